"""The levels of the computer players: settings of one pipeline.

Further levels are further rows: fewer refined plans and noise for the weaker ones, search on
redeals for the stronger ones.
"""

import attrs

from .weights import BALANCED, Weights


@attrs.frozen
class Level:
    """How a computer player thinks.

    Attributes:
        id: the level's name, as in records and texts (``level-<id>``).
        thinks: whether it weighs its actions at all; if not it picks any legal one.
        plans: how many plans of a turn are carried out on a copy and weighed in full.
        noise: points of random error per plan (0: it always takes what it holds best).
        weights: what it believes things are worth.
    """

    id: str
    thinks: bool = True
    plans: int = 8
    noise: float = 0.0
    weights: Weights = BALANCED


LEVELS: dict[str, Level] = {
    level.id: level for level in (Level("random", thinks=False), Level("medium"))
}


def level_of(level: "Level | str") -> Level:
    """Find a level by its id.

    Raises:
        ValueError: if there is no such level.
    """
    if isinstance(level, Level):
        return level
    found = LEVELS.get(level)
    if found is None:
        raise ValueError(f"there is no level {level!r}")
    return found
