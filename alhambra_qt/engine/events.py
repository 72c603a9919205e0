"""Events: the stream of facts that the table animates and the log prints.

Events carry ids and numbers, never text. They are created only while recording is on
(``Game.events`` is a list), are not saved, and can be recreated by replaying a record.
"""

import re
from typing import ClassVar

import attrs

from .fields import EACH_SEAT, within
from .ids import MOST_SEATS, NOBODY, Card, Cell, Seat, Tile
from .ledger import Ledger


class Event:
    """Something that happened in the game; subclasses are frozen attrs classes.

    ``rule`` is the id of the rule that caused it; empty for internal steps. ``name`` is the name of
    its class in text ids and in JSON, such as ``vizier-used``.
    """

    __slots__ = ()
    rule: ClassVar[str] = ""
    name: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        # attrs replaces the class by a slotted copy, so the later of two is the real one.
        super().__init_subclass__()
        cls.name = re.sub("(?<=.)(?=[A-Z])", "-", cls.__name__).lower()
        _types[cls.name] = cls


_types: dict[str, type[Event]] = {}


def event_types() -> dict[str, type[Event]]:
    """Map names to all event types known to the program, modules included."""
    return dict(sorted(_types.items()))


@attrs.frozen
class TurnStarted(Event):
    """A seat's turn begins; ``turn`` counts from 0."""

    seat: Seat
    turn: int


@attrs.frozen
class TookMoney(Event):
    """A seat took open money cards."""

    rule: ClassVar[str] = "money.take"
    seat: Seat
    cards: tuple[Card, ...]


@attrs.frozen
class Bought(Event):
    """A seat bought the tile of a slot; ``overpaid`` is 0 for an exact payment (rule buy.exact).

    A module that adds another way to buy a tile derives its event from this one, so that it is
    animated and counted like a purchase.
    """

    rule: ClassVar[str] = "buy.pay"
    seat: Seat
    slot: int
    tile: Tile
    cards: tuple[Card, ...]
    price: int
    overpaid: int


@attrs.frozen
class Placed(Event):
    """A tile held aside was built."""

    rule: ClassVar[str] = "buy.place_late"
    seat: Seat
    tile: Tile
    cell: Cell


@attrs.frozen
class Reserved(Event):
    """A tile held aside went onto the reserve."""

    rule: ClassVar[str] = "reserve.free"
    seat: Seat
    tile: Tile


@attrs.frozen
class GaveToDirk(Event):
    """A bought tile was given to Dirk."""

    rule: ClassVar[str] = "dirk.gift"
    seat: Seat
    tile: Tile


@attrs.frozen
class Added(Event):
    """Redesign: a reserve tile was built."""

    rule: ClassVar[str] = "redesign.add"
    seat: Seat
    tile: Tile
    cell: Cell


@attrs.frozen
class Removed(Event):
    """Redesign: a tile went back to the reserve."""

    rule: ClassVar[str] = "redesign.remove"
    seat: Seat
    tile: Tile
    cell: Cell


@attrs.frozen
class Swapped(Event):
    """Redesign: a reserve tile took the place of a built one."""

    rule: ClassVar[str] = "redesign.swap"
    seat: Seat
    tile_in: Tile
    tile_out: Tile
    cell: Cell


@attrs.frozen
class Passed(Event):
    """A seat had no legal action."""

    rule: ClassVar[str] = "turn.pass"
    seat: Seat


@attrs.frozen
class ActionsEnded(Event):
    """A seat declined a further action after an exact purchase."""

    seat: Seat


@attrs.frozen
class TurnEnded(Event):
    """A seat's turn is over; later events belong to the refill."""

    seat: Seat


@attrs.frozen
class CardShown(Event):
    """A money card was laid face up in a place of the display."""

    rule: ClassVar[str] = "turn.refill"
    place: int = attrs.field(metadata=within(0, 3))
    card: Card


@attrs.frozen
class TileShown(Event):
    """A tile was drawn for a market slot."""

    rule: ClassVar[str] = "turn.refill"
    slot: int
    tile: Tile


@attrs.frozen
class SlotEmpty(Event):
    """A market slot could not be filled: the end is triggered."""

    rule: ClassVar[str] = "end.trigger"
    slot: int


@attrs.frozen
class DeckShuffled(Event):
    """The discards were shuffled into a new deck."""

    rule: ClassVar[str] = "deck.reshuffle"
    count: int


@attrs.frozen
class ScoringDrawn(Event):
    """A scoring card was drawn; it is counted once the refill is complete."""

    rule: ClassVar[str] = "score.when"
    number: int = attrs.field(metadata=within(1, 2))


@attrs.frozen
class Scored(Event):
    """A scoring was counted."""

    rule: ClassVar[str] = "score.when"
    ledger: Ledger


@attrs.frozen
class DirkDrew(Event):
    """Dirk drew tiles from the bag."""

    rule: ClassVar[str] = "dirk.tiles"
    tiles: tuple[Tile, ...]


@attrs.frozen
class Distributed(Event):
    """At the end of the game, a market tile went to a seat, or to nobody (seat NOBODY).

    ``sums`` is each seat's money in the slot's currency.
    """

    rule: ClassVar[str] = "end.distribute"
    slot: int
    tile: Tile
    seat: Seat = attrs.field(metadata=within(NOBODY, MOST_SEATS - 1))
    sums: tuple[int, ...] = attrs.field(metadata=EACH_SEAT)


@attrs.frozen
class WindowPassed(Event):
    """A seat declined to act between two turns."""

    seat: Seat


@attrs.frozen
class GameOver(Event):
    """The game ended; several winners share the victory."""

    rule: ClassVar[str] = "score.ties_final"
    winners: tuple[Seat, ...]
    scores: tuple[int, ...] = attrs.field(metadata=EACH_SEAT)
