"""Calls from other threads, run in that of the window."""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot

from alhambra_qt.ui.kit.guard import Guarded


class Calls(Guarded, QObject):
    """Runs what any thread gives it in the thread of the window, until it is closed.

    A thread that listens to a process may hear its end when nothing of Qt is there any more.
    """

    _given = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._lock, self._open = threading.Lock(), True
        self._given.connect(self._run, Qt.ConnectionType.QueuedConnection)

    def __call__(self, call: Callable[[], None]) -> None:
        """Run something soon."""
        with self._lock:
            if self._open:
                self._given.emit(call)

    def close(self) -> None:
        """Take nothing more."""
        with self._lock:
            self._open = False

    @Slot(object)
    def _run(self, call: Callable[[], None]) -> None:
        call()
