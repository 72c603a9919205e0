"""Results that are costly to make and asked for with every view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """The last `most` results of something, made again only when what they are made of changed."""

    def __init__(self, most: int = 1) -> None:
        self._most = most
        self._made: list[tuple[tuple[object, ...], T]] = []  # the last one first

    def get(self, made_of: tuple[object, ...], make: Callable[[], T]) -> T:
        """The result for what it is made of."""
        place = next((k for k, (known, _) in enumerate(self._made) if known == made_of), None)
        found = (made_of, make()) if place is None else self._made.pop(place)
        self._made.insert(0, found)
        del self._made[self._most :]
        return found[1]
