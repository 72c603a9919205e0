"""What choosing a target means at the table: what only concerns seeing is done here."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.view.targets import (
    AskWhy,
    AtPlace,
    AtReserve,
    AtSeat,
    BadgeOf,
    Handle,
    HiddenIn,
    OnShelf,
    Press,
    PullOut,
    Target,
    ToRead,
)
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.sides.spots import find
from alhambra_qt.ui.table import prompt
from alhambra_qt.ui.table.bubbles import NOTHING
from alhambra_qt.ui.table.folding import Folding
from alhambra_qt.ui.table.shown import ShownTable
from alhambra_qt.ui.table.tray import ON


class ChoosingTable(ShownTable):
    """The table whose targets can be chosen, and what is open closed."""

    def __init__(self, ctx: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ctx, parent)
        self.folding = Folding(self)
        for side in self.table.sides():
            side.chosen.connect(self.choose)

    def choose(self, target: Target) -> None:
        """Do what a control beside the board stands for."""
        control = self.table.control(target)
        by_key = control is not None and control.hasFocus()
        self.person_acts(by_key=by_key, reads=control is not None and bool(control.spot.rule))
        self.focus.to(target, shown=by_key)
        self.activate(target)
        self.show_focus()

    def activate(self, target: Target) -> None:
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
                self.picked.emit(target)

    def _shows(self, target: Target) -> bool:
        """Show what a target stands for if it is one step away; tells whether it is."""
        match target:
            case Handle():
                self._turn(target)
            case PullOut(name):
                self.folding.pull(name)
            case OnShelf(shelf):
                self.folding.reach(shelf)
            case Press("counts"):
                self.open("counts")
            case Press("tray"):
                self.folding.toggle()
            case Press("chips-back" | "chips-on"):
                self.table.prompt.turn(1 if target == prompt.ON else -1)
                self.show_again()
            case Press("recap-more"):
                self.folding.unroll()
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
        """Close, turn over or zoom."""
        match handle.name:
            case "overlay:close":
                self.open(self.table.overlay.kind)
            case "shelf:close":
                self.folding.shut()
            case "tray:back" | "tray:on":
                self.folding.turn(self.table.tray.page * (1 if handle == ON else -1))
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
        if not self.table.overlay.kind and self.folding.closes():
            return
        if self.table.overlay.kind:
            self.open(self.table.overlay.kind)
        elif self.extra != NOTHING or self.table.refusal is not None:
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

    def close_all(self) -> None:
        """Close what lies open over the table."""
        if not self.folding.closes() and self.table.overlay.kind:
            self.open(self.table.overlay.kind)

    def scrolls(self, lines: int) -> bool:
        """Turn the tray over if it is open; tells whether it is."""
        if self.table.overlay.kind or not self.table.tray.open:
            return False
        self.folding.turn(lines)
        return True
