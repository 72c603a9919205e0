"""Boards as a learner sees them, looked at plainly: walls, walking, holes, camps."""

from collections.abc import Mapping

from alhambra_qt.controller.view.view_parts import AlhambraView, At

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
Walls = dict[At, str]


def kind_of(tile: str) -> str:
    """The building type of a tile; empty for anything else."""
    first = tile.split("-")[0]
    return first if first in TYPES else ""


def printed(tile: str) -> str:
    """The wall sides in the id of a tile."""
    last = tile.rsplit("-", 1)[-1]
    return last if "-" in tile and set(last) <= set("nesw") else ""


def bastions(tile: str) -> str:
    """The bastions in the id of a camp."""
    return printed(tile)


def walls_of(board: AlhambraView, at: At, tile: str) -> str:
    """The walls of the tile that lies or would lie on a cell."""
    return next(
        (palace_tile.walls for palace_tile in board.tiles if (palace_tile.x, palace_tile.y) == at),
        printed(tile),
    )


def laid(board: AlhambraView, more: Mapping[At, str] | None = None) -> Walls:
    """The walls of every cell but those of camps, with some more tiles."""
    walls = {(t.x, t.y): t.walls for t in board.tiles if not t.tile.startswith("camp")}
    return walls | {at: printed(tile) for at, tile in (more or {}).items()}


def camps_of(board: AlhambraView) -> dict[At, str]:
    """The camps and their bastions."""
    return {(t.x, t.y): bastions(t.tile) for t in board.tiles if t.tile.startswith("camp")}


def ends(at: At, side: str) -> tuple[At, At]:
    """The two corners of a side."""
    x, y = at
    return {
        "n": ((x, y), (x + 1, y)),
        "e": ((x + 1, y), (x + 1, y + 1)),
        "s": ((x, y + 1), (x + 1, y + 1)),
        "w": ((x, y), (x, y + 1)),
    }[side]


def longest(board: AlhambraView, more: Mapping[At, str] | None = None) -> int:
    """The longest connected stretch of outer wall, counted by walking over its sides.

    Without camps at most two outer walls meet in a corner of one side of the wall, so that a
    stretch is what hangs together.
    """
    walls = laid(board, more)
    sides = {
        (at, side)
        for at, letters in walls.items()
        for side in letters
        if (at[0] + STEPS[side][0], at[1] + STEPS[side][1]) not in walls
    }
    best = 0
    while sides:
        todo, size = [sides.pop()], 0
        while todo:
            one = todo.pop()
            size += 1
            near = {other for other in sides if set(ends(*one)) & set(ends(*other))}
            sides -= near
            todo += near
        best = max(best, size)
    return best


def reached(walls: Walls, start: At = (0, 0)) -> set[At]:
    """The tiles reached on foot."""
    found, todo = {start}, [start]
    while todo:
        at = todo.pop()
        for side, (dx, dy) in STEPS.items():
            near = (at[0] + dx, at[1] + dy)
            blocked = side in walls[at]
            if near in walls and near not in found and not blocked:
                found.add(near)
                todo.append(near)
    return found


def has_hole(cells: set[At]) -> bool:
    """Whether an empty cell is cut off from the outside."""
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    box = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
    empty = box - cells
    start = (min(xs) - 1, min(ys) - 1)
    found, todo = {start}, [start]
    while todo:
        x, y = todo.pop()
        for dx, dy in STEPS.values():
            near = (x + dx, y + dy)
            if near in empty and near not in found:
                found.add(near)
                todo.append(near)
    return found != empty


def around(board: AlhambraView, tile: str, at: At) -> str:
    """How a building would meet its neighbours: "fits", "walls" (only walls) or "wrong"."""
    walls, camps = laid(board), camps_of(board)
    everything = set(walls) | set(camps)
    if at in everything or has_hole(everything | {at}):
        return "wrong"
    meets = []
    for side, (dx, dy) in STEPS.items():
        near, own = (at[0] + dx, at[1] + dy), side in printed(tile)
        if near in camps:
            if not own or OPPOSITE[side] not in camps[near]:
                return "wrong"
        elif near in walls:
            if own != (OPPOSITE[side] in walls[near]):
                return "wrong"
            meets.append(own)
    if not meets:
        return "wrong"
    return "walls" if all(meets) else "fits"


def fits_tile(board: AlhambraView, tile: str, at: At) -> bool:
    """Whether a building may be built on a cell."""
    return around(board, tile, at) == "fits"


def fits_camp(board: AlhambraView, tile: str, at: At) -> bool:
    """Whether a camp may be built on a cell."""
    walls, camps = laid(board), camps_of(board)
    everything = set(walls) | set(camps)
    if at in everything or has_hole(everything | {at}):
        return False
    leans = False
    for side, (dx, dy) in STEPS.items():
        near, bastion = (at[0] + dx, at[1] + dy), side in bastions(tile)
        if near in walls:
            if not (bastion and OPPOSITE[side] in walls[near]):
                return False
            leans = True
        elif near in camps and (bastion or OPPOSITE[side] in camps[near]):
            return False
    return leans


def removable(board: AlhambraView, at: At) -> bool:
    """Whether a tile of an Alhambra without camps may be taken out."""
    walls = laid(board)
    del walls[at]
    return reached(walls) == set(walls) and not has_hole(set(walls))


def open_sides(board: AlhambraView, side: str) -> int:
    """The sides facing a direction with no wall and no tile beyond."""
    walls = laid(board)
    dx, dy = STEPS[side]
    return sum(
        side not in letters and (at[0] + dx, at[1] + dy) not in walls
        for at, letters in walls.items()
    )
