"""A port: takes those who dial, within limits that hold before anything is made for them."""

import asyncio
import math
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

from attrs import define, field

from alhambra_qt.net.entrance import Entrance, Handshake, origin_of
from alhambra_qt.net.network import log, network
from alhambra_qt.net.websocket import User, WebSocket, answering

if sys.platform != "win32":
    import resource

WAITING = 2048  # who may wait at the port until they are taken
AT_ONCE, REST = 12, 0.02  # so many are taken, then others have their turn: 600 in a second
BREATH = 0.2  # seconds until a port that could take nobody tries again
KEPT = 64  # open files that are left to the program, or a quarter of all if that is less


@define(eq=False)
class Port:
    """An open port; everything but `close` happens in the network's thread.

    Args:
        host, number: where to listen; port 0 takes any that is free.
        user: gives each new line its user.
        size: bytes that a message may have.
        most: how many lines may be open at once, those of strangers included.

    Raises:
        OSError: if nobody may listen there.
    """

    host: str
    number: int
    user: Callable[[], User]
    size: int
    most: int
    entrance: Entrance = field(factory=Entrance)
    lines: set[WebSocket] = field(factory=set, init=False)
    _socket: socket.socket = field(init=False)
    _task: "asyncio.Task[None] | None" = field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        self._socket = _listening(self.host, self.number)
        self._socket.setblocking(False)
        self.number = self._socket.getsockname()[1]
        network().start(self._listen())

    def close(self) -> None:
        """Listen no more, and end all lines once they have sent what is waiting."""
        with suppress(TimeoutError):  # then it closes a moment later
            network().wait(self._close())

    async def _close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._socket.close()
        for line in tuple(self.lines):
            line.close()

    async def _listen(self) -> None:
        self._task = asyncio.current_task()
        while True:
            for _ in range(AT_ONCE):
                try:
                    line, whence = await network().loop.sock_accept(self._socket)
                except OSError as error:  # as with too many open files
                    log.debug("%s", error)
                    if not _has_left(error):
                        await asyncio.sleep(BREATH)
                else:
                    self._take(line, whence)
            await asyncio.sleep(REST)

    def _take(self, whence: socket.socket, peer: object) -> None:
        if len(self.lines) >= self.most or _is_kept(whence):
            whence.close()
            return
        line = answering(self.user(), origin_of(peer), self.size)
        self.lines.add(line)
        self.entrance.move(line, Handshake.ARRIVED)
        network().start(self._connect(line, whence))

    async def _connect(self, line: WebSocket, whence: socket.socket) -> None:
        try:
            await network().loop.connect_accepted_socket(lambda: line, whence)
        except OSError as error:
            log.debug("%s", error)
            whence.close()
            self.gone(line)

    def gone(self, line: WebSocket) -> None:
        """Forget a line whose socket has been closed."""
        self.lines.discard(line)
        self.entrance.move(line, None)


def _listening(host: str, number: int) -> socket.socket:
    """Open a port that no other program of this computer can take over.

    Raises:
        OSError: if it is not free.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    at = host, number
    if sys.platform != "win32":
        made = socket.create_server(at, family=family, dualstack_ipv6=both, backlog=WAITING)
    else:
        # There a port can be opened a second time by SO_REUSEADDR, unless the first is exclusive,
        # which `create_server` cannot make it.
        made = socket.socket(family)
        try:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
            if family == socket.AF_INET6:
                made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, int(not both))
            made.bind(at)
            made.listen(WAITING)
        except OSError:
            made.close()
            raise
    return made


def _has_left(error: OSError) -> bool:
    # 64 is ERROR_NETNAME_DELETED, which Windows answers then.
    return isinstance(error, ConnectionError) or getattr(error, "winerror", 0) == 64


def _is_kept(newest: socket.socket) -> bool:
    """Whether so many files are open that the rest is left to the program, for saving.

    Of the numbers of files that are free a new one gets the lowest.
    """
    limit = math.inf  # as on Windows, where sockets are not files
    if sys.platform != "win32":
        most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if most != resource.RLIM_INFINITY:
            limit = most - min(KEPT, most // 4)
    return newest.fileno() >= limit
