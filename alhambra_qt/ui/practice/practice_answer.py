"""The side of an exercise: the question, what to choose from, and the verdict with its reasons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from alhambra_qt.controller.words.sentences import rule_box, rule_title
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.exercise import CARDS, CELLS, MANY, NUMBER, ONE, Exercise, Option
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.box import Box, Drawn, Words
from alhambra_qt.ui.kit.boxed import BoxButton, cap
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.frames import Card
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.layouts import Lines
from alhambra_qt.ui.kit.rows import Row
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button
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
            said = "practice-said-right" if verdict else "practice-said-wrong"
            self.setAccessibleDescription(self.ctx.t(said))
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
        piece = self.option.piece
        if piece is None:
            return None
        card = piece.kind == "card"
        draw = draw_card if card else draw_tile

        def how(painter: QPainter, rect: QRectF) -> None:
            draw(painter, rect, piece.id, self.ctx)

        return Drawn(how, 3.2, 3.2 * (CARD_RATIO if card else 1.0))

    def _sign(self, painter: QPainter, rect: QRectF) -> None:
        theme, centre, radius = self.ctx.theme, rect.center(), rect.width() * 0.45
        if self.verdict is False:
            paint.cross_mark(painter, centre, radius * 0.9)
        elif self.verdict or self.isChecked():
            paint.tick(painter, centre, radius, theme.ok if self.verdict else theme.acc)


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
        column = Lines(ctx, self, pad=(RING, 0, 0, 0), gap=4)
        column.addWidget(self.shown)
        grid = QGridLayout()
        grid.setSpacing(0)
        self.buttons: dict[str, Button] = {}
        for place, digit in enumerate(DIGITS):
            button = Button(ctx, digit, kind="quiet")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # digits are typed, Enter checks
            button.clicked.connect(weakly(self._type, digit))
            self.buttons[digit] = button
            grid.addWidget(button, place // 5, place % 5)
        erase = Button(ctx, msg("practice-erase"), kind="quiet", key="⌫")
        erase.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        erase.clicked.connect(weakly(self._type, ""))
        self.buttons[""] = erase
        column.addLayout(grid)
        column.addWidget(erase, 0, Qt.AlignmentFlag.AlignLeft)

    def _type(self, digit: str) -> None:
        self.typed.emit(digit)

    def show_number(self, number: str) -> None:
        """Show what was typed."""
        empty = msg("practice-number-empty")
        self.shown.set_words(msg("practice-number", n=int(number)) if number else empty)
        self.setAccessibleName(self.shown.accessibleName())

    def paintEvent(self, _event: QPaintEvent) -> None:
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
        pad = ((14, 10, 8), (12, 8, 6), (10, 6, 4), (10, 6, 4))
        self.column = Lines(ctx, self, pad=pad, gap=(6, 4, 3))
        title = msg("practice-right") if right else msg("practice-wrong")
        self.title = Text(ctx, title, role="prompt", tone="ok" if right else "warn")
        self.column.addWidget(self.title)
        if note is not None:
            self.column.addWidget(Text(ctx, note, tone="warn"))
        for words in exercise.why:
            self.column.addWidget(Text(ctx, words))
        box = rule_box(exercise.rule)
        self.column.addWidget(Text(ctx, box.text, role="small", tone="ink2"))
        said = msg("practice-rule", title=cited(exercise.rule, rule_title(exercise.rule)))
        self.link = Button(ctx, said, kind="quiet", key="R", align_left=True)
        self.link.clicked.connect(weakly(self._read, exercise.rule))
        self.column.addWidget(self.link)

    def _read(self, rule: str) -> None:
        self.rule_wanted.emit(rule)


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
        self.column = Lines(ctx, self, pad=(6, 0, 6, 6), gap=(8, 6, 4))
        self.question = Text(ctx, exercise.question, role="section")
        self.column.addWidget(self.question)
        for words in exercise.lines:
            self.column.addWidget(Text(ctx, words))
        self.how = Text(ctx, msg(f"practice-how-{self._how()}"), role="small", tone="ink2")
        self.column.addWidget(self.how)
        self.options: list[OptionButton] = []
        box = Lines(ctx)
        for number, option in enumerate(exercise.options):
            button = OptionButton(ctx, option, number, enter=exercise.kind == ONE)
            button.clicked.connect(weakly(self._pick, number))
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

    def _pick(self, number: int) -> None:
        self.picked.emit(number)

    def _how(self) -> str:
        if self.exercise.kind == CELLS:
            return "cell" if self.exercise.single else "cells"
        return HOW[self.exercise.kind]

    @property
    def spoken(self) -> str:
        """The question with all that must be known; once judged, the verdict with its reasons."""
        part = self if self.verdict is None else self.verdict
        texts = part.findChildren(Text, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return sentences(one.accessibleName() for one in texts)

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
