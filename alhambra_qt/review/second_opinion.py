"""A second opinion on what a choice cost: the same two ways, played on by other players.

The judge's rollouts follow the expert's fast policy, so habits of the expert cost nothing there.
Here every seat is a medium player that weighs each of its turns. That takes many times as long, so
only choices that would be called costly get a second opinion. Where it differs, their cost is
unclear.
"""

from functools import partial

from alhambra_qt.ai.evaluate import Evaluator
from alhambra_qt.ai.garbage import uncollected
from alhambra_qt.ai.levels import LEVELS, Level
from alhambra_qt.ai.player import weighed, with_opinions
from alhambra_qt.ai.policy import Mind, Policy
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import why_not
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.observe import observe
from alhambra_qt.engine.play import answers
from alhambra_qt.engine.rules import Game

from .judging import Choosing, Pricing, cost_of
from .model import SLIP
from .shares import BETWEEN

LEVEL = LEVELS["medium"]
FIRST = 1_000  # the number of its first world; those of the judge come before
STEP, MOST = 5, 20  # worlds at a time, and in all


class LevelPolicy(Policy):
    """Players of a level for all seats; each carries out a way to the end before it weighs again.

    They know what their seats can know. Questions between turns are passed over. Worlds are
    numbered, so that both ways meet the same players in the same world.
    """

    def __init__(self, minds: list[Mind], level: Level, seed: str, number: int) -> None:
        self.minds = minds
        self._level, self._seed, self._number = level, seed, number
        self._rest: list[Action] = []
        self._weighed_at = (-1, -1)  # the seat, and how much was revealed by then

    def action(self, game: Game) -> Action:
        """Choose what the seat weighed before, or else weigh again."""
        kind, seat, _data = game.decisions[-1]
        if kind in BETWEEN:
            return BETWEEN[kind]
        now = (seat, game.reveals)
        if self._rest and now == self._weighed_at and why_not(game, self._rest[0]) is None:
            return self._rest.pop(0)
        options = answers(game)
        if len(options) == 1:
            return options[0]
        seen, seed = observe(game, seat), f"{self._seed}/{self._number}/{game.turn}"
        evaluator = Evaluator(seen.game, seat, with_opinions(self._level, BALANCED, seen, seed))
        ways = weighed(evaluator, seen, seen.game.clone(), options, self._level, seed)
        first, *self._rest = max(ways, key=lambda way: way.value).actions
        self._weighed_at = now
        return first


@uncollected()
def ask(choosing: Choosing, found: Pricing) -> None:
    """Get a second opinion; stop once its interval leaves out 0 or the judge's cost."""
    second = found.second
    while second.count < MOST:
        for cost in costs(choosing, found, second.count, STEP):
            second.add(cost)
        if not _may_be_nothing(found, choosing.seat) or _falls_short(found, choosing.seat):
            break


def costs(
    choosing: Choosing, found: Pricing, first: int, more: int, level: Level = LEVEL
) -> list[float]:
    """Give the cost of what was played in so many worlds with players of a level."""
    first += FIRST
    players = partial(LevelPolicy, choosing.policy.minds, level, choosing.seed)
    best, played = choosing.changes((found.best, found.played), first, more, players)
    seat = choosing.seat
    return [better[seat] - worse[seat] for better, worse in zip(best, played, strict=True)]


def differs(found: Pricing, seat: Seat) -> bool:
    """Whether a second opinion was asked for and is not the judge's.

    It is not if perhaps nothing was lost, or if the costs differ by a slip and more than their
    intervals.
    """
    return bool(found.second.count) and (_may_be_nothing(found, seat) or _apart(found, seat))


def _may_be_nothing(found: Pricing, seat: Seat) -> bool:
    return _sign(found, seat) * found.second.mean <= found.second.half_width


def _falls_short(found: Pricing, seat: Seat) -> bool:
    sign, second = _sign(found, seat), found.second
    return sign * second.mean + second.half_width < sign * cost_of(found, seat)[0]


def _sign(found: Pricing, seat: Seat) -> int:
    """Give -1 where something that was tried seems to be better than the best."""
    return 1 if cost_of(found, seat)[0] >= 0 else -1


def _apart(found: Pricing, seat: Seat) -> bool:
    cost, half = cost_of(found, seat)
    return abs(found.second.mean - cost) > max(SLIP, half + found.second.half_width)
