"""An exercise as it is asked: the question with its answers, and the picture to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from alhambra_qt.controller.view.view_parts import At
from alhambra_qt.controller.words.names import cell_name, stands
from alhambra_qt.controller.words.sentences import rule_box, rule_title
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.exercise import (
    CARDS,
    CELLS,
    MANY,
    NUMBER,
    ONE,
    Board,
    Exercise,
    ExerciseRow,
    Option,
)
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import describe, is_describing, sentences
from alhambra_qt.ui.kit.box import (
    CENTRE,
    ENDLESS,
    Box,
    Drawn,
    Fixed,
    Ground,
    Space,
    Words,
    cap,
    small_panel,
    spring,
)
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import key_cap, key_cap_height
from alhambra_qt.ui.kit.rows import Column, Grid, Row, Stack
from alhambra_qt.ui.kit.text import joined
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.pieces import board_picture
from alhambra_qt.ui.pieces.board_picture import BoardPicture
from alhambra_qt.ui.pieces.picks import Pick, PickBoard, PickView
from alhambra_qt.ui.pieces.picture import Fit
from alhambra_qt.ui.pieces.proofs import PieceBox, piece_label
from alhambra_qt.ui.pieces.tiles import draw_card, draw_tile

DIGITS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0")
PAD = (0.7, 0.35)
HOW = {ONE: "one", MANY: "many", CARDS: "cards", NUMBER: "number"}


class OptionButton(BoxButton):
    """One of the answers to choose from, with its key and perhaps a picture."""

    wide, least = 260.0, 150.0

    def __init__(self, ctx: UiContext, option: Option, number: int, *, enter: bool) -> None:
        super().__init__(ctx, option.words)
        self.option, self.number, self.enter = option, number, enter
        self.verdict: bool | None = None
        self.setCheckable(True)
        self.retranslate()

    def judge(self, verdict: bool | None) -> None:
        """Show that it is right, or that it was wrong to choose it."""
        self.verdict = verdict
        if verdict is not None:
            text = "practice-said-right" if verdict else "practice-said-wrong"
            self.setAccessibleDescription(self.ctx.t(text))
        self.setEnabled(False)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter checks where several can be chosen; the page does that."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.enter:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def tree(self) -> Box:
        key = cap(self.look, str(self.number + 1), "ink2")
        words = Words(self.ctx.text(self.words), "strong", wrap=True, grow=1.0)
        row = Row(key, self._picture(), words, Drawn(self._sign, 1.6, 1.6), gap=0.6)
        if self.verdict is not None:
            fill, border = ("accs", "ok") if self.verdict else ("warns", "warn")
            return self.ground(row, fill, border, 2.6, PAD)
        if self.isChecked():
            return self.ground(row, "accs", "acc", 2.4, PAD)
        hot = self.underMouse() and self.isEnabled()
        return self.ground(row, "panel", "acc" if hot else "line", 1.6, PAD)

    def _picture(self) -> Drawn | None:
        piece, ctx = self.option.piece, self.ctx
        if piece is None:
            return None
        card = piece.kind == "card"
        draw = draw_card if card else draw_tile

        def how(painter: QPainter, rect: QRectF) -> None:
            draw(painter, rect, piece.id, ctx)

        return Drawn(how, 3.2, 3.2 * (CARD_RATIO if card else 1.0))

    def _sign(self, painter: QPainter, rect: QRectF) -> None:
        theme, centre, radius = self.ctx.theme, rect.center(), rect.width() * 0.45
        if self.verdict is False:
            paint.cross_mark(painter, centre, radius * 0.9)
        elif self.verdict or self.isChecked():
            paint.tick(painter, centre, radius, theme.ok if self.verdict else theme.acc)


class Keypad(Holder):
    """Digits to click, and the number made of them."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.number, self.closed = "", False
        self.buttons = {digit: Button(ctx, digit, kind="quiet") for digit in DIGITS}
        self.buttons[""] = Button(ctx, msg("practice-erase"), kind="quiet", key="⌫")
        for digit, button in self.buttons.items():
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # digits are typed, Enter checks
            button.clicked.connect(weakly(self.wish, "type", digit))
        self.retranslate()

    def show_number(self, number: str) -> None:
        """Show what was typed."""
        self.number = number
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.ctx.text(self._shown()))

    def _shown(self) -> Msg:
        number, empty = self.number, msg("practice-number-empty")
        return msg("practice-number", n=int(number)) if number else empty

    def tree(self) -> Box:
        look = self.look
        edge = RING / look.em
        shown = Stack(self.sentence(self._shown(), "prompt"), Drawn(self._underline))
        parts: list[Box] = [Ground(shown, pad=(edge, 0))]
        if not self.closed:
            keys = [Live(self.buttons[digit]) for digit in DIGITS]
            parts.append(Grid((keys[:5], keys[5:]), grows=(1,) * 5, gap=(0, 0)))
            parts.append(Row(Live(self.buttons[""])))
        return Column(*parts, gap=look.ems(4))

    def _underline(self, painter: QPainter, line: QRectF) -> None:
        theme, height = self.ctx.theme, 3 if self.hasFocus() else 2
        colour = theme.acc if self.hasFocus() else theme.line
        painter.fillRect(QRectF(line.left(), line.bottom() - 1, line.width(), height), colour)

    def close_keys(self) -> None:
        """Nothing more can be typed."""
        self.closed = True
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.change_now()


class Verdict(Holder):
    """Whether the answer was right, and why."""

    def __init__(self, ctx: UiContext, exercise: Exercise, right: bool, note: Msg | None) -> None:
        super().__init__(ctx)
        self.exercise, self.right, self.note = exercise, right, note
        title = cited(exercise.rule, rule_title(exercise.rule)) if exercise.rule else ""
        text = msg("practice-rule", title=title)
        self.link = Button(ctx, text, kind="quiet", key="R", align_left=True)
        self.link.clicked.connect(weakly(self.wish, "rule", exercise.rule))

    def texts(self) -> list[Words]:
        """Return its paragraphs."""
        exercise, right = self.exercise, self.right
        title = msg("practice-right") if right else msg("practice-wrong")
        found = [self.sentence(title, "prompt", "ok" if right else "warn")]
        if self.note is not None:
            found.append(self.sentence(self.note, tone="warn"))
        found += map(self.sentence, exercise.why)
        if exercise.rule:
            found.append(self.sentence(rule_box(exercise.rule).text, "small", "ink2"))
        return found

    def tree(self) -> Box:
        look = self.look
        link = Live(self.link) if self.exercise.rule else None
        child = Column(*self.texts(), link, gap=look.ems(6, 4, 3))
        return small_panel(child, (look.ems(13, 10, 8), look.ems(11, 7, 5)), strong=self.right)


class Side(Holder):
    """Question, answers and verdict of one exercise."""

    def __init__(self, ctx: UiContext, exercise: Exercise) -> None:
        super().__init__(ctx)
        self.exercise = exercise
        self.options = [
            OptionButton(ctx, option, number, enter=exercise.kind == ONE)
            for number, option in enumerate(exercise.options)
        ]
        for button in self.options:
            button.clicked.connect(weakly(self.wish, "pick", button.number))
        self.keypad = Keypad(ctx) if exercise.kind == NUMBER else None
        self.verdict: Verdict | None = None

    def tree(self) -> Box:
        look = self.look
        last = [Live(part) for part in (self.keypad, self.verdict) if part is not None]
        options = Column(*map(Live, self.options), gap=0) if self.options else None
        child = Column(*self.texts(), options, *last, gap=look.ems(8, 6, 4))
        below = Space(height=look.ems(6))
        return Ground(Column(child, below, gap=0), pad=(look.ems(6), 0))

    def texts(self) -> list[Words]:
        """Return the question with all that must be known, and until it is judged how to answer."""
        found = [self.sentence(self.exercise.question, "section")]
        found += map(self.sentence, self.exercise.lines)
        if self.verdict is None:
            found.append(self.sentence(msg(f"practice-how-{self._how()}"), "small", "ink2"))
        return found

    def _how(self) -> str:
        if self.exercise.kind == CELLS:
            return "cell" if self.exercise.single else "cells"
        return HOW[self.exercise.kind]

    @property
    def spoken(self) -> str:
        """The question with all that must be known; once judged, the verdict with its reasons."""
        part = self if self.verdict is None else self.verdict
        return sentences(joined(words.runs()) for words in part.texts())

    def show_chosen(self, chosen: frozenset[int]) -> None:
        """Mark the chosen options."""
        for button in self.options:
            button.setChecked(button.number in chosen)

    def judge(self, answer: frozenset[int], right: bool) -> Verdict:
        """Show whether the answer was right, and why."""
        exercise = self.exercise
        for button in self.options:
            wrong = False if button.number in answer else None
            button.judge(True if button.number in exercise.solution else wrong)
        if self.keypad is not None:
            self.keypad.close_keys()
        note = exercise.wrong_note(answer)
        if exercise.kind == NUMBER and not right:
            text = msg("play-number", n=next(iter(exercise.solution)))
            note = msg("practice-answer", list=text)
        self.verdict = Verdict(self.ctx, exercise, right, None if right else note)
        self.change_now()
        return self.verdict


MOST_BOARDS = 3
LABEL = 0.3  # of the width, at most
ROWS = 0.42  # of the height, where there are boards too
GAP = 0.6  # ems between all of them
LOW, PIECE_BESIDE = 16, 3.4  # ems: a picture so low has its pieces beside the cells, so high
PALE = 0.82  # how strongly a tile is drawn that is not there yet


class PictureSwitch(Pick):
    """A card or a cell: Space switches it on, Enter is for the page."""

    takes_enter = False

    def __init__(self, ctx: UiContext, number: int, name: str, at: At | None = None) -> None:
        super().__init__(ctx, number, name, at)
        self.setCheckable(True)


class PracticePicture(PickView):
    """The picture of an exercise; with the mouse or the keys its parts are chosen."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.exercise: Exercise | None = None
        self.chosen: frozenset[int] = frozenset()
        self.judged = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # -- what is shown ------------------------------------------------------------------------

    def show_exercise(self, exercise: Exercise) -> None:
        """Show an exercise from its beginning."""
        self.exercise, self.chosen, self.judged = exercise, frozenset(), False
        self.set_picks(self._made_picks(exercise))
        self.retranslate()

    def _made_picks(self, exercise: Exercise) -> list[Pick]:
        cells = exercise.boards[0].cells if exercise.kind == CELLS and exercise.boards else ()
        cards = sum(len(row.pieces) for row in exercise.rows if row.pick)
        places = enumerate((*[None] * cards, *cells))
        return [PictureSwitch(self.ctx, number, "", at) for number, at in places]

    def show_chosen(self, chosen: frozenset[int], judged: bool) -> None:
        """Mark what is chosen; once judged, also what is right."""
        self.chosen, self.judged = chosen, judged
        for pick in self.picks:
            pick.setChecked(pick.number in chosen)
            pick.setAccessibleDescription(self._verdict(pick.number))
            if judged:
                pick.setCursor(Qt.CursorShape.ArrowCursor)
        self.change()

    def retranslate(self) -> None:
        super().retranslate()
        if self.exercise is None:
            return
        self.setAccessibleName(self.ctx.text(self.exercise.question))
        built = {
            (tile.x, tile.y): tile for board in self.exercise.boards for tile in board.palace.tiles
        }
        pieces = [piece for row in self.exercise.rows if row.pick for piece in row.pieces]
        for pick in self.picks:
            if pick.at is None:
                pick.set_words(piece_label(pieces[pick.number]))
            else:
                there = built.get(pick.at)
                names = stands(there) if there is not None else (cell_name(*pick.at),)
                pick.set_words(", ".join(map(self.ctx.text, names)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ctx.px(160), self.ctx.px(120))

    # -- where everything lies ----------------------------------------------------------------

    def tree(self) -> Box:
        exercise, look = self.exercise, self.look
        if exercise is None:
            return Space()
        boards, rows = exercise.boards[:MOST_BOARDS], exercise.rows
        names = [Words(look.text(row.title), "strong", short=99) for row in rows]
        named = len(boards) > 1
        cells = [pick for pick in self.picks if pick.at is not None]
        pictures = [_board(look, board, named, self.judged, cells) for board in boards]
        shown = Row(*pictures, gap=GAP, even=True, middle=False, grow=1) if boards else None
        if cells and self.height() < LOW * look.em:  # beside them the cells are larger
            pieces = [Row(*self._pieces(row, PIECE_BESIDE, boards=True)) for row in rows]
            beside = [part for pair in zip(names, pieces, strict=True) for part in pair]
            return Ground(Row(Column(*beside, spring(), gap=GAP), shown, middle=False), pad=GAP)
        width = max((name.room(look, ENDLESS)[0] for name in names), default=0)
        label = min(width, self.width() * LABEL) / look.em + GAP
        titles = [Fixed(name, width=label) for name in names]
        room = self.height() / look.em * (ROWS if boards else 1.0) / max(1, len(rows))
        lines: list[Box] = [
            Row(
                Fixed(title, width=label + GAP),
                *self._pieces(row, room - GAP, boards=bool(boards)),
                spring(),
            )
            for title, row in zip(titles, rows, strict=True)
        ]
        lines = [*lines, shown] if shown is not None else [spring(), *lines, spring()]
        return Ground(Column(*lines, gap=GAP), pad=GAP)

    def _pieces(self, row: ExerciseRow, room: float, *, boards: bool) -> list[Box]:
        """The pieces, lower than usual where there is little room."""
        height = min(_usual(row, boards), room)
        pieces = [PieceBox(piece, height) for piece in row.pieces]
        if not row.pick:
            return list(pieces)
        return [Live(pick, piece) for pick, piece in zip(self.picks, pieces, strict=False)]

    def _verdict(self, number: int) -> str:
        right = self.exercise is not None and number in self.exercise.solution
        if not self.judged or not (right or number in self.chosen):
            return ""
        return self.ctx.t("practice-said-right" if right else "practice-said-wrong")

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        for pick in self.picks:
            self._paint_pick(painter, pick)

    def _paint_pick(self, painter: QPainter, pick: Pick) -> None:
        theme, chosen, card = self.ctx.theme, pick.number in self.chosen, pick.at is None
        right = self.exercise is not None and pick.number in self.exercise.solution
        rect = QRectF(pick.geometry())
        radius = max(8.0, min(16.0, rect.width() * 0.17))
        if not card and not self.judged:
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
            inset = 0.0 if card else rect.width() * 0.1
            paint.selected_frame(painter, rect.adjusted(inset, inset, -inset, -inset), theme)
        if card and not self.judged and pick.number < 9:
            self._number(painter, rect, pick.number)

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

    def _number(self, painter: QPainter, rect: QRectF, number: int) -> None:
        height = key_cap_height(self.ctx.metrics)
        box = QRectF(0, 0, max(height, self.ctx.px(16)), height)
        box.moveCenter(QPointF(rect.center().x(), rect.bottom() - height * 0.2))
        text = self.ctx.text(msg("play-number", n=number + 1))
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


def _board(look: Look, board: Board, named: bool, judged: bool, picks: Sequence[Pick]) -> Box:
    """A board with room for the cells that can be chosen, named where there are several."""

    def marks(painter: QPainter, ctx: UiContext, view: Fit) -> None:
        for at in board.marked if is_describing() else ():
            describe(ctx.text(msg("practice-framed", cell=cell_name(*at))), view.cell(*at))
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
    shown = PickBoard(picture, picks)
    return Stack(shown, Ground(Column(title, spring()), pad=(0.3, 0.25)), grow=1)


def _built(painter: QPainter, ctx: UiContext, view: Fit, tile: str, at: At) -> None:
    with paint.saved(painter):
        painter.setOpacity(PALE)
        draw_tile(painter, view.cell(*at), tile, ctx)
