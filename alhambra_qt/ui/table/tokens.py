"""Small pieces of modules: on the tray, and on the tiles of an Alhambra."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from alhambra_qt.controller.view import PalaceTile, Token, ZonePiece
from alhambra_qt.engine.pieces import TILE_BY_ID, TYPES
from alhambra_qt.ui import paint
from alhambra_qt.ui.board_picture import printed_walls
from alhambra_qt.ui.images import CARD_RATIO
from alhambra_qt.ui.table.look import Look
from alhambra_qt.ui.theme import with_alpha

SIDES = "nesw"
# How to add one: the first word of a token's id, and the icon that stands for it if it has no
# picture of its own.
ICONS = {"trader": "cart", "scout": "eye", "attack": "sword", "vizier": "vizier", "gate": "gate"}


def token_picture(look: Look, token: str, size: float) -> QPixmap:
    """The picture of a token: its own, that of the tile or building type it shows, or an icon."""
    kind, _, value = token.partition("-")
    name = f"{kind}_{value}"
    if value in TYPES and look.images.has(name):
        return look.images.svg(name, size, size, look.dpr)
    if value in TILE_BY_ID:
        return look.tile(value, size)
    if kind in ICONS:
        return _signed(look, ICONS[kind], value, size)
    return _signed(look, "bag", value, size)


def _signed(look: Look, icon: str, value: str, size: float) -> QPixmap:
    """An icon on a disc; a building type or a direction stands at its lower edge."""
    pixmap = QPixmap(round(size * look.dpr), round(size * look.dpr))
    pixmap.setDevicePixelRatio(look.dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    theme = look.theme
    painter.setPen(QPen(theme.ink, max(1.2, size * 0.05)))
    painter.setBrush(theme.panel)
    painter.drawEllipse(QRectF(0, 0, size, size).adjusted(1, 1, -1, -1))
    inner = size * 0.62
    art = look.icon(icon, inner)
    painter.drawPixmap(QPointF((size - inner) / 2, (size - inner) / 2), art)
    if value in TYPES:
        small = size * 0.48
        painter.drawPixmap(QPointF(size - small, size - small), look.chip(value, small))
    elif len(value) == 1 and value in SIDES:
        _pointer(look, painter, QRectF(0, 0, size, size), value)
    painter.end()
    return pixmap


def _pointer(look: Look, painter: QPainter, area: QRectF, side: str) -> None:
    """A thick line at the side that a token speaks of."""
    first, last = paint.side_line(area.adjusted(2, 2, -2, -2), SIDES.index(side))
    pen = QPen(look.theme.warn, max(3.0, area.width() * 0.14))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(first, last)


def piece_picture(look: Look, piece: ZonePiece, high: float) -> QPixmap:
    """The picture of a piece of the tray, of that height; a hidden one shows a back."""
    if piece.kind == "card":
        return look.card(piece.id or "back", high / CARD_RATIO)
    if not piece.id:
        return look.icon("bag", high)
    return (
        look.tile(piece.id, high) if piece.kind == "tile" else token_picture(look, piece.id, high)
    )


# -- in an Alhambra ---------------------------------------------------------------------------


def has_extras(tile: PalaceTile) -> bool:
    """Whether more is to be seen of a tile than the tile itself."""
    return bool(tile.gates or tile.tokens) or set(tile.walls) != set(printed_walls(tile))


def draw_extras(look: Look, painter: QPainter, area: QRectF, tile: PalaceTile) -> None:
    """What lies on a tile: wall sticks, gates, chest and resident."""
    added = "".join(side for side in tile.walls if side not in printed_walls(tile))
    if added:
        painter.drawPixmap(area.topLeft(), look.images.walls(added, area.width(), look.dpr))
    for side in tile.gates:
        _gate(look, painter, area, side)
    _tokens(look, painter, area, tile.tokens)


def _gate(look: Look, painter: QPainter, area: QRectF, side: str) -> None:
    """The middle of a wall stands open, with the sign of a gate."""
    first, last = paint.side_line(area, SIDES.index(side))
    middle, size = (first + last) / 2, max(9.0, area.width() * 0.24)
    box = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
    with paint.saved(painter):
        painter.setPen(QPen(look.theme.ring, max(1.0, size * 0.06)))
        painter.setBrush(look.theme.gold2)
        painter.drawRoundedRect(box, size * 0.2, size * 0.2)
        art = look.icon("gate", size * 0.8, look.theme.ring)
        painter.drawPixmap(box.topLeft() + QPointF(size * 0.1, size * 0.1), art)


def _tokens(look: Look, painter: QPainter, area: QRectF, tokens: Sequence[str]) -> None:
    size = max(10.0, area.width() * 0.38)
    step = min(size, (area.width() - size) / max(1, len(tokens) - 1)) if len(tokens) > 1 else 0
    for k, token in enumerate(tokens):
        at = QPointF(area.right() - size - k * step, area.bottom() - size)
        painter.drawPixmap(at, token_picture(look, token, size))


def draw_free_token(
    look: Look, painter: QPainter, area: QRectF, token: Token, *, aside: bool = False
) -> None:
    """A token that stands on an empty cell; aside where something else is to be seen there."""
    if aside:
        size = max(12.0, area.width() * 0.36)
        painter.drawPixmap(area.topLeft(), token_picture(look, token.id, size))
        return
    size = max(12.0, area.width() * 0.6)
    with paint.saved(painter):
        painter.setPen(QPen(look.theme.ink2, 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(with_alpha(look.theme.panel, 0.5))
        painter.drawRect(area.adjusted(2, 2, -2, -2))
    corner = area.center() - QPointF(size / 2, size / 2)
    painter.drawPixmap(corner, token_picture(look, token.id, size))
