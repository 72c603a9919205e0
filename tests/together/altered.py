"""Frames of a malicious table: real frames, altered on their way."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import msgspec
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.ai.player import choose
from alhambra_qt.controller.game.gameconfig import GameConfig, default_config
from alhambra_qt.controller.game.thoughts import Thought
from alhambra_qt.controller.together import frames
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from tests.together.kit import NAMES, Party, played, some_action, with_computers

MINE: Seat = 1
NUMBERS = (-(2**63), -101, -2, -1, 0, 1, 2, 3, 5, 6, 7, 15, 16, 101, 10_001, 2**31, 2**53, 2**70)
TEXTS = (
    "",
    "x",
    "x" * 200,
    "x" * 300,
    "\u202egniht on\u202c",
    "\x1b]0;title\x07",
    "\u2068\u2067\ufdd0bold\ufdd0",
    "two\nlines",
    "\u0627\u0644\u062d\u0645\u0631\u0627\u0621",
    "vizier",
    "no-module",
    "human",
    "ai",
    "played",
    "undone",
    "turn",
    "window",
    "place",
)
OTHERS: tuple[Any, ...] = (None, True, False, 1.5, -0.0, 1e300, [], {}, [[]], [[[[]]]], {"a": {}})
IDS = (*sorted(CARD_BY_ID), *sorted(TILE_BY_ID))
Place = tuple[Any, Any]  # a part of a frame: what it stands in, and its key or index there


def conversation(config: GameConfig, before: int, steps: int, roll: Random) -> list[bytes]:
    """Return the honest frames of a table to the guest in the second seat, from the lobby on."""
    party = Party(config, (MINE,), played(config, before, roll))
    end = party.stranger(frames.Hello(token=party.table.chairs[MINE].token.hex()))
    party.table.start()
    session = party.session
    for _ in range(steps):
        seat = session.to_move
        if seat is None:
            break
        if session.undo_blocked(seat) is None and roll.random() < 0.1:
            session.undo(seat)
        else:
            thought = None
            action = some_action(session, seat, roll)
            if session.is_ai(seat):
                found = choose(session.ai_observation(seat), "easy", "x")
                reasons = tuple((reason.id, reason.params) for reason in found.reasons)
                action = found.action
                thought = Thought(action, found.value, found.alternatives, reasons)
            session.play(action, thought)
        if roll.random() < 0.1:
            party.table.say(0, "hello")
        party.table._tell()
        party.pump()
    return list(end.came)


def conversations(roll: Random, number: int) -> list[list[bytes]]:
    """Return the frames of tables in several games, at their beginning, later, or near the end."""
    return [
        conversation(config, roll.choice((0, 5, 40, 120, 400)), 5, roll)
        for config in islice(set_ups(roll), number)
    ]


def set_ups(roll: Random) -> Iterator[GameConfig]:
    """Random set-ups: all modules, none, some; with two players and more; with a computer."""
    while True:
        seats = roll.choice((2, 3, 4, 6))
        ids = roll.choice(
            ((), modules.IDS, tuple(one for one in modules.IDS if roll.random() < 0.4))
        )
        config = evolve(
            default_config(NAMES[:seats], humans=seats, seed=str(roll.random())), modules=ids
        )
        yield with_computers(config, [seats - 1]) if seats > 2 else config


def _parts(whole: Any) -> Iterator[Place]:
    """All parts of a frame, from outside to inside."""
    if isinstance(whole, dict | list):
        keys = list(whole) if isinstance(whole, dict) else range(len(whole))
        for key in keys:
            yield whole, key
            yield from _parts(whole[key])


def _places(whole: Any, roll: Random) -> list[Place]:
    """Some parts of a frame: small lists and deep ones are found as often as long ones."""
    found = list(_parts(whole))
    if roll.random() < 0.5:
        kinds: dict[str, list[Place]] = {}
        for part, key in found:
            kinds.setdefault(key if isinstance(key, str) else type(part[key]).__name__, []).append(
                (part, key)
            )
        found = kinds[roll.choice(sorted(kinds))]
    return found


def altered(data: bytes, others: Sequence[bytes], roll: Random) -> bytes:
    """A frame with something else in it, or another frame in its place."""
    if roll.random() < 0.08:
        return roll.choice(others)
    whole = msgspec.json.decode(data)
    for _ in range(roll.choice((1, 1, 1, 2, 3))):
        places = [
            (part, key)
            for part, key in _places(whole, roll)
            if key != "type" or roll.random() < 0.05
        ]
        if places:
            _alter(*roll.choice(places), roll, whole)
    try:
        return msgspec.json.encode(whole)
    except (OverflowError, ValueError):
        return data


def _alter(part: Any, key: Any, roll: Random, whole: Any) -> None:
    value = part[key]
    ways: list[Callable[[], None]] = [lambda: _put(part, key, roll.choice(OTHERS))]
    if isinstance(value, bool):
        ways += [lambda: _put(part, key, not value)] * 3
    elif isinstance(value, int | float):
        ways += [
            lambda: _put(part, key, roll.choice(NUMBERS)),
            lambda: _put(part, key, value + roll.choice((-1, 1))),
        ] * 3
    elif isinstance(value, str):
        ways += [lambda: _put(part, key, roll.choice(TEXTS))] * 2
        ways += [
            lambda: _put(part, key, roll.choice(IDS)),
            lambda: _swap(part, key, whole, roll),
        ] * 2
    elif isinstance(value, list):
        ways += [
            lambda: _drop_from(value, roll),
            lambda: _double(value, roll),
            lambda: roll.shuffle(value),
        ] * 3
    elif isinstance(value, dict):
        ways += [lambda: _drop_from(value, roll), lambda: _rename(value, roll)] * 3
    if isinstance(part, list):
        ways += [lambda: part.pop(key), lambda: part.insert(key, value)]
    else:
        ways += [lambda: part.pop(key)]
    roll.choice(ways)()


def _put(part: Any, key: Any, value: Any) -> None:
    part[key] = value


def _swap(part: Any, key: Any, whole: Any, roll: Random) -> None:
    """Exchange a text with another one of the frame: ids in places of others."""
    texts = [(one, at) for one, at in _parts(whole) if isinstance(one[at], str)]
    other, at = roll.choice(texts)
    part[key], other[at] = other[at], part[key]


def _drop_from(value: Any, roll: Random) -> None:
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    if keys:
        value.pop(roll.choice(keys))


def _double(value: list[Any], roll: Random) -> None:
    if value:
        value.insert(roll.randrange(len(value) + 1), roll.choice(value))


def _rename(value: dict[str, Any], roll: Random) -> None:
    if value:
        old = roll.choice(sorted(value))
        value[roll.choice(TEXTS)] = value.pop(old)
