"""Ends of channels for the tests: in memory, or over sockets of this computer."""

import queue
import time
from collections.abc import Callable

from attrs import define, field

from alhambra_qt.net.channel import Call, Channel, MemoryPipe, Pipe
from alhambra_qt.net.sealing import Broken, GuestEnd, TableEnd, new_key, public_key
from alhambra_qt.net.sockets import Address

HERE = Address("127.0.0.1", 0)
PROTOCOL, APP = 1, "1.2.3"
LONGEST_WAIT = 30.0


@define(eq=False)
class End:
    """An end of a channel and its callbacks."""

    channel: Channel = field(init=False)
    came: list[bytes] = field(factory=list)
    opened: int = 0
    ends: list[Broken | None] = field(factory=list)

    def lay(self, pipe: Pipe, end: GuestEnd | TableEnd, to_main: Callable[[Call], None]) -> None:
        """Begin a channel."""
        self.channel = Channel(
            pipe,
            end,
            to_main,
            on_open=self._open,
            on_message=self.came.append,
            on_closed=self.ends.append,
        )
        self.channel.begin()

    def _open(self) -> None:
        self.opened += 1


def at_once(call: Call) -> None:
    """The main thread where there is only one."""
    call()


@define(eq=False)
class Pair:
    """A guest and a table in memory."""

    secret: bytes = field(factory=new_key)
    guest: End = field(factory=End)
    table: End = field(factory=End)
    guest_pipe: MemoryPipe = field(init=False)
    table_pipe: MemoryPipe = field(init=False)

    def begin(
        self, wanted: bytes | None = None, protocols: tuple[int, int] = (PROTOCOL, PROTOCOL)
    ) -> "Pair":
        """Let them greet each other."""
        self.guest_pipe, self.table_pipe = MemoryPipe.pair()
        self.table.lay(self.table_pipe, TableEnd(self.secret, protocols[1], APP), at_once)
        wanted = public_key(self.secret) if wanted is None else wanted
        self.guest.lay(self.guest_pipe, GuestEnd(wanted, protocols[0], APP), at_once)
        self.pump()
        return self

    def pump(self) -> None:
        """Deliver until nothing moves."""
        while self.guest_pipe.pump() | self.table_pipe.pump():
            pass


@define(eq=False)
class Main:
    """A main thread that waits for conditions."""

    calls: "queue.Queue[Call]" = field(factory=queue.Queue)

    def until(self, is_met: Callable[[], object]) -> None:
        """Run what other threads want run, until a condition holds."""
        end = time.monotonic() + LONGEST_WAIT
        while not is_met():
            assert time.monotonic() < end, "waited in vain"
            try:
                self.calls.get(timeout=0.05)()
            except queue.Empty:
                continue
