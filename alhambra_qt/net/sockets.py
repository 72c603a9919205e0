"""Pipes over websockets: a table listens, a guest dials.

Each socket has a thread that reads and one that writes, so nobody waits for a slow computer: a
channel that cannot take any more ends, and the guest comes back.
"""

import logging
import queue
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from attrs import define, field, frozen

from alhambra_qt.net.channel import DOWN, UP, Call, Pipe
from alhambra_qt.net.web import (
    Connection,
    ConnectionClosed,
    Server,
    ServerConnection,
    WebSocketException,
    connect,
    serve,
)

PING = 15.0  # seconds between pings, and for the answer to one
HURRY = 10.0  # seconds for each message until an end has said who it is
FIRST_UP, FIRST_DOWN = 3, 2  # the number of these messages
LAST_WORDS = 3.0  # seconds to send what is waiting when a channel is closed
STUCK = 30.0  # seconds in which a computer must read something
MOST_WAITING = 2**23  # bytes for a computer that does not read
SEALED = 1024  # bytes that sealing may add to a message
MOST_CHANNELS = 32  # of guests and strangers, at once
MOST_KNOCKING = 32  # who have dialled and said nothing, at once
BREATH = 0.2  # seconds until a port that could take nobody tries again

log = logging.getLogger("alhambra.net")
log.addHandler(logging.NullHandler())
log.propagate = False  # whoever knocks at a port could fill the program's log


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
class SocketPipe(Pipe):
    """A pipe over one websocket; ``run`` reads until the end, in a thread of its own.

    Attributes:
        first: how many messages must come without delay.
        heard: called at the first message; until then a pipe in a room of a relay may wait.
        came: how many messages have come.
    """

    connection: Connection
    first: int
    heard: Call | None = None
    came: int = 0
    _take: Callable[[bytes], None] | None = field(default=None, init=False)
    _lost: Call | None = field(default=None, init=False)
    _out: "queue.SimpleQueue[bytes | None]" = field(factory=queue.SimpleQueue, init=False)
    _waiting: int = field(default=0, init=False)
    _lock: threading.Lock = field(factory=threading.Lock, init=False)

    def begin(self, take: Callable[[bytes], None], lost: Call) -> None:
        self._take, self._lost = take, lost

    def send(self, data: bytes) -> None:
        with self._lock:
            self._waiting += len(data)
        if self._waiting > MOST_WAITING:
            self.cut()
        self._out.put(data)

    def close(self) -> None:
        self._out.put(None)
        end = threading.Timer(LAST_WORDS, self.cut)
        end.daemon = True
        end.start()

    @property
    def is_strange(self) -> bool:
        """Whether the other end has not said who it is."""
        return self.came < self.first

    def run(self) -> None:
        """Read until the channel ends, and write beside it."""
        self.connection.socket.settimeout(STUCK)
        threading.Thread(target=self._write, daemon=True).start()
        try:
            self._read()
        except (ConnectionClosed, TimeoutError):
            pass
        finally:
            self._out.put(None)
            if self._lost is not None:
                self._lost()

    def _read(self) -> None:
        while self._take is not None:
            hurry = self.is_strange and (self.came or self.heard is None)
            data = self.connection.recv(HURRY if hurry else None)
            if isinstance(data, str):
                return
            self.came += 1
            if self.came == 1 and self.heard is not None:
                self.heard()
            self._take(data)

    def _write(self) -> None:
        with suppress(ConnectionClosed, OSError):
            while (data := self._out.get()) is not None:
                self.connection.send(data)
                with self._lock:
                    self._waiting -= len(data)
        self.connection.close()

    def cut(self) -> None:
        """End the connection even if the other computer does not read."""
        cut(self.connection.socket)


class Listener:
    """A port where pipes arrive; ``take`` is called with each, in a thread of that pipe.

    Raises:
        OSError: if nobody may listen there.
    """

    def __init__(self, at: Address, take: Callable[[Pipe], None]) -> None:
        self._take, self._pipes = take, dict[SocketPipe, None]()
        self._server = serving(at, self._serve, UP.size + SEALED)
        self.address = Address(at.host, self._server.port)

    def _serve(self, connection: ServerConnection) -> None:
        if len(self._pipes) >= MOST_CHANNELS:  # strangers must not keep guests out
            strange = (one for one in tuple(self._pipes) if one.is_strange)
            oldest = next(strange, None)
            if oldest is None:
                return
            oldest.cut()
        pipe = SocketPipe(connection, FIRST_UP)
        self._pipes[pipe] = None
        try:
            self._take(pipe)
            pipe.run()
        finally:
            self._pipes.pop(pipe, None)

    def close(self) -> None:
        """End all channels and listen no more."""
        for pipe in tuple(self._pipes):
            pipe.close()
        self._server.close()


def cut(line: socket.socket) -> None:
    """End a connection, whoever waits at either end."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


class _Port(socket.socket):
    """A port that stays open when somebody cannot be taken, as with too many open files."""

    def accept(self) -> tuple[socket.socket, Any]:
        while True:
            try:
                return super().accept()
            except TimeoutError:
                if self.fileno() < 0:
                    raise
            except OSError:
                if self.fileno() < 0:
                    raise
                time.sleep(BREATH)


@frozen
class _Threshold:
    """Lets those in who say what they want; of those who say nothing the oldest has to leave."""

    enter: Callable[[ServerConnection], None]
    knocking: dict[socket.socket, None] = field(factory=dict)

    def knock(
        self, shake_hands: Callable[[socket.socket, Any], None], line: socket.socket, whence: Any
    ) -> None:
        """Take somebody who has dialled."""
        self.knocking[line] = None
        for oldest in tuple(self.knocking)[:-MOST_KNOCKING]:
            cut(oldest)
        try:
            shake_hands(line, whence)
        finally:
            self.knocking.pop(line, None)

    def pass_on(self, connection: ServerConnection) -> None:
        """Let somebody in."""
        self.knocking.pop(connection.socket, None)
        self.enter(connection)


@frozen
class Serving:
    """A server that runs in a thread of its own."""

    server: Server
    threshold: _Threshold

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.server.socket.getsockname()[1])

    def close(self) -> None:
        """End all channels and listen no more."""
        self.server.socket.close()
        for line in tuple(self.threshold.knocking):  # the server would wait for them
            cut(line)
        self.server.shutdown()


def serving(at: Address, handler: Callable[[ServerConnection], None], most: int) -> Serving:
    """Return a server for whoever dials.

    Web pages are refused: they always say where they come from.
    """
    family = socket.AF_INET6 if ":" in at.host else socket.AF_INET
    both = at.host == "::" and socket.has_dualstack_ipv6()
    plain = socket.create_server((at.host, at.port), family=family, dualstack_ipv6=both)
    port, threshold = _Port(fileno=plain.detach()), _Threshold(handler)
    port.settimeout(BREATH)
    server = serve(
        threshold.pass_on,
        sock=port,
        origins=[None],
        compression=None,
        server_header=None,
        open_timeout=HURRY,
        ping_interval=PING,
        ping_timeout=PING,
        close_timeout=LAST_WORDS,
        max_size=most,
        logger=log,
    )
    server.handler = partial(threshold.knock, server.handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return Serving(server, threshold)


def dial(
    to: Address,
    take: Callable[[Pipe], None],
    failed: Call,
    path: str = "/",
    heard: Call | None = None,
) -> None:
    """Connect, in a thread: ``take`` is called with the pipe, ``failed`` if nothing ever comes.

    With ``heard``, which is called at the first message, that one may take its time.
    """
    threading.Thread(target=_dial, args=(to, take, failed, path, heard), daemon=True).start()


def _dial(
    to: Address, take: Callable[[Pipe], None], failed: Call, path: str, heard: Call | None
) -> None:
    pipe: SocketPipe | None = None
    try:
        with connect(
            f"ws://{to}{path}",
            proxy=None,
            compression=None,
            user_agent_header=None,
            open_timeout=HURRY,
            ping_interval=PING,
            ping_timeout=PING,
            close_timeout=LAST_WORDS,
            max_size=DOWN.size + SEALED,
            logger=log,
        ) as connection:
            pipe = SocketPipe(connection, FIRST_DOWN, heard)
            take(pipe)
            pipe.run()
    except (OSError, TimeoutError, ValueError, WebSocketException) as error:
        log.debug("%s: %s", to, error)
    if pipe is None or not pipe.came:
        failed()
