"""How well a seat played: what its choices cost, beside what those of the levels cost.

Who is hopelessly behind, or nearly sure to win, can lose little by whatever is chosen. So what a
seat lost is divided by what was at stake: for each of its turns share x (1 - share).
"""

import json
import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from alhambra_qt.ai.intervals import student
from alhambra_qt.paths import assets_dir

from .model import JudgedChoice, LevelPlace

FILE = "strength.json"
FEWEST = 8  # turns below which nothing is said
# What a point more changes in shares among so many equals, beside what is at stake, for two seats
# and more: the largest of n equal bell curves lies so far above their middle, divided by n - 1 of
# its n parts. Among three it was measured.
WORTH = (1.13, 1.27, 1.37, 1.46, 1.52)
MEASURED = 1


def place_of(choices: Sequence[JudgedChoice], seats: int) -> LevelPlace | None:
    """Give the place of a seat by all its choices; None if it had too few turns."""
    costs, stakes = dict[int, float](), dict[int, float]()
    for choice in choices:
        costs[choice.turn] = costs.get(choice.turn, 0.0) + choice.cost
        share = choice.before[choice.seat]
        stakes.setdefault(choice.turn, max(0.0, share * (1.0 - share)))
    turns, staked = len(stakes), math.fsum(stakes.values())
    if turns < FEWEST or not staked:
        return None
    loss = math.fsum(costs.values()) / staked
    gaps = [costs[turn] - loss * stake for turn, stake in stakes.items()]
    spread = math.sqrt(math.fsum([gap * gap for gap in gaps]) * turns / (turns - 1))
    half = student(turns - 1) * spread / staked
    fair = WORTH[MEASURED] / WORTH[seats - 2]
    ends = (loss, loss + half, loss - half)
    return LevelPlace(*(place(end * fair, losses_of_levels()) for end in ends))


def place(loss: float, scale: Sequence[float]) -> float:
    """Give the place between the levels of who loses so much: 0 the first of them.

    >>> scale = (0.05, 0.04, 0.02, 0.01)
    >>> place(0.03, scale), place(0.9, scale), place(0.0, scale)
    (1.5, 0.0, 3.0)
    """
    for step, (worse, better) in enumerate(pairwise(scale)):
        if loss > better:
            part = (worse - loss) / (worse - better) if worse > better else 0.0
            return step + round(max(0.0, part), 6)
    return len(scale) - 1.0


@lru_cache(maxsize=1)
def losses_of_levels() -> Sequence[float]:
    """Give what the levels lose by what is at stake, from the weakest, none more than before."""
    found: Mapping[str, list[list[float]]] = json.loads((assets_dir() / FILE).read_text("utf-8"))
    return [mean for mean, _half in found["losses"]]
