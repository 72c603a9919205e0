"""Pictures of an Alhambra: the position of cells, the large one of the start page, previews.

It imports nothing of the rules, so that the start page can draw before they are loaded.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QBrush,
    QColor,
    QHideEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.images import Images
from alhambra_qt.ui.kit.theme import CREAM, Theme, mix, themed, with_alpha

if TYPE_CHECKING:
    from alhambra_qt.controller.view.view_parts import SideAt


CellBox = tuple[int, int, int, int]  # the cells in the west, north, east and south
SIDES = "nesw"


@frozen(eq=False, repr=False)
class Fit:
    """The position of an Alhambra's cells: the size of a tile and the corner of the fountain."""

    size: float
    origin: QPointF

    def cell(self, x: int, y: int) -> QRectF:
        """Return the rectangle of a cell."""
        side, origin = self.size, self.origin
        return QRectF(origin.x() + x * side, origin.y() + y * side, side, side)

    def corner(self, x: int, y: int) -> QPointF:
        """Return the north-west corner of a cell."""
        return self.origin + QPointF(x * self.size, y * self.size)

    def side(self, side: SideAt) -> QLineF:
        """Return the line of a side of a cell, clockwise."""
        first, last = paint.side_line(self.cell(side[0], side[1]), SIDES.index(side[2]))
        return QLineF(first, last)


def fit(box: CellBox, area: QRectF, largest: float) -> Fit:
    """Centre the cells of the box in an area, as large as they fit."""
    west, north, east, south = box
    width, height = east - west + 1, south - north + 1
    size = float(int(min(largest, area.width() / width, area.height() / height)))
    return Fit(max(1.0, size), centred(box, size, area))


def centred(box: CellBox, size: float, area: QRectF) -> QPointF:
    """Return the corner of the fountain with the cells of the box in the middle of an area."""
    west, north, east, south = box
    middle = QPointF(west + east + 1, north + south + 1) * (size / 2)
    corner = area.center() - middle
    return QPointF(round(corner.x()), round(corner.y()))


def draw_ground(painter: QPainter, rect: QRectF, ctx: UiContext) -> None:
    """Paint the plaster background of a board: border, inner line, a star in each corner."""
    theme, m = ctx.theme, ctx.metrics
    paint.panel(painter, rect, theme, radius=m.radius, fill=theme.board)
    inner = rect.adjusted(m.px(7), m.px(7), -m.px(7), -m.px(7))
    with paint.saved(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.boardln, 1.2))
        painter.drawRoundedRect(inner, m.radius * 0.7, m.radius * 0.7)
    if min(rect.width(), rect.height()) < m.px(200):
        return
    radius, inset = m.px(9), m.px(21)
    for x in (rect.left() + inset, rect.right() - inset):
        for y in (rect.top() + inset, rect.bottom() - inset):
            paint.ornament_corner(painter, QPointF(x, y), radius, theme.boardln)


SHADE, SHADE_DARK, SHADE_DEEP = 0.16, 0.4, 52  # how dark the ground gets at its edges, how far in
EDGE = 64  # the length of a strip of shade, which is tiled
JOINT, STAR = 0.038, 0.075  # the radius of a lozenge and of a star between slabs, of a slab's side


def draw_paving(painter: QPainter, rect: QRectF, view: Fit, ctx: UiContext) -> None:
    """Pave an area with a slab per cell, in the shade at its edges; plain in high contrast."""
    theme, dpr = ctx.theme, painter.device().devicePixelRatio()
    slab = _slab(theme, max(8, round(view.size * dpr)), dpr)
    scale = view.size / slab.deviceIndependentSize().width()
    with paint.saved(painter):
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        corner = (rect.topLeft() - view.origin) / scale
        with paint.saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
            painter.translate(rect.topLeft())
            painter.scale(scale, scale)
            painter.drawTiledPixmap(QRectF(QPointF(), rect.size() / scale), slab, corner)
        if not theme.contrast:
            if theme.cloth != "plain":
                _tone_slabs(painter, rect, view, theme)
            _shade_edges(painter, rect, theme)


@lru_cache(maxsize=8)
def _slab(theme: Theme, side: int, dpr: float) -> QPixmap:
    """Return a slab with its joints at the north and west, and a fourth of the mark at each corner.

    The joints have a lit edge; in high contrast there are only the marks.
    """
    pixmap = QPixmap(side, side)
    pixmap.fill(theme.board)
    pixmap.setDevicePixelRatio(dpr)
    size = side / dpr
    painter = QPainter(pixmap)
    lines = ((1, mix(theme.board, theme.panel, 0.8)), (0, mix(theme.board, theme.boardln, 0.75)))
    for shift, colour in () if theme.contrast else lines:
        painter.fillRect(QRectF(shift, 0, 1, size), colour)
        painter.fillRect(QRectF(0, shift, size, 1), colour)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.boardln)
    for corner in (QPointF(0, 0), QPointF(size, 0), QPointF(0, size), QPointF(size, size)):
        if theme.cloth == "mosaic" and not theme.contrast:
            painter.drawPolygon(paint.star_points(corner, size * STAR))
        else:
            painter.drawPolygon(_lozenge(corner, max(2.5, size * JOINT)))
    painter.end()
    return pixmap


def _lozenge(centre: QPointF, reach: float) -> list[QPointF]:
    offsets = ((0, -reach), (reach, 0), (0, reach), (-reach, 0))
    return [centre + QPointF(x, y) for x, y in offsets]


def _tone_slabs(painter: QPainter, rect: QRectF, view: Fit, theme: Theme) -> None:
    """Make some slabs darker and some lighter than the others."""
    tones = {1: with_alpha(theme.boardln, 0.13), 3: with_alpha(theme.panel, 0.35)}
    first, last = ((at - view.origin) / view.size for at in (rect.topLeft(), rect.bottomRight()))
    for x in range(math.floor(first.x()), math.ceil(last.x())):
        for y in range(math.floor(first.y()), math.ceil(last.y())):
            tone = tones.get((x * x * 3 + y * y * 2 + x * y * 5 + y) % 7)
            if tone is not None:
                painter.fillRect(view.cell(x, y), tone)


def _shade_edges(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    dpr, deep = painter.device().devicePixelRatio(), min(SHADE_DEEP, rect.height() / 2)
    strength = SHADE_DARK if theme.dark else SHADE
    left, top, width, height = rect.left(), rect.top(), rect.width(), rect.height()
    boxes = (
        QRectF(left, top, width, deep),
        QRectF(rect.right() - deep, top, deep, height),
        QRectF(left, rect.bottom() - deep, width, deep),
        QRectF(left, top, deep, height),
    )
    for side, box in enumerate(boxes):
        painter.drawTiledPixmap(box, _shade(theme.shadow.rgb(), strength, deep, dpr, side))


@lru_cache(maxsize=32)
def _shade(colour: int, strength: float, deep: float, dpr: float, side: int) -> QPixmap:
    """Return a strip that gets darker towards a side (0..3 = n e s w)."""
    width, height = (EDGE, deep) if side % 2 == 0 else (deep, EDGE)
    strip = QPixmap(round(width * dpr), round(height * dpr))
    strip.setDevicePixelRatio(dpr)
    strip.fill(Qt.GlobalColor.transparent)
    darkest = QPointF(width if side == 1 else 0, height if side == 2 else 0)
    fading = QLinearGradient(darkest, QPointF(width * (side == 3), height * (side == 0)))
    for step in range(5):
        fading.setColorAt(step / 4, with_alpha(QColor(colour), strength * (1 - step / 4) ** 2))
    painter = QPainter(strip)
    painter.fillRect(QRectF(0, 0, width, height), fading)
    painter.end()
    return strip


Tiles = Sequence[tuple[str, int, int]]

# A legal Alhambra with all six building types and an outer wall of 22 sides.
SHOWPIECE: Tiles = (
    ("fountain", 0, 0),
    ("tower-11-n", 0, -1),
    ("garden-10", 1, 0),
    ("garden-12-s", 0, 1),
    ("seraglio-7-w", -1, 0),
    ("pavilion-7-e", 1, -1),
    ("chambers-7-ne", 2, 0),
    ("chambers-9-s", 1, 1),
    ("pavilion-3-sw", -1, 1),
    ("pavilion-6-n", -1, -1),
    ("tower-9-ne", 1, -2),
    ("seraglio-6-es", 2, 1),
    ("arcades-7-es", -2, 0),
    ("tower-12", -2, -1),
    ("chambers-5-nsw", 0, -2),
    ("pavilion-2-new", -2, -2),
    ("arcades-5-nw", -3, -1),
    ("garden-8-sw", -3, 0),
)
ALONE: Tiles = (("fountain", 0, 0),)
STEP_MS = 45
LEAST = 3  # pixels: smaller tiles are not worth drawing


def fitted(tiles: Tiles, area: QRectF, largest: float) -> Fit:
    """Return the position of the cells at which all tiles fit into the area."""
    across, down = [x for _, x, _ in tiles] or [0], [y for _, _, y in tiles] or [0]
    return fit((min(across), min(down), max(across), max(down)), area, largest)


def draw_alhambra(
    painter: QPainter, ctx: UiContext, tiles: Tiles, area: QRectF, largest: float
) -> None:
    """Draw the tiles centred in the area, as large as they fit."""
    view, ratio = fitted(tiles, area, largest), painter.device().devicePixelRatio()
    if view.size >= LEAST:
        for tile, x, y in tiles:
            painter.drawPixmap(view.corner(x, y), ctx.images.tile(tile, view.size, ratio, 1.0))


SAMPLE: Tiles = (("pavilion-3-sw", 0, 0), ("tower-9-ne", 1, 0))


def draw_sample(painter: QPainter, area: QRectF, ctx: UiContext, cloth: str) -> None:
    """Paint two tiles on the table in some look; the art of other looks is not kept."""
    ratio, theme = painter.device().devicePixelRatio(), themed(ctx.theme.name, cloth)

    def paint_it(painter: QPainter, area: QRectF) -> None:
        images = Images(rim=theme.rim, cloth=cloth)
        paint.lattice(painter, area, theme, cell=48)
        board = area.adjusted(5, 5, -5, -5)
        paint.panel(painter, board, theme, radius=6, fill=theme.board, with_shadow=False)
        view = fitted(SAMPLE, board.adjusted(2, 2, -2, -2), area.height())
        for tile, x, y in SAMPLE:
            painter.drawPixmap(view.corner(x, y), images.tile(tile, view.size, ratio, 1.0))

    key = ("sample", theme, area.width(), area.height(), ratio)
    pixmap = ctx.images.painted(key, area.width(), area.height(), ratio, paint_it)
    painter.drawPixmap(area.topLeft(), pixmap)


# Points of the scene, in shares of its width and height: a far range, a near one, a hill in front.
FAR = (0, 31, 9, 25, 20, 15, 25, 20, 32, 10, 38, 18, 44, 13, 51, 22, 58, 16, 68, 25, 100, 29)
NEAR = (0, 43, 9, 35, 18, 42, 31, 32, 42, 41, 55, 33, 68, 42, 81, 34, 91, 39, 100, 33)
HILL = (0, 62, 15, 56, 32, 52, 50, 51, 68, 53, 85, 58, 100, 66)
# Sky above and at the horizon, snow, the ranges, the hill: in daylight and in moonlight.
DAY = ("#F6E7C6", "#EFC98F", "#FFF8EA", "#C9B48A", "#B79B6C", "#DBC596")
NIGHT = ("#0B1230", "#3A3A66", "#56608C", "#252F55", "#1A2345", "#121A35")
STARS = 46
GLINT_MS, GLINTS, REST_MS = 70, 9, 4000  # a glint on the water, its steps, the time between
SOFT = 6.0  # pixels of a tile in the small picture of the shadow


def draw_scene(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Paint the sky above the Sierra Nevada: flat shapes in daylight or moonlight."""
    above, below, snow, far, near, hill = map(QColor, NIGHT if dark else DAY)
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sky.setStops([(0.0, above), (0.5, below)])
    painter.fillRect(rect, sky)
    painter.setPen(Qt.PenStyle.NoPen)
    if dark:
        painter.setBrush(snow)
        for k in range(STARS):  # spread evenly, though in no order that can be seen
            at = QPointF(k * 0.618 % 1 * rect.width(), k * 0.382 % 0.29 * rect.height())
            painter.drawEllipse(rect.topLeft() + at, 0.8 + k % 3 * 0.4, 0.8 + k % 3 * 0.4)
    peaks = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    peaks.setStops([(0.15, snow), (0.19, far)])
    for points, fill in ((FAR, QBrush(peaks)), (NEAR, QBrush(near)), (HILL, QBrush(hill))):
        shares = [*zip(points[::2], points[1::2], strict=True), (100, 100), (0, 100)]
        painter.setBrush(fill)
        painter.drawPolygon(
            [rect.topLeft() + QPointF(x * rect.width(), y * rect.height()) / 100 for x, y in shares]
        )


def _basin(cell: QRectF, inset: float = 0.2) -> QRectF:
    """Return the part of the fountain's cell with the water."""
    side = cell.width() * inset
    return cell.adjusted(side, side, -side, -side)


class AlhambraPicture(Styled, QWidget):
    """A palace before the Sierra; its tiles appear one after the other when it is first shown.

    Attributes:
        room: the part of the picture for the palace; by default all of it.
        glint: how far the light on the water is; 0 is none.
    """

    def __init__(self, ctx: UiContext, name: Msg, tiles: Tiles = SHOWPIECE) -> None:
        super().__init__(ctx)
        self.name, self.tiles = name, tuple(tiles)
        self.room: QRectF | None = None
        self._shown = self.glint = 0
        # The first frame has no tiles and no shadow: they would delay the first window.
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._step)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.text(self.name))

    def sizeHint(self) -> QSize:
        return QSize(self.ctx.px(640), self.ctx.px(460))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.timer.start(1 if self.ctx.still else STEP_MS)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.timer.stop()
        self.glint = 0

    def _step(self) -> None:
        """Show one more tile; once all are there, let the water glint from time to time."""
        view, still = self._view(), self.ctx.still
        if self._shown < len(self.tiles):
            _, x, y = self.tiles[self._shown]
            whole = still or not self._shown  # the first brings the shadow of all
            self._shown = len(self.tiles) if still else self._shown + 1
            self.update(self.rect() if whole else view.cell(x, y).toAlignedRect())
        elif still:
            self.timer.stop()
        else:
            self.glint = (self.glint + 1) % GLINTS
            self.timer.start(GLINT_MS if self.glint else REST_MS)
            self.update(_basin(view.cell(0, 0)).toAlignedRect())

    def _view(self) -> Fit:
        edge = self.ctx.metrics.pick(44, 30, 24)
        room = self.room or QRectF(self.rect())
        return fitted(self.tiles, room.adjusted(edge, edge, -edge, -edge), self.ctx.px(190))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.ctx.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view, ratio = self._view(), self.devicePixelRatioF()
        area = QRectF(event.rect())
        if theme.contrast:
            painter.fillRect(area, theme.board)
        elif not (self._shown and view.cell(0, 0).contains(area)):  # more than the water changes
            draw_scene(painter, QRectF(self.rect()), theme.dark)
            if self._shown:
                self._paint_shadow(painter, view)
        for tile, x, y in self.tiles[: self._shown]:
            if view.cell(x, y).intersects(area):
                pixmap = self.ctx.images.tile(tile, view.size, ratio, 1.0)
                painter.drawPixmap(view.corner(x, y), pixmap)
        if self.glint:
            self._paint_glint(painter, view.cell(0, 0))

    def _paint_shadow(self, painter: QPainter, view: Fit) -> None:
        """Paint the shadow of the palace from a small picture: enlarged, its edges are soft."""
        across, down = [x for _, x, _ in self.tiles], [y for _, _, y in self.tiles]
        west, north, east, south = min(across) - 1, min(down) - 1, max(across) + 2, max(down) + 2
        colour = with_alpha(self.ctx.theme.shadow, 0.5)

        def how(painter: QPainter, _area: QRectF) -> None:
            for _, x, y in self.tiles:
                painter.fillRect(QRectF((x - west) * SOFT, (y - north) * SOFT, SOFT, SOFT), colour)

        key = ("shadow", self.tiles, colour.name())
        size = (east - west) * SOFT, (south - north) * SOFT
        small = self.ctx.images.painted(key, *size, 1.0, how)
        below = QRectF(view.corner(west, north), view.corner(east, south))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(below.translated(0, view.size * 0.08), small, QRectF(small.rect()))

    def _paint_glint(self, painter: QPainter, cell: QRectF) -> None:
        """Paint light that runs round the basin."""
        part = self.glint / GLINTS
        light = with_alpha(CREAM, math.sin(part * math.pi))
        painter.setPen(paint.pen(light, cell.width() * 0.03))
        for first in (150, -30):
            painter.drawArc(_basin(cell, 0.27), round(16 * (first - part * 150)), 16 * 45)
