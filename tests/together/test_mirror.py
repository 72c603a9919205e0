"""A guest sees what the host would see in the same seat, and nothing else goes over the line."""

import re
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.ai.player import choose
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import default_config, setup_of
from alhambra_qt.controller.game.history import ToldStep
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.thoughts import Thought
from alhambra_qt.controller.together import frames
from alhambra_qt.controller.together.running import Running
from alhambra_qt.controller.together.shown import seen_by
from alhambra_qt.engine import Game, apply, legal_actions, redeal, to_move, why_not
from alhambra_qt.engine.codec import state_to_json
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, TILE_BY_ID, TILE_ID
from tests.cases import count
from tests.controller.kit import true_game
from tests.together.kit import (
    NAMES,
    Ear,
    Party,
    at_once,
    config_for,
    played,
    some_action,
    wait_for_verdicts,
    with_computers,
)

LONGEST = 500  # actions of a game
MOST_TOLD = 30  # moves of a computer that thinks


def trail(desk: Desk) -> list[object]:
    """The lines of all steps, undone ones too."""
    return [one.lines if isinstance(one, ToldStep) else one for one in desk.history.trail()]


def views(party: Party, seat: Seat) -> Iterator[None]:
    """Compare both views of a seat each time it is asked to."""
    mirror = party.friends[seat].mirror
    party.session.play_elsewhere(set(range(party.session.seats)) - {seat})
    party.pump()
    host, guest = Desk(party.session), Desk(mirror)
    came_late = bool(mirror.steps)
    while True:
        seen, right = guest.view(), host.view()
        if came_late:  # who came late does not know how it was when they left
            seen, right = evolve(seen, recap=()), evolve(right, recap=())
        assert seen == right
        assert guest.history.log() == host.history.log()
        assert trail(guest) == trail(host)
        assert (mirror.scores, mirror.turn, mirror.to_move) == (
            party.session.scores,
            party.session.turn,
            party.session.to_move,
        )
        yield


@pytest.mark.parametrize("number", range(count(8, 300)))
def test_views_are_equal(number: int, seed: str) -> None:
    """At every step of random games a guest's table is the host's for that seat."""
    roll = Random(f"{seed}/{number}")
    config = evolve(config_for(roll), seed=f"{number}")
    before = played(config, roll.choice((0, roll.randrange(LONGEST))), roll)
    party = Party(config, range(1, len(config.seats)), before)
    party.begin()
    compared = views(party, roll.choice(party.far))
    for _ in range(count(15, 150)):
        next(compared)
        undo_by_lot(party, roll)
        party.play(roll, most=1)
    next(compared)


def undo_by_lot(party: Party, roll: Random) -> None:
    """Let whoever must choose undo and redo now and then."""
    seat = party.session.to_move
    if seat is None or seat not in party.friends or roll.random() < 0.7:
        return
    mirror = party.friends[seat].mirror
    mirror.restart_turn(seat) if roll.random() < 0.3 else mirror.undo(seat)
    party.pump()
    if roll.random() < 0.5:
        mirror.redo()
        party.pump()


def test_how_it_was_when_one_left(seed: str) -> None:
    """A person's last view is the same at both ends, whoever undoes what."""
    roll = Random(seed)
    party = Party(evolve(default_config(NAMES[:3], humans=3), seed="left"), (0, 1, 2))
    party.begin()
    compared = 0
    for _ in range(40):
        party.play(roll, most=1)
        undo_by_lot(party, roll)
        for seat, friend in party.friends.items():
            left, right = friend.mirror.left_by(seat), party.session.left_by(seat)
            assert (left is None) == (right is None)
            if left is not None and right is not None:
                compared += 1
                assert state_to_json(left) == state_to_json(right)
    assert compared


def moments(roll: Random) -> Iterator[tuple[Game, Session]]:
    """Moments of a random game: the game, and a session at that point."""
    config = evolve(config_for(roll), seed="hidden")
    game = modules.new_game(setup_of(config))
    for _ in range(roll.randrange(LONGEST)):
        if game.over:
            break
        apply(game, roll.choice(legal_actions(game)))
    for _ in range(count(6, 30)):
        if game.over:
            return
        yield game, Session.at(config, game.clone(), {})
        apply(game, roll.choice(legal_actions(game)))


@pytest.mark.parametrize("number", range(count(8, 300)))
def test_hidden_changes_nothing(number: int, seed: str) -> None:
    """Dealing anew what a seat cannot know leaves every byte that it gets the same."""
    roll = Random(f"{seed}/{number}")
    for game, session in moments(roll):
        seat = roll.choice((None, *range(len(game.players))))
        other = Session.at(session.config, redeal(seen_by(session, seat), str(number)), {})
        ears = [Ear(seat), Ear(seat)]
        for ear, one in zip(ears, (session, other), strict=True):
            Running(one, ear.alone, at_once, bool).greet(ear, 0, "")
        mover = to_move(game)
        assert mover is not None
        action = some_action(session, mover, roll)
        if other.refusal(action) is None and why_not(game, action) is None:
            steps = [session.play(action) for session in (session, other)]
            if any(step.revealed for step in steps):
                continue
        assert ears[0].heard == ears[1].heard


def test_no_frame_tells_secrets(seed: str) -> None:
    """No seed, no digest, no thought and nobody else's action is in the guests' frames."""
    heard = 0
    for number in range(1000):
        roll = Random(f"{seed}/{number}")
        config = evolve(config_for(roll, 3), seed="THE-HIDDEN-SEED")
        session = Session.new(config)
        ears = [Ear(1), Ear(2)]
        running = Running(session, ears.copy, at_once, bool, None, "ab" * 32)
        for ear in ears:
            running.greet(ear, 0, "")
        for _ in range(count(60, 400)):
            if (seat := session.to_move) is None:
                break
            session.play(some_action(session, seat, roll))
            digest = session.digest().encode()
            for ear in ears:
                if not session.over:
                    check_frame(ear, digest)
        heard += sum(len(ear.heard) for ear in ears)
        if heard > count(800, 100_000):
            return


def check_frame(ear: Ear, digest: bytes) -> None:
    """Look for secrets in the last frame that a guest received."""
    data = ear.heard[-1]
    assert b"THE-HIDDEN-SEED" not in data
    assert b"abababab" not in data
    assert digest not in data
    assert b"thought" not in data
    frame = frames.read_down(data)
    if isinstance(frame, frames.Seen):
        for raw in frame.steps:
            step = msgspec.json.decode(raw)
            assert (step["action"] is None) == (step["seat"] != ear.seat)


NAMED = re.compile(rb'"([a-z]+(?:-[a-z]+)?-[0-9]+(?:-[a-z]+)?)"')


@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.parametrize("number", range(count(4, 300)))
def test_nothing_unseen_is_named(number: int, seat: Seat | None, seed: str) -> None:
    """No frame names a card or tile that is still in the deck, the bag or somebody's secret.

    To those who watch it names none that never lay open, and no hand holds any.
    """
    roll = Random(f"{seed}/{number}/{seat}")
    config = config_for(roll, 3)
    config = evolve(config, modules=modules.IDS) if not number else config
    session = Session.new(evolve(config, seed=f"named {number}"))
    ear, named, unseen = Ear(seat), set[str](), 0
    Running(session, ear.alone, at_once, bool).greet(ear, 0, "")
    dealt = [card for player in true_game(session).players for card in player.hand]
    open_cards = set() if seat is None else {CARD_ID[card] for card in dealt}
    for _ in range(count(80, 400)):
        open_cards |= laid_open(true_game(session), seat)
        for data in ear.heard:
            assert seat is not None or not hands(data)
            named |= {one.decode() for one in NAMED.findall(data)} & {*CARD_BY_ID, *TILE_BY_ID}
        ear.heard.clear()
        assert named <= open_cards, named - open_cards
        unseen = max(unseen, len({*CARD_BY_ID, *TILE_BY_ID} - open_cards))
        if (mover := session.to_move) is None:
            break
        session.play(some_action(session, mover, roll))
    assert unseen > 50


def hands(data: bytes) -> list[str]:
    """The cards that the hands of an observation name."""
    frame = frames.read_down(data)
    if not isinstance(frame, frames.Seen):
        return []
    players = msgspec.json.decode(frame.observation)["game"]["players"]
    return [card for player in players for card in player["hand"] if card is not None]


def laid_open(game: Game, seat: Seat | None) -> set[str]:
    """The cards and tiles that lie open now, or in the hand of a seat."""
    hand = [] if seat is None else game.players[seat].hand
    cards = [*game.display, *game.discards, *game.gone, *hand]
    tiles = [*game.market, *(game.dirk or ())]
    for player in game.players:
        tiles += [*player.reserve, *player.bought, *player.palace.tiles.values()]
    named = {CARD_ID[card] for card in cards}
    return named | {TILE_ID[tile] for tile in tiles if tile is not None}


def test_reasons_of_computers(seed: str) -> None:
    """A guest may ask why a computer did that; its own reasons come with the record at the end."""
    roll = Random(seed)
    config = with_computers(config_for(roll, 3), (0,))
    party = Party(config, (1, 2))
    party.begin()
    told = 0
    while not party.session.over:
        seat = party.session.to_move
        if seat != 0 or told > MOST_TOLD:
            party.play(roll, most=1, quickly=True)
            continue
        found = choose(party.session.ai_observation(0), "easy", "x")
        reasons = tuple((reason.id, reason.params) for reason in found.reasons)
        thought = Thought(found.action, found.value, found.alternatives, reasons)
        step = party.session.play(found.action, thought)
        party.pump()
        index = len(party.session.steps) - 1
        for friend in party.friends.values():
            assert step.why is not None
            assert party.session.over or friend.mirror.why(index) == step.why
            assert party.session.over or party.session.why(index) == step.why
        told += 1
    assert told
    own = [party.session.why(index) for index in range(len(party.session.steps))]
    assert any(why is not None and why.others for why in own)
    wait_for_verdicts(party)
    for friend in party.friends.values():
        assert [friend.mirror.why(index) for index in range(len(own))] == own
