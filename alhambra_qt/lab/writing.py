"""Writing results to standard output, progress to standard error."""

import json
import sys
import time
from typing import Any

NAME = "alhambra-lab"
BAR = 30


def emit(data: Any) -> None:
    """Print one JSON document on a line of its own, at once."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def tell_hands(shown: bool, before: bool) -> bool:
    """Print whether hands are shown to those who watch, if that has changed; return it."""
    if shown != before:
        emit({"hands": shown})
    return shown


def say(line: str) -> None:
    """Write a line to standard error, if that is open."""
    if sys.stderr is not None:
        sys.stderr.write(f"{line}\n")


class ProgressBar:
    """A bar on standard error with pace and time left, if that is a terminal."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.shown = total > 1 and sys.stderr is not None and sys.stderr.isatty()
        self.start = time.monotonic()
        self.tell(0)

    def tell(self, done: int) -> None:
        """Show how much is done."""
        if self.shown:
            full = BAR * done // self.total
            bar = "#" * full + "." * (BAR - full)
            pace = paced(done, self.total, time.monotonic() - self.start)
            sys.stderr.write(f"\r[{bar}] {done}/{self.total}{pace}")
            sys.stderr.flush()

    def clear(self) -> None:
        """Take the bar away."""
        if self.shown:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()


def paced(done: int, total: int, seconds: float) -> str:
    """Say how fast it goes, and how long it will still take; nothing before that is known.

    >>> paced(30, 120, 60.0)
    '  0.5/s  3:00 left'
    """
    if not done or seconds <= 0:
        return ""
    left = round(seconds / done * (total - done))
    hours, minutes = divmod(left // 60, 60)
    clock = f"{hours}:{minutes:02}:{left % 60:02}" if hours else f"{minutes}:{left % 60:02}"
    return f"  {done / seconds:.3g}/s  {clock} left"
