"""The pieces beside the board of an example: hands, market, bag, what modules keep."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view.pages import MajorityProof
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.teaching.example_rows import ExamplePiece, ExampleRow
from alhambra_qt.teaching.tryout import Outcome
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import ENDLESS, Box, Drawn, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.theme import CURRENCY_NAMES, with_alpha
from alhambra_qt.ui.pieces.cards import back_of, draw_card
from alhambra_qt.ui.pieces.row import worth_disc
from alhambra_qt.ui.pieces.tiles import TILE_BACK, draw_tile
from alhambra_qt.ui.pieces.tokens import draw_token

VEIL = 0.6
CARD, TILE, COIN = 2.45, 3.3, 1.2  # how wide they are, in ems


class PieceRows(Holder):
    """Rows of pieces, side by side where there is room."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.rows: tuple[ExampleRow, ...] = ()
        self.counted: frozenset[str] | None = None
        self._all: tuple[tuple[ExampleRow, ...], ...] = ()

    def show_rows(
        self, rows: tuple[ExampleRow, ...], every: Sequence[tuple[ExampleRow, ...]]
    ) -> None:
        """Show rows from the beginning; ``every`` are those of all tries: room is kept for them."""
        self._all = (rows, *every)
        self.setVisible(any(self._all))
        self.show_now(rows, None)

    def show_now(self, rows: tuple[ExampleRow, ...], outcome: Outcome | None) -> None:
        """Show the rows as they are after a try; tiles that were not counted lie below a veil."""
        self.rows = rows
        proof = outcome.proof if outcome is not None else None
        self.counted = None
        if isinstance(proof, MajorityProof):
            self.counted = frozenset(one.id for count in proof.counts for one in count.pieces)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName("\n".join(map(self._said, self.rows)))
        super().retranslate()

    def _said(self, row: ExampleRow) -> str:
        names = [
            msg("book-example-count", piece=one.name, n=one.count) if one.count > 1 else one.name
            for one in row.pieces
            if one.kind != "empty"
        ]
        pieces = listing(names) if names else msg("book-example-nothing")
        said = pieces if isinstance(pieces, Msg) else msg("book-example-nothing")
        return self.ctx.text(msg("book-example-pieces", title=row.title, pieces=said))

    def heightForWidth(self, width: int) -> int:
        """Enough for the rows of every try, so that nothing jumps."""
        highs = (self._columns(rows).size(self.look, width)[1] for rows in self._all)
        return math.ceil(max(highs, default=0)) + self.ctx.px(2)

    def natural_width(self) -> float:
        """How wide the widest row is, of all tries."""
        columns = (self._columns((row,)) for rows in self._all for row in rows)
        return max((one.size(self.look, ENDLESS)[0] for one in columns), default=0.0)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ctx.px(40), 0)

    def tree(self) -> Box:
        return self._columns(self.rows)

    def _columns(self, rows: Sequence[ExampleRow]) -> Box:
        columns = []
        for row in rows:
            title = Words(self.ctx.text(row.title), "small", "ink2")
            pieces = Row(*(self._piece(one, row.name) for one in row.pieces), gap=0.25)
            columns.append(Column(title, pieces, gap=0.1))
        return Wrapped(*columns, gap=0.8)

    def _piece(self, piece: ExamplePiece, row: str) -> Drawn:
        card = "card" in (piece.kind, piece.id)
        wide, coin = (CARD, 0.0) if card else (TILE, COIN if piece.slot else 0.0)
        high = wide * (CARD_RATIO if card else 1.0) + coin

        def how(painter: QPainter, rect: QRectF) -> None:
            # Pieces overlap where there is no room for all.
            em = self.ctx.metrics.body
            self._draw(painter, QRectF(rect.left(), rect.top(), wide * em, high * em), piece, row)

        return Drawn(how, wide, high)

    def _draw(self, painter: QPainter, area: QRectF, piece: ExamplePiece, row: str) -> None:
        ctx, ratio = self.ctx, self.devicePixelRatioF()
        if piece.slot:
            side = COIN * ctx.metrics.body
            coin = ctx.images.coin(CURRENCY_NAMES.index(piece.slot), side - 2, ratio)
            left = area.center().x() - side / 2 + 1
            painter.drawPixmap(QPointF(left, area.top()), coin)
            area = area.adjusted(0, side, 0, 0)
        if piece.kind == "card":
            draw_card(painter, area, piece.id or back_of(row), ctx)
        elif piece.kind == "tile":
            draw_tile(painter, area, piece.id or TILE_BACK, ctx)
            if self.counted is not None and piece.id not in self.counted:
                painter.fillRect(area, with_alpha(ctx.theme.panel2, VEIL))
        elif piece.kind == "token":
            draw_token(painter, area, piece.id, ctx)
        else:
            self._empty(painter, area)
        if piece.count > 1:
            radius = max(float(ctx.px(8)), area.width() * 0.24)
            centre = QPointF(area.right() - radius, area.bottom() - radius)
            text = ctx.t("ledger-number", n=piece.count)
            worth_disc(painter, ctx, centre, radius, text)

    def _empty(self, painter: QPainter, area: QRectF) -> None:
        """A place without a piece."""
        pen = QPen(self.ctx.theme.ink2, 1.4)
        pen.setDashPattern([3, 3])
        with paint.saved(painter):
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)
