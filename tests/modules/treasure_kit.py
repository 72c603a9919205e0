"""A table with the treasure chamber, for the tests of section 7.13."""

from typing import Any

from alhambra_qt.engine.ids import xy
from alhambra_qt.engine.pieces import TILE_TYPE, TYPES
from alhambra_qt.modules.treasure.chests import BuyChests, PlaceChest, Treasury
from alhambra_qt.modules.treasure.rules import Treasure
from tests.kit import Table, in_order, table
from tests.moves import cards_of, cell_of, cells_of

RICH = "florin-3 dirham-4 denar-3 ducat-9"
GARDENS = "garden-10 @ 1,0  garden-11 @ 2,0  tower-11 @ 3,0"
FULL = (
    "garden garden tower arcades",
    "tower chambers pavilion seraglio",
    "garden tower tower tower",
)


def types(names: str) -> list[int]:
    """Read chests by their types, sorted."""
    return sorted(TYPES.index(name) for name in names.split())


def chests(seen: Table) -> Treasury:
    """Give where the chests are, also while the table is still being laid."""
    state = Treasure.of(seen.unfilled)
    assert isinstance(state, Treasury)
    return state


def named(kinds: list[int]) -> str:
    """Write chests by their types."""
    return in_order(" ".join(TYPES[kind] for kind in kinds))


def everywhere(state: Treasury) -> list[int]:
    """Count the chests of each type wherever they are."""
    totals = [sum(pair) for pair in zip(state.bag, state.dirk, state.bought, strict=True)]
    for chest in [c for room in state.rooms for c in room]:
        totals[chest] += 1
    for chest in [c for mine in state.chests for c in mine.values()]:
        totals[chest] += 1
    return totals


def lay(seen: Table, *rooms: str, bag: str | None = None) -> Table:
    """Lay chests into the rooms; the bag holds all others, or just these."""
    state = chests(seen)
    state.rooms = [types(room) for room in rooms]
    state.bag = [5, 5, 7, 7, 9, 9]
    for chest in [c for room in state.rooms for c in room]:
        state.bag[chest] -= 1
    if bag is not None:
        state.bag = [types(bag).count(kind) for kind in range(6)]
    return seen


def put(seen: Table, seat: int, places: str) -> Table:
    """Put chests from the bag onto the buildings on these cells."""
    state = chests(seen)
    for cell in cells_of(places):
        kind = TILE_TYPE[seen.unfilled.players[seat].palace.tiles[cell]]
        state.chests[seat][cell] = kind
        state.bag[kind] -= 1
    return seen


def chamber(
    seats: int = 3, *rooms: str, bag: str | None = None, own: str = GARDENS, **more: Any
) -> Table:
    """A table of the chamber: seat 0 is rich and owns two gardens and a tower."""
    mover = more.get("mover", 0)
    seen = table(seats, ["treasure", *more.get("modules", "").split()], to_move=mover)
    seen.hand(mover, RICH).alhambra(0, own)
    seen.market(florin="tower-7-new", dirham="tower-8-nes", denar="tower-9-es", ducat="tower-9-ne")
    return lay(seen, *(rooms or FULL), bag=bag)


def buy_chests(room: int, cards: str) -> BuyChests:
    """Buy the chests of a room, counted from 1."""
    return BuyChests.of(room - 1, tuple(sorted(cards_of(cards))))


def chest(kind: str, at: str) -> PlaceChest:
    """Place a chest."""
    return PlaceChest.of(TYPES.index(kind), cell_of(at))


def stands(seen: Table, seat: int) -> list[str]:
    """Tell on which cells of a seat chests stand."""
    return sorted("{},{}".format(*xy(cell)) for cell in chests(seen).chests[seat])
