"""The chests of the treasure chamber: actions, events, and where the chests are."""

from itertools import chain
from typing import ClassVar

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.chance import pick
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.fields import EACH_SEAT, within
from alhambra_qt.engine.ids import Card, Cell, Seat
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.engine.state import ModuleState

ROOMS = 3
ROOM_SIZE = 4
CHESTS = (5, 5, 7, 7, 9, 9)  # by type
A_TYPE, A_ROOM = within(0, len(TYPES) - 1), within(0, ROOMS - 1)  # of an event's numbers
CHEST_ID = tuple(f"chest-{name}" for name in TYPES)


@attrs.frozen
class BuyChests(Action):
    """Buy all chests of a room; ends the actions of the turn (rule treasure.buy)."""

    name: ClassVar[str] = "buy_chests"
    room: int
    cards: tuple[Card, ...]


@attrs.frozen
class PlaceChest(Action):
    """Put a chest onto an own building of its colour (rule treasure.place)."""

    name: ClassVar[str] = "place_chest"
    colour: int
    cell: Cell


@attrs.frozen
class ChestsBought(Event):
    """A seat bought the ``count`` chests of a room for ``amount``."""

    rule: ClassVar[str] = "treasure.buy"

    seat: Seat
    room: int = attrs.field(metadata=A_ROOM)
    cards: tuple[Card, ...]
    count: int
    amount: int
    chests: tuple[int, ...] = attrs.field(metadata=A_TYPE)


@attrs.frozen
class ChestPlaced(Event):
    """A chest came onto a building of a seat."""

    rule: ClassVar[str] = "treasure.place"

    seat: Seat
    colour: int
    cell: Cell


@attrs.frozen
class ChestsPassed(Event):
    """Chests for which there was no building went on to the left, to this seat."""

    rule: ClassVar[str] = "treasure.place"

    seat: Seat
    count: int


@attrs.frozen
class DirkTookChests(Event):
    """Dirk took all the chests that his buildings can hold."""

    rule: ClassVar[str] = "treasure.place"

    count: int
    chests: tuple[int, ...] = attrs.field(metadata=A_TYPE)


@attrs.frozen
class ChestsReturned(Event):
    """Chests that nobody could place went back into the bag."""

    rule: ClassVar[str] = "treasure.place"

    count: int
    chests: tuple[int, ...] = attrs.field(metadata=A_TYPE)


@attrs.frozen
class ChestLost(Event):
    """A building left an Alhambra, its chest went back into the bag."""

    rule: ClassVar[str] = "treasure.lost"

    seat: Seat
    colour: int
    cell: Cell


@attrs.frozen
class RoomFilled(Event):
    """A room got new chests from the bag."""

    rule: ClassVar[str] = "treasure.refill"

    room: int = attrs.field(metadata=A_ROOM)
    chests: tuple[int, ...] = attrs.field(metadata=A_TYPE)


@attrs.frozen
class RoomClosed(Event):
    """A room stays empty: the bag held too few chests, now or earlier."""

    rule: ClassVar[str] = "treasure.refill"

    room: int = attrs.field(metadata=A_ROOM)


@attrs.define(eq=False)
class Treasury(ModuleState):
    """The places of the chests; a chest is the type of its colour.

    Once a room could not be refilled it stays empty, and so do all that are bought later: an
    empty room is all that has to be remembered for that.

    Attributes:
        bag: how many of each type are in the bag.
        rooms: the chests of each room.
        chests: for each seat, the type of the chest on a cell.
        dirk: how many of each type Dirk has.
        bought: how many of each type were bought and are not yet placed.
        emptied: the room they came from, -1 if none was bought.
        draws: how many were drawn from the bag, the key of the next draw.
    """

    bag: list[int]
    rooms: list[list[int]]
    chests: list[dict[Cell, int]] = attrs.field(metadata=EACH_SEAT)
    dirk: list[int]
    bought: list[int]
    emptied: int = -1
    draws: int = 0

    def check(self) -> None:
        """There is a count for each type, and every chest has one.

        Raises:
            ValueError: if not.
        """
        counts = (self.bag, self.dirk, self.bought)
        chests = [*chain(*self.rooms), *chain(*(there.values() for there in self.chests))]
        if any(len(count) != len(TYPES) or min(count) < 0 for count in counts):
            raise ValueError("there is one number of chests per building type")
        if len(self.rooms) != ROOMS or not {*chests} <= {*range(len(TYPES))}:
            raise ValueError("there are chests of no building type, or in no room")
        if not -1 <= self.emptied < ROOMS:
            raise ValueError("there is no such room")

    def fill(self, room: int, seed: str) -> None:
        """Draw four chests for a room."""
        for _ in range(ROOM_SIZE):
            chest = pick(each_chest(self.bag), seed, "treasure", self.draws)
            self.draws += 1
            self.bag[chest] -= 1
            self.rooms[room].append(chest)
        self.rooms[room].sort()


def each_chest(counts: list[int]) -> list[int]:
    """List the chests of counts per type."""
    return [chest for chest, number in enumerate(counts) for _ in range(number)]


def tokens_of(chests: list[int]) -> tuple[str, ...]:
    """Give the ids of chests."""
    return tuple(CHEST_ID[chest] for chest in chests)
