"""Pieces to be chosen and laid: a tray of pieces, and a board with the cells around it.

Each piece and each cell is a control of its own; a piece can be dragged out of its place.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from attrs import frozen
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QCursor, QMouseEvent, QPainter

from alhambra_qt.controller.position_editor.finding import piece_name
from alhambra_qt.controller.view.view_parts import AlhambraView, At, RefusalView
from alhambra_qt.controller.words.names import cell_name, stands, tile_name, tile_sides
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import ENDLESS, Box, Ground, Leaf, Size, Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Wrapped
from alhambra_qt.ui.kit.theme import with_alpha
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.pieces.board_picture import BoardPicture
from alhambra_qt.ui.pieces.picks import Pick, PickBoard, PickView
from alhambra_qt.ui.pieces.picture import Fit
from alhambra_qt.ui.pieces.proofs import worth_disc
from alhambra_qt.ui.pieces.tiles import (
    draw_card,
    draw_tile,
    draw_token,
    token_art,
    token_pixmap,
)
from alhambra_qt.ui.table.board_marks import draw_refusal

TILE, CARD = 3.6, 2.6  # ems, the width of a piece
FAINT = 0.38  # how much is seen of a piece that lies elsewhere
REACH = 1  # cells around the tiles
LARGEST, EDGE = 6.0, 0.6  # ems, of a tile on the board, and the margin around it


def piece_label(piece: str) -> Msg:
    """Name a piece with all that tells it from the others."""
    sides = tile_sides(piece) if piece in TILE_BY_ID else ()
    name = piece_name(piece)
    return msg("position-tile", tile=name, sides=sides[0]) if sides else name


def draw_any(painter: QPainter, area: QRectF, piece: str, ctx: UiContext) -> None:
    """Draw a tile, a card or a token."""
    art = draw_tile if piece in TILE_BY_ID else draw_token if is_token(ctx, piece) else draw_card
    art(painter, area, piece, ctx)


def is_token(ctx: UiContext, piece: str) -> bool:
    """Whether a piece is drawn as a token: neither a tile nor a card."""
    return not {piece} & {*TILE_BY_ID, *CARD_BY_ID} and bool(token_art(ctx.images, piece))


class PiecePick(Pick):
    """A piece that can be chosen, or dragged somewhere."""

    piece = ""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the piece at the pointer once it leaves its place."""
        super().mouseMoveEvent(event)
        held = event.buttons() & Qt.MouseButton.LeftButton
        if held and self.piece and not self.rect().contains(event.position().toPoint()):
            side, ratio = self.ctx.px(44), self.devicePixelRatioF()
            if self.piece in TILE_BY_ID:
                art = self.ctx.images.tile(self.piece, side, ratio)
            elif is_token(self.ctx, self.piece):
                art = token_pixmap(self.ctx, self.piece, side, ratio)
            else:
                art = self.ctx.images.card(self.piece, side, ratio)
            self.setCursor(QCursor(art))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        if event.button() == Qt.MouseButton.RightButton:
            self.wish("take", self.number)
            return
        super().mouseReleaseEvent(event)
        if not inside and event.button() == Qt.MouseButton.LeftButton:
            self.wish("drop", self.number, event.globalPosition().toPoint())


@frozen(eq=False)
class PieceArt(Leaf):
    """A piece: framed while it is held, faint while it lies elsewhere, with a number of copies."""

    piece: str
    held: bool = False
    faint: bool = False
    copies: int = 0

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        square = self.piece in TILE_BY_ID or is_token(look.ctx, self.piece)
        side = (TILE if square else CARD) * look.em
        return side, side * (1.0 if square else CARD_RATIO)

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        width, height = self.size(look, rect.width())
        area = QRectF(rect.left(), rect.top(), width, height)
        with paint.saved(painter):
            painter.setOpacity(FAINT if self.faint else 1.0)
            draw_any(painter, area, self.piece, look.ctx)
        if self.held:
            paint.selected_frame(painter, area.adjusted(1, 1, -1, -1), look.theme)
        if self.copies > 1:
            radius = look.em * 0.6
            centre = area.bottomRight()
            centre -= type(centre)(radius, radius)
            worth_disc(painter, look.ctx, centre, radius, str(self.copies))


class Tray(PickView):
    """Pieces side by side."""

    WIDE = 60.0

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.pieces: list[str] = []
        self.held, self.notes = "", dict[str, Msg | str]()
        self.copies: Mapping[str, int] = {}

    def show_pieces(
        self,
        pieces: Sequence[str],
        held: str = "",
        notes: Mapping[str, Msg | str] | None = None,
        copies: Mapping[str, int] | None = None,
    ) -> None:
        """Show pieces; ``notes`` tell of some where they lie, ``copies`` how many there are."""
        self.held, self.notes, self.copies = held, dict(notes or {}), copies or {}
        if list(pieces) != self.pieces:
            self.pieces = list(pieces)
            picks = []
            for number, piece in enumerate(pieces):
                pick = PiecePick(self.ctx, number, "")
                pick.set_words(piece_label(piece))
                pick.piece = piece
                picks.append(pick)
            self.set_picks(picks)
        for shown, piece in zip(self.picks, self.pieces, strict=True):
            note = self.notes.get(piece, "")
            shown.setAccessibleDescription(self.ctx.text(note) if note else "")
            shown.setCheckable(True)
            shown.setChecked(piece == held)
        self.change()

    def tree(self) -> Box:
        arts = [
            PieceArt(
                piece,
                piece == self.held,
                piece in self.notes or self.copies.get(piece, 1) < 1,
                self.copies.get(piece, 0),
            )
            for piece in self.pieces
        ]
        lives = [Live(pick, art) for pick, art in zip(self.picks, arts, strict=True)]
        return Wrapped(*lives, gap=0.3) if lives else Space(0, 1)


class PositionBoard(PickView):
    """An Alhambra with every cell on it and around it to be chosen."""

    GRANTS: Mapping[str, str] = {"reach": "_reach"}

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.palace: AlhambraView | None = None
        self.cells: list[At] = []
        self.free: frozenset[At] = frozenset()
        self.wrong: dict[At, Msg] = {}
        self.refusal: RefusalView | None = None

    def show_board(self, palace: AlhambraView, free: Sequence[At], wrong: Mapping[At, Msg]) -> None:
        """Show a board, where the held tile fits, and which tiles break a rule."""
        self.palace, self.free, self.wrong, self.refusal = (
            palace,
            frozenset(free),
            dict(wrong),
            None,
        )
        west, north, east, south = palace.box
        rows = range(north - REACH, south + REACH + 1)
        cells = [(x, y) for y in rows for x in range(west - REACH, east + REACH + 1)]
        before = self.cells[self.stop.number] if self.picks else (0, 0)
        held = any(pick.hasFocus() for pick in self.picks)
        if cells != self.cells:
            self.cells = cells
            picks = [PiecePick(self.ctx, number, "", at) for number, at in enumerate(cells)]
            self.set_picks(picks)
            self.stop_at(cells.index(before if before in cells else (0, 0)))
            if held:
                self.stop.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setAccessibleName(self.ctx.text(palace.title))
        self._name_cells(palace)
        self.change()

    def _reach(self, number: int) -> None:
        self.stop_at(number)
        self.wish("marks", number)

    def _name_cells(self, palace: AlhambraView) -> None:
        standing = {(tile.x, tile.y): tile for tile in palace.tiles}
        for pick in self.picks:
            at = self.cells[pick.number]
            tile = standing.get(at)
            if isinstance(pick, PiecePick):
                pick.piece = "" if tile is None or at == (0, 0) else tile.tile
            what = msg("position-fits" if at in self.free else "book-example-free")
            if tile is not None:
                what = tile_name(tile.tile)
            pick.set_words(msg("book-example-cell", cell=cell_name(*at), what=what))
            about = [*(stands(tile)[1:] if tile is not None else ())]
            about += [self.wrong[at]] if at in self.wrong else []
            pick.setAccessibleDescription(", ".join(map(self.ctx.text, about)))

    def show_refusal(self, refusal: RefusalView | None) -> None:
        """Show why a tile may not be built there."""
        self.refusal = refusal
        self.update()

    def cell_under(self, point: QPoint) -> int | None:
        """Return the number of the cell at a point of the screen."""
        here = self.mapFromGlobal(point)
        return next((pick.number for pick in self.picks if pick.geometry().contains(here)), None)

    def sizeHint(self) -> QSize:
        return QSize(self.ctx.px(420), self.ctx.px(360))

    def minimumSizeHint(self) -> QSize:
        """Room for cells that can be hit; the board grows into what else there is."""
        rows = 1 if not self.cells else self.cells[-1][1] - self.cells[0][1] + 1
        edge = 2 * EDGE * self.look.em
        return QSize(self.ctx.px(120), math.ceil(rows * (self.ctx.metrics.target + 1) + edge))

    def heightForWidth(self, _width: int) -> int:
        return self.minimumSizeHint().height()

    def tree(self) -> Box:
        if self.palace is None:
            return Space()
        west, north, east, south = self.palace.box
        cells = (west - REACH, north - REACH, east + REACH, south + REACH)
        board = BoardPicture(
            self.palace, weakly(self._marks), cells=cells, largest=LARGEST, edge=EDGE
        )
        return Ground(PickBoard(board, self.picks))

    def _marks(self, painter: QPainter, ctx: UiContext, view: Fit) -> None:
        theme = ctx.theme
        for at in self.free:
            paint.legal_cell(painter, view.cell(*at), theme)
        for at in self.wrong:
            area = view.cell(*at)
            painter.fillRect(area, with_alpha(theme.warn, 0.18))
            paint.cross_mark(painter, area.center(), max(7.0, view.size * 0.14))
        if self.refusal is not None:
            look = Look(ctx, self.width(), self.height(), self.look.dpr)
            draw_refusal(painter, self.refusal, view, look)
