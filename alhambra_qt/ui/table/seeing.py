"""Moving and enlarging the board by hand, within sensible bounds."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from alhambra_qt.ui.table.board import ZOOM_MAX, ZOOM_MIN, BoardPanel, wanted_box
from alhambra_qt.ui.table.camera import Camera
from alhambra_qt.ui.table.look import Look

COMFORTABLE = 56  # a cell that is easy to hit
KEPT = 60  # so much of the Alhambra stays in sight


def panned(board: BoardPanel, dx: float, dy: float) -> Camera:
    """The view moved, but never so far that the Alhambra is lost."""
    camera = board.camera or Camera(64, 0, 0)
    return _kept(board, camera.moved(dx, dy))


def zoomed(board: BoardPanel, factor: float, around: QPointF, look: Look) -> Camera:
    """The view enlarged around a place."""
    camera = board.camera or Camera(64, 0, 0)
    wanted = round(camera.size * factor)
    if wanted == camera.size:
        wanted += 1 if factor > 1 else -1
    size = float(max(look.px(ZOOM_MIN), min(look.px(ZOOM_MAX), wanted)))
    return _kept(board, camera.zoomed(size, around))


def _kept(board: BoardPanel, camera: Camera) -> Camera:
    area = camera.area(wanted_box(board.view))
    room: QRectF = board.rect
    dx = max(0.0, room.left() + KEPT - area.right()) - max(0.0, area.left() - room.right() + KEPT)
    dy = max(0.0, room.top() + KEPT - area.bottom()) - max(0.0, area.top() - room.bottom() + KEPT)
    return camera.moved(dx, dy)
