"""Randomness as deck order, keyed by (seed, tag, counter).

No generator object lives in the state (cloning one costs more than cloning a game), and a key
per use means that switching a module on does not reshuffle what other parts draw. Only
``random()`` is promised stable across Python versions, so the shuffle itself is ours.
"""

from collections.abc import Iterable, Sequence
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
