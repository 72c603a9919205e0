"""The handling of uncaught errors: they are logged, and reported to the person.

    faults = Faults()
    faults.install()                     # errors of slots, timers, threads, and of ui/kit/guard.py
    faults.listeners.append(tell)        # called once for each fault, in the thread it is in

The same error at the same place is one fault: it is written once and then only counted.
"""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType

import attrs

from alhambra_qt import logs

MOST = 100  # distinct faults; later ones are not reported
LONGEST = 60  # lines of a traceback in the log

Place = tuple[str, str, int]


@attrs.define(eq=False, repr=False)
class Fault:
    """An error that nobody caught.

    ``kind`` is its type, ``file`` and ``line`` the place, ``files`` all files it went through.
    """

    kind: str
    file: str
    line: int
    files: frozenset[str]
    text: str
    count: int = 1


class Faults:
    """All errors since the start that nobody caught."""

    def __init__(self) -> None:
        self.found: dict[Place, Fault] = {}
        self.listeners: list[Callable[[Fault], None]] = []
        self._others = 0  # errors at further places, counted together
        self._lock = threading.RLock()
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)

    def install(self) -> None:
        """Hear of every error from now on."""
        sys.excepthook = self._uncaught
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._unraisable

    def remove(self) -> None:
        """Leave errors to whom they went before."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    @property
    def total(self) -> int:
        """How many errors there were, each as often as it came."""
        return self._others + sum(fault.count for fault in self.found.values())

    # -- the three ways errors come -----------------------------------------------------------

    def _uncaught(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        """An error of the main thread; whatever ends the program goes on as before."""
        if not isinstance(error, Exception) or self.caught(error):
            with suppress(Exception):
                self._before[0](kind, error, where)

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        if not isinstance(args.exc_value, Exception) or self.caught(args.exc_value):
            with suppress(Exception):
                self._before[1](args)

    def _unraisable(self, args: sys.UnraisableHookArgs) -> None:
        if not isinstance(args.exc_value, Exception) or self.caught(args.exc_value):
            with suppress(Exception):
                self._before[2](args)

    # -- one error ----------------------------------------------------------------------------

    def caught(self, error: Exception) -> bool:
        """Write an error down and tell of it; whether it is the first of its kind. Never fails."""
        with suppress(Exception), self._lock:
            frames = list(traceback.walk_tb(error.__traceback__))
            file, line = (frames[-1][0].f_code.co_filename, frames[-1][1]) if frames else ("", 0)
            place = type(error).__name__, file, line
            if place in self.found:
                self._again(self.found[place])
                return False
            if len(self.found) >= MOST:
                self._others += 1
                return False
            files = frozenset(frame.f_code.co_filename for frame, _ in frames)
            fault = self.found[place] = Fault(*place, files, "")  # known before it is reported
            fault.text = _written(error)
            logs.log.error(fault.text, extra=logs.PRINTED)
            for listener in self.listeners:
                with suppress(Exception):
                    listener(fault)
            return True
        return False

    def _again(self, fault: Fault) -> None:
        fault.count += 1
        if str(fault.count).strip("0") == "1":
            logs.log.error("%s times: %s in line %s", fault.count, fault.kind, fault.line)


def _written(error: Exception) -> str:
    lines = "".join(traceback.format_exception(error)).rstrip().split("\n")
    if len(lines) > LONGEST:
        half = LONGEST // 2
        lines[half:-half] = [f"  ... {len(lines) - 2 * half} lines ..."]
    return logs.private("\n".join(lines))
