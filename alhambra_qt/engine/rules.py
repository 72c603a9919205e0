"""A game and the modules that change its rules.

A module is a subclass of ``Module`` that overrides only what it changes. When a game is set up,
``Rules`` stores, per hook, a tuple of the methods that are actually overridden; the engine calls
them in a bare loop, so that a module that is off costs nothing. Anything with exactly one owner (an
action type, a kind of decision, a step, a kind of card or tile) is registered in a table; a second
owner is an error at set-up. The base game is module zero and uses the same hooks.

A game carries its rules and hooks receive the game, so both are defined here.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar, get_args

import attrs

from .actions import Action
from .chance import shuffled
from .contracts import Deal, Future, Offer, PositionFields, Purchase, Way, Zone
from .derived import FRESH, SHARED, Copied
from .errors import SetupClash
from .events import CardShown, DeckShuffled, Event
from .fields import Json
from .ids import Card, Cell, Mask, Seat, Tile
from .ledger import Ledger, Line, Part
from .palace import Palace
from .pieces import CARD_KIND, CARD_VALUE
from .refusal import Refusal
from .state import Frame, ModuleState, Player, Setup


@attrs.define(eq=False)
class Game(Copied):
    """A whole game; reads no clock and draws random numbers only through ``chance``.

    Copies do not record events.

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


# -- the rules of one kind of thing --------------------------------------------------------------


@attrs.frozen
class Handler:
    """How one type of action is checked and carried out.

    Attributes:
        frames: the kinds of decision in which it may be chosen.
        check: returns the refusal, or None if legal; may assume that the frame fits.
        run: carries it out; may assume that it is legal.
        closed: the rule id of the refusal during any other decision; empty: that decision's own.
    """

    frames: tuple[str, ...]
    check: Callable[[Game, Seat, Any], Refusal | None]
    run: Callable[[Game, Seat, Any], None]
    closed: str = ""


@attrs.frozen
class Decision:
    """A kind of question.

    Attributes:
        options: lists every legal action (of payments only the sensible ones).
        closed: the rule id of the refusal for an action that this question does not allow.
        earned: whether the question is about something already gained, which is seldom worth
            declining: the fast policy weighs its answers, while it declines mere offers.
    """

    options: Callable[[Game, Frame], list[Action]]
    closed: str
    earned: bool = False


@attrs.frozen
class TileRule:
    """The building rules of a kind of tile; called with its walls (printed ones and sticks).

    Attributes:
        spots: the cells of the Alhambra where such a tile may be built; its walls and camps alone
            determine them.
        obstacle: the rule that forbids a cell, or None.
        sides: the rule that its neighbours would break if it replaced another kind of tile.
        walked: whether one can walk through it; swaps of two such tiles depend on walls only.
        gift: whether it may be given to Dirk (rule dirk.gift).
        may: for tiles that are not walked through, a quick test of a cell's key (see
            ``geometry``) that rules out most cells where such a tile cannot stand.
        unsold: the rule that keeps a tile set aside from being on sale now, or None.
    """

    spots: Callable[[Palace, Mask], Sequence[Cell]]
    obstacle: Callable[[Palace, Mask, Cell], Refusal | None]
    sides: Callable[[Palace, Mask, Cell], Refusal | None]
    walked: bool = True
    gift: bool = True
    may: Callable[[Mask, int], bool] = lambda mask, key: True
    unsold: Callable[[Game, Tile], Refusal | None] = lambda game, tile: None


@attrs.frozen
class MoneyKind:
    """A kind of card that can pay.

    Attributes:
        rule: the rule id of the refusal if such a card is misused in a payment.
        spend: takes the card from its owner and puts it where paid cards of its kind go.
    """

    rule: str
    spend: Callable[[Game, Seat, Card], None]


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


# -- modules ------------------------------------------------------------------------------------


class Module(StateOwner[Share]):
    """A module and the class of its state; ``Module[None]`` has no state.

    Override only the hooks that the module needs; the others cost nothing.

    Hooks come in five shapes: *data* is declared once, *add* appends to a list, *fold* takes a
    value and returns a new one, *tell* is called when something happens, *own* registers the
    only owner of a name.
    """

    variants: tuple[str, ...] = ()  # allowed values of the variant named after the module
    pieces: tuple[str, ...] = ()  # kinds of cards and tiles that only this module brings
    fields: tuple[str, ...] = ()  # position fields it reads: top level, per seat, per tile
    dealt = ""  # id of the rule that brings its pieces into the game

    # -- data ---------------------------------------------------------------------------------
    def tiles(self, setup: Setup) -> tuple[Tile, ...]:
        """Data: tiles mixed into the bag."""
        return ()

    def deals(self, setup: Setup) -> tuple[Deal, ...]:
        """Data: special cards for the piles of the deck."""
        return ()

    def loose_cards(self, setup: Setup) -> tuple[Card, ...]:
        """Data: cards of the module that are never in the deck."""
        return ()

    # -- tell ---------------------------------------------------------------------------------
    def setup(self, game: Game) -> None:
        """Tell: the table is still empty; create this module's state and deal its first pieces."""

    def opening(self, game: Game) -> None:
        """Tell: the money is dealt; may push questions to ask before the first tiles are laid."""

    def turn_starting(self, game: Game, seat: Seat) -> None:
        """Tell: a turn begins; may push decisions that come before the first action."""

    def took(self, game: Game, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Tell: a seat took money from the display as its action."""

    def taken(self, game: Game, tile: Tile) -> None:
        """Tell: a tile offered outside the market slots was bought; remove it from the offer."""

    def bought(self, game: Game, seat: Seat, purchase: Purchase) -> None:
        """Tell: a purchase is complete, with its effect on the turn; may push decisions."""

    def overpaid(self, game: Game, seat: Seat, over: int) -> None:
        """Tell: a seat paid ``over`` more than the price."""

    def tiles_placed(self, game: Game, seat: Seat) -> None:
        """Tell: all tiles held aside in a turn are placed; may push decisions."""

    def building_done(self, game: Game, seat: Seat) -> None:
        """Tell: all building of a turn, or between two turns, is done; may push decisions."""

    def scoring_coming(self, game: Game, scoring: int) -> None:
        """Tell: a scoring is about to be counted; may push decisions.

        Modules are called in reverse order, so that an earlier module's questions come first.
        """

    def placed(self, game: Game, seat: Seat, tile: Tile, cell: Cell) -> None:
        """Tell: a tile was built, by any action."""

    def lifted(self, game: Game, seat: Seat, tile: Tile, cell: Cell) -> None:
        """Tell: a tile left an Alhambra."""

    def scored(self, game: Game, scoring: int) -> None:
        """Tell: a scoring was counted, with its losses; Dirk draws after all modules have run."""

    def redact(self, game: Game, seat: Seat) -> None:
        """Tell: ``game`` is being turned into a seat's observation; hide this module's secrets."""

    def redeal(self, game: Game, seed: str) -> None:
        """Tell: ``game`` is being completed from an observation; deal this module's secrets."""

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """Tell: a position was laid out; create this module's state from its own fields.

        Called instead of ``setup``. The boards are checked afterwards.

        Raises:
            BadData: if a field is wrong; names it.
        """

    def write_position(self, game: Game, data: Json) -> None:
        """Tell: a position is being written; add this module's own fields to ``data``."""

    # -- add ----------------------------------------------------------------------------------
    def turn_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Add: further actions of a turn."""

    def turn_end_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Add: actions allowed between placing the tiles and the refill."""

    def free_acts(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Add: free acts, which are allowed at any point of a turn and cost no action.

        A free act must leave the question open, and must not be repeatable without end: no act
        may make itself legal again.
        """

    def window_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Add: actions open to a seat between two turns."""

    def place_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Add: further ways to place the tiles held aside."""

    def redesign_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Add: further redesigns."""

    def offers(self, game: Game, out: list[Offer]) -> None:
        """Add: tiles on sale outside the market slots."""

    def purse(self, game: Game, seat: Seat, out: list[Card]) -> None:
        """Add: a seat's money outside its hand."""

    def ways(self, cards: tuple[Card, ...], currency: int, out: list[Way]) -> None:
        """Add: further ways to pay a price in a currency with these cards alone.

        Called only if some of the cards are not money of the four currencies.
        """

    def score_items(self, game: Game, scoring: int, out: list[Line]) -> None:
        """Add: further lines of a scoring."""

    def count_parts(self, game: Game, scoring: int, seat: Seat, out: list[Part]) -> None:
        """Add: this module's share of a seat's building counts, one part per piece, as proof."""

    def score_losses(
        self, game: Game, scoring: int, scores: Sequence[int], out: list[Line]
    ) -> None:
        """Add: losses after a scoring; ``scores`` holds each seat's score after its gains."""

    def zones(self, game: Game, out: list[Zone]) -> None:
        """Add: every place where this module keeps pieces."""

    def hidden_families(self, game: Game, seat: Seat, out: list[str]) -> None:
        """Add: card kinds publicly known to be among the unseen cards of a seat's hand."""

    # -- fold ---------------------------------------------------------------------------------
    def building_counts(self, game: Game, counts: list[list[float]]) -> list[list[float]]:
        """Fold: building counts for majorities, by row (seats, then Dirk) and type."""
        return counts

    def majority_counts(
        self, game: Game, scoring: int, counts: list[list[float]]
    ) -> list[list[float]]:
        """Fold: the result of ``building_counts``, adjusted for one scoring."""
        return counts

    def window_open(self, game: Game, seat: Seat, open_: bool) -> bool:
        """Fold: whether a seat is asked between turns, judged by public information only."""
        return open_

    def take_up_to(self, game: Game, seat: Seat, limit: int) -> int:
        """Fold: the maximum total value when a seat takes several money cards at once."""
        return limit

    def undealt(self, game: Game, family: str, cards: list[Card]) -> list[Card]:
        """Fold: candidates of a deal left out of the piles; any not claimed leave the game."""
        return cards

    def prospect(self, game: Game, seat: Seat, future: Future, value: float) -> float:
        """Fold: points a seat may expect from this module's pieces, apart from scoring lines.

        A heuristic for computer players; the rules do not use it.
        """
        return value

    # -- own ----------------------------------------------------------------------------------
    def handlers(self) -> Mapping[type[Action], Handler]:
        """Own: action type -> how it is checked and carried out."""
        return {}

    def decisions(self) -> Mapping[str, Decision]:
        """Own: kind of decision -> its options."""
        return {}

    def steps(self) -> Mapping[str, Callable[[Game, Frame], None]]:
        """Own: kind of step -> the function that runs it, which pops its own frame when done."""
        return {}

    def drawn(self) -> Mapping[str, Callable[[Game, Card], bool]]:
        """Own: kind of card -> the function called when a refill draws it.

        It returns whether the card fills a place of the display. Kinds without an owner do.
        """
        return {}

    def tile_drawn(self) -> Mapping[str, Callable[[Game, Tile], None]]:
        """Own: kind of tile set aside when drawn for the market -> the function that does so."""
        return {}

    def money_kinds(self) -> Mapping[str, MoneyKind]:
        """Own: kind of card that pays -> how it is spent."""
        return {}

    def tile_rules(self) -> Mapping[str, TileRule]:
        """Own: kind of tile -> its building rules."""
        return {}


AnyModule = Module[Any]  # a module of any state type

_TABLES = ("handlers", "decisions", "steps", "drawn", "tile_drawn", "money_kinds", "tile_rules")
HOOKS = tuple(
    name
    for name, value in vars(Module).items()
    if callable(value) and not name.startswith("_") and name not in _TABLES
)


class Rules:
    """The rules of one game, compiled from the base game and its modules.

    Each hook has an attribute of the same name with a tuple of bound methods; ``owners`` maps each
    hook to the ids of the modules they belong to, in the same order.
    """

    tiles: tuple[Callable[[Setup], tuple[Tile, ...]], ...]
    deals: tuple[Callable[[Setup], tuple[Deal, ...]], ...]
    loose_cards: tuple[Callable[[Setup], tuple[Card, ...]], ...]
    setup: tuple[Callable[[Game], None], ...]
    opening: tuple[Callable[[Game], None], ...]
    turn_starting: tuple[Callable[[Game, Seat], None], ...]
    took: tuple[Callable[[Game, Seat, tuple[Card, ...]], None], ...]
    taken: tuple[Callable[[Game, Tile], None], ...]
    bought: tuple[Callable[[Game, Seat, Purchase], None], ...]
    overpaid: tuple[Callable[[Game, Seat, int], None], ...]
    tiles_placed: tuple[Callable[[Game, Seat], None], ...]
    building_done: tuple[Callable[[Game, Seat], None], ...]
    scoring_coming: tuple[Callable[[Game, int], None], ...]
    placed: tuple[Callable[[Game, Seat, Tile, Cell], None], ...]
    lifted: tuple[Callable[[Game, Seat, Tile, Cell], None], ...]
    scored: tuple[Callable[[Game, int], None], ...]
    redact: tuple[Callable[[Game, Seat], None], ...]
    redeal: tuple[Callable[[Game, str], None], ...]
    read_position: tuple[Callable[[Game, PositionFields], None], ...]
    write_position: tuple[Callable[[Game, Json], None], ...]
    turn_actions: tuple[Callable[[Game, Seat, list[Action]], None], ...]
    turn_end_actions: tuple[Callable[[Game, Seat, list[Action]], None], ...]
    free_acts: tuple[Callable[[Game, Seat, list[Action]], None], ...]
    window_actions: tuple[Callable[[Game, Seat, list[Action]], None], ...]
    place_actions: tuple[Callable[[Game, Seat, list[Action]], None], ...]
    redesign_actions: tuple[Callable[[Game, Seat, list[Action]], None], ...]
    offers: tuple[Callable[[Game, list[Offer]], None], ...]
    purse: tuple[Callable[[Game, Seat, list[Card]], None], ...]
    ways: tuple[Callable[[tuple[Card, ...], int, list[Way]], None], ...]
    score_losses: tuple[Callable[[Game, int, Sequence[int], list[Line]], None], ...]
    zones: tuple[Callable[[Game, list[Zone]], None], ...]
    hidden_families: tuple[Callable[[Game, Seat, list[str]], None], ...]
    score_items: tuple[Callable[[Game, int, list[Line]], None], ...]
    count_parts: tuple[Callable[[Game, int, Seat, list[Part]], None], ...]
    building_counts: tuple[Callable[[Game, list[list[float]]], list[list[float]]], ...]
    majority_counts: tuple[Callable[[Game, int, list[list[float]]], list[list[float]]], ...]
    window_open: tuple[Callable[[Game, Seat, bool], bool], ...]
    take_up_to: tuple[Callable[[Game, Seat, int], int], ...]
    undealt: tuple[Callable[[Game, str, list[Card]], list[Card]], ...]
    prospect: tuple[Callable[[Game, Seat, Future, float], float], ...]

    def __init__(self, *modules: AnyModule) -> None:
        self.modules = modules
        self.owners: dict[str, tuple[str, ...]] = {}
        for hook in HOOKS:
            own = [m for m in modules if getattr(type(m), hook) is not getattr(Module, hook)]
            setattr(self, hook, tuple([getattr(module, hook) for module in own]))
            self.owners[hook] = tuple([module.id for module in own])
        self.handlers: dict[type[Action], Handler] = self._table("handlers")
        self.decisions: dict[str, Decision] = self._table("decisions")
        self.steps: dict[str, Callable[[Game, Frame], None]] = self._table("steps")
        self.drawn: dict[str, Callable[[Game, Card], bool]] = self._table("drawn")
        self.tile_drawn: dict[str, Callable[[Game, Tile], None]] = self._table("tile_drawn")
        self.money_kinds: dict[str, MoneyKind] = self._table("money_kinds")
        self.tile_rules: dict[str, TileRule] = self._table("tile_rules")

    def _table(self, name: str) -> dict[Any, Any]:
        table: dict[Any, Any] = {}
        for module in self.modules:
            for key, owner in getattr(module, name)().items():
                if key in table:
                    raise SetupClash("modules", f"{module.id}: {key} already has an owner")
                table[key] = owner
        return table
