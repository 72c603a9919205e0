"""The heading of a column of the new-game page."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QWidget

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.widgets import RING


class Heading(Styled, QWidget):
    """A section title with something beside it; as high as a low button in both columns."""

    def __init__(self, ctx: UiContext, title: Msg) -> None:
        super().__init__(ctx)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(RING, 0, RING, 0)
        self.row.setSpacing(ctx.px(10))
        self.row.addWidget(Text(ctx, title, role="section", wrap=False))

    def minimumSizeHint(self) -> QSize:
        """The height of a button, and the width of what is in it."""
        inside = self.row.minimumSize()
        high = self.ctx.metrics.pick(36, 30, 28) + 2 * RING
        return QSize(inside.width(), max(high, inside.height()))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint().expandedTo(self.row.sizeHint())
