"""The second opinion on a costly choice, and what becomes of a cost on which the judges differ."""

import json
from collections.abc import Sequence

import pytest

from alhambra_qt.engine.actions import EndTurn
from alhambra_qt.engine.observe import observe, redeal
from alhambra_qt.review.analyse import PHASES, Analysis
from alhambra_qt.review.halfway import take_up, work_to_json
from alhambra_qt.review.judging import Choosing, Pricing, judge
from alhambra_qt.review.kept import review_from_json, review_to_json
from alhambra_qt.review.second_opinion import MOST, STEP, ask, costs, differs
from tests.review.endings import ending
from tests.review.test_analyse import RANDOM, of_random

END = (EndTurn.of(),)


def analysed() -> Analysis:
    """The whole analysis of the end of a game of random players."""
    analysis = Analysis(*ending(*RANDOM), seed="t", futures=8)
    list(analysis.steps())
    return analysis


def priced(cost: float, half: float, second: Sequence[float]) -> Pricing:
    """A choice that cost so much by the judge, and in each world by the second opinion."""
    number = 1_000
    gap = half * number**0.5 / 1.962
    sums, squares = [-cost * number, cost * number], number * (cost * cost + gap * gap)
    found = Pricing(END, END, number, sums, squares)
    for other in second:
        found.second.add(other)
    return found


@pytest.mark.parametrize(
    ("second", "unclear"),
    [
        ((), False),  # nobody was asked
        ((0.03, 0.05, 0.04, 0.05), False),
        ((0.05, 0.05, 0.05, 0.05), False),  # another cost, but hardly
        ((0.0, 0.09, -0.01, 0.08), True),  # perhaps nothing
        ((-0.01, 0.0, 0.0, -0.02), True),
        ((0.0, 0.0, 0.0, 0.0), True),
        ((0.11, 0.12, 0.13, 0.12), True),  # far more
        ((0.01, 0.01, 0.01, 0.012), True),  # far less
    ],
)
def test_where_the_judges_differ(second: Sequence[float], unclear: bool) -> None:
    """A cost holds if it is surely one by both judges, and about the same."""
    assert differs(priced(0.04, 0.01, second), 0) == unclear
    better = [-cost for cost in second]  # something that was tried and is better than the best
    assert differs(priced(-0.04, 0.01, better), 0) == unclear


def test_an_unclear_cost_is_none() -> None:
    """Where the judges differ nothing is lost; what changed could not be known."""
    review, analysis = of_random(), analysed()
    assert analysis.review() == review
    for choice in review.judged():
        found = analysis.work.prices[choice.at]
        assert choice.unclear == differs(found, choice.seat)
        if choice.unclear:
            assert (choice.cost, choice.low, choice.high, choice.severity) == (0, 0, 0, 0)
            assert (choice.own, choice.reasons) == ((0, 0), ())
            assert choice.unknown == choice.change
            assert choice not in review.dearest(choice.seat)
            assert -found.sums[choice.seat] > 0
    assert {seat for seat in (0, 1) if review.unclear(seat)}
    assert review_from_json(json.loads(json.dumps(review_to_json(review)))) == review


def test_only_what_is_called_costly_is_asked_about() -> None:
    """Each choice that is shown as costly has a second opinion, and so has no other."""
    analysis, review = analysed(), of_random()
    asked = {at: found.second for at, found in analysis.work.prices.items() if found.second.count}
    named = {choice.at for choice in review.judged() if choice.severity or choice.unclear}
    named |= {choice.at for seat in (0, 1) for choice in review.dearest(seat)}
    assert set(asked) == named
    assert asked
    assert all(opinion.count <= MOST and not opinion.count % STEP for opinion in asked.values())
    assert not analysis.called_costly()


def test_what_is_still_to_be_asked_is_counted_truly() -> None:
    """After each second opinion the work counts the choices that are called costly then."""
    analysis, counted = Analysis(*ending(*RANDOM), seed="t", futures=8), 0
    for _ in analysis.steps():
        if PHASES[-1:] == PHASES[analysis.work.phase :] and analysis.work.step:
            left = analysis.work.size - analysis.work.step
            assert left == len(analysis.called_costly())
            counted += 1
    assert counted > 1


def test_no_second_opinion_knows_what_was_hidden() -> None:
    """It is the same, to the bit, when all hidden pieces are dealt again."""
    analysis = Analysis(*ending(120, "three-medium"), seed="t")
    tried = 0
    for acted in [acted for acted in analysis.moments if acted.choice][:60:11]:
        choosing = analysis.choosing(acted)
        other = redeal(observe(choosing.game, choosing.seat), "other")
        seen = Choosing(other, choosing.seat, choosing.done, choosing.seed)
        found = judge(choosing)
        if not found.worlds:
            continue
        gaps = costs(choosing, found, 0, 2)
        assert gaps == costs(seen, found, 0, 2)
        assert gaps == [*costs(choosing, found, 0, 1), *costs(choosing, found, 1, 1)]
        alone = [analysis.choosing(acted) for _ in gaps]  # worlds that share nothing
        assert gaps == [costs(alone[number], found, number, 1)[0] for number in (0, 1)]
        tried += other.deck != choosing.game.deck
    assert tried


def test_it_takes_no_more_worlds_than_it_needs() -> None:
    """Where all worlds give the same cost the first few are enough."""
    analysis = analysed()
    at = next(at for at, found in analysis.work.prices.items() if found.second.count)
    choosing, found = analysis.choosing(analysis.moments[at]), analysis.work.prices[at]
    again = Pricing(found.best, found.played, found.worlds, found.sums, found.squares)
    ask(choosing, again)
    assert again.second == found.second
    assert (again.second.count, again.second.squares) == (STEP, 0)


def test_work_that_knows_no_second_opinion() -> None:
    """Work that an older version left halfway is taken up, then asked about."""
    analysis = analysed()
    data = json.loads(json.dumps(work_to_json(analysis.work)))
    for pricing in data["prices"].values():
        del pricing["second"]
    data["phase"] -= 1
    older = Analysis(*ending(*RANDOM), seed="t", futures=8)
    take_up(older.work, data)
    assert not older.review().unclear(0)
    assert older.done() < 1
    list(older.steps())
    assert older.review() == of_random()


def test_what_is_tried_is_judged_twice() -> None:
    """The cost of another action is unclear where the second opinion differs."""
    analysis, review = analysed(), of_random()
    unclear = next(choice for choice in review.judged() if choice.unclear)
    assert analysis.try_out(unclear.at, unclear.played, unclear.best).unclear
    costly = next(choice for choice in review.judged() if choice.severity)
    found = analysis.try_out(costly.at, costly.played, costly.best)
    assert not found.unclear
    assert found.cost == pytest.approx(costly.cost, abs=0.01)
