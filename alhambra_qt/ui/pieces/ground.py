"""Where the cells of an Alhambra lie in a picture, and the ground below them; nothing of its tiles.

So the start page can draw it before anything of the rules is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext

if TYPE_CHECKING:
    from alhambra_qt.controller.view.parts import SideAt

CellBox = tuple[int, int, int, int]  # the cells in the west, north, east and south
SIDES = "nesw"


@frozen
class Fit:
    """Where the cells of an Alhambra lie: the size of a tile and the corner of the fountain."""

    size: float
    origin: QPointF

    def cell(self, x: int, y: int) -> QRectF:
        """The rectangle of a cell."""
        corner = self.corner(x, y)
        return QRectF(corner.x(), corner.y(), self.size, self.size)

    def corner(self, x: int, y: int) -> QPointF:
        """The north-west corner of a cell."""
        return self.origin + QPointF(x * self.size, y * self.size)

    def side(self, side: SideAt) -> QLineF:
        """The line of a side of a cell, clockwise."""
        first, last = paint.side_line(self.cell(side[0], side[1]), SIDES.index(side[2]))
        return QLineF(first, last)


def fit(box: CellBox, area: QRectF, largest: float) -> Fit:
    """Put the cells of the box into the middle, as large as they fit."""
    west, north, east, south = box
    wide, high = east - west + 1, south - north + 1
    size = float(int(min(largest, area.width() / wide, area.height() / high)))
    left = area.center().x() - size * wide / 2 - west * size
    top = area.center().y() - size * high / 2 - north * size
    return Fit(max(1.0, size), QPointF(round(left), round(top)))


def draw_ground(painter: QPainter, rect: QRectF, ctx: UiContext) -> None:
    """The plaster ground of a board: border, inner line, a star in each corner."""
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
