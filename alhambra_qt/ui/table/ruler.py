"""The score ruler, and the chips of the seats that stand for it where letters are large."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.view.table_view import DirkPanel, PlayerView, TableView
from alhambra_qt.controller.view.targets import NumberOf, ToRead
from alhambra_qt.controller.view.view_parts import ScoreMark
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import Box, Ground, Hit, Space, Words
from alhambra_qt.ui.kit.rows import Row
from alhambra_qt.ui.kit.signs import SeatMark, mark_colour, player_mark
from alhambra_qt.ui.kit.text import CENTRE, LEFT, line
from alhambra_qt.ui.kit.theme import mix, with_alpha
from alhambra_qt.ui.sides.header import BUTTONS, worded_width
from alhambra_qt.ui.sides.spots import Spot, Told
from alhambra_qt.ui.table.panel import Panel

# How the chips of the seats stand, until they have room: with names or not, room at their ends.
FORMS = ((True, 0.4), (False, 0.4), (False, 0.15), (False, 0.06))
TIGHT = 0.1  # with less room at the ends marks and figures are small too
HIGH = 1.7  # ems: the least height of a chip, so that it is easily hit


class SeatChips(Panel):
    """Everybody's mark, name and score as buttons that lead to their Alhambras."""

    zone = "header"

    def __init__(self) -> None:
        super().__init__()
        self.buttons = BUTTONS

    def part(self, view: TableView) -> object:
        """Who plays, with scores and whose turn it is."""
        return view.you, view.opponents, view.dirk, view.header

    def tree(self) -> Box:
        """A chip for each seat, in the room beside the buttons."""
        look, view = self.look, self.view
        free = self.rect.width() - self._buttons()
        row: Box = Space()
        for named, pad in FORMS:
            row = self._row(view, pad, named=named)
            if row.size(look, free * 2)[0] <= free:
                break
        return Row(
            Ground(row, pad=(0, look.px(2) / look.em), grow=1.0),
            Space(self._buttons() / look.em),
            gap=0,
        )

    def _row(self, view: TableView, pad: float, *, named: bool) -> Box:
        """All chips, with everybody's name or with nobody's, and so much room at their ends."""
        look, you = self.look, self.view.you
        chips: list[Box] = []
        for one in (you, *view.opponents):
            told = look.text(one.text) if one.text is not None else str(one.score)
            score = Words(str(one.score), "score" if pad > TIGHT else "small", "headink")
            after = Words(look.t("table-next"), "small", "gold2") if one.next and named else None
            edge = "gold2" if one.acting else "line"
            chips.append(self._chip(one, told, edge, score, after, pad=pad, named=named))
        if view.dirk is not None:
            told = look.text(view.dirk.seat.said)
            chips.append(self._chip(view.dirk, told, "line", pad=pad, named=named))
        return Row(*chips, gap=min(0.3, pad))

    def _chip(
        self,
        one: PlayerView | DirkPanel,
        told: str,
        edge: str,
        *more: Box | None,
        pad: float,
        named: bool,
    ) -> Box:
        name = Words(self.look.text(one.seat.said), "name", "headink") if named else None
        held = Row(
            SeatMark(one.seat, side=1.5 if pad > TIGHT else 1.05), name, *more, gap=min(0.3, pad)
        )
        spot = Spot(one.target, QRectF(), self.zone, "panel", told, radius=self.look.m.radius)
        return Hit(Ground(held, "headbtn", edge, 2.0, (pad, 0.04), least=(0, HIGH)), spot.on)

    def _buttons(self) -> float:
        """The room that the buttons of the header take."""
        wides = (worded_width(self.look, self.look.t(one.word)) for one in self.buttons)
        return sum(wide + self.look.px(4) for wide in wides) + self.look.px(6)


class RulerPanel(Panel):
    """The score ruler with everybody's mark; in the smallest layout only marks and scores.

    Once it is painted, `at` tells where the mark of each seat stands.
    """

    zone = "header"

    def __init__(self) -> None:
        super().__init__()
        self.at: dict[int, QRectF] = {}

    def part(self, view: TableView) -> object:
        return view.track

    def build(self) -> None:
        """Nothing here is clicked, but it is read."""
        look = self.look
        said = ", ".join(f"{look.text(m.seat.said)} {m.score}" for m in self.view.track.marks)
        self.spots.append(
            Spot(
                ToRead("score"),
                self.rect,
                self.zone,
                "text",
                look.t("table-score"),
                said,
                "",
                True,
                focusable=False,
            )
        )

    def draw(self, painter: QPainter) -> None:
        self.notes = []
        if self.look.m.tiny:
            self._row(painter)
            return
        ink = self.look.theme.ink
        if self.look.m.small:
            ink = self.look.theme.headink
        else:
            self.frame(painter)
            box = self.inner()
            title = self.look.t("table-score")
            line(
                self.look,
                painter,
                QRectF(box.left(), self.rect.top(), self.look.px(110), self.rect.height()),
                title,
                "title",
                ink,
            )
        self._scale(painter, ink)
        self._marks(painter, ink)

    def _span(self) -> tuple[float, float]:
        look = self.look
        if look.m.small:
            return self.rect.left() + look.px(6), self.rect.right() - look.px(24)
        return self.rect.left() + look.px(134), self.rect.right() - look.px(34)

    def _x(self, score: float) -> float:
        first, last = self._span()
        return first + (last - first) * score / max(1, self.view.track.top)

    def _scale(self, painter: QPainter, ink: QColor) -> None:
        """The ruler itself: a tick each point, longer each five, a number each ten."""
        look, top = self.look, self.view.track.top
        base = self.rect.bottom() - look.pick(17, 11, 0)
        faint = with_alpha(ink, 1.0 if look.theme.contrast else 0.35)
        first, last = self._span()
        step = 10 if top > 40 else 5
        painter.setPen(QPen(faint, 1))
        painter.drawLine(QPointF(first, base), QPointF(last, base))
        for score in range(top + 1):
            if top > 200 and score % 5:
                continue
            high = look.pick(9, 6, 0) if score % step == 0 else look.pick(4, 3, 0)
            x = round(self._x(score)) + 0.5
            painter.setPen(QPen(ink if score % step == 0 else faint, 1))
            painter.drawLine(QPointF(x, base), QPointF(x, base - high))
        apart = step if top <= 160 else step * 2
        for score in range(0, top + 1, apart):
            below = self.rect.bottom() - base
            box = QRectF(self._x(score) - 24, base + 1, 48, below - 2)
            line(look, painter, box, str(score), look.font("tiny"), ink, CENTRE)

    def _marks(self, painter: QPainter, ink: QColor) -> None:
        look = self.look
        size = look.pick(25, 22, 0)
        base = self.rect.bottom() - look.pick(17, 11, 0)
        middle = self.rect.top() + look.pick(5, 3, 0) + size / 2
        apart = size + look.pick(40, 4, 0)
        marks = sorted(self.view.track.marks, key=lambda mark: mark.score)
        for mark in marks:
            self._stretch(painter, mark, base)
        span = self._span()
        room = (span[0] - look.px(2), span[1] + look.px(20) - (0 if look.m.small else size))
        places = spread([self._x(mark.score) for mark in marks], apart, *room)
        for mark, x in zip(marks, places, strict=True):
            colour = mark_colour(mark.seat.mark)
            if look.theme.dark or look.m.small:
                colour = mix(colour, QColor("#FFFFFF"), 0.35)
            painter.setPen(QPen(colour, look.px(2)))
            foot = QPointF(self._x(mark.score), base)
            painter.drawLine(QPointF(x, middle + size * 0.4), foot)
            area = QRectF(x - size / 2, middle - size / 2, size, size)
            player_mark(painter, area, mark.seat.mark, mark.seat.letters)
            self._tell(mark, area)
            if not look.m.small:
                box = QRectF(area.right() + look.px(6), area.top(), look.px(34), size)
                line(look, painter, box, str(mark.score), look.font("number"), ink)

    def _stretch(self, painter: QPainter, mark: ScoreMark, base: float) -> None:
        """What was just gained or lost, along the ruler, with its beginning."""
        if mark.since is None or mark.since == mark.score:
            return
        first, last = QPointF(self._x(mark.since), base), QPointF(self._x(mark.score), base)
        for colour, width in ((self.look.theme.gold2, 7), (mark_colour(mark.seat.mark), 4)):
            pen = QPen(colour, self.look.px(width))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(first, last)

    def _tell(self, mark: ScoreMark, area: QRectF) -> None:
        self.at[mark.seat.seat] = area
        points = msg("count-point", n=mark.score)
        words = self.look.t("table-tip-score", name=mark.seat.said, points=points)
        self.notes.append(Told(area, words, about=NumberOf("score", mark.seat.seat)))

    def _row(self, painter: QPainter) -> None:
        """Marks with their scores side by side."""
        look, marks = self.look, self.view.track.marks
        room = self.rect.width() - look.px(172)
        each = min(look.px(78), room / max(1, len(marks)))
        size = look.px(22)
        x = self.rect.left() + (room - each * len(marks)) / 2
        for mark in marks:
            self._one(painter, mark, QRectF(x, self.rect.center().y() - size / 2, each, size))
            x += each

    def _one(self, painter: QPainter, mark: ScoreMark, area: QRectF) -> None:
        size = area.height()
        at = QRectF(area.left(), area.top(), size, size)
        player_mark(painter, at, mark.seat.mark, mark.seat.letters)
        self._tell(mark, area)
        box = QRectF(at.right() + 4, area.top(), area.width() - size - 6, size)
        ink = self.look.theme.headink
        line(self.look, painter, box, str(mark.score), self.look.font("number"), ink, LEFT)


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
