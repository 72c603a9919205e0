"""The analysis process: one game in, the known results out, again and again.

Every message is bytes of UTF-8 JSON. The only question is ``{"start": ..., "actions": [...],
"dealt": {...}, "seed": ..., "work": ...}``, with the start as ``engine.codec.state_to_json`` writes
it, what was dealt anew by the numbers of actions, and the work that was kept, or null. The answers
are ``{"review": ..., "work": ..., "left": seconds}``, the last without work; how much is left is
null until the pace is known. Whoever wants no more ends the process: what it said last can be gone
on with. With ``"tried": {"at": ..., "action": ..., "best": ...}`` the only answer is what that
action would have cost there, ``{"cost": ..., "low": ..., "high": ...}``. With ``"asked": seat`` the
start is what that seat may know, and the answers are advice, as ``kept.advice_to_json`` writes it.
"""

import json
import os
import time
from collections.abc import Iterator, Mapping
from multiprocessing.connection import Connection
from typing import Any

import attrs

from alhambra_qt.engine.codec import action_from_json, setup_from_json, state_from_json
from alhambra_qt.engine.observe import Observation
from alhambra_qt.modules import rules_for

from .advice import advise
from .analyse import Analysis
from .halfway import take_up, work_to_json
from .kept import advice_to_json, review_to_json

STEPS_BACK = 10  # how much lower its priority is: the window and the players come first
SOON, OFTEN = 0.3, 1.0  # seconds until it first says something, and between later answers
PACE = 0.05  # of the work, after which the pace is known; the first stages are faster than others

Json = dict[str, Any]


def serve(connection: Connection) -> None:
    """Compute the review that is asked for; an error ends the process."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(STEPS_BACK)
    try:
        question = json.loads(connection.recv_bytes())
        for answer in answers_to(question):
            connection.send_bytes(json.dumps(answer).encode())
    except (EOFError, OSError):  # whoever asked is gone
        return


def answers_to(question: Mapping[str, Any]) -> Iterator[Json]:
    """Work, and say from time to time how far it is.

    Raises:
        BadData, KeyError, TypeError or ValueError: if the question cannot be read.
    """
    state = question["start"]
    setup = setup_from_json(state.get("setup"))
    start = state_from_json(state, rules_for(tuple(sorted(setup.modules))))
    if (seat := question.get("asked")) is not None:
        yield from map(advice_to_json, advise(Observation(seat, start), question["seed"]))
        return
    actions = [action_from_json(part) for part in question["actions"]]
    dealt = {int(at): luck for at, luck in question["dealt"].items()}
    analysis = Analysis(start, actions, question["seed"], dealt=dealt)
    if (tried := question.get("tried")) is not None:
        actions = [action_from_json(tried[name], name) for name in ("action", "best")]
        yield attrs.asdict(analysis.try_out(tried["at"], *actions))
        return
    if question["work"] is not None:
        take_up(analysis.work, question["work"])
    begun, before = time.monotonic(), analysis.done()
    told = begun - OFTEN + SOON
    for done in analysis.steps():
        now = time.monotonic()
        if now - told >= OFTEN and done < 1.0:
            told = now
            known = done - before >= PACE * (1.0 - before)
            left = (now - begun) * (1.0 - done) / (done - before) if known else None
            yield _answer(analysis, left)
    yield _answer(analysis, 0.0)


def _answer(analysis: Analysis, left: float | None) -> Json:
    review = analysis.review()
    work = work_to_json(analysis.work) if review.done < 1.0 else None
    seconds = left and round(left, 1)
    return {"review": review_to_json(review), "work": work, "left": seconds}
