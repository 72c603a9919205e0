"""A real game: written down by keys and by mouse, kept, scored, and added to the career."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt.controller.career.store import default_store
from alhambra_qt.controller.game.gameconfig import to_json
from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor import facts, keeping
from alhambra_qt.controller.position_editor import numbers as real
from alhambra_qt.controller.position_editor.draft import Draft
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.ui.position_editor.cardboard_page import CardboardPage
from tests.controller.kit import config
from tests.ui.page_kit import lasting, wishes
from tests.ui.pages_samples import settle
from tests.ui.real_samples import NAMES, SECOND, real_game
from tests.ui.window_kit import Player

K = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier

pytestmark = pytest.mark.usefixtures("qtbot")


def press(*keys: Qt.Key, ctrl: bool = False) -> None:
    """Press keys where the focus is."""
    for key in keys:
        held, focused = CTRL if ctrl else Qt.KeyboardModifier.NoModifier, QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key, held)


def at_page(seats: int = 3) -> tuple[Player, CardboardPage]:
    """Come from the start page to a real game of so many."""
    player = Player()
    player.program.start().entries["real"].click()
    player.events(2)
    page = player.window.page("real")
    assert isinstance(page, CardboardPage)
    for _ in range(seats - 3):
        page.facts.add.click()
    player.events(2)
    page.focus_first()
    return player, page


@pytest.fixture(scope="module")
def _page(qapp: QApplication) -> Iterator[CardboardPage]:
    with lasting(CardboardPage) as page:
        yield page


@pytest.fixture
def page(_page: CardboardPage) -> CardboardPage:
    """The page of a real game of three, alone in its window: one for all tests."""
    _page.draft = None  # else steps of the test before could be undone
    _page.show_draft(editor.begin(NAMES[:3]), {})
    _page.show()
    _page.activateWindow()
    settle()
    _page.focus_first()
    return _page


def write(boards: tuple[str, ...]) -> int:
    """Write a whole scoring by keys, line by line; give the number of keys."""
    lines = list(zip(*(board.split() for board in boards), strict=True))
    count = 0
    for k, line in enumerate(lines):
        for column, value in enumerate(line):
            digits = [Qt.Key(ord(letter)) for letter in value]
            last = k == len(lines) - 1 and column == len(line) - 1
            press(*digits, *([] if last else [K.Key_Tab]))
            count += len(digits) + (not last)
    return count


def turn_wheel(field: QWidget, delta: int) -> None:
    """Turn the wheel over a field by so many eighths of a degree."""
    middle = QPointF(field.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(field.mapToGlobal(field.rect().center())),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, event)


def counted(page: CardboardPage) -> Draft:
    """Return the draft of the page, with its first scoring filled in."""
    draft = page.draft or editor.begin(NAMES[:3])
    for seat, board in enumerate(SECOND[:3]):
        for row, value in zip((*TYPES, real.WALL), board.split(), strict=True):
            draft = real.put(draft, 1, row, seat, float(value))
    return draft


def test_a_scoring_of_five_by_keys() -> None:
    """Thirty-five numbers need 74 keys, and the score sheet is there at once."""
    _, page = at_page(5)
    assert write(SECOND) == 74
    assert page.draft is not None
    found = [[real.number(page.draft, 1, row, k) for row in (*TYPES, "wall")] for k in range(5)]
    assert found == [[float(one) for one in board.split()] for board in SECOND]
    shown = page.numbers.page
    assert shown is not None
    assert shown.gained == real.ledger(page.draft, 1).totals
    assert real.missing(page.draft, 1) == 0


def test_a_number_is_replaced_after_a_click(page: CardboardPage) -> None:
    """A click marks the number, and so does Ctrl+A; one that is too large is refused in words."""
    field = page.numbers.fields["pavilion", 0]
    press(K.Key_1, K.Key_2)
    assert field.text() == "12"
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    assert field.selectedText() == "12"
    press(K.Key_6)
    assert field.text() == "6"
    QTest.keyClick(field, K.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert field.selectedText() == "6"
    press(K.Key_9, K.Key_0)
    assert field.text() == "9"
    assert page.news is not None
    assert page.ctx.text(page.news) == "Pavilions: only numbers from 0 to 20 can be entered."


def test_steps_stay_when_the_page_is_left(page: CardboardPage) -> None:
    """The same table shown again can still be undone, another one cannot."""
    press(K.Key_4)
    assert page.draft is not None
    steps, draft = len(page.past), page.draft
    page.show_draft(draft, {})
    assert len(page.past) == steps > 0
    page.undo()
    assert page.numbers.fields["pavilion", 0].text() == ""
    page.show_draft(editor.begin(NAMES[:4]), {})
    assert not page.past


def test_enter_goes_down_and_arrows_go_round(page: CardboardPage) -> None:
    """Enter and the arrows lead from number to number; below the last waits what comes next."""
    fields = page.numbers.fields
    press(K.Key_4, K.Key_Return)
    assert fields["seraglio", 0].hasFocus()
    press(K.Key_Right, K.Key_2, K.Key_Up)
    assert fields["pavilion", 1].hasFocus()
    press(K.Key_Left, K.Key_Backspace)
    assert fields["pavilion", 0].text() == ""
    assert fields["seraglio", 1].text() == "2"
    page.numbers.go("wall", 2)
    press(K.Key_1, K.Key_2, K.Key_Return)
    assert page.next.hasFocus()
    assert page.draft is not None
    assert real.number(page.draft, 1, "wall", 2) == 12


def test_what_is_no_number_is_not_written(page: CardboardPage) -> None:
    """Letters and numbers that cannot be leave what was there."""
    field = page.numbers.fields["pavilion", 0]
    press(K.Key_2, K.Key_A)
    assert field.text() == "2"
    press(K.Key_5)
    assert field.text() == "2"


def test_by_mouse_alone(page: CardboardPage) -> None:
    """A number is reached by a click and counted by the buttons beside the scorings."""
    numbers = page.numbers
    QTest.mouseClick(numbers.fields["garden", 1], Qt.MouseButton.LeftButton)
    for _ in range(3):
        QTest.mouseClick(numbers.more, Qt.MouseButton.LeftButton)
    QTest.mouseClick(numbers.less, Qt.MouseButton.LeftButton)
    assert page.draft is not None
    assert real.number(page.draft, 1, "garden", 1) == 2


def test_the_wheel_counts_a_number_written_with_a_comma(page: CardboardPage) -> None:
    """The comma that is still shown disturbs nothing; beyond the least the number stays."""
    field = page.numbers.fields["garden", 1]
    field.setFocus()
    press(K.Key_2, K.Key_Comma)
    for delta in (120, -120, -120, -120, -120):
        turn_wheel(field, delta)
    assert page.draft is not None
    assert real.number(page.draft, 1, "garden", 1) == 0


def test_undo_and_redo(page: CardboardPage) -> None:
    """Every number can be taken back and given again."""
    press(K.Key_3, K.Key_Tab, K.Key_1)
    field = page.numbers.fields["pavilion", 0]
    press(K.Key_Z, ctrl=True)
    press(K.Key_Z, ctrl=True)
    assert field.text() == ""
    assert not page.undo_button.isEnabled()
    press(K.Key_Y, ctrl=True)
    assert field.text() == "3"


def test_what_changes_nothing_is_no_step(page: CardboardPage) -> None:
    """A space after a name changes nothing: nothing is kept, and Ctrl+Z takes back the number."""
    press(K.Key_3)
    kept = wishes(page, "keep")
    field = page.facts.names[0]
    field.setFocus()
    QTest.keyClicks(field, " ")
    assert kept == []
    page.undo()
    assert page.draft is not None
    assert real.number(page.draft, 1, "pavilion", 0) is None


def test_a_screen_reader_hears_what_a_number_is(page: CardboardPage) -> None:
    """Each number is named by its row and its player."""
    field = page.numbers.fields["garden", 1]
    assert field.accessibleName() == "Gardens, Marco"


def test_another_day() -> None:
    """An unfinished game is there after a restart, with its date, place and names."""
    _, page = at_page()
    press(K.Key_3)
    table = page.facts
    for field, text in ((table.place, "Claire"), (table.names[0], "Ana")):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)
    player, again = at_page()
    assert again.draft is not None
    assert (again.draft.place, again.draft.names) == ("Claire", ("Ana", "Marco", "Ioana"))
    assert real.number(again.draft, 1, "pavilion", 0) == 3
    again.begin.click()
    assert len(keeping.every()) == 1  # nothing of the new one is written yet
    again.facts.add.click()
    assert len(keeping.every()) == 2
    assert again.facts.others.count() == 2
    player.window.close()


def test_names_that_cannot_be_are_told(page: CardboardPage) -> None:
    """Two players of one name are not taken, and a sentence says so."""
    field = page.facts.names[0]
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Marco")
    assert page.news is not None
    assert page.news.id == "config-name-twice"
    assert page.draft is not None
    assert page.draft.names[0] == "Marc"


def test_modules_ask_for_rows(page: CardboardPage) -> None:
    """A module that is switched on asks for what it counts; undone, it asks no more."""
    page.facts.switches["treasure"].click()
    assert ("treasure", 2) in page.numbers.fields
    page.undo()
    assert ("treasure", 2) not in page.numbers.fields


def test_a_game_that_cannot_be_right(page: CardboardPage) -> None:
    """Counts that cannot be are framed and counted below; adding the game asks, then adds it."""
    added = wishes(page, "finish")
    draft = counted(page)
    for scoring in (1, 2):
        draft = real.go_on(draft, scoring)
    page.edit(lambda _: real.put(draft, 3, "wall", 1, 60))
    page.numbers.which.set_value("3")
    settle()
    assert "1 count cannot be right" in page.foot.accessibleName()
    fields = page.numbers.fields
    framed = [at for at, field in fields.items() if field.frame().color() == page.ctx.theme.warn]
    assert framed == [("wall", 1)]
    assert "60" in fields["wall", 1].accessibleDescription()
    page.career.click()
    assert not added
    assert "Add the game even though 1 count cannot be right?" in page.foot.accessibleName()
    page.career.click()
    assert added == [()]
    page.give("wall", 1, 5.0)
    assert fields["wall", 1].accessibleDescription() == "5 points"
    page.career.click()
    assert added == [(), ()]


def test_empty_scorings_are_asked_about(page: CardboardPage) -> None:
    """Only the last scoring is given: the game goes into the career after a question."""
    added = wishes(page, "finish")
    page.numbers.which.set_value("3")
    page.give("garden", 0, 1.0)
    page.career.click()
    assert "scorings 1 and 2 are empty and 20 numbers are missing" in page.foot.accessibleName()
    page.give("garden", 1, 1.0)  # another game now: it is asked about again
    page.career.click()
    assert not added
    page.career.click()
    assert added == [()]


def test_the_career_opens_on_who_plays_here() -> None:
    """A guest of a real game is not whose career opens, whatever the order of the players."""
    player, page = at_page()
    player.program.settings.set("last_setup", to_json(config(3, 1)))
    for seat, name in enumerate(("Zoe", "Anna", "Claire")):
        page.edit(partial(facts.rename, seat=seat, name=name))
    page.edit(lambda _: counted(page))
    page.numbers.which.set_value("3")
    page.give("garden", 0, 1.0)
    page.career.click()
    page.career.click()
    player.program.people.show()
    career = player.window.page("career")
    assert career.view.person == "Anna"  # type: ignore[attr-defined]
    assert [*career.view.people] == ["Zoe", "Anna", "Claire"]  # type: ignore[attr-defined]


def test_into_the_career_and_back() -> None:
    """A finished real game is in the career once, filtered as such, and opens from there."""
    player, page = at_page()
    draft = evolve(real_game(("camps",)), file="2026-11-28-7.json")
    keeping.save(draft)
    player.program.real.show_file(draft.file)
    page.career.click()
    page.career.click()
    games = default_store().games("Anna")
    assert games is not None
    assert [game.real for game in games] == [True]
    assert [seat.points for seat in games[0].seats] == list(real.totals(draft))
    player.program.people.show()
    career = player.window.page("career")
    assert "real" in [key for key, _ in career.filters.lists["level"].choices]  # type: ignore[attr-defined]
    player.program.real.begin()
    career.wish("open_game", career.view.games[0])  # type: ignore[attr-defined]
    player.events()
    assert page.draft == draft


def test_a_broken_file_is_told_and_left() -> None:
    """A file that cannot be read is named, stays, and another game begins."""
    broken = keeping.folder() / "2026-11-27-1.json"
    broken.parent.mkdir(parents=True, exist_ok=True)
    broken.write_text("{", "utf-8")
    player, page = at_page()
    assert broken.name in player.notice()
    assert page.draft is not None
    assert page.draft.names == NAMES[:3]
    assert broken.read_text("utf-8") == "{"


def test_the_scoring_is_copied() -> None:
    """Ctrl+C puts the scoring into the clipboard, as text with tabs."""
    _, page = at_page()
    page.edit(lambda _: counted(page))
    press(K.Key_C, ctrl=True)
    assert "Gardens" in QGuiApplication.clipboard().text()
    page.proof.click()


def test_on_to_the_next_scoring() -> None:
    """The next scoring starts from these numbers, and the points go on."""
    player, page = at_page()
    page.edit(lambda _: counted(page))
    assert page.draft is not None
    first = real.totals(page.draft, 1)
    press(K.Key_Return, ctrl=True)
    assert page.numbers.scoring == 2
    assert page.numbers.fields["wall", 0].text() == "16"
    assert page.numbers.page is not None
    assert page.numbers.page.before == first
    page.proof.click()
    player.events()
    assert player.window.shown == "real-ledger"


def test_the_last_tab_leads_to_the_next_scoring() -> None:
    """Tab after the last number leads there, past the score sheet; Shift+Tab goes back."""
    _, page = at_page(5)
    write(SECOND)
    press(K.Key_Tab)
    assert page.next.hasFocus()
    page.numbers.which.set_value("3")
    page.numbers.go(*list(page.numbers.fields)[-1])
    press(K.Key_Tab)
    assert page.career.hasFocus() == page.career.isEnabled()
    assert not list(page.numbers.fields.values())[-1].hasFocus()


@pytest.mark.parametrize("where", ["number", "fact", "button"])
def test_ctrl_enter_goes_on_wherever_the_focus_is(where: str) -> None:
    """It is the page's at a number, in a field of the facts and on a button."""
    _, page = at_page()
    page.edit(lambda _: counted(page))
    number = next(iter(page.numbers.fields.values()))
    found: dict[str, QWidget] = {"number": number, "fact": page.facts.place, "button": page.copy}
    found[where].setFocus()
    press(K.Key_Return, ctrl=True)
    assert page.numbers.scoring == 2


def test_a_player_while_numbers_are_hidden() -> None:
    """Numbers that are not shown are made anew, and the old ones are asked for nothing."""
    player, page = at_page()
    player.window.resize(1024, 600)
    player.events(2)
    page.table.click()
    player.events(2)
    page.facts.add.click()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    page.ways["numbers"].click()
    player.events(2)
    assert ("garden", 3) in page.numbers.fields
    assert page.numbers.fields["garden", 3].isVisible()
