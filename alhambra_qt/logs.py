"""The log: what went wrong, in a file of the person playing, for reports of faults.

It holds no names, no hands and no personal paths: every line goes through `private`, and errors
are told without the values of anything.
"""

import logging
import platform
import re
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

from alhambra_qt import __version__, paths

FILE = "alhambra-qt.log"
SIZE = 256 * 1024  # of one file; when it is full it is kept as .1, and that as .2
KEPT = 2
TAIL = 200  # lines of a report
LONGEST_LINE = 300  # letters: a message that quotes something large is cut
FORM = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
PRINTED = {"printed": True}  # extra of what stands at the terminal anyway
log = logging.getLogger(__package__)
# Each gives names of people, to be left out; who knows some adds itself.
names: list[Callable[[], Iterable[str]]] = []


class _File(RotatingFileHandler):
    """Writes what may leave the computer; that it cannot is nobody's trouble."""

    def format(self, record: logging.LogRecord) -> str:
        """Leave out what is personal."""
        return private(super().format(record))

    def handleError(self, record: logging.LogRecord) -> None:
        """Go on without a log: the disk is full, or the folder is gone."""


def file() -> Path:
    """Where the newest part of the log is."""
    return paths.log_dir() / FILE


def begin(more: str) -> logging.Handler | None:
    """Open the log and say what is running, and ``more``; None if it cannot be written."""
    path = file()
    with suppress(OSError):
        if path.exists() and not path.is_file():
            return None
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = _File(
            path, maxBytes=SIZE, backupCount=KEPT, encoding="utf-8", errors="backslashreplace"
        )
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
            return [(home, "~"), (home.replace("\\", "\\\\"), "~")]
    return []


def _names() -> list[str]:
    """All names that anybody knows, the longest first."""
    found: set[str] = set()
    for known in names:
        with suppress(Exception):
            found.update(name for name in known() if len(name.strip()) > 1)
    return sorted(found, key=len, reverse=True)
