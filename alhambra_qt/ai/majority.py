"""Expected majority points of a number of buildings, given those that rivals may still get.

The owners of the tiles to come are unknown, so each player's further buildings of a type are
modelled as independent Poisson variables; places, ties and rounding then follow the rules exactly.
"""

import math
from collections.abc import Sequence
from functools import lru_cache

from alhambra_qt.engine.chance import steady
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import MAJORITY_POINTS

GRAIN = 8  # expected tiles are rounded to an eighth, so that results can be cached
TAIL = 0.002  # tail probability that is ignored

MOST_EXACT = 3  # with more seats, the rivals' losses are estimated from the seat's gain

Row = tuple[float, int]  # buildings now, and eighths of a building expected to come
# For each scoring to come its number, and the eighths expected before it: for each seat, for Dirk.
Coming = tuple[tuple[int, int, int], ...]


@lru_cache(maxsize=512)
def chances(eighths: int) -> tuple[float, ...]:
    """Return the probabilities of 0, 1, 2, ... further buildings; the mean is ``eighths`` / 8.

    >>> [round(chance, 2) for chance in chances(8)]
    [0.37, 0.37, 0.18, 0.06, 0.02, 0.0]
    """
    mean = eighths / GRAIN
    chance, total = steady(math.exp(-mean)), 0.0
    found = []
    while True:
        found.append(chance)
        total += chance
        if total > 1 - TAIL:
            break
        chance *= mean / len(found)
    return tuple(chance / total for chance in found)


@lru_cache(maxsize=4096)
def _against(lead: float, eighths: int) -> tuple[float, float]:
    """Return the probabilities that a rival exceeds and that it equals a lead."""
    equal = past = 0.0
    for more, chance in enumerate(chances(eighths)):
        if more == lead:
            equal += chance
        elif more > lead:
            past += chance
    return past, equal


@lru_cache(maxsize=4096)
def _shares(points: tuple[int, ...], most: int) -> tuple[tuple[int, ...], ...]:
    """Tabulate the points by number of rivals ahead and number level (rule score.tie)."""
    return tuple(
        tuple(sum(points[ahead : ahead + level + 1]) // (level + 1) for level in range(most + 1))
        for ahead in range(len(points))
    )


@lru_cache(maxsize=60_000)
def expected_points(own: Row, rivals: tuple[Row, ...], points: tuple[int, ...]) -> float:
    """Return the points expected from a majority; ``rivals`` must be sorted.

    >>> expected_points((2, 0), ((1, 0), (2, 0)), (13, 6))
    9.0
    """
    mine, eighths = own
    shares = _shares(points, len(rivals))
    total = 0.0
    for more, chance in enumerate(chances(eighths)):
        have = mine + more
        if have > 0:
            total += chance * _standing(have, rivals, shares)
    return total


def _standing(have: float, rivals: Sequence[Row], shares: tuple[tuple[int, ...], ...]) -> float:
    """Return the points expected for exactly ``have`` buildings."""
    places = len(shares)
    # Probabilities by (rivals ahead, rivals level); beyond the paid places no entry is needed.
    table = {(0, 0): 1.0}
    for count, eighths in rivals:
        past, equal = _against(have - count, eighths) if have >= count else (1.0, 0.0)
        behind = 1.0 - past - equal
        following: dict[tuple[int, int], float] = {}
        for (ahead, level), chance in table.items():
            if behind > 1e-9:
                key = (ahead, level)
                following[key] = following.get(key, 0.0) + chance * behind
            if equal:
                key = (ahead, level + 1)
                following[key] = following.get(key, 0.0) + chance * equal
            if past and ahead + 1 < places:
                key = (ahead + 1, level)
                following[key] = following.get(key, 0.0) + chance * past
        table = following
    return math.fsum([chance * shares[ahead][level] for (ahead, level), chance in table.items()])


@lru_cache(maxsize=20_000)
def points_to_come(
    seat: Seat, seats: int, kind: int, column: tuple[float, ...], coming: Coming
) -> tuple[float, float]:
    """Return the points expected from a building type, and the mean of the rivals' ones.

    This is the same for players of all opinions; ``column`` holds the buildings of each row.
    """
    own = others = 0.0
    rivals = [rival for rival in range(seats) if rival != seat]
    for number, *more in coming:
        points = MAJORITY_POINTS[number][kind]
        mine = points_of_row(seat, seats, column, points, *more)
        own += mine
        if seats <= MOST_EXACT:
            theirs = [points_of_row(rival, seats, column, points, *more) for rival in rivals]
            others += math.fsum(theirs) / len(rivals)
        else:
            others -= mine / len(rivals)
    return own, others


def points_of_row(
    index: int, seats: int, column: tuple[float, ...], points: tuple[int, ...], each: int, dirk: int
) -> float:
    """Return the points expected in a scoring for a row of a column: a seat, or Dirk."""
    rows = [(count, dirk if row >= seats else each) for row, count in enumerate(column)]
    own = rows.pop(index)
    return expected_points(own, tuple(sorted(rows)), points)
