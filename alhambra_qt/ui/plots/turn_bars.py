"""Luck and choices of one seat in each turn, as bars below its line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.i18n import signed
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import CENTRE, RIGHT
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.text import line
from alhambra_qt.ui.kit.theme import INDIGO
from alhambra_qt.ui.plots.curves import Plot

MOST = 20.0  # hundredths at the edge; what is more breaks off and carries its number
LEAST = 1.4  # pixels of the smallest choice that cost anything
DISC = 0.75  # ems
SIDEWAYS = 3.0  # how much worse a number stands beside its bar than farther below it


@frozen(eq=False, kw_only=True)
class TurnBars(Plot):
    """Bars, one for each turn."""

    def bar(self, look: Look, rect: QRectF, turn: int) -> tuple[float, float]:
        """The left side and the width of the bar of a turn, which ends where the turn ends."""
        wide = max(3.4, min(0.9 * look.em, 0.7 * self.span.step(look, rect)))
        return self.span.x(look, rect, turn + 1) - wide / 2, wide

    def turns(self) -> range:
        """The turns that are shown, from 0."""
        return range(max(0, self.span.first - 1), min(self.span.last, self.view.turns))


@frozen(eq=False, kw_only=True)
class LuckBars(TurnBars):
    """Luck: up and filled, or down and hollow."""

    high: float = 5.0

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the line of none and the bars."""
        area, em, theme = self.area(look, rect), look.em, look.theme
        middle, half = area.center().y(), area.height() / 2 - 0.5 * em
        self.verticals(painter, look, rect)
        for level in (MOST, -MOST):
            y = middle - half * level / MOST
            box = QRectF(rect.left(), y - 0.7 * em, area.left() - rect.left() - 0.5 * em, 1.4 * em)
            line(look, painter, box, sign_of(look, level), "small", theme.ink2, RIGHT)
        with paint.saved(painter):
            painter.setPen(QPen(theme.ink2, 1.2))
            painter.drawLine(QPointF(area.left(), middle), QPointF(area.right(), middle))
        luck, free = self.view.seats[self.seat].luck, {True: 0.0, False: 0.0}
        for turn in self.turns():
            if not round(luck[turn], 1):
                continue
            bar = self._bar(painter, look, rect, turn, middle, half, luck[turn])
            up = luck[turn] > 0
            if abs(luck[turn]) > MOST and bar.right() > free[up]:  # numbers never touch
                free[up] = self._number(painter, look, bar, luck[turn]).right()

    def _bar(
        self,
        painter: QPainter,
        look: Look,
        rect: QRectF,
        turn: int,
        middle: float,
        half: float,
        luck: float,
    ) -> QRectF:
        theme = look.theme
        left, wide = self.bar(look, rect, turn)
        high = half * min(MOST, abs(luck)) / MOST
        box = QRectF(left, middle - high if luck > 0 else middle, wide, high)
        here = turn + 1 == self.cursor
        with paint.saved(painter):
            tone = theme.acc if luck > 0 else theme.warn
            painter.setPen(QPen(tone, 2.0 if theme.contrast else 1.4))
            painter.setBrush(tone if luck > 0 or here else Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(0.7, 0.7, -0.7, -0.7))
        return box

    def _number(self, painter: QPainter, look: Look, bar: QRectF, luck: float) -> QRectF:
        """Write how much luck a bar that broke off stands for."""
        em = look.em
        box = QRectF(bar.right() + 0.1 * em, 0, 2.2 * em, 1.2 * em)
        box.moveCenter(QPointF(box.center().x(), bar.bottom() if luck < 0 else bar.top()))
        line(look, painter, box, sign_of(look, luck), "tiny", look.theme.ink)
        return box


@frozen(eq=False, kw_only=True)
class ChoiceBars(TurnBars):
    """What choices cost: they only go down; the dear ones have the numbers of the list."""

    high: float = 5.5
    open: int = 0  # the number of the choice that is open

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the line of no cost, the bars, and the numbers of the dear ones."""
        area, theme = self.area(look, rect), look.theme
        self.verticals(painter, look, rect)
        with paint.saved(painter):
            painter.setPen(QPen(theme.ink2, 1.2))
            painter.drawLine(QPointF(area.left(), rect.top()), QPointF(area.right(), rect.top()))
        one = self.view.seats[self.seat]
        dear = {choice.turn - 1 for choice in one.dearest}
        for turn in self.turns():
            if one.choices[turn] < -0.05:
                left, wide = self.bar(look, rect, turn)
                box = QRectF(left, rect.top(), wide, self._depth(look, rect, -one.choices[turn]))
                with paint.saved(painter):
                    painter.setPen(QPen(theme.ink, 1) if turn in dear else Qt.PenStyle.NoPen)
                    painter.setBrush(theme.gold2 if turn in dear else theme.ink2)
                    painter.drawRect(box)
        for number, disc in self.discs(look, rect):
            self._disc(painter, look, disc, number)

    def _depth(self, look: Look, rect: QRectF, cost: float) -> float:
        full = rect.height() - 2.2 * DISC * look.em
        return max(LEAST, full * min(MOST, cost) / MOST)

    def discs(self, look: Look, rect: QRectF) -> list[tuple[int, QRectF]]:
        """The numbers of the dear choices, and where they stand; none covers another."""
        one, found = self.view.seats[self.seat], list[tuple[int, QRectF]]()
        side = 2 * DISC * look.em
        for choice in sorted(one.dearest, key=lambda choice: (choice.turn, choice.number)):
            if not self.span.first < choice.turn <= self.span.last:
                continue
            x = self.span.x(look, rect, choice.turn)
            top = rect.top() + self._depth(look, rect, max(0.0, -one.choices[choice.turn - 1]))
            box = QRectF(x - side / 2, min(top + 1, rect.bottom() - side), side, side)
            found.append((choice.number, _free(box, [one for _, one in found], rect)))
        return found

    def _disc(self, painter: QPainter, look: Look, box: QRectF, number: int) -> None:
        theme = look.theme
        with paint.saved(painter):
            painter.setPen(QPen(theme.ring if not theme.dark else theme.ink, 1.4))
            painter.setBrush(theme.gold2)
            painter.drawEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5))
            if number == self.open:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.acc, 2.4))
                painter.drawEllipse(box.adjusted(-1, -1, 1, 1))
        line(look, painter, box, str(number), "smallstrong", INDIGO, CENTRE)


def _free(wanted: QRectF, taken: Sequence[QRectF], row: QRectF) -> QRectF:
    """The nearest place that is free: rather below or over its bar than beside it."""
    across, down = [0.0], [0.0]
    for one in taken:
        across += [one.right() + 1 - wanted.left(), one.left() - 1 - wanted.right()]
        down += [one.bottom() + 1 - wanted.top(), one.top() - 1 - wanted.bottom()]
    ways = sorted(product(across, down), key=lambda way: SIDEWAYS * abs(way[0]) + abs(way[1]))
    places = (wanted.translated(*way) for way in ways)
    inside = (one for one in places if row.top() <= one.top() and one.bottom() <= row.bottom())
    return next((one for one in inside if not any(map(one.intersects, taken))), wanted)


def sign_of(look: Look, value: float) -> str:
    """A number with its sign, as the language writes it."""
    return look.t("review-signed", n=signed(round(value)))
