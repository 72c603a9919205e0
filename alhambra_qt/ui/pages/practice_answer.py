"""The side of an exercise: the question, what to choose from, and the verdict with its reasons."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from alhambra_qt.controller.words.sentences import rule_box, rule_title
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.exercise import CARDS, CELLS, MANY, NUMBER, ONE, Exercise, Option
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.buttons import key_cap, key_cap_height, key_cap_width
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.richtext import layout_runs, plain
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.widgets import RING, Button, Control
from alhambra_qt.ui.pieces.cards import draw_card
from alhambra_qt.ui.pieces.tiles import draw_tile

DIGITS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0")
HOW = {ONE: "one", MANY: "many", CARDS: "cards", NUMBER: "number"}


class OptionButton(Control):
    """One of the answers to choose from, with its key and perhaps a picture."""

    def __init__(self, ctx: UiContext, option: Option, number: int, *, enter: bool) -> None:
        super().__init__(ctx, option.words)
        self.option, self.number, self.enter = option, number, enter
        self.verdict: bool | None = None
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def judge(self, verdict: bool | None) -> None:
        """Show that it is right, or that it was wrong to choose it."""
        self.verdict = verdict
        self.setEnabled(False)
        self.update()

    def _picture(self) -> float:
        return float(self.ctx.metrics.pick(54, 44, 40)) if self.option.piece is not None else 0.0

    def _left(self) -> float:
        cap = key_cap_width(self.ctx.metrics, str(self.number + 1))
        picture = self._picture()
        return RING + self.ctx.px(12) + cap + self.ctx.px(10) + (picture and picture + 8)

    def _words_height(self, width: int) -> float:
        room = width - self._left() - self.ctx.px(34) - RING
        runs = plain(self.ctx.text(self.words))
        return layout_runs(runs, self.ctx.font("strong"), max(40.0, room)).height

    def hasHeightForWidth(self) -> bool:
        """Long words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """High enough for the words and the picture."""
        words = self._words_height(width) + self.ctx.px(12)
        picture = self._picture() * (CARD_RATIO if self._is_card() else 1.0)
        least = self.ctx.metrics.pick(42, 36, 32)
        return int(max(words, picture and picture + self.ctx.px(8), least)) + 2 * RING

    def _is_card(self) -> bool:
        return self.option.piece is not None and self.option.piece.kind == "card"

    def sizeHint(self) -> QSize:
        """A line of words."""
        wide = self.ctx.px(260)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Narrower than usual is possible."""
        return QSize(self.ctx.px(150), self.ctx.metrics.hit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter checks where several can be chosen; the page does that."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.enter:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame, key, picture, words and the verdict."""
        painter, theme, face = QPainter(self), self.ctx.theme, self.face()
        chosen, radius = self.isChecked(), self.ctx.px(8)
        fill, border, width = theme.panel, theme.line, 1.6
        if self.verdict is True:
            fill, border, width = theme.accs, theme.ok, 2.6
        elif self.verdict is False:
            fill, border, width = theme.warns, theme.warn, 2.6
        elif chosen:
            fill, border, width = theme.accs, theme.acc, 2.4
        elif self.underMouse() and self.isEnabled():
            border = theme.acc
        with paint.saved(painter):
            painter.setPen(QPen(border, width))
            painter.setBrush(fill)
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius, radius)
        self._paint_inside(painter, face)
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, radius)

    def _paint_inside(self, painter: QPainter, face: QRectF) -> None:
        m, theme = self.ctx.metrics, self.ctx.theme
        key, middle = str(self.number + 1), face.center().y()
        wide, high = key_cap_width(m, key), key_cap_height(m)
        cap = QRectF(face.left() + self.ctx.px(12), middle - high / 2, wide, high)
        key_cap(painter, cap, m, key, theme.ink2, theme.panel)
        piece, size = self.option.piece, self._picture()
        if piece is not None:
            tall = size * CARD_RATIO if piece.kind == "card" else size
            spot = QRectF(cap.right() + self.ctx.px(10), middle - tall / 2, size, tall)
            draw = draw_card if piece.kind == "card" else draw_tile
            draw(painter, spot, piece.id, self.ctx)
        room = self.width() - self._left() - self.ctx.px(34) - RING
        runs = plain(self.ctx.text(self.words))
        block = layout_runs(runs, self.ctx.font("strong"), max(40.0, room))
        block.paint(painter, self._left(), middle - block.height / 2, theme.ink)
        mark = QPointF(face.right() - self.ctx.px(18), middle)
        if self.verdict is True:
            paint.tick(painter, mark, self.ctx.px(11), theme.ok)
        elif self.verdict is False:
            paint.cross_mark(painter, mark, self.ctx.px(9))
        elif self.isChecked():
            paint.tick(painter, mark, self.ctx.px(10), theme.acc)


class Keypad(Styled, QWidget):
    """Digits to click, and the number made of them.

    Signals:
        typed: a digit was pressed; empty for erasing.
    """

    typed = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.shown = Text(ctx, msg("practice-number-empty"), role="prompt")
        column = QVBoxLayout(self)
        column.setContentsMargins(RING, 0, 0, 0)
        column.setSpacing(ctx.px(4))
        column.addWidget(self.shown)
        grid = QGridLayout()
        grid.setSpacing(0)
        self.buttons: dict[str, Button] = {}
        for place, digit in enumerate(DIGITS):
            button = Button(ctx, digit, kind="quiet")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # digits are typed, Enter checks
            button.clicked.connect(lambda _=False, digit=digit: self.typed.emit(digit))
            self.buttons[digit] = button
            grid.addWidget(button, place // 5, place % 5)
        erase = Button(ctx, msg("practice-erase"), kind="quiet", key="⌫")
        erase.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        erase.clicked.connect(lambda: self.typed.emit(""))
        self.buttons[""] = erase
        column.addLayout(grid)
        column.addWidget(erase, 0, Qt.AlignmentFlag.AlignLeft)

    def show_number(self, number: str) -> None:
        """Show what was typed."""
        empty = msg("practice-number-empty")
        self.shown.set_words(msg("practice-number", n=int(number)) if number else empty)
        self.setAccessibleName(self.shown.accessibleName())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that digits can be typed."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keys are elsewhere."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line on which the number stands."""
        painter, theme = QPainter(self), self.ctx.theme
        line = QRectF(self.shown.geometry())
        colour = theme.acc if self.hasFocus() else theme.line
        bar = QRectF(
            line.left(), line.bottom() - 1, line.width() - RING, 3 if self.hasFocus() else 2
        )
        painter.fillRect(bar, colour)

    def close_keys(self) -> None:
        """Nothing more can be typed."""
        for button in self.buttons.values():
            button.hide()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class Verdict(Card):
    """Whether the answer was right, and why.

    Signals:
        rule_wanted: the rule that the exercise is about.
    """

    rule_wanted = Signal(str)

    def __init__(self, ctx: UiContext, exercise: Exercise, right: bool, note: Msg | None) -> None:
        super().__init__(ctx, strong=right)
        self.column = QVBoxLayout(self)
        title = msg("practice-right") if right else msg("practice-wrong")
        self.title = Text(ctx, title, role="prompt", tone="ok" if right else "warn")
        self.column.addWidget(self.title)
        if note is not None:
            self.column.addWidget(Text(ctx, note, tone="warn"))
        for words in exercise.why:
            self.column.addWidget(Text(ctx, words))
        box = rule_box(exercise.rule)
        self.column.addWidget(Text(ctx, box.text, role="small", tone="ink2"))
        said = msg("practice-rule", title=rule_title(exercise.rule))
        self.link = Button(ctx, said, kind="quiet", key="R", align_left=True)
        self.link.clicked.connect(lambda: self.rule_wanted.emit(exercise.rule))
        self.column.addWidget(self.link)
        self.restyle()

    def restyle(self) -> None:
        """Take sizes from the context."""
        side = self.ctx.metrics.pick(14, 10, 8)
        self.column.setContentsMargins(side, side - 2, side - 4, side - 4)
        self.column.setSpacing(self.ctx.metrics.pick(6, 4, 3))
        super().restyle()


class Side(Styled, QWidget):
    """Question, answers and verdict of one exercise.

    Signals:
        picked: the number of an option.
        typed: a digit, empty for erasing.
        rule_wanted: the rule to read about.
    """

    picked = Signal(int)
    typed = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, ctx: UiContext, exercise: Exercise) -> None:
        super().__init__(ctx)
        self.exercise = exercise
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(ctx.px(6), 0, ctx.px(6), ctx.px(6))
        self.column.setSpacing(ctx.metrics.pick(8, 6, 4))
        self.question = Text(ctx, exercise.question, role="section")
        self.column.addWidget(self.question)
        for words in exercise.lines:
            self.column.addWidget(Text(ctx, words))
        self.how = Text(ctx, msg(f"practice-how-{self._how()}"), role="small", tone="ink2")
        self.column.addWidget(self.how)
        self.options: list[OptionButton] = []
        box = QVBoxLayout()
        box.setSpacing(0)
        for number, option in enumerate(exercise.options):
            button = OptionButton(ctx, option, number, enter=exercise.kind == ONE)
            button.clicked.connect(lambda _=False, number=number: self.picked.emit(number))
            self.options.append(button)
            box.addWidget(button)
        self.column.addLayout(box)
        self.keypad: Keypad | None = None
        if exercise.kind == NUMBER:
            self.keypad = Keypad(ctx)
            self.keypad.typed.connect(self.typed)
            self.column.addWidget(self.keypad)
        self.verdict: Verdict | None = None
        self.column.addStretch(1)

    def _how(self) -> str:
        if self.exercise.kind == CELLS:
            return "cell" if self.exercise.single else "cells"
        return HOW[self.exercise.kind]

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
            said = msg("play-number", n=next(iter(exercise.solution)))
            note = msg("practice-answer", list=said)
        self.verdict = Verdict(self.ctx, exercise, right, None if right else note)
        self.verdict.rule_wanted.connect(self.rule_wanted)
        self.how.hide()
        self.column.insertWidget(self.column.count() - 1, self.verdict)
        return self.verdict
