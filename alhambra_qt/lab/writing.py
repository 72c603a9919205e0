"""Writing results to standard output, progress to standard error."""

import json
import sys
from typing import Any

BAR = 30


def emit(data: Any) -> None:
    """Print one JSON document on a line of its own, at once."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def say(line: str) -> None:
    """Write a line to standard error, if that is open."""
    if sys.stderr is not None:
        sys.stderr.write(f"{line}\n")


class Progress:
    """A bar on standard error, if that is a terminal."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.shown = total > 1 and sys.stderr is not None and sys.stderr.isatty()
        self.tell(0)

    def tell(self, done: int) -> None:
        """Show how much is done."""
        if self.shown:
            full = BAR * done // self.total
            bar = "#" * full + "." * (BAR - full)
            sys.stderr.write(f"\r[{bar}] {done}/{self.total}")
            sys.stderr.flush()

    def clear(self) -> None:
        """Take the bar away."""
        if self.shown:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
