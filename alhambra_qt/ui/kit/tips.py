"""Themed tooltips, and texts for Qt menus: names in them are always plain text, never markup.

    set_tip(ctx, button, "Remove this player")      # where the pointer rests on a widget
    show_tip(ctx, table, words, area, key="H")      # for something painted in a widget

A tooltip stays within the window, below its subject if there is room; any action hides it.
"""

from __future__ import annotations

import math
from importlib import import_module

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt.i18n import unmarked
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Ground, Layout, Words, cap, lay
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row

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
    html = import_module("html")  # rarely wanted: it holds the names of 2,000 letters
    return f'<p style="white-space:pre-wrap">{html.escape(words)}</p>'


def set_tip(ctx: UiContext, widget: QWidget, words: str, *, read: bool = True) -> None:
    """Show these words when the pointer rests on the widget; a screen reader may `read` them."""
    widget.setToolTip(tip_text(words) if read else "")
    rests = widget.findChild(_Rests, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if rests is None:
        rests = _Rests(ctx, widget)
    rests.words = words


def show_tip(ctx: UiContext, widget: QWidget, words: str, area: QRect, key: str = "") -> None:
    """Show words (the first line in bold) and a key beside an area of a widget."""
    window = widget.window()
    near = QRect(widget.mapTo(window, area.topLeft()), area.size())
    tip_of(window).tell(ctx, words, key, near)


def show_own_tip(widget: QWidget) -> bool:
    """Show the tooltip that was set for a widget; return whether it has one."""
    rests = widget.findChild(_Rests, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return rests is not None and rests.tell()


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

    def tell(self) -> bool:
        """Show the tooltip; return whether it has words."""
        if self.words:
            show_tip(self.ctx, self.widget, self.words, self.widget.rect())
        return bool(self.words)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Show the tooltip, and hide it when the pointer leaves."""
        if event.type() == QEvent.Type.ToolTip:
            self.tell()
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
        self._laid: Layout | None = None
        self.hide()

    def tell(self, ctx: UiContext, words: str, key: str, near: QRect) -> None:
        """Show words and a key beside a part of the window."""
        self.words, self.key = unmarked(words), key
        look, room = Look.of_page(ctx, self.devicePixelRatioF()), self._window.rect()
        first, *more = self.words.splitlines() or [""]
        shown = cap(look, key) if key else None
        head = Row(Words(first, "smallstrong", wrap=True, grow=1.0), shown)
        lines = (Words(line, "small", "ink2", wrap=True) for line in more)
        pad = look.px(8) / look.em
        tree = Ground(Column(head, *lines, gap=0), "panel", "ink2", pad=(pad, 0.9 * pad))
        inner = room.size() - QSize(2 * EDGE, 2 * EDGE)
        width, height = tree.room(look, min(look.px(WIDEST + 16), inner.width()))
        size = QSize(math.ceil(width), math.ceil(height)).boundedTo(inner)
        self.setGeometry(tip_place(size, near, room))
        self._laid = lay(tree, look, QRectF(self.rect()))
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._laid is not None:
            with paint.saved(QPainter(self)) as painter:
                self._laid.paint(painter)

    def setVisible(self, visible: bool) -> None:
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
