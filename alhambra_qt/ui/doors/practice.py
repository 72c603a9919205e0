"""The way to the exercises and to what is known, and back to where one came from."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from alhambra_qt.ui.doors import lessons as lesson_door

if TYPE_CHECKING:
    from alhambra_qt.controller.game.session import Session
    from alhambra_qt.engine.ids import Seat
    from alhambra_qt.teaching.coach import Coach
    from alhambra_qt.teaching.progress import Profile
    from alhambra_qt.ui.main.program import Program
    from alhambra_qt.ui.pages.known import KnownPage
    from alhambra_qt.ui.pages.practice import PracticePage

PRACTICE, KNOWN = "practice", "known"


class PracticeDoor:
    """Opens the exercises for whoever is learning, and leaves them again."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._from = "start"
        program.window.add_page(PRACTICE, self._make_practice)
        program.window.add_page(KNOWN, self._make_known)
        program.settings.changed.append(self._setting_changed)

    def _make_practice(self) -> QWidget:
        from alhambra_qt.ui.pages.practice import PracticePage

        page = PracticePage(self.program.ctx)
        page.back.connect(self.leave)
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

    @property
    def practice(self) -> PracticePage:
        """The page of the exercises, made when it is first opened."""
        from alhambra_qt.ui.pages.practice import PracticePage

        page = self.program.window.page(PRACTICE)
        if not isinstance(page, PracticePage):
            raise TypeError("the page of the exercises is something else")
        return page

    def _make_known(self) -> QWidget:
        from alhambra_qt.ui.pages.known import KnownPage

        page = KnownPage(self.program.ctx)
        page.back.connect(self.leave)
        page.primary.connect(self.leave)
        page.rule_wanted.connect(self._read)
        page.deleted.connect(self._delete)
        page.said.connect(lambda words, good: self.program.say(words, good=good))
        return page

    @property
    def known(self) -> KnownPage:
        """The page of what is known, made when it is first opened."""
        from alhambra_qt.ui.pages.known import KnownPage

        page = self.program.window.page(KNOWN)
        if not isinstance(page, KnownPage):
            raise TypeError("the page of what is known is something else")
        return page

    def show_known(self) -> None:
        """Show what the person who is learning knows."""
        self.known.show_profile(self.program.learning.profile)
        self._open(KNOWN)

    def _read(self, rule: str) -> None:
        """Open the rulebook at a rule, which is met by that."""
        self.program.learning.profile.met(rule, seen=1)
        self.program.show_book(rule)

    def _delete(self) -> None:
        """Delete what everybody on this computer has learned."""
        self.program.learning.delete()
        self.known.show_profile(self.program.learning.profile)

    def show_practice(self) -> None:
        """Show the exercises; leaving them leads back to the page shown now."""
        self.practice.show_profile(self.program.learning.profile)
        self._open(PRACTICE)

    def _open(self, page: str) -> None:
        shown = self.program.window.shown
        if shown != page:
            self._from = shown or "start"
        self.program.window.show_page(page)

    def leave(self) -> None:
        """Back to the page one came from."""
        if self._from == "game":
            self.program.back_to_table()
        elif self._from == lesson_door.PAGE:
            self.program.lessons.show()
        elif self._from == "start":
            self.program.show_start()
        else:
            self.program.window.show_page(self._from)
