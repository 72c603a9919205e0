"""Taking over a seat in mid-game: noted, kept, and no hand shown to whoever is not its owner."""

import json
from pathlib import Path

import pytest

from alhambra_qt.controller.desk import pages
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game import demo, records
from alhambra_qt.controller.game.autoplay import Autoplay
from alhambra_qt.controller.game.gameconfig import AI, HUMAN
from alhambra_qt.controller.game.records import BadFile
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.skipping import ALWAYS, Skip
from alhambra_qt.controller.game.takeovers import Seating
from alhambra_qt.i18n import tr
from tests.controller.kit import config
from tests.controller.test_hints import Slow


def begun(humans: int = 1, steps: int = 7) -> Session:
    """A game that has begun."""
    session = Session.new(config(3, humans=humans, seed="take"))
    while len(session.steps) < steps:
        demo.play_one(session)
    return session


def turn_of(session: Session, seat: int) -> None:
    """Go on until a seat must choose."""
    while session.to_move != seat:
        demo.play_one(session)


def screen(table: Desk) -> tuple[int | None, int | None, bool]:
    """Who looks at the screen, who is awaited there, and whether the hand is hidden."""
    return table.viewing.viewer, table.viewing.waiting, table.view().hand.hidden


def log(table: Desk) -> list[str]:
    """The log."""
    return [tr("en", line.text) for line in table.view().log]


def test_a_seat_goes_to_the_computer_and_back() -> None:
    """Who plays changes at once, with level and style; the log says so where it happened."""
    session = begun()
    table = Desk(session)
    session.take_over(Seating(0, AI, "hard", "builder"))
    assert session.is_ai(0)
    assert session.config.seats[0].style == "builder"
    assert session.tags[0].kind == AI
    assert table.view().you.seat.kind == AI
    assert log(table)[-1] == "Anna is played by the computer from now on: Hard, Wall builder"
    demo.play_one(session)
    session.take_over(Seating(0, HUMAN, "hard", "builder"))
    said = log(table)
    first = said.index("Anna is played by the computer from now on: Hard, Wall builder")
    last = said.index("Anna is played by a person from now on")
    assert first < last == len(said) - 1


def test_records_keep_who_played_what(tmp_path: Path) -> None:
    """A saved game tells who began and every change; loading and going on keep all of it."""
    session = begun()
    session.take_over(Seating(0, AI, "easy", "collector"), Seating(2, HUMAN, "medium"))
    for _ in range(3):
        demo.play_one(session)
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
    """Who took over stays after taking back what was played before, and the game can be opened."""
    session = begun(humans=2)
    last: int | None = None
    while last is None or session.undo_blocked(last) is not None:
        seat = session.to_move
        demo.play_one(session)
        last = seat if seat in (0, 1) else None
    session.take_over(Seating(2, AI, "expert", "builder"))
    session.undo(last)
    assert [change.at for change in session.takeovers] == [len(session.steps)]
    path = tmp_path / "undone.alhambra"
    records.save(session, path)
    assert records.load(path).takeovers == session.takeovers


def test_a_game_without_changes_says_nothing_of_them() -> None:
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
    path.write_text(json.dumps(records.to_record(begun()) | {"takeovers": broken}))
    with pytest.raises(BadFile) as error:
        records.load(path)
    assert error.value.field == field


def test_whoever_takes_over_sees_the_hand_over_screen_first() -> None:
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


def test_the_only_person_comes_back_by_the_hand_over_screen() -> None:
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


def test_the_hand_over_screen_tells_what_the_computer_did_in_the_seat() -> None:
    """Coming back, a person reads all that happened since a person last acted there."""
    session = begun(humans=2)
    table = Desk(session)
    turn_of(session, 1)
    session.take_over(Seating(0, AI, "easy", "collector"))
    left = len(session.steps)
    while not any(step.seat == 0 for step in session.steps[left:]):
        demo.play_one(session)
    turn_of(session, 1)
    moved = [entry for entry in table.history.log() if entry.kind == "move"]
    session.take_over(Seating(0, HUMAN, "easy", "collector"))
    told = table.history.since(0)
    assert 0 in {entry.seat.seat for entry in told if entry.seat is not None}
    tail = [entry for entry in told if entry.kind == "move"]
    assert tail == moved[-len(tail) :]
    turn_of(session, 0)
    view = pages.handover(table)
    assert view is not None
    lines = [entry for entry in table.history.since(0) if entry in view.since]
    assert lines[-1] == table.history.since(0)[-1]
    table.take_seat()
    demo.play_one(session)  # now the person acted again: only what comes later is told
    turn_of(session, 1)
    assert {entry.seat.seat for entry in table.history.since(0) if entry.seat is not None} <= {1, 2}


def test_the_hand_over_screen_says_how_much_it_leaves_out() -> None:
    """After a long absence it shows the newest lines and how many there were before."""
    session = begun(humans=2)
    turn_of(session, 1)
    session.take_over(Seating(0, AI, "easy", "collector"))
    while len(Desk(session).history.since(0)) < 30:
        demo.play_one(session)
    session.take_over(Seating(0, HUMAN, "easy", "collector"))
    turn_of(session, 0)
    table = Desk(session)
    view = pages.handover(table)
    assert view is not None
    told = table.history.since(0)
    assert len(view.since) <= pages.SINCE
    own = [line for line in view.since if line not in told]
    shown = [line for line in view.since if line in told]
    assert set(shown) <= set(told[-len(shown) :])
    assert tr("en", view.since[-1].text).startswith("Otherwise: ")
    assert own[-1] == view.since[-1]


def test_another_seat_does_not_disturb_the_person_looking() -> None:
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
    """What a person said about passing ends with the person."""
    session = begun()
    session.skips[0] = Skip(ALWAYS)
    session.take_over(Seating(0, AI, "medium"))
    assert session.skips == {}
