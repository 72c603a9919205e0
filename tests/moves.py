"""Actions in the words of the component list, for scenarios."""

import re

from alhambra_qt.engine.actions import (
    AddTile,
    Buy,
    EndActions,
    EndTurn,
    GiveToDirk,
    Pass,
    PassWindow,
    Place,
    RemoveTile,
    Reserve,
    SwapTile,
    TakeMoney,
)
from alhambra_qt.engine.ids import Card, Cell, Tile, cell_at
from alhambra_qt.engine.pieces import CARD_BY_ID, CURRENCIES, TILE_BY_ID
from alhambra_qt.modules.vizier.rules import UseVizier, WakeVizier

END_ACTIONS = EndActions.of()
END_TURN = EndTurn.of()
PASS = Pass.of()
PASS_WINDOW = PassWindow.of()
WAKE = WakeVizier.of()

_PLACED = re.compile(r"\s*(\S+) @ (-?\d+,-?\d+)")


def cards_of(names: str) -> tuple[Card, ...]:
    """Read card ids such as ``"florin-7 ducat-2"`` in the order they are written."""
    return tuple(CARD_BY_ID[name] for name in names.split())


def tiles_of(names: str) -> list[Tile]:
    """Read tile ids such as ``"garden-9-e tower-11"``."""
    return [TILE_BY_ID[name] for name in names.split()]


def cell_of(place: str) -> Cell:
    """Read a cell such as ``"1,-2"``."""
    x, y = place.split(",")
    return cell_at(int(x), int(y))


def cells_of(places: str) -> tuple[Cell, ...]:
    """Read cells such as ``"0,1 1,1"``."""
    return tuple(cell_of(place) for place in places.split())


def placed_tiles(layout: str) -> list[tuple[Tile, Cell]]:
    """Read tiles on cells such as ``"garden-10-n @ 1,0  tower-11 @ 1,1"``."""
    found = _PLACED.findall(layout)
    assert _PLACED.sub("", layout).strip() == "", f"cannot read {layout!r}"
    return [(TILE_BY_ID[tile], cell_of(place)) for tile, place in found]


def take(cards: str) -> TakeMoney:
    """Take open money."""
    return TakeMoney.of(tuple(sorted(cards_of(cards))))


def buy(slot: str, cards: str) -> Buy:
    """Buy the tile in the slot of a currency."""
    return Buy.of(CURRENCIES.index(slot), tuple(sorted(cards_of(cards))))


def use_vizier(slot: str, cards: str) -> UseVizier:
    """Buy the tile in the slot of a currency between two turns."""
    return UseVizier.of(CURRENCIES.index(slot), tuple(sorted(cards_of(cards))))


def add(where: str) -> AddTile:
    """Redesign: ``"tower-11 @ 1,0"`` from the reserve."""
    return AddTile.of(*placed_tiles(where)[0])


def swap(where: str) -> SwapTile:
    """Redesign: ``"tower-11 @ 1,0"`` from the reserve takes the place of what lies there."""
    return SwapTile.of(*placed_tiles(where)[0])


def remove(place: str) -> RemoveTile:
    """Redesign: the tile on a cell goes to the reserve."""
    return RemoveTile.of(cell_of(place))


def place(where: str) -> Place:
    """Build a tile held aside."""
    return Place.of(*placed_tiles(where)[0])


def reserve(tile: str) -> Reserve:
    """Put a tile held aside onto the reserve."""
    return Reserve.of(TILE_BY_ID[tile])


def gift(tile: str) -> GiveToDirk:
    """Give a tile held aside to Dirk."""
    return GiveToDirk.of(TILE_BY_ID[tile])
