"""Measure the shape of an Alhambra: its walls, and its room for more tiles."""

import math
from functools import lru_cache

from alhambra_qt.engine.geometry import FITS, SIDE_FROM, SIDE_TO, STROKES_OF
from alhambra_qt.engine.ids import STEP
from alhambra_qt.engine.outline import chains
from alhambra_qt.engine.palace import Palace

# For each key of an empty cell: one bit per wall mask, set if a tile with these walls fits there.
FITTING: tuple[int, ...] = tuple(
    sum(1 << mask for mask in range(16) if FITS[mask][key]) for key in range(4096)
)


# The sides that may begin, or end, at a lattice point: steps to their cell, and the side. If a wall
# ends, or begins, there, a tile beyond such a side can continue it with a wall on its third side.
_FROM = tuple((-step, side, (side ^ 2) + 1 & 3) for side, step in enumerate(SIDE_FROM))
_TO = tuple((-step, side, (side ^ 2) - 1 & 3) for side, step in enumerate(SIDE_TO))
_WITH_SIDE = tuple(sum(1 << mask for mask in range(16) if mask >> side & 1) for side in range(4))


def wall_shape(palace: Palace, shares: tuple[float, ...]) -> tuple[int, int, float]:
    """Return the lengths of the longest and second longest outer wall, and a value for its ends.

    The third number sums, over both ends of the longest wall, the fraction of the tiles to come
    that would extend it there; ``shares`` is as in ``room``.
    """
    if palace.camps:
        return _among_camps(palace, shares)
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
        return len(after), 0, 0.0
    return longest, second, _ends(palace, (first, last), shares)


def _among_camps(palace: Palace, shares: tuple[float, ...]) -> tuple[int, int, float]:
    """Do the same for an Alhambra with camps: its walls may fork, or close a ring."""
    found = chains(palace.outer_walls())
    if found is None:
        found = [
            (len(run), run[0][0] + SIDE_FROM[run[0][1]], run[-1][0] + SIDE_TO[run[-1][1]])
            for run in palace.wall_runs()
        ]
    if not found:
        return 0, 0, 0.0
    longest, first, last = min(found, key=lambda run: (-run[0], run[1]))
    second = sorted([0, *[length for length, _, _ in found]])[-2]
    ends = 0.0 if first == last else _ends(palace, (first, last), shares)
    return longest, second, ends


def _ends(palace: Palace, ends: tuple[int, int], shares: tuple[float, ...]) -> float:
    total = 0.0
    walls = palace.walls
    for point, sides in zip(ends, (_TO, _FROM), strict=True):
        for step, side, third in sides:
            cell = point + step
            beyond = cell + STEP[side]
            if walls.get(cell, 15) >> side & 1 or beyond in walls:
                continue
            if beyond + STEP[third] not in walls:
                total += _part(FITTING[palace.frontier[beyond]] & _WITH_SIDE[third], shares)
            break
    return total


def room(palace: Palace, shares: tuple[float, ...]) -> tuple[float, float]:
    """Return the fractions of the tiles to come that fit on some cell, and on at least two.

    ``shares`` holds, per wall mask, the fraction of the tiles to come with these walls.
    """
    once = twice = 0
    for key in palace.frontier.values():
        fitting = FITTING[key]
        twice |= once & fitting
        once |= fitting
    return _part(once, shares), _part(twice, shares)


@lru_cache(maxsize=8192)
def _part(masks: int, shares: tuple[float, ...]) -> float:
    """Return the fraction of the tiles to come whose wall mask is in ``masks`` (one bit each)."""
    return math.fsum([share for mask, share in enumerate(shares) if masks >> mask & 1])
