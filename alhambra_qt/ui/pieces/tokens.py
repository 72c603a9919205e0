"""Tokens at any size, by their printed ids: "chest-garden", "scout-tower", "attack-n", "trader".

A special card is a token too where there is no room for a card: "thief-florin", "karim".
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import Images
from alhambra_qt.ui.kit.theme import INDIGO, RIM

PLATE_ART = 0.72  # how large a token is on its plate
RIM_SHARE = 0.045  # the pale rim of a token on dark ground, of its size
STEPS = [(x, y) for x in (-1.0, 0.0, 1.0) for y in (-1.0, 0.0, 1.0) if x or y]


def token_art(images: Images, token_id: str) -> str:
    """The name of the picture of a token; empty if it has none."""
    name = token_id.replace("-", "_")
    return next((art for art in (name, f"character_{name}") if images.has(art)), "")


def draw_token(
    painter: QPainter, rect: QRectF, token_id: str, ctx: UiContext, *, on_tile: bool = False
) -> None:
    """Draw a token as large as fits into the rectangle, in its middle."""
    size = min(rect.width(), rect.height())
    dpr = painter.device().devicePixelRatio()
    art = token_pixmap(ctx, token_id, size, dpr, on_tile=on_tile)
    painter.drawPixmap(rect.center() - QPointF(size / 2, size / 2), art)


def token_pixmap(
    ctx: UiContext, token_id: str, size: float, dpr: float = 1.0, *, on_tile: bool = False
) -> QPixmap:
    """The picture of a token: on a plate if it lies on a tile, with a pale rim on dark ground."""
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
    """The token on a pale plate: square for a chest, round for everything else."""
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
    """The token with a pale line around it, so that its dark outline is seen on dark ground."""
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
    """The silhouette of a picture in one colour."""
    shape = QPixmap(art)
    painter = QPainter(shape)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(shape.rect()), colour)
    painter.end()
    return shape
