"""Expected majority points of a number of buildings, given those that rivals may still get.

The owners of the tiles to come are unknown, so each player's further buildings of a type are
modelled as independent Poisson variables; places, ties and rounding then follow the rules exactly.
"""

import math
from collections.abc import Sequence
from functools import lru_cache

from alhambra_qt.engine.chance import steady

GRAIN = 8  # expected tiles are rounded to an eighth, so that results can be cached
TAIL = 0.002  # tail probability that is ignored

Row = tuple[float, int]  # buildings now, and eighths of a building expected to come


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
