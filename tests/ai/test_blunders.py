"""Mistakes that anybody would see: medium and above make them in less than one of a hundred."""

from functools import lru_cache

import pytest

from alhambra_qt.engine import why_not
from tests.ai.blunders import CLEAR, KINDS, Puzzle, blunders_of, judged, puzzles

EACH = 38  # of each kind, in the base game and with modules: 304 positions
FEW = 5  # for the levels that take their time


@lru_cache(maxsize=1)
def suite() -> tuple[Puzzle, ...]:
    """The positions."""
    return tuple(
        puzzle for on in (False, True) for puzzle in puzzles("blunder-suite", EACH, with_modules=on)
    )


def test_the_suite() -> None:
    """Enough positions of every kind, in each of which the blunder is legal."""
    found = suite()
    assert len(found) >= 300
    for kind in KINDS:
        assert sum(puzzle.kind == kind.__name__ for puzzle in found) == 2 * EACH
    for puzzle in found:
        assert all(why_not(puzzle.game, action) is None for action in puzzle.blunders)


def test_medium_sees_them() -> None:
    """At least 99 of 100 positions without the blunder."""
    found = suite()
    missed = blunders_of("medium", list(found))
    assert len(missed) <= len(found) / 100, [
        (puzzle.kind, puzzle.game.setup, puzzle.game.turn) for puzzle in missed
    ]


@pytest.mark.parametrize("level", ["hard"])
def test_the_search_unlearns_nothing(level: str) -> None:
    """Looking further hardly ever leads into them; now and then it has a reason."""
    found = [puzzle for index, puzzle in enumerate(suite()) if index % (2 * EACH // FEW) == 0]
    missed = blunders_of(level, found)
    assert len(missed) <= 1, [
        (puzzle.kind, puzzle.game.setup, puzzle.game.turn) for puzzle in missed
    ]


def test_a_mistake_can_be_judged() -> None:
    """A tile worth much that is not built at the very end costs what it was worth."""
    late = sorted(suite(), key=lambda puzzle: len(puzzle.game.bag))
    kept = [puzzle for puzzle in late if puzzle.kind == "kept_for_nothing"]
    puzzle = next(puzzle for puzzle in kept if blunders_of("random", [puzzle]))
    verdict = judged(puzzle, 0, "random", 3)
    assert verdict is not None
    assert verdict[0] <= -CLEAR / 2
    assert judged(puzzle, 0, "medium", 3) is None


def test_chance_does_not() -> None:
    """Whoever chooses blindly commits many: the suite can fail."""
    assert len(blunders_of("random", list(suite()))) > 40
