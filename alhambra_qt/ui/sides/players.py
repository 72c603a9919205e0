"""The parts of all player panels: a small Alhambra, mark and name, numbers, words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.table_view import DirkPanel, PlayerView
from alhambra_qt.controller.view.targets import AT_DIRK, NumberOf
from alhambra_qt.controller.view.view_parts import AlhambraView
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Art, Box, Fixed, Words
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.signs import SeatMark, played_by
from alhambra_qt.ui.pieces.portraits import Portrait
from alhambra_qt.ui.pieces.small_pieces import (
    Carried,
    draw_extras,
    draw_free_token,
    has_extras,
    piece_text,
)
from alhambra_qt.ui.sides import special
from alhambra_qt.ui.sides.counts import number as counted
from alhambra_qt.ui.sides.spots import Spot, telling

NOTHING: Carried = {}
# What the icons of the sizes say.
SIZES = {
    "wall": ("table-tip-wall", "wall"),
    "cards": ("table-tip-hand", "hand"),
    "shelf": ("table-tip-reserve", "reserve"),
}
CHIP = 1.3  # the height of a chip in ems
figure = partial(Fixed, height=CHIP, grow=1.0)  # figures need less than the height of a line


def thumb_grid(palace: AlhambraView, area: QRectF, most: float) -> tuple[float, QPointF]:
    """The size of a tile and where the fountain's corner lies, to show a whole Alhambra."""
    x1, y1, x2, y2 = palace.box
    columns, rows = x2 - x1 + 1, y2 - y1 + 1
    size = int(min(area.width() / columns, area.height() / rows, most))
    left = area.center().x() - size * columns / 2 - x1 * size
    top = area.center().y() - size * rows / 2 - y1 * size
    return size, QPointF(round(left), round(top))


def draw_palace(
    look: Look,
    painter: QPainter,
    palace: AlhambraView,
    size: float,
    origin: QPointF,
    hidden: frozenset[str] = frozenset(),
    carries: Carried = NOTHING,
    *,
    small: bool = False,
) -> None:
    """Paint an Alhambra with what stands on it; tiles still on their way are left out.

    With ``small`` all sizes have the art of small tiles, so that opponents' tiles look alike.
    """
    shown = [tile for tile in palace.tiles if tile.tile not in hidden]
    for tile in shown:
        corner = QPointF(origin.x() + tile.x * size, origin.y() + tile.y * size)
        painter.drawPixmap(corner, look.tile(tile.tile, size, small=small))
        if has_extras(tile):
            draw_extras(look, painter, QRectF(corner.x(), corner.y(), size, size), tile)
    for token in palace.tokens:
        corner = QPointF(origin.x() + token.x * size, origin.y() + token.y * size)
        area = QRectF(corner.x(), corner.y(), size, size)
        draw_free_token(look, painter, area, token, carries=carries.get(token.id, ()))
    for tile in shown:
        if tile.last:
            corner = QPointF(origin.x() + tile.x * size, origin.y() + tile.y * size)
            paint.glow(painter, QRectF(corner.x(), corner.y(), size, size), look.theme)


# -- what all panels of players are made of -------------------------------------------------------


def head(look: Look, player: PlayerView, *beside: Box) -> Box:
    """Mark, name and score; what stands between the last two."""
    side = look.pick(28, 20, 17) / look.em
    name = Words(look.text(player.seat.label), "name", grow=1.0)
    points = look.t("count-point", n=player.score)
    text = look.t("table-tip-score", name=player.seat.label, points=points)
    score = telling(Words(str(player.score), "score"), text, NumberOf("score", player.seat.seat))
    mark = SeatMark(player.seat, side=side)
    face = face_of(look, player, look.pick(32, 28, 24) / look.em)
    return Row(mark, name, *beside, face, score)


def face_of(look: Look, player: PlayerView, side: float) -> Box | None:
    """The face and the level of a computer, with its level and style in words as a tip."""
    if player.seat.level is None:
        return None
    who = look.text(played_by(player.seat))
    return telling(Portrait(player.seat, side=side), who, player.target)


def counts_said(look: Look, owner: PlayerView | DirkPanel) -> list[str]:
    """The six building types with their numbers, in words."""
    each = zip(TYPES, owner.counts, strict=True)
    return [look.t("table-tip-count", types=msg(f"types-{k}"), n=counted(n)) for k, n in each]


def counted_cells(look: Look, owner: PlayerView | DirkPanel, chip: float = CHIP) -> list[Box]:
    """The six building types with their numbers; a half makes no other number smaller."""
    cells: list[Box] = []
    for k, (count, text) in enumerate(zip(owner.counts, counts_said(look, owner), strict=True)):
        font = look.font("bold", 700 if count else 400)
        words = Words(counted(count), font, "ink" if count else "ink2")
        row = Row(Art(look.chip, k, chip), figure(words), gap=0.25, grow=1.0)
        cells.append(telling(row, text, NumberOf(TYPES[k], owner.seat.seat)))
    return cells


def sized_cells(look: Look, player: PlayerView) -> list[Box]:
    """Wall, cards in hand, tiles in the reserve."""
    parts = ("wall", player.wall), ("cards", player.hand), ("shelf", len(player.reserve))
    return [
        telling(
            Row(Art(look.icon, icon, 1.15), figure(Words(str(n), "bold")), gap=0.3),
            look.t(SIZES[icon][0], n=n),
            NumberOf(SIZES[icon][1], player.seat.seat),
        )
        for icon, n in parts
    ]


def rows_of(cells: Sequence[Box], columns: int, *, gap: float = 0.1, grow: float = 0.0) -> Box:
    """Cells below and beside each other, all as wide, so that they are so in every panel."""
    rows = [cells[k : k + columns] for k in range(0, len(cells), columns)]
    held = (Row(*row, gap=gap, even=True, grow=1.0) for row in rows)
    return Column(*held, gap=0.15, grow=grow)


def player_spot(look: Look, player: PlayerView, zone: str) -> Spot:
    """A player: points and sizes, and then what modules lay beside them."""
    text = look.text(player.text) if player.text is not None else str(player.score)
    texts = [look.text(player.presence)] if player.presence is not None else []
    texts += [look.t("table-next")] if player.next else []
    texts += [more] if (more := special.extras_label(look, player.extras, player.badges)) else []
    spot = Spot(player.target, QRectF(), zone, "panel", text, ", ".join(texts))
    return evolve(spot, radius=look.m.radius)


def dirk_spot(look: Look, dirk: DirkPanel, zone: str) -> Spot:
    """Dirk: his tiles, and then what modules lay before him."""
    text = look.t("table-say-dirk", name=dirk.seat.label, n=len(dirk.tiles))
    pieces = ", ".join(piece_text(look, piece) for piece in dirk.pieces)
    spot = Spot(AT_DIRK, QRectF(), zone, "panel", text, pieces, "G", state=dirk.state)
    return evolve(spot, radius=look.m.radius)
