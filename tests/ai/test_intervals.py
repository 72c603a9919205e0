"""Intervals and the sequential test: they say what they promise."""

import math
import statistics
from random import Random

import pytest

from alhambra_qt.ai.intervals import BOUND, FEWEST, Sample, Sprt, interval, student, wilson
from tests.cases import count


@pytest.mark.parametrize("wins", [0, 0.5, 3, 10])
def test_wilson_holds_the_rate(wins: float) -> None:
    """Wilson's interval lies around the rate and inside 0 to 1."""
    low, high = wilson(wins, 10)
    assert 0 <= low <= wins / 10 <= high <= 1
    assert low < high


@pytest.mark.parametrize(
    ("freedom", "bound"), [(1, 12.706), (9, 2.262), (10, 2.228), (20, 2.086), (100, 1.984)]
)
def test_student(freedom: int, bound: float) -> None:
    """The bounds of Student's t are those of the printed tables."""
    assert student(freedom) == pytest.approx(bound, abs=0.001)


def test_mean_and_half_width() -> None:
    """The interval is that of the textbook."""
    values = [3.0, 5.0, 4.0, 9.0, 1.0]
    mean, half = interval(values)
    assert mean == pytest.approx(statistics.mean(values))
    assert half == pytest.approx(2.7764 * statistics.stdev(values) / math.sqrt(5), abs=0.001)
    assert interval([4.0]) == (4.0, 0.0)


def test_no_interval_without_differences() -> None:
    """Values that are all alike, or one alone, tell nothing about how sure their mean is."""
    sample = Sample()
    assert sample.interval() is None
    for _ in range(5):
        sample.add(1.0)
        assert sample.interval() is None
    sample.add(0.0)
    found = sample.interval(0, 1)
    assert found is not None
    assert 0 <= found[0] < 5 / 6 < found[1] == 1


@pytest.mark.parametrize("deals", [5, 40])
def test_intervals_hold_the_truth(deals: int, seed: str) -> None:
    """About 95 of 100 intervals hold the true mean."""
    dice = Random(seed)
    held = 0
    for _ in range(1000):
        mean, half = interval(dice.gauss(3.0, 2.0) for _ in range(deals))
        held += abs(mean - 3.0) <= half
    assert 925 <= held <= 975


def ends(truth: float, games: int, low: float, high: float, dice: Random) -> str:
    """Run a test on deals of some games that are each won with the true share."""
    test = Sprt(low, high)
    while True:
        wins = sum(dice.random() < truth for _ in range(games))
        verdict = test.add(wins / games)
        if verdict is not None:
            assert test.deals >= FEWEST
            assert abs(test.ratio()) >= BOUND
            return verdict


@pytest.mark.parametrize(
    ("low", "high", "games"), [(1 / 3, 0.5, 3), (0.5, 0.7, 2), (0.9, 0.98, 3), (0.05, 0.2, 1)]
)
def test_sequential_test_is_seldom_wrong(low: float, high: float, games: int, seed: str) -> None:
    """The test is right in about 95 of 100 cases for any true share, also far from a half."""
    dice = Random(seed)
    runs = count(50, 100)
    least = 0.88 * runs
    assert sum(ends(low, games, low, high, dice) == "H0" for _ in range(runs)) >= least
    assert sum(ends(high, games, low, high, dice) == "H1" for _ in range(runs)) >= least


def test_sequential_test_of_single_games() -> None:
    """With deals of one game the ratio is Wald's of a biased coin."""
    test = Sprt(0.4, 0.6)
    for share in [1.0] * 9 + [0.0] * 3:
        test.add(share)
    assert test.ratio() == pytest.approx(6 * math.log(0.6 / 0.4), abs=0.01)
