"""The main thread of a command that waits: for calls of other threads, the clock and signals."""

import queue
import signal
import time
from collections.abc import Callable
from types import FrameType

from alhambra_qt.net.channel import Call

TICK = 1.0  # seconds


class MainLoop:
    """Runs calls in order; ``ends`` is set by SIGTERM."""

    def __init__(self) -> None:
        self.ends = False
        self._calls: queue.SimpleQueue[Call] = queue.SimpleQueue()
        self._next = time.monotonic() + TICK

    def put(self, call: Call) -> None:
        """Let a call run; from any thread."""
        self._calls.put(call)

    def run(self, is_over: Callable[[], bool], tick: Call, idle: Callable[[], bool]) -> None:
        """Run until something is over: calls first, then ``idle`` while it has something to do."""
        before = signal.signal(signal.SIGTERM, self._terminate)
        try:
            self._run(is_over, tick, idle)
        finally:
            signal.signal(signal.SIGTERM, before)

    def _run(self, is_over: Callable[[], bool], tick: Call, idle: Callable[[], bool]) -> None:
        while not (self.ends or is_over()):
            if time.monotonic() >= self._next:
                self._next = time.monotonic() + TICK
                tick()
            try:
                self._calls.get_nowait()()
                continue
            except queue.Empty:
                pass
            if not idle():
                self._wait()

    def _wait(self) -> None:
        try:
            call = self._calls.get(timeout=max(0.0, self._next - time.monotonic()))
        except queue.Empty:
            return
        call()

    def _terminate(self, number: int, frame: FrameType | None) -> None:
        self.ends = True
        self.put(lambda: None)
