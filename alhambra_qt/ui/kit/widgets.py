"""Controls for pages, painted by the kit; they follow theme, scale and language automatically.

Every control takes the `UiContext` first and its words as `Msg` (or plain str for names). It has
an accessible name, a visible focus ring and a large enough click target. Space chooses; Enter
presses a button and otherwise goes up to the page. The margin for the focus ring (`RING` px on each
side) is part of the widget, so lay out neighbouring controls with spacing 0.

    Button(ctx, msg("start-new"), kind="primary", key="Enter", does=self.start)
    Toggle(ctx, msg("mod-vizier")).toggled

Text is in text.py; Segmented, Field, DropDown and Slider in inputs.py; pages in frames.py,
scroll areas in scroll.py, layouts in layouts.py.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QAccessible,
    QFont,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from alhambra_qt.i18n import Msg, unmarked
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.access import AccessibleButton
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.focus import turned
from alhambra_qt.ui.kit.paint import ButtonLook, button, button_width
from alhambra_qt.ui.kit.sizes import measure
from alhambra_qt.ui.kit.text import draw_line
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.weakly import weakly

RING = 6


class Control(Styled, QAbstractButton):
    """A painted button-like widget with hover and focus."""

    accessible_class = AccessibleButton
    corner = 0.5  # the radius of the focus ring, as a share of the height
    takes_space = takes_enter = True  # whether the control handles the key; otherwise the page does

    def __init__(self, ctx: UiContext, words: Msg | str = "") -> None:
        super().__init__(ctx)
        self.clicked.connect(lambda: ctx.sound("click"))
        self.words = words
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_words(self, words: Msg | str) -> None:
        """Set the words."""
        self.words = words
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(unmarked(self.ctx.text(self.words)))
        self.restyle()

    def face(self) -> QRectF:
        """Return the visible area, inside the margin for the focus ring."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Paint the control in its current state, without the focus ring."""

    def ring(self) -> tuple[QRectF, float] | None:
        """Return the rectangle inside the focus ring and its radius; None if others paint it."""
        face = self.face()
        return face, face.height() * self.corner

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        with paint.saved(painter):
            self.draw(painter, self.face())
        ring = self.ring()
        if self.hasFocus() and ring is not None:
            paint.focus_ring(painter, ring[0], self.ctx.theme, ring[1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys with Ctrl to the page, as well as those that a control does not take."""
        key = Qt.Key(event.key())
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if self.takes_enter:
                self.setDown(True)
                with self._stays_down():
                    self.click()
            else:
                event.ignore()
        elif key in focus.ARROWS or (key == Qt.Key.Key_Space and not self.takes_space):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        with self._stays_down():
            super().mouseReleaseEvent(event)

    @contextmanager
    def _stays_down(self) -> Iterator[None]:
        """Look pressed until all that follows is done, such as making a page."""
        self.repaint()
        self.setUpdatesEnabled(False)  # Qt would paint the end of the click before its slots
        yield
        self.setUpdatesEnabled(True)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Button(Control):
    """A button with words, optional key cap and icon; kinds as in buttons.KINDS.

    It calls ``does``, or makes a ``wish`` that takes no value.

    Its key belongs to the page. A ``tied`` key is the default key of a command at the table, and is
    shown as the person has bound it.
    """

    def __init__(
        self,
        ctx: UiContext,
        words: Msg | str,
        *,
        kind: str = "secondary",
        key: Msg | str = "",
        tied: bool = False,
        icon: str = "",
        align_left: bool = False,
        does: Callable[..., object] | SignalInstance | None = None,
        wish: str = "",
    ) -> None:
        super().__init__(ctx, words)
        if does is not None:
            self.clicked.connect(does)
        if wish:
            self.clicked.connect(weakly(self.wish, wish))
        self.kind, self.key, self.icon_name, self.align_left = kind, key, icon, align_left
        self.tied = tied
        self.brief = False  # whether the key is hidden, for lack of room
        self.turns: tuple[Msg, ...] = ()  # alternating texts: it is wide enough for all of them
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.retranslate()

    @property
    def cap(self) -> str:
        """Return the label of its key cap."""
        return self.ctx.cap(self.key, own=self.tied)

    def _icon_size(self) -> int:
        return self.ctx.metrics.pick(20, 17, 16) if self.icon_name else 0

    def set_brief(self, brief: bool) -> None:
        """Hide the key, or show it again."""
        if brief != self.brief:
            self.brief = brief
            self.update()

    def sizeHint(self) -> QSize:
        return self.hint(brief=self.brief)

    def hint(self, *, brief: bool) -> QSize:
        """Return the size hint with the key, or without it if `brief`."""
        m = self.ctx.metrics
        key, icon = "" if brief else self.cap, self._icon_size()
        wides = (button_width(m, self.ctx.text(w), key, icon) for w in (self.words, *self.turns))
        width = max(m.hit, *wides)
        height = m.pick(44, 36, 34) if self.kind != "header" else m.pick(36, 30, 28)
        return QSize(int(width) + 2 * RING + 1, m.reach(height + 2 * RING))

    def ring(self) -> tuple[QRectF, float]:
        face = self.face()
        return face, paint.button_radius(face, self.ctx.metrics)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        look = ButtonLook(
            text=self.ctx.text(self.words),
            key="" if self.brief else self.cap,
            kind=self.kind,
            enabled=self.isEnabled(),
            hovered=self.underMouse(),
            pressed=self.isDown(),
            chosen=self.isCheckable() and self.isChecked(),
            align_left=self.align_left,
            icon=self._icon(),
        )
        button(painter, face, self.ctx.theme, self.ctx.metrics, look)

    def _icon(self) -> QPixmap | None:
        if not self.icon_name:
            return None
        theme = self.ctx.theme
        colours = {"primary": theme.accink, "header": theme.gold2, "danger": theme.warn}
        colour = colours.get(self.kind, theme.ink) if self.isEnabled() else theme.ink2
        ratio = self.devicePixelRatioF()
        hole = theme.acc if self.kind == "primary" else theme.panel
        return self.ctx.images.icon(self.icon_name, self._icon_size(), colour, ratio, hole)


class SureButton(Button):
    """A button for an irreversible action: the first press asks, the second confirms.

    Attributes:
        certain: nothing needs to be asked: the first press confirms.
    """

    confirmed = Signal()

    def __init__(self, ctx: UiContext, usual: Msg, question: Msg, *, kind: str = "quiet") -> None:
        super().__init__(ctx, usual, kind=kind)
        self.usual, self.question, self.calm = usual, question, kind
        self.certain = False
        self.clicked.connect(self._pressed)

    def ask(self, asks: bool) -> None:
        """Ask for confirmation, or go back to the normal state."""
        turned(self)
        self.kind = "danger" if asks else self.calm
        self.set_words(self.question if asks else self.usual)

    def _pressed(self) -> None:
        sure = self.certain or self.words == self.question
        self.ask(not sure)
        if sure:
            self.confirmed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.ask(False)


class Link(Control):
    """A link: the title of something to read; one with a target makes the wish for that rule."""

    accessible_role = QAccessible.Role.Link
    role = "smallstrong"  # of its font

    def __init__(self, ctx: UiContext, words: Msg | str, target: str = "") -> None:
        super().__init__(ctx, words)
        self.target = target
        if target:
            self.clicked.connect(weakly(self.wish, "rule", target))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def sizeHint(self) -> QSize:
        known = measure(self._font())
        width, least = math.ceil(known.width(self.ctx.text(self.words))), self.ctx.metrics.target
        return QSize(max(width + 2 * RING, least), max(math.ceil(known.height) + RING, least))

    def ring(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()).adjusted(4, 4, -4, -4), 4

    def draw(self, painter: QPainter, face: QRectF) -> None:
        font, theme = self._font(), self.ctx.theme
        font.setUnderline(True)
        ink = theme.ink if self.underMouse() else theme.acc
        draw_line(painter, face, self.ctx.text(self.words), font, ink)

    def _font(self) -> QFont:
        return self.ctx.font(self.role, weight=600)


class Sign(Control):
    """A small control that shows a sign; its words are its accessible name and its tooltip."""

    def __init__(self, ctx: UiContext, words: Msg | str = "") -> None:
        super().__init__(ctx, words)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        set_tip(self.ctx, self, self.ctx.text(self.words))

    def sizeHint(self) -> QSize:
        m = self.ctx.metrics
        side = m.reach(m.pick(32, 28, 26) + 2 * RING)
        return QSize(side, side)


class Cross(Sign):
    """A small round button with a cross: remove this."""

    def draw(self, painter: QPainter, face: QRectF) -> None:
        theme = self.ctx.theme
        if self.isEnabled() and (self.underMouse() or self.hasFocus()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.warns)
            painter.drawEllipse(face)
        ink = theme.warn if self.underMouse() else theme.ink2
        paint.cross(painter, face, ink if self.isEnabled() else theme.line, self.ctx.px(2.2))


class Toggle(Control):
    """A switch: teal with a tick when on, grey when off."""

    def __init__(self, ctx: UiContext, words: Msg | str, checked: bool = False) -> None:
        super().__init__(ctx, words)
        self.setCheckable(True)
        self.setChecked(checked)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def sizeHint(self) -> QSize:
        m = self.ctx.metrics
        height = m.reach(m.pick(25, 22, 21), 2 * RING)
        return QSize(int(height * 1.85) + 2 * RING, height + 2 * RING)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        paint_toggle(painter, face, self.ctx, self.isChecked())


def paint_toggle(painter: QPainter, face: QRectF, ctx: UiContext, on: bool) -> None:
    """Paint a switch (module cards contain a painted one)."""
    theme, radius = ctx.theme, face.height() / 2
    with paint.saved(painter):
        painter.setPen(QPen(theme.acc if on else theme.ink2, 1.8))
        painter.setBrush(theme.acc if on else theme.panel)
        painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius - 1, radius - 1)
        centre = QPointF(face.right() - radius if on else face.left() + radius, face.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accink if on else theme.ink2)
        knob = radius * 0.7
        painter.drawEllipse(centre, knob, knob)
    if on:
        paint.tick(painter, centre, knob * 0.8, theme.acc)
