"""The band above a lesson: what it is, how far one is, and the ways out."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from alhambra_qt.i18n import msg
from alhambra_qt.teaching.tutor import Tutor
from alhambra_qt.ui.kit.box import Box, Drawn
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageHeader
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.layouts import fill
from alhambra_qt.ui.kit.theme import with_alpha
from alhambra_qt.ui.kit.widgets import Button

CHAPTERS_KEY = "C"


class LessonBand(PageHeader):
    """Title, chapter, progress, and the buttons.

    Signals:
        chapters, skip, leave: the buttons.
    """

    chapters = Signal()
    skip = Signal()
    leave = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("lesson-course"))
        self.bar = Bar(ctx)
        self.note.wrap = False
        self.note.show()
        self.row.setStretchFactor(self.note, 0)
        self.row.insertWidget(2, self.bar, 2)
        self.fold = Button(ctx, msg("lesson-chapters"), kind="header", key=CHAPTERS_KEY, tied=True)
        self.skip_button = Button(ctx, msg("lesson-skip"), kind="header", key="Ctrl →")
        self.leave_button = Button(ctx, msg("lesson-leave"), kind="header", key=msg("key-esc"))
        self.fold.clicked.connect(self.chapters)
        self.skip_button.clicked.connect(self.skip)
        self.leave_button.clicked.connect(self.leave)
        fill(self.buttons, self.fold, self.skip_button, self.leave_button)

    def show_lesson(self, tutor: Tutor, chapter: int, of: int) -> None:
        """Say where the learner is."""
        lesson = tutor.lesson
        self.title.set_words(lesson.title if lesson.module else msg("lesson-course"))
        steps = len(lesson.steps)
        where = msg("lesson-chapter", n=chapter, of=of)
        if lesson.module:
            where = msg("lesson-step", n=tutor.index + 1, of=steps)
        self.note.set_words(where)
        self.fold.set_words(msg("lesson-steps" if lesson.module else "lesson-chapters"))
        share = (tutor.index + tutor.done) / steps
        self.bar.show_share((chapter - 1 + share) / of)

    def sizeHint(self) -> QSize:
        return QSize(self.ctx.px(600), self.ctx.metrics.pick(60, 48, 44))


class Bar(Holder):
    """How much of the course is done."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float) -> None:
        """Show a share from 0 to 1."""
        self.share = max(0.0, min(1.0, share))
        self.setAccessibleName(f"{round(100 * self.share)} %")
        self.update()

    def tree(self) -> Box:
        """The trough and what is done: long, but it may nearly vanish."""
        return Drawn(self._paint, 1.5, self.look.pick(12, 10, 8) / self.look.em)

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        theme, radius = self.ctx.theme, rect.height() / 2
        done = QRectF(rect)
        done.setWidth(max(rect.height(), rect.width() * self.share))
        painter.setPen(Qt.PenStyle.NoPen)
        for area, colour in ((rect, with_alpha(theme.headink, 0.22)), (done, theme.gold2)):
            painter.setBrush(colour)
            painter.drawRoundedRect(area, radius, radius)
