"""Channels over sockets of this computer: direct, and through a relay."""

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest
from attrs import define, field
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from alhambra_qt.net.channel import Pipe
from alhambra_qt.net.relay import PLACES, Relay, Room
from alhambra_qt.net.sealing import GuestEnd, TableEnd, new_key, public_key
from alhambra_qt.net.sockets import HURRY, MOST_CHANNELS, MOST_KNOCKING, Address, Listener, dial
from tests.net.kit import APP, HERE, PROTOCOL, End, Main

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

        dial(at, begin, lambda: self.failed.append(path), path)
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
    """A port without a table, and one where something else listens, are told as no answer."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
    table.guest(Address("127.0.0.1", port))
    table.main.until(lambda: table.failed)


def test_web_pages_are_refused(listener: Listener) -> None:
    """A page in a browser, which says where it comes from, reaches no table."""
    with (
        pytest.raises(InvalidStatus),
        connect(f"ws://{listener.address}", origin=Origin("http://a.b")),
    ):
        pass


def test_strangers_are_few(table: Table, listener: Listener) -> None:
    """Only so many channels are open at once: for a guest the oldest stranger has to leave."""
    sockets = [connect(f"ws://{listener.address}").__enter__() for _ in range(MOST_CHANNELS)]
    table.main.until(lambda: len(table.ends) == MOST_CHANNELS)
    talk(table, table.guest(listener.address), MOST_CHANNELS)
    table.main.until(lambda: table.ends[0].ends)
    assert not any(end.ends for end in table.ends[1:])
    for one in sockets:
        one.close()


def test_a_crowd_that_says_nothing(table: Table, listener: Listener) -> None:
    """Of those who dial and never say what they want only some stay, and a guest comes in."""
    at = (listener.address.host, listener.address.port)
    crowd = [socket.create_connection(at) for _ in range(MOST_KNOCKING + 3)]
    for one in crowd[:3]:
        assert one.recv(1) == b""
    crowd[-1].settimeout(0.1)
    with pytest.raises(TimeoutError):
        crowd[-1].recv(1)
    talk(table, table.guest(listener.address), 0)
    for one in crowd:
        one.close()


def test_a_port_closes_at_once(table: Table) -> None:
    """Whoever has dialled and says nothing does not keep a port from closing."""
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


@pytest.mark.posix
def test_too_many_open_files() -> None:
    """A port that cannot take anybody, since too many files are open, is there again later."""
    done = subprocess.run(
        [sys.executable, "-c", CROWDED], capture_output=True, text=True, timeout=60, check=False
    )
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
resource.setrlimit(resource.RLIMIT_NOFILE, (40, 40))
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


def joined(relay: Relay) -> tuple[ClientConnection, ClientConnection]:
    """Both ends of a room that are joined."""
    table = connect(f"ws://{relay.address}/table/{ROOM}").__enter__()
    while True:
        guest = connect(f"ws://{relay.address}/guest/{ROOM}").__enter__()
        try:
            guest.send(b"hello")
            table.recv(timeout=0.3)
        except (TimeoutError, ConnectionClosed):  # the table was not waiting yet
            continue
        return table, guest


def test_a_relay_has_so_many_places() -> None:
    """Whoever fills a room with both ends gets only so many channels; others must wait."""
    relay = Relay(HERE, 1)
    ends = [end for _ in range(PLACES // 2) for end in joined(relay)]
    with (
        connect(f"ws://{relay.address}/table/{ROOM}") as another,
        pytest.raises(ConnectionClosed, match="1013"),
    ):
        another.recv(timeout=5)
    for one in ends:
        one.close()
    relay.close()


def test_through_a_relay(table: Table, relay: Relay) -> None:
    """Guests reach a table in its room, one after the other; elsewhere nobody answers."""
    told: list[bool] = []
    room = Room(relay.address, ROOM, table.take, told.append)
    room.open()
    table.main.until(lambda: told)
    talk(table, table.guest(relay.address, f"/guest/{ROOM}"), 0)
    table.main.until(lambda: len(told) == 2)
    talk(table, table.guest(relay.address, f"/guest/{ROOM}"), 1)
    table.guest(relay.address, f"/guest/{ROOM[::-1]}")
    table.guest(relay.address, "/elsewhere")
    table.main.until(lambda: len(table.failed) == 2)
    room.close()


def test_guests_come_through_a_relay_at_once(table: Table, relay: Relay) -> None:
    """Who comes while the table opens its next channel waits for it."""
    told: list[bool] = []
    room = Room(relay.address, ROOM, table.take, told.append)
    room.open()
    table.main.until(lambda: told)
    guests = [table.guest(relay.address, f"/guest/{ROOM}") for _ in range(4)]
    table.main.until(lambda: table.failed or all(guest.opened for guest in guests))
    assert not table.failed
    room.close()


def is_refused(table: ClientConnection) -> bool:
    """Whether a relay has no room for a table; a table that has one hears nothing."""
    try:
        table.recv(timeout=0.3)
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == 1013
    except TimeoutError:
        return False
    raise AssertionError("somebody spoke")


def test_a_relay_has_so_many_rooms(relay: Relay) -> None:
    """Of three tables one finds no room; when another leaves there is place again."""
    main, numbers = Main(), iter(range(1000))

    def dialled() -> ClientConnection:
        return connect(f"ws://{relay.address}/table/{next(numbers):032x}").__enter__()

    def is_free() -> bool:
        with dialled() as again:
            return not is_refused(again)

    tables = [dialled() for _ in range(3)]
    main.until(lambda: any(map(is_refused, tables)))
    refused = [is_refused(one) for one in tables]
    assert sum(refused) == 1
    tables[refused.index(False)].close()
    main.until(is_free)
    for one in tables:
        one.close()


def test_without_openssl() -> None:
    """Bundles have no OpenSSL: channels do without, and nobody else takes it to be there."""
    code = (
        "import sys; sys.modules['_ssl'] = None; import alhambra_qt.net.relay; "
        "assert 'ssl' not in sys.modules; import asyncio.sslproto as one; assert one.ssl is None"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
