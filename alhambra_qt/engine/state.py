"""The parts of a game's state: plain objects that clone fast and check nothing.

The owner of a state mutates it; to keep a state or try an action, clone it first. ``Game`` itself
is beside the modules that change it, in ``rules.py``.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

import attrs

from .derived import Copied, from_json, spelt, to_json
from .fields import Json
from .ids import Card, Mask, Seat, Tile
from .palace import Palace
from .pieces import CARD_BY_ID, CARD_ID

NO_STICKS: Mapping[Tile, Mask] = {}
UNKNOWN = -1  # a card or tile that an observer cannot see


@attrs.frozen
class Setup:
    """The set-up of a game; together with the actions it is the whole record.

    Attributes:
        seats: 2 to 6.
        seed: any text; the same seed and actions give the same game.
        modules: ids of the modules that are on, in any order.
        variants: (name, value) pairs of module variants.
        youngest: the seat that begins on a full tie, or None to draw it by the seed.

    >>> Setup(seats=3, seed="a", modules=("camps",)).seats
    3
    """

    seats: int
    seed: str
    modules: tuple[str, ...] = ()
    variants: tuple[tuple[str, str], ...] = ()
    youngest: Seat | None = None


class Frame(NamedTuple):
    """An entry of the decision stack: a question to a seat, or a step that runs automatically."""

    kind: str
    seat: Seat
    data: tuple[Any, ...] = ()


# Metadata of a module state's field: cards are written as their ids, unknown ones as null.
CARDS_BY_ID = spelt(
    lambda card: None if card == UNKNOWN else CARD_ID[card],
    lambda name: UNKNOWN if name is None else CARD_BY_ID[name],
)


class ModuleState(Copied):
    """A module's part of the state: an attrs class; copies and JSON derive from its fields."""

    __slots__ = ()

    def to_json(self) -> Json:
        """Convert the state to JSON; the fields' names are the keys."""
        return to_json(self)

    def counted(self) -> Json:
        """Return the part of the JSON that the digest of a state counts."""
        return self.to_json()

    @classmethod
    def from_json(cls, data: Json) -> Self:
        """Read what ``to_json`` wrote; raises KeyError, TypeError or ValueError if invalid."""
        state = from_json(cls, data)
        state.check()
        return state

    def check(self) -> None:
        """Raise ValueError if the data has a size that the rules do not expect."""


@attrs.define(eq=False)
class Player(Copied):
    """The cards, tiles and score of one seat.

    ``hand`` is always sorted; ``hidden`` lists those of its cards that the others never saw.
    ``bought`` are the tiles held aside until the end of the turn (rule buy.place_late). ``sticks``
    are walls added to tiles, wherever the tiles lie now (rule walls.build).
    """

    hand: list[Card]
    hidden: list[Card]
    reserve: list[Tile]
    bought: list[Tile]
    palace: Palace
    score: int = 0
    sticks: Mapping[Tile, Mask] = NO_STICKS  # never changed, only replaced

    def add_sticks(self, tile: Tile, sides: Mask) -> None:
        """Add sticks to a tile permanently."""
        self.sticks = {**self.sticks, tile: self.sticks.get(tile, 0) | sides}

    def drop_sticks(self, tile: Tile) -> None:
        """Remove the sticks of a tile that leaves the seat."""
        if tile in self.sticks:
            self.sticks = {other: at for other, at in self.sticks.items() if other != tile}

    def spend(self, card: Card) -> None:
        """Take a card out of the hand; of equal cards a publicly known one goes first."""
        self.hand.remove(card)
        if card in self.hidden and self.hand.count(card) < self.hidden.count(card):
            self.hidden.remove(card)
