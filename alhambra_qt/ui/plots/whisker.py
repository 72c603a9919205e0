"""An estimate with its interval on a scale that all rows share: what is surely so, and what not."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import CENTRE, ENDLESS, Box, Leaf, Size
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.text import line as write_line

EDGE = 0.7  # ems at both ends of the scale: room for the dot and for the numbers


def x_on(look: Look, rect: QRectF, value: float, top: int) -> float:
    """Where a value stands on a scale from 0 to the top; what is beyond stands at its end."""
    edge = EDGE * look.em
    return rect.left() + edge + min(value, top) / top * (rect.width() - 2 * edge)


@frozen(eq=False)
class Whisker(Box):
    """A dot with its interval: filled if it is surely not 1, dashed where there are few games."""

    value: float
    low: float
    high: float
    top: int
    sure: bool = False
    few: bool = False
    wide: float = 8.0

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        """At least so wide; it takes what there is."""
        return min(self.wide * look.em, width), 1.6 * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the lines of the scale, the interval with its ends, and the dot."""
        theme, em, y = look.theme, look.em, rect.center().y()
        with paint.saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for tick in range(self.top + 1):
                dashed = Qt.PenStyle.DashLine if tick == 1 else Qt.PenStyle.SolidLine
                painter.setPen(QPen(theme.ink if tick == 1 else theme.rule, 1.2, dashed))
                x = x_on(look, rect, tick, self.top)
                painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()))
            self._interval(painter, look, rect)
            ring = max(2.0, 0.16 * em)
            painter.setPen(QPen(theme.acc, ring))
            painter.setBrush(theme.acc if self.sure else theme.panel)
            radius = 0.42 * em
            painter.drawEllipse(QPointF(x_on(look, rect, self.value, self.top), y), radius, radius)

    def _interval(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the line and its ends; beyond the scale it has none."""
        thick, y, half = max(1.6, 0.13 * look.em), rect.center().y(), 0.42 * look.em
        left, right = (x_on(look, rect, end, self.top) for end in (self.low, self.high))
        pen = QPen(look.theme.ink, thick)
        for x, end in ((left, self.low), (right, self.high)):
            if end <= self.top:
                painter.setPen(pen)
                painter.drawLine(QLineF(x, y - half, x, y + half))
        if self.few:
            pen.setDashPattern([2.0, 1.6])
        painter.setPen(pen)
        painter.drawLine(QLineF(left, y, right, y))


@frozen(eq=False)
class WhiskerScale(Leaf):
    """The numbers above the whiskers."""

    top: int
    wide: float = 8.0

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return min(self.wide * look.em, width), 1.4 * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Write 0, 1, 2 and so on; the last is said to be so many times."""
        for tick in range(self.top + 1):
            x, half = x_on(look, rect, tick, self.top), 1.1 * look.em
            box = QRectF(x - half, rect.top(), 2 * half, rect.height())
            name = "career-times" if tick == self.top else "career-number"
            write_line(
                look, painter, box, look.text(msg(name, n=tick)), "small", look.theme.ink2, CENTRE
            )
