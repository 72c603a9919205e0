"""The outer walls of an Alhambra and how they join (rule score.wall)."""

from collections.abc import Collection, Iterable, Mapping

from .geometry import SIDE_FROM, SIDE_TO, SIDES_OF, Vertex
from .ids import STEP, Cell, Mask, Side, reading_order

Stroke = tuple[Cell, Side]


def outer_sides(walls: Mapping[Cell, Mask], camps: Collection[Cell]) -> list[Stroke]:
    """List the wall sides with no tile beyond; a camp has no walls and does not count as a tile."""
    return [
        (cell, side)
        for cell, mask in walls.items()
        if cell not in camps
        for side in SIDES_OF[mask]
        if cell + STEP[side] not in walls or cell + STEP[side] in camps
    ]


def run_length(after: dict[Vertex, Vertex]) -> int:
    """Return the length of the longest chain; ``after`` maps each stroke's start to its end.

    Only for an Alhambra without camps: as it is connected and has no hole, its outline is one
    loop that never meets itself, so chains do not branch, and none closes a ring unless all
    strokes do.
    """
    longest = 0
    for start in set(after).difference(after.values()):
        length = 1
        point = after[start]
        while point in after:
            point = after[point]
            length += 1
        if length > longest:
            longest = length
    return longest or len(after)


def chains(sides: Collection[Stroke]) -> list[tuple[int, Vertex, Vertex]] | None:
    """Return length, first and last point of each run of walls; None if walls fork.

    The order is arbitrary; a closed ring ends where it begins. ``strokes_of`` returns the sides
    too, but takes much longer.
    """
    after = {cell + SIDE_FROM[side]: cell + SIDE_TO[side] for cell, side in sides}
    ends = set(after.values())
    if len(after) < len(sides) or len(ends) < len(sides):
        return None
    found = []
    free = [start for start in after if start not in ends]
    for start in (*free, *reversed(after)):  # once no free end is left, only rings remain
        if start in after:
            length, point = 0, start
            while point in after:
                length, point = length + 1, after.pop(point)
            found.append((length, start, point))
    return found


def strokes_of(sides: Iterable[Stroke]) -> list[tuple[Stroke, ...]]:
    """Group wall sides into connected runs, longest first, then by x and y.

    Each run is in walking order, clockwise around the Alhambra, from its free end; a closed ring
    starts at its first side by x, then y. Where walls fork (which only camps cause) one branch
    follows the other.
    """
    order = sorted(sides, key=lambda stroke: (reading_order(stroke[0]), stroke[1]))
    starts: dict[Vertex, list[Stroke]] = {}
    ends: dict[Vertex, list[Stroke]] = {}
    for cell, side in order:
        starts.setdefault(cell + SIDE_FROM[side], []).append((cell, side))
        ends.setdefault(cell + SIDE_TO[side], []).append((cell, side))
    free = [s for s in order if s[0] + SIDE_FROM[s[1]] not in ends]
    seen: set[Stroke] = set()
    runs = []
    for first in free + order:
        if first not in seen:
            runs.append(_follow(first, starts, ends, seen))
    runs.sort(key=lambda run: (-len(run), min((reading_order(cell), side) for cell, side in run)))
    return runs


def _follow(
    first: Stroke,
    starts: Mapping[Vertex, list[Stroke]],
    ends: Mapping[Vertex, list[Stroke]],
    seen: set[Stroke],
) -> tuple[Stroke, ...]:
    """Walk from one side over all sides connected to it, forwards before backwards."""
    run = []
    waiting = [first]
    while waiting:
        stroke = waiting.pop()
        if stroke in seen:
            continue
        seen.add(stroke)
        run.append(stroke)
        cell, side = stroke
        here, there = cell + SIDE_FROM[side], cell + SIDE_TO[side]
        for point in (here, there):
            waiting.extend(ends.get(point, ()))
            waiting.extend(starts.get(point, ()))
    return tuple(run)
