"""How the own Alhambra is seen: the size of a cell on screen and where the fountain lies."""

from __future__ import annotations

import math
from collections.abc import Iterable

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from alhambra_qt.controller.view.view_parts import At
from alhambra_qt.ui.pieces.picture import CellBox, Fit, centred

MARGIN, LEAST = 0.25, 0.07  # of a cell, beyond the outermost ones: no wall touches the frame


@frozen
class Camera(Fit):
    """A position of the cells that can be moved and zoomed."""

    def area(self, box: CellBox) -> QRectF:
        """The rectangle of all cells of a box."""
        x1, y1, x2, y2 = box
        return QRectF(self.corner(x1, y1), self.corner(x2 + 1, y2 + 1))

    def at(self, point: QPointF) -> At:
        """The cell at a place on screen."""
        where = (point - self.origin) / self.size
        return math.floor(where.x()), math.floor(where.y())

    def shows(self, cells: Iterable[At], area: QRectF) -> bool:
        """Whether all of these cells lie in an area of the screen."""
        room = area.adjusted(-1, -1, 1, 1)
        return all(room.contains(self.cell(x, y)) for x, y in cells)

    def moved(self, dx: float, dy: float) -> Camera:
        """The same view, shifted."""
        return Camera(self.size, _whole(self.origin + QPointF(dx, dy)))

    def zoomed(self, size: float, around: QPointF) -> Camera:
        """Another cell size, with one place on screen kept where it is."""
        return Camera(size, _whole(around + (self.origin - around) * (size / self.size)))

    def between(self, other: Camera, share: float) -> Camera:
        """A view on the way to another one."""
        size = self.size + (other.size - self.size) * share
        return Camera(size, self.origin + (other.origin - self.origin) * share)


def _whole(point: QPointF) -> QPointF:
    return QPointF(round(point.x()), round(point.y()))


def box_of(cells: Iterable[At]) -> CellBox:
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
    off: float = 0,
) -> Camera:
    """Show a box of cells in the middle of an area, as large as fits with a margin around.

    Most of the margin gives way where a cell would be smaller than `wanted`, and then what lies
    beyond the box `built`, whose middle lies at most `off` pixels off that of the area.
    """
    middle = _middle(built or box)

    def largest(box: CellBox, margin: float) -> float:
        x1, y1, x2, y2 = box
        width, height = x2 - x1 + 1 + 2 * margin, y2 - y1 + 1 + 2 * margin
        found = min(area.width() / width, area.height() / height, most)
        if built is None:
            return found
        x, y = middle.x(), middle.y()
        across, down = (max(x - x1, x2 + 1 - x) + margin, max(y - y1, y2 + 1 - y) + margin)
        return min(found, (area.width() / 2 + off) / across, (area.height() / 2 + off) / down)

    size = max(largest(box, MARGIN), min(largest(box, LEAST), wanted))
    if built is not None and size < wanted:
        size, box = max(size, min(largest(built, MARGIN), wanted)), built
    size = math.floor(max(size, least))
    found = Camera(float(size), centred(box, size, area))
    if built is None:
        return found
    far = middle * size + found.origin - area.center()
    near = [max(-off, min(off, length)) for length in (far.x(), far.y())]
    return found.moved(near[0] - far.x(), near[1] - far.y())


def _middle(box: CellBox) -> QPointF:
    x1, y1, x2, y2 = box
    return QPointF(x1 + x2 + 1, y1 + y2 + 1) / 2
