"""Which rule stands in the way of a tile, and the cells and sides that show it.

These answers are asked for by a person looking at the board, so they take their time; the
``Palace`` answers the same questions fast, without reasons.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .geometry import FITS, OPEN_STEPS, SIDES_OF
from .ids import FOUNTAIN_CELL, SIDES, STEP, Cell, Mask, reading_order, xy
from .refusal import Refusal

if TYPE_CHECKING:
    from .palace import Palace


def why_not_place(palace: "Palace", mask: Mask, cell: Cell, gate: bool) -> Refusal | None:
    """Name the rule that forbids to build on a cell: the first of free, adjacent, edges, walk,
    hole. Where only sides of camps fail to match, the rule is camps.build in place of edges.
    """
    key = palace.frontier.get(cell, 0)
    if FITS[mask][key]:
        return None
    if cell in palace.tiles:
        return Refusal("build.free", (cell,))
    near = palace.neighbours(cell)
    if not near:
        return Refusal("build.adjacent", (cell,))
    failing = [side for side in SIDES if _side_fails(key >> side, mask >> side)]
    if failing:
        camps = all(cell + STEP[side] in palace.camps for side in failing)
        marks = tuple((cell, side) for side in failing)
        if camps:
            return Refusal("camps.build", (), marks, (("reason", "sides"),))
        return Refusal("build.edges", (), marks)
    if not key & 15:
        walkable = [beyond for _, beyond, _ in near if beyond not in palace.camps]
        if not (gate and walkable):
            walls = tuple((cell, side) for side, _, _ in near)
            return Refusal("build.walk", _nearest_path(palace, walkable), walls)
    hole = hole_cells(palace, cell)
    return Refusal("build.hole", hole) if hole else None


def _side_fails(key: int, mask: Mask) -> bool:
    """Tell whether the lowest side of a key asks for what the lowest side of a mask is not."""
    return bool((key & 1 and mask & 1) or (key & 16 and not mask & 1))


def _nearest_path(palace: "Palace", targets: list[Cell]) -> tuple[Cell, ...]:
    """Give the shortest way on foot from the fountain to the nearest target, fountain first."""
    before = palace.on_foot()
    cell = next((cell for cell in before if cell in targets), None)
    if cell is None:
        return ()
    path = [cell]
    while cell != FOUNTAIN_CELL:
        cell = before[cell]
        path.append(cell)
    return tuple(reversed(path))


def hole_cells(palace: "Palace", filled: Cell) -> tuple[Cell, ...]:
    """List the empty cells cut off from the outside once a cell is filled, by x then y."""
    occupied = {filled, *palace.walls}
    xs, ys = zip(*map(xy, occupied), strict=True)
    left, right, top, bottom = min(xs) - 1, max(xs) + 1, min(ys) - 1, max(ys) + 1
    inside = {x + 256 * y for x in range(left, right + 1) for y in range(top, bottom + 1)}
    inside -= occupied
    waiting = [left + 256 * top]
    inside.discard(waiting[0])
    while waiting:
        cell = waiting.pop()
        for step in STEP:
            if cell + step in inside:
                inside.discard(cell + step)
                waiting.append(cell + step)
    return tuple(sorted(inside, key=reading_order))


def why_not_remove(palace: "Palace", cell: Cell) -> Refusal | None:
    """Name the rule that forbids to take out the tile on a cell."""
    fixed = _fixed(palace, cell, "redesign.remove")
    if fixed:
        return fixed
    if cell not in palace.camps:
        cut_off = palace.walls.keys() - palace.on_foot(without=cell).keys() - palace.camps - {cell}
        if cut_off:
            return Refusal("build.after", _sorted(cut_off), params=(("kind", "walk"),))
    if len(palace.neighbours(cell)) == 4:
        return Refusal("build.after", (cell,), params=(("kind", "hole"),))
    camps = camp_props(palace).get(cell)
    return Refusal("camps.build", _sorted(camps)) if camps else None


def why_not_swap(palace: "Palace", mask: Mask, cell: Cell) -> Refusal | None:
    """Name the rule that forbids a tile with these walls to replace the one on a cell."""
    fixed = _fixed(palace, cell, "redesign.swap")
    if fixed:
        return fixed
    if cell in palace.camps:
        return Refusal("camps.build", (cell,))
    failing = tuple(
        (cell, side)
        for side in SIDES_OF[palace.walls[cell] ^ mask]
        if cell + STEP[side] in palace.walls
    )
    if not failing:
        return None
    camps = {cell + STEP[side] for _, side in failing}
    if camps <= palace.camps:
        return Refusal("camps.build", _sorted(camps), failing)
    return Refusal("build.edges", (), failing)


def _fixed(palace: "Palace", cell: Cell, action: str) -> Refusal | None:
    """Name the rule why a cell is no subject of a redesign at all."""
    if cell == FOUNTAIN_CELL:
        return Refusal("setup.fountain", (cell,))
    if cell not in palace.tiles:
        return Refusal(action, (cell,))
    if cell in palace.gates:
        walls = tuple((cell, side) for side in SIDES_OF[palace.gates[cell]])
        return Refusal("gates.fixed", (cell,), walls)
    return None


def _sorted(cells: set[Cell]) -> tuple[Cell, ...]:
    return tuple(sorted(cells, key=reading_order))


def camp_props(palace: "Palace") -> dict[Cell, set[Cell]]:
    """Map each tile that alone holds up camps, the only one their bastions lean on, to these."""
    props: dict[Cell, set[Cell]] = {}
    for camp in palace.camps:
        sides = SIDES_OF[palace.walls[camp]]
        held_by = [camp + STEP[side] for side in sides if camp + STEP[side] in palace.walls]
        if len(held_by) == 1:
            props.setdefault(held_by[0], set()).add(camp)
    return props


def cut_cells(walls: Mapping[Cell, Mask]) -> set[Cell]:
    """Find all tiles without which others could no longer be reached on foot from the fountain.

    One walk in depth: a tile is such if, beyond one of its neighbours, nothing leads back to a
    tile visited before it. (The fountain may be among them without being one; it never moves.)
    """
    depth: dict[Cell, int] = {}
    cuts: set[Cell] = set()

    def visit(cell: Cell, level: int) -> int:
        depth[cell] = lowest = level
        for step in OPEN_STEPS[walls[cell]]:
            near = cell + step
            if near in depth:
                back = depth[near]
                if back < lowest:
                    lowest = back
            elif near in walls:
                back = visit(near, level + 1)
                if back >= level:
                    cuts.add(cell)
                elif back < lowest:
                    lowest = back
        return lowest

    visit(FOUNTAIN_CELL, 0)
    return cuts
