"""The plug-in mechanism: what a module may change, and how the rules of a game are compiled.

A module is a subclass of ``Module`` that overrides only what it changes. When a game is set up,
``Rules`` stores, per hook, a tuple of the methods that are actually overridden; the engine calls
them in a bare loop, so that a module that is off costs nothing. Anything with exactly one owner (an
action type, a kind of decision, a step, a kind of card or tile) is registered in a table; a second
owner is an error at set-up. The base game is module zero and uses the same hooks.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .actions import Action
from .contracts import (
    Deal,
    Decision,
    Future,
    Handler,
    MoneyKind,
    Offer,
    PositionFields,
    Purchase,
    TileRule,
    Way,
    Zone,
)
from .errors import SetupClash
from .fields import Json
from .ids import Card, Cell, Seat, Tile
from .ledger import Line, Part
from .state import Share, StateOwner

if TYPE_CHECKING:
    from .state import Frame, Game, Setup


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
    def tiles(self, setup: "Setup") -> tuple[Tile, ...]:
        """Data: tiles mixed into the bag."""
        return ()

    def deals(self, setup: "Setup") -> tuple[Deal, ...]:
        """Data: special cards for the piles of the deck."""
        return ()

    def loose_cards(self, setup: "Setup") -> tuple[Card, ...]:
        """Data: cards of the module that are never in the deck."""
        return ()

    # -- tell ---------------------------------------------------------------------------------
    def setup(self, game: "Game") -> None:
        """Tell: the table is still empty; create this module's state and deal its first pieces."""

    def opening(self, game: "Game") -> None:
        """Tell: the money is dealt; may push questions to ask before the first tiles are laid."""

    def turn_starting(self, game: "Game", seat: Seat) -> None:
        """Tell: a turn begins; may push decisions that come before the first action."""

    def took(self, game: "Game", seat: Seat, cards: tuple[Card, ...]) -> None:
        """Tell: a seat took money from the display as its action."""

    def taken(self, game: "Game", tile: Tile) -> None:
        """Tell: a tile offered outside the market slots was bought; remove it from the offer."""

    def bought(self, game: "Game", seat: Seat, purchase: Purchase) -> None:
        """Tell: a purchase is complete, with its effect on the turn; may push decisions."""

    def overpaid(self, game: "Game", seat: Seat, over: int) -> None:
        """Tell: a seat paid ``over`` more than the price."""

    def tiles_placed(self, game: "Game", seat: Seat) -> None:
        """Tell: all tiles held aside in a turn are placed; may push decisions."""

    def building_done(self, game: "Game", seat: Seat) -> None:
        """Tell: all building of a turn, or between two turns, is done; may push decisions."""

    def scoring_coming(self, game: "Game", scoring: int) -> None:
        """Tell: a scoring is about to be counted; may push decisions.

        Modules are called in reverse order, so that an earlier module's questions come first.
        """

    def placed(self, game: "Game", seat: Seat, tile: Tile, cell: Cell) -> None:
        """Tell: a tile was built, by any action."""

    def lifted(self, game: "Game", seat: Seat, tile: Tile, cell: Cell) -> None:
        """Tell: a tile left an Alhambra."""

    def scored(self, game: "Game", scoring: int) -> None:
        """Tell: a scoring was counted, with its losses; Dirk draws after all modules have run."""

    def redact(self, game: "Game", seat: Seat) -> None:
        """Tell: ``game`` is being turned into a seat's observation; hide this module's secrets."""

    def redeal(self, game: "Game", seed: str) -> None:
        """Tell: ``game`` is being completed from an observation; deal this module's secrets."""

    def read_position(self, game: "Game", fields: PositionFields) -> None:
        """Tell: a position was laid out; create this module's state from its own fields.

        Called instead of ``setup``. The boards are checked afterwards.

        Raises:
            BadData: if a field is wrong; names it.
        """

    def write_position(self, game: "Game", data: Json) -> None:
        """Tell: a position is being written; add this module's own fields to ``data``."""

    # -- add ----------------------------------------------------------------------------------
    def turn_actions(self, game: "Game", seat: Seat, out: list[Action]) -> None:
        """Add: further actions of a turn."""

    def turn_end_actions(self, game: "Game", seat: Seat, out: list[Action]) -> None:
        """Add: actions allowed between placing the tiles and the refill."""

    def free_acts(self, game: "Game", seat: Seat, out: list[Action]) -> None:
        """Add: free acts, which are allowed at any point of a turn and cost no action.

        A free act must leave the question open, and must not be repeatable without end: no act
        may make itself legal again.
        """

    def window_actions(self, game: "Game", seat: Seat, out: list[Action]) -> None:
        """Add: actions open to a seat between two turns."""

    def place_actions(self, game: "Game", seat: Seat, out: list[Action]) -> None:
        """Add: further ways to place the tiles held aside."""

    def redesign_actions(self, game: "Game", seat: Seat, out: list[Action]) -> None:
        """Add: further redesigns."""

    def offers(self, game: "Game", out: list[Offer]) -> None:
        """Add: tiles on sale outside the market slots."""

    def purse(self, game: "Game", seat: Seat, out: list[Card]) -> None:
        """Add: a seat's money outside its hand."""

    def ways(self, cards: tuple[Card, ...], currency: int, out: list[Way]) -> None:
        """Add: further ways to pay a price in a currency with these cards alone.

        Called only if some of the cards are not money of the four currencies.
        """

    def score_items(self, game: "Game", scoring: int, out: list[Line]) -> None:
        """Add: further lines of a scoring."""

    def count_parts(self, game: "Game", scoring: int, seat: Seat, out: list[Part]) -> None:
        """Add: this module's share of a seat's building counts, one part per piece, as proof."""

    def score_losses(
        self, game: "Game", scoring: int, scores: Sequence[int], out: list[Line]
    ) -> None:
        """Add: losses after a scoring; ``scores`` holds each seat's score after its gains."""

    def zones(self, game: "Game", out: list[Zone]) -> None:
        """Add: every place where this module keeps pieces."""

    def hidden_families(self, game: "Game", seat: Seat, out: list[str]) -> None:
        """Add: card kinds publicly known to be among the unseen cards of a seat's hand."""

    # -- fold ---------------------------------------------------------------------------------
    def building_counts(self, game: "Game", counts: list[list[float]]) -> list[list[float]]:
        """Fold: building counts for majorities, by row (seats, then Dirk) and type."""
        return counts

    def majority_counts(
        self, game: "Game", scoring: int, counts: list[list[float]]
    ) -> list[list[float]]:
        """Fold: the result of ``building_counts``, adjusted for one scoring."""
        return counts

    def window_open(self, game: "Game", seat: Seat, open_: bool) -> bool:
        """Fold: whether a seat is asked between turns, judged by public information only."""
        return open_

    def take_up_to(self, game: "Game", seat: Seat, limit: int) -> int:
        """Fold: the maximum total value when a seat takes several money cards at once."""
        return limit

    def undealt(self, game: "Game", family: str, cards: list[Card]) -> list[Card]:
        """Fold: candidates of a deal left out of the piles; any not claimed leave the game."""
        return cards

    def prospect(self, game: "Game", seat: Seat, future: Future, value: float) -> float:
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

    def steps(self) -> Mapping[str, Callable[["Game", "Frame"], None]]:
        """Own: kind of step -> the function that runs it, which pops its own frame when done."""
        return {}

    def drawn(self) -> Mapping[str, Callable[["Game", Card], bool]]:
        """Own: kind of card -> the function called when a refill draws it.

        It returns whether the card fills a place of the display. Kinds without an owner do.
        """
        return {}

    def tile_drawn(self) -> Mapping[str, Callable[["Game", Tile], None]]:
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

    tiles: tuple[Callable[["Setup"], tuple[Tile, ...]], ...]
    deals: tuple[Callable[["Setup"], tuple[Deal, ...]], ...]
    loose_cards: tuple[Callable[["Setup"], tuple[Card, ...]], ...]
    setup: tuple[Callable[["Game"], None], ...]
    opening: tuple[Callable[["Game"], None], ...]
    turn_starting: tuple[Callable[["Game", Seat], None], ...]
    took: tuple[Callable[["Game", Seat, tuple[Card, ...]], None], ...]
    taken: tuple[Callable[["Game", Tile], None], ...]
    bought: "tuple[Callable[[Game, Seat, Purchase], None], ...]"
    overpaid: tuple[Callable[["Game", Seat, int], None], ...]
    tiles_placed: tuple[Callable[["Game", Seat], None], ...]
    building_done: tuple[Callable[["Game", Seat], None], ...]
    scoring_coming: tuple[Callable[["Game", int], None], ...]
    placed: tuple[Callable[["Game", Seat, Tile, Cell], None], ...]
    lifted: tuple[Callable[["Game", Seat, Tile, Cell], None], ...]
    scored: tuple[Callable[["Game", int], None], ...]
    redact: tuple[Callable[["Game", Seat], None], ...]
    redeal: tuple[Callable[["Game", str], None], ...]
    read_position: "tuple[Callable[[Game, PositionFields], None], ...]"
    write_position: tuple[Callable[["Game", Json], None], ...]
    turn_actions: tuple[Callable[["Game", Seat, list[Action]], None], ...]
    turn_end_actions: tuple[Callable[["Game", Seat, list[Action]], None], ...]
    free_acts: tuple[Callable[["Game", Seat, list[Action]], None], ...]
    window_actions: tuple[Callable[["Game", Seat, list[Action]], None], ...]
    place_actions: tuple[Callable[["Game", Seat, list[Action]], None], ...]
    redesign_actions: tuple[Callable[["Game", Seat, list[Action]], None], ...]
    offers: "tuple[Callable[[Game, list[Offer]], None], ...]"
    purse: tuple[Callable[["Game", Seat, list[Card]], None], ...]
    ways: "tuple[Callable[[tuple[Card, ...], int, list[Way]], None], ...]"
    score_losses: "tuple[Callable[[Game, int, Sequence[int], list[Line]], None], ...]"
    zones: tuple[Callable[["Game", list[Zone]], None], ...]
    hidden_families: tuple[Callable[["Game", Seat, list[str]], None], ...]
    score_items: "tuple[Callable[[Game, int, list[Line]], None], ...]"
    count_parts: "tuple[Callable[[Game, int, Seat, list[Part]], None], ...]"
    building_counts: "tuple[Callable[[Game, list[list[float]]], list[list[float]]], ...]"
    majority_counts: "tuple[Callable[[Game, int, list[list[float]]], list[list[float]]], ...]"
    window_open: tuple[Callable[["Game", Seat, bool], bool], ...]
    take_up_to: tuple[Callable[["Game", Seat, int], int], ...]
    undealt: tuple[Callable[["Game", str, list[Card]], list[Card]], ...]
    prospect: "tuple[Callable[[Game, Seat, Future, float], float], ...]"

    def __init__(self, *modules: "AnyModule") -> None:
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
