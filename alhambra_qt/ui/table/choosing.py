"""Chosen targets at the table: those that only change the view are handled here."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra_qt.controller.view.targets import (
    AskWhy,
    AtPlace,
    AtReserve,
    AtSeat,
    BadgeOf,
    Decide,
    Handle,
    HiddenIn,
    OnShelf,
    Press,
    PullOut,
    Target,
    ToRead,
)
from alhambra_qt.ui.sides import prompt
from alhambra_qt.ui.sides.popovers import DRAWER, OVERLAY
from alhambra_qt.ui.sides.spots import Spot, find
from alhambra_qt.ui.sides.tray import ON, TRAY
from alhambra_qt.ui.table.opening import OpeningTable


class ChoosingTable(OpeningTable):
    """The table whose targets can be chosen."""

    def unlisted(self) -> list[Spot]:
        """Return what a reader finds besides the spots of the scene: the empty focused cell."""
        here = self.focus.spot()
        return [] if here is None else [here]

    def marks_on(self, _target: Target) -> Sequence[str]:
        """Return what a reader hears of a thing besides what is written on it."""
        return ()

    def activate(self, target: Target, *, decides: bool = False) -> None:
        """Do what choosing a target means: here if it is about seeing, else by `picked`."""
        if self._shows(target):
            return
        spot = find(self.table.spots(), target)
        if spot is not None and spot.rule:
            self.rule_wanted.emit(spot.rule)
            return
        match target:
            case AtSeat() if self._is_opponent(target):
                self.open(target)
            case AtPlace("dirk"):
                self.activate(Press("dirk"))
            case AtSeat() | BadgeOf() | HiddenIn() | AskWhy() | AtReserve("") | ToRead("count"):
                self.ask(target)
            case _ if spot is not None and spot.dead:
                self.ask(target)
            case _:
                if self.table.view is not None:
                    self.table.opened.show_refusal(self.table.view)
                self.picked.emit(Decide(target) if decides else target)

    def _shows(self, target: Target) -> bool:
        """Show the thing a target stands for if it is one step away; return whether it is."""
        match target:
            case Handle():
                self._turn(target)
            case PullOut(name):
                self.pull_out(name)
            case OnShelf(shelf):
                self.reach_shelf(shelf)
            case Press("counts"):
                self.open("counts")
            case Press("tray"):
                self.toggle_tray()
            case Press("chips-back" | "chips-on"):
                self.table.prompt.turn(1 if target == prompt.ON else -1)
                self.show_again()
            case Press("recap-more"):
                self.unroll_recap()
            case Press("why"):
                self.tell_whole()
            case _:
                return False
        return True

    def _is_opponent(self, target: AtSeat) -> bool:
        """Whether this is the panel of somebody else, whose Alhambra can be opened."""
        view = self.table.view
        return view is not None and any(panel.target == target for panel in view.opponents)

    def _turn(self, handle: Handle) -> None:
        match handle.name:
            case "overlay:close":
                self.close_form(OVERLAY)
            case "shelf:close":
                self.close_form(DRAWER)
            case "tray:back" | "tray:on":
                self.turn_tray(self.table.tray.page * (1 if handle == ON else -1))
            case zoom:
                self.zoom(zoom.partition(":")[2])

    def put_back(self) -> bool:
        """Put back the dragged thing; return whether there was one."""
        return False

    def cancel(self) -> None:
        """Close what is open, else forget the picks."""
        if not self.put_back():
            self.close_top()

    def scrolls(self, lines: int) -> bool:
        """Turn the tray over if it is open; return whether it is."""
        if self.table.opened.modal or not self.table.tray.open:
            return False
        self.turn_tray(lines)
        return True

    def turn_tray(self, step: int) -> None:
        """Go down (or up) in the open tray."""
        self.table.tray.go(step)
        self.show_again()
        if self.focus.shown and self.focus.spot() is None:
            self._enter_tray()
        self.show_focus()

    def _enter_tray(self) -> None:
        first = next((spot for spot in self.table.tray.spots if spot.role == "tile"), None)
        self.focus.to(first.target if first is not None else TRAY)
