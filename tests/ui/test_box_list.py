"""A long list whose rows are painted from trees of boxes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import Box, Ground, Words
from alhambra_qt.ui.kit.box_list import BoxList
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.rows import Column
from tests.ui.pages_samples import settle, shown

MANY = 1000
Key = Qt.Key


class Lines(BoxList):
    """Rows of very different heights, in two columns where there is room."""

    columns, least, gap = 2, 400, 0.5

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("start-saved"))
        self.made: list[int] = []
        self.broken = -1

    def row_tree(self, row: int) -> Box:
        """A title, and words of another length in each."""
        self.made.append(row)
        if row == self.broken:
            raise LookupError(row)
        words = Words("many words " * (row * 7 % 60), wrap=True)
        return Ground(Column(Words(f"Row {row}", "section"), words), "panel2", "line", pad=0.5)


@pytest.fixture
def lines(ctx: UiContext, qtbot: QtBot) -> Lines:
    """A thousand rows in two columns."""
    lines = Lines(ctx)
    lines.show_rows([f"name {k}" for k in range(MANY)])
    shown(qtbot, lines, (1000, 600))
    return lines


def top(lines: Lines) -> int:
    """The first row in sight."""
    return lines.indexAt(lines.viewport().rect().topLeft()).row()


def test_only_rows_in_sight_are_made(lines: Lines) -> None:
    """A row is made when it comes into sight, in pairs that share their height."""
    assert len(lines.made) < 40
    assert lines.face(0).height() == lines.face(1).height()
    assert lines.face(1).left() > lines.face(0).right()


def test_what_is_seen_stays(lines: Lines) -> None:
    """Scrolled up into rows nobody has seen, each row moves just as far as the bar."""
    bar = lines.verticalScrollBar()
    bar.setValue(bar.maximum() // 3)
    for _ in range(20):
        row = top(lines) + 2
        before = lines.face(row).top()
        bar.setValue(bar.value() - 70)
        assert lines.face(row).top() == before + 70


def test_live_changes_keep_the_place(ctx: UiContext, lines: Lines) -> None:
    """Another width, scale or language leaves about the same rows in sight."""
    bar = lines.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    row = top(lines)
    changes: tuple[Callable[[], None], ...] = (
        lambda: lines.resize(700, 600),
        lambda: ctx.set_scale(2.0),
        lambda: ctx.set_scale(1.0),
        lambda: ctx.set_language("fr"),
    )
    for change in changes:
        change()
        settle()
        assert abs(top(lines) - row) < 3


def test_keys_move_and_open(lines: Lines, qtbot: QtBot) -> None:
    """Arrows, Page keys, Home and End move; Enter opens; the row reached is seen whole."""
    opened: list[int] = []
    lines.activated.connect(lambda index: opened.append(index.row()))
    for key, row in ((Key.Key_Right, 1), (Key.Key_Down, 3), (Key.Key_End, MANY - 1)):
        qtbot.keyClick(lines, key)
        assert lines.currentIndex().row() == row
        assert lines.viewport().rect().contains(lines.face(row).toAlignedRect())
    qtbot.keyClick(lines, Key.Key_Return)
    qtbot.keyClick(lines, Key.Key_PageUp)
    assert MANY - 20 < lines.currentIndex().row() < MANY - 2
    qtbot.keyClick(lines, Key.Key_Home)
    assert (lines.currentIndex().row(), lines.verticalScrollBar().value()) == (0, 0)
    assert opened == [MANY - 1]


def test_a_reader_is_given_what_is_painted(lines: Lines) -> None:
    """A row in sight is called by its words, another by its name."""
    interface = QAccessible.queryAccessibleInterface(lines)
    assert interface.childCount() == MANY
    assert interface.child(1).text(QAccessible.Text.Name).startswith("Row 1, many words")
    assert interface.child(MANY - 1).text(QAccessible.Text.Name) == f"name {MANY - 1}"


def test_one_that_cannot_be_made(lines: Lines, qtbot: QtBot) -> None:
    """A fault in a row costs that row only."""
    lines.broken = 1
    with qtbot.captureExceptions() as faults:
        lines.show_rows(["one", "two", "three"])
    assert [kind for kind, _, _ in faults] == [LookupError]
    assert lines.laid(2) is not None
