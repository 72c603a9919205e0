"""The page "Learn", and what it leads to: lessons, the first guided game, exercises, what is known.

All of them teach whoever is learning, and lead back to where one came from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from alhambra_qt.controller.game.gameconfig import AI, DEFAULT_NAMES, GameConfig, default_config
from alhambra_qt.teaching import lesson
from alhambra_qt.teaching.practising import way_to
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.flows.learning import Learning
from alhambra_qt.ui.kit.window import MainWindow

if TYPE_CHECKING:
    from alhambra_qt.ui.kit.window import Page
    from alhambra_qt.ui.lesson.lesson_page import LessonPage
    from alhambra_qt.ui.practice.learn import LearnPage
    from alhambra_qt.ui.practice.practice import PracticePage
    from alhambra_qt.ui.unseen.known import KnownPage

GUIDED_LEVELS = ("novice", "easy")  # of the others in the first guided game
OTHERS = ("book", "practice", "known")  # the ways of the program that "Learn" offers
OFFERING = ("new", "known")  # the pages that a lesson offered there leads back to


class LessonFlow(PageFlow):
    """Leads to lessons and exercises and back; what was learned is kept by ``learning``."""

    def __init__(self, window: MainWindow, learning: Learning) -> None:
        super().__init__(window)
        self.learning = learning
        self.learn: Page[LearnPage] = self.add_page(
            "learn",
            enter=self.refresh,
            lesson=self.show_lesson,
            guided=self.play_guided,
            opened=self.go,
            chosen=self.choose,
            forgotten=self.forget,
        )
        self.lesson: Page[LessonPage] = self.add_page(
            "lesson",
            left=self._leave_lesson,
            learned=learning.save,
            finished=self._finished,
            rules_wanted="rules",
        )
        self.practice: Page[PracticePage] = self.add_page(
            "practice", learned=learning.save, rule_wanted=self._read
        )
        self.known: Page[KnownPage] = self.add_page(
            "known",
            enter=self._show_known,
            primary=self.window.back,
            rule_wanted=self._read,
            practise=self._practise,
            deleted=self._delete,
            said=self.say,
        )

    # -- who learns ---------------------------------------------------------------------------

    def choose(self, name: str) -> None:
        """Let somebody else learn, or somebody new."""
        self.learning.progress.choose(name)
        self.learning.save()
        self.refresh()

    def forget(self, name: str) -> None:
        """Delete what somebody has learned."""
        self.learning.progress.forget(name)
        self.learning.save()
        self.refresh()

    def refresh(self) -> None:
        """Show what is done now."""
        self.learn().show_progress(self.learning.progress, OTHERS)

    def show(self) -> None:
        """Show the page "Learn": what it begins with takes the focus, so it is filled first."""
        self.refresh()
        self.learn.open()

    # -- lessons ------------------------------------------------------------------------------

    def minutes_of(self, module: str) -> int:
        """How many minutes the lesson about a module takes; 0 if there is none, or it is done."""
        found = lesson.about_module(module)
        if found is None or lesson.lesson_done(found, self.learning.profile):
            return 0
        return found.minutes

    def show_lesson(self, name: str) -> None:
        """Begin a lesson, or go on with it; leaving it leads back to the page shown now."""
        found = lesson.lesson(name)
        if found is not None:
            self.lesson.open(lambda page: page.open(found, self.learning.profile))

    @property
    def _offered(self) -> bool:
        """Whether the set-up or what somebody knows led to the lesson."""
        return self.window.before("lesson") in OFFERING

    def _leave_lesson(self) -> None:
        """Back to the page that offered the lesson; all others lead to the page "Learn"."""
        self.learning.save()
        if self._offered:
            self.window.back()
        else:
            self.show()

    def _finished(self, name: str) -> None:
        """After a chapter the next one begins; after the last the page offers a game."""
        self.learning.save()
        names = [one.id for one in lesson.course()]
        if name in names[:-1] and not self._offered:
            following = lesson.lesson(names[names.index(name) + 1])
            if following is not None:
                self.lesson().open(following, self.learning.profile)
                return
        self._leave_lesson()

    def play_guided(self) -> None:
        """Begin the first game: a small base game against weak players, with all explanations."""
        self.go("guided", guided_config(self.learning.profile.name))

    # -- exercises and what is known ----------------------------------------------------------

    def show_practice(self) -> None:
        """Show the exercises; leaving them leads back to the page shown now."""
        self.practice.open(lambda page: page.show_profile(self.learning.profile))

    def show_known(self) -> None:
        """Show what the person who is learning knows."""
        self._show_known()
        self.known.open()

    def _show_known(self) -> None:
        self.known().show_profile(self.learning.profile)

    def _practise(self, rule: str) -> None:
        """Practise a rule in the best way there is; leaving that leads back."""
        way = way_to(rule)
        if way.kind == "exercise":
            self.practice().show_profile(self.learning.profile)
            self.practice.open(lambda page: page.practise(way.name))
        elif way.kind == "lesson":
            self.show_lesson(way.name)
        else:
            self._read(rule)

    def _read(self, rule: str) -> None:
        """Open the rulebook at a rule, which is met by that."""
        self.learning.profile.met(rule, seen=1)
        self.go("rules", rule)

    def _delete(self) -> None:
        """Delete what everybody on this computer has learned."""
        self.learning.delete()
        self._show_known()


def guided_config(name: str = "") -> GameConfig:
    """Set up the first guided game for somebody."""
    you = name or DEFAULT_NAMES[0]
    others = [other for other in DEFAULT_NAMES if other != you][: len(GUIDED_LEVELS)]
    first, *rest = default_config((you, *others)).seats
    seats = [evolve(first, assist="learn")]
    seats += [
        evolve(seat, kind=AI, level=level) for seat, level in zip(rest, GUIDED_LEVELS, strict=True)
    ]
    return evolve(default_config((you, *others)), seats=tuple(seats))
