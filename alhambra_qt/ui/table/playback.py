"""Showing changes one after the other: a change waits until the one before has been seen."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QSignalBlocker, QTimer, Signal

from alhambra_qt.controller.motions.sounds import with_walls
from alhambra_qt.controller.view.pages import Motion
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.table.director import Director


class Shows(Protocol):
    """How a view is put on the screen."""

    def __call__(
        self, view: TableView, motions: Sequence[Motion] = (), *, animate: bool = False
    ) -> None:
        """Show a view, moving pieces or at once."""


class Playback(Guarded, QObject):
    """The changes still to be shown.

    Signals:
        idle: all of them were shown and nothing moves; always emitted later, never from `play`.
    """

    idle = Signal()

    def __init__(self, director: Director, shows: Shows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.busy = False
        self._director, self._shows = director, shows
        self._queue: deque[tuple[tuple[Motion, ...], TableView]] = deque()
        self._latest: TableView | None = None
        self._last: TableView | None = None  # what was to be shown last, now or later
        director.finished.connect(self._landed)

    def show(self, view: TableView) -> None:
        """Show a view now, or after what is being played."""
        self._last = view
        if self.busy:
            self._latest = view
        else:
            self._shows(view, animate=True)

    def play(self, motions: Sequence[Motion], view: TableView) -> None:
        """Show a change after those before it."""
        self._queue.append((with_walls(motions, self._last, view), view))
        self._last = view
        if not self.busy:
            self.busy = True
            self._next()

    def stop(self) -> None:
        """Forget what is still to be shown."""
        self._queue.clear()
        self._latest, self.busy = None, False
        with QSignalBlocker(self._director):  # nobody hears it either
            self._director.finish(quiet=True)

    def finish(self) -> None:
        """Bring everything to its end at once."""
        while self._queue:
            _, view = self._queue.popleft()
            self._shows(view)
        if self._director.busy:
            self._director.finish(quiet=True)
        if self.busy:
            QTimer.singleShot(0, self, self._landed)

    def _next(self) -> None:
        if self._queue:
            motions, view = self._queue.popleft()
            self._shows(view, motions, animate=True)
            if not self._director.busy:
                QTimer.singleShot(0, self, self._landed)
            return
        self.busy = False
        if self._latest is not None:
            view, self._latest = self._latest, None
            self._shows(view)
        self.idle.emit()

    def _landed(self) -> None:
        if self.busy and not self._director.busy:
            self._next()
