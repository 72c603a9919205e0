"""The card of a lesson: number or module icon, title, what is learned, minutes, done or not."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.faces.found import faces
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.lesson import Lesson
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Words, spring
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.pages.modulecards import draw_icon


class LessonCard(BoxButton):
    """A button that begins a lesson."""

    wide = 200.0

    def __init__(self, ctx: UiContext, lesson: Lesson) -> None:
        super().__init__(ctx, lesson.title)
        self.lesson, self.done = lesson, False
        self.retranslate()

    def show_done(self, done: bool) -> None:
        """Show whether it is done."""
        self.done = done
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        said = [self.lesson.about, msg("learn-minutes", n=self.lesson.minutes)]
        said += [msg("lesson-state-done")] if self.done else []
        self.setAccessibleDescription(", ".join(self.ctx.text(one) for one in said))

    def tree(self) -> Box:
        text = self.ctx.text
        title = Words(text(self.words), "title", wrap=True, grow=1.0)
        head = Row(Drawn(self._sign, 2.1, 2.1), title, gap=0.5)
        about = Words(text(self.lesson.about), "small", "ink2", wrap=True)
        minutes = Words(text(msg("learn-minutes", n=self.lesson.minutes)), "tiny", "ink2")
        column = Column(head, about, spring(), minutes, gap=0.2)
        return self.ground(column, border="acc" if self.done else "line", pad=(0.75, 0.4))

    def _sign(self, painter: QPainter, rect: QRectF) -> None:
        """Its number or the star of its module; a tick once it is done."""
        theme, face = self.ctx.theme, faces().get(self.lesson.module)
        centre, radius = rect.center(), rect.width() / 2
        ground = theme.acc if face is None else QColor(face.colour)
        with paint.saved(painter):
            painter.setPen(QPen(ground, 1.6))
            painter.setBrush(theme.panel if face is None and not self.done else ground)
            painter.drawPath(paint.star_path(centre, radius))
            if face is not None:
                draw_icon(painter, self.ctx, centre, radius * 1.1, face)
            elif not self.done:
                painter.setFont(self.ctx.font("strong"))
                painter.setPen(theme.acc)
                painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(self.lesson.chapter))
            else:
                paint.tick(painter, centre, radius * 0.62, theme.accink)
        if self.done and face is not None:
            corner = centre + QPointF(radius * 0.8, radius * 0.7)
            paint.tick_disc(painter, corner, radius * 0.5, theme)
