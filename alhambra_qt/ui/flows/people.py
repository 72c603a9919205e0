"""Career and profiles of the people at this computer: their pages, and recording games."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import Signal

from alhambra_qt.controller.career.career_view import CareerView, read_career
from alhambra_qt.controller.career.database import NotKept
from alhambra_qt.controller.career.figures import CareerGameOf, games_of
from alhambra_qt.controller.career.finished import (
    CareerGame,
    CareerProfile,
    counts,
    entry_of,
    game_id,
    profile_named,
)
from alhambra_qt.controller.career.rating import fits, fitted, person_in, rate, set_of
from alhambra_qt.controller.career.store import CareerStore, default_store, look_after
from alhambra_qt.controller.game.background import Background, ToMain
from alhambra_qt.controller.game.gameconfig import GameConfig, checked, first_person
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.position_editor.booking import renewed
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.review.model import Review
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.kit.window import MainWindow, Page

if TYPE_CHECKING:
    from alhambra_qt.ui.career.career_page import CareerPage
    from alhambra_qt.ui.people.profiles import ProfilesPage


class PeopleFlow(PageFlow):
    """Records finished games, and opens the career and the profiles.

    Signals:
        profiles_changed: a profile changed, perhaps including its keys.
        handed_over: a person has another name now, or none; an empty name is everybody.
    """

    profiles_changed = Signal()
    handed_over = Signal(str, str)

    def __init__(self, window: MainWindow, folder: Path, to_main: ToMain) -> None:
        super().__init__(window)
        self.folder, self.work = folder, Background(to_main, "career")
        self.person = ""
        self._store: CareerStore | None = None
        self._opening = threading.Lock()
        self._told: Msg | None = None
        self._unbooked: list[CareerGame] = []
        self.career: Page[CareerPage] = self.add_page(
            "career",
            enter=self.fill,
            open_game=self.open_game,
            delete=self._delete,
            person=self._choose,
            profiles=self.show_profiles,
            new_game="new",
            say=self.say,
        )
        self.profiles: Page[ProfilesPage] = self.add_page(
            "profiles",
            enter=self._fill_profiles,
            keep=self.change,
            delete=self._forget,
            clear=self._clear,
            career=self._career_of,
            keys="keys-of",
        )

    @property
    def store(self) -> CareerStore:
        """Return the career store, opened on first use from any thread."""
        with self._opening:
            if self._store is None:
                self._store = default_store()
            return self._store

    def look_after(self) -> None:
        """Record missed games and tidy up the saved games, in the background."""

        def run() -> None:
            look_after(self.folder, self.store)
            with suppress(NotKept):
                for game in renewed(self.store.games() or ()):
                    self.store.add(game, again=True)

        threading.Thread(target=run, name="tidy", daemon=True).start()

    def _complain(self) -> None:
        """Report once that the file is damaged; import the saved games into a new one."""
        before, self._told = self._told, self.store.trouble
        if self._told is not None and self._told != before:
            self.say(self._told)
            if self._told.id == "career-broken":
                self.look_after()

    def _try(self, change: Callable[[], bool | None]) -> bool:
        try:
            return change() is not False
        except NotKept as error:
            if not self.store.locked:
                self.say(error.text)
            return False
        finally:
            self._complain()

    # -- recording ----------------------------------------------------------------------------

    def attend(self, session: Session, path: Path, own: bool) -> None:
        """Record a game when it ends, or at once if it is our ``own`` and has ended already."""
        session.listeners.append(lambda _change: self._book(session, path))
        if own:
            self._book(session, path)

    def _book(self, session: Session, path: Path) -> None:
        if not session.over:
            return
        if counts(session) is None:
            self._unbooked.append(entry_of(session, path.name))
            self._book_waiting()

    def _book_waiting(self) -> None:
        """Record queued games: another program may have locked the file before."""

        def book() -> None:
            while self._unbooked:
                self.store.add(self._unbooked[0])
                del self._unbooked[0]

        self._try(book)

    def book_real(self, game: CareerGame) -> None:
        """Record a real game, or record it again after its numbers were changed."""

        def book() -> bool:
            return self.store.add(game, again=True)

        if self._try(book):
            self.say(msg("real-finished"), good=True)

    def adjust(self, session: Session, review: Review) -> None:
        """Store the luck-adjusted result of a recorded game."""
        if counts(session) is None:
            shares = [review.adjusted(seat) for seat in range(review.seats)]
            self._try(lambda: self.store.set_adjusted(game_id(session), shares))

    # -- the career ---------------------------------------------------------------------------

    def show(self) -> None:
        """Show the career of the person shown last, by default of who plays here."""
        self.career.open()

    def show_after(self, session: Session) -> None:
        """Show the career of the person who just played; say if the game does not count."""
        people = [session.config.seats[seat].name for seat in session.here]
        self.person = people[0] if people else self.person
        self.career.open()
        why = counts(session)
        if why is None and not self._unbooked and self.store.has(game_id(session)) is False:
            why = msg("career-not-again")
        if why is not None:
            self.say(why, good=True)

    def fill(self) -> None:
        """Read the games again; those of the same person stay in sight meanwhile."""
        self._book_waiting()
        me, page = first_person(self.settings.data("last_setup")), self.career()
        wished = (self.person, me.name if me is not None else "")
        self.work.start(lambda: read_career(self.store, wished), self._show)
        if self.work.working and not (page.view.games and page.view.person == self.person):
            page.show_view(evolve(page.view, games=(), state="reading"))

    def _show(self, view: CareerView | None) -> None:
        view = view or CareerView(state="unread")
        self.person = view.person or self.person
        self.career().show_view(view)
        self._complain()

    def _choose(self, person: str) -> None:
        self.person = person
        self.fill()

    def open_game(self, entry: CareerGameOf) -> None:
        """Open the saved game of a career entry."""
        if entry.game.real:
            self.go("real-saved", entry.game.record)
            return
        path = self.folder / Path(entry.game.record).name
        if entry.game.record and path.exists():
            self.go("open", path)
        else:
            self.say(msg("career-record-gone"))

    def _delete(self, entry: CareerGameOf) -> None:
        self._try(lambda: self.store.forget(entry.game.id))
        self.fill()

    # -- profiles -----------------------------------------------------------------------------

    def show_profiles(self) -> None:
        self.profiles.open()

    def _fill_profiles(self) -> None:
        kept, people = self.store.profiles(), self.store.people()
        people = {} if kept is None or people is None else people
        every = [profile_named(kept or (), name) or CareerProfile(name) for name in people]
        self.profiles().show_people(every, people)
        self.profiles_changed.emit()
        self._complain()

    def profiles_known(self) -> bool:
        """Return whether the profiles are available; if not, report why."""
        known = self.store.profiles() is not None
        self._complain()
        return known

    def change(self, profile: CareerProfile, before: str) -> None:
        """Save a profile; refill the page if it is new or its name is taken."""
        kept = self._try(lambda: self.store.keep_profile(profile, before))
        if not kept and not self.store.locked:
            self.say(msg("profiles-taken", name=profile.name))
        if kept and before:
            self.handed_over.emit(before, profile.name)
        if not kept or not before:
            self._fill_profiles()
        self.profiles_changed.emit()

    def _forget(self, name: str) -> None:
        if self._try(lambda: self.store.forget_person(name)):
            self.handed_over.emit(name, "")
        self._fill_profiles()

    def _clear(self) -> None:
        if self._try(self.store.clear):
            self.handed_over.emit("", "")
            self.say(msg("profiles-cleared"), good=True)
        self._fill_profiles()

    def _career_of(self, name: str) -> None:
        self.person = name
        self.career.open()

    # -- new games ----------------------------------------------------------------------------

    def profiles_now(self) -> tuple[CareerProfile, ...]:
        """Return all profiles, for the seats of a new game."""
        found = self.store.profiles() or ()
        self._complain()
        return found

    def add(self, profile: CareerProfile) -> None:
        """Save a new profile if its name is free."""
        self._try(lambda: self.store.keep_profile(profile))

    def anew(self, config: GameConfig) -> GameConfig:
        """Return the set-up of another game: a new deal, and fitting levels drawn anew."""
        person, config = person_in(config), checked(evolve(config, seed=""))
        if not person or not fits(config):
            return config
        games = games_of(self.store.games(person) or (), person)
        return fitted(config, rate(games, set_of(config.modules)))
