"""The plug-in mechanism: what a module may change, and how the rules of a game are compiled.

A module is a subclass of ``Module`` that overrides only what it changes. When a game is set up,
``Rules`` keeps, per hook, a tuple of just the methods really overridden; the engine calls them
in a bare loop, so that what is off costs nothing. What has exactly one owner (an action type, a
kind of decision, a step, a kind of card or tile) is registered in a table; a second owner is an
error at set-up. The base game is module zero and uses the same means.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from .actions import Action
from .errors import SetupClash
from .ids import Card, Cell, Seat, Tile
from .refusal import Refusal

if TYPE_CHECKING:
    from .ledger import Line
    from .palace import Palace
    from .position import PositionFields
    from .state import Frame, Game, ModuleState, Setup


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
    """

    options: Callable[["Game", "Frame"], list[Action]]
    closed: str


@attrs.frozen
class Deal:
    """Special cards shuffled into the piles of the deck.

    Attributes:
        family: the card kind they are redealt as.
        cards: candidates; if there are more than places, the rest leaves the game.
        piles: pile number (1 to 5) -> how many go into it.
    """

    family: str
    cards: tuple[Card, ...]
    piles: Mapping[int, int]


@attrs.frozen
class TileRule:
    """The building rules of a kind of tile.

    Attributes:
        spots: the cells of the Alhambra where such a tile may be built.
        obstacle: the one rule that forbids a cell, or None.
        sides: the rule that its neighbours break where it would replace another kind of tile.
        walked: whether it is walked through; two such tiles are swapped by their walls alone.
        gift: whether it may be given to Dirk (rule dirk.gift).
    """

    spots: Callable[["Palace", Tile], Sequence[Cell]]
    obstacle: Callable[["Palace", Tile, Cell], Refusal | None]
    sides: Callable[["Palace", Tile, Cell], Refusal | None]
    walked: bool = True
    gift: bool = True


class Module:
    """One module. Override only what it changes; the rest costs nothing.

    Hooks come in five shapes: *data* is declared once, *add* appends to a list, *fold* takes a
    value and gives one back, *tell* hears that something happened, *own* names the one owner.
    """

    id = ""
    state: "type[ModuleState] | None" = None

    # -- data ---------------------------------------------------------------------------------
    def tiles(self, setup: "Setup") -> tuple[Tile, ...]:
        """Data: tiles mixed into the bag."""
        return ()

    def deals(self, setup: "Setup") -> tuple[Deal, ...]:
        """Data: special cards for the piles of the deck."""
        return ()

    # -- tell ---------------------------------------------------------------------------------
    def setup(self, game: "Game") -> None:
        """Tell: the table is laid; make this module's state, deal what is dealt."""

    def turn_starting(self, game: "Game", seat: Seat) -> None:
        """Tell: a turn begins; may push decisions that come before the first action."""

    def placed(self, game: "Game", seat: Seat, tile: Tile, cell: Cell) -> None:
        """Tell: a tile was built, by whatever action."""

    def lifted(self, game: "Game", seat: Seat, tile: Tile, cell: Cell) -> None:
        """Tell: a tile left an Alhambra."""

    def scored(self, game: "Game", scoring: int) -> None:
        """Tell: a scoring was counted; Dirk's new tiles come after all modules."""

    def redact(self, game: "Game", seat: Seat) -> None:
        """Tell: ``game`` is becoming the observation of a seat; hide this module's secrets."""

    def redeal(self, game: "Game", seed: str) -> None:
        """Tell: ``game`` is being guessed from an observation; deal this module's secrets."""

    def read_position(self, game: "Game", fields: "PositionFields") -> None:
        """Tell: a position was laid out; make this module's state from its own fields.

        Takes the place of ``setup``. The boards are checked afterwards.
        """

    def write_position(self, game: "Game", data: dict[str, Any]) -> None:
        """Tell: a position is being written; put this module's own fields into it."""

    # -- add ----------------------------------------------------------------------------------
    def turn_actions(self, game: "Game", seat: Seat, out: list[Action]) -> None:
        """Add: further actions of a turn."""

    def turn_end_actions(self, game: "Game", seat: Seat, out: list[Action]) -> None:
        """Add: what may be done between placing the tiles and the refill."""

    def window_actions(self, game: "Game", seat: Seat, out: list[Action]) -> None:
        """Add: what a seat may do between two turns."""

    def score_items(self, game: "Game", scoring: int, out: "list[Line]") -> None:
        """Add: further lines of a scoring."""

    # -- fold ---------------------------------------------------------------------------------
    def building_counts(self, game: "Game", counts: list[list[float]]) -> list[list[float]]:
        """Fold: buildings per row (seats, then Dirk) and type, as majorities count them."""
        return counts

    def window_open(self, game: "Game", seat: Seat, open_: bool) -> bool:
        """Fold: whether a seat is asked between turns, by what everybody can see."""
        return open_

    # -- own ----------------------------------------------------------------------------------
    def handlers(self) -> Mapping[type[Action], Handler]:
        """Own: action type -> how it is checked and carried out."""
        return {}

    def decisions(self) -> Mapping[str, Decision]:
        """Own: kind of decision -> its options."""
        return {}

    def steps(self) -> Mapping[str, Callable[["Game", "Frame"], None]]:
        """Own: kind of step -> what it does; it must pop itself when it is finished."""
        return {}

    def drawn(self) -> Mapping[str, Callable[["Game", Card], bool]]:
        """Own: kind of card -> what happens when a refill draws it.

        The answer says whether it takes a place of the display.
        """
        return {}

    def tile_rules(self) -> Mapping[str, TileRule]:
        """Own: kind of tile -> its building rules."""
        return {}


_TABLES = ("handlers", "decisions", "steps", "drawn", "tile_rules")
HOOKS = tuple(
    name
    for name, value in vars(Module).items()
    if callable(value) and not name.startswith("_") and name not in _TABLES
)


class Rules:
    """The rules of one game, compiled from the base game and its modules.

    Attributes named like the hooks hold tuples of bound methods.
    """

    tiles: tuple[Callable[["Setup"], tuple[Tile, ...]], ...]
    deals: tuple[Callable[["Setup"], tuple[Deal, ...]], ...]
    setup: tuple[Callable[["Game"], None], ...]
    turn_starting: tuple[Callable[["Game", Seat], None], ...]
    placed: tuple[Callable[["Game", Seat, Tile, Cell], None], ...]
    lifted: tuple[Callable[["Game", Seat, Tile, Cell], None], ...]
    scored: tuple[Callable[["Game", int], None], ...]
    redact: tuple[Callable[["Game", Seat], None], ...]
    redeal: tuple[Callable[["Game", str], None], ...]
    read_position: "tuple[Callable[[Game, PositionFields], None], ...]"
    write_position: tuple[Callable[["Game", dict[str, Any]], None], ...]
    turn_actions: tuple[Callable[["Game", Seat, list[Action]], None], ...]
    turn_end_actions: tuple[Callable[["Game", Seat, list[Action]], None], ...]
    window_actions: tuple[Callable[["Game", Seat, list[Action]], None], ...]
    score_items: "tuple[Callable[[Game, int, list[Line]], None], ...]"
    building_counts: "tuple[Callable[[Game, list[list[float]]], list[list[float]]], ...]"
    window_open: tuple[Callable[["Game", Seat, bool], bool], ...]

    def __init__(self, *modules: Module) -> None:
        self.modules = modules
        for hook in HOOKS:
            overridden = tuple(
                getattr(module, hook)
                for module in modules
                if getattr(type(module), hook) is not getattr(Module, hook)
            )
            setattr(self, hook, overridden)
        self.handlers: dict[type[Action], Handler] = self._table("handlers")
        self.decisions: dict[str, Decision] = self._table("decisions")
        self.steps: dict[str, Callable[[Game, Frame], None]] = self._table("steps")
        self.drawn: dict[str, Callable[[Game, Card], bool]] = self._table("drawn")
        self.tile_rules: dict[str, TileRule] = self._table("tile_rules")

    def _table(self, name: str) -> dict[Any, Any]:
        table: dict[Any, Any] = {}
        for module in self.modules:
            for key, owner in getattr(module, name)().items():
                if key in table:
                    raise SetupClash("modules", f"{module.id}: {key} already has an owner")
                table[key] = owner
        return table
