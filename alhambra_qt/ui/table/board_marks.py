"""Marks over the own Alhambra: legal cells, the tile pointed at, and a broken rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from alhambra_qt.controller.faces.found import free_tokens
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.view_parts import CAN, At, Ghost, LegalCell, RefusalView
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import Arg, signed
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.signs import row_icon
from alhambra_qt.ui.kit.sizes import sized_font, width_of
from alhambra_qt.ui.kit.theme import CREAM, CROSS_RED, with_alpha
from alhambra_qt.ui.pieces.board_picture import added_walls, gold_line
from alhambra_qt.ui.pieces.picture import Fit
from alhambra_qt.ui.pieces.small_pieces import (
    aboard,
    arrived_in,
    carried,
    draw_extras,
    draw_free_token,
    draw_set_aside,
    has_extras,
)
from alhambra_qt.ui.pieces.tiles import draw_sticks
from alhambra_qt.ui.table.camera import Camera

SIDES = "nesw"


class BoardMarks(Guarded, QGraphicsItem):
    """Marks over the tiles; painted from small kept pictures, cut at the edge of the board."""

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()
        self.view: TableView | None = None
        self.camera: Camera | None = None
        self.look: Look | None = None
        self._kept: dict[tuple[object, ...], QPixmap] = {}
        self._key: tuple[object, ...] = ()
        self.hidden: frozenset[str] = frozenset()

    def hide_pieces(self, ids: frozenset[str]) -> None:
        """Leave out what is still on its way here, and what lies on a tile that is."""
        if ids != self.hidden:
            self.hidden = ids
            self.update()

    def show_view(self, view: TableView, rect: QRectF, camera: Camera, look: Look) -> None:
        """Show the marks of a view."""
        palace = view.palace
        carries = carried(view, view.you.seat.seat)
        key = (view.legal, view.ghost, view.refusal, palace, carries, rect, camera, look)
        if key == self._key:
            return
        if look is not self.look or self.camera is None or camera.size != self.camera.size:
            self._kept.clear()
        self.prepareGeometryChange()
        self._key = key
        self.view, self.rect, self.camera, self.look = view, rect, camera, look
        self.update()

    def boundingRect(self) -> QRectF:
        """The inside of the edge: at the edge a panel beside the board is often painted."""
        return self.rect.adjusted(2, 2, -2, -2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint all marks that touch what must be painted again."""
        view, camera, look = self.view, self.camera, self.look
        if view is None or camera is None or look is None:
            return
        painter.setClipRect(self.boundingRect(), Qt.ClipOperation.IntersectClip)
        exposed = option.exposedRect.adjusted(-8, -8, 8, 8)
        self._movable(painter, view, camera, look)
        ghost = view.ghost
        self._wall(painter, view, camera, look)
        self._extras(painter, view, camera, look)
        for cell in view.legal:
            area = camera.cell(cell.x, cell.y)
            if not area.intersects(exposed) or _covered(cell, ghost):
                continue
            painter.drawPixmap(area.topLeft(), self._legal(cell, camera, look))
        if ghost is not None and not ghost.put:
            self._ghost(painter, ghost, camera, look)
        if ghost is not None:
            self._lines(painter, view.legal, ghost, camera, look)
        if view.refusal is not None:
            draw_refusal(painter, view.refusal, camera, look)

    def _wall(self, painter: QPainter, view: TableView, camera: Camera, look: Look) -> None:
        """The longest wall, where its tiles have arrived."""
        away = {(tile.x, tile.y) for tile in view.palace.tiles if tile.tile in self.hidden}
        if view.ghost is not None and view.ghost.put:
            away.add((view.ghost.x, view.ghost.y))
        path = tuple(side for side in view.palace.path if side[:2] not in away)
        if path:
            gold_line(painter, look.theme, camera, path)

    def _extras(self, painter: QPainter, view: TableView, camera: Camera, look: Look) -> None:
        """Draw sticks, gates and tokens on the tiles, and tokens on empty cells."""
        palace = arrived_in(view.palace, self.hidden)
        for tile in palace.tiles:
            if has_extras(tile) and tile.tile not in self.hidden:
                draw_extras(look, painter, camera.cell(tile.x, tile.y), tile)
        taken = {(cell.x, cell.y) for cell in view.legal}
        if view.ghost is not None:
            taken.add((view.ghost.x, view.ghost.y))
        carries = aboard(carried(view, view.you.seat.seat), self.hidden)
        for token in palace.tokens:
            area, aside = camera.cell(token.x, token.y), (token.x, token.y) in taken
            more = carries.get(token.id, ())
            draw_free_token(look, painter, area, token, aside=aside, carries=more)
        here = {token.id for token in palace.tokens}
        asked = {chip.icon for chip in view.prompt.chips}  # the question shows these itself
        for free_token in free_tokens():
            more = carries.get(free_token, ())
            if free_token not in here and not asked.issuperset(more):
                draw_set_aside(look, painter, self.rect, free_token, more)

    def _movable(self, painter: QPainter, view: TableView, camera: Camera, look: Look) -> None:
        """Tiles that a redesign can take: their brackets without wash."""
        for tile in view.palace.tiles:
            if tile.state == CAN:
                area = camera.cell(tile.x, tile.y)
                painter.drawPixmap(area.topLeft(), self._bracket(camera.size, look))

    def _bracket(self, size: float, look: Look) -> QPixmap:
        key = ("bracket", size)
        if key not in self._kept:
            self._kept[key] = _picture(
                size,
                look,
                lambda painter, area: paint.legal_cell(painter, area, look.theme, wash=False),
            )
        return self._kept[key]

    def _legal(self, cell: LegalCell, camera: Camera, look: Look) -> QPixmap:
        points = cell.points, cell.row, cell.counts
        key = ("legal", camera.size, cell.wall, points, cell.chosen, cell.gates)
        if key not in self._kept:
            self._kept[key] = _picture(
                camera.size, look, lambda painter, area: draw_legal(painter, area, cell, look)
            )
        return self._kept[key]

    def _ghost(self, painter: QPainter, ghost: Ghost, camera: Camera, look: Look) -> None:
        area = camera.cell(ghost.x, ghost.y)
        if not self._stands(ghost):
            painter.setOpacity(0.7)
            painter.drawPixmap(area.topLeft(), look.tile(ghost.tile, int(camera.size)))
        draw_sticks(painter, area, added_walls(ghost.tile, ghost.walls), look.ctx)
        painter.setOpacity(1.0)
        if ghost.legal:
            paint.legal_cell(painter, area, look.theme, wash=False)

    def _stands(self, ghost: Ghost) -> bool:
        """Whether the tile shown stands there already and only its walls change."""
        tiles = self.view.palace.tiles if self.view is not None else ()
        return any((tile.x, tile.y) == (ghost.x, ghost.y) for tile in tiles)

    def _lines(
        self,
        painter: QPainter,
        legal: Sequence[LegalCell],
        ghost: Ghost,
        camera: Camera,
        look: Look,
    ) -> None:
        """The straight lines a camp counts from where it is shown."""
        cell = next(
            (action for action in legal if (action.x, action.y) == (ghost.x, ghost.y)), None
        )
        if cell is None:
            return
        pen = paint.pen(look.theme.gold2, max(3.0, camera.size * 0.05))
        for line in cell.lines:
            if not line:
                continue
            points = [camera.cell(x, y).center() for x, y in ((cell.x, cell.y), *line)]
            painter.setPen(QPen(look.theme.ring, pen.widthF() + 3))
            painter.drawPolyline(QPolygonF(points))
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(points))


def _covered(cell: LegalCell, ghost: Ghost | None) -> bool:
    return ghost is not None and (cell.x, cell.y) == (ghost.x, ghost.y)


def _picture(size: float, look: Look, draw: object) -> QPixmap:
    pixmap = QPixmap(round(size * look.dpr), round(size * look.dpr))
    pixmap.setDevicePixelRatio(look.dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if callable(draw):
        draw(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


def draw_legal(painter: QPainter, area: QRectF, cell: LegalCell, look: Look) -> None:
    """A legal cell: wash, brackets, a dotted edge, and the wall change in its middle."""
    theme = look.theme
    inset = area.width() * 0.04
    if cell.gates:
        painter.fillRect(area, with_alpha(theme.gold2, 0.2))
    paint.legal_cell(painter, area, theme, wash=not cell.gates)
    painter.setPen(paint.pen(theme.acc, max(1.0, area.width() * 0.013), 1.5, 2.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area.adjusted(inset, inset, -inset, -inset))
    for side in cell.gates:
        _gate(painter, area, side, look)
    if cell.chosen:
        room = max(9.0, min(14.0, area.width() * 0.13))  # the tick stays within the picture
        paint.selected_frame(painter, area.adjusted(room, room, -room, -room), theme)
    lines: list[tuple[str, int, Arg]] = []
    if cell.wall is not None:
        lines.append(("wall", cell.wall, signed(cell.wall)))
    if cell.points is not None:
        lines.append((row_icon(cell.row), cell.points, signed(cell.points)))
    if cell.counts is not None:
        lines.append((cell.row, cell.counts, str(cell.counts)))
    font = sized_font(max(look.m.smallest, area.width() * 0.19), weight=700)
    height = font.pixelSize() * 1.3
    room = max(1, int(area.height() / height))
    if len(lines) > room:  # what changes something comes first
        lines = sorted(lines, key=lambda line: line[1] == 0)[:room]
    top = area.center().y() - height * len(lines) / 2
    for k, (icon, _, said) in enumerate(lines):
        _change(
            painter, QRectF(area.left(), top + k * height, area.width(), height), icon, said, look
        )


def _gate(painter: QPainter, area: QRectF, side: str, look: Look) -> None:
    """The outline of a gate in the double wall that would be opened, on this side of it."""
    theme = look.theme
    middle = area.center()
    own_width, deep = area.width() * 0.34, area.width() * 0.2
    top = -area.height() / 2
    arch = QPainterPath(QPointF(-own_width / 2, top))
    arch.lineTo(-own_width / 2, top + deep * 0.4)
    arch.quadTo(-own_width / 2, top + deep, 0, top + deep)
    arch.quadTo(own_width / 2, top + deep, own_width / 2, top + deep * 0.4)
    arch.lineTo(own_width / 2, top)
    with paint.saved(painter):
        painter.translate(middle)
        painter.rotate(90 * SIDES.index(side))
        painter.setBrush(with_alpha(theme.panel, 0.9))
        for width, colour in ((5.0, theme.ring), (2.4, theme.gold2)):
            painter.setPen(QPen(colour, width))
            painter.drawPath(arch)


def _change(painter: QPainter, area: QRectF, icon: str, arg: Arg, look: Look) -> None:
    text = look.t("table-points", n=arg)
    font = sized_font(max(look.m.smallest, area.width() * 0.19), weight=700)
    size = int(area.width() * 0.21)
    shows_icon = area.width() >= 44
    width = width_of(font, text) + (size + area.width() * 0.04 if shows_icon else 0)
    x = area.center().x() - width / 2
    if shows_icon:
        chip = icon in TYPES
        art = look.chip(icon, size) if chip else look.icon(icon, size, look.theme.acc)
        painter.drawPixmap(QPointF(x, area.center().y() - size / 2), art)
        x += size + area.width() * 0.04
    painter.setFont(font)
    painter.setPen(look.theme.acc)
    box = QRectF(x, area.top(), area.width(), area.height())
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


# -- the broken rule --------------------------------------------------------------------------


def draw_refusal(painter: QPainter, refusal: RefusalView, view: Fit, look: Look) -> None:
    """Draw why not: the failing side, the walk that stops, the hole, the cells concerned."""
    with paint.saved(painter):
        if refusal.at is not None:
            _asked(painter, refusal, view, look)
        rest = [cell for cell in refusal.cells if cell != refusal.at]
        if rest:
            _outline(painter, rest, view, look)
        for x, y, side in refusal.sides:
            if (x, y) != refusal.at:
                paint.bar_side(painter, view.cell(x, y), SIDES.index(side))
        if refusal.path:
            _path(painter, refusal.path, view, look)


def _asked(painter: QPainter, refusal: RefusalView, view: Fit, look: Look) -> None:
    if refusal.at is None:
        return
    x, y = refusal.at
    area = view.cell(x, y)
    if refusal.tile:
        painter.setOpacity(0.6)
        painter.drawPixmap(area.topLeft(), look.tile(refusal.tile, int(view.size)))
        draw_sticks(painter, area, added_walls(refusal.tile, refusal.walls), look.ctx)
        painter.setOpacity(1.0)
    failing = [SIDES.index(side) for cx, cy, side in refusal.sides if (cx, cy) == (x, y)]
    paint.illegal_cell(painter, area, look.theme, failing)
    if not failing:
        paint.cross_mark(painter, area.center(), max(9.0, min(16.0, view.size * 0.14)))


def _outline(painter: QPainter, cells: Sequence[At], view: Fit, look: Look) -> None:
    """The outline of a group of cells, with a light wash: a hole, or what would be cut off."""
    inside = set(cells)
    theme = look.theme
    for x, y in cells:
        painter.fillRect(view.cell(x, y), with_alpha(theme.warn, 0.22))
    for width, colour in ((7.0, CREAM), (3.6, CROSS_RED)):
        painter.setPen(QPen(colour, width))
        for x, y in cells:
            area = view.cell(x, y)
            around = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
            for side, other in enumerate(around):
                if other not in inside:
                    first, last = paint.side_line(area, side)
                    painter.drawLine(first, last)


def _path(painter: QPainter, path: Sequence[At], view: Fit, look: Look) -> None:
    """The walk from the fountain, dotted, and where it stops."""
    points = [view.cell(x, y).center() for x, y in path]
    width = max(4.0, view.size * 0.06)
    for extra, colour in ((4.0, look.theme.ring), (0.0, look.theme.gold2)):
        pen = QPen(colour, width + extra)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 2.2 * width / (width + extra)])
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))
    end = points[-1]
    paint.cross_mark(painter, end, max(9.0, view.size * 0.13))
