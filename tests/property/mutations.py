"""Files as nobody writes them: real ones, changed in a place by value or by byte."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

HUGE = 10**400
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 0.5, -0.0, 1e308, -1e308, 2**31, 2**53, 2**64, HUGE, -HUGE),
    *("", " ", "0", "x", "zzzz", "Anna", "x" * 5000, "\u0000", "\u202e\u2067", "\u00b2", "e\u0301"),
    *("0001-01-01", "9999-12-31T23:59:59-14:00", "<h1>x</h1>", "**x**", "{ $n }", "../../x", "\n"),
    *([], {}, [[]], [None], {"": None}, {"x": HUGE}, [0] * 3000, ["x"] * 3000),
)
LATE = "HALF-A-LETTER"  # what json.dumps cannot write is put into the text
DEEP = "DEEP"


def by_value(data: bytes, rng: random.Random) -> bytes:
    """Change one value somewhere, add or drop one, or put another part in its place."""
    whole = json.loads(data)
    holder, key = rng.choice(_spread(whole, rng))
    match rng.randrange(6):
        case 0:
            del holder[key]
        case 1:
            other, at = rng.choice(_spread(whole, rng))
            holder[key] = json.loads(json.dumps(other[at]))
        case 2 if isinstance(holder, dict):
            holder[rng.choice(("", "x", "0", "99", "x" * 5000, LATE))] = holder[key]
        case 2 | 3 if isinstance(holder, list):
            holder[key:key] = [holder[key]] * rng.choice((1, 50))
        case 4 if isinstance(holder[key], int | float):
            holder[key] += rng.choice((-1, 1, 100, 0.5))
        case 5:
            holder[key] = rng.choice((LATE, DEEP))
        case _:
            holder[key] = rng.choice(VALUES)
    text = json.dumps(whole, ensure_ascii=False)
    depth = rng.choice((100, 900, 100_000))
    deep = "[" * depth + "]" * depth
    return text.replace(LATE, "\\ud800").replace(f'"{DEEP}"', deep).encode("utf-8", "replace")


def _spread(whole: Any, rng: random.Random) -> list[tuple[Any, Any]]:
    """Give places of which those near the top are as likely as the many far below."""
    levels: dict[int, list[tuple[Any, Any]]] = {}
    for depth, holder, key in _places(whole, 0):
        levels.setdefault(depth, []).append((holder, key))
    return levels[rng.choice(list(levels))] if levels else [([None], 0)]


def _places(value: Any, depth: int) -> Iterator[tuple[int, Any, Any]]:
    keys = value if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield depth, value, key
        if isinstance(value[key], dict | list):
            yield from _places(value[key], depth + 1)


def by_byte(data: bytes, rng: random.Random) -> bytes:
    """Change, drop, double or insert some bytes."""
    at, more = rng.randrange(len(data)), rng.randrange(1, 40)
    match rng.randrange(6):
        case 0:
            return data[:at]
        case 1:
            return data[:at] + data[at + more :]
        case 2:
            return data[:at] + rng.randbytes(more) + data[at:]
        case 3:
            return data[:at] + data[at : at + more] + data[at:]
        case 4:
            return data[:at] + b"\x00" * (len(data) - at)
        case _:
            return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


WAYS: tuple[Callable[[bytes, random.Random], bytes], ...] = (by_value, by_value, by_value, by_byte)


def mutated(data: bytes, rng: random.Random) -> bytes:
    """Spoil a file, mostly by value: what is still JSON gets further."""
    return rng.choice(WAYS)(data, rng)
