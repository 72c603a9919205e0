"""The band at the top: the kind of game, and buttons for score sheet, log and menu."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Press, Target
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Fixed, Space, Words, spring
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import ButtonLook, button, button_width
from alhambra_qt.ui.kit.rows import Row
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.sides.side import TableSide
from alhambra_qt.ui.sides.spots import Spot

BUTTONS_ROOM = (322, 300)  # of the header, beside the ruler in S and XS


@frozen
class HeaderButton:
    """A button of the header."""

    target: Target
    word: str
    icon: str
    key: str


BUTTONS = (
    HeaderButton(Press("ledger"), "table-button-ledger", "crown", "S"),
    HeaderButton(Press("log"), "button-log", "cards", "L"),
    HeaderButton(Press("menu"), "table-button-menu", "hut", "F10"),
)


def worded_width(look: Look, text: str) -> float:
    """The width of a button of the header with icon and words, in pixels."""
    return width_of(look.font("button"), text) + look.px(15 + 24)


class HeaderSide(TableSide):
    """Logo, title, what is played, and buttons; the scene paints the band below them."""

    zone, named = "header", "table-said-header"
    name, buttons = "app-name", BUTTONS

    def part(self, view: TableView) -> object:
        return view.header

    def tree(self) -> Box:
        look, m, em = self.look, self.look.m, self.look.em
        side = 2 * m.pick(17, 12, 10) / em
        logo = Drawn(
            lambda p, at: paint.logo(p, at.center(), at.height() / 2, look.theme), side, side
        )
        left: list[Box] = [Space(m.pick(20, 12, 8) / em), logo, Space(m.pick(12, 8, 6) / em)]
        if not m.scarce:
            left += [Words(look.t(self.name), "prompt", "headink"), Space(m.pick(16, 8, 6) / em)]
        worded = self._has_room()
        right: list[Box] = [Space(m.pick(8, 4, 4) / em)] * (2 * len(self.buttons))
        right[1::2] = [self._button(one, worded=worded) for one in self.buttons]
        edge = Space((m.pick(24, 8, 6)) / em)
        return Row(*left, self._what(left), spring(), *right, edge, gap=0)

    def _what(self, left: list[Box]) -> Box | None:
        """What is played; beside a ruler it ends clear of a mark at 0."""
        look, m = self.look, self.look.m
        if m.scarce:
            return None
        text = look.text(self.view.header.text)
        if m.tiny:
            text = look.t("table-round", n=self.view.header.round)
        words = Words(text, "small", mix(look.theme.headink, look.theme.head, 0.12), grow=0.01)
        if not m.small:
            return words
        used = sum(one.room(look, self.width())[0] for one in left)
        # Room for two lines, which it takes where it is too long.
        return Fixed(words, (m.pick(0, 276, 206) - used) / look.em, 2.2)

    def _has_room(self) -> bool:
        """Whether words stand beside the icons: always where letters are large."""
        look, m = self.look, self.look.m
        if m.scarce or not m.small:
            return True
        wides = (worded_width(look, look.t(one.word)) + m.px(4) for one in self.buttons)
        return sum(wides) + m.px(4) <= m.pick(0, *BUTTONS_ROOM)

    def _button(self, one: HeaderButton, *, worded: bool) -> Box:
        look, m, text = self.look, self.look.m, self.look.t(one.word)
        key = "" if m.small else look.ctx.cap(one.key)
        if not m.small:
            wide = button_width(m, text, key, m.px(18)) - m.px(8)
        else:
            wide = worded_width(look, text) if worded else float(m.pick(0, 56, 40))
        icon = look.images.icon(one.icon, m.pick(18, 16, 15), look.theme.gold2, look.dpr)
        shown = ButtonLook(text=text if worded else "", key=key, kind="header", icon=icon)

        def how(painter: QPainter, area: QRectF) -> None:
            button(painter, area, look.theme, m, shown)

        # Its tip says the words or the key that have no room.
        tip = text if m.small else ""
        spot = Spot(one.target, QRectF(), self.zone, name=text, key=one.key, tip=tip)
        return self.control(spot, Drawn(how, wide / look.em, m.pick(36, 28, 26) / look.em))
