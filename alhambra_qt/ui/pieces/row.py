"""The pieces of a proof as pictures: tiles with what stands on them, cards, tokens, colours."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view.page_views import ProofPiece
from alhambra_qt.controller.words.names import card_name, tile_name, token_name, type_name
from alhambra_qt.engine.pieces import CARD_BY_ID
from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import heard, listened
from alhambra_qt.ui.kit.box import ENDLESS, Leaf, Size
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.sizes import sized_font
from alhambra_qt.ui.kit.theme import INDIGO, TYPE_NAMES
from alhambra_qt.ui.pieces.board_picture import token_on_tile
from alhambra_qt.ui.pieces.cards import draw_card
from alhambra_qt.ui.pieces.tiles import draw_tile
from alhambra_qt.ui.pieces.tokens import draw_token

HALF = "½"


def draw_piece(painter: QPainter, area: QRectF, piece: ProofPiece, ctx: UiContext) -> None:
    """A piece in the middle of a square, with how many it counts as where that is said."""
    counted = bool(piece.worth) or piece.kind == "type"
    if listened() and piece.kind != "tile":  # a tile says itself
        heard(_heard(ctx, piece) if counted else ctx.text(said(piece)), area, sign=not counted)
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
    """What a piece is called, and how many it counts as."""
    return f"{ctx.text(said(piece))} {ctx.t('ledger-times', n=piece.worth)}"


def said(piece: ProofPiece) -> Msg:
    """What a piece is called."""
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
    """A piece so many ems high, or as high as there is room for."""

    piece: ProofPiece
    high: float

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        ratio = CARD_RATIO if self.piece.kind == "card" else 1.0
        wide = min(self.high * look.em / ratio, width, height / ratio)
        return wide, wide * ratio

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        draw_piece(painter, rect, self.piece, look.ctx)


def worth_text(ctx: UiContext, worth: float) -> str:
    """How many a piece counts as, as short as it gets."""
    return HALF if worth == 1 / 2 else ctx.t("ledger-number", n=worth)


def worth_disc(
    painter: QPainter, ctx: UiContext, centre: QPointF, radius: float, text: str
) -> None:
    """A gold disc with a short text."""
    with paint.saved(painter):
        painter.setPen(QPen(ctx.theme.ring, max(1.4, radius * 0.17)))
        painter.setBrush(ctx.theme.gold2)
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(INDIGO)
        painter.setFont(sized_font(radius * (1.3 if len(text) == 1 else 1.1), weight=700))
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
