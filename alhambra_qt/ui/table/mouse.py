"""The pointer at the table: point, click, ask, drag, move the board."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QWheelEvent

from alhambra_qt.controller.view.targets import (
    AT_BAG,
    AT_DECK,
    AtCell,
    AtReserve,
    NumberOf,
    OnCell,
    OpenRule,
    PeekInto,
    Target,
    ToRead,
)
from alhambra_qt.controller.view.view_parts import CHOSEN
from alhambra_qt.ui.kit.tips import TALL, hide_tip, show_tip
from alhambra_qt.ui.kit.touch import by_finger
from alhambra_qt.ui.sides.overlay import CLOSE
from alhambra_qt.ui.sides.popovers import CLOSER
from alhambra_qt.ui.sides.spots import Spot, TableNote, at
from alhambra_qt.ui.table.bubbles import asked_at
from alhambra_qt.ui.table.choosing import ChoosingTable
from alhambra_qt.ui.table.drag import Drag
from alhambra_qt.ui.table.keyboard import PRESSED

DRAG_FROM = 7  # pixels before a press becomes a drag
HELD = 400  # milliseconds from which what was turned up by a press goes down with its release
TAPPED = ("button", "chip", "card", "tile", "slot", "cell")  # what one tap presses or chooses
CALLOUT = ToRead("callout")
SILENT = (AT_DECK, AT_BAG, CLOSE)  # beside words: what neither answers nor looks like it


def _read(target: Target) -> bool:
    """Whether this is words of a callout, which stay while one reads on."""
    return isinstance(target, OpenRule) or target == CALLOUT


def chosen(widget: ChoosingTable, spot: Spot | None) -> bool:
    """Whether this is chosen, or the space where the chosen tile was put."""
    ghost = widget.view_shown.ghost if widget.view_shown is not None else None
    put = AtCell(ghost.x, ghost.y) if ghost is not None and ghost.put else None
    return spot is not None and (spot.chosen or spot.target == put)


def silent(target: Target) -> bool:
    """Whether it does nothing to press this."""
    read = isinstance(target, OnCell | NumberOf | ToRead)
    return (read and target != ToRead("hint")) or target in SILENT


class Mouse:
    """Keeps what is pressed and dragged."""

    def __init__(self) -> None:
        self.pressed: Spot | None = None
        self.tried = False  # whether it was tried to take up what is pressed
        self.clicked: Target | None = None  # by the last click
        self.twice = False  # whether what is pressed was clicked just before
        self.start = QPointF()
        self.panning = False
        self.moved = QPointF()
        self.drag = Drag()
        self.peeked: QElapsedTimer | None = None
        self.told: TableNote | None = None  # the tooltip where the pointer rests
        self.shown: Target | None = None  # for what a tap showed all that a mouse sees
        self.last: QPointF | None = None  # where the pointer is, while it is over the table
        self.lifted = False  # whether it was a finger, which points at nothing any more

    def press(self, widget: ChoosingTable, event: QMouseEvent, *, again: bool = False) -> None:
        """Begin a click, the second of a double click, a drag, or moving the board."""
        point = _point(widget, event)
        under = spot_at(widget, point)
        reads = under is not None and (bool(under.rule) or _read(under.target))
        widget.person_acts(by_key=False, reads=reads)
        self.start = self.moved = point
        if event.button() == Qt.MouseButton.MiddleButton:
            self.panning = widget.table.board.area.contains(point)
            return
        spot = spot_at(widget, point)
        if self.drag.on:  # a second button while the first one drags
            self.drag.put_back(widget)
            return
        if event.button() == Qt.MouseButton.RightButton:
            asked = asked_at(widget.table, point, spot)
            if asked is not None:
                widget.ask(*asked)
            return
        if spot is not None and isinstance(spot.target, PeekInto):
            self._peek(widget, spot)
            return
        again = again or (by_finger(event) and chosen(widget, spot))
        twice = again and spot is not None and spot.target == self.clicked
        self.pressed, self.tried, self.twice = spot, False, twice
        _veil(widget, spot, pressed=True)

    def _peek(self, widget: ChoosingTable, spot: Spot) -> None:
        """Turn a card up or down with the press itself; held, it goes down with the release."""
        widget.focus.to(spot.target, shown=False)
        widget.activate(spot.target)
        self.peeked = QElapsedTimer()
        self.peeked.start()

    def _peeked(self, widget: ChoosingTable) -> None:
        view, since = widget.view_shown, self.peeked
        self.peeked = None
        shelves = view.shelf if view is not None else ()
        pieces = (
            piece.piece for shelf in shelves for group in shelf.groups for piece in group.pieces
        )
        up = next((p for p in pieces if isinstance(p.target, PeekInto) and p.state == CHOSEN), None)
        if up is not None and since is not None and since.hasExpired(HELD):
            widget.activate(up.target)

    def move(self, widget: ChoosingTable, event: QMouseEvent) -> None:
        """Point, drag, or move the board."""
        point = _point(widget, event)
        if self.panning:
            step = point - self.moved
            self.moved = point
            widget.pan(step.x(), step.y())
            return
        if self.drag.on:
            self.drag.move(widget, point)
            return
        far = (point - self.start).manhattanLength() > DRAG_FROM
        if self.pressed is not None and far and not self.tried:
            self.tried = True
            if self.drag.begin(widget, self.pressed, point, rises=by_finger(event)):
                self.pressed = None
                return
        self._hover(widget, point)

    def _hover(self, widget: ChoosingTable, point: QPointF) -> None:
        self.last, self.lifted = point, False
        spot = spot_at(widget, point)
        self._still_told(widget)
        _veil(widget, spot, pressed=self.pressed is not None)
        widget.come_closer(spot)
        widget.setCursor(_cursor(spot))
        widget.hover(spot.target if spot is not None else None)

    def _still_told(self, widget: ChoosingTable) -> None:
        """Hide the tooltip once the pointer left its place or its text changed."""
        if self.told is not None and self.last is not None:
            now = told_at(widget, self.last)
            self._tell(widget, self.told if now == self.told else None)

    def still(self, widget: ChoosingTable) -> None:
        """The table changed under a pointer that did not move."""
        spot = spot_at(widget, self.last) if self.last is not None else None
        self._still_told(widget)
        _veil(widget, None if self.lifted else spot)

    def rest(self, widget: ChoosingTable, event: QHelpEvent) -> None:
        """The pointer rests: say what lies under it, if its picture alone does not."""
        self._say(widget, widget.mapToScene(event.pos()))

    def _say(self, widget: ChoosingTable, point: QPointF) -> None:
        note = None if self.drag.on or self.panning else told_at(widget, point)
        self._tell(widget, note)
        if note is None:
            return
        area = widget.mapFromScene(note.rect).boundingRect()
        if area.height() > TALL:
            area = QRect(widget.mapFromScene(point) - QPoint(8, 8), QSize(16, 32))
        area.translate(widget.viewport().pos())
        show_tip(widget.ctx, widget, note.words, area, widget.ctx.cap(note.key))

    def _shows(self, widget: ChoosingTable, spot: Spot | None, point: QPointF) -> bool:
        """Show the effects of hovering; return whether a tap does no more than that.

        What a tap chooses, or a button with words, needs no second one.
        """
        before, self.shown = self.shown, spot.target if spot is not None else None
        if spot is not None and spot.target == before:
            return False
        widget.come_closer(spot, at_once=True)
        self._say(widget, point)
        shown = self.told is not None or CLOSER in widget.table.opened
        return shown and spot is not None and spot.role not in TAPPED

    def _tell(self, widget: ChoosingTable, note: TableNote | None) -> None:
        """Remember the note with a tooltip; hide the previous one."""
        if note != self.told:
            hide_tip(widget)
        self.told = note

    def release(self, widget: ChoosingTable, event: QMouseEvent) -> None:
        """End what was begun."""
        point = _point(widget, event)
        if event.button() == Qt.MouseButton.MiddleButton:
            self.panning = False
            return
        if self.peeked is not None:
            self._peeked(widget)
            return
        if self.drag.on:
            self.drag.end(widget, point)
            return
        pressed, self.pressed = self.pressed, None
        spot = spot_at(widget, point)
        self.lifted = by_finger(event)
        _veil(widget, None if self.lifted else spot)
        if self.lifted and self._shows(widget, spot, point):
            return
        if pressed is None or spot is None or spot.target != pressed.target:
            if pressed is None and spot is None:
                widget.close_panel()
            return
        self.clicked = spot.target
        _click(widget, spot, point, decides=self.twice and spot.role not in PRESSED)

    def leave(self, widget: ChoosingTable) -> None:
        """The pointer is no longer over the table."""
        self.last = None
        self._tell(widget, None)
        _veil(widget, None)
        widget.come_closer(None)
        widget.hover(None)


def spot_at(widget: ChoosingTable, point: QPointF) -> Spot | None:
    """Return the spot under a point; on the board every cell is one."""
    table = widget.table
    found = at(table.spots(), point)
    if table.on_top(point) is table.prompt and (found is None or found.role == "cell"):
        return None  # the question may lie on the board
    if (found is not None and not isinstance(found.target, AtReserve)) or table.opened.modal:
        return found
    board = table.board
    if found is None and board.area.contains(point) and board.camera is not None:
        return board.empty_spot(*board.camera.at(point))
    return found


def _veil(widget: ChoosingTable, spot: Spot | None, *, pressed: bool = False) -> None:
    widget.table.hover.show_at(spot, widget.look, pressed=pressed)


def _cursor(spot: Spot | None) -> Qt.CursorShape:
    if spot is not None and spot.rule:
        return Qt.CursorShape.PointingHandCursor
    if spot is None or silent(spot.target) or not spot.enabled:
        return Qt.CursorShape.ArrowCursor
    if spot.role == "cell" and not spot.focusable:
        return Qt.CursorShape.ArrowCursor
    return Qt.CursorShape.PointingHandCursor


def told_at(widget: ChoosingTable, point: QPointF) -> TableNote | None:
    """Return the tooltip under the pointer, where a picture alone does not say it."""
    table = widget.table
    if table.callout.is_shown and table.callout.area.contains(point):
        return None
    top = table.on_top(point)
    notes = top.notes if top is not None else []
    found = next((note for note in reversed(notes) if note.rect.contains(point)), None)
    spot = None if found is not None else spot_at(widget, point)
    return spot.note if spot is not None else found


def _click(widget: ChoosingTable, spot: Spot, point: QPointF, *, decides: bool) -> None:
    if spot.rule:
        widget.rule_wanted.emit(spot.rule)
        return
    if spot.target == CALLOUT:  # it lies over cells that may be wanted next
        widget.put_away()
        return
    if silent(spot.target) and spot.target != CLOSE:
        return
    if spot.role == "cell" and spot.rect.width() < widget.look.m.target:
        widget.zoom_to(point)
        return
    widget.focus.to(spot.target, shown=False)
    widget.activate(spot.target, decides=decides)


def wheel(widget: ChoosingTable, event: QWheelEvent) -> bool:
    """Enlarge the board under the pointer, or turn the tray over."""
    turned = event.angleDelta().y()
    point = widget.mapToScene(event.position().toPoint())
    if widget.table.opened.modal:
        return True
    tray = widget.table.tray
    if turned and tray.open and tray.area.contains(point):
        widget.turn_tray(-1 if turned > 0 else 1)
        return True
    if not turned or not widget.table.board.area.contains(point):
        return False
    widget.zoom_by(1.0 + turned / 120 * 0.1, point)
    return True


def _point(widget: ChoosingTable, event: QMouseEvent) -> QPointF:
    return widget.mapToScene(event.position().toPoint())
