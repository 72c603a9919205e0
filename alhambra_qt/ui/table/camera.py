"""How the own Alhambra is seen: the size of a cell on screen and where the fountain lies."""

from __future__ import annotations

import math
from collections.abc import Iterable

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF

CellBox = tuple[int, int, int, int]
MARGIN = 0.25  # of a cell, beyond the outermost ones


@frozen
class Camera:
    """A cell is `size` wide; the north west corner of the fountain lies at `x`, `y`."""

    size: float
    x: float
    y: float

    def rect(self, x: int, y: int) -> QRectF:
        """The rectangle of a cell on screen."""
        return QRectF(self.x + x * self.size, self.y + y * self.size, self.size, self.size)

    def area(self, box: CellBox) -> QRectF:
        """The rectangle of all cells of a box."""
        x1, y1, x2, y2 = box
        corner = self.rect(x1, y1).topLeft()
        return QRectF(corner.x(), corner.y(), (x2 - x1 + 1) * self.size, (y2 - y1 + 1) * self.size)

    def cell(self, point: QPointF) -> tuple[int, int]:
        """The cell at a place on screen."""
        return (
            math.floor((point.x() - self.x) / self.size),
            math.floor((point.y() - self.y) / self.size),
        )

    def shows(self, cells: Iterable[tuple[int, int]], area: QRectF) -> bool:
        """Whether all of these cells lie in an area of the screen."""
        room = area.adjusted(-1, -1, 1, 1)
        return all(room.contains(self.rect(x, y)) for x, y in cells)

    def moved(self, dx: float, dy: float) -> Camera:
        """The same view, shifted."""
        return evolve(self, x=round(self.x + dx), y=round(self.y + dy))

    def zoomed(self, size: float, around: QPointF) -> Camera:
        """Another cell size, with one place on screen kept where it is."""
        share = size / self.size
        return Camera(
            size,
            round(around.x() + (self.x - around.x()) * share),
            round(around.y() + (self.y - around.y()) * share),
        )

    def between(self, other: Camera, share: float) -> Camera:
        """A view on the way to another one."""
        mix = [a + (b - a) * share for a, b in ((self.size, other.size), (self.x, other.x))]
        return Camera(mix[0], mix[1], self.y + (other.y - self.y) * share)


def box_of(cells: Iterable[tuple[int, int]]) -> CellBox:
    """The smallest box around some cells."""
    found = list(cells) or [(0, 0)]
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return min(xs), min(ys), max(xs), max(ys)


def fit(
    box: CellBox,
    area: QRectF,
    least: float,
    most: float,
    wanted: float = 0,
    built: CellBox | None = None,
) -> Camera:
    """Show a box of cells in the middle of an area, as large as fits with a margin around.

    The margin gives way where a cell would be smaller than `wanted`, and then what lies beyond the
    box `built`.
    """

    def largest(box: CellBox, margin: float) -> float:
        x1, y1, x2, y2 = box
        wide, high = x2 - x1 + 1 + 2 * margin, y2 - y1 + 1 + 2 * margin
        return min(area.width() / wide, area.height() / high, most)

    size = max(largest(box, MARGIN), min(largest(box, 0), wanted))
    if built is not None and size < wanted:
        size, box = max(size, min(largest(built, MARGIN), wanted)), built
    size = math.floor(max(size, least))
    x1, y1, x2, y2 = box
    columns, rows = x2 - x1 + 1, y2 - y1 + 1
    left = area.center().x() - columns * size / 2
    top = area.center().y() - rows * size / 2
    return Camera(float(size), float(round(left - x1 * size)), float(round(top - y1 * size)))
