"""A half-finished analysis as plain JSON, so that it can be resumed."""

from collections.abc import Mapping
from typing import Any

import attrs

from alhambra_qt.ai.intervals import Sample
from alhambra_qt.engine.codec import action_from_json, action_to_json

from .analyse import Work
from .judging import Pricing
from .kept import Json, reason_from_json, reason_to_json


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
    """Resume an analysis of the same game that ``work_to_json`` wrote.

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
        "reasons": [reason_to_json(reason) for reason in price.reasons],
        "second": [price.second.count, price.second.mean, price.second.squares],
    }


def _price_from_json(data: Mapping[str, Any]) -> Pricing:
    best, played = (
        tuple(action_from_json(action, name) for action in data[name])
        for name in ("best", "played")
    )
    reasons = tuple(reason_from_json(reason) for reason in data["reasons"])
    sums, second = list(data["sums"]), Sample(*data.get("second", ()))
    return Pricing(best, played, data["worlds"], sums, data["squares"], reasons, second)
