"""Bars up and down from a line and along a line, estimates with their intervals, and scales."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from alhambra_qt.controller.review.review_view import PlayedLike
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.i18n import gain, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import describe
from alhambra_qt.ui.kit.box import CENTRE, ENDLESS, RIGHT, Box, Leaf, Size
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.signs import letters_of, mark_colour, player_mark
from alhambra_qt.ui.kit.text import line
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
class SignedBars(Leaf):
    """A bar for each game, filled if it was won, with a line through them; one is chosen.

    Where not all have room the newest are shown, or those from the chosen one on.
    """

    bars: Sequence[SignedBar]
    line: Sequence[float | None] = ()
    chosen: int = 0
    width: float = 18.0
    height: float = 11.0

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
        fit = (step for step in STEPS if -(-high // step) + -(low // step) < LINES)
        step = next(fit, STEPS[-1])
        return low // step * step, max(-(-high // step), 1) * step, step

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
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
        text = look.text(msg("career-number", n=gain(value)))
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
            width = known.width(bar.below) + 0.4 * look.em
            left = min(room.left() + (k - shown[0]) * step, rect.right() - width)
            if bar.below and left >= free:
                box = QRectF(left, room.bottom() + 0.2 * look.em, width, (FOOT - 0.2) * look.em)
                write_line(look, painter, box, bar.below, "small", look.theme.ink2)
                free = left + width + 0.8 * look.em


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
        painter.setPen(paint.pen(colour, width))
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
    width: float = 6.0
    thick: float = 0.9

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return min(self.width * look.em, width), 1.5 * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
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


WHITE = QColor("#FFFFFF")
ROOMY = 13  # hundredths from which on a part of a bar has its number on it


@frozen(eq=False)
class CostBar(Leaf):
    """The cost of a choice, with its 95 % interval as a whisker; ``most`` is the whole length."""

    cost: int
    low: int
    height: int
    most: int
    width: float = 5.5

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return min(width, self.width * look.em), 0.9 * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        theme, scale = look.theme, rect.width() / max(1, self.most)
        middle, half = rect.center().y(), 0.22 * look.em
        ground = QRectF(rect.left(), middle - half, rect.width(), 2 * half)
        with paint.saved(painter):
            painter.fillRect(ground, theme.rule)
            bar = QRectF(ground)
            bar.setWidth(scale * self.cost)
            painter.setPen(QPen(theme.ink, 0.8))
            painter.setBrush(theme.gold2)
            painter.drawRect(bar)
            painter.setPen(QPen(theme.ink, 1.6))
            low, high = (rect.left() + scale * max(0, cost) for cost in (self.low, self.height))
            painter.drawLine(QPointF(low, middle), QPointF(high, middle))
            for x in (low, high):
                painter.drawLine(QPointF(x, middle - 1.6 * half), QPointF(x, middle + 1.6 * half))


@frozen(eq=False)
class ReasonBar(Leaf):
    """A part of a cost: to the right and filled, or to the left and hollow."""

    part: int
    most: int
    least: int = 0  # the part that reaches farthest left, as a positive number
    width: float = 9.0
    height = 1.1

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        theme = look.theme
        scale = rect.width() / max(1, self.most + self.least)
        zero = rect.left() + scale * self.least
        bar = QRectF(zero, rect.top() + 1, scale * abs(self.part), rect.height() - 2)
        if self.part < 0:
            bar.moveRight(zero)
        with paint.saved(painter):
            tone = theme.acc if self.part > 0 else theme.warn
            painter.setPen(QPen(tone, 2.0 if theme.contrast else 1.4))
            painter.setBrush(tone if self.part > 0 else Qt.BrushStyle.NoBrush)
            painter.drawRect(bar)
            painter.setPen(QPen(theme.ink2, 1.4))
            painter.drawLine(QPointF(zero, rect.top() - 1), QPointF(zero, rect.bottom() + 1))


@frozen(eq=False)
class Severity(Leaf):
    """One to three bars, for how bad a choice was."""

    grade: int
    width, height = 1.5, 1.0

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        width, theme = rect.width() / 3, look.theme
        with paint.saved(painter):
            painter.setPen(QPen(theme.warn, 1.3))
            for k in range(3):
                height = rect.height() * (0.45 + 0.25 * k)
                bar = QRectF(rect.left() + k * width, rect.bottom() - height, 0.75 * width, height)
                painter.setBrush(theme.warn if k < self.grade else Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(bar, 1, 1)


@frozen(eq=False)
class LevelScale(Leaf):
    """The levels at even places, a mark where somebody stands and a bar how surely."""

    tag: SeatTag
    like: PlayedLike
    names: Sequence[str] = ()
    height = 4.4

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        em, theme = look.em, look.theme
        each = rect.width() / len(self.names)
        left, y = rect.left() + each / 2, rect.top() + 2.4 * em

        def x(at: float) -> float:
            return left + each * max(0.0, min(len(self.names) - 1.0, at))

        with paint.saved(painter):
            painter.setPen(QPen(theme.line, 2))
            painter.drawLine(QPointF(x(0), y), QPointF(x(len(self.names)), y))
            low, high = x(self.like.low), x(self.like.high)
            painter.setPen(QPen(theme.acc, 1.6))
            painter.setBrush(theme.accs)
            painter.drawRoundedRect(
                QRectF(low, y - 0.45 * em, high - low, 0.9 * em), 0.4 * em, 0.4 * em
            )
            for place in range(len(self.names)):
                painter.setPen(QPen(theme.ink2, 1.2))
                painter.setBrush(theme.panel)
                painter.drawPolygon(paint.star_points(QPointF(x(place), y), 0.42 * em))
            painter.setPen(Qt.PenStyle.NoPen)
            paint.arrow_down(painter, QPointF(x(self.like.at), y - 0.7 * em), 0.3 * em, theme.ink)
        mark = QRectF(0, 0, 1.35 * em, 1.35 * em)
        mark.moveCenter(QPointF(x(self.like.at), y - 1.65 * em))
        player_mark(painter, mark, self.tag.mark, letters_of(self.tag, look.text))
        describe(look.text(self.tag.label), mark, sign=True)
        for place, name in enumerate(self.names):
            box = QRectF(x(place) - each / 2 + 1, y + 0.6 * em, each - 2, 1.4 * em)
            role = "smallstrong" if place in self.like.named else "small"
            line(look, painter, box, name, role, theme.ink, CENTRE)


@frozen(eq=False)
class EvenBar(Leaf):
    """One bar of all shares, seat by seat, the largest first; what is below nothing has no part."""

    tags: Sequence[SeatTag]
    shares: Sequence[int]
    height = 2.0

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        em, theme, left = look.em, look.theme, rect.left()
        whole = sum(max(0, share) for share in self.shares) or 1
        for seat in sorted(range(len(self.shares)), key=lambda seat: -self.shares[seat]):
            share, tag = self.shares[seat], self.tags[seat]
            width = rect.width() * max(0, share) / whole
            part = QRectF(left, rect.top(), width, rect.height()).adjusted(0.5, 0.5, -0.5, -0.5)
            left += width
            if share <= 0:
                continue
            with paint.saved(painter):
                painter.setPen(QPen(theme.ink, 1.4) if theme.contrast else Qt.PenStyle.NoPen)
                painter.setBrush(mark_colour(tag.mark))
                painter.drawRoundedRect(part, 3, 3)
            if share >= ROOMY:
                mark = QRectF(
                    part.left() + 0.3 * em, part.center().y() - 0.65 * em, 1.3 * em, 1.3 * em
                )
                player_mark(painter, mark, tag.mark, letters_of(tag, look.text))
                words = QRectF(mark.right() + 0.2 * em, part.top(), 2.2 * em, part.height())
                line(look, painter, words, str(share), "bold", WHITE)


EDGE = 0.7  # ems at both ends of the scale: room for the dot and for the numbers


def x_on(look: Look, rect: QRectF, value: float, top: int) -> float:
    """Return the x of a value on a scale from 0 to the top, at most its end."""
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
    width: float = 8.0

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return min(self.width * look.em, width), 1.6 * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
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
    width: float = 8.0
    height = 1.4

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Write 0, 1, 2 and so on; the last is said to be so many times."""
        for tick in range(self.top + 1):
            x, half = x_on(look, rect, tick, self.top), 1.1 * look.em
            box = QRectF(x - half, rect.top(), 2 * half, rect.height())
            name = "career-times" if tick == self.top else "career-number"
            write_line(
                look, painter, box, look.text(msg(name, n=tick)), "small", look.theme.ink2, CENTRE
            )
