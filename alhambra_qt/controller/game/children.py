"""Processes that work for this one: Ctrl+C is not for them, and they end as soon as this one does.

Only the standard library is imported here: such a process watches over its end before it imports
what it works with.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess


def start(work: Callable[[Connection], None]) -> tuple[BaseProcess, Connection]:
    """Start such a process, and give it with the line to it.

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
    """Start processes in here, and they never hear what a terminal sends, not even at their start.

    It sends Ctrl+C, or its own end, to all of them at once; only the one that was started by a
    person acts on it, and ends the others. That one hears it when they have been started.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows: deaf from `begin` on
        yield
        return
    from multiprocessing import resource_tracker

    sent = {signal.SIGINT, signal.SIGHUP}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, sent)
    try:
        resource_tracker.ensure_running()  # starting it lets Ctrl+C through again
        signal.pthread_sigmask(signal.SIG_BLOCK, sent)
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin() -> None:
    """Be such a process from here on: deaf to Ctrl+C, and gone when the one that wants it is.

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
