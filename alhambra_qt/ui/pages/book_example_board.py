"""The small live board of an example: real tiles, what a rule forbids, what was counted."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.view.pages import LinesProof, MajorityProof, Proof, WallProof
from alhambra_qt.controller.view.parts import AlhambraView, At
from alhambra_qt.controller.words.names import cell_name, tile_name
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.tryout import Outcome
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.boxed import narrowing
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.theme import with_alpha
from alhambra_qt.ui.pieces import board_picture
from alhambra_qt.ui.pieces.board_picture import Fit
from alhambra_qt.ui.pieces.board_proofs import draw_line, strong_cells
from alhambra_qt.ui.pieces.picture import draw_ground
from alhambra_qt.ui.pieces.tokens import draw_token
from alhambra_qt.ui.table.access import announce
from alhambra_qt.ui.table.board_marks import draw_refusal
from alhambra_qt.ui.table.camera import Camera

Box = tuple[int, int, int, int]
GHOST = 0.55
TOKEN_INSET = 0.14  # of a cell, around a token on an empty one
RING = 6


class ExampleBoard(Styled, QWidget):
    """An Alhambra; where a tile can be tried, every cell can be clicked or reached by keys.

    Signals:
        picked: a cell was chosen, as (x, y).
    """

    picked = Signal(object)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.palace: AlhambraView | None = None
        self.outcome: Outcome | None = None
        self.tile, self.live = "", False
        self.tried: dict[At, bool] = {}
        self.place: At = (0, 0)
        self.hovered: At | None = None
        self._last: At | None = None
        self._small = False
        self._room = 0
        self._box: Box = (0, 0, 0, 0)
        self.setSizePolicy(narrowing())
        self.setMouseTracking(True)

    # -- what is shown ------------------------------------------------------------------------

    def show_palace(
        self, palace: AlhambraView, box: Box, tile: str, *, live: bool, small: bool = False
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
        self._box, self.place, self.hovered = box, (0, 0), None
        self.tried = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if live else Qt.FocusPolicy.NoFocus)
        self.show_outcome(None)
        self.updateGeometry()

    def show_outcome(self, outcome: Outcome | None, at: At | None = None) -> None:
        """Show what a try led to, of a try on a cell also there; None: the beginning."""
        self.outcome, self._last = outcome, at
        if outcome is None:
            self.tried = {}
        elif at is not None:
            self.tried[at], self.place = outcome.legal, at
        self.retranslate()

    def retranslate(self) -> None:
        """Say what is seen: whose Alhambra, and the cell that is pointed at."""
        if self.palace is None:
            return
        name = self.ctx.text(self.palace.seat.said)
        kind = "book-example-board" if self.live else "book-example-board-still"
        self.setAccessibleName(self.ctx.t(kind, name=name))
        self.setAccessibleDescription(self.ctx.text(self._cell_text()) if self.live else "")
        self.update()

    def _cell_text(self) -> Msg:
        x, y = self.place
        there = next((one for one in self._shown().tiles if (one.x, one.y) == self.place), None)
        what = msg("book-example-free") if there is None else tile_name(there.tile)
        return msg("book-example-cell", cell=cell_name(x, y), what=what)

    def _shown(self) -> AlhambraView:
        if self.palace is None:
            raise ValueError("nothing is shown")
        return self.palace if self.outcome is None else self.outcome.after

    # -- where things are ---------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        """The cells decide how high it gets."""
        return True

    def _size(self, width: float) -> float:
        """How large a tile is painted in a board of that width."""
        west, north, east, south = self._box
        m = self.ctx.metrics
        room = width - 2 * RING - 2 * self._edge()
        largest = m.pick(44, 36, 26) if self._small else m.pick(112, 96, 72)
        high = max(self._room, m.px(140)) - 2 * RING - 2 * self._edge()
        return max(16.0, min(largest, room / (east - west + 1), high / (south - north + 1)))

    def give_room(self, high: int) -> None:
        """Know how high it may get."""
        if high != self._room:
            self._room = high
            self.updateGeometry()

    def _edge(self) -> float:
        return float(self.ctx.metrics.pick(16, 12, 10))

    def heightForWidth(self, width: int) -> int:
        """All rows of cells, as large as they get in that width."""
        _, north, _, south = self._box
        return int((south - north + 1) * self._size(width) + 2 * self._edge() + 2 * RING)

    def sizeHint(self) -> QSize:
        """A comfortable board."""
        return QSize(self.ctx.px(360), self.heightForWidth(self.ctx.px(360)))

    def minimumSizeHint(self) -> QSize:
        """May get narrow."""
        return QSize(self.ctx.px(180), self.ctx.px(60))

    def _view(self) -> Fit:
        area = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        edge = self._edge()
        inner = area.adjusted(edge, edge, -edge, -edge)
        return board_picture.fit(self._box, inner, self._size(self.width()))

    def cell_rect(self, at: At) -> QRectF:
        """Where a cell is painted."""
        return self._view().cell(*at)

    def _cell_at(self, point: QPointF) -> At | None:
        view = self._view()
        offset = (point - view.origin) / view.size
        at = (int(offset.x() // 1), int(offset.y() // 1))
        west, north, east, south = self._box
        return at if west <= at[0] <= east and north <= at[1] <= south else None

    # -- mouse and keys -----------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a cell."""
        self._hover(self._cell_at(event.position()) if self.live else None)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        self._hover(None)
        super().leaveEvent(event)

    def _hover(self, at: At | None) -> None:
        if at != self.hovered:
            self.hovered = at
            hand = Qt.CursorShape.PointingHandCursor
            self.setCursor(hand if at is not None else Qt.CursorShape.ArrowCursor)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Try the cell."""
        at = self._cell_at(event.position())
        if self.live and at is not None and event.button() == Qt.MouseButton.LeftButton:
            self.place = at
            self.picked.emit(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from cell to cell, and out at the edge; Enter and Space try one."""
        step = focus.ARROWS.get(Qt.Key(event.key()))
        if self.live and step is not None:
            west, north, east, south = self._box
            at = (self.place[0] + step[0], self.place[1] + step[1])
            if west <= at[0] <= east and north <= at[1] <= south:
                self.place = at
                self.retranslate()
                announce(self, self.accessibleDescription())
                return
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if self.live and event.key() in keys:
            self.picked.emit(self.place)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keys are."""
        super().focusInEvent(event)
        focus.reveal(self)
        self.update()

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the tiles, and what came of the try."""
        if self.palace is None:
            return
        painter, ctx, view = QPainter(self), self.ctx, self._view()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        draw_ground(painter, face, ctx)
        outcome = self.outcome
        proof = outcome.proof if outcome is not None else None
        strong = _strong(proof, self.palace.seat.seat)
        board_picture.tiles(painter, ctx, self._shown(), view, strong=strong)
        for token in self._shown().tokens:
            inset = view.size * TOKEN_INSET
            area = view.cell(token.x, token.y).adjusted(inset, inset, -inset, -inset)
            draw_token(painter, area, token.id, ctx)
        if proof is not None:
            _proved(painter, ctx, view, proof, self.palace.seat.seat)
        self._tries(painter, view)
        if outcome is not None:
            self._came(painter, view, outcome)
        self._pointed(painter, view)
        if self.hasFocus():
            paint.focus_ring(painter, face, ctx.theme, ctx.metrics.radius)

    def _tries(self, painter: QPainter, view: Fit) -> None:
        """Where it was tried before: brackets with a tick, or a small cross."""
        theme, standing = self.ctx.theme, {(one.x, one.y) for one in self._shown().tiles}
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
            camera = Camera(view.size, view.origin.x(), view.origin.y())
            ratio = self.devicePixelRatioF()
            look = Look(self.ctx, self.width(), self.height(), ratio)
            draw_refusal(painter, outcome.refusal, camera, look)
            return
        theme = self.ctx.theme
        radius = max(8.0, min(13.0, view.size * 0.16))
        for tile in outcome.after.tiles:
            if tile.last:
                area = view.cell(tile.x, tile.y)
                paint.selected_frame(painter, area.adjusted(1, 1, -1, -1), theme)
        standing = {(one.x, one.y) for one in outcome.after.tiles}
        for tile in outcome.before.tiles:
            if (tile.x, tile.y) not in standing:
                area = view.cell(tile.x, tile.y)
                paint.legal_cell(painter, area, theme)
                paint.tick_disc(painter, area.center(), radius, theme)

    def _pointed(self, painter: QPainter, view: Fit) -> None:
        """The cell that is pointed at, with the tile that would be tried there."""
        at = self.place if self.hasFocus() and self.hovered is None else self.hovered
        if at is None or at == self._last or not self.live:
            return
        theme, area = self.ctx.theme, view.cell(*at)
        standing = {(one.x, one.y) for one in self._shown().tiles}
        with paint.saved(painter):
            if self.tile and at not in standing and self.tried.get(at) is None:
                painter.setOpacity(GHOST)
                art = self.ctx.images.tile(self.tile, view.size, self.devicePixelRatioF())
                painter.drawPixmap(area.topLeft(), art)
                painter.setOpacity(1.0)
            for colour, width in ((theme.ring, 5.0), (theme.gold2, 2.6)):
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 4, 4)
            painter.fillRect(area, with_alpha(theme.acc, 0.08))


def _strong(proof: Proof | None, seat: int) -> set[At] | None:
    """The tiles that are not veiled; None: all of them."""
    if isinstance(proof, WallProof):
        return set()
    if isinstance(proof, LinesProof):
        return {cell for line in proof.lines for cell in strong_cells(line)}
    if isinstance(proof, MajorityProof):
        return {cell for one in proof.counts if one.seat.seat == seat for cell in one.cells}
    return None


def _proved(painter: QPainter, ctx: UiContext, view: Fit, proof: Proof, seat: int) -> None:
    """Draw what was counted."""
    if isinstance(proof, WallProof):
        board_picture.lost_sides(painter, ctx, view, proof.lost)
        board_picture.wall_path(painter, ctx, view, proof.counted, proof.ends)
    elif isinstance(proof, LinesProof):
        for line in proof.lines:
            draw_line(painter, ctx, view, line, None)
    else:
        cells = [cell for one in proof.counts if one.seat.seat == seat for cell in one.cells]
        board_picture.framed(painter, ctx, view, cells)
