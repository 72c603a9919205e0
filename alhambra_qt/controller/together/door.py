"""How guests reach a table: its port, and a room at a relay.

Nothing listens before a `Door` is opened, and nothing after it is closed.
"""

from attrs import define, field

from alhambra_qt.controller.together.invitation import Invitation, Route, room_of
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.engine.ids import Seat
from alhambra_qt.net.relay import Room
from alhambra_qt.net.sockets import Address, Listener, own_addresses

ANYWHERE = ("0.0.0.0", "::")  # noqa: S104  # addresses that stand for all of this computer's
LOOPBACK = "127.0.0.1"


@define(eq=False)
class Door:
    """An open door of a table.

    Args:
        table: the table; guests are let in as they come.
        at: where to listen; port 0 takes ``port`` if it is free, else any.
        via: a relay through which guests may come, too.
        port: the port of an earlier time, so that invitations stay the same.

    Attributes:
        relay_answers: whether the relay is there; None without one, or before it has answered.

    Raises:
        OSError: if nobody may listen there.
    """

    table: HostTable
    at: Address
    via: Address | None = None
    port: int = 0
    relay_answers: bool | None = field(default=None, init=False)
    _listener: Listener = field(init=False)
    _room: Room | None = field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        self._listener = self._listen()
        if self.via is not None:
            room = room_of(self.table.public_key)
            self._room = Room(self.via, room, self.table.admit, self._told)
            self._room.open()

    def _listen(self) -> Listener:
        try:
            return Listener(Address(self.at.host, self.at.port or self.port), self.table.admit)
        except OSError:
            if self.at.port or not self.port:
                raise
            return Listener(self.at, self.table.admit)

    def _told(self, answers: bool) -> None:
        self.relay_answers = answers

    @property
    def address(self) -> Address:
        """Where the table listens."""
        return self._listener.address

    @property
    def addresses(self) -> tuple[Address, ...]:
        """The addresses at which others may reach this computer."""
        address = self.address
        if self.at.host not in ANYWHERE:
            return (address,)
        return own_addresses(address.port) or (Address(LOOPBACK, address.port),)

    def invitation(self, seat: Seat) -> Invitation:
        """Return the invitation to a seat, with all ways to the table."""
        ways = [Route(one) for one in self.addresses]
        ways += [] if self.via is None else [Route(self.via, relayed=True)]
        return self.table.invitation(seat, ways)

    def close(self) -> None:
        """Listen no more."""
        if self._room is not None:
            self._room.close()
        self._listener.close()
