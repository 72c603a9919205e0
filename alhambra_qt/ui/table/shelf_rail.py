"""The rail inside the market: tiles on sale beside it, each with its currency and its price now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.parts import CHOSEN, PLAIN
from alhambra_qt.controller.view.shelf import STALLS, Stall, Stalls
from alhambra_qt.controller.view.targets import OnShelf
from alhambra_qt.ui.kit.box import CENTRE, Art, Box, Drawn, Fixed, Ground, Hit, Space, Words, spring
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.table.panel import picture_in
from alhambra_qt.ui.table.shelf_draw import draw_unused
from alhambra_qt.ui.table.shelf_rows import said
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.tokens import piece_picture

MORE = OnShelf(STALLS)


def rail_width(look: Look) -> int:
    """The width of the rail."""
    return round(look.pick(84, 56, 54) * look.grown)


def rail(look: Look, stalls: Stalls, room: float, hidden: Callable[[], frozenset[str]]) -> Box:
    """As many stalls as have room in that height, and a button for the others."""
    width = float(rail_width(look))
    for count in range(len(stalls.items), 0, -1):
        tree = _tree(look, stalls, count, hidden)
        if tree.size(look, width)[1] <= room:
            return tree
    return _tree(look, stalls, min(1, len(stalls.items)), hidden)


def _tree(look: Look, stalls: Stalls, count: int, hidden: Callable[[], frozenset[str]]) -> Box:
    text, note = look.text(stalls.title), look.text(stalls.note)
    told = note if stalls.items else look.t("shelf-stalls-none")
    left = len(stalls.items) - count
    head: Box = Column(
        Words(text, "smallstrong", align=CENTRE),
        Words(told, "tiny", "ink2", CENTRE, wrap=True),
        gap=0,
    )
    if not left:
        spot = Spot(MORE, QRectF(), "market", "text", text, note, stalls.key, focusable=False)
        head = Hit(head, spot.on)
    side = round(look.pick(64, 46, 40) * look.grown) / look.em
    shown = [_stall(look, one, side, hidden) for one in stalls.items[:count]]
    if not stalls.items:
        shown = [Fixed(Drawn(partial(_unused, look)), high=side)]
    more = _more(look, stalls, left) if left else None
    held = Column(head, *shown, Space(grow=1.0), more, gap=look.pick(4, 2, 2) / look.em)
    return Ground(held, "panel2", "line", 1.2, (0.15, 0.1), look.m.radius * 0.75 / look.em)


def _stall(look: Look, stall: Stall, side: float, hidden: Callable[[], frozenset[str]]) -> Box:
    """The tile, and below it what it costs."""
    piece = stall.piece
    chosen = piece.state == CHOSEN

    def draw(painter: QPainter, area: QRectF) -> None:
        if piece.id not in hidden():
            picture_in(painter, piece_picture(look, piece, round(side * look.em)), area)

    text = str(stall.price) if stall.price else "\N{EN DASH}"
    price: Box = Row(
        spring(),
        Art(look.coin, stall.currency, look.pick(18, 14, 13) / look.em),
        Words(text, look.font("strong", 700)),
        spring(),
        gap=0.25,
    )
    price = Fixed(price, high=look.pick(22, 17, 15) / look.em)
    edge = "acc" if piece.state != PLAIN else None
    held = Column(Drawn(draw, side, side), price, gap=0)
    fill = "accs" if chosen else None
    framed = Ground(held, fill, edge, 3.4 if chosen else 2, (0, 0), 0.3)
    value = said(look, piece.state, look.text(stall.text))
    name = look.text(piece.name)
    spot = Spot(piece.target, QRectF(), "market", "slot", name, value, chosen=chosen)
    return Hit(framed, spot.on)


def _unused(look: Look, painter: QPainter, area: QRectF) -> None:
    size = area.height()
    box = QRectF(area.center().x() - size / 2, area.top(), size, size)
    draw_unused(look, painter, box)


def _more(look: Look, stalls: Stalls, left: int) -> Box:
    """The button that opens all of them."""
    name = look.t("shelf-more", n=left)
    value = f"{look.text(stalls.title)}, {look.t('shelf-open')}"
    spot = Spot(MORE, QRectF(), "market", "tool", name, value, stalls.key)
    words = Words(f"+{left}", look.font("strong", 700), align=CENTRE)
    edge = "acc" if stalls.asks else "line"
    face = Ground(words, "panel", edge, 1.6, (0.2, 0.2), 0.4, (0.0, look.px(32) / look.em))
    return Hit(face, spot.on)
