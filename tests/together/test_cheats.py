"""A forbidden act of a table is named in the verdict, and no honest one is."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from attrs import evolve

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.gameconfig import AI
from alhambra_qt.controller.game.records import to_record
from alhambra_qt.controller.game.saves import Autosave
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.together import frames, guest, invitation
from alhambra_qt.controller.together.chairs import Chair, Visitor
from alhambra_qt.controller.together.deal import commitment, seed_of
from alhambra_qt.controller.together.guest import Guest
from alhambra_qt.controller.together.honest import DealFault, DealVerdict
from alhambra_qt.controller.together.keys import SeatKeys
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.ids import Seat
from tests.cases import count
from tests.together.kit import (
    Friend,
    Party,
    at_once,
    config_for,
    party_of,
    play_out,
    played,
    some_action,
)

MINE: Seat = 1


def verdict_of(party: Party, friend: Friend | None = None) -> DealVerdict:
    """Play to the end and return what a guest's program says of it."""
    play_out(party)
    return (friend or party.friends[MINE]).verdicts[0]


def kinds(verdict: DealVerdict) -> list[str]:
    """Return the kinds of faults of a deal."""
    return [fault.kind for fault in verdict.faults]


def restart(party: Party, friend: Friend, *, keeps: bool = True) -> Friend:
    """End a guest's program and start it again, with the file of its seat or without."""
    kept = msgspec.json.decode(msgspec.json.encode(friend.guest.kept), type=SeatKeys)
    party.cut(friend)
    again = Guest(invitation.read(kept.invitation), friend.guest.me, at_once)
    if keeps:
        again.remember(kept)
    party.friends[MINE] = Friend(again)
    return party.friends[MINE]


def chosen(party: Party) -> Session:
    """A game with a seed that the host likes."""
    return Session.new(evolve(party.table.config, seed="the best of 300"))


def reopen(party: Party, session: Session) -> None:
    """Open another session at the same table: the same key, tokens and parts of the seed."""
    keys, before = party.table.keys(0), party.table
    chairs = {seat: Chair(chair.token, named=True) for seat, chair in before.chairs.items()}
    before.close()
    party.pump()
    party.table = HostTable(session.config, chairs, at_once, session=session)
    party.table.key = bytes.fromhex(keys.key)
    party.table.resume(keys.made, keys.secret)
    for friend in party.friends.values():
        party.dial(friend)


# -- the seed ---------------------------------------------------------------------------------


def test_dealt_without_asking() -> None:
    """A table that asks nobody for a part, though guests are in the lobby, is found out."""
    party = party_of(2, (MINE,))
    party.come(MINE)
    party.table._begin(chosen(party), None, "")
    party.pump()
    verdict = verdict_of(party)
    assert (verdict.honest, verdict.seed, kinds(verdict)) == (False, False, ["unasked"])


def test_a_part_is_left_out() -> None:
    """A table that makes the seed without a part that was opened is found out."""
    party = party_of(3, (MINE, 2))
    friend, other = party.come(MINE), party.come(2)
    party.table.start()
    party.pump()
    made = other.guest.made
    assert made is not None
    fewer = frames.Made(made.commit, {"2": made.values["2"]})
    secret = party.table.keys(0).secret
    friend.guest.mirror = friend.guest.made = None
    friend.guest._setup = None
    party.table.session = Session.new(evolve(party.config, seed=seed_of(secret, fewer.values)))
    party.table.resume(fewer, secret)
    party.table._greet(party.table.chairs[MINE].visitor or pytest.fail("nobody is there"), 0, "")
    party.pump()
    assert friend.guest.found.faults == (DealFault("unused"),)


@pytest.mark.parametrize("restarts", [False, True])
def test_all_lines_are_cut(monkeypatch: pytest.MonkeyPatch, restarts: bool) -> None:
    """A table that sees the seed, cuts all lines and begins with another one is found out."""
    party = party_of(2, (MINE,))
    friend = party.come(MINE)
    monkeypatch.setattr(HostTable, "_deal_on", lambda _: None)
    party.table.start()
    party.pump()
    assert friend.guest.part.commits
    party.table._dealing = None
    if restarts:
        friend = restart(party, friend)
    else:
        party.cut(friend)
    party.table._begin(chosen(party), None, "")
    party.dial(friend)
    verdict = verdict_of(party)
    assert (verdict.honest, verdict.seed, kinds(verdict)) == (False, False, ["lost"])


@pytest.mark.parametrize("restarts", [False, True])
def test_dealt_while_the_line_was_lost(restarts: bool) -> None:
    """A person who was cut off from the lobby at the deal cannot say whether that is fair."""
    party = party_of(3, (MINE, 2))
    friend = party.come(MINE)
    party.come(2)
    if restarts:
        friend = restart(party, friend)
    else:
        party.cut(friend)
    party.table.start()
    party.pump()
    party.dial(friend)
    verdict = verdict_of(party)
    assert (verdict.honest, verdict.seed, kinds(verdict)) == (False, False, ["lost"])
    assert party.friends[2].verdicts[0].honest


def test_the_reason_stays_after_a_restart() -> None:
    """A restarted program reports the same finding as before."""
    party = party_of(2, (MINE,))
    party.come(MINE)
    party.table._begin(chosen(party), None, "")
    party.pump()
    party.dial(restart(party, party.friends[MINE]))
    assert kinds(verdict_of(party)) == ["unasked"]


def test_a_table_that_says_nothing_is_a_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest admitted long before the game was in the lobby, even if no lobby was shown."""
    for at_once_is, expected in ((30.0, []), (-1.0, ["unasked"])):
        monkeypatch.setattr(guest, "AT_ONCE", at_once_is)
        party = party_of(2, (MINE,))
        monkeypatch.setattr(HostTable, "_tell", lambda _: None)
        party.come(MINE)
        party.table._begin(chosen(party), None, "")
        party.pump()
        assert [fault.kind for fault in party.friends[MINE].guest.found.faults] == expected


def test_who_comes_later_was_not_there() -> None:
    """Joining a running game, or continuing a saved one, accuses nobody."""
    party = party_of(3, (MINE, 2))
    party.come(2)
    party.table.start()
    party.pump()
    party.come(MINE)
    verdict = verdict_of(party)
    assert (verdict.honest, verdict.seed, verdict.faults) == (True, None, ())
    saved = Party(party.config, (MINE,), played(evolve(party.config, seed="x"), 5, Random(1)))
    saved.begin()
    lobby = saved.friends[MINE].guest.lobby
    assert lobby is not None
    assert lobby.dealt
    verdict = verdict_of(saved)
    assert (verdict.honest, verdict.seed) == (True, None)


def test_who_comes_while_the_seed_is_made() -> None:
    """A guest who arrives after all commitments gets the game at once, and was in no lobby."""
    party = party_of(3, (MINE, 2))
    token = party.table.chairs[2].token.hex()
    slow = party.stranger(frames.Hello(token=token))
    party.table.start()
    party.pump()
    part = "22" * 32
    party.tell(slow, frames.Committed(round=1, commit=commitment(part)))
    late = party.come(MINE)
    assert late.guest.lobby is None
    party.tell(slow, frames.Opened(round=1, value=part))
    assert party.table.began
    assert not late.guest.part.waited
    verdict = verdict_of(party)
    assert (verdict.honest, verdict.seed) == (True, None)


# -- moves ------------------------------------------------------------------------------------


def begun(party: Party, most: int = 30) -> Friend:
    """Begin, and play on until the guest is to move."""
    party.begin()
    party.play(Random("begun"), most=most)
    while (
        party.session.to_move != MINE
        or len(legal_actions(party.session.observation(MINE).game)) < 2
    ):
        party.play(Random("begun"), most=1)
    return party.friends[MINE]


def test_the_table_plays_for_a_guest() -> None:
    """A move that the guest's program did not send is named with its turn."""
    party = party_of(2, (MINE,))
    begun(party)
    turn = party.session.turn
    party.session.play(some_action(party.session, MINE, Random("host")))
    party.pump()
    verdict = verdict_of(party)
    assert (verdict.honest, verdict.seed) == (False, True)
    assert verdict.faults == (DealFault("played", turn),)


def test_a_move_while_cut_off() -> None:
    """A move played while the line was cut, with no computer in the seat, is named too."""
    party = party_of(2, (MINE,))
    friend = begun(party)
    turn = party.session.turn
    party.cut(friend)
    party.session.play(some_action(party.session, MINE, Random("host")))
    party.dial(friend)
    assert verdict_of(party).faults == (DealFault("played", turn),)


def test_no_computer_beside_a_guest() -> None:
    """A computer may play for somebody who is away, not for somebody who is there."""
    party = party_of(2, (MINE,))
    begun(party)
    turn = party.session.turn
    party.session.take_over(Seating(MINE, AI, "easy"))
    party.session.play(some_action(party.session, MINE, Random("host")))
    party.pump()
    assert DealFault("played", turn) in party.friends[MINE].guest.found.faults


def test_another_move_than_sent() -> None:
    """A table that plays another move than the one sent is found out."""
    party = party_of(2, (MINE,))
    friend = begun(party)
    turn = party.session.turn
    sent, instead = legal_actions(party.session.observation(MINE).game)[:2]
    friend.mirror.play(sent)
    party.session.play(instead)
    party.pump()
    assert party.friends[MINE].guest.found.faults == (DealFault("played", turn),)


def test_revealing_moves_are_taken_back() -> None:
    """A table that opens an earlier record, before something was revealed, is found out."""
    party = party_of(2, (MINE,))
    party.begin()
    party.play(Random("x"), most=20)
    earlier = to_record(party.session)
    steps = len(party.session.steps)
    while not any(step.revealed for step in party.session.steps[steps:]):
        party.play(Random("y"), most=1)
    turn = party.session.steps[steps].turn
    reopen(party, records.opened(earlier))
    assert len(party.friends[MINE].mirror.steps) == steps
    verdict = verdict_of(party)
    assert (verdict.honest, verdict.seed) == (False, True)
    assert verdict.faults == (DealFault("undone", turn),)


def test_a_move_is_taken_back_unasked() -> None:
    """Only who has moved may undo that, so a table that does it unasked is found out."""
    party = party_of(2, (MINE,))
    friend = begun(party)
    while True:
        before = party.session.turn
        friend.mirror.play(some_action(friend.mirror, MINE, Random("own")))
        party.pump()
        if party.session.undo_blocked(MINE) is None:
            break
        while party.session.to_move != MINE:
            party.play(Random("z"), most=1)
    party.session.undo(MINE)
    party.pump()
    assert friend.guest.found.faults == (DealFault("undone", before),)


# -- what honest tables do --------------------------------------------------------------------


def test_nothing_is_told_before_it_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A killed table has saved every move that it sent, so nothing is taken back."""
    party, path, told = party_of(2, (MINE,)), tmp_path / "game.alhambra", list[int]()
    party.begin()
    autosave = Autosave(party.session, path)  # begins after the table, as in the program
    pass_on = Visitor.pass_on

    def pass_on_saved(visitor: Visitor, data: bytes) -> None:
        if isinstance(frames.read_down(data), frames.Seen):
            told.append(len(msgspec.json.decode(path.read_bytes())["actions"]))
            assert told[-1] == len(party.session.steps)
        pass_on(visitor, data)

    monkeypatch.setattr(Visitor, "pass_on", pass_on_saved)
    party.play(Random("saved"), most=10)
    assert told[-1] == 10
    autosave.stop()


def test_a_move_whose_answer_was_lost() -> None:
    """A move sent before the line was lost is the guest's own when it comes back."""
    party = party_of(2, (MINE,))
    friend = begun(party)
    there = party.table.chairs[MINE].visitor
    assert there is not None
    friend.mirror.play(some_action(friend.mirror, MINE, Random("own")))
    steps = len(party.session.steps)
    while len(party.session.steps) == steps:
        for pipe in party.pipes:
            pipe.pump()
            if len(party.session.steps) > steps:
                break
    party.cut(friend)
    assert len(party.session.steps) == steps + 1
    party.dial(friend)
    verdict = verdict_of(party)
    assert (verdict.honest, verdict.faults) == (True, ())


@pytest.mark.parametrize("keeps", [False, True])
def test_a_program_that_was_started_again(keeps: bool) -> None:
    """It accuses nobody of the moves that it does not know, and says so; findings stay."""
    party = party_of(2, (MINE,))
    friend = begun(party)
    party.dial(restart(party, friend, keeps=keeps))
    verdict = verdict_of(party)
    assert (verdict.honest, verdict.seed) == (True, True if keeps else None)
    assert 0 < verdict.compares_from <= party.session.turn
    cheated = party_of(2, (MINE,))
    friend = begun(cheated)
    cheated.session.play(some_action(cheated.session, MINE, Random("host")))
    cheated.pump()
    cheated.dial(restart(cheated, friend, keeps=keeps))
    assert kinds(verdict_of(cheated)) == (["played"] if keeps else [])


def test_a_seat_that_was_played_elsewhere() -> None:
    """Moves made at another computer with the same seat are nobody's fault."""
    party = party_of(2, (MINE,))
    friend = begun(party)
    other = Friend(Guest(party.table.invitation(MINE, ()), friend.guest.me, at_once))
    party.dial(other)
    assert friend.states[-1] == "ended"
    party.friends[MINE] = other
    party.play(Random("other"), most=10)
    party.dial(restart(party, other))
    assert kinds(verdict_of(party)) == []


@pytest.mark.parametrize("number", range(count(4, 200)))
def test_honest_tables_are_not_accused(
    number: int, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undo, lost lines, computers in seats and restarts are all honest."""
    monkeypatch.setattr(Chair, "may_come", lambda _: True)  # lines are lost faster than by mishap
    roll = Random(f"{seed}/{number}")
    config = config_for(roll, roll.randint(2, 4))
    party = Party(config, range(1, len(config.seats)))
    party.begin()
    for _ in range(count(50, 1000)):
        if party.session.over:
            break
        party.play(roll, most=roll.randint(1, 3))
        _trouble(party, roll)
    play_out(party)
    for friend in party.friends.values():
        verdict = friend.verdicts[-1]
        assert (verdict.honest, verdict.faults) == (True, ())


def _trouble(party: Party, roll: Random) -> None:
    """Something that happens between friends."""
    seat = roll.choice(sorted(party.friends))
    friend, session = party.friends[seat], party.session
    match roll.randrange(8):
        case 0 | 1 if session.to_move in party.friends:
            asked = session.to_move
            mover = party.friends[asked].mirror
            mover.restart_turn(asked) if roll.random() < 0.4 else mover.undo(asked)
            party.pump()
        case 2 if session.to_move in party.friends:
            party.friends[session.to_move].mirror.redo()
            party.pump()
        case 3:
            party.cut(friend)
            party.dial(friend)
        case 4 if session.to_move == seat:
            friend.mirror.play(some_action(friend.mirror, seat, roll))
            for pipe in party.pipes:  # the answer may be lost
                pipe.pump()
            party.cut(friend)
            party.dial(friend)
        case 5:
            party.cut(friend)
            session.take_over(Seating(seat, AI, "easy"))
            for _ in range(roll.randrange(4)):
                mover_seat = session.to_move
                if mover_seat is None or (mover_seat in party.friends and mover_seat != seat):
                    break
                session.play(some_action(session, mover_seat, roll))
            party.dial(friend)
        case 6:
            reopen(party, records.opened(to_record(session)))
        case 7 if session.over is False and session.undo_blocked(0) is None:
            session.undo(0)
            party.pump()
