"""Playing together: opening a table on this computer, or being a guest at another.

Nothing listens before somebody opens a table here. While the page is shown, this network is asked
for tables; nothing of it is imported before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from alhambra_qt import paths
from alhambra_qt.controller.game import records, saves
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.together import frames, invitation, keys, listed
from alhambra_qt.controller.together.asking import Inquiry
from alhambra_qt.controller.together.door import EVERY, LOOPBACK
from alhambra_qt.controller.together.guest import Guest, GuestState, Me
from alhambra_qt.controller.together.honest import DealVerdict
from alhambra_qt.controller.together.hosting import (
    PORT,
    OpenTable,
    first_config,
    new_table,
    open_table,
    reopened_table,
    shared_table,
)
from alhambra_qt.controller.together.invitation import BadInvitation, Invitation
from alhambra_qt.controller.together.listed import ListedTable
from alhambra_qt.controller.together.mirror import Mirror
from alhambra_qt.controller.together.names import plain
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.net.channel import ToMain
from alhambra_qt.net.sockets import own_addresses
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.flows.keeping import KeyKeeper
from alhambra_qt.ui.flows.looking import Looking
from alhambra_qt.ui.flows.running import GameFlow
from alhambra_qt.ui.flows.talk import TalkFlow
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.window import MainWindow, Page
from alhambra_qt.ui.together.company import NEXT, TAKE, Company, changes, leaving
from alhambra_qt.ui.together.lobby import LobbyFacts, host_facts

if TYPE_CHECKING:
    from alhambra_qt.ui.pages.reader import ReaderPage
    from alhambra_qt.ui.setup.newgame_page import NewGamePage
    from alhambra_qt.ui.together.lobby import LobbyPage
    from alhambra_qt.ui.together.page import TogetherPage

TICK = 1000  # milliseconds
TURNS = 60_000  # milliseconds until tables are asked again whose turn it is


class TogetherFlow(PageFlow):
    """Navigation to a table and a game with others; holds the open table, or the guest.

    ``hosts`` are where a table listens, ``interfaces`` where it is announced and looked for, all
    if there are none.
    """

    hosts: Sequence[str] = EVERY
    interfaces: tuple[str, ...] = ()

    def __init__(self, window: MainWindow, running: GameFlow, to_main: ToMain) -> None:
        super().__init__(window)
        self.running, self.to_main, self.data = running, to_main, paths.data_dir()
        self.keeper = KeyKeeper(self.data, self.say)
        self.open: OpenTable | None = None
        self.guest: Guest | None = None
        self.company: Company | None = None
        self._lobby: frames.Lobby | None = None
        self.looking = Looking(to_main, weakly(self._show_tables))
        self._swaps = False
        self._watched: set[Msg] = set()  # who was said to watch, or to be sent away
        self._ended: DealVerdict | None = None
        self._moved: Seat = 0
        self._clock = QTimer(self, interval=TICK)
        self._clock.timeout.connect(self._tick)
        self._turns: dict[bytes, frames.Turn] = {}  # by the key of the table
        self._turn_clock = QTimer(self, interval=TURNS)
        self._turn_clock.timeout.connect(self._ask_turns)
        self.guide: Page[ReaderPage] = self.add_page("guide", made_with={"guide": "guide"})
        self.page: Page[TogetherPage] = self.add_page(
            "together",
            enter=self._enter,
            open=self.open_new,
            join=self.join,
            seat=self._take_listed,
            language=partial(self.settings.set, "language"),
            guide=self.guide.open,
            left=self._left_page,
        )
        self.lobby: Page[LobbyPage] = self.add_page(
            "lobby",
            seat=partial(self._arrange, OpenTable.seat),
            renew=partial(self._arrange, OpenTable.renew),
            watchers=partial(self._arrange, OpenTable.let_watch),
            renew_watch=partial(self._arrange, OpenTable.renew_watch),
            hands=partial(self._arrange, OpenTable.offer_hands),
            agree=self._agree,
            guide=self.guide.open,
            order=partial(self._arrange, OpenTable.order),
            lots=partial(self._arrange, OpenTable.draw_lots),
            start=self._start,
            ready=self._say_ready,
            say=self.say_something,
            game=self._change_game,
            leave=self.leave,
            back=_nothing,
        )
        self.talk = TalkFlow(window, running)
        self.talk.chosen.connect(self._say)
        self.talk.nudged.connect(self._nudge)
        self.setup: Page[NewGamePage] = self.add_page(
            "table-new",
            made_with={"go": msg("lobby-take-game")},
            play=self._take_game,
            rules="rules",
            ask_lesson=_nothing,
            lesson=_nothing,
            keep=_nothing,
        )
        running.closed.connect(self._left_game)

    # -- the page -----------------------------------------------------------------------------

    def show(self) -> None:
        """Show the page, or the table that is open already."""
        if self.open is not None or self.guest is not None:
            self.window.open("lobby")
        else:
            self.page.open()

    def _enter(self) -> None:
        page, own, game = self.page(), own_addresses(PORT), saves.unfinished(self.running.folder)
        waiting = None if game is None else msg("together-waits", name=game.path.stem)
        address = str(own[0]) if own else f"{LOOPBACK}:{PORT}"
        page.show_self(*self._me(), address, waiting)
        self.looking.begin(self.interfaces)
        self._show_tables()
        self._ask_turns()
        self._turn_clock.start()

    def _me(self) -> tuple[str, str]:
        """Return the name and the mark that this person chose last."""
        person, last = self.settings.data("person"), self.settings.data("last_setup")
        first = first_config(last, self.settings.person).seats[0]
        return person.get("name") or first.name, person.get("mark") or first.mark

    def _introduce(self) -> tuple[str, str]:
        """Return the name and the mark of the page, and remember them."""
        name, mark = self._me()
        page = self.page()
        if page.name.text():  # else the program joins before the page was ever filled
            name, mark = plain(page.name.text()) or name, page.mark.mark
            self.settings.set("person", {"name": name, "mark": mark})
        return name, mark

    # -- tables of this network ---------------------------------------------------------------

    def _show_tables(self) -> None:
        kept, looking = listed.kept_seats(self.data), self.looking
        tables = listed.merged(kept, looking.tables, self._turns)
        self.page().joins.show_tables(tables, looking.trouble)

    def _ask_turns(self) -> None:
        """Ask the tables where a seat is kept whose turn it is; only while the page is open."""
        for table in listed.kept_seats(self.data) if self.guest is None else ():
            asked = table.invitation
            if asked.watches:
                continue  # nobody there is waited for
            Inquiry(asked, self.to_main, partial(weakly(self._take_turn), asked.key)).ask()

    def _take_turn(self, key: bytes, turn: frames.Turn) -> None:
        self._turns[key] = turn
        if self.window.shown == "together":
            self._show_tables()

    def _left_page(self) -> None:
        """Look for no tables any more, nor for one's own that does not answer."""
        self.looking.stop()
        self._turn_clock.stop()
        self._turns.clear()
        if self.guest is not None and not self.guest.admitted:
            self._drop_guest()

    def _take_listed(self, table: ListedTable) -> None:
        self.join(table.invitation)

    # -- the table of this computer -----------------------------------------------------------

    def open_new(self, saved: bool, public: bool, via: str) -> None:
        """Open a table for a new game, or for the game that waits; ``via`` is a relay, if any."""
        game = saves.unfinished(self.running.folder) if saved else None
        if game is not None:
            self.go("open", game.path)
            self.invite(public=public, via=via)
            return
        kept = self.keeper.read(self.keeper.lobby)  # of a program that was killed
        table = None if kept is None else reopened_table(kept, self.to_main)
        if table is None:
            config = first_config(self.settings.data("last_setup"), self.settings.person)
            table, kept = new_table(config, *self._introduce(), self.to_main), None
        self._host(table, public, via, kept)
        if kept is not None:
            self.say(msg("together-same"), good=True)

    def invite(self, *, public: bool = False, via: str = "") -> None:
        """Open the running game to others; as it was open before, if it was."""
        game = self.running.game
        if self.open is not None or self.guest is not None or game is None:
            self.show()
            return
        session, file = game.desk.session, self.running.file
        if session.over or file is None:
            self.say(msg("together-over"))
            return
        kept = self.keeper.read(self.running.keys)
        self._host(shared_table(session, kept, self.to_main), public, via, kept)

    def _host(
        self, table: HostTable, public: bool, via: str, kept: keys.TableKeys | None = None
    ) -> None:
        via = via or ("" if kept is None else kept.via)
        first = next(iter(table.here), 0)
        table.name = table.config.seats[first].name
        table.is_public, relay = public, None
        with suppress(BadInvitation):  # without one the text is empty
            relay = invitation.address(via)
        try:
            self.open = open_table(table, kept, self.hosts, relay)
        except OSError as error:
            self.say(msg("together-no-port", reason=str(error.strerror or error)))
            return
        table.on_change, table.on_begin = self._changed, self._began
        table.on_commit = weakly(self._save_keys)
        table.on_said, table.on_nudged = self._said, self._nudged
        if public:
            try:
                self.open.announce(self.interfaces)
            except (ImportError, OSError):
                self.say(msg("together-not-announced"))
        file = None if table.session is None else self.running.file
        path = self.keeper.lobby if file is None else records.keys_path(file)
        self.keeper.keep(self.open, path)
        self._lobby = table.lobby()
        self._clock.start()
        if kept is not None and table.session is not None:
            table.resume(kept.made, kept.secret)
            self._began(table.session)
        else:
            self._show_lobby(table.lobby())
            self.lobby.open()

    def _changed(self) -> None:
        if self.open is not None:
            self._save_keys()
            self.open.changed()
            self._show_lobby(self.open.table.lobby())

    def _save_keys(self) -> None:
        if self.open is not None:
            self.keeper.save(self.open)

    def _arrange(self, change: Callable[..., None], *given: object) -> None:
        if self.open is not None:
            change(self.open, *given)

    def _change_game(self) -> None:
        if self.open is not None:
            table = self.open.table
            self.setup.open(lambda page: page.set_config(table.config, table.chairs))

    def _take_game(self, config: GameConfig) -> None:
        """Take another set-up; the seats that stay keep who is there."""
        if self.open is not None:
            self.open.take(config)
        self.window.forget("table-new")
        self.window.open("lobby")

    def _start(self) -> None:
        if self.open is not None and self.open.table.began:
            self.window.open("game")
        elif self.open is not None:
            self.open.table.start()

    def _began(self, session: Session) -> None:
        """The game begins, or goes on, at this computer."""
        game, record = self.running.game, self.running.file
        is_new = game is None or game.desk.session is not session
        if is_new or record is None:
            record = self.running.new_file()
        opened = self.open
        if opened is not None:  # the keys first: with them alone the game can be dealt again
            self.keeper.keep(opened, records.keys_path(record))
        if is_new:
            self._swap(session, record)
        if opened is not None:
            self.keeper.begun(opened, record)
            for phrase in opened.table.phrases:
                self.talk.recall(phrase)
        self._accompany(session, saves=True)
        self.window.open("game")

    # -- a seat at another table --------------------------------------------------------------

    def join_text(self, text: str) -> None:
        """Join by an invitation of the command line."""
        self.page.open()
        self.page().joins.paste(text)
        with suppress(BadInvitation):  # the page says what is wrong with it
            self.join(invitation.read(text))

    def come_back(self) -> None:
        """Take the seat again that was left last."""
        self.page.open()
        for table in listed.kept_seats(self.data)[:1]:
            self.join(table.invitation)

    def join(self, asked: Invitation) -> None:
        """Take a seat at a table, or one's own again."""
        kept, asked = listed.known_seat(self.data, asked)
        self._drop_guest()
        me = Me(*self._introduce(), self.ctx.language, self.settings.text("assist"))
        guest = self.guest = Guest(asked, me, self.to_main)
        if kept is not None:
            guest.remember(kept)
        guest.on_state, guest.on_lobby = self._guest_state, self._show_lobby
        guest.on_begin, guest.on_over = self._guest_begins, self._judged
        guest.on_keep, guest.on_said = self._keep_seat, self._said
        guest.on_nudged, guest.on_recalled = self._nudged, self.talk.recall
        self.page().tell(msg("together-joining"), "ink2")
        guest.join()

    def _guest_state(self, state: GuestState, why: Msg | None) -> None:
        guest = self.guest
        if guest is None:
            return
        if state == "here":
            self._keep_seat()
            words = "together-watching" if guest.watches else "together-joined"
            self.page().tell(msg(words, name=guest.table), "ok")
            if guest.mirror is None:
                self.lobby.open(lambda page: page.entitle(guest.table))
        elif state == "looking" and why is not None:
            self.page().tell(msg("together-looks-on", reason=why))
        if self.company is not None:
            ended = state == "ended" and not guest.judges  # the whole game is here already
            self.company.lose(state != "here", ended=ended, why=why if ended else None)
            if ended and guest.found.faults:
                self.company.judge(guest.found)  # no record is needed to know that
        if state == "ended":
            self._guest_ended(why)

    def _guest_ended(self, why: Msg | None) -> None:
        guest = self.guest
        if guest is not None and why in (msg("join-ended"), msg("join-void")):
            self.keeper.forget_seat(guest)
        if self.company is None:
            self._drop_guest()
            if self.window.shown in ("lobby", "say"):
                self.window.forget("lobby")
                self.page.open()
        if self._ended is None and why is not None:
            self.page().tell(why)
            if self.window.shown == "together":  # its foot says so
                announce(self.window, self.ctx.text(why))
            else:
                self.say(why)

    def _keep_seat(self) -> None:
        if self.guest is not None:
            self.keeper.keep_seat(self.guest)

    def _guest_begins(self, mirror: Mirror) -> None:
        self._ended = None
        self._keep_seat()
        self._swap(mirror, None)
        self._accompany(mirror, saves=False)
        if self.guest is not None and self.guest.part.fault:
            self.say(msg(f"deal-{self.guest.part.fault}"))

    def _judged(self, verdict: DealVerdict, _record: frames.Json) -> None:
        """The game is over and was checked: open it as a game of one's own."""
        self._ended = verdict
        guest = self.guest
        if guest is not None:
            self.keeper.forget_seat(guest)
        game = self.running.game
        if game is not None and game.shown == "results":
            self._open_record()
        elif game is not None:
            game.waiting.connect(self._open_record)

    def _open_record(self) -> None:
        """Once the results are seen: with the whole game all that comes after one is possible."""
        game = self.running.game
        if self._ended is None or game is None or game.shown != "results":
            return
        session, mirror = self._ended.session, game.desk.session
        if session is not None and isinstance(mirror, Mirror):
            session.play_elsewhere(set(range(session.seats)) - {mirror.seat})
            said = game.desk.history.said
            self._swap(session, self.running.new_file())
            self._accompany(session, saves=False)
            if self.running.game is not None:
                self.running.game.desk.history.said += said
        if self.company is not None:
            self.company.judge(self._ended)

    def _say_ready(self, yes: bool) -> None:
        if self.guest is not None and self.guest.mirror is not None:
            self.window.open("game")
        elif self.guest is not None:
            self.guest.send(frames.Ready(yes=yes))

    def _agree(self, seat: Seat, yes: bool) -> None:
        if self.guest is not None:
            self.guest.send(frames.Agree(yes=yes))
        elif self.open is not None:
            self.open.table.agree(seat, yes)

    def _drop_guest(self) -> None:
        guest, self.guest = self.guest, None
        if guest is not None:
            guest.leave()

    # -- what both do -------------------------------------------------------------------------

    def _swap(self, session: Session, record: Path | None) -> None:
        """Show another session without leaving the table; save it if there is a file for it."""
        self._swaps = True
        try:
            self.running.run(session, record, keep=record is not None)
        finally:
            self._swaps = False

    def _accompany(self, session: Session, *, saves: bool) -> None:
        game = self.running.game
        if game is None:
            return
        name = self.guest.table if self.guest is not None else ""
        self.company = company = Company(session, name, self._lobby)
        company.saves, company.watches = saves, self.guest is not None and self.guest.watches
        company.computer_wanted.connect(self._want_computer)
        company.wanted.connect(self._do_at_table)
        session.listeners.append(self._call)
        game.join(company)

    def _call(self, _change: SessionChange) -> None:
        """Ask for attention when somebody here must choose."""
        game = self.running.game
        if game is not None and game.desk.session.to_move in game.desk.session.here:
            QApplication.alert(self.window)

    def _show_lobby(self, lobby: frames.Lobby) -> None:
        before, self._lobby = self._lobby, lobby
        if self.company is not None:
            self.company.show_lobby(lobby)
        for seat, words in changes(before, lobby):
            self._tell(seat, words)
        self._tell_watchers(lobby)
        if lobby.began and lobby.hands != (before is not None and before.shows_hands):
            words = msg("company-hands" if lobby.hands else "company-hands-ended")
            self.say(words, good=lobby.hands)
            self.talk.note(None, words)
        self._hold(lobby)
        self.lobby().show_table(self._facts(lobby))
        if self.guest is not None and self._ended is not None and not lobby.began:
            self._again_as_guest()

    def _hold(self, lobby: frames.Lobby) -> None:
        game = self.running.game
        ends = self.open is None or (game is not None and game.desk.session.over)
        self.window.question = None if ends else leaving(lobby)

    def _tell(self, seat: Seat, words: Msg) -> None:
        """Tell who comes and goes: beside a game for all, in the lobby for who listens.

        The host can send away whoever has a seat now that was played at another computer.
        """
        self.talk.note(seat, words)
        if self.open is not None and words.id == "company-moved":
            self._moved = seat
            label = msg("company-renew")
            self.window.notice.say(words, more=self._renew_moved, label=label)
        elif self.company is not None and not (
            words.id == "company-left" and self.company.misses(seat)
        ):
            self.say(words, good=True)
        else:  # in the lobby its place card says so, at the table the prompt
            announce(self.window, self.ctx.text(words))

    def _tell_watchers(self, lobby: frames.Lobby) -> None:
        """Tell who watches or was sent away, each once, and no more of a crowd than may watch."""
        for what, names in ("watches", lobby.watchers), ("expelled", lobby.expelled):
            for words in (msg(f"company-{what}", name=name) for name in names):
                number = sum(known.id == words.id for known in self._watched)
                if words not in self._watched and number < frames.MOST_WATCHERS:
                    self._watched.add(words)
                    self.say(words, good=what == "watches")
                    self.talk.note(None, words)

    def _renew_moved(self) -> None:
        self._arrange(OpenTable.renew, self._moved)
        self.lobby.open(lambda page: page.invite(self._moved))

    def _facts(self, lobby: frames.Lobby) -> LobbyFacts:
        if self.open is not None:
            return host_facts(self.ctx, self.open, lobby)
        guest = self.guest
        mine = () if guest is None or guest.seat is None else (guest.seat,)
        return LobbyFacts("" if guest is None else guest.table, lobby, mine)

    def _tick(self) -> None:
        if self.open is not None:
            self.open.table.tick()
            facts = self._facts(self.open.table.lobby())
            if self.window.shown == "lobby" and facts != self.lobby().facts:
                self.lobby().show_table(facts)  # the relay answers, or does not any more

    def _want_computer(self, seat: Seat, computer: bool) -> None:
        if self.guest is not None:
            self.guest.send(frames.WantComputer(seat=seat, computer=computer))
        elif self.open is not None:
            for own in self.open.table.here:
                self.open.table.want(own, seat, computer)

    # -- phrases ------------------------------------------------------------------------------

    def say_something(self) -> None:
        """Show the phrases, if there is anybody to hear them."""
        if self.open is None and self.guest is None:
            self.say(msg("say-nobody"))
        elif self.guest is not None and self.guest.watches:
            self.say(msg("watch-silent"))
        else:
            lobby, watching = self._lobby, list[Msg]()
            if lobby is not None and lobby.watchers:
                watching.append(msg("lobby-watching", names=listing(lobby.watchers)))
            if lobby is not None and lobby.shows_hands:
                watching.append(msg("company-hands"))
            self.talk.show({other: self._named(other) for other in self._others()}, watching)

    def _mine(self) -> Seat | None:
        if self.open is None:
            return None if self.guest is None else self.guest.seat
        table = self.open.table
        asked = None if table.session is None else table.session.to_move
        return asked if asked in table.here else next(iter(table.here), None)

    def _say(self, phrase: frames.Phrase) -> None:
        seat = self._mine()
        if self.guest is not None:
            self.guest.send(frames.SayPhrase(phrase=phrase))
        elif self.open is not None and seat is not None:
            self.open.table.say(seat, phrase)

    def _nudge(self) -> None:
        seat, game, guest = self._mine(), self.running.game, self.guest
        asked = None if game is None else game.desk.session.to_move
        near = seat is not None and (guest is None or guest.is_here)
        name = self._named(asked) if near and asked in self._others(("here",)) else ""
        if name and guest is not None:
            guest.send(frames.Nudge())
        elif name and self.open is not None and seat is not None:
            self.open.table.nudge(seat)
        self.talk.nudge(name)

    def _others(self, states: Sequence[str] = ("here", "away")) -> list[Seat]:
        facts, seats = self.lobby().facts, [] if self._lobby is None else self._lobby.seats
        mine = () if facts is None else facts.mine
        return [
            seat
            for seat, lobby_seat in enumerate(seats)
            if seat not in mine and lobby_seat.state in states
        ]

    def _said(self, seat: Seat, phrase: frames.Phrase) -> None:
        self._save_keys()
        self.talk.hear(seat, self._named(seat), phrase, own=seat not in self._others())

    def _nudged(self, seat: Seat) -> None:
        self.talk.remind(self._named(seat))

    def _named(self, seat: Seat | None) -> str:
        seats = [] if self._lobby is None else self._lobby.seats
        return "" if seat is None or seat >= len(seats) else seats[seat].name

    # -- again, and ends ----------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a table is open here, or this is a guest of one."""
        return self.open is not None or self.guest is not None

    def plays(self, session: Session) -> bool:
        """Return whether a game is played at the table that is open here."""
        return self.open is not None and self.open.table.session is session

    def again(self) -> None:
        """Play another game with the same people; a guest asks the others for it."""
        if self.open is None and self.guest is not None and self.guest.watches:
            self.say(msg("watch-silent"))
            return
        if self.open is None:
            self._say("again")
            return
        table = self.open.table
        if table.session is None or not table.session.over:
            return
        self._swaps = True
        self.running.close()
        self._swaps, self.company = False, None
        table.again()
        self.keeper.keep(self.open, self.keeper.lobby)
        self.open.begun()
        self.lobby.open()

    def _again_as_guest(self) -> None:
        self._ended, self.company = None, None
        self._swaps = True
        self.running.close()
        self._swaps = False
        self.lobby.open()

    def _do_at_table(self, target: Target) -> None:
        """Leave the table, take the seat back, or bring another Alhambra into the middle."""
        game = self.running.game
        if target == TAKE and self.guest is not None:
            self.guest.come_back()
        elif target == NEXT and game is not None:
            viewing, seats = game.desk.viewing, game.desk.session.seats
            viewing.middle = (viewing.middle + 1) % seats
            game.refresh()
        elif target not in (TAKE, NEXT):
            self.go("leave")

    def _left_game(self) -> None:
        """The game was left: the table is closed, or the seat is left, to come back to."""
        if not self._swaps:
            self.close()

    def leave(self) -> None:
        """Close the table, or leave the lobby of another; back to the page."""
        self.close()
        self.window.forget("lobby")
        if self.running.game is not None:
            self.window.open("game")
        else:
            self.page.open()

    def close(self) -> None:
        """Listen no more, and be nobody's guest; a game that goes on can be opened again."""
        self._clock.stop()
        self._drop_guest()
        opened, self.open, self.window.question = self.open, None, None
        self.company, self._lobby, self._ended = None, None, None
        self.talk.muted.clear()
        self._watched.clear()
        if opened is not None:
            session = opened.table.session
            opened.close(for_good=session is None or session.over)

    def stop(self) -> None:
        self.looking.stop()
        self._turn_clock.stop()
        self.close()


def _nothing(*_: Any) -> None:
    """Lessons and profiles are offered for games at this computer."""
