"""The log: what went wrong, in a file of the person playing, for reports of faults.

It holds no names, no hands and no personal paths: every line goes through `private`, and errors are
logged without any values.
"""

import logging
import os
import platform
import re
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path

from alhambra_qt import __version__, paths

if sys.platform == "win32":
    import _winapi  # of Python itself, as in multiprocessing: `os.open` shares no file for renaming
    import msvcrt

    # FILE_READ_DATA, which locks need, FILE_APPEND_DATA, FILE_READ_ATTRIBUTES and SYNCHRONIZE:
    # with these each write goes to the end of the file, also between those of another process.
    APPEND = 0x1 | 0x4 | 0x80 | 0x100000
    SHARED = 0x1 | 0x2 | 0x4  # for reading, writing, and renaming or removing
    OPEN_ALWAYS = 4
    BEYOND = 2**30  # the byte that is locked: no log is as long
else:
    import fcntl

FILE = "alhambra-qt.log"
SIZE = 256 * 1024  # of one file; when it is full it is kept as .1, and that as .2
KEPT = 2
TAIL = 200  # lines of a report
LONGEST_LINE = 300  # letters: a message that quotes something large is cut
# Stands for the home: what opens it when a path is pasted into a terminal or the Explorer.
HOME = "%USERPROFILE%" if sys.platform == "win32" else "~"
FORM = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
PRINTED = {"printed": True}  # extra of what stands at the terminal anyway
log = logging.getLogger(__package__)
# Each gives names of people, to be left out; who knows some adds itself.
names: list[Callable[[], Iterable[str] | None]] = []


class _File(logging.FileHandler):
    """Writes what may leave the computer; that it cannot is nobody's trouble.

    A second start writes the same log: each line goes to the file that is there now, and one of
    them alone puts a full one aside. Python's own handler that does so asks for sockets and more,
    which takes a fiftieth of the start.
    """

    def _open(self) -> TextIOWrapper:
        """Open the log for this person alone, so that it can be renamed meanwhile."""
        if sys.platform == "win32":
            made = _winapi.CreateFile(self.baseFilename, APPEND, SHARED, 0, OPEN_ALWAYS, 0, 0)
            handle = msvcrt.open_osfhandle(made, os.O_APPEND)
        else:
            handle = os.open(self.baseFilename, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        return open(handle, "a", encoding=self.encoding, errors=self.errors)

    def emit(self, record: logging.LogRecord) -> None:
        """Write to the file that is there now, or to a new one if it is full."""
        with suppress(OSError, ValueError):
            self._follow()
            if self.stream is not None:
                size = os.fstat(self.stream.fileno()).st_size + len(self.format(record))
                if size >= SIZE and os.path.isfile(self.baseFilename):
                    self._put_aside(self.stream)
        super().emit(record)

    def _put_aside(self, full: TextIOWrapper) -> None:
        """Keep a full file by another name, unless another process is doing so or has just done it.

        What is written next opens the file anew.
        """
        held = os.dup(full.fileno())
        with suppress(OSError):  # somebody reads it on Windows: it grows until the next line
            if _hold(held) and self._follow():
                self.stream = None
                full.close()
                names = [self.baseFilename, *(f"{self.baseFilename}.{k + 1}" for k in range(KEPT))]
                for name, older in reversed(list(pairwise(names))):
                    if os.path.exists(name):
                        os.replace(name, older)
        os.close(held)

    def _follow(self) -> bool:
        """Turn to the newest file; False if another process has put aside the one open here."""
        if self.stream is None:
            return True
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(self.stream.fileno()), os.stat(self.baseFilename)):
                return True
        before, self.stream = self.stream, self._open()
        before.close()
        return False

    def format(self, record: logging.LogRecord) -> str:
        """Leave out what is personal."""
        return private(super().format(record))

    def handleError(self, record: logging.LogRecord) -> None:
        """Go on without a log: the disk is full, or the folder is gone."""


def _hold(file: int) -> bool:
    """Keep other processes from an open file until it is closed; False if one of them has it."""
    if sys.platform == "win32":
        os.lseek(file, BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
    else:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a disk without locks
            return True
    return True


def file() -> Path:
    """Return the path of the newest part of the log."""
    return paths.log_dir() / FILE


def begin(more: str) -> logging.Handler | None:
    """Open the log and say what is running, and ``more``; None if it cannot be written."""
    path = file()
    with suppress(OSError):
        if path.exists() and not path.is_file():
            return None
        path.parent.mkdir(parents=True, exist_ok=True)
        path.parent.chmod(paths.PRIVATE)
        for older in path.parent.glob(f"{FILE}*"):
            older.chmod(0o600)
        handler = _File(path, encoding="utf-8", errors="backslashreplace")
        handler.setFormatter(FORM)
        handler.setLevel(logging.INFO)
        log.addHandler(handler)
        log.setLevel(min(log.level or logging.INFO, logging.INFO))
        log.info(about(more))
        return handler
    return None


def aloud() -> logging.Handler | None:
    """Say everything at the terminal too, as it is; None if there is none."""
    if sys.stderr is None:
        return None
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORM)
    handler.addFilter(lambda record: not hasattr(record, "printed"))
    log.addHandler(handler)
    log.setLevel(logging.DEBUG)
    return handler


def end(handler: logging.Handler | None) -> None:
    """Close the log."""
    if handler is not None:
        log.removeHandler(handler)
        with suppress(OSError, ValueError):  # what was not written yet is lost with the disk
            handler.close()


def about(more: str) -> str:
    """Say what is running: version of the program, Python, system and ``more``."""
    python = f"Python {platform.python_version()}"
    # Not `platform.platform`: it starts a program to learn the kind of processor.
    parts = (platform.system(), platform.release(), platform.version(), platform.machine())
    system = " ".join((*parts, *platform.libc_ver()))
    return f"Alhambra Qt {__version__}, {python}, {more}, {system}"


def tail() -> str:
    """Give the end of the log; nothing if it cannot be read."""
    with suppress(OSError):
        if file().is_file():
            lines = file().read_text(encoding="utf-8", errors="replace").splitlines()
            return "\n".join(lines[-TAIL:])
    return ""


def private(text: str) -> str:
    """Leave out names of people and the folders of the person playing, and cut long lines."""
    for folder, sign in _folders():
        text = text.replace(folder, sign)
    for name in _names():
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "<name>", text)
    return "\n".join(_cut(line) for line in text.split("\n"))


def _cut(line: str) -> str:
    return line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE - 1]}\u2026"


def _folders() -> list[tuple[str, str]]:
    """The home, as it is and as it stands in quotes, where Windows doubles its separators."""
    with suppress(RuntimeError):
        home = str(Path.home())
        if len(home) > 1:
            return [(home, HOME), (home.replace("\\", "\\\\"), HOME)]
    return []


def _names() -> list[str]:
    """All names that anybody knows, the longest first."""
    found: set[str] = set()
    for known in names:
        with suppress(Exception):
            found.update(name for name in known() or () if len(name.strip()) > 1)
    return sorted(found, key=len, reverse=True)
