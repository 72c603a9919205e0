"""A place between the levels."""

from itertools import pairwise

import pytest

from alhambra_qt.engine.actions import EndTurn
from alhambra_qt.review.model import JudgedChoice, LevelPlace
from alhambra_qt.review.strength import losses_of_levels, place, place_of


def choices(costs: list[float], share: float = 1 / 3) -> list[JudgedChoice]:
    """A choice in each turn, with these costs."""
    even, end = (share, 1 - share, 0.0), EndTurn.of()
    return [
        JudgedChoice(turn, turn, 0, even, even, (-cost, cost, 0.0), cost, cost, cost, end, end)
        for turn, cost in enumerate(costs)
    ]


def placed(costs: list[float], share: float = 1 / 3) -> LevelPlace:
    """The place of a seat with these costs."""
    found = place_of(choices(costs, share), 3)
    assert found is not None
    return found


def test_the_scale() -> None:
    """No level loses more than the one before it, and the first clearly more than the last."""
    scale = losses_of_levels()
    assert len(scale) == 5
    assert all(worse >= better for worse, better in pairwise(scale))
    assert scale[0] > 2 * scale[-1]
    assert [place(loss, scale) for loss in (9.0, scale[0], 0.0, -1.0)] == [0.0, 0.0, 4.0, 4.0]


def test_who_loses_less_stands_higher() -> None:
    """Fewer and smaller losses give a higher place, within an interval that holds it."""
    found = [placed([cost, 0.0, 0.0] * 5) for cost in (0.2, 0.08, 0.04, 0.0)]
    assert [one.at for one in found] == sorted(one.at for one in found)
    assert found[0].at < found[-1].at
    assert all(one.low <= one.at <= one.high for one in found)


def test_what_is_at_stake() -> None:
    """The same loss weighs more where less can be lost."""
    costs = [0.02, 0.0] * 8
    assert placed(costs, 0.05).at < placed(costs).at


def test_too_few_turns() -> None:
    """After a few turns, or where nothing was at stake, nothing is said."""
    assert place_of(choices([0.1] * 7), 3) is None
    assert place_of(choices([0.0] * 9, share=0.0), 3) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_any_number_of_seats(seats: int) -> None:
    """Every number of seats has a place."""
    assert place_of(choices([0.05, 0.0] * 6), seats) is not None
