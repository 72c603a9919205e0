"""A guest's way to a table: joins it, comes back by itself, and holds the mirror of the game.

For a window or a command: make a `Guest`, call `join`, and follow ``on_state``. Before the game
`lobby` says who is there, and a `Ready` sent that one wants to begin; ``on_begin`` brings the
`Mirror`, which is used as any session; ``on_over`` the verdict on the deal, with the whole game.
"""

import logging
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from attrs import define, evolve, field, frozen
from msgspec import json

from alhambra_qt import __version__
from alhambra_qt.controller.game.gameconfig import LEVELS, MIN_SEATS, SAME_LANGUAGE, STYLES
from alhambra_qt.controller.together import frames
from alhambra_qt.controller.together.deal import SeedPart
from alhambra_qt.controller.together.honest import DealVerdict, Told, faults, judge
from alhambra_qt.controller.together.invitation import Invitation, new_token
from alhambra_qt.controller.together.keys import SeatKeys
from alhambra_qt.controller.together.mirror import Breach, Mirror
from alhambra_qt.controller.together.names import plain
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, available, msg
from alhambra_qt.modules import IDS
from alhambra_qt.net.channel import Channel, Pipe, ToMain
from alhambra_qt.net.sealing import Broken, GuestEnd, OtherTable, OtherVersion
from alhambra_qt.net.sockets import Silence, dial

SOONEST, LATEST = 1.0, 30.0  # seconds until the table is looked for again
AGAIN, TRIES = 0.3, 30  # seconds until a way is tried again where the line was cut, and how often
SILENCES: dict[Silence, str] = {
    "nobody": "join-no-answer",
    "cut": "join-cut",
    "full": "join-relay-full",
    "no-table": "join-no-table",
}
AT_ONCE = 30.0  # seconds between a welcome and the game, if that has begun already
GuestState = Literal["looking", "here", "ended"]

log = logging.getLogger(__name__)


def fitting(lobby: frames.Lobby, seat: Seat | None, setup: frames.GameSetup | None) -> frames.Lobby:
    """Return what a table says of its seats, as it can be shown; with a set-up once it plays.

    Raises:
        BadFrame: if it is no lobby of this game, or of a game that this program knows.
    """
    seats = lobby.seats
    known = setup is None or (
        len(seats) == len(setup.began) and lobby.modules == setup.setup.get("modules")
    )
    if not (known and len(seats) >= MIN_SEATS and (seat or 0) < len(seats)):
        raise frames.BadFrame("seats")
    if not {*lobby.modules} <= {*IDS} or len({*lobby.modules}) != len(lobby.modules):
        raise frames.BadFrame("modules")
    for player in seats:
        player.name = plain(player.name)
        player.lang = player.lang if player.lang in available() else ""
        if (
            player.mark not in MARKS
            or player.level not in ("", *LEVELS)
            or player.style not in ("", *STYLES)
        ):
            raise frames.BadFrame("seat")
        if max(player.wants, default=0) >= len(seats):
            raise frames.BadFrame("wants")
    lobby.watchers = [name for name in map(plain, lobby.watchers) if name]
    lobby.expelled = [name for name in map(plain, lobby.expelled) if name]
    return lobby


@frozen
class Me:
    """The person who joins; ``agrees`` that people who watch are shown all hands later."""

    name: str = ""
    mark: str = ""
    lang: str = SAME_LANGUAGE
    assist: str = "normal"
    agrees: bool = False


@define(eq=False)
class Guest:
    """Somebody at another computer than the table.

    Attributes:
        seat: None before there is one, and for somebody who watches.
        admitted: whether the table has let them in.
        computer: a random name of this computer, by which the table knows it again.
        returns: whether a seat there is kept, so that the table is looked for until it answers.
        on_state: called with "looking", "here" or "ended", and a sentence that says why.
        on_recalled: called with each phrase that was said before the guest came back.
        on_keep: called when `kept` has changed: in the lobby, before a part of the seed is opened,
            and when the table did what it may not.
        on_frame: called with each frame that came, as it came.
        lobby: the last received list of people at the table.
        mirror: the game; None before it begins.
        judges: whether a verdict comes, even if the table closes before.
    """

    invitation: Invitation
    me: Me
    to_main: ToMain
    part: SeedPart = field(factory=SeedPart)
    computer: str = field(factory=lambda: new_token().hex())
    returns: bool = False
    on_state: Callable[[GuestState, Msg | None], None] = field(
        default=lambda *_: None, kw_only=True
    )
    on_lobby: Callable[[frames.Lobby], None] = field(default=lambda _: None, kw_only=True)
    on_begin: Callable[[Mirror], None] = field(default=lambda _: None, kw_only=True)
    on_said: Callable[[Seat, frames.Phrase], None] = field(default=lambda *_: None, kw_only=True)
    on_recalled: Callable[[frames.Said], None] = field(default=lambda _: None, kw_only=True)
    on_nudged: Callable[[Seat], None] = field(default=lambda _: None, kw_only=True)
    on_keep: Callable[[], None] = field(default=lambda: None, kw_only=True)
    on_frame: Callable[[bytes], None] = field(default=lambda _: None, kw_only=True)
    on_over: Callable[[DealVerdict, frames.Json], None] = field(
        default=lambda *_: None, kw_only=True
    )
    seat: Seat | None = field(default=None, init=False)
    admitted: bool = field(default=False, init=False)
    table: str = field(default="", init=False)
    lobby: frames.Lobby | None = field(default=None, init=False)
    mirror: Mirror | None = field(default=None, init=False)
    made: frames.Made | None = field(default=None, init=False)
    breaches: list[Breach] = field(factory=list, init=False)
    _setup: frames.GameSetup | None = field(default=None, init=False)
    _begun: bool = field(default=False, init=False)
    judges: bool = field(default=False, init=False)
    _is_over: bool = field(default=False, init=False)  # the game that is here: judged
    _welcomed: bool = field(default=False, init=False)  # on this line
    _gathered: bool = field(default=False, init=False)  # on this line
    _since: float = field(default=0.0, init=False)
    _channel: Channel | None = field(default=None, init=False)
    _way: int = field(default=0, init=False)
    _cuts: int = field(default=0, init=False)
    _wrong: Msg | None = field(default=None, init=False)
    _pause: float = field(default=SOONEST, init=False)
    _ended: bool = field(default=False, init=False)

    @property
    def is_here(self) -> bool:
        """Whether the table is there."""
        return self._channel is not None

    @property
    def watches(self) -> bool:
        """Whether they watch without a seat, and send nothing but their name."""
        return self.invitation.watches

    @property
    def kept(self) -> SeatKeys:
        """The data needed to come back, and to open no part twice."""
        return SeatKeys(
            invitation=str(self.invitation),
            table=self.table,
            computer=self.computer,
            made=None if self._is_over else self.made,
            part=self.part if self.part.matters and not self._is_over else None,
            breaches=self.breaches,
        )

    def remember(self, kept: SeatKeys) -> None:
        """Take what an earlier run of the program has kept."""
        self.computer, self.returns = kept.computer or self.computer, True
        self.made, self.part, self.breaches = kept.made, kept.opened, list(kept.breaches)

    @property
    def found(self) -> DealVerdict:
        """The evidence against the deal so far, without the record."""
        return DealVerdict(None, False if self.part.fault else None, faults(self._evidence()))

    def _evidence(self) -> Told:
        mirror = self.mirror
        return Told(
            None if mirror is None else mirror.seat,
            () if mirror is None else tuple(mirror.raws),
            {} if mirror is None else dict(mirror.marks_of),
            self.part.fault,
            tuple(self.breaches),
            0 if mirror is None else mirror.compares_from,
            () if mirror is None else tuple(mirror.hands),
        )

    # -- the line -----------------------------------------------------------------------------

    def join(self) -> None:
        """Look for the table."""
        self._look()

    def _look(self) -> None:
        self._way, self._wrong, self._cuts = 0, None, 0
        self.on_state("looking", None)
        self._dial()

    def come_back(self) -> None:
        """Look for the table again after it has ended, as after a seat was taken over."""
        self._ended, self._pause = False, SOONEST
        self._look()

    def take(self, pipe: Pipe) -> None:
        """Use a pipe to the table; in any thread."""
        channel = Channel(
            pipe,
            GuestEnd(self.invitation.key, frames.PROTOCOL, __version__),
            self.to_main,
            on_open=lambda: self._opened(channel),
            on_message=self._came,
            on_closed=lambda wrong: self._closed(channel, wrong),
        )
        channel.begin()

    def leave(self) -> None:
        """Go away; the seat is kept."""
        self.send(frames.Leave())
        self._end(None)

    def send(self, frame: frames.Up) -> None:
        """Send a frame; nothing while the table is not there."""
        if self._channel is not None and (
            not self.watches or isinstance(frame, frames.Hello | frames.Leave)
        ):
            self._channel.send(frames.written(frame))

    @property
    def _address(self) -> str:
        ways = self.invitation.ways[self._way :]
        return str(ways[0].address) if ways else ""

    def _dial(self) -> None:
        if self._ended or not self.invitation.ways:
            return
        way = self.invitation.ways[self._way]
        path = f"/guest/{self.invitation.room}" if way.relayed else "/"
        dial(way.address, self.take, lambda why: self.to_main(partial(self._failed, why)), path)

    def _failed(self, why: Silence = "nobody") -> None:
        """Try the way again if there is a crowd, else go on to the next, or wait after the last."""
        if self._ended or self._channel is not None:
            return
        if why == "cut" and self._cuts < TRIES:
            self._cuts += 1
            self._later(AGAIN, self._dial)
            return
        self._wrong = self._wrong or msg(SILENCES[why], address=self._address)
        self._way, self._cuts = self._way + 1, 0
        if self._way < len(self.invitation.ways):
            self._dial()
        elif not (self.admitted or self.returns):
            self._end(self._wrong)
        else:
            if not self.admitted:
                self.on_state("looking", self._wrong)
            self._wait()

    def _later(self, seconds: float, call: Callable[[], None]) -> None:
        timer = threading.Timer(seconds, partial(self.to_main, call))
        timer.daemon = True
        timer.start()

    def _wait(self) -> None:
        self._later(self._pause, self.join)
        self._pause = min(LATEST, 2 * self._pause)

    def _opened(self, channel: Channel) -> None:
        if self._ended or self._channel is not None:
            channel.close()
            return
        self._channel, self._welcomed = channel, False
        mirror = self.mirror
        hello = frames.Hello(
            name=plain(self.me.name),
            mark=self.me.mark,
            lang=self.me.lang,
            computer=self.computer,
            token=self.invitation.token.hex() if any(self.invitation.token) else "",
            since=0 if mirror is None else len(mirror.steps),
            chain="" if mirror is None else mirror.chain,
            watch=self.watches,
            agrees=self.me.agrees,
        )
        self.send(hello)

    def _closed(self, channel: Channel, wrong: Broken | None) -> None:
        if self._channel is channel:
            self._lose()
        elif isinstance(wrong, OtherVersion):
            newer = "newer" if wrong.protocol > frames.PROTOCOL else "older"
            told = {"theirs": wrong.app, "ours": __version__}
            numbers = {"their": wrong.protocol, "our": frames.PROTOCOL}
            self._end(msg(f"join-version-{newer}", **told, **numbers))
        elif wrong is not None:
            kind = "other" if isinstance(wrong, OtherTable) else "strange"
            self._wrong = msg(f"join-{kind}", address=self._address)
            self._failed()

    def _lose(self) -> None:
        self._channel, self.part.lost = None, True
        if self.mirror is not None:
            self.mirror.lose()
        self.on_state("looking", None)
        self._way, self._wrong = 0, None
        self._wait()

    def _end(self, why: Msg | None) -> None:
        if not self._ended:
            self._ended = True
            channel, self._channel = self._channel, None
            if channel is not None:
                channel.close()
            if self.mirror is not None:
                self.mirror.lose()
            self.on_state("ended", why)

    # -- what the table says ------------------------------------------------------------------

    def _came(self, data: bytes) -> None:
        if self._ended:
            return
        self.on_frame(data)
        try:
            frame = frames.read_down(data)
            if self._welcomed or isinstance(frame, frames.Welcome | frames.Bye):
                self._take(frame)  # frames before a welcome are sent again
        except frames.BadFrame as error:
            log.warning("The table sent what does not fit: %s", error)
            self._end(msg("join-unfit", ours=__version__))

    def _take(self, frame: frames.AnyDown) -> None:
        match frame:
            case frames.Lobby():
                self._gather(frame)
            case frames.Seen():
                self._see(frame)
            case frames.OpenHands() if self.mirror is not None:
                self.mirror.open_hands(frame)
            case frames.No() if self.mirror is not None:
                self.mirror.answered()
            case frames.Said():
                self._hear(frame)
            case frames.Nudged() if not self.watches:
                self.on_nudged(frame.seat)
            case frames.GameSetup():
                self._arrange(frame)
            case frames.AskParts() | frames.Commits():
                self._deal(frame)
            case frames.Record():
                self._judge(frame)
            case frames.Welcome():
                self._welcome(frame)
            case frames.Bye():
                self._bye(frame)

    def _hear(self, frame: frames.Said) -> None:
        if frame.again:
            self.on_recalled(frame)
        else:
            self.on_said(frame.seat, frame.phrase)

    def _welcome(self, frame: frames.Welcome) -> None:
        if (frame.seat is None) != self.watches:
            raise frames.BadFrame("no such place")
        self.seat, self.table, self._welcomed = frame.seat, plain(frame.table), True
        self.admitted = True
        self._since, self._gathered = time.monotonic(), False
        self.invitation = evolve(self.invitation, token=bytes.fromhex(frame.token))
        self._pause = SOONEST
        self.on_state("here", None)

    def _gather(self, frame: frames.Lobby) -> None:
        self.lobby = fitting(frame, self._own_seat, self._setup if frame.began else None)
        self._gathered = True
        if not frame.began:  # of a next game, too, nothing is known yet
            if self._is_over:
                self.part, self._is_over = SeedPart(), False
            self.mirror = self._setup = self.made = None
            self._begun, self.breaches = False, []
        elif self.mirror is not None and not frame.hands:
            self.mirror.hands.clear()  # somebody plays now who has not agreed
        waits = self._setup is None and not (frame.dealt or self.watches)
        if waits and self.part.note_lobby():
            self.on_keep()
        self.on_lobby(self.lobby)

    def _bye(self, frame: frames.Bye) -> None:
        if self.mirror is not None:
            self.mirror.elsewhere_too |= frame.reason == "elsewhere"
        if frame.reason != "closed" or (self.mirror is not None and self.mirror.over):
            watch = "watch-" if self.watches and frame.reason == "full" else ""
            self._end(msg(f"join-{watch}{frame.reason}"))

    def _deal(self, frame: frames.AskParts | frames.Commits) -> None:
        if self.seat is None:
            raise frames.BadFrame("no part is wanted of those who watch")
        if isinstance(frame, frames.AskParts):
            commit = self.part.begin(frame.round, frame.commit, frame.setup)
            self.send(frames.Committed(round=frame.round, commit=commit))
            return
        if not self.part.may_open(frame.commits):
            self._end(msg("join-deals-again"))
            return
        value = self.part.all_committed(frame.round, frame.commits, self.seat)
        if value is None:
            raise frames.BadFrame("another commitment than sent")
        self.on_keep()
        self.send(frames.Opened(round=frame.round, value=value))

    def _arrange(self, frame: frames.GameSetup) -> None:
        if self.mirror is not None:
            self._check_seat(self.mirror)
            self.mirror.arrange(frame)
        elif (
            self.seat is not None
            and self._setup is None
            and self.made is None
            and not self.part.fault
        ):
            if not self._gathered and time.monotonic() - self._since > AT_ONCE:
                self.part.note_lobby()  # a table that says nothing is a lobby, too
            self.made = self.part.settle(frame.made, frame.setup, self.seat)
            self.on_keep()
        self._setup = frame

    def _see(self, frame: frames.Seen) -> None:
        known = len(self.breaches)
        if self.mirror is not None:
            self._check_seat(self.mirror)
            self.mirror.take(frame)
        elif self._setup is not None:
            seat, assist = self._own_seat, self.me.assist
            self.mirror = Mirror.of(self._setup, frame, seat, assist, self.send)
            self.breaches += self.mirror.breaches
            self.mirror.breaches = self.breaches
        if len(self.breaches) != known:
            self.on_keep()
        if self.mirror is not None and not (self._begun or frame.more):
            self._begun = True  # a long game comes in parts
            self.on_begin(self.mirror)

    @property
    def _own_seat(self) -> Seat | None:
        if not self.admitted:
            raise frames.BadFrame("no seat")
        return self.seat

    def _check_seat(self, mirror: Mirror) -> None:
        if mirror.seat != self.seat:
            raise frames.BadFrame("another seat")

    def _judge(self, frame: frames.Record) -> None:
        """Check the deal beside everything else: it may take seconds."""
        mirror = self.mirror
        if mirror is None or not mirror.over:
            raise frames.BadFrame("no game that is over")
        told = self._evidence()

        def check() -> None:
            record: Any = json.decode(frame.record)
            verdict = judge(record, frame.secret, self.made, told)
            self.to_main(partial(self._judged, mirror, verdict, record))

        self.judges = self._is_over = True
        self.on_keep()
        threading.Thread(target=check, daemon=True).start()

    def _judged(self, mirror: Mirror, verdict: DealVerdict, record: frames.Json) -> None:
        if all(fault.kind != "turn" for fault in verdict.faults):
            mirror.whole = verdict.session
        self.on_over(verdict, record)
