"""Tiles at any size, by their printed ids, and what modules put on them: sticks and gates."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.words.names import tile_name, tile_sides
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.ui.kit.access import heard, listened
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import MID_FROM

TILE_BACK = "tile-back"
# A gate is as long as this share of a tile's side, and this wide across both walls.
GATE_LONG, GATE_WIDE = 0.42, 0.28


def draw_tile(painter: QPainter, rect: QRectF, tile_id: str, ctx: UiContext) -> None:
    """Draw a tile, or the back of one, as large as fits into the rectangle."""
    size = min(rect.width(), rect.height())
    dpr = painter.device().devicePixelRatio()
    if listened() and tile_id in TILE_BY_ID:
        said = (tile_name(tile_id), *tile_sides(tile_id))
        heard(", ".join(ctx.text(one) for one in said), rect, sign=True)
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
    """Where the gate on a side of a tile lies: half on it and half on its neighbour."""
    long, wide = rect.width() * GATE_LONG, rect.width() * GATE_WIDE
    if side in "ns":
        box = QRectF(0, 0, long, wide)
        box.moveCenter(QPointF(rect.center().x(), rect.top() if side == "n" else rect.bottom()))
        return box
    box = QRectF(0, 0, wide, long)
    box.moveCenter(QPointF(rect.right() if side == "e" else rect.left(), rect.center().y()))
    return box


def draw_gate(painter: QPainter, rect: QRectF, side: str, ctx: UiContext) -> None:
    """Draw an open gate on a side of the tile in a rectangle."""
    box = gate_area(rect, side)
    name = "gate_piece_h" if side in "ns" else "gate_piece_v"
    dpr = painter.device().devicePixelRatio()
    painter.drawPixmap(box.topLeft(), ctx.images.svg(name, box.width(), box.height(), dpr))
