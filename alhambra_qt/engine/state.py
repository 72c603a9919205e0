"""The state of a game: plain mutable objects that clone fast and check nothing.

The owner of a state mutates it; to keep a state or try an action, clone it first. Code in this
module knows no rules, reads no clock and draws random numbers only through ``chance``.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Self, TypeVar, get_args

import attrs

from .chance import shuffled
from .derived import FRESH, SHARED, Copied, from_json, spelt, to_json
from .events import CardShown, DeckShuffled, Event
from .fields import Json
from .ids import Card, Mask, Seat, Tile
from .ledger import Ledger
from .palace import Palace
from .pieces import CARD_BY_ID, CARD_ID, CARD_KIND, CARD_VALUE

if TYPE_CHECKING:
    from .rules import Rules

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


@attrs.define(eq=False)
class Game(Copied):
    """A whole game. Copies do not record events.

    Attributes:
        setup: the set-up it started from.
        rules: the compiled rules of its modules (shared, never changed).
        players: by seat.
        market: four tiles, 0 where a slot is empty.
        display: four open money cards, -1 where a place is empty.
        deck, bag: hidden; the next piece drawn is the last.
        discards: paid cards, the newest last.
        gone: cards that left the game openly.
        out: cards that left the game unseen at set-up.
        piles: cards left in each of the five deck piles; empty after a reshuffle.
        special: for each pile the families of special cards still in it (for redealing).
        dirk: Dirk's tiles in the two-player game, else None.
        to_play: the seat whose turn it is; ``turn`` counts turns from 0; ``acted`` the actions
            done in this turn.
        scorings_done: 0 to 3; ``pending`` the scorings drawn but not yet counted.
        reveals: counts the reveals of hidden information, which undo cannot cross.
        shuffles: the number of reshuffles so far, the key of the next one.
        decisions: the stack; the top frame determines what happens next.
        ext: the modules' states by module id.
        ledgers: the ledgers of the scorings made while ``proves`` was set.
        proves: whether scorings make ledgers; in rollouts they only add points.
        events: the events recorded, or None while recording is off.

    >>> from alhambra_qt.modules import new_game
    >>> game = new_game(Setup(seats=3, seed="a"))
    >>> copy = game.clone()
    >>> copy.market == game.market, copy is game
    (True, False)
    """

    setup: Setup
    rules: "Rules" = attrs.field(metadata=SHARED)
    players: list[Player]
    market: list[Tile]
    display: list[Card]
    deck: list[Card]
    discards: list[Card]
    bag: list[Tile]
    gone: list[Card]
    piles: list[int]
    special: tuple[tuple[str, ...], ...]
    dirk: list[Tile] | None
    decisions: list[Frame]
    ext: dict[str, ModuleState]
    ledgers: list[Ledger]
    pending: list[int]
    to_play: Seat = 0
    turn: int = 0
    acted: int = 0
    scorings_done: int = 0
    reveals: int = 0
    shuffles: int = 0
    over: bool = False
    out: list[Card] = attrs.Factory(list)
    proves: bool = True
    events: list[Event] | None = attrs.field(default=None, metadata=FRESH)

    @property
    def frame(self) -> Frame:
        """The top of the decision stack."""
        return self.decisions[-1]

    def push(self, kind: str, seat: Seat = -1, *data: Any) -> None:
        """Push a question or step onto the stack; it runs before everything below it."""
        self.decisions.append(Frame(kind, seat, data))

    def emit(self, event: Event) -> None:
        """Record an event if recording is on; hot code tests ``events`` before creating one."""
        if self.events is not None:
            self.events.append(event)

    def draw_card(self, hidden: bool = False) -> Card | None:
        """Draw the top card of the deck, shuffling the discards if it is empty.

        Rule deck.reshuffle. Returns None when both are empty. With ``hidden`` the other seats do
        not see the card: public knowledge of the piles does not change.
        """
        if not self.deck:
            if not self.discards:
                return None
            self.deck = shuffled(sorted(self.discards), self.setup.seed, "reshuffle", self.shuffles)
            self.shuffles += 1
            self.discards = []
            self.piles = []
            self.special = ()
            if self.events is not None:
                self.events.append(DeckShuffled(len(self.deck)))
        self.reveals += 1
        card = self.deck.pop()
        if self.piles:
            self._leave_pile(card, hidden)
        return card

    def _leave_pile(self, card: Card, hidden: bool) -> None:
        pile = next(number for number, left in enumerate(self.piles) if left)
        self.piles[pile] -= 1
        if hidden and card >= 0 and CARD_VALUE[card]:
            return  # only money stays unseen; other cards take effect openly
        family = CARD_KIND[card]
        if card >= 0 and family in self.special[pile]:
            here = list(self.special[pile])
            here.remove(family)
            self.special = (*self.special[:pile], tuple(here), *self.special[pile + 1 :])

    def draw_tile(self) -> Tile | None:
        """Draw a tile from the bag, None when it is empty."""
        if not self.bag:
            return None
        self.reveals += 1
        return self.bag.pop()

    def show_card(self, place: int, card: Card) -> None:
        """Lay a card face up in a place of the display."""
        self.display[place] = card
        if self.events is not None:
            self.events.append(CardShown(place, card))


Share = TypeVar("Share", bound=ModuleState | None)


class StateOwner(Generic[Share]):
    """Owner of a part of each game's state, stored under its id; ``StateOwner[None]`` has none."""

    id = ""
    state: type[ModuleState] | None = None  # the class parameter

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for base in vars(cls).get("__orig_bases__", ()):
            for kind in get_args(base):
                if isinstance(kind, type):
                    cls.state = kind if issubclass(kind, ModuleState) else None

    def own(self, game: Game) -> Share:
        """Return the owner's part of a game's state."""
        kept: Any = game.ext[self.id]
        share: Share = kept
        return share

    @classmethod
    def of(cls, game: Game) -> Share:
        """Return the same as ``own``, for callers that have only the class."""
        kept: Any = game.ext[cls.id]
        share: Share = kept
        return share

    def keep(self, game: Game, share: Share) -> None:
        """Store the owner's part of the state in a game, at set-up or from a position."""
        kept: Any = share
        game.ext[self.id] = kept
