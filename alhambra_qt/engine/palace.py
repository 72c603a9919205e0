"""One player's Alhambra: its tiles, and every cell where a tile may be built.

One table look-up per cell answers the building rules: as tiles come and go, each empty cell around
the Alhambra has a key with the requirements of its neighbours (see ``geometry``), and the table
``FITS`` holds for each key whether a tile with given walls may be built there.

All answers assume that the Alhambra obeys the rules now: all tiles can be reached on foot, there
is no hole, every camp leans on a wall. Callers of ``place``, ``lift`` and ``set_walls`` must ensure
that; these three check nothing. The functions at the end are slower and return the reason why a
tile may not be placed, removed or swapped.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, TypeVar

from .geometry import (
    AROUND,
    AROUND_CAMP,
    AROUND_LIFTED,
    CUTS_EMPTY,
    DIAGONAL,
    FITS,
    OPEN_STEPS,
    SIDES_OF,
    STEPS_OF,
    STROKES_OF,
    corner_key,
    ring_of,
    side_key,
)
from .ids import (
    FOUNTAIN_CELL,
    MOST_SEATS,
    SIDES,
    STEP,
    Cell,
    Mask,
    Seat,
    Side,
    Tile,
    reading_order,
    xy,
)
from .outline import Stroke, chains, outer_sides, run_length, strokes_of
from .pieces import CAMPS, FOUNTAIN, TILE_WALLS
from .refusal import Refusal

_CAMPS = frozenset(CAMPS)
Found = TypeVar("Found")


class Palace:
    """The tiles of one Alhambra, with data derived from their layout.

    ``tiles`` and ``walls`` (with sticks; bastions for a camp) have one entry per occupied cell,
    ``frontier`` one key per empty cell that touches a tile, even only at a corner. ``camps`` are
    the cells of camps, ``gates`` the sides opened by city gates, stored for both tiles. Read them
    freely, but change them only through the methods: clones share them until one changes.
    """

    __slots__ = (
        "_known",
        "_longest",
        "_shared",
        "camps",
        "frontier",
        "gates",
        "tiles",
        "walls",
    )

    tiles: dict[Cell, Tile]
    walls: dict[Cell, Mask]
    frontier: dict[Cell, int]
    camps: frozenset[Cell]
    gates: Mapping[Cell, Mask]
    _longest: int
    _known: dict[Callable[["Palace"], Any], Any]
    _shared: bool

    def __init__(self) -> None:
        """Start an Alhambra with only a fountain."""
        self.tiles = {}
        self.walls = {}
        self.frontier = {}
        self.camps = frozenset()
        self.gates = {}
        self._shared = False
        self.place(FOUNTAIN, FOUNTAIN_CELL)

    def clone(self) -> "Palace":
        """Return an independent copy (copy-on-write)."""
        twin = _new(Palace)
        self._shared = twin._shared = True
        twin.tiles = self.tiles
        twin.walls = self.walls
        twin.frontier = self.frontier
        twin.camps = self.camps
        twin.gates = self.gates
        twin._longest = self._longest
        twin._known = self._known
        return twin

    def _touch(self) -> None:
        """Prepare for a change: copy shared data, clear the cache."""
        self._longest = -1
        self._known = {}
        if self._shared:
            self.tiles = self.tiles.copy()
            self.walls = self.walls.copy()
            self.frontier = self.frontier.copy()
            self._shared = False

    # -- changes (NO rule is checked) ----------------------------------------------------------

    def place(self, tile: Tile, cell: Cell, walls: Mask | None = None) -> None:
        """Lay a tile on an empty cell WITHOUT CHECKING ANY RULE; ``walls`` if it has sticks."""
        mask = TILE_WALLS[tile] if walls is None else walls
        self._touch()
        self.tiles[cell] = tile
        occupied = self.walls
        occupied[cell] = mask
        around = AROUND[mask]
        if tile in _CAMPS:
            self.camps |= {cell}
            around = AROUND_CAMP[mask]
        frontier = self.frontier
        frontier.pop(cell, 0)
        for step, bits in around:
            near = cell + step
            if near not in occupied:
                frontier[near] = frontier.get(near, 0) | bits

    def lift(self, cell: Cell) -> Tile:
        """Take the tile off a cell WITHOUT CHECKING ANY RULE (read ``walls`` first for sticks)."""
        self._touch()
        tile = self.tiles.pop(cell)
        occupied = self.walls
        del occupied[cell]
        if tile in _CAMPS:
            self.camps -= {cell}
        frontier = self.frontier
        for step, kept in AROUND_LIFTED:
            near = cell + step
            if near not in occupied:
                key = frontier[near] & kept
                if key:
                    frontier[near] = key
                else:
                    del frontier[near]
        key = self.key_of(cell)
        if key:
            frontier[cell] = key
        return tile

    def set_walls(self, cell: Cell, mask: Mask) -> None:
        """Change the walls of the tile on a cell (sticks) WITHOUT CHECKING ANY RULE."""
        self._touch()
        self.walls[cell] = mask
        for (step, bits), (_, kept) in zip(AROUND[mask], AROUND_LIFTED, strict=True):
            near = cell + step
            if near not in self.walls:
                self.frontier[near] = self.frontier[near] & kept | bits

    def open_gate(self, cell: Cell, side: Side) -> None:
        """Open the double wall between two tiles so that it can be walked (gates.use)."""
        self._touch()
        gates = dict(self.gates)
        for end, way in ((cell, side), (cell + STEP[side], side ^ 2)):
            gates[end] = gates.get(end, 0) | 1 << way
        self.gates = gates

    # -- building ------------------------------------------------------------------------------

    def key_of(self, cell: Cell) -> int:
        """Compute an empty cell's key from its neighbours; ``frontier`` caches the keys."""
        key = 0
        for side in SIDES:
            near = cell + STEP[side]
            if near in self.walls:
                wall = bool(self.walls[near] >> (side ^ 2) & 1)
                key |= side_key(side, wall)
                if near in self.camps and not wall:
                    key |= side_key(side, True)
        for corner in SIDES:
            if cell + DIAGONAL[corner] in self.walls:
                key |= corner_key(corner)
        return key

    def spots(self, mask: Mask) -> list[Cell]:
        """List the cells, by x then y, where a tile with these walls may be built (not a camp)."""
        fits = FITS[mask]
        found = [cell for cell, key in self.frontier.items() if fits[key]]
        found.sort(key=reading_order)
        return found

    def can_place(self, mask: Mask, cell: Cell) -> bool:
        """Return whether a tile with these walls may be built on a cell (not a camp)."""
        return FITS[mask][self.frontier.get(cell, 0)] == 1

    def gate_spots(self, mask: Mask) -> list[Cell]:
        """List the cells where a tile with these walls could be built if a gate were opened."""
        return sorted(
            (
                cell
                for cell, key in self.frontier.items()
                if not key & 15
                and not key >> 4 & 15 & ~mask
                and not CUTS_EMPTY[ring_of(key)]
                and any(near not in self.camps for _, near, _ in self.neighbours(cell))
            ),
            key=reading_order,
        )

    def obstacle(self, mask: Mask, cell: Cell, gate: bool = False) -> Refusal | None:
        """Return the rule that forbids building a tile with these walls on a cell, or None.

        With ``gate`` a gate may be opened, so that walls alone do not forbid it.
        """
        return why_not_place(self, mask, cell, gate)

    def neighbours(self, cell: Cell) -> list[tuple[Side, Cell, Tile]]:
        """List the tiles next to a cell as (side, cell, tile)."""
        return [
            (side, cell + STEP[side], self.tiles[cell + STEP[side]])
            for side in SIDES
            if cell + STEP[side] in self.tiles
        ]

    def makes_hole(self, cell: Cell) -> bool:
        """Return whether filling an empty cell would cut off empty cells (build.hole)."""
        return CUTS_EMPTY[ring_of(self.frontier.get(cell, 0))]

    def hole_cells(self, cell: Cell) -> tuple[Cell, ...]:
        """List the empty cells that filling this one would cut off from the outside."""
        return hole_cells(self, cell)

    # -- redesign ------------------------------------------------------------------------------

    def removable(self) -> list[Cell]:
        """List the cells, by x then y, whose tile may be removed, including camps.

        Never the fountain, a tile next to a gate, or the only tile that a camp leans on.
        """
        return list(self.known(_removable))

    def why_not_remove(self, cell: Cell) -> Refusal | None:
        """Return the rule that forbids removing the tile on a cell, or None."""
        return why_not_remove(self, cell)

    def swap_cells(self, mask: Mask) -> list[Cell]:
        """List the cells, by x then y, whose tile may be replaced by one with these walls.

        As the new tile must match all neighbours just as the old one does, walking, holes and
        camps do not change. The camps' own module handles swaps of camps.
        """
        occupied = self.walls
        found = []
        for cell, old in occupied.items():
            for step in STEPS_OF[old ^ mask]:
                if cell + step in occupied:
                    break
            else:
                found.append(cell)
        if found and found[0] == FOUNTAIN_CELL:  # the first tile of every Alhambra
            del found[0]
        if self.gates or self.camps:
            found = [cell for cell in found if cell not in self.gates and cell not in self.camps]
        found.sort(key=reading_order)
        return found

    def why_not_swap(self, mask: Mask, cell: Cell) -> Refusal | None:
        """Return the rule that forbids swapping in a tile with these walls, or None."""
        return why_not_swap(self, mask, cell)

    def walk_walls(self) -> Mapping[Cell, Mask]:
        """Return the walls that block walking: all but the sides opened by gates."""
        if not self.gates:
            return self.walls
        return {cell: mask & ~self.gates.get(cell, 0) for cell, mask in self.walls.items()}

    def on_foot(self, without: Cell | None = None) -> dict[Cell, Cell]:
        """Map each cell reached on foot from the fountain to its predecessor, nearest first."""
        walls = self.walk_walls()
        before = {FOUNTAIN_CELL: FOUNTAIN_CELL}
        queue = [FOUNTAIN_CELL]
        for cell in queue:
            for step in OPEN_STEPS[walls[cell]]:
                near = cell + step
                if near in walls and near not in before and near != without:
                    before[near] = cell
                    queue.append(near)
        return before

    def known(self, find: Callable[["Palace"], Found]) -> Found:
        """Return ``find(self)``, cached until the Alhambra changes.

        Clones share the cache. The result must not be modified.
        """
        result: Found
        try:
            result = self._known[find]
        except KeyError:
            result = self._known[find] = find(self)
        return result

    # -- walls ---------------------------------------------------------------------------------

    def longest_wall(self) -> int:
        """Count the sides of the longest outer wall (score.wall)."""
        if self._longest < 0:
            if self.camps:
                found = chains(self.outer_walls())
                self._longest = (
                    len(self.wall_path())
                    if found is None
                    else max([length for length, _, _ in found], default=0)
                )
            else:
                walls = self.walls
                self._longest = run_length(
                    {
                        cell + start: cell + end
                        for cell, mask in walls.items()
                        for step, start, end in STROKES_OF[mask]
                        if cell + step not in walls
                    }
                )
        return self._longest

    def measure(self) -> None:
        """Measure the longest wall of an Alhambra that breaks the rules, side by side."""
        self._longest = len(self.wall_path())

    def outer_walls(self) -> list[Stroke]:
        """List all outer wall sides as (cell, side): a wall, and no tile but a camp beyond."""
        return outer_sides(self.walls, self.camps)

    def wall_runs(self) -> list[tuple[Stroke, ...]]:
        """List all connected runs of outer wall, each in walking order, the longest first."""
        return self.known(_wall_runs)

    def wall_path(self) -> tuple[Stroke, ...]:
        """Return the sides that score: the longest outer wall in clockwise walking order."""
        runs = self.wall_runs()
        return runs[0] if runs else ()


def _removable(palace: Palace) -> tuple[Cell, ...]:
    occupied = palace.walls
    kept = cut_cells(palace.walk_walls())
    kept.add(FOUNTAIN_CELL)
    if palace.gates or palace.camps:
        kept.update(palace.gates, camp_props(palace))
    found = [
        cell
        for cell in occupied
        if cell not in kept
        and (
            cell + 1 not in occupied
            or cell - 1 not in occupied
            or cell + 256 not in occupied
            or cell - 256 not in occupied
        )
    ]
    found.sort(key=reading_order)
    return tuple(found)


def _wall_runs(palace: Palace) -> list[tuple[Stroke, ...]]:
    return strokes_of(palace.outer_walls())


def build(tiles: Iterable[tuple[Tile, Cell]]) -> Palace:
    """Make an Alhambra from a fountain and the given tiles, unchecked (for tests and positions)."""
    palace = Palace()
    for tile, cell in tiles:
        palace.place(tile, cell)
    return palace


_new = Palace.__new__


def for_each_seat(
    find: Callable[[Seat, Palace], Found],
) -> tuple[Callable[[Palace], Found], ...]:
    """Return one callback for ``known`` per seat, each calling ``find`` with that seat."""
    return tuple(partial(find, seat) for seat in range(MOST_SEATS))


def why_not_place(palace: Palace, mask: Mask, cell: Cell, gate: bool) -> Refusal | None:
    """Return the rule that forbids building on a cell: the first of free, adjacent, edges, walk,
    hole. If only sides of camps fail to match, the rule is camps.build instead of edges.
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
    """Return whether bit 0 of a mask conflicts with the requirement for side 0 in a key."""
    return bool((key & 1 and mask & 1) or (key & 16 and not mask & 1))


def _nearest_path(palace: Palace, targets: list[Cell]) -> tuple[Cell, ...]:
    """Return the shortest walk from the fountain to the nearest target, fountain first."""
    before = palace.on_foot()
    cell = next((cell for cell in before if cell in targets), None)
    if cell is None:
        return ()
    path = [cell]
    while cell != FOUNTAIN_CELL:
        cell = before[cell]
        path.append(cell)
    return tuple(reversed(path))


def hole_cells(palace: Palace, filled: Cell) -> tuple[Cell, ...]:
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


def why_not_remove(palace: Palace, cell: Cell) -> Refusal | None:
    """Return the rule that forbids removing the tile on a cell, or None."""
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


def why_not_swap(palace: Palace, mask: Mask, cell: Cell) -> Refusal | None:
    """Return the rule that forbids swapping in a tile with these walls, or None."""
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


def _fixed(palace: Palace, cell: Cell, action: str) -> Refusal | None:
    """Return the rule that excludes a cell from redesigns altogether, or None."""
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


def camp_props(palace: Palace) -> dict[Cell, set[Cell]]:
    """Map the cell of each tile that is the only support of camps to the cells of these camps."""
    props: dict[Cell, set[Cell]] = {}
    for camp in palace.camps:
        sides = SIDES_OF[palace.walls[camp]]
        held_by = [camp + STEP[side] for side in sides if camp + STEP[side] in palace.walls]
        if len(held_by) == 1:
            props.setdefault(held_by[0], set()).add(camp)
    return props


def cut_cells(walls: Mapping[Cell, Mask]) -> set[Cell]:
    """Find the articulation points: tiles whose removal would cut others off from the fountain.

    One depth-first search: a tile is one if, beyond one of its neighbours, no edge leads back to
    a tile visited before it. (The fountain may be included wrongly; it is never removed.)
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
