"""The visible part of the board, and the rival's Alhambra that lies large beside its panel."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.table.board import ZOOM_MAX, ZOOM_MIN, BoardPanel, wanted_box
from alhambra_qt.ui.table.camera import Camera, box_of
from alhambra_qt.ui.table.panels import PanelScene

COMFORTABLE = 56, 56, 56, 30  # a cell that is easy to hit
STEP = 1.1  # from one size of tiles to the next
KEPT = 60  # so much of the Alhambra stays in sight


class CameraControl:
    """Keeps the camera of the board; by hand it stays as the person wants it until it must move."""

    def __init__(self) -> None:
        self.by_hand = False
        self.foresees = True  # whether the cells of later moves are seen too
        self._helped = False  # a click on small cells made them larger: for this turn
        self._seen = -2, False  # the seat, and whether its hand is hidden
        self._turn = -1
        self._look: Look | None = None
        self._gathered = 1.0

    def aim(self, scene: PanelScene, view: TableView, look: Look, *, dragging: bool) -> None:
        """Fit the board when a new turn begins; within a turn tiles never get larger again.

        What would be out of sight is moved into it, and only what is too large for that is seen
        from farther away.
        """
        board, z = scene.board, scene.zones
        if z is None:
            return
        seen = view.you.seat.seat, view.hand.hidden
        other = look is not self._look or seen != self._seen
        began = view.header.turn != self._turn and (view.you.acting or not self.foresees)
        new_turn = began and (self._helped or not self.by_hand)
        self._seen, self._look = seen, look
        if began:
            self._turn = view.header.turn
        if board.camera is None or other or new_turn:
            self.fit(scene, look, view, ahead=self.foresees)
        elif not dragging and not board.shows(self._wanted(view), self._room(scene, view, look)):
            self._follow(scene, view, look, board.camera)

    def _wanted(self, view: TableView) -> list[tuple[int, int]]:
        """The cells that must be in sight: all, or those to choose from if seen by hand."""
        cells = [(cell.x, cell.y) for cell in view.legal]
        if not self.by_hand:
            cells += [(tile.x, tile.y) for tile in view.palace.tiles]
            cells += [(token.x, token.y) for token in view.palace.tokens]
        return cells

    def _room(self, scene: PanelScene, view: TableView, look: Look) -> QRectF:
        board, z = scene.board, scene.zones
        rect = z.board if z is not None else QRectF()
        return rect if self.by_hand else board.fit_area(view, rect, look)

    def _follow(self, scene: PanelScene, view: TableView, look: Look, old: Camera) -> None:
        """Bring everything wanted into sight: by moving if that is enough, else from farther."""
        board, z = scene.board, scene.zones
        if z is None:
            return
        area, room = old.area(box_of(self._wanted(view))), self._room(scene, view, look)
        dx = max(0.0, room.left() - area.left()) - max(0.0, area.right() - room.right())
        dy = max(0.0, room.top() - area.top()) - max(0.0, area.bottom() - room.bottom())
        if area.width() <= room.width() and area.height() <= room.height():
            board.camera = old.moved(dx, dy)
            return
        found = board.fitted(view, z.board, look)
        if found.size < old.size or not self.by_hand:
            board.camera, self.by_hand = found, False

    def fit(
        self,
        scene: PanelScene,
        look: Look,
        view: TableView | None = None,
        *,
        ahead: bool = False,
        below: float = 0,
    ) -> None:
        """Show everything; with the cells `ahead` nothing need be moved for a tile.

        So much of the board's upper edge is covered by what lies over it: `below` that.
        """
        shown = view or scene.view
        if scene.zones is not None and shown is not None:
            room = scene.zones.board.adjusted(0, below, 0, 0)
            scene.board.camera = scene.board.fitted(shown, room, look, ahead=ahead)
            self.by_hand = False

    def pan(self, scene: PanelScene, dx: float, dy: float) -> bool:
        """Move, but never so far that the Alhambra is lost; return whether there is a board."""
        board = scene.board
        if board.camera is None:
            return False
        self._take(scene, _kept(board, board.camera.moved(dx, dy)))
        return True

    def zoom(self, scene: PanelScene, factor: float, around: QPointF, look: Look) -> bool:
        """Enlarge around a place."""
        board = scene.board
        if board.camera is None:
            return False
        self._gathered *= factor
        size = nearest_step(board.camera.size * self._gathered, look)
        if size == board.camera.size:
            return False  # a slow pinch gathers until the next step is reached
        self._gathered = 1.0
        self._take(scene, _kept(board, board.camera.zoomed(size, around)))
        return True

    def enlarge(self, scene: PanelScene, point: QPointF, look: Look) -> bool:
        """Make cells large enough to hit."""
        camera = scene.board.camera
        if camera is None:
            return False
        wanted = look.pick(*COMFORTABLE)
        helped = self._helped or not self.by_hand
        done = self.zoom(scene, wanted / camera.size, point, look)
        self._helped = helped
        return done

    def _take(self, scene: PanelScene, camera: Camera) -> None:
        scene.board.camera = camera
        self.by_hand, self._helped = True, False


def nearest_step(size: float, look: Look) -> float:
    """The nearest of the sizes tiles are drawn in, so that not every size needs pictures."""
    first, last = look.px(ZOOM_MIN), look.px(ZOOM_MAX)
    count = math.log(last / first) / math.log(STEP)
    wanted = math.log(max(first, min(last, size)) / first) / math.log(STEP)
    return float(round(first * STEP ** min(math.floor(count), round(wanted))))


def _kept(board: BoardPanel, camera: Camera) -> Camera:
    area = camera.area(wanted_box(board.view))
    room: QRectF = board.area
    dx = max(0.0, room.left() + KEPT - area.right()) - max(0.0, area.left() - room.right() + KEPT)
    dy = max(0.0, room.top() + KEPT - area.bottom()) - max(0.0, area.top() - room.bottom() + KEPT)
    return camera.moved(dx, dy)
