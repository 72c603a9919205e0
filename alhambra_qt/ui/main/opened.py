"""Files that the system asks the program to open, the way of macOS: an event, never an option."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

from alhambra_qt.ui.kit.guard import Guarded


class FileOpener(Guarded, QObject):
    """Hears which file is to be opened; one that came before the program began waits for it."""

    def __init__(self, application: QObject) -> None:
        super().__init__(application)
        self._open: Callable[[Path], None] | None = None
        self._waiting: Path | None = None
        application.installEventFilter(self)

    def begin(self, open_file: Callable[[Path], None]) -> None:
        """Open files from now on."""
        self._open = open_file
        if self._waiting is not None:
            open_file(self._waiting)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the events that name a file; what is no local file is nothing for us."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        if self._open is None:
            self._waiting = Path(event.file())
        else:
            self._open(Path(event.file()))
        return True
