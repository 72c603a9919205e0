"""Channels over sockets of this computer: direct, and through a relay."""

import socket
import sys
import threading
from collections.abc import Iterator

import pytest
from attrs import define, field
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from alhambra_qt.net import port
from alhambra_qt.net import relay as relays
from alhambra_qt.net.channel import Pipe
from alhambra_qt.net.entrance import EACH, PLACES, Handshake
from alhambra_qt.net.relay import SEATS, Relay, Room
from alhambra_qt.net.sealing import (
    GuestEnd,
    TableEnd,
    new_key,
    public_key,
    room_answer,
    room_of,
)
from alhambra_qt.net.sockets import Address, Listener, Silence, dial
from alhambra_qt.net.websocket import HURRY
from tests.net.kit import APP, HERE, PROTOCOL, End, Main
from tests.processes import run

ROOM = "0123456789abcdef" * 2


@define(eq=False)
class Table:
    """A table that listens."""

    main: Main = field(factory=Main)
    secret: bytes = field(factory=new_key)
    ends: list[End] = field(factory=list)
    failed: list[str] = field(factory=list)

    def take(self, pipe: Pipe) -> None:
        """Begin a channel with somebody."""
        end = End()
        self.ends.append(end)
        end.lay(pipe, TableEnd(self.secret, PROTOCOL, APP), self.main.calls.put)

    def guest(self, at: Address, path: str = "/") -> End:
        """Let a guest dial."""
        end = End()

        def begin(pipe: Pipe) -> None:
            wanted = public_key(self.secret)
            end.lay(pipe, GuestEnd(wanted, PROTOCOL, APP), self.main.calls.put)

        dial(at, begin, self.failed.append, path)
        return end


@pytest.fixture
def table() -> Table:
    """A table with its main thread."""
    return Table()


@pytest.fixture
def listener(table: Table) -> Iterator[Listener]:
    """Where the table listens."""
    found = Listener(HERE, table.take)
    yield found
    found.close()


@pytest.fixture
def relay() -> Iterator[Relay]:
    """A relay with two rooms."""
    found = Relay(HERE, 2)
    yield found
    found.close()


def talk(table: Table, guest: End, before: int) -> End:
    """Let a guest and a table say something; return the table's end."""
    table.main.until(lambda: guest.opened and len(table.ends) > before)
    there = table.ends[before]
    table.main.until(lambda: there.opened)
    guest.channel.send(b"up")
    there.channel.send(b"down" * 10_000)
    table.main.until(lambda: there.came and guest.came)
    assert (there.came, guest.came) == ([b"up"], [b"down" * 10_000])
    return there


def test_a_guest_dials(table: Table, listener: Listener) -> None:
    """Two guests dial a table and talk to it; one leaves, the other stays."""
    first = table.guest(listener.address)
    there = talk(table, first, 0)
    second = table.guest(listener.address)
    talk(table, second, 1)
    first.channel.close()
    table.main.until(lambda: there.ends)
    assert table.ends[1].ends == []


def test_nobody_answers(table: Table) -> None:
    """A port without a table, and one with another program, both count as no answer."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
    table.guest(Address("127.0.0.1", port))
    table.main.until(lambda: table.failed == ["nobody"])


def test_web_pages_are_refused(listener: Listener) -> None:
    """A page in a browser, which says where it comes from, reaches no table."""
    with (
        pytest.raises(InvalidStatus),
        connect(f"ws://{listener.address}", origin=Origin("http://a.b")),
    ):
        pass


def is_cut(line: socket.socket) -> bool:
    """Whether the other end has ended a line on which it says nothing."""
    line.settimeout(0.1)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True


def test_strangers_are_few(table: Table, listener: Listener) -> None:
    """Of those at one address who say nothing only some stay: for a guest the oldest must leave."""
    most = PLACES[Handshake.ARRIVED] // EACH
    silent = [connect(f"ws://{listener.address}").__enter__() for _ in range(most)]
    talk(table, table.guest(listener.address), most)
    table.main.until(lambda: table.ends[0].ends)
    assert not any(end.ends for end in table.ends[1:])
    for connection in silent:
        connection.close()


def test_a_crowd_that_says_nothing(table: Table, listener: Listener) -> None:
    """Of those who dial and never say what they want only some stay, and a guest comes in."""
    at = (listener.address.host, listener.address.port)
    most = PLACES[Handshake.ARRIVED] // EACH
    crowd = [socket.create_connection(at) for _ in range(most + 3)]
    table.main.until(lambda: all(map(is_cut, crowd[:3])))
    assert not any(map(is_cut, crowd[-3:]))
    talk(table, table.guest(listener.address), 0)
    for line in crowd:
        line.close()


def test_a_port_closes_at_once(table: Table) -> None:
    """A silent connection does not keep a port from closing."""
    listener = Listener(HERE, table.take)
    talk(table, table.guest(listener.address), 0)
    with socket.create_connection((listener.address.host, listener.address.port)) as stranger:
        talk(table, table.guest(listener.address), 1)  # so the stranger has been taken
        stranger.setblocking(False)
        with pytest.raises(BlockingIOError):
            stranger.recv(1)
        closing = threading.Thread(target=listener.close)
        closing.start()
        closing.join(HURRY / 2)
        assert not closing.is_alive()


@pytest.mark.only_on("posix", "limits how many files may be open")
def test_too_many_open_files() -> None:
    """A port that cannot take anybody, since too many files are open, is there again later."""
    done = run([sys.executable, "-c", CROWDED])
    assert (done.returncode, done.stdout.strip()) == (0, "in"), done.stderr


CROWDED = """
import resource, socket, threading, time
from alhambra_qt.net.sockets import Address, Listener
from websockets.sync.client import connect
came = threading.Event()
listener = Listener(Address("127.0.0.1", 0), lambda pipe: came.set())
at = (listener.address.host, listener.address.port)
with connect(f"ws://{listener.address}"):
    came.wait(30)
came.clear()
resource.setrlimit(resource.RLIMIT_NOFILE, (60, 60))
crowd = []
try:
    while True:
        crowd.append(socket.create_connection(at))
except OSError:
    time.sleep(0.5)  # the port tries, and fails
for one in crowd:
    one.close()
with connect(f"ws://{listener.address}"):
    print("in" if came.wait(30) else "shut")
listener.close()
"""


def waiting(relay: Relay, key: bytes) -> ClientConnection:
    """A table's line that waits in its room, or is closed since there is no place."""
    line = connect(f"ws://{relay.address}/table/{room_of(public_key(key))}").__enter__()
    question = line.recv(timeout=5)
    assert isinstance(question, bytes)
    line.send(room_answer(key, question))
    return line


def joined(relay: Relay, key: bytes) -> tuple[ClientConnection, ClientConnection]:
    """Both ends of a room that are joined."""
    table = waiting(relay, key)
    assert table.recv(timeout=5) == b""
    guest = connect(f"ws://{relay.address}/guest/{room_of(public_key(key))}").__enter__()
    guest.send(b"hello")
    assert table.recv(timeout=5) == b"hello"
    return table, guest


def is_refused(line: ClientConnection, code: int = 1013) -> bool:
    """Whether a relay closes a line for a reason, and does not keep it."""
    try:
        return line.recv(timeout=5) != b""
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == code


def test_a_relay_has_so_many_places() -> None:
    """Somebody who fills a room with both ends gets only so many lines; others must wait."""
    relay, key = Relay(HERE, 1), new_key()
    ends = [end for _ in range(SEATS // 2) for end in joined(relay, key)]
    table = waiting(relay, key)
    assert not is_refused(table)
    with connect(f"ws://{relay.address}/guest/{room_of(public_key(key))}") as another:
        another.send(b"hello")
        assert is_refused(another)
    ends[0].close()
    with pytest.raises(ConnectionClosed):
        ends[1].recv(timeout=5)
    with connect(f"ws://{relay.address}/guest/{room_of(public_key(key))}") as another:
        another.send(b"hello")
        assert table.recv(timeout=5) == b"hello"
    for line in (*ends, table):
        line.close()
    relay.close()


def test_through_a_relay(table: Table, relay: Relay) -> None:
    """Guests reach a table in its room, one after the other; elsewhere no table waits."""
    found: list[Silence | None] = []
    room = Room(relay.address, table.secret, table.take, found.append)
    name = room_of(public_key(table.secret))
    room.open()
    table.main.until(lambda: found)
    talk(table, table.guest(relay.address, f"/guest/{name}"), 0)
    table.main.until(lambda: len(found) == 2)
    talk(table, table.guest(relay.address, f"/guest/{name}"), 1)
    table.guest(relay.address, f"/guest/{ROOM}")
    table.main.until(lambda: table.failed == ["no-table"])
    table.guest(relay.address, "/elsewhere")
    table.main.until(lambda: table.failed == ["no-table", "cut"])
    assert {*found} == {None}
    room.close()


def test_guests_come_through_a_relay_at_once(table: Table, relay: Relay) -> None:
    """Guests who come while the table opens its next line wait for it."""
    found: list[Silence | None] = []
    room = Room(relay.address, table.secret, table.take, found.append)
    name = room_of(public_key(table.secret))
    room.open()
    table.main.until(lambda: found)
    guests = [table.guest(relay.address, f"/guest/{name}") for _ in range(4)]
    table.main.until(lambda: table.failed or all(guest.opened for guest in guests))
    assert not table.failed
    room.close()


def test_a_room_is_its_tables(table: Table, relay: Relay) -> None:
    """A room cannot be kept with another key, and silent guests take no line of a table."""
    name = room_of(public_key(table.secret))
    with connect(f"ws://{relay.address}/table/{name}") as squatter:
        question = squatter.recv(timeout=5)
        assert isinstance(question, bytes)
        squatter.send(room_answer(new_key(), question))
        assert is_refused(squatter, 1008)
    found: list[Silence | None] = []
    room = Room(relay.address, table.secret, table.take, found.append)
    room.open()
    table.main.until(lambda: found)
    silent = [connect(f"ws://{relay.address}/guest/{name}").__enter__() for _ in range(3)]
    talk(table, table.guest(relay.address, f"/guest/{name}"), 0)
    for line in silent:
        line.close()
    room.close()


def test_the_same_table_again(relay: Relay) -> None:
    """A table that was started again has its room at once, whatever is left of its earlier run."""
    key = new_key()
    lines = [waiting(relay, key) for _ in range(3)]
    assert [is_refused(line) for line in lines[1:]] == [False, False]
    assert lines[0].recv(timeout=5) == b""
    assert is_refused(lines[0])
    for line in lines:
        line.close()


def test_a_relay_has_so_many_rooms(relay: Relay) -> None:
    """Where all rooms are taken the address with most of them gives up its oldest."""
    lines = [waiting(relay, new_key()) for _ in range(3)]
    assert not any(map(is_refused, lines))
    assert is_refused(lines[0])
    for line in lines:
        line.close()


def test_a_full_relay(monkeypatch: pytest.MonkeyPatch, relay: Relay) -> None:
    """If each address has one room there is none left, unless one stays unused for long."""
    monkeypatch.setattr(port, "origin_of", str)  # each line as if from an address of its own
    lines = [waiting(relay, new_key()) for _ in range(3)]
    assert [is_refused(line) for line in lines] == [False, False, True]
    monkeypatch.setattr(relays, "IDLE", 0.0)
    newest = waiting(relay, new_key())
    assert not is_refused(newest)
    for line in (*lines, newest):
        line.close()


def test_without_openssl() -> None:
    """Bundles have no OpenSSL: channels do without, and nobody else takes it to be there."""
    code = (
        "import sys; sys.modules['_ssl'] = None; import alhambra_qt.net.relay; "
        "assert 'ssl' not in sys.modules; import asyncio.sslproto as one; assert one.ssl is None"
    )
    run([sys.executable, "-c", code], check=True)
