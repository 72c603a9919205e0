"""A table with street traders, for the tests of section 7.12."""

from typing import Any

from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.modules.trader.residents import (
    NONE,
    ChooseResidents,
    MoveIn,
    PlaceTrader,
    StayOut,
    SwapResident,
    Traders,
)
from alhambra_qt.modules.trader.rules import Trader
from tests.kit import Table, table
from tests.moves import buy, cell_of, place

STAY = StayOut.of()
HAND = "florin-9 dirham-9 denar-9 ducat-9"


def types(names: str) -> list[int]:
    """Read residents by their types, sorted."""
    return sorted(TYPES.index(name) for name in names.split())


def named(residents: list[int]) -> str:
    """Write residents by their types, in the order of the types."""
    return " ".join(TYPES[kind] for kind in residents)


def choose(names: str) -> ChooseResidents:
    """Keep these residents."""
    return ChooseResidents.of(tuple(types(names)))


def put(at: str) -> PlaceTrader:
    """Put the trader onto a cell."""
    return PlaceTrader.of(cell_of(at))


def move_in(new: str = "") -> MoveIn:
    """Let a resident move in, and take a new one of this type."""
    return MoveIn.of(TYPES.index(new) if new else NONE)


def exchange(old: str, new: str) -> SwapResident:
    """Swap a resident of one type with one of another."""
    return SwapResident.of(TYPES.index(old), TYPES.index(new))


def traders(seen: Table) -> Traders:
    """Give where traders and residents are, also while the table is still being laid."""
    state = Trader.of(seen.unfilled)
    assert isinstance(state, Traders)
    return state


def everywhere(state: Traders) -> list[int]:
    """Count the residents of each colour wherever they are."""
    totals = state.supply[:]
    for residents in (*state.residents, *(homes.values() for homes in state.homes)):
        for colour in residents:
            totals[colour] += 1
    return totals


def street(
    residents: str = "garden tower tower",
    at: str = "1,0",
    supply: str | None = None,
    seats: int = 3,
    **more: Any,
) -> Table:
    """A table where seat 0 has money, some tiles on the market, and a trader."""
    seen = table(seats, ["trader", *more.get("modules", "").split()])
    seen.market(florin="garden-9-e", dirham="tower-9-es", denar="arcades-9", ducat="chambers-9-w")
    seen.hand(0, HAND).alhambra(0, more.get("own", ""))
    state = traders(seen)
    state.at[0] = cell_of(at)
    for colour in types(residents):
        state.take_in(0, colour)
    if supply is not None:
        state.supply = [types(supply).count(colour) for colour in range(6)]
    return seen


def buying(seen: Table, slot: str, where: str) -> Table:
    """Let seat 0 buy the tile of a slot, overpaid or not, and place it."""
    seen.play(0, buy(slot, f"{slot}-9"))
    if seen.seen()["asks"] == "turn":
        seen.play(0, seen.options()[-1])
    return seen.play(0, place(where))


def housed() -> Table:
    """A table where a resident lives in a tower beside the fountain."""
    seen = street(at="-1,0", own="tower-12 @ 1,0").reserve(0, "tower-11")
    state = traders(seen)
    state.homes[0] = {1: TYPES.index("tower")}
    state.supply[TYPES.index("tower")] -= 1
    return seen
