"""Building, redesigning and walls of one Alhambra, rule by rule."""

import pytest

from alhambra_qt.engine.ids import E, N, S, W, cell_at, mask_of, xy
from alhambra_qt.engine.palace import Palace, build
from alhambra_qt.engine.pieces import BUILDINGS, FOUNTAIN, TILE_BY_ID
from alhambra_qt.engine.refusal import Refusal


def palace(*tiles: tuple[int, int, str]) -> Palace:
    """Make an Alhambra of tiles with any walls, given as (x, y, walls)."""
    made = Palace()
    for tile, (x, y, walls) in zip(BUILDINGS, tiles, strict=False):
        made.place(tile, cell_at(x, y), mask_of(walls))
    return made


def places(cells: list[int] | tuple[int, ...]) -> list[tuple[int, int]]:
    """Turn cells into places."""
    return [xy(cell) for cell in cells]


def refused(refusal: Refusal | None) -> Refusal:
    """Give the refusal, which must be there."""
    assert refusal is not None
    return refusal


# Why a tile does not fit next to a camp.
CAMP_SIDES = (("reason", "sides"),)
# Seven tiles around the empty place (1, 1), which stays open to the east.
COVE = ((0, 1, ""), (0, 2, ""), (1, 2, ""), (2, 2, ""), (1, 0, ""), (2, 0, ""))


def test_starts_with_the_fountain_alone() -> None:
    """A new Alhambra is a fountain with no wall, all four sides free (setup.fountain)."""
    made = Palace()
    assert made.tiles == {0: FOUNTAIN}
    assert made.walls == {0: 0}
    assert places(made.spots(0)) == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert made.longest_wall() == 0
    assert made.removable() == []
    assert made.swap_cells(0) == []


def test_an_occupied_cell_is_refused() -> None:
    """A tile on a tile breaks build.free."""
    assert Palace().obstacle(0, 0) == Refusal("build.free", (0,))


@pytest.mark.parametrize("place", [(1, 1), (2, 0), (40, -30)])
def test_a_tile_that_shares_no_side_is_refused(place: tuple[int, int]) -> None:
    """A tile that touches by a corner or not at all breaks build.adjacent."""
    cell = cell_at(*place)
    assert Palace().obstacle(0, cell) == Refusal("build.adjacent", (cell,))
    assert not Palace().can_place(0, cell)


def test_all_sides_that_do_not_match_are_shown() -> None:
    """Wall to open and open to wall break build.edges, at every failing side of the asked cell."""
    made = palace((1, 0, "s"), (0, 1, ""))
    cell = cell_at(1, 1)
    assert made.obstacle(mask_of("w"), cell) == Refusal("build.edges", (), ((cell, N), (cell, W)))
    assert made.obstacle(mask_of("n"), cell) is None


def test_walls_alone_give_no_way_in() -> None:
    """A tile behind walls breaks build.walk; the way on foot to where it stops is shown."""
    made = palace((1, 0, "s"), (0, 1, "e"))
    cell = cell_at(1, 1)
    refusal = made.obstacle(mask_of("nw"), cell)
    assert refusal == Refusal("build.walk", (0, cell_at(1, 0)), ((cell, N), (cell, W)))
    assert made.obstacle(mask_of("nw"), cell, gate=True) is None
    assert made.gate_spots(mask_of("nw")) == [cell]


def test_a_hole_is_shown_whole() -> None:
    """Closing the last way out of empty cells breaks build.hole; all cells cut off are shown."""
    made = palace(*COVE)
    assert made.obstacle(0, cell_at(1, 1)) is None
    assert made.obstacle(0, cell_at(2, 1)) == Refusal("build.hole", (cell_at(1, 1),))
    assert made.makes_hole(cell_at(2, 1))
    assert made.hole_cells(cell_at(2, 1)) == (cell_at(1, 1),)
    assert not made.makes_hole(cell_at(1, 1))


def test_a_diagonal_gap_lets_no_empty_cell_out() -> None:
    """An empty cell with only a diagonal way out is a hole (build.hole)."""
    made = palace((1, 0, ""), (0, 1, ""), (0, 2, ""), (1, 2, ""))
    assert refused(made.obstacle(0, cell_at(2, 1))).rule == "build.adjacent"
    made.place(BUILDINGS[20], cell_at(2, 0), 0)
    assert made.obstacle(0, cell_at(2, 1)) == Refusal("build.hole", (cell_at(1, 1),))


def test_tiles_that_others_need_stay() -> None:
    """Taking out a tile others are reached through breaks build.after; these are shown."""
    made = palace((1, 0, ""), (2, 0, ""), (2, 1, ""))
    refusal = refused(made.why_not_remove(cell_at(1, 0)))
    assert refusal.rule == "build.after"
    assert refusal.params == (("kind", "walk"),)
    assert places(refusal.cells) == [(2, 0), (2, 1)]
    assert places(made.removable()) == [(2, 1)]


def test_a_tile_in_the_midst_stays() -> None:
    """Taking out a tile with four neighbours leaves a hole and breaks build.after."""
    made = palace(*COVE, (1, 1, ""), (2, 1, ""))
    cell = cell_at(1, 1)
    assert made.why_not_remove(cell) == Refusal("build.after", (cell,), (), (("kind", "hole"),))
    assert cell not in made.removable()
    assert cell_at(2, 1) in made.removable()


def test_the_fountain_stays() -> None:
    """No redesign touches the fountain (setup.fountain)."""
    made = palace((1, 0, ""))
    assert made.why_not_remove(0) == Refusal("setup.fountain", (0,))
    assert made.why_not_swap(0, 0) == Refusal("setup.fountain", (0,))


def test_an_empty_cell_has_nothing_to_redesign() -> None:
    """Removing from or swapping on an empty cell names redesign.remove and redesign.swap."""
    assert Palace().why_not_remove(1) == Refusal("redesign.remove", (1,))
    assert Palace().why_not_swap(0, 1) == Refusal("redesign.swap", (1,))


def test_a_swap_keeps_the_sides_that_touch() -> None:
    """A tile is swapped only for one that agrees with all neighbours (redesign.swap)."""
    made = palace((1, 0, "n"), (2, 0, ""))
    cell = cell_at(1, 0)
    assert places(made.swap_cells(mask_of("s"))) == [(1, 0), (2, 0)]
    assert places(made.swap_cells(mask_of("e"))) == [(2, 0)]
    assert made.why_not_swap(mask_of("e"), cell) == Refusal("build.edges", (), ((cell, E),))
    assert made.why_not_swap(mask_of("s"), cell) is None


def test_both_tiles_at_a_gate() -> None:
    """A gate lets walkers through and holds the tiles on both sides for good (gates.fixed)."""
    made = palace((1, 0, "s"), (2, 0, ""))
    made.place(BUILDINGS[10], cell_at(1, 1), mask_of("n"))
    made.open_gate(cell_at(1, 1), N)
    assert cell_at(1, 1) in made.on_foot()
    assert places(made.removable()) == [(2, 0)]
    for cell, side in ((cell_at(1, 1), N), (cell_at(1, 0), S)):
        fixed = Refusal("gates.fixed", (cell,), ((cell, side),))
        assert made.why_not_remove(cell) == fixed
        assert made.why_not_swap(made.walls[cell], cell) == fixed


def test_only_walls_may_lean_on_a_bastion() -> None:
    """Beside a camp only a wall against its bastion is right (camps.build)."""
    made = palace((1, 0, "s"), (2, 0, "e"), (0, 1, "e"))
    made.place(TILE_BY_ID["camp-7-sw"], cell_at(1, 1))
    south, east = cell_at(1, 2), cell_at(2, 1)
    assert made.obstacle(0, south) == Refusal("camps.build", (), ((south, N),), CAMP_SIDES)
    assert refused(made.obstacle(mask_of("n"), south)).rule == "build.walk"
    for walls in ("", "w"):
        refusal = Refusal("camps.build", (), ((east, W),), CAMP_SIDES)
        assert made.obstacle(mask_of(walls), east) == refusal
    made.place(BUILDINGS[20], cell_at(0, 2), 0)
    assert made.can_place(mask_of("n"), south)
    assert not made.can_place(0, south)


def test_nobody_walks_into_a_camp() -> None:
    """A tile that leans on nothing but a bastion breaks build.walk, and no gate would help."""
    made = palace((0, 1, "e"))
    made.place(TILE_BY_ID["camp-7-sw"], cell_at(1, 1))
    south = cell_at(1, 2)
    refusal = Refusal("build.walk", (), ((south, N),))
    assert made.obstacle(mask_of("n"), south) == refusal
    assert made.obstacle(mask_of("n"), south, gate=True) == refusal
    assert south not in made.gate_spots(mask_of("n"))


def test_the_only_tile_a_camp_leans_on_stays() -> None:
    """A tile that alone holds a camp's bastions cannot be taken out, the camp can (camps.build)."""
    made = palace((1, 0, "s"), (0, 1, "e"))
    cell, camp = cell_at(1, 0), cell_at(1, 1)
    made.place(TILE_BY_ID["camp-3-n"], camp)
    assert made.why_not_remove(cell) == Refusal("camps.build", (camp,))
    assert cell not in made.removable()
    assert camp in made.removable()
    assert made.why_not_swap(mask_of("n"), camp) == Refusal("camps.build", (camp,))


def test_the_longest_stretch_of_outer_wall_counts() -> None:
    """Walls that join at their ends count together, double walls inside not (score.wall)."""
    made = palace((1, 0, "nes"), (0, 1, "e"), (1, 1, "n"))
    assert made.longest_wall() == 2
    assert [(xy(cell), side) for cell, side in made.wall_path()] == [((1, 0), N), ((1, 0), E)]


def test_a_ring_of_walls_counts_once_around() -> None:
    """A closed ring of n sides scores n (score.wall)."""
    made = palace((1, 0, "nes"))
    made.set_walls(0, mask_of("nsw"))
    assert made.longest_wall() == 6
    assert len(set(made.wall_path())) == 6


def test_walls_behind_a_bastion_still_count() -> None:
    """A camp beyond a wall is no tile there, and owns no wall itself (camps.wall, score.wall)."""
    made = palace((1, 0, "es"))
    assert made.longest_wall() == 2
    made.place(TILE_BY_ID["camp-3-n"], cell_at(1, 1))
    assert made.longest_wall() == 2
    assert len(made.outer_walls()) == 2


def test_four_walls_may_meet_around_camps() -> None:
    """Walls of two tiles that meet at a corner connect, which camps bring about (score.wall)."""
    made = palace(
        *((1, 0, "s"), (2, 0, "s"), (3, 0, ""), (3, 1, "w"), (3, 2, "w"), (3, 3, "")),
        *((2, 3, "n"), (1, 3, "nw"), (0, 1, "e"), (0, 2, "es")),
    )
    for name, place in (("10-nw", (1, 1)), ("8-ne", (2, 1)), ("9-es", (2, 2)), ("7-sw", (1, 2))):
        made.place(TILE_BY_ID[f"camp-{name}"], cell_at(*place))
    assert made.longest_wall() == 10
    assert len(set(made.wall_path())) == 10
    assert len(made.wall_runs()) == 1


def test_a_stick_is_a_wall() -> None:
    """A stick turns an open outer side into a wall for building and scoring (walls.build)."""
    made = palace((1, 0, ""))
    assert made.can_place(0, cell_at(2, 0))
    made.set_walls(cell_at(1, 0), mask_of("e"))
    assert not made.can_place(0, cell_at(2, 0))
    assert made.longest_wall() == 1


def test_clones_go_separate_ways() -> None:
    """Changing a clone leaves the original alone, and the other way round."""
    made = palace((1, 0, "n"), (2, 0, "n"))
    assert made.longest_wall() == 2
    twin, second = made.clone(), made.clone()
    twin.lift(cell_at(2, 0))
    made.place(BUILDINGS[9], cell_at(3, 0), mask_of("n"))
    second.set_walls(cell_at(2, 0), mask_of("ne"))
    assert [p.longest_wall() for p in (twin, made, second)] == [1, 3, 3]
    assert [len(p.tiles) for p in (twin, made, second)] == [2, 4, 3]
    assert [len(p.removable()) for p in (twin, made, second)] == [1, 1, 1]


def test_answers_are_kept_until_a_change() -> None:
    """Answers of an Alhambra are kept until it changes; clones have them too, each its own."""
    asked = []

    def count(board: Palace) -> int:
        asked.append(board)
        return len(board.tiles)

    board = palace((1, 0, ""), (2, 0, ""))
    twin = board.clone()
    assert board.known(count) == twin.known(count) == board.clone().known(count) == 3
    assert asked == [board]
    for change in (
        lambda: board.place(BUILDINGS[0], cell_at(0, 1), 0),
        lambda: board.lift(cell_at(0, 1)),
        lambda: board.set_walls(cell_at(2, 0), 2),
        lambda: board.open_gate(0, E),
    ):
        change()
        assert board.known(count) == len(board.tiles)
        assert asked.pop() is board
        assert twin.known(count) == 3
    assert asked == [board]


def test_clones_share_no_gates_or_camps() -> None:
    """A gate opened or a camp built in a clone is not in the original."""
    made = palace((1, 0, "s"), (0, 1, "e"))
    twin = made.clone()
    twin.place(TILE_BY_ID["camp-3-n"], cell_at(1, 1))
    twin.open_gate(cell_at(1, 0), S)
    assert made.camps == frozenset()
    assert made.gates == {}


def test_build_lays_the_printed_tiles() -> None:
    """A position is made of tiles with the walls printed on them."""
    tile = TILE_BY_ID["garden-10-n"]
    made = build([(tile, 1)])
    assert made.tiles == {0: FOUNTAIN, 1: tile}
    assert made.walls[1] == mask_of("n")
    assert made.neighbours(0) == [(E, 1, tile)]
