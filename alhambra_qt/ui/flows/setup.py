"""The new-game page, which offers lessons about its modules and seats for those who play here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra_qt.controller.career.finished import CareerProfile
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.flows.lessons import LessonFlow
from alhambra_qt.ui.flows.people import PeopleFlow
from alhambra_qt.ui.kit.window import MainWindow

if TYPE_CHECKING:
    from alhambra_qt.ui.kit.window import Page
    from alhambra_qt.ui.setup.newgame_page import NewGamePage


class SetupFlow(PageFlow):
    """Leads to a new game; ``seed`` is that of the first set-up."""

    def __init__(
        self, window: MainWindow, lessons: LessonFlow, people: PeopleFlow, seed: str
    ) -> None:
        super().__init__(window)
        self.lessons, self.people = lessons, people
        self.new: Page[NewGamePage] = self.add_page(
            "new",
            made_with={"seed": seed},
            enter=self._offer,
            play="play",
            rules_wanted="rules",
            lesson_asked=self._answer,
            lesson_wanted=lessons.show_lesson,
            profile_kept=self._keep,
        )

    def show(self) -> None:
        """Offer a new game from the top of its page; only who read the rules comes back lower."""
        self.new().to_top()
        self.new.open()

    def _offer(self) -> None:
        """Offer the lessons that are not done, and the profiles that there are now."""
        page = self.new()
        page.offer_lessons()
        page.seat_list.show_profiles(self.people.profiles_now())

    def _answer(self, module: str) -> None:
        self.new().offer_lesson(module, self.lessons.minutes_of(module))

    def _keep(self, profile: CareerProfile) -> None:
        """Make a profile of a seat."""
        self.people.add(profile)
        self._offer()
