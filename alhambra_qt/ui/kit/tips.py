"""Themed tooltips, and texts for Qt menus: names in them are always plain text, never markup.

    set_tip(ctx, button, "Remove this player")      # where the pointer rests on a widget
    show_tip(ctx, table, words, area, key="H")      # for something painted in a widget

A tooltip stays within the window, below its subject if there is room; any action hides it.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt.i18n import unmarked
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.paint import key_cap, key_cap_height, key_cap_width
from alhambra_qt.ui.kit.text import Block, layout_runs, plain

if TYPE_CHECKING:
    from alhambra_qt.ui.kit.context import UiContext

WIDEST = 340  # the maximum width of the text
AWAY = 6  # the distance from the subject
EDGE = 4  # the distance from the edge of the window
TALL = 60  # for anything taller than this the tooltip is at the pointer
ACTIONS = frozenset(
    (
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.KeyPress,
        QEvent.Type.WindowDeactivate,
    )
)


def tip_text(words: str) -> str:
    """Escape words, because Qt interprets text that looks like HTML."""
    words = unmarked(words)
    if "<" not in words and "&" not in words:
        return words
    return f'<p style="white-space:pre-wrap">{escape(words)}</p>'


def set_tip(ctx: UiContext, widget: QWidget, words: str) -> None:
    """Show these words when the pointer rests on the widget."""
    widget.setToolTip(tip_text(words))  # for screen readers
    rests = widget.findChild(_Rests, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if rests is None:
        rests = _Rests(ctx, widget)
    rests.words = words


def show_tip(ctx: UiContext, widget: QWidget, words: str, area: QRect, key: str = "") -> None:
    """Show words (the first line in bold) and a key beside an area of a widget."""
    window = widget.window()
    near = QRect(widget.mapTo(window, area.topLeft()), area.size())
    tip_of(window).tell(ctx, words, key, near)


def hide_tip(widget: QWidget) -> None:
    """Hide the tooltip in the window of a widget."""
    found = _found(widget.window())
    if found is not None:
        found.hide()


def tip_of(window: QWidget) -> TipBox:
    """Return the tooltip of a window; it is hidden while it has no text."""
    return _found(window) or TipBox(window)


def _found(window: QWidget) -> TipBox | None:
    return window.findChild(TipBox, options=Qt.FindChildOption.FindDirectChildrenOnly)


def tip_place(size: QSize, near: QRect, room: QRect) -> QRect:
    """Return the place of a tooltip: below its subject or else above, always inside the room."""
    inner = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    x = min(max(near.center().x() - size.width() // 2, inner.left()), _last(inner, size).x())
    y = near.bottom() + 1 + AWAY
    if y > _last(inner, size).y():
        y = near.top() - AWAY - size.height()
    y = max(inner.top(), min(y, _last(inner, size).y()))
    return QRect(QPoint(max(x, inner.left()), y), size)


def _last(room: QRect, size: QSize) -> QPoint:
    return QPoint(room.right() + 1 - size.width(), room.bottom() + 1 - size.height())


class _Rests(Guarded, QObject):
    """Waits until the pointer rests on a widget."""

    def __init__(self, ctx: UiContext, widget: QWidget) -> None:
        super().__init__(widget)
        self.ctx, self.widget, self.words = ctx, widget, ""
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Show the tooltip, and hide it when the pointer leaves."""
        if event.type() == QEvent.Type.ToolTip:
            if self.words:
                show_tip(self.ctx, self.widget, self.words, self.widget.rect())
            return True
        if event.type() in (QEvent.Type.Leave, QEvent.Type.Hide):
            hide_tip(self.widget)
        return False


class TipBox(Guarded, QWidget):
    """A tooltip; it is not interactive."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words = self.key = ""
        self._ctx: UiContext | None = None
        self._blocks: list[Block] = []
        self.hide()

    def tell(self, ctx: UiContext, words: str, key: str, near: QRect) -> None:
        """Show words and a key beside a part of the window."""
        self._ctx, self.words, self.key = ctx, unmarked(words), key
        room = self._window.rect()
        most = min(ctx.px(WIDEST), room.width() - 2 * (EDGE + self._pad()))
        cap = key_cap_width(ctx.metrics, key) + self._pad() if key else 0.0
        self._blocks = []
        for k, line in enumerate(self.words.splitlines() or [""]):
            font = ctx.font("small" if k else "smallstrong")
            self._blocks.append(layout_runs(plain(line), font, most - (0 if k else cap)))
        wide = max(block.width + (0 if k else cap) for k, block in enumerate(self._blocks))
        high = sum(block.height for block in self._blocks)
        size = QSize(int(wide) + 2 * self._pad() + 2, int(high) + 2 * self._pad() - ctx.px(2))
        self.setGeometry(
            tip_place(size.boundedTo(room.size() - QSize(2 * EDGE, 2 * EDGE)), near, room)
        )
        self.raise_()
        self.show()
        self.update()

    def _pad(self) -> int:
        return self._ctx.px(8) if self._ctx is not None else 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        ctx = self._ctx
        if ctx is None:
            return
        painter, theme, pad = QPainter(self), ctx.theme, self._pad()
        rect = QRectF(self.rect())
        paint.panel(painter, rect, theme, radius=ctx.px(6), border=theme.ink2, with_shadow=False)
        y = float(pad - ctx.px(1))
        for k, block in enumerate(self._blocks):
            block.paint(painter, pad, y, theme.ink2 if k else theme.ink)
            y += block.height
        if self.key:
            high, wide = key_cap_height(ctx.metrics), key_cap_width(ctx.metrics, self.key)
            top = pad - ctx.px(1) + (self._blocks[0].line_height - high) / 2
            cap = QRectF(rect.right() - pad - wide, top, wide, high)
            key_cap(painter, cap, ctx.metrics, self.key, theme.ink, theme.panel)

    def setVisible(self, visible: bool) -> None:
        """Watch for actions while visible: any of them hides it."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
            if visible:
                app.installEventFilter(self)
        super().setVisible(visible)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide on any action, and when the window is resized."""
        kind = event.type()
        if kind in ACTIONS or (kind == QEvent.Type.Resize and watched is self._window):
            self.hide()
        return False


def menu_text(words: str) -> str:
    """Escape the words of a menu entry, where Qt makes the letter after "&" an access key."""
    return words.replace("&", "&&")
