"""Lines over the turns of a game, with marks, scorings and a cursor; bars of each turn below."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import product

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from alhambra_qt.controller.review.review_view import ReviewView
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.i18n import msg, signed
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import describe
from alhambra_qt.ui.kit.box import CENTRE, ENDLESS, RIGHT, Box, Size
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.signs import letters_of, mark_colour, player_mark
from alhambra_qt.ui.kit.text import line
from alhambra_qt.ui.kit.theme import INDIGO, told_from, with_alpha

BEFORE, BEYOND = 2.6, 3.6  # ems beside what is plotted: for the scale, for the result
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

    def zoom(self, around: int, by: float) -> Span:
        """Show fewer or more turns, around one of them."""
        width = round((self.last - self.first) / by)
        width = min(self.turns, max(min(CLOSEST, self.turns), width))
        return evolve(self, first=0, last=width).around(around)

    def around(self, turn: int) -> Span:
        """Show as many turns, so that one of them is in their middle where that is possible."""
        width = self.last - self.first
        first = max(0, min(self.turns - width, turn - width // 2))
        return evolve(self, first=first, last=first + width)

    def showing(self, turn: int) -> Span:
        """Show as many turns, with one of them among them."""
        return self if self.first <= turn <= self.last else self.around(turn)

    def sides(self, look: Look, rect: QRectF) -> tuple[float, float]:
        """Return the x of the first and of the last turn in a rectangle."""
        return rect.left() + BEFORE * look.em, rect.right() - BEYOND * look.em

    def x(self, look: Look, rect: QRectF, turn: float) -> float:
        """Return the x of a turn."""
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
        by = next((step for step in STEPS if step >= least), STEPS[-1])
        start = math.ceil(max(1, self.first) / by) * by
        return list(range(start, self.last + 1, by))


def seat_tone(look: Look, tag: SeatTag) -> QColor:
    """Return the colour of a seat's line: that of its mark, shifted away from the panel's."""
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
        painter.setPen(paint.pen(colour, width))
        painter.drawPolyline(QPolygonF(points))


def seat_pen(look: Look, tag: SeatTag, width: float) -> QPen:
    """The line of a seat: its colour and its dashes."""
    pen = QPen(seat_tone(look, tag), width)
    if tag.mark in DASHES:
        pen.setDashPattern(list(DASHES[tag.mark]))
    return pen


FLAGS, AXIS = 1.9, 2.0  # ems above for the scorings, below for the turns
LEVELS = (0, 25, 50, 75, 100)
MARK = 1.3
RESULT = 3.4  # ems for the marks and the number at the right end
EVERY, OFFSET = 14, 4  # turns between two marks of a line, and by how much seats are apart
ROOMY = 26.0  # ems of width from which on lines have marks


@frozen(eq=False)
class Plotted:
    """The data of a plot: the review, the chosen seat, the turn at the cursor, the turns shown.

    With ``even`` all lines are as thick; ``focused`` is whether the cursor has the keyboard.
    """

    view: ReviewView
    seat: int
    cursor: int
    span: Span
    even: bool = False
    focused: bool = False


@frozen(eq=False, kw_only=True)
class Plot(Box):
    """Something plotted over the turns, so many ems high."""

    of: Plotted
    height: float = 8.0

    @property
    def view(self) -> ReviewView:
        return self.of.view

    @property
    def seat(self) -> int:
        """The chosen seat."""
        return self.of.seat

    @property
    def cursor(self) -> int:
        """The turn at the cursor."""
        return self.of.cursor

    @property
    def span(self) -> Span:
        """The turns that are shown."""
        return self.of.span

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return 20 * look.em, min(self.height * look.em, height)

    def area(self, look: Look, rect: QRectF) -> QRectF:
        """Return the area of the plot."""
        left, right = self.span.sides(look, rect)
        return QRectF(left, rect.top(), right - left, rect.height())

    def verticals(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Draw the scorings and the cursor through all of its height."""
        theme = look.theme
        with paint.saved(painter):
            painter.setPen(paint.pen(theme.goldline, 1.6, 1.5, 2.2))
            for scoring in self.view.scorings:
                if self.span.first <= scoring.turn <= self.span.last:
                    x = self.span.x(look, rect, scoring.turn)
                    painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
            x = self.span.x(look, rect, self.cursor)
            width = max(4.0, self.span.step(look, rect) * 0.9)
            strip = QRectF(x - width / 2, rect.top(), width, rect.height())
            painter.fillRect(strip, with_alpha(theme.acc, 0.16))
            painter.setPen(QPen(theme.ink, 1.8))
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))


@frozen(eq=False, kw_only=True)
class Curves(Plot):
    """The lines."""

    def plotted(self, look: Look, rect: QRectF) -> QRectF:
        """The place of the lines: below the scorings, above the turns."""
        em = look.em
        return self.area(look, rect).adjusted(0, FLAGS * em, 0, -AXIS * em)

    def y(self, area: QRectF, share: float) -> float:
        """How high a share stands."""
        return area.bottom() - area.height() * max(0.0, min(100.0, share)) / 100

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        area = self.plotted(look, rect)
        self._scale(painter, look, rect, area)
        self.verticals(painter, look, QRectF(rect).adjusted(0, FLAGS * look.em, 0, 0))
        with paint.saved(painter):
            painter.setClipRect(area.adjusted(-1, -4, 1, 4))
            if self.view.rough:
                self._band(painter, look, rect, area)
            hollow_line(painter, look, self.happened(look, rect, area))
            for seat in self._order():
                self._line(painter, look, rect, area, seat)
        self._marks(painter, look, rect, area)
        self._flags(painter, look, rect)
        if self.view.whole and self.span.first <= self.view.turns <= self.span.last:
            self._result(painter, look, rect, area)
        self._tag(painter, look, rect, area)

    def _order(self) -> list[int]:
        """The chosen seat comes last: it lies over the others."""
        every = range(len(self.view.tags))
        return [*(k for k in every if k != self.seat), *(k for k in every if k == self.seat)]

    def _scale(self, painter: QPainter, look: Look, rect: QRectF, area: QRectF) -> None:
        em, theme = look.em, look.theme
        known = area.height() / em
        levels = LEVELS if known > 8 else LEVELS[::2]
        for level in levels:
            y = self.y(area, level)
            with paint.saved(painter):
                painter.setPen(QPen(theme.boardln, 1))
                painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            box = QRectF(rect.left(), y - em * 0.7, area.left() - rect.left() - 0.5 * em, 1.4 * em)
            line(look, painter, box, str(level), "small", theme.ink2, RIGHT)
        for turn in self.span.ticks(look, rect):
            x = self.span.x(look, rect, turn)
            with paint.saved(painter):
                painter.setPen(QPen(theme.line, 1))
                painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 0.3 * em))
            if abs(x - self.span.x(look, rect, self.cursor)) > 3.4 * em:
                box = QRectF(x - 2 * em, area.bottom() + 0.35 * em, 4 * em, 1.4 * em)
                line(look, painter, box, str(turn), "small", theme.ink2, CENTRE)

    def _points(self, look: Look, rect: QRectF, area: QRectF, seat: int) -> list[QPointF]:
        last = self.view.turns if self.view.whole else min(self.view.found, self.view.turns)
        return self._placed(look, rect, area, [row[seat] for row in self.view.exact[: last + 1]])

    def happened(self, look: Look, rect: QRectF, area: QRectF) -> list[QPointF]:
        """How it went on for the chosen seat in the game that the branch left, if it is known."""
        happened = self.view.happened
        if happened is None:
            return []
        line = [row[self.seat] for row in happened.exact]
        return self._placed(look, rect, area, line, happened.parted)

    def _placed(
        self, look: Look, rect: QRectF, area: QRectF, line: Sequence[float], first: int = 0
    ) -> list[QPointF]:
        """Return the points of shares, given for each turn from one on, as far as shown."""
        turns = range(max(first, self.span.first - 1), min(len(line), self.span.last + 2))
        return [QPointF(self.span.x(look, rect, turn), self.y(area, line[turn])) for turn in turns]

    def _line(self, painter: QPainter, look: Look, rect: QRectF, area: QRectF, seat: int) -> None:
        thin = 1.4 if self.view.rough else 2.0
        width = (
            thin * look.m.letter_scale * (1.7 if seat == self.seat and not self.of.even else 1.0)
        )
        pen = seat_pen(look, self.view.tags[seat], width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(self._points(look, rect, area, seat)))

    def _band(self, painter: QPainter, look: Look, rect: QRectF, area: QRectF) -> None:
        """How much the line of the chosen seat may still move."""
        points = self._points(look, rect, area, self.seat)
        half = area.height() * self.view.error / 100
        upper = [QPointF(point.x(), max(area.top(), point.y() - half)) for point in points]
        lower = [QPointF(point.x(), min(area.bottom(), point.y() + half)) for point in points]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(seat_tone(look, self.view.tags[self.seat]), 0.16))
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))

    def _marked(self, look: Look, area: QRectF) -> Iterator[tuple[int, int]]:
        if self.view.rough or area.width() < ROOMY * look.em or area.height() < 7 * look.em:
            return
        for seat in self._order():
            for turn in range(OFFSET + 3 * seat, self.view.turns - 3, EVERY):
                if self.span.first < turn < self.span.last:
                    yield seat, turn

    def _marks(self, painter: QPainter, look: Look, rect: QRectF, area: QRectF) -> None:
        spots = [*self._marked(look, area)]
        if self.view.whole or self.cursor <= self.view.found:
            spots += [(seat, self.cursor) for seat in self._order()]
        for seat, turn in spots:
            at = self.view.exact[turn][seat]
            self._mark(
                painter, look, QPointF(self.span.x(look, rect, turn), self.y(area, at)), seat
            )

    def _mark(self, painter: QPainter, look: Look, at: QPointF, seat: int) -> None:
        side, tag = MARK * look.em * 0.9, self.view.tags[seat]
        box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        player_mark(painter, box, tag.mark, letters_of(tag, look.text))
        describe(look.text(tag.label), box, sign=True)

    def _result(self, painter: QPainter, look: Look, rect: QRectF, area: QRectF) -> None:
        """The marks where the lines end; seats that end alike share a line."""
        em, ends = look.em, dict[int, list[int]]()
        for seat, share in enumerate(self.view.shares[-1]):
            ends.setdefault(share, []).append(seat)
        for share, seats in ends.items():
            side = min(MARK * em * 0.8, (RESULT * em) / (len(seats) + 1.4))
            x = self.span.x(look, rect, self.view.turns) + 0.35 * em + side / 2
            y = self.y(area, share)
            for place, seat in enumerate(seats):
                self._end_mark(painter, look, QPointF(x + place * side, y), side, seat)
            box = QRectF(x + (len(seats) - 0.4) * side, y - 0.7 * em, 2.2 * em, 1.4 * em)
            line(look, painter, box, str(share), "smallstrong", look.theme.ink)

    def _end_mark(self, painter: QPainter, look: Look, at: QPointF, side: float, seat: int) -> None:
        tag = self.view.tags[seat]
        box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        player_mark(painter, box, tag.mark, letters_of(tag, look.text))

    def _flags(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """The names of the scorings, each beside its line; they never cover each other."""
        em, theme = look.em, look.theme
        free = self.area(look, rect).right() + 0.3 * em
        for scoring in reversed(self.view.scorings):
            if not self.span.first <= scoring.turn <= self.span.last:
                continue
            words = look.text(scoring.name)
            width = look.hand("small")[1].width(words) + 2.3 * em
            left = min(self.span.x(look, rect, scoring.turn) - 0.4 * em, free - width)
            if left < rect.left() + 2 * em:
                continue
            free = left - 0.3 * em
            box = QRectF(left, rect.top() + 0.15 * em, width, 1.55 * em)
            with paint.saved(painter):
                painter.setPen(QPen(theme.goldline, 1.2))
                painter.setBrush(theme.panel)
                painter.drawRoundedRect(box, 0.3 * em, 0.3 * em)
            crown = look.icon("crown", round(em), theme.gold)
            painter.drawPixmap(QPointF(round(left + 0.4 * em), round(box.top() + 0.25 * em)), crown)
            inner = box.adjusted(1.7 * em, 0, 0, 0)
            line(look, painter, inner, words, "small", theme.ink)

    def _tag(self, painter: QPainter, look: Look, rect: QRectF, area: QRectF) -> None:
        em, theme = look.em, look.theme
        words = look.text(msg("review-turn", turn=self.cursor))
        width = look.hand("smallstrong")[1].width(words) + 1.4 * em
        x = self.span.x(look, rect, self.cursor)
        left = max(rect.left(), min(rect.right() - width, x - width / 2))
        box = QRectF(left, area.bottom() + 0.25 * em, width, 1.5 * em)
        with paint.saved(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.ink)
            painter.drawRoundedRect(box, 0.35 * em, 0.35 * em)
        line(look, painter, box, words, "smallstrong", theme.panel, CENTRE)
        if self.of.focused:
            paint.focus_ring(painter, box, theme, 0.35 * em)


MOST = 20.0  # hundredths at the edge; what is more breaks off and carries its number
LEAST = 1.4  # pixels of the smallest choice that cost anything
DISC = 0.75  # ems
SIDEWAYS = 3.0  # how much worse a number stands beside its bar than farther below it


@frozen(eq=False, kw_only=True)
class TurnBars(Plot):
    """Bars, one for each turn."""

    def bar(self, look: Look, rect: QRectF, turn: int) -> tuple[float, float]:
        """The left side and the width of the bar of a turn, which ends where the turn ends."""
        width = max(3.4, min(0.9 * look.em, 0.7 * self.span.step(look, rect)))
        return self.span.x(look, rect, turn + 1) - width / 2, width

    def turns(self) -> range:
        """The turns that are shown, from 0."""
        return range(max(0, self.span.first - 1), min(self.span.last, self.view.turns))


@frozen(eq=False, kw_only=True)
class LuckBars(TurnBars):
    """Luck: up and filled, or down and hollow."""

    height: float = 5.0

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
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
        left, width = self.bar(look, rect, turn)
        height = half * min(MOST, abs(luck)) / MOST
        box = QRectF(left, middle - height if luck > 0 else middle, width, height)
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
    """Bars of the costs of choices, below zero; costly ones have their number in the list."""

    height: float = 5.5
    open: int = 0  # the number of the choice that is open

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        area, theme = self.area(look, rect), look.theme
        self.verticals(painter, look, rect)
        with paint.saved(painter):
            painter.setPen(QPen(theme.ink2, 1.2))
            painter.drawLine(QPointF(area.left(), rect.top()), QPointF(area.right(), rect.top()))
        seat = self.view.seats[self.seat]
        dear = {choice.turn - 1 for choice in seat.dearest}
        for turn in self.turns():
            if seat.choices[turn] < -0.05:
                left, width = self.bar(look, rect, turn)
                box = QRectF(left, rect.top(), width, self._depth(look, rect, -seat.choices[turn]))
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
        """The numbers of the costly choices, and where they stand; none covers another."""
        review, found = self.view.seats[self.seat], list[tuple[int, QRectF]]()
        side = 2 * DISC * look.em
        for choice in sorted(review.dearest, key=lambda choice: (choice.turn, choice.number)):
            if not self.span.first < choice.turn <= self.span.last:
                continue
            x = self.span.x(look, rect, choice.turn)
            top = rect.top() + self._depth(look, rect, max(0.0, -review.choices[choice.turn - 1]))
            box = QRectF(x - side / 2, min(top + 1, rect.bottom() - side), side, side)
            found.append((choice.number, _free(box, [rect for _, rect in found], rect)))
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
    for rect in taken:
        across += [rect.right() + 1 - wanted.left(), rect.left() - 1 - wanted.right()]
        down += [rect.bottom() + 1 - wanted.top(), rect.top() - 1 - wanted.bottom()]
    ways = sorted(product(across, down), key=lambda way: SIDEWAYS * abs(way[0]) + abs(way[1]))
    places = (wanted.translated(*way) for way in ways)
    inside = (
        place for place in places if row.top() <= place.top() and place.bottom() <= row.bottom()
    )
    return next((rect for rect in inside if not any(map(rect.intersects, taken))), wanted)


def sign_of(look: Look, value: float) -> str:
    """A number with its sign, as the language writes it."""
    return look.t("review-signed", n=signed(round(value)))
