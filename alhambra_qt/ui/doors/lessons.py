"""The way into the lessons: the page "Learn", a lesson, the first guided game, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alhambra_qt.controller.game.gameconfig import GameConfig
    from alhambra_qt.teaching.progress import Profile, Progress
    from alhambra_qt.ui.doors.house import House
    from alhambra_qt.ui.kit.window import Page, PageName
    from alhambra_qt.ui.lesson.lesson_page import LessonPage
    from alhambra_qt.ui.practice.learn import LearnPage
    from alhambra_qt.ui.setup.newgame_page import NewGamePage

PAGE: PageName = "learn"
LESSON: PageName = "lesson"
GUIDED_LEVELS = ("novice", "easy")  # of the others in the first guided game
OTHERS = ("book", "practice", "known")  # the pages that "Learn" leads to, if they are there


class LessonDoor:
    """Leads from the start page to lessons and back; what was learned is kept by ``learning``."""

    def __init__(self, program: House) -> None:
        self.program = program
        self.page: Page[LearnPage] = program.window.add_page(PAGE, self._make_page)
        self.page.enter = self.refresh
        self.lesson: Page[LessonPage] = program.window.add_page(LESSON, self._make_lesson)

    # -- who learns ---------------------------------------------------------------------------

    @property
    def progress(self) -> Progress:
        """What everybody has learned."""
        return self.program.learning.progress

    @property
    def profile(self) -> Profile:
        """Who is learning."""
        return self.progress.profile

    @property
    def begun(self) -> bool:
        """Whether anybody has done a step of a lesson."""
        return any(profile.lessons for profile in self.progress.profiles.values())

    def save(self) -> None:
        """Keep what was learned."""
        self.program.learning.save()

    def choose(self, name: str) -> None:
        """Let somebody else learn, or somebody new."""
        self.progress.choose(name)
        self.save()
        self.refresh()

    def forget(self, name: str) -> None:
        """Delete what somebody has learned."""
        self.progress.forget(name)
        self.save()
        self.refresh()

    # -- pages --------------------------------------------------------------------------------

    def _make_page(self) -> LearnPage:
        from alhambra_qt.ui.practice.learn import LearnPage

        page = LearnPage(self.program.ctx)
        page.back.connect(self.program.window.back)
        page.lesson.connect(self.show_lesson)
        page.guided.connect(self.play_guided)
        page.opened.connect(self._open)
        page.chosen.connect(self.choose)
        page.forgotten.connect(self.forget)
        return page

    def _make_lesson(self) -> LessonPage:
        from alhambra_qt.ui.lesson.lesson_page import LessonPage

        page = LessonPage(self.program.ctx)
        page.left.connect(self._leave_lesson)
        page.learned.connect(self.save)
        page.finished.connect(self._finished)
        page.rules_wanted.connect(self.program.show_book)
        return page

    def refresh(self) -> None:
        """Show what is done now."""
        self.page().show_progress(self.progress, [name for name in OTHERS if self._opener(name)])

    def show(self) -> None:
        """Show the page "Learn": what it begins with takes the focus, so it is filled first."""
        self.refresh()
        self.page.open()

    def _opener(self, name: str) -> object:
        """What opens a page of the program's, if it has one."""
        here = getattr(self.program, f"show_{name}", None)
        return here or getattr(self.program.learning, f"show_{name}", None)

    def _open(self, name: str) -> None:
        opener = self._opener(name)
        if callable(opener):
            opener()

    # -- lessons about modules ----------------------------------------------------------------

    def offer_on(self, page: NewGamePage) -> None:
        """Offer the lessons of its modules there, also when somebody comes back to it."""
        for card in page.cards:
            card.offer.ask = self._wanted
            card.lesson.connect(self.show_lesson)
        self.program.new.enter = page.offer_lessons
        page.offer_lessons()

    def _wanted(self, module: str) -> int:
        """How many minutes the lesson about a module takes; 0 if there is none, or it is done."""
        from alhambra_qt.teaching import lesson
        from alhambra_qt.ui.practice.learn import lesson_done

        found = lesson.about_module(module)
        return 0 if found is None or lesson_done(found, self.profile) else found.minutes

    # -- lessons ------------------------------------------------------------------------------

    def show_lesson(self, name: str) -> None:
        """Begin a lesson, or go on with it; leaving it leads back to the page shown now."""
        from alhambra_qt.teaching import lesson

        found = lesson.lesson(name)
        if found is None:
            return
        self.lesson.open(lambda page: page.open(found, self.profile))

    @property
    def _offered(self) -> bool:
        """Whether the set-up or what somebody knows led to the lesson."""
        return self.program.window.before(LESSON) in (self.program.new.name, "known")

    def _leave_lesson(self) -> None:
        """Back to the page that offered the lesson; all others lead to the page "Learn"."""
        self.save()
        if self._offered:
            self.program.window.back()
        else:
            self.show()

    def _finished(self, name: str) -> None:
        """After a chapter the next one begins; after the last the page offers a game."""
        from alhambra_qt.teaching import lesson

        self.save()
        names = [one.id for one in lesson.course()]
        if name in names[:-1] and not self._offered:
            following = lesson.lesson(names[names.index(name) + 1])
            if following is not None:
                self.lesson().open(following, self.profile)
                return
        self._leave_lesson()

    def play_guided(self) -> None:
        """Begin the first game: a small base game against weak players, with all explanations."""
        self.program.play_new(guided_config(self.profile.name))
        if self.program.game is not None:
            self.program.game.coached.greet()


def guided_config(name: str = "") -> GameConfig:
    """Set up the first guided game for somebody."""
    from attrs import evolve

    from alhambra_qt.controller.game.gameconfig import AI, DEFAULT_NAMES, default_config

    you = name or DEFAULT_NAMES[0]
    others = [other for other in DEFAULT_NAMES if other != you][: len(GUIDED_LEVELS)]
    first, *rest = default_config((you, *others)).seats
    seats = [evolve(first, assist="learn")]
    seats += [
        evolve(seat, kind=AI, level=level) for seat, level in zip(rest, GUIDED_LEVELS, strict=True)
    ]
    return evolve(default_config((you, *others)), seats=tuple(seats))
