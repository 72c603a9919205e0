"""Events as JSON and back with checks, derived from the types and names of their fields.

An int is encoded by a word of its field's name, as in actions (``codec.WRITTEN_FIELDS``): a
``tile_in`` is a tile, each item of ``cards`` a card. The ledger of a scoring is an object.
"""

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

import attrs

from .codec import MOST, READ_FIELDS, WRITTEN_FIELDS, field_key
from .errors import BadData
from .events import Event, event_types
from .fields import LIMITS, Fields, Json, Limits, is_text, join, shown
from .ids import MOST_SEATS
from .pieces import TYPES

Write = Callable[[Any], Any]
Read = Callable[[Any, str], Any]

# A side in a field of pairs is a wall side: its cell, then the side.
WALL_SIDE = ("cell", "side")
# What plain numbers may be, by the word of their field, unless the field itself says so (`within`).
RANGES = {
    "seat": (0, MOST_SEATS - 1),
    "winner": (0, MOST_SEATS - 1),
    "kind": (0, len(TYPES) - 1),
    "scoring": (0, 3),
}


def event_to_json(event: Event) -> Json:
    """Write an event, such as ``{"type": "took-money", "seat": 0, "cards": ["florin-7"]}``."""
    kind: Any = type(event)
    return {"type": event.name, **_way(kind, "")[0](event)}


def event_from_json(data: object, field: str = "event") -> Event:
    """Read an event.

    Raises:
        BadData: if a field is invalid, missing or unknown; names it.
    """
    fields = Fields(data, field)
    name = fields.take("type")
    kind: Any = event_types().get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadData(f"{field}.type", f"unknown event type {shown(name)}")
    event: Event = _way(kind, "")[1]({key: fields.data[key] for key in fields.left()}, field)
    return event


@cache
def _way(kind: Any, name: str, limits: Limits | None = None) -> tuple[Write, Read]:
    """Return how values of a type are written and read in a field of this name."""
    base, inner = get_origin(kind) or kind, get_args(kind)
    if base in (Union, UnionType):
        return _optional(*(_way(part, name, limits) for part in inner if part is not NoneType))
    if base is tuple and inner[-1] is ...:
        return _row(*_way(inner[0], name.removesuffix("s"), limits))
    if base is tuple:
        return _pair(*(_way(one, part) for one, part in zip(inner, WALL_SIDE, strict=True)))
    if attrs.has(base):
        return _object(base)
    for word in name.split("_") if base is int else ():
        if word in WRITTEN_FIELDS:
            return WRITTEN_FIELDS[word], READ_FIELDS[word]
    if base in (int, float):
        return _unchanged, _number(base, *(limits or RANGES.get(name, (-MOST, MOST))))
    if base is str:
        return _unchanged, _text
    raise TypeError(f"nobody knows how {kind} is written in JSON")


def _unchanged(value: Any) -> Any:
    return value


def _optional(some: tuple[Write, Read]) -> tuple[Write, Read]:
    write, read = some
    return (
        lambda value: None if value is None else write(value),
        lambda value, where: None if value is None else read(value, where),
    )


def _row(write: Write, read: Read) -> tuple[Write, Read]:
    def read_row(value: Any, where: str) -> tuple[Any, ...]:
        parts = enumerate(_listed(value, where))
        return tuple(read(part, join(where, index)) for index, part in parts)

    return lambda row: [write(part) for part in row], read_row


def _pair(first: tuple[Write, Read], second: tuple[Write, Read]) -> tuple[Write, Read]:
    def read_pair(value: Any, where: str) -> tuple[Any, Any]:
        if len(_listed(value, where)) != len(WALL_SIDE):
            raise BadData(where, f"must be a pair, not {shown(value)}")
        return first[1](value[0], join(where, 0)), second[1](value[1], join(where, 1))

    return lambda pair: [first[0](pair[0]), second[0](pair[1])], read_pair


def _listed(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list) or len(value) > MOST:
        raise BadData(where, f"must be a list, not {shown(value)}")
    return value


def _object(kind: type[attrs.AttrsInstance]) -> tuple[Write, Read]:
    ways = [
        (
            field.name,
            field_key(field.name),
            *_way(field.type, field.name, field.metadata.get(LIMITS)),
        )
        for field in attrs.fields(kind)
    ]

    def read_object(data: Any, where: str) -> Any:
        fields = Fields(data, where)
        found = {name: read(fields.required(key), fields.path(key)) for name, key, _, read in ways}
        for extra in fields.left():
            raise BadData(fields.path(extra), f"there is no field {shown(extra)}")
        return kind(**found)

    return lambda whole: {key: write(getattr(whole, name)) for name, key, write, _ in ways}, (
        read_object
    )


def _number(kind: type, low: int, high: int) -> Read:
    def read_number(value: Any, where: str) -> Any:
        good = type(value) is int or (kind is float and type(value) is float)
        if not good or not low <= value <= high:
            what = "whole number" if kind is int else "number"
            raise BadData(where, f"must be a {what} from {low} to {high}, not {shown(value)}")
        return value

    return read_number


def _text(value: Any, where: str) -> str:
    if not is_text(value):
        raise BadData(where, f"must be a text, not {shown(value)}")
    return value
