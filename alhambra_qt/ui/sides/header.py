"""The band at the top: the kind of game, and buttons for score sheet, log and menu.

Where letters are large, everybody has a chip in it, instead of the ruler.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.table_view import PlayerView, TableView
from alhambra_qt.controller.view.targets import Press, Target
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Fixed, Ground, Space, Words, spring
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import ButtonLook, button_width
from alhambra_qt.ui.kit.rows import Row
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.sides.side import TableSide, pressed
from alhambra_qt.ui.sides.spots import Control, Spot

WORDS_ROOM = (500, 292, 216)  # of the header, beside the ruler
BUTTONS_ROOM = (490, 322, 300)


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


# How the chips of the seats stand, until they have room: with names or not, room at their ends.
FORMS = ((True, 0.4), (False, 0.4), (False, 0.15), (False, 0.06))
TIGHT = 0.1  # with less room at the ends marks and figures are small too
HIGH = 1.7  # ems: the least height of a chip, so that it is easily hit


def buttons_width(look: Look, buttons: Sequence[HeaderButton]) -> float:
    """The width of all buttons with the room around them, where letters are large, in pixels."""
    wides = (worded_width(look, look.t(one.word)) for one in buttons)
    return sum(wide + look.px(4) for wide in wides) + look.px(6)


def seat_chips(look: Look, view: TableView, free: float, control: Control) -> Box:
    """Everybody's mark, name and score as a chip that leads to the Alhambra."""
    row: Box = Space()
    for named, pad in FORMS:
        row = _chips(look, view, pad, control, named=named)
        if row.size(look, free * 2)[0] <= free:
            break
    return Ground(row, pad=(0, look.px(2) / look.em), grow=1.0)


def _chips(look: Look, view: TableView, pad: float, control: Control, *, named: bool) -> Box:
    """All chips, with everybody's name or with nobody's, and so much room at their ends."""
    chips: list[Box] = []
    for one in (view.you, *view.opponents, view.dirk):
        if one is None:
            continue
        parts: list[Box | None] = [SeatMark(one.seat, side=1.5 if pad > TIGHT else 1.05)]
        parts += [Words(look.text(one.seat.said), "name", "headink")] if named else []
        told, edge = look.text(one.seat.said), "line"
        if isinstance(one, PlayerView):
            told = look.text(one.text) if one.text is not None else str(one.score)
            parts.append(Words(str(one.score), "score" if pad > TIGHT else "small", "headink"))
            after = Words(look.t("table-next"), "small", "gold2")
            parts += [after] if one.next and named else []
            edge = "gold2" if one.acting else "line"
        held = Row(*parts, gap=min(0.3, pad))
        spot = Spot(one.target, QRectF(), "header", "panel", told, radius=look.m.radius)
        chip = Ground(held, "headbtn", edge, 2.0, (pad, 0.04), least=(0, HIGH))
        chips.append(control(spot, chip))
    return Row(*chips, gap=min(0.3, pad))


class HeaderSide(TableSide):
    """Logo, title, what is played, and buttons; the scene paints the band below them."""

    zone, named = "header", "table-said-header"
    name, buttons = "app-name", BUTTONS

    def part(self, view: TableView) -> object:
        return view.header, (view.you, view.opponents, view.dirk) if self.look.m.scarce else ()

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
        if m.scarce:
            first = m.px(36)  # as in `zones`
            free = self.face().width() - first - buttons_width(look, self.buttons)
            chips = seat_chips(look, self.view, free, self.control)
            return Row(Fixed(Row(*left, gap=0), first / em), chips, *right, edge, gap=0)
        return Row(*left, self._what(left), spring(), *right, edge, gap=0)

    def _what(self, left: list[Box]) -> Box:
        """What is played; beside a ruler it ends clear of a mark at 0."""
        look, m = self.look, self.look.m
        text = look.text(self.view.header.text)
        if m.tiny:
            text = look.t("table-round", n=self.view.header.round)
        words = Words(text, "small", mix(look.theme.headink, look.theme.head, 0.12), grow=0.01)
        used = sum(one.room(look, self.width())[0] for one in left)
        # Room for two lines, which it takes where it is too long.
        return Fixed(words, (m.pick(484, 276, 206) - used) / look.em, 2.2)

    def _has_room(self) -> bool:
        """Whether words stand beside the icons: always where letters are large."""
        look, m = self.look, self.look.m
        if m.scarce or not m.small:
            return True
        wides = (worded_width(look, look.t(one.word)) + m.px(4) for one in self.buttons)
        return sum(wides) + m.px(4) <= m.pick(*BUTTONS_ROOM)

    def _button(self, one: HeaderButton, *, worded: bool) -> Box:
        look, m, text = self.look, self.look.m, self.look.t(one.word)
        key = "" if m.small else look.ctx.cap(one.key)
        if not m.small:
            wide = button_width(m, text, key, m.px(18)) - m.px(8)
        else:
            wide = worded_width(look, text) if worded else float(m.pick(0, 56, 40))
        icon = look.images.icon(one.icon, m.pick(18, 16, 15), look.theme.gold2, look.dpr)
        shown = ButtonLook(text=text if worded else "", key=key, kind="header", icon=icon)
        # Its tip says the words or the key that have no room.
        tip = text if m.small else ""
        spot = Spot(one.target, QRectF(), self.zone, name=text, key=one.key, tip=tip)
        return self.control(spot, pressed(look, shown, wide, m.pick(36, 28, 26)))
