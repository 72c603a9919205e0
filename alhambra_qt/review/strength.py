"""How well a seat played: what its choices cost in a turn, beside what those of the levels cost."""

import json
import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from alhambra_qt.ai.intervals import Sample
from alhambra_qt.paths import assets_dir

from .model import JudgedChoice, LevelPlace

FILE = "strength.json"
FEWEST = 8  # turns below which nothing is said
# What a point more is worth in shares among so many equals, for two seats and more: the largest
# of n equal bell curves lies so far above their middle, divided by n. Among 3 it was measured.
WORTH = (0.282, 0.282, 0.257, 0.233, 0.211)
MEASURED = 1


def place_of(choices: Sequence[JudgedChoice], turns: int, seats: int) -> LevelPlace | None:
    """Give the place of a seat by its choices in so many turns of its own; None if too few."""
    by_turn: dict[int, float] = {}
    for choice in choices:
        by_turn[choice.turn] = by_turn.get(choice.turn, 0.0) + choice.cost
    if turns < FEWEST:
        return None
    sample = Sample()
    for cost in (*by_turn.values(), *[0.0] * (turns - len(by_turn))):
        sample.add(cost * WORTH[MEASURED] / WORTH[seats - 2])
    ends = (sample.mean + sample.half_width, sample.mean - sample.half_width)
    return LevelPlace(place(sample.mean), *(place(end) for end in ends))


def place(loss: float, losses: Sequence[float] | None = None) -> float:
    """Give the place between the levels of who loses so much in a turn: 0 the first, 4 the last.

    >>> place(0.03, (0.05, 0.04, 0.02, 0.01)), place(0.9, (0.05, 0.04)), place(0.0, (0.05, 0.04))
    (1.5, 0.0, 1.0)
    """
    scale = losses or losses_of_levels()
    for step, (worse, better) in enumerate(pairwise(scale)):
        if loss >= better:
            part = (worse - loss) / (worse - better) if worse > better else 0.0
            return step + math.floor(min(1.0, max(0.0, part)) * 1e6 + 0.5) / 1e6
    return len(scale) - 1.0


@lru_cache(maxsize=1)
def losses_of_levels() -> Sequence[float]:
    """Give what the levels lose in a turn, from the weakest, each less than the one before."""
    found: Mapping[str, list[list[float]]] = json.loads((assets_dir() / FILE).read_text("utf-8"))
    return [mean for mean, _half in found["losses"]]
