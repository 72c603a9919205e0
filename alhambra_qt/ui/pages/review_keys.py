"""The keys that the page of a review has beside those of every page with tabs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from alhambra_qt.ui.kit.voice import announce

if TYPE_CHECKING:
    from alhambra_qt.ui.pages.review import ReviewPage

KM = Qt.KeyboardModifier
Deed = Callable[[], object]
PAGES = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)
ALL_EVEN = 7  # the digit for all seats alike


class ReviewKeys:
    """What each key does; Ctrl, Alt and Shift are said before it."""

    def __init__(self, page: ReviewPage) -> None:
        self.page = page
        graph = page.sheet.graph
        self.plain: Mapping[Qt.Key, Deed] = {
            Qt.Key.Key_V: page.show_turning,
            Qt.Key.Key_N: lambda: page.step_choice(1),
            Qt.Key.Key_Y: page.try_it,
            Qt.Key.Key_B: page.play_on,
            Qt.Key.Key_P: page.go_there,
            Qt.Key.Key_Return: page.go_there,
            Qt.Key.Key_Enter: page.go_there,
            Qt.Key.Key_S: page.ledger_wanted.emit,
            Qt.Key.Key_E: page.share_wanted.emit,
            Qt.Key.Key_Space: page.toggle_choice,
            Qt.Key.Key_Z: lambda: graph.zoom(closer=True),
            Qt.Key.Key_Escape: self._escape,
        }
        self.shifted: Mapping[Qt.Key, Deed] = {
            Qt.Key.Key_N: lambda: page.step_choice(-1),
            Qt.Key.Key_Z: lambda: graph.zoom(closer=False),
        }
        self.alt: Mapping[Qt.Key, Deed] = {
            Qt.Key.Key_T: lambda: page.show_table(not page.sheet.tabled),
            Qt.Key.Key_V: lambda: announce(page, page.ctx.text(graph.said())),
        }
        self.ctrl: Mapping[Qt.Key, Deed] = {
            Qt.Key.Key_Left: lambda: self._change(-1),
            Qt.Key.Key_Right: lambda: self._change(1),
        }

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; whether it means anything."""
        key, sheet = Qt.Key(event.key()), self.page.sheet
        if key in PAGES and sheet.table.isVisible():
            sheet.table.scroll_by(key)
            return True
        deed = self._deeds(event.modifiers()).get(key) or self._digit(event)
        if deed is not None:
            deed()
        return deed is not None

    def _deeds(self, mods: Qt.KeyboardModifier) -> Mapping[Qt.Key, Deed]:
        if mods & KM.ControlModifier:
            return self.ctrl
        if mods & KM.AltModifier:
            return self.alt
        return self.shifted if mods & KM.ShiftModifier else self.plain

    def _digit(self, event: QKeyEvent) -> Deed | None:
        """A digit chooses a seat, the one after the last all alike."""
        text, elsewhere = event.text(), KM.ControlModifier | KM.AltModifier
        if not text or text not in "1234567" or event.modifiers() & elsewhere:
            return None
        number, graph = int(text), self.page.sheet.graph
        if number == ALL_EVEN:
            return lambda: graph.set_even(not graph.even)
        return lambda: self.page.choose(number - 1)

    def _change(self, step: int) -> None:
        """Go to the next turn in which the seat had luck or chose dearly, or the one before."""
        page, graph = self.page, self.page.sheet.graph
        if page.view is None:
            return
        one = page.view.seats[page.seat]
        turns = [
            turn
            for turn, (luck, cost) in enumerate(zip(one.luck, one.choices, strict=True), 1)
            if round(luck) or round(cost)
        ]
        found = [turn for turn in turns if (turn - graph.turn) * step > 0]
        if found:
            graph.go(found[0] if step > 0 else found[-1])

    def _escape(self) -> None:
        """Close the open choice, then the page."""
        if self.page.sheet.choices.open is not None:
            self.page.open_choice(0)
        elif self.page.sheet.tabled:
            self.page.show_table(False)
        else:
            self.page.back.emit()
