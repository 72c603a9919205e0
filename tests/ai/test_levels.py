"""The levels and styles: what makes the weaker weak, and what one can see of a style."""

import math

import attrs
import pytest

from alhambra_qt.ai.evaluate import Evaluator
from alhambra_qt.ai.levels import LEVELS, level_of, style_of
from alhambra_qt.ai.player import UNDECIDED, choose, weighed
from alhambra_qt.ai.weights import BALANCED, OPEN_TO_OPINION, STYLES, believed
from alhambra_qt.engine import observe
from alhambra_qt.engine.play import legal_actions
from tests.ai.fairness import positions, shallow
from tests.cases import count


def test_names() -> None:
    """The five levels from weak to strong, one for tests, three styles; nothing else is known."""
    assert tuple(LEVELS) == ("random", "novice", "easy", "medium", "hard", "expert")
    assert tuple(STYLES) == ("balanced", "collector", "builder")
    with pytest.raises(ValueError, match="'master'"):
        level_of("master")
    with pytest.raises(ValueError, match="'spoiler'"):
        style_of("spoiler")


@pytest.mark.parametrize("level", ["novice", "easy"])
def test_mistakes_have_a_ceiling(level: str) -> None:
    """A weak player errs, but never takes what it holds to be worse by more than its ceiling."""
    how = LEVELS[level]
    sure, wild = attrs.evolve(how, noise=0.0), attrs.evolve(how, noise=4 * how.noise)
    erred = 0
    asked = count(15, 40)
    for number, game in enumerate(positions(f"ceiling-{level}", asked, number_of_modules(level))):
        seen = observe(game, game.frame.seat)
        best = choose(seen, sure, "x", reasons=False)
        worth = {best.action: best.value, **dict(best.alternatives)}
        for again in range(4):
            # With more noise than the level has, the ceiling is what holds it back.
            choice = choose(seen, wild if again % 2 else how, f"{number}/{again}", reasons=False)
            lost = best.value - worth[choice.action]
            assert lost <= how.ceiling + 1e-6, (game.setup, game.turn, choice.action, lost)
            erred += lost > 0
    assert erred > asked / 4


def test_opinions_last_for_a_decision() -> None:
    """A player with opinions shifts the best weights by up to a quarter; dice decide which.

    What it says of its choice are the numbers that it believes. With few tiles left it errs less.
    """
    stray = 0.26
    weights, again, other = (believed(BALANCED, stray, seed) for seed in ("s", "s", "t"))
    assert weights == again != other
    for name in OPEN_TO_OPINION:
        part = getattr(weights, name) / getattr(BALANCED, name)
        assert math.exp(-2 * stray) <= part <= math.exp(2 * stray)
    assert attrs.evolve(weights, **dict.fromkeys(OPEN_TO_OPINION, 0.0)) == attrs.evolve(
        BALANCED, **dict.fromkeys(OPEN_TO_OPINION, 0.0)
    )
    game = next(iter(positions("opinion", 1, False)))
    seen = observe(game, game.frame.seat)
    plain = LEVELS["medium"]
    choice = choose(seen, attrs.evolve(plain, opinion=stray), "s", reasons=False)
    part = min(1.0, len(game.bag) / len(game.players) / UNDECIDED)
    assert 0 < part < 1
    evaluator = Evaluator(seen.game, seen.seat, believed(BALANCED, stray * part, f"s/{seen.seat}"))
    copy = seen.game.clone()
    ways = weighed(evaluator, seen, copy, legal_actions(copy), plain, "s")
    assert choice.value == max(way.value for way in ways)


def number_of_modules(level: str) -> bool:
    """Whether modules are on: for one of the two levels."""
    return level == "easy"


@pytest.mark.parametrize("level", ["novice", "easy"])
def test_the_weak_forget(level: str) -> None:
    """They choose as somebody would who never saw which cards others took."""
    for number, game in enumerate(positions(f"forget-{level}", 10, True)):
        seat = game.frame.seat
        seen, forgotten = observe(game, seat), observe(game, seat, memory=False)
        assert choose(seen, level, number) == choose(forgotten, level, number)


def test_the_strong_remember() -> None:
    """A player that remembers others' cards chooses differently now and then."""
    changed = 0
    for number, game in enumerate(positions("remember", count(35, 60), False)):
        seat = game.frame.seat
        seen, forgotten = observe(game, seat), observe(game, seat, memory=False)
        changed += choose(seen, "medium", number) != choose(forgotten, "medium", number)
    assert changed > 5


def test_the_strong_search() -> None:
    """Hard plays rollouts, medium does not; expert plays more of them than hard."""
    hard, expert = LEVELS["hard"].depth, LEVELS["expert"].depth
    assert LEVELS["medium"].depth is None
    assert hard is not None
    assert expert is not None
    assert expert.futures > 3 * hard.futures
    assert shallow(LEVELS["expert"]).depth != expert
