"""Measure the shape of an Alhambra: its walls, and its room for more tiles.

What the walls alone determine is a ``BoardForm``. Players of all opinions need the forms of the
same Alhambras, with one more tile on each of their cells: ``BoardForms`` keeps them for all
Alhambras with the same walls.
"""

import math
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import NamedTuple

from alhambra_qt.engine.geometry import FITS, SIDE_FROM, SIDE_TO, STROKES_OF
from alhambra_qt.engine.ids import STEP, Cell, Mask, Tile
from alhambra_qt.engine.outline import chains
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import TILE_KIND

KEPT = 1_000  # layouts of walls, at most

# For each key of an empty cell: one bit per wall mask, set if a tile with these walls fits there.
FITTING: tuple[int, ...] = tuple(
    sum(1 << mask for mask in range(16) if FITS[mask][key]) for key in range(4096)
)


# The sides that may begin, or end, at a lattice point: steps to their cell, and the side. If a wall
# ends, or begins, there, a tile beyond such a side can continue it with a wall on its third side.
_FROM = tuple((-step, side, (side ^ 2) + 1 & 3) for side, step in enumerate(SIDE_FROM))
_TO = tuple((-step, side, (side ^ 2) - 1 & 3) for side, step in enumerate(SIDE_TO))
_WITH_SIDE = tuple(sum(1 << mask for mask in range(16) if mask >> side & 1) for side in range(4))

LOOKED_AT = 3  # cells evaluated in full, the most promising ones by their sides
FREE_WALL, COVERED_WALL, FREE_SIDE = 1.0, -1.0, 0.25


def _promise(mask: Mask, low: int) -> float:
    """Estimate from a cell's four sides how a tile with these walls changes the shape value."""
    free = ~(low | low >> 4) & 15
    return (
        FREE_WALL * (mask & free).bit_count()
        + COVERED_WALL * (mask & low >> 4).bit_count()
        + FREE_SIDE * (free & ~mask).bit_count()
    )


PROMISE = tuple(tuple(_promise(mask, low) for low in range(256)) for mask in range(16))

Spots = Callable[[Palace, Mask], Sequence[Cell]]  # a tile rule's list of cells


class BoardForm(NamedTuple):
    """The shape of an Alhambra as far as it matters to players.

    Tiles are given by their walls, as one bit per wall mask.

    Attributes:
        longest, second: the lengths of the two longest outer walls.
        start, end: the tiles that would extend the longest one there.
        once, twice: the tiles that fit on some cell, and on at least two.
    """

    longest: int
    second: int
    start: int
    end: int
    once: int
    twice: int


class BoardForms:
    """The forms of all Alhambras with the same walls: now, and with one more tile.

    For an Alhambra the same object comes back as long as it is kept, so it can be the key of what
    else follows from the walls.
    """

    __slots__ = ("_grown", "_promising", "_with", "now")

    def __init__(self) -> None:
        self.now: BoardForm | None = None
        self._grown: dict[tuple[Mask, bool, Cell], BoardForm] = {}
        self._with: dict[Mask, tuple[BoardForm, ...]] = {}
        self._promising: dict[tuple[Mask, bool, Spots], tuple[list[Cell], list[BoardForm]]] = {}

    def grown(
        self, palace: Palace, tile: Tile, mask: Mask, cells: Sequence[Cell]
    ) -> list[BoardForm]:
        """Return the forms with a tile on each of these cells; ``palace`` has these walls."""
        known, camp, forms = self._grown, TILE_KIND[tile] == "camp", []
        for cell in cells:
            key = mask, camp, cell
            form = known.get(key)
            if form is None:
                after = palace.clone()
                after.place(tile, cell, mask)
                form = known[key] = measure(after)
            forms.append(form)
        return forms

    def promising(
        self, palace: Palace, tile: Tile, mask: Mask, spots: Spots
    ) -> tuple[list[Cell], list[BoardForm]]:
        """Return the most promising cells for a tile, and the forms with it on each of them."""
        key = mask, TILE_KIND[tile] == "camp", spots
        found = self._promising.get(key)
        if found is None:
            promise, frontier = PROMISE[mask], palace.frontier
            # Break ties by place: the order of building must not matter.
            cells = sorted(
                spots(palace, mask), key=lambda cell: (-promise[frontier[cell] & 255], cell)
            )[:LOOKED_AT]
            found = self._promising[key] = cells, self.grown(palace, tile, mask, cells)
        return found

    def with_building(self, palace: Palace, tile: Tile, mask: Mask) -> tuple[BoardForm, ...]:
        """Return the different forms with a building wherever it may stand."""
        found = self._with.get(mask)
        if found is None:
            forms = self.grown(palace, tile, mask, palace.spots(mask))
            found = self._with[mask] = tuple(dict.fromkeys(forms))
        return found


def forms_of(palace: Palace) -> BoardForms:
    """Return what is kept for all Alhambras with the same walls."""
    return palace.known(_forms_of)


def _forms_of(palace: Palace) -> BoardForms:
    return _forms(frozenset(palace.walls.items()), palace.camps)


@lru_cache(maxsize=KEPT)
def _forms(*_content: Hashable) -> BoardForms:
    return BoardForms()


def form_of(palace: Palace) -> BoardForm:
    """Return the form of an Alhambra."""
    forms = palace.known(_forms_of)
    if forms.now is None:
        forms.now = measure(palace)
    return forms.now


def measure(palace: Palace) -> BoardForm:
    """Compute the form of an Alhambra."""
    return BoardForm(*_walls(palace), *_room(palace))


def _walls(palace: Palace) -> tuple[int, int, int, int]:
    if palace.camps:
        return _among_camps(palace)
    walls = palace.walls
    after = {
        cell + start: cell + end
        for cell, mask in walls.items()
        for step, start, end in STROKES_OF[mask]
        if cell + step not in walls
    }
    longest = second = first = last = 0
    for start in set(after).difference(after.values()):
        length = 1
        point = after[start]
        while point in after:
            point = after[point]
            length += 1
        # Break ties by place: the order of building must not matter.
        if length > longest or (length == longest and start < first):
            longest, second = length, longest
            first, last = start, point
        elif length > second:
            second = length
    if not longest:
        return len(after), 0, 0, 0
    return longest, second, *_ends(palace, first, last)


def _among_camps(palace: Palace) -> tuple[int, int, int, int]:
    """Do the same for an Alhambra with camps: its walls may fork, or close a ring."""
    found = chains(palace.outer_walls())
    if found is None:
        found = [
            (len(run), run[0][0] + SIDE_FROM[run[0][1]], run[-1][0] + SIDE_TO[run[-1][1]])
            for run in palace.wall_runs()
        ]
    if not found:
        return 0, 0, 0, 0
    longest, first, last = min(found, key=lambda run: (-run[0], run[1]))
    second = sorted([0, *[length for length, _, _ in found]])[-2]
    return longest, second, *((0, 0) if first == last else _ends(palace, first, last))


def _ends(palace: Palace, first: int, last: int) -> tuple[int, int]:
    return _beyond(palace, first, _TO), _beyond(palace, last, _FROM)


def _beyond(palace: Palace, point: int, ways: Sequence[tuple[int, int, int]]) -> int:
    """Return the tiles that would extend a wall that ends at a lattice point."""
    walls = palace.walls
    for step, side, third in ways:
        cell = point + step
        beyond = cell + STEP[side]
        if walls.get(cell, 15) >> side & 1 or beyond in walls:
            continue
        if beyond + STEP[third] in walls:
            return 0
        return FITTING[palace.frontier[beyond]] & _WITH_SIDE[third]
    return 0


def _room(palace: Palace) -> tuple[int, int]:
    once = twice = 0
    for key in palace.frontier.values():
        fitting = FITTING[key]
        twice |= once & fitting
        once |= fitting
    return once, twice


class Fractions(dict[int, float]):
    """The fractions of the tiles to come that are among some tiles, by one bit per wall mask.

    ``shares`` holds, per wall mask, the fraction of the tiles to come with these walls.
    """

    __slots__ = ("_shares",)

    def __init__(self, shares: tuple[float, ...]) -> None:
        super().__init__()
        self._shares = shares

    def __missing__(self, tiles: int) -> float:
        shares = [share for mask, share in enumerate(self._shares) if tiles >> mask & 1]
        part = self[tiles] = math.fsum(shares)
        return part


fractions_of = lru_cache(maxsize=64)(Fractions)
