"""Small pieces of modules on the tray and on tiles, and the sign of irreversible actions."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AT_CART, AtCell
from alhambra_qt.controller.view.view_parts import AlhambraView, PalaceTile, Token, ZonePiece
from alhambra_qt.controller.words.names import cell_name, token_name
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import describe, is_describing
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.text import Run
from alhambra_qt.ui.kit.theme import with_alpha
from alhambra_qt.ui.pieces.board_picture import added_walls, printed_walls
from alhambra_qt.ui.pieces.tiles import BACK, TILE_BACK, draw_gate, draw_sticks, token_pixmap

ASIDE = 0.16  # of the height of a board, for what lies in its corner
LEAST_CARRIED = 8  # pixels: pieces carried by a token are left out below this size
Carried = Mapping[str, Sequence[str]]


def token_picture(look: Look, token: str, size: float, *, on_tile: bool = False) -> QPixmap:
    """Return the picture of a token."""
    return token_pixmap(look.ctx, token, size, look.dpr, on_tile=on_tile)


def piece_picture(look: Look, piece: ZonePiece, height: float, back: str = BACK) -> QPixmap:
    """Return the picture of a tray piece in that height; a hidden card shows the given back."""
    if piece.kind == "card":
        return look.card(piece.id or back, height / CARD_RATIO)
    if piece.kind == "tile" and piece.id:
        return look.tile(piece.id, height)
    return token_picture(look, piece.id or TILE_BACK, height)


# -- in an Alhambra ---------------------------------------------------------------------------


def has_extras(tile: PalaceTile) -> bool:
    """Return whether anything lies on a tile."""
    return bool(tile.gates or tile.tokens) or set(tile.walls) != set(printed_walls(tile.tile))


def draw_extras(look: Look, painter: QPainter, area: QRectF, tile: PalaceTile) -> None:
    """Draw the pieces on a tile: wall sticks, gates, chest and resident."""
    added = added_walls(tile.tile, tile.walls)
    draw_sticks(painter, area, added, look.ctx)
    for side in tile.gates:
        draw_gate(painter, area, side, look.ctx)
    _tokens(look, painter, area, tile.tokens)


def _tokens(look: Look, painter: QPainter, area: QRectF, tokens: Sequence[str]) -> None:
    """Draw the tokens on a tile."""
    for token in tokens:
        box = corner_of(area, token)
        art = token_picture(look, token, box.width(), on_tile=True)
        painter.drawPixmap(box.topLeft(), art)


def corner_of(area: QRectF, token: str) -> QRectF:
    """Return a token's place on a tile: residents in the right corner, chests in the left."""
    size = max(10.0, area.width() * 0.36)
    x = area.left() if token.startswith("chest") else area.right() - size
    return QRectF(x, area.bottom() - size, size, size)


def carried(view: TableView, seat: int) -> Carried:
    """Return the pieces carried by a seat's tokens: those in the zone named after the token."""
    return {
        zone.name: tuple(piece.id for piece in zone.pieces for _ in range(piece.count))
        for zone in view.zones
        if zone.tag is not None and zone.tag.seat == seat
    }


def arrived_in(palace: AlhambraView, hidden: Collection[str]) -> AlhambraView:
    """Return an Alhambra without the tokens that are still moving to it."""
    if not any("@" in token for token in hidden):
        return palace
    tiles = tuple(
        evolve(tile, tokens=tuple(t for t in tile.tokens if f"{t}@{tile.target}" not in hidden))
        for tile in palace.tiles
    )
    tokens = (t for t in palace.tokens if f"{t.id}@{AtCell(t.x, t.y)}" not in hidden)
    return evolve(palace, tiles=tiles, tokens=tuple(tokens))


def aboard(carries: Carried, hidden: Collection[str]) -> Carried:
    """Return the carried pieces without those still moving; of equal ones, drop the last."""
    found = {}
    for name, ones in carries.items():
        left = list(ones)
        for token in dict.fromkeys(ones):
            if f"{token}@{AT_CART}" in hidden:
                left.reverse()
                left.remove(token)
                left.reverse()
        found[name] = tuple(left)
    return found


def tell_free_token(look: Look, area: QRectF, token: Token, carries: Sequence[str] = ()) -> None:
    """Report a token on an empty cell, and what it carries, to screen readers."""
    if is_describing():
        there = ", ".join(look.text(token_name(token_id)) for token_id in (token.id, *carries))
        describe(f"{look.text(cell_name(token.x, token.y))}: {there}", area)


def draw_free_token(
    look: Look,
    painter: QPainter,
    area: QRectF,
    token: Token,
    *,
    aside: bool = False,
    carries: Sequence[str] = (),
) -> None:
    """Draw a token on an empty cell, moved aside if something else is visible there.

    The pieces it carries are in a row in front of it, or beside it if it is moved aside, unless the
    cell is too small to recognize them.
    """
    tell_free_token(look, area, token, carries)
    row = carried_row(area, len(carries), aside=aside)
    if row and row[0].width() < LEAST_CARRIED and aside:
        row = [box.translated(0, box.height() / 2) for box in carried_row(area, len(carries))]
    if row and row[0].width() < LEAST_CARRIED:
        row = []
    if aside:
        size = max(12.0, area.width() * 0.36)
        corner = area.topLeft()
    else:
        size = max(12.0, area.width() * 0.6)
        middle = area.center() - QPointF(0, area.height() * 0.14 if row else 0)
        corner = middle - QPointF(size / 2, size / 2)
        with paint.saved(painter):
            painter.setPen(QPen(look.theme.ink2, 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(with_alpha(look.theme.panel, 0.5))
            painter.drawRect(area.adjusted(2, 2, -2, -2))
    painter.drawPixmap(corner, token_picture(look, token.id, size))
    for carried, box in zip(carries, row, strict=False):
        painter.drawPixmap(box.topLeft(), token_picture(look, carried, box.width()))


def draw_set_aside(
    look: Look, painter: QPainter, room: QRectF, token: str, carries: Sequence[str]
) -> None:
    """Draw a token that has no cell at present in the corner of a board, with all it carries.

    On a low board it is smaller, since it lies over the Alhambra there.
    """
    corner = room.topLeft() + QPointF(look.px(10), look.px(10))
    size, gap = float(look.pick(34, 28, 24)), float(look.px(4))
    if size > room.height() * ASIDE:
        size, gap = float(int(room.height() * ASIDE)), 2.0
        corner = room.topLeft() + QPointF(gap, gap)
    width = (1 + len(carries)) * (size + gap) + gap
    plate = QRectF(corner.x(), corner.y(), width, size + 2 * gap)
    with paint.saved(painter):
        painter.setPen(QPen(look.theme.ink2, 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(look.theme.panel)
        painter.drawRoundedRect(plate, look.px(6), look.px(6))
    for k, token_id in enumerate((token, *carries)):
        place = QPointF(corner.x() + gap + k * (size + gap), corner.y() + gap)
        painter.drawPixmap(place, token_picture(look, token_id, size))


def carried_row(area: QRectF, count: int, *, aside: bool = False) -> list[QRectF]:
    """Return the places of carried pieces: along the lower edge, or right of a token aside."""
    if not count:
        return []
    side = area.width()
    left = area.left() + (side * 0.36 if aside else side * 0.03)
    size = float(int(min(side * 0.34, (area.right() - side * 0.03 - left) / count)))
    first = round(left if aside else area.center().x() - size * count / 2)
    top = area.top() + side * 0.04 if aside else area.bottom() - size - side * 0.04
    return [QRectF(first + k * size, round(top), size, size) for k in range(count)]


SIGN = "final"


def final_sign(look: Look, ink: QColor | None = None, ground: QColor | None = None) -> QPixmap:
    """Return the sign at text size, but at least 16 px; it is cut out of its disc."""
    size = look.pick(20, 18, 16)
    theme = look.theme
    return look.images.icon(SIGN, size, ink or theme.ink, look.dpr, ground or theme.panel)


def final_runs(look: Look) -> list[Run]:
    """Return the sign and its words as runs."""
    return [Run(picture=final_sign(look), keep=True), Run(look.t("final"), bold=True)]


def piece_text(look: Look, piece: ZonePiece) -> str:
    """Return the name of a piece, with the number of equal ones."""
    name = look.text(piece.name)
    return look.text(msg("table-times", thing=name, n=piece.count)) if piece.count > 1 else name
