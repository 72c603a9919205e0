"""The open log in its window: read, filtered, jumped about in, copied; computers play into it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.view.page_views import TOPICS, LogFilter
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.game.log_page import LogPage
from alhambra_qt.ui.game.log_sheet import NEWEST
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.context import UiContext
from tests.cases import count, night
from tests.ui.log_samples import log_page
from tests.ui.page_kit import COMMON, SIZES, SMALL, alone, lasting, press
from tests.ui.pages_samples import settle
from tests.ui.window_keys import frame_of, take_turn
from tests.ui.window_kit import Player, accessible_texts

K = Qt.Key


def page_at(
    qtbot: QtBot,
    size: tuple[int, int] = (1366, 768),
    scale: float = 1.0,
    lang: str = "en",
    steps: int = 120,
) -> LogPage:
    """The page alone, with all parts, as when its beginning was looked at."""
    ctx = UiContext("light", lang, scale)
    page = alone(qtbot, partial(log_page, steps=steps), size, ctx)
    page.sheet.reach(0)
    settle()
    return page


@pytest.fixture(scope="module")
def _page(qapp: QApplication) -> Iterator[LogPage]:
    with lasting(partial(log_page, steps=120)) as page:
        page.sheet.reach(0)
        yield page


@pytest.fixture
def page(_page: LogPage) -> LogPage:
    """The page with all parts in the usual window, where it begins: one for all tests."""
    _page.filters.set_filter(LogFilter())
    _page.activateWindow()
    settle()
    _page.focus_first()
    return _page


def lines(page: LogPage) -> list[str]:
    """Return the accessible texts of all lines."""
    return [entry.accessibleName() for entry in page.sheet.entries]


# -- reading ----------------------------------------------------------------------------------


def test_reading_line_by_line(page: LogPage) -> None:
    """Up and Down go through all lines, each comes into sight; Home and End go to the ends."""
    entries = page.sheet.entries
    assert page.here is entries[-1]
    for entry in reversed(entries[-40:-1]):
        press(page, K.Key_Up)
        assert page.here is entry
        assert not entry.visibleRegion().isEmpty()
    press(page, K.Key_Home)
    assert page.here is entries[0]
    assert not entries[0].visibleRegion().isEmpty()
    press(page, K.Key_Down)
    assert page.here is entries[1]
    press(page, K.Key_End)
    assert page.here is entries[-1]


def test_older_turns_when_wanted(qtbot: QtBot) -> None:
    """The beginning is made when a key, a mark or the button leads there; text has all of it."""
    reaches: list[Callable[[LogPage], object]] = [
        lambda page: press(page, K.Key_Home),
        lambda page: page.marks.buttons[0].click(),
        lambda page: page.sheet.earlier.click(),
    ]
    for reach in reaches:
        page = alone(qtbot, partial(log_page, steps=120))
        assert len(page.sheet.parts) == NEWEST < len(page.sheet.found)
        text = page.sheet.as_text()
        reach(page)
        settle()
        assert len(page.sheet.parts) == len(page.sheet.found)
        assert page.sheet.as_text() == text
        assert not page.sheet.earlier.isVisible()


def test_page_keys_go_from_turn_to_turn(page: LogPage) -> None:
    """Page up and down go to the first line of the part before and after."""
    numbers = list(page.sheet.parts)
    press(page, K.Key_Home, K.Key_PageDown, K.Key_PageDown)
    assert page.here is page.sheet.parts[numbers[2]].entries[0]
    press(page, K.Key_PageUp)
    assert page.here is page.sheet.parts[numbers[1]].entries[0]


def test_marks_are_reached_by_key_and_by_mouse(page: LogPage) -> None:
    """J goes from mark to mark and round; a click on one goes there."""
    marks = page.view.marks
    assert len(marks) > 2
    press(page, K.Key_Home)
    seen = []
    for _ in marks:
        press(page, "J")
        here = page.here
        assert here is not None
        seen.append(page.part)
    assert len(set(seen)) == len(marks)
    number, button = list(page.marks.buttons.items())[1]
    button.click()
    found = next(part for part in page.sheet.parts if part >= number)
    assert page.here is page.sheet.parts[found].entries[0]


def test_a_struck_line(page: LogPage) -> None:
    """An undone line is announced as such, asks nobody why, and is filtered by its chip."""
    struck = [log_entry for log_entry in page.sheet.entries if log_entry.line.undone]
    assert struck
    for entry in struck:
        assert entry.accessibleName().endswith(" (undone)")
        part = next(log_part for log_part in page.sheet.parts.values() if entry in log_part.entries)
        assert any(run.struck for run in part._runs(entry.line))
    page.filters.struck.click()
    settle()
    assert not any(log_entry.line.undone for log_entry in page.sheet.entries)
    assert not any("(undone)" in line for line in lines(page))


# -- filters ----------------------------------------------------------------------------------


def test_each_chip_hides_what_it_counts(page: LogPage) -> None:
    """The number on a chip is that of the lines it hides, one chip after the other."""
    page.show_all()
    every = left = len(page.sheet.entries)
    assert every == len(page.view.lines)
    chips = [page.filters.topics[topic] for topic in TOPICS]
    numbers = [int(chip.accessibleName().split()[-1]) for chip in chips]
    assert [chip.isEnabled() for chip in chips] == [number > 0 for number in numbers]
    for chip, number in zip(chips, numbers, strict=True):
        chip.click()
        left -= number
        assert (len(page.sheet.entries), page.sheet.hidden) == (left, every - left)
    assert left == 0
    for chip, number in zip(chips, numbers, strict=True):
        chip.click()
        left += number
        assert len(page.sheet.entries) == left
    for chip in page.filters.seats.values():
        name = chip.accessibleName()
        chip.click()
        assert not any(f"{name} " in line for line in lines(page) if "undone" not in line)
        chip.click()


def test_search_by_keys_and_nothing_found(page: LogPage) -> None:
    """A slash goes to the field; where nothing is found a button shows everything again."""
    press(page, "/")
    assert page.filters.field.hasFocus()
    QTest.keyClicks(page.filters.field, "tower")
    settle()
    assert lines(page)
    assert all("tower" in page.ctx.text(entry.line.text) for entry in page.sheet.entries)
    QTest.keyClicks(page.filters.field, "zzz")
    settle()
    assert lines(page) == []
    assert page.sheet.hidden == len(page.view.lines)
    assert page.sheet.show_all.isVisible()
    press(page, K.Key_Escape)
    assert not page.filters.field.hasFocus()
    page.sheet.show_all.click()
    settle()
    assert len(lines(page)) == len(page.view.lines)
    assert page.filters.field.text() == ""


def test_filters_behind_a_button(qtbot: QtBot) -> None:
    """In a small window, or in large letters, the button says how many filters are active."""
    for size, scale in (((1024, 600), 1.0), ((1366, 768), 2.0)):
        page = page_at(qtbot, size, scale)
        assert page.filters.unfold.isVisible()
        assert page.filters.unfold.accessibleName() == "Active filters: 1"
        assert not page.filters.struck.isVisible()
        page.filters.unfold.click()
        settle()
        assert page.filters.struck.isVisible()
        page.filters.struck.click()
        assert page.filters.unfold.accessibleName() == "Active filters: 2"


# -- looks and languages ----------------------------------------------------------------------


BY_DAY = [("fr", SMALL, 2.0), ("ro", COMMON, 1.0)]


@pytest.mark.parametrize(
    ("lang", "size", "scale"), [*product(LANGS, SIZES, [1.0, 2.0])] if night() else BY_DAY
)
def test_nothing_is_cut(qtbot: QtBot, lang: str, size: tuple[int, int], scale: float) -> None:
    """Every button has room for its words, and every line for all its lines of words."""
    page = page_at(qtbot, size, scale, lang, steps=count(120, 240))
    for button in (*page.filters.topics.values(), *page.pace.speeds.values(), page.pace.step):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width() - 1, button.accessibleName()
            inside = page.rect().contains(button.mapTo(page, button.rect().center()))
            assert inside, button.accessibleName()
    assert page.pace.step.isVisible()
    for part in page.sheet.parts.values():
        assert part.height() >= part.heightForWidth(part.width()) - 1
    for text in accessible_texts(page):
        assert "log-" not in text
        assert "{" not in text


def test_every_control_is_reached_and_named(page: LogPage) -> None:
    """F6 leads through bar, filters, lines, marks and speed; all that has the focus has a name."""
    zones = [page.sheet, page.marks, page.pace, page.band, page.filters]
    for zone in [*zones[1:], zones[0]]:
        press(page, K.Key_F6)
        held = page.window().focusWidget()
        assert held is not None
        assert zone.isAncestorOf(held)
    assert all(widget.accessibleName() for widget in focus.focusable(page))
    for part in page.sheet.parts.values():
        assert part.accessibleName().endswith(("lines", "line"))


def test_copy_is_what_is_shown(page: LogPage) -> None:
    """Ctrl+C puts every shown line into the clipboard, below the heads of its part."""
    QTest.keyClick(page, K.Key_C, Qt.KeyboardModifier.ControlModifier)
    text = QGuiApplication.clipboard().text().split("\n")
    assert [line[2:] for line in text if line.startswith("  ")] == lines(page)
    heads = [line for line in text if line and not line.startswith("  ")]
    assert len(heads) == len(page.sheet.parts)


# -- in a running game ------------------------------------------------------------------------


def further(player: Player, before: int) -> bool:
    """Whether the game has gone on."""
    return player.state()[0] > before


def test_computers_play_into_the_open_log(qtbot: QtBot) -> None:
    """With N one move comes in at the end; a reason unfolds below its line; Esc leads back."""
    player = Player(chosen={"ai_speed": "step"})
    player.program.running.play_demo()
    player.wait(lambda: player.game.awaits_step and not player.game.table.busy)
    player.key_only("l")
    player.events(3)
    assert player.page == "log"
    page = player.game.log.page
    assert page is not None
    for _ in range(2):
        before = player.state()[0]
        player.wait(page.pace.step.isEnabled)
        player.key_only("n")
        player.wait(partial(further, player, before))
        player.wait(lambda: player.game.awaits_step)
        assert player.page == "log"
    assert page.sheet.entries
    asked = next(entry for entry in page.sheet.entries if entry.line.target)
    page.focus_entry(asked)
    player.key_only(K.Key_Return)
    player.events(2)
    assert asked.answer is not None
    assert asked.accessibleDescription()
    player.key_only(K.Key_Return)
    player.events(2)
    assert asked.answer is None
    player.key_only(K.Key_Space)
    assert not player.game.pace.paused
    player.key_only(K.Key_Space)
    assert player.game.pace.paused
    player.key_only(K.Key_Escape)
    player.events(3)
    assert player.page == "table"
    player.program.running.leave()
    player.close()


def test_undo_strikes_lines_through(qtbot: QtBot) -> None:
    """An undone line stays in its place; redone it looks as before."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), 1, "live"))
    player.settle()
    while frame_of(player) != "turn_end":
        take_turn(player)
    player.ctrl(K.Key_Z)
    player.key("l")
    page = player.game.log.page
    assert page is not None
    assert [entry for entry in page.sheet.entries if entry.line.undone]
    player.key(K.Key_Escape)
    player.ctrl(K.Key_Y)
    player.key("l")
    assert not [entry for entry in page.sheet.entries if entry.line.undone]
    player.key(K.Key_Escape)
    player.close()
