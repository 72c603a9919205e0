"""The shares of all seats over the turns: lines with marks, scorings, the cursor, the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from alhambra_qt.controller.review.review_view import ReviewView
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import heard
from alhambra_qt.ui.kit.box import CENTRE, ENDLESS, RIGHT, Box, Size
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.signs import letters_of, player_mark
from alhambra_qt.ui.kit.text import line
from alhambra_qt.ui.kit.theme import with_alpha
from alhambra_qt.ui.plots.axes import Span, hollow_line, seat_pen, seat_tone

FLAGS, AXIS = 1.9, 2.0  # ems above for the scorings, below for the turns
LEVELS = (0, 25, 50, 75, 100)
MARK = 1.3
RESULT = 3.4  # ems for the marks and the number at the right end
EVERY, OFFSET = 14, 4  # turns between two marks of a line, and by how much seats are apart
ROOMY = 26.0  # ems of width from which on lines have marks


@frozen(eq=False)
class Plotted:
    """What is plotted: the review, the chosen seat, the turn at the cursor, the turns shown.

    With ``even`` all lines are as thick; ``focused`` tells whether the cursor has the keyboard.
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
    high: float = 8.0

    @property
    def view(self) -> ReviewView:
        """The review."""
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
        return 20 * look.em, min(self.high * look.em, height)

    def area(self, look: Look, rect: QRectF) -> QRectF:
        """Where it is plotted."""
        left, right = self.span.sides(look, rect)
        return QRectF(left, rect.top(), right - left, rect.height())

    def verticals(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Draw the scorings and the cursor through all of its height."""
        theme = look.theme
        with paint.saved(painter):
            pen = QPen(theme.goldline, 1.6)
            pen.setDashPattern([1.5, 2.2])
            painter.setPen(pen)
            for one in self.view.scorings:
                if self.span.first <= one.turn <= self.span.last:
                    x = self.span.x(look, rect, one.turn)
                    painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
            x = self.span.x(look, rect, self.cursor)
            wide = max(4.0, self.span.step(look, rect) * 0.9)
            strip = QRectF(x - wide / 2, rect.top(), wide, rect.height())
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
        """Paint the scale, the lines and the cursor."""
        area = self.plotted(look, rect)
        self._scale(painter, look, rect, area)
        self.verticals(painter, look, QRectF(rect).adjusted(0, FLAGS * look.em, 0, 0))
        with paint.saved(painter):
            painter.setClipRect(area.adjusted(-1, -4, 1, 4))
            if self.view.rough:
                self._band(painter, look, rect, area)
            hollow_line(painter, look, self._happened(look, rect, area))
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

    def _happened(self, look: Look, rect: QRectF, area: QRectF) -> list[QPointF]:
        """How it went on for the chosen seat in the game that the branch left, if it is known."""
        happened = self.view.happened
        if happened is None:
            return []
        line = [row[self.seat] for row in happened.exact]
        return self._placed(look, rect, area, line, happened.parted)

    def _placed(
        self, look: Look, rect: QRectF, area: QRectF, line: Sequence[float], first: int = 0
    ) -> list[QPointF]:
        """Where shares stand that are given for each turn, from one on, as far as is shown."""
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
        upper = [QPointF(one.x(), max(area.top(), one.y() - half)) for one in points]
        lower = [QPointF(one.x(), min(area.bottom(), one.y() + half)) for one in points]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(seat_tone(look, self.view.tags[self.seat]), 0.16))
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))

    def _marked(self, look: Look, area: QRectF) -> Iterator[tuple[int, int]]:
        """Which seats are marked at which turns."""
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
        heard(look.text(tag.said), box, sign=True)

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
        for one in reversed(self.view.scorings):
            if not self.span.first <= one.turn <= self.span.last:
                continue
            words = look.text(one.name)
            wide = look.hand("small")[1].width(words) + 2.3 * em
            left = min(self.span.x(look, rect, one.turn) - 0.4 * em, free - wide)
            if left < rect.left() + 2 * em:
                continue
            free = left - 0.3 * em
            box = QRectF(left, rect.top() + 0.15 * em, wide, 1.55 * em)
            with paint.saved(painter):
                painter.setPen(QPen(theme.goldline, 1.2))
                painter.setBrush(theme.panel)
                painter.drawRoundedRect(box, 0.3 * em, 0.3 * em)
            crown = look.icon("crown", round(em), theme.gold)
            painter.drawPixmap(QPointF(round(left + 0.4 * em), round(box.top() + 0.25 * em)), crown)
            inner = box.adjusted(1.7 * em, 0, 0, 0)
            line(look, painter, inner, words, "small", theme.ink)

    def _tag(self, painter: QPainter, look: Look, rect: QRectF, area: QRectF) -> None:
        """The turn at the cursor, on the axis."""
        em, theme = look.em, look.theme
        words = look.text(msg("review-turn", turn=self.cursor))
        wide = look.hand("smallstrong")[1].width(words) + 1.4 * em
        x = self.span.x(look, rect, self.cursor)
        left = max(rect.left(), min(rect.right() - wide, x - wide / 2))
        box = QRectF(left, area.bottom() + 0.25 * em, wide, 1.5 * em)
        with paint.saved(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.ink)
            painter.drawRoundedRect(box, 0.35 * em, 0.35 * em)
        line(look, painter, box, words, "smallstrong", theme.panel, CENTRE)
        if self.of.focused:
            paint.focus_ring(painter, box, theme, 0.35 * em)
