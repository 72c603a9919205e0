"""The band at the top of a page: title, tabs and buttons on as few lines as possible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit.box import Art, Box, Ground, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Pressed
from alhambra_qt.ui.kit.rows import Column, First, Row, Wrapped
from alhambra_qt.ui.kit.widgets import Button


class Band(Holder):
    """An indigo band across the window above a gold line: tabs, view buttons, other buttons."""

    def __init__(self, ctx: UiContext, title: Msg | str, icon: str = "crown") -> None:
        super().__init__(ctx)
        self.title, self.icon = title, icon
        self.left: list[Button] = []
        self.looks: list[Button] = []
        self.right: list[Button] = []
        self.retranslate()

    def put(self, left: list[Button], looks: list[Button], right: list[Button]) -> None:
        """Set the buttons of the band."""
        if (left, looks, right) != (self.left, self.looks, self.right):
            self.left, self.looks, self.right = left, looks, right
            self.change()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.text(self.title))
        super().retranslate()

    def tree(self) -> Box:
        look, theme = self.look, self.look.theme
        gold = theme.headink if theme.contrast else theme.gold2
        crown = Art(partial(look.icon, colour=gold), self.icon, 1.6)
        words = Words(look.text(self.title), "page", "headink")
        sign, title = (Ground(Row(crown, *more), pad=(0.4, 0)) for more in ((), (words,)))

        def keys(buttons: Sequence[Button], brief: bool) -> list[Box]:
            return [Pressed(button, brief) for button in buttons]

        def one(brief: bool, title: Box) -> Box:
            rest = keys([*self.looks, *self.right], brief)
            return Row(title, *keys(self.left, brief), spring(), *rest, gap=0)

        def two(brief: bool, title: Box) -> Box:
            below = Row(*keys(self.left, brief), spring(), *keys(self.looks, brief), gap=0)
            return Column(Row(title, spring(), *keys(self.right, brief), gap=0), below, gap=0)

        forms = [one(False, title), two(False, title), two(True, title), two(True, sign)]
        if look.m.at_most_xs:  # height is scarcer here than room for keys and title
            forms[1:1] = [one(True, title), one(True, sign)]
        lines = Wrapped(*keys([*self.right, *self.left, *self.looks], True), gap=0)
        return Ground(First(*forms, lines), pad=(0.5, 0.25))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter, thick = self.ctx.theme, QPainter(self), self.ctx.px(2)
        painter.fillRect(self.rect(), theme.head)
        gold = theme.headink if theme.contrast else theme.gold2
        painter.fillRect(QRectF(0, self.height() - thick, self.width(), thick), gold)
        painter.end()
        super().paintEvent(event)
