"""Collects what Python holds in circles between two events of Qt, never in the middle of one.

Python collects whenever enough was made since the last time: while a widget is laid out or painted,
or in the thread that saves. A page that nobody needs any more is destroyed then and there, and Qt,
which still works with it, crashes.

Nor does a sweep ever destroy a window. Python lets go of a circle in any order: of a part of a
page first, and of what that part remembers; was that the last to hold the page, Qt destroys the
page, and in it the part once more. Whoever is done with a window has Qt delete it, from the top.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from alhambra_qt.ui.kit.guard import Guarded

EVERY = 250  # milliseconds


class Sweeper(Guarded, QObject):
    """Takes the place of Python's own collecting as long as the program runs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self.whole = False  # whether much was let go: then all is looked through the next time
        timer = QTimer(self)
        timer.timeout.connect(self.sweep)
        timer.start(EVERY)

    def sweep(self) -> None:
        """Collect the oldest generation that is due, as Python would have, or all."""
        windows = QApplication.topLevelWidgets()  # what is held here is no garbage
        due = [made > most for made, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        due[2], self.whole = due[2] or self.whole, False
        for generation in (2, 1, 0):
            if due[generation]:
                gc.collect(generation)
                break
        del windows
