"""The buttons and chips of the prompt: words, keys, pictures, and the sign of what is final."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from alhambra_qt.controller.view.parts import NO_STEPS, ActionButton, Payment
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.ui.kit.box import Box, Drawn, Hit, Words
from alhambra_qt.ui.kit.buttons import ButtonLook, button, button_width, key_cap_width
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.rows import Column
from alhambra_qt.ui.table.final import final_sign
from alhambra_qt.ui.table.spots import Role, Spot
from alhambra_qt.ui.table.tokens import token_picture

TOKENS = ("resident-", "chest-")
PIECES = (*TOKENS, "tile:", "card:")  # icons that are pieces
TOKEN_SIZE = 1.4  # a piece stands larger on a chip than an icon


def _cap(look: Look, key: str) -> str:
    """The key cap on a button; in the smallest layouts F2 shows them instead."""
    return "" if look.m.tiny else look.ctx.cap(key)


def button_value(look: Look, one: ActionButton | Payment) -> str:
    """What is said of a button or chip beside its words: why it does not work, that it is final."""
    if isinstance(one, Payment):
        return look.t("play-pay-exact") if one.exact else ""
    if one.final:
        return look.t("final")
    return look.text(one.why) if one.why is not None else ""


def pressed(
    look: Look, one: ActionButton | Payment, face: ButtonLook, wide: float, role: Role
) -> Box:
    """A button of the kit as a box."""
    if look.m.scarce:
        high = look.px(29 if role == "button" else 24)
    else:
        high = look.pick(46, 36, 32) if role == "button" else look.pick(36, 28, 26)
    name, value = look.text(one.text), button_value(look, one)
    if one.chosen:
        value = ", ".join([look.t("table-say-chosen"), *([value] if value else [])])
    key, steps = ("", NO_STEPS) if isinstance(one, Payment) else (one.key, one.steps)

    def spot(area: QRectF) -> Spot:
        found = Spot(one.target, area, "prompt", role, name, value, key, face.enabled)
        return evolve(found, radius=area.height() * 0.24, chosen=one.chosen, steps=steps)

    def press(painter: QPainter, area: QRectF) -> None:
        button(painter, area, look.theme, look.m, face)

    return Hit(Drawn(press, wide / look.em, high / look.em), spot)


def button_box(look: Look, one: ActionButton) -> Box:
    """A button; one that can't be taken back bears the sign."""
    text, key = look.text(one.text), _cap(look, one.key)
    kind = "primary" if one.primary else "secondary"
    theme = look.theme
    inks = (theme.accink, theme.acc) if one.primary else (theme.ink, theme.panel)
    sign = final_sign(look, *inks) if one.final else None
    face = ButtonLook(text, key, kind, sign, one.enabled, chosen=one.chosen)
    wide = sign.deviceIndependentSize().width() if sign is not None else 0
    return pressed(look, one, face, button_width(look.m, text, key, wide), "button")


def said_button(look: Look, one: ActionButton) -> Box:
    """A button, and below it the words of its sign, or their room: all stand at one height."""
    words = look.t("final") if one.final else " "
    return Column(button_box(look, one), Words(words, "small", "ink"), gap=0.1)


def chip_look(look: Look, chip: ActionButton | Payment) -> tuple[ButtonLook, float]:
    """How a chip looks, and how wide it is."""
    text = look.text(chip.text)
    if isinstance(chip, Payment):
        mark = "✓ " if chip.exact else ""
        coins = _coins(look, chip.coins)
        face = ButtonLook(text=mark + text, kind="quiet", icon=coins, chosen=chip.chosen)
        wide = coins.deviceIndependentSize().width() + look.pick(8, 6, 5) if coins else 0
        return face, width_of(look.font("button"), text) + look.pick(56, 44, 40) + wide
    key = _cap(look, chip.key)
    ink = look.theme.acc if chip.chosen else look.theme.ink if chip.enabled else look.theme.ink2
    icon = _icon(look, chip.icon, look.pick(18, 16, 14), ink)
    kind = "quiet" if chip.enabled else "dashed"
    wide = width_of(look.font("button", 600), text) + look.pick(28, 22, 16)
    if icon is not None:
        wide += icon.deviceIndependentSize().width() + look.pick(8, 6, 5)
    wide += key_cap_width(look.m, key) + look.pick(8, 6, 5) if key else 0
    return ButtonLook(text, key, kind, icon, chip.enabled, chosen=chip.chosen), wide


def _coins(look: Look, coins: Sequence[str]) -> QPixmap | None:
    """The coins of what is paid in, side by side."""
    if not coins:
        return None
    size = look.pick(20, 17, 16)
    whole = QPixmap(round(len(coins) * size * look.dpr), round(size * look.dpr))
    whole.setDevicePixelRatio(look.dpr)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    for place, one in enumerate(coins):
        painter.drawPixmap(place * size, 0, look.coin(one, size))
    painter.end()
    return whole


def chip_box(look: Look, chip: ActionButton | Payment) -> Box:
    """A chip as a box."""
    face, wide = chip_look(look, chip)
    return pressed(look, chip, face, wide, "chip")


def _icon(look: Look, name: str, size: int, ink: QColor) -> QPixmap | None:
    """The picture of a chip: an icon, the chip of a building type, or the piece itself."""
    if not name:
        return None
    kind, _, piece = name.partition(":")
    if piece:
        high = size * TOKEN_SIZE
        return look.tile(piece, high) if kind == "tile" else look.card(piece, high / CARD_RATIO)
    if name.startswith(TOKENS):
        return token_picture(look, name, size * TOKEN_SIZE)
    return look.chip(name, size) if name in TYPES else look.icon(name, size, ink)
