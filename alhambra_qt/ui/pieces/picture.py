"""Pictures of an Alhambra: the position of cells, the large one of the start page, previews.

It imports nothing of the rules, so that the start page can draw before they are loaded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.images import Images
from alhambra_qt.ui.kit.theme import themed

if TYPE_CHECKING:
    from alhambra_qt.controller.view.view_parts import SideAt


CellBox = tuple[int, int, int, int]  # the cells in the west, north, east and south
SIDES = "nesw"


@frozen
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


class AlhambraPicture(Styled, QWidget):
    """The large picture; its tiles appear one after the other when it is first shown."""

    def __init__(self, ctx: UiContext, name: Msg, tiles: Tiles = SHOWPIECE) -> None:
        super().__init__(ctx)
        self.name, self.tiles = name, tuple(tiles)
        self._shown = 0
        # The first frame has no tiles: rendering them would delay the first window.
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._one_more)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.text(self.name))

    def finish(self) -> None:
        """Show all tiles at once."""
        self._timer.stop()
        self._shown = len(self.tiles)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.ctx.px(640), self.ctx.px(460))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ctx.px(160), self.ctx.px(120))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._shown < len(self.tiles):
            self._timer.start(1 if self.ctx.still else STEP_MS)

    def _one_more(self) -> None:
        if self.ctx.still or self._shown + 1 >= len(self.tiles):
            self.finish()
        else:
            self._shown += 1
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, m = QPainter(self), self.ctx.metrics
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        draw_ground(painter, rect, self.ctx)
        edge = m.pick(44, 30, 24)
        area = rect.adjusted(edge, edge, -edge, -edge)
        view = fitted(self.tiles, area, m.px(190))
        self._paint_marks(painter, rect, view)
        ratio = self.devicePixelRatioF()
        for tile, x, y in self.tiles[: self._shown]:
            pixmap = self.ctx.images.tile(tile, view.size, ratio, 1.0)
            painter.drawPixmap(view.corner(x, y), pixmap)

    def _paint_marks(self, painter: QPainter, rect: QRectF, view: Fit) -> None:
        """Paint small lozenges where tiles could join, as on the table."""
        with paint.saved(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.ctx.theme.boardln)
            reach = self.ctx.px(4)
            seen = rect.adjusted(reach * 6, reach * 6, -reach * 6, -reach * 6)
            for spot in (view.corner(x, y) for x in range(-6, 8) for y in range(-5, 7)):
                if seen.contains(spot):
                    painter.drawPolygon(_lozenge(spot, reach))


def _lozenge(centre: QPointF, reach: float) -> list[QPointF]:
    offsets = ((0, -reach), (reach, 0), (0, reach), (-reach, 0))
    return [centre + QPointF(x, y) for x, y in offsets]
