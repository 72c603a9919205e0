"""The career and the profiles of whoever plays here: their pages, and what is booked."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from alhambra_qt.i18n import Msg, msg

if TYPE_CHECKING:
    from alhambra_qt.controller.career.figures import CareerGameOf
    from alhambra_qt.controller.career.finished import CareerGame, CareerProfile
    from alhambra_qt.controller.career.store import CareerStore
    from alhambra_qt.controller.game.session import Session
    from alhambra_qt.review.model import Review
    from alhambra_qt.ui.career.career_page import CareerPage
    from alhambra_qt.ui.doors.house import House
    from alhambra_qt.ui.kit.window import Page, PageName
    from alhambra_qt.ui.people.profiles import ProfilesPage
    from alhambra_qt.ui.setup.newgame_page import NewGamePage

CAREER: PageName = "career"
PROFILES: PageName = "profiles"


class CareerDoor:
    """Books finished games, and leads to what they add up to."""

    def __init__(self, program: House) -> None:
        self.program = program
        self.person = ""
        self._store: CareerStore | None = None
        self._opening = threading.Lock()
        self._told: Msg | None = None
        self._unbooked: list[CareerGame] = []
        self.page: Page[CareerPage] = program.window.add_page(CAREER, self._make)
        self.page.enter = self.fill
        self.profiles: Page[ProfilesPage] = program.window.add_page(PROFILES, self._make_profiles)
        self.profiles.enter = self._fill_profiles

    @property
    def store(self) -> CareerStore:
        """What is kept, opened when it is first wanted, by whichever thread."""
        with self._opening:
            if self._store is None:
                from alhambra_qt.controller.career.store import default_store

                self._store = default_store()
            return self._store

    def look_after(self) -> None:
        """Book what nobody booked, and clear up the saved games, beside everything else."""

        def run() -> None:
            from alhambra_qt.controller.career import store

            store.look_after(self.program.folder, self.store)

        threading.Thread(target=run, name="tidy", daemon=True).start()

    def _complain(self) -> None:
        """Say once what is wrong with the file; a new one gets the games that are still saved."""
        before, self._told = self._told, self.store.trouble
        if self._told is not None and self._told != before:
            self.program.say(self._told)
            if self._told.id == "career-broken":
                self.look_after()

    def _try(self, change: Callable[[], bool | None]) -> bool:
        """Change something, or say why it could not be; whether it was done."""
        from alhambra_qt.controller.career.database import NotKept

        try:
            return change() is not False
        except NotKept as error:
            if not self.store.locked:
                self.program.say(error.text)
            return False
        finally:
            self._complain()

    # -- booking ------------------------------------------------------------------------------

    def attend(self, session: Session, path: Path, *, own: bool) -> None:
        """Book a game as soon as it is over; one of our ``own`` that is over already, at once."""
        session.listeners.append(lambda _change: self._book(session, path))
        if own:
            self._book(session, path)

    def _book(self, session: Session, path: Path) -> None:
        if not session.over:
            return
        from alhambra_qt.controller.career.finished import counts, entry_of

        if counts(session) is None:
            self._unbooked.append(entry_of(session, path.name))
            self._book_waiting()

    def _book_waiting(self) -> None:
        """Book what waits for that: another program may have had the file."""

        def book() -> None:
            while self._unbooked:
                self.store.add(self._unbooked[0])
                del self._unbooked[0]

        self._try(book)

    def adjust(self, session: Session, review: Review) -> None:
        """Note the result with even luck of a game that is booked."""
        from alhambra_qt.controller.career.finished import counts, game_id

        if counts(session) is None:
            shares = [review.adjusted(seat) for seat in range(review.seats)]
            self._try(lambda: self.store.set_adjusted(game_id(session), shares))

    # -- the career ---------------------------------------------------------------------------

    def _make(self) -> CareerPage:
        from alhambra_qt.ui.career.career_page import CareerPage

        page = CareerPage(self.program.ctx)
        page.back.connect(self.program.window.back)
        page.opened.connect(self._open)
        page.deleted.connect(self._delete)
        page.person_chosen.connect(self._choose)
        page.profiles_wanted.connect(self.show_profiles)
        page.new_game.connect(lambda: self.program.new.open())
        page.told.connect(lambda words, good: self.program.say(words, good=good))
        return page

    def show(self) -> None:
        """Show the career of whoever played last, or of whoever was looked at."""
        self.page.open()

    def show_after(self, session: Session) -> None:
        """Show the career of whoever has just played; say if the game is not part of it."""
        from alhambra_qt.controller.career.finished import counts, game_id
        from alhambra_qt.controller.game.seats import humans

        people = [session.config.seats[seat].name for seat in humans(session.config)]
        self.person = people[0] if people else self.person
        self.page.open()
        why, known = counts(session), self.store.games()
        if why is None and known is not None and not self._unbooked:
            booked = game_id(session) in {game.id for game in known}
            why = None if booked else msg("career-not-again")
        if why is not None:
            self.program.say(why)

    def fill(self) -> None:
        """Show the games as they are now."""
        from alhambra_qt.controller.career.figures import games_of
        from alhambra_qt.controller.career.finished import person_key, profile_named
        from alhambra_qt.ui.career.career_panels import CareerView

        self._book_waiting()
        people = self.store.people() or {}
        named = {person_key(name): name for name in people}
        first = next(iter(people), "")
        self.person = named.get(person_key(self.person), first)
        games = games_of(self.store.games(self.person) or (), self.person) if self.person else []
        people |= {self.person: len(games)} if self.person else {}
        profile = profile_named(self.store.profiles() or (), self.person)
        mark = profile.mark if profile is not None else games[-1].seat.mark if games else "circle"
        self.page().show_view(CareerView(self.person, people, tuple(games), mark))
        self._complain()

    def _choose(self, person: str) -> None:
        self.person = person
        self.fill()

    def _open(self, one: CareerGameOf) -> None:
        path = self.program.folder / Path(one.game.record).name
        if one.game.record and path.exists():
            self.program.open_path(path)
        else:
            self.program.say(msg("career-record-gone"))

    def _delete(self, one: CareerGameOf) -> None:
        self._try(lambda: self.store.forget(one.game.id))
        self.fill()

    # -- profiles -----------------------------------------------------------------------------

    def _make_profiles(self) -> ProfilesPage:
        from alhambra_qt.ui.people.profiles import ProfilesPage

        page = ProfilesPage(self.program.ctx)
        page.back.connect(self.program.window.back)
        page.kept.connect(self.keep)
        page.deleted.connect(self._forget)
        page.cleared.connect(self._clear)
        page.career_wanted.connect(self._career_of)
        page.keys_wanted.connect(self.program.keys.show_of)
        return page

    def show_profiles(self) -> None:
        """Show everybody who plays here."""
        self.profiles.open()

    def _fill_profiles(self) -> None:
        from alhambra_qt.controller.career.finished import CareerProfile, profile_named

        kept, people = self.store.profiles(), self.store.people()
        people = {} if kept is None or people is None else people
        every = [profile_named(kept or (), name) or CareerProfile(name) for name in people]
        self.profiles().show_people(every, people)
        self.program.keys.follow()
        self._complain()

    def profiles_known(self) -> bool:
        """Whether anybody can tell now who has a profile; why not is said."""
        known = self.store.profiles() is not None
        self._complain()
        return known

    def keep(self, profile: CareerProfile, before: str) -> None:
        """Keep a profile; a new one, and one whose name is taken, need the page anew."""
        kept = self._try(lambda: self.store.keep_profile(profile, before))
        if not kept and not self.store.locked:
            self.program.say(msg("profiles-taken", name=profile.name))
        if not kept or not before:
            self._fill_profiles()
        self.program.keys.follow()

    def _forget(self, name: str) -> None:
        self._try(lambda: self.store.forget_person(name))
        self._fill_profiles()

    def _clear(self) -> None:
        if self._try(self.store.clear):
            self.program.say(msg("profiles-cleared"), good=True)
        self._fill_profiles()

    def _career_of(self, name: str) -> None:
        self.person = name
        self.page.open()

    # -- new games ----------------------------------------------------------------------------

    def offer_on(self, page: NewGamePage) -> None:
        """Let seats of a new game be filled from profiles, and profiles be made of seats."""

        def keep(profile: CareerProfile) -> None:
            self._try(lambda: self.store.keep_profile(profile))
            self._refresh(page)

        before = self.program.new.enter

        def enter() -> None:
            before()
            self._refresh(page)

        page.profile_kept.connect(keep)
        self.program.new.enter = enter
        self._refresh(page)

    def _refresh(self, page: NewGamePage) -> None:
        """Offer the profiles that there are now."""
        page.seat_list.show_profiles(self.store.profiles() or ())
        self._complain()
