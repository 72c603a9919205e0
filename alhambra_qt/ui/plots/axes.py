"""Where a turn stands on the time axis, how lines of seats are told apart, and where words go."""

from __future__ import annotations

import math
from collections.abc import Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.signs import mark_colour
from alhambra_qt.ui.kit.theme import told_from

LEFT, RIGHT = 2.6, 3.6  # ems beside what is plotted: for the scale, for the result
CLOSEST = 8  # turns: nearer nothing is gained
STEPS = (1, 2, 5, 10, 20, 50, 100, 200)
# The dashes of each mark, in widths of the line; the circle has a line without gaps.
DASHES: dict[str, Sequence[float]] = {
    "diamond": (4.0, 2.4),
    "triangle": (1.0, 1.8),
    "square": (5.0, 2.0, 1.0, 2.0),
    "hexagon": (7.0, 2.0, 2.0, 2.0, 2.0, 2.0),
    "star": (1.0, 4.0),
}
APART = (3.3, 5.0)  # contrast of a line with its ground, and in the dark


@frozen
class Span:
    """The turns that are shown, and the middle of a zoom never leaves them."""

    first: int
    last: int
    turns: int

    @classmethod
    def whole(cls, turns: int) -> Span:
        """All turns."""
        return cls(0, max(1, turns), max(1, turns))

    @property
    def zoomed(self) -> bool:
        """Whether not all is shown."""
        return self.last - self.first < self.turns

    def zoom(self, around: int, by: float) -> Span:
        """Show fewer or more turns, around one of them."""
        wide = round((self.last - self.first) / by)
        wide = min(self.turns, max(min(CLOSEST, self.turns), wide))
        return evolve(self, first=0, last=wide).around(around)

    def around(self, turn: int) -> Span:
        """Show as many turns, so that one of them is in their middle where that is possible."""
        wide = self.last - self.first
        first = max(0, min(self.turns - wide, turn - wide // 2))
        return evolve(self, first=first, last=first + wide)

    def showing(self, turn: int) -> Span:
        """Show as many turns, with one of them among them."""
        return self if self.first <= turn <= self.last else self.around(turn)

    def sides(self, look: Look, rect: QRectF) -> tuple[float, float]:
        """Where the first and the last turn stand in a place."""
        return rect.left() + LEFT * look.em, rect.right() - RIGHT * look.em

    def x(self, look: Look, rect: QRectF, turn: float) -> float:
        """Where a turn stands."""
        left, right = self.sides(look, rect)
        return left + (right - left) * (turn - self.first) / (self.last - self.first)

    def turn_at(self, look: Look, rect: QRectF, x: float) -> int:
        """The turn that is nearest to a place."""
        left, right = self.sides(look, rect)
        share = (x - left) / max(1.0, right - left)
        turn = round(self.first + share * (self.last - self.first))
        return max(self.first, min(self.last, turn))

    def step(self, look: Look, rect: QRectF) -> float:
        """How far apart turns stand."""
        left, right = self.sides(look, rect)
        return (right - left) / (self.last - self.first)

    def ticks(self, look: Look, rect: QRectF) -> list[int]:
        """The turns that are named: so many that their numbers do not touch."""
        least = 3.4 * look.em / max(0.01, self.step(look, rect))
        by = next((one for one in STEPS if one >= least), STEPS[-1])
        start = math.ceil(max(1, self.first) / by) * by
        return list(range(start, self.last + 1, by))


def seat_tone(look: Look, tag: SeatTag) -> QColor:
    """The colour of a seat's line: that of its mark, told from the panel."""
    theme = look.theme
    if theme.contrast:
        return theme.ink
    return told_from(mark_colour(tag.mark), theme.panel, APART[theme.dark])


def hollow_line(painter: QPainter, look: Look, points: Sequence[QPointF]) -> None:
    """Draw the line of what happened beside a branch: two edges, as all dashes are taken by seats.

    It is golden like whatever leads back to the game.
    """
    theme, thin = look.theme, 1.3 * look.m.letter_scale
    edge = theme.ink if theme.contrast else told_from(theme.gold, theme.panel, APART[theme.dark])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((edge, 3.6 * thin), (theme.panel, 1.8 * thin)):
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))


def seat_pen(look: Look, tag: SeatTag, width: float) -> QPen:
    """The line of a seat: its colour and its dashes."""
    pen = QPen(seat_tone(look, tag), width)
    if tag.mark in DASHES:
        pen.setDashPattern(list(DASHES[tag.mark]))
    return pen
