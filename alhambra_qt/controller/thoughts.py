"""What a computer player thought when it chose: its reasons and what else it weighed.

It comes from the computers' process with the action, stays with the step in the game, and is kept
in the record. What it says of a hidden hand stays hidden until the game is
over (see ``whys``).
"""

import json
from collections.abc import Iterable, Mapping
from math import isfinite
from typing import Any

from attrs import define, field, frozen

from alhambra_qt.engine import BadData
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json, action_to_json
from alhambra_qt.engine.fields import is_text

Json = dict[str, Any]
Params = tuple[tuple[str, str | int | float], ...]

MOST_ALTERNATIVES = 4


@frozen
class Thought:
    """A chosen action with what goes with it.

    Attributes:
        action: what was chosen.
        value: what was expected of it, in points.
        alternatives: other actions with what was expected of them, the best first.
        reasons: the ids of texts with their values, the weightiest first.
    """

    action: Action
    value: float = 0.0
    alternatives: tuple[tuple[Action, float], ...] = ()
    reasons: tuple[tuple[str, Params], ...] = ()


def to_json(thought: Thought) -> Json:
    """Write a thought without its action, which its step holds."""
    return {
        "value": thought.value,
        "alternatives": [[action_to_json(action), value] for action, value in thought.alternatives],
        "reasons": [{"id": name, "params": dict(params)} for name, params in thought.reasons],
    }


@define
class Written:
    """The thoughts of a game as text, each written once: a game is saved after every action."""

    _texts: dict[int, tuple[Thought, str]] = field(factory=dict)

    def text(self, kept: Iterable[tuple[int, Thought]]) -> str:
        """Write thoughts by the numbers of their steps."""
        return "{" + ",".join(f'"{number}":{self._one(number, one)}' for number, one in kept) + "}"

    def _one(self, number: int, thought: Thought) -> str:
        known = self._texts.get(number)
        if known is None or known[0] is not thought:  # taken back, and something else played
            text = json.dumps(to_json(thought), ensure_ascii=False, separators=(",", ":"))
            known = self._texts[number] = (thought, text)
        return known[1]


def from_json(data: Any, action: Action | None = None, field: str = "thought") -> Thought:
    """Read a thought; without ``action`` the data must hold it.

    Raises:
        BadData: naming the broken field.
    """
    if not isinstance(data, Mapping):
        raise BadData(field, "a thought must be an object")
    chosen = action if action is not None else action_from_json(data.get("action"), field)
    others, reasons = data.get("alternatives", []), data.get("reasons", [])
    if not isinstance(others, list) or not isinstance(reasons, list):
        raise BadData(field, "alternatives and reasons must be lists")
    return Thought(
        chosen,
        _number(data.get("value", 0.0), field),
        tuple(_alternative(part, field) for part in others[:MOST_ALTERNATIVES]),
        tuple(_reason(part, field) for part in reasons),
    )


def _alternative(data: Any, field: str) -> tuple[Action, float]:
    if not isinstance(data, list) or len(data) != 2:
        raise BadData(field, "an alternative must be an action with its value")
    return action_from_json(data[0], field), _number(data[1], field)


def _reason(data: Any, field: str) -> tuple[str, Params]:
    name = data.get("id") if isinstance(data, Mapping) else None
    params = data.get("params", {}) if isinstance(data, Mapping) else None
    if not isinstance(name, str) or not is_text(name) or not isinstance(params, Mapping):
        raise BadData(field, "a reason must have an id and values")
    found = []
    for key, value in params.items():
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            raise BadData(field, "the values of a reason must be texts or numbers")
        found.append((str(key), value))
    return name, tuple(sorted(found))


def _number(value: Any, field: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise BadData(field, "a value must be a number")
    return float(value)
