"""Advice at one moment: what each level would do, and what each promising choice costs.

All is asked of the seat's own view, dealt anew, as a review judges a choice. The best choice is
found in some worlds and all are priced in fresh ones, where it is no longer the luckiest of many.
"""

import math
from collections.abc import Iterator

import attrs

from alhambra_qt.ai.evaluate import Evaluator
from alhambra_qt.ai.levels import LEVELS, Level
from alhambra_qt.ai.player import choose, weighed
from alhambra_qt.ai.reasons import TriedWay
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.observe import Observation, redeal
from alhambra_qt.engine.play import answers

from .judging import Choosing, half_width, reasons_of, tried
from .model import Advice, LevelMove, PricedMove, ReviewReason

JUDGE = Level("judge", plans=24)  # makes the choices that are priced
MOST = 12  # of them, beside those of the levels
ROUGH, STEP, ALL = (
    16,
    12,
    96,
)  # worlds in which the best is found, and those in which all are priced
LEVELS_PART = 0.5  # of the work


@attrs.define(eq=False)
class _Advising:
    """The work: the ways that are compared, and the chooser's share of each in each world."""

    choosing: Choosing
    evaluator: Evaluator
    ways: list[TriedWay] = attrs.Factory(list)
    rough: list[list[float]] = attrs.Factory(list)
    fresh: list[list[float]] = attrs.Factory(list)
    levels: list[LevelMove] = attrs.Factory(list)
    reasons: dict[Action, tuple[ReviewReason, ...]] = attrs.Factory(dict)

    def look(self, ways: list[TriedWay], first: int, more: int) -> list[list[float]]:
        """Give the chooser's share of each way in more worlds."""
        found = self.choosing.changes(tuple(way.actions for way in ways), first, more)
        return [[shares[self.choosing.seat] for shares in worths] for worths in found]

    def take_in(self, ways: list[TriedWay]) -> None:
        """Take in more ways, tried in the first worlds."""
        self.ways += ways
        self.rough += self.look(ways, 0, ROUGH)

    def ask(self, level: str) -> None:
        """Ask a level; what nobody else thought of is priced, too."""
        seen = self.choosing.seen
        choice = choose(seen, level, self.choosing.seed)
        why = tuple(ReviewReason(reason.id, reason.params, 0.0) for reason in choice.reasons)
        self.levels.append(LevelMove(level, choice.action, why))
        if all(way.actions[0] != choice.action for way in self.ways):
            self.take_in([tried(self.choosing, self.evaluator, (choice.action,))])

    def best(self) -> int:
        """Give the number of the best way, found in the first worlds."""
        return max(range(len(self.ways)), key=lambda number: math.fsum(self.rough[number]))

    def explain(self) -> None:
        """Say why the best way is better than each other, and than the next best."""
        order = sorted(self.ways, key=lambda way: way is not self.ways[self.best()])
        for other in order[1:]:
            why = reasons_of(self.choosing, self.evaluator, order[0], other)
            self.reasons[other.actions[0]] = why
        if len(order) > 1:
            after = sorted(range(len(self.ways)), key=lambda k: -math.fsum(self.rough[k]))
            second = self.ways[after[1]].actions[0]
            self.reasons[order[0].actions[0]] = self.reasons[second]

    def price(self) -> None:
        """Compare all ways in more worlds, none of them tried before."""
        first = ROUGH + (len(self.fresh[0]) if self.fresh else 0)
        more = self.look(self.ways, first, STEP)
        self.fresh = [
            old + new for old, new in zip(self.fresh or [[]] * len(more), more, strict=True)
        ]

    def advice(self, done: float) -> Advice:
        """Say what is known so far."""
        worths, best = self.fresh or self.rough, self.best()
        moves = [self._move(number, worths[number], worths[best]) for number in range(len(worths))]
        moves.sort(key=lambda move: move.cost)
        return Advice(done, tuple(self.levels), tuple(moves))

    def _move(self, number: int, worths: list[float], best: list[float]) -> PricedMove:
        gaps = [lead - its for lead, its in zip(best, worths, strict=True)]
        cost, half = math.fsum(gaps) / len(gaps), 0.0
        if any(gaps):
            half = half_width(len(gaps), math.fsum(gaps), math.fsum([gap * gap for gap in gaps]))
        action, share = self.ways[number].actions[0], math.fsum(worths) / len(worths)
        why = self.reasons.get(action, ())
        return PricedMove(action, share, cost, cost - half, cost + half, why)


def advise(seen: Observation, seed: str, worlds: int = ALL) -> Iterator[Advice]:
    """Advise the seat that must choose, first roughly, then ever more surely.

    Raises:
        ValueError: if it has nothing to choose.
    """
    work = _begin(seen, seed)
    yield work.advice(0.0)
    names = [level.id for level in LEVELS.values() if level.thinks]
    for number, level in enumerate(names, 1):
        work.ask(level)
        yield work.advice(LEVELS_PART * number / len(names))
    work.explain()
    for tried_in in range(STEP, worlds + 1, STEP):
        work.price()
        yield work.advice(LEVELS_PART + (1 - LEVELS_PART) * tried_in / worlds)


def _begin(asked: Observation, seed: str) -> _Advising:
    """Find the promising choices, each with the best way to go on from it."""
    choosing = Choosing(redeal(asked, seed), asked.seat, (), seed)
    seen = choosing.seen
    table, options = seen.game.clone(), answers(seen.game)
    if not options or seen.game.frame.seat != seen.seat:
        raise ValueError(f"seat {seen.seat} has nothing to choose")
    evaluator = Evaluator(seen.game, seen.seat, BALANCED)
    found: dict[Action, TriedWay] = {}
    ways = weighed(evaluator, seen, table, options, JUDGE, seed)
    for way in sorted(ways, key=lambda way: -way.value):
        found.setdefault(way.actions[0], way)
    work = _Advising(choosing, evaluator)
    work.take_in(list(found.values())[:MOST])
    return work
