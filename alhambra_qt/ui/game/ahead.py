"""Works out what the person will want to know next, in slices, while nothing else is to be done.

What a purchase promises takes longer than the rest of its picture, and its tile is drawn in a size
of its own; done before it is picked that costs the person no frame. What is promised belongs to the
question of the moment and is gone with it.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.sides.prompt import thumb_size
from alhambra_qt.ui.table.widget import TableWidget

EVERY = 30  # milliseconds: between two slices there is room for a frame and more


class Ahead(Guarded, QObject):
    """Thinks ahead for the question that a desk asks, from when a person is waited for."""

    def __init__(self, desk: Desk, table: TableWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._table = desk, table
        self._tiles: list[str] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.step)

    def begin(self) -> None:
        """A question is asked, or nobody is."""
        view = self._table.view_shown
        self._tiles = [slot.tile for slot in view.market if slot.tile] if view is not None else []
        self._timer.start(EVERY)

    def step(self) -> None:
        """Work out one thing or draw one tile; when all is known, rest."""
        mode, look = self._desk.mode(), self._table.look
        if mode is not None and mode.foresee():
            return
        if mode is not None and self._tiles:
            look.tile(self._tiles.pop(), thumb_size(look))
        else:
            self._timer.stop()
