"""Opens and closes popovers over the table; with keys the focus goes along."""

from __future__ import annotations

from PySide6.QtCore import Qt

from alhambra_qt.controller.view.table_view import STALLS
from alhambra_qt.controller.view.targets import DockName, OnShelf, Press, Target
from alhambra_qt.ui.sides.dock import TRAY, kept, out_of_dock
from alhambra_qt.ui.sides.overlay import CLOSE
from alhambra_qt.ui.sides.popovers import (
    ANSWER,
    CALLED_OUT,
    CUES,
    DRAWER,
    OVERLAY,
    PANELS,
    PULLED,
    RECAP,
    REFUSAL,
    Form,
    OverlayKind,
    Popover,
)
from alhambra_qt.ui.sides.recap import MORE
from alhambra_qt.ui.sides.spots import first_lit
from alhambra_qt.ui.table.shown import ShownTable


class OpeningTable(ShownTable):
    """The table over which something may lie open."""

    def toggle(self, thing: Popover[object]) -> None:
        """Open something, or close it if just that lies open."""
        opened = self.table.opened
        if opened.shows(thing.form) == thing.shows:
            self.close_form(thing.form)
            return
        opened.open(thing)
        self.show_again()
        if self.focus.shown and thing.zone:
            self.focus.to(self._entry(thing))
            self.show_focus()

    def close_form(self, form: Form[object]) -> None:
        """Close what is open in a form; a focus in it goes back to where it was opened."""
        thing, spot = self.table.opened.thing(form), self.focus.spot()
        if thing is None:
            return
        self.table.opened.close(*(CALLED_OUT if form in CALLED_OUT else (form,)))
        inside = spot is not None and spot.zone == thing.zone
        if thing.back is not None and (inside or (thing.anywhere and self.focus.shown)):
            self.focus.to(thing.back)
        self.show_again()

    def put_away(self) -> None:
        """Close what was answered, and the broken rule that is drawn."""
        self.close_form(ANSWER)
        self.close_form(REFUSAL)

    def close_top(self) -> None:
        """Close what lies highest, or ask the desk to; without anything forget the picks."""
        top = self.table.opened.top
        if top is not None and top.pick is None:
            self.close_form(top.form)
        else:
            self.picked.emit(Press("cancel") if top is None or top.pick is None else top.pick)

    def close_panel(self) -> None:
        """Close the highest panel that was opened."""
        top = next((form for form in reversed(PANELS) if form in self.table.opened), None)
        if top is not None:
            self.close_form(top)

    def close_all(self) -> None:
        """Close every panel that was opened."""
        for form in PANELS:
            self.close_form(form)

    def _entry(self, thing: Popover[object]) -> Target | None:
        """Return the target that gets the focus in an opened popover."""
        view, spots = self.table.view, [s for s in self.table.spots() if s.zone == thing.zone]
        if thing.entry is not None:
            return thing.entry
        tiles = [spot.target for spot in spots if spot.role == "tile"]
        if thing.form == DRAWER:
            return first_lit(tiles, view.lit if view is not None else ()) or self.focus.target
        first = [spot.target for spot in spots if spot.focusable] if thing.anywhere else tiles
        return first[0] if first else thing.back

    # -- what can be opened -------------------------------------------------------------------

    def open(self, kind: OverlayKind) -> None:
        """Open an overlay, or close it if it is open."""
        before = self.table.opened.thing(OVERLAY)
        here = self.focus.target if self.focus.shown else None
        back = before.back or here if before is not None else here
        self.toggle(Popover(OVERLAY, kind, "overlay", back=back, anywhere=True, entry=CLOSE))

    def next_opponent(self, step: int) -> None:
        """Open the next opponent's Alhambra; after the last one it closes."""
        view, opened = self.table.view, self.table.opened
        if view is None or not view.opponents:
            return
        if not self.table.dock.isVisible():
            opened.close(PULLED)  # the open tray lies over the panels of the others
        kinds: list[OverlayKind | None] = [None, *(panel.target for panel in view.opponents)]
        shown = opened.shows(OVERLAY)
        index = kinds.index(shown) if shown in kinds else 0
        kind = kinds[(index + step) % len(kinds)]
        if kind is None:
            self.close_form(OVERLAY)
        else:
            self.open(kind)

    def toggle_cues(self) -> None:
        """Show or hide the keys of everything."""
        self.toggle(Popover(CUES, True))

    def unroll_recap(self) -> None:
        """Open the list of what the others did, or close it."""
        self.toggle(Popover(RECAP, True, "recap", back=MORE, anywhere=True, entry=MORE))

    def toggle_tray(self) -> None:
        """Unfold the tray, or fold it."""
        if self.table.dock.isVisible():
            self.pull_out(TRAY)
        elif self.view_shown is not None and kept(self.view_shown, self.table.tray.beyond):
            self.table.tray.first = 0
            self.toggle(Popover(PULLED, TRAY, TRAY, back=Press("tray")))

    def pull_out(self, name: DockName) -> None:
        """Pull something out of the dock, or put it back."""
        self.table.tray.first = 0
        self.toggle(out_of_dock(name))

    def reach_shelf(self, name: str) -> None:
        """Go to what a shelf shows: its panel, or its drawer, which opens or closes."""
        panel = None if name == self.table.drawer.kind else self._in_panel(name)
        if panel is None:
            self.toggle(Popover(DRAWER, name, "drawer", back=OnShelf(name)))
        else:
            self.focus.to(panel, shown=True)
            self.focus_moved()

    def step_zone(self, step: int) -> bool:
        """Go to the next part of the table, from outside to the first; False beyond the last."""
        if not self.hasFocus():
            self.setFocus(Qt.FocusReason.TabFocusReason)
            self.focus.to(None)
        moved = self.focus.step_zone(step, wraps=False)
        self.focus.shown = moved
        (self.focus_moved if moved else self.show_focus)()
        return moved

    def _in_panel(self, name: str) -> Target | None:
        """The first piece shown of a shelf or of the rail; None if only the drawer shows it."""
        stall = self.table.market.first_stall() if name == STALLS else None
        return stall or self.table.shelf.first(name)
