"""Who holds which file: a lock of one running program keeps out the others, and nobody for ever."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from alhambra_qt import files

FRESH = 1.0  # seconds in which a lock may be there and not yet be held


def take(path: Path) -> QLockFile | None:
    """Make a lock; None if another running program has it.

    Where no lock can be made, the one given is not locked: nothing can be written there either.
    """
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)  # age is no sign: games take evenings
    if os.path.exists(path) and not os.path.isfile(path):  # `Path` fails where one may not look
        return lock  # a pipe, which Qt would wait for
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    if lock.tryLock(0) or lock.error() != QLockFile.LockError.LockFailedError:
        return lock
    # Qt knows a lock of a killed program by its process, but not if that number is another's now
    # or the file came from another computer. It removes no lock that a process really holds.
    if _old(path) and lock.removeStaleLockFile() and lock.tryLock(0):
        return lock
    return None


def _old(path: Path) -> bool:
    try:
        return abs(time.time() - path.stat().st_mtime) > FRESH
    except OSError:
        return False


class HeldGames:
    """The games of a folder that this program holds: no other writes them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._locks: dict[Path, QLockFile] = {}

    def take(self, path: Path) -> bool:
        """Hold a game; False if another running program does. Files elsewhere are only read."""
        if path.parent != self.folder or path in self._locks:
            return True
        lock = take(_beside(path))
        if lock is not None:
            self._locks[path] = lock
        return lock is not None

    def only(self, path: Path | None) -> None:
        """Let go of all games but one."""
        for other in [held for held in self._locks if held != path]:
            self._locks.pop(other).unlock()

    def clear(self) -> None:
        """Remove the locks that killed programs left beside games."""
        for path in files.matching(self.folder, ".*.lock"):
            if all(path != _beside(held) for held in self._locks):
                lock = take(path)
                if lock is not None:
                    lock.unlock()


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")
