"""A table listens, and is joined over sockets of this computer."""

import errno
import socket
import sys
from contextlib import closing

import pytest
from attrs import evolve

from alhambra_qt.controller.together.door import Door
from alhambra_qt.controller.together.guest import Guest, Me
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.net.relay import Relay
from alhambra_qt.net.sockets import Address
from tests.net.kit import HERE, Main
from tests.together.kit import Friend

LOOPBACK = "127.0.0.1"
TAKEN = (errno.EADDRINUSE, errno.EACCES)  # or WSAEACCES, if it is exclusive
pytestmark = pytest.mark.usefixtures("quick")


def test_back_by_itself(main: Main, table: HostTable) -> None:
    """When the door opens again at its port a guest comes back by itself, in the lobby too."""
    door = Door(table, (LOOPBACK,))
    friend = Friend(Guest(door.invitation(1), Me(), main.calls.put))
    friend.guest.join()
    main.until(lambda: friend.states[-1:] == ["here"])
    port = door.address.port
    door.close()
    main.until(lambda: table.lobby().seats[1].state == "away")
    with closing(Door(table, (LOOPBACK,), (port, 0))) as again:
        assert again.address.port == port
        main.until(lambda: table.lobby().seats[1].state == "here")
        main.until(lambda: friend.states.count("here") == 2)


def test_a_port_that_is_taken(table: HostTable) -> None:
    """If the port of an earlier time is taken another is used; one asked for must be free."""
    with closing(Door(table, (LOOPBACK,))) as door:
        port = door.address.port
        with closing(Door(table, (LOOPBACK,), (port, 0))) as other:
            assert other.address.port != port
        with pytest.raises(OSError, check=lambda error: error.errno in TAKEN):
            Door(table, (LOOPBACK,), (port,))
        with socket.socket() as thief:
            if sys.platform == "win32":  # where this lets it take over a port
                thief.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with pytest.raises(OSError, check=lambda error: error.errno in TAKEN):
                thief.bind((LOOPBACK, port))


def test_the_second_way_in(main: Main, table: HostTable) -> None:
    """If nobody answers at the first address, the next is tried: here that of a relay."""
    with (
        closing(Relay(HERE, 1)) as relay,
        closing(Door(table, (LOOPBACK,), via=relay.address)) as door,
    ):
        main.until(lambda: door.relay == "there")
        direct, relayed = door.invitation(1).ways
        assert relayed.relayed
        closed = evolve(direct, address=Address(LOOPBACK, 1))
        wrong = evolve(door.invitation(1), ways=(closed, relayed))
        friend = Friend(Guest(wrong, Me(), main.calls.put))
        friend.guest.join()
        main.until(lambda: friend.states[-1:] == ["here"])


def test_nobody_there(main: Main, table: HostTable) -> None:
    """A guest that was never there stops looking, and says where nobody answered."""
    door = Door(table, (LOOPBACK,))
    invitation = door.invitation(1)
    door.close()
    friend = Friend(Guest(invitation, Me(), main.calls.put))
    friend.guest.join()
    main.until(lambda: friend.states[-1] == "ended")
    assert friend.why[-1] is not None
    assert friend.why[-1].id == "join-no-answer"
