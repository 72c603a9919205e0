"""The plain records that the rules and the modules exchange.

They are separate from the engine code that fills and reads them, so that hooks can be typed
without importing their callers.
"""

from collections.abc import Iterable, Mapping

import attrs

from .errors import BadData
from .fields import Fields
from .ids import Card, Cell, Seat, Tile
from .stock import Stock

OWN_TURN = ("turn", "place", "turn_end")  # questions during which free acts are allowed


@attrs.frozen
class Deal:
    """Special cards shuffled into the piles of the deck.

    Attributes:
        family: the card kind under which ``redeal`` deals them.
        cards: candidates, without those already in hands; those left over go to ``undealt``.
        piles: pile number (1 to 5) -> number of cards; pile 0 is the money before the start
            money is dealt.
    """

    family: str
    cards: tuple[Card, ...]
    piles: Mapping[int, int]


@attrs.frozen
class Offer:
    """A tile on sale.

    Attributes:
        tile: the tile.
        currency: the currency of its price.
        price: its price now.
        exact: whether only an exact payment is allowed.
    """

    tile: Tile
    currency: int
    price: int
    exact: bool = False


@attrs.frozen
class Purchase:
    """A purchase that was made.

    Attributes:
        tile, currency, price: the tile bought, and its price.
        paid: the cards; empty if it was free.
        exact: whether it counts as an exact payment.
        in_turn: whether it was an action of a turn.
    """

    tile: Tile
    currency: int
    price: int
    paid: tuple[Card, ...]
    exact: bool
    in_turn: bool


@attrs.frozen
class Way:
    """A way to pay a price: any of ``cards`` (sorted) and all of ``fixed``.

    ``exact``: the price must be met exactly. The fixed cards add nothing to the sum.
    """

    cards: tuple[Card, ...]
    fixed: tuple[Card, ...] = ()
    exact: bool = False


@attrs.frozen
class Future:
    """An estimate of what is still to come in a game.

    Attributes:
        scorings: numbers of the scorings still to come.
        turns: turns left for each seat.
    """

    scorings: tuple[int, ...]
    turns: float


@attrs.frozen
class Zone:
    """A place where a module keeps pieces.

    Attributes:
        name: the kind of place, for its heading on the table.
        seat: the owner; -1 for a shared place.
        cards, tiles: the pieces there; UNKNOWN for those the observer cannot see.
        tokens: ids of other pieces, such as ``"chest-garden"``.
        cells: the cell of each token, for tokens that stand in an Alhambra.
    """

    name: str
    seat: Seat = -1
    cards: tuple[Card, ...] = ()
    tiles: tuple[Tile, ...] = ()
    tokens: tuple[str, ...] = ()
    cells: tuple[Cell, ...] = ()


@attrs.frozen(eq=False)
class SeatFields:
    """A seat's object in a position, and those of its built and reserved tiles."""

    fields: Fields
    alhambra: tuple[tuple[Cell, Fields], ...]
    reserve: tuple[tuple[Tile, Fields], ...]


@attrs.frozen(eq=False)
class PositionFields:
    """The objects of a position, from which modules take their fields.

    ``draws`` counts the draws of each module; with the seed this determines its next draw. With
    ``lies``, what breaks a rule is listed in ``broken`` and taken as it lies.
    """

    top: Fields
    seats: tuple[SeatFields, ...]
    dirk: Fields | None
    draws: Fields
    stock: Stock
    lies: bool = False
    broken: list[BadData] = attrs.field(factory=list)

    def breach(self, error: BadData) -> None:
        """Report what lies against a rule.

        Raises:
            BadData: unless it is taken as it lies.
        """
        if not self.lies:
            raise error
        self.broken.append(error)

    def everything(self) -> Iterable[Fields]:
        """Return every object of the position."""
        yield self.top
        yield self.draws
        for seat in self.seats:
            yield seat.fields
            yield from (fields for _, fields in (*seat.alhambra, *seat.reserve))
        if self.dirk is not None:
            yield self.dirk
