"""How many points a number of buildings will bring, given what rivals may still get.

Nobody knows who gets the tiles to come, so every player's further buildings of a type are taken as
independent Poisson numbers; places, ties and rounding then follow the rules exactly.
"""

import math
from collections.abc import Sequence
from functools import lru_cache

from alhambra_qt.engine.chance import steady

GRAIN = 8  # expected tiles are rounded to an eighth, so that results can be kept
TAIL = 0.002  # chance beyond which further tiles are not looked at

Row = tuple[float, int]  # buildings now, and eighths of a building expected to come


@lru_cache(maxsize=512)
def chances(eighths: int) -> tuple[float, ...]:
    """Give the chances of 0, 1, 2, ... further buildings when so many eighths are expected.

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
    """Give a rival's chances to get past and to draw level with a lead."""
    equal = past = 0.0
    for more, chance in enumerate(chances(eighths)):
        if more == lead:
            equal += chance
        elif more > lead:
            past += chance
    return past, equal


@lru_cache(maxsize=4096)
def _shares(points: tuple[int, ...], most: int) -> tuple[tuple[int, ...], ...]:
    """Tabulate the points by how many are ahead and how many are level (rule score.tie)."""
    return tuple(
        tuple(sum(points[ahead : ahead + level + 1]) // (level + 1) for level in range(most + 1))
        for ahead in range(len(points))
    )


@lru_cache(maxsize=60_000)
def expected_points(own: Row, rivals: tuple[Row, ...], points: tuple[int, ...]) -> float:
    """Give the points expected from a majority; ``rivals`` must be sorted.

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
    """Give the points expected for exactly so many buildings."""
    places = len(shares)
    # Chances by (rivals ahead, rivals level); more ahead than paid places need no entry.
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
