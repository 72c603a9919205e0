"""People watch a table without a seat: they see what is public, and send nothing."""

from contextlib import closing
from random import Random
from secrets import token_hex
from typing import Any

import pytest
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.together import frames, gallery
from alhambra_qt.controller.together.door import Door
from alhambra_qt.controller.together.frames import MOST_WATCHERS
from alhambra_qt.controller.together.gallery import Gallery
from alhambra_qt.controller.together.guest import Guest, Me
from alhambra_qt.controller.together.keys import TableKeys
from alhambra_qt.controller.together.running import WITH_POSITIONS, Running
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import msg
from alhambra_qt.net.network import network
from tests.cases import count
from tests.net.kit import End, Main
from tests.together.kit import NAMES, Friend, Party, at_once, party_of, play_out, until


def names(party: Party) -> list[str]:
    """The names of those who watch, as the players see them."""
    assert party.friends
    lobbies = [friend.guest.lobby for friend in party.friends.values()]
    assert all(lobby is not None and lobby == party.table.lobby() for lobby in lobbies)
    return party.table.lobby().watchers


# -- who may ----------------------------------------------------------------------------------


def test_everybody_sees_who_watches() -> None:
    """Those who watch are named to all, under names that nobody else has."""
    party = party_of(2, (1,))
    party.come(1)
    first, second = party.watch("Anna"), party.watch("E\u202elif\n")
    assert names(party) == ["Anna 2", "E lif"]
    assert (first.guest.admitted, first.guest.seat, first.states) == (True, None, ["here"])
    assert first.guest.lobby == second.guest.lobby == party.table.lobby()
    first.guest.leave()
    party.pump()
    assert names(party) == ["E lif"]
    party.cut(second)
    assert names(party) == []


def test_no_more_than_the_host_lets_in() -> None:
    """Nobody watches if the host does not want it, and no more than there may be."""
    party = party_of(2, (1,))
    party.come(1)
    assert party.watch(most=0).why == [msg("join-void")]
    friends = [party.watch(most=2) for _ in range(3)]
    assert [friend.states[-1] for friend in friends] == ["here", "here", "ended"]
    assert friends[2].why == [msg("join-watch-full")]
    party.table.let_watch(1)
    party.pump()
    assert friends[1].why[-1] == msg("join-watch-full")
    assert names(party) == ["Elif"]


def test_a_new_invitation_to_watch() -> None:
    """A host who has had enough makes the invitation void, and all who watch leave."""
    party = party_of(2, (1,))
    party.come(1)
    friend = party.watch()
    party.table.renew_watch()
    party.pump()
    assert (friend.why[-1], names(party)) == (msg("join-void"), [])
    party.dial(friend)
    assert names(party) == []
    assert party.watch().states == ["here"]


def test_invitations_are_for_one_thing() -> None:
    """By an invitation to watch nobody gets a seat, and by one to a seat nobody watches."""
    party = party_of(2, (1,))
    party.table.let_watch(4)
    for seat in (1, None):
        asked = party.table.invitation(seat, ())
        friend = Friend(Guest(evolve(asked, watches=not asked.watches), Me("Tom"), at_once))
        party.dial(friend)
        assert friend.why == [msg("join-void")]
    assert party.table.gallery.names == []
    assert party.table.lobby().seats[1].state == "open"


@pytest.mark.parametrize(
    "frame",
    [
        frames.Ready(),
        frames.Agree(),
        frames.PlayAction(v=0, action={"type": "end_turn"}),
        frames.UndoAction(v=0),
        frames.SayPhrase(phrase="hello"),
        frames.Nudge(),
        frames.WantComputer(seat=0, computer=True),
        frames.Committed(round=1, commit="ab" * 32),
        frames.Hello(name="again"),
    ],
    ids=lambda frame: type(frame).__name__,
)
def test_they_send_nothing(frame: frames.Up) -> None:
    """A frame of somebody who watches ends their channel, and nothing else happens."""
    party = party_of(2, (1,))
    party.come(1)
    party.table.let_watch(4)
    end = watcher(party)
    party.begin()
    before, phrases = party.session.version, len(party.table.phrases)
    party.tell(end, frame)
    assert isinstance(frames.read_down(end.came[-1]), frames.Bye)
    assert names(party) == []
    assert (party.session.version, len(party.table.phrases)) == (before, phrases)


def watcher(party: Party, computer: str = "") -> End:
    """A program that watches and sends what it likes."""
    token = party.table.gallery.token.hex()
    hello = frames.Hello(name="Mallory", token=token, watch=True, computer=computer)
    return party.stranger(hello)


def test_the_program_sends_nothing() -> None:
    """The own program sends no frame for somebody who watches, whatever is asked of it."""
    party = party_of(2, (1,))
    friend = party.watch()
    party.begin()
    friend.guest.send(frames.SayPhrase(phrase="hello"))
    friend.mirror.redo()
    friend.mirror.undo(0)
    party.pump()
    assert friend.states == ["here"]
    assert party.table.gallery.names == ["Elif"]


def test_an_address_comes_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that comes again and again is sent away, and lets in later."""
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    found, hello = Gallery(4), frames.Hello(watch=True, token="ab" * 16)
    found.token = b"\xab" * 16
    often = [found.refuses(hello, "10.0.0.1") for _ in range(gallery.COMES + 3)]
    assert often == [None] * gallery.COMES + ["closed"] * 3
    assert found.refuses(hello, "10.0.0.2") is None
    for number in range(500):
        found.refuses(hello, f"10.1.0.{number}")
    assert found.refuses(hello, "10.0.0.3") == "closed"
    now += gallery.COMES_IN + 1
    assert found.refuses(hello, "10.0.0.1") is None


# -- what they see ----------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(count(4, 100)))
def test_they_see_the_table(number: int, seed: str) -> None:
    """At every step their table and log are what the host would show to nobody's eyes."""
    roll = Random(f"{seed}/{number}")
    ids = modules.IDS if not number else tuple(roll.sample(modules.IDS, 3))
    config = evolve(default_config(NAMES[:3], humans=3), modules=ids)
    party = Party(evolve(config, seed=f"{number}"), (0, 1, 2))
    early = party.watch()
    party.begin()
    party.play(roll, most=20)
    late = party.watch()
    watching = [early.mirror, late.mirror]
    host, *desks = map(Desk, (party.session, *watching))
    for _ in range(count(30, 200)):
        undo_by_lot(party, roll)
        party.play(roll, most=1)
        for desk in desks:
            assert evolve(desk.view(), recap=()) == evolve(host.view(), recap=())
            assert desk.history.log() == host.history.log()
        assert all(mirror.here == () for mirror in watching)
        assert all(mirror.scores == party.session.scores for mirror in watching)


@pytest.mark.parametrize("more", [0, 1, 2])
def test_latecomers_get_the_past(more: int) -> None:
    """Latecomers have every position, however many steps are in the last piece."""
    party = party_of(3, (1, 2))
    party.begin()
    roll = Random("past")
    while len(party.session.steps) < 2 * WITH_POSITIONS + more:
        party.play(roll, most=1)
    mirror = party.watch().mirror
    assert (len(mirror.steps), mirror.known_from) == (len(party.session.steps), 0)
    assert len(party.session.steps) == 2 * WITH_POSITIONS + more


def undo_by_lot(party: Party, roll: Random) -> None:
    """Let whoever must choose undo and redo now and then."""
    seat = party.session.to_move
    if seat is not None and roll.random() < 0.3:
        party.friends[seat].mirror.undo(seat)
        party.pump()
        if roll.random() < 0.5:
            party.friends[seat].mirror.redo()
            party.pump()


def test_to_the_end_and_to_the_next_game(seed: str) -> None:
    """They come back, check the deal with the record, and stay for the next game."""
    party = party_of(3, (1, 2))
    friend = party.watch()
    party.begin()
    party.play(Random(seed), most=10, quickly=True)
    party.cut(friend)
    assert friend.states[-1] == "looking"
    party.play(Random(seed), most=10, quickly=True)
    known = len(friend.mirror.steps)
    heard: list[bytes] = []
    friend.guest.on_frame = heard.append
    party.dial(friend)
    shown = [frame for frame in map(frames.read_down, heard) if isinstance(frame, frames.Seen)]
    assert [frame.keep for frame in shown] == [known]
    assert len(friend.mirror.steps) == len(party.session.steps)
    play_out(party)
    until(lambda: friend.verdicts)
    verdict = friend.verdicts[0]
    assert (verdict.honest, verdict.seed, verdict.faults) == (True, None, ())
    assert verdict.session is not None
    assert verdict.session.digest() == party.session.digest()
    party.table.again()
    party.pump()
    assert friend.guest.mirror is None
    party.table.start()
    party.pump()
    assert friend.mirror.seats == 3
    assert not friend.mirror.steps


def test_a_table_that_lies_to_them(seed: str) -> None:
    """If the record differs from what they saw, the verdict names the turn."""
    party = party_of(2, (1,))
    friend = party.watch()
    party.begin()
    party.play(Random(seed), most=10, quickly=True)
    friend.mirror.marks_of[8] = "0" * 64
    play_out(party)
    until(lambda: friend.verdicts)
    assert [fault.kind for fault in friend.verdicts[0].faults] == ["turn"]


def test_the_same_person_again() -> None:
    """A person who comes back before their line is known as lost takes no second place."""
    party = party_of(2, (1,))
    party.come(1)
    party.table.let_watch(1)
    first, second = (watcher(party, computer="cd" * 16) for _ in range(2))
    assert names(party) == ["Mallory"]
    bye = frames.read_down(first.came[-1])
    assert isinstance(bye, frames.Bye)
    assert bye.reason == "elsewhere"
    assert isinstance(frames.read_down(second.came[-1]), frames.Lobby)


def test_frames_are_written_once(seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many watch, what they see is written once for each move."""
    party = party_of(2, (1,))
    for _ in range(MOST_WATCHERS):
        party.watch()
    party.begin()
    seen, written = Running._seen, list[Seat | None]()

    def counted(*given: Any) -> bytes:
        written.append(given[-1])
        return seen(*given)

    monkeypatch.setattr(Running, "_seen", counted)
    party.play(Random(seed), most=10)
    assert written.count(None) == 10


def test_a_table_that_opens_again() -> None:
    """The invitation to watch works again when the table is opened again."""
    party = party_of(2, (1,))
    party.table.let_watch(3)
    kept: TableKeys = party.table.keys(0)
    table = HostTable(party.config, {}, at_once)
    table.unlock(kept)
    assert table.invitation(None, ()) == party.table.invitation(None, ())
    assert table.gallery.most == 3


# -- who does not read ------------------------------------------------------------------------


@pytest.mark.usefixtures("quick")
def test_the_slowest_is_cut_off_and_comes_back(main: Main, table: HostTable) -> None:
    """No more than so much waits for somebody who reads nothing; the others go on."""
    with closing(Door(table, ("127.0.0.1",))) as door:
        table.let_watch(2)
        friends = [
            Friend(Guest(door.invitation(None), Me(name), main.calls.put))
            for name in ("Slow", "Quick")
        ]
        for friend in friends:
            friend.guest.join()
        main.until(lambda: len(table.gallery.here) == 2)
        slow = friends[0].guest._channel
        assert slow is not None
        line = slow.pipe._line  # type: ignore[attr-defined]
        network().call(line.hold, True)
        frame = b'{"type":"no","v":0,"rule":"","unknown":"%s"}'
        heard = list[bytes]()
        friends[1].guest.on_frame = heard.append
        for _ in range(100):
            heard.clear()
            visitors = tuple(table.gallery.here)
            if len(visitors) == 1:
                break
            for visitor in visitors:
                visitor.pass_on(frame % token_hex(2**18).encode())
            main.until(lambda: heard)
        assert table.gallery.names == ["Quick"]
        network().call(line.hold, False)
        main.until(lambda: friends[0].states.count("here") == 2)
        assert sorted(table.gallery.names) == ["Quick", "Slow"]
        assert friends[1].states == ["looking", "here"]
