"""The day: its deals, one's own month, and challenges."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from alhambra_qt import files
from alhambra_qt.controller.career.finished import CareerProfile, person_key, profile_named, seat_of
from alhambra_qt.controller.career.store import default_store
from alhambra_qt.controller.game import setup_code
from alhambra_qt.controller.game.gameconfig import (
    DEFAULT_NAMES,
    HUMAN,
    SeatConfig,
    from_json,
)
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.today import deals
from alhambra_qt.controller.today.days import DayDeal, day_view, label
from alhambra_qt.controller.today.tries import Tries, may_be_try, person_of
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import msg
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.kit.window import MainWindow, Page

if TYPE_CHECKING:
    from alhambra_qt.ui.today.today_page import TodayPage


class TodayFlow(PageFlow):
    """Shows the deals of a date, and keeps which games are tries."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        super().__init__(window)
        self.folder, self.tries = folder, Tries()
        self.person = ""
        self.day: date | None = None  # None: today
        self._told: set[tuple[str, bool]] = set()  # tries that are kept: file, and whether over
        self.page: Page[TodayPage] = self.add_page(
            "today",
            enter=self.fill,
            play_wanted=self._play,
            open_wanted=self._open,
            day_wanted=self._turn_to,
            person_chosen=self._choose,
            puzzles_wanted="puzzles",
            learned="learned",
        )

    # -- tries --------------------------------------------------------------------------------

    def attend(self, session: Session, path: Path) -> None:
        """Keep a game as a try of its deal, from its first action on.

        It counts for the day on which it began, whatever the clock says later.
        """
        if not may_be_try(session):
            return
        now, code = deals.today(), setup_code.write(session.config)
        kinds = (label(now, kind) for kind in deals.KINDS if deals.code_of(now, kind) == code)
        deal = next(kinds, "")
        # First of all listeners: the game itself is saved after that.
        session.listeners.insert(0, lambda _change: self._keep(session, path.name, deal))
        self._keep(session, path.name, deal)
        before = self.tries.of(person_of(session)).get(code)
        if before is not None and before.deal and before.record != path.name:
            self.say(msg("today-practising"), good=True)

    def _keep(self, session: Session, record: str, deal: str) -> None:
        if not session.steps or (record, session.over) in self._told:
            return
        try:
            self.tries.begin(session, record, deal)
            if session.over:
                self.tries.end(session, record)
        except OSError as error:
            self.say(msg("today-not-kept", reason=files.why_unwritable(error)))
        self._told.add((record, session.over))
        self._complain()

    def _complain(self) -> None:
        if self.tries.trouble is not None:
            self.say(self.tries.trouble)
            self.tries.trouble = None

    # -- the page -----------------------------------------------------------------------------

    def show(self) -> None:
        """Show today."""
        self.day = None
        self.fill()  # before it is shown, so that what comes first has the focus
        self.page.open()

    def fill(self) -> None:
        """Update what is shown."""
        profiles = default_store().profiles() or ()
        me, names = self._me(profiles), [one.name for one in profiles]
        if person_key(me.name) not in map(person_key, names):
            names.insert(0, me.name)
        now, tries = deals.today(), self.tries.of(me.name)
        view = day_view(me, tries, self.day or now, now)
        self.page().show_people(names, me.name)
        self.page().show_view(view)
        self.go("puzzles-on", self.page().puzzles)
        self._complain()

    def _me(self, profiles: Sequence[CareerProfile]) -> SeatConfig:
        """Return the seat of whom the page is about: who was chosen, else who played last."""
        seat = SeatConfig(DEFAULT_NAMES[0], assist=self.settings.text("assist"))
        data = self.settings.data("last_setup")
        try:
            last = from_json(data).seats if data else ()
        except Unreadable:
            last = ()
        seat = next((one for one in last if one.kind == HUMAN), seat)
        profile = profile_named(profiles, self.person or seat.name)
        return seat if profile is None else seat_of(profile, seat)

    def _choose(self, person: str) -> None:
        self.person = person
        self.fill()

    def _turn_to(self, day: date) -> None:
        self.day = None if day == deals.today() else day
        self.fill()

    def _play(self, deal: DayDeal) -> None:
        self.go("play", deal.config)

    def _open(self, deal: DayDeal) -> None:
        if deal.mine is None:
            return
        path = self.folder / Path(deal.mine.record).name
        if path.exists():
            self.go("open", path)
        else:
            self.say(msg("career-record-gone"))
