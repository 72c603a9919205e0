"""Unfolding the tray and the drawer of the shelf; with keys the focus goes along."""

from __future__ import annotations

from alhambra_qt.controller.view.table_view import STALLS
from alhambra_qt.controller.view.targets import AtZone, DockName, OnShelf, OnTray, PullOut, Target
from alhambra_qt.ui.sides.dock import TRAY as TRAY_IN_DOCK
from alhambra_qt.ui.sides.dock import DockSide, kept
from alhambra_qt.ui.sides.recap import MORE
from alhambra_qt.ui.table.shelf_drawer import ShelfDrawer
from alhambra_qt.ui.table.shown import ShownTable
from alhambra_qt.ui.table.tray import BACK, ON, TRAY, TrayPanel


class Folding:
    """What the table does with its tray and the drawer of its shelf."""

    def __init__(self, widget: ShownTable) -> None:
        self.widget = widget

    @property
    def tray(self) -> TrayPanel:
        """The tray."""
        return self.widget.table.tray

    def closes(self) -> bool:
        """Close what lies open, if anything does."""
        if self.drawer.kind:
            self.shut()
        elif self.widget.table.recap.opened:
            self.unroll()
        elif self.dock.isVisible() and self.dock.pulled:
            self.pull(self.dock.pulled)
        elif self.tray.open:
            self.toggle()
        else:
            return False
        return True

    def unroll(self) -> None:
        """Open the list of what the others did, or close it."""
        recap = self.widget.table.recap
        recap.opened = not recap.opened
        self.widget.show_again()
        if self.widget.focus.shown:
            self.widget.focus.to(MORE)
        self.widget.show_focus()

    def toggle(self) -> None:
        """Unfold the tray, or fold it."""
        widget, tray = self.widget, self.tray
        if self.dock.isVisible():
            self.pull(TRAY_IN_DOCK)
            return
        if widget.view_shown is None or not kept(widget.view_shown, tray.beyond):
            return
        tray.open, tray.first = not tray.open, 0
        if isinstance(widget.focus.target, (AtZone, OnTray)) or widget.focus.target in (BACK, ON):
            widget.focus.to(TRAY)
        widget.show_again()
        if tray.open and widget.focus.shown:
            self._enter()
        widget.show_focus()

    @property
    def dock(self) -> DockSide:
        """The dock."""
        return self.widget.table.dock

    def pull(self, name: DockName) -> None:
        """Pull something out of the dock, or put it back."""
        self.dock.pulled = "" if self.dock.pulled == name else name
        self.tray.first = 0
        self.widget.show_again()
        if self.widget.focus.shown:
            zone = {"you": "you", "reserve": "reserve"}.get(name, name)
            spots = [one for one in self.widget.table.spots() if one.zone == zone and one.focusable]
            if self.dock.pulled and spots:
                self.widget.focus.to(spots[0].target)
            else:
                self.widget.focus.to(PullOut(name))
        self.widget.show_focus()

    def turn(self, step: int) -> None:
        """Go down (or up) in the open tray."""
        self.tray.go(step)
        self.widget.show_again()
        if self.widget.focus.shown and self.widget.focus.spot() is None:
            self._enter()
        self.widget.show_focus()

    def _enter(self) -> None:
        first = next((spot for spot in self.tray.spots if spot.role == "tile"), None)
        self.widget.focus.to(first.target if first is not None else TRAY)

    # -- the shelf ----------------------------------------------------------------------------

    @property
    def drawer(self) -> ShelfDrawer:
        """The drawer of the shelf."""
        return self.widget.table.drawer

    def reach(self, name: str) -> None:
        """Go to what a shelf shows: its panel, or its drawer, which opens or closes."""
        if name == self.drawer.kind:
            self.shut()
            return
        panel = self._in_panel(name)
        if panel is not None:
            self.widget.focus.to(panel, shown=True)
            self.widget.focus_moved()
            return
        self.drawer.kind = name
        self.widget.show_again()
        first = next((spot for spot in self.drawer.spots if spot.role == "tile"), None)
        if self.widget.focus.shown and first is not None:
            self.widget.focus.to(first.target)
        self.widget.show_focus()

    def shut(self) -> None:
        """Close the drawer; a focus inside goes to its button."""
        spot = self.widget.focus.spot()
        if spot is not None and spot.zone == self.drawer.zone:
            self.widget.focus.to(OnShelf(self.drawer.kind))
        self.drawer.kind = ""
        self.widget.show_again()
        self.widget.show_focus()

    def _in_panel(self, name: str) -> Target | None:
        """The first piece shown of a shelf or of the rail; None if only the drawer shows it."""
        table = self.widget.table
        return table.market.first_stall() if name == STALLS else table.shelf.first(name)
