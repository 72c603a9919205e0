"""The way through a course: its chapters, and the steps of the one that is open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.lesson import Lesson
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.tutor import Tutor
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Space, Words
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, Scroll
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Lines, discard
from alhambra_qt.ui.kit.rows import Row


class Chapters(Card):
    """The left side of a lesson.

    Signals:
        lesson_chosen: the id of another chapter.
        step_chosen: the number of a step of this one.
    """

    lesson_chosen = Signal(str)
    step_chosen = Signal(int)
    fill, lifted = "panel", True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.title = Text(ctx, msg("lesson-chapters"), role="section")
        self.kept = Text(ctx, msg("lesson-kept"), role="small", tone="ink2")
        self.rows: list[ChapterRow] = []
        self._list = Lines(ctx, pad=(0, 4, 0, 0))
        content = QWidget()
        column = Lines(ctx, content)
        column.addLayout(self._list)
        column.addStretch(1)
        pad = ((16, 12, 10), (14, 10, 8), (10, 6, 4), (14, 10, 10))
        outer = Lines(ctx, self, pad=pad)
        outer.addWidget(self.title)
        outer.addWidget(Scroll(ctx, content), 1)
        outer.addWidget(self.kept)

    def show_course(self, lessons: Sequence[Lesson], tutor: Tutor) -> None:
        """Show the chapters, the steps of the one that is learned, and what is done."""
        alone = bool(tutor.lesson.module)
        self.title.set_words(msg("lesson-steps" if alone else "lesson-chapters"))
        wanted = [(one, step) for one in lessons for step in self._steps(one, tutor)]
        if len(wanted) != len(self.rows) or self.rows[0].lesson not in [one for one, _ in wanted]:
            self._remake(wanted)
        for row, (lesson, number) in zip(self.rows, wanted, strict=True):
            row.take(lesson, number, tutor)

    def _steps(self, lesson: Lesson, tutor: Tutor) -> range:
        """The row of a chapter (-1), and those of its steps if it is open."""
        return range(-1, len(lesson.steps) if lesson is tutor.lesson else 0)

    def _remake(self, wanted: Sequence[tuple[Lesson, int]]) -> None:
        discard(self.rows)
        self.rows = []
        for lesson, _ in wanted:
            row = ChapterRow(self.ctx, lesson)
            row.clicked.connect(lambda _=False, row=row: self._chosen(row))
            self._list.addWidget(row)
            self.rows.append(row)

    def _chosen(self, row: ChapterRow) -> None:
        if row.step >= 0:
            self.step_chosen.emit(row.step)
        else:
            self.lesson_chosen.emit(row.lesson.id)


def lesson_done(lesson: Lesson, profile: Profile) -> bool:
    """Whether somebody has done every step of a lesson."""
    done = profile.lessons.get(lesson.id, ())
    return all(step.id in done for step in lesson.steps)


class ChapterRow(BoxButton):
    """A chapter or a step: a sign of what is done, and its title."""

    wide, least = 180.0, 100.0
    edge = (2, 1)

    def __init__(self, ctx: UiContext, lesson: Lesson) -> None:
        super().__init__(ctx)
        self.lesson, self.step = lesson, -1
        self.done = self.now = False

    def take(self, lesson: Lesson, step: int, tutor: Tutor) -> None:
        """Stand for a chapter or a step of it."""
        self.lesson, self.step = lesson, step
        if step < 0:
            self.done = lesson_done(lesson, tutor.profile)
            self.now = lesson is tutor.lesson
            self.set_words(lesson.title)
        else:
            self.done = tutor.was_done(lesson.steps[step])
            self.now = step == tutor.index
            self.set_words(lesson.steps[step].title)
        states: list[Msg] = [msg("lesson-state-done")] if self.done else []
        states += [msg("lesson-state-now")] if self.now else []
        self.setAccessibleDescription(", ".join(self.ctx.text(one) for one in states))

    def low(self) -> float:
        return self.ctx.metrics.target + (0 if self.step >= 0 else self.ctx.px(8))

    def tree(self) -> Box:
        """Sign and title, those of a step further in."""
        role = ("bold" if self.now else "small") if self.step >= 0 else "bold"
        tone = "ink" if self.done or self.now else "ink2"
        chapter = Drawn(self._chapter_sign, 1.9, 1.9)
        step = Row(Space(1.1), Drawn(self._step_sign, 1.2, 1.2), gap=0.0)
        words = Words(self.ctx.text(self.words), role, tone, wrap=True, grow=1.0)
        row = Row(chapter if self.step < 0 else step, words, gap=0.8)
        fill = "accs" if self.now else "panel2" if self.underMouse() else "panel"
        return self.ground(row, fill, None, pad=(0.5, 0.25))

    def _chapter_sign(self, painter: QPainter, rect: QRectF) -> None:
        theme, centre, radius = self.ctx.theme, rect.center(), rect.width() / 2
        filled = self.done or self.now
        with paint.saved(painter):
            painter.setPen(QPen(theme.acc if filled else theme.ink2, 1.6))
            painter.setBrush(theme.acc if filled else theme.panel)
            painter.drawPath(paint.star_path(centre, radius))
            if self.done:
                paint.tick(painter, centre, radius * 0.6, theme.accink)
            elif self.lesson.chapter:  # a lesson about a module is no chapter
                painter.setFont(self.ctx.font("smallstrong"))
                painter.setPen(theme.accink if filled else theme.ink2)
                painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(self.lesson.chapter))

    def _step_sign(self, painter: QPainter, rect: QRectF) -> None:
        theme, centre, radius = self.ctx.theme, rect.center(), rect.width() * 0.38
        with paint.saved(painter):
            painter.setPen(QPen(theme.acc if self.done or self.now else theme.ink2, 1.8))
            painter.setBrush(theme.acc if self.done else theme.panel)
            painter.drawEllipse(centre, radius, radius)
            if self.done:
                paint.tick(painter, centre, radius * 0.8, theme.accink)
            elif self.now:
                painter.setBrush(theme.acc)
                painter.drawEllipse(centre, radius * 0.45, radius * 0.45)
