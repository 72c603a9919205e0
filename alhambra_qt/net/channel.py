"""A channel: messages through a pipe, sealed, counted and measured.

A pipe carries bytes in order and knows nothing of them: a socket, or a queue in the tests. A
channel belongs to one thread, the main one, whichever thread the pipe delivers in: it passes
everything on through `to_main`.
"""

import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Protocol

from attrs import define, field, frozen

from alhambra_qt.net.sealing import Broken, GuestEnd, OtherVersion, Sealing, TableEnd

Call = Callable[[], None]
ToMain = Callable[[Call], None]


class Pipe(Protocol):
    """Carries messages both ways."""

    def begin(self, take: Callable[[bytes], None], lost: Call) -> None:
        """Deliver what comes; at the end ``lost`` is called, once."""

    def send(self, data: bytes) -> None:
        """Send a message without waiting; after the end nothing happens."""

    def close(self) -> None:
        """Send what is still waiting, then end."""

    @property
    def origin(self) -> str:
        """The address that dialled; empty if it is not known."""

    def let_in(self, waiting: int) -> None:
        """Keep the other end, which has shown a right to be here, apart from strangers.

        At most so many bytes wait for it: beyond that it is cut off, and comes back.
        """


@frozen
class Limits:
    """Limits of one peer: bytes of a message, messages a second, messages in a burst."""

    size: int
    rate: float
    burst: int


UP = Limits(size=2**16, rate=50, burst=500)  # of a guest; a game of a fast computer player fits
MOST_WAITING = 2**23  # bytes for a computer that does not read
DOWN = Limits(size=2**20, rate=10**6, burst=10**6)  # of a table, which answers many guests


@define(eq=False)
class Channel:
    """One end of a sealed connection.

    Attributes:
        on_open: called once the channel is sealed.
        on_message: called with each message that came.
        on_closed: called once at the end, with what the other end did wrong, or None.
    """

    pipe: Pipe
    end: GuestEnd | TableEnd
    to_main: ToMain
    on_open: Call = field(kw_only=True)
    on_message: Callable[[bytes], None] = field(kw_only=True)
    on_closed: Callable[[Broken | None], None] = field(kw_only=True)
    is_open: bool = field(default=False, init=False)
    _sealing: Sealing | None = field(default=None, init=False)
    _wrong: Broken | None = field(default=None, init=False)
    _ended: bool = field(default=False, init=False)
    _left: float = field(init=False)
    _then: float = field(factory=time.monotonic, init=False)

    def __attrs_post_init__(self) -> None:
        self._left = self._limits.burst

    @property
    def _limits(self) -> Limits:
        return DOWN if isinstance(self.end, GuestEnd) else UP

    def begin(self) -> None:
        """Start: a guest greets first."""
        if isinstance(self.end, GuestEnd):
            self.pipe.send(self.end.first)
        self.pipe.begin(self._take, self._lost)

    def send(self, data: bytes) -> None:
        """Seal and send a message; nothing if the channel is not open."""
        if self._sealing is not None and self.is_open:
            self.pipe.send(self._sealing.seal(data))

    @property
    def origin(self) -> str:
        """The address of the other end; empty if it is not known."""
        return self.pipe.origin

    def let_in(self, waiting: int = MOST_WAITING) -> None:
        """Note that the other end is no stranger: no crowd can take its place."""
        self.pipe.let_in(waiting)

    def close(self) -> None:
        """End the channel; ``on_closed`` is not called any more."""
        self._ended, self.is_open = True, False
        self.pipe.close()

    # -- in the thread of the pipe ------------------------------------------------------------

    def _take(self, data: bytes) -> None:
        if self._wrong is not None:
            return
        try:
            self._count(data)
            self._read(data)
        except Broken as error:
            self._wrong = error
            self.pipe.close()

    def _count(self, data: bytes) -> None:
        limits, now = self._limits, time.monotonic()
        self._left = min(limits.burst, self._left + (now - self._then) * limits.rate) - 1
        self._then = now
        if self._left < 0:
            raise Broken("too many messages")
        if len(data) > limits.size:
            raise Broken("too long")

    def _read(self, data: bytes) -> None:
        if self._sealing is None and isinstance(self.end, GuestEnd):
            self._sealing = self.end.answered(data)
            self.pipe.send(self._sealing.header)
            self.to_main(self._opened)
        elif self._sealing is None:
            self._answer(data)
        elif isinstance(self.end, TableEnd) and not self._sealing.begun:
            self._sealing.begin(data)
            self.to_main(self._opened)
        else:
            whole = self._sealing.open(data, self._limits.size)
            self.to_main(partial(self._came, whole))

    def _answer(self, data: bytes) -> None:
        if isinstance(self.end, TableEnd):
            try:
                answer, self._sealing = self.end.answer(data)
            except OtherVersion:
                self.pipe.send(self.end.versions)  # so that the guest can say who must update
                raise
            self.pipe.send(answer)

    def _lost(self) -> None:
        self.to_main(self._closed)

    # -- in the main thread -------------------------------------------------------------------

    def _opened(self) -> None:
        if not self._ended:
            self.is_open = True
            self.on_open()

    def _came(self, data: bytes) -> None:
        if not self._ended:
            self.on_message(data)

    def _closed(self) -> None:
        if not self._ended:
            self._ended, self.is_open = True, False
            self.on_closed(self._wrong)


@define(eq=False)
class MemoryPipe(Pipe):
    """An end of a pipe within one process; nothing moves before `pump` is called."""

    other: "MemoryPipe" = field(init=False)
    origin: str = ""
    waiting: deque[bytes] = field(factory=deque, init=False)
    ended: bool = field(default=False, init=False)
    _take: Callable[[bytes], None] | None = field(default=None, init=False)
    _lost: Call | None = field(default=None, init=False)

    @classmethod
    def pair(cls) -> "tuple[MemoryPipe, MemoryPipe]":
        """Return both ends of a new pipe."""
        first, second = cls(), cls()
        first.other, second.other = second, first
        return first, second

    def begin(self, take: Callable[[bytes], None], lost: Call) -> None:
        self._take, self._lost = take, lost

    def send(self, data: bytes) -> None:
        if not self.ended:
            self.other.waiting.append(data)

    def close(self) -> None:
        self.ended = self.other.ended = True

    def let_in(self, waiting: int) -> None:
        """Do nothing: nobody else comes through memory."""

    def pump(self) -> bool:
        """Deliver what waits at this end; return whether anything did."""
        moved = bool(self.waiting)
        while self.waiting and self._take is not None:
            self._take(self.waiting.popleft())
        if self.ended and self._lost is not None:
            lost, self._lost = self._lost, None
            lost()
            return True
        return moved
