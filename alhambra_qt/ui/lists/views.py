"""Views of Qt in the looks of the program: a list, a list with lists below, a grid.

They only use the keys that move in them; all others are for the page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
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
from alhambra_qt.ui.kit.context import Styled, UiContext, scroll_bar_style
from alhambra_qt.ui.kit.guard import Guarded

K = Qt.Key
MOVES = (
    *(K.Key_Up, K.Key_Down, K.Key_Left, K.Key_Right),
    *(K.Key_Home, K.Key_End, K.Key_PageUp, K.Key_PageDown),
)
COLUMN = 8.5  # ems
SIDE = 4  # logical pixels beside the words
HIGHEST = 1 << 16  # lines may be as high as they need
HELD = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier

if TYPE_CHECKING:
    View = QAbstractItemView
else:
    View = object  # which view it is says the class made from it


class _Listed(Styled, View):
    """What the views share."""

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
        """The height of a line in the width that is there."""
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
        """The width of the view, less what the line is set in."""
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
