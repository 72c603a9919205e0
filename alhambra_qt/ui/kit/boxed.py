"""Widgets whose contents are boxes (box.py): one tree measures them, wraps them and paints them.

class Entry(BoxButton):
    def tree(self, look):
        words = Words(self.ctx.text(self.words), "title", wrap=True, grow=1)
        return self.ground(Row(Art(look.icon, "wall"), words))
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from attrs import frozen
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import ENDLESS, Box, Drawn, Ground, Layout, Size, Tone, lay
from alhambra_qt.ui.kit.buttons import key_cap, key_cap_height, key_cap_width
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.kit.widgets import RING, Control

MOST_HEIGHTS = 16  # widths whose heights are remembered


def narrowing(across: QSizePolicy.Policy = QSizePolicy.Policy.Preferred) -> QSizePolicy:
    """As high as the width asks for: no hint of another width is the least height."""
    policy = QSizePolicy(across, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    return policy


class Boxed(Styled):
    """What both kinds have in common; `wide` and `least` are the usual and the least width."""

    wide, least = 240.0, 140.0
    edge = (0.0, 0.0)  # pixels left and right, above and below, that belong to no box

    def __init__(self, ctx: UiContext, *args: Any) -> None:
        super().__init__(ctx, *args)
        self._heights: dict[int, int] = {}
        self.setSizePolicy(narrowing())

    def tree(self, look: Look) -> Box:
        """What it holds."""
        raise NotImplementedError

    def low(self) -> float:
        """The least height in pixels."""
        return 0.0

    def restyle(self) -> None:
        """Measure and paint anew."""
        self._heights.clear()
        super().restyle()

    def face(self) -> QRectF:
        """Where the boxes are painted."""
        across, down = self.edge
        return QRectF(self.contentsRect()).adjusted(across, down, -across, -down)

    def laid(self) -> Layout:
        """Everything at its place."""
        look = Look.of_page(self.ctx, self.devicePixelRatioF())
        return lay(self.tree(look), look, self.face())

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of everything in that width; layouts ask for the same ones many times."""
        if width not in self._heights:
            if len(self._heights) >= MOST_HEIGHTS:
                self._heights.clear()
            across, down = self.edge
            look = Look.of_page(self.ctx)
            margins = self.contentsMargins()
            room = width - 2 * across - margins.left() - margins.right()
            high = self.tree(look).size(look, room)[1]
            self._heights[width] = math.ceil(max(high, self.low()) + 2 * down)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """A comfortable width."""
        width = self.ctx.px(self.wide)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """May get narrow; its height follows."""
        return QSize(self.ctx.px(self.least), math.ceil(self.low() + 2 * self.edge[1]))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint everything."""
        painter = QPainter(self)
        with paint.saved(painter):
            self.laid().paint(painter)


class BoxWidget(Boxed, QWidget):
    """Boxes to be looked at."""


class BoxButton(Boxed, Control):
    """Boxes to be pressed, with room for the focus ring around them."""

    edge = (RING, RING)
    radius = 0.65  # of its corners, in ems

    def low(self) -> float:
        """Never less than can be hit."""
        return self.ctx.metrics.hit

    def minimumSizeHint(self) -> QSize:
        """May get narrow; its height follows."""
        return Boxed.minimumSizeHint(self)

    def hot(self, fill: Tone = "panel", ink: Tone = "acc", share: float = 0.08) -> QColor:
        """The colour of its ground, mixed with another while it is pointed at or pressed."""
        theme = self.ctx.theme
        base, other = (getattr(theme, one) if isinstance(one, str) else one for one in (fill, ink))
        return mix(base, other, share * (self.underMouse() + self.isDown()))

    def ground(
        self,
        held: Box,
        fill: Tone | None = None,
        border: Tone | None = "line",
        width: float = paint.BORDER,
        pad: float | tuple[float, float] = (0.75, 0.5),
    ) -> Ground:
        """A ground as large as the button, with what it holds."""
        return Ground(held, fill or self.hot(), border, width, pad=pad, radius=self.radius)

    def switch(self, held: Box) -> Ground:
        """The ground of what can be chosen: its border is strong while it is."""
        on = self.isChecked()
        fill = self.hot("panel" if on else "panel2", share=0.06)
        border, width = ("acc", paint.STRONG_BORDER) if on else ("line", paint.BORDER)
        return self.ground(held, fill, border, width, (0.8, 0.35))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint everything, and the ring of the keyboard around it."""
        Boxed.paintEvent(self, event)
        if self.hasFocus():
            radius = self.radius * self.ctx.metrics.body
            paint.focus_ring(QPainter(self), self.face(), self.ctx.theme, radius)


def cap(look: Look, key: str, tone: Tone = "ink") -> Drawn:
    """A key as it stands on the keyboard."""
    high = key_cap_height(look.m)
    wide = max(high, key_cap_width(look.m, key))

    def how(painter: QPainter, rect: QRectF) -> None:
        key_cap(painter, rect, look.m, key, look.tone(tone), look.theme.panel)

    return Drawn(how, wide / look.em, high / look.em)


@frozen(eq=False)
class ShareBar(Box):
    """A line, of which parts of the whole are filled from the left: (share, colour), ..."""

    parts: Sequence[tuple[float, Tone]] = ()
    high: float = 0.22

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        """All the width there is."""
        return 0.0, self.high * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the ground and the parts."""
        painter.fillRect(rect, look.theme.rule)
        left = rect.left()
        for share, tone in self.parts:
            wide = share * rect.width()
            painter.fillRect(QRectF(left, rect.top(), wide, rect.height()), look.tone(tone))
            left += wide
