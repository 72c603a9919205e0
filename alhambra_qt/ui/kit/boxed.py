"""A control that is a panel with a tree of boxes on it, as high as the tree needs.

class FavouriteButton(Boxed):
    def tree(self) -> Box: ...           # what it says, and how it is laid out
"""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Ground, Layout, lay
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.kit.widgets import RING, Control

PAD = (0.8, 0.35)  # ems between the edge of the panel and what is on it


def page_look(ctx: UiContext, dpr: float = 1.0) -> Look:
    """What boxes on a page need: its letters and lengths, not those of the table."""
    return Look(ctx, 1, 1, dpr, ctx.metrics)


class Boxed(Control):
    """See the text of this file; what can be chosen has a strong border while it is."""

    def __init__(self, ctx: UiContext, words: Msg | str) -> None:
        super().__init__(ctx, words)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tree(self) -> Box:
        """What is on the panel."""
        raise NotImplementedError

    def laid(self) -> Layout:
        """Everything at its place."""
        return lay(self._padded(), page_look(self.ctx, self.devicePixelRatioF()), self.face())

    def _padded(self) -> Box:
        return Ground(self.tree(), pad=PAD)

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the tree at that width."""
        high = self._padded().size(page_look(self.ctx), width - 2 * RING)[1]
        return math.ceil(high) + 2 * RING

    def sizeHint(self) -> QSize:
        """A comfortable width."""
        width = self.ctx.px(213)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """May get as narrow as half of the smallest window."""
        return QSize(self.ctx.px(150), self.ctx.metrics.hit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the panel and what is on it."""
        painter, theme, m, face = QPainter(self), self.ctx.theme, self.ctx.metrics, self.face()
        on = self.isChecked()
        fill = theme.panel if on else theme.panel2
        paint.panel(
            painter,
            face,
            theme,
            radius=m.radius,
            fill=mix(fill, theme.acc, 0.06) if self.underMouse() else fill,
            border=theme.acc if on else theme.line,
            width=paint.STRONG_BORDER if on else paint.BORDER,
            with_shadow=False,
        )
        self.laid().paint(painter)
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(face), theme, m.radius)
