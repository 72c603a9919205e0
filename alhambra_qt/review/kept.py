"""Reviews, and what is known halfway, as plain JSON: for a file beside the record and a pipe."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json, action_to_json, digest
from alhambra_qt.engine.state import Game

from .analyse import Work
from .judging import Pricing
from .model import JudgedChoice, LevelPlace, Reveal, Review, ReviewReason, Swing

Json = dict[str, Any]


def tie(start: Game, actions: Sequence[Action]) -> str:
    """Give what ties a review to its game: another start or other actions give another text."""
    played = json.dumps([action_to_json(action) for action in actions], sort_keys=True)
    return hashlib.sha256(f"{digest(start)} {played}".encode()).hexdigest()[:32]


# -- a review ---------------------------------------------------------------------------------


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
        "places": [None if one is None else attrs.asdict(one) for one in review.places],
    }


def swing_to_json(swing: Swing) -> Json:
    """Write a change; a choice says what it cost beside what it changed."""
    found: Json = {"at": swing.at, "turn": swing.turn, "seat": swing.seat}
    found |= {"before": swing.before, "after": swing.after}
    if isinstance(swing, JudgedChoice):
        found |= {"own": swing.own, "cost": swing.cost, "low": swing.low, "high": swing.high}
        found |= {"played": action_to_json(swing.played), "best": action_to_json(swing.best)}
        found["reasons"] = [_reason_to_json(reason) for reason in swing.reasons]
    return found


def review_from_json(data: Mapping[str, Any]) -> Review:
    """Read what ``review_to_json`` wrote.

    Raises:
        BadData, KeyError, TypeError or ValueError: if it did not.
    """
    places = (None if one is None else LevelPlace(**one) for one in data["places"])
    return Review(
        start=tuple(data["start"]),
        result=tuple(data["result"]),
        swings=tuple(_swing_from_json(one) for one in data["swings"]),
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
    reasons = tuple(_reason_from_json(one) for one in data["reasons"])
    own, prices = tuple(data["own"]), (data["cost"], data["low"], data["high"])
    return JudgedChoice(at, turn, seat, before, after, own, *prices, played, best, reasons)


def _reason_to_json(reason: ReviewReason) -> Json:
    return {"id": reason.id, "params": dict(reason.params), "part": reason.part}


def _reason_from_json(data: Mapping[str, Any]) -> ReviewReason:
    return ReviewReason(data["id"], tuple(data["params"].items()), data["part"])


# -- the work ---------------------------------------------------------------------------------


def work_to_json(work: Work) -> Json:
    """Write what is known halfway."""
    return {
        "passes": work.passes,
        "phase": work.phase,
        "step": work.step,
        "size": work.size,
        "nodes": [[node.futures, node.sums, node.squares] for node in work.nodes],
        "prices": {str(at): _price_to_json(price) for at, price in work.prices.items()},
    }


def take_up(work: Work, data: Mapping[str, Any]) -> None:
    """Go on from what ``work_to_json`` wrote of the same game.

    Raises:
        BadData, KeyError, TypeError or ValueError: if it is of another, or broken.
    """
    nodes = [
        attrs.evolve(node, futures=futures, sums=list(sums), squares=list(squares))
        for node, (futures, sums, squares) in zip(work.nodes, data["nodes"], strict=True)
    ]
    prices = {int(at): _price_from_json(price) for at, price in data["prices"].items()}
    work.nodes, work.prices = nodes, prices
    for name in ("passes", "phase", "step", "size"):
        setattr(work, name, int(data[name]))


def _price_to_json(price: Pricing) -> Json:
    return {
        "best": [action_to_json(action) for action in price.best],
        "played": [action_to_json(action) for action in price.played],
        "worlds": price.worlds,
        "sums": price.sums,
        "squares": price.squares,
        "reasons": [_reason_to_json(reason) for reason in price.reasons],
    }


def _price_from_json(data: Mapping[str, Any]) -> Pricing:
    best, played = (
        tuple(action_from_json(action, name) for action in data[name])
        for name in ("best", "played")
    )
    reasons = tuple(_reason_from_json(one) for one in data["reasons"])
    return Pricing(best, played, data["worlds"], list(data["sums"]), data["squares"], reasons)
