"""Lock files: a running program locks the files it writes; stale locks are removed."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from alhambra_qt import files

FRESH = 1.0  # seconds for which a lock file may exist before it is locked


def take(path: Path) -> QLockFile | None:
    """Acquire a lock; return None if another running program holds it.

    Where no lock file can be created, the returned lock is not locked: nothing is writable there.
    """
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)  # age means nothing: games take evenings
    if os.path.exists(path) and not os.path.isfile(path):  # `Path` raises without permission
        return lock  # a pipe, on which Qt would block
    with suppress(OSError):
        files.make_folder(path.parent)
    if lock.tryLock(0) or lock.error() != QLockFile.LockError.LockFailedError:
        return lock
    # Qt detects a stale lock by its process id, but not if that id was reused or the file came from
    # another computer. It never removes a lock that a process really holds.
    if _old(path) and lock.removeStaleLockFile() and lock.tryLock(0):
        return lock
    return None


def _old(path: Path) -> bool:
    try:
        return abs(time.time() - path.stat().st_mtime) > FRESH
    except OSError:
        return False


class HeldGames:
    """The games of a folder that this program has locked for writing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._locks: dict[Path, QLockFile] = {}

    def take(self, path: Path) -> bool:
        """Lock a game; return False if another program has. Files elsewhere are read-only."""
        if path.parent != self.folder or path in self._locks:
            return True
        lock = take(_beside(path))
        if lock is not None:
            self._locks[path] = lock
        return lock is not None

    def only(self, path: Path | None) -> None:
        """Unlock all games but one."""
        for other in [held for held in self._locks if held != path]:
            self._locks.pop(other).unlock()

    def clear(self) -> None:
        """Remove stale locks left beside games by killed programs."""
        for path in files.matching(self.folder, ".*.lock"):
            if all(path != _beside(held) for held in self._locks):
                lock = take(path)
                if lock is not None:
                    lock.unlock()


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")
