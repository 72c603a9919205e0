"""How guests reach a table: its port, and a room at a relay.

Nothing listens before a `Door` is opened, and nothing after it is closed.
"""

from collections.abc import Sequence
from itertools import product
from typing import Literal

from attrs import define, field

from alhambra_qt.controller.together.invitation import Invitation, Route
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.engine.ids import Seat
from alhambra_qt.net.relay import Room
from alhambra_qt.net.sockets import Address, Listener, Silence, own_addresses

EVERY = ("::", "0.0.0.0")  # noqa: S104  # all addresses of this computer, as the page says
LOOPBACK = "127.0.0.1"
RelayState = Literal["asked", "there", "silent", "full"]


@define(eq=False)
class Door:
    """An open door of a table.

    Args:
        table: the table; guests are let in as they come.
        hosts, ports: where to listen: at the first that is free; port 0 takes any.
        via: a relay through which guests may come, too.

    Attributes:
        relay: what is known of the relay: asked, there, silent or full.

    Raises:
        OSError: if nobody may listen there.
    """

    table: HostTable
    hosts: Sequence[str]
    ports: Sequence[int] = (0,)
    via: Address | None = None
    relay: RelayState = field(default="asked", init=False)
    _listener: Listener = field(init=False)
    _room: Room | None = field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        self._listener = self._listen()
        if self.via is not None:
            self._room = Room(
                self.via,
                self.table.key,
                self.table.admit,
                self._found,
                self._listener.port.entrance,
            )
            self._room.open()

    def _listen(self) -> Listener:
        trouble = OSError()
        for host, port in product(self.hosts, self.ports):
            try:
                return Listener(Address(host, port), self.table.admit)
            except OSError as error:
                trouble = error
        raise trouble

    def _found(self, why_not: Silence | None) -> None:
        self.relay = "there" if why_not is None else "full" if why_not == "full" else "silent"

    @property
    def address(self) -> Address:
        """The address on which the table listens."""
        return self._listener.address

    @property
    def addresses(self) -> tuple[Address, ...]:
        """The addresses at which others may reach this computer."""
        address = self.address
        if address.host not in EVERY:
            return (address,)
        return own_addresses(address.port) or (Address(LOOPBACK, address.port),)

    def invitation(self, seat: Seat | None) -> Invitation:
        """Return the invitation to a seat, or to watch, with all ways to the table."""
        ways = [Route(address) for address in self.addresses]
        ways += [] if self.via is None else [Route(self.via, relayed=True)]
        return self.table.invitation(seat, ways)

    def close(self) -> None:
        """Listen no more."""
        if self._room is not None:
            self._room.close()
        self._listener.close()
