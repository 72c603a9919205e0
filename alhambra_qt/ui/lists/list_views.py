"""Views of Qt in the looks of the program: a list, a list with lists below, a grid; and their rows.

The views only use the keys that move in them; all others are for the page. A row that stays the
same keeps its place in the model, whatever comes and goes beside it: a screen reader may stand on
any row. Rows that are gone are taken out, new ones are put in, and of the others only what changed
is written. No item is made in Python: Qt would lose those that are put in between others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTreeView,
)

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit.box_list import HELD, MOVES, READ_ONLY
from alhambra_qt.ui.kit.context import Styled, UiContext, scroll_bar_style
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.lists.lines import ListedBoard, ListLine

if TYPE_CHECKING:
    View = QAbstractItemView
else:
    View = object  # which view it is says the class made from it

COLUMN = 8.5  # ems
SIDE = 4  # logical pixels beside the words
HIGHEST = 1 << 16  # lines may be as high as they need


class _Listed(Styled, View):
    """The common part of the views."""

    def __init__(self, ctx: UiContext, words: Msg) -> None:
        super().__init__(ctx)
        self.words = words
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(_Wrapped(self))
        self.retranslate()

    def room(self, _index: QModelIndex | QPersistentModelIndex) -> int:
        """The width of a line."""
        return self.viewport().width()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.text(self.words))
        self.restyle()

    def restyle(self) -> None:
        theme, m = self.ctx.theme, self.ctx.metrics
        self.setFont(self.ctx.font("body"))
        small, edge = self.ctx.font("small"), m.px(2)
        bars = scroll_bar_style(self.ctx)
        lying = bars.replace("vertical", "horizontal").replace("width", "WIDE")
        bars += lying.replace("height", "width").replace("WIDE", "height")
        self.setStyleSheet(
            f"QAbstractItemView {{ background: {theme.panel.name()}; color: {theme.ink.name()};"
            f" border: {edge}px solid {theme.line.name()}; outline: 0;"
            f" gridline-color: {theme.line.name()}; }}"
            f"QAbstractItemView::item {{ padding: {m.px(2)}px {m.px(SIDE)}px; }}"
            f"QAbstractItemView:focus {{ border: {edge}px solid {theme.acc.name()}; }}"
            f"QAbstractItemView::item:selected {{ background: {theme.accs.name()};"
            f" color: {theme.ink.name()}; }}"
            f"QAbstractItemView::item:selected:active {{ background: {theme.acc.name()};"
            f" color: {theme.accink.name()}; }}"
            f"QHeaderView {{ background: {theme.panel2.name()}; border: none; }}"
            f"QHeaderView::section, QTableCornerButton::section {{"
            f" background: {theme.panel2.name()}; color: {theme.ink.name()};"
            f" border: 1px solid {theme.line.name()}; padding: {m.px(3)}px;"
            f" font-family: '{small.family()}'; font-size: {small.pixelSize()}px; }}" + bars
        )
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move; everything else is for the page."""
        if event.key() in MOVES and not event.modifiers() & HELD:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class _Wrapped(Guarded, QStyledItemDelegate):
    """Makes lines as high as they need: Qt would cut what does not fit."""

    def __init__(self, view: _Listed) -> None:
        super().__init__(view)
        self.view = view

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        width = self.view.room(index) - 2 * self.view.ctx.metrics.px(SIDE)
        option.rect = QRect(0, 0, max(width, 1), HIGHEST)
        return super().sizeHint(option, index)


class LineList(_Listed, QListView):
    """Lines one below the other."""

    def __init__(self, ctx: UiContext, words: Msg) -> None:
        super().__init__(ctx, words)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


class LineTree(_Listed, QTreeView):
    """Lines with lines below them, which fold."""

    def __init__(self, ctx: UiContext, words: Msg) -> None:
        super().__init__(ctx, words)
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def room(self, index: QModelIndex | QPersistentModelIndex) -> int:
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        return super().room(index) - depth * self.indentation()


class CellGrid(_Listed, QTableView):
    """Cells in rows and columns."""

    def __init__(self, ctx: UiContext, words: Msg) -> None:
        super().__init__(ctx, words)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setCornerButtonEnabled(False)

    def room(self, index: QModelIndex | QPersistentModelIndex) -> int:
        return self.columnWidth(index.column())

    def fit(self) -> None:
        """Make rows as high as their words need, columns alike."""
        self.horizontalHeader().setDefaultSectionSize(round(COLUMN * self.ctx.metrics.body))
        self.resizeRowsToContents()


Role = Qt.ItemDataRole
NAME = int(Role.UserRole) + 1
Change = Callable[[int, int], object]  # of so many rows or columns from one on


class ListRows:
    """The lines of a view, each with the lines below it.

    Where the line on which it stood is gone it goes to the next, to the first if it ``begins``.
    """

    def __init__(self, view: QAbstractItemView, *, begins: bool = False) -> None:
        self.view, self.model, self.begins = view, QStandardItemModel(view), begins
        self.lines: dict[str, ListLine] = {}
        view.setModel(self.model)

    @property
    def current(self) -> ListLine | None:
        """The line on which the view stands."""
        return self.lines.get(str(self.view.currentIndex().data(NAME)))

    def follow(self, lines: Sequence[ListLine]) -> None:
        """Show these lines; the view stays on the same one."""
        name = self.view.currentIndex().data(NAME)
        self.lines = {list_line.name: list_line for line in lines for list_line in line.every()}
        _follow(self.model, QModelIndex(), lines)
        self.go_to(str(name))
        gone = self.begins and name not in self.lines
        if gone or not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.model.index(0, 0))

    def clear(self) -> None:
        """Hold nothing any more."""
        self.lines = {}
        self.model.setRowCount(0)

    def go_to(self, name: str) -> None:
        """Stand on a line, if it is there."""
        if self.view.currentIndex().data(NAME) != name:
            found = self.index(name)
            if found.isValid():
                self.view.setCurrentIndex(found)

    def index(self, name: str) -> QModelIndex:
        """Return the index of a line."""
        return _find(self.model, QModelIndex(), name)


def _find(model: QStandardItemModel, parent: QModelIndex, name: str) -> QModelIndex:
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            here = model.index(row, column, parent)
            below = _find(model, here, name) if model.hasChildren(here) else QModelIndex()
            if here.data(NAME) == name or below.isValid():
                return below if below.isValid() else here
    return QModelIndex()


def _follow(model: QStandardItemModel, parent: QModelIndex, lines: Sequence[ListLine]) -> None:
    """Give a row the lines below it."""
    have = [model.index(row, 0, parent).data(NAME) for row in range(model.rowCount(parent))]
    want = [line.name for line in lines]
    if lines and not model.columnCount(parent):
        model.insertColumns(0, 1, parent)
    changes = SequenceMatcher(None, have, want, autojunk=False).get_opcodes()
    for kind, first, last, begin, end in reversed(changes):
        if kind != "equal":
            model.removeRows(first, last - first, parent)
            model.insertRows(first, end - begin, parent)
    for row, line in enumerate(lines):
        here = model.index(row, 0, parent)
        _write(model, here, line)
        _follow(model, here, line.lines)


def _write(model: QStandardItemModel, index: QModelIndex, line: ListLine, text: str = "") -> None:
    """Write a line; what can be chosen is bold. What is the same stays as it is."""
    if index.data(NAME) is None:
        model.itemFromIndex(index).setFlags(READ_ONLY)
    model.setData(index, line.name, NAME)
    model.setData(index, text or line.text, Role.DisplayRole)
    model.setData(index, line.text, Role.AccessibleTextRole)
    if (index.data(Role.FontRole) is not None) != line.offered:
        bold = QFont()
        bold.setBold(True)
        model.setData(index, bold if line.offered else None, Role.FontRole)


class CellRows(ListRows):
    """The cells of an Alhambra; whose it is may change."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._shown: ListedBoard | None = None

    def follow_board(self, board: ListedBoard, columns: Sequence[str], rows: Sequence[str]) -> None:
        """Show an Alhambra with the names of its columns and rows; it may have grown."""
        old, model = self._shown, self.model
        name = str(self.view.currentIndex().data(NAME))
        if old is not None and old.title == board.title:
            _stretch(model.insertColumns, model.removeColumns, old.columns, board.columns)
            _stretch(model.insertRows, model.removeRows, old.rows, board.rows)
        else:
            model.setRowCount(len(board.rows))
            model.setColumnCount(len(board.columns))
        self._shown, self.lines = board, {cell.name: cell for cell in board.cells.values()}
        model.setHorizontalHeaderLabels(columns)
        model.setVerticalHeaderLabels(rows)
        for (x, y), line in board.cells.items():
            row, column = board.rows.index(y), board.columns.index(x)
            _write(model, model.index(row, column), line, line.short)
        self.go_to(name)

    def clear(self) -> None:
        super().clear()
        self._shown = None

    def place(self, index: QModelIndex) -> tuple[int, int] | None:
        """Which cell a row and a column are."""
        if self._shown is None or not index.isValid():
            return None
        return self._shown.columns[index.column()], self._shown.rows[index.row()]


def _stretch(insert: Change, remove: Change, old: Sequence[int], new: Sequence[int]) -> None:
    """Add and take away what lies before and behind, so that all else keeps its place."""
    before, behind = old[0] - new[0], new[-1] - old[-1]
    (insert if behind > 0 else remove)(len(old) - max(-behind, 0), abs(behind))
    (insert if before > 0 else remove)(0, abs(before))
