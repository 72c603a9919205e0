"""The wide entries of the start menu."""

from __future__ import annotations

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QSizePolicy

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit.box import Art, Box, Plate, Words, cap, spring
from alhambra_qt.ui.kit.boxed import BoxButton, narrowing
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.rows import Column, Row


class MenuButton(BoxButton):
    """An icon, a title, and below it what it will do; the main entry is teal.

    ``key`` is the program's key that does the same; a `tight` one has less air, as there is
    another beside it. One in a `line` tells what it will do beside its title, if there is room.
    """

    least = 150.0

    def __init__(
        self,
        ctx: UiContext,
        words: Msg | str,
        icon: str,
        *,
        detail: Msg | str = "",
        main: bool = False,
        key: str = "",
        tight: bool = False,
        line: bool = False,
    ) -> None:
        super().__init__(ctx, words)
        self.icon_name, self.detail, self.main = icon, detail, main
        self.key, self.tight, self.line = key, tight, line
        self.setSizePolicy(narrowing(QSizePolicy.Policy.Expanding))
        self.retranslate()

    def set_detail(self, detail: Msg | str, *, main: bool) -> None:
        """Show another second line."""
        self.detail, self.main = detail, main
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleDescription(self.ctx.text(self.detail))

    @property
    def cap(self) -> str:
        """Its key as the person has it."""
        return self.ctx.cap(self.key) if self.key else ""

    def tree(self) -> Box:
        main, look, theme = self.main, self.look, self.look.theme
        on = self.isEnabled()
        ink, soft = ("accink", "accink") if main else ("ink" if on else "ink2", "ink2")
        fill = self.hot("acc" if main else "panel", ink, 0.08 * on)

        def picture(name: str, side: float) -> QPixmap:
            ground = theme.accink if main else theme.acc if on else theme.ink2
            return look.images.icon(name, side, ground, look.dpr, fill)

        title, detail = self.ctx.text(self.words), self.ctx.text(self.detail)
        key = cap(look, self.cap, ink) if self.cap else None
        if self.line:
            says = Words(detail, "small", soft, keep=1) if detail else None
            row = Row(
                *(Art(picture, self.icon_name, 1.4), Words(title, "section", ink, wrap=True)),
                *(says, spring(), key),
                gap=0.7,
            )
            return self.ground(row, fill, None, pad=(0.6, look.pick(8, 5, 3) / look.em))
        lines = Column(
            Words(title, "prompt" if main else "section", ink, wrap=True),
            Words(detail, "small", soft, wrap=True) if detail else None,
            gap=0.0,
            grow=1.0,
        )
        gap = 0.5 if self.tight else 0.9
        row = Row(Art(picture, self.icon_name, 1.7), lines, key, gap=gap)
        air = (0.6 if self.tight else 1.0, look.pick(13, 7, 4) / look.em)
        if main:
            return Plate(row, fill, "acc", 1.6, pad=air, radius=self.radius)
        return self.ground(row, fill, "line", 1.6, air)
