"""The time of a scoring, and its picture: the table, dimmed, and over it what is counted so far.

now = moment(step, time)                # what is seen of a step by then
picture = StagePicture(ctx, stage)
picture.take()                          # the table as it is now
picture.paint(painter, shown, now)      # then `fly` above everything else
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import cast

from attrs import evolve, frozen
from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.presenter.score_sheet import ScoringStep, StepGain
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtSeat, NumberOf
from alhambra_qt.controller.view.view_parts import ScoreMark, SideAt
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Ground, Layout, lay
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.sizes import sized_font
from alhambra_qt.ui.kit.theme import INDIGO, with_alpha
from alhambra_qt.ui.pieces import board_picture
from alhambra_qt.ui.pieces.picture import Fit
from alhambra_qt.ui.scoring.scoring_parts import StepShown, caption, gained, name_and_score, plate
from alhambra_qt.ui.sides.header import Ruler, buttons_width, seat_chips
from alhambra_qt.ui.sides.rivals import PlayerPanel
from alhambra_qt.ui.sides.spots import Spot, TableNote
from alhambra_qt.ui.table.widget import TableWidget

VEIL = 0.6
NUMBERED = 30  # pixels: on smaller tiles numbers would hide what they stand on


@frozen
class SeatOnTable:
    """The areas of a player on the table: the Alhambra, and the texts beside it."""

    fit: Fit | None
    plate: QRectF  # empty for the own one, which has a caption
    board: QRectF
    panel: QRectF
    head: QRectF  # where the panel says a name and a score, if the plate leaves that in sight


class StagePicture(Guarded, QObject):
    """The painting of a scoring, by a stage on a table."""

    def __init__(self, ctx: UiContext, stage: QWidget) -> None:
        super().__init__(stage)
        self.ctx = ctx
        self.below = 0.0  # the lower edge of what hides the upper end of the board
        self._bright, self._dim = QPixmap(), QPixmap()
        self._seated: Mapping[int, SeatOnTable] = {}
        self._marks: Mapping[int, QRectF] = {}
        self._plates: dict[tuple[int, int, int, bool], Layout] = {}  # step, seat, score, shown

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
        self._plates.clear()

    def forget(self) -> None:
        """Keep no picture."""
        self._bright = self._dim = QPixmap()

    def paint(self, painter: QPainter, shown: StepShown, now: Moment, region: QRegion) -> None:
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
                self._draw_seat(painter, shown, k, gain, seat, now, region)

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
                whole_pixels = area.toAlignedRect()
                painter.fillRect(whole_pixels, theme.panel if k % 2 else theme.panel2)
                painter.fillRect(whole_pixels, with_alpha(theme.board, VEIL))

    def boards(self) -> QRegion:
        """Return the areas of everybody's counts and points."""
        found = QRegion()
        for seat in self._seated.values():
            found += seat.panel.toAlignedRect()
        return found

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
            fit = camera
            top = max(z.board.top(), self.below)
            board = QRectF(z.board.left(), top, z.board.width(), z.board.bottom() - top)
            found[view.you.seat.seat] = SeatOnTable(fit, QRectF(), board, board, QRectF())
        for panel in scene.rivals:
            player = panel.player(view)
            if player is not None and panel.is_shown:
                found[player.seat.seat] = _beside(panel)
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
        now: Moment,
        region: QRegion,
    ) -> None:
        look = self.table.look
        told = now.upto is None
        if seat.fit is not None:
            with paint.saved(painter):
                painter.setClipRect(seat.board, Qt.ClipOperation.IntersectClip)
                self._draw_counted(painter, gain, seat.fit, now, region)
        if seat.head and region.intersects(seat.head.toAlignedRect()):
            box = name_and_score(look, gain.seat, shown.score(k))
            lay(Ground(box, "panel", pad=(0.4, 0)), look, seat.head).paint(painter)
        if seat.plate and not region.intersects(seat.plate.toAlignedRect()):
            return
        if seat.plate:
            key = shown.index, k, shown.score(k), told
            if key not in self._plates:
                box = plate(look, shown.step, gain, shown.score(k), told=told)
                ground = Ground(box, "panel", pad=(0.4, 0.2))
                self._plates[key] = lay(ground, look, seat.plate)
            self._plates[key].paint(painter)
            if told and gain.points:
                painter.setPen(QPen(self.ctx.theme.gold2, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(seat.plate.adjusted(1, 1, -1, -1), 6, 6)
        elif not seat.board.isEmpty():
            self._draw_caption(painter, shown, gain, seat.board, told=told)

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

    def _draw_caption(
        self, painter: QPainter, shown: StepShown, gain: StepGain, board: QRectF, *, told: bool
    ) -> None:
        look = self.table.look
        pad, box = look.m.pad, caption(look, shown.step, gain, told=told)
        width, height = box.room(look, board.width() - 2 * pad)
        lay(box, look, self.table.table.board.free_corner(board, width, height)).paint(painter)

    def fly(self, painter: QPainter, shown: StepShown, now: Moment) -> None:
        """Paint points on their way to the ruler, along the gaps between the panels."""
        if now.flown <= 0 or now.risen >= 1:
            return
        theme, look = self.ctx.theme, self.table.look
        for gain, path in self._paths(shown):
            centre, radius = self._star(path, now), look.em * 1.35
            with paint.saved(painter):
                pen = QPen(theme.gold, look.px(3))
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                pen.setDashPattern([0.01, 2.0])
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(path)
                painter.setOpacity(1 - now.risen)
                painter.setPen(QPen(theme.ring, 1.6))
                painter.setBrush(theme.gold2)
                painter.drawPolygon(paint.star_points(centre, radius))
                painter.setPen(INDIGO)
                painter.setFont(sized_font(look.em * 0.95, weight=800))
                box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
                text = look.text(gained(gain.points))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _star(self, path: QPainterPath, now: Moment) -> QPointF:
        """Return the place of flying points; they slow down before they arrive."""
        return path.pointAtPercent(min(1.0, 1 - (1 - now.flown) ** 3))

    def flights(self, shown: StepShown, now: Moment) -> QRegion:
        """Return the area of the flying points."""
        found, reach = QRegion(), self.table.look.em * 1.5
        if now.flown > 0 and now.risen < 1:
            for _, path in self._paths(shown):
                at = self._star(path, now)
                area = QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
                found += area.toAlignedRect()
        return found

    def trails(self, shown: StepShown) -> QRegion:
        """The ways of points to the ruler."""
        found, width = QRegion(), self.table.look.px(3)
        for _, path in self._paths(shown):
            corners = [path.elementAt(k) for k in range(path.elementCount())]
            for start, end in pairwise(corners):
                line = QRectF(QPointF(start.x, start.y), QPointF(end.x, end.y)).normalized()
                found += line.adjusted(-width, -width, width, width).toAlignedRect()
        return found

    def _paths(self, shown: StepShown) -> Iterator[tuple[StepGain, QPainterPath]]:
        z = self.table.table.zones
        if z is None:
            return
        rill = max(z.ruler.bottom(), z.header.bottom()) + self.table.look.m.gap / 2
        for gain in shown.step.gains:
            number = gain.seat.seat
            seat, mark = self._seated.get(number), self._marks.get(number)
            if not gain.points or seat is None or mark is None:
                continue
            half = self.table.look.m.gap / 2
            middle, path = mark.center().x(), QPainterPath()
            if seat.plate:  # out of the panel's edge, then up between the panels
                path.moveTo(seat.panel.left() - half, seat.panel.center().y())
            else:
                path.moveTo(_middle_of(gain, seat))
                path.lineTo(path.currentPosition().x(), seat.board.top() - half)
                path.lineTo(seat.board.right() + half, seat.board.top() - half)
            path.lineTo(path.currentPosition().x(), rill)
            path.lineTo(middle, rill)
            yield gain, path


def _around(fit: Fit, side: SideAt) -> QRect:
    """The room that a side takes with its number."""
    line, reach = fit.side(side), max(8.0, fit.size * 0.2)
    box = QRectF(line.p1(), line.p2()).normalized()
    return box.adjusted(-reach, -reach, reach, reach).toAlignedRect()


def _middle_of(gain: StepGain, seat: SeatOnTable) -> QPointF:
    """Return the start of the points: the middle of the counted things, if they are seen."""
    at = [*gain.cells, *((x, y) for x, y, _ in gain.sides)]
    if seat.fit is None or not at:
        return seat.board.center()
    centres = [seat.fit.cell(x, y).center() for x, y in at]
    x = sum(centre.x() for centre in centres) / len(centres)
    y = sum(centre.y() for centre in centres) / len(centres)
    inside = seat.board.adjusted(20, 20, -20, -20)
    return QPointF(
        max(inside.left(), min(x, inside.right())), max(inside.top(), min(y, inside.bottom()))
    )


def _beside(panel: PlayerPanel) -> SeatOnTable:
    """A small Alhambra, and the largest room of its panel beside it."""
    size, origin = panel.grid
    rect, field = panel.area, panel.field
    inside = rect.adjusted(2, 2, -2, -2)
    rooms = [
        QRectF(field.right(), inside.top(), inside.right() - field.right(), inside.height()),
        QRectF(inside.left(), inside.top(), field.left() - inside.left(), inside.height()),
        QRectF(inside.left(), field.bottom(), inside.width(), inside.bottom() - field.bottom()),
        QRectF(inside.left(), inside.top(), inside.width(), field.top() - inside.top()),
    ]
    best = max(rooms, key=lambda room: max(0.0, room.width()) * max(0.0, room.height()))
    fit = Fit(size, origin) if size else None
    head = QRectF() if best.top() <= inside.top() else rooms[3]
    return SeatOnTable(fit, best, field, rect, head)


# Milliseconds at the usual speed: the light goes on, one thing is counted, points fly, the track
# follows, all of it stays to be read.
LIGHT, BEAT, FLIGHT, TRACK, HOLD = 140, 70, 600, 260, 420
MOST_BEATS = 20  # so many things are counted one by one; more of them go faster


@frozen
class Moment:
    """One moment of the picture: brightness, number of counted things, flight of the points.

    ``upto`` is None once everything is counted; ``flown`` and ``risen`` go from 0 to 1.
    """

    lit: float = 1.0
    upto: int | None = None
    flown: float = 1.0
    risen: float = 1.0
    over: bool = True

    @property
    def paid(self) -> bool:
        """Whether the points have arrived."""
        return self.flown >= 1


ALL = Moment()


def moment(step: ScoringStep, time: float) -> Moment:
    """Give what is seen of a step so many milliseconds after its beginning."""
    beats = step.beats
    counting = BEAT * min(beats, MOST_BEATS)
    flight = FLIGHT if step.pays else 0
    track = TRACK if flight else 0
    if time >= LIGHT + counting + flight + track + HOLD:
        return ALL
    counted = time - LIGHT
    upto = None if counted >= counting else int(_share(counted, counting) * beats)
    flown = _share(counted - counting, flight)
    risen = _share(counted - counting - flight, track)
    return Moment(_share(time, LIGHT), upto, flown, risen, over=False)


def _share(time: float, whole: float) -> float:
    return max(0.0, min(1.0, time / whole)) if whole else float(time >= 0)
