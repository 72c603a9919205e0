"""A line of what happened, outside the table: mark, sentence with the name in bold, pictures."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from alhambra_qt.controller.view.parts import Icon, LogLine
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_CURRENCY
from alhambra_qt.ui.kit.box import Box, Ground, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.richtext import Run, draw_line
from alhambra_qt.ui.kit.rows import Row
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.theme import CURRENCY_NAMES, TYPE_NAMES


def icon_picture(ctx: UiContext, icon: Icon, side: float, ratio: float) -> QPixmap:
    """The small picture of an icon: a building's chip, a coin, a tile, or a sign."""
    noun = icon.id.split("-")[0]
    currency = currency_of(icon)
    if icon.kind in ("tile", "type") and noun in TYPE_NAMES:
        return ctx.images.chip(TYPE_NAMES.index(noun), side, ratio)
    if icon.kind == "tile":
        return ctx.images.tile(icon.id, side, ratio)
    if currency >= 0:
        return ctx.images.coin(currency, side, ratio)
    if icon.kind == "card":
        return ctx.images.icon("cards", side, ctx.theme.gold, ratio)
    return ctx.images.icon(icon.id, side, ctx.theme.gold, ratio)


def currency_of(icon: Icon) -> int:
    """The currency an icon stands for, of a name or of a card or coin of it; -1 is none."""
    if icon.kind == "card" and icon.id in CARD_BY_ID:
        return CARD_CURRENCY[CARD_BY_ID[icon.id]]
    noun = icon.id.split("-")[0]
    return CURRENCY_NAMES.index(noun) if noun in CURRENCY_NAMES else -1


def line_runs(ctx: UiContext, line: LogLine, ratio: float) -> list[Run]:
    """The sentence, its beginning bold where that is the player's name, then the pictures."""
    text = ctx.text(line.text)
    name = "" if line.seat is None else ctx.text(line.seat.said)
    runs = []
    if name and text.startswith(f"{name} "):
        runs.append(Run(name, bold=True, struck=line.undone))
        text = text[len(name) + 1 :]
    runs.append(Run(text, struck=line.undone))
    runs += [Run(picture=numbered_picture(ctx, icon, ratio)) for icon in line.icons]
    return runs


def numbered_picture(ctx: UiContext, icon: Icon, ratio: float) -> QPixmap:
    """The picture with its number as one piece, so that no line breaks between them."""
    side = ctx.metrics.pick(20, 17, 16)
    picture = icon_picture(ctx, icon, side, ratio)
    if not icon.text:
        return picture
    font = ctx.font("bold")
    gap, high = ctx.px(3), max(side, ctx.metrics.pick(22, 19, 18))
    wide = side + gap + width_of(font, icon.text) + 1
    whole = QPixmap(round(wide * ratio), round(high * ratio))
    whole.setDevicePixelRatio(ratio)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    painter.drawPixmap(QPointF(0, (high - side) / 2), picture)
    room = QRectF(side + gap, 0, wide, high)
    draw_line(painter, room, icon.text, font, ctx.theme.ink)
    painter.end()
    return whole


def log_line(look: Look, line: LogLine) -> Box:
    """The line as a box: the mark beside what wraps."""
    mark = None
    if line.seat is not None:
        mark = Ground(SeatMark(line.seat, side=1.2), pad=(0, 0.1))
    words = Words(line_runs(look.ctx, line, look.dpr), wrap=True, grow=1)
    return Row(mark, words, gap=0.5, middle=False)
