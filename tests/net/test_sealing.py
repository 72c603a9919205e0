"""Channels are sealed: only the table in the invitation opens them, and nothing can be changed."""

from random import Random

import pytest

from alhambra_qt.net.channel import UP, MemoryPipe
from alhambra_qt.net.sealing import (
    HEADER,
    Broken,
    GuestEnd,
    OtherTable,
    OtherVersion,
    Sealing,
    TableEnd,
    greeting,
    new_key,
    public_key,
)
from tests.cases import count
from tests.net.kit import APP, PROTOCOL, End, Pair, at_once


def sealings(secret: bytes) -> tuple[Sealing, Sealing]:
    """The two ends of a channel after the handshake."""
    guest = GuestEnd(public_key(secret), PROTOCOL, APP)
    answer, table = TableEnd(secret, PROTOCOL, APP).answer(guest.first)
    sealing = guest.answered(answer)
    table.begin(sealing.header)
    return sealing, table


def test_both_ways() -> None:
    """A message sealed by one end is opened by the other, in order."""
    guest, table = sealings(new_key())
    for number in range(3):
        text = f"{number}".encode() * 500
        assert table.open(guest.seal(text), 500) == text
        assert guest.open(table.seal(text[::-1]), 500) == text[::-1]


def test_another_table_is_found_out() -> None:
    """A table with another key cannot pass for the one in the invitation."""
    pair = Pair().begin(wanted=public_key(new_key()))
    assert isinstance(pair.guest.ends[0], OtherTable)
    assert (pair.guest.opened, pair.table.opened) == (0, 0)


def test_versions_are_told_first() -> None:
    """Where protocols differ both ends learn the other's versions, and nothing is opened."""
    pair = Pair().begin(protocols=(1, 2))
    at_guest, at_table = pair.guest.ends[0], pair.table.ends[0]
    assert isinstance(at_guest, OtherVersion)
    assert isinstance(at_table, OtherVersion)
    assert (at_guest.protocol, at_guest.app, at_table.protocol, at_table.app) == (2, APP, 1, APP)
    assert (pair.guest.opened, pair.table.opened) == (0, 0)


def test_nothing_can_be_sent_again() -> None:
    """A recorded channel opens no second one."""
    secret = new_key()
    guest = GuestEnd(public_key(secret), PROTOCOL, APP)
    answer, first = TableEnd(secret, PROTOCOL, APP).answer(guest.first)
    sealing = guest.answered(answer)
    recorded = sealing.seal(b"hello")
    first.begin(sealing.header)
    assert first.open(recorded, 100) == b"hello"
    _, second = TableEnd(secret, PROTOCOL, APP).answer(guest.first)
    second.begin(sealing.header)
    with pytest.raises(Broken):
        second.open(recorded, 100)


def test_size_is_that_of_the_unpacked() -> None:
    """A message that unpacks to more than allowed is refused, however small it comes."""
    guest, table = sealings(new_key())
    assert len(table.open(guest.seal(b"x" * UP.size), UP.size)) == UP.size
    bomb = guest.seal(b"x" * (UP.size + 1))
    assert len(bomb) < UP.size / 100
    with pytest.raises(Broken):
        table.open(bomb, UP.size)


def test_a_key_that_is_none_is_refused() -> None:
    """A greeting with a key of zeros, which would make the session's key known, is refused."""
    with pytest.raises(Broken):
        TableEnd(new_key(), PROTOCOL, APP).answer(greeting(PROTOCOL, APP, bytes(32)))


@pytest.mark.parametrize("after", ["nothing", "greeting", "header"])
def test_changed_bytes_end_the_line(after: str, seed: str) -> None:
    """Changed bytes instead of the next message end this channel and harm nothing else."""
    roll, secret = Random(seed), new_key()
    for _ in range(count(700, 70_000)):
        with pytest.raises(Broken):
            take_changed(after, secret, roll)


def take_changed(after: str, secret: bytes, roll: Random) -> None:
    """Let an end take another message than the one that the other end sent."""
    table, guest = TableEnd(secret, PROTOCOL, APP), GuestEnd(public_key(secret), PROTOCOL, APP)
    if after == "nothing":
        _, sealing = table.answer(changed(guest.first, roll))
        sealing.begin(bytes(HEADER))
        sealing.open(bytes(40), 100)
    answer, sealing = table.answer(guest.first)
    if after == "greeting":
        guest.answered(changed(answer, roll))
    mine = guest.answered(answer)
    sealing.begin(mine.header)
    sealing.open(changed(mine.seal(b"hello" * 9), roll), 1000)


def changed(data: bytes, roll: Random) -> bytes:
    """Other bytes: some flipped, cut off, added or made up; never only in what nobody reads."""
    found = bytearray(data)
    match roll.randrange(4):
        case 0:
            at = roll.choice([*range(10), *range(26, len(found))])
            found[at] ^= 1 << roll.randrange(8)
        case 1:
            del found[roll.randrange(min(58, len(found))) :]
        case 2:
            found = bytearray(roll.randbytes(roll.randrange(200)))
        case _:
            found[roll.randrange(8) : 58] = roll.randbytes(50)
    return bytes(found)


def test_garbage_at_a_table() -> None:
    """A stranger's bytes end the stranger's channel; the table gets the reason."""
    pair = Pair().begin()
    stranger = End()
    there, here = MemoryPipe.pair()
    stranger.lay(here, TableEnd(pair.secret, PROTOCOL, APP), at_once)
    there.send(b"GET / HTTP/1.1")
    here.pump()
    here.pump()
    assert isinstance(stranger.ends[0], Broken)
    pair.guest.channel.send(b"still here")
    pair.pump()
    assert pair.table.came == [b"still here"]
