"""Tables are announced and found in the network, and what is announced is read with care."""

from contextlib import closing

import pytest
from attrs import evolve

from alhambra_qt.controller.together import frames, nearby
from alhambra_qt.controller.together.door import Door
from alhambra_qt.controller.together.guest import Guest, Me
from alhambra_qt.controller.together.listed import ListedTable
from alhambra_qt.controller.together.nearby import Nearby
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.net.discovery import Found
from alhambra_qt.net.sockets import Address
from tests.net.kit import Main
from tests.together.kit import Friend

LOOPBACK = "127.0.0.1"
pytestmark = pytest.mark.usefixtures("quick")


def test_found_and_joined(main: Main, table: HostTable) -> None:
    """Somebody finds the table in the network, joins without an invitation, and is seen there."""
    found: list[tuple[ListedTable, ...]] = []
    finder = Nearby(main.calls.put, found.append, (LOOPBACK,))
    with closing(Door(table, (LOOPBACK,))) as door, closing(finder):
        announcement = nearby.announced(table, door.addresses, LOOPBACK)
        table.is_public = True
        table.on_change = lambda: announcement.change(nearby.facts(table))
        main.until(lambda: found and found[-1])
        (seen,) = found[-1]
        assert (seen.name, seen.seats, seen.free, seen.speaks) == ("Anna", 3, 2, True)
        friend = Friend(Guest(seen.invitation, Me("Zoé"), main.calls.put))
        friend.guest.join()
        main.until(lambda: friend.guest.seat == 1)
        main.until(lambda: found[-1][0].free == 1)
        friend.guest.leave()
        main.until(lambda: table.lobby().seats[1].state == "away")
        table.on_change = lambda: None
        announcement.close()
        main.until(lambda: not found[-1])


@pytest.mark.parametrize(
    ("field", "value"),
    [("key", "zz"), ("key", "ab"), ("protocol", "x"), ("seats", "hx"), ("seats", "h"), ("key", "")],
)
def test_odd_announcements(table: HostTable, field: str, value: str) -> None:
    """An announcement of anything else than a table is not in the list."""
    right = Found("x", (Address(LOOPBACK, 1),), nearby.facts(table))
    assert nearby.read(right) is not None
    assert nearby.read(evolve(right, facts={**right.facts, field: value})) is None
    assert nearby.read(evolve(right, addresses=())) is None
    other = nearby.read(evolve(right, facts={**right.facts, "protocol": "99", "name": "\u202eX"}))
    assert other is not None
    assert (other.speaks, other.name, frames.PROTOCOL) == (False, "X", 1)


def test_announcements_are_few(table: HostTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables a computer announces, so many are kept; these stay up to date."""
    monkeypatch.setattr(nearby, "Finder", lambda *_: None)
    seen: list[tuple[ListedTable, ...]] = []
    finder = Nearby(lambda call: call(), seen.append)
    right = Found("0", (Address(LOOPBACK, 1),), nearby.facts(table))
    for number in range(3 * nearby.MOST):
        finder._found(evolve(right, name=str(number)))
    assert len(seen[-1]) == nearby.MOST
    finder._found(evolve(right, facts={**right.facts, "name": "Zoé"}))
    assert seen[-1][0].name == "Zoé"
    finder._gone("0")
    finder._found(evolve(right, name="new"))
    assert len(seen[-1]) == nearby.MOST
