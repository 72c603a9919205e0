"""The cost of a choice, as the seat could know it: the played action against the best found.

All is asked of the seat's own view, dealt anew: whatever was hidden from it makes no difference.
The best way is found on some rollouts and priced on fresh ones, where it is no longer the luckiest
of many; both ways are tried in the same worlds. Where nothing found is better, nothing was lost.
"""

import math
from collections.abc import Callable, Sequence

import attrs

from alhambra_qt.ai.evaluate import Evaluator
from alhambra_qt.ai.intervals import Sample, student
from alhambra_qt.ai.levels import Level
from alhambra_qt.ai.player import weighed
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.reasons import Reason, TriedWay, explain
from alhambra_qt.ai.search import SURE
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.observe import Observation, observe, redeal
from alhambra_qt.engine.play import answers, apply_unchecked
from alhambra_qt.engine.rules import Game

from .model import ReviewReason, Shares
from .shares import shares_of

JUDGE = Level("judge", plans=10)  # makes the ways that are compared
OTHERS, OWN = 6, 2  # ways looked into that begin otherwise, and as was played
FIRST, SECOND, FINALISTS = 4, 12, 3  # worlds that all ways are tried in, and the best of them
LEAST = 0.001  # a gain of less is none
PRICED = 24  # fresh worlds in which the best is compared with what was played
WILD = 3.0  # times the cost that a reason may count
AGAINST, SAME = "ai-reason-against", "ai-reason-same"

Ways = tuple[tuple[Action, ...], ...]


@attrs.define
class Pricing:
    """The measured cost of a choice: sums of the differences in a number of worlds.

    ``second`` is the second opinion on the cost; without worlds nobody was asked for it.
    """

    best: tuple[Action, ...]
    played: tuple[Action, ...]
    worlds: int
    sums: list[float]
    squares: float = 0.0  # of what it changed for the chooser
    reasons: tuple[ReviewReason, ...] = ()
    second: Sample = attrs.Factory(Sample)


@attrs.define(eq=False)
class Choosing:
    """A choice: the position, who chose what, and what the seat went on to do in that turn.

    Attributes:
        seen: what the seat knew; ``policy`` plays on as that lets expect.
    """

    game: Game
    seat: Seat
    done: tuple[Action, ...]
    seed: str
    seen: Observation = attrs.field(init=False)
    policy: Policy = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self.seen = observe(self.game, self.seat)
        self.policy = Policy(self.seen.game, BALANCED)

    def changes(
        self, ways: Ways, first: int, more: int, players: Callable[[int], Policy] | None = None
    ) -> list[list[Shares]]:
        """Give for each way its shares in so many of the worlds that the seat could expect.

        ``players`` makes other players for the rollout of a world, by its number.
        """
        numbers = range(first, first + more)
        worlds = [redeal(self.seen, f"{self.seed}/{number}") for number in numbers]
        turn, found = self.seen.game.turn, []
        for way in ways:
            tried = [carried_out(world.clone(), self.seat, way) for world in worlds]
            if players is None:
                found.append(shares_of(tried, turn, self.policy))
                continue
            each = zip(numbers, tried, strict=True)
            found.append([shares_of([end], turn, players(number))[0] for number, end in each])
        return found


def carried_out(world: Game, seat: Seat, actions: Sequence[Action]) -> Game:
    """Play the actions of a seat's way, as far as the world asks it for them."""
    world.proves = False
    for action in actions:
        fits = world.rules.handlers[type(action)].frames
        asked = world.decisions[-1] if world.decisions else None
        if asked is None or asked.seat != seat or asked.kind not in fits:
            break
        apply_unchecked(world, action)
    return world


def judge(choosing: Choosing) -> Pricing:
    """Find the best way and price it."""
    evaluator = Evaluator(choosing.seen.game, choosing.seat, BALANCED)
    mine, others = ways_of(choosing, evaluator)
    played, best = _found(choosing, mine, others)
    nothing = [0.0] * len(choosing.game.players)
    if best is None:
        return Pricing(played.actions[:1], played.actions[:1], 0, nothing)
    found = Pricing(best.actions, played.actions, 0, nothing)
    price(choosing, found, PRICED)
    found.reasons = reasons_of(choosing, evaluator, best, played)
    return found


def price(choosing: Choosing, found: Pricing, more: int) -> None:
    """Compare the best way with what was played in more worlds, none of them tried before."""
    first = FIRST + SECOND + found.worlds
    best, played = choosing.changes((found.best, found.played), first, more)
    found.worlds += more
    for worths, other in zip(played, best, strict=True):
        gaps = [mine - its for mine, its in zip(worths, other, strict=True)]
        found.sums = [total + gap for total, gap in zip(found.sums, gaps, strict=True)]
        found.squares += gaps[choosing.seat] * gaps[choosing.seat]


def cost_of(found: Pricing, seat: Seat) -> tuple[float, float]:
    """Give what a choice cost and half the width of the 95 % interval."""
    total = found.sums[seat]
    return -total / found.worlds, half_width(found.worlds, total, found.squares)


def half_width(number: int, total: float, squares: float) -> float:
    """Give half the width of the 95 % interval of a mean, by the sums of values and squares."""
    variance = max(0.0, squares - total * total / number) / (number - 1)
    return student(number - 1) * math.sqrt(variance / number)


def begun(choosing: Choosing, first: Action) -> tuple[Action, ...]:
    """Give the best way that would be weighed and begins with an action, or that action alone."""
    if first == choosing.done[0]:
        return choosing.done
    seen, game = choosing.seen, choosing.seen.game.clone()
    evaluator = Evaluator(seen.game, choosing.seat, BALANCED)
    ways = weighed(evaluator, seen, game, answers(game), JUDGE, choosing.seed)
    found = [way for way in ways if way.actions[0] == first]
    return max(found, key=lambda way: way.value).actions if found else (first,)


# -- ways -------------------------------------------------------------------------------------


def ways_of(choosing: Choosing, evaluator: Evaluator) -> tuple[list[TriedWay], list[TriedWay]]:
    """Give the ways that begin as was played, and the best of those that begin otherwise."""
    seen = choosing.seen
    game = seen.game.clone()
    options = answers(game)
    ways = weighed(evaluator, seen, game, options, JUDGE, choosing.seed)
    ways.sort(key=lambda way: -way.value)
    first = choosing.done[0]
    mine = [way for way in ways if way.actions[0] == first][: OWN - 1]
    others = [way for way in ways if way.actions[0] != first][:OTHERS]
    if not any(way.actions == choosing.done for way in mine):
        mine.append(tried(choosing, evaluator, choosing.done))
    return mine, others


def tried(choosing: Choosing, evaluator: Evaluator, actions: tuple[Action, ...]) -> TriedWay:
    """Carry out what was really done in a world that the seat could expect."""
    world = carried_out(redeal(choosing.seen, choosing.seed), choosing.seat, actions)
    terms = evaluator.terms(world)
    return TriedWay(actions, terms, terms.total, world)


def _found(
    choosing: Choosing, mine: list[TriedWay], others: list[TriedWay]
) -> tuple[TriedWay, TriedWay | None]:
    """Find the best way to go on from what was played, and a better way, if one seems so."""
    worths = _worths(choosing, [*mine, *others], 0, FIRST)
    own, rest = worths[: len(mine)], worths[len(mine) :]
    best = max(range(len(mine)), key=lambda index: math.fsum(own[index]))
    played, known = mine[best], own[best]
    order = [index for index in range(len(others)) if may_be_better(rest[index], known)]
    order.sort(key=lambda index: -math.fsum(rest[index]))
    last = [played, *(others[index] for index in order[:FINALISTS])]
    if len(last) == 1:
        return played, None
    more = _worths(choosing, last, FIRST, SECOND)
    sums = [
        math.fsum([*first, *second])
        for first, second in zip([known, *(rest[index] for index in order)], more, strict=False)
    ]
    first = max(range(len(last)), key=lambda index: sums[index])
    return played, last[first] if first else None


def may_be_better(worths: Sequence[float], other: Sequence[float]) -> bool:
    """Whether a way may be better than another, by a few worlds in which both were tried."""
    gaps = [mine - its for mine, its in zip(worths, other, strict=True)]
    mean = math.fsum(gaps) / len(gaps)
    spread = math.fsum([(gap - mean) * (gap - mean) for gap in gaps]) / (len(gaps) - 1)
    return mean + SURE * math.sqrt(spread / len(gaps)) > LEAST


def _worths(
    choosing: Choosing, ways: Sequence[TriedWay], first: int, more: int
) -> list[list[float]]:
    """Give the shares of the chooser for each way, world by world."""
    found = choosing.changes(tuple(way.actions for way in ways), first, more)
    return [[shares[choosing.seat] for shares in worths] for worths in found]


def reasons_of(
    choosing: Choosing, evaluator: Evaluator, best: TriedWay, played: TriedWay
) -> tuple[ReviewReason, ...]:
    """Say why the best way is better, each reason with its part of all their points."""
    found = explain(evaluator, choosing.seen.game.clone(), (best, played), lambda: played.game)
    return parted([reason for reason in found if reason.id != SAME])  # only rollouts differ


def parted(reasons: Sequence[Reason]) -> tuple[ReviewReason, ...]:
    """Give reasons their parts, 1 in all.

    Where those for and against nearly cancel each other out, their parts would be many times the
    cost and mean nothing: then only those for it are listed, as where those against weigh more,
    so that every listed point speaks for the played choice.
    """
    told = [
        (
            reason,
            float(dict(reason.params).get("points", 0.0)) * (-1 if reason.id == AGAINST else 1),
        )
        for reason in reasons
    ]
    if any(abs(points) > WILD * _total(told) for _, points in told):
        told = [(reason, points) for reason, points in told if points >= 0]
    total = _total(told)
    parts = [points / total if total > 0 else 1 / len(told) for _, points in told]
    return tuple(
        ReviewReason(reason.id, reason.params, part)
        for (reason, _), part in zip(told, parts, strict=True)
    )


def _total(told: Sequence[tuple[Reason, float]]) -> float:
    return math.fsum([points for _, points in told])
