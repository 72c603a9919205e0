"""The seats of people at other computers, and who is in them."""

import time
from collections import deque
from collections.abc import Sequence

from attrs import define, evolve, field

from alhambra_qt.controller.game.gameconfig import (
    AI,
    NAME_LENGTH,
    SAME_LANGUAGE,
    GameConfig,
    SeatConfig,
)
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.controller.together import frames
from alhambra_qt.controller.together.invitation import new_token
from alhambra_qt.controller.together.names import plain
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import available
from alhambra_qt.net.channel import Channel

SAID, SAID_IN = 4, 20.0  # phrases in so many seconds
NUDGED_IN = 60.0  # seconds between two reminders
SHOWN, SHOWN_IN = 10, 10.0  # how often a seat is shown the whole game in so many seconds


@define(eq=False)
class Visitor:
    """Somebody's channel to the table.

    Attributes:
        seat: None until there is a seat for them, and for those who watch.
        steps: those that their program has.
        watches: whether they only watch: they have no seat, but a name.
        computer: from which computer they watch.
        hands: how many positions they have with all hands.
        behind: whether steps that they lack are on their way.
    """

    channel: Channel = field(init=False)
    seat: Seat | None = None
    steps: list[PlayedStep] = field(factory=list)
    watches: bool = False
    name: str = ""
    computer: str = ""
    hands: int = 0
    behind: bool = False
    _said: deque[float] = field(factory=lambda: deque(maxlen=SAID))
    _nudged: float = -NUDGED_IN

    def send(self, frame: frames.Down) -> None:
        self.pass_on(frames.written(frame))

    def pass_on(self, data: bytes) -> None:
        """Send a frame that is written already."""
        self.channel.send(data)

    def may_say(self) -> bool:
        """Return whether another phrase is not too many; it counts as said."""
        now = time.monotonic()
        if len(self._said) == SAID and now - self._said[0] < SAID_IN:
            return False
        self._said.append(now)
        return True

    def may_nudge(self) -> bool:
        """Return whether another reminder is not too many; it counts as given."""
        now = time.monotonic()
        if now - self._nudged < NUDGED_IN:
            return False
        self._nudged = now
        return True


@define(eq=False)
class Chair:
    """A seat for somebody at another computer.

    Attributes:
        token: who has it may sit here.
        named: whether the seat's name is a person's already.
        lang: the language that is read there.
        visitor: who is here.
        computer: from which computer they came last.
        moves: how often that was another one than before.
        left: when they left; None while somebody is here or nobody has come.
        parted: whether they left by themselves, and did not just lose the line.
        ready: whether they want to begin.
        wants: who wants a computer to play here while they are away.
    """

    token: bytes = field(factory=new_token, repr=False)
    named: bool = False
    lang: str = ""
    visitor: Visitor | None = None
    computer: str = ""
    moves: int = 0
    left: float | None = None
    parted: bool = False
    ready: bool = False
    wants: set[Seat] = field(factory=set)
    _shown: deque[float] = field(factory=lambda: deque(maxlen=SHOWN), init=False)

    def may_come(self) -> bool:
        """Return whether somebody may come now; it counts as coming.

        Each time the whole game is written for them, which holds up everybody else.
        """
        now = time.monotonic()
        if len(self._shown) == SHOWN and now - self._shown[0] < SHOWN_IN:
            return False
        self._shown.append(now)
        return True

    def state(self, config: SeatConfig) -> frames.SeatState:
        """Return who is here."""
        if self.visitor is not None:
            return "here"
        if config.kind == AI:
            return "computer"
        return "open" if self.left is None else "away"

    @property
    def away(self) -> int:
        """For how many seconds nobody has been here."""
        return 0 if self.left is None else int(time.monotonic() - self.left)

    def arrive(self, visitor: Visitor, computer: str) -> Visitor | None:
        """Note who has come, from which computer; return who was here."""
        known = self.computer or self.visitor is not None
        if known and (computer != self.computer or not computer):
            self.moves += 1
        former, self.visitor, self.computer = self.visitor, visitor, computer
        self.left, self.parted, self.ready = None, False, False
        self.wants.clear()
        return former

    def leave(self) -> None:
        """Note that whoever was here has gone."""
        self.visitor, self.left, self.ready = None, time.monotonic(), False


def game_of(config: GameConfig) -> tuple[object, ...]:
    """Return what is played, whoever plays it in whatever order."""
    modes = config.counts, config.purist, config.sealed
    return len(config.seats), {*config.modules}, {*config.variants}, modes


def introduced(seats: Sequence[SeatConfig], seat: Seat, hello: frames.Hello) -> SeatConfig:
    """Return a seat with the name and mark that somebody wishes, apart from those of the others."""
    others = [config for index, config in enumerate(seats) if index != seat]
    taken, marks = {config.name for config in others}, {config.mark for config in others}
    name = apart(plain(hello.name) or seats[seat].name, taken)
    free = [mark for mark in (hello.mark, seats[seat].mark, *MARKS) if mark in MARKS]
    return evolve(seats[seat], name=name, mark=next(mark for mark in free if mark not in marks))


def apart(name: str, taken: set[str]) -> str:
    """Return a name that is not taken: with a number, if it must be."""
    number, found = 1, name
    while found in taken:
        number += 1
        end = f" {number}"
        found = name[: NAME_LENGTH - len(end)].strip() + end
    return found


def language(lang: str) -> str:
    """Return a language that this program knows, or none."""
    return lang if lang in available() else ""


def shown(config: SeatConfig, chair: Chair | None, agrees: bool) -> frames.LobbySeat:
    """Return a seat as everybody sees it; without a chair it is at the computer of the table."""
    is_ai = config.kind == AI
    found = frames.LobbySeat(
        name=config.name,
        mark=config.mark,
        state="computer" if is_ai else "here",
        lang="" if config.lang == SAME_LANGUAGE else config.lang,
        level=config.level if is_ai else "",
        style=config.style if is_ai else "",
        host=not is_ai,
        ready=not is_ai,
        agrees=agrees and not is_ai,
    )
    if chair is not None:
        found.state, found.lang, found.host = chair.state(config), chair.lang, False
        found.ready, found.away, found.wants = chair.ready, chair.away, sorted(chair.wants)
        found.moves = chair.moves
    return found
