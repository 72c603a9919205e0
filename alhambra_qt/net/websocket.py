"""One websocket, in the network's thread.

Everything that somebody unknown may cause is bounded: how many bytes come before the first sealed
message, of how many fragments a message is made, how many pings come, how much waits for somebody
who does not read, and how long each step may take.
"""

import asyncio
import time
from typing import Protocol, cast

from attrs import define, field

from alhambra_qt.net.channel import MOST_WAITING
from alhambra_qt.net.network import LAST_WORDS, Ticking, log, network
from alhambra_qt.net.web import (
    CONNECTING,
    OPEN,
    ClientProtocol,
    Frame,
    Opcode,
    Request,
    ServerProtocol,
    parse_uri,
)

PING = 15.0  # seconds of silence until the other end is asked, and for its answer
HURRY = 10.0  # seconds for each message until an end has said who it is
STUCK = 30.0  # seconds in which a computer must read something
UNREAD = 2**16  # bytes that wait for a computer that has not said who it is
UNPROVEN = 2**15  # bytes that may come before somebody has said who they are
FRAGMENTS = 64  # of one message
EXTRA, EXTRA_RATE = 500, 100.0  # pings and fragments: in one go, and in a second
SLICE = 2**12  # bytes that are read before it is looked at what came of them
NOT_BINARY, TOO_MANY = 1003, 1008  # codes of closing


class User(Protocol):
    """The owner of a line; all of it is called in the network's thread."""

    def opened(self, line: "WebSocket", path: str) -> None:
        """Begin: both ends speak the protocol; ``path`` is what a guest asked for."""

    def came(self, line: "WebSocket", data: bytes) -> None:
        """Take a message."""

    def late(self, line: "WebSocket") -> None:
        """End a line on which something did not happen in time."""

    def blocked(self, line: "WebSocket", yes: bool) -> None:
        """Wait with messages for this line, or go on."""

    def lost(self, line: "WebSocket") -> None:
        """Forget a line whose socket has been closed; called once."""


@define(eq=False)
class WebSocket(asyncio.Protocol, Ticking):
    """One websocket.

    Attributes:
        origin: the address that dialled, as far as one owner goes; empty for a line dialled here.
        until: when the next thing must have happened; None if there is no hurry.
        is_known: whether the other end has said who it is, so that its limits are wide.
        waiting: bytes that may wait for it then.
        is_late: whether it ended since something did not happen in time.
    """

    web: ServerProtocol | ClientProtocol
    user: User
    origin: str = ""
    until: float | None = None
    is_known: bool = False
    waiting: int = MOST_WAITING
    is_late: bool = field(default=False, init=False)
    received: int = field(default=0, init=False)
    _transport: asyncio.Transport | None = field(default=None, init=False)
    _parts: list[bytes] = field(factory=list, init=False)
    _extra: float = field(default=EXTRA, init=False)  # pings and fragments that may come at once
    _counted: float = field(factory=time.monotonic, init=False)  # when that was reckoned
    _is_deaf: bool = field(default=False, init=False)  # not by the other end's goodbye alone
    _is_cut: bool = field(default=False, init=False)
    _alive: float = field(factory=time.monotonic, init=False)  # when something came
    _asked: float = field(default=0.0, init=False)  # when a ping was sent
    _stuck: float | None = field(default=None, init=False)  # since when nothing can be sent

    def hurry(self, seconds: float | None = HURRY) -> None:
        """Give the other end so many seconds for what comes next, or all the time it wants."""
        self.until = None if seconds is None else time.monotonic() + seconds

    @property
    def close_code(self) -> int:
        """Why the other end closed; 0 if it did not say."""
        return 0 if self.web.close_rcvd is None else self.web.close_rcvd.code

    @property
    def is_ending(self) -> bool:
        """Whether nothing more is read."""
        return self._transport is None or self._transport.is_closing()

    def send(self, data: bytes) -> None:
        """Send a message; nothing after the end."""
        if self.web.state is OPEN:
            self.web.send_binary(data)
            self._flush()

    def close(self, code: int = 1000) -> None:
        """Send what is waiting, say goodbye and end."""
        if self.web.state is OPEN:
            self._is_deaf = True
            self.web.send_close(code)
            self._flush()
        elif self.web.state is CONNECTING:
            self.cut()

    def cut(self) -> None:
        """End at once, even if the other end does not read."""
        self._is_cut = True
        if self._transport is not None:
            self._transport.abort()

    def hold(self, yes: bool) -> None:
        """Read nothing for a while, or go on."""
        if self._transport is not None and not self._transport.is_closing():
            if yes:
                self._transport.pause_reading()
            else:
                self._transport.resume_reading()

    def tick(self, now: float) -> None:
        if self.until is not None and now >= self.until:
            self.until, self.is_late = None, True
            if self.web.state is OPEN:
                self.user.late(self)
            else:
                self.cut()
        elif self._stuck is not None and now - self._stuck > STUCK:
            self.cut()
        elif self.web.state is OPEN and now - self._alive > PING:
            self._ask(now)

    def _ask(self, now: float) -> None:
        if self._asked < self._alive:
            self._asked = now
            self.web.send_ping(b"")
            self._flush()
        elif now - self._asked > PING:
            self.cut()

    # -- of asyncio ---------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        network().ticking.add(self)
        if self._is_cut:
            self._transport.abort()
        elif isinstance(self.web, ClientProtocol):
            self.web.send_request(self.web.connect())
            self._flush()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if not self.is_known and self.received > UNPROVEN:
            self.cut()
            return
        self._alive = time.monotonic()
        for start in range(0, len(data), SLICE):
            if self.is_ending:
                return
            self.web.receive_data(data[start : start + SLICE])
            for event in self.web.events_received():
                self._take(event)
            self._flush()

    def eof_received(self) -> None:
        self.web.receive_eof()
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        network().ticking.discard(self)
        network().closing.discard(self)
        self.user.lost(self)

    def pause_writing(self) -> None:
        self._stuck = time.monotonic()
        self.user.blocked(self, True)

    def resume_writing(self) -> None:
        self._stuck = None
        self.user.blocked(self, False)

    # -- what came ----------------------------------------------------------------------------

    def _take(self, event: object) -> None:
        if isinstance(event, Frame):
            self._frame(event)
        elif isinstance(event, Request) and isinstance(self.web, ServerProtocol):
            self.web.send_response(self.web.accept(event))
            if self.web.state is OPEN:
                self.user.opened(self, event.path)
        elif self.web.state is OPEN:
            self.user.opened(self, "")

    def _frame(self, frame: Frame) -> None:
        if self._is_deaf:
            return
        is_part = frame.opcode in (Opcode.BINARY, Opcode.CONT)
        if is_part:
            self._parts.append(bytes(frame.data))
        if frame.opcode is Opcode.TEXT:
            self._fail(NOT_BINARY)
        elif is_part and frame.fin:
            data, self._parts = b"".join(self._parts), []
            self.user.came(self, data)
        elif len(self._parts) > FRAGMENTS or self._is_too_much():
            self._fail(TOO_MANY)

    def _fail(self, code: int) -> None:
        self._is_deaf = True
        self.web.fail(code)

    def _is_too_much(self) -> bool:
        """Count what is no whole message; whether that is more than anybody needs."""
        now = self._alive
        self._extra = min(EXTRA, self._extra + (now - self._counted) * EXTRA_RATE) - 1
        self._counted = now
        return self._extra < 0

    def _flush(self) -> None:
        transport = self._transport
        if transport is None or transport.is_closing():
            return
        for data in self.web.data_to_send():
            if data:
                transport.write(data)
            elif transport.can_write_eof():
                transport.write_eof()
        if transport.get_write_buffer_size() > (self.waiting if self.is_known else UNREAD):
            transport.abort()
        elif self.web.close_expected() and self not in network().closing:
            network().closing.add(self)
            self.hurry(LAST_WORDS)


def answering(user: User, origin: str, most: int) -> WebSocket:
    """Return the line of somebody who has dialled; a message may have ``most`` bytes.

    Web pages are refused: they always say where they come from.
    """
    web = ServerProtocol(origins=[None], max_size=most, logger=log)
    line = WebSocket(web, user, origin)
    line.hurry()
    return line


def dialling(user: User, url: str, most: int) -> WebSocket:
    """Return a line to the table or relay at ``url``; a message may have ``most`` bytes.

    Raises:
        ValueError, WebSocketException: if there is no such address.
    """
    line = WebSocket(ClientProtocol(parse_uri(url), max_size=most, logger=log), user, is_known=True)
    line.hurry()
    return line
