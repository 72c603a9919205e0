"""What choosing a target means at the table: what only concerns seeing is done here."""

from __future__ import annotations

from alhambra_qt.controller.view.table_view import STALLS
from alhambra_qt.controller.view.targets import (
    AskWhy,
    AtPlace,
    AtReserve,
    AtSeat,
    AtZone,
    BadgeOf,
    Decide,
    DockName,
    Handle,
    HiddenIn,
    OnShelf,
    OnTray,
    Press,
    PullOut,
    Target,
    ToRead,
)
from alhambra_qt.ui.sides import prompt
from alhambra_qt.ui.sides.dock import TRAY as TRAY_IN_DOCK
from alhambra_qt.ui.sides.dock import kept
from alhambra_qt.ui.sides.recap import MORE
from alhambra_qt.ui.sides.spots import find, first_lit
from alhambra_qt.ui.sides.tray import BACK, ON, TRAY
from alhambra_qt.ui.table.bubbles import NOTHING
from alhambra_qt.ui.table.shown import ShownTable


class ChoosingTable(ShownTable):
    """The table whose targets can be chosen, and what is open closed."""

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
                self.open(self.table.overlay.kind)
            case "shelf:close":
                self.shut_drawer()
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
        if not self.table.overlay.kind and self.close_one():
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
        if not self.close_one() and self.table.overlay.kind:
            self.open(self.table.overlay.kind)

    def scrolls(self, lines: int) -> bool:
        """Turn the tray over if it is open; tells whether it is."""
        if self.table.overlay.kind or not self.table.tray.open:
            return False
        self.turn_tray(lines)
        return True

    # -- the tray and the drawer of the shelf; with keys the focus goes along ------------------

    def close_one(self) -> bool:
        """Close what lies open, if anything does."""
        if self.table.drawer.kind:
            self.shut_drawer()
        elif self.table.recap.opened:
            self.unroll_recap()
        elif self.table.dock.isVisible() and self.table.dock.pulled:
            self.pull_out(self.table.dock.pulled)
        elif self.table.tray.open:
            self.toggle_tray()
        else:
            return False
        return True

    def unroll_recap(self) -> None:
        """Open the list of what the others did, or close it."""
        recap = self.table.recap
        recap.opened = not recap.opened
        self.show_again()
        if self.focus.shown:
            self.focus.to(MORE)
        self.show_focus()

    def toggle_tray(self) -> None:
        """Unfold the tray, or fold it."""
        tray = self.table.tray
        if self.table.dock.isVisible():
            self.pull_out(TRAY_IN_DOCK)
            return
        if self.view_shown is None or not kept(self.view_shown, tray.beyond):
            return
        tray.open, tray.first = not tray.open, 0
        if isinstance(self.focus.target, (AtZone, OnTray)) or self.focus.target in (BACK, ON):
            self.focus.to(TRAY)
        self.show_again()
        if tray.open and self.focus.shown:
            self._enter_tray()
        self.show_focus()

    def pull_out(self, name: DockName) -> None:
        """Pull something out of the dock, or put it back."""
        self.table.dock.pulled = "" if self.table.dock.pulled == name else name
        self.table.tray.first = 0
        self.show_again()
        if self.focus.shown:
            zone = {"you": "you", "reserve": "reserve"}.get(name, name)
            spots = [one for one in self.table.spots() if one.zone == zone and one.focusable]
            if self.table.dock.pulled and spots:
                self.focus.to(spots[0].target)
            else:
                self.focus.to(PullOut(name))
        self.show_focus()

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

    def reach_shelf(self, name: str) -> None:
        """Go to what a shelf shows: its panel, or its drawer, which opens or closes."""
        if name == self.table.drawer.kind:
            self.shut_drawer()
            return
        panel = self._in_panel(name)
        if panel is not None:
            self.focus.to(panel, shown=True)
            self.focus_moved()
            return
        self.table.drawer.kind = name
        self.show_again()
        tiles = (spot.target for spot in self.table.drawer.spots if spot.role == "tile")
        view = self.table.view
        first = first_lit(tiles, view.lit if view is not None else ())
        if self.focus.shown and first is not None:
            self.focus.to(first)
        self.show_focus()

    def shut_drawer(self) -> None:
        """Close the drawer; a focus inside goes to its button."""
        spot = self.focus.spot()
        if spot is not None and spot.zone == self.table.drawer.zone:
            self.focus.to(OnShelf(self.table.drawer.kind))
        self.table.drawer.kind = ""
        self.show_again()
        self.show_focus()

    def _in_panel(self, name: str) -> Target | None:
        """The first piece shown of a shelf or of the rail; None if only the drawer shows it."""
        table = self.table
        stall = table.market.first_stall() if name == STALLS else None
        return stall or table.shelf.first(name)
