"""The computer players' own process: JSON in, JSON out, over a pipe.

Start ``serve`` with one end of ``multiprocessing.Pipe()`` (spawn context). Every message is bytes
of UTF-8 JSON by ``send_bytes``. A request is ``{"number": n, "observation": ..., "level": ...,
"style": ..., "seed": ...}`` with the observation as ``engine.codec.observation_to_json`` writes it;
without a style it is balanced. The answer is ``{"number": n, "action": {...}, "value": x,
"alternatives": [[{...}, x], ...], "reasons": [{"id": ..., "params": {...}}, ...]}``.

The process ends when the pipe is closed, when it receives an empty message, or on an error; the
caller must restart it.
"""

import json
import os
import time
from collections.abc import Mapping
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any

from alhambra_qt.engine.codec import action_to_json, observation_from_json, setup_from_json
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.rules import Rules
from alhambra_qt.modules import rules_for

from .player import Choice, choose
from .reasons import Reason

Json = dict[str, Any]


STOP = b""
LONGEST = 3.5  # seconds after which a search is cut short; normally none takes this long
STEPS_BACK = 5  # increase of the process's nice value
BALANCED = "balanced"


def serve(connection: Connection) -> None:
    """Answer requests until an empty message or a closed pipe; an error ends the process.

    The process lowers its priority, so that the window can always draw its frames first.
    """
    if hasattr(os, "nice"):  # not on Windows
        os.nice(STEPS_BACK)
    while True:
        try:
            data = connection.recv_bytes()
        except (EOFError, OSError):
            return
        if data == STOP:
            return
        reply = answer(data)
        try:
            connection.send_bytes(reply)
        except OSError:  # the caller is gone
            return


def answer(data: bytes) -> bytes:
    """Answer one request.

    Raises:
        BadData: if it cannot be read.
        ValueError: if it is not JSON, level or style is unknown, or there is nothing to choose.
    """
    request = json.loads(data)
    if not isinstance(request, Mapping):
        raise BadData("request", "a request must be an object")
    reply = {"number": request.get("number"), **_chosen(request)}
    return json.dumps(reply, ensure_ascii=False).encode()


def _chosen(request: Mapping[str, Any]) -> Json:
    observation = request.get("observation")
    game = observation.get("game") if isinstance(observation, Mapping) else None
    if not isinstance(game, Mapping):
        raise BadData("observation.game", "an observation must hold a game")
    setup = setup_from_json(game.get("setup"), "observation.game.setup")
    seen = observation_from_json(observation, _rules(tuple(sorted(setup.modules))))
    level, seed = str(request.get("level")), str(request.get("seed"))
    style = str(request.get("style", BALANCED))
    deadline = time.monotonic() + LONGEST

    def enough() -> bool:
        return time.monotonic() > deadline

    return choice_to_json(choose(seen, level, seed, style=style, enough=enough))


@lru_cache(maxsize=8)
def _rules(module_ids: tuple[str, ...]) -> Rules:
    return rules_for(module_ids)


def choice_to_json(choice: Choice) -> Json:
    """Convert a choice to JSON, with its value, alternatives and reasons."""
    return {
        "action": action_to_json(choice.action),
        "value": round(choice.value, 2),
        "alternatives": [
            [action_to_json(action), round(value, 2)] for action, value in choice.alternatives
        ],
        "reasons": [_reason(reason) for reason in choice.reasons],
    }


def _reason(reason: Reason) -> Json:
    return {"id": reason.id, "params": dict(reason.params)}
