"""Unfolding the tray and turning its list; with keys the focus goes along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra_qt.ui.table.tray import TRAY, TrayPanel

if TYPE_CHECKING:
    from alhambra_qt.ui.table.widget import TableWidget


class Folding:
    """What the table does with its tray."""

    def __init__(self, widget: TableWidget) -> None:
        self.widget = widget

    @property
    def tray(self) -> TrayPanel:
        """The tray."""
        return self.widget.table.tray

    def toggle(self) -> None:
        """Unfold the tray, or fold it."""
        widget, tray = self.widget, self.tray
        if widget.view_shown is None or not widget.view_shown.zones:
            return
        tray.open, tray.first = not tray.open, 0
        if widget.focus.target.startswith(("zone:", "tray:")):
            widget.focus.to(TRAY)
        widget.show_again()
        if tray.open and widget.focus.shown:
            self._enter()
        widget.show_focus()

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
