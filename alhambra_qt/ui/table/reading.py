"""Reading the whole log by keys: the frame goes from line to line, and what is seen goes along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra_qt.ui.table.bubbles import NOTHING
from alhambra_qt.ui.table.overlays import OverlayPanel

if TYPE_CHECKING:
    from alhambra_qt.ui.table.widget import TableWidget


class Reading:
    """What the table does with the log that lies open over it."""

    def __init__(self, widget: TableWidget) -> None:
        self.widget = widget

    @property
    def overlay(self) -> OverlayPanel:
        """What lies open over the table."""
        return self.widget.table.overlay

    @property
    def on(self) -> bool:
        """Whether the whole log is open."""
        view = self.widget.view_shown
        return self.overlay.kind == "log" and view is not None and bool(view.log)

    def here(self) -> int | None:
        """The line with the frame; None if it is elsewhere."""
        focus = self.widget.focus
        return self.overlay.line_of(focus.target) if self.on and focus.shown else None

    def step(self, lines: int) -> None:
        """Move the frame down (or up) from line to line; it comes in at the end it is sent from.

        A line that was clicked has no frame yet, but it is where the arrows go on.
        """
        here, seen = self.overlay.line_of(self.widget.focus.target), self.overlay.seen
        entry = seen[0] if lines > 0 else seen[-1]
        index = here + lines if here is not None and here in seen else entry
        self._put_away()
        self._go(max(0, min(len(self.overlay.lines) - 1, index)))

    def scroll(self, lines: int) -> None:
        """Show older lines (or newer ones); a frame that would be left behind comes along."""
        here = self.here()
        self._put_away()
        self.overlay.go_back(-lines, len(self.overlay.lines))
        self.widget.table.show_overlay()
        seen = self.overlay.seen
        if here is not None and here not in seen:
            self._go(max(seen[0], min(seen[-1], here)))
        else:
            self.widget.show_focus()

    def follow(self) -> None:
        """After a new view: what came since must not push the line with the frame out of sight."""
        here = self.here()
        if here is not None:
            self._reveal(here)

    def _go(self, index: int) -> None:
        self._reveal(index)
        self.widget.focus.to(self.overlay.target_of(index), shown=True)
        self.widget.focus_moved()

    def _reveal(self, index: int) -> None:
        """Scroll just as far as the line needs; how many lines fit depends on their lengths."""
        overlay, newest = self.overlay, len(self.overlay.lines) - 1
        if index > newest - overlay.scrolled:
            overlay.scrolled = newest - index
            self.widget.table.show_overlay()
        while index < overlay.seen[0] and overlay.scrolled < newest - index:
            overlay.scrolled += 1
            self.widget.table.show_overlay()

    def _put_away(self) -> None:
        """Close the reason of a line when the frame leaves it."""
        if self.widget.extra != NOTHING:
            self.widget.put_away()
