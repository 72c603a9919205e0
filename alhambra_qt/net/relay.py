"""A relay: joins two ends that name the same room, for tables whose port nobody can reach.

It forwards what the ends have sealed and can neither read nor change it. A table proves that a room
is its own and keeps a line waiting there. A guest says its first words before it is joined to that
line, and the table opens the next; so somebody who says nothing takes nobody's place.
"""

import re
import time
from collections import Counter
from collections.abc import Callable

from attrs import define, field

from alhambra_qt.net.channel import DOWN, Pipe
from alhambra_qt.net.entrance import EACH, PLACES, Entrance, Handshake
from alhambra_qt.net.network import Ticking, network
from alhambra_qt.net.port import Port
from alhambra_qt.net.sealing import Broken, RoomChallenge, public_key, room_answer, room_of
from alhambra_qt.net.sockets import (
    FIRST_UP,
    FULL,
    NOBODY,
    SEALED,
    Address,
    Silence,
    SocketPipe,
    call,
    silence,
)
from alhambra_qt.net.websocket import User, WebSocket

WAITING = 2  # lines that a table may keep in its room
SEATS = 16  # lines for each room: with six guests two for each, and those that wait
RATE = 200  # messages a second of one end; what comes faster waits
NEXT = 2.0  # seconds in which a table that has just been joined keeps its next line waiting
IDLE = 600.0  # seconds after which an unused room may be given to another table
SHARE = 4  # one address may have a quarter of the rooms and of the guests,
LEAST = 4  # but always this many rooms, and as many guests as one room has lines
SOONEST, LATEST = 1.0, 30.0  # seconds until a table dials again
ROOM = re.compile(r"/(table|guest)/([0-9a-f]{32})")
WRONG = 1008  # code of closing, beside FULL and NOBODY


@define(eq=False)
class _End(User):
    """One end at a relay."""

    relay: "Relay"
    line: WebSocket | None = None
    room: str = ""
    is_table: bool = False
    challenge: RoomChallenge | None = None
    first: bytes = b""  # what a guest said before it was joined
    other: "_End | None" = None
    since: float = field(factory=time.monotonic)  # when it began to wait, or to count
    sent: int = 0
    _holds: set[str] = field(factory=set)

    @property
    def origin(self) -> str:
        """The address it dialled from."""
        return "" if self.line is None else self.line.origin

    def opened(self, line: WebSocket, path: str) -> None:
        self.line = line
        asked = ROOM.fullmatch(path)
        if asked is None:
            self.close(WRONG)
            return
        self.room = asked[2]
        line.hurry()
        self.is_table = asked[1] == "table"
        if self.is_table:
            self.challenge = RoomChallenge()
            line.send(self.challenge.question)

    def came(self, line: WebSocket, data: bytes) -> None:
        if self.other is not None:
            self._forward(self.other, data)
        elif self.challenge is not None:
            self._prove(self.challenge, data)
        elif self.is_table or self.first or not data:
            self.close(WRONG)  # it speaks to nobody
        else:
            self.first = data
            self.relay.ask(self)

    def _prove(self, challenge: RoomChallenge, data: bytes) -> None:
        self.challenge = None
        try:
            is_own = challenge.proven(data) == self.room
        except Broken:
            is_own = False
        if is_own:
            self.relay.wait(self)
        else:
            self.close(WRONG)

    def _forward(self, other: "_End", data: bytes) -> None:
        now = time.monotonic()
        if now - self.since >= 1:
            self.since, self.sent = now, 0
        self.sent += 1
        if self.sent >= RATE:
            self.hold("rate", True)
            self.relay.hurried.add(self)
        if other.line is not None:
            other.line.send(data)

    def hold(self, why: str, yes: bool) -> None:
        """Read nothing while there is a reason, or one reason less."""
        (self._holds.add if yes else self._holds.discard)(why)
        if self.line is not None:
            self.line.hold(bool(self._holds))

    def blocked(self, line: WebSocket, yes: bool) -> None:
        if self.other is not None:
            self.other.hold("slow", yes)

    def late(self, line: WebSocket) -> None:
        self.close(NOBODY if self.first else WRONG)

    def close(self, code: int) -> None:
        """End it with a reason."""
        if self.line is not None and not self.line.is_ending:
            self.relay.entrance.move(self.line, Handshake.LEAVING)
            self.line.close(code)

    def lost(self, line: WebSocket) -> None:
        self.relay.forget(self, line)
        other, self.other = self.other, None
        if other is not None:
            other.other = None
            other.close(1000)


class Relay(Ticking):
    """A running relay.

    Raises:
        OSError: if nobody may listen there.
    """

    def __init__(self, at: Address, rooms: int) -> None:
        self._most = rooms
        self._rooms: dict[str, list[_End]] = {}  # tables that wait, the longest waiting room first
        self._asking: list[_End] = []
        self._joined: Counter[str] = Counter()  # guests by the address they dialled from
        self.hurried: set[_End] = set()
        most = rooms * SEATS + sum(PLACES.values())
        self._port = Port(at.host, at.port, lambda: _End(self), DOWN.size + SEALED, most)
        self.address = Address(at.host, self._port.number)
        network().call(network().ticking.add, self)

    @property
    def entrance(self) -> Entrance:
        """The entrance that counts strangers."""
        return self._port.entrance

    def close(self) -> None:
        """Stop."""
        network().call(network().ticking.discard, self)
        self._port.close()

    def tick(self, now: float) -> None:
        for end in tuple(self.hurried):
            if now - end.since >= 1:
                self.hurried.discard(end)
                end.hold("rate", False)

    def waiting(self, room: str) -> list[_End]:
        """Return the lines that a table keeps in its room."""
        return self._rooms.get(room, [])

    def wait(self, table: _End) -> None:
        """Keep a table's line in its room, until a guest comes."""
        line = table.line
        if line is None or not self._has_place(table):
            table.close(FULL)
            return
        line.is_known = True
        self.entrance.move(line, None)
        line.hurry(None)
        line.send(b"")  # so the table knows that it waits
        table.since = time.monotonic()
        ends = self._rooms.setdefault(table.room, [])
        if len(ends) >= WAITING:
            ends.pop(0).close(FULL)  # of a program that was ended, and has not been missed yet
        ends.append(table)
        asking = [end for end in self._asking if end.room == table.room]
        if asking:  # of the address with the fewest guests, the first
            self._join(min(asking, key=lambda end: self._joined[end.origin]))

    def _has_place(self, table: _End) -> bool:
        """Whether a table may have its room; another one may have to leave for it."""
        if table.room in self._rooms:
            return True
        owners = {room: ends[0].origin for room, ends in self._rooms.items()}
        count = Counter(owners.values())
        own = count[table.origin]
        if len(owners) < self._most and own < max(LEAST, self._most // SHARE):
            return True
        fullest = max(count, key=count.__getitem__) if len(owners) >= self._most else table.origin
        oldest = next(room for room, origin in owners.items() if origin == fullest)
        is_idle = time.monotonic() - self._rooms[oldest][-1].since > IDLE
        if count[fullest] < EACH and not is_idle:
            return False
        for end in self._rooms.pop(oldest):
            end.close(FULL)
        return True

    def ask(self, guest: _End) -> None:
        """Join a guest to the table of its room, or let it wait a moment."""
        line = guest.line
        if line is None:
            return
        places = self._most * SEATS // 2
        if self._joined.total() >= places or self._joined[guest.origin] >= max(
            SEATS, places // SHARE
        ):
            guest.close(FULL)
            return
        self._asking.append(guest)
        self.entrance.move(line, Handshake.GREETED)
        line.hurry(NEXT)
        if self.waiting(guest.room):
            self._join(guest)

    def _join(self, guest: _End) -> None:
        ends = self._rooms[guest.room]
        table = ends.pop(0)
        if not ends:
            del self._rooms[guest.room]
        self._asking.remove(guest)
        self._joined[guest.origin] += 1
        guest.other, table.other = table, guest
        if guest.line is not None and table.line is not None:
            self.entrance.move(guest.line, None)
            guest.line.is_known = True
            guest.line.hurry(None)
            table.line.send(guest.first)

    def forget(self, end: _End, line: WebSocket) -> None:
        """Forget an end whose line was lost."""
        self._port.gone(line)
        self.hurried.discard(end)
        if end in self._asking:
            self._asking.remove(end)
        ends = self.waiting(end.room)
        if end in ends:
            ends.remove(end)
            if not ends:
                del self._rooms[end.room]
        if end.other is not None:
            self._joined[end.other.origin if end.is_table else line.origin] -= 1


@define(eq=False)
class _RoomPipe(SocketPipe):
    """A table's line to a relay: it proves whose room it is, then waits for a guest."""

    key: bytes = field(repr=False, kw_only=True)
    on_receive: Callable[[], None] = field(kw_only=True)
    _has_answered: bool = field(default=False, init=False)
    waits: bool = field(default=False, init=False)

    def opened(self, line: WebSocket, path: str) -> None:
        self._line, line.is_known = line, False
        line.hurry()

    def came(self, line: WebSocket, data: bytes) -> None:
        if self.waits:
            if not self.messages:
                self.on_receive()
            super().came(line, data)
        elif self._has_answered:
            self.waits = True
            line.hurry(None)
            self.begins(self)
        else:
            self._has_answered = True
            try:
                line.send(room_answer(self.key, data))
            except Broken:
                line.cut()


@define(eq=False)
class Room:
    """A table's room at a relay: keeps a line waiting there for the next guest.

    ``take`` is called with each pipe, ``found`` with None when the relay keeps a line, else with
    why not; both in the network's thread. ``key`` is the table's secret key.
    """

    relay: Address
    key: bytes = field(repr=False)
    take: Callable[[Pipe], None]
    found: Callable[[Silence | None], None]
    entrance: Entrance | None = None
    _pause: float = field(default=SOONEST, init=False)
    _closed: bool = field(default=False, init=False)
    _pipe: _RoomPipe | None = field(default=None, init=False)

    def open(self) -> None:
        """Let a line wait."""
        if not self._closed:
            path = f"/table/{room_of(public_key(self.key))}"
            pipe = self._pipe = _RoomPipe(
                FIRST_UP, self._got, self._ended, self.entrance, key=self.key, on_receive=self.open
            )
            network().start(call(self.relay, path, pipe, self._failed))

    def close(self) -> None:
        """Leave the room; channels to guests stay."""
        self._closed = True
        pipe = self._pipe
        if pipe is not None and not pipe.messages:
            pipe.close()

    def _got(self, pipe: Pipe) -> None:
        self._pause = SOONEST
        self.found(None)
        self.take(pipe)
        if self._closed:
            pipe.close()

    def _ended(self, line: WebSocket, came: int) -> None:
        if self.entrance is not None:
            self.entrance.move(line, None)
        if not came:
            self._failed(silence(line))

    def _failed(self, why: Silence) -> None:
        if not self._closed:
            self.found(why)
            network().loop.call_later(self._pause, self.open)
            self._pause = min(LATEST, self._pause * 2)
