"""Positions written short, as people write them by hand, made into those the engine reads.

Where a position has a list a text may stand: ids with spaces between. A tile in an Alhambra is
written ``tower-12@1,0``, and an empty place of the market or the display ``-``.
"""

from collections.abc import Mapping
from typing import Any

from alhambra_qt.engine.pieces import CURRENCIES
from alhambra_qt.engine.position import FORMAT, VERSION

Json = dict[str, Any]
EMPTY = "-"
TEXTS = frozenset({"name", "seed"})  # fields that are texts and no lists


def expand(value: Any, named: Mapping[str, Any]) -> Json:
    """Write a short position in full; ``named`` are positions that may be referred to.

    Raises:
        ValueError: in one sentence, if it cannot be understood.
    """
    data = dict(_found(value, named))
    while "like" in data:
        other = _found(data.pop("like"), named)
        data = {**other, **data}
    if not isinstance(data.get("seats"), list):
        raise ValueError("seats must be a list")
    full = {key: _listed(key, value) for key, value in data.items()}
    full["seats"] = [_seat(seat) for seat in data["seats"]]
    if "market" in data:
        full["market"] = _market(data["market"])
    if isinstance(data.get("dirk"), str):
        full["dirk"] = {"tiles": data["dirk"].split()}
    return {"format": FORMAT, "version": VERSION, **full}


def _found(value: Any, named: Mapping[str, Any]) -> Mapping[str, Any]:
    """A position itself, or the one of that name."""
    if isinstance(value, str):
        if value not in named:
            raise ValueError(f"there is no position named {value!r}")
        value = named[value]
    if not isinstance(value, Mapping):
        raise ValueError("must be a position or the name of one")
    return value


def _listed(key: str, value: Any) -> Any:
    """The ids of a text; anything else is what it is."""
    if not isinstance(value, str) or key in TEXTS:
        return value
    return [None if name == EMPTY else name for name in value.split()]


def _seat(value: Any) -> Any:
    if not isinstance(value, Mapping):
        raise ValueError("a seat must be an object")
    seat = {key: _listed(key, data) for key, data in value.items()}
    for key, read in (("alhambra", _built), ("reserve", _reserved)):
        if key in seat:
            seat[key] = [read(data) if isinstance(data, str) else data for data in seat[key]]
    return seat


def _built(text: str) -> Json:
    """A tile with its place: ``tower-12@1,0``."""
    tile, _, place = text.partition("@")
    try:
        x, y = map(int, place.split(","))
    except ValueError as error:
        raise ValueError(f"{text!r} is no tile with a place such as tower-12@1,0") from error
    return {"tile": tile, "at": [x, y]}


def _reserved(text: str) -> Json:
    return {"tile": text}


def _market(value: Any) -> Any:
    """The four slots in their order."""
    if not isinstance(value, str):
        return value
    tiles = [None if name == EMPTY else name for name in value.split()]
    if len(tiles) != 4:
        raise ValueError("market must name four tiles, - for an empty slot")
    return dict(zip(CURRENCIES[:4], tiles, strict=True))
