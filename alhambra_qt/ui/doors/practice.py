"""The way to the exercises and to what is known, and back to where one came from."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alhambra_qt.controller.game.session import Session
    from alhambra_qt.engine.ids import Seat
    from alhambra_qt.teaching.coach import Coach
    from alhambra_qt.teaching.progress import Profile
    from alhambra_qt.ui.doors.house import House
    from alhambra_qt.ui.kit.window import Page, PageName
    from alhambra_qt.ui.practice.practice import PracticePage
    from alhambra_qt.ui.unseen.known import KnownPage

PRACTICE: PageName = "practice"
KNOWN: PageName = "known"


class PracticeDoor:
    """Opens the exercises for whoever is learning, and leaves them again."""

    def __init__(self, program: House) -> None:
        self.program = program
        window = program.window
        self.practice: Page[PracticePage] = window.add_page(PRACTICE, self._make_practice)
        self.known: Page[KnownPage] = window.add_page(KNOWN, self._make_known)
        self.known.enter = self._refresh
        program.ctx.setting_changed.connect(self._setting_changed)

    def _make_practice(self) -> PracticePage:
        from alhambra_qt.ui.practice.practice import PracticePage

        page = PracticePage(self.program.ctx)
        page.back.connect(self.program.window.back)
        page.learned.connect(self.program.learning.save)
        page.rule_wanted.connect(self._read)
        return page

    # -- the coach ----------------------------------------------------------------------------

    def coach_of(self, session: Session) -> Coach:
        """Make the coach of a game."""
        from alhambra_qt.teaching.coach import Coach

        program = self.program
        return Coach(
            session,
            lambda seat: self._profile_of(session, seat),
            self._keep,
            lambda: program.settings.text("coach"),
        )

    def _profile_of(self, session: Session, seat: Seat) -> Profile | None:
        """Who sits there: a person alone is whoever is learning, several are known by name."""
        from alhambra_qt.controller.game.gameconfig import HUMAN

        people = [one for one in session.config.seats if one.kind == HUMAN]
        here, progress = session.config.seats[seat], self.program.learning.progress
        if here.kind != HUMAN:
            return None
        if len(people) == 1:
            return progress.profile
        return progress.profiles.get(here.name)

    def _keep(self) -> None:
        """Keep what a turn taught; a game is not disturbed if that cannot be written now."""
        with suppress(OSError):
            self.program.learning.progress.save()

    def _setting_changed(self, key: str) -> None:
        """Who chose at the table follows the setting again once that is changed."""
        if key == "coach":
            for profile in self.program.learning.progress.profiles.values():
                profile.coach = None
            self.program.learning.save()

    # -- the pages ----------------------------------------------------------------------------

    def _make_known(self) -> KnownPage:
        from alhambra_qt.ui.unseen.known import KnownPage

        page = KnownPage(self.program.ctx)
        page.back.connect(self.program.window.back)
        page.primary.connect(self.program.window.back)
        page.rule_wanted.connect(self._read)
        page.practise.connect(self._practise)
        page.deleted.connect(self._delete)
        page.said.connect(lambda words, good: self.program.say(words, good=good))
        return page

    def show_known(self) -> None:
        """Show what the person who is learning knows."""
        self._refresh()
        self.known.open()

    def _refresh(self) -> None:
        """What was practised meanwhile is seen."""
        self.known().show_profile(self.program.learning.profile)

    def _practise(self, rule: str) -> None:
        """Practise a rule in the best way there is; leaving that leads back."""
        from alhambra_qt.teaching.practising import way_to

        way = way_to(rule)
        if way.kind == "exercise":
            self.practice().show_profile(self.program.learning.profile)
            self.practice.open(lambda page: page.practise(way.name))
        elif way.kind == "lesson":
            self.program.show_lesson(way.name)
        else:
            self._read(rule)

    def _read(self, rule: str) -> None:
        """Open the rulebook at a rule, which is met by that."""
        self.program.learning.profile.met(rule, seen=1)
        self.program.show_book(rule)

    def _delete(self) -> None:
        """Delete what everybody on this computer has learned."""
        self.program.learning.delete()
        self._refresh()

    def show_practice(self) -> None:
        """Show the exercises; leaving them leads back to the page shown now."""
        self.practice.open(lambda page: page.show_profile(self.program.learning.profile))
