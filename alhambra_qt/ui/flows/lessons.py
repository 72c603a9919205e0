"""The page "Learn" and its targets: lessons, the first guided game, exercises, known rules.

All of them teach the current learner, and lead back to the page before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from alhambra_qt.controller.game.gameconfig import (
    AI,
    AI_NAMES,
    DEFAULT_NAMES,
    GameConfig,
    default_config,
)
from alhambra_qt.controller.today import deals
from alhambra_qt.teaching import lesson
from alhambra_qt.teaching.game_puzzles import PuzzleShelf
from alhambra_qt.teaching.practising import way_to
from alhambra_qt.teaching.puzzles import Daily
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.flows.learning import Learning
from alhambra_qt.ui.kit.window import MainWindow, Page

if TYPE_CHECKING:
    from alhambra_qt.ui.lesson.lesson_page import LessonPage
    from alhambra_qt.ui.practice.learn import LearnPage
    from alhambra_qt.ui.practice.practice import PracticePage
    from alhambra_qt.ui.unseen.known import KnownPage

GUIDED_LEVELS = ("novice", "easy")  # the levels of the opponents in the first guided game
OTHERS = ("book", "practice", "known")  # the routes of the program that "Learn" offers
OFFERING = ("new", "known")  # pages that offer lessons; such a lesson leads back to them


class LessonFlow(PageFlow):
    """Navigation to lessons and exercises and back; ``learning`` stores the progress."""

    def __init__(self, window: MainWindow, learning: Learning) -> None:
        super().__init__(window)
        self.learning = learning
        self.learn: Page[LearnPage] = self.add_page(
            "learn",
            enter=self.refresh,
            lesson=self.show_lesson,
            guided=self.play_guided,
            open=self.go,
            choose=self.choose,
            forget=self.forget,
        )
        self.lesson: Page[LessonPage] = self.add_page(
            "lesson",
            left=self._leave_lesson,
            learned=learning.save,
            finished=self._finished,
            rule="rules",
            keys="help",
        )
        self.practice: Page[PracticePage] = self.add_page(
            "practice",
            learned=learning.save,
            rule=self._read,
            lay="position-exercise",
        )
        self.known: Page[KnownPage] = self.add_page(
            "known",
            enter=self._show_known,
            primary=self.window.back,
            rule=self._read,
            practise=self._practise,
            delete=self._delete,
            say=self.say,
        )

    # -- who learns ---------------------------------------------------------------------------

    def choose(self, name: str) -> None:
        """Make another person, perhaps a new one, the learner."""
        self.learning.progress.choose(name)
        self.learning.save()
        self.refresh()

    def forget(self, name: str) -> None:
        """Delete the progress of a person."""
        self.learning.progress.forget(name)
        self.learning.save()
        self.refresh()

    def refresh(self) -> None:
        """Update the progress shown."""
        _ = self.learning.profile  # the learner has a name first
        self.learn().show_progress(self.learning.progress, OTHERS)

    def show(self) -> None:
        """Show the page "Learn", filled first because its first control gets the focus."""
        self.refresh()
        self.learn.open()

    # -- lessons ------------------------------------------------------------------------------

    def minutes_of(self, module: str) -> int:
        """Return the minutes of a module's lesson; 0 if there is none or it is completed."""
        found = lesson.about_module(module)
        if found is None or lesson.lesson_done(found, self.learning.profile):
            return 0
        return found.minutes

    def show_lesson(self, name: str) -> None:
        """Start or resume a lesson; leaving it leads back to the page shown now."""
        found = lesson.lesson(name)
        if found is not None:
            self.lesson.open(lambda page: page.open(found, self.learning.profile))

    @property
    def _offered(self) -> bool:
        return self.window.before("lesson") in OFFERING

    def _leave_lesson(self) -> None:
        """Go back to the page that offered the lesson, or by default to the page "Learn"."""
        self.learning.save()
        if self._offered:
            self.window.back()
        else:
            self.show()

    def _finished(self, name: str) -> None:
        """Start the next chapter; after the last one, the first game, unless it was skipped."""
        self.learning.save()
        names = [other.id for other in lesson.course()]
        last = lesson.course()[-1]
        if name == last.id and last.steps[-1] not in lesson.steps_left(last, self.learning.profile):
            self.play_guided()
            return
        if name in names[:-1] and not self._offered:
            following = lesson.lesson(names[names.index(name) + 1])
            if following is not None:
                self.lesson().open(following, self.learning.profile)
                return
        self._leave_lesson()

    def play_guided(self) -> None:
        """Start the first game: a small base game against weak opponents, fully explained."""
        self.go("guided", guided_config(self.learning.profile.name or self.settings.person))

    # -- exercises and what is known ----------------------------------------------------------

    def show_practice(self) -> None:
        """Show the exercises; leaving them leads back to the page shown now."""
        self.practice.open(lambda page: page.show_daily(self.daily()))

    def daily(self) -> Daily:
        """Return the learner's three puzzles of today."""
        shelf = PuzzleShelf()
        games = {puzzle.code: puzzle for puzzle in shelf.puzzles()}
        if shelf.trouble is not None:
            self.say(shelf.trouble)
        daily = Daily(self.learning.profile, deals.today(), games)
        if daily.draw():
            self.learning.save()
        return daily

    def show_known(self) -> None:
        """Show which rules the learner knows."""
        self._show_known()
        self.known.open()

    def _show_known(self) -> None:
        self.known().show_profile(self.learning.profile)

    def _practise(self, rule: str) -> None:
        """Practise a rule in the best available way; leaving leads back."""
        way = way_to(rule)
        if way.kind == "exercise":
            self.practice().show_daily(self.daily())
            self.practice.open(lambda page: page.practise(way.name))
        elif way.kind == "lesson":
            self.show_lesson(way.name)
        else:
            self._read(rule)

    def _read(self, rule: str) -> None:
        self.learning.profile.met(rule, seen=1)
        self.go("rules", rule)

    def _delete(self) -> None:
        self.learning.delete()
        self._show_known()


def guided_config(name: str = "") -> GameConfig:
    """Return the set-up of a person's first guided game."""
    you = name or DEFAULT_NAMES[0]
    others = [other for other in AI_NAMES if other != you][: len(GUIDED_LEVELS)]
    first, *rest = default_config((you, *others)).seats
    seats = [evolve(first, assist="learn")]
    seats += [
        evolve(seat, kind=AI, level=level) for seat, level in zip(rest, GUIDED_LEVELS, strict=True)
    ]
    return evolve(default_config((you, *others)), seats=tuple(seats))
