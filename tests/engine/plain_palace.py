"""The rules of building as they are written: plain, slow, and asked of the whole board at once.

Nothing here is shared with the engine but the sides' numbers. A board maps (x, y) to a piece; a
gate is the set of the two places it joins.
"""

from collections.abc import Iterable
from typing import NamedTuple

Place = tuple[int, int]
Gates = frozenset[frozenset[Place]]
STEPS: tuple[Place, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
NO_GATES: Gates = frozenset()


class Piece(NamedTuple):
    """A tile with its walls, or a camp with its bastions, as a mask n=1 e=2 s=4 w=8."""

    mask: int
    camp: bool = False

    def has(self, side: int) -> bool:
        """Return whether there is a wall (or bastion) on a side."""
        return bool(self.mask & 2**side)


Board = dict[Place, Piece]


def beyond(place: Place, side: int) -> Place:
    """Give the place over a side."""
    return place[0] + STEPS[side][0], place[1] + STEPS[side][1]


def pairs(board: Board) -> Iterable[tuple[Place, int, Piece, Piece]]:
    """List every two pieces that share a side, once."""
    for place, piece in board.items():
        for side in (1, 2):
            if (other := board.get(beyond(place, side))) is not None:
                yield place, side, piece, other


def bad_sides(board: Board) -> dict[tuple[Place, int], bool]:
    """List the sides that do not match, from both ends, each with whether a camp is involved."""
    bad = {}
    for place, side, piece, other in pairs(board):
        here, there = piece.has(side), other.has((side + 2) % 4)
        if piece.camp and other.camp:
            fine = not here and not there
        elif piece.camp or other.camp:
            fine = here and there
        else:
            fine = here == there
        if not fine:
            camp = piece.camp or other.camp
            bad[place, side] = bad[beyond(place, side), (side + 2) % 4] = camp
    return bad


def walked(board: Board, gates: Gates = NO_GATES) -> dict[Place, int]:
    """Give the number of steps on foot from the fountain to every tile that can be reached."""
    steps = {(0, 0): 0}
    queue = [(0, 0)]
    while queue:
        place = queue.pop(0)
        for side in range(4):
            near = beyond(place, side)
            if near not in board or near in steps or board[near].camp:
                continue
            is_open = not board[place].has(side) and not board[near].has((side + 2) % 4)
            if is_open or frozenset({place, near}) in gates:
                steps[near] = steps[place] + 1
                queue.append(near)
    return steps


def cut_off(board: Board, gates: Gates = NO_GATES) -> set[Place]:
    """List the tiles that cannot be reached on foot (camps need not be)."""
    return {place for place in board if not board[place].camp} - set(walked(board, gates))


def holes(board: Board) -> set[Place]:
    """List the empty places that cannot reach the outside."""
    xs = [x for x, _ in board]
    ys = [y for _, y in board]
    box = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
    empty = box - set(board)
    queue = [(min(xs) - 1, min(ys) - 1)]
    empty -= set(queue)
    while queue:
        place = queue.pop()
        for side in range(4):
            near = beyond(place, side)
            if near in empty:
                empty.remove(near)
                queue.append(near)
    return empty


def unheld(board: Board) -> set[Place]:
    """List the camps none of whose bastions leans on the wall of a tile."""
    return {
        place
        for place, piece in board.items()
        if piece.camp
        and not any(
            piece.has(side)
            and beyond(place, side) in board
            and not board[beyond(place, side)].camp
            and board[beyond(place, side)].has((side + 2) % 4)
            for side in range(4)
        )
    }


def broken(board: Board, gates: Gates = NO_GATES) -> str | None:
    """Name the first rule this board breaks."""
    bad = bad_sides(board)
    if not all(bad.values()):
        return "build.edges"
    if bad or unheld(board):
        return "camps.build"
    if cut_off(board, gates):
        return "build.walk"
    return "build.hole" if holes(board) else None


def why_not(board: Board, gates: Gates, place: Place, piece: Piece) -> str | None:
    """Name the first rule that forbids to add a piece."""
    if place in board:
        return "build.free"
    if not any(beyond(place, side) in board for side in range(4)):
        return "build.adjacent"
    return broken({**board, place: piece}, gates)


def places_around(board: Board) -> set[Place]:
    """List all places at most two steps away from the board's box, its own included."""
    xs = [x for x, _ in board]
    ys = [y for _, y in board]
    return {
        (x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)
    }


def spots(board: Board, gates: Gates, piece: Piece) -> list[Place]:
    """List the places where a piece may be added, sorted."""
    return sorted(
        place for place in places_around(board) if why_not(board, gates, place, piece) is None
    )


def fixed(gates: Gates) -> set[Place]:
    """List the places no redesign may touch: the fountain's and those next to gates."""
    return {(0, 0)}.union(*gates)


def removable(board: Board, gates: Gates = NO_GATES) -> list[Place]:
    """List the places whose piece may be taken out, sorted."""
    return sorted(
        place
        for place in set(board) - fixed(gates)
        if broken({p: piece for p, piece in board.items() if p != place}, gates) is None
    )


def swaps(board: Board, gates: Gates, mask: int) -> list[Place]:
    """List the places where a tile may replace the tile (no camp), sorted."""
    return sorted(
        place
        for place in set(board) - fixed(gates)
        if not board[place].camp and broken({**board, place: Piece(mask)}, gates) is None
    )


def outer_walls(board: Board) -> set[tuple[Place, int]]:
    """List the walls of tiles with no tile beyond."""
    return {
        (place, side)
        for place, piece in board.items()
        for side in range(4)
        if piece.has(side) and not piece.camp
        if beyond(place, side) not in board or board[beyond(place, side)].camp
    }


def ends(place: Place, side: int) -> set[Place]:
    """Give the two end points of a side."""
    x, y = place
    corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
    return {corners[side], corners[(side + 1) % 4]}


def wall_runs(board: Board) -> list[set[tuple[Place, int]]]:
    """Join the outer walls that share end points, the longest run first."""
    runs: list[tuple[set[tuple[Place, int]], set[Place]]] = []
    for place, side in outer_walls(board):
        sides, points = {(place, side)}, ends(place, side)
        apart = []
        for run in runs:
            if run[1] & points:
                sides, points = sides | run[0], points | run[1]
            else:
                apart.append(run)
        runs = [*apart, (sides, points)]
    return sorted((sides for sides, _ in runs), key=len, reverse=True)
