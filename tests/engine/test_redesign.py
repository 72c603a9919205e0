"""Section 2: the three redesigns, and what they may not break."""

from alhambra_qt.engine.actions import AddTile, RemoveTile, SwapTile
from alhambra_qt.engine.events import Added, Removed, Swapped
from alhambra_qt.engine.ids import xy
from alhambra_qt.engine.pieces import TILE_BY_ID
from tests.kit import Table, table
from tests.moves import END_TURN, add, cell_of, remove, swap, take

RING = """
    seraglio-9 @ 1,0  arcades-9 @ 2,0  arcades-10 @ 2,1  chambers-10 @ 2,2  chambers-11 @ 1,2
    garden-10 @ 0,2
"""


def test_add_from_the_reserve() -> None:
    """`redesign.add`: one reserve tile is built; the actions are over."""
    seen = table(3).reserve(0, "tower-11 garden-10").play(0, add("tower-11 @ 1,0"))
    seen.expect(asks="turn_end", reserve={0: "garden-10"}, built={0: "tower-11@1,0"})
    assert seen.happened(Added) == [Added(0, TILE_BY_ID["tower-11"], cell_of("1,0"))]


def test_only_the_own_reserve_is_added_from() -> None:
    """`redesign.add`: a tile of another reserve, of the market or of the bag is refused."""
    seen = table(3).reserve(1, "tower-11").market(florin="tower-12").bag("garden-10")
    for tile in ("tower-11", "tower-12", "garden-10"):
        seen.refused(add(f"{tile} @ 1,0"), "redesign.add", reason="not_in_reserve")
        assert seen.options(AddTile) == []


def test_remove_to_the_reserve() -> None:
    """`redesign.remove`: one tile goes to the reserve; the actions are over."""
    seen = table(3).alhambra(0, "tower-11 @ 1,0  garden-10 @ 2,0").reserve(0, "tower-12")
    seen.play(0, remove("2,0"))
    seen.expect(asks="turn_end", reserve={0: "tower-12 garden-10"}, built={0: "tower-11@1,0"})
    assert seen.happened(Removed) == [Removed(0, TILE_BY_ID["garden-10"], cell_of("2,0"))]


def test_nothing_to_remove() -> None:
    """`redesign.remove`: an empty cell, or one of another Alhambra, is refused."""
    seen = table(3).alhambra(1, "tower-11 @ 1,0")
    seen.refused(remove("1,0"), "redesign.remove", cells="1,0", reason="empty")


def test_swap_at_the_same_cell() -> None:
    """`redesign.swap`: a reserve tile and a built one change places; the actions are over."""
    seen = table(3).alhambra(0, "tower-11 @ 1,0").reserve(0, "garden-9-e")
    seen.play(0, swap("garden-9-e @ 1,0"))
    seen.expect(asks="turn_end", reserve={0: "tower-11"}, built={0: "garden-9-e@1,0"})
    tiles = TILE_BY_ID["garden-9-e"], TILE_BY_ID["tower-11"]
    assert seen.happened(Swapped) == [Swapped(0, *tiles, cell_of("1,0"))]


def test_what_cannot_be_swapped() -> None:
    """`redesign.swap`: an empty cell, or a tile that is not in the reserve, is refused."""
    seen = table(3).alhambra(0, "tower-11 @ 1,0").reserve(0, "garden-10").market(florin="tower-12")
    seen.refused(swap("garden-10 @ 0,1"), "redesign.swap", cells="0,1", reason="empty")
    seen.refused(swap("tower-12 @ 1,0"), "redesign.swap", reason="not_in_reserve")
    seen.refused(swap("tower-11 @ 1,0"), "redesign.swap", reason="not_in_reserve")


def test_no_tile_moves_within() -> None:
    """`redesign.swap`: no single action brings a built tile to another cell."""
    seen = table(3).alhambra(0, "tower-11 @ 1,0  garden-10 @ 2,0").reserve(0, "tower-12")
    built = {TILE_BY_ID["tower-11"], TILE_BY_ID["garden-10"]}
    movers = [a for a in seen.options() if isinstance(a, AddTile | SwapTile) and a.tile in built]
    assert movers == []
    seen.refused(add("garden-10 @ 0,1"), "redesign.add", reason="not_in_reserve")


def test_one_redesign_only() -> None:
    """`redesign.add`: a redesign is the last action of a turn."""
    seen = table(3).reserve(0, "tower-11 garden-10").play(0, add("tower-11 @ 1,0"))
    seen.refused(add("garden-10 @ 0,1"), "turn.refill", reason="not_now")


def test_nothing_may_be_cut_off() -> None:
    """`build.after`: a tile over which alone others are reached cannot be removed."""
    seen = table(3).alhambra(0, "tower-11 @ 1,0  garden-10 @ 2,0  garden-9-e @ 3,0")
    seen.refused(remove("1,0"), "build.after", cells="2,0 3,0", kind="walk")
    seen.refused(remove("2,0"), "build.after", cells="3,0", kind="walk")
    assert seen.options(RemoveTile) == [remove("3,0")]


def test_walls_decide_what_is_cut_off() -> None:
    """`build.after`: two tiles side by side but walled off do not keep each other reachable."""
    layout = "garden-12-s @ 1,0  garden-10 @ 0,1  tower-11-n @ 1,1"
    seen = table(3).alhambra(0, layout)
    seen.refused(remove("0,1"), "build.after", cells="1,1", kind="walk")
    opened = table(3).alhambra(0, layout.replace("garden-12-s", "tower-12").replace("11-n", "11"))
    opened.allowed(remove("0,1"))


def test_no_hole_is_left() -> None:
    """`build.after`: a tile with tiles on all four sides cannot be removed."""
    seen = table(3).alhambra(0, f"{RING} tower-11 @ 1,1 garden-11 @ 0,1")
    seen.refused(remove("1,1"), "build.after", cells="1,1", kind="hole")
    open_side = table(3).alhambra(0, f"{RING} tower-11 @ 1,1")
    open_side.allowed(remove("1,1"))


def test_a_swap_keeps_the_edges() -> None:
    """`build.edges`: a swapped-in tile must match all its neighbours, as when built."""
    seen = table(3).alhambra(0, "tower-11 @ 1,0  garden-10 @ 2,0").reserve(0, "garden-9-e tower-12")
    seen.refused(swap("garden-9-e @ 1,0"), "build.edges", sides="1,0e")
    seen.allowed(swap("garden-9-e @ 2,0"), swap("tower-12 @ 1,0"), swap("tower-12 @ 2,0"))


def test_a_swap_breaks_edges_first() -> None:
    """`build.after`: a wall in the only way is refused, by the side that does not match."""
    seen = table(3).alhambra(0, "tower-11 @ 1,0  garden-10 @ 2,0").reserve(0, "tower-7-new")
    seen.refused(swap("tower-7-new @ 1,0"), "build.edges", sides="1,0e 1,0w")


def test_the_three_redesigns_of_a_long_plan() -> None:
    """`redesign.remove`: moving a tile takes two turns: out to the reserve, then in again."""
    seen = table(2).alhambra(0, "tower-11 @ 1,0").display("florin-9 florin-8 dirham-9 dirham-8")
    seen.play(0, remove("1,0"), END_TURN).play(1, take("florin-9"), END_TURN)
    seen.play(0, add("tower-11 @ 0,1")).expect(built={0: "tower-11@0,1"}, reserve={0: ""})


def test_the_list_of_redesigns_is_complete() -> None:
    """`redesign.add`: every cell where a reserve tile fits is listed, sorted by x, then y."""
    seen: Table = table(3).alhambra(0, RING).reserve(0, "tower-11")
    cells = [xy(action.cell) for action in seen.options(AddTile)]
    assert cells == sorted(cells)
    assert (1, 1) in cells
    assert (0, 1) not in cells, "it would close the hole at (1, 1)"
