"""Results that are costly to make and asked for with every view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """The last result of something, made again only when what it is made of changed."""

    def __init__(self) -> None:
        self._last: tuple[tuple[object, ...], T] | None = None

    def get(self, made_of: tuple[object, ...], make: Callable[[], T]) -> T:
        """The result for what it is made of."""
        if self._last is None or self._last[0] != made_of:
            self._last = made_of, make()
        return self._last[1]
