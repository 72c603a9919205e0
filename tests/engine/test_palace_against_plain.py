"""The Alhambra answers as the plain whole-board rules do, on thousands of random Alhambras."""

from collections import Counter
from itertools import pairwise, product

import pytest

from alhambra_qt.engine.geometry import SIDE_FROM, SIDE_TO
from alhambra_qt.engine.ids import SIDES, STEP, cell_at, xy
from alhambra_qt.engine.outline import chains
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.refusal import Refusal
from tests.cases import count, night, some
from tests.engine import plain_palace as plain
from tests.engine.random_palaces import Walk, board_of, cells, gates_of

WALKS = list(product(range(count(1, 10)), (False, True), (False, True)))


def places(found: tuple[int, ...]) -> set[plain.Place]:
    """Turn cells into a set of places."""
    return {xy(cell) for cell in found}


@pytest.mark.parametrize(("seed", "loose", "extras"), WALKS)
def test_every_step_is_as_in_plain(seed: int, loose: bool, extras: bool) -> None:
    """Spots, redesigns, walls and frontier equal the plain answers after every step."""
    walk = Walk(seed, loose, extras)
    for step, palace in enumerate(walk.steps(70)):
        board, gates = board_of(palace), gates_of(palace)
        assert plain.broken(board, gates) is None
        check_frontier(palace)
        check_walls(palace, board)
        mask = walk.rng.randrange(15)
        if night() or step % 3 == 0:
            assert palace.spots(mask) == cells(plain.spots(board, gates, plain.Piece(mask)))
        if step % 3 == 1:
            assert palace.removable() == cells(plain.removable(board, gates))
        elif step % 3 == 2:
            assert palace.swap_cells(mask) == cells(plain.swaps(board, gates, mask))


def check_frontier(palace: Palace) -> None:
    """The frontier holds just the cells that touch a tile, with their recomputed keys."""
    around = {
        cell + dx + 256 * dy for cell in palace.tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1)
    }
    expected = {cell: palace.key_of(cell) for cell in around - palace.tiles.keys()}
    assert palace.frontier == expected


def check_walls(palace: Palace, board: plain.Board) -> None:
    """Outer walls, runs and the longest run equal the plain ones."""
    runs = plain.wall_runs(board)
    assert {(xy(cell), side) for cell, side in palace.outer_walls()} == plain.outer_walls(board)
    assert palace.longest_wall() == (len(runs[0]) if runs else 0)
    found = [frozenset((xy(cell), side) for cell, side in run) for run in palace.wall_runs()]
    assert sorted(found, key=sorted) == sorted(map(frozenset, runs), key=sorted)
    assert len(palace.wall_path()) == palace.longest_wall()
    check_chains(palace)
    if not palace.camps:
        for run in palace.wall_runs():
            for one, other in pairwise(run):
                assert plain.ends(xy(one[0]), one[1]) & plain.ends(xy(other[0]), other[1])


def check_chains(palace: Palace) -> None:
    """Where walls do not fork, lengths and ends are those of the runs; only camps let them fork."""
    found = chains(palace.outer_walls())
    if found is None:
        assert palace.camps
        return
    runs = [
        (len(run), run[0][0] + SIDE_FROM[run[0][1]], run[-1][0] + SIDE_TO[run[-1][1]])
        for run in palace.wall_runs()
    ]
    rings = [length for length, first, last in runs if first == last]
    assert sorted(length for length, first, last in found if first == last) == sorted(rings)
    assert {run for run in found if run[1] != run[2]} == {run for run in runs if run[1] != run[2]}


@pytest.mark.parametrize(("seed", "loose", "extras"), WALKS)
def test_refusals_name_the_first_rule(seed: int, loose: bool, extras: bool) -> None:
    """Each cell around is refused for the rule the plain check names first, and shows why."""
    walk = Walk(seed + 1000, loose, extras)
    for step, palace in enumerate(walk.steps(60)):
        if step % 6:
            continue
        board, gates = board_of(palace), gates_of(palace)
        mask = walk.rng.choice((0, 0, 1, 2, 4, 8, 3, 6, 5, 11))
        for place in plain.places_around(board):
            refusal = palace.obstacle(mask, cell_at(*place))
            rule = plain.why_not(board, gates, place, plain.Piece(mask))
            assert (refusal.rule if refusal else None) == rule
            assert palace.can_place(mask, cell_at(*place)) == (rule is None)
            if refusal:
                check_shown(board, gates, refusal, place, plain.Piece(mask))


def check_shown(
    board: plain.Board, gates: plain.Gates, refusal: Refusal, place: plain.Place, piece: plain.Piece
) -> None:
    """Check the sides, cells and path in a refusal against the plain rules."""
    after = {**board, place: piece}
    sides = {(xy(cell), side) for cell, side in refusal.sides}
    if refusal.rule in ("build.edges", "camps.build"):
        assert sides == {(p, side) for p, side in plain.bad_sides(after) if p == place}
    elif refusal.rule == "build.walk":
        check_path(board, gates, refusal, place)
        assert sides == {(place, s) for s in range(4) if plain.beyond(place, s) in board}
    elif refusal.rule == "build.hole":
        assert places(refusal.cells) == plain.holes(after)
    else:
        assert places(refusal.cells) == {place}


def check_path(
    board: plain.Board, gates: plain.Gates, refusal: Refusal, place: plain.Place
) -> None:
    """The path shown is a shortest one on foot to a tile next to the place asked for."""
    steps = plain.walked(board, gates)
    near = [plain.beyond(place, side) for side in range(4)]
    lengths = [steps[p] for p in near if p in steps]
    path = [xy(cell) for cell in refusal.cells]
    assert len(path) == (min(lengths) + 1 if lengths else 0)
    assert [steps[p] for p in path] == list(range(len(path)))
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(path))
    assert not path or path[-1] in near


@pytest.mark.parametrize(("seed", "loose", "extras"), WALKS)
def test_redesigns_are_refused_with_reasons(seed: int, loose: bool, extras: bool) -> None:
    """Reasons against a removal or swap exist where it is illegal, and show what is lost."""
    walk = Walk(seed + 2000, loose, extras)
    for step, palace in enumerate(walk.steps(60)):
        if step % 4:
            continue
        board, gates = board_of(palace), gates_of(palace)
        mask = walk.rng.randrange(15)
        for cell in palace.tiles:
            refusal = palace.why_not_remove(cell)
            assert (refusal is None) == (cell in palace.removable())
            assert (palace.why_not_swap(mask, cell) is None) == (cell in palace.swap_cells(mask))
            if refusal and refusal.rule == "build.after":
                rest = {p: piece for p, piece in board.items() if p != xy(cell)}
                lost = plain.cut_off(rest, gates)
                kind = dict(refusal.params)["kind"]
                assert places(refusal.cells) == (lost if kind == "walk" else plain.holes(rest))


@pytest.mark.parametrize("seed", some(range(30), 6))
def test_the_ring_alone_tells_holes(seed: int) -> None:
    """The ring of eight neighbours foretells every hole that a flood finds (build.hole)."""
    seen: Counter[bool] = Counter()
    for palace in Walk(seed + 3000, loose=True, extras=seed % 2 == 1).steps(60):
        for cell in palace.frontier:
            hole = palace.makes_hole(cell)
            assert hole == bool(palace.hole_cells(cell))
            seen[hole] += 1
    assert seen[True] > 10
    assert seen[False] > 100


@pytest.mark.parametrize("seed", some(range(8), 3))
def test_gate_spots_lack_nothing_but_a_gate(seed: int) -> None:
    """A gate is offered just where opening one wall makes a forbidden tile legal (gates.use)."""
    offered = 0
    walk = Walk(seed + 4000, loose=seed % 2 == 1, extras=True)
    for palace in walk.steps(50):
        board, gates = board_of(palace), gates_of(palace)
        mask = walk.rng.randrange(1, 15)
        found = palace.gate_spots(mask)
        offered += len(found)
        for cell in palace.frontier:
            place = xy(cell)
            walls = [
                frozenset({place, xy(cell + STEP[side])})
                for side in SIDES
                if mask >> side & 1 and cell + STEP[side] in palace.tiles
            ]
            after = {**board, place: plain.Piece(mask)}
            helps = plain.broken(after, gates) is not None and any(
                plain.broken(after, gates | {wall}) is None for wall in walls
            )
            assert (cell in found) == helps
            if helps:
                assert palace.obstacle(mask, cell, gate=True) is None
    assert offered > 0
