"""A channel limits the size and rate of messages; its end is reported once."""

from alhambra_qt.net.channel import UP
from tests.net.kit import Pair


def test_messages_go_both_ways() -> None:
    """Both ends open once and get each other's messages in order."""
    pair = Pair().begin()
    assert (pair.guest.opened, pair.table.opened) == (1, 1)
    for number in range(5):
        pair.guest.channel.send(b"up %d" % number)
        pair.table.channel.send(b"down %d" % number)
    pair.pump()
    assert pair.table.came == [b"up %d" % number for number in range(5)]
    assert pair.guest.came == [b"down %d" % number for number in range(5)]


def test_too_many_messages_end_the_line() -> None:
    """A guest who sends without end is cut off."""
    pair = Pair().begin()
    for _ in range(2 * UP.burst):
        pair.guest.channel.send(b"more")
    pair.pump()
    assert str(pair.table.ends[0]) == "too many messages"
    assert len(pair.table.came) <= UP.burst + UP.rate
    assert pair.guest.ends == [None]


def test_a_table_may_say_much() -> None:
    """Messages of many guests that a table passes on end no guest's channel."""
    pair = Pair().begin()
    for _ in range(6000):
        pair.table.channel.send(b"more")
    pair.pump()
    assert (len(pair.guest.came), pair.guest.ends) == (6000, [])


def test_too_long_a_message_ends_the_line() -> None:
    """A guest may send a tenth of what a table may."""
    pair = Pair().begin()
    pair.guest.channel.send(b"x" * UP.size)
    pair.pump()
    assert pair.table.ends == []
    pair.guest.channel.send(b"x" * (UP.size + 1))
    pair.pump()
    assert str(pair.table.ends[0]) == "too long"


def test_what_was_sent_before_closing_arrives() -> None:
    """A peer that closes a channel has the last word; the other end is notified once."""
    pair = Pair().begin()
    pair.table.channel.send(b"bye")
    pair.table.channel.close()
    pair.pump()
    assert pair.guest.came == [b"bye"]
    assert (pair.guest.ends, pair.table.ends) == ([None], [])
    pair.guest.channel.send(b"nobody hears this")
    pair.pump()
    assert pair.table.came == []
