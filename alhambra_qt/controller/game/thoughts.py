"""What a computer player thought when it chose: its reasons and what else it weighed.

It comes from the computers' process with the action, stays with the step in the game, and is kept
in the record. What it says of a hidden hand stays hidden until the game is
over (see ``whys``).
"""

import json
from collections.abc import Iterable
from typing import Any

from attrs import define, field, frozen

from alhambra_qt.controller.game import saved
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json, action_to_json

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


def from_saved(data: saved.SavedThought, action: Action, field: str = "thought") -> Thought:
    """Take a thought about an action from a file or an answer.

    Raises:
        BadData: naming the field that holds another action that is none.
    """
    return Thought(
        action,
        data.value,
        tuple(
            (action_from_json(other, field), value)
            for other, value in data.alternatives[:MOST_ALTERNATIVES]
        ),
        tuple((one.id, tuple(sorted(one.params.items()))) for one in data.reasons),
    )
