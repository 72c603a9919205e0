"""Section 3: building, as the table refuses and allows it."""

import pytest

from alhambra_qt.engine.actions import AddTile
from alhambra_qt.engine.ids import letters_of, xy
from alhambra_qt.engine.pieces import BUILDINGS, TILE_ID, TILE_WALLS
from tests.kit import Table, table
from tests.moves import add, cell_of

# A U that leaves (1, 1) open to the west only.
COVE = """
    seraglio-9 @ 1,0  arcades-9 @ 2,0  arcades-10 @ 2,1  chambers-10 @ 2,2  chambers-11 @ 1,2
    garden-10 @ 0,2
"""


def site(layout: str, tile: str) -> Table:
    """A table where seat 0 has built this and holds a tile in its reserve."""
    return table(3).alhambra(0, layout).reserve(0, tile)


@pytest.mark.parametrize("tile", [TILE_ID[tile] for tile in BUILDINGS])
def test_tiles_keep_their_orientation(tile: str) -> None:
    """`build.orientation`: beside the fountain a tile fits just where its printed side is open."""
    seen = site("", tile)
    printed = tile.split("-")[2] if tile.count("-") == 2 else ""
    fits = {"0,-1": "s", "1,0": "w", "0,1": "n", "-1,0": "e"}
    wanted = {cell_of(at) for at, side in fits.items() if side not in printed}
    assert {action.cell for action in seen.options(AddTile)} == wanted


def test_a_built_tile_shows_its_printed_walls() -> None:
    """`build.orientation`: built tiles bear their printed walls, whatever cell they lie on."""
    seen = site("tower-9-es @ 1,0  garden-8-sw @ 0,1", "tower-11")
    walls = seen.game.players[0].palace.walls
    assert [letters_of(walls[cell_of(at)]) for at in ("1,0", "0,1")] == ["es", "sw"]


def test_wall_against_open_is_refused() -> None:
    """`build.edges`: a wall does not meet an open side, whichever tile bears the wall."""
    site("", "garden-10-w").refused(add("garden-10-w @ 1,0"), "build.edges", sides="1,0w")
    seen = site("garden-9-e @ 1,0", "tower-11")
    seen.refused(add("tower-11 @ 2,0"), "build.edges", sides="2,0w")


def test_every_failing_side_is_named() -> None:
    """`build.edges`: all sides that do not match are shown, in the order n e s w."""
    seen = site("garden-10 @ 0,-1  tower-11 @ 1,-1", "seraglio-5-sw")
    seen.refused(add("seraglio-5-sw @ 1,0"), "build.edges", sides="1,0w")
    seen = site("garden-10 @ 0,-1  garden-12-s @ 1,-1", "seraglio-5-sw")
    seen.refused(add("seraglio-5-sw @ 1,0"), "build.edges", sides="1,0n 1,0w")


def test_wall_to_wall_matches() -> None:
    """`build.edges`: a wall meets a wall, if another side can be walked."""
    seen = site("garden-10 @ 0,-1  garden-12-s @ 1,-1", "tower-11-n")
    seen.allowed(add("tower-11-n @ 1,0"))


def test_a_cell_must_be_free() -> None:
    """`build.free`: no tile is built onto another, nor onto the fountain."""
    seen = site("tower-11 @ 1,0", "garden-10")
    seen.refused(add("garden-10 @ 1,0"), "build.free", cells="1,0")
    seen.refused(add("garden-10 @ 0,0"), "build.free", cells="0,0")


def test_a_corner_is_no_contact() -> None:
    """`build.adjacent`: touching the Alhambra at a corner only, or not at all, is refused."""
    seen = site("tower-11 @ 1,0", "garden-10")
    for at in ("2,1", "-1,1", "5,5", "-40,7"):
        seen.refused(add(f"garden-10 @ {at}"), "build.adjacent", cells=at)


def test_over_a_wall_nobody_walks() -> None:
    """`build.walk`: a contact of walls only is refused, with the way that stops before it."""
    seen = site("tower-11 @ 1,0  garden-9-e @ 2,0", "garden-10-w")
    seen.refused(add("garden-10-w @ 3,0"), "build.walk", cells="0,0 1,0 2,0", sides="3,0w")


def test_the_way_shown_is_the_shortest() -> None:
    """`build.walk`: the way leads to the nearest of the tiles that the new one touches."""
    seen = site("garden-12-s @ 1,0  seraglio-9 @ 2,0  garden-10-w @ 2,1", "chambers-7-ne")
    seen.refused(add("chambers-7-ne @ 1,1"), "build.walk", cells="0,0 1,0", sides="1,1n 1,1e")


def test_no_empty_cell_is_cut_off() -> None:
    """`build.hole`: closing the ring around an empty cell is refused with that cell."""
    seen = site(COVE, "garden-11")
    seen.refused(add("garden-11 @ 0,1"), "build.hole", cells="1,1")


def test_a_diagonal_gap_does_not_let_out() -> None:
    """`build.hole`: an empty cell that touches the outside only at a corner is cut off."""
    layout = "seraglio-9 @ 1,0  arcades-9 @ 2,0  garden-10 @ 0,1  chambers-10 @ 0,2"
    seen = site(f"{layout} arcades-10 @ 1,2", "garden-11")
    seen.refused(add("garden-11 @ 2,1"), "build.hole", cells="1,1")
    seen.allowed(add("garden-11 @ 1,1"), add("garden-11 @ 2,2"))


def test_a_large_hole_is_shown_whole() -> None:
    """`build.hole`: all cells that would be cut off are shown, by x, then y."""
    layout = """
        seraglio-9 @ 1,0  arcades-9 @ 2,0  arcades-10 @ 3,0  chambers-10 @ 3,1  chambers-11 @ 3,2
        tower-12 @ 2,2  tower-11 @ 1,2  garden-10 @ 0,2
    """
    seen = site(layout, "garden-11")
    seen.refused(add("garden-11 @ 0,1"), "build.hole", cells="1,1 2,1")


def test_a_hole_may_be_filled_from_inside() -> None:
    """`build.hole`: a bay may be filled from its inner end."""
    site(COVE, "garden-11").allowed(add("garden-11 @ 1,1"))


def test_the_first_broken_rule_is_named() -> None:
    """`build.free`: of several broken rules the first is named: free, adjacent, edges."""
    seen = site(COVE, "tower-7-new")
    seen.refused(add("tower-7-new @ 0,0"), "build.free", cells="0,0")
    seen.refused(add("tower-7-new @ 9,9"), "build.adjacent", cells="9,9")
    seen.refused(add("tower-7-new @ 0,1"), "build.edges", sides="0,1n")


def test_the_alhambras_do_not_touch() -> None:
    """`build.adjacent`: only the own Alhambra counts, wherever the others have built."""
    seen = table(3).alhambra(1, "tower-11 @ 1,0").reserve(0, "garden-10")
    seen.refused(add("garden-10 @ 2,0"), "build.adjacent", cells="2,0")


def test_far_places() -> None:
    """`build.adjacent`: a long row of tiles keeps growing in each direction."""
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        wallless = [tile for tile in BUILDINGS if not TILE_WALLS[tile]]
        row = "  ".join(
            f"{TILE_ID[tile]} @ {dx * n},{dy * n}" for n, tile in enumerate(wallless[:-1], 1)
        )
        seen = site(row, TILE_ID[wallless[-1]])
        end = (dx * len(wallless), dy * len(wallless))
        assert end in {xy(action.cell) for action in seen.options(AddTile)}
