"""The card of a lesson: number or module icon, title, what is learned, minutes, done or not."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from alhambra_qt.controller.faces.face import GEM
from alhambra_qt.controller.faces.found import faces
from alhambra_qt.engine.pieces import CURRENCIES
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.lesson import Lesson
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.richtext import Block, layout_runs, plain
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.kit.widgets import RING, Control


class LessonCard(Control):
    """A button that begins a lesson."""

    def __init__(self, ctx: UiContext, lesson: Lesson) -> None:
        super().__init__(ctx, lesson.title)
        self.lesson, self.done = lesson, False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def show_done(self, done: bool) -> None:
        """Show whether it is done."""
        self.done = done
        self.retranslate()

    def retranslate(self) -> None:
        """Everything on the card is said."""
        super().retranslate()
        said = [self.lesson.about, msg("learn-minutes", n=self.lesson.minutes)]
        said += [msg("lesson-state-done")] if self.done else []
        self.setAccessibleDescription(", ".join(self.ctx.text(one) for one in said))

    def _radius(self) -> int:
        return self.ctx.metrics.pick(17, 15, 13)

    def _pad(self) -> int:
        return self.ctx.metrics.pick(12, 10, 8)

    def _blocks(self, width: float) -> tuple[Block, Block, Block]:
        """Title, what is learned, minutes."""
        room = width - 2 * RING - 2 * self._pad()
        beside = room - 2 * self._radius() - self.ctx.px(8)
        title = layout_runs(plain(self.ctx.text(self.words)), self.ctx.font("title"), beside)
        about = layout_runs(plain(self.ctx.text(self.lesson.about)), self.ctx.font("small"), room)
        minutes = self.ctx.t("learn-minutes", n=self.lesson.minutes)
        return title, about, layout_runs(plain(minutes), self.ctx.font("tiny"), room)

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Sign and title, what is learned, minutes."""
        title, about, minutes = self._blocks(width)
        head = max(title.height, 2 * self._radius())
        air = self.ctx.metrics.pick(26, 20, 14)
        return math.ceil(2 * RING + head + about.height + minutes.height + air)

    def sizeHint(self) -> QSize:
        """A comfortable width."""
        width = self.ctx.px(200)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """May get narrow."""
        return QSize(self.ctx.px(140), self.ctx.metrics.hit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card."""
        painter, theme, m, face = QPainter(self), self.ctx.theme, self.ctx.metrics, self.face()
        fill = theme.panel if not self.isDown() else mix(theme.panel, theme.ink, 0.1)
        if self.underMouse():
            fill = mix(fill, theme.acc, 0.08)
        border = theme.acc if self.done else theme.line
        paint.panel(
            painter,
            face,
            theme,
            radius=m.radius,
            fill=fill,
            border=border,
            width=paint.BORDER,
            with_shadow=False,
        )
        pad, radius = self._pad(), self._radius()
        title, about, minutes = self._blocks(self.width())
        top = face.top() + m.pick(10, 8, 5)
        head = max(title.height, 2.0 * radius)
        self._sign(painter, QPointF(face.left() + pad + radius, top + head / 2), radius)
        x = face.left() + pad + 2 * radius + m.px(8)
        title.paint(painter, x, top + (head - title.height) / 2, theme.ink)
        about.paint(painter, face.left() + pad, top + head + m.px(3), theme.ink2)
        low = face.bottom() - minutes.height - m.pick(6, 5, 3)
        minutes.paint(painter, face.left() + pad, low, theme.ink2)
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, m.radius)

    def _sign(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        """Its number or the star of its module; a tick once it is done."""
        theme, look = self.ctx.theme, faces().get(self.lesson.module)
        ground = theme.acc if look is None else QColor(look.colour)
        filled = self.done or look is not None
        with paint.saved(painter):
            painter.setPen(QPen(ground, 1.6))
            painter.setBrush(ground if filled else theme.panel)
            painter.drawPath(paint.star_path(centre, radius))
            box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            if look is not None:
                self._icon(painter, centre, radius, look.icon, ground)
            elif not self.done:
                painter.setFont(self.ctx.font("strong"))
                painter.setPen(theme.acc)
                flag = Qt.AlignmentFlag.AlignCenter
                painter.drawText(box, flag, str(self.lesson.chapter))
            else:
                paint.tick(painter, centre, radius * 0.62, theme.accink)
        if self.done and look is not None:
            corner = centre + QPointF(radius * 0.8, radius * 0.7)
            paint.tick_disc(painter, corner, radius * 0.5, theme)

    def _icon(
        self, painter: QPainter, centre: QPointF, radius: float, icon: str, ground: QColor
    ) -> None:
        side, ratio, white = radius * 1.1, self.devicePixelRatioF(), QColor("#FFF9EC")
        images = self.ctx.images
        picture = (
            images.symbol(CURRENCIES.index("diamond"), side, white, ratio)
            if icon == GEM
            else images.icon(icon, side, white, ratio, ground)
        )
        painter.drawPixmap(centre - QPointF(side / 2, side / 2), picture)
