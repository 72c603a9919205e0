"""Mistakes that anybody would see: medium and above make them in less than one of a hundred."""

from functools import lru_cache

import pytest

from alhambra_qt.engine import why_not
from tests.ai.blunders import KINDS, Puzzle, blunders_of
from tests.ai.blunders_kept import COSTS, SURE, UNJUDGED, costs, kept, right_and_wrong
from tests.cases import count

EACH = 38  # of each kind, in the base game and with modules: 304 positions


@lru_cache(maxsize=1)
def suite() -> tuple[Puzzle, ...]:
    """The positions."""
    return tuple(kept())


def test_the_suite() -> None:
    """Enough positions of every kind, in each of which the blunder is legal."""
    found = suite()
    assert len(found) >= 300
    for kind in KINDS:
        assert sum(puzzle.kind == kind.__name__ for puzzle in found) == 2 * EACH
    for puzzle in found:
        assert all(why_not(puzzle.game, action) is None for action in puzzle.blunders)
        assert puzzle.blunders == next(find for find in KINDS if find.__name__ == puzzle.kind)(
            puzzle.game
        )


def test_mistakes_cost_points() -> None:
    """Positions are kept where games played on say so; a few near the end are judged again."""
    for number, puzzle in enumerate(suite()):
        if number % count(4, 1) == 0:
            right, wrong = right_and_wrong(puzzle)
            assert wrong in puzzle.blunders
            assert right not in puzzle.blunders
        assert puzzle.costs or puzzle.kind in UNJUDGED
        if puzzle.costs:
            lost, doubt, worlds = puzzle.costs
            assert lost >= COSTS
            assert lost > SURE * doubt
            assert worlds >= 24
    late = sorted((p for p in suite() if p.costs), key=lambda puzzle: len(puzzle.game.bag))
    judged_again = [costs(puzzle) for puzzle in late[: count(1, 3)]]
    assert all(judged_again)


@pytest.mark.parametrize(
    ("level", "one_in"),
    [("medium", count(5, 1)), ("hard", count(19, 1)), ("expert", count(100, 8))],
)
def test_they_are_seen(level: str, one_in: int) -> None:
    """At least 99 of 100 positions without the blunder; who takes his time is asked in some."""
    found = list(suite()[::one_in])
    missed = blunders_of(level, found)
    assert len(missed) <= len(found) / 100, [
        (puzzle.kind, puzzle.game.setup, puzzle.game.turn) for puzzle in missed
    ]


def test_chance_does_not() -> None:
    """A random player commits many blunders: the suite can fail."""
    assert len(blunders_of("random", list(suite()))) > 40
