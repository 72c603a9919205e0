"""What the shape of an Alhambra is worth: its walls, and the room it leaves for more tiles."""

from collections.abc import Sequence

from alhambra_qt.engine.geometry import FITS, STROKES_OF
from alhambra_qt.engine.palace import Palace

# For each key of an empty cell: one bit per wall mask, set if a tile with these walls fits there.
FITTING: tuple[int, ...] = tuple(
    sum(1 << mask for mask in range(16) if FITS[mask][key]) for key in range(4096)
)


def wall_lengths(palace: Palace) -> tuple[int, int]:
    """Give the lengths of the longest and the second longest outer wall."""
    if palace.camps:
        runs = palace.wall_runs()
        lengths = [len(run) for run in runs[:2]] + [0, 0]
        return lengths[0], lengths[1]
    walls = palace.walls
    after = {
        cell + start: cell + end
        for cell, mask in walls.items()
        for step, start, end in STROKES_OF[mask]
        if cell + step not in walls
    }
    longest = second = 0
    for start in set(after).difference(after.values()):
        length = 1
        point = after[start]
        while point in after:
            point = after[point]
            length += 1
        if length > longest:
            longest, second = length, longest
        elif length > second:
            second = length
    return (longest, second) if longest else (len(after), 0)


def room(palace: Palace, shares: Sequence[float]) -> tuple[float, float]:
    """Tell which part of the tiles to come has a cell here, and which part at least two.

    ``shares`` holds, per wall mask, the part of the tiles to come that has these walls.
    """
    once = twice = 0
    for key in palace.frontier.values():
        fitting = FITTING[key]
        twice |= once & fitting
        once |= fitting
    one = two = 0.0
    for mask, share in enumerate(shares):
        if once >> mask & 1:
            one += share
            if twice >> mask & 1:
                two += share
    return one, two
