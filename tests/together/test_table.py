"""People join a table, leave, return, and make the seed together."""

from functools import partial
from random import Random
from types import SimpleNamespace

import msgspec
import pytest
from attrs import evolve

from alhambra_qt import __version__, i18n
from alhambra_qt.controller.game.gameconfig import AI, AI_NAMES, HUMAN, default_config
from alhambra_qt.controller.game.seats import TURN, Skip
from alhambra_qt.controller.together import chairs, frames
from alhambra_qt.controller.together.chairs import SAID, Chair, apart
from alhambra_qt.controller.together.guest import Guest, Me
from alhambra_qt.controller.together.invitation import Invitation
from alhambra_qt.controller.together.keys import TableKeys
from alhambra_qt.controller.together.names import plain
from alhambra_qt.controller.together.running import Running
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.engine.actions import TakeMoney
from alhambra_qt.i18n import tr
from alhambra_qt.net.channel import MemoryPipe
from alhambra_qt.net.sealing import TableEnd, new_key, public_key
from tests.net.kit import End
from tests.together.kit import NAMES, Friend, Party, at_once, party_of, play_out, some_action

# -- the lobby --------------------------------------------------------------------------------


def test_the_lobby_tells_who_is_there() -> None:
    """Everybody sees who is here, open or a computer's, with name, mark, language and readiness."""
    party = party_of(4, (1, 2))
    seats = party.config.seats
    party.table.config = evolve(party.config, seats=(*seats[:3], evolve(seats[3], kind=AI)))
    friend = party.come(1, Me("  Zoé\u202e\n", "star", "fr"))
    lobby = friend.guest.lobby
    assert lobby is not None
    assert lobby == party.table.lobby()
    states = [(seat.name, seat.mark, seat.state, seat.lang, seat.host) for seat in lobby.seats]
    assert states == [
        ("Anna", "circle", "here", "", True),
        ("Zoé", "star", "here", "fr", False),
        ("Ioana", "triangle", "open", "", False),
        ("Claire", "square", "computer", "", False),
    ]
    friend.guest.send(frames.Ready())
    party.pump()
    assert [seat.ready for seat in party.table.lobby().seats] == [True, True, False, False]
    assert friend.states == ["here"]


@pytest.mark.parametrize("name", ["x" * 300, "\ud800x\u202e"])
def test_any_name_may_come(name: str) -> None:
    """A guest sends its name as the table would write it, so no table refuses it."""
    party = party_of(2, (1,))
    assert party.come(1, Me(name)).states == ["here"]
    assert party.table.lobby().seats[1].name == plain(name)


def test_a_language_in_progress_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that is not whole is that of its seat for everybody whose program has it."""
    known = (*i18n.LANGS, "q1")
    for part in ("chairs", "guest", "mirror"):
        monkeypatch.setattr(f"alhambra_qt.controller.together.{part}.available", lambda: known)
    party = party_of(3, (1,))
    friend = party.come(1, Me("Zoé", "star", "q1"))
    lobby = friend.guest.lobby
    assert lobby is not None
    assert lobby.seats[1].lang == party.table.lobby().seats[1].lang == "q1"


def test_names_are_told_apart() -> None:
    """Two people of the same name and mark get a number and another mark."""
    party = party_of(3, (1, 2))
    for seat in (1, 2):
        party.come(seat, Me("Anna", "circle"))
    seats = party.table.lobby().seats
    assert [lobby_seat.name for lobby_seat in seats] == ["Anna", "Anna 2", "Anna 3"]
    assert len({lobby_seat.mark for lobby_seat in seats}) == 3


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Zoé", "Zoé"),
        ("a\x00b\u202ec\u2066d\ufdd0", "a b c d"),
        (" \t\n", ""),
        ("x" * 300, "x" * 24),
        ("\ud800a", "a"),
        ("e\u0301", "é"),
    ],
)
def test_names_are_plain(name: str, seen: str) -> None:
    """Nothing that cannot be seen or turns the text is left of a name, and it is short."""
    assert plain(name) == seen


def test_long_names_apart() -> None:
    """A number that tells names apart still fits."""
    taken = {"x" * 24, "x" * 22 + " 2"}
    assert apart("x" * 24, taken) == "x" * 22 + " 3"


def test_seats_are_arranged() -> None:
    """Before the game seats change places; guests move along, or are asked to leave."""
    party = party_of(3, (1, 2))
    first, second = party.come(1), party.come(2)
    config = default_config(NAMES[:3], humans=3)
    moved = evolve(config, seats=(config.seats[2], config.seats[0], config.seats[1]))
    party.table.arrange(moved, {0}, (2, 0, -1))
    party.pump()
    assert first.states[-1] == "ended"
    assert party.table.lobby().seats[0].state == "here"
    assert second.guest.seat == 0
    second.guest.send(frames.Ready())
    party.pump()
    assert [seat.ready for seat in party.table.lobby().seats] == [True, True, True]
    party.table.start()
    party.pump()
    assert second.mirror.here == (0,)


def test_an_invitation_can_be_made_void() -> None:
    """After that nobody comes in by it, and who was there leaves."""
    party = party_of(2, (1,))
    friend = party.come(1)
    old = friend.guest.invitation
    party.table.renew(1)
    party.pump()
    assert friend.why[-1] is not None
    assert friend.why[-1].id == "join-void"
    again = Friend(Guest(old, Me(), at_once))
    party.dial(again)
    assert again.why[-1] is not None
    assert again.why[-1].id == "join-void"
    assert party.come(1).states == ["here"]


def test_a_public_table_takes_anybody() -> None:
    """Without an invitation one gets a free seat and its token, or a reason if none is free."""
    party = party_of(2, (1,))
    nobody = Invitation(public_key(party.table.key), bytes(16))
    refused = Friend(Guest(nobody, Me(), at_once))
    party.dial(refused)
    assert [text and text.id for text in refused.why] == ["join-full"]
    party.table.is_public = True
    first = Friend(Guest(nobody, Me("Zoé"), at_once))
    party.dial(first)
    assert first.states == ["here"]
    assert first.guest.invitation.token == party.table.chairs[1].token
    second = Friend(Guest(nobody, Me(), at_once))
    party.dial(second)
    assert [text and text.id for text in second.why] == ["join-full"]


def test_the_later_of_two_wins() -> None:
    """With one token at two computers the later has the seat, and the former gets the reason."""
    party = party_of(2, (1,))
    party.begin()
    first = party.friends[1]
    second = party.come(1)
    assert first.why[-1] is not None
    assert first.why[-1].id == "join-elsewhere"
    assert second.mirror.raws == first.mirror.raws
    assert party.table.lobby().seats[1].state == "here"


def test_another_computer_in_a_seat_is_told() -> None:
    """All see that a seat goes on at another computer; who comes back to it from there is no news.

    That also holds if the table had not noticed that the line was lost, and if it opens again.
    """
    party = party_of(3, (1, 2))
    party.begin()
    first, watcher = party.friends[1], party.friends[2]
    party.come(1)
    assert watcher.guest.lobby is not None
    assert [seat.moves for seat in watcher.guest.lobby.seats] == [0, 1, 0]
    first.guest.come_back()
    party.dial(first)
    assert first.guest.is_here
    assert party.table.lobby().seats[1].moves == 2
    again = Friend(Guest(first.guest.invitation, Me("Marco"), at_once))
    again.guest.computer = first.guest.computer
    party.dial(again)
    assert party.table.lobby().seats[1].moves == 2
    kept = party.table.keys(0)
    party.table.unlock(kept)
    party.cut(again)
    party.dial(again)
    assert party.table.lobby().seats[1].moves == 2
    party.table.renew(1)
    party.come(1)
    assert party.table.lobby().seats[1].moves == 2


def test_who_comes_again_and_again_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat is shown the whole game so often only; the last who came gets it after a while."""
    party, shown, now = party_of(2, (1,)), list[object](), [100.0]
    monkeypatch.setattr(chairs, "time", SimpleNamespace(monotonic=partial(now.__getitem__, 0)))
    party.begin()
    monkeypatch.setattr(Running, "greet", lambda *given: shown.append(given))
    guests = [party.come(1) for _ in range(3 * chairs.SHOWN)]
    party.table.tick()
    assert len(shown) == chairs.SHOWN - 1
    assert [guest.states for guest in guests[-2:]] == [["ended"], []]
    now[0] += chairs.SHOWN_IN
    party.table.tick()
    party.pump()
    assert guests[-1].states == ["here"]
    assert len(shown) == chairs.SHOWN
    lost = [party.come(1) for _ in range(2 * chairs.SHOWN)][-1]
    party.cut(lost)
    now[0] += chairs.SHOWN_IN
    party.table.tick()
    assert "here" not in lost.states


def test_ready_is_said_for_one_game() -> None:
    """Another set-up makes nobody ready; another order or free seat changes nothing of that."""
    party = party_of(3, (1, 2))
    friend = party.come(1)
    friend.guest.send(frames.Ready())
    party.pump()
    table = party.table
    table.arrange(table.config, {1, 2}, (0, 1, 2))
    assert table.lobby().seats[1].ready
    table.arrange(evolve(table.config, modules=("vizier",)), {1, 2}, (0, 1, 2))
    party.pump()
    lobby = friend.guest.lobby
    assert lobby is not None
    assert (lobby.game, lobby.seats[1].ready, lobby.modules) == (1, False, ["vizier"])


def test_phrases_survive_a_return() -> None:
    """Phrases are sent again to a new program, and by a table opened again."""
    party = party_of(2, (1,))
    party.begin()
    party.play(Random("a"), most=3)
    at = len(party.session.steps)
    party.table.say(0, "thanks")
    party.friends[1].guest.send(frames.SayPhrase(phrase="hello"))
    party.pump()
    party.cut(party.friends[1])
    recalled, guest = list[frames.Said](), Guest(party.table.invitation(1, ()), Me(), at_once)
    guest.on_recalled = recalled.append
    friend = party.friends[1] = Friend(guest)
    party.dial(friend)
    assert [(sentence.seat, sentence.phrase, sentence.at) for sentence in recalled] == [
        (0, "thanks", at),
        (1, "hello", at),
    ]
    assert friend.said == []
    kept = msgspec.json.decode(msgspec.json.encode(party.table.keys(0)), type=TableKeys)
    other = HostTable(party.session.config, {1: Chair()}, at_once, session=party.session)
    other.unlock(kept)
    assert [phrase.phrase for phrase in other.phrases] == ["thanks", "hello"]


@pytest.mark.parametrize(("protocol", "told"), [(0, "older"), (99, "newer")])
def test_versions_that_do_not_fit(protocol: int, told: str) -> None:
    """A program that must update gets both numbers, before anything else."""
    key = new_key()
    friend = Friend(Guest(Invitation(public_key(key), bytes(16)), Me(), at_once))
    (there, here), end = MemoryPipe.pair(), End()
    end.lay(there, TableEnd(key, protocol, "9.9.9"), at_once)
    friend.guest.take(here)
    while there.pump() | here.pump():
        pass
    assert friend.states == ["ended"]
    assert friend.why[0] is not None
    text = tr("en", friend.why[0])
    assert friend.why[0].id == f"join-version-{told}"
    for part in ("9.9.9", f"protocol {protocol}", __version__, f"protocol {frames.PROTOCOL}"):
        assert part in text


# -- coming and going -------------------------------------------------------------------------


def test_away_and_back() -> None:
    """A lost guest is away; after the return it gets only the missing steps, and goes on."""
    party = party_of(3, (1, 2))
    party.begin()
    friend = party.friends[1]
    party.play(Random("a"), most=20)
    while party.session.to_move == 1:  # nobody may play for the guest
        party.play(Random("b"), most=1)
    kept = tuple(friend.mirror.steps)
    party.cut(friend)
    assert party.table.lobby().seats[1].state == "away"
    assert not party.table.chairs[1].parted
    assert friend.states[-1] == "looking"
    party.play(Random("b"), most=1)
    party.dial(friend)
    assert friend.states[-1] == "here"
    assert tuple(friend.mirror.steps[: len(kept)]) == kept
    assert len(friend.mirror.steps) == len(party.session.steps)
    play_out(party)
    assert friend.verdicts[0].honest


def test_killed_and_back() -> None:
    """A program that was killed gets the whole game again, and finds the deal honest."""
    party = party_of(2, (1,))
    party.begin()
    party.play(Random("a"), most=30)
    party.cut(party.friends[1])
    again = party.come(1)
    assert len(again.mirror.steps) == 30
    assert again.mirror.scores == party.session.scores
    play_out(party)
    assert again.verdicts[0].honest


def test_a_computer_plays_only_when_all_want_it() -> None:
    """While somebody is away the game waits; a computer takes over when all here want it."""
    party = party_of(4, (1, 2, 3))
    party.begin()
    party.cut(party.friends[1])
    party.friends[2].guest.send(frames.WantComputer(seat=1, computer=True))
    party.pump()
    assert party.table.lobby().seats[1].wants == [2]
    party.table.want(0, 1, True)
    party.friends[3].guest.send(frames.WantComputer(seat=1, computer=True))
    party.friends[2].guest.send(frames.WantComputer(seat=1, computer=False))
    party.pump()
    assert not party.session.is_ai(1)
    party.friends[2].guest.send(frames.WantComputer(seat=1, computer=True))
    party.pump()
    assert party.session.is_ai(1)
    assert party.table.lobby().seats[1].state == "computer"
    assert party.friends[3].mirror.is_ai(1)


def test_the_seat_is_given_back() -> None:
    """A returning guest takes the seat from the computer at once; the log has both changes."""
    party = party_of(3, (1, 2))
    party.begin()
    party.cut(party.friends[1])
    party.table.want(0, 1, True)
    party.table.want(2, 1, True)
    assert party.session.is_ai(1)
    party.dial(party.friends[1])
    assert not party.session.is_ai(1)
    assert not party.friends[1].mirror.is_ai(1)
    assert [takeover.kind for takeover in party.friends[2].mirror.takeovers] == [AI, HUMAN]


def test_nobody_here_can_be_put_out() -> None:
    """A computer never takes the seat of somebody who is there."""
    party = party_of(3, (1, 2))
    party.begin()
    party.table.want(0, 1, True)
    party.friends[2].guest.send(frames.WantComputer(seat=1, computer=True))
    party.friends[2].guest.send(frames.WantComputer(seat=0, computer=True))
    party.pump()
    assert not party.session.is_ai(1)
    assert not party.session.is_ai(0)


def test_somebody_late() -> None:
    """A computer plays an open seat until somebody takes it, with their name."""
    party = party_of(3, (1, 2))
    party.come(1)
    party.table.start()
    party.pump()
    assert party.session.is_ai(2)
    assert party.session.tags[2].name in AI_NAMES
    late = party.come(2, Me("Zoé", "star"))
    assert not party.session.is_ai(2)
    assert party.session.tags[2].name == late.mirror.tags[2].name == "Zoé"
    assert party.friends[1].mirror.tags[2].mark == "star"


def test_a_running_game_is_opened_to_friends() -> None:
    """A game begun at one screen goes on with somebody elsewhere, under the name they had."""
    first = party_of(2, (1,))
    first.begin()
    first.play(Random("a"), most=20)
    party = Party(first.session.config, (1,), first.session)
    party.begin()
    friend = party.come(1, Me("Somebody"))
    assert friend.mirror.tags[1].name == "Marco"
    assert len(friend.mirror.steps) == 20
    play_out(party)
    assert (friend.verdicts[0].honest, friend.verdicts[0].seed) == (True, None)


def test_the_same_table_opens_again() -> None:
    """With its keys and its game a table goes on, and who was there comes back to it."""
    party = party_of(2, (1,))
    party.begin()
    friend = party.friends[1]
    party.play(Random("a"), most=20)
    keys = party.table.keys(0)
    party.table.close()
    party.pump()
    assert friend.states[-1] == "looking"
    chairs = {1: Chair(bytes.fromhex(keys.tokens["1"]), named=True)}
    session = party.session
    party.table = HostTable(session.config, chairs, at_once, session=session)
    party.table.key = bytes.fromhex(keys.key)
    party.table.resume(keys.made, keys.secret)
    party.dial(friend)
    assert friend.states[-1] == "here"
    play_out(party)
    assert (friend.verdicts[0].honest, friend.verdicts[0].seed) == (True, True)


# -- asking -----------------------------------------------------------------------------------


def test_only_whose_turn_it_is_plays() -> None:
    """An action out of turn or of an older version changes nothing and is answered by the game."""
    party = party_of(3, (1, 2))
    party.begin()
    idle = next(seat for seat in (1, 2) if seat != party.session.to_move)
    mirror = party.friends[idle].mirror
    card = mirror.observation(idle).game.display[0]
    mirror.play(TakeMoney.of((card,)))
    party.pump()
    assert party.session.steps == []
    assert not mirror.waiting
    party.friends[idle].guest.send(frames.PlayAction(v=0, action={"type": "pass"}))
    party.pump()
    assert party.session.steps == []


def test_what_rules_forbid_is_refused() -> None:
    """The answer is no with the rule; the guest may choose again."""
    party = party_of(2, (0, 1))
    party.begin()
    seat = party.session.to_move
    assert seat is not None
    mirror = party.friends[seat].mirror
    foreign = next(card for card in range(40) if card not in mirror.observation(seat).game.display)
    mirror.play(TakeMoney.of((foreign,)))
    assert mirror.waiting
    party.pump()
    assert not mirror.waiting
    assert party.session.steps == []
    party.play(Random("x"), most=1)


def test_one_request_at_a_time() -> None:
    """Until the table has answered, a guest's second request is not sent."""
    party = party_of(2, (0, 1))
    party.begin()
    seat = party.session.to_move
    assert seat is not None
    mirror = party.friends[seat].mirror
    action = some_action(mirror, seat, Random("x"))
    mirror.play(action)
    mirror.play(action)
    party.pump()
    assert len(party.session.steps) == 1


def test_phrases_are_few() -> None:
    """Everybody hears a phrase; too many in a short time are not passed on."""
    party = party_of(3, (1, 2))
    party.begin()
    for _ in range(SAID + 3):
        party.friends[1].guest.send(frames.SayPhrase(phrase="well-played"))
    party.pump()
    assert party.friends[2].said == [(1, "well-played")] * SAID
    party.table.say(0, "thanks")
    party.pump()
    assert party.friends[1].said[-1] == (0, "thanks")


def test_a_nudge_reaches_whoever_must_choose() -> None:
    """It is passed on once in a while, and only to them."""
    party = party_of(3, (0, 1, 2))
    party.begin()
    asked = party.session.to_move
    assert asked is not None
    other = (asked + 1) % 3
    for _ in range(3):
        party.friends[other].guest.send(frames.Nudge())
    party.friends[asked].guest.send(frames.Nudge())
    party.pump()
    assert party.friends[asked].nudges == [other]
    assert party.friends[other].nudges == []


def test_leaving_keeps_the_seat() -> None:
    """A guest who leaves the game is away, and may return."""
    party = party_of(2, (1,))
    party.begin()
    party.friends[1].guest.leave()
    party.pump()
    assert party.table.lobby().seats[1].state == "away"
    assert party.table.chairs[1].parted
    assert party.come(1).states == ["here"]
    assert not party.table.chairs[1].parted


def test_passing_is_kept_at_the_table() -> None:
    """Until when a guest passes between turns is known to the table, and comes back with them."""
    party = Party(evolve(default_config(NAMES[:2], humans=2), modules=("vizier",)), (1,))
    party.begin()
    party.friends[1].mirror.pass_until(1, Skip(TURN))
    party.pump()
    assert party.session.skips == {1: Skip(TURN)}
    party.cut(party.friends[1])
    assert party.come(1).mirror.skips == {1: Skip(TURN)}


def test_whose_turn_it_is() -> None:
    """The owner of a seat asks whose turn it is; nobody comes for that, and nobody else may ask."""
    party = party_of(2, (1,))
    token = party.table.chairs[1].token.hex()
    ask = frames.Hello(token=token, asks=True)

    def answers(hello: frames.Hello) -> list[frames.AnyDown]:
        return [frames.read_down(data) for data in party.stranger(hello).came]

    assert answers(ask) == [frames.Turn(), frames.Bye(reason="closed")]
    assert party.table.lobby().seats[1].state == "open"
    party.begin()
    for _ in range(6):
        first, _ = answers(ask)
        assert isinstance(first, frames.Turn)
        assert (first.began, first.over) == (True, False)
        assert first.yours == (party.session.to_move == 1)
        assert first.seconds < 60
        party.play(Random("turn"), most=1)
    assert party.friends[1].guest.is_here
    wrong = frames.Hello(token="ab" * 16, asks=True)
    assert answers(wrong) == answers(frames.Hello(asks=True)) == [frames.Bye(reason="void")]
