"""The table: the host's side of a game at several computers.

It holds the seats of people elsewhere (`chairs`), lets them in, and, once the game has begun, shows
each seat what it may see after every change of the session and plays what it asks for. Whoever else
plays at this computer, people or computers, uses the session itself, as ever.

For a window or a command: make a `HostTable` and a `Door` (`door`), which lets guests in; call
`tick` about once a second, and read `lobby()` when `on_change` calls. `start` makes the seed with
those who are here, then calls `on_begin` with the session. Keep `keys` beside the game: with them
and `resume` the same table opens again.
"""

import logging
from collections.abc import Callable, Collection, Sequence
from functools import partial
from hmac import compare_digest

import msgspec
from attrs import define, evolve, field

from alhambra_qt import __version__
from alhambra_qt.controller.game.gameconfig import (
    AI,
    HUMAN,
    GameConfig,
    SeatConfig,
    renamed,
    to_json,
)
from alhambra_qt.controller.game.seats import Seating, people
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.together import chairs, frames
from alhambra_qt.controller.together.chairs import Chair, Visitor
from alhambra_qt.controller.together.deal import Dealing, SavedDealing
from alhambra_qt.controller.together.gallery import WAITING, Gallery
from alhambra_qt.controller.together.invitation import Invitation, Route, new_token
from alhambra_qt.controller.together.keys import TableKeys
from alhambra_qt.controller.together.running import Running, public_setup
from alhambra_qt.engine.ids import Seat
from alhambra_qt.net.channel import Channel, Pipe, ToMain
from alhambra_qt.net.sealing import Broken, TableEnd, new_key, public_key

MOST_PHRASES = 100  # phrases that are kept for the log
PATIENCE = 10  # ticks that guests have for their part of the seed

log = logging.getLogger(__name__)


@define(eq=False)
class HostTable:
    """A table.

    Args:
        config: the set-up; people's seats that are not ``chairs`` play at this computer.
        chairs: the seats of people elsewhere.
        to_main: runs a call in the thread of the table.
        name: what guests call it.
        is_public: whether somebody without an invitation may take a free seat.
        session: the game to go on with; without one `start` makes a new game.
        key: the table's secret key.

    Attributes:
        phrases: those that were said in the game.
        gallery: those who watch.
        on_change: called when something in `lobby` has changed.
        on_begin: called with the session when the game begins.
        on_commit: called before any part of the seed is opened, so that `keys` can be written.
        on_said: called when somebody said a phrase.
        on_nudged: called when somebody reminds the people at this computer.
    """

    config: GameConfig
    chairs: dict[Seat, Chair]
    to_main: ToMain
    name: str = ""
    is_public: bool = False
    session: Session | None = None
    key: bytes = field(factory=new_key, repr=False)
    on_change: Callable[[], None] = field(default=lambda: None, kw_only=True)
    on_begin: Callable[[Session], None] = field(default=lambda _: None, kw_only=True)
    on_commit: Callable[[], None] = field(default=lambda: None, kw_only=True)
    on_said: Callable[[Seat, frames.Phrase], None] = field(default=lambda *_: None, kw_only=True)
    on_nudged: Callable[[Seat], None] = field(default=lambda _: None, kw_only=True)
    phrases: list[frames.Said] = field(factory=list, init=False)
    gallery: Gallery = field(factory=Gallery, init=False)
    _visitors: set[Visitor] = field(factory=set, init=False)
    _waiting: dict[Seat, tuple[Visitor, frames.Hello]] = field(factory=dict, init=False)
    _running: Running | None = field(default=None, init=False)
    _dealing: Dealing | None = field(default=None, init=False, repr=False)
    _dealt: Dealing | None = field(default=None, init=False, repr=False)
    _game: int = field(default=0, init=False)
    _round: int = field(default=0, init=False)
    _patience: int = field(default=0, init=False)

    # -- data ---------------------------------------------------------------------------------

    @property
    def began(self) -> bool:
        """Whether the game has begun."""
        return self._running is not None

    @property
    def public_key(self) -> bytes:
        """The key that invitations carry."""
        return public_key(self.key)

    @property
    def deals(self) -> bool:
        """Whether the seed is being made."""
        return self._dealing is not None

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seats of people at this computer."""
        everybody = people(self.config if self.session is None else self.session.config)
        return tuple(seat for seat in everybody if seat not in self.chairs)

    @property
    def _seats(self) -> tuple[SeatConfig, ...]:
        return (self.config if self.session is None else self.session.config).seats

    def lobby(self) -> frames.Lobby:
        """Return who is there and what is played, as everybody sees it."""
        return frames.Lobby(
            seats=[
                chairs.shown(config, self.chairs.get(seat), seat in self.gallery.agreed)
                for seat, config in enumerate(self._seats)
            ],
            modules=list(self.config.modules),
            began=self.began,
            game=self._game,
            dealt=self.session is not None,
            watchers=self.gallery.names,
            expelled=self.gallery.expelled,
            hands=self.gallery.offers,
        )

    def invitation(self, seat: Seat | None, ways: Sequence[Route]) -> Invitation:
        """Return the invitation to a seat; without one to watch."""
        watches = seat is None
        token = self.gallery.token if seat is None else self.chairs[seat].token
        return Invitation(self.public_key, token, tuple(ways), watches)

    def renew(self, seat: Seat) -> None:
        """Make the invitation to a seat void; whoever is there must leave."""
        self._send_away(self.chairs[seat], "void")
        self.chairs[seat].token, self.chairs[seat].computer = new_token(), ""
        self.gallery.agreed.discard(seat)
        self._tell()

    def let_watch(self, most: int) -> None:
        """Let so many people watch; of those who do the last ones must leave for it."""
        self.gallery.most = most
        for visitor in self.gallery.here[most:]:
            self._dismiss(visitor, "full")
        self._tell()

    def renew_watch(self) -> None:
        """Make the invitation to watch void; whoever watches must leave."""
        self.gallery.token = new_token()
        for visitor in tuple(self.gallery.here):
            self._dismiss(visitor, "void")
        self._tell()

    def offer_hands(self, offers: bool) -> None:
        """Offer to show all hands later to those who watch, or not any more."""
        gallery, gallery.agreed = self.gallery, set()
        gallery.offers = offers and self._may_agree
        self._tell()

    def agree(self, seat: Seat, yes: bool) -> None:
        """Note whether somebody agrees to that: a yes counts only before the deal, a no always."""
        gallery = self.gallery
        if yes and gallery.offers and self._may_agree:
            gallery.agreed.add(seat)
        elif not yes:
            gallery.agreed.discard(seat)
        self._tell()

    @property
    def _may_agree(self) -> bool:
        return self.session is None and not self.deals

    def _shows_hands(self) -> bool:
        """Return whether hands are shown; never again once somebody plays who has not agreed."""
        session, gallery = self.session, self.gallery
        if session is not None and self.began:  # at this computer anybody can get a seat
            players, far = {*people(session.config)}, {*self.chairs}
            given = {change.seat for change in session.takeovers if change.kind == HUMAN}
            gallery.agreed -= (given - far) | (players & far - session.elsewhere)
            gallery.offers &= players <= gallery.agreed
        return gallery.offers

    def _end_hands(self, _change: SessionChange) -> None:
        if self.gallery.offers and not self._shows_hands():
            self._tell()

    def keys(self, port: int) -> TableKeys:
        """Return what must be kept to open this table again."""
        tokens = {str(seat): chair.token.hex() for seat, chair in self.chairs.items()}
        computers = {str(seat): chair.computer for seat, chair in self.chairs.items()}
        running, dealing = self._running, self._dealing or self._dealt
        unsaved = running is None or dealing is not None
        return TableKeys(
            name=self.name,
            key=self.key.hex(),
            tokens=tokens,
            computers=computers,
            watch=self.gallery.token.hex(),
            watchers=self.gallery.most,
            hands=self.gallery.offers,
            agreed=sorted(self.gallery.agreed),
            phrases=self.phrases,
            port=port,
            secret="" if running is None else running.secret,
            made=None if running is None else running.made,
            config=to_json(self.config) if unsaved else None,
            named=[seat for seat, chair in self.chairs.items() if chair.named] if unsaved else [],
            dealing=None if dealing is None or not dealing.committed else dealing.saved,
        )

    def unlock(self, kept: TableKeys) -> None:
        """Take the key and tokens of an earlier time, so that its invitations open this table."""
        self.key, self.phrases = bytes.fromhex(kept.key), kept.phrases[-MOST_PHRASES:]
        if kept.watch:
            self.gallery.token, self.gallery.most = bytes.fromhex(kept.watch), kept.watchers
            self.gallery.offers, self.gallery.agreed = kept.hands, {*kept.agreed}
        for seat in kept.far & {*self.chairs}:
            chair = self.chairs[seat]
            chair.token = bytes.fromhex(kept.tokens[str(seat)])
            chair.computer = kept.computers.get(str(seat), "")

    def deal_again(self, saved: SavedDealing) -> None:
        """Wait for the guests who may have opened their parts before the table was closed."""
        self._round = saved.round
        if saved.commits:  # else the table dealt alone, and the next deal waits for nobody
            self._dealing = Dealing.of(saved)

    def note_saved(self) -> None:
        """Note that the game has a record, so that its deal need not be made again."""
        self._dealt = None

    # -- before the game ----------------------------------------------------------------------

    def arrange(self, config: GameConfig, far: Collection[Seat], came_from: Sequence[Seat]) -> None:
        """Change the set-up before the game, and before its seed is made.

        ``far`` are the seats of people elsewhere now; ``came_from`` says for each seat which one it
        was before, -1 for a new one.
        """
        if self.deals:
            self._tell()
            return
        is_other = chairs.game_of(config) != chairs.game_of(self.config)
        who = [(seat.kind, seat.name, at in self.chairs) for at, seat in enumerate(self._seats)]
        self.gallery.agreed = {
            new
            for new, old in enumerate(came_from)
            if old in self.gallery.agreed
            and who[old] == (HUMAN, config.seats[new].name, new in far)
        }
        before, self.chairs = self.chairs, {}
        for seat, old in enumerate(came_from):
            if seat in far:
                chair = self.chairs[seat] = before.pop(old) if old in before else Chair()
                if chair.visitor is not None and chair.visitor.seat != seat:
                    chair.visitor.seat = seat
                    self._welcome(chair.visitor, seat)
        for chair in before.values():
            self._send_away(chair, "void")
        if is_other:
            self._game += 1
            for chair in self.chairs.values():
                chair.ready = False  # it was said for the game as it was
        self.config = config
        self._tell()

    def start(self) -> None:
        """Begin: make the seed with those who are here, or go on with the game there is.

        Computers play where nobody has come yet, until somebody does.
        """
        if self.session is not None:
            if not self.began:
                self._begin(self.session, None, "")
        elif self._dealing is None:
            self._ask_parts(self._guests)
        elif self._dealing.again:  # without those who are not back
            self._ask_parts(self._dealing.seats & self._guests)

    def _ask_parts(self, seats: frozenset[Seat]) -> None:
        self._round, self._patience = self._round + 1, PATIENCE
        dealing = self._dealing = Dealing(self._round, seats)
        for visitor in self._seated():
            if visitor.seat in seats:
                self._ask_part(visitor, dealing)
        self._deal_on()

    def _ask_part(self, visitor: Visitor, dealing: Dealing) -> None:
        setup = public_setup(self.config)
        visitor.send(frames.AskParts(round=dealing.round, commit=dealing.commit, setup=setup))

    def _deal_with(self, visitor: Visitor, seat: Seat) -> None:
        """Ask somebody who has come for their part of the seed, if one can still be used."""
        dealing = self._dealing
        if dealing is not None and dealing.again and seat in dealing.seats:
            self._ask_part(visitor, dealing)
        else:
            self._deal_without(seat)

    def _deal_without(self, seat: Seat) -> None:
        """Make the seed anew if somebody came or went without whom it cannot be made."""
        seats = None if self._dealing is None else self._dealing.without(seat, self._guests)
        if seats is not None:
            self._ask_parts(seats)

    def _deal_on(self) -> None:
        dealing = self._dealing
        if dealing is None or not dealing.opened:
            return
        seats = list(self.config.seats)
        for seat in filter(self._is_open, range(len(seats))):
            others = [seat_config.name for at, seat_config in enumerate(seats) if at != seat]
            seats[seat] = renamed(evolve(seats[seat], kind=AI), others)
        config = evolve(self.config, seats=tuple(seats), seed=dealing.seed)
        self._dealt = dealing
        self._begin(Session.new(config), dealing.made, dealing.secret)

    def _is_open(self, seat: Seat) -> bool:
        return seat in self.chairs and self.chairs[seat].visitor is None

    def _begin(self, session: Session, made: frames.Made | None, secret: str) -> None:
        self.session, self._dealing = session, None
        self.resume(made, secret)
        self.on_begin(session)
        for visitor in self._present():
            self._greet(visitor, 0, "")
        self._tell()

    def resume(self, made: frames.Made | None, secret: str) -> None:
        """Show the session to guests from now on; ``made`` and ``secret`` made its seed."""
        if self.session is not None:
            self.session.play_elsewhere(set(people(self.session.config)) & {*self.chairs})
            self.session.listeners.append(self._end_hands)
            self._running = Running(
                *(self.session, self._present, self.to_main, self._shows_hands), made, secret
            )
            self._shows_hands()

    def again(self) -> None:
        """Go back to the lobby after a game, with everybody who is there, as it was at first."""
        session, running = self.session, self._running
        if session is not None and session.over and running is not None:
            running.stop()
            seats = tuple(
                evolve(config, kind=HUMAN if seat in self.chairs else session.began[seat].kind)
                for seat, config in enumerate(session.config.seats)
            )
            self.config = evolve(session.config, seats=seats, seed="")
            self.session, self._running, self.phrases = None, None, []
            for chair in self.chairs.values():
                chair.ready = False
            for visitor in self._present():
                visitor.steps, visitor.hands, visitor.behind = [], 0, False
            self.gallery.agreed.clear()
            self._tell()

    # -- while it runs ------------------------------------------------------------------------

    def tick(self) -> None:
        """Do what time asks for; to be called about once a second."""
        self._take_in_waiting()
        if self._dealing is not None and not self._dealing.again:
            self._patience -= 1
            if not self._patience:
                for seat in self._dealing.missing:  # and the seed is made anew without them
                    self._send_away(self.chairs[seat], "refused")
        if any(chair.left is not None for chair in self.chairs.values()):
            self._tell()

    def want(self, who: Seat, seat: Seat, computer: bool) -> None:
        """Want a computer to play for somebody away, or not; done when all who are here want it."""
        chair, session = self.chairs.get(seat), self.session
        if chair is None or session is None or chair.visitor is not None or session.is_ai(seat):
            return
        if computer == (who in chair.wants):
            return
        (chair.wants.add if computer else chair.wants.discard)(who)
        here = {visitor.seat for visitor in self._seated()} | {*self.here}
        if chair.wants and here <= chair.wants:
            chair.wants.clear()
            config = session.config.seats[seat]
            session.take_over(Seating(seat, AI, config.level, config.style))
        self._tell()

    def say(self, seat: Seat, phrase: frames.Phrase) -> None:
        """Say a phrase for somebody; those said in a game stand in its log for everybody."""
        at = 0 if self.session is None else len(self.session.steps)
        frame = frames.Said(seat=seat, phrase=phrase, at=at)
        if self.session is not None:
            self.phrases = [*self.phrases, frame][-MOST_PHRASES:]
        self._send(frame)
        self.on_said(seat, phrase)

    def nudge(self, seat: Seat) -> None:
        """Remind whoever must choose, for somebody in a seat."""
        asked = None if self.session is None else self.session.to_move
        if asked is None or asked == seat:
            return
        visitor = self.chairs[asked].visitor if asked in self.chairs else None
        if visitor is not None:
            visitor.send(frames.Nudged(seat=seat))
        elif asked in self.here:
            self.on_nudged(seat)

    def close(self, *, for_good: bool = False) -> None:
        """Tell everybody that the table is closed, and end all channels."""
        for visitor in tuple(self._visitors):
            self._dismiss(visitor, "ended" if for_good else "closed")
        if self._running is not None:
            self._running.stop()

    @property
    def _guests(self) -> frozenset[Seat]:
        return frozenset(seat for seat, chair in self.chairs.items() if chair.visitor is not None)

    def _seated(self) -> list[Visitor]:
        found = (chair.visitor for chair in self.chairs.values())
        return [visitor for visitor in found if visitor is not None]

    def _present(self) -> list[Visitor]:
        return [*self._seated(), *self.gallery.here]

    def _send(self, frame: frames.Down) -> None:
        data = frames.written(frame)
        for visitor in self._present():
            visitor.pass_on(data)

    def _tell(self) -> None:
        self._shows_hands()
        data = frames.written(self.lobby())
        for visitor in self._present():
            if not self._comes_late(visitor):
                visitor.pass_on(data)
        self.on_change()

    def _comes_late(self, visitor: Visitor) -> bool:
        """Return whether a seed is being made without somebody, who is shown the game at once."""
        dealing = self._dealing
        return dealing is not None and dealing.committed and visitor.seat not in dealing.seats

    # -- who comes and goes -------------------------------------------------------------------

    def admit(self, pipe: Pipe) -> None:
        """Let somebody in who has dialled; in any thread."""
        visitor = Visitor()
        visitor.channel = Channel(
            pipe,
            TableEnd(self.key, frames.PROTOCOL, __version__),
            self.to_main,
            on_open=partial(self._visitors.add, visitor),
            on_message=partial(self._came, visitor),
            on_closed=partial(self._gone, visitor),
        )
        visitor.channel.begin()

    def _gone(self, visitor: Visitor, wrong: Broken | None) -> None:
        self._visitors.discard(visitor)
        self._waiting = {
            seat: other for seat, other in self._waiting.items() if other[0] is not visitor
        }
        if visitor in self.gallery.here:
            self.gallery.here.remove(visitor)
            self._tell()
        seat = visitor.seat
        chair = None if seat is None else self.chairs.get(seat)
        if seat is not None and chair is not None and chair.visitor is visitor:
            chair.leave()
            for left_chair in self.chairs.values():
                left_chair.wants.discard(seat)
            self._deal_without(seat)
            self._tell()

    def _dismiss(self, visitor: Visitor, reason: frames.ByeReason) -> None:
        visitor.send(frames.Bye(reason=reason))
        visitor.channel.close()
        self._gone(visitor, None)

    def _send_away(self, chair: Chair, reason: frames.ByeReason) -> None:
        if chair.visitor is not None:
            self._dismiss(chair.visitor, reason)

    def _came(self, visitor: Visitor, data: bytes) -> None:
        try:
            frame = frames.read_up(data)
            if visitor.watches:
                self._take_from_watcher(visitor, frame)
            elif visitor.seat is None:
                self._hello(visitor, frame)
            else:
                self._take(visitor, visitor.seat, frame)
        except frames.BadFrame:
            if visitor.watches:
                self.gallery.expel(visitor.name)
            self._dismiss(visitor, "refused")

    def _hello(self, visitor: Visitor, frame: frames.AnyUp) -> None:
        if not isinstance(frame, frames.Hello):
            raise frames.BadFrame("nobody has said who they are")
        if frame.asks:
            self._answer(visitor, frame.token)
            return
        if frame.watch:
            self._watch(visitor, frame)
            return
        seat = self._seat_for(frame.token)
        if seat is None:
            self._dismiss(visitor, "void" if frame.token else "full")
            return
        visitor.channel.let_in()
        if self.chairs[seat].may_come():
            self._take_in(visitor, seat, frame)
        else:
            waiting, self._waiting[seat] = self._waiting.get(seat), (visitor, frame)
            if waiting is not None:
                self._dismiss(waiting[0], "elsewhere")

    def _answer(self, visitor: Visitor, token: str) -> None:
        """Say to the owner of a seat whose turn it is; nobody comes for that."""
        seat = self._seat_for(token) if token else None
        if seat is not None:
            running = self._running
            visitor.send(frames.Turn() if running is None else running.turn(seat))
        self._dismiss(visitor, "void" if seat is None else "closed")

    def _watch(self, visitor: Visitor, hello: frames.Hello) -> None:
        """Let somebody watch, or say why not."""
        gallery = self.gallery
        why = gallery.refuses(hello, visitor.channel.origin)
        if why is not None:
            self._dismiss(visitor, why)
            return
        visitor.channel.let_in(WAITING)
        former = gallery.former(hello)
        if former is not None:
            self._dismiss(former, "elsewhere")
        gallery.take_in(visitor, hello, {seat.name for seat in self._seats})
        self._welcome(visitor, None)
        self._greet(visitor, hello.since, hello.chain)
        self._tell()
        for phrase in self.phrases:
            visitor.send(msgspec.structs.replace(phrase, again=True))

    def _take_from_watcher(self, visitor: Visitor, frame: frames.AnyUp) -> None:
        if not isinstance(frame, frames.Leave):
            log.warning("%s, who watches, sent a frame that only players may send", visitor.name)
            raise frames.BadFrame("nothing may be sent by those who watch")
        self._dismiss(visitor, "closed")

    def _take_in_waiting(self) -> None:
        """Take in those who have come too often, now that some time has gone by."""
        for seat, (visitor, frame) in tuple(self._waiting.items()):
            if seat not in self.chairs:
                del self._waiting[seat]
                self._dismiss(visitor, "void")
            elif self.chairs[seat].may_come():
                del self._waiting[seat]
                self._take_in(visitor, seat, frame)

    def _take_in(self, visitor: Visitor, seat: Seat, frame: frames.Hello) -> None:
        chair = self.chairs[seat]
        if not frame.computer or frame.computer != chair.computer:  # it may be somebody else
            self.gallery.agreed.discard(seat)
        former, chair.lang = chair.arrive(visitor, frame.computer), chairs.language(frame.lang)
        visitor.seat = seat
        if former is not None:
            self._dismiss(former, "elsewhere")
        self._seat(seat, chair, frame)
        if frame.agrees:
            self.agree(seat, True)
        self._welcome(visitor, seat)
        if self._running is not None:
            self._greet(visitor, frame.since, frame.chain)
        else:
            self._deal_with(visitor, seat)
        self._tell()
        for phrase in self.phrases:
            visitor.send(msgspec.structs.replace(phrase, again=True))

    def _welcome(self, visitor: Visitor, seat: Seat | None) -> None:
        token = self.invitation(seat, ()).token.hex()
        visitor.send(frames.Welcome(app=__version__, table=self.name, seat=seat, token=token))

    def _greet(self, visitor: Visitor, since: int, chain: str) -> None:
        if self._running is not None:
            self._running.greet(visitor, since, chain)

    def _seat_for(self, token: str) -> Seat | None:
        """Return the seat that a token opens; without one a free seat of a public table."""
        if token:
            tokens = ((seat, chair.token.hex()) for seat, chair in self.chairs.items())
            return next((seat for seat, own in tokens if compare_digest(own, token)), None)
        free = (
            seat for seat, chair in self.chairs.items() if chair.visitor is None and not chair.named
        )
        return next(free, None) if self.is_public else None

    def _seat(self, seat: Seat, chair: Chair, hello: frames.Hello) -> None:
        """Give a seat to whoever came: back from a computer, and under their name."""
        session = self.session
        if not chair.named:
            chair.named = True
            config = chairs.introduced(self._seats, seat, hello)
            if session is None:
                seats = self.config.seats
                self.config = evolve(self.config, seats=(*seats[:seat], config, *seats[seat + 1 :]))
            else:
                session.introduce(seat, config.name, config.mark)
        if session is not None and session.is_ai(seat):
            config = session.config.seats[seat]
            session.play_elsewhere(session.elsewhere | {seat})
            session.take_over(Seating(seat, HUMAN, config.level, config.style))

    def _take(self, visitor: Visitor, seat: Seat, frame: frames.AnyUp) -> None:
        match frame:
            case frames.Ready(yes=yes):
                chair = self.chairs[seat]
                chair.ready, before = yes, chair.ready
                if yes != before:
                    self._tell()
            case frames.Agree(yes=yes):
                self.agree(seat, yes)
            case frames.WantComputer(seat=about, computer=computer):
                self.want(seat, about, computer)
            case frames.SayPhrase(phrase=phrase) if visitor.may_say():
                self.say(seat, phrase)
            case frames.Nudge() if visitor.may_nudge():
                self.nudge(seat)
            case frames.Leave():
                self._dismiss(visitor, "closed")
                self.chairs[seat].parted = True
            case frames.Committed() | frames.Opened():
                self._deal(seat, frame)
            case _ if self._running is not None:
                self._running.take(visitor, frame)

    def _deal(self, seat: Seat, frame: frames.Committed | frames.Opened) -> None:
        dealing = self._dealing
        if dealing is None or frame.round != dealing.round:
            return  # of a round that was given up
        if isinstance(frame, frames.Opened):
            is_right = dealing.opens(seat, frame.value)
        else:
            is_right = dealing.commits_to(seat, frame.commit)
            is_lost = dealing.again and seat in dealing.seats  # the guest's program has lost it
            if is_lost and not is_right:
                self._ask_parts(dealing.seats & self._guests - {seat})
                return
            if dealing.committed:
                self.on_commit()
                commits = frames.Commits(round=dealing.round, commits=dealing.commits)
                asked = {seat} if dealing.again else dealing.seats
                for visitor in self._seated():
                    if visitor.seat in asked:
                        visitor.send(commits)
        if not is_right:
            raise frames.BadFrame("another part of the seed than promised")
        self._deal_on()
