"""The wide entries of the start menu."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.richtext import Block, layout_runs, plain
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.kit.widgets import RING, Control


class MenuButton(Control):
    """An icon, a title, and below it what it will do; the main entry is teal."""

    def __init__(
        self,
        ctx: UiContext,
        words: Msg | str,
        icon: str,
        *,
        detail: Msg | str = "",
        main: bool = False,
    ) -> None:
        super().__init__(ctx, words)
        self.icon_name, self.detail, self.main = icon, detail, main
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def set_detail(self, detail: Msg | str, *, main: bool) -> None:
        """Show another second line."""
        self.detail, self.main = detail, main
        self.retranslate()

    def retranslate(self) -> None:
        """Title and second line are heard together."""
        super().retranslate()
        self.setAccessibleDescription(self.ctx.text(self.detail))

    def _blocks(self, width: float) -> list[Block]:
        """The title and, if any, the second line, wrapped to the room beside the icon."""
        m = self.ctx.metrics
        room = width - 2 * RING - m.px(44) - self._icon_side()
        title = self.ctx.font("prompt" if self.main else "section")
        blocks = [layout_runs(plain(self.ctx.text(self.words)), title, room)]
        if self.detail:
            detail = plain(self.ctx.text(self.detail))
            blocks.append(layout_runs(detail, self.ctx.font("small"), room))
        return blocks

    def _icon_side(self) -> int:
        return self.ctx.metrics.pick(28, 24, 20)

    def hasHeightForWidth(self) -> bool:
        """Long names wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of its lines with some air."""
        m = self.ctx.metrics
        lines = sum(block.height for block in self._blocks(width))
        air = m.pick(26, 14, 8) if self.detail else m.pick(24, 14, 8)
        return max(m.hit, math.ceil(lines) + air) + 2 * RING

    def sizeHint(self) -> QSize:
        """A comfortable width."""
        width = self.ctx.metrics.pick(390, 330, 270)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """May get as narrow as the smallest window."""
        return QSize(self.ctx.px(150), self.ctx.metrics.hit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the entry."""
        painter, theme, m, face = QPainter(self), self.ctx.theme, self.ctx.metrics, self.face()
        fill, ink = (theme.acc, theme.accink) if self.main else (theme.panel, theme.ink)
        if self.isDown() or self.underMouse():
            fill = mix(fill, ink, 0.16 if self.isDown() else 0.07)
        border = theme.acc if self.main else theme.line
        paint.panel(
            painter,
            face,
            theme,
            radius=m.px(10),
            fill=fill,
            border=border,
            width=1.6,
            with_shadow=self.main,
        )
        side = self._icon_side()
        colour = theme.accink if self.main else theme.acc
        ratio = self.devicePixelRatioF()
        picture = self.ctx.images.icon(self.icon_name, side, colour, ratio, fill)
        painter.drawPixmap(QPointF(face.left() + m.px(15), face.center().y() - side / 2), picture)
        self._paint_words(painter, face)
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, m.px(10))

    def _paint_words(self, painter: QPainter, face: QRectF) -> None:
        theme = self.ctx.theme
        tones = (theme.accink, theme.accink) if self.main else (theme.ink, theme.ink2)
        blocks = self._blocks(self.width())
        x = face.left() + self.ctx.px(29) + self._icon_side()
        y = face.center().y() - sum(block.height for block in blocks) / 2
        for block, tone in zip(blocks, tones, strict=False):
            block.paint(painter, x, y, tone)
            y += block.height
