"""Work in a thread: its answer comes in the main thread, and only that of the newest work."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import Queue

import pytest

from alhambra_qt.controller.game.background import Background

LIMIT = 20.0  # seconds


class Main:
    """A main thread that runs a call when the test says so."""

    def __init__(self) -> None:
        self.calls: Queue[Callable[[], None]] = Queue()
        self.work = Background(self.calls.put, "test")

    def run(self) -> None:
        """Run the next call."""
        self.calls.get(timeout=LIMIT)()


def test_the_answer_comes_once_and_in_the_main_thread() -> None:
    """Slow work is answered by a call in the main thread; until then it counts as working."""
    main, may, found = Main(), threading.Event(), list[object]()

    def slow() -> str:
        assert may.wait(LIMIT)
        return threading.current_thread().name

    main.work.start(slow, lambda name: found.append((name, threading.current_thread())))
    assert main.work.working
    assert found == []
    may.set()
    main.run()
    assert found == [("test", threading.main_thread())]
    assert not main.work.working
    assert main.work.wait(LIMIT)
    assert main.calls.empty()


def test_short_work_is_answered_once() -> None:
    """The call that comes after an answer changes nothing, whichever of the two was first."""
    main, found = Main(), list[int | None]()
    main.work.start(lambda: 7, found.append)
    main.run()
    assert found == [7]


def test_only_the_newest_work_is_answered() -> None:
    """An answer to earlier work is dropped."""
    main, may, found = Main(), threading.Event(), list[str | None]()

    def slow() -> str:
        assert may.wait(LIMIT)
        return "old"

    main.work.start(slow, found.append)
    main.work.start(lambda: "new", found.append)
    may.set()
    main.run()
    main.run()
    assert found == ["new"]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_work_that_fails_is_answered_too() -> None:
    """Nobody waits in vain: without a result the answer is None."""
    main, found = Main(), list[object]()
    main.work.start(lambda: 1 / 0, found.append)
    main.run()
    assert found == [None]


def test_the_wait_has_a_limit() -> None:
    """The end of the program waits no longer than it says."""
    main, may = Main(), threading.Event()
    assert main.work.wait(0)
    main.work.start(lambda: may.wait(LIMIT), lambda _: None)
    assert not main.work.wait(0)
    may.set()
    assert main.work.wait(LIMIT)
