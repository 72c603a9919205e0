"""What the rules and the modules exchange: plain records, each explained where it stands.

They are kept apart from the engine that fills and reads them, so that a hook can be typed without
importing what calls it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from .actions import Action
from .fields import Fields
from .ids import Card, Cell, Mask, Seat, Tile
from .palace import Palace
from .refusal import Refusal
from .stock import Stock

if TYPE_CHECKING:
    from .state import Frame, Game

OWN_TURN = ("turn", "place", "turn_end")  # the questions beside which free acts may be done


@attrs.frozen
class Handler:
    """How one type of action is checked and carried out.

    Attributes:
        frames: the kinds of decision in which it may be chosen.
        check: gives the refusal, or None if legal; may assume the frame fits.
        run: carries it out; may assume that it is legal.
        closed: the rule id that answers where another decision is asked; empty: the decision's.
    """

    frames: tuple[str, ...]
    check: Callable[["Game", Seat, Any], Refusal | None]
    run: Callable[["Game", Seat, Any], None]
    closed: str = ""


@attrs.frozen
class Decision:
    """A kind of question.

    Attributes:
        options: lists every legal action (of payments only the sensible ones).
        closed: the rule id that answers an action which this question does not allow.
        earned: whether it asks about something gained already, which is seldom worth declining:
            who plays in a hurry weighs the answers too, where offers are declined.
    """

    options: Callable[["Game", "Frame"], list[Action]]
    closed: str
    earned: bool = False


@attrs.frozen
class Deal:
    """Special cards shuffled into the piles of the deck.

    Attributes:
        family: the card kind they are redealt as.
        cards: candidates, less those already in hands; what is left over is ``undealt``.
        piles: pile number (1 to 5) -> how many go into it; pile 0 is the money before the start
            money is dealt.
    """

    family: str
    cards: tuple[Card, ...]
    piles: Mapping[int, int]


@attrs.frozen
class TileRule:
    """The building rules of a kind of tile, asked with its walls (printed ones and sticks).

    Attributes:
        spots: the cells of the Alhambra where such a tile may be built.
        obstacle: the one rule that forbids a cell, or None.
        sides: the rule that its neighbours break where it would replace another kind of tile.
        walked: whether it is walked through; two such tiles are swapped by their walls alone.
        gift: whether it may be given to Dirk (rule dirk.gift).
        may: for tiles that are not walked through, a quick look at a cell's key (see ``geometry``)
            that sorts out most cells where such a tile cannot stand.
        unsold: the rule that keeps a tile that lies aside from being on sale now, or None.
    """

    spots: Callable[[Palace, Mask], Sequence[Cell]]
    obstacle: Callable[[Palace, Mask, Cell], Refusal | None]
    sides: Callable[[Palace, Mask, Cell], Refusal | None]
    walked: bool = True
    gift: bool = True
    may: Callable[[Mask, int], bool] = lambda mask, key: True
    unsold: Callable[["Game", Tile], Refusal | None] = lambda game, tile: None


@attrs.frozen
class MoneyKind:
    """A kind of card that pays.

    Attributes:
        rule: the rule id that a misuse of such a card in a payment breaks.
        spend: takes it from its owner and puts it where it goes once paid.
    """

    rule: str
    spend: Callable[["Game", Seat, Card], None]


@attrs.frozen
class Offer:
    """A tile on sale.

    Attributes:
        tile: the tile.
        currency: what it is paid in.
        price: what it costs now.
        exact: whether it can be had for exactly its price only.
    """

    tile: Tile
    currency: int
    price: int
    exact: bool = False


@attrs.frozen
class Purchase:
    """A purchase that was made.

    Attributes:
        tile, currency, price: what was bought.
        paid: the cards; none if it was free.
        exact: whether it counts as paid exactly.
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

    ``exact``: the price must be met exactly. The sum of the fixed cards is worth nothing.
    """

    cards: tuple[Card, ...]
    fixed: tuple[Card, ...] = ()
    exact: bool = False


@attrs.frozen
class Future:
    """What is still to come in a game, roughly.

    Attributes:
        scorings: numbers of the scorings not yet made.
        turns: turns left for each seat.
    """

    scorings: tuple[int, ...]
    turns: float


@attrs.frozen
class Zone:
    """A place where a module keeps pieces.

    Attributes:
        name: what it is, for the table's heading.
        seat: whose it is; -1 for all.
        cards, tiles: what lies there; UNKNOWN for what the observer cannot see.
        tokens: ids of other pieces, such as ``"chest-garden"``.
        cells: for each token the cell it stands on, where it stands in an Alhambra.
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

    ``draws`` holds by module how often it has drawn: with the seed that decides what it draws next.
    """

    top: Fields
    seats: tuple[SeatFields, ...]
    dirk: Fields | None
    draws: Fields
    stock: Stock

    def everything(self) -> Iterable[Fields]:
        """Give every object of the position."""
        yield self.top
        yield self.draws
        for seat in self.seats:
            yield seat.fields
            yield from (fields for _, fields in (*seat.alhambra, *seat.reserve))
        if self.dirk is not None:
            yield self.dirk
