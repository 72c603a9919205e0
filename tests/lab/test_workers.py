"""Waits for the processes of games can be interrupted."""

import _thread
import signal
import threading
from concurrent.futures import Future

import pytest

from alhambra_qt.lab.workers import awaited


def test_ctrl_c_ends_a_wait() -> None:
    """As on Windows, the wait itself goes on after Ctrl+C; it is given up all the same."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in the background
    pressed = threading.Timer(0.1, _thread.interrupt_main)
    pressed.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            awaited(Future())
    finally:
        signal.signal(signal.SIGINT, before)
    pressed.join(10)


def test_a_result_is_waited_for() -> None:
    """The answer that another thread gives later is returned, and so is its error."""
    future: Future[str] = Future()
    threading.Timer(0.1, future.set_result, ("played",)).start()
    assert awaited(future) == "played"
    failed: Future[str] = Future()
    failed.set_exception(ValueError("no"))
    with pytest.raises(ValueError, match="no"):
        awaited(failed)
