"""Processes that work for this one: they hear no signal, and end as soon as this one does.

Such a process is ended by killing it: nothing that it does must be finished, and a process that
the system has suspended ends, too.

Only the standard library is imported here: such a process watches over its end before it imports
what it works with.
"""

import atexit
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

PATIENCE = 20.0  # seconds: an answer, or news of the work, usually takes less than a fifth of it
NAMES = ("SIGINT", "SIGTERM", "SIGHUP")

Call = Callable[[], None]


def start(work: Callable[[Connection], None]) -> tuple[BaseProcess, Connection]:
    """Start such a process, and return it with the line to it.

    Raises:
        OSError: if it cannot be started.
    """
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=work, args=(there,), daemon=True)
    with deaf():
        process.start()
    there.close()
    return process, here


@contextmanager
def deaf() -> Iterator[None]:
    """Start processes in here, and they never hear what ends programs, not even at their start.

    A terminal sends Ctrl+C, or its own end, to all of them at once, and so does the end of a
    session; only the one that was started by a person acts on it, and ends the others. That one
    hears it when they have been started.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows: deaf from `begin` on
        yield
        return
    from multiprocessing import resource_tracker

    sent = {getattr(signal, name) for name in NAMES}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, sent)
    try:
        resource_tracker.ensure_running()  # starting it lets Ctrl+C through again
        signal.pthread_sigmask(signal.SIG_BLOCK, sent)
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@atexit.register
def end_all() -> None:
    """End every process that still works for this one: Python itself would wait for it."""
    for child in multiprocessing.active_children():
        child.kill()


class Patience:
    """Tells, in the main thread, that an answer does not come; and when that holds no longer."""

    def __init__(self, to_main: Callable[[Call], None], told: Callable[[bool], None]) -> None:
        self._to_main, self._told = to_main, told
        self._timer: threading.Timer | None = None
        self._lost = False

    def begin(self) -> None:
        """Wait for an answer from now on."""
        self.end()
        self._timer = threading.Timer(PATIENCE, self._over)
        self._timer.daemon = True
        self._timer.start()

    def end(self) -> None:
        """Wait no more: it came, or nobody wants to know it any longer."""
        if self._timer is not None:
            self._timer.cancel()
        lost, self._timer, self._lost = self._lost, None, False
        if lost:
            self._told(False)

    def _over(self) -> None:
        self._to_main(partial(self._lose, threading.current_thread()))

    def _lose(self, timer: threading.Thread) -> None:
        if timer is self._timer:
            self._lost = True
            self._told(True)


def begin() -> None:
    """Be such a process from here on: deaf to signals, and gone when the one that wants it is.

    That one may have been killed without a chance to say so: nobody may think on for nobody.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def computers(line: Connection) -> None:
    """Be the process of the computer players; they are imported when their end is watched."""
    begin()
    from alhambra_qt.ai.worker import serve

    serve(line)


def reviews(line: Connection) -> None:
    """Be the process that works out a review."""
    begin()
    from alhambra_qt.review.worker import serve

    serve(line)
