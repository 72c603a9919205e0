"""The seed that table and guests make together, and the check of the deal afterwards."""

from random import Random

import msgspec
import pytest
from attrs import define, evolve, field
from msgspec import Raw

from alhambra_qt import __version__
from alhambra_qt.controller.game.gameconfig import AI
from alhambra_qt.controller.game.records import to_record
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.together import frames, invitation
from alhambra_qt.controller.together.chairs import Chair
from alhambra_qt.controller.together.deal import SeedFault, SeedPart, commitment, seed_of
from alhambra_qt.controller.together.guest import Guest, Me
from alhambra_qt.controller.together.hosting import reopened_table
from alhambra_qt.controller.together.invitation import Invitation
from alhambra_qt.controller.together.keys import SeatKeys, TableKeys
from alhambra_qt.controller.together.running import public_setup
from alhambra_qt.controller.together.table import PATIENCE, HostTable
from alhambra_qt.engine.ids import Seat
from alhambra_qt.net.channel import MemoryPipe
from alhambra_qt.net.sealing import TableEnd, new_key, public_key
from tests.net.kit import End
from tests.together.kit import Friend, Party, at_once, party_of, play_out, wait_for_verdicts


def test_the_seed_is_made_by_all() -> None:
    """It follows from the parts of all, has 160 bits, and is another one each time."""
    seeds = set()
    for _ in range(3):
        party = party_of(3, (1, 2))
        party.begin()
        made, keys = party.friends[1].guest.made, party.table.keys(0)
        assert made is not None
        assert made == party.friends[2].guest.made
        assert set(made.values) == {"1", "2"}
        assert commitment(keys.secret) == made.commit
        assert party.session.config.seed == seed_of(keys.secret, made.values)
        assert len(party.session.config.seed) == 40
        seeds.add(party.session.config.seed)
    assert len(seeds) == 3


def hello_for(party: Party, seat: Seat) -> frames.Hello:
    """The hello of somebody with the invitation to a seat."""
    return frames.Hello(token=party.table.chairs[seat].token.hex())


def heard(end: End) -> list[frames.AnyDown]:
    """Return the frames that an end received."""
    return [frames.read_down(one) for one in end.came]


def test_another_part_than_promised_is_refused() -> None:
    """A guest that opens another part than it committed to is sent away; the others go on."""
    party = party_of(3, (1, 2))
    cheat, other = party.stranger(hello_for(party, 1)), party.come(2)
    party.table.start()
    party.pump()
    party.tell(cheat, frames.Committed(round=1, commit=commitment("11" * 32)))
    party.tell(cheat, frames.Opened(round=1, value="22" * 32))
    assert heard(cheat)[-1] == frames.Bye(reason="refused")
    assert party.table.began
    assert other.guest.made is not None
    assert set(other.guest.made.values) == {"2"}


def test_commitments_come_first() -> None:
    """Commitments are sent when all are there, and only then guests open their parts."""
    party = party_of(3, (1, 2))
    late, other = party.stranger(hello_for(party, 1)), party.stranger(hello_for(party, 2))
    party.table.start()
    party.pump()
    party.tell(other, frames.Committed(round=1, commit=commitment("22" * 32)))
    assert not any(isinstance(one, frames.Commits) for one in heard(other))
    party.tell(late, frames.Committed(round=1, commit=commitment("11" * 32)))
    commits = next(one for one in heard(late) if isinstance(one, frames.Commits))
    assert commits.commits == {"1": commitment("11" * 32), "2": commitment("22" * 32)}
    party.tell(other, frames.Opened(round=1, value="22" * 32))
    assert not party.table.began
    party.tell(late, frames.Opened(round=1, value="11" * 32))
    assert party.table.began


def test_who_does_not_answer_is_left_out() -> None:
    """A guest that keeps its part back holds nobody up for long."""
    party = party_of(3, (1, 2))
    silent, other = party.stranger(hello_for(party, 1)), party.come(2)
    party.table.start()
    party.pump()
    for _ in range(PATIENCE):
        assert not party.table.began
        party.table.tick()
        party.pump()
    assert party.table.began
    assert heard(silent)[-1] == frames.Bye(reason="refused")
    assert other.mirror.seats == 3


def test_an_honest_deal_is_proved() -> None:
    """After the game each guest has the record and finds that all agrees."""
    party = party_of(2, (0, 1))
    party.begin()
    party.play(Random("out"))
    wait_for_verdicts(party)
    for friend in party.friends.values():
        verdict = friend.verdicts[0]
        assert (verdict.honest, verdict.seed, verdict.faults) == (True, True, ())
        assert verdict.compares_from == 0
        assert verdict.session is not None
        assert verdict.session.digest() == party.session.digest()


def test_a_chosen_seed_is_found_out() -> None:
    """A host that deals by another seed than all made is found out after the game."""
    party = party_of(2, (1,))
    party.begin()
    friend, keys = party.friends[1], party.table.keys(0)
    chosen = Session.new(evolve(party.table.config, seed="chosen"))
    chairs = {1: Chair(bytes.fromhex(keys.tokens["1"]), named=True)}
    party.table = HostTable(chosen.config, chairs, at_once, session=chosen)
    party.table.key = bytes.fromhex(keys.key)
    party.table.resume(keys.made, keys.secret)
    party.cut(friend)
    party.dial(friend)
    play_out(party)
    assert (friend.verdicts[0].honest, friend.verdicts[0].seed) == (False, False)


def test_nothing_is_undone_after_the_record() -> None:
    """A guest who has seen the record cannot take back the end and play otherwise."""
    party = party_of(2, (0, 1))
    party.begin()
    play_out(party)
    for seat, friend in party.friends.items():
        assert friend.mirror.undo_blocked(seat) is not None
        friend.guest.send(frames.UndoAction(v=party.session.version))
        party.pump()
    assert party.session.over


def test_no_record_before_the_end() -> None:
    """A table that calls a game over which is not is no table to play at."""
    party = party_of(2, (1,))
    party.begin()
    party.play(Random("a"), most=10)
    friend, visitor = party.friends[1], party.table.chairs[1].visitor
    assert visitor is not None
    record = Raw(msgspec.json.encode(to_record(party.session)))
    visitor.send(frames.Record(record=record, secret=party.table.keys(0).secret))
    party.pump()
    assert (friend.states[-1], friend.verdicts) == ("ended", [])


def test_a_changed_record_is_found_out() -> None:
    """A record that differs from what was shown is found out with its turn."""
    party = party_of(2, (1,))
    party.begin()
    friend = party.friends[1]
    party.play(Random("x"), most=30)
    number = max(number for number in friend.mirror.marks_of if number < 20)
    friend.mirror.marks_of[number] = "other"
    turn = party.session.steps[number].turn
    play_out(party)
    verdict = friend.verdicts[0]
    assert (verdict.honest, verdict.seed) == (False, True)
    assert [fault.kind for fault in verdict.faults] == ["turn"]
    assert verdict.faults[0].turn in (turn, turn - 1)


def test_another_game_together() -> None:
    """After a game everybody is in the lobby again, and the next one has a seed of its own."""
    party = party_of(3, (1, 2))
    party.come(1)
    party.table.start()
    party.pump()
    first = party.session.config.seed
    party.table.again()
    assert party.session.config.seed == first  # not before it is over
    party.come(2)
    play_out(party)
    party.session.take_over(Seating(0, AI, "easy"))
    party.cut(party.friends[2])
    party.table.again()
    party.pump()
    assert [seat.state for seat in party.table.lobby().seats] == ["here", "here", "away"]
    assert party.friends[1].guest.mirror is None
    party.dial(party.friends[2])
    party.table.start()
    party.pump()
    assert party.session.config.seed != first
    assert len(party.friends[2].mirror.steps) == 0
    for friend in party.friends.values():
        friend.verdicts.clear()
    play_out(party)
    assert all(friend.verdicts[0].honest for friend in party.friends.values())


# -- a host that wants a better seed ----------------------------------------------------------

MINE, OTHER = 1, 2  # seats
PART = "22" * 32


@define(eq=False)
class CheatingTable:
    """A table that says what it likes, and one honest guest in seat 1."""

    friend: Friend = field(init=False)
    end: End = field(factory=End)
    party: Party = field(factory=lambda: party_of(4, (MINE, OTHER, 3)))
    pipes: tuple[MemoryPipe, MemoryPipe] = field(factory=MemoryPipe.pair)

    def __attrs_post_init__(self) -> None:
        key = new_key()
        self.friend = Friend(Guest(Invitation(public_key(key), bytes(16)), Me(), at_once))
        self.end.lay(self.pipes[0], TableEnd(key, frames.PROTOCOL, __version__), at_once)
        self.friend.guest.take(self.pipes[1])
        self.tell()
        self.tell(frames.Welcome(app="1", table="x", seat=MINE, token="ab" * 16))

    def tell(self, *told: frames.Down) -> None:
        """Say something."""
        for down in told:
            self.end.channel.send(frames.written(down))
        while self.pipes[0].pump() | self.pipes[1].pump():
            pass

    def ask(self, round: int) -> str:
        """Ask for a commitment and return it."""
        setup = public_setup(self.party.config)
        self.tell(frames.AskParts(round=round, commit=commitment("11" * 32), setup=setup))
        said = frames.read_up(self.end.came[-1])
        assert isinstance(said, frames.Committed)
        assert said.round == round
        return said.commit

    def open(self, round: int, *others: Seat) -> str | None:
        """Make the guest open its part, beside some others; return it, None if it does not."""
        commits = {str(MINE): self.ask(round)}
        return self.tell_all(
            round, {**commits, **{str(other): commitment(PART) for other in others}}
        )

    def tell_all(self, round: int, commits: dict[str, str]) -> str | None:
        """Tell all commitments; return the part that the guest opens, None if it does not."""
        before = len(self.end.came)
        self.tell(frames.Commits(round=round, commits=commits))
        said = [frames.read_up(one) for one in self.end.came[before:]]
        return next((one.value for one in said if isinstance(one, frames.Opened)), None)

    @property
    def left_for(self) -> str:
        """Why the guest has left; empty if it has not."""
        why = self.friend.why[-1] if self.friend.states[-1] == "ended" else None
        return "" if why is None else why.id


@pytest.mark.parametrize("others", [(OTHER,), (OTHER, 3), (3,)])
def test_no_second_try(others: tuple[Seat, ...]) -> None:
    """A guest that has opened its part opens none for the same people, or more, or others."""
    table = CheatingTable()
    assert table.open(1, OTHER) is not None
    assert table.open(2, *others) is None
    assert table.left_for == "join-deals-again"


def restarted(friend: Friend) -> Friend:
    """The same guest when their program was ended and started again."""
    before = friend.guest
    kept = msgspec.json.decode(msgspec.json.encode(before.kept), type=SeatKeys)
    guest = Guest(invitation.read(kept.invitation), before.me, at_once)
    guest.remember(kept)
    return Friend(guest)


@pytest.mark.parametrize("restarts", [False, True])
def test_no_second_try_after_a_lost_line(restarts: bool) -> None:
    """Neither a cut line, nor a called-off game, nor a restart of the guest gives a second try.

    The file of the seat holds the opened part before the table gets it.
    """
    table, kept = CheatingTable(), list[SeatKeys]()
    guest = table.friend.guest
    guest.on_keep = lambda: kept.append(guest.kept)
    assert table.open(1) is not None
    assert [keys.part for keys in kept] == [guest.part]
    table.pipes[0].close()
    table.tell()
    if restarts:
        table.friend = restarted(table.friend)
    table.pipes, key = MemoryPipe.pair(), new_key()
    table.friend.guest.invitation = Invitation(public_key(key), bytes(16))
    table.end.lay(table.pipes[0], TableEnd(key, frames.PROTOCOL, __version__), at_once)
    table.friend.guest.take(table.pipes[1])
    table.tell()
    table.tell(
        frames.Welcome(app="1", table="x", seat=MINE, token="ab" * 16),
        table.party.table.lobby(),
    )
    assert table.open(2) is None
    assert table.left_for == "join-deals-again"


def test_fewer_may_try_again() -> None:
    """If somebody is lost at that moment the others make a seed without them, of fresh parts."""
    table = CheatingTable()
    parts = [table.open(1, OTHER, 3), table.open(2, OTHER), table.open(3)]
    assert len({*parts}) == 3
    assert None not in parts
    assert table.open(4) is None


def test_a_round_is_opened_once() -> None:
    """The table cannot leave somebody's part out of a round afterwards."""
    table = CheatingTable()
    mine = table.ask(1)
    assert table.tell_all(1, {str(MINE): mine, str(OTHER): commitment(PART)}) is not None
    assert table.tell_all(1, {str(MINE): mine}) is None
    assert table.left_for == "join-unfit"


def test_a_game_called_off_is_not_dealt_again() -> None:
    """A table that has seen the deal cannot go back to the lobby for another one."""
    party = party_of(2, (1,))
    party.begin()
    party.play(Random("x"), most=5)
    friend = party.friends[1]
    chair = party.table.chairs[1]
    again = party_of(2, (1,))
    again.table.key, again.table.chairs[1].token = party.table.key, chair.token
    party.cut(friend)
    again.dial(friend)
    again.table.start()
    again.pump()
    assert friend.why[-1] is not None
    assert friend.why[-1].id == "join-deals-again"


def test_another_set_up_than_promised() -> None:
    """A table that changes the modules once it knows the seed is found out after the game."""
    party = party_of(2, (1,))
    friend = party.come(1)
    party.table.start()
    party.table.config = evolve(party.config, modules=("vizier",))
    party.pump()
    play_out(party)
    assert (friend.verdicts[0].honest, friend.verdicts[0].seed) == (False, False)


# -- somebody comes or goes meanwhile ---------------------------------------------------------


def committed(party: Party, seat: Seat, round: int) -> End:
    """Somebody who has committed to a part."""
    end = party.stranger(hello_for(party, seat))
    party.table.start()
    party.pump()
    party.tell(end, frames.Committed(round=round, commit=commitment(PART)))
    return end


def test_somebody_is_lost_before_opening() -> None:
    """The others make the seed without them; only who took part can say that it is fair."""
    party = party_of(3, (1, 2))
    friend = party.come(1)
    lost = committed(party, 2, 1)
    assert friend.guest.part.commits
    lost.channel.close()
    party.pump()
    assert party.table.began
    party.come(2)
    play_out(party)
    assert [friend.verdicts[0].seed for friend in party.friends.values()] == [True, None]
    assert all(friend.verdicts[0].honest for friend in party.friends.values())


@pytest.mark.parametrize("restarts", [False, True])
def test_somebody_is_lost_after_opening(restarts: bool) -> None:
    """Their part counts: the seed is not made anew, and they find it honest when they are back."""
    party = party_of(3, (1, 2))
    friend = party.come(1)
    other = committed(party, 2, 1)
    party.cut(friend)
    party.tell(other, frames.Opened(round=1, value=PART))
    assert party.table.began
    if restarts:
        friend = party.friends[1] = restarted(friend)
    party.dial(friend)
    play_out(party)
    assert friend.verdicts[0].seed


@pytest.fixture
def killed(monkeypatch: pytest.MonkeyPatch) -> Party:
    """A table that was killed when all guests had opened their parts, before it had a record.

    It is laid again from its keys, as they were before the first part was opened.
    """
    party, kept = party_of(3, (1, 2)), list[bytes]()
    party.table.on_commit = lambda: kept.append(msgspec.json.encode(party.table.keys(0)))
    with monkeypatch.context() as patch:
        patch.setattr(HostTable, "_begin", lambda *_: None)
        party.begin()
    assert len(kept) == 1
    assert not any(friend.guest.mirror for friend in party.friends.values())
    again = reopened_table(msgspec.json.decode(kept[0], type=TableKeys), at_once)
    assert again is not None
    for friend in party.friends.values():
        party.cut(friend)
    party.table = again
    return party


@pytest.mark.parametrize("restarts", [False, True])
def test_a_table_killed_while_it_deals(killed: Party, restarts: bool) -> None:
    """It deals the same game when all have come back, and nobody calls that a second try."""
    party = killed
    for seat, friend in party.friends.items():
        assert not party.table.began
        party.friends[seat] = restarted(friend) if restarts else friend
        party.dial(party.friends[seat])
        if seat == 1:  # a line that is lost again changes nothing
            party.cut(party.friends[1])
            party.dial(party.friends[1])
    assert party.table.began
    play_out(party)
    assert [friend.verdicts[0].seed for friend in party.friends.values()] == [True, True]
    assert all(friend.verdicts[0].honest for friend in party.friends.values())


def test_a_table_killed_after_it_dealt_alone() -> None:
    """It has promised nothing to anybody, so it opens as a table where nothing was dealt."""
    party = party_of(2, (1,))
    party.table.start()
    assert party.table.began
    kept = msgspec.json.encode(party.table.keys(0))
    again = reopened_table(msgspec.json.decode(kept, type=TableKeys), at_once)
    assert again is not None
    assert not again.deals
    party.table = again
    party.begin()
    play_out(party)
    assert party.friends[1].verdicts[0].seed


def test_a_guest_has_lost_its_part_meanwhile(killed: Party) -> None:
    """Without its file a guest has no part in the seed, and says so; the others make a new one."""
    party = killed
    party.dial(party.friends[1])
    party.come(2)
    assert party.table.began
    play_out(party)
    assert [friend.verdicts[0].seed for friend in party.friends.values()] == [True, False]


def test_the_host_need_not_wait_for_all_again(killed: Party) -> None:
    """The table waits for everybody who took part, until the host begins without them."""
    party = killed
    party.dial(party.friends[1])
    for _ in range(2 * PATIENCE):
        party.table.tick()
    assert not party.table.began
    assert [seat.state for seat in party.table.lobby().seats] == ["here", "here", "away"]
    party.table.start()
    party.pump()
    assert party.table.began
    assert party.friends[1].guest.is_here


def test_a_round_keeps_its_people() -> None:
    """A table that asks again for a round cannot leave anybody out of it."""
    table = CheatingTable()
    mine = table.ask(1)
    commits = {str(MINE): mine, str(OTHER): commitment(PART)}
    first = table.tell_all(1, commits)
    assert first is not None
    assert table.ask(1) == mine
    assert table.tell_all(1, commits) == first
    assert table.ask(1) == mine
    assert table.tell_all(1, {str(MINE): mine}) is None
    assert table.left_for == "join-deals-again"


@pytest.mark.parametrize(("cut", "fault"), [(True, "lost"), (False, "unused")])
def test_left_out_of_the_seed(cut: bool, fault: SeedFault) -> None:
    """A guest whose opened part is left out reports it, and whether the line was cut meanwhile."""
    part = SeedPart()
    mine = part.begin(1, commitment(PART), {})
    assert part.all_committed(1, {"1": mine, "2": commitment(PART)}, 1) == part.value
    part.lost = cut
    assert part.settle(frames.Made(commitment(PART), {"2": PART}), {}, 1) is None
    assert part.fault == fault


def test_somebody_comes_meanwhile() -> None:
    """Before anything is opened they take part; afterwards they play, but the seed stays."""
    party = party_of(4, (1, 2, 3))
    first = party.stranger(hello_for(party, 1))
    party.table.start()
    friend = party.come(2)
    party.tell(first, frames.Committed(round=2, commit=commitment(PART)))
    late = party.come(3)
    party.tell(first, frames.Opened(round=2, value=PART))
    assert party.table.began
    assert [friend.mirror.seat for friend in (friend, late)] == [2, 3]
    made = party.table.keys(0).made
    assert made is not None
    assert set(made.values) == {"1", "2"}


def test_no_new_set_up_meanwhile() -> None:
    """While the seed is made the set-up that it was promised for stays."""
    party = party_of(3, (1, 2))
    party.stranger(hello_for(party, 1))
    party.table.start()
    party.table.arrange(evolve(party.config, modules=("vizier",)), {1}, (0, 1, -1))
    assert party.table.config.modules == ()
    assert {*party.table.chairs} == {1, 2}
