"""What is seen of the board: fitted between turns, moved and enlarged by hand within bounds."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF

from alhambra_qt.controller.view.table import TableView
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.table.board import ZOOM_MAX, ZOOM_MIN, BoardPanel, wanted_box
from alhambra_qt.ui.table.camera import Camera
from alhambra_qt.ui.table.scene import TableScene

COMFORTABLE = 56  # a cell that is easy to hit
STEP = 1.1  # from one size of tiles to the next
KEPT = 60  # so much of the Alhambra stays in sight


class Sight:
    """Keeps the camera of the board; by hand it stays as the person wants it until it must move."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.by_hand = False
        self._seen = -2, False  # the seat, and whether its hand is hidden
        self._turn = -1
        self._look: Look | None = None
        self._strip = 0.0
        self._gathered = 1.0

    def aim(self, view: TableView, look: Look, *, dragging: bool) -> None:
        """Fit the board when a new turn begins, or when something would be out of sight."""
        board, z = self.scene.board, self.scene.zones
        if z is None:
            return
        cells = [(cell.x, cell.y) for cell in view.legal]
        hidden = bool(cells) and not board.shows(cells, z.board)
        hidden = hidden or (not self.by_hand and self._covered(view, z.board, look))
        seen = view.you.seat.seat, view.hand.hidden
        other = look is not self._look or seen != self._seen
        new_turn = view.header.turn != self._turn and not self.by_hand
        strip, was = self.scene.recap.rect.height(), self._strip
        nearer = was and not strip and not self.by_hand  # the recap made the tiles smaller
        if board.camera is None or other or new_turn or ((hidden or nearer) and not dragging):
            self.fit(look, view)
        self._strip = strip
        self._seen, self._turn, self._look = seen, view.header.turn, look

    def _covered(self, view: TableView, rect: QRectF, look: Look) -> bool:
        """Whether the prompt or the recap covers what would all be seen from farther away."""
        board, strip = self.scene.board, self.scene.recap.rect.height()
        room = board.fit_area(rect, look, strip)
        cells = [(tile.x, tile.y) for tile in view.palace.tiles]
        cells += [(token.x, token.y) for token in view.palace.tokens]
        cells += [(cell.x, cell.y) for cell in view.legal]
        if board.camera is None or board.shows(cells, room):
            return False
        return board.fitted(view, rect, look, strip).shows(cells, room)

    def fit(self, look: Look, view: TableView | None = None) -> None:
        """Show everything."""
        scene = self.scene
        shown = view or scene.view
        if scene.zones is not None and shown is not None:
            strip = scene.recap.rect.height()
            scene.board.camera = scene.board.fitted(shown, scene.zones.board, look, strip)
            self.by_hand = False

    def pan(self, dx: float, dy: float) -> bool:
        """Move, but never so far that the Alhambra is lost; tells whether there is a board."""
        board = self.scene.board
        if board.camera is None:
            return False
        self._take(_kept(board, board.camera.moved(dx, dy)))
        return True

    def zoom(self, factor: float, around: QPointF, look: Look) -> bool:
        """Enlarge around a place."""
        board = self.scene.board
        if board.camera is None:
            return False
        self._gathered *= factor
        size = nearest_step(board.camera.size * self._gathered, look)
        if size == board.camera.size:
            return False  # a slow pinch gathers until the next step is reached
        self._gathered = 1.0
        self._take(_kept(board, board.camera.zoomed(size, around)))
        return True

    def enlarge(self, point: QPointF, look: Look) -> bool:
        """Make cells large enough to hit."""
        camera = self.scene.board.camera
        if camera is None:
            return False
        return self.zoom(COMFORTABLE * look.m.scale / camera.size, point, look)

    def _take(self, camera: Camera) -> None:
        self.scene.board.camera = camera
        self.by_hand = True


def nearest_step(size: float, look: Look) -> float:
    """The nearest of the sizes tiles are drawn in, so that not every size needs pictures."""
    first, last = look.px(ZOOM_MIN), look.px(ZOOM_MAX)
    count = math.log(last / first) / math.log(STEP)
    wanted = math.log(max(first, min(last, size)) / first) / math.log(STEP)
    return float(round(first * STEP ** min(math.floor(count), round(wanted))))


def _kept(board: BoardPanel, camera: Camera) -> Camera:
    area = camera.area(wanted_box(board.view))
    room: QRectF = board.rect
    dx = max(0.0, room.left() + KEPT - area.right()) - max(0.0, area.left() - room.right() + KEPT)
    dy = max(0.0, room.top() + KEPT - area.bottom()) - max(0.0, area.top() - room.bottom() + KEPT)
    return camera.moved(dx, dy)
