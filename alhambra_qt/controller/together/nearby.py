"""Tables in the same network: what a table announces there, and what others read of it.

It is not proven: whoever joins from the list talks to whatever computer announced the table. This
needs zeroconf, which not every computer has: import it only to look or to announce.
"""

from collections.abc import Callable, Sequence
from re import fullmatch

from attrs import define, field

from alhambra_qt import __version__
from alhambra_qt.controller.together.frames import PROTOCOL
from alhambra_qt.controller.together.invitation import KEY, TOKEN, Invitation, Route
from alhambra_qt.controller.together.listed import ListedTable
from alhambra_qt.controller.together.names import plain
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.net.channel import ToMain
from alhambra_qt.net.discovery import Announcement, Finder, Found
from alhambra_qt.net.sockets import Address

NOBODY = bytes(TOKEN)  # the token of who has none
MOST = 100  # tables that are looked at: anybody in the network may announce as many as they like


def facts(table: HostTable) -> dict[str, str]:
    """Return what a table announces."""
    lobby = table.lobby()
    return {
        "name": table.name,
        "key": table.public_key.hex(),
        "seats": "".join(seat.state[0] for seat in lobby.seats),
        "began": str(int(lobby.began)),
        "protocol": str(PROTOCOL),
        "app": __version__,
    }


def announced(table: HostTable, at: Sequence[Address], *interfaces: str) -> Announcement:
    """Announce a table; call ``change(facts(table))`` when something there has changed.

    Raises:
        OSError: if that is not possible here.
    """
    return Announcement(table.public_key.hex()[:16], at, facts(table), *interfaces)


def read(found: Found) -> ListedTable | None:
    """Read what was found; None if it is no table."""
    said = found.facts
    try:
        key, protocol = bytes.fromhex(said["key"]), int(said["protocol"])
        seats = said["seats"]
    except (KeyError, ValueError):
        return None
    if len(key) != KEY or not fullmatch("[ohac]{2,6}", seats) or not found.addresses:
        return None
    return ListedTable(
        Invitation(key, NOBODY, tuple(Route(address) for address in found.addresses)),
        plain(said.get("name", "")),
        seats=len(seats),
        free=seats.count("o"),
        began=said.get("began") == "1",
        app=plain(said.get("app", "")),
        protocol=protocol,
        near=True,
    )


@define(eq=False)
class Nearby:
    """Looks for tables until it is closed; ``on_change`` is called with all that there are.

    Raises:
        OSError: if that is not possible here.
    """

    to_main: ToMain
    on_change: Callable[[tuple[ListedTable, ...]], None]
    interfaces: tuple[str, ...] = ()
    _tables: dict[str, ListedTable] = field(factory=dict, init=False)
    _finder: Finder = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._finder = Finder(self.to_main, self._found, self._gone, self.interfaces)

    def close(self) -> None:
        """Look no more."""
        self._finder.close()

    def _found(self, found: Found) -> None:
        table = read(found)
        if table is not None and (found.name in self._tables or len(self._tables) < MOST):
            self._tables[found.name] = table
            self.on_change(tuple(self._tables.values()))

    def _gone(self, name: str) -> None:
        if self._tables.pop(name, None) is not None:
            self.on_change(tuple(self._tables.values()))
