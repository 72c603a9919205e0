"""A relay: joins two ends that name the same room, for tables whose port nobody can reach.

It forwards what the ends have sealed and can neither read nor change it. A table keeps one channel
waiting in its room; a guest is joined to it, and the table opens the next.
"""

import re
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from attrs import define, field

from alhambra_qt.net.channel import DOWN, Pipe
from alhambra_qt.net.sockets import SEALED, STUCK, Address, SocketPipe, dial, serving
from alhambra_qt.net.web import ConnectionClosed, ServerConnection

WAITING = 2  # channels that a table may keep in its room
PLACES = 16  # connections for each room: with six guests two for each, and those that wait
RATE = 200  # messages a second of one end; what comes faster waits
NEXT = 2.0  # seconds in which a table that has just been joined keeps its next channel waiting
SOONEST, LATEST = 1.0, 30.0  # seconds until a table dials again
ROOM = re.compile(r"/(table|guest)/([0-9a-f]{32})")
WRONG, FULL, NOBODY = 1008, 1013, 4404  # codes of closing


@define(eq=False)
class _End:
    connection: ServerConnection
    other: ServerConnection | None = None


class Relay:
    """A running relay.

    Raises:
        OSError: if nobody may listen there.
    """

    def __init__(self, at: Address, rooms: int) -> None:
        self._most, self._rooms = rooms, dict[str, list[_End]]()
        self._lock = threading.Condition()
        self._places = threading.BoundedSemaphore(rooms * PLACES)
        self._server = serving(at, self._serve, DOWN.size + SEALED)
        self.address = Address(at.host, self._server.port)

    def close(self) -> None:
        """Stop."""
        self._server.close()

    def _serve(self, connection: ServerConnection) -> None:
        asked = ROOM.fullmatch(connection.request.path if connection.request else "")
        if asked is None:
            connection.close(WRONG)
            return
        connection.socket.settimeout(STUCK)
        serve = self._table if asked[1] == "table" else self._guest
        if not self._places.acquire(blocking=False):
            connection.close(FULL)
            return
        try:
            with suppress(ConnectionClosed):
                serve(connection, asked[2])
        finally:
            self._places.release()

    def _table(self, connection: ServerConnection, room: str) -> None:
        end = _End(connection)
        if not self._waits(end, room):
            connection.close(FULL)
            return
        try:
            _forward(connection, lambda: end.other)
        finally:
            with self._lock:
                self._leave(end, room)
            if end.other is not None:
                end.other.close()

    def _waits(self, end: _End, room: str) -> bool:
        with self._lock:
            ends = self._rooms.get(room, [])
            if len(ends) >= WAITING or (not ends and len(self._rooms) >= self._most):
                return False
            self._rooms[room] = [*ends, end]
            self._lock.notify_all()
        return True

    def _leave(self, end: _End, room: str) -> None:
        left = [one for one in self._rooms.get(room, ()) if one is not end]
        if left:
            self._rooms[room] = left
        else:
            self._rooms.pop(room, None)

    def _guest(self, connection: ServerConnection, room: str) -> None:
        with self._lock:
            ends = self._lock.wait_for(lambda: self._rooms.get(room), NEXT)
            end = ends[0] if ends else None
            if end is not None:
                self._leave(end, room)
                end.other = connection
        if end is None:
            connection.close(NOBODY)
            return
        try:
            _forward(connection, lambda: end.connection)
        finally:
            end.connection.close()


def _forward(connection: ServerConnection, other: Callable[[], ServerConnection | None]) -> None:
    """Pass on what an end sends, until it ends or speaks to nobody."""
    then, sent = time.monotonic(), 0
    for data in connection:
        to = other()
        if to is None:
            return
        to.send(data)
        sent += 1
        if sent >= RATE:
            time.sleep(max(0.0, then + 1 - time.monotonic()))
            then, sent = time.monotonic(), 0


@define(eq=False)
class Room:
    """A table's room at a relay: keeps a channel waiting there for the next guest.

    ``take`` is called with each channel, ``told`` with whether the relay answers, in other threads.
    """

    relay: Address
    name: str
    take: Callable[[Pipe], None]
    told: Callable[[bool], None]
    _pause: float = field(default=SOONEST, init=False)
    _closed: threading.Event = field(factory=threading.Event, init=False)
    _pipe: Pipe | None = field(default=None, init=False)

    def open(self) -> None:
        """Let a channel wait."""
        if not self._closed.is_set():
            dial(self.relay, self._got, self._failed, f"/table/{self.name}", self.open)

    def close(self) -> None:
        """Leave the room; channels to guests stay."""
        self._closed.set()
        pipe = self._pipe
        if isinstance(pipe, SocketPipe) and not pipe.came:
            pipe.close()

    def _got(self, pipe: Pipe) -> None:
        self._pipe, self._pause = pipe, SOONEST
        self.told(True)
        self.take(pipe)
        if self._closed.is_set():
            pipe.close()

    def _failed(self) -> None:
        if not self._closed.is_set():
            self.told(False)
        if not self._closed.wait(self._pause):
            self._pause = min(LATEST, self._pause * 2)
            self.open()
