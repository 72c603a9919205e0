"""The band at the top: the score ruler, the kind of game, and buttons for score sheet, log, menu.

Where letters are large, everybody has a chip in it, instead of the ruler.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.view.table_view import PlayerView, TableView
from alhambra_qt.controller.view.targets import NumberOf, Press, Target, ToRead
from alhambra_qt.controller.view.view_parts import ScoreMark, ScoreTrack
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import describe, is_describing
from alhambra_qt.ui.kit.box import (
    ENDLESS,
    Bounded,
    Box,
    Drawn,
    Fixed,
    Ground,
    Layout,
    Size,
    Space,
    Words,
    spring,
)
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import ButtonLook, button_width
from alhambra_qt.ui.kit.rows import Row
from alhambra_qt.ui.kit.signs import SeatMark, mark_colour, player_mark
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.text import CENTRE, LEFT, line
from alhambra_qt.ui.kit.theme import mix, with_alpha
from alhambra_qt.ui.sides.panel import Panel, PanelPart
from alhambra_qt.ui.sides.players import dirk_spot, player_spot
from alhambra_qt.ui.sides.spots import Spot, TableNote, pressed, spotted

Place = tuple[ScoreMark, QRectF]
SCALE_FROM = 2.82  # ems: a lower ruler has no scale


def score_spot(look: Look, track: ScoreTrack) -> Spot:
    """Everybody's points."""
    points = ", ".join(f"{look.text(mark.seat.label)} {mark.score}" for mark in track.marks)
    name = look.t("table-score")
    return Spot(ToRead("score"), QRectF(), "header", "text", name, points, focusable=False)


@frozen(eq=False, repr=False)
class Ruler(Box):
    """The ruler; where it is low only marks and scores.

    Nothing here is clicked, but it is read: each mark has a `TableNote` about the seat.
    """

    track: ScoreTrack

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return 0.0, 0.0

    def place(self, layout: Layout, rect: QRectF) -> None:
        look = layout.look
        layout.items.append(score_spot(look, self.track).on(rect))
        for mark, area in self._places(look, rect):
            points = msg("count-point", n=mark.score)
            words = look.t("table-tip-score", name=mark.seat.label, points=points)
            layout.items.append(TableNote(area, words, about=NumberOf("score", mark.seat.seat)))
        layout.parts.append((self, rect))

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        if is_describing():
            describe(score_spot(look, self.track).value, rect)
            return
        ink, scaled = look.theme.headink, self._scaled(look, rect)
        if scaled:
            self.scale(painter, look, rect, ink)
            self._feet(painter, look, rect)
        for mark, area in self._places(look, rect):
            side = min(area.width(), area.height())
            at = QRectF(area.left(), area.top(), side, side)
            player_mark(painter, at, mark.seat.mark, mark.seat.letters)
            if not scaled:
                box = QRectF(at.right() + 4, at.top(), area.width() - side - 6, side)
                line(look, painter, box, str(mark.score), look.font("number"), ink, LEFT)

    # -- where --------------------------------------------------------------------------------

    def _scaled(self, look: Look, rect: QRectF) -> bool:
        return rect.height() >= SCALE_FROM * look.em

    def _span(self, look: Look, rect: QRectF) -> tuple[float, float]:
        return rect.left() + look.px(6), rect.right() - look.px(24)

    def _x(self, look: Look, rect: QRectF, score: float) -> float:
        first, last = self._span(look, rect)
        return first + (last - first) * score / max(1, self.track.top)

    def _places(self, look: Look, rect: QRectF) -> list[Place]:
        if not self._scaled(look, rect):
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
            height = look.pick(9, 6, 0) if score % step == 0 else look.pick(4, 3, 0)
            x = round(self._x(look, rect, score)) + 0.5
            painter.setPen(QPen(ink if score % step == 0 else faint, 1))
            painter.drawLine(QPointF(x, base), QPointF(x, base - height))
        apart = step if top <= 160 else step * 2
        for score in range(0, top + 1, apart):
            box = QRectF(self._x(look, rect, score) - 24, base + 1, 48, rect.bottom() - base - 2)
            line(look, painter, box, str(score), look.font("tiny"), ink, CENTRE)

    def _feet(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Draw recent gains and losses along the ruler, and from each mark a line to its score."""
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
            painter.setPen(paint.pen(colour, look.px(width)))
            painter.drawLine(first, QPointF(self._x(look, rect, mark.score), base))


def _base(look: Look, rect: QRectF) -> float:
    return rect.bottom() - look.pick(17, 11, 0)


RULER = PanelPart(
    "header",
    lambda view: view.track,
    lambda panel: Ruler(panel.view.track),
    "table-score",
    over=8,  # half a mark at either end
)


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


WORDS_ROOM = (500, 292, 216, 36)  # of the header, beside the ruler or the chips of the seats
BUTTONS_ROOM = (490, 322, 300, 0)


@frozen
class HeaderButton:
    """A button of the header."""

    target: Target
    word: str
    icon: str
    key: str


BUTTONS = (
    HeaderButton(Press("ledger"), "table-button-ledger", "crown", "S"),
    HeaderButton(Press("log"), "button-log", "cards", "L"),
    HeaderButton(Press("menu"), "table-button-menu", "hut", "F10"),
)


def worded_width(look: Look, text: str) -> float:
    """The width of a button of the header with icon and words, in pixels."""
    return width_of(look.font("button"), text) + look.px(15 + 24)


# How the chips of the seats stand, until they have room: with names or not, room at their ends.
FORMS = ((True, 0.4), (False, 0.4), (False, 0.15), (False, 0.06))
TIGHT = 0.1  # with less room at the ends marks and figures are small too
HIGH = 1.7  # ems: the least height of a chip, so that it is easily hit
FIGURES = 2.2  # ems: the most height of its figures, of which none reaches below its line


def buttons_width(look: Look, buttons: Sequence[HeaderButton]) -> float:
    """The width of all buttons with the room around them, where letters are large, in pixels."""
    wides = (worded_width(look, look.t(button.word)) for button in buttons)
    return sum(width + look.px(4) for width in wides) + look.px(6)


def seat_chips(look: Look, view: TableView, free: float) -> Box:
    """Everybody's mark, name and score as a chip that leads to the Alhambra."""
    row: Box = Space()
    for named, pad in FORMS:
        row = _chips(look, view, pad, named=named)
        if row.size(look, free * 2)[0] <= free:
            break
    return Ground(row, pad=(0, look.px(2) / look.em), grow=1.0)


def _chips(look: Look, view: TableView, pad: float, *, named: bool) -> Box:
    """All chips, with everybody's name or with nobody's, and so much room at their ends."""
    chips: list[Box] = []
    for player in (view.you, *view.opponents, view.dirk):
        if player is None:
            continue
        parts: list[Box | None] = [SeatMark(player.seat, side=1.5 if pad > TIGHT else 1.05)]
        parts += [Words(look.text(player.seat.label), "name", "headink")] if named else []
        edge = "line"
        if not isinstance(player, PlayerView):
            spot = evolve(dirk_spot(look, player, "header"), target=player.target, key="")
        else:
            spot = player_spot(look, player, "header")
            score = Words(str(player.score), "score" if pad > TIGHT else "small", "headink")
            parts.append(Bounded(score, most=(ENDLESS, FIGURES)))
            after = Words(look.t("table-next"), "small", "gold2")
            parts += [after] if player.next and named else []
            edge = "gold2" if player.acting else "line"
        child = Row(*parts, gap=min(0.3, pad))
        chip = Ground(child, "headbtn", edge, 2.0, (pad, 0.04), least=(0, HIGH))
        chips.append(spotted(spot, chip))
    return Row(*chips, gap=min(0.3, pad))


class HeaderPanel(Panel):
    """Logo, title, what is played, and buttons; the scene paints the band below them."""

    zone, named = "header", "table-said-header"
    name = "app-name"
    buttons: tuple[HeaderButton, ...] = BUTTONS
    roomy = 0.0, 2.66

    def part(self, view: TableView) -> object:
        """The seats have their chips only where it is narrow."""
        seats = (view.you, view.opponents, view.dirk) if self.narrow else ()
        return view.header.text, view.header.round, seats

    def tree(self) -> Box:
        look, m, em = self.look, self.look.m, self.look.em
        side = 2 * m.pick(17, 12, 10) / em
        logo = Drawn(
            lambda p, at: paint.logo(p, at.center(), at.height() / 2, look.theme), side, side
        )
        left: list[Box] = [Space(m.pick(20, 12, 8) / em), logo, Space(m.pick(12, 8, 6) / em)]
        if not self.narrow:
            left += [Words(look.t(self.name), "prompt", "headink"), Space(m.pick(16, 8, 6) / em)]
        worded = self._has_room()
        right: list[Box] = [Space(m.pick(8, 4, 4) / em)] * (2 * len(self.buttons))
        right[1::2] = [self._button(button, worded=worded) for button in self.buttons]
        edge = Space((m.pick(24, 8, 6)) / em)
        if self.narrow:
            first = m.pick(*WORDS_ROOM)
            free = self.area.width() - first - buttons_width(look, self.buttons)
            chips = seat_chips(look, self.view, free)
            return Row(Fixed(Row(*left, gap=0), first / em), chips, *right, edge, gap=0)
        return Row(*left, self._what(left), spring(), *right, edge, gap=0)

    def _what(self, left: list[Box]) -> Box:
        """Return the text about the game; beside a ruler it ends clear of a mark at 0."""
        look, m = self.look, self.look.m
        text = look.text(self.view.header.text)
        if self.area.height() < SCALE_FROM * look.em:
            text = look.t("table-round", n=self.view.header.round)
        words = Words(text, "small", mix(look.theme.headink, look.theme.head, 0.12), grow=0.01)
        used = sum(box.room(look, self.area.width())[0] for box in left)
        # Room for two lines, which it takes where it is too long.
        return Fixed(words, (m.pick(484, 276, 206) - used) / look.em, 2.2)

    def _has_room(self) -> bool:
        """Whether words stand beside the icons: always where nothing else says what they are."""
        look, m = self.look, self.look.m
        if self.narrow or not m.at_most_s:
            return True
        wides = (worded_width(look, look.t(button.word)) + m.px(4) for button in self.buttons)
        return sum(wides) + m.px(4) <= m.pick(*BUTTONS_ROOM)

    def _button(self, button: HeaderButton, *, worded: bool) -> Box:
        look, m, text = self.look, self.look.m, self.look.t(button.word)
        key = "" if m.at_most_s else look.ctx.cap(button.key)
        if not m.at_most_s:
            width = button_width(m, text, key, m.px(18)) - m.px(8)
        else:
            width = worded_width(look, text) if worded else float(m.pick(0, 56, 40))
        icon = look.images.icon(button.icon, m.pick(18, 16, 15), look.theme.gold2, look.dpr)
        shown = ButtonLook(text=text if worded else "", key=key, kind="header", icon=icon)
        # Its tip says the words or the key that have no room.
        tip = text if m.at_most_s else ""
        spot = Spot(button.target, QRectF(), self.zone, name=text, key=button.key, tip=tip)
        return spotted(spot, pressed(look, shown, width, m.pick(36, 28, 26)))
