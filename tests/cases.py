"""The cases of the daily run, and those of the night run.

The daily run must answer in minutes, so it never takes the full product of sizes, scales, languages
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
    """Arguments for `parametrize`: daily every two values of two axes meet, at night all do."""
    values = [list(axis) for axis in axes.values()]
    if night() or len(values) < 2:
        return list(axes), list(product(*values))
    return list(axes), [tuple(row) for row in AllPairs(values)]


def each(**axes: Sequence[Any]) -> tuple[list[str], list[tuple[Any, ...]]]:
    """Arguments for `parametrize`: daily every value of each axis occurs once, at night all meet.

    For what one page shows: `tests/ui/test_every_page.py` lets the values meet on every page.
    """
    values = [list(axis) for axis in axes.values()]
    if night():
        return list(axes), list(product(*values))
    longest = max(map(len, values))
    return list(axes), [tuple(axis[k % len(axis)] for axis in values) for k in range(longest)]


def some(values: Sequence[T], by_day: int) -> list[T]:
    """Return so many of the values, evenly spread from first to last; at night all."""
    if night() or by_day >= len(values):
        return list(values)
    step = (len(values) - 1) / max(by_day - 1, 1)
    return [values[round(k * step)] for k in range(by_day)]


def count(by_day: int, at_night: int) -> int:
    """How often something is tried."""
    return at_night if night() else by_day
