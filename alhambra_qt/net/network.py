"""The thread of all connections: one event loop, however many computers are connected.

The servers of the websockets library start a thread or a task for each connection before its limits
can be checked, and count neither fragments nor unread answers to pings. So the program uses only
its protocol (`websocket`), on plain transports: somebody who connects and says nothing costs a
socket and a few small objects, no thread and no timer.
"""

import asyncio
import atexit
import logging
import threading
import time
from collections.abc import Callable, Coroutine
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol

TICK = 0.25  # seconds between two looks at what is late
LAST_WORDS = 3.0  # seconds to send what is waiting when a connection is closed
DIFFERENT = 20  # errors that are logged; strangers must not be able to fill the log

log = logging.getLogger("alhambra.net")  # of websockets
log.addHandler(logging.NullHandler())
log.propagate = False
errors = logging.getLogger("alhambra_qt.net")  # in the log of the program


class Ticking(Protocol):
    """Something that can be late."""

    def tick(self, now: float) -> None:
        """Do what time asks for; ``now`` is in seconds of the monotonic clock."""


class Network:
    """The thread and its event loop; there is one in a process (`network`)."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.ticking: set[Ticking] = set()
        self.closing: set[Ticking] = set()  # those that still send their last words
        self._tasks: set[asyncio.Task[None]] = set()
        self._seen: set[str] = set()
        self.loop.set_exception_handler(self._note)
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)
        self._thread.start()
        atexit.register(self._end)

    def call(self, function: Callable[..., None], *args: object) -> None:
        """Call a function in the network's thread, from any thread, in the order of these calls."""
        self.loop.call_soon_threadsafe(partial(function, *args))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that waits; from any thread."""
        self.call(self._start, work)

    def wait(self, work: Coroutine[Any, Any, None]) -> None:
        """Wait until something is done, from another thread than the network's.

        Raises:
            TimeoutError: if it takes longer than it may.
        """
        asyncio.run_coroutine_threadsafe(work, self.loop).result(LAST_WORDS)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(work)
        self._tasks.add(task)  # the loop itself keeps no task alive
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._note(self.loop, {"exception": error})

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self._tick()
        self.loop.run_forever()
        self.loop.close()

    def _tick(self) -> None:
        self.loop.call_later(TICK, self._tick)
        now = time.monotonic()
        for waiting in tuple(self.ticking):
            waiting.tick(now)

    def _note(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Write an error of a connection to the log: its kind and place, and nothing it holds."""
        error = context.get("exception")
        step = None if error is None else error.__traceback__
        while step is not None and step.tb_next is not None:
            step = step.tb_next
        place = (
            ""
            if step is None
            else f"{Path(step.tb_frame.f_code.co_filename).name}:{step.tb_lineno}"
        )
        text = f"A connection failed: {type(error).__name__} {place}"
        if text not in self._seen and len(self._seen) < DIFFERENT:
            self._seen.add(text)
            errors.warning(text)

    def _end(self) -> None:
        """Let what is being closed send its last words, then stop; at the end of the program."""
        end = time.monotonic() + LAST_WORDS
        while self.closing and time.monotonic() < end:
            time.sleep(0.01)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(LAST_WORDS)


@cache
def network() -> Network:
    """Return the network of this process; its thread begins with the first connection."""
    return Network()
