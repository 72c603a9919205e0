"""Reviews as plain JSON, for a file beside the record and a pipe.

The window reads them: nothing of the work itself is imported here, which needs numpy.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json, action_to_json, digest
from alhambra_qt.engine.rules import Game

from .model import (
    Advice,
    JudgedChoice,
    LevelMove,
    LevelPlace,
    PricedMove,
    Reveal,
    Review,
    ReviewReason,
    Swing,
)

Json = dict[str, Any]


def tie(start: Game, actions: Sequence[Action], dealt: Mapping[int, str] | None = None) -> str:
    """Give what ties a review to its game: another start or other actions give another text.

    So does what was ``dealt`` anew before an action, as in ``Analysis``.
    """
    played = json.dumps([action_to_json(action) for action in actions], sort_keys=True)
    if dealt:
        played += json.dumps(sorted(dealt.items()))
    return hashlib.sha256(f"{digest(start)} {played}".encode()).hexdigest()[:32]


def review_to_json(review: Review) -> Json:
    """Write a review."""
    return {
        "start": review.start,
        "result": review.result,
        "swings": [swing_to_json(swing) for swing in review.swings],
        "turns": review.turns,
        "done": review.done,
        "rough": review.rough,
        "error": review.error,
        "places": [None if level is None else attrs.asdict(level) for level in review.places],
    }


def swing_to_json(swing: Swing) -> Json:
    """Write a change; a choice says what it cost beside what it changed."""
    found: Json = {"at": swing.at, "turn": swing.turn, "seat": swing.seat}
    found |= {"before": swing.before, "after": swing.after}
    if isinstance(swing, JudgedChoice):
        found |= {"own": swing.own, "cost": swing.cost, "low": swing.low, "high": swing.high}
        found |= {"played": action_to_json(swing.played), "best": action_to_json(swing.best)}
        found["reasons"] = [reason_to_json(reason) for reason in swing.reasons]
        found |= {"unclear": True} if swing.unclear else {}
    return found


def review_from_json(data: Mapping[str, Any]) -> Review:
    """Read what ``review_to_json`` wrote.

    Raises:
        BadData, KeyError, TypeError or ValueError: if it did not.
    """
    places = (None if place is None else LevelPlace(**place) for place in data["places"])
    return Review(
        start=tuple(data["start"]),
        result=tuple(data["result"]),
        swings=tuple(_swing_from_json(swing) for swing in data["swings"]),
        turns=data["turns"],
        done=data["done"],
        rough=data["rough"],
        error=data["error"],
        places=tuple(places),
    )


def _swing_from_json(data: Mapping[str, Any]) -> Swing:
    at, turn, seat = data["at"], data["turn"], data["seat"]
    before, after = tuple(data["before"]), tuple(data["after"])
    if "cost" not in data:
        return Reveal(at, turn, seat, before, after)
    played, best = (action_from_json(data[name], name) for name in ("played", "best"))
    reasons = tuple(reason_from_json(reason) for reason in data["reasons"])
    own, prices = tuple(data["own"]), (data["cost"], data["low"], data["high"])
    found = JudgedChoice(at, turn, seat, before, after, own, *prices, played, best, reasons)
    return attrs.evolve(found, unclear=data.get("unclear", False))


def reason_to_json(reason: ReviewReason) -> Json:
    """Write a reason."""
    return {"id": reason.id, "params": dict(reason.params), "part": reason.part}


def reason_from_json(data: Mapping[str, Any]) -> ReviewReason:
    """Read a reason."""
    return ReviewReason(data["id"], tuple(data["params"].items()), data["part"])


def advice_to_json(advice: Advice) -> Json:
    """Write advice."""
    return {
        "done": advice.done,
        "levels": [_advised_to_json(level) for level in advice.levels],
        "moves": [_advised_to_json(move) for move in advice.moves],
    }


def _advised_to_json(move: LevelMove | PricedMove) -> Json:
    found: Json = attrs.asdict(move, recurse=False)
    found["action"] = action_to_json(move.action)
    return found | {"reasons": [reason_to_json(reason) for reason in move.reasons]}


def advice_from_json(data: Mapping[str, Any]) -> Advice:
    """Read what ``advice_to_json`` wrote.

    Raises:
        BadData, KeyError, TypeError or ValueError: if it did not.
    """
    levels, moves = (map(_advised, data[name]) for name in ("levels", "moves"))
    found = (
        tuple(LevelMove(**level) for level in levels),
        tuple(PricedMove(**move) for move in moves),
    )
    return Advice(data["done"], *found)


def _advised(data: Mapping[str, Any]) -> Json:
    reasons = tuple(reason_from_json(reason) for reason in data["reasons"])
    return {**data, "action": action_from_json(data["action"]), "reasons": reasons}
