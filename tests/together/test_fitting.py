"""A table's frames fit the game, or the guest leaves with one sentence."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from attrs import evolve

from alhambra_qt import __version__
from alhambra_qt.controller.game.gameconfig import NAME_LENGTH, default_config
from alhambra_qt.controller.together import frames
from alhambra_qt.controller.together.guest import Guest, Me
from alhambra_qt.controller.together.invitation import Invitation
from alhambra_qt.net.channel import MemoryPipe
from alhambra_qt.net.sealing import TableEnd, new_key, public_key
from tests.cases import count
from tests.net.kit import End
from tests.together.altered import altered, conversation, conversations
from tests.together.kit import NAMES, Friend, at_once

CONFIG = evolve(default_config(NAMES[:3], humans=3, seed="fit"), modules=("vizier", "camps"))
ODD = "\u202eA\nn\x1b]0;n\u2066a" + "x" * 150


def honest() -> list[bytes]:
    """Return the honest frames from the welcome on; after that the game follows at once."""
    return conversation(CONFIG, 10, 3, Random("fit"))


def hear(told: list[bytes]) -> Friend:
    """Let a guest hear this from its table."""
    key, pipes, end = new_key(), MemoryPipe.pair(), End()
    friend = Friend(Guest(Invitation(public_key(key), bytes(16)), Me(), at_once))
    end.lay(pipes[0], TableEnd(key, frames.PROTOCOL, __version__), at_once)
    friend.guest.take(pipes[1])
    while pipes[0].pump() | pipes[1].pump():
        pass
    for one in told:
        end.channel.send(one)
        while pipes[0].pump() | pipes[1].pump():
            pass
    return friend


def changed(kind: str, alter: Callable[[Any], object], *, last: bool = False) -> list[bytes]:
    """Return the frames with the first or last one of a kind altered."""
    told = honest()
    places = [at for at, one in enumerate(told) if msgspec.json.decode(one)["type"] == kind]
    at = places[-1 if last else 0]
    whole = msgspec.json.decode(told[at])
    alter(whole)
    return [*told[:at], msgspec.json.encode(whole), *told[at + 1 :]]


def test_what_is_honest_is_taken() -> None:
    """Nothing of an honest table is refused."""
    friend = hear(honest())
    assert friend.states == ["here"]
    assert len(friend.mirror.steps) == 13


def test_names_are_shown_plain() -> None:
    """A name of a table, in the lobby or in the game, is short and all of it can be seen."""
    for kind, alter in (
        ("welcome", lambda one: one.update(table=ODD)),
        ("lobby", lambda one: one["seats"][0].update(name=ODD)),
        ("game", lambda one: [part[0].update(name=ODD) for part in (one["seats"], one["began"])]),
    ):
        told = changed(kind, alter)
        friend = hear(
            told[: 1 + next(at for at, one in enumerate(told) if ODD[-9:].encode() in one)]
        )
        guest, names = friend.guest, [friend.guest.table]
        names += [] if guest.lobby is None else [seat.name for seat in guest.lobby.seats]
        friend = hear(told)
        if friend.guest.mirror is not None:
            names += [tag.name for tag in friend.mirror.tags]
        assert any(name.startswith("A n") for name in names)
        assert all(len(name) <= NAME_LENGTH and name.isprintable() for name in names)


LONG = {"name": "x" * 999}


def seats_of(seen: Any) -> list[Any]:
    """The players of an observation."""
    found: list[Any] = seen["observation"]["game"]["players"]
    return found


WRONG: list[tuple[str, str, Callable[[Any], object]]] = [
    ("a lobby of an unknown module", "lobby", lambda one: one["modules"].append("\x1b]0;x")),
    ("a lobby with a module twice", "lobby", lambda one: one["modules"].append("camps")),
    ("a lobby without the own seat", "lobby", lambda one: one["seats"].__delitem__(slice(1, 3))),
    ("a lobby of nobody", "lobby", lambda one: one.update(seats=[])),
    ("a level that is none", "lobby", lambda one: one["seats"][2].update(level="divine")),
    ("a mark that is none", "lobby", lambda one: one["seats"][0].update(mark="../x")),
    ("a wish of nobody", "lobby", lambda one: one["seats"][0].update(wants=[5])),
    ("an unknown module", "game", lambda one: one["setup"]["modules"].append("no-module")),
    ("a module twice", "game", lambda one: one["setup"]["modules"].append("camps")),
    ("a player too few", "game", lambda one: one["seats"].pop()),
    ("a player too few at first", "game", lambda one: one["began"].pop()),
    ("two of one name", "game", lambda one: one["seats"][0].update(name="Marco")),
    ("an observation of others", "seen", lambda one: one["observation"].update(seat=0)),
    ("a player too few on the table", "seen", lambda one: seats_of(one).pop()),
    ("a sentence that is none", "seen", lambda one: one.update(undo=["no-text", {}])),
    ("a sentence too deep", "seen", lambda one: one.update(undo=["undo-moved", {"name": [[]]}])),
    ("a long name in a sentence", "seen", lambda one: one.update(undo=["undo-moved", LONG])),
    ("a reason of no step", "seen", lambda one: one.update(whys={"99": {}})),
]  # fmt: skip


@pytest.mark.parametrize(("what", "kind", "alter"), WRONG, ids=[what for what, *_ in WRONG])
def test_what_does_not_fit(what: str, kind: str, alter: Callable[[Any], object]) -> None:
    """A frame that does not fit the game ends the channel with one sentence."""
    friend = hear(changed(kind, alter))
    assert friend.states == ["here", "ended"]
    assert friend.why[-1] is not None
    assert friend.why[-1].id == "join-unfit"


@pytest.mark.parametrize(
    ("kind", "alter"),
    [
        ("lobby", lambda one: one["seats"].pop()),
        ("lobby", lambda one: one.update(modules=["camps"])),
        ("seen", lambda one: one["observation"]["game"]["ext"]["vizier"]["active"].pop()),
        ("seen", lambda one: one.update(keep=99)),
        ("seen", lambda one: one["steps"].append({})),
    ],
)
def test_what_no_longer_fits(kind: str, alter: Callable[[Any], object]) -> None:
    """A frame that no longer fits the running game ends the channel; the game so far stays."""
    friend = hear(changed(kind, alter, last=True))
    assert friend.states == ["here", "ended"]
    assert len(friend.mirror.steps) >= 10


@pytest.mark.parametrize(
    ("kind", "alter"),
    [
        ("game", lambda one: one["setup"].update(modules=["camps"])),
        ("welcome", lambda one: one.update(seat=2)),
    ],
)
def test_the_set_up_stays(kind: str, alter: Callable[[Any], object]) -> None:
    """A table cannot change the modules of a game that goes on, nor the own seat."""
    told = honest()
    whole = next(decode for decode in map(msgspec.json.decode, told) if decode["type"] == kind)
    alter(whole)
    friend = hear([*told, msgspec.json.encode(whole), told[-1], told[-2], told[-3]])
    assert friend.states[-1] == "ended"
    assert friend.mirror.config.modules == CONFIG.modules


def test_nothing_counts_before_the_welcome() -> None:
    """Frames before the welcome are ignored."""
    friend = hear(honest()[1:])
    assert (friend.states, friend.guest.mirror, friend.guest.lobby) == ([], None, None)


@pytest.mark.parametrize("part", range(2))
def test_altered_frames(part: int, seed: str) -> None:
    """Altered frames are taken, or end the channel with a sentence; nothing else happens."""
    roll = Random(f"{seed}/{part}")
    games = conversations(roll, count(4, 40))
    for _ in range(count(40, 1000)):
        told = roll.choice(games)
        at = roll.randrange(len(told))
        friend = hear([*told[:at], altered(told[at], told, roll), *told[at + 1 :]])
        if friend.states[-1:] == ["ended"]:
            assert friend.why[-1] is not None
            assert friend.why[-1].id.startswith("join-")
