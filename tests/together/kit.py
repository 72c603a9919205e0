"""A table with guests, in memory or over sockets."""

import time
from collections.abc import Callable, Sequence
from random import Random

from attrs import define, evolve, field

from alhambra_qt import __version__, modules
from alhambra_qt.controller.game.gameconfig import AI, GameConfig, default_config, setup_of
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.together import frames
from alhambra_qt.controller.together.chairs import Chair, Visitor
from alhambra_qt.controller.together.frames import MOST_WATCHERS
from alhambra_qt.controller.together.guest import Guest, Me
from alhambra_qt.controller.together.honest import DealVerdict
from alhambra_qt.controller.together.mirror import Mirror
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.engine import apply, legal_actions
from alhambra_qt.engine.actions import Action, Buy, Reserve, TakeMoney
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg
from alhambra_qt.net.channel import Call, MemoryPipe
from alhambra_qt.net.sealing import GuestEnd, public_key
from tests.net.kit import End

LONGEST_WAIT = 30.0
HURRY = {Buy: 3, Reserve: 2, TakeMoney: 1}  # a random game takes twice as many actions
NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Elif")


def at_once(call: Call) -> None:
    """The main thread where there is only one."""
    call()


def config_for(roll: Random, seats: int = 0) -> GameConfig:
    """A random set-up: every seat a person's."""
    seats = seats or roll.randint(2, 6)
    ids = tuple(name for name in modules.IDS if roll.random() < 0.4)
    return evolve(default_config(NAMES[:seats], humans=seats), modules=ids)


@define(eq=False)
class Friend:
    """A guest and the frames it received."""

    guest: Guest
    pipe: MemoryPipe | None = None
    states: list[str] = field(factory=list)
    why: list[Msg | None] = field(factory=list)
    said: list[tuple[Seat, str]] = field(factory=list)
    nudges: list[Seat] = field(factory=list)
    verdicts: list[DealVerdict] = field(factory=list)

    def __attrs_post_init__(self) -> None:
        guest = self.guest
        guest.on_state = self._state
        guest.on_said = lambda seat, phrase: self.said.append((seat, phrase))
        guest.on_nudged = self.nudges.append
        guest.on_over = lambda verdict, _: self.verdicts.append(verdict)

    def _state(self, state: str, why: Msg | None) -> None:
        self.states.append(state)
        self.why.append(why)

    @property
    def mirror(self) -> Mirror:
        """The game."""
        assert self.guest.mirror is not None
        return self.guest.mirror


@define(eq=False)
class Party:
    """A table in memory, with guests in all seats but those that are here or a computer's."""

    config: GameConfig
    far: Sequence[Seat]
    before: Session | None = None
    table: HostTable = field(init=False)
    friends: dict[Seat, Friend] = field(factory=dict, init=False)
    pipes: list[MemoryPipe] = field(factory=list, init=False)

    def __attrs_post_init__(self) -> None:
        chairs = {seat: Chair(named=self.before is not None) for seat in self.far}
        self.table = HostTable(self.config, chairs, at_once, "Anna", session=self.before)

    @property
    def session(self) -> Session:
        """The game at the table."""
        assert self.table.session is not None
        return self.table.session

    def come(self, seat: Seat, me: Me | None = None) -> Friend:
        """Let somebody take a seat by its invitation."""
        me = me or Me(self.config.seats[seat].name, self.config.seats[seat].mark, "it")
        guest = Guest(self.table.invitation(seat, ()), me, at_once)
        friend = self.friends[seat] = Friend(guest)
        self.dial(friend)
        return friend

    def watch(self, name: str = "Elif", most: int = MOST_WATCHERS) -> Friend:
        """Let somebody watch by the invitation for that; they stand beside the seats."""
        if self.table.gallery.most != most:
            self.table.let_watch(most)
        friend = Friend(Guest(self.table.invitation(None, ()), Me(name), at_once))
        self.dial(friend)
        return friend

    def dial(self, friend: Friend) -> None:
        """Connect somebody to the table."""
        there, here = MemoryPipe.pair()
        friend.pipe = here
        self.pipes += [there, here]
        self.table.admit(there)
        friend.guest.take(here)
        self.pump()

    def stranger(self, hello: frames.Hello | None) -> End:
        """Let a program in that sends what it likes, after a hello if there is one."""
        end, pipes = End(), MemoryPipe.pair()
        self.pipes += pipes
        self.table.admit(pipes[0])
        key = public_key(self.table.key)
        end.lay(pipes[1], GuestEnd(key, frames.PROTOCOL, __version__), at_once)
        self.pump()
        if hello is not None:
            self.tell(end, hello)
        return end

    def tell(self, end: End, *told: frames.Up) -> None:
        """Let such a program send frames."""
        for up in told:
            end.channel.send(frames.written(up))
        self.pump()

    def cut(self, friend: Friend) -> None:
        """Let a line be lost."""
        assert friend.pipe is not None
        friend.pipe.close()
        self.pump()

    def pump(self) -> None:
        """Deliver until nothing moves."""
        moved = True
        while moved:
            moved = bool(sum(pipe.pump() for pipe in self.pipes))
            self.pipes = [pipe for pipe in self.pipes if not (pipe.ended and not pipe.waiting)]

    def begin(self) -> None:
        """Let all come, and begin."""
        for seat in self.far:
            self.come(seat)
        self.table.start()
        self.pump()

    def play(
        self,
        roll: Random,
        each: Callable[[], None] = lambda: None,
        most: int = 5000,
        *,
        quickly: bool = False,
    ) -> None:
        """Play at random, guests through their mirrors, to the end or so many actions."""
        for _ in range(most):
            seat = self.session.to_move
            if seat is None:
                return
            friend = self.friends.get(seat)
            friend = friend if friend is not None and friend.guest.is_here else None
            player = self.session if friend is None else friend.mirror
            before = len(self.session.steps)
            player.play(some_action(player, seat, roll, quickly=quickly))
            self.pump()
            assert len(self.session.steps) == before + 1
            each()


def party_of(seats: int, far: tuple[Seat, ...]) -> Party:
    """A table for people only."""
    return Party(default_config(NAMES[:seats], humans=seats), far)


def until(is_met: Callable[[], object]) -> None:
    """Wait for a condition that another thread brings about."""
    end = time.monotonic() + LONGEST_WAIT
    while not is_met():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


def play_out(party: Party) -> None:
    """Play to the end, with what brings it nearer, and wait for the verdicts."""
    party.play(Random("out"), quickly=True)
    wait_for_verdicts(party)


def wait_for_verdicts(party: Party) -> None:
    """Wait until all know whether the deal was honest."""
    assert party.session.over
    until(lambda: all(friend.verdicts for friend in party.friends.values()))


def some_action(session: Session, seat: Seat, roll: Random, *, quickly: bool = False) -> Action:
    """An action that a seat may play now, judged by what it sees."""
    actions = legal_actions(session.observation(seat).game)
    most = max(HURRY.get(type(action), 0) for action in actions) if quickly else 0
    return roll.choice([action for action in actions if HURRY.get(type(action), 0) >= most])


def with_computers(config: GameConfig, seats: Sequence[Seat]) -> GameConfig:
    """A set-up in which computers play some seats."""
    found = [
        evolve(seat, kind=AI) if index in seats else seat for index, seat in enumerate(config.seats)
    ]
    return evolve(config, seats=tuple(found))


def played(config: GameConfig, number: int, roll: Random) -> Session:
    """A game after so many random actions, or at its end."""
    session, actions = Session.new(config), list[Action]()
    game = modules.new_game(setup_of(session.config))
    while len(actions) < number and not game.over:
        actions.append(roll.choice(legal_actions(game)))
        apply(game, actions[-1])
    session.replay(actions)
    return session


class Ear(Visitor):
    """A guest who only listens."""

    def __init__(self, seat: Seat | None) -> None:
        super().__init__()
        self.seat, self.watches, self.heard = seat, seat is None, list[bytes]()

    def alone(self) -> "list[Visitor]":
        """Be the only guest."""
        return [self]

    def pass_on(self, data: bytes) -> None:
        """Write down what is said."""
        self.heard.append(data)
