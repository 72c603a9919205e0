"""Work in a thread of this process, such as reading a long career or writing an exported game.

Anything that must be ended at once has a process instead (``children.py``).
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from attrs import define, field

from alhambra_qt.controller.game.children import Call

T = TypeVar("T")
ToMain = Callable[[Call], None]  # runs a call in the main thread
QUICK = 0.1  # seconds that the caller waits: short work needs no sign that it goes on


@define(eq=False)
class _Task:
    done: Callable[[Any], None]
    found: object = None


@define(eq=False)
class Background:
    """Does one piece of work at a time; later work replaces what has not been answered.

    The thread does not keep the program from ending.

    Args:
        to_main: runs a call in the main thread.
        name: of the thread.
    """

    to_main: ToMain
    name: str
    _task: _Task | None = field(default=None, init=False)
    _thread: threading.Thread | None = field(default=None, init=False)

    @property
    def working(self) -> bool:
        """Whether an answer is still to come."""
        return self._task is not None

    def start(self, work: Callable[[], T], done: Callable[[T | None], None]) -> None:
        """Call ``done`` in the main thread with the result, or with None if the work fails.

        If the result is there in a moment, that happens before this method returns.
        """
        task = self._task = _Task(done)
        self._thread = threading.Thread(
            target=self._run, args=(work, task), name=self.name, daemon=True
        )
        self._thread.start()
        if self.wait(QUICK):
            self._answer(task)

    def wait(self, seconds: float) -> bool:
        """Wait for the thread, no longer than this; return whether it has ended."""
        if self._thread is None:
            return True
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _run(self, work: Callable[[], object], task: _Task) -> None:
        try:
            task.found = work()
        finally:  # an exception is reported like every other
            self.to_main(partial(self._answer, task))

    def _answer(self, task: _Task) -> None:
        if task is self._task:
            self._task = None
            task.done(task.found)
