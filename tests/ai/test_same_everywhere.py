"""The same seed gives the same choices on every version of Python and numpy, on every system."""

import builtins
import math
from collections.abc import Iterable
from random import Random
from typing import Any

import numpy as np
import pytest

from alhambra_qt.ai import board, majority, weights
from alhambra_qt.ai.levels import PLAYERS
from alhambra_qt.engine.chance import bell, steady
from tests.ai import choices
from tests.cases import night

SOME = choices.GAMES[:2]
CACHES = (
    *(majority.chances, majority._against, majority.expected_points, majority.points_to_come),
    board.fractions_of,
)


def forget() -> None:
    """Clear the caches of the whole program."""
    for cache in (*CACHES, weights.believed):
        cache.cache_clear()


def test_choices_are_those_of_the_file() -> None:
    """The choice of every level and its values equal those of the file, to the last bit."""
    found = choices.found(all_search=night())
    assert found.keys() == choices.kept().keys()
    assert choices.differences(found) == []


def test_other_choices_make_a_new_version() -> None:
    """A changed choice of any level needs a new version, which challenges name."""
    assert [*choices.PRINTS] == [*range(1, PLAYERS + 1)]
    assert choices.PRINTS[PLAYERS] == choices.printed()
    assert len({*choices.PRINTS.values()}) == len(choices.PRINTS)


def test_no_sum_depends_on_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players add up by ``sum`` whole numbers alone: of others the last bits are new in 3.12."""
    plain = sum

    def checked(values: Iterable[Any], start: int = 0) -> Any:
        found = list(values)
        assert len(found) < 3 or all(float(value).is_integer() for value in found), found
        return plain(found, start)

    forget()
    monkeypatch.setattr(builtins, "sum", checked)
    assert choices.differences(choices.found(SOME, all_search=night())) == []


def test_last_bits_of_functions_decide_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices stay the same where another system's functions give neighbours of these results."""
    for name in ("exp", "log", "log1p", "cos", "sin"):
        real = getattr(math, name)
        monkeypatch.setattr(math, name, lambda x, real=real: math.nextafter(real(x), math.inf))
    real_tanh = np.tanh
    monkeypatch.setattr(np, "tanh", lambda x: np.nextafter(real_tanh(x), -2.0))
    forget()
    found = choices.found(SOME, all_search=night())
    monkeypatch.undo()
    forget()
    assert choices.differences(found) == []


def test_bell() -> None:
    """Errors scatter about 0 by 1, by numbers that Python promises for every version."""
    errors = bell(Random("bell").random)
    found = [next(errors) for _ in range(4000)]
    assert found[:3] == [-0.00650799189, 0.2765360485, 0.4995391215]
    mean = math.fsum(found) / len(found)
    assert abs(mean) < 0.06
    assert abs(math.fsum([(one - mean) ** 2 for one in found]) / len(found) - 1.0) < 0.08
    inside = [one for one in found if abs(one) < 1.0]
    assert abs(len(inside) / len(found) - 0.683) < 0.03


@pytest.mark.parametrize("value", [0.0, 1.0, -2.5, math.pi, 1e-30, 123456789.0])
def test_steady(value: float) -> None:
    """Neighbours of a number become one number, which is very near."""
    near = {steady(math.nextafter(value, end)) for end in (-math.inf, math.inf) if value}
    assert near | {steady(value)} == {steady(value)}
    assert math.isclose(steady(value), value, rel_tol=1e-9)
