"""A seat to be chosen: its mark and its name on a button."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy

from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.ui.kit.box import ENDLESS, Box, Words
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.rows import Row
from alhambra_qt.ui.kit.signs import SeatMark


class SeatButton(BoxButton):
    """One of several seats, of which one is chosen."""

    def __init__(self, ctx: UiContext, tag: SeatTag) -> None:
        super().__init__(ctx, tag.said)
        self.tag = tag
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def low(self) -> float:
        return self.ctx.metrics.target

    def tree(self) -> Box:
        name = Words(self.look.text(self.tag.said), "bold", short=7.0)
        return self.switch(Row(SeatMark(self.tag, side=1.3), name, gap=0.35))

    def sizeHint(self) -> QSize:
        across, down = self.edge
        wide, high = self.tree().room(self.look, ENDLESS)
        return QSize(int(wide + 2 * across) + 1, int(max(high, self.low()) + 2 * down) + 1)

    def hasHeightForWidth(self) -> bool:
        return False
