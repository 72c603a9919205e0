"""Dragging: what is pressed and moved follows the pointer, and where it may go is lit.

Where it may go comes with the view; letting go sends the thing and what lies below it, letting go
anywhere else puts it back.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from alhambra_qt.controller.desk import dragging
from alhambra_qt.controller.view.table_view import STALLS, TableView
from alhambra_qt.controller.view.targets import AtCell, AtDisplay, OnShelf, Target
from alhambra_qt.controller.view.view_parts import PieceKind, ZonePiece
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.pieces.small_pieces import piece_picture
from alhambra_qt.ui.sides.dock import kept
from alhambra_qt.ui.sides.spots import Spot, find
from alhambra_qt.ui.sides.tray import TRAY
from alhambra_qt.ui.table.choosing import ChoosingTable
from alhambra_qt.ui.table.pieces import CARD, TILE, Piece, PiecePlace

SEEN = 0.85  # how solid what is dragged looks
TOKEN = 46  # the size of a token that is dragged
FINGER = 24  # how much of the room below a thing a finger covers


class Drag:
    """The dragged thing, if any."""

    def __init__(self) -> None:
        self.target: Target | None = None
        self._start = QRectF()
        self._left = False
        self._rise = QPointF()  # how far above the pointer it is
        self._ghost: QGraphicsItem | None = None

    @property
    def on(self) -> bool:
        """Whether something is being dragged."""
        return self.target is not None

    def begin(
        self, widget: ChoosingTable, spot: Spot, point: QPointF, *, rises: bool = False
    ) -> bool:
        """Take a thing up, which ``rises`` above a finger; return whether that is possible."""
        target = _meant(widget, spot)
        if not _has_picture(widget, spot, target):
            return False
        ghost = _picture(widget, target, spot)
        self.target, self._start, self._left = target, QRectF(spot.rect), False
        widget.lifted.emit(target)
        view = widget.view_shown
        if view is None or not view.drops:
            self.target = None
            return False
        self._ghost = ghost
        above = ghost.boundingRect().height() / 2 + widget.look.px(FINGER)
        self._rise = QPointF(0, above if rises else 0)
        ghost.setOpacity(SEEN)
        ghost.setParentItem(widget.table.air)
        widget.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.move(widget, point)
        return True

    def move(self, widget: ChoosingTable, point: QPointF) -> None:
        """Follow the pointer."""
        self._left = self._left or not self._start.contains(point)
        if self._ghost is not None:
            self._ghost.setPos(point - self._rise)
        point = self._seen(point)
        _unfold(widget, point)
        goal = goal_at(widget, point)
        under = goal or self._under(widget, point)
        on_cell = under is not None and isinstance(under.target, AtCell)
        widget.hover(under.target if under is not None and on_cell else None)
        widget.table.drop_marks.point_at(goal.target if goal is not None else None)
        closed = Qt.CursorShape.ClosedHandCursor
        wrong = goal is None and under is not None and self._left
        widget.setCursor(Qt.CursorShape.ForbiddenCursor if wrong else closed)

    def end(self, widget: ChoosingTable, point: QPointF) -> None:
        """Let go: on what may be chosen, on something else (which says why not), or on nothing."""
        point = self._seen(point)
        target, goal = self.target, goal_at(widget, point)
        goal = goal or (self._under(widget, point) if self._left else None)
        self._forget(widget)
        widget.dropped.emit(target, goal.target if goal is not None else None)
        if goal is None and target is not None and not self._left:
            widget.activate(target)  # a click with an unsteady hand

    def _seen(self, point: QPointF) -> QPointF:
        return point - self._rise if self._left else point

    def put_back(self, widget: ChoosingTable) -> bool:
        """Put the thing back; return whether there was one."""
        target = self.target
        self._forget(widget)
        if target is not None:
            widget.dropped.emit(target, None)
        return target is not None

    def follow(self, widget: ChoosingTable) -> None:
        """After a new view: light where the thing may go; if that is over, so is the drag."""
        view = widget.view_shown
        if self.on and self._ghost is not None and (view is None or not view.drops):
            self._forget(widget)
        lit = list(_lit(widget, view)) if view is not None and self.on else []
        widget.table.drop_marks.show_on(lit, widget.look, widget.table.board.area)

    def _forget(self, widget: ChoosingTable) -> None:
        self.target = None
        if self._ghost is not None:
            widget.table.removeItem(self._ghost)
            self._ghost = None
        widget.table.drop_marks.show_on([], widget.look, QRectF())
        widget.setCursor(Qt.CursorShape.ArrowCursor)

    def _under(self, widget: ChoosingTable, point: QPointF) -> Spot | None:
        """Return the topmost spot here that something else could be dropped on."""
        spots = [spot for spot in widget.table.spots() if spot.rect.contains(point)]
        known = (s for s in reversed(spots) if isinstance(s.target, dragging.GOALS))
        found = next(known, None) or _cell(widget, point)
        return found if found is None or found.target != self.target else None


def goal_at(widget: ChoosingTable, point: QPointF) -> Spot | None:
    """Return the spot here on which the thing may be dropped."""
    view = widget.view_shown
    drops = view.drops if view is not None else ()
    spots = (*_areas(widget), *widget.table.spots())
    here = [spot for spot in reversed(spots) if spot.rect.contains(point)]
    cell = _cell(widget, point)
    if cell is not None:
        here.insert(0, cell)
    return next((spot for spot in here if spot.target in drops), None)


def _unfold(widget: ChoosingTable, point: QPointF) -> None:
    """Over the tray or the button of a shelf with a place for the thing, open that."""
    table, view = widget.table, widget.view_shown
    spots = table.spots()
    here = next((s for s in reversed(spots) if s.rect.contains(point)), None)
    if here is None or view is None or here.target == OnShelf(table.drawer.kind):
        return
    if here.target in {_folded(widget, view, drop) for drop in view.drops}:
        widget.activate(here.target)


def _cell(widget: ChoosingTable, point: QPointF) -> Spot | None:
    board = widget.table.board
    if board.camera is None or widget.table.opened.modal:
        return None
    inside = board.area.contains(point)
    return board.empty_spot(*board.camera.at(point)) if inside else None


def _areas(widget: ChoosingTable) -> Iterator[Spot]:
    """The parts of the table that things are dropped on."""
    table = widget.table
    rects = {
        dragging.BOARD: table.board.area,
        dragging.HAND: table.hand.area,
        dragging.YOU: table.you.area,
        dragging.PROMPT: table.prompt.area,
        dragging.RESERVE: table.reserve.area,
        AtDisplay(): table.display.area,
    }
    for target, rect in rects.items():
        yield Spot(target, rect, "", "panel", radius=widget.look.m.radius)


def _lit(widget: ChoosingTable, view: TableView) -> Iterator[Spot]:
    """Yield the spots to light: for a folded piece its button; legal cells are lit already."""
    legal = {cell.target for cell in view.legal}
    spots = [*widget.table.spots(), *_areas(widget)]
    seen = set()
    for target in view.drops:
        spot = find(reversed(spots), target) or find(spots, _folded(widget, view, target))
        if spot is None or target in legal or spot.rect.isEmpty() or spot.target in seen:
            continue
        if not isinstance(spot.target, OnShelf) or spot.role == "tool":
            seen.add(spot.target)
            yield spot


def _folded(widget: ChoosingTable, view: TableView, target: Target) -> Target | None:
    """Return the shelf or tray to open for a piece; None if it is in sight."""
    tray = widget.table.tray
    zones = [] if tray.open else kept(view, tray.beyond)
    if any(piece.target == target for zone in zones for piece in zone.pieces):
        return TRAY
    return folded_in(view, target)


def _meant(widget: ChoosingTable, spot: Spot) -> Target:
    """Return the target to pick up: for a tile put on the board, the one it came from."""
    view = widget.view_shown
    if view is None or view.ghost is None or not view.ghost.put:
        return spot.target
    if spot.target != AtCell(view.ghost.x, view.ghost.y):
        return spot.target
    items = (*view.bought, *view.reserve.tiles)
    came = (item.target for item in items if item.tile == view.ghost.tile)
    return next(came, spot.target)


def _has_picture(widget: ChoosingTable, spot: Spot, target: Target) -> bool:
    """Whether this is a piece that can be taken up: not a command, and not forbidden."""
    if not isinstance(target, dragging.DRAGGED) or target.whole:
        return False
    if not spot.enabled and not isinstance(spot.target, AtCell):
        return False
    view = widget.view_shown
    chips = view.prompt.chips if view is not None else ()
    if spot.role == "chip":
        return any(chip.target == target and chip.icon for chip in chips)
    return spot.role not in ("button", "tool", "text")


def _picture(widget: ChoosingTable, target: Target, spot: Spot) -> QGraphicsItem:
    """The thing as it is dragged: a tile as large as on the board, a card as it lies."""
    placed = (piece.place for piece in widget.table.pieces if piece.place is not None)
    place = next((piece_place for piece_place in placed if piece_place.target == target), None)
    if place is not None:
        return _piece(widget, place.kind, place.id, place.rect.size())
    piece = _zone_piece(widget.view_shown, target)
    if piece is not None and piece.kind in (CARD, TILE):
        width = min(spot.rect.width(), spot.rect.height() / CARD_RATIO)
        return _piece(widget, piece.kind, piece.id, QSizeF(width, width * CARD_RATIO))
    if piece is not None:
        return _centred(piece_picture(widget.look, piece, widget.look.px(TOKEN)))
    return _centred(widget.viewport().grab(spot.rect.toAlignedRect()))


def _piece(widget: ChoosingTable, kind: PieceKind, name: str, size: QSizeF) -> Piece:
    look, camera = widget.look, widget.table.board.camera
    if kind == TILE and camera is not None:
        size = QSizeF(int(camera.size), int(camera.size))
    made = Piece(kind, name, look)
    made.settle(PiecePlace(kind, name, QRectF(QPointF(0, 0), size)), look)
    return made


def folded_in(view: TableView, target: Target) -> OnShelf | None:
    """The button of the shelf that a piece belongs to; None if it lies on none."""
    for shelf in view.shelf:
        if any(piece.piece.target == target for group in shelf.groups for piece in group.pieces):
            return OnShelf(shelf.name)
    stalls = view.stalls.items if view.stalls is not None else ()
    return OnShelf(STALLS) if any(stall.piece.target == target for stall in stalls) else None


def _zone_piece(view: TableView | None, target: Target) -> ZonePiece | None:
    """The piece beside the board that is meant by a target, as far as it is known."""
    zones = view.zones if view is not None else ()
    pieces = (piece for zone in zones for piece in zone.pieces if piece.id)
    return next((piece for piece in pieces if piece.target == target), None)


def _centred(picture: QPixmap) -> QGraphicsPixmapItem:
    made = QGraphicsPixmapItem(picture)
    size = picture.deviceIndependentSize()
    made.setOffset(-size.width() / 2, -size.height() / 2)
    return made
