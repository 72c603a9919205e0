"""All hands are shown to people who watch, ten rounds later, if everybody who plays has agreed."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from attrs import evolve
from msgspec import Raw

from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import AI, HUMAN, default_config
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.replay.replayed import Replay
from alhambra_qt.controller.together import frames, running, shown
from alhambra_qt.controller.together.gallery import Gallery
from alhambra_qt.controller.together.guest import Guest, Me
from alhambra_qt.controller.together.running import WITH_POSITIONS, Running
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.engine.codec import state_to_json
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, TILE_BY_ID
from alhambra_qt.i18n import msg
from alhambra_qt.net.channel import Call
from tests.cases import count
from tests.controller.kit import true_game
from tests.together.kit import (
    NAMES,
    Ear,
    Friend,
    Party,
    at_once,
    config_for,
    party_of,
    play_out,
    some_action,
    until,
    with_computers,
)
from tests.together.test_mirror import NAMED, laid_open

DELAY = 10  # rounds until a hand is shown
ROUNDS = 13  # of a game in which some are
SOON = 2  # instead of these, where something else is tried


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands are shown after few rounds: playing all ten takes most of the time."""
    monkeypatch.setattr(running, "DELAY", SOON)


def agreed(party: Party, *unwilling: Seat) -> Friend:
    """Let all come and agree but some, and somebody watch; begin."""
    party.table.offer_hands(True)
    for seat in party.far:
        party.come(seat)
        party.friends[seat].guest.send(frames.Agree(yes=seat not in unwilling))
    for seat in party.table.here:
        party.table.agree(seat, seat not in unwilling)
    party.pump()
    friend = party.watch()
    party.table.start()
    party.pump()
    return friend


def play_rounds(party: Party, number: int = ROUNDS) -> None:
    """Play until so many rounds have begun."""
    roll = Random("rounds")
    while not party.session.over and party.session.turn < number * party.session.seats:
        party.play(roll, most=1, quickly=True)


def due(session: Session, delay: int = DELAY) -> int:
    """Count the positions that are so many rounds old."""
    return sum(step.turn + delay * session.seats <= session.turn for step in session.steps)


def true_hands(session: Session, number: int) -> Raw:
    """The hands of a position."""
    players = session._past[number].players
    return Raw(msgspec.json.encode([[CARD_ID[card] for card in one.hand] for one in players]))


# -- who agrees -------------------------------------------------------------------------------


def test_all_must_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    """With everybody's consent, which all can see, hands arrive; else none ever does."""
    party = party_of(3, (1, 2))
    friend = agreed(party)
    lobby = friend.guest.lobby
    assert lobby is not None
    assert lobby.shows_hands
    assert [seat.agrees for seat in lobby.seats] == [True] * 3
    play_rounds(party)
    number = due(party.session)
    assert 0 < number == friend.mirror.opened == len(friend.mirror.hands)
    assert friend.mirror.hands == [true_hands(party.session, at) for at in range(number)]
    monkeypatch.setattr(running, "DELAY", SOON)
    for unwilling in range(3):
        party = party_of(3, (1, 2))
        friend = agreed(party, unwilling)
        assert friend.guest.lobby is not None
        assert not friend.guest.lobby.hands
        play_rounds(party, SOON + 3)
        assert friend.mirror.opened == 0


def test_computers_need_not_agree() -> None:
    """A computer’s seat needs no consent."""
    config = with_computers(default_config(NAMES[:3], humans=3), (0,))
    party = Party(config, (1, 2))
    assert agreed(party).guest.lobby == party.table.lobby()
    assert party.table.lobby().shows_hands


@pytest.mark.parametrize("frame", [frames.Agree(), frames.Agree(yes=False), frames.Ready()])
def test_nothing_without_an_offer(frame: frames.Up) -> None:
    """Unless the host has offered it nobody can agree, and after the deal nobody can."""
    party = party_of(2, (1,))
    guest = party.come(1).guest
    guest.send(frame)
    party.pump()
    assert not any(seat.agrees for seat in party.table.lobby().seats)
    party.table.start()
    party.pump()
    party.table.offer_hands(True)
    guest.send(frames.Agree())
    party.table.agree(0, True)
    party.pump()
    lobby = party.table.lobby()
    assert (lobby.hands, [seat.agrees for seat in lobby.seats]) == (False, [False, False])


def test_a_program_agrees_as_it_comes() -> None:
    """A program can agree with its first frame, so that no deal comes before it."""
    party = party_of(2, (0, 1))
    party.table.offer_hands(True)
    for seat in (0, 1):
        party.come(seat, Me(NAMES[seat], agrees=True))
    party.table.start()
    party.pump()
    assert party.table.lobby().shows_hands


def test_agreement_goes_with_the_person() -> None:
    """It moves with a seat; whoever has the seat next has not agreed."""
    party = party_of(3, (1,))
    table = party.table
    table.offer_hands(True)
    party.come(1).guest.send(frames.Agree())
    table.agree(2, True)
    party.pump()
    seats = table.config.seats
    order = (2, 1, 0)
    table.arrange(evolve(table.config, seats=tuple(seats[old] for old in order)), {1}, order)
    assert table.gallery.agreed == {0, 1}
    named = tuple(
        evolve(seat, name=f"{seat.name}!") if not at else seat
        for at, seat in enumerate(table.config.seats)
    )
    table.arrange(evolve(table.config, seats=named), {1}, range(3))
    assert table.gallery.agreed == {1}
    computer = with_computers(table.config, (1,))
    table.arrange(computer, (), range(3))
    table.arrange(evolve(computer, seats=named), {1}, range(3))
    assert table.gallery.agreed == set()


def test_the_offer_is_taken_back() -> None:
    """Nobody has agreed to a new offer."""
    party = party_of(2, (1,))
    party.table.offer_hands(True)
    party.table.agree(0, True)
    party.table.offer_hands(False)
    party.table.offer_hands(True)
    assert party.table.gallery.agreed == set()


# -- who plays later --------------------------------------------------------------------------


def by_renewing(party: Party) -> None:
    """Give the seat to somebody else by a new invitation."""
    party.table.renew(1)
    party.come(1)


def at_another_computer(party: Party) -> None:
    """Use the invitation at another computer."""
    party.come(1)


def by_a_person_here(party: Party) -> None:
    """Give the computer's seat to somebody at the table's computer."""
    party.session.take_over(Seating(2, HUMAN, "easy", "balanced"))
    party.session.take_over(Seating(2, AI, "easy", "balanced"))


def by_an_own_seat(party: Party) -> None:
    """Let a computer play the host's seat for a while: then anybody may sit there."""
    party.session.take_over(Seating(0, AI, "easy", "balanced"))
    party.session.take_over(Seating(0, HUMAN, "easy", "balanced"))


def in_a_seat_elsewhere(party: Party) -> None:
    """Let somebody at the table's computer play for a guest who is away."""
    party.cut(party.friends[1])
    party.table.want(0, 1, True)
    party.session.take_over(Seating(1, HUMAN, "easy", "balanced"))
    party.session.take_over(Seating(1, AI, "easy", "balanced"))


def by_withdrawing(party: Party) -> None:
    """Take the consent back."""
    party.friends[1].guest.send(frames.Agree(yes=False))


def by_the_host(party: Party) -> None:
    """Take the offer back."""
    party.table.offer_hands(False)


@pytest.mark.parametrize(
    "change",
    [
        by_renewing,
        at_another_computer,
        by_a_person_here,
        by_an_own_seat,
        in_a_seat_elsewhere,
        by_withdrawing,
        by_the_host,
    ],
)
@pytest.mark.usefixtures("soon")
def test_a_seat_goes_to_somebody_else(change: Callable[[Party], None]) -> None:
    """From then on no hand is shown, not even an old one, whoever sits there later."""
    config = with_computers(default_config(NAMES[:3], humans=3), (2,))
    party = Party(config, (1,))
    friend = agreed(party)
    play_rounds(party, SOON + 3)
    assert friend.mirror.opened
    change(party)
    party.pump()
    assert not party.table.lobby().hands
    assert friend.mirror.opened == 0
    late = party.watch()
    play_rounds(party, SOON + 5)
    for one in (friend, late):
        assert one.guest.lobby is not None
        assert (one.mirror.opened, one.guest.lobby.hands) == (0, False)


@pytest.mark.usefixtures("soon")
def test_the_same_person_comes_back() -> None:
    """A lost line, or a computer that plays meanwhile, ends nothing."""
    party = party_of(2, (1,))
    friend = agreed(party)
    party.cut(party.friends[1])
    party.table.want(0, 1, True)
    party.pump()
    assert party.session.is_ai(1)
    party.dial(party.friends[1])
    assert not party.session.is_ai(1)
    assert party.table.lobby().shows_hands
    play_rounds(party, SOON + 3)
    assert friend.mirror.opened


def test_somebody_takes_a_free_seat() -> None:
    """A person who comes after the deal has not agreed, and cannot."""
    party = party_of(2, (1,))
    party.table.offer_hands(True)
    party.table.agree(0, True)
    party.table.start()
    assert party.table.lobby().shows_hands
    party.come(1, Me("Marco", agrees=True))
    assert not party.table.lobby().hands


@pytest.mark.usefixtures("soon")
def test_a_table_that_opens_again() -> None:
    """The consent of those who agreed is kept with the table's keys."""
    party = party_of(2, (1,))
    agreed(party)
    play_rounds(party, SOON + 3)
    kept = party.table.keys(0)
    again = Party(party.session.config, (1,), party.session)
    again.table.unlock(kept)
    again.table.resume(kept.made, kept.secret)
    assert again.table.lobby().shows_hands
    assert again.watch().mirror.opened == due(party.session, SOON)
    other = HostTable(party.config, {}, at_once)
    assert not other.gallery.offers


def test_the_next_game_needs_new_consent() -> None:
    """Nobody has agreed to the hands of the next game."""
    party = party_of(2, (1,))
    friend = agreed(party)
    play_out(party)
    party.table.again()
    party.table.start()
    party.pump()
    assert not party.table.lobby().hands
    assert friend.mirror.opened == 0


# -- what they see ----------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(count(4, 200)))
def test_no_younger_hand_stands_in_a_frame(number: int, seed: str) -> None:
    """No watcher, early, late or back again, gets a hand that is younger than ten rounds.

    All other frames name only what lay open once, and the record comes when the game is over.
    """
    roll = Random(f"{seed}/{number}")
    config = evolve(config_for(roll, roll.choice((2, 3))), seed=f"young {number}")
    session = Session.new(evolve(config, modules=modules.IDS) if number < 2 else config)
    ears, opened, opens = list[Ear](), set[str](), 0
    running = Running(session, lambda: tuple(ears), at_once, lambda: True)
    for _ in range(count(260, 900)):
        opened |= laid_open(true_game(session), None)
        if roll.random() < 0.1:
            ears.append(Ear(None))
            since = roll.randrange(len(session.steps) + 1)
            raws = [shown.step_to_json(step, None) for step in session.steps[:since]]
            running.greet(ears[-1], since, shown.chained(shown.BLANK, raws))
        for ear in ears:
            opens += sum(check(data, session, opened) for data in ear.heard)
            ear.heard.clear()
        del ears[:-4]
        if (mover := session.to_move) is None:
            break
        if roll.random() < 0.1:
            session.undo(mover)
        else:
            session.play(some_action(session, mover, roll, quickly=True))
    assert opens or session.turn < DELAY * session.seats


def check(data: bytes, session: Session, opened: set[str]) -> int:
    """Look for hands and covered pieces in a frame; return how many positions show hands."""
    frame = frames.read_down(data)
    if isinstance(frame, frames.OpenHands):
        for at, raw in enumerate(frame.hands, frame.at):
            assert session.steps[at].turn + DELAY * session.seats <= session.turn
            assert raw == true_hands(session, at)
        return len(frame.hands)
    if isinstance(frame, frames.Record):
        assert session.over
        return 0
    named = {one.decode() for one in NAMED.findall(data)} & {*CARD_BY_ID, *TILE_BY_ID}
    assert named <= opened, named - opened
    if isinstance(frame, frames.Seen):
        for raw in (frame.observation, *frame.positions):
            players = msgspec.json.decode(raw)["game"]["players"]
            assert not any(card for player in players for card in player["hand"])
        assert all(msgspec.json.decode(raw)["action"] is None for raw in frame.steps)
    return 0


@pytest.mark.parametrize("number", range(count(2, 60)))
def test_all_modules_show_them(number: int, seed: str) -> None:
    """Hands of every game arrive at those who watch, early or late, and can be replayed."""
    roll = Random(f"{seed}/{number}")
    config = config_for(roll, 2)
    config = config if number else evolve(config, modules=modules.IDS)
    party = Party(evolve(config, seed=f"all {number}"), (0, 1))
    early = agreed(party)
    play_rounds(party, DELAY + 4)
    late = party.watch()
    for friend in (early, late):
        assert friend.states == ["here"]
        assert friend.mirror.opened == due(party.session) > 0
        for at in (0, friend.mirror.opened - 1):
            assert len(Replay(friend.mirror).view(at, None).hands) == 2
    play_out(party)
    until(lambda: early.verdicts and late.verdicts)
    assert (early.verdicts[0].faults, late.verdicts[0].faults) == ((), ())


def test_the_replay_shows_them() -> None:
    """A replay opens all hands where they are ten rounds old, and none later."""
    party = party_of(3, (1, 2))
    friend = agreed(party)
    play_rounds(party)
    replay, number = Replay(friend.mirror), due(party.session)
    right = Replay(party.session)
    assert replay.usual() is None
    for at in (0, number - 1):
        hands = replay.view(at, None).hands
        names = [[card.card for group in hand.groups for card in group.cards] for hand in hands]
        held = [player.hand for player in party.session._past[at].players]
        assert [sorted(one) for one in names] == [sorted(CARD_ID[c] for c in hand) for hand in held]
    for at in (number, len(party.session.steps)):
        assert replay.view(at, None).hands == ()
        assert replay.view(at, None).hand.hidden
        assert replay.view(at, 1).hand == right.view(at, 1).hand


def test_a_late_watcher_sees_the_whole_game(seed: str) -> None:
    """A late watcher can replay the game from its beginning, as everybody else saw it."""
    roll = Random(seed)
    party = party_of(3, (1, 2))
    party.begin()
    party.play(roll, most=3 * WITH_POSITIONS + 5, quickly=True)
    late = party.watch().mirror
    assert late.known_from == 0
    assert late.raws == [shown.step_to_json(step, None) for step in party.session.steps]
    for mine, right in zip(late.public()(), party.session.public()(), strict=True):
        assert state_to_json(mine) == state_to_json(right)
    party.play(roll, most=5)
    assert late.known_from == 0


def test_the_rest_is_sent_in_pieces() -> None:
    """Nobody waits until somebody who comes late has everything."""
    session, waiting, ear = (
        Session.new(default_config(NAMES[:2], humans=2)),
        list[Call](),
        Ear(None),
    )
    roll = Random(1)
    for _ in range(WITH_POSITIONS + 2):
        session.play(some_action(session, session.to_move or 0, roll, quickly=True))
    running = Running(session, lambda: [ear], waiting.append, bool)
    running.greet(ear, 0, "")
    assert len(sent(ear)) == 1
    session.play(some_action(session, session.to_move or 0, roll))
    assert len(sent(ear)) == len(waiting) == 1
    waiting.pop()()
    assert [(len(frame.steps), frame.more) for frame in sent(ear)] == [(25, True), (3, False)]
    running.greet(ear, 0, "")
    running.stop()
    waiting.pop()()
    assert len(sent(ear)) == 3


def sent(ear: Ear) -> list[frames.Seen]:
    """Return the frames with the game."""
    return [one for one in map(frames.read_down, ear.heard) if isinstance(one, frames.Seen)]


# -- tables that do wrong ---------------------------------------------------------------------


def worse(hands: list[list[str]], how: str) -> list[Any]:
    """Hands that do not fit."""
    match how:
        case "short":
            return [hand[1:] for hand in hands]
        case "unknown":
            return [["dragon-1", *hand[1:]] for hand in hands]
        case "twice":
            return [hands[0][:1] * len(hand) for hand in hands]
        case "seats":
            return hands[1:]
    return [7, *hands]


@pytest.mark.parametrize("how", ["short", "unknown", "twice", "seats", "shape", "far", "player"])
def test_hands_that_do_not_fit(how: str) -> None:
    """Hands that cannot be those of the position end the channel, and change nothing."""
    party = party_of(2, (1,))
    watcher = agreed(party)
    play_rounds(party, 2)
    friend = party.friends[1] if how == "player" else watcher
    visitors = {one.watches: one for one in party.table._visitors}
    hands = msgspec.json.decode(true_hands(party.session, 0))
    bad = hands if how in ("far", "player") else worse(hands, how)
    at = 3 if how == "far" else 0
    before = list(friend.mirror._past)
    frame = frames.OpenHands(at=at, hands=[Raw(msgspec.json.encode(bad))])
    visitors[how != "player"].send(frame)
    party.pump()
    assert friend.states[-1] == "ended"
    assert friend.why[-1] is not None
    assert friend.why[-1].id == "join-unfit"
    assert friend.mirror._past == before
    assert friend.mirror.opened == 0


def test_positions_that_do_not_fit() -> None:
    """As many positions as steps must come, and each must be one of the game."""
    for change in ("fewer", "other"):
        party = party_of(2, (1,))
        party.begin()
        play_rounds(party, 2)
        friend = party.watch()
        heard = sent_to(friend, party)
        seen = next(one for one in heard if isinstance(one, frames.Seen))
        seen.positions = seen.positions[1:] if change == "fewer" else [Raw(b"{}")] * len(seen.steps)
        seen.keep = 0
        friend.mirror._cut(0)
        with pytest.raises(frames.BadFrame):
            friend.mirror.take(seen)
        assert not friend.mirror.steps


def sent_to(friend: Friend, party: Party) -> list[frames.AnyDown]:
    """Everything that is sent to somebody who comes back without anything."""
    heard = list[bytes]()
    party.cut(friend)
    friend.guest.mirror = None
    friend.guest.on_frame = heard.append
    party.dial(friend)
    return [*map(frames.read_down, heard)]


def test_a_table_that_lies_about_hands() -> None:
    """If the record has other hands, the verdict names the turn."""
    party = party_of(2, (1,))
    friend = agreed(party)
    play_rounds(party, DELAY + 1)
    assert friend.mirror.hands
    friend.mirror.hands[0] = Raw(b"[[],[]]")
    play_out(party)
    until(lambda: friend.verdicts)
    assert [fault.kind for fault in friend.verdicts[0].faults] == ["turn"]


def test_who_is_sent_away_is_named() -> None:
    """Everybody at the table reads who sent what only players may send, each once."""
    party = party_of(2, (1,))
    party.come(1)
    friend = party.watch("Mallory")
    friend.guest.invitation = evolve(friend.guest.invitation, watches=False)
    friend.guest.send(frames.Nudge())
    party.pump()
    assert friend.why[-1] == msg("join-refused")
    assert party.friends[1].guest.lobby == party.table.lobby()
    assert party.table.lobby().expelled == ["Mallory"]
    found = Gallery()
    for number in range(40):
        found.expel(f"{number // 2}")
    assert found.expelled == [f"{number}" for number in range(4, 20)]


def test_nobody_else_can_agree_for_a_seat() -> None:
    """A frame about agreeing is about the own seat, and none for those who watch."""
    party = party_of(3, (1, 2))
    party.table.offer_hands(True)
    party.come(1)
    friend = Friend(Guest(party.table.invitation(2, ()), Me("Ioana"), at_once))
    party.dial(friend)
    friend.guest.send(frames.Agree())
    party.pump()
    assert party.table.gallery.agreed == {2}
