"""Keep a method of a widget without keeping the widget.

    cards.make = weakly(self.card)                    # what is asked for is passed on
    button.clicked.connect(weakly(self.open, "book")) # what is known is passed instead

Widgets are owned and deleted by Qt only. A child that held a method of the page it stands in would
close a circle, and Python's collector would free the page in any order: a crash in Qt. A signal
needs this only where a value travels with it: ``connect(self.method)`` is weak by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakMethod

import shiboken6

T = TypeVar("T")


def weakly(method: Callable[..., T], *known: Any) -> Callable[..., T | None]:
    """Return a function that calls a bound method, or does nothing once its object is gone.

    With ``known`` the method is given that, and nothing of what a signal brings.
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
