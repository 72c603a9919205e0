"""What choosing a target means at the table: what only concerns seeing is done here."""

from __future__ import annotations

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
from alhambra_qt.ui.sides.spots import find
from alhambra_qt.ui.sides.tray import ON, TRAY
from alhambra_qt.ui.table.bubbles import NOTHING
from alhambra_qt.ui.table.opening import OpeningTable


class ChoosingTable(OpeningTable):
    """The table whose targets can be chosen."""

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
                self.table.dismissed = None
                self.picked.emit(Decide(target) if decides else target)

    def _shows(self, target: Target) -> bool:
        """Show what a target stands for if it is one step away; tells whether it is."""
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
        """Put back what is dragged; tells whether anything was."""
        return False

    def cancel(self) -> None:
        """Close what is open, else forget the picks."""
        if self.put_back():
            return
        if self.table.cues.isVisible():
            self.toggle_cues()
            return
        if self.close_top():
            return
        if self.extra != NOTHING or self.table.refusal is not None:
            self.put_away()
        elif self.table.view is not None and self.table.view.hint is not None:
            self.picked.emit(Press("hint-close"))
        elif not self.answers_esc() and self._recap():
            self.picked.emit(Press("recap"))
        else:
            self.picked.emit(Press("cancel"))

    def answers_esc(self) -> bool:
        """Whether a button above the Alhambra says that Esc presses it."""
        view = self.table.view
        buttons = view.prompt.buttons if view is not None else ()
        return any(button.key == "Esc" and button.enabled for button in buttons)

    def close_top(self) -> bool:
        """Close what lies highest of what was opened here; tells whether anything did."""
        top = self.table.opened.top
        if top is not None:
            self.close_form(top.form)
        return top is not None

    def close_all(self) -> None:
        """Close all that lies open over the table."""
        while self.close_top():
            pass

    def scrolls(self, lines: int) -> bool:
        """Turn the tray over if it is open; tells whether it is."""
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
