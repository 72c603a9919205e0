"""The winner is celebrated: golden stars rise over the page and fall, once, for some seconds.

    party = Celebration(ctx, page)
    party.begin([mark.colour])       # of the winners

Nothing waits for it: it lies over the page, lets every click through, and any key or click ends
it. Without motion nothing flies; the winner stands in golden stars on the page anyway.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.table.moving import frame_timer

STARS, LASTS = 90, 3200  # how many, and milliseconds at the usual speed
SPREAD = 0.754878, 0.569840  # their multiples lie evenly in a square, the same in every game
ENDING = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)


@frozen
class Star:
    """A star at a moment: where, how large, turned how far, how much of it is seen."""

    x: float
    y: float
    radius: float
    angle: float
    seen: float


def star_at(number: int, share: float, area: QRectF, em: float) -> Star:
    """Give a star when a share of the whole time has passed; they come from both lower corners."""
    first, second = (number * SPREAD[0]) % 1, (number * SPREAD[1]) % 1
    late = 0.25 * second
    time = max(0.0, min(1.0, (share - late) / (1 - 0.25)))
    left = number % 2 == 0
    start = area.left() if left else area.right()
    across = area.width() * (0.12 + 0.46 * first) * (1 if left else -1)
    rise = area.height() * (0.75 + 0.3 * second)
    x = start + across * (1 - (1 - time) ** 2)
    y = area.bottom() + em * 2 - rise * 4 * time * (1 - time) * 1.05 + area.height() * time**3 * 0.2
    seen = min(1.0, time * 8) * min(1.0, (1 - time) * 4)
    return Star(x, y, em * (0.5 + 0.6 * (first + second) % 0.6), 360 * time * (0.5 + first), seen)


class Celebration(Guarded, QWidget):
    """The stars over a page."""

    def __init__(self, ctx: UiContext, page: QWidget) -> None:
        super().__init__(page)
        self.ctx, self.page = ctx, page
        self._colours: Sequence[QColor] = ()
        self._clock, self._timer = QElapsedTimer(), frame_timer(self, self._tick)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def on(self) -> bool:
        """Whether stars fly."""
        return self._timer.isActive()

    def begin(self, colours: Sequence[QColor]) -> None:
        """Let stars fly, most of them golden; nothing without motion."""
        if self.ctx.reduced_motion or self.ctx.duration(LASTS) == 0:
            return
        self._colours = [self.ctx.theme.gold2, self.ctx.theme.gold2, *colours]
        self.setGeometry(self.page.rect())
        self.page.window().installEventFilter(self)
        self.show()
        self.raise_()
        self._clock.start()
        self._timer.start()

    def end(self) -> None:
        """Let nothing fly any more."""
        if self.on:
            self._timer.stop()
            self.page.window().removeEventFilter(self)
            self.hide()

    def _tick(self) -> None:
        if self._share() >= 1 or not self.page.isVisible():
            self.end()
        else:
            self.setGeometry(self.page.rect())
            self.update()

    def _share(self) -> float:
        return self._clock.elapsed() / max(1, self.ctx.duration(LASTS))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in ENDING:
            self.end()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, share, em = QPainter(self), self._share(), self.ctx.metrics.body
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        for number in range(STARS if self._colours else 0):
            star = star_at(number, share, area, em)
            if star.seen > 0:
                with paint.saved(painter):
                    painter.setOpacity(star.seen)
                    painter.translate(star.x, star.y)
                    painter.rotate(star.angle)
                    painter.scale(1.0, 0.35 + 0.65 * abs(math.cos(math.radians(star.angle))))
                    painter.setPen(QPen(self.ctx.theme.ring, 1.2))
                    painter.setBrush(self._colours[number % len(self._colours)])
                    painter.drawPolygon(paint.star_points(QPointF(), round(star.radius, 1)))
