"""The wide entries of the start menu."""

from __future__ import annotations

import math
from functools import partial

from attrs import evolve, frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import (
    CENTRE,
    ENDLESS,
    LEFT,
    Art,
    Box,
    Drawn,
    Ground,
    Layout,
    Plate,
    Size,
    Words,
    cap,
    spring,
)
from alhambra_qt.ui.kit.boxed import BoxButton, narrowing
from alhambra_qt.ui.kit.commands import BY_NAME, key_of
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Seated
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.pieces.picture import Tiles, draw_alhambra


class MenuButton(BoxButton):
    """An icon, a title, and below it what it will do; the main entry is teal.

    ``key`` is the program's key that does the same; a `sign` is small, its icon above its title.
    One in a `line` tells what it will do beside its title, if there is room. One may show an
    Alhambra instead of its icon, and `more` below the detail. A `brief` one has one line, unless it
    shows `more`; by default it is brief in the layout XS.
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
        sign: bool = False,
        line: bool = False,
    ) -> None:
        super().__init__(ctx, words)
        self.icon_name, self.detail, self.main = icon, detail, main
        self.key, self.sign, self.line = key, sign, line
        self.more: Msg | str = ""
        self.preview: Tiles = ()
        self.brief: bool | None = None
        self._forms: dict[bool | None, Box] = {}
        self.setSizePolicy(narrowing(QSizePolicy.Policy.Expanding))
        self.retranslate()

    def set_detail(
        self, detail: Msg | str, *, main: bool, more: Msg | str = "", preview: Tiles = ()
    ) -> None:
        """Show other lines below the title."""
        self.detail, self.main, self.more, self.preview = detail, main, more, preview
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        lines = filter(str.strip, (self.ctx.text(self.detail), self.ctx.text(self.more)))
        self.setAccessibleDescription(", ".join(lines))

    @property
    def cap(self) -> str:
        """Its key as the person has it."""
        return self.ctx.cap(self.key) if self.key else ""

    def set_brief(self, brief: bool) -> None:
        """Leave out the detail, or show it again."""
        if brief != self.brief:
            self.brief = brief
            self.change()

    def hint(self, width: float, *, brief: bool) -> Size:
        """Return the width and height it asks for within a width."""
        if brief not in self._forms:
            self._forms[brief] = self.formed(brief=brief)
        across, down = self.edge
        inside = self._forms[brief].room(self.look, width - 2 * across)
        return inside[0] + 2 * across, math.ceil(max(inside[1], self.low())) + 2 * down

    def forget(self) -> None:
        super().forget()
        self._forms.clear()

    def tree(self) -> Box:
        return self.formed(brief=self.look.m.at_most_xs if self.brief is None else self.brief)

    def formed(self, *, brief: bool) -> Box:
        """Return its tree, with or without the detail."""
        main, look, theme = self.main, self.look, self.look.theme
        on = self.isEnabled()
        ink, soft = ("accink", "accink") if main else ("ink" if on else "ink2", "ink2")
        fill = self.hot("acc" if main else "panel", ink, 0.08 * on)

        def picture(name: str, side: float) -> QPixmap:
            ground = theme.accink if main else theme.acc if on else theme.ink2
            return look.images.icon(name, side, ground, look.dpr, fill)

        title, detail, more = map(self.ctx.text, (self.words, self.detail, self.more))
        if self.sign:
            fill, border = self.hot("accs", "acc", 0.12), "line" if theme.contrast else None
            side, art = LEFT if brief else CENTRE, Art(picture, self.icon_name, 1.9 - 0.5 * brief)
            words = Words(title, "smallstrong", align=side, wrap=True, grow=float(brief))
            column = Column(spring(), art, words, spring(), gap=0.15)
            row = Row(art, words, gap=0.4)
            return self.ground(
                row if brief else column, fill, border, pad=(0.15 + 0.15 * brief, 0.35)
            )
        key = evolve(cap(look, self.cap, ink), keep=1) if self.cap else None
        if self.line:
            says = Words(detail, "small", soft, keep=1) if detail else None
            row = Row(
                *(Art(picture, self.icon_name, 1.4), Words(title, "section", ink, wrap=True)),
                *(says, spring(), key),
                gap=0.7,
            )
            return self.ground(row, fill, None, pad=(0.6, look.pick(8, 5, 3) / look.em))
        lines = Column(
            Words(title, "section", ink, wrap=True, least=1.05),
            Words(detail, "small", soft, wrap=not more, short=99.0 if more else 0.0)
            if detail and (more or not brief)
            else None,
            Words(more, "small", soft) if more else None,
            gap=0.0,
            grow=1.0,
        )
        board = self._small_board(3.2 if brief else 4.2) if self.preview else None
        first = board or Art(picture, self.icon_name, 1.7)
        row = Row(first, lines, key, gap=0.7)
        air = (0.45 if board else 0.8, look.pick(9, 5, 3) / look.em)
        if main:
            return Plate(row, fill, "acc", 1.6, pad=air, radius=self.radius)
        return self.ground(row, fill, "line", 1.6, air)

    def _small_board(self, height: float) -> Box:
        ctx, preview = self.ctx, self.preview  # a tree must not hold the button it belongs to

        def how(painter: QPainter, area: QRectF) -> None:
            draw_alhambra(painter, ctx, preview, area, ctx.metrics.px(32))

        return Ground(Drawn(how, 1.4 * height, height), "board", pad=0.3, radius=0.4)


def command_button(
    ctx: UiContext,
    name: str,
    *,
    detail: Msg | str = "",
    sign: bool = False,
    line: bool = False,
) -> MenuButton:
    """Make the entry of a command, with its label, icon and key."""
    row, key = BY_NAME[name], key_of(name)
    return MenuButton(ctx, msg(row.text), row.icon, detail=detail, key=key, sign=sign, line=line)


@frozen(eq=False, repr=False)
class MenuEntry(Box):
    """A menu button in its place, in one of its forms."""

    button: MenuButton
    brief: bool = False

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return self.button.hint(width, brief=self.brief)

    def place(self, layout: Layout, rect: QRectF) -> None:
        ready = partial(self.button.set_brief, self.brief)
        wants = partial(self.button.hint, rect.width(), brief=self.brief)
        given = self.room(layout.look, rect.width())
        layout.items.append(Seated(self.button, rect, wants, given, ready))
        layout.parts.append((self, rect))

    def control(self) -> MenuButton:
        return self.button
