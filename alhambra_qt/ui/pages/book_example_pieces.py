"""The pieces beside the board of an example: hands, market, bag, what modules keep."""

from __future__ import annotations

import math
from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.controller.view.pages import MajorityProof
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.teaching.example_rows import ExamplePiece, ExampleRow
from alhambra_qt.teaching.tryout import Outcome
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.richtext import layout_runs, plain
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.theme import CURRENCY_NAMES, with_alpha
from alhambra_qt.ui.pieces.cards import back_of, draw_card
from alhambra_qt.ui.pieces.row import worth_disc
from alhambra_qt.ui.pieces.tiles import TILE_BACK, draw_tile
from alhambra_qt.ui.pieces.tokens import draw_token

VEIL = 0.6


def narrowing() -> QSizePolicy:
    """As high as the width asks for: no hint of another width is the least height."""
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    return policy


@frozen
class _Laid:
    """A row at its place: where its title stands, and each of its pieces."""

    row: ExampleRow
    title: QRectF
    pieces: tuple[QRectF, ...]


class PieceRows(Styled, QWidget):
    """Rows of pieces, side by side where there is room."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.rows: tuple[ExampleRow, ...] = ()
        self.counted: frozenset[str] | None = None
        self._all: tuple[tuple[ExampleRow, ...], ...] = ()
        self.setSizePolicy(narrowing())

    def show_rows(
        self, rows: tuple[ExampleRow, ...], every: Sequence[tuple[ExampleRow, ...]]
    ) -> None:
        """Show rows from the beginning; ``every`` are those of all tries: room is kept for them."""
        self._all = (rows, *every)
        self.setVisible(any(self._all))
        self.show_now(rows, None)
        self.updateGeometry()

    def show_now(self, rows: tuple[ExampleRow, ...], outcome: Outcome | None) -> None:
        """Show the rows as they are after a try; tiles that were not counted lie below a veil."""
        self.rows = rows
        proof = outcome.proof if outcome is not None else None
        self.counted = None
        if isinstance(proof, MajorityProof):
            self.counted = frozenset(one.id for count in proof.counts for one in count.pieces)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what lies there."""
        self.setAccessibleName("\n".join(map(self._said, self.rows)))
        self.restyle()

    def _said(self, row: ExampleRow) -> str:
        names = [
            msg("book-example-count", piece=one.name, n=one.count) if one.count > 1 else one.name
            for one in row.pieces
            if one.kind != "empty"
        ]
        pieces = listing(names) if names else msg("book-example-nothing")
        said = pieces if isinstance(pieces, Msg) else msg("book-example-nothing")
        return self.ctx.text(msg("book-example-pieces", title=row.title, pieces=said))

    def hasHeightForWidth(self) -> bool:
        """Rows that do not fit side by side stand one below the other."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Enough for the rows of every try, so that nothing jumps."""
        ends = [
            laid.pieces[0].bottom() if laid.pieces else laid.title.bottom()
            for rows in self._all
            for laid in self._arranged(rows, width)
        ]
        return math.ceil(max(ends, default=0)) + self.ctx.px(2)

    def natural_width(self) -> float:
        """How wide the widest row is, of all tries."""
        wide = [
            max(one.right() for one in (laid.title, *laid.pieces))
            for rows in self._all
            for row in rows
            for laid in self._arranged((row,), 1e6)
        ]
        return max(wide, default=0.0)

    def sizeHint(self) -> QSize:
        """A comfortable width."""
        return QSize(self.ctx.px(360), self.heightForWidth(self.ctx.px(360)))

    def minimumSizeHint(self) -> QSize:
        """May get narrow."""
        return QSize(self.ctx.px(40), 0)

    # -- places -------------------------------------------------------------------------------

    def _piece_size(self, piece: ExamplePiece) -> tuple[float, float]:
        m = self.ctx.metrics
        card = float(m.pick(40, 34, 30))
        if "card" in (piece.kind, piece.id):
            return card, card * CARD_RATIO
        tile = float(m.pick(54, 46, 40))
        coin = self._coin() if piece.slot else 0.0
        return tile, tile + coin

    def _coin(self) -> float:
        return float(self.ctx.metrics.pick(20, 17, 16))

    def _arranged(self, rows: Sequence[ExampleRow], width: float) -> list[_Laid]:
        """Put the rows side by side as long as there is room."""
        ctx, found = self.ctx, list[_Laid]()
        gap, between = ctx.px(4), ctx.px(16)
        x = y = deepest = 0.0
        for row in rows:
            title = layout_runs(plain(ctx.text(row.title)), ctx.font("small"), 1e6)
            sizes = [self._piece_size(one) for one in row.pieces]
            wide = sum(size[0] + gap for size in sizes) - gap if sizes else 0.0
            whole = min(width, max(wide, title.width + 2))
            if x and x + whole > width:
                x, y = 0.0, deepest + ctx.px(6)
            top = y + title.line_height + ctx.px(2)
            step = self._step(sizes, min(width, wide), gap)
            places = tuple(
                QRectF(x + left, top, *size) for left, size in zip(step, sizes, strict=True)
            )
            found.append(_Laid(row, QRectF(x, y, whole, title.line_height), places))
            bottoms = [place.bottom() for place in places]
            deepest = max([deepest, top, *bottoms])
            x += whole + between
        return found

    @staticmethod
    def _step(sizes: Sequence[tuple[float, float]], room: float, gap: float) -> list[float]:
        """Where each piece of a row begins; they overlap where there is no room for all."""
        wide = sum(size[0] + gap for size in sizes) - gap if sizes else 0.0
        short = max(0.0, wide - room) / max(1, len(sizes) - 1)
        starts, x = list[float](), 0.0
        for size in sizes:
            starts.append(x)
            x += size[0] + gap - short
        return starts

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint titles and pieces."""
        painter, ctx = QPainter(self), self.ctx
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for laid in self._arranged(self.rows, self.width()):
            title = layout_runs(plain(ctx.text(laid.row.title)), ctx.font("small"), 1e6)
            title.paint(painter, laid.title.left(), laid.title.top(), ctx.theme.ink2)
            for piece, area in zip(laid.row.pieces, laid.pieces, strict=True):
                self._piece(painter, area, piece, laid.row.name)

    def _piece(self, painter: QPainter, area: QRectF, piece: ExamplePiece, row: str) -> None:
        ctx, ratio = self.ctx, self.devicePixelRatioF()
        if piece.slot:
            side = self._coin()
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
