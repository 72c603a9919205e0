"""What an exercise shows: rows of cards and tiles, Alhambras, and what of them can be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

from attrs import frozen
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy

from alhambra_qt.controller.view.parts import At
from alhambra_qt.controller.words.names import cell_name, stands
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.exercise import CARDS, CELLS, Board, Exercise, ExerciseRow
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.access import (
    DESCRIPTION,
    FOCUS,
    NAME,
    NOTHING,
    PRESS,
    Doer,
    Role,
    ToldPart,
    WrittenPart,
    tell,
)
from alhambra_qt.ui.kit.box import CENTRE, ENDLESS, Box, Fixed, Ground, Hit, Space, Words, spring
from alhambra_qt.ui.kit.buttons import key_cap, key_cap_height
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.heard import heard, listened
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.reading import AccessibleHolder
from alhambra_qt.ui.kit.rows import Column, Row, Stack
from alhambra_qt.ui.pieces import board_picture
from alhambra_qt.ui.pieces.board_picture import BoardPicture
from alhambra_qt.ui.pieces.ground import Fit
from alhambra_qt.ui.pieces.row import PieceBox, said
from alhambra_qt.ui.pieces.tiles import draw_tile

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


MOST_BOARDS = 3
LABEL = 0.3  # of the width, at most
ROWS = 0.42  # of the height, where there are boards too
GAP = 0.6  # ems between all of them
PALE = 0.82  # how strongly a tile is drawn that is not there yet


@frozen
class AnswerSpot:
    """Something that can be chosen: its number in an answer, what it is, where it lies."""

    number: int
    name: str
    card: bool
    rect: QRectF


class Choices(Protocol):
    """A widget with a picture of which parts are chosen."""

    @property
    def spots(self) -> list[AnswerSpot]:
        """What can be chosen, at its place."""

    @property
    def judged(self) -> bool:
        """Whether nothing can be chosen any more."""

    @property
    def chosen(self) -> frozenset[int]:
        """What is chosen."""

    def pointed(self) -> int | None:
        """The number of what the keys are at."""

    def point_at(self, number: int) -> None:
        """Let the keys be at what has a number."""

    def pick(self, number: int) -> None:
        """Choose it."""

    def verdict(self, number: int) -> str:
        """What came of choosing it."""

    def setFocus(self) -> None:
        """Take the keyboard."""

    def hasFocus(self) -> bool:
        """Whether it has the keyboard."""


class AnswerPart(ToldPart):
    """A card or a cell that can be chosen, known by its number in an answer."""

    def __init__(self, whole: AccessiblePicture, number: int) -> None:
        super().__init__(whole)
        self.picture, self.number = whole, number
        self.doer = Doer(self._can, self._do, lambda: "")

    def spot(self) -> AnswerSpot | None:
        """Where it is, and what."""
        found = self.picture.spots() if self.picture.alive else []
        return next((one for one in found if one.number == self.number), None)

    def _can(self) -> list[str]:
        if self.spot() is None:
            return []
        return [FOCUS] if self.picture.shown.judged else [PRESS, FOCUS]

    def _do(self, name: str) -> None:
        shown = self.picture.shown
        shown.setFocus()
        shown.point_at(self.number)
        if name == PRESS:
            shown.pick(self.number)

    # -- Qt -----------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return self.spot() is not None

    def role(self) -> QAccessible.Role:
        return Role.CheckBox

    def rect(self) -> QRect:
        spot = self.spot()
        return self.picture.on_screen(spot.rect) if spot is not None else QRect()

    def text(self, kind: QAccessible.Text) -> str:
        """What it is; once judged, whether it was right."""
        spot = self.spot()
        if spot is None:
            return ""
        shown = self.picture.shown
        if kind == NAME:
            return spot.name
        return shown.verdict(self.number) if kind == DESCRIPTION else ""

    def state(self) -> QAccessible.State:
        """Whether it is chosen and has the focus."""
        state = super().state()
        if not self.isValid():
            return state
        shown = self.picture.shown
        state.focusable = state.checkable = True
        state.checked = self.number in shown.chosen
        state.focused = shown.hasFocus() and shown.pointed() == self.number
        return state


class AccessiblePicture(AccessibleHolder):
    """A picture; what can be chosen stands after the words."""

    kind = AnswerPart

    def __init__(self, widget: Holder) -> None:
        super().__init__(widget)
        self._answers: dict[int, AnswerPart] = {}

    @property
    def shown(self) -> Choices:
        """The picture; ask only while this is `alive`."""
        return cast("Choices", self.host)

    def spots(self) -> list[AnswerSpot]:
        """What can be chosen."""
        return self.shown.spots

    def part(self, number: int) -> AnswerPart:
        """The one interface of an answer."""
        if number not in self._answers:
            self._answers[number] = self.kind(self, number)
        return self._answers[number]

    def things(self) -> list[QAccessibleInterface | QWidget]:
        """The words that are not the name of something to choose, then all that can be chosen."""
        if not self.isValid():
            return []
        spots = self.spots()
        words = [one for one in super().things() if not _stands_on(one, spots)]
        return [*words, *(self.part(spot.number) for spot in spots)]

    def focusChild(self) -> QAccessibleInterface:
        if not self.isValid() or not self.shown.hasFocus():
            return NOTHING
        number = self.shown.pointed()
        return NOTHING if number is None else self.part(number)

    def state(self) -> QAccessible.State:
        """Where a part has the focus, the picture has not."""
        state = super().state()
        if self.focusChild() is not None:
            state.focused = False
        return state


def _stands_on(one: object, spots: list[AnswerSpot]) -> bool:
    """Whether a text is that of a card or a cell that can be chosen."""
    if not isinstance(one, WrittenPart):
        return False
    return any(spot.rect.contains(one.area.center()) for spot in spots)


def _of(picture: QWidget) -> AccessiblePicture | None:
    found = QAccessible.queryAccessibleInterface(picture) if QAccessible.isActive() else None
    return found if isinstance(found, AccessiblePicture) else None


def focused(picture: QWidget) -> None:
    """Tell that the focus is on another card or cell."""
    found = _of(picture)
    part = found.focusChild() if found is not None else None
    if part is not None:
        tell(part, QAccessible.Event.Focus)


def switched(picture: QWidget, numbers: Iterable[int]) -> None:
    """Tell that cards or cells are chosen now, or not any more."""
    found, state = _of(picture), QAccessible.State()
    state.checked = True
    parts = [found.part(number) for number in numbers] if found is not None else []
    for part in parts:
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(part, state))


class PracticePicture(Holder):
    """The picture of an exercise; with the mouse or the keys its parts are chosen.

    Signals:
        picked: the number of what was chosen.
    """

    picked = Signal(int)
    told_by = AccessiblePicture
    BY_SIZE = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.exercise: Exercise | None = None
        self.chosen: frozenset[int] = frozenset()
        self.judged = False
        self.place = 0
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # -- what is shown ------------------------------------------------------------------------

    def show_exercise(self, exercise: Exercise) -> None:
        """Show an exercise from its beginning."""
        self.exercise, self.chosen, self.judged, self.place = exercise, frozenset(), False, 0
        choosing = exercise.kind in (CARDS, CELLS)
        policy = Qt.FocusPolicy.StrongFocus if choosing else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        self.retranslate()

    def show_chosen(self, chosen: frozenset[int], judged: bool) -> None:
        """Mark what is chosen; once judged, also what is right."""
        changed = self.chosen ^ chosen
        self.chosen, self.judged = chosen, judged
        switched(self, changed)
        self.change()

    def retranslate(self) -> None:
        super().retranslate()
        if self.exercise is not None:
            self.setAccessibleName(self.ctx.text(self.exercise.question))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ctx.px(160), self.ctx.px(120))

    # -- where everything lies ----------------------------------------------------------------

    @property
    def spots(self) -> list[AnswerSpot]:
        """What can be chosen, at its place."""
        found, exercise = self.laid.of(AnswerSpot), self.exercise
        if exercise is not None and exercise.kind == CELLS and exercise.boards:
            view, board = self.laid.of(Fit)[0], exercise.boards[0]
            built = {(tile.x, tile.y): stands(tile) for tile in board.palace.tiles}
            for number, at in enumerate(board.cells):
                name = ", ".join(map(self.ctx.text, built.get(at, (cell_name(*at),))))
                found.append(AnswerSpot(number, name, False, view.cell(*at)))
        return found

    def tree(self) -> Box:
        """Rows of pieces below each other, and the boards side by side."""
        exercise, look = self.exercise, self.look
        if exercise is None:
            return Space()
        boards, rows = exercise.boards[:MOST_BOARDS], exercise.rows
        names = [Words(look.text(row.title), "strong", short=99) for row in rows]
        wide = max((name.room(look, ENDLESS)[0] for name in names), default=0)
        label = min(wide, self.width() * LABEL) / look.em + GAP
        titles = [Fixed(name, wide=label) for name in names]
        room = self.height() / look.em * (ROWS if boards else 1.0) / max(1, len(rows))
        lines: list[Box] = [
            Row(
                Fixed(title, wide=label + GAP),
                *self._pieces(row, room - GAP, bool(boards)),
                spring(),
            )
            for title, row in zip(titles, rows, strict=True)
        ]
        if boards:
            named = len(boards) > 1
            pictures = [_board(look, one, named, self.judged) for one in boards]
            lines.append(Row(*pictures, gap=GAP, even=True, middle=False, grow=1))
        else:
            lines = [spring(), *lines, spring()]
        return Ground(Column(*lines, gap=GAP), pad=GAP)

    def _pieces(self, row: ExerciseRow, room: float, boards: bool) -> list[Box]:
        """The pieces, lower than usual where there is little room."""
        high = min(_usual(row, boards), room)
        pieces = [PieceBox(piece, high) for piece in row.pieces]
        if not row.pick:
            return list(pieces)
        names = (self.ctx.text(said(piece)) for piece in row.pieces)
        makes = (partial(AnswerSpot, number, name, True) for number, name in enumerate(names))
        return [Hit(piece, make) for piece, make in zip(pieces, makes, strict=True)]

    # -- choosing -----------------------------------------------------------------------------

    def pointed(self) -> int | None:
        """The number of what the keys are at."""
        spots = self.spots
        return spots[self.place].number if self.place < len(spots) else None

    def point_at(self, number: int) -> None:
        """Let the keys be at what has a number."""
        numbers = [spot.number for spot in self.spots]
        self._move(numbers.index(number))

    def pick(self, number: int) -> None:
        """Choose what has a number."""
        self.picked.emit(number)

    def verdict(self, number: int) -> str:
        """What is seen on something once the answer is judged."""
        right = self.exercise is not None and number in self.exercise.solution
        if not self.judged or not (right or number in self.chosen):
            return ""
        return self.ctx.t("practice-said-right" if right else "practice-said-wrong")

    def _move(self, place: int) -> None:
        self.place = place
        self.update()
        focused(self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys are at one thing of it."""
        super().focusInEvent(event)
        QTimer.singleShot(0, self, partial(focused, self))  # Qt tells of the picture itself first

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for place, spot in enumerate(self.spots):
            if spot.rect.contains(event.position()):
                self._move(place)
                if not self.judged:
                    self.picked.emit(spot.number)
                return

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
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
        self._move(found)
        return True

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        for place, spot in enumerate(self.spots):
            self._paint_spot(painter, spot)
            if place == self.place and self.hasFocus() and not self.judged:
                inset = 4.0 if spot.card else spot.rect.width() * 0.12
                ring = spot.rect.adjusted(inset, inset, -inset, -inset)
                paint.focus_ring(painter, ring, self.ctx.theme, 4)

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
        theme, inner = self.ctx.theme, rect.adjusted(2, 2, -2, -2)
        thick = max(2.5, rect.width() * 0.05)
        with paint.saved(painter):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.panel, thick + paint.BACKING))
            painter.drawRoundedRect(inner, 5, 5)
            pen = QPen(theme.ok if right else theme.warn, thick)
            if missed:
                pen.setDashPattern([2.2, 1.6])
            painter.setPen(pen)
            painter.drawRoundedRect(inner, 5, 5)

    def _number(self, painter: QPainter, spot: AnswerSpot) -> None:
        """The key that chooses a card, below its lower edge if there is room, else on it."""
        high = key_cap_height(self.ctx.metrics)
        box = QRectF(0, 0, max(high, self.ctx.px(16)), high)
        box.moveCenter(QPointF(spot.rect.center().x(), spot.rect.bottom() - high * 0.2))
        text = self.ctx.text(msg("play-number", n=spot.number + 1))
        key_cap(painter, box, self.ctx.metrics, text, self.ctx.theme.ink, self.ctx.theme.panel)


def _usual(row: ExerciseRow, boards: bool) -> float:
    """How high pieces usually are, in ems: cards want more room than chips."""
    kinds = {piece.kind for piece in row.pieces}
    if row.pick:
        return 12.0
    if "card" in kinds:
        return 6.6 if boards else 8.6
    if "tile" in kinds:
        return 6.0 if boards else 9.3
    return 2.9 if boards else 4.0


def _board(look: Look, board: Board, named: bool, judged: bool) -> Box:
    """A board with room for the cells that can be chosen, named where there are several."""

    def marks(painter: QPainter, ctx: UiContext, view: Fit) -> None:
        for at in board.marked if listened() else ():
            heard(ctx.text(msg("practice-framed", cell=cell_name(*at))), view.cell(*at))
        if board.ghost is not None:
            _built(painter, ctx, view, *board.ghost)
        board_picture.framed(painter, ctx, view, board.marked)
        if judged and board.built is not None:
            _built(painter, ctx, view, *board.built)
        for number, at in enumerate(board.proof if judged else (), start=1):
            board_picture.number_disc(painter, ctx, view.cell(*at).center(), view.size, number)
        board_picture.wall_path(painter, ctx, view, board.path if judged else ())

    west, north, east, south = board.palace.box
    ghost = () if board.ghost is None else (board.ghost[1],)
    more = (*board.cells, *board.marked, *ghost)
    xs, ys = [west, east, *(x for x, _ in more)], [north, south, *(y for _, y in more)]
    title = Words(look.text(board.palace.title), "strong", align=CENTRE) if named else None
    cells = (min(xs), min(ys), max(xs), max(ys))
    head = 1.4 if named else 0.0
    picture = BoardPicture(board.palace, marks, cells=cells, largest=8, edge=1.3, head=head)
    return Stack(picture, Ground(Column(title, spring()), pad=(0.3, 0.25)), grow=1)


def _built(painter: QPainter, ctx: UiContext, view: Fit, tile: str, at: At) -> None:
    """A tile that is not there yet."""
    with paint.saved(painter):
        painter.setOpacity(PALE)
        draw_tile(painter, view.cell(*at), tile, ctx)
