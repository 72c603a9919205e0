"""Randomness as deck order, keyed by (seed, tag, counter).

The state holds no generator object (cloning one costs more than cloning a game), and with one key
per use, switching a module on does not change what other parts draw. Python guarantees only
``random()`` to be stable across versions, so shuffles and draws are built on it here.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Iterable[T], seed: str, tag: str, counter: int = 0) -> list[T]:
    """Return the items shuffled; equal seed, tag and counter give the same order."""
    deck = list(items)
    if len(deck) < 2:
        return deck  # seeding takes longer than most shuffles
    roll = Random(f"{seed}/{tag}/{counter}").random
    for last in range(len(deck) - 1, 0, -1):
        other = int(roll() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def pick(items: Sequence[T], seed: str, tag: str, counter: int = 0) -> T:
    """Draw an item; equal seed, tag and counter draw the same one."""
    return items[int(Random(f"{seed}/{tag}/{counter}").random() * len(items))]


def bell(roll: Callable[[], float]) -> Iterator[float]:
    """Yield normally distributed numbers (mean 0, deviation 1); ``roll`` is uniform in [0, 1)."""
    while True:
        turn, far = roll() * math.tau, math.sqrt(-2.0 * math.log(1.0 - roll()))
        yield steady(math.cos(turn) * far)
        yield steady(math.sin(turn) * far)


def steady(value: float) -> float:
    """Round a number whose last digits differ between systems and versions to ten digits.

    Results of numpy and of functions such as ``exp`` are such numbers. Once they are rounded,
    everything computed from them with the four basic operations, ``math.sqrt`` and ``math.fsum``
    is the same on every system, to the bit.
    """
    return float(f"{value:.10g}")
