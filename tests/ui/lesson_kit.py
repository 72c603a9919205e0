"""Common parts of the lesson tests: all lessons, pages at a step, and a learner."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.targets import AtCell, Press, Target
from alhambra_qt.teaching import lesson as lessons
from alhambra_qt.teaching.lesson import Lesson
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.tutor import Tutor
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.lesson.lesson_page import LessonPage
from alhambra_qt.ui.sides.spots import find
from tests.ui.page_kit import wishes

K = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
ALL = lessons.lessons()
SIZES = ((1024, 600), (1366, 768), (1920, 1080))
MOST_ROUNDS = 400


def lesson_of(id: str) -> Lesson:
    """The lesson with an id."""
    found = lessons.lesson(id)
    assert found is not None, id
    return found


def tutor_of(id: str) -> Tutor:
    """A lesson at its beginning."""
    return Tutor(lesson_of(id), Profile("Ana"))


def page_of(
    qtbot: QtBot, id: str, step: int, size: tuple[int, int], *, scale: float = 1.0
) -> LessonPage:
    """A page with a step of a lesson."""
    ctx = UiContext(scale=scale, speed=0)
    ctx.set_window(*size)
    page = LessonPage(ctx)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.open(lesson_of(id), Profile("Ana"))
    page.go(step)
    return page


class Learner:
    """Somebody who learns a lesson by mouse or by keys."""

    def __init__(self, ctx: UiContext, lesson: Lesson, size: tuple[int, int]) -> None:
        ctx.set_window(*size)
        self.page = LessonPage(ctx)
        self.page.resize(*size)
        self.page.show()
        self.page.setUpdatesEnabled(False)  # nothing is looked at here: painting takes most time
        self.page.activateWindow()
        self.finished = wishes(self.page, "finished")
        self.profile = Profile("Ana")
        self.page.open(lesson, self.profile)
        self.settle()

    @property
    def tutor(self) -> Tutor:
        """The tutor of the lesson."""
        assert self.page.tutor is not None
        return self.page.tutor

    def settle(self) -> None:
        """Wait until nothing moves."""
        for _ in range(MOST_ROUNDS):
            QApplication.processEvents()
            if self.page.quiet:
                QApplication.processEvents()
                return
        raise AssertionError("the lesson never came to rest")

    def go(self, step: int) -> None:
        """Go to a step; a negative one is counted from the end."""
        self.page.go(range(len(self.tutor.lesson.steps))[step])
        self.settle()

    def key(self, key: Qt.Key, mod: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key wherever the focus is."""
        QTest.keyClick(self.page.focusWidget() or self.page, key, mod)
        self.settle()

    def place(self, target: Target) -> QPoint:
        """Where a target lies on the table."""
        table = self.page.table
        spot = find(table.table.spots(), target)
        camera = table.table.board.camera
        if spot is None and isinstance(target, AtCell) and camera is not None:
            return table.mapFromScene(camera.cell(target.x, target.y).center())
        assert spot is not None, f"{self.tutor.step.id}: {target} is not on the table"
        return table.mapFromScene(spot.rect.center())

    def click(self, target: Target) -> None:
        """Click a target, after the button or arrows behind which it lies, if any."""
        hidden = self.page.table.hidden_by(target)
        if hidden and find(self.page.table.table.spots(), target) is None:
            self.click(hidden)
        while (spot := find(self.page.table.table.spots(), target)) is not None and spot.behind:
            QTest.mouseClick(self.page.table.viewport(), LEFT, pos=self.place(target))
            self.settle()
        QTest.mouseClick(self.page.table.viewport(), LEFT, pos=self.place(target))
        self.settle()

    def choose(self, target: Target) -> None:
        """Go to a target with keys and choose it."""
        focus = self.page.table.focus
        hidden = self.page.table.hidden_by(target)
        if hidden and find(self.page.table.table.spots(), target) is None:
            self.choose(hidden)
        if isinstance(target, AtCell):
            self._walk(target)
        else:
            for _ in range(len(focus.order()) + 1):
                if focus.target == target:
                    break
                self.key(K.Key_Tab)
        assert focus.target == target, f"{self.tutor.step.id}: Tab does not lead to {target}"
        self.key(K.Key_Return if isinstance(target, Press) else K.Key_Space)

    def _walk(self, goal: AtCell) -> None:
        """Go to a space of the board, step by step."""
        focus = self.page.table.focus
        for _ in range(len(focus.order()) + 1):
            if focus.shown and isinstance(focus.target, AtCell):
                break
            self.key(K.Key_Tab)
        for _ in range(20):
            here = focus.target
            assert isinstance(here, AtCell)
            if here == goal:
                return
            dx, dy = goal.x - here.x, goal.y - here.y
            across = K.Key_Right if dx > 0 else K.Key_Left
            self.key(across if dx else K.Key_Down if dy > 0 else K.Key_Up, CTRL)

    def close(self) -> None:
        """Put everything away."""
        self.page.close()
        self.page.deleteLater()
        QApplication.processEvents()


def learning(
    ctx: UiContext, id: str, step: int | None = None, size: tuple[int, int] = SIZES[0]
) -> Learner:
    """Somebody who learns a lesson, at one of its steps if it is said, in the smallest window."""
    learner = Learner(ctx, lesson_of(id), size)
    if step is not None:
        learner.go(step)
    return learner
