"""The new-game page, which offers lessons about modules, and profiles for the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from alhambra_qt.controller.career.finished import CareerGame, CareerProfile
from alhambra_qt.controller.game.background import Background, ToMain
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.flows.lessons import LessonFlow
from alhambra_qt.ui.flows.people import PeopleFlow
from alhambra_qt.ui.kit.window import MainWindow, Page

if TYPE_CHECKING:
    from alhambra_qt.ui.setup.newgame_page import NewGamePage


class SetupFlow(PageFlow):
    """Navigation to a new game; ``seed`` is the seed of the first set-up."""

    def __init__(
        self,
        window: MainWindow,
        lessons: LessonFlow,
        people: PeopleFlow,
        seed: str,
        to_main: ToMain,
    ) -> None:
        super().__init__(window)
        self.lessons, self.people = lessons, people
        self.work = Background(to_main, "ratings")
        self.new: Page[NewGamePage] = self.add_page(
            "new",
            made_with={"seed": seed},
            enter=self._offer,
            play="play",
            rules="rules",
            ask_lesson=self._answer,
            lesson=lessons.show_lesson,
            keep=self._keep,
        )

    def show(self) -> None:
        """Show the new-game page from its top; only a return from the rulebook keeps the scroll."""
        self.new().to_top()
        self.new.open()

    def _offer(self) -> None:
        """Offer unfinished lessons, and the current profiles."""
        page = self.new()
        page.offer_lessons()
        page.seat_list.show_profiles(self.people.profiles_now())
        self.work.start(self.people.store.games, self._rate)

    def _rate(self, games: Sequence[CareerGame] | None) -> None:
        page = self.new()
        page.show_career(games or ())
        page.fold(first=games is not None and not games)

    def _answer(self, module: str) -> None:
        self.new().offer_lesson(module, self.lessons.minutes_of(module))

    def _keep(self, profile: CareerProfile) -> None:
        self.people.add(profile)
        self._offer()
