"""Mistakes with modules that anybody would see: medium makes them in less than one of a hundred."""

from collections import Counter
from functools import lru_cache

import attrs
import pytest

from alhambra_qt import modules
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.ai.player import choose
from alhambra_qt.engine import legal_actions, observe, why_not
from tests import module_parts
from tests.ai.blunders import Puzzle, blunders_of
from tests.ai.blunders_modules import FIND, MISUSED, NEEDED, SUITE, kept, puzzles
from tests.cases import count, some

LEAST = 2  # of each kind


@lru_cache(maxsize=1)
def suite() -> tuple[Puzzle, ...]:
    """The positions."""
    return tuple(kept())


def told(missed: list[Puzzle]) -> list[object]:
    """Say how to find positions again."""
    return [(puzzle.kind, puzzle.game.setup, puzzle.game.turn) for puzzle in missed]


def test_the_suite() -> None:
    """Some positions of every kind, in each of which the blunders are legal and can be avoided."""
    for kind in NEEDED:
        assert sum(puzzle.kind == kind for puzzle in suite()) >= LEAST, kind
    for puzzle in suite():
        assert all(why_not(puzzle.game, action) is None for action in puzzle.blunders)
        assert set(legal_actions(puzzle.game)) - set(puzzle.blunders)
        assert puzzle.blunders == FIND[puzzle.kind](puzzle.game), told([puzzle])


@pytest.mark.night
def test_games_still_show_every_kind() -> None:
    """The games that the suite was found in still have some positions of every kind."""
    seed, games, _ = SUITE
    found = Counter(puzzle.kind for puzzle in puzzles(seed, games, LEAST))
    assert found == dict.fromkeys(NEEDED, LEAST)


def test_every_module() -> None:
    """Each module in which a seat chooses something can be misused in a way of its own."""
    assert {module.id for module in modules.ALL if module_parts.actions(module)} <= MISUSED


def test_medium_sees_them() -> None:
    """At least 99 of 100 positions without the blunder."""
    missed = blunders_of("medium", list(suite()))
    assert len(missed) <= len(suite()) / 100, told(missed)


def test_the_search_unlearns_nothing() -> None:
    """A deeper search does not blunder either; the daily run tries some kinds of positions."""
    first = {puzzle.kind: puzzle for puzzle in reversed(suite())}
    missed = blunders_of("hard", some(list(first.values()), 12))
    assert not missed, told(missed)


def test_novices_keep_to_their_ceiling() -> None:
    """A novice may blunder, but never takes what it holds to be worse by more than its ceiling."""
    how = LEVELS["novice"]
    sure = attrs.evolve(how, noise=0.0)
    for number, puzzle in enumerate(suite()[:: count(4, 2)]):
        observed = observe(puzzle.game, puzzle.game.frame.seat)
        best = choose(observed, sure, number, reasons=False)
        worth = {best.action: best.value, **dict(best.alternatives)}
        action = choose(observed, how, number, reasons=False).action
        assert best.value - worth[action] <= how.ceiling + 1e-6, told([puzzle])


def test_chance_does_not() -> None:
    """A random player commits many blunders: the suite can fail."""
    assert len(blunders_of("random", list(suite()))) > len(suite()) / 5
