"""What the heuristic player believes things are worth, in points at the end of the game."""

import math
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import attrs

from alhambra_qt.engine.chance import bell, steady


@attrs.frozen
class Weights:
    """The few numbers the evaluation cannot work out from the rules.

    They were found by self-play (``tests/bench/tune_ai.py``), starting from guesses.

    Attributes:
        rivals: how much a point that rivals lose (their mean) is worth beside an own point.
        majority: how much own building points to come count; a style may value them more.
        drift: share of the tiles to come that will be built by somebody.
        wall: part of a wall side's points still expected in each scoring to come.
        second: worth of a side of the second longest wall: it may still join the longest.
        later: how the worth of a wall grows with the scorings to come: as this power of them.
        ends: worth of every tile to come being able to continue the longest wall, per end.
        room: worth, per tile still to come for the seat, of it fitting somewhere.
        choice: the part of ``room`` for having a second cell to choose from.
        reserve: part of a reserve tile's building points expected from adding it later.
        coin: worth of a coin that can still be spent.
        spend: coins a seat spends per turn left; beyond that they are worth little.
        spread: how gradually their worth falls there, as a part of that sum.
        card: worth of a card whatever its value, as it makes more sums payable.
        exact: worth of being able to pay every coming price of a currency exactly.
        block: part of ``exact`` lost while an old tile keeps its place on the market.
        soon: part of the profit of a purchase possible next turn, if the tile is still there.
        wait: what is left of that if it could be bought now just as well.
        action: worth of an action, which an exact payment saves.
        snatch: chance that a rival who can pay for a tile takes it first; twice as likely exactly.
        final: part of a tile's points expected from holding most of its currency at the end.
        ending: turns before the end within which money begins to be held for it.
        window: worth of the right to act between two turns.
        other: worth of a card that is no money.
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
# A style believes in one thing a little more than is right: seen in its choices, cheap in points.
STYLES: dict[str, Weights] = {
    "balanced": BALANCED,
    "collector": attrs.evolve(BALANCED, majority=1.25, wall=0.3, second=0.05, ends=0.6),
    "builder": attrs.evolve(BALANCED, majority=0.8, wall=1.1, second=0.3, ends=2.8, rivals=0.5),
}

# What a player may have an opinion of its own about; dominated choices stay dominated.
OPEN_TO_OPINION = (
    *("rivals", "majority", "wall", "second", "ends", "room", "reserve"),
    *("coin", "card", "exact", "soon", "action", "snatch", "final"),
)


@lru_cache(maxsize=256)
def believed(weights: Weights, stray: float, seed: str) -> Weights:
    """Give the weights as a player believes them who errs by ``stray``, as part of each of them."""
    errors = bell(Random(f"opinion/{seed}").random)
    changed = {name: getattr(weights, name) * _factor(errors, stray) for name in OPEN_TO_OPINION}
    return attrs.evolve(weights, **changed)


def _factor(errors: Iterator[float], stray: float) -> float:
    """Draw what a weight is multiplied by: as often doubled as halved."""
    return steady(math.exp(max(-2.0, min(2.0, next(errors))) * stray))
