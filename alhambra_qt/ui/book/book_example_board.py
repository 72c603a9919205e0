"""The picture of an example: a small live board, and the pieces that lie beside it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view.page_views import MajorityProof
from alhambra_qt.controller.view.view_parts import AlhambraView, At
from alhambra_qt.controller.words.names import cell_name, tile_name
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.teaching.example_rows import ExamplePiece, ExampleRow
from alhambra_qt.teaching.tryout import Outcome
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import ENDLESS, Box, Ground, Leaf, Size, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.theme import CURRENCY_NAMES, with_alpha
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.pieces.board_picture import BoardPicture, Marks
from alhambra_qt.ui.pieces.picks import Pick, PickBoard, PickView
from alhambra_qt.ui.pieces.picture import CellBox, Fit
from alhambra_qt.ui.pieces.proofs import proved, worth_disc
from alhambra_qt.ui.pieces.tiles import TILE_BACK, back_of, draw_card, draw_tile, draw_token
from alhambra_qt.ui.table.board_marks import draw_refusal

GHOST = 0.55
TOKEN_INSET = 0.14  # of a cell, around a token on an empty one
RING = 6
VERDICTS = {False: "book-example-refused", True: "book-example-allowed"}

VEIL = 0.6


class CellPick(Pick):
    """A cell to be tried; pointed at, it shows the tile that would go there."""

    def __init__(self, ctx: UiContext, number: int, at: At) -> None:
        super().__init__(ctx, number, "", at)
        self.tile, self.marks = "", True

    def draw(self, painter: QPainter, face: QRectF) -> None:
        if not self.marks or not (self.underMouse() or self.hasFocus()):
            return
        theme, area = self.ctx.theme, QRectF(self.rect())
        if self.tile:
            painter.setOpacity(GHOST)
            art = self.ctx.images.tile(self.tile, area.width(), self.devicePixelRatioF())
            painter.drawPixmap(area.topLeft(), art)
            painter.setOpacity(1.0)
        for colour, width in ((theme.ring, 5.0), (theme.gold2, 2.6)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 4, 4)
        painter.fillRect(area, with_alpha(theme.acc, 0.08))


class ExampleBoard(PickView):
    """An Alhambra; where a tile can be tried, every cell can be clicked or reached by keys."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.palace: AlhambraView | None = None
        self.outcome: Outcome | None = None
        self.tile, self.live = "", False
        self.tried: dict[At, bool] = {}
        self._last: At | None = None
        self._small = False
        self._room = 0
        self._box: CellBox = (0, 0, 0, 0)
        self._prove: Marks | None = None

    # -- what is shown ------------------------------------------------------------------------

    def show_palace(
        self, palace: AlhambraView, box: CellBox, tile: str, *, live: bool, small: bool = False
    ) -> None:
        """Show an Alhambra from its beginning.

        Args:
            palace: the Alhambra before anything is tried.
            box: the cells that are ever needed (west, north, east, south).
            tile: the tile that is tried on the cells; empty if none is.
            live: whether cells can be chosen.
            small: whether it is only there to be complete.
        """
        self._small = small
        self.palace, self.tile, self.live = palace, tile, live
        self._box, self.tried, self.outcome = box, {}, None
        self.set_picks([CellPick(self.ctx, *place) for place in enumerate(self.cells())])
        if (0, 0) in self.cells():
            self.stop_at(self.cells().index((0, 0)))
        self.show_outcome(None)

    def show_outcome(self, outcome: Outcome | None, at: At | None = None) -> None:
        """Show what a try led to, of a try on a cell also there; None: the beginning."""
        self.outcome, self._last = outcome, at
        if outcome is None:
            self.tried = {}
        elif at is not None:
            self.tried[at] = outcome.legal
            self.stop_at(self.cells().index(at))
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        if self.palace is None:
            return
        name = self.ctx.text(self.palace.seat.label)
        kind = "book-example-board" if self.live else "book-example-board-still"
        self.setAccessibleName(self.ctx.t(kind, name=name))
        standing = {(tile.x, tile.y) for tile in self._shown().tiles}
        for pick in self.picks:
            if isinstance(pick, CellPick) and pick.at is not None:
                legal, free = self.tried.get(pick.at), pick.at not in standing
                pick.tile = self.tile if free and legal is None else ""
                pick.marks = pick.at != self._last
                pick.set_words(self._cell_text(pick.at))
                pick.setAccessibleDescription("" if legal is None else self.ctx.t(VERDICTS[legal]))

    def _cell_text(self, at: At) -> Msg:
        there = next((tile for tile in self._shown().tiles if (tile.x, tile.y) == at), None)
        what = msg("book-example-free") if there is None else tile_name(there.tile)
        return msg("book-example-cell", cell=cell_name(*at), what=what)

    def _shown(self) -> AlhambraView:
        if self.palace is None:
            raise ValueError("nothing is shown")
        return self.palace if self.outcome is None else self.outcome.after

    # -- where things are ---------------------------------------------------------------------

    def _size(self, width: float) -> float:
        """How large a tile is painted in a board of that width."""
        west, north, east, south = self._box
        m = self.ctx.metrics
        room = width - 2 * RING - 2 * self._edge()
        largest = m.pick(44, 36, 26) if self._small else m.pick(176, 150, 112)
        height = max(self._room, m.px(140)) - 2 * RING - 2 * self._edge()
        return max(16.0, min(largest, room / (east - west + 1), height / (south - north + 1)))

    def give_room(self, height: int) -> None:
        """Know how high it may get."""
        if height != self._room:
            self._room = height
            self.change()

    def _edge(self) -> float:
        return float(self.ctx.metrics.pick(16, 12, 10))

    def heightForWidth(self, width: int) -> int:
        """All rows of cells, as large as they get in that width."""
        _, north, _, south = self._box
        return int((south - north + 1) * self._size(width) + 2 * self._edge() + 2 * RING)

    def sizeHint(self) -> QSize:
        return QSize(self.ctx.px(360), self.heightForWidth(self.ctx.px(360)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ctx.px(180), self.ctx.px(60))

    def tree(self) -> Box:
        if self.palace is None:
            return Space()
        em, seat = self.look.em, self.palace.seat.seat
        proof = self.outcome.proof if self.outcome is not None else None
        self._prove, strong = (None, None) if proof is None else proved(proof, seat)
        board = BoardPicture(
            self._shown(),
            weakly(self._marks),
            strong,
            cells=self._box,
            largest=self._size(self.width()) / em,
            edge=self._edge() / em,
        )
        return Ground(PickBoard(board, self.picks), pad=RING / em)

    def cells(self) -> list[At]:
        """All cells that can be tried, row by row."""
        west, north, east, south = self._box
        rows, columns = range(north, south + 1), range(west, east + 1)
        return [(x, y) for y in rows for x in columns] if self.live else []

    # -- painting -----------------------------------------------------------------------------

    def _marks(self, painter: QPainter, ctx: UiContext, view: Fit) -> None:
        for token in self._shown().tokens:
            inset = view.size * TOKEN_INSET
            area = view.cell(token.x, token.y).adjusted(inset, inset, -inset, -inset)
            draw_token(painter, area, token.id, ctx)
        if self._prove is not None:
            self._prove(painter, ctx, view)
        self._tries(painter, view)
        if self.outcome is not None:
            self._came(painter, view, self.outcome)

    def _tries(self, painter: QPainter, view: Fit) -> None:
        """Mark earlier tries: brackets with a tick, or a small cross."""
        theme, standing = self.ctx.theme, {(tile.x, tile.y) for tile in self._shown().tiles}
        for at, legal in self.tried.items():
            area = view.cell(*at)
            if at in standing:
                continue
            if legal:
                paint.legal_cell(painter, area, theme)
                paint.tick(painter, area.center(), view.size * 0.16, theme.acc)
            else:
                radius = max(6.0, view.size * 0.11)
                paint.cross_mark(painter, area.center(), radius)

    def _came(self, painter: QPainter, view: Fit, outcome: Outcome) -> None:
        """The rule that is broken, or the tile that is new."""
        if outcome.refusal is not None:
            look = Look(self.ctx, self.width(), self.height(), self.look.dpr)
            draw_refusal(painter, outcome.refusal, view, look)
            return
        theme = self.ctx.theme
        radius = max(8.0, min(13.0, view.size * 0.16))
        for tile in outcome.after.tiles:
            if tile.last:
                area = view.cell(tile.x, tile.y)
                paint.selected_frame(painter, area.adjusted(1, 1, -1, -1), theme)
        standing = {(palace_tile.x, palace_tile.y) for palace_tile in outcome.after.tiles}
        for tile in outcome.before.tiles:
            if (tile.x, tile.y) not in standing:
                area = view.cell(tile.x, tile.y)
                paint.legal_cell(painter, area, theme)
                paint.tick_disc(painter, area.center(), radius, theme)


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
            self.counted = frozenset(piece.id for count in proof.counts for piece in count.pieces)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName("\n".join(map(self._said, self.rows)))
        super().retranslate()

    def _said(self, row: ExampleRow) -> str:
        names = [
            msg("book-example-count", piece=piece.name, n=piece.count)
            if piece.count > 1
            else piece.name
            for piece in row.pieces
            if piece.kind != "empty"
        ]
        pieces = listing(names) if names else msg("book-example-nothing")
        text = pieces if isinstance(pieces, Msg) else msg("book-example-nothing")
        return self.ctx.text(msg("book-example-pieces", title=row.title, pieces=text))

    def heightForWidth(self, width: int) -> int:
        """Enough for the rows of every try, so that nothing jumps."""
        highs = (self._columns(rows).size(self.look, width)[1] for rows in self._all)
        return math.ceil(max(highs, default=0)) + self.ctx.px(2)

    def natural_width(self) -> float:
        """How wide the widest row is, of all tries."""
        columns = (self._columns((row,)) for rows in self._all for row in rows)
        return max((column.size(self.look, ENDLESS)[0] for column in columns), default=0.0)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ctx.px(40), 0)

    def tree(self) -> Box:
        return self._columns(self.rows)

    def _columns(self, rows: Sequence[ExampleRow]) -> Box:
        columns = []
        for row in rows:
            title = Words(self.ctx.text(row.title), "small", "ink2")
            pieces = Row(*(self._piece(piece, row.name) for piece in row.pieces), gap=0.25)
            columns.append(Column(title, pieces, gap=0.1))
        return Wrapped(*columns, gap=0.8)

    def _piece(self, piece: ExamplePiece, row: str) -> ExampleArt:
        veiled = self.counted is not None and piece.id not in self.counted
        return ExampleArt(piece, row, veiled)


@frozen(eq=False)
class ExampleArt(Leaf):
    """A piece of a row, below the coin of its place; one that was not counted lies below a veil."""

    piece: ExamplePiece
    row: str
    veiled: bool

    def _whole(self) -> Size:
        """Its width and height in ems."""
        card = "card" in (self.piece.kind, self.piece.id)
        width, coin = (CARD, 0.0) if card else (TILE, COIN if self.piece.slot else 0.0)
        return width, width * (CARD_RATIO if card else 1.0) + coin

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        own_width, own_height = self._whole()
        return min(own_width * look.em, width), min(own_height * look.em, height)

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        ctx, piece, (width, height) = look.ctx, self.piece, self._whole()
        # Pieces overlap where there is no room for all.
        area = QRectF(rect.left(), rect.top(), width * look.em, height * look.em)
        if piece.slot:
            side = COIN * look.em
            coin = ctx.images.coin(CURRENCY_NAMES.index(piece.slot), side - 2, look.dpr)
            left = area.center().x() - side / 2 + 1
            painter.drawPixmap(QPointF(left, area.top()), coin)
            area = area.adjusted(0, side, 0, 0)
        if piece.kind == "card":
            draw_card(painter, area, piece.id or back_of(self.row), ctx)
        elif piece.kind == "tile":
            draw_tile(painter, area, piece.id or TILE_BACK, ctx)
            if self.veiled:
                painter.fillRect(area, with_alpha(ctx.theme.panel2, VEIL))
        elif piece.kind == "token":
            draw_token(painter, area, piece.id, ctx)
        else:
            _empty(painter, ctx, area)
        if piece.count > 1:
            radius = max(float(ctx.px(8)), area.width() * 0.24)
            centre = QPointF(area.right() - radius, area.bottom() - radius)
            text = ctx.t("ledger-number", n=piece.count)
            worth_disc(painter, ctx, centre, radius, text)


def _empty(painter: QPainter, ctx: UiContext, area: QRectF) -> None:
    with paint.saved(painter):
        painter.setPen(paint.pen(ctx.theme.ink2, 1.4, 3, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)
