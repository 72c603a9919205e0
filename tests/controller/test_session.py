"""The running game: playing, taking back, who may look, and taking over a seat."""

import json
import random
from pathlib import Path

import pytest

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.desk.handover_view import SINCE
from alhambra_qt.controller.game import ai_host, records
from alhambra_qt.controller.game.ai_host import Autoplay
from alhambra_qt.controller.game.gameconfig import AI, HUMAN
from alhambra_qt.controller.game.records import BadFile
from alhambra_qt.controller.game.seats import ALWAYS, Seating, Skip, Viewing, letters, tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.engine import IllegalAction
from alhambra_qt.engine.actions import Buy, EndActions, EndTurn, Place, RemoveTile, TakeMoney
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import tr
from tests.controller.kit import arranged, cards, chance, chances, config, english, played, there
from tests.controller.test_hints import Slow

STATE = {
    "hand": "florin-3 florin-4 denar-9",
    "market": "pavilion-7-e tower-12 garden-9-e tower-11",
    "display": "florin-1 denar-2 ducat-9 dirham-8",
}
EXACT = Buy.of(0, tuple(cards("florin-3 florin-4")))


def session(**more: str) -> Session:
    """A game in which seat 0 can pay a pavilion and a garden exactly."""
    setup = config()
    return Session.at(setup, arranged(setup, **{**STATE, **more}), {})


def test_play_tells_listeners() -> None:
    """Everybody who listens hears of an action with its seat and events."""
    game = session()
    heard: list[SessionChange] = []
    game.listeners.append(heard.append)
    step = game.play(EXACT)
    assert heard == [SessionChange("played", (step,))]
    assert step.seat == 0
    assert step.events


def test_illegal_action_changes_nothing() -> None:
    """An action that a rule forbids is refused and leaves the game as it was."""
    game = session()
    before = game.digest()
    with pytest.raises(IllegalAction):
        game.play(RemoveTile.of(0))
    assert game.digest() == before
    assert game.steps == []


def test_undo_step_by_step_is_exact() -> None:
    """Undo gives back exactly the state before each action."""
    game = session()
    marks = [game.digest()]
    for action in (EXACT, Buy.of(2, tuple(cards("denar-9"))), EndActions.of()):
        game.play(action)
        marks.append(game.digest())
    for mark in reversed(marks[:-1]):
        assert game.undo(0) is not None
        assert game.digest() == mark
    assert game.undo_blocked(0) is not None


def test_redo_is_exact() -> None:
    """Redo plays what was undone; a new action forgets it."""
    game = session()
    game.play(EXACT)
    after = game.digest()
    game.undo(0)
    assert game.redo() is not None
    assert game.digest() == after
    game.undo(0)
    game.play(TakeMoney.of(tuple(cards("florin-1"))))
    assert game.redo() is None
    assert english(game.redo_blocked()) == "There is no move to redo."


def test_playing_the_same_again_keeps_redo() -> None:
    """Playing by hand what redo would play keeps the rest of redo."""
    game = session()
    game.play(EXACT)
    game.play(EndActions.of())
    game.undo(0)
    game.undo(0)
    game.play(EXACT)
    assert game.redo_blocked() is None


def test_restart_turn() -> None:
    """The whole turn is taken back at once."""
    game = session()
    start = game.digest()
    game.play(EXACT)
    game.play(EndActions.of())
    game.play(Place.of(TILE_BY_ID["pavilion-7-e"], cell_at(1, 0)))
    assert len(game.restart_turn(0)) == 3
    assert game.digest() == start


def test_reveal_is_a_barrier_with_a_reason() -> None:
    """After the refill nothing can be taken back, and the reason says what was drawn."""
    game = session()
    game.play(TakeMoney.of(tuple(cards("ducat-9"))))
    assert game.undo_blocked(0) is None
    step = game.play(EndTurn.of())
    assert step.revealed
    reason = there(game.undo_blocked(0))
    assert tr("en", reason) == "A card was drawn. You can go back to here, but no further."
    assert game.undo(0) is None
    assert game.restart_turn(0) == ()


def test_turn_without_reveal_can_be_taken_back() -> None:
    """A turn after which nothing is refilled can be taken back until somebody moves."""
    game = session(palace="garden-10 1 0")
    before = game.digest()
    game.play(RemoveTile.of(cell_at(1, 0)))
    assert not game.play(EndTurn.of()).revealed
    assert game.undo_blocked(0) is None
    game.undo(0)
    game.undo(0)
    assert game.digest() == before


def test_move_of_another_is_a_barrier() -> None:
    """Once somebody else has moved, the reason names them."""
    game = session(palace="garden-10 1 0")
    game.play(RemoveTile.of(cell_at(1, 0)))
    game.play(EndTurn.of())
    chance(game, random.Random(1))
    assert "Marco" in english(game.undo_blocked(0))
    assert game.undo_blocked(1) is None


def test_nobody_takes_back_for_others() -> None:
    """A seat that is not looking, or did not move, cannot take back."""
    game = session()
    game.play(EXACT)
    assert game.undo_blocked(None) is not None
    assert game.undo_blocked(2) is not None


def test_replay_is_exact() -> None:
    """The recorded actions lead to the same state again."""
    setup = config(4, humans=0, seed="replay", modules=("vizier", "camps"))
    game = Session.new(setup)
    chances(game, random.Random(3))
    again = Session.new(setup)
    again.replay(game.actions)
    assert again.digest() == game.digest()
    assert [board.ledger for board in again.scored] == [board.ledger for board in game.scored]


def test_scored_boards_keep_what_was_counted() -> None:
    """The Alhambras kept with a scoring are those that its ledger counts."""
    game = Session.new(config(2, humans=0, seed="boards"))
    chances(game, random.Random(5))
    assert [board.ledger.scoring for board in game.scored] in ([1, 2, 3], [1, 3], [3])
    for board in game.scored:
        for line in board.ledger.lines:
            if line.rule == "score.majority" and line.seat >= 0:
                built = board.palaces[line.seat].tiles
                assert all(cell in built for cell in line.cells)


def test_observation_hides_other_hands() -> None:
    """A session hands out observations only: other hands are unknown cards."""
    game = session()
    seen = game.observation(0).game
    assert set(seen.players[1].hand) == {-1}
    assert -1 not in seen.players[0].hand
    nobody = game.observation(None).game
    assert all(set(player.hand) == {-1} for player in nobody.players)


# -- who may look at the screen --------------------------------------------------------------------


def test_letters_tell_names_apart() -> None:
    """Equal initials become two letters, which differ where the names do."""
    assert letters(["Anna", "Marco", "Mihai"]) == ("A", "Ma", "Mi")
    assert letters(["medium 1", "hard 2", "medium 3"]) == ("M1", "H", "M3")
    assert letters(["Maria", "Marco", "Mihai"]) == ("Ma", "Mc", "Mi")
    assert letters(["Jo Ann", "Joe", "Max"]) == ("JA", "Je", "M")
    assert letters(["anna", "Andre", "ANTON"]) == ("An", "Ad", "AT")
    assert letters(["Ann", "Anna", "Jo"]) == ("An", "Aa", "J")
    assert letters(["Anna", "Anna", "\u2068", "e"]) == ("An", "An", "?", "E")


def test_tags_name_computers_by_level() -> None:
    """A computer's tag has its level, a person's has none."""
    human, computer = tags(config(2))
    assert human.level is None
    assert computer.level is not None


def test_one_person_never_waits() -> None:
    """With one person the screen is theirs all the time."""
    viewing = Viewing.of((0,))
    for seat in (0, 1, 2, 0, None):
        viewing.turn_to(seat)
        assert (viewing.viewer, viewing.waiting) == (0, None)


def test_two_people_hand_over() -> None:
    """Nobody sees a hand between two people until the next one has taken the computer."""
    viewing = Viewing.of((0, 1))
    viewing.turn_to(0)
    assert (viewing.viewer, viewing.waiting) == (None, 0)
    viewing.taken()
    assert (viewing.viewer, viewing.waiting) == (0, None)
    viewing.turn_to(1)
    assert (viewing.viewer, viewing.waiting) == (None, 1)


def test_computers_leave_no_hand_open() -> None:
    """Among several people no hand is shown while computers play; whose it was is remembered."""
    viewing = Viewing.of((0, 1))
    viewing.turn_to(1)
    viewing.taken()
    viewing.turn_to(2)
    assert (viewing.viewer, viewing.waiting, viewing.last) == (None, None, 1)
    viewing.turn_to(1)
    assert (viewing.viewer, viewing.waiting) == (None, 1)


def test_only_computers_show_nobody() -> None:
    """In a game of computers nobody's hand is shown."""
    viewing = Viewing.of(())
    viewing.turn_to(1)
    assert (viewing.viewer, viewing.waiting) == (None, None)


# -- taking over a seat ----------------------------------------------------------------------------


def begun(humans: int = 1, steps: int = 7) -> Session:
    """A game that has begun."""
    session = Session.new(config(3, humans=humans, seed="take"))
    while len(session.steps) < steps:
        ai_host.play_one(session)
    return session


def turn_of(session: Session, seat: int) -> None:
    """Go on until a seat must choose."""
    while session.to_move != seat:
        ai_host.play_one(session)


def screen(table: Desk) -> tuple[int | None, int | None, bool]:
    """Return the person at the screen, the one awaited there, and whether the hand is hidden."""
    return table.viewing.viewer, table.viewing.waiting, table.view().hand.hidden


def log(table: Desk) -> list[str]:
    """The log."""
    return [tr("en", line.text) for line in table.view().log]


def test_a_seat_goes_to_the_computer_and_back() -> None:
    """A takeover changes the player at once, with level and style; the log says so in its place."""
    session = begun()
    table = Desk(session)
    session.take_over(Seating(0, AI, "hard", "builder"))
    assert session.is_ai(0)
    assert session.config.seats[0].style == "builder"
    assert session.tags[0].kind == AI
    assert table.view().you.seat.kind == AI
    assert log(table)[-1] == "Anna is played by the computer from now on: Hard, Wall builder"
    ai_host.play_one(session)
    session.take_over(Seating(0, HUMAN, "hard", "builder"))
    texts = log(table)
    first = texts.index("Anna is played by the computer from now on: Hard, Wall builder")
    last = texts.index("Anna is played by a person from now on")
    assert first < last == len(texts) - 1


def test_nobody_takes_over_a_game_that_is_over() -> None:
    """Nobody plays from now on once all is played, so it is not noted."""
    session = played(config(3, 1))
    session.take_over(Seating(0, AI, "hard"), Seating(1, HUMAN, "hard"))
    assert session.takeovers == []
    assert not session.is_ai(0)


def test_records_keep_who_played_what(tmp_path: Path) -> None:
    """A saved game tells who began and every change; loading and going on keep all of it."""
    session = begun()
    session.take_over(Seating(0, AI, "easy", "collector"), Seating(2, HUMAN, "medium"))
    for _ in range(3):
        ai_host.play_one(session)
    session.take_over(Seating(0, HUMAN, "easy", "collector"))
    path = tmp_path / "take.alhambra"
    records.save(session, path)
    again = records.load(path)
    assert again.config == session.config
    assert again.began == session.began
    assert again.takeovers == session.takeovers
    assert [change.at for change in again.takeovers] == [7, 7, 10]
    assert log(Desk(again)) == log(Desk(session))
    records.save(again, path)
    assert records.load(path).takeovers == session.takeovers


def test_taking_back_behind_a_change_can_be_saved(tmp_path: Path) -> None:
    """A takeover survives taking back the moves before it, and the game can be opened."""
    session = begun(humans=2)
    last: int | None = None
    while last is None or session.undo_blocked(last) is not None:
        seat = session.to_move
        ai_host.play_one(session)
        last = seat if seat in (0, 1) else None
    session.take_over(Seating(2, AI, "expert", "builder"))
    session.undo(last)
    assert [change.at for change in session.takeovers] == [len(session.steps)]
    path = tmp_path / "undone.alhambra"
    records.save(session, path)
    assert records.load(path).takeovers == session.takeovers


def test_no_changes_in_the_file() -> None:
    """Files stay as they were where nobody took over."""
    assert "takeovers" not in records.to_record(begun())


@pytest.mark.parametrize(
    ("broken", "field"),
    [
        ({}, "takeovers"),
        ([3], "takeovers.0"),
        ([{"at": 99, "seat": 0, "kind": AI, "level": "easy"}], "takeovers.0.at"),
        ([{"at": 0, "seat": 3, "kind": AI, "level": "easy"}], "takeovers.0.seat"),
        ([{"at": 0, "seat": True, "kind": AI, "level": "easy"}], "takeovers.0.seat"),
        ([{"at": 0, "seat": 0, "kind": "cat", "level": "easy"}], "takeovers.0.kind"),
        ([{"at": 0, "seat": 0, "kind": AI, "level": []}], "takeovers.0.level"),
        ([{"at": 0, "seat": 0, "kind": AI, "level": "easy", "style": "x"}], "takeovers.0.style"),
    ],
)
def test_broken_changes_are_named(tmp_path: Path, broken: object, field: str) -> None:
    """A file with an impossible change says which part of it is wrong."""
    path = tmp_path / "broken.alhambra"
    path.write_text(
        json.dumps(records.to_record(begun()) | {"takeovers": broken}), encoding="utf-8"
    )
    with pytest.raises(BadFile) as error:
        records.load(path)
    assert error.value.field == field


def test_a_handover_when_taking_over() -> None:
    """With one person at the screen or several, no hand is shown before it is taken."""
    session = begun()
    turn_of(session, 1)
    table = Desk(session)
    assert screen(table)[0] == 0
    session.take_over(Seating(1, HUMAN, "medium"))
    assert screen(table) == (None, 1, True)
    table.take_seat()
    assert screen(table) == (1, None, False)
    session.take_over(Seating(1, AI, "medium"))  # the hand goes from the screen with the person
    assert screen(table) == (None, None, True)


def test_a_handover_when_coming_back() -> None:
    """Nobody is left, then somebody comes: that may be anybody, so the screen asks first."""
    session = begun()
    table = Desk(session)
    session.take_over(Seating(0, AI, "medium"))
    assert screen(table) == (None, None, True)
    turn_of(session, 0)
    session.take_over(Seating(0, HUMAN, "medium"))
    assert screen(table) == (None, 0, True)
    table.take_seat()
    assert table.actor == 0
    turn_of(session, 1)
    assert table.viewing.viewer == 0  # a single person keeps looking


def test_a_handover_tells_what_happened() -> None:
    """Coming back, a person reads all that happened since a person last acted there."""
    session = begun(humans=2)
    table = Desk(session)
    turn_of(session, 1)
    session.take_over(Seating(0, AI, "easy", "collector"))
    left = len(session.steps)
    while not any(step.seat == 0 for step in session.steps[left:]):
        ai_host.play_one(session)
    turn_of(session, 1)
    moved = [entry for entry in table.history.log() if entry.kind == "move"]
    session.take_over(Seating(0, HUMAN, "easy", "collector"))
    log_lines = table.history.since(0)
    assert 0 in {entry.seat.seat for entry in log_lines if entry.seat is not None}
    tail = [entry for entry in log_lines if entry.kind == "move"]
    assert tail == moved[-len(tail) :]
    turn_of(session, 0)
    view = there(table.handover())
    lines = [entry for entry in table.history.since(0) if entry in view.since]
    assert lines[-1] == table.history.since(0)[-1]
    table.take_seat()
    ai_host.play_one(session)  # now the person acted again: only later changes are listed
    turn_of(session, 1)
    assert {entry.seat.seat for entry in table.history.since(0) if entry.seat is not None} <= {1, 2}


def test_a_long_handover() -> None:
    """After a long absence the hand-over shows the newest lines and how many there were before."""
    session = begun(humans=2)
    turn_of(session, 1)
    session.take_over(Seating(0, AI, "easy", "collector"))
    while len(Desk(session).history.since(0)) < 30:
        ai_host.play_one(session)
    session.take_over(Seating(0, HUMAN, "easy", "collector"))
    turn_of(session, 0)
    table = Desk(session)
    view = there(table.handover())
    lines = table.history.since(0)
    assert len(view.since) <= SINCE
    own = [line for line in view.since if line not in lines]
    shown = [line for line in view.since if line in lines]
    assert set(shown) <= set(lines[-len(shown) :])
    assert tr("en", view.since[-1].text).startswith("Meanwhile: ")
    assert own[-1] == view.since[-1]


def test_no_handover_for_another_seat() -> None:
    """A computer of another level takes nothing from the screen."""
    session = begun(steps=0)
    turn_of(session, 0)
    table = Desk(session)
    session.take_over(Seating(2, AI, "expert", "collector"))
    assert table.actor == 0
    assert not table.view().hand.hidden


def test_the_thinking_computer_is_replaced() -> None:
    """Handed to a person in mid-thought it plays nothing; back again it is asked anew."""
    session = begun()
    turn_of(session, 1)
    host = Slow()
    play = Autoplay(session, host)
    play.wake()
    assert (host.waiting, play.thinking) == (True, 1)
    session.take_over(Seating(1, HUMAN, "medium"))
    assert (host.waiting, play.thinking) == (False, None)
    count = len(session.steps)
    host.think()
    assert len(session.steps) == count
    session.take_over(Seating(1, AI, "easy", "builder"))
    asked = json.loads(host.sent[-1])
    assert (asked["level"], asked["style"]) == ("easy", "builder")
    host.think()
    assert len(session.steps) == count + 1
    assert session.steps[-1].seat == 1


def test_a_computer_does_not_pass_by_itself() -> None:
    """A person's choice to pass ends when a computer takes the seat."""
    session = begun()
    session.skips[0] = Skip(ALWAYS)
    session.take_over(Seating(0, AI, "medium"))
    assert session.skips == {}
