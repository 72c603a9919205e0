"""Proofs of module scores: marks on an Alhambra for each kind of line, and rows of pieces.

BoardPicture(palace, *proved(proof, seat, upto=3))   # only the first three counted things
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from attrs import frozen
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.view.page_views import (
    LinesProof,
    Proof,
    ProofLine,
    ProofPiece,
    WallProof,
)
from alhambra_qt.controller.view.view_parts import At, SideAt
from alhambra_qt.controller.words.names import card_name, tile_name, token_name, type_name
from alhambra_qt.engine.pieces import CARD_BY_ID
from alhambra_qt.i18n import Msg, signed
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import describe, is_describing
from alhambra_qt.ui.kit.box import ENDLESS, Leaf, Size
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.sizes import sized_font
from alhambra_qt.ui.kit.theme import CREAM, INDIGO, TYPE_NAMES, contrast
from alhambra_qt.ui.pieces import board_picture
from alhambra_qt.ui.pieces.board_picture import Marks, gilded, number_disc, stroke, token_on_tile
from alhambra_qt.ui.pieces.picture import Fit
from alhambra_qt.ui.pieces.tiles import draw_card, draw_tile, draw_token

OUT = (QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0))  # away from side n, e, s, w
OPEN_REACH = 0.24  # the distance of a loss from its side, in tiles
Draw = Callable[[QPainter, UiContext, Fit, ProofLine, int | None], None]


def proved(proof: Proof, seat: int, upto: int | None = None) -> tuple[Marks, set[At]]:
    """Return the function that draws a proof on a seat's Alhambra, and the tiles not dimmed.

    ``upto`` limits the number of counted things shown.
    """
    if isinstance(proof, WallProof):

        def marks(painter: QPainter, ctx: UiContext, view: Fit) -> None:
            board_picture.lost_sides(painter, ctx, view, proof.lost)
            board_picture.wall_path(painter, ctx, view, proof.counted, proof.ends, upto=upto)

        return marks, set()
    if isinstance(proof, LinesProof):
        pairs = zip(proof.lines, shares(proof, upto), strict=True)
        shown = [(line, share) for line, share in pairs if share is None or share > 0]

        def lines(painter: QPainter, ctx: UiContext, view: Fit) -> None:
            for line, share in shown:
                draw_line(painter, ctx, view, line, share)

        return lines, {cell for line, _ in shown for cell in strong_cells(line)}
    cells = [cell for count in proof.counts if count.seat.seat == seat for cell in count.cells]
    return partial(_framed, cells), set(cells)


def draw_line(
    painter: QPainter, ctx: UiContext, view: Fit, line: ProofLine, upto: int | None = None
) -> None:
    """Draw the things that a line counts."""
    DRAWN.get(line.kind, _cells)(painter, ctx, view, line, upto)


def _framed(cells: Sequence[At], painter: QPainter, ctx: UiContext, view: Fit) -> None:
    board_picture.framed(painter, ctx, view, cells)


def shares(proof: LinesProof, upto: int | None) -> list[int | None]:
    """Return how many things of each line are shown, line after line; None means all."""
    left, found = upto, list[int | None]()
    for line in proof.lines:
        found.append(left if left is None else max(0, min(left, things(line))))
        left = left if left is None else left - things(line)
    return found


def things(line: ProofLine) -> int:
    """Return the number of steps of a line: its counted things, or 1 if none is on the board."""
    return max(1, len(line.cells or line.sides))


def strong_cells(line: ProofLine) -> set[At]:
    """Return the cells that are not dimmed."""
    if line.kind == "path":
        return set()
    cells = {*line.cells, *((x, y) for x, y, _ in line.sides)}
    return cells | ({line.start} if line.start is not None else set())


def _cells(painter: QPainter, ctx: UiContext, view: Fit, line: ProofLine, upto: int | None) -> None:
    board_picture.framed(painter, ctx, view, line.cells[:upto])


def _arrow(painter: QPainter, ctx: UiContext, view: Fit, line: ProofLine, upto: int | None) -> None:
    if line.start is not None:
        board_picture.camp_lines(painter, ctx, view, line.start, line.cells[:upto])


def _set(painter: QPainter, ctx: UiContext, view: Fit, line: ProofLine, upto: int | None) -> None:
    """Draw the number of its set on each tile, away from the tokens at the bottom."""
    for at in line.cells[:upto]:
        area = view.cell(*at)
        corner = QPointF(area.right() - 0.25 * area.width(), area.top() + 0.25 * area.height())
        number_disc(painter, ctx, corner, view.size * 1.25, line.number)


def _around(
    painter: QPainter, ctx: UiContext, view: Fit, line: ProofLine, upto: int | None
) -> None:
    """Draw the eight surrounding spaces in a dashed frame; number those that count."""
    if line.start is None:
        return
    x, y = line.start
    square = view.cell(x - 1, y - 1).united(view.cell(x + 1, y + 1))
    thick = stroke(view, ctx)
    with paint.saved(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(paint.pen(ctx.theme.acc, 3 * thick, 2.4, 2.0))
        painter.drawRoundedRect(square.adjusted(-2, -2, 2, 2), 4, 4)
    shown = line.cells[:upto]
    board_picture.framed(painter, ctx, view, shown)
    middle = view.cell(x, y).center()
    for number, at in enumerate(shown, start=1):
        near = QLineF(middle, view.cell(*at).center()).pointAt(0.72)
        number_disc(painter, ctx, near, view.size, number)


def _open(painter: QPainter, ctx: UiContext, view: Fit, line: ProofLine, upto: int | None) -> None:
    """Draw each open side as a bar in the warning colour, with its cost outside of it."""
    thick = stroke(view, ctx)
    for side in line.sides[:upto]:
        bar = view.side(side)
        with paint.saved(painter):
            for colour, width in ((CREAM, 10.0), (ctx.theme.warn, 6.5)):
                painter.setPen(paint.pen(colour, width * thick))
                painter.drawLine(_shorter(bar))
        _loss(painter, ctx, _outside(view, side), view.size, line.number)


def _shorter(line: QLineF) -> QLineF:
    return QLineF(line.pointAt(0.08), line.pointAt(0.92))


def _outside(view: Fit, side: SideAt) -> QPointF:
    away = OUT["nesw".index(side[2])]
    return view.side(side).center() + away * (view.size * OPEN_REACH)


def _loss(painter: QPainter, ctx: UiContext, centre: QPointF, size: float, each: int) -> None:
    """Draw a disc in the warning colour with the points that a side costs."""
    radius = max(6.5, min(12.0 * ctx.metrics.scale, size * 0.165))
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    with paint.saved(painter):
        painter.setPen(QPen(CREAM, max(1.2, radius * 0.14)))
        painter.setBrush(ctx.theme.warn)
        painter.drawEllipse(box)
        painter.setPen(ink_on(ctx.theme.warn))
        painter.setFont(sized_font(radius * 1.1, weight=700))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, ctx.t("ledger-gain", n=signed(-each)))


def ink_on(colour: QColor) -> QColor:
    """Return black or white, whichever is more legible on a colour."""
    return max((QColor("#000000"), QColor("#FFFFFF")), key=lambda ink: contrast(ink, colour))


def _path(painter: QPainter, ctx: UiContext, view: Fit, line: ProofLine, upto: int | None) -> None:
    """Draw the wall that counts; a side that completes a point shows the number of the point."""
    sides = line.sides[:upto]
    gilded(painter, ctx, view, sides)
    for point, side in enumerate(_completing(sides, line.number), start=1):
        number_disc(painter, ctx, view.side(side).center(), view.size, point)


def _completing(sides: Sequence[SideAt], each: int) -> Sequence[SideAt]:
    return sides[each - 1 :: each] if each else ()


DRAWN: Mapping[str, Draw] = {
    "cells": _cells,
    "arrow": _arrow,
    "set": _set,
    "around": _around,
    "open": _open,
    "path": _path,
}

HALF = "½"


def draw_piece(painter: QPainter, area: QRectF, piece: ProofPiece, ctx: UiContext) -> None:
    """Draw a piece centred in a square, with the number it counts as, if that is set."""
    counted = bool(piece.worth) or piece.kind == "type"
    if is_describing() and piece.kind != "tile":  # drawing a tile already reports its text
        describe(
            _heard(ctx, piece) if counted else ctx.text(piece_label(piece)), area, sign=not counted
        )
    match piece.kind:
        case "tile":
            draw_tile(painter, area, piece.id, ctx)
        case "card":
            draw_card(painter, area, piece.id, ctx)
        case "token":
            draw_token(painter, area, piece.id, ctx)
        case "type":
            dpr = painter.device().devicePixelRatio()
            chip = ctx.images.chip(TYPE_NAMES.index(piece.id), area.width(), dpr)
            painter.drawPixmap(area.topLeft(), chip)
    if piece.token:
        token_on_tile(painter, ctx, area, piece.token)
    if counted:
        radius = max(ctx.px(8), area.width() * 0.2)
        centre = QPointF(area.right() - radius * 0.8, area.top() + radius * 0.8)
        worth_disc(painter, ctx, centre, radius, worth_text(ctx, piece.worth))


def _heard(ctx: UiContext, piece: ProofPiece) -> str:
    return f"{ctx.text(piece_label(piece))} {ctx.t('ledger-times', n=piece.worth)}"


def piece_label(piece: ProofPiece) -> Msg:
    """Return the name of a piece."""
    match piece.kind:
        case "tile":
            return tile_name(piece.id)
        case "card":
            return card_name(piece.id) if piece.id in CARD_BY_ID else token_name(piece.id)
        case "token":
            return token_name(piece.id)
        case "type":
            return type_name(piece.id)


@frozen(eq=False)
class PieceBox(Leaf):
    """A piece with a height in ems, or as high as there is room for."""

    piece: ProofPiece
    height: float

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        ratio = CARD_RATIO if self.piece.kind == "card" else 1.0
        own_width = min(self.height * look.em / ratio, width, height / ratio)
        return own_width, own_width * ratio

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        draw_piece(painter, rect, self.piece, look.ctx)


def worth_text(ctx: UiContext, worth: float) -> str:
    """Return the number a piece counts as, in its shortest form."""
    return HALF if worth == 1 / 2 else ctx.t("ledger-number", n=worth)


def worth_disc(
    painter: QPainter, ctx: UiContext, centre: QPointF, radius: float, text: str
) -> None:
    """Draw a gold disc with a short text."""
    with paint.saved(painter):
        painter.setPen(QPen(ctx.theme.ring, max(1.4, radius * 0.17)))
        painter.setBrush(ctx.theme.gold2)
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(INDIGO)
        painter.setFont(sized_font(radius * (1.3 if len(text) == 1 else 1.1), weight=700))
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
