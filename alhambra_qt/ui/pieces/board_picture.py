"""A picture of an Alhambra with its proof drawn on it: wall path, lost sides, lines of camps.

    view = fit(palace.box, area, ctx.px(112))
    tiles(painter, ctx, palace, view, strong={(0, 0), (1, 0)})   # the others are dimmed
    wall_path(painter, ctx, view, proof.counted, proof.ends, upto=5)
    lost_sides(painter, ctx, view, proof.lost)

These are stateless functions of a painter, a place and the content.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache

from attrs import frozen
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.view.view_parts import AlhambraView, At, SideAt
from alhambra_qt.controller.words.names import stands
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import describe, is_describing
from alhambra_qt.ui.kit.box import Layout, Leaf
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.sizes import sized_font
from alhambra_qt.ui.kit.theme import INDIGO, Theme, with_alpha
from alhambra_qt.ui.pieces.picture import SIDES, CellBox, Fit, draw_ground, fit
from alhambra_qt.ui.pieces.tiles import draw_gate, draw_sticks, draw_token

VEIL = 0.42
TOKEN_SHARE = 0.36  # of the side of the tile that a token stands on
GOLD_WIDTH, INK_WIDTH = 6.0, 11.0
INSET = 0.14  # of the side of a tile, from its edge to the inside of its wall

Marks = Callable[[QPainter, UiContext, Fit], None]


@frozen(eq=False)
class BoardPicture(Leaf):
    """An Alhambra on its background; the layout contains the position of its cells as a `Fit`.

    Attributes:
        marks: draws marks on the tiles.
        strong, shown: which tiles, as for `tiles`.
        cells: the cells to make room for, by default those of the tiles.
        largest: the maximum size of a tile, in ems.
        edge: the margin around the tiles, in ems; `head` is the margin above them.
        width, height: the requested size, in ems.
    """

    palace: AlhambraView
    marks: Marks | None = None
    strong: Collection[At] | None = None
    shown: int | None = None
    cells: CellBox | None = None
    largest: float = 6.5
    edge: float = 1.6
    head: float = 0.0
    width: float = 0.0
    height: float = 0.0
    ground: bool = True

    def fitted(self, look: Look, rect: QRectF) -> Fit:
        """Return the position of the cells in a rectangle."""
        edge = min(self.edge * look.em, rect.width() / 8, rect.height() / 8)
        area = rect.adjusted(edge, edge + self.head * look.em, -edge, -edge)
        return fit(self.cells or self.palace.box, area, self.largest * look.em)

    def place(self, layout: Layout, rect: QRectF) -> None:
        super().place(layout, rect)
        layout.items.append(self.fitted(layout.look, rect))

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        view = self.fitted(look, rect)
        if self.ground:
            draw_ground(painter, rect, look.ctx)
        tiles(painter, look.ctx, self.palace, view, strong=self.strong, shown=self.shown)
        if self.marks is not None:
            self.marks(painter, look.ctx, view)


def tiles(
    painter: QPainter,
    ctx: UiContext,
    palace: AlhambraView,
    view: Fit,
    *,
    strong: Collection[At] | None = None,
    shown: int | None = None,
) -> None:
    """Paint the tiles; those that are not in ``strong`` are dimmed.

    ``shown`` limits the number of tiles, in the order in which they were built.
    """
    ratio = painter.device().devicePixelRatio()
    for tile in palace.tiles[:shown]:
        area = view.cell(tile.x, tile.y)
        if is_describing():
            describe(", ".join(ctx.text(place) for place in stands(tile)), area)
        painter.drawPixmap(area.topLeft(), ctx.images.tile(tile.tile, view.size, ratio))
        draw_sticks(painter, area, added_walls(tile.tile, tile.walls), ctx)
        for side in tile.gates:
            draw_gate(painter, area, side, ctx)
        for token in tile.tokens:
            token_on_tile(painter, ctx, area, token)
        if strong is not None and (tile.x, tile.y) not in strong:
            painter.fillRect(area, with_alpha(ctx.theme.board, VEIL))


def printed_walls(tile_id: str) -> str:
    """Return the wall sides that are part of a tile's art."""
    last = tile_id.rsplit("-", 1)[-1]
    return last if "-" in tile_id and set(last) <= set(SIDES) else ""


def added_walls(tile_id: str, walls: str) -> str:
    """Return the wall sides that are not part of a tile's art: those of sticks."""
    printed = printed_walls(tile_id)
    return "".join(side for side in walls if side not in printed)


def token_on_tile(painter: QPainter, ctx: UiContext, area: QRectF, token: str) -> None:
    """Paint a token on a tile: a chest in the left corner, any other in the right corner."""
    size = max(10.0, area.width() * TOKEN_SHARE)
    left = area.left() if token.startswith("chest") else area.right() - size
    spot = QRectF(left, area.bottom() - size, size, size)
    draw_token(painter, spot, token, ctx, on_tile=True)


def stroke(view: Fit, ctx: UiContext) -> float:
    """Return the factor of line widths: thinner on small tiles, thicker at a large UI scale."""
    return min(ctx.metrics.scale, max(0.5, view.size / 72))


def gilded(painter: QPainter, ctx: UiContext, view: Fit, sides: Sequence[SideAt]) -> None:
    """Paint sides as a golden ribbon on ink."""
    thick = stroke(view, ctx)
    with paint.saved(painter):
        for colour, width in ((ctx.theme.ring, INK_WIDTH), (ctx.theme.gold2, GOLD_WIDTH)):
            painter.setPen(paint.pen(colour, width * thick))
            painter.drawLines([view.side(side) for side in sides])


def wall_path(
    painter: QPainter,
    ctx: UiContext,
    view: Fit,
    sides: Sequence[SideAt],
    ends: Sequence[At] = (),
    *,
    upto: int | None = None,
) -> None:
    """Paint the wall that counts: gold on ink, numbered, with a star at each end.

    ``upto`` paints only the first sides, for the step-by-step proof.
    """
    counted = sides[:upto]
    gilded(painter, ctx, view, counted)
    if len(counted) == len(sides):
        end_stars(painter, ctx, view, ends)
    for number, side in enumerate(counted, start=1):
        number_disc(painter, ctx, view.side(side).center(), view.size, number)


def gold_line(painter: QPainter, theme: Theme, view: Fit, sides: tuple[SideAt, ...]) -> None:
    """Paint a thin line along the inside of a wall, in gold on ink."""
    lines = _inner_lines(view.size, (view.origin.x(), view.origin.y()), sides)
    with paint.saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for line in lines:
            painter.fillRect(line.adjusted(-1, -1, 1, 1), with_alpha(theme.ring, 0.6))
        for line in lines:
            painter.fillRect(line, theme.gold2)


@lru_cache(maxsize=8)
def _inner_lines(
    size: float, origin: tuple[float, float], sides: tuple[SideAt, ...]
) -> list[QRectF]:
    """Return the lines of all sides, measured once for as long as nothing moves."""
    view, thick = Fit(size, QPointF(*origin)), max(2, round(size / 46))
    return [_inner_line(view, sides, k, thick) for k in range(len(sides))]


def _inner_line(view: Fit, sides: Sequence[SideAt], k: int, thick: int) -> QRectF:
    """Return the line inside a side: shorter at an outer corner, longer at an inner one."""
    inset = round(view.size * INSET)
    line = view.side(sides[k])
    along = (line.p2() - line.p1()) / view.size
    inward = QPointF(-along.y(), along.x())
    before, after = view.side(sides[k - 1]), view.side(sides[(k + 1) % len(sides)])
    turns = (
        _turn(before, line) if before.p2() == line.p1() else 0,
        _turn(line, after) if line.p2() == after.p1() else 0,
    )
    first = line.p1() + (inward + along * turns[0]) * inset
    last = line.p2() + (inward - along * turns[1]) * inset
    half = thick / 2
    return QRectF(first, last).normalized().adjusted(-half, -half, half, half)


def _turn(line: QLineF, other: QLineF) -> int:
    """Return 1 for a turn to the right, -1 for one to the left, 0 for none."""
    return _sign(line.dx() * other.dy() - line.dy() * other.dx())


def end_stars(painter: QPainter, ctx: UiContext, view: Fit, ends: Sequence[At]) -> None:
    """Paint a star at each end of a wall."""
    for x, y in ends:
        _end_star(painter, ctx, view.corner(x, y), 9 * stroke(view, ctx))


def framed(painter: QPainter, ctx: UiContext, view: Fit, cells: Sequence[At]) -> None:
    """Frame the tiles that count, in gold on ink."""
    thick = stroke(view, ctx)
    with paint.saved(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for x, y in cells:
            inset = 4 * thick
            area = view.cell(x, y).adjusted(inset, inset, -inset, -inset)
            for colour, width in ((ctx.theme.ring, 6.0), (ctx.theme.gold2, 3.4)):
                painter.setPen(QPen(colour, width * thick))
                painter.drawRect(area)


def number_disc(
    painter: QPainter, ctx: UiContext, centre: QPointF, size: float, number: int
) -> None:
    """Paint a number on a gold disc; its size follows the size of a tile."""
    radius = max(6.5, min(12.0 * ctx.metrics.scale, size * 0.165))
    with paint.saved(painter):
        painter.setPen(QPen(ctx.theme.ring, max(1.4, radius * 0.17)))
        painter.setBrush(ctx.theme.gold2)
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(INDIGO)
        painter.setFont(sized_font(radius * (1.2 if number < 10 else 1.1), weight=700))
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def _end_star(painter: QPainter, ctx: UiContext, centre: QPointF, radius: float) -> None:
    with paint.saved(painter):
        painter.setPen(QPen(ctx.theme.gold2, max(1.2, radius * 0.18)))
        painter.setBrush(ctx.theme.ring)
        painter.drawPolygon(paint.star_points(centre, radius))


def lost_sides(painter: QPainter, ctx: UiContext, view: Fit, sides: Sequence[SideAt]) -> None:
    """Paint the outer sides that do not count: dashed, in the colour of a warning."""
    thick = stroke(view, ctx)
    with paint.saved(painter):
        for side in sides:
            line = view.side(side)
            back = QPen(ctx.theme.board, 7.5 * thick)
            back.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(back)
            painter.drawLine(line)
            dashed_line(painter, line, ctx.theme.warn, 4.4 * thick)


def dashed_line(painter: QPainter, line: QLineF, colour: QColor, width: float) -> None:
    """Paint a dashed line with short, rounded dashes."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([1.3, 1.6])
    with paint.saved(painter):
        painter.setPen(pen)
        painter.drawLine(line)


def camp_lines(painter: QPainter, ctx: UiContext, view: Fit, camp: At, cells: Sequence[At]) -> None:
    """Paint what a camp counts: an arrow line along each of its directions, the tiles numbered."""
    start = view.cell(*camp).center()
    arms: dict[At, list[At]] = {}
    for x, y in cells:
        step = (_sign(x - camp[0]), _sign(y - camp[1]))
        arms.setdefault(step, []).append((x, y))
    thick = stroke(view, ctx)
    with paint.saved(painter):
        for colour, width in ((ctx.theme.ring, INK_WIDTH), (ctx.theme.gold2, GOLD_WIDTH)):
            painter.setPen(paint.pen(colour, width * thick))
            for arm in arms.values():
                far = max(arm, key=lambda at: abs(at[0] - camp[0]) + abs(at[1] - camp[1]))
                painter.drawLine(start, view.cell(*far).center())
    _end_star(painter, ctx, start, 11 * thick)
    for number, at in enumerate(cells, start=1):
        number_disc(painter, ctx, view.cell(*at).center(), view.size, number)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)
