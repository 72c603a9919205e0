"""Drawing tiles, cards and tokens at any size by their printed ids; sticks and gates on tiles.

Some things look like cards although the engine has none ("bonus-tower-12", "attack-n"); they have
faces too, and each kind of hidden card has a back. Where there is no room for a card, a special
card is drawn as a token: "thief-florin", "karim".
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from alhambra_qt.controller.faces.found import known_zone
from alhambra_qt.controller.words.names import tile_name, tile_sides
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.ui.kit.access import describe, is_describing
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import CARD_RATIO, MID_FROM, Images
from alhambra_qt.ui.kit.theme import INDIGO, RIM

TILE_BACK = "tile-back"
# The length of a gate and its width across both walls, as fractions of a tile's side.
GATE_LONG, GATE_WIDE = 0.42, 0.28


def draw_tile(painter: QPainter, rect: QRectF, tile_id: str, ctx: UiContext) -> None:
    """Draw a tile, or the back of one, as large as fits into the rectangle."""
    size = min(rect.width(), rect.height())
    dpr = painter.device().devicePixelRatio()
    if is_describing() and tile_id in TILE_BY_ID:
        lines = (tile_name(tile_id), *tile_sides(tile_id))
        describe(", ".join(ctx.text(text) for text in lines), rect, sign=True)
    if tile_id == TILE_BACK:
        art = ctx.images.svg("tile_back", size, size, dpr)
    else:
        art = ctx.images.tile(tile_id, size, dpr)
    painter.drawPixmap(rect.center() - QPointF(size / 2, size / 2), art)


def draw_sticks(painter: QPainter, rect: QRectF, sides: Iterable[str], ctx: UiContext) -> None:
    """Draw the sticks of wall cards on sides ("n", "e", "s", "w") of the tile in a rectangle."""
    small = "_mini" if rect.width() < MID_FROM else ""
    dpr = painter.device().devicePixelRatio()
    for side in sides:
        art = ctx.images.svg(f"stick_{side}{small}", rect.width(), rect.height(), dpr)
        painter.drawPixmap(rect.topLeft(), art)


def gate_area(rect: QRectF, side: str) -> QRectF:
    """Return the area of a gate on a side of a tile: half on it, half on its neighbour."""
    long, width = rect.width() * GATE_LONG, rect.width() * GATE_WIDE
    if side in "ns":
        box = QRectF(0, 0, long, width)
        box.moveCenter(QPointF(rect.center().x(), rect.top() if side == "n" else rect.bottom()))
        return box
    box = QRectF(0, 0, width, long)
    box.moveCenter(QPointF(rect.right() if side == "e" else rect.left(), rect.center().y()))
    return box


def draw_gate(painter: QPainter, rect: QRectF, side: str, ctx: UiContext) -> None:
    """Draw an open gate on a side of the tile in a rectangle."""
    box = gate_area(rect, side)
    name = "gate_piece_h" if side in "ns" else "gate_piece_v"
    dpr = painter.device().devicePixelRatio()
    painter.drawPixmap(box.topLeft(), ctx.images.svg(name, box.width(), box.height(), dpr))


BACK = "back"


def back_of(zone: str) -> str:
    """Return the back that hidden cards of a zone show ("side_stack", "bonus", "deck")."""
    return known_zone(zone).back or BACK


def draw_card(painter: QPainter, rect: QRectF, card_id: str, ctx: UiContext) -> None:
    """Draw a card centred in the rectangle, as large as fits."""
    width = min(rect.width(), rect.height() / CARD_RATIO)
    art = ctx.images.card(card_id, width, painter.device().devicePixelRatio())
    painter.drawPixmap(rect.center() - QRectF(0, 0, width, width * CARD_RATIO).center(), art)


PLATE_ART = 0.72  # the size of a token relative to its plate
RIM_SHARE = 0.045  # the pale rim of a token on dark ground, relative to its size
STEPS = [(x, y) for x in (-1.0, 0.0, 1.0) for y in (-1.0, 0.0, 1.0) if x or y]


def token_art(images: Images, token_id: str) -> str:
    """Return the name of a token's picture; empty if it has none."""
    name = token_id.replace("-", "_")
    return next((art for art in (name, f"character_{name}") if images.has(art)), "")


def draw_token(
    painter: QPainter, rect: QRectF, token_id: str, ctx: UiContext, *, on_tile: bool = False
) -> None:
    """Draw a token centred in the rectangle, as large as fits."""
    size = min(rect.width(), rect.height())
    dpr = painter.device().devicePixelRatio()
    art = token_pixmap(ctx, token_id, size, dpr, on_tile=on_tile)
    painter.drawPixmap(rect.center() - QPointF(size / 2, size / 2), art)


def token_pixmap(
    ctx: UiContext, token_id: str, size: float, dpr: float = 1.0, *, on_tile: bool = False
) -> QPixmap:
    """Return a token's picture: on a plate if it is on a tile, with a pale rim on dark ground."""
    name = token_art(ctx.images, token_id)
    if not name:
        return ctx.images.card(token_id, size / 1.4, dpr)
    if not on_tile and not ctx.theme.dark:
        return ctx.images.svg(name, size, size, dpr)
    key = ("token", name, size, dpr, on_tile)

    def paint(painter: QPainter, area: QRectF) -> None:
        if on_tile:
            _on_plate(ctx.images, painter, area, name)
        else:
            _with_rim(ctx.images, painter, area, name)

    return ctx.images.painted(key, size, size, dpr, paint)


def _on_plate(images: Images, painter: QPainter, area: QRectF, name: str) -> None:
    """Draw a token on a pale plate: square for a chest, round for everything else."""
    size = area.width()
    width = max(1.0, size * 0.045)
    painter.setPen(QPen(INDIGO, width))
    painter.setBrush(RIM)
    plate = area.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    if name.startswith("chest"):
        painter.drawRoundedRect(plate, size * 0.2, size * 0.2)
    else:
        painter.drawEllipse(plate)
    inner = size * PLATE_ART
    art = images.svg(name, inner, inner, painter.device().devicePixelRatio())
    painter.drawPixmap(area.center() - QPointF(inner / 2, inner / 2), art)


def _with_rim(images: Images, painter: QPainter, area: QRectF, name: str) -> None:
    """Draw a token with a pale line around it, so that its dark outline shows on dark ground."""
    rim = max(1.0, area.width() * RIM_SHARE)
    inner = area.width() - 2 * rim
    art = images.svg(name, inner, inner, painter.device().devicePixelRatio())
    shape = _filled(art, RIM)
    corner = area.topLeft() + QPointF(rim, rim)
    for x, y in STEPS:
        reach = rim * (0.75 if x and y else 1.0)
        painter.drawPixmap(corner + QPointF(x, y) * reach, shape)
    painter.drawPixmap(corner, art)


def _filled(art: QPixmap, colour: QColor) -> QPixmap:
    shape = QPixmap(art)
    painter = QPainter(shape)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(shape.rect()), colour)
    painter.end()
    return shape
