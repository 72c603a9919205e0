"""Which cases run by day and which only at night.

The day run must answer in minutes, so it never takes the full product of sizes, scales, languages
and themes: it takes a covering array, in which every two values meet in at least one case. The
night run (`--night`) takes the product.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, TypeVar

from allpairspy import AllPairs

T = TypeVar("T")

# Set by tests/conftest.py before anything is collected.
NIGHT = False


def night() -> bool:
    """Whether everything is asked (`--night`)."""
    return NIGHT


def pairs(**axes: Sequence[Any]) -> tuple[list[str], list[tuple[Any, ...]]]:
    """Arguments for `parametrize`: by day every two values of two axes meet, at night all do."""
    values = [list(axis) for axis in axes.values()]
    if night() or len(values) < 2:
        return list(axes), list(product(*values))
    return list(axes), [tuple(row) for row in AllPairs(values)]


def some(values: Sequence[T], by_day: int) -> list[T]:
    """By day so many of the values, evenly spread from first to last; at night all."""
    if night() or by_day >= len(values):
        return list(values)
    step = (len(values) - 1) / max(by_day - 1, 1)
    return [values[round(k * step)] for k in range(by_day)]


def count(by_day: int, at_night: int) -> int:
    """How often something is tried."""
    return at_night if night() else by_day
