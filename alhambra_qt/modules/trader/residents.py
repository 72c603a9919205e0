"""The residents of the street trader: actions, events, and where trader and residents are."""

from itertools import chain
from typing import ClassVar

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.fields import EACH_SEAT, within
from alhambra_qt.engine.ids import Cell, Seat
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.engine.state import UNKNOWN, ModuleState

PER_COLOUR = 7
AT_START = 3
NONE = -1
RESIDENT_ID = tuple(f"resident-{name}" for name in TYPES)
COLOURS = range(len(TYPES))


@attrs.frozen
class ChooseResidents(Action):
    """Keep these three of one resident of each colour, in secret (rule trader.deal)."""

    name: ClassVar[str] = "choose_residents"
    colours: tuple[int, ...]


@attrs.frozen
class PlaceTrader(Action):
    """Put the own trader onto a free cell (rules trader.deal, trader.move_in)."""

    name: ClassVar[str] = "place_trader"
    cell: Cell


@attrs.frozen
class MoveIn(Action):
    """Let a resident move in and take a new one of this colour (rule trader.move_in).

    The colour is NONE where the supply is empty: then there is no new one.
    """

    name: ClassVar[str] = "move_in"
    colour: int


@attrs.frozen
class SwapResident(Action):
    """Swap a resident of the trader with one of the supply (rule trader.move_in)."""

    name: ClassVar[str] = "swap_resident"
    old_colour: int
    new_colour: int


@attrs.frozen
class StayOut(Action):
    """Let nobody move in, and swap nobody (rule trader.move_in)."""

    name: ClassVar[str] = "stay_out"
    declines: ClassVar[bool] = True


@attrs.frozen
class ResidentsChosen(Event):
    """A seat has chosen its first residents, nobody knows which."""

    rule: ClassVar[str] = "trader.deal"

    seat: Seat


@attrs.frozen
class ResidentsShown(Event):
    """All have chosen: these residents stand on the trader of a seat."""

    rule: ClassVar[str] = "trader.deal"

    seat: Seat
    residents: tuple[int, ...] = attrs.field(metadata=within(0, len(TYPES) - 1))


@attrs.frozen
class TraderPlaced(Event):
    """A trader was put onto a cell."""

    rule: ClassVar[str] = "trader.return"

    seat: Seat
    cell: Cell


@attrs.frozen
class TraderAside(Event):
    """A tile was built where a trader stood: it was set aside."""

    rule: ClassVar[str] = "trader.move_in"

    seat: Seat
    cell: Cell


@attrs.frozen
class ResidentMovedIn(Event):
    """A resident moved from the trader into the building on a cell."""

    rule: ClassVar[str] = "trader.move_in"

    seat: Seat
    colour: int
    cell: Cell


@attrs.frozen
class ResidentTaken(Event):
    """A seat took a new resident from the supply for the one that moved in."""

    rule: ClassVar[str] = "trader.move_in"

    seat: Seat
    colour: int


@attrs.frozen
class ResidentSwapped(Event):
    """A seat swapped a resident of its trader with one of the supply."""

    rule: ClassVar[str] = "trader.move_in"

    seat: Seat
    old_colour: int
    new_colour: int


@attrs.frozen
class ResidentsStayed(Event):
    """A seat let nobody move in and swapped nobody."""

    rule: ClassVar[str] = "trader.move_in"

    seat: Seat


@attrs.frozen
class ResidentLost(Event):
    """A building left an Alhambra, its resident went back to the supply."""

    rule: ClassVar[str] = "trader.return"

    seat: Seat
    colour: int
    cell: Cell


@attrs.define(eq=False)
class Traders(ModuleState):
    """The places of traders and residents; a resident is the type of its colour.

    Attributes:
        supply: how many of each colour are in the supply.
        residents: the residents on each seat's trader, sorted; UNKNOWN while others choose.
        at: the cell of each trader, None while it is not on the table.
        aside: whether a trader was set aside and is to be put back.
        homes: for each seat, the colour of the resident on a cell.
        choosing: the first residents are being chosen: what was chosen is secret, and each seat
            has one resident of each colour.
    """

    supply: list[int]
    residents: list[list[int]] = attrs.field(metadata=EACH_SEAT)
    at: list[Cell | None] = attrs.field(metadata=EACH_SEAT)
    aside: list[bool] = attrs.field(metadata=EACH_SEAT)
    homes: list[dict[Cell, int]] = attrs.field(metadata=EACH_SEAT)
    choosing: bool = False

    @classmethod
    def none_for(cls, seats: int) -> "Traders":
        """Give the state before the residents are handed out: no trader is on the table."""
        return cls(
            [PER_COLOUR] * len(TYPES),
            [[] for _ in range(seats)],
            [None] * seats,
            [False] * seats,
            [{} for _ in range(seats)],
        )

    def check(self) -> None:
        """There is a count for each colour, and every resident has one.

        Raises:
            ValueError: if not.
        """
        if len(self.supply) != len(COLOURS) or min(self.supply) < 0:
            raise ValueError("there is one number of residents per colour")
        there = [*chain(*self.residents), *chain(*(home.values() for home in self.homes))]
        if not {*there} <= {UNKNOWN, *COLOURS}:
            raise ValueError("there are residents of no colour")

    def take_in(self, seat: Seat, colour: int) -> None:
        """Put a resident of the supply onto a trader."""
        self.supply[colour] -= 1
        self.residents[seat].append(colour)
        self.residents[seat].sort()


def tokens_of(colours: list[int]) -> tuple[str, ...]:
    """Give the ids of residents, without those that cannot be seen."""
    return tuple(RESIDENT_ID[colour] for colour in colours if colour != UNKNOWN)
