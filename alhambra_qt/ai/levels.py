"""The levels of the computer players: settings of one pipeline, and the styles.

The weaker levels misjudge their plans, up to a ceiling, and forget the cards that others took; the
stronger ones search further ahead. No level ever sees more than its seat may know.
"""

import attrs

from .beside import EXPERT_FILE, FILE
from .search import Depth
from .weights import STYLES, Weights


@attrs.frozen
class Level:
    """How a computer player thinks.

    Attributes:
        id: the level's name, as in records and texts (``level-<id>``).
        thinks: whether it evaluates its actions; if not, it picks a random legal one.
        plans: number of plans of a turn that are carried out on a copy and evaluated in full.
        noise: standard deviation, in points, of the error added to each option (0: none).
        ceiling: an option worth this many points less than the best is never chosen.
        opinion: relative error of each weight, drawn by the seed for each decision. Unlike noise,
            it never leads to a dominated choice.
        memory: whether it remembers the cards that others took and paid openly.
        depth: the search settings; None: no search beyond its own turn.
    """

    id: str
    thinks: bool = True
    plans: int = 8
    noise: float = 0.0
    ceiling: float = 0.0
    opinion: float = 0.0
    memory: bool = True
    depth: Depth | None = None


PLAYERS = 2  # the version of the players, raised when a level chooses otherwise than before

# The weight of first guesses against rollouts, see Depth: with few rollouts, guesses are better.
FEW_LEAN, MANY_LEAN, TRUST = 1.5, 1.0, 0.25

LEVELS: dict[str, Level] = {
    level.id: level
    for level in (
        Level("random", thinks=False),
        Level("novice", plans=6, noise=5.0, ceiling=10.0, memory=False),
        Level("easy", noise=1.9, ceiling=5.0, memory=False),
        Level("medium", opinion=0.35),
        Level("hard", plans=12, depth=Depth(32, 5, FEW_LEAN, TRUST, learned=FILE)),
        Level("expert", plans=24, depth=Depth(400, 10, MANY_LEAN, TRUST, EXPERT_FILE, turns=2)),
    )
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


def style_of(style: Weights | str) -> Weights:
    """Find the weights of a style by its id; weights are taken as they are.

    Raises:
        ValueError: if there is no such style.
    """
    if isinstance(style, Weights):
        return style
    found = STYLES.get(style)
    if found is None:
        raise ValueError(f"there is no style {style!r}")
    return found
