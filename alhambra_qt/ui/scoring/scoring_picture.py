"""The picture of a scoring: the table, dimmed, and over it what is counted so far.

picture = StagePicture(ctx, stage)
picture.take()                          # the table as it is now
picture.paint(painter, shown, now)      # then `fly` above everything else
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from attrs import evolve, frozen
from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.presenter.score_sheet import StepGain
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import ALL_SEATS, AtSeat, NumberOf
from alhambra_qt.controller.view.view_parts import ScoreMark, SideAt
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import RIGHT, Cache, Ground, Words, lay
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.signs import ItemSign
from alhambra_qt.ui.kit.theme import INDIGO, mix, with_alpha
from alhambra_qt.ui.pieces import board_picture
from alhambra_qt.ui.pieces.picture import Fit
from alhambra_qt.ui.scoring.scoring_parts import Moment, StepShown
from alhambra_qt.ui.sides.header import Ruler, buttons_width, seat_chips
from alhambra_qt.ui.sides.panel import inner_of
from alhambra_qt.ui.sides.rivals import PlayerPanel
from alhambra_qt.ui.sides.spots import Spot, TableNote
from alhambra_qt.ui.table.widget import TableWidget

VEIL = 0.35
SUMS = ("total", "then")  # the last lines of the counts
NUMBERED = 30  # pixels: on smaller tiles numbers would hide what they stand on
COINS = 7  # at most so many for one player
LARGE = 2.6  # times as large as in its place the building is when it comes
APART = 0.45  # the last coin leaves so much of a flight after the first


@frozen
class SeatOnTable:
    """The areas of a player on the table: the Alhambra, and the score beside it."""

    fit: Fit | None
    board: QRectF
    panel: QRectF
    score: QRectF  # empty for the own one


class StagePicture(Guarded, QObject):
    """The painting of a scoring, by a stage on a table."""

    def __init__(self, ctx: UiContext, stage: QWidget) -> None:
        super().__init__(stage)
        self.ctx = ctx
        self.field = QRectF()  # the part of the board that the stage leaves in sight
        self.places: Mapping[int, QRectF] = {}  # of everybody's points, and of the building
        self._sign: Cache[QPixmap] = Cache()
        self._bright, self._dim = QPixmap(), QPixmap()
        self._seated: Mapping[int, SeatOnTable] = {}
        self._marks: Mapping[int, QRectF] = {}

    @property
    def table(self) -> TableWidget:
        return cast(TableWidget, cast(QWidget, self.parent()).parentWidget())

    def take(self) -> None:
        """Take the picture of the table, and find the places again."""
        table, z = self.table, self.table.table.zones
        if z is None:
            return
        dpr, area = table.devicePixelRatioF(), QRectF(table.rect())
        self._bright = QPixmap((area.size() * dpr).toSize())
        self._bright.setDevicePixelRatio(dpr)
        painter = QPainter(self._bright)
        table.table.render(painter, area, area)
        painter.end()
        self._dim = QPixmap(self._bright)
        painter = QPainter(self._dim)
        below = area.adjusted(0, z.header.bottom(), 0, 0)
        painter.fillRect(below, with_alpha(self.ctx.theme.board, VEIL))
        painter.end()
        self._seated = self._seats()

    def forget(self) -> None:
        """Keep no picture."""
        self._bright = self._dim = QPixmap()

    def paint(self, painter: QPainter, shown: StepShown, region: QRegion) -> None:
        """Paint the table, the ruler, and what is counted in each Alhambra, as far as is asked."""
        view, z = self.table.table.view, self.table.table.zones
        if view is None or z is None or self._dim.isNull():
            painter.fillRect(self.table.rect(), self.ctx.theme.bg)
            return
        painter.drawPixmap(0, 0, self._dim)
        self._cover(painter, shown)
        if region.intersects(z.ruler.toAlignedRect()) or not self._marks:
            self._marks = self._draw_ruler(painter, shown, view)
        for k, gain in enumerate(shown.step.gains):
            seat = self._seated.get(gain.seat.seat)
            if seat is not None and region.intersects(seat.panel.toAlignedRect()):
                self._draw_seat(painter, shown, k, gain, seat, region)

    def _cover(self, painter: QPainter, shown: StepShown) -> None:
        """Cover what the counts tell of the steps still to come."""
        side, theme = self.table.table.counts, self.ctx.theme
        paid = {step.item for k, step in enumerate(shown.steps) if shown.paid(k)}
        whole = all(map(shown.paid, range(len(shown.steps))))
        areas: dict[str, QRectF] = {}  # of the numbers in each line
        for note in side.notes if side.is_shown and not whole else ():
            if isinstance(note.about, NumberOf):
                areas[note.about.what] = note.rect.united(areas.get(note.about.what, QRectF()))
        for k, (item, area) in enumerate(areas.items()):
            if item not in paid:
                stripe = theme.panel if k % 2 else theme.panel2
                if item in SUMS:  # nothing else of their lines is worth a look before the end
                    inner, stripe = inner_of(side.look, side.area), theme.panel
                    area.setLeft(inner.left())
                    area.setRight(inner.right())
                whole_pixels = area.toAlignedRect()
                painter.fillRect(whole_pixels, stripe)
                painter.fillRect(whole_pixels, with_alpha(theme.board, VEIL))

    def counted(self, shown: StepShown, first: int = 0, last: int | None = None) -> QRegion:
        """Return the area of the things counted from one number to another."""
        found = QRegion()
        for gain in shown.step.gains:
            seat = self._seated.get(gain.seat.seat)
            fit = seat.fit if seat is not None else None
            if fit is not None:
                for at in gain.cells[first:last]:
                    found += fit.cell(*at).toAlignedRect()
                for side in gain.sides[first:last]:
                    found += _around(fit, side)
        return found

    def ruler(self) -> QRegion:
        """Return the area of the scores."""
        z = self.table.table.zones
        return QRegion() if z is None else QRegion(z.ruler.toAlignedRect())

    def _seats(self) -> Mapping[int, SeatOnTable]:
        scene, view, z = self.table.table, self.table.table.view, self.table.table.zones
        found: dict[int, SeatOnTable] = {}
        if view is None or z is None:
            return found
        camera = scene.board.camera
        if camera is not None:
            mine = SeatOnTable(camera, self.field, self.field, QRectF())
            found[view.you.seat.seat] = mine
        for panel in scene.rivals:
            player = panel.player(view)
            if player is not None and panel.is_shown:
                found[player.seat.seat] = _beside(panel, player.seat.seat)
        return found

    def _draw_ruler(
        self, painter: QPainter, shown: StepShown, view: TableView
    ) -> dict[int, QRectF]:
        """The ruler with the scores of this moment; tells where the marks are."""
        z, look = self.table.table.zones, self.table.look
        if z is None:
            return {}
        scores = {tag.seat: shown.mark(k) for k, tag in enumerate(shown.page.seats)}
        since = {g.seat.seat: g.now - g.points for g in shown.step.gains}
        marks = tuple(
            ScoreMark(mark.seat, scores[mark.seat.seat], since[mark.seat.seat])
            for mark in view.track.marks
        )
        you = evolve(view.you, score=scores[view.you.seat.seat])
        others = tuple(evolve(rival, score=scores[rival.seat.seat]) for rival in view.opponents)
        track = evolve(view.track, marks=marks)
        now = evolve(view, track=track, you=you, opponents=others)
        painter.fillRect(z.ruler.adjusted(0, 1, 0, -look.px(2)), self.ctx.theme.head)
        if look.m.is_xxs:
            free = z.ruler.width() - buttons_width(look, self.table.table.header.buttons)
            room = QRectF(z.ruler.topLeft(), QSizeF(free, z.ruler.height()))
            layout = lay(seat_chips(look, now, free), look, room)
        else:
            layout = lay(Ruler(track), look, z.ruler)
        layout.paint(painter)
        chips = ((spot.target, spot.rect) for spot in layout.of(Spot))
        notes = ((note.about, note.rect) for note in layout.of(TableNote))
        found = {target.number: rect for target, rect in chips if isinstance(target, AtSeat)}
        return found or {about.seat: rect for about, rect in notes if isinstance(about, NumberOf)}

    def _draw_seat(
        self,
        painter: QPainter,
        shown: StepShown,
        k: int,
        gain: StepGain,
        seat: SeatOnTable,
        region: QRegion,
    ) -> None:
        look = self.table.look
        if seat.fit is not None:
            with paint.saved(painter):
                painter.setClipRect(seat.board, Qt.ClipOperation.IntersectClip)
                self._draw_counted(painter, gain, seat.fit, shown.now, region)
        if region.intersects(seat.score.toAlignedRect()):
            number = Words(look.t("ledger-number", n=shown.score(k)), "score", align=RIGHT)
            dim = mix(self.ctx.theme.panel, self.ctx.theme.board, VEIL)
            lay(Ground(number, dim, radius=0), look, seat.score).paint(painter)

    def _draw_counted(
        self, painter: QPainter, gain: StepGain, fit: Fit, now: Moment, region: QRegion
    ) -> None:
        """Light what is counted, and number it so far."""
        ctx, ratio = self.ctx, self._bright.devicePixelRatio()
        touched = [
            (number, at)
            for number, at in enumerate(gain.cells, start=1)
            if region.intersects(fit.cell(*at).toAlignedRect())
        ]
        cells = [at for _, at in touched]
        for at in cells:
            area = fit.cell(*at)
            source = QRectF(area.topLeft() * ratio, area.size() * ratio)
            painter.setOpacity(now.lit)
            painter.drawPixmap(area, self._bright, source)
        board_picture.framed(painter, ctx, fit, cells)
        painter.setOpacity(1.0)
        for number, at in touched if fit.size >= NUMBERED else ():
            if now.upto is None or number <= now.upto:
                corner = fit.cell(*at).bottomRight() - QPointF(fit.size, fit.size) * 0.2
                board_picture.number_disc(painter, ctx, corner, fit.size, number)
        if gain.sides and not gain.ends and gain.points < 0:
            board_picture.lost_sides(painter, ctx, fit, gain.sides[: now.upto])
        elif gain.sides:
            self._draw_wall(painter, gain, fit, now, region)

    def _draw_wall(
        self, painter: QPainter, gain: StepGain, fit: Fit, now: Moment, region: QRegion
    ) -> None:
        """The wall as far as it was walked, and how far it still goes; numbered where they fit."""
        upto = len(gain.sides) if now.upto is None else now.upto
        touched = [
            (number, side)
            for number, side in enumerate(gain.sides, start=1)
            if region.intersects(_around(fit, side))
        ]
        for number, side in touched:
            if number > upto:
                board_picture.dashed_line(painter, fit.side(side), self.ctx.theme.gold2, 2.5)
        done = [(number, side) for number, side in touched if number <= upto]
        board_picture.gilded(painter, self.ctx, fit, [side for _, side in done])
        for number, side in done if fit.size >= NUMBERED else ():
            centre = fit.side(side).center()
            board_picture.number_disc(painter, self.ctx, centre, fit.size, number)
        if upto == len(gain.sides):
            board_picture.end_stars(painter, self.ctx, fit, gain.ends)

    def fly(self, painter: QPainter, shown: StepShown) -> None:
        """Paint the building that comes, and coins on their way to the track or from it."""
        theme, radius = self.ctx.theme, self._radius
        with paint.saved(painter):
            for area in self._coming(shown.now):
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                picture = self._sign.get((shown.step.item,), lambda: self._drawn(shown))
                painter.setOpacity(min(1.0, shown.now.lit * 6))
                painter.drawPixmap(area, picture, QRectF(picture.rect()))
            for at in self._coins(shown, shown.now):
                painter.setPen(QPen(INDIGO, max(1.2, radius * 0.14)))
                painter.setBrush(theme.gold2)
                painter.drawEllipse(at, radius, radius)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.gold2.lighter(145))
                painter.drawPolygon(paint.star_points(at, radius * 0.62))

    def flights(self, shown: StepShown, now: Moment) -> QRegion:
        """Return the area of all that flies."""
        found, reach = QRegion(), self._radius + 2
        for area in self._coming(now):
            found += area.toAlignedRect()
        for at in self._coins(shown, now):
            box = QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
            found += box.toAlignedRect()
        return found

    @property
    def _radius(self) -> float:
        return self.table.look.em * 0.72

    def _coming(self, now: Moment) -> Iterator[QRectF]:
        """Give the place of the building while it comes from the middle of the field."""
        end = self.places.get(ALL_SEATS)
        if end is not None and now.lit < 1:
            share, middle = _slow(now.lit), self.field.center()
            side = min(end.height() * (LARGE + (1 - LARGE) * share), self.field.height())
            area = QRectF(0, 0, side, side)
            area.moveCenter(middle + (end.center() - middle) * share)
            yield area

    def _drawn(self, shown: StepShown) -> QPixmap:
        """Return the building as large as it is at first."""
        side, look = round(self.places[ALL_SEATS].height() * LARGE), self.table.look
        found = QPixmap(QSize(side, side) * look.dpr)
        found.setDevicePixelRatio(look.dpr)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        sign = ItemSign(shown.step.item, side=side / look.em)
        lay(sign, look, QRectF(0, 0, side, side)).paint(painter)
        painter.end()
        return found

    def _coins(self, shown: StepShown, now: Moment) -> Iterator[QPointF]:
        """Go through the places of the coins in the air, slow at both ends of their arc."""
        if not 0 < now.flown < 1:
            return
        for gain in shown.step.gains:
            start, mark = self.places.get(gain.seat.seat), self._marks.get(gain.seat.seat)
            if not gain.points or start is None or mark is None:
                continue
            arc, many = _arc(start.center(), mark.center()), min(abs(gain.points), COINS)
            for k in range(many):
                share = now.flown * (1 + APART) - APART * k / max(1, many - 1)
                if 0 < share < 1:
                    share = _slow(share)
                    yield arc.pointAtPercent(share if gain.points > 0 else 1 - share)


def _slow(share: float) -> float:
    """Return how far a thing has come that is slow at both ends of its way."""
    return share * share * (3 - 2 * share)


def _arc(start: QPointF, end: QPointF) -> QPainterPath:
    """Return the way of coins: up, then over to their mark."""
    path, rise = QPainterPath(start), start.y() - end.y()
    aside = rise * (0.25 if end.x() < start.x() else -0.25)
    path.cubicTo(start + QPointF(aside, -rise * 0.5), end + QPointF(aside, rise * 0.2), end)
    return path


def _around(fit: Fit, side: SideAt) -> QRect:
    """The room that a side takes with its number."""
    line, reach = fit.side(side), max(8.0, fit.size * 0.2)
    box = QRectF(line.p1(), line.p2()).normalized()
    return box.adjusted(-reach, -reach, reach, reach).toAlignedRect()


def _beside(panel: PlayerPanel, seat: int) -> SeatOnTable:
    """A small Alhambra, and the score beside it with room for one more digit."""
    size, origin = panel.grid
    about = NumberOf("score", seat)
    score = next((note.rect for note in panel.notes if note.about == about), QRectF())
    score = score.adjusted(-0.3 * panel.look.em, 0, 0, 0)
    return SeatOnTable(Fit(size, origin) if size else None, panel.field, panel.area, score)
