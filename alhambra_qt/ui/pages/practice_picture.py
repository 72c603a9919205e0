"""What an exercise shows: rows of cards and tiles, Alhambras, and what of them can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.controller.view.parts import At
from alhambra_qt.controller.words.names import card_name, cell_name, tile_name
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.exercise import CARDS, CELLS, Board, Exercise, ExerciseRow
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.buttons import key_cap, key_cap_height
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.measure import measure
from alhambra_qt.ui.kit.richtext import draw_line
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.theme import TYPE_NAMES
from alhambra_qt.ui.pieces import board_picture
from alhambra_qt.ui.pieces.board_picture import Fit
from alhambra_qt.ui.pieces.cards import draw_card
from alhambra_qt.ui.pieces.picture import draw_ground
from alhambra_qt.ui.pieces.row import worth_disc, worth_text
from alhambra_qt.ui.pieces.tiles import draw_tile
from alhambra_qt.ui.pieces.tokens import draw_token

MOST_BOARDS = 3
LABEL = 0.3  # of the width, at most
PALE = 0.82  # how strongly a tile is drawn that is not there yet


@frozen
class AnswerSpot:
    """Something that can be chosen: its number in an answer, where it lies, what it is."""

    number: int
    rect: QRectF
    name: Msg
    card: bool


class PracticePicture(Styled, QWidget):
    """The picture of an exercise; with the mouse or the keys its parts are chosen.

    Signals:
        picked: the number of what was chosen.
    """

    picked = Signal(int)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.exercise: Exercise | None = None
        self.chosen: frozenset[int] = frozenset()
        self.judged = False
        self.spots: list[AnswerSpot] = []
        self.place = 0
        self._rows: list[tuple[ExerciseRow, QRectF]] = []
        self._boards: list[tuple[Board, QRectF]] = []
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # -- what is shown ------------------------------------------------------------------------

    def show_exercise(self, exercise: Exercise) -> None:
        """Show an exercise from its beginning."""
        self.exercise, self.chosen, self.judged, self.place = exercise, frozenset(), False, 0
        choosing = exercise.kind in (CARDS, CELLS)
        policy = Qt.FocusPolicy.StrongFocus if choosing else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        self.restyle()

    def show_chosen(self, chosen: frozenset[int], judged: bool) -> None:
        """Mark what is chosen; once judged, also what is right."""
        self.chosen, self.judged = chosen, judged
        self._say_cursor()
        self.update()

    def sizeHint(self) -> QSize:
        """As much as there is."""
        return QSize(self.ctx.px(560), self.ctx.px(420))

    def minimumSizeHint(self) -> QSize:
        """A small board can be told apart."""
        return QSize(self.ctx.px(160), self.ctx.px(120))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything follows the size."""
        super().resizeEvent(event)
        self.restyle()

    # -- where everything lies ----------------------------------------------------------------

    def restyle(self) -> None:
        """Find the places of rows, boards and of what can be chosen."""
        self._rows, self._boards, self.spots = [], [], []
        exercise = self.exercise
        if exercise is None or self.width() < 2:
            return
        self.setAccessibleName(self.ctx.text(exercise.question))
        gap = float(self.ctx.px(10))
        area = QRectF(self.rect()).adjusted(gap, gap, -gap, -gap)
        y, boards = area.top(), exercise.boards[:MOST_BOARDS]
        heights = self._heights(exercise.rows, area, bool(boards))
        if not boards:
            spare = area.height() - sum(heights) - gap * max(0, len(heights) - 1)
            y += max(0.0, spare / 2)
        for row, high in zip(exercise.rows, heights, strict=True):
            self._rows.append((row, QRectF(area.left(), y, area.width(), high)))
            y += high + gap
        if boards:
            wide = (area.width() - gap * (len(boards) - 1)) / len(boards)
            for place, board in enumerate(boards):
                left = area.left() + place * (wide + gap)
                self._boards.append((board, QRectF(left, y, wide, area.bottom() - y)))
        self._find_spots(exercise)
        self._say_cursor()
        self.update()

    def _heights(self, rows: Sequence[ExerciseRow], area: QRectF, boards: bool) -> list[float]:
        """How high each row gets: cards want more room than chips."""
        if not rows:
            return []
        gap = self.ctx.px(10)
        room = (area.height() * (0.42 if boards else 1.0) - gap * len(rows)) / len(rows)
        found = []
        for row in rows:
            high = max(float(self.ctx.px(20)), min(self.ctx.px(self._wanted(row, boards)), room))
            count = max(1, len(row.pieces))
            across = (area.width() - self._label_width() - gap * (count - 1)) / count
            tall = across * CARD_RATIO if row.pieces and row.pieces[0].kind == "card" else across
            least = measure(self.ctx.font("strong")).height
            found.append(max(least, min(high, tall)))
        return found

    def _wanted(self, row: ExerciseRow, boards: bool) -> int:
        kinds = {piece.kind for piece in row.pieces}
        if row.pick:
            return 170
        if "card" in kinds:
            return 92 if boards else 120
        if "tile" in kinds:
            return 84 if boards else 130
        return 40 if boards else 56

    def _label_width(self) -> float:
        known = measure(self.ctx.font("strong"))
        rows = () if self.exercise is None else self.exercise.rows
        wide = (known.width(self.ctx.text(row.title)) for row in rows)
        return min(max(wide, default=0.0) + self.ctx.px(14), self.width() * LABEL)

    def _pieces(self, row: ExerciseRow, area: QRectF) -> list[QRectF]:
        """Where the pieces of a row lie, beside its title."""
        label, gap = self._label_width(), float(self.ctx.px(6))
        room = area.width() - label
        count = max(1, len(row.pieces))
        card = any(piece.kind == "card" for piece in row.pieces)
        high = area.height()
        wide = high / CARD_RATIO if card else high
        wide = min(wide, (room - gap * (count - 1)) / count)
        high = wide * CARD_RATIO if card else wide
        top = area.center().y() - high / 2
        left = area.left() + label
        return [QRectF(left + n * (wide + gap), top, wide, high) for n in range(len(row.pieces))]

    def view_of(self, board: Board, area: QRectF) -> Fit:
        """How the cells of a board lie, those that can be chosen included."""
        west, north, east, south = board.palace.box
        ghost = () if board.ghost is None else (board.ghost[1],)
        for x, y in (*board.cells, *board.marked, *ghost):
            west, north, east, south = min(west, x), min(north, y), max(east, x), max(south, y)
        edge = min(float(self.ctx.px(20)), area.width() / 10, area.height() / 10)
        title = self._title_height()
        inner = area.adjusted(edge, edge + title, -edge, -edge)
        return board_picture.fit((west, north, east, south), inner, self.ctx.px(112))

    def _title_height(self) -> float:
        """Boards are named where there are several."""
        if len(self._boards) < 2 and (self.exercise is None or len(self.exercise.boards) < 2):
            return 0.0
        return measure(self.ctx.font("strong")).height

    def _find_spots(self, exercise: Exercise) -> None:
        if exercise.kind == CARDS:
            for row, area in self._rows:
                if row.pick:
                    for number, rect in enumerate(self._pieces(row, area)):
                        name = card_name(row.pieces[number].id)
                        self.spots.append(AnswerSpot(number, rect, name, card=True))
        elif exercise.kind == CELLS and self._boards:
            board, area = self._boards[0]
            view = self.view_of(board, area)
            built = {(tile.x, tile.y): tile.tile for tile in board.palace.tiles}
            for number, at in enumerate(board.cells):
                name = tile_name(built[at]) if at in built else cell_name(*at)
                self.spots.append(AnswerSpot(number, view.cell(*at), name, card=False))

    # -- choosing -----------------------------------------------------------------------------

    def _say_cursor(self) -> None:
        if not self.spots:
            self.setAccessibleDescription("")
            return
        spot = self.spots[self.place]
        name = self.ctx.text(spot.name)
        chosen = spot.number in self.chosen
        said = self.ctx.t("practice-chosen", name=name) if chosen else name
        self.setAccessibleDescription(said)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is under the pointer."""
        for place, spot in enumerate(self.spots):
            if spot.rect.contains(event.position()):
                self.place = place
                self._say_cursor()
                if not self.judged:
                    self.picked.emit(spot.number)
                return

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that something can be chosen."""
        over = any(spot.rect.contains(event.position()) for spot in self.spots)
        hand = over and not self.judged
        self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the next thing, Space chooses it."""
        key = Qt.Key(event.key())
        if key in focus.ARROWS and self._step(focus.ARROWS[key]):
            return
        if key == Qt.Key.Key_Space and self.spots and not self.judged:
            self.picked.emit(self.spots[self.place].number)
            return
        event.ignore()

    def _step(self, direction: tuple[int, int]) -> bool:
        """Go to the nearest thing in a direction; tells whether there is one."""
        places = [spot.rect.toRect() for spot in self.spots]
        found = focus.nearest(places[self.place], places, direction) if places else None
        if found is None:
            return False
        self.place = found
        self._say_cursor()
        self.update()
        return True

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint rows, boards and marks."""
        if self.exercise is None:
            return
        painter = QPainter(self)
        for row, area in self._rows:
            self._paint_row(painter, row, area)
        for board, area in self._boards:
            self._paint_board(painter, board, area)
        for place, spot in enumerate(self.spots):
            self._paint_spot(painter, spot)
            if place == self.place and self.hasFocus() and not self.judged:
                inset = 4.0 if spot.card else spot.rect.width() * 0.12
                ring = spot.rect.adjusted(inset, inset, -inset, -inset)
                paint.focus_ring(painter, ring, self.ctx.theme, 4)

    def _paint_row(self, painter: QPainter, row: ExerciseRow, area: QRectF) -> None:
        title = QRectF(area.left(), area.top(), self._label_width(), area.height())
        font, ink = self.ctx.font("strong"), self.ctx.theme.ink
        name = self.ctx.text(row.title)
        short = QFontMetricsF(font).elidedText(
            name, Qt.TextElideMode.ElideRight, int(title.width() - self.ctx.px(6))
        )
        draw_line(painter, title, short, font, ink)
        ratio = painter.device().devicePixelRatio()
        for piece, rect in zip(row.pieces, self._pieces(row, area), strict=True):
            match piece.kind:
                case "tile":
                    draw_tile(painter, rect, piece.id, self.ctx)
                case "card":
                    draw_card(painter, rect, piece.id, self.ctx)
                case "token":
                    draw_token(painter, rect, piece.id, self.ctx)
                case "type":
                    kind = TYPE_NAMES.index(piece.id)
                    painter.drawPixmap(
                        rect.topLeft(), self.ctx.images.chip(kind, rect.width(), ratio)
                    )
                    radius = max(float(self.ctx.px(8)), rect.width() * 0.24)
                    centre = rect.topRight() + QPointF(-radius * 0.4, radius * 0.8)
                    text = worth_text(self.ctx, piece.worth)
                    worth_disc(painter, self.ctx, centre, radius, text)

    def _paint_board(self, painter: QPainter, board: Board, area: QRectF) -> None:
        ctx, theme = self.ctx, self.ctx.theme
        draw_ground(painter, area, ctx)
        title = self._title_height()
        if title:
            high = QRectF(area.left(), area.top() + ctx.px(4), area.width(), title)
            name = ctx.text(board.palace.title)
            align = Qt.AlignmentFlag.AlignHCenter
            draw_line(painter, high, name, ctx.font("strong"), theme.ink, align)
        view = self.view_of(board, area)
        board_picture.tiles(painter, ctx, board.palace, view)
        if board.ghost is not None:
            self._paint_built(painter, view, *board.ghost)
        board_picture.framed(painter, ctx, view, board.marked)
        if self.judged:
            if board.built is not None:
                self._paint_built(painter, view, *board.built)
            for number, at in enumerate(board.proof, start=1):
                middle = view.cell(*at).center()
                board_picture.number_disc(painter, ctx, middle, view.size, number)
            if board.path:
                board_picture.wall_path(painter, ctx, view, board.path)

    def _paint_built(self, painter: QPainter, view: Fit, tile: str, at: At) -> None:
        """A tile that is not there yet."""
        with paint.saved(painter):
            painter.setOpacity(PALE)
            draw_tile(painter, view.cell(*at), tile, self.ctx)

    def _paint_spot(self, painter: QPainter, spot: AnswerSpot) -> None:
        theme, chosen = self.ctx.theme, spot.number in self.chosen
        right = self.exercise is not None and spot.number in self.exercise.solution
        rect, radius = spot.rect, max(8.0, min(16.0, spot.rect.width() * 0.17))
        if not spot.card and not self.judged:
            paint.legal_cell(painter, rect, theme, wash=chosen)
        if self.judged:
            corner = rect.topRight() + QPointF(-radius, radius)
            if right:
                self._frame(painter, rect, right=True, missed=not chosen)
                if chosen:
                    paint.tick_disc(painter, corner, radius, theme)
            elif chosen:
                self._frame(painter, rect, right=False)
                paint.cross_mark(painter, corner, radius)
        elif chosen:
            inset = 0.0 if spot.card else rect.width() * 0.1
            paint.selected_frame(painter, rect.adjusted(inset, inset, -inset, -inset), theme)
        if spot.card and not self.judged and spot.number < 9:
            self._number(painter, spot)

    def _frame(self, painter: QPainter, rect: QRectF, *, right: bool, missed: bool = False) -> None:
        """A frame around what was right or wrong; dashed if it was right but not chosen."""
        colour = self.ctx.theme.ok if right else self.ctx.theme.warn
        with paint.saved(painter):
            pen = painter.pen()
            pen.setColor(colour)
            pen.setWidthF(max(2.5, rect.width() * 0.05))
            if missed:
                pen.setDashPattern([2.2, 1.6])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 5, 5)

    def _number(self, painter: QPainter, spot: AnswerSpot) -> None:
        """The key that chooses a card, below its lower edge if there is room, else on it."""
        high = key_cap_height(self.ctx.metrics)
        box = QRectF(0, 0, max(high, self.ctx.px(16)), high)
        box.moveCenter(QPointF(spot.rect.center().x(), spot.rect.bottom() - high * 0.2))
        text = self.ctx.text(msg("play-number", n=spot.number + 1))
        key_cap(painter, box, self.ctx.metrics, text, self.ctx.theme.ink, self.ctx.theme.panel)
