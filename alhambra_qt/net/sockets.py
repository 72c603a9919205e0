"""Pipes over websockets: a table listens, a guest dials.

All of them live in one thread (`network`), which reads, seals and writes for everybody; nobody
waits for a slow computer: a channel that cannot take any more ends, and the guest comes back.
"""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Literal

from attrs import define, field, frozen

from alhambra_qt.net.channel import DOWN, UP, Call, Pipe
from alhambra_qt.net.entrance import PLACES, Entrance, Handshake
from alhambra_qt.net.network import log, network
from alhambra_qt.net.port import Port
from alhambra_qt.net.web import WebSocketException
from alhambra_qt.net.websocket import HURRY, User, WebSocket, dialling

FIRST_UP, FIRST_DOWN = 3, 2  # messages until an end has said who it is
SEALED = 1024  # bytes that sealing may add to a message
GUESTS = 32  # lines of those who have been let in
FULL, NOBODY = 1013, 4404  # codes of closing of a relay
# Why nothing came of dialling: nobody answers, the line was cut before anything was said, a relay
# has no place left, or no table waits there.
Silence = Literal["nobody", "cut", "full", "no-table"]
SILENCES: dict[int, Silence] = {FULL: "full", NOBODY: "no-table"}


@frozen
class Address:
    """A computer and a port."""

    host: str
    port: int

    def __str__(self) -> str:
        """Write it as people do: an IPv6 address in brackets."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def own_addresses(port: int) -> tuple[Address, ...]:
    """Return the addresses at which others may reach this computer, the network's own first."""
    found = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))  # sends nothing: only asks which way it would go
            found.append(Address(probe.getsockname()[0], port))
    return tuple(found)


@define(eq=False)
class SocketPipe(Pipe, User):
    """A pipe over a line.

    Args:
        first: how many messages must come without delay.
        begins: called with the pipe once both ends speak the protocol.
        ends: called with the line and with how many messages came, once it is closed.
        entrance: where a stranger is counted; None for a line that was dialled here.
    """

    first: int
    begins: Callable[[Pipe], None]
    ends: Callable[[WebSocket, int], None]
    entrance: Entrance | None = None
    messages: int = field(default=0, init=False)
    _line: WebSocket | None = field(default=None, init=False)
    _take: Callable[[bytes], None] | None = field(default=None, init=False)
    _lost: Call | None = field(default=None, init=False)

    # -- from any thread ----------------------------------------------------------------------

    def begin(self, take: Callable[[bytes], None], lost: Call) -> None:
        self._take, self._lost = take, lost

    def send(self, data: bytes) -> None:
        network().call(self._send, data)

    def close(self) -> None:
        network().call(self._close)

    @property
    def origin(self) -> str:
        line = self._line
        return "" if line is None else line.origin

    def let_in(self, waiting: int) -> None:
        network().call(self._let_in, waiting)

    # -- in the network's thread --------------------------------------------------------------

    def _send(self, data: bytes) -> None:
        if self._line is not None:
            self._line.send(data)

    def _close(self) -> None:
        if self._line is not None:
            self._move(Handshake.LEAVING)
            self._line.close()

    def _let_in(self, waiting: int) -> None:
        if self._line is not None:
            self._line.is_known, self._line.waiting = True, waiting
            self._move(None)

    def _move(self, step: Handshake | None) -> None:
        if self._line is not None and not self._line.is_ending and self.entrance is not None:
            self.entrance.move(self._line, step)

    def opened(self, line: WebSocket, path: str) -> None:
        self._line = line
        line.hurry()
        self.begins(self)

    def came(self, line: WebSocket, data: bytes) -> None:
        self.messages += 1
        if self.messages == 1:
            self._move(Handshake.GREETED)
        elif self.messages == self.first:
            self._move(Handshake.NAMED)
        line.hurry(HURRY if self.messages < self.first else None)
        if self._take is not None:
            self._take(data)

    def late(self, line: WebSocket) -> None:
        line.cut()

    def blocked(self, line: WebSocket, yes: bool) -> None:
        """Do nothing: what waits for this computer is measured by its line."""

    def lost(self, line: WebSocket) -> None:
        self._line = None
        self.ends(line, self.messages)
        if self._lost is not None:
            self._lost()


class Listener:
    """A port where pipes arrive; ``take`` is called with each, in the network's thread.

    Raises:
        OSError: if nobody may listen there.
    """

    def __init__(self, at: Address, take: Callable[[Pipe], None]) -> None:
        self._take = take
        most = sum(PLACES.values()) + GUESTS
        self.port = Port(at.host, at.port, self._user, UP.size + SEALED, most)
        self.address = Address(at.host, self.port.number)

    def _user(self) -> SocketPipe:
        port = self.port
        return SocketPipe(FIRST_UP, self._take, lambda line, _: port.gone(line), port.entrance)

    def close(self) -> None:
        """End all channels and listen no more."""
        self.port.close()


def dial(
    to: Address,
    take: Callable[[Pipe], None],
    failed: Callable[[Silence], None],
    path: str = "/",
) -> None:
    """Connect: ``take`` is called with the pipe, ``failed`` if nothing ever comes.

    Both are called in the network's thread.
    """

    def ended(line: WebSocket, came: int) -> None:
        if not came:
            failed(silence(line))

    network().start(call(to, path, SocketPipe(FIRST_DOWN, take, ended), failed))


def silence(line: WebSocket) -> Silence:
    """Return why nothing came over a line that has ended."""
    wrong = line.web.handshake_exc
    if line.is_late or (wrong is not None and not isinstance(wrong.__cause__, EOFError)):
        return "nobody"
    return SILENCES.get(line.close_code, "cut")


async def call(to: Address, path: str, user: SocketPipe, failed: Callable[[Silence], None]) -> None:
    """Connect for somebody who uses the line; ``failed`` is called if there is none."""
    try:
        line = dialling(user, f"ws://{to}{path}", DOWN.size + SEALED)
        async with asyncio.timeout(HURRY):
            await network().loop.create_connection(lambda: line, to.host, to.port)
    except (OSError, ValueError, WebSocketException) as error:
        log.debug("%s: %s", to, error)
        failed("nobody")
