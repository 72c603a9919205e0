"""The keys that the page of a review has beside those of every page with tabs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.pages.key_pages import SEATS
from alhambra_qt.ui.table import keys

if TYPE_CHECKING:
    from alhambra_qt.ui.pages.review import ReviewPage

PAGES = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)


class ReviewKeys:
    """What each key does."""

    def __init__(self, page: ReviewPage) -> None:
        self.page = page
        graph = page.sheet.graph
        self.verbs: Mapping[str, keys.Verb] = {
            **{key: partial(page.choose, seat) for seat, key in enumerate(SEATS)},
            "7": lambda: graph.set_even(not graph.even),
            "V": page.show_turning,
            "N": lambda: page.step_choice(1),
            "Shift+N": lambda: page.step_choice(-1),
            "Y": page.try_it,
            "B": page.play_on,
            "P": page.go_there,
            "Return": page.go_there,
            "Enter": page.go_there,
            "S": page.ledger_wanted.emit,
            "E": page.share_wanted.emit,
            "Space": page.toggle_choice,
            "Z": lambda: graph.zoom(closer=True),
            "Shift+Z": lambda: graph.zoom(closer=False),
            "Alt+T": lambda: page.show_table(not page.sheet.tabled),
            "Alt+V": lambda: announce(page, page.ctx.text(graph.said())),
            "Ctrl+Left": lambda: self._change(-1),
            "Ctrl+Right": lambda: self._change(1),
            "Esc": self._escape,
        }

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; whether it means anything."""
        key, sheet = Qt.Key(event.key()), self.page.sheet
        if key in PAGES and sheet.table.isVisible():
            sheet.table.scroll_by(key)
            return True
        verb = keys.of_page(self.page.ctx, event, self.verbs)
        if verb is not None:
            verb()
        return verb is not None

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
