"""Works out what the person will want to know next, in slices, while nothing else is to be done.

What a purchase promises takes longer than the rest of its picture; worked out before it is picked
it costs the person no frame. It belongs to the question of the moment and is gone with it.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, SignalInstance

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.ui.kit.guard import Guarded

EVERY = 30  # milliseconds: between two slices there is room for a frame and more


class Ahead(Guarded, QObject):
    """Thinks ahead for the question that a desk asks, from when a person is waited for."""

    def __init__(self, desk: Desk, waiting: SignalInstance, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.step)
        waiting.connect(self.begin)

    def begin(self) -> None:
        """A question is asked, or nobody is."""
        self._timer.start(EVERY)

    def step(self) -> None:
        """Work out one thing; when all is known, rest."""
        mode = self._desk.mode()
        if mode is None or not mode.foresee():
            self._timer.stop()
