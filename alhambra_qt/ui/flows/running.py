"""The running game: its table, menu, players, file, and the page of what is still hidden."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import Signal

from alhambra_qt.controller.career.finished import counts
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game import records, saves
from alhambra_qt.controller.game.ai_host import AiHost, demo_config
from alhambra_qt.controller.game.gameconfig import AI, GameConfig
from alhambra_qt.controller.game.saves import Autosave
from alhambra_qt.controller.game.seats import Seating, Spoken
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.results import this_game
from alhambra_qt.controller.unseen.unseen_view import unseen_view
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.coach import Coach
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.flows.learning import Learning
from alhambra_qt.ui.flows.locks import HeldGames
from alhambra_qt.ui.game.screen import GameScreen
from alhambra_qt.ui.kit.dates import day
from alhambra_qt.ui.kit.focus import pause
from alhambra_qt.ui.kit.window import HOME, MainWindow, Page
from alhambra_qt.ui.saved.summary import Waiting, note

if TYPE_CHECKING:
    from alhambra_qt.ui.game.menu import GameMenu
    from alhambra_qt.ui.people.players_page import PlayersPage
    from alhambra_qt.ui.together.reopen import ReopenPage
    from alhambra_qt.ui.unseen.unseen_page import UnseenPage


class GameFlow(PageFlow):
    """Starts and resumes games; holds the running one.

    ``held`` are the files locked against other programs, ``host`` runs the computer players,
    ``seed`` is the seed of a demonstration.

    Signals:
        kept: a game that is saved in a file begins; carries session, file and whether it is ours.
        person: carries the name of the person at the screen, empty if there is nobody.
        closed: the game was left.
    """

    kept = Signal(object, object, bool)
    person = Signal(str)
    closed = Signal()

    def __init__(
        self, window: MainWindow, held: HeldGames, learning: Learning, host: AiHost, seed: str
    ) -> None:
        super().__init__(window)
        self.folder, self.held, self.learning = held.folder, held, learning
        self.host, self.seed = host, seed
        self.game: GameScreen | None = None
        self._autosave: Autosave | None = None
        self._opened: Path | None = None
        self.menu: Page[GameMenu] = self.add_page(
            "menu", enter=self._fill_menu, choose=self._menu_chosen
        )
        self.players: Page[PlayersPage] = self.add_page(
            "players", apply=self._take_over, weigh=self._weigh
        )
        self.unseen: Page[UnseenPage] = self.add_page("unseen")
        self.reopen: Page[ReopenPage] = self.add_page(
            "reopen", primary="invite", alone=self._play_alone, back="leave"
        )

    @property
    def file(self) -> Path | None:
        return None if self._autosave is None else self._autosave.path

    @property
    def keys(self) -> Path | None:
        """Return the file with the keys of the table of the running game, if there is one."""
        kept = (records.keys_path(path) for path in (self.file, self._opened) if path is not None)
        return next((path for path in kept if os.path.exists(path)), None)

    def new_file(self) -> Path:
        """Return the file for a game that is about to begin."""
        return saves.auto_path(self.folder, None, self.held.take)

    # -- beginnings ---------------------------------------------------------------------------

    def play(self, config: GameConfig) -> None:
        """Start a game from a set-up."""
        self.run(Session.new(config), None)

    def play_guided(self, config: GameConfig) -> None:
        """Start a person's first game, with all explanations."""
        self.play(config)
        if self.game is not None:
            self.game.coached.greet()

    def play_demo(self) -> None:
        """Start a game of computer players only."""
        self.run(Session.new(demo_config(self.seed)), None, keep=False)

    @property
    def began(self) -> GameConfig | None:
        """The set-up of the game on the table, as it began: before a computer took over."""
        if self.game is None:
            return None
        session = self.game.desk.session
        return evolve(session.config, seats=session.began)

    def play_same_deal(self) -> None:
        """Start another game with the same set-up and deal."""
        if self.began is not None:
            self.play(self.began)

    def open_path(self, path: Path) -> None:
        """Open a saved game or a position; report any error without losing anything."""
        if path.parent.resolve() == self.folder.resolve():
            path = self.folder / path.name
        if path == self.file:
            self.window.open("game")  # it is open already
            return
        self.held.take(path)  # locked before it is read
        text: Msg | None = None
        try:
            session = records.load(path, tell=self.say)
        except records.BadFile as error:
            if not error.upto:
                self.held.only(self.file)
                if self.window.shown == HOME:
                    self.go("start")  # filled, if this is the beginning
                self.say(error.text)
                return
            # The valid part becomes a new game; the file stays as it is.
            session = records.load(path, error.upto)
            text = msg("load-shortened", file=path.name, n=error.upto, reason=error.reason)
        self.run(session, path if text is None else None)
        if text is not None:
            self.say(text)

    def run(self, session: Session, opened: Path | None, keep: bool = True) -> None:
        """Show a game; save it while it is played, in the opened file if there is one."""
        pause(self.window)
        self.close()
        if keep:
            self._keep(session, opened)
        self.held.only(self.file)
        self.game = screen = GameScreen(self.ctx, Desk(session), self.host)
        screen.coached.attend(self._coach_of(session))
        if not (keep or session.here or session.elsewhere):
            screen.pace.demonstrate()
        self._connect(screen)
        self.window.add_page("game", lambda: screen).enter = self._enter
        self.window.show_page("game")
        screen.resume()
        if self._autosave is not None:
            self._say_trouble(self._autosave.trouble)
        self._check_seats()

    def _keep(self, session: Session, opened: Path | None) -> None:
        path, self._opened = saves.auto_path(self.folder, opened, self.held.take), opened
        self._autosave = Autosave(session, path, self._say_trouble)
        self.kept.emit(session, path, opened == path)
        saves.note_played(path)
        note(self.folder, Waiting())
        if opened is not None and saves.is_auto(self.folder, opened) and path != opened:
            self.say(msg("game-elsewhere"))

    def _enter(self) -> None:
        if self.game is not None:
            self.game.resume()
        self._check_seats()

    def _check_seats(self) -> None:
        session = None if self.game is None else self.game.desk.session
        if session is not None and self._autosave is not None and session.away and not session.over:
            self.go("guard")

    def ask_alone(self) -> None:
        """Ask what becomes of the seats elsewhere while the table is closed."""
        if self.game is None:
            return
        session = self.game.desk.session
        names = [session.tags[seat].label for seat in session.away]
        costs = self._costs(session, _by_computers(session))
        kept = self.keys is not None
        self.reopen.open(lambda page: page.show_away(names, kept=kept, costs=costs))

    def _play_alone(self, kind: str) -> None:
        if self.game is not None:
            session = self.game.desk.session
            if kind == AI:
                session.take_over(*_by_computers(session))
            session.play_elsewhere(())
            self.window.open("game")

    def _connect(self, screen: GameScreen) -> None:
        screen.rules_wanted.connect(screen.coached.opened)
        screen.rules_wanted.connect(self._read)
        screen.route.connect(self._walk)
        screen.at_screen.person.connect(self.person)

    def _read(self, rule: str) -> None:
        self.go("rules", rule)

    def _walk(self, route: str, given: tuple[object, ...]) -> None:
        self.go(route, *given)

    def _say_trouble(self, trouble: Msg | None) -> None:
        if trouble is not None:
            self.say(trouble)

    # -- ends ---------------------------------------------------------------------------------

    def keep(self) -> None:
        if self._autosave is not None:
            self._autosave.save()

    def stop(self) -> None:
        self.host.close()  # first: leaving a game would start another process
        self.close()

    def close(self) -> None:
        """Close the running game, which stays saved."""
        if self._autosave is not None:
            self._autosave.stop()
            self._autosave = self._opened = None
        if self.game is not None:
            self.game.close_game()
            self.window.drop_page("game")
            self.game = None
            self.closed.emit()

    def leave(self) -> None:
        """Go back to the start page; the game stays saved."""
        self.close()
        self.held.only(None)
        self.go("start")

    def save_as(self) -> None:
        """Save a copy of the game in its current state."""
        if self.game is None or self._is_a_guest():
            return
        path = saves.copy_path(self.folder, day(datetime.now(UTC), self.ctx.language))
        try:
            records.save(self.game.desk.session, path)
        except records.SaveFailed as error:
            self.say(error.text)
        else:
            self.say(msg("menu-saved", name=path.stem), good=True)
        self.window.open("game")

    # -- the menu, and what comes after a game ------------------------------------------------

    def _is_a_guest(self) -> bool:
        """Say so if the game is at another computer, which alone can save or change it."""
        session = None if self.game is None else self.game.desk.session
        watches = self.game is not None and self.game.company is not None
        has_it = session is None or self._autosave is not None
        is_there = session is not None and not has_it and (watches or bool(session.here))
        if is_there:
            self.say(msg("together-at-the-table"))
            self.window.open("game")
        return is_there

    def _fill_menu(self) -> None:
        if self.game is not None:
            company = self.game.company
            role = "" if company is None else "host" if company.saves else "guest"
            self.menu().show_this_game(this_game(self.game.desk.session), self.game.grab(), role)

    def _menu_chosen(self, choice: str) -> None:
        if choice != "rules":  # only the rulebook returns to the menu, the others to the table
            self.window.forget("menu")
        self.go(choice)

    def after(self, wish: str, at: int = 0, how: str = "") -> None:
        """Carry out what comes after a game for the running one, from a moment."""
        if self.game is None:
            return
        replays = wish == "replay" and not self.game.desk.session.over
        if replays or not self._is_a_guest():
            self.go("after", wish, self.game.desk, at, self.file, how)

    # -- players, and what is still hidden ----------------------------------------------------

    def show_players(self) -> None:
        """Show the players of the running game, to change them."""
        if self.game is not None and not self._is_a_guest():
            session = self.game.desk.session
            seats, far = session.config.seats, session.elsewhere
            self.players.open(lambda page: page.show_seats(seats, session.tags, far))

    def _weigh(self, changes: tuple[Seating, ...]) -> None:
        """Tell in time that the game would no longer count for the career."""
        if self.game is not None:
            session = self.game.desk.session
            costs = self._costs(session, changes)
            self.players().footer.say(msg("players-career") if costs else "")

    @staticmethod
    def _costs(session: Session, changes: tuple[Seating, ...]) -> bool:
        return counts(session) is None and counts(session, changes) is not None

    def _take_over(self, changes: tuple[Seating, ...], spoken: tuple[Spoken, ...]) -> None:
        if self.game is not None:
            session = self.game.desk.session
            if spoken:
                session.speak(*spoken)
            if changes:
                session.take_over(*changes)
        self.window.back()

    def show_unseen(self) -> None:
        """Show what is still hidden from the seat at the screen."""
        if self.game is not None:
            self._count_unseen(self.game.desk)
            self.unseen.open()

    def ask_players(self) -> None:
        """Ask the computer players what they would do."""
        if self.game is not None:
            self.go("advise-game", self.game.desk.session)

    def _count_unseen(self, desk: Desk) -> None:
        self.unseen().show_view(unseen_view(desk.session, desk.viewing.viewer))

    # -- the coach ----------------------------------------------------------------------------

    def _coach_of(self, session: Session) -> Coach:
        return Coach(
            session,
            lambda seat: self._profile_of(session, seat),
            self._learned,
            lambda: self.settings.text("coach"),
            lambda: self.settings.switch("remarks"),
        )

    def _profile_of(self, session: Session, seat: Seat) -> Profile | None:
        """Return the profile of a seat: a person alone here is the learner, several go by name."""
        if seat not in session.here:
            return None
        if len(session.here) == 1:
            return self.learning.profile
        return self.learning.progress.profiles.get(session.config.seats[seat].name)

    def _learned(self) -> None:
        """Save what a turn taught, ignoring write errors so as not to disturb the game."""
        with suppress(OSError):
            self.learning.progress.save()


def _by_computers(session: Session) -> tuple[Seating, ...]:
    """Return the changes that give the seats elsewhere to computers."""
    seats = session.config.seats
    return tuple(Seating(at, AI, seats[at].level, seats[at].style) for at in session.away)
