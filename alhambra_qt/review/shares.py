"""The shares of the victory at a moment: rollouts with all hands open.

A rollout goes on as careful fast players do until every seat has ended a turn; right after it the
learned value says how likely each seat wins, and these chances are made to add up to 1. If the game
ends sooner, the result is what counts. Shortly before the end that is better still than rollouts to
the very end (docs/REVIEWS.md): these scatter by a quarter, and fast players end games badly.
"""

import json
import math
from collections.abc import Mapping, Sequence
from functools import lru_cache

from alhambra_qt.ai.beside import EXPERT_FILE, beside
from alhambra_qt.ai.features import describe
from alhambra_qt.ai.policy import END_TURN, PASS_WINDOW, Mind, Policy
from alhambra_qt.ai.search import MOST_STEPS
from alhambra_qt.ai.value import leanings
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine.chance import steady
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.engine.rules import Game
from alhambra_qt.paths import assets_dir

from .model import Shares

FILE = "shares.json"
BETWEEN = {"turn_end": END_TURN, "window": PASS_WINDOW}  # what careful players do between turns

Row = tuple[list[float], float]  # the inputs of the learned value for a seat, and points beside it
Leaf = tuple[Shares | None, list[float]]  # a result, or how likely each seat wins


def result_of(game: Game) -> Shares:
    """Give the shares at the end of a game: equal winners share the victory."""
    scores = [player.score for player in game.players]
    best = max(scores)
    return tuple((score == best) / scores.count(best) for score in scores)


def shares_of(
    worlds: Sequence[Game], after: int = -1, policy: Policy | None = None
) -> list[Shares]:
    """Return the shares after one rollout of each world; the worlds are played on.

    A seat is weighed at the end of a turn later than ``after``. Worlds of one moment may share a
    policy made for it, which caches its results.
    """
    ends = leaves_of(worlds, after, policy)
    return [
        evened(logits, sharpness(world)) if result is None else result
        for world, (result, logits) in zip(worlds, ends, strict=True)
    ]


def leaves_of(worlds: Sequence[Game], after: int = -1, policy: Policy | None = None) -> list[Leaf]:
    """Return the result of each rollout, or each seat's chance where it is cut, as logits."""
    ends = [_end_of(world, after, policy) for world in worlds]
    rows = [row for end in ends if isinstance(end, list) for row in end]
    found = iter(leanings([row for row, _ in rows], [more for _, more in rows]) if rows else ())
    return [
        (None, [next(found) for _ in end]) if isinstance(end, list) else (end, []) for end in ends
    ]


def _end_of(game: Game, after: int, known: Policy | None) -> Shares | list[Row]:
    """Play a world on, until it is over or each seat can be weighed."""
    game.proves = False
    while game.decisions and (action := BETWEEN.get(game.decisions[-1].kind)) is not None:
        apply_unchecked(game, action)
    policy, seats = known or Policy(game, BALANCED), len(game.players)
    rows: dict[int, Row] = {}
    for _ in range(MOST_STEPS):
        if not game.decisions:
            return result_of(game)
        kind, seat, _data = game.decisions[-1]
        if kind == "turn_end" and game.turn > after and seat not in rows:
            rows[seat] = _weighed(policy.minds[seat], game)
            if len(rows) == seats:
                break
        apply_unchecked(game, policy.action(game))
    # Where fast players find no end, the others are weighed as they stand.
    return [rows.get(mind.seat) or _weighed(mind, game) for mind in policy.minds]


def _weighed(mind: Mind, game: Game) -> Row:
    return describe(mind, game), beside(mind.evaluator, game, EXPERT_FILE)


def horizon(game: Game) -> int:
    """Return the first turn that rollouts of a position play from here to its end."""
    between = bool(game.decisions) and game.decisions[-1].kind in BETWEEN
    return game.turn + between


def evened(logits: Sequence[float], sharp: float) -> Shares:
    """Make the chances of all seats add up to 1; above 1 ``sharp`` sets them further apart.

    >>> evened([0.0, 0.0], 1.0)
    (0.5, 0.5)
    """
    chances = [-sharp * math.log1p(math.exp(-logit)) for logit in logits]
    most = max(chances)
    weights = [math.exp(chance - most) for chance in chances]
    total = math.fsum(weights)
    return tuple(steady(weight / total) for weight in weights)


def sharpness(game: Game) -> float:
    """Give what was fitted for games of this kind: see ``evened``.

    What modules will bring is hardly known at first: there chances are set less far apart until
    more has been drawn.
    """
    kind = "modules" if len(game.rules.modules) > 1 else "base"
    return _fitted()[kind][len(game.players) - 2] * known_by(
        drawn(game), *_fitted()[kind + "-early"]
    )


def drawn(game: Game) -> float:
    """Give the part of all tiles that is no longer in the bag."""
    return 1 - len(game.bag) / sum(len(give(game.setup)) for give in game.rules.tiles)


def known_by(part: float, first: float, until: float) -> float:
    """Give how much is known, 0 to 1: ``first`` of it at once, all when ``until`` is drawn.

    >>> known_by(0.0, 0.5, 0.8), known_by(0.4, 0.5, 0.8), known_by(0.9, 0.5, 0.8)
    (0.5, 0.75, 1.0)
    """
    return min(1.0, first + (1 - first) * part / until)


def luck_weight(futures: int) -> float:
    """Give the part of its luck to be taken off a result, so that what is left scatters least.

    Luck is even in the mean, so that every part leaves the mean as it is. A part of it is made up
    for later, and estimated from few rollouts it has a variance of its own: both were fitted on
    other games.
    """
    part, noise = _fitted()["luck"]
    return part * futures / (futures + noise)


@lru_cache(maxsize=1)
def _fitted() -> Mapping[str, Sequence[float]]:
    found: dict[str, list[float]] = json.loads((assets_dir() / FILE).read_text("utf-8"))
    return found
