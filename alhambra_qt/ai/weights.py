"""The weights of the heuristic evaluation, in points at the end of the game."""

import math
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import attrs

from alhambra_qt.engine.chance import bell, steady


@attrs.frozen
class Weights:
    """The parameters that the evaluation cannot derive from the rules.

    They were tuned by self-play (``tests/bench/tune_ai.py``), starting from hand-set values.

    Attributes:
        rivals: weight of a point lost by rivals (their mean), relative to an own point.
        majority: weight of own building points to come; a style may value them more.
        drift: fraction of the tiles to come that some player will build.
        wall: fraction of a wall side's points still expected in each scoring to come.
        second: value of a side of the second longest wall, which may still join the longest.
        later: exponent of the number of scorings to come in the value of a wall.
        ends: value, per end of the longest wall, if every tile to come could continue it.
        room: value, per tile still to come for the seat, of having a cell for it.
        choice: the fraction of ``room`` for a second cell to choose from.
        reserve: fraction of a reserve tile's building points expected from adding it later.
        coin: value of a coin that can still be spent.
        spend: coins a seat spends per turn left; further coins are worth little.
        spread: width of the fall in their value around that sum, as a fraction of it.
        card: value of any card, as it makes more sums payable.
        exact: value of being able to pay every future price of a currency exactly.
        block: fraction of ``exact`` lost while an old tile occupies its market slot.
        soon: fraction of the profit of a purchase next turn, if the tile is still there.
        wait: fraction of that which remains if it could be bought now just as well.
        action: value of an action, which an exact payment saves.
        snatch: probability that a rival able to pay for a tile takes it first; doubled if exact.
        final: fraction of a tile's points expected from holding most of its currency at the end.
        ending: turns before the end from which money is held for the final distribution.
        window: value of the right to act between two turns.
        other: value of a card that is not money.
    """

    rivals: float = 0.65
    majority: float = 1.0
    drift: float = 1.35
    wall: float = 0.62
    second: float = 0.145
    later: float = 1.0
    ends: float = 1.6
    room: float = 0.56
    choice: float = 0.25
    reserve: float = 0.42
    coin: float = 0.7
    spend: float = 4.4
    spread: float = 0.28
    card: float = 0.13
    exact: float = 2.7
    block: float = 0.3
    soon: float = 1.1
    wait: float = 0.5
    action: float = 3.0
    snatch: float = 0.58
    final: float = 1.8
    ending: float = 3.2
    window: float = 1.75
    other: float = 0.7


BALANCED = Weights()
# Each style overrates one thing a little: visible in its choices, at a small cost in points.
STYLES: dict[str, Weights] = {
    "balanced": BALANCED,
    "collector": attrs.evolve(BALANCED, majority=1.25, wall=0.3, second=0.05, ends=0.6),
    "builder": attrs.evolve(BALANCED, majority=0.8, wall=1.1, second=0.3, ends=2.8, rivals=0.5),
}

# The weights that opinions may change; dominated choices stay dominated.
OPEN_TO_OPINION = (
    *("rivals", "majority", "wall", "second", "ends", "room", "reserve"),
    *("coin", "card", "exact", "soon", "action", "snatch", "final"),
)


@lru_cache(maxsize=256)
def believed(weights: Weights, stray: float, seed: str) -> Weights:
    """Return the weights of a player with random relative errors of size ``stray`` in each."""
    errors = bell(Random(f"opinion/{seed}").random)
    changed = {name: getattr(weights, name) * _factor(errors, stray) for name in OPEN_TO_OPINION}
    return attrs.evolve(weights, **changed)


def _factor(errors: Iterator[float], stray: float) -> float:
    """Draw a log-symmetric factor for a weight: doubling is as likely as halving."""
    return steady(math.exp(max(-2.0, min(2.0, next(errors))) * stray))
