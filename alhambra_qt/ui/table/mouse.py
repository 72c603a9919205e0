"""What the pointer does at the table: point, click, ask, drag a tile, move the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip

from alhambra_qt.controller.view import CHOSEN, TableView, ZonePiece
from alhambra_qt.ui.table.board import CLICKABLE
from alhambra_qt.ui.table.pieces import CARD, TILE, Piece, Place
from alhambra_qt.ui.table.spots import Spot, at

if TYPE_CHECKING:
    from alhambra_qt.ui.table.widget import TableWidget

DRAG_FROM = 7  # pixels before a press becomes a drag
HELD = 400  # milliseconds from which what was turned up by a press goes down with its release
PEEK = "peek:"
SILENT = (
    "log:",
    "count:",
    "notice:",
    "recap:",
    "callout:",
    "score:",
    "deck:",
    "bag:",
    "share:",
    "overlay:",
    "drawer:",
    "seen:",
)


class Mouse:
    """Keeps what is pressed and dragged."""

    def __init__(self, widget: TableWidget) -> None:
        self.widget = widget
        self.pressed: Spot | None = None
        self.start = QPointF()
        self.panning = False
        self.moved = QPointF()
        self.dragged: Spot | None = None
        self.peeked: QElapsedTimer | None = None
        self.proxy: Piece | None = None
        self.last: QPointF | None = None  # where the pointer is, while it is over the table

    # -- where --------------------------------------------------------------------------------

    def spot_at(self, point: QPointF) -> Spot | None:
        """What lies under a point; on the board every cell is something."""
        table = self.widget.table
        found = at(table.spots(), point)
        if (found is not None and not found.target.startswith("reserve:")) or table.overlay.kind:
            return found
        board = table.board
        if found is None and board.rect.contains(point) and board.camera is not None:
            return board.empty_spot(*board.camera.cell(point))
        return found

    def press(self, event: QMouseEvent) -> None:
        """Begin a click, a drag, or moving the board."""
        point = self._point(event)
        under = self.spot_at(point)
        reads = under is not None and under.target.startswith(("rule:", "callout:"))
        self.widget.person_acts(by_key=False, reads=reads)
        self.start = self.moved = point
        if event.button() == Qt.MouseButton.MiddleButton:
            self.panning = self.widget.table.board.rect.contains(point)
            return
        spot = self.spot_at(point)
        if event.button() == Qt.MouseButton.RightButton:
            if spot is not None and not spot.target.startswith(SILENT):
                self.widget.ask(spot.target)
            return
        if spot is not None and spot.target.startswith(PEEK):
            self._peek(spot)
            return
        self.pressed = spot
        self.widget.table.hover.show_at(spot, self.widget.look, pressed=True)

    def _peek(self, spot: Spot) -> None:
        """Turn a card up or down with the press itself; held, it goes down with the release."""
        widget = self.widget
        widget.focus.to(spot.target, shown=False)
        widget.activate(spot.target)
        self.peeked = QElapsedTimer()
        self.peeked.start()

    def _peeked(self) -> None:
        view, since = self.widget.view_shown, self.peeked
        self.peeked = None
        shelves = view.shelf if view is not None else ()
        pieces = (one.piece for shelf in shelves for group in shelf.groups for one in group.pieces)
        up = next((p for p in pieces if p.target.startswith(PEEK) and p.state == CHOSEN), None)
        if up is not None and since is not None and since.hasExpired(HELD):
            self.widget.activate(up.target)

    def move(self, event: QMouseEvent) -> None:
        """Point, drag, or move the board."""
        point = self._point(event)
        if self.panning:
            step = point - self.moved
            self.moved = point
            self.widget.pan(step.x(), step.y())
            return
        if self.dragged is not None:
            self._drag(point)
            return
        far = (point - self.start).manhattanLength() > DRAG_FROM
        if self.pressed is not None and self.pressed.dragged and far:
            self._begin_drag(point)
            return
        self._hover(point)

    def _hover(self, point: QPointF) -> None:
        widget = self.widget
        self.last = point
        spot = self.spot_at(point)
        widget.table.hover.show_at(spot, widget.look, pressed=self.pressed is not None)
        widget.setCursor(self._cursor(spot))
        widget.hover(spot.target if spot is not None else "")

    def still(self) -> None:
        """The table changed under a pointer that did not move."""
        spot = self.spot_at(self.last) if self.last is not None else None
        self.widget.table.hover.show_at(spot, self.widget.look)

    def _cursor(self, spot: Spot | None) -> Qt.CursorShape:
        if spot is None or spot.target.startswith(SILENT) or not spot.enabled:
            return Qt.CursorShape.ArrowCursor
        if spot.role == "cell" and not spot.focusable:
            return Qt.CursorShape.ArrowCursor
        return Qt.CursorShape.PointingHandCursor

    def rest(self, event: QHelpEvent) -> None:
        """The pointer rests: say what lies under it, if its picture alone does not."""
        spot = self.spot_at(self.widget.mapToScene(event.pos()))
        if spot is not None and spot.tip:
            QToolTip.showText(event.globalPos(), spot.tip, self.widget)
        else:
            QToolTip.hideText()

    def release(self, event: QMouseEvent) -> None:
        """End what was begun."""
        point = self._point(event)
        if event.button() == Qt.MouseButton.MiddleButton:
            self.panning = False
            return
        if self.peeked is not None:
            self._peeked()
            return
        if self.dragged is not None:
            self._end_drag(point)
            return
        pressed, self.pressed = self.pressed, None
        spot = self.spot_at(point)
        self.widget.table.hover.show_at(spot, self.widget.look)
        if pressed is None or spot is None or spot.target != pressed.target:
            if pressed is None and spot is None:
                self.widget.close_all()
            return
        self._click(spot, point)

    def _click(self, spot: Spot, point: QPointF) -> None:
        widget = self.widget
        if spot.target.startswith(SILENT) and spot.target != "overlay:close":
            return
        if spot.role == "cell" and spot.rect.width() < CLICKABLE * widget.look.m.scale:
            widget.zoom_to(point)
            return
        widget.focus.to(spot.target, shown=False)
        widget.activate(spot.target)

    def leave(self) -> None:
        """The pointer is no longer over the table."""
        self.last = None
        self.widget.table.hover.show_at(None, self.widget.look)
        self.widget.hover("")

    def wheel(self, event: QWheelEvent) -> bool:
        """Enlarge the board under the pointer, or scroll the log."""
        turned = event.angleDelta().y()
        point = self.widget.mapToScene(event.position().toPoint())
        if self.widget.table.overlay.kind:
            self.widget.scrolls(-1 if turned > 0 else 1)
            return True
        tray = self.widget.table.tray
        if turned and tray.open and tray.rect.contains(point):
            self.widget.folding.turn(-1 if turned > 0 else 1)
            return True
        if not turned or not self.widget.table.board.rect.contains(point):
            return False
        self.widget.zoom_by(1.0 + turned / 120 * 0.1, point)
        return True

    # -- dragging -----------------------------------------------------------------------------

    def _begin_drag(self, point: QPointF) -> None:
        """Take the tile (or card) up: choosing it lights the cells where it may go."""
        spot = self.pressed
        if spot is None:
            return
        view = self.widget.view_shown
        items = (*view.bought, *view.reserve.tiles) if view is not None else ()
        card = _card(view, spot.target) if view is not None else None
        if (card is not None and card.state != CHOSEN) or any(
            item.target == spot.target and item.state != CHOSEN for item in items
        ):
            self.widget.picked.emit(spot.target)
        self.dragged, self.pressed = spot, None
        look = self.widget.look
        camera = self.widget.table.board.camera
        size = float(int(camera.size)) if camera is not None else spot.rect.width()
        kind, name, area = TILE, spot.target.partition(":")[2], QRectF(0, 0, size, size)
        if card is not None:
            kind, name, area = CARD, card.id, QRectF(QPointF(0, 0), spot.rect.size())
        self.proxy = Piece(kind, name, look)
        self.proxy.settle(Place(kind, name, area), look)
        self.proxy.setOpacity(0.85)
        self.proxy.setParentItem(self.widget.table.air)
        self._drag(point)

    def _drag(self, point: QPointF) -> None:
        if self.proxy is not None:
            self.proxy.setPos(point)
        spot = self._goal(point)
        self.widget.hover(spot.target if spot is not None else "")
        whole = spot is not None and spot.role == "panel"
        self.widget.table.hover.show_at(spot if whole else None, self.widget.look, pressed=True)

    def _goal(self, point: QPointF) -> Spot | None:
        """What a tile can be dropped on."""
        spots = [
            spot
            for spot in self.widget.table.spots()
            if spot.target in ("reserve:", "dirk:") or spot.role == "cell"
        ]
        found = at(spots, point)
        board = self.widget.table.board
        if found is None and board.rect.contains(point) and board.camera is not None:
            return board.empty_spot(*board.camera.cell(point))
        return found

    def _end_drag(self, point: QPointF) -> None:
        spot, self.dragged = self.dragged, None
        if self.proxy is not None:
            self.widget.table.removeItem(self.proxy)
            self.proxy = None
        goal = self._goal(point)
        self.widget.table.hover.show_at(None, self.widget.look)
        if spot is not None and goal is not None:
            self.widget.dropped.emit(spot.target, goal.target)

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.widget.mapToScene(event.position().toPoint())


def _card(view: TableView, target: str) -> ZonePiece | None:
    """The card beside the board that is meant by a target."""
    pieces = (piece for zone in view.zones for piece in zone.pieces if piece.kind == "card")
    return next((piece for piece in pieces if piece.target == target), None)
