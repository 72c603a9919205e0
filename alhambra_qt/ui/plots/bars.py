"""Bars: up and down from a line, one for each game, and along a line, the person against rivals."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from alhambra_qt.i18n import msg, signed
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import ENDLESS, RIGHT, Box, Size
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.text import line as write_line

STEPS = (5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000, 20_000)  # between two lines of the scale
LINES = 7  # at most
CLOSEST = 0.42  # ems from bar to bar, at least
BROADEST = 1.6  # and at most
SIDE = 2.9  # ems for the numbers beside the plot
FOOT = 1.5  # ems for the words below it


@frozen
class SignedBar:
    """A game: its value, whether it was won, and what stands below it, if anything."""

    value: int
    won: bool
    below: str = ""


@frozen(eq=False)
class SignedBars(Box):
    """A bar for each game, filled if it was won, with a line through them; one is chosen.

    Where not all have room the newest are shown, or those from the chosen one on.
    """

    bars: Sequence[SignedBar]
    line: Sequence[float | None] = ()
    chosen: int = 0
    wide: float = 18.0
    high: float = 11.0

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return min(self.wide * look.em, width), min(self.high * look.em, height)

    def index_at(self, look: Look, rect: QRectF, x: float) -> int:
        """The bar that is pointed at."""
        shown, step, room = self._across(look, rect)
        return max(shown[0], min(shown[-1], shown[0] + int((x - room.left()) // step)))

    def shown(self, look: Look, rect: QRectF) -> range:
        """The bars that there is room for."""
        return self._across(look, rect)[0]

    def _across(self, look: Look, rect: QRectF) -> tuple[range, float, QRectF]:
        """The bars that are shown, how far from bar to bar, and where the plot stands."""
        em = look.em
        room = rect.adjusted(SIDE * em, 0.7 * em, -0.6 * em, -FOOT * em)
        most = max(1, int(room.width() // (CLOSEST * em)))
        first = max(0, min(len(self.bars) - most, self.chosen))
        count = min(most, len(self.bars) - first)
        shown = range(first, first + count)
        return shown, min(BROADEST * em, room.width() / max(1, count)), room

    def _scale(self) -> tuple[int, int, int]:
        """The lowest and the highest line, and how far they are from each other."""
        low = min(0, *(bar.value for bar in self.bars), 0)
        high = max(0, *(bar.value for bar in self.bars), 0)
        fit = (one for one in STEPS if -(-high // one) + -(low // one) < LINES)
        step = next(fit, STEPS[-1])
        return low // step * step, max(-(-high // step), 1) * step, step

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the scale, the bars, the line, and what is chosen."""
        if not self.bars:
            return
        shown, step, room = self._across(look, rect)
        low, high, apart = self._scale()

        def y_of(value: float) -> float:
            return room.bottom() - (value - low) / (high - low) * room.height()

        with paint.saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for value in range(low, high + 1, apart):
                self._rule(painter, look, rect, room, y_of(value), value)
            points = []
            for k in shown:
                x, bar = room.left() + (k - shown[0] + 0.5) * step, self.bars[k]
                self._bar(painter, look, x, step, (y_of(0), y_of(bar.value)), bar.won)
                if k == self.chosen:
                    _pointer(painter, look, x, room)
                if k < len(self.line) and (mean := self.line[k]) is not None:
                    points.append(QPointF(x, y_of(mean)))
            self._below(painter, look, rect, (shown, step, room))
            _through(painter, look, points, ends=shown[-1] == len(self.bars) - 1)

    def _rule(
        self, painter: QPainter, look: Look, rect: QRectF, room: QRectF, y: float, value: int
    ) -> None:
        theme, em = look.theme, look.em
        painter.setPen(QPen(theme.ink2 if value == 0 else theme.rule, 1.2))
        painter.drawLine(QLineF(room.left(), y, room.right(), y))
        box = QRectF(rect.left(), y - 0.7 * em, (SIDE - 0.4) * em, 1.4 * em)
        text = look.text(msg("career-number", n=signed(value) if value else 0))
        write_line(look, painter, box, text, "small", theme.ink2, RIGHT)

    def _bar(
        self,
        painter: QPainter,
        look: Look,
        x: float,
        step: float,
        ends: tuple[float, float],
        won: bool,
    ) -> None:
        theme, half = look.theme, max(1.0, step * 0.3)
        top, bottom = min(ends), max(ends)
        if bottom - top < 3:  # a shared victory is seen too
            top, bottom = ends[0] - 1.5, ends[0] + 1.5
        area = QRectF(x - half, top, 2 * half, bottom - top)
        if won:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.acc)
            painter.drawRect(area)
            return
        edge = 2.0 if theme.contrast else 1.2
        painter.setPen(QPen(theme.ink2, edge))
        painter.setBrush(theme.panel2)
        painter.drawRect(area.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))

    def _below(
        self, painter: QPainter, look: Look, rect: QRectF, across: tuple[range, float, QRectF]
    ) -> None:
        """Write what stands below bars, where it does not run into the words before."""
        (shown, step, room), free = across, rect.left()
        _, known = look.hand("small")
        for k in shown:
            bar = self.bars[k]
            wide = known.width(bar.below) + 0.4 * look.em
            left = min(room.left() + (k - shown[0]) * step, rect.right() - wide)
            if bar.below and left >= free:
                box = QRectF(left, room.bottom() + 0.2 * look.em, wide, (FOOT - 0.2) * look.em)
                write_line(look, painter, box, bar.below, "small", look.theme.ink2)
                free = left + wide + 0.8 * look.em


def _pointer(painter: QPainter, look: Look, x: float, room: QRectF) -> None:
    """Mark the chosen bar by a line from top to bottom with a small triangle."""
    em = look.em
    painter.setPen(QPen(look.theme.ink, 1.2, Qt.PenStyle.DotLine))
    painter.drawLine(QLineF(x, room.top(), x, room.bottom()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.theme.ink)
    top = room.top() - 0.6 * em
    corners = [QPointF(x - 0.4 * em, top), QPointF(x + 0.4 * em, top), QPointF(x, top + 0.6 * em)]
    painter.drawPolygon(QPolygonF(corners))


def _through(painter: QPainter, look: Look, points: Sequence[QPointF], *, ends: bool) -> None:
    """Draw a golden line with a ground around it, and a disc where it ends."""
    if not points:
        return
    theme, broad = look.theme, max(2.0, 0.17 * look.em)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.panel, broad + 2.4), (theme.goldline, broad)):
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(list(points))
    if not ends:
        return
    painter.setPen(QPen(theme.ink, 1.4))
    painter.setBrush(theme.gold2)
    painter.drawEllipse(points[-1], 0.32 * look.em, 0.32 * look.em)


@frozen(eq=False)
class RivalBar(Box):
    """A bar for the person's mean and a stroke for the rivals', in a scale that rows share."""

    own: float
    rivals: float
    low: float
    high: float
    wide: float = 6.0
    thick: float = 0.9

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        """At least so wide; it takes what there is."""
        return min(self.wide * look.em, width), 1.5 * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the bar, hollow where points were lost, and the stroke."""
        theme, em = look.theme, look.em
        unit = rect.width() / max(1e-9, self.high - self.low)

        def x_of(value: float) -> float:
            return rect.left() + (value - self.low) * unit

        middle, half = rect.center().y(), self.thick * em / 2
        left, right = sorted((x_of(0), x_of(self.own)))
        with paint.saved(painter):
            painter.setPen(QPen(theme.acc if self.own >= 0 else theme.warn, 1.4))
            painter.setBrush(theme.acc if self.own >= 0 else theme.panel)
            painter.drawRect(QRectF(left, middle - half, max(1.0, right - left), 2 * half))
            x = x_of(self.rivals)
            stroke = QRectF(x - 0.14 * em, middle - 0.75 * em, 0.28 * em, 1.5 * em)
            painter.setPen(QPen(theme.panel, 1.2))
            painter.setBrush(theme.ink)
            painter.drawRect(stroke)
