"""The table and the numbers when the game is over."""

import random
import re
from pathlib import Path

import pytest

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.gameconfig import AI, setup_of
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.results import results_view
from alhambra_qt.controller.view.targets import AtDisplay, Press
from alhambra_qt.engine import apply, legal_actions
from alhambra_qt.engine.actions import EndTurn
from alhambra_qt.engine.events import Bought
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_ID, TILE_PRICE, TYPES
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.i18n import tr
from tests.cases import count, each
from tests.controller.kit import arranged, chance, chances, config, english, played, there
from tests.engine.plain_palace import wall_runs
from tests.engine.random_palaces import board_of
from tests.saves import make


def turns(session: Session) -> list[int]:
    """Return the numbers of turns that the results show for each seat."""
    rows = sorted(there(results_view(session)).rows, key=lambda row: row.seat.seat)
    lines = [stat.text for row in rows for stat in row.stats if stat.id == "turns"]
    return [int(tr("en", text)) for text in lines]


def shares(session: Session, first: int, begun: int = 0) -> list[int]:
    """How many turns each seat had from one turn on, by the order around the table."""
    owners = [(first + turn) % session.seats for turn in range(session.turn - begun + 1)]
    return [owners.count(seat) for seat in range(session.seats)]


@pytest.mark.parametrize(*each(seats=[2, 3, 5], on=[(), ("trader",), ("vizier", "thieves")]))
def test_every_turn_is_counted(seats: int, on: tuple[str, ...]) -> None:
    """Also the first one of the player who begins, whether or not something was asked before."""
    session = played(config(seats, 0, seed=f"turns-{seats}", modules=on))
    first = session.steps[0].seat
    assert turns(session) == shares(session, first)


def test_turns_of_a_game_from_a_position() -> None:
    """A game that begins with a position counts the turns since then, the one begun too."""
    setup, rng = config(3, 0, seed="later"), random.Random(4)
    game = modules.new_game(setup_of(setup))
    while game.turn < 7:
        apply(game, rng.choice(legal_actions(game)))
    first, begun = game.to_play, game.turn
    session = Session.at(setup, game, position_to_json(game))
    chances(session, rng)
    assert turns(session) == shares(session, first, begun)


def test_turns_with_undo_a_take_over_and_a_file(tmp_path: Path) -> None:
    """Taking back, playing for somebody else and going on from a file change no number."""
    session, rng = Session.new(config(3, 3, seed="kept")), random.Random(5)
    first = there(session.to_move)
    chance(session, rng)
    session.undo(first)
    while session.turn < 9:
        chance(session, rng)
    session.take_over(Seating(first, AI, "random", "builder"))
    records.save(session, tmp_path / "kept.json")
    session = records.load(tmp_path / "kept.json")
    chances(session, rng)
    assert turns(session) == shares(session, first)


@pytest.mark.parametrize("on", [(), ("camps", "exchange", "vizier", "walls")])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_number_of_the_results_is_true(seats: int, on: tuple[str, ...]) -> None:
    """Winner, places, scorings and statistics are those computed from the record."""
    session = played(config(seats, 0, seed=f"results-{seats}", modules=on))
    view, scores = there(results_view(session)), session.scores
    won = [k for k, score in enumerate(scores) if score == max(scores)]
    assert [tag.seat for tag in view.winners] == won
    text = tr("en", view.title)
    assert all(session.tags[k].name in text for k in won)
    assert re.findall(r"\d+", text) == [str(max(scores))]
    assert tr("en", view.text).startswith(f"{session.turn // seats + 1} round")
    for row in view.rows:
        seat = row.seat.seat
        bought = [
            (step.action, event)
            for step in session.steps
            for event in step.events
            if isinstance(event, Bought) and event.seat == seat
        ]
        over = [
            sum(CARD_VALUE[card] for card in getattr(action, "cards", ())) - TILE_PRICE[event.tile]
            for action, event in bought
        ]
        palace = session.observation(seat).game.players[seat].palace
        said = {stat.id: int(tr("en", stat.text).split()[0]) for stat in row.stats}
        assert said["exact"] == over.count(0)
        assert said["overpaid"] == sum(over)
        assert said["wall"] == max(map(len, wall_runs(board_of(palace))), default=0)
        assert said["tiles"] == sum(
            TILE_ID[tile].split("-")[0] in TYPES for tile in palace.tiles.values()
        )
        assert (row.score, row.place) == (scores[seat], 1 + sum(n > scores[seat] for n in scores))
        assert row.winner == (row.place == 1) == (seat in won)
        for number, gained in enumerate(row.gained, 1):
            boards = [board for board in session.scored if board.ledger.scoring == number]
            lines = (line for board in boards for line in board.ledger.lines if line.seat == seat)
            assert gained == sum(line.points for line in lines)


def test_whoever_lost_is_asked_what_was_luck() -> None:
    """First comes the review if no person has won, out of a branch the game; else another game."""
    folder = make.FOLDER / "version-1"
    for name, wanted in (("one-vizier", "review"), ("one-trader", "rematch")):
        root = records.load(folder / f"{name}.alhambra")
        assert main_word(root) == wanted
    branch = records.play_on(root, len(root.steps) - 1, "Another end")
    chances(branch, random.Random(1))
    assert main_word(branch) == "original"


def main_word(session: Session) -> str:
    """Return the word of the one button that the results offer first."""
    view = there(results_view(session))
    (main,) = (button.target for button in view.buttons if button.primary)
    assert isinstance(main, Press)
    return main.word


def ended(humans: int = 1, *modules: str) -> Desk:
    """A game of three played to its end; the first seat, a person's at first, by a computer."""
    session = Session.new(config(3, humans, seed="over", modules=modules))
    desk, rng = Desk(session), random.Random(2)
    desk.take_seat()
    chances(session, rng, 12)
    session.take_over(Seating(0, AI, "random", "builder"))
    assert desk.view().hand.hidden
    chances(session, rng)
    return desk


@pytest.mark.parametrize("humans", [1, 2])
def test_the_hand_lies_face_up(humans: int) -> None:
    """The hand of the seat at the bottom is shown, though a computer played it or nobody looks."""
    desk = ended(humans)
    hand = desk.view().hand
    assert not hand.hidden
    shown = [card.card for group in hand.groups for card in group.cards]
    assert len(shown) == hand.count > 0


def test_the_counts_are_those_of_the_last_scoring() -> None:
    """The table of counts stays and says what scoring 3 gave, not what would come now."""
    desk = ended(1, "bonus", "characters", "invaders", "treasure")
    counts, last = desk.view().counts, desk.session.scored[-1].ledger
    assert tr("en", counts.title) == "What scoring 3 gave"
    assert counts.totals == last.totals


def test_the_end_is_said_once() -> None:
    """However many slots stay empty, the log says one time that the game ends."""
    market = "- - arcades-5-nw pavilion-4-es"
    game = arranged(config(3), market=market, display="ducat-3 florin-7 florin-2 denar-9")
    game.bag.clear()
    desk = Desk(Session.at(config(3), game, {}))
    desk.pick(AtDisplay(0))
    desk.confirm()
    desk.session.play(EndTurn.of())
    texts = [tr("en", line.text) for line in desk.view().log]
    assert texts.count("A market slot stays empty: the game ends") == 1


@pytest.mark.parametrize("humans", [1, 2])
def test_the_page_speaks_to_the_only_person(humans: int) -> None:
    """It says "you" to one person, celebrates nobody else, and names the winner to several."""
    seen = set()
    for number in range(count(3, 6)):
        session = played(config(3, humans, seed=f"you{number}"), seed=number)
        view = there(results_view(session))
        mine, best = session.scores[0], max(session.scores)
        place = 1 + sum(score > mine for score in session.scores)
        seen.add(place == 1)
        if humans > 1:
            assert view.title.id.startswith("result-win")
            assert view.celebrated == view.winners
        elif mine == best:
            assert english(view.title).startswith("You ")
            assert view.celebrated == view.winners
        else:
            assert english(view.title) == (
                f"You come {('second', 'third')[place - 2]} with {mine} points"
            )
            assert " wins with " in english(view.text) or " share " in english(view.text)
            assert not view.celebrated
    assert seen == {True, False}
