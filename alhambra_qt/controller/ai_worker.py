"""The process of the computer players: observations in, actions out, as lines of JSON.

It knows nothing but what it is sent: what a seat may know, the level and a seed.
"""

import json
from multiprocessing.connection import Connection
from typing import Any

from alhambra_qt import modules
from alhambra_qt.ai.player import choose
from alhambra_qt.engine import Observation
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.base import BaseGame
from alhambra_qt.engine.codec import (
    action_from_json,
    action_to_json,
    observation_from_json,
    observation_to_json,
)
from alhambra_qt.engine.rules import Rules

STOP = b""


def request(number: int, observation: Observation, level: str, seed: str) -> bytes:
    """Write a request for an action."""
    data = {
        "number": number,
        "modules": list(observation.game.setup.modules),
        "observation": observation_to_json(observation),
        "level": level,
        "seed": seed,
    }
    return json.dumps(data).encode()


def reply(data: dict[str, Any]) -> bytes:
    """Answer a request with an action, or with what went wrong."""
    number = data["number"]
    rules = Rules(BaseGame(), *modules.chosen(data["modules"]))
    observation = observation_from_json(data["observation"], rules)
    choice = choose(observation, data["level"], data["seed"])
    return json.dumps({"number": number, "action": action_to_json(choice.action)}).encode()


def answered(data: bytes) -> tuple[int, Action]:
    """Read an answer: the number of the request and the action."""
    read = json.loads(data)
    return read["number"], action_from_json(read["action"])


def run(connection: Connection) -> None:
    """Answer requests until told to stop or left alone; an error ends the process."""
    while True:
        try:
            data = connection.recv_bytes()
        except (EOFError, OSError):
            return
        if data == STOP:
            return
        connection.send_bytes(reply(json.loads(data)))
