"""Tables in the same network: what a table announces there, and what others read of it.

It is not proven: whoever joins from the list talks to whatever computer announced the table. This
needs zeroconf, which not every computer has: import it only to look or to announce.
"""

from collections.abc import Callable, Sequence

from attrs import define, field, frozen

from alhambra_qt import __version__
from alhambra_qt.controller.together.chairs import plain
from alhambra_qt.controller.together.frames import PROTOCOL
from alhambra_qt.controller.together.invitation import KEY, TOKEN, Invitation, Route
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.net.channel import ToMain
from alhambra_qt.net.discovery import Announcement, Finder, Found
from alhambra_qt.net.sockets import Address

NOBODY = bytes(TOKEN)  # the token of who has none
STATES = {"o": "open", "h": "here", "a": "away", "c": "computer"}


@frozen
class NearbyTable:
    """A table in this network.

    Attributes:
        id: the name of its announcement, which stays while it is open.
        name: what its host calls it.
        invitation: how to join it without an invitation of its host.
        seats: the state of each seat.
        protocol, app: its versions; another protocol cannot be joined.
    """

    id: str
    name: str
    invitation: Invitation
    modules: tuple[str, ...]
    seats: tuple[str, ...]
    began: bool
    protocol: int
    app: str

    @property
    def fits(self) -> bool:
        """Whether its protocol is that of this program."""
        return self.protocol == PROTOCOL


def facts(table: HostTable) -> dict[str, str]:
    """Return what a table announces."""
    lobby = table.lobby()
    return {
        "name": table.name,
        "key": table.public_key.hex(),
        "modules": ",".join(lobby.modules),
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


def read(found: Found) -> NearbyTable | None:
    """Read what was found; None if it is no table."""
    said = found.facts
    try:
        key, protocol = bytes.fromhex(said["key"]), int(said["protocol"])
        seats = tuple(STATES[letter] for letter in said["seats"])
    except (KeyError, ValueError):
        return None
    if len(key) != KEY or not 2 <= len(seats) <= 6 or not found.addresses:
        return None
    routes = tuple(Route(address) for address in found.addresses)
    modules = tuple(filter(None, said.get("modules", "").split(",")))
    return NearbyTable(
        id=found.name,
        name=plain(said.get("name", "")),
        invitation=Invitation(key, NOBODY, routes),
        modules=modules,
        seats=seats,
        began=said.get("began") == "1",
        protocol=protocol,
        app=plain(said.get("app", "")),
    )


@define(eq=False)
class Nearby:
    """Looks for tables until it is closed; ``on_change`` is called with all that there are.

    Raises:
        OSError: if that is not possible here.
    """

    to_main: ToMain
    on_change: Callable[[tuple[NearbyTable, ...]], None]
    interfaces: tuple[str, ...] = ()
    _tables: dict[str, NearbyTable] = field(factory=dict, init=False)
    _finder: Finder = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._finder = Finder(self.to_main, self._found, self._gone, self.interfaces)

    def close(self) -> None:
        """Look no more."""
        self._finder.close()

    def _found(self, found: Found) -> None:
        table = read(found)
        if table is not None:
            self._tables[table.id] = table
            self.on_change(tuple(self._tables.values()))

    def _gone(self, name: str) -> None:
        if self._tables.pop(name, None) is not None:
            self.on_change(tuple(self._tables.values()))
