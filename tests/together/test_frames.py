"""Any frame of a guest or a table leaves the other end running, or ends that channel only."""

from random import Random
from typing import Any

import msgspec
import pytest

from alhambra_qt import __version__
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.together import frames
from alhambra_qt.controller.together.guest import Guest, Me
from alhambra_qt.controller.together.invitation import Invitation
from alhambra_qt.controller.together.table import PATIENCE
from alhambra_qt.engine.codec import action_to_json
from alhambra_qt.net.channel import MemoryPipe
from alhambra_qt.net.sealing import TableEnd, new_key, public_key
from tests.cases import count
from tests.net.kit import End
from tests.together.kit import NAMES, Friend, Party, at_once, some_action

LONGEST = 100  # actions: every stranger is shown the whole game
VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    2**63,
    1.5,
    "",
    "x" * 300,
    "\ud800",
    [],
    {},
    [[[[]]]],
    {"a": {}},
)


def ups(party: Party, roll: Random) -> list[frames.Up]:
    """One frame of each kind that a guest may send."""
    seat = party.session.to_move
    action = {"type": "pass"}
    if seat is not None:
        action = action_to_json(some_action(party.session, seat, roll))
    v = party.session.version
    return [
        frames.Hello(name="x", mark="star", lang="fr", token="ab" * 16, since=3, chain="x"),
        frames.Ready(),
        frames.Committed(round=1, commit="ab" * 32),
        frames.Opened(round=1, value="ab" * 32),
        frames.PlayAction(v=v, action=action),
        frames.UndoAction(v=v, whole=True),
        frames.RedoAction(v=v),
        frames.PassUntil(until="turn", known=["garden-8-sw"]),
        frames.WantComputer(seat=0, computer=True),
        frames.SayPhrase(phrase="hello"),
        frames.Nudge(),
    ]


def changed(data: bytes, roll: Random) -> bytes:
    """A frame with something else in it: a value, a key, a byte, or nothing right at all."""
    match roll.randrange(6):
        case 0:
            return roll.randbytes(roll.randrange(60))
        case 1:
            found = bytearray(data)
            found[roll.randrange(len(found))] ^= 1 << roll.randrange(8)
            return bytes(found)
        case 2:
            return data[: roll.randrange(len(data))]
        case 3:
            return b"[" * roll.randrange(60_000)
    whole = msgspec.json.decode(data)
    part, keys = whole, sorted(whole)
    while keys:
        key = roll.choice(keys)
        if isinstance(part[key], dict) and part[key] and roll.random() < 0.7:
            part, keys = part[key], sorted(part[key])
            continue
        value = roll.choice(VALUES)
        part[key] = value if value != "\ud800" else "\ufffd"
        break
    return msgspec.json.encode(whole)


def test_frames_are_read_as_written() -> None:
    """Each kind of frame survives being written and read."""
    party = Party(default_config(NAMES[:2], humans=2), (1,))
    party.begin()
    for frame in ups(party, Random("x")):
        assert frames.read_up(frames.written(frame)) == frame


@pytest.mark.parametrize("part", range(4))
def test_hostile_guests(part: int, seed: str) -> None:
    """Changed frames of a guest end its channel or are refused; the game goes on."""
    roll = Random(f"{seed}/{part}")
    party = Party(default_config(NAMES[:3], humans=3), (1, 2))
    party.begin()
    hello = frames.Hello(token=party.table.chairs[1].token.hex())
    end = party.stranger(hello)
    for number in range(count(500, 50_000)):
        if end.ends or number % 200 == 0:
            end = party.stranger(hello)
        before = len(party.session.steps)
        right = frames.written(roll.choice(ups(party, roll)))
        end.channel.send(changed(right, roll))
        party.pump()
        assert len(party.session.steps) <= before + 1
        if number % 50 == 0 and len(party.session.steps) < LONGEST:
            party.play(roll, most=1)
    assert party.friends[2].states == ["here"]
    assert len(party.friends[2].mirror.steps) == len(party.session.steps)


def test_before_hello_nothing_is_done(seed: str) -> None:
    """Before hello every other frame is refused."""
    party = Party(default_config(NAMES[:2], humans=2), (1,))
    party.begin()
    party.cut(party.friends[1])
    for frame in ups(party, Random(seed))[1:]:
        end = party.stranger(None)
        party.tell(end, frame)
        assert [frames.read_down(one) for one in end.came] == [frames.Bye(reason="refused")]
        assert party.table.lobby().seats[1].state == "away"


@pytest.mark.parametrize("part", range(2))
def test_hostile_tables(part: int, seed: str) -> None:
    """Changed frames of a table end the guest's game with a sentence, or are passed over."""
    roll = Random(f"{seed}/{part}")
    party = Party(default_config(NAMES[:2], humans=2), (1,))
    before = party.stranger(frames.Hello(token=party.table.chairs[1].token.hex()))
    party.table.start()
    for _ in range(PATIENCE):
        party.table.tick()
        party.pump()
    told = party.stranger(frames.Hello(token=party.table.chairs[1].token.hex()))
    party.play(roll, most=10)
    heard = before.came + told.came
    assert len({type(frames.read_down(one)) for one in heard}) >= 5
    for _ in range(count(250, 25_000)):
        key = new_key()
        friend = Friend(Guest(Invitation(public_key(key), bytes(16)), Me(), at_once))
        pipes, end = MemoryPipe.pair(), End()
        end.lay(pipes[0], TableEnd(key, frames.PROTOCOL, __version__), at_once)
        friend.guest.take(pipes[1])
        pump(pipes)
        for right in told.came[: roll.randrange(len(told.came))]:
            end.channel.send(right)
        end.channel.send(changed(roll.choice(heard), roll))
        pump(pipes)
        if friend.states[-1:] == ["ended"]:
            assert friend.why[-1] is not None
            assert friend.why[-1].id.startswith("join-")


def pump(pipes: tuple[MemoryPipe, MemoryPipe]) -> None:
    """Deliver until nothing moves."""
    while pipes[0].pump() | pipes[1].pump():
        pass
