"""Run the cycle collector between two events of Qt, never during one and in no other thread.

Python would collect whenever enough objects were made: while a widget is laid out or painted, or in
the thread that saves.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QTimer

from alhambra_qt.ui.kit.guard import Guarded

YOUNG = 5_000  # objects made since the last sweep: a few milliseconds of it
SOON = 300  # milliseconds after another page came up: it is painted first
ROUNDS = 100  # sweeps of what is young until all is looked through


class Sweeper(Guarded, QObject):
    """Takes the place of Python's own collecting as long as the program runs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.collect)
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self.sweep)

    def look_through(self) -> None:
        """Collect all soon: a page or a game was left."""
        self._soon.start()

    def collect(self) -> None:
        """Collect all now."""
        gc.collect()

    def sweep(self) -> None:
        """Collect what is young if there is much of it, and all after many rounds."""
        young, _, rounds = gc.get_count()
        if young > YOUNG:
            gc.collect(1 if rounds < ROUNDS else 2)
