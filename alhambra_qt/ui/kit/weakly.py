"""Keep a method of a widget without keeping the widget.

    cards.make = weakly(self.card)                    # passes the caller's arguments on
    button.clicked.connect(weakly(self.open, "book")) # passes the given arguments instead

Only Qt owns and deletes widgets. A child that held a method of the page around it would create a
reference cycle, and Python's collector would free the page in arbitrary order, which crashes Qt. A
signal needs this only to pass a value along: ``connect(self.method)`` is already weak.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakMethod

import shiboken6

T = TypeVar("T")


def weakly(method: Callable[..., T], *known: Any) -> Callable[..., T | None]:
    """Return a function that calls a bound method, or does nothing once its object is gone.

    With ``known``, the method gets those arguments instead of the caller's.
    """
    held = WeakMethod(method)

    def call(*told: Any) -> T | None:
        alive = held()
        if alive is None:
            return None
        owner = getattr(alive, "__self__", None)
        if isinstance(owner, shiboken6.Object) and not shiboken6.isValid(owner):
            return None
        return alive(*(known or told))

    return call
