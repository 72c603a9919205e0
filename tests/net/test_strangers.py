"""Strangers at a port: their limits, and that they keep nobody out and end nothing."""

import logging
import socket
import struct
import sys
from collections.abc import Iterator
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from alhambra_qt.net import websocket
from alhambra_qt.net.channel import Pipe
from alhambra_qt.net.entrance import EACH, Handshake, Places, origin_of
from alhambra_qt.net.sealing import GuestEnd, new_key, public_key
from alhambra_qt.net.sockets import Listener, dial
from alhambra_qt.net.websocket import FRAGMENTS, UNPROVEN, WebSocket
from tests.net.kit import APP, HERE, PROTOCOL, End, Main
from tests.processes import run

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
BINARY, CONTINUED, PING = 2, 0, 9


class _Origin:
    """As much of a connection as its places need."""

    def __init__(self, origin: str) -> None:
        self.origin = origin


def lines_from(*origins: str) -> list[WebSocket]:
    """Connections from these addresses."""
    return [cast(WebSocket, _Origin(origin)) for origin in origins]


def test_one_address_has_half_of_the_places() -> None:
    """Beyond half of the places the oldest of the same address leaves, though others are free."""
    places = Places(8)
    mine = lines_from(*"aaaa", "a")
    assert [places.add(web_socket) for web_socket in mine[:4]] == [None] * 4
    assert places.add(mine[4]) is mine[0]
    assert len(places) == 8 // EACH


def test_the_fullest_address_gives_way() -> None:
    """When all places are taken it is the oldest of the address with most that leaves."""
    places = Places(6)
    crowd = lines_from("a", "b", "b", "c", "d", "b")
    assert [places.add(web_socket) for web_socket in crowd] == [None] * 6
    [guest] = lines_from("e")
    assert places.add(guest) is crowd[1]
    assert guest in places
    places.discard(crowd[0])
    assert len(places) == 5


@pytest.mark.parametrize(
    ("peer", "origin"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1, 0, 0), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1, 0, 0), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 1, 0, 2), "fe80::/64"),
        ("", ""),
    ],
)
def test_an_address_is_its_owners(peer: object, origin: str) -> None:
    """All IPv6 addresses of one site count as one, and an IPv4 address is the same in IPv6."""
    assert origin_of(peer) == origin


def frame(kind: int, data: bytes, *, last: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    return struct.pack("!BB4x", (0x80 if last else 0) | kind, 0x80 | len(data)) + data


@pytest.fixture
def listener() -> Iterator[Listener]:
    """A port where nobody says anything."""
    found = Listener(HERE, lambda pipe: pipe.begin(lambda _: None, lambda: None))
    yield found
    found.close()


def upgraded(listener: Listener) -> socket.socket:
    """A plain socket that speaks the protocol of websockets from now on."""
    line = socket.create_connection((listener.address.host, listener.address.port), timeout=10)
    line.sendall(UPGRADE)
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    return line


def closing_code(line: socket.socket) -> int | None:
    """Why the table closed a line; None if it was cut without a word."""
    data = b""
    try:
        while more := line.recv(4096):
            data += more
    except ConnectionResetError:
        pass
    return int.from_bytes(data[2:4]) if data[:1] == b"\x88" else None


def test_a_message_has_so_many_fragments(listener: Listener) -> None:
    """A message in many empty fragments ends the connection before it fills the memory."""
    with upgraded(listener) as line:
        rest = frame(CONTINUED, b"", last=False) * (FRAGMENTS + 1)
        line.sendall(frame(BINARY, b"x", last=False) + rest)
        assert closing_code(line) == 1008


def test_pings_are_few(listener: Listener) -> None:
    """Somebody who only sends pings is closed."""
    with upgraded(listener) as line:
        line.sendall(frame(PING, b"") * (websocket.EXTRA + 200))
        data = b""
        while more := line.recv(4096):
            data += more
        assert frame_of_closing(data) == 1008


def frame_of_closing(data: bytes) -> int:
    """The code of a close frame after many answers to empty pings."""
    rest = data.lstrip(b"\x8a\x00")
    assert rest[:1] == b"\x88"
    return int.from_bytes(rest[2:4])


def test_unread_answers_are_few(monkeypatch: pytest.MonkeyPatch, listener: Listener) -> None:
    """Answers do not pile up for somebody who sends pings and reads nothing."""
    monkeypatch.setattr(websocket, "UNREAD", 0)
    monkeypatch.setattr(websocket, "UNPROVEN", 2**30)
    monkeypatch.setattr(websocket, "EXTRA", 2**30)
    monkeypatch.setattr(websocket, "EXTRA_RATE", 2.0**30)
    pings = frame(PING, b"p" * 100) * 1000
    with upgraded(listener) as line, pytest.raises((ConnectionResetError, BrokenPipeError)):
        line.sendall(pings * 1000)


def test_bytes_are_few(listener: Listener) -> None:
    """Before the table knows somebody it reads only so many bytes."""
    with upgraded(listener) as line:
        line.sendall(frame(BINARY, b"x" * 125) * (UNPROVEN // 125))
        assert closing_code(line) is None


def test_text_is_none_of_ours(listener: Listener) -> None:
    """A message of text is refused."""
    with connect(f"ws://{listener.address}") as line:
        line.send("hello")
        with pytest.raises(ConnectionClosed, match="1003"):
            line.recv(timeout=10)


def test_an_error_is_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """An error in a connection ends that one and is logged once, without its content."""

    def fail(data: bytes) -> None:
        raise ValueError(f"a secret: {data!r}")

    main, lost = Main(), list[int]()
    found = Listener(HERE, lambda pipe: pipe.begin(fail, lambda: lost.append(1)))
    with caplog.at_level(logging.WARNING, "alhambra_qt"):
        for number in range(1, 4):
            with connect(f"ws://{found.address}") as line:
                line.send(b"x")
                main.until(lambda number=number: len(lost) == number)  # type: ignore[misc]
    found.close()
    lines = [record.getMessage() for record in caplog.records if record.name == "alhambra_qt.net"]
    assert len(lines) == 1
    assert lines[0].startswith("A connection failed: ValueError test_strangers.py:")


@pytest.mark.only_on("posix", "limits how many files may be open")
def test_a_crowd_while_a_game_is_saved() -> None:
    """With 1,024 files and 400 silent connections that come back, saving and a guest get on."""
    done = run([sys.executable, "-c", CROWD])
    assert (done.returncode, done.stdout.strip()) == (0, "saved 300, in, few"), done.stderr


CROWD = """
import os, pathlib, resource, selectors, socket, sys, tempfile, threading
from alhambra_qt import files
from alhambra_qt.net.sealing import GuestEnd, TableEnd, new_key, public_key
from alhambra_qt.net.sockets import Address, Listener, dial
from tests.net.kit import APP, PROTOCOL, End
from tests.net.test_strangers import UPGRADE
from tests.processes import Process

resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))
key, lock = new_key(), threading.Lock()
def called(call):
    with lock:
        call()
def table(pipe):
    End().lay(pipe, TableEnd(key, PROTOCOL, APP), called)
listener = Listener(Address("127.0.0.1", 0), table)
crowd = r'''
import socket, sys
port, upgrade = int(sys.argv[1]), bytes.fromhex(sys.argv[2])
lines = []
def come(number):
    line = socket.socket()
    line.bind((f"127.0.0.{2 + number % 50}", 0))
    line.connect(("127.0.0.1", port))
    line.send(upgrade)
    line.setblocking(False)
    return line
print("here", flush=True)
lines = [None] * 400
while True:
    for number, line in enumerate(lines):
        try:
            if line is not None and line.recv(4096) != b"":
                continue
        except BlockingIOError:
            continue
        except OSError:
            pass
        if line is not None:
            line.close()
        try:
            lines[number] = come(number)
        except OSError:
            lines[number] = None
'''
attack = Process(
    [sys.executable, "-c", crowd, listener.address.port, UPGRADE.hex()], start_new_session=False
)
attack.line()
saved, most, came, tries = 0, 0, [], []
def take(pipe):
    end = End()
    came.append(end)
    end.lay(pipe, GuestEnd(public_key(key), PROTOCOL, APP), called)
def again(why):
    if len(tries) < 200:
        tries.append(why)
        dial(listener.address, take, again)
dial(listener.address, take, again)
with tempfile.TemporaryDirectory() as folder:
    for number in range(300):
        files.write(pathlib.Path(folder, "game"), b"x" * 10_000)
        saved += 1
        most = max(most, len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0)
        threading.Event().wait(0.01)
entered = any(end.opened for end in came)
with attack:
    attack.kill()
few = most < 300 and threading.active_count() < 10
print(f"saved {saved},", "in," if entered else f"out {tries[:9]},", "few" if few else most)
listener.close()
"""


def test_a_guest_that_is_cut_may_try_again() -> None:
    """A line that ends before the table has said anything is no silence."""
    main, why, key = Main(), list[str](), new_key()
    found = Listener(HERE, lambda pipe: pipe.close())

    def begin(pipe: Pipe) -> None:
        End().lay(pipe, GuestEnd(public_key(key), PROTOCOL, APP), main.calls.put)

    dial(found.address, begin, why.append)
    main.until(lambda: why)
    assert why == ["cut"]
    found.close()


def test_no_place_is_lost(listener: Listener) -> None:
    """The place of any connection is free again when its socket is closed."""
    main, port = Main(), listener.port
    for data in (b"", b"GET / HTTP/9\r\n\r\n", UPGRADE, UPGRADE + frame(BINARY, b"x")):
        with socket.create_connection((listener.address.host, port.number)) as line:
            line.sendall(data)
            main.until(lambda: port.lines)
        main.until(lambda: not port.lines)
    assert not any(len(port.entrance.at(step)) for step in Handshake)
