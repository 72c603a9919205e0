"""A table with city gates, for the tests of section 7.5."""

from alhambra_qt.modules.gates.rules import AddWithGate, Gates, PlaceWithGate, TakeGate
from tests.kit import Table, table
from tests.moves import END_TURN, placed_tiles, take

TAKE_GATE = TakeGate.of()
WALLED = "garden-9-e @ 1,0"
BEYOND = "chambers-9-w @ 2,0"


def place_gate(where: str, side: str) -> PlaceWithGate:
    """Build ``"tower-11 @ 1,0"``, held aside, with a gate on a side."""
    return PlaceWithGate.of(*placed_tiles(where)[0], "nesw".index(side))


def add_gate(where: str, side: str) -> AddWithGate:
    """Redesign: build ``"tower-11 @ 1,0"`` from the reserve with a gate on a side."""
    return AddWithGate.of(*placed_tiles(where)[0], "nesw".index(side))


def site(layout: str, tiles: str = "", hand: str = "gate", *more: str) -> Table:
    """A table with gates where seat 0 has built this and holds tiles in its reserve."""
    seen = table(3, ["gates", *more]).alhambra(0, layout).reserve(0, tiles)
    return seen.hand(0, hand)


def gate_lies_open(seen: Table, open_: bool = True) -> Table:
    """Lay a gate card open beside the display."""
    Gates.of(seen.game).open = open_
    return seen


def is_open(seen: Table) -> bool:
    """Return whether a gate card lies open."""
    return bool(Gates.of(seen.game).open)


def gated(tiles: str = "", *more: str) -> Table:
    """A table with a gate between (1, 0) and (2, 0), in seat 0's next turn."""
    seen = site(WALLED, f"chambers-9-w {tiles}", "gate", *more)
    seen.display("ducat-9 ducat-8 ducat-7 ducat-6").deck("ducat-5 ducat-4 ducat-3 ducat-2")
    seen.play(0, add_gate(BEYOND, "w"), END_TURN)
    seen.play(1, take("ducat-9"), END_TURN).play(2, take("ducat-8"), END_TURN)
    return seen
