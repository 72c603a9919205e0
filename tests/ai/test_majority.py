"""Expected majority points against plain counting."""

from itertools import product

import pytest

from alhambra_qt.ai.majority import chances, expected_points
from alhambra_qt.engine.scoring import share_places

POINTS = ((6,), (13, 6), (21, 13, 6))


@pytest.mark.parametrize("points", POINTS)
def test_nothing_to_come(points: tuple[int, ...]) -> None:
    """With no tiles to come the expectation is the scoring itself."""
    for counts in product((0, 1, 2, 3), repeat=3):
        rivals = tuple(sorted((float(count), 0) for count in counts[1:]))
        wanted = share_places(counts, points)[0][1]
        assert expected_points((counts[0], 0), rivals, points) == pytest.approx(wanted)


@pytest.mark.parametrize("points", POINTS)
def test_agrees_with_trying_everything(points: tuple[int, ...]) -> None:
    """With tiles to come it is the mean over all that can happen."""
    start, eighths = (2, 1, 0), (6, 10, 3)
    total = 0.0
    for more in product(*(range(len(chances(part))) for part in eighths)):
        chance = 1.0
        for part, number in zip(eighths, more, strict=True):
            chance *= chances(part)[number]
        counts = [count + number for count, number in zip(start, more, strict=True)]
        total += chance * share_places(counts, points)[0][1]
    rivals = tuple(sorted((start[index], eighths[index]) for index in (1, 2)))
    assert expected_points((start[0], eighths[0]), rivals, points) == pytest.approx(total)


def test_half_a_building_breaks_ties() -> None:
    """Half a building more is ahead of a tie."""
    assert expected_points((2.5, 0), ((2, 0), (2, 0)), (13, 6)) == 13
