"""Randomness as deck order, keyed by (seed, tag, counter).

No generator object lives in the state (cloning one costs more than cloning a game), and a key
per use means that switching a module on does not reshuffle what other parts draw. Only
``random()`` is promised stable across Python versions, so what is made of it is ours.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Iterable[T], seed: str, tag: str, counter: int = 0) -> list[T]:
    """Give the items in the order that this seed, tag and counter always produce."""
    deck = list(items)
    roll = Random(f"{seed}/{tag}/{counter}").random
    for last in range(len(deck) - 1, 0, -1):
        other = int(roll() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def pick(items: Sequence[T], seed: str, tag: str, counter: int = 0) -> T:
    """Give the one item that this seed, tag and counter always draw."""
    return items[int(Random(f"{seed}/{tag}/{counter}").random() * len(items))]


def bell(roll: Callable[[], float]) -> Iterator[float]:
    """Draw numbers that scatter about 0 by 1 as a bell curve says; ``roll`` gives 0 up to 1."""
    while True:
        turn, far = roll() * math.tau, math.sqrt(-2.0 * math.log(1.0 - roll()))
        yield steady(math.cos(turn) * far)
        yield steady(math.sin(turn) * far)


def steady(value: float) -> float:
    """Round to ten digits what the last ones of differ between systems and versions.

    That is what functions such as ``exp`` give, and numpy: whatever is worked out from it by the
    four basic operations, ``math.sqrt`` and ``math.fsum`` is then the same everywhere, to the bit.
    """
    return float(f"{value:.10g}")
