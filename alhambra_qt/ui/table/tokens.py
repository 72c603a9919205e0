"""Small pieces of modules: on the tray, and on the tiles of an Alhambra."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from alhambra_qt.controller.view import PalaceTile, Token, ZonePiece
from alhambra_qt.ui import paint
from alhambra_qt.ui.board_picture import printed_walls
from alhambra_qt.ui.images import CARD_RATIO
from alhambra_qt.ui.pieces.cards import BACK
from alhambra_qt.ui.pieces.tiles import TILE_BACK, draw_gate, draw_sticks
from alhambra_qt.ui.pieces.tokens import token_pixmap
from alhambra_qt.ui.table.look import Look
from alhambra_qt.ui.theme import with_alpha


def token_picture(look: Look, token: str, size: float, *, on_tile: bool = False) -> QPixmap:
    """The picture of a token."""
    return token_pixmap(look.ctx, token, size, look.dpr, on_tile=on_tile)


def piece_picture(look: Look, piece: ZonePiece, high: float, back: str = BACK) -> QPixmap:
    """The picture of a piece of the tray, of that height; a hidden card shows that back."""
    if piece.kind == "card":
        return look.card(piece.id or back, high / CARD_RATIO)
    if piece.kind == "tile" and piece.id:
        return look.tile(piece.id, high)
    return token_picture(look, piece.id or TILE_BACK, high)


# -- in an Alhambra ---------------------------------------------------------------------------


def has_extras(tile: PalaceTile) -> bool:
    """Whether more is to be seen of a tile than the tile itself."""
    return bool(tile.gates or tile.tokens) or set(tile.walls) != set(printed_walls(tile))


def draw_extras(look: Look, painter: QPainter, area: QRectF, tile: PalaceTile) -> None:
    """What lies on a tile: wall sticks, gates, chest and resident."""
    added = "".join(side for side in tile.walls if side not in printed_walls(tile))
    draw_sticks(painter, area, added, look.ctx)
    for side in tile.gates:
        draw_gate(painter, area, side, look.ctx)
    _tokens(look, painter, area, tile.tokens)


def _tokens(look: Look, painter: QPainter, area: QRectF, tokens: Sequence[str]) -> None:
    """Residents in the right corner, chests in the left one."""
    size = max(10.0, area.width() * 0.36)
    for token in tokens:
        x = area.left() if token.startswith("chest") else area.right() - size
        art = token_picture(look, token, size, on_tile=True)
        painter.drawPixmap(QPointF(x, area.bottom() - size), art)


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
