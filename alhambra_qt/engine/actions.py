"""The actions of the base game: records consist of them, and seats choose among them.

Actions are frozen values made through ``of``, which caches one object per value: listing the
legal actions of a position then costs a dictionary look-up per action, not a new object.
Cards are sorted tuples of card kinds, so that equal payments are equal actions.
"""

from typing import Any, ClassVar, Self, cast

import attrs

from .ids import Card, Cell, Tile
from .pieces import TILE_ID

MOST_MADE = 400_000
_made: dict[tuple[Any, ...], Any] = {}
_types: dict[str, "type[Action]"] = {}


class Action:
    """Something a seat can do; subclasses are frozen attrs classes.

    ``name`` is the type's name in records and on the command line; ``declines`` marks an answer
    that changes nothing.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()  # attrs lists the fields here
    name: ClassVar[str] = ""
    declines: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        # attrs replaces the class by a slotted copy, so the later of two is the real one.
        super().__init_subclass__()
        _types[cls.name] = cls

    @classmethod
    def of(cls, *fields: Any) -> Self:
        """Return the shared action with these field values."""
        key = (cls, *fields)
        found = _made.get(key)
        if found is None:
            if len(_made) > MOST_MADE:
                _made.clear()  # only the cache is lost: actions compare by value
            found = _made[key] = cls(*fields)
        return cast(Self, found)


def action_types() -> dict[str, type[Action]]:
    """Map names to all action types known to the program, modules included."""
    return dict(sorted(_types.items()))


@attrs.frozen
class TakeMoney(Action):
    """Take these open money cards (rule money.take)."""

    name: ClassVar[str] = "take_money"
    cards: tuple[Card, ...]


@attrs.frozen
class Buy(Action):
    """Buy the tile in a market slot with these cards (rules buy.pay, buy.exact)."""

    name: ClassVar[str] = "buy"
    slot: int
    cards: tuple[Card, ...]


@attrs.frozen
class AddTile(Action):
    """Redesign: put a reserve tile into the Alhambra (rule redesign.add)."""

    name: ClassVar[str] = "add"
    tile: Tile
    cell: Cell


@attrs.frozen
class RemoveTile(Action):
    """Redesign: take the tile on a cell out to the reserve (rule redesign.remove)."""

    name: ClassVar[str] = "remove"
    cell: Cell


@attrs.frozen
class SwapTile(Action):
    """Redesign: exchange a reserve tile with the one on a cell (rule redesign.swap)."""

    name: ClassVar[str] = "swap"
    tile: Tile
    cell: Cell


@attrs.frozen
class EndActions(Action):
    """Take no further action after an exact purchase (rule buy.exact)."""

    name: ClassVar[str] = "end_actions"


@attrs.frozen
class Pass(Action):
    """Do nothing, allowed only if nothing else is legal (rule turn.pass)."""

    name: ClassVar[str] = "pass"


@attrs.frozen
class Place(Action):
    """Build a tile held aside into the Alhambra (rule buy.place_late)."""

    name: ClassVar[str] = "place"
    tile: Tile
    cell: Cell


@attrs.frozen
class Reserve(Action):
    """Put a tile held aside onto the reserve (rules buy.place_late, reserve.free)."""

    name: ClassVar[str] = "reserve"
    tile: Tile


@attrs.frozen
class GiveToDirk(Action):
    """Give a bought tile to Dirk, in the two-player game (rule dirk.gift)."""

    name: ClassVar[str] = "give_to_dirk"
    tile: Tile


@attrs.frozen
class EndTurn(Action):
    """End the turn and refill market and display (rule turn.refill).

    Nothing hidden is revealed before this, so every earlier action of the turn can be undone.
    """

    name: ClassVar[str] = "end_turn"
    declines: ClassVar[bool] = True


@attrs.frozen
class PassWindow(Action):
    """Decline to act between two turns."""

    name: ClassVar[str] = "pass_window"
    declines: ClassVar[bool] = True


class _ByCell(dict[Cell, Any]):
    """Actions that differ only in their cell, created on first look-up."""

    def __init__(self, kind: type[Action], *before: Tile) -> None:
        super().__init__()
        self._kind = kind
        self._before = before

    def __missing__(self, cell: Cell) -> Any:
        made = self[cell] = self._kind.of(*self._before, cell)
        return made


# Indexed by tile, then cell: the legal list of a position is mostly made of these.
PLACE_AT = tuple(_ByCell(Place, tile) for tile in range(len(TILE_ID)))
ADD_AT = tuple(_ByCell(AddTile, tile) for tile in range(len(TILE_ID)))
SWAP_AT = tuple(_ByCell(SwapTile, tile) for tile in range(len(TILE_ID)))
REMOVE_AT = _ByCell(RemoveTile)
