"""The score ruler with everybody's mark."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import NumberOf, ToRead
from alhambra_qt.controller.view.view_parts import ScoreMark, ScoreTrack
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.access import heard, listened
from alhambra_qt.ui.kit.box import ENDLESS, Box, Layout, Size
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.signs import mark_colour, player_mark
from alhambra_qt.ui.kit.text import CENTRE, LEFT, line
from alhambra_qt.ui.kit.theme import mix, with_alpha
from alhambra_qt.ui.sides.side import TableSide
from alhambra_qt.ui.sides.spots import Spot, TableNote

Place = tuple[ScoreMark, QRectF]


@frozen(eq=False, repr=False)
class Ruler(Box):
    """The ruler; in the smallest layout only marks and scores.

    Nothing here is clicked, but it is read: each mark has a `TableNote` about the seat.
    """

    track: ScoreTrack

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return 0.0, 0.0

    def place(self, laid: Layout, rect: QRectF) -> None:
        look, title = laid.look, laid.look.t("table-score")
        spot = Spot(ToRead("score"), rect, "header", "text", title, self._said(look))
        laid.found.append(evolve(spot, focusable=False))
        for mark, area in self._places(look, rect):
            points = msg("count-point", n=mark.score)
            words = look.t("table-tip-score", name=mark.seat.said, points=points)
            laid.found.append(TableNote(area, words, about=NumberOf("score", mark.seat.seat)))
        laid.parts.append((self, rect))

    def _said(self, look: Look) -> str:
        return ", ".join(f"{look.text(m.seat.said)} {m.score}" for m in self.track.marks)

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        if listened():
            heard(self._said(look), rect)
            return
        ink = look.theme.headink
        if not look.m.tiny:
            self.scale(painter, look, rect, ink)
            self._feet(painter, look, rect)
        for mark, area in self._places(look, rect):
            side = min(area.width(), area.height())
            at = QRectF(area.left(), area.top(), side, side)
            player_mark(painter, at, mark.seat.mark, mark.seat.letters)
            if look.m.tiny:
                box = QRectF(at.right() + 4, at.top(), area.width() - side - 6, side)
                line(look, painter, box, str(mark.score), look.font("number"), ink, LEFT)

    # -- where --------------------------------------------------------------------------------

    def _span(self, look: Look, rect: QRectF) -> tuple[float, float]:
        return rect.left() + look.px(6), rect.right() - look.px(24)

    def _x(self, look: Look, rect: QRectF, score: float) -> float:
        first, last = self._span(look, rect)
        return first + (last - first) * score / max(1, self.track.top)

    def _places(self, look: Look, rect: QRectF) -> list[Place]:
        if look.m.tiny:
            return self._in_row(look, rect)
        size = look.pick(25, 22, 0)
        top, apart = rect.top() + look.pick(5, 3, 0), size + look.px(4)
        marks = sorted(self.track.marks, key=lambda mark: mark.score)
        first, last = self._span(look, rect)
        room = first - look.px(2), last + look.px(20)
        places = spread([self._x(look, rect, mark.score) for mark in marks], apart, *room)
        pairs = zip(marks, places, strict=True)
        return [(mark, QRectF(x - size / 2, top, size, size)) for mark, x in pairs]

    def _in_row(self, look: Look, rect: QRectF) -> list[Place]:
        """Marks with their scores side by side."""
        marks, room = self.track.marks, rect.width() - look.px(172)
        each, size = min(look.px(78), room / max(1, len(marks))), look.px(22)
        left, top = rect.left() + (room - each * len(marks)) / 2, rect.center().y() - size / 2
        return [(mark, QRectF(left + k * each, top, each, size)) for k, mark in enumerate(marks)]

    # -- painting -----------------------------------------------------------------------------

    def scale(self, painter: QPainter, look: Look, rect: QRectF, ink: QColor) -> None:
        """Paint ticks, longer each five points, and a number each ten: these are not read out."""
        top, base = self.track.top, _base(look, rect)
        faint = with_alpha(ink, 1.0 if look.theme.contrast else 0.35)
        first, last = self._span(look, rect)
        step = 10 if top > 40 else 5
        painter.setPen(QPen(faint, 1))
        painter.drawLine(QPointF(first, base), QPointF(last, base))
        for score in range(top + 1):
            if top > 200 and score % 5:
                continue
            high = look.pick(9, 6, 0) if score % step == 0 else look.pick(4, 3, 0)
            x = round(self._x(look, rect, score)) + 0.5
            painter.setPen(QPen(ink if score % step == 0 else faint, 1))
            painter.drawLine(QPointF(x, base), QPointF(x, base - high))
        apart = step if top <= 160 else step * 2
        for score in range(0, top + 1, apart):
            box = QRectF(self._x(look, rect, score) - 24, base + 1, 48, rect.bottom() - base - 2)
            line(look, painter, box, str(score), look.font("tiny"), ink, CENTRE)

    def _feet(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """What was just gained or lost, along the ruler, and from each mark a line to its score."""
        base, places = _base(look, rect), self._places(look, rect)
        for mark, _ in places:
            if mark.since not in (None, mark.score):
                self._stretch(painter, look, rect, mark)
        for mark, area in places:
            colour = mix(mark_colour(mark.seat.mark), QColor("#FFFFFF"), 0.35)
            painter.setPen(QPen(colour, look.px(2)))
            head = QPointF(area.center().x(), area.center().y() + area.height() * 0.4)
            painter.drawLine(head, QPointF(self._x(look, rect, mark.score), base))

    def _stretch(self, painter: QPainter, look: Look, rect: QRectF, mark: ScoreMark) -> None:
        base, since = _base(look, rect), mark.since or 0
        first = QPointF(self._x(look, rect, since), base)
        for colour, width in ((look.theme.gold2, 7), (mark_colour(mark.seat.mark), 4)):
            pen = QPen(colour, look.px(width))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(first, QPointF(self._x(look, rect, mark.score), base))


def _base(look: Look, rect: QRectF) -> float:
    return rect.bottom() - look.pick(17, 11, 0)


class RulerSide(TableSide):
    """The ruler in the header."""

    zone, named = "header", "table-score"

    def part(self, view: TableView) -> object:
        return view.track

    def tree(self) -> Box:
        return Ruler(self.view.track)


def spread(wanted: Sequence[float], apart: float, first: float, last: float) -> list[float]:
    """Places as near as possible to those wanted (rising), but so far apart and within bounds."""
    groups: list[tuple[float, int]] = []  # the sum of the wanted middles, and how many
    for x in wanted:
        groups.append((x, 1))
        while len(groups) > 1 and _overlap(groups[-2], groups[-1], apart):
            (sum_b, count_b), (sum_a, count_a) = groups.pop(), groups.pop()
            groups.append((sum_a + sum_b, count_a + count_b))
    places = []
    for total, count in groups:
        middle = total / count
        half = (count - 1) * apart / 2
        middle = min(max(middle, first + half), last - half)
        places += [middle - half + k * apart for k in range(count)]
    for k in range(len(places) - 2, -1, -1):
        places[k] = min(places[k], places[k + 1] - apart)
    for k in range(len(places)):  # a group pushed to the left may have pushed others out of bounds
        places[k] = max(places[k], places[k - 1] + apart if k else first)
    return places


def _overlap(a: tuple[float, int], b: tuple[float, int], apart: float) -> bool:
    end = a[0] / a[1] + (a[1] - 1) * apart / 2
    begin = b[0] / b[1] - (b[1] - 1) * apart / 2
    return begin - end < apart
