"""A long list in Qt's own view, whose rows are painted from trees of boxes.

class Hits(BoxList):
    def row_tree(self, row: int) -> Box: ...     # what is painted of a row

hits.show_rows(names)           # other rows; the same row stays the current one
hits.activated, hits.clicked    # the signals of Qt: Enter on a row, a click

Only visible rows are built and measured; any other row keeps its last height, or gets the average
height of the first rows. A screen reader reads Qt's own model without calling Python. The
accessible name of a row is its name until the row is first visible, then all text painted on it.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QShowEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Layout, Space, lay
from alhambra_qt.ui.kit.boxed import written_on
from alhambra_qt.ui.kit.context import Styled, UiContext, scroll_bar_style
from alhambra_qt.ui.kit.guard import Guarded, guarded
from alhambra_qt.ui.kit.look import Look

K, Role = Qt.Key, Qt.ItemDataRole
MOVES = (
    *(K.Key_Up, K.Key_Down, K.Key_Left, K.Key_Right),
    *(K.Key_Home, K.Key_End, K.Key_PageUp, K.Key_PageDown),
)
HELD = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier
READ_ONLY = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
ROUNDS = 6  # at most, until the visible rows and their heights agree
USUAL = 6.0  # ems: the height of a row before any has been measured


class BoxList(Styled, QListView):
    """A list of rows; see the module's text.

    Signals:
        moved: rows moved on the screen, or the current row changed.
    """

    moved = Signal()
    columns, least = 1, 0.0  # the most columns, and their least width in pixels at 100 %
    gap = 0.0  # ems between rows

    def __init__(self, ctx: UiContext, words: Msg) -> None:
        super().__init__(ctx)
        self.words = words
        self.look = Look.of_page(ctx)
        self._trees: dict[int, Box] = {}  # of the visible rows
        self._seen = 0, 0  # the top row, and its offset from the upper edge in pixels
        self._wide = 0  # the width at which rows were measured
        self._usual = 0  # the height of unmeasured rows; 0: no row has been measured
        self._busy = False
        self._rows = QStandardItemModel(0, 1, self)
        self.setModel(self._rows)
        self.setItemDelegate(_BoxDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.viewport().setAutoFillBackground(False)
        self.retranslate()

    # -- what it shows ------------------------------------------------------------------------

    def row_tree(self, row: int) -> Box:
        raise NotImplementedError

    def row_text(self, _row: int, layout: Layout) -> str:
        """Return the accessible name of a row."""
        return ", ".join(written_on(layout))

    def row_description(self, _row: int) -> str:
        return ""

    def show_rows(self, names: Sequence[str]) -> None:
        """Replace the rows; the current row keeps its index."""
        row = max(0, self.currentIndex().row())
        known, self._busy = self._rows.rowCount(), True
        self._rows.setRowCount(len(names))
        with QSignalBlocker(self._rows):  # Qt would lay out all rows for each that changes
            for k, name in enumerate(names):
                index = self._rows.index(k, 0)
                self._rows.setData(index, name, Role.DisplayRole)
                if k < known:
                    self._rows.setData(index, None, Role.AccessibleTextRole)
                    self._rows.setData(index, None, Role.AccessibleDescriptionRole)
                else:
                    self._rows.itemFromIndex(index).setFlags(READ_ONLY)
        if names:
            self._rows.dataChanged.emit(self._rows.index(0, 0), self._rows.index(len(names) - 1, 0))
        self.setCurrentIndex(self._rows.index(min(row, len(names) - 1), 0))
        self._busy = False
        self.change()

    def change(self, *rows: int) -> None:
        """Rebuild these rows, or all rows."""
        for row in rows or tuple(self._trees):
            self._trees.pop(row, None)
        if not rows:
            self._resize()
        self._see()
        self.viewport().update()

    def go(self, row: int, *, scroll: bool = True) -> None:
        """Make a row the current one, and scroll it into view."""
        self.setAutoScroll(scroll)
        self.setCurrentIndex(self._rows.index(row, 0))
        self.setAutoScroll(True)

    def laid(self, row: int) -> Layout | None:
        """Return the tree of a row laid out in the viewport; None if it is not visible."""
        tree = self._trees.get(row)
        if tree is None:
            return None
        return lay(tree, self.look, self.face(row))

    def face(self, row: int) -> QRectF:
        """Return the rectangle of a row in the viewport, without the gaps above and beside it."""
        rect = QRectF(self.visualRect(self._rows.index(row, 0)))
        columns, gap = self._columns(), self.gap * self.look.em
        at, share = row % columns, gap / columns
        return rect.adjusted(share * at, gap, -share * (columns - 1 - at), 0)

    # -- which rows there are and how high ----------------------------------------------------

    def _room(self) -> int:
        """Return the width for rows: Qt always leaves room for the scroll bar and a pixel."""
        bar, extent = self.verticalScrollBar(), QStyle.PixelMetric.PM_ScrollBarExtent
        width = max(self.style().pixelMetric(extent, None, bar), bar.sizeHint().width())
        return self.maximumViewportSize().width() - width - 1

    def _columns(self) -> int:
        fit = self._room() // max(1, self.ctx.px(self.least))
        return max(1, min(fit, self.columns, self._rows.rowCount()))

    def _in_sight(self) -> range:

        def lower(row: int) -> int:
            return self.visualRect(self._rows.index(row, 0)).bottom()

        count, below = self._rows.rowCount(), self.viewport().height()
        first = bisect_left(range(count), 0, key=lower)
        last = first
        while last < count and self._top(last) < below:
            last += 1
        columns = self._columns()
        return range(first - first % columns, min(count, last + -last % columns))

    def _see(self) -> None:
        """Build and measure the visible rows without moving what is on screen."""
        if self._busy or not self.isVisible():
            return
        self._busy = True
        try:
            for _ in range(ROUNDS):
                rows = self._in_sight()
                if self._trees.keys() == set(rows):
                    break
                seen = next((row for row in rows if row in self._trees), rows.start)
                above = self._top(seen)
                self._trees = {row: self._trees.get(row) or self._made(row) for row in rows}
                if not self._fit(rows):
                    break
                self._lay_out(seen, above)
        finally:
            self._busy = False
        self._seen = rows.start, self._top(rows.start)
        self.moved.emit()

    def _made(self, row: int) -> Box:
        tree = guarded(self.row_tree, lambda _row: Space())(row)
        layout = lay(tree, self.look, QRectF(0, 0, self._width(), 1))
        text = guarded(self.row_text, lambda *_: "")(row, layout)
        index = self._rows.index(row, 0)
        if text and text != index.data(Role.AccessibleTextRole):
            self._rows.setData(index, text, Role.AccessibleTextRole)
            more = guarded(self.row_description, lambda _row: "")(row)
            self._rows.setData(index, more, Role.AccessibleDescriptionRole)
        found: Box = tree
        return found

    def _width(self) -> float:
        columns = self._columns()
        return self._room() / columns - self.gap * self.look.em * (1 - 1 / columns)

    def _fit(self, rows: range) -> bool:
        width, columns, gap = self._width(), self._columns(), self.gap * self.look.em
        wanted = [self._trees[row].room(self.look, width)[1] + gap for row in rows]
        highs = [
            math.ceil(max(wanted[k - k % columns : k - k % columns + columns]))
            for k in range(len(rows))
        ]
        if not self._usual:
            self._usual = round(sum(highs) / len(highs))
            self._size(dict.fromkeys(range(self._rows.rowCount()), self._usual))
        known = [self._rows.index(row, 0).data(Role.SizeHintRole).height() for row in rows]
        self._size(dict(zip(rows, highs, strict=True)))
        return known != highs

    def _size(self, highs: Mapping[int, int]) -> None:
        width = self._room() // self._columns()
        with QSignalBlocker(self._rows):
            for row, height in highs.items():
                self._rows.setData(
                    self._rows.index(row, 0), QSize(width, height), Role.SizeHintRole
                )

    def _top(self, row: int) -> int:
        return self.visualRect(self._rows.index(row, 0)).top()

    def _lay_out(self, seen: int, above: int) -> None:
        """Let Qt lay out the rows again, keeping a row, or the end of the list, in place."""
        bar = self.verticalScrollBar()
        at_end = 0 < bar.value() == bar.maximum()
        busy, self._busy = self._busy, True  # Qt may resize the view meanwhile
        self.doItemsLayout()
        bar.setValue(bar.maximum() if at_end else bar.value() + self._top(seen) - above)
        self._busy = busy

    def _resize(self) -> None:
        """Measure all rows again at a new width; until then each keeps its height."""
        self._wide, usual = self._room(), self._usual or round(USUAL * self.look.em)
        known = [
            self._rows.index(row, 0).data(Role.SizeHintRole) for row in range(self._rows.rowCount())
        ]
        self._size({row: size.height() if size else usual for row, size in enumerate(known)})
        self._trees.clear()
        if self._rows.rowCount():
            self._lay_out(*self._seen)

    # -- Qt -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.text(self.words))
        self.restyle()

    def restyle(self) -> None:
        self.look = Look.of_page(self.ctx, self.devicePixelRatioF())
        self.verticalScrollBar().setStyleSheet(scroll_bar_style(self.ctx))
        self.verticalScrollBar().setSingleStep(self.ctx.px(28))
        self._usual = 0
        self.change()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._see()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._room() != self._wide and not self._busy:
            self.change()
        self._see()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._see()

    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        self.change(*{index.row() for index in (current, previous) if index.isValid()})

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, and open a row with Enter; leave all other keys to the page."""
        if event.modifiers() & HELD:
            event.ignore()
        elif event.key() in MOVES:
            super().keyPressEvent(event)
            self.scrollTo(self.currentIndex())  # its height was unknown before
        elif event.key() in (K.Key_Return, K.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.viewport().update()
        return super().event(event)


class _BoxDelegate(Guarded, QStyledItemDelegate):
    """Paints the trees of the list, and the focus ring."""

    def __init__(self, view: BoxList) -> None:
        super().__init__(view)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        view = cast(BoxList, self.parent())
        layout = view.laid(index.row())
        if layout is None:
            return
        with paint.saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            layout.paint(painter)
            if view.hasFocus() and index == view.currentIndex():
                face = view.face(index.row()).adjusted(6, 6, -6, -6)
                paint.focus_ring(painter, face, view.ctx.theme, view.ctx.px(7))
