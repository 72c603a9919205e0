"""Chance that is the same everywhere."""

from itertools import islice
from math import exp, fsum
from random import Random

import pytest

from alhambra_qt.engine.chance import bell, steady


def test_bell_scatters_by_one() -> None:
    """Numbers of a bell curve lie about 0 with a deviation of 1, and the same each time."""
    numbers = list(islice(bell(Random(7).random), 10_000))
    assert numbers == list(islice(bell(Random(7).random), 10_000))
    assert fsum(numbers) / len(numbers) == pytest.approx(0, abs=0.03)
    assert fsum(number**2 for number in numbers) / len(numbers) == pytest.approx(1, abs=0.05)


def test_steady_forgets_the_last_digits() -> None:
    """Two results that differ in the last digits only become one number."""
    value = exp(0.3)
    assert value != value * (1 + 1e-15)
    assert steady(value) == steady(value * (1 + 1e-15)) == pytest.approx(value, rel=1e-9)
