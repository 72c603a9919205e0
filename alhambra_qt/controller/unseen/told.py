"""What a computer player is told: the very text that is sent to it, as far as a viewer may read it.

A computer gets the observation of its seat and nothing else. What it holds unseen by the viewer
stands there as unknown (``null`` or -1), like what it does not see itself.
"""

import json
from typing import Any

from alhambra_qt.engine.codec import observation_to_json
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.observe import Observation, observe


def told(seen: Observation, seat: Seat) -> dict[str, Any]:
    """Give what a computer in a seat is sent, as far as the observer may know it."""
    return observation_to_json(observe(seen.game, seat))


def told_text(seen: Observation, seat: Seat) -> str:
    """Write the same as a text with a line for each field: JSON that can be read again."""
    data = told(seen, seat)
    fields = [f"  {json.dumps(key)}: {_line(value)}" for key, value in data["game"].items()]
    inside = ",\n".join(fields)
    return f'{{\n "seat": {seat},\n "game": {{\n{inside}\n }}\n}}\n'


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
