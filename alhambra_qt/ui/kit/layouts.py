"""Layouts that Qt lacks: `Lines` follows the scale, `Flow` wraps items into lines."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QStackedLayout,
    QStackedWidget,
    QWidget,
)

from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.focus import turned
from alhambra_qt.ui.kit.guard import Guarded

Length = float | tuple[float, float, float]
GAP = (12, 6, 6)  # between panels, as Metrics.gap
NOTHING: tuple[Length, Length, Length, Length] = (0, 0, 0, 0)


def length(ctx: UiContext, given: Length) -> int:
    """Convert a length to pixels."""
    return ctx.metrics.pick(*given) if isinstance(given, tuple) else ctx.px(given)


class Stacked(Guarded, QStackedWidget):
    """A stack that shows one of several widgets and is itself hidden from screen readers."""

    accessible_role = Role.Client

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(self._turned)

    def _turned(self) -> None:
        turned(self)


class Pages(Guarded, QStackedLayout):
    """A stack of pages; input that began on another page never reaches the one shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.currentChanged.connect(self._turned)

    def _turned(self) -> None:
        if (page := self.currentWidget()) is not None:
            turned(page)


class Lines(Guarded, QBoxLayout):
    """A column of items, or a row if `across`, with margins (left, top, right, bottom) and gaps.

    Lengths are in style guide units: one number, or three for the layouts M, S and XS.
    """

    def __init__(
        self,
        ctx: UiContext,
        parent: QWidget | None = None,
        *,
        pad: tuple[Length, Length, Length, Length] = NOTHING,
        gap: Length = 0,
        across: bool = False,
    ) -> None:
        kind = QBoxLayout.Direction
        super().__init__(kind.LeftToRight if across else kind.TopToBottom)
        self.ctx, self.pad, self.gap = ctx, pad, gap
        ctx.restyled.connect(self.restyle)
        self.restyle()
        if parent is not None:
            parent.setLayout(self)

    def restyle(self) -> None:
        """Update sizes from the context."""
        left, top, right, below, gap = (
            length(self.ctx, spacing) for spacing in (*self.pad, self.gap)
        )
        self.setContentsMargins(left, top, right, below)
        self.setSpacing(gap)


class Flow(Guarded, QHBoxLayout):
    """Items in their own widths, wrapped into lines.

    `right` aligns lines to the right edge.
    The items are in Qt's own list: a Python list could be inconsistent during a change, and an item
    that is missing there ends in a segmentation fault inside PySide.
    """

    def __init__(self, ctx: UiContext, gap: Length = 0, *, right: bool = False) -> None:
        super().__init__()
        self.ctx, self.gap, self._right = ctx, gap, right
        self.setContentsMargins(0, 0, 0, 0)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def minimumHeightForWidth(self, width: int) -> int:
        return self.heightForWidth(width)

    def setGeometry(self, rect: QRect) -> None:
        QLayout.setGeometry(self, rect)
        self._arrange(rect, move=True)

    def maximumSize(self) -> QSize:
        return QLayout.maximumSize(self)

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._shown()]
        gaps = self._gap() * max(0, len(sizes) - 1)
        width = sum(size.width() for size in sizes) + gaps
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _gap(self) -> int:
        return length(self.ctx, self.gap)

    def _shown(self) -> list[QLayoutItem]:
        items = (self.itemAt(index) for index in range(self.count()))
        return [item for item in items if item is not None and not item.isEmpty()]

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._shown():
            own_width = item.sizeHint().width()
            if lines and used + self._gap() + own_width <= width:
                lines[-1].append(item)
                used += self._gap() + own_width
            else:
                lines.append([item])
                used = own_width
        return lines

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for line in self._lines(rect.width()):
            sizes = [_bounded(item, rect.width()) for item in line]
            height = max(size.height() for size in sizes)
            total = sum(size.width() for size in sizes) + self._gap() * (len(line) - 1)
            x = rect.right() + 1 - total if self._right else rect.x()
            for item, size in zip(line, sizes, strict=True):
                if move:
                    top = y + (height - size.height()) // 2
                    item.setGeometry(QRect(x, top, size.width(), size.height()))
                x += size.width() + self._gap()
            y += height + self._gap()
        return max(0, y - self._gap() - rect.y())


def fill(layout: QLayout, *widgets: QWidget) -> None:
    """Add widgets to a layout in order."""
    for widget in widgets:
        layout.addWidget(widget)


def discard(widgets: Iterable[QWidget]) -> None:
    """Remove widgets from a page and delete them; they are hidden until Qt has deleted them.

    Their layouts drop them at once: one of our layouts that still had an item for a deleted widget
    would keep a dangling reference, and a later garbage collection would crash on it.
    """
    for widget in widgets:
        parent = widget.parentWidget()
        for layout in parent.findChildren(QLayout) if parent is not None else ():
            layout.removeWidget(widget)
        widget.hide()
        widget.deleteLater()


def _bounded(item: QLayoutItem, width: int) -> QSize:
    size = item.sizeHint()
    if size.width() <= width:
        return size
    return QSize(width, _height(item, width))


def _height(item: QLayoutItem, width: int) -> int:
    if item.hasHeightForWidth():
        return max(item.heightForWidth(width), item.minimumSize().height())
    return item.sizeHint().height()
