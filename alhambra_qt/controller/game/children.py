"""Child processes: they ignore signals and end with their parent.

A child is ended by killing it: its work need not be finished, and it may be suspended.

Only the standard library is imported here: a child watches its parent before it imports more.
"""

import atexit
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Line
else:
    from multiprocessing.connection import Connection as Line

HELLO = b""  # what a process sends first
PATIENCE = 20.0  # seconds; an answer or progress report usually takes under a fifth of it

Call = Callable[[], None]


class Child:
    """A running process, the connection to it, and the number of requests ``open`` there.

    A thread may be reading from the connection; it is closed only once that thread has ended.
    """

    def __init__(self, process: BaseProcess, line: Line) -> None:
        self.process, self.line, self.open = process, line, 0

    def ask(self, question: bytes) -> None:
        """Send a question, once the process is there to read it.

        Raises:
            EOFError: if it has ended.
            OSError: if the line is broken.
        """
        self.receive()  # HELLO
        self.line.send_bytes(question)

    def receive(self) -> bytes:
        """Wait for what the process sends next, or for its end.

        The line alone need not end with the process: on Windows the other end of it stays open here
        if the process is killed before it takes that over.

        Raises:
            EOFError: if it has ended.
            OSError: if the line is broken.
        """
        wait((self.line, self.process.sentinel))
        if not self.line.poll():
            raise EOFError
        return self.line.recv_bytes()

    def end(self) -> None:
        """Kill the process; everything that is wanted of it has been received."""
        self.process.kill()
        self.process.join(timeout=2)


def start(worker: str) -> Child:
    """Start a child process that runs a module's ``serve``.

    Raises:
        OSError: if it cannot be started.
    """
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(worker, there), daemon=True)
    with deaf():
        process.start()
    there.close()
    return Child(process, here)


@contextmanager
def deaf() -> Iterator[None]:
    """Start processes inside this block with termination signals blocked from the beginning.

    A terminal or the end of a session signals the whole process group. Only the main process acts
    on the signal, after the others have started, and ends them.
    """
    if sys.platform == "win32":  # ignored only from `begin` on
        yield
    else:
        sent = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP}
        before = signal.pthread_sigmask(signal.SIG_BLOCK, sent)
        try:
            resource_tracker.ensure_running()  # starting it unblocks Ctrl+C
            signal.pthread_sigmask(signal.SIG_BLOCK, sent)
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@atexit.register
def end_all() -> None:
    """End every child still running: Python itself would wait for it."""
    for child in multiprocessing.active_children():
        child.kill()


class Patience:
    """A timeout in the main thread: reports that an answer is overdue, and when that is over."""

    def __init__(self, to_main: Callable[[Call], None], told: Callable[[bool], None]) -> None:
        self._to_main, self._told = to_main, told
        self._timer: threading.Timer | None = None
        self._lost = False

    def begin(self) -> None:
        """Start waiting for an answer."""
        self.end()
        self._timer = threading.Timer(PATIENCE, self._over)
        self._timer.daemon = True
        self._timer.start()

    def end(self) -> None:
        """Stop waiting: the answer came or is no longer needed."""
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
    """Become a child process: ignore signals and exit when the parent does.

    The parent may be killed without notice, and no child may go on without it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":  # Ctrl+Break, and a console that is closed
        signal.signal(signal.SIGBREAK, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _serve(worker: str, line: Line) -> None:
    """Run in the child; the worker is imported once the parent is watched."""
    begin()
    line.send_bytes(HELLO)
    import_module(worker).serve(line)
