"""Reads the table aloud by keys: says and shows what `controller.words.speech` answers.

The same key again goes on to the next row, cell or stretch of wall, as long as nothing else was
done between.
"""

from __future__ import annotations

from attrs import evolve

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtCell, AtSeat, AtSlot, Target
from alhambra_qt.controller.words import speech
from alhambra_qt.controller.words.speech import Where, near_cells
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.table.bubbles import Extra
from alhambra_qt.ui.table.choosing import ChoosingTable


class Reader:
    """Knows what was asked last, to go on from there."""

    def __init__(self) -> None:
        self._asked: object = None  # what must be the same for a key to go on
        self._where = Where()
        self._rival = -1

    def say(self, widget: ChoosingTable, query: str) -> None:
        """Say (and show) the answer to a query about the table."""
        view = widget.table.view
        if view is None:
            return
        name = query.removeprefix(speech.RIVAL)
        seat = self._whose(widget, view, name, rival=name != query)
        if seat is not None and name == speech.COUNTS:
            name = f"{speech.RIVAL}{name}"
        where = self._go_on(widget, view, query, seat)
        told = speech.spoken(view, name, where)
        heard = told
        if name == speech.NEAR and view.legal:
            goal = near_cells(view, where)[where.again % len(view.legal)].target
            focus = widget.focus
            if not (focus.shown and focus.target == goal):
                heard = (told[0], *told[2:])  # the cell is said by the focus
            focus.to(goal, shown=True)
            widget.focus_moved()
        self._asked = _now(widget, view, query, seat)
        widget.show_told(Extra(told=told))
        announce(widget, sentences(map(widget.look.text, heard)))

    def _whose(
        self, widget: ChoosingTable, view: TableView, name: str, *, rival: bool
    ) -> int | None:
        """Tell whose Alhambra is meant: the open one, with Shift a rival's, else the own."""
        if rival and view.opponents:
            if name == speech.BOARD:
                self._rival += 1
            return view.opponents[max(self._rival, 0) % len(view.opponents)].seat.seat
        kind = widget.table.overlay.kind
        return kind.number if isinstance(kind, AtSeat) else None

    def _go_on(self, widget: ChoosingTable, view: TableView, query: str, seat: int | None) -> Where:
        """Give what is asked about: the next after the last time, or what has the focus."""
        if self._asked == _now(widget, view, query, seat):
            self._where = evolve(self._where, again=self._where.again + 1)
        else:
            target = widget.focus.target
            at = (target.x, target.y) if isinstance(target, AtCell) and seat is None else None
            self._where = Where(seat, at, _tile_of(view, target))
        return self._where


def _now(widget: ChoosingTable, view: TableView, query: str, seat: int | None) -> object:
    return query, seat, widget.focus.target, {one.target for one in view.legal}


def _tile_of(view: TableView, target: Target | None) -> str:
    """Give the tile with the focus: on sale, bought or in the reserve."""
    if isinstance(target, AtSlot):
        return next((one.tile or "" for one in view.market if one.target == target), "")
    items = (*view.bought, *view.reserve.tiles)
    return next((one.tile for one in items if one.target == target), "")
