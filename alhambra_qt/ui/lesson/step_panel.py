"""The text of a step: picture, title, points, the invitation, the answer, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent

from alhambra_qt.engine.pieces import CARD_BY_ID
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.tutor import DONE, FOUND, HINT, WRONG, Say, Tutor
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import Role, describe, sentences
from alhambra_qt.ui.kit.box import Art, Box, Drawn, Fixed, Ground, Plate, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row, Stack
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button

SAID = {
    DONE: msg("lesson-say-done"),
    FOUND: msg("lesson-say-found"),
    WRONG: msg("lesson-say-wrong"),
    HINT: msg("lesson-say-hint"),
}
TONES = {WRONG: ("warn", "warns"), HINT: ("gold", "panel2")}  # of a frame and what is in it
RIGHT_TONES = ("ok", "accs")
SIDE, BAR = 1.2, 0.4  # ems left and right of the words, the right ones also for a scroll bar


class StepPanel(Holder):
    """The right side of a lesson; where the window is low its words scroll."""

    BY_SIZE = True
    # Of a group old readers read everything whenever a button is reached.
    accessible_role = Role.Client

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.tutor: Tutor | None = None
        self.said: Say | None = None
        self.marks: list[Msg] = []  # accessible text only: the table shows them
        self._told: object = None  # what was read out last
        self.words = Holder(ctx, self._words, Role.Client)  # read when a step begins, and only then
        self.words_area = Scroll(ctx, self.words)
        self.hint_button = Button(ctx, msg("lesson-hint"), key="H", tied=True, wish="hint")
        self.back_button = Button(ctx, msg("button-back"), kind="quiet")
        self.next_button = Button(ctx, msg("button-next"), kind="primary", key=msg("key-enter"))
        self.back_button.clicked.connect(weakly(self.wish, "back"))
        self.next_button.clicked.connect(weakly(self.wish, "onward"))

    def show_step(self, tutor: Tutor, marked: Sequence[str] = ()) -> None:
        """Say what the step says now, and what is marked on the table."""
        self.tutor, self.said = tutor, tutor.say
        self.marks = [msg("lesson-marked", list=sentences(marked))] if marked else []
        self.hint_button.setEnabled(tutor.step.want is not None and not tutor.done)
        self.back_button.setEnabled(tutor.index > 0)
        self.next_button.setEnabled(tutor.done)
        lines = [self.said.text] if self.said is not None else []
        if tutor.hinted:
            lines += self.marks
        self.words.setAccessibleName(self._spoken([*self._told_by(tutor), *self.marks]))
        self.setAccessibleName(self._spoken(lines))
        self.words_area.verticalScrollBar().setValue(0)
        self.words.change()
        self.change()
        told = (tutor.step.key, self.said)
        if told != self._told and self.isVisible():  # another step, or an answer
            self._told = told
            announce(self, self._spoken(lines) or self.words.accessibleName())

    def _told_by(self, tutor: Tutor) -> list[Msg]:
        step = tutor.step
        points = [step.text(str(number)) for number in range(1, step.points + 1)]
        return [step.title, *points, *([step.text("turn")] if step.want is not None else [])]

    def _spoken(self, words: Sequence[Msg]) -> str:
        return sentences(map(self.ctx.text, words))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The scroll bar stands in the margin, so that no word moves when it comes."""
        bar = self.words_area.verticalScrollBar().sizeHint().width()
        self.words.setMaximumWidth(max(1, self.width() - bar))
        super().resizeEvent(event)

    def set_last(self, words: str) -> None:
        """Name the button that goes on."""
        self.next_button.set_words(msg(words))

    # -- heights ------------------------------------------------------------------------------

    def needed(self, width: int) -> int:
        """The height in which everything it says now stands at a width."""
        answer = self.high(self._answer(self.said), width)
        return self.words_height(width) + self.picture_height() + answer

    def words_height(self, width: int) -> int:
        """The height of words and buttons."""
        bar = self.words_area.verticalScrollBar().sizeHint().width()
        return self.words.heightForWidth(width - bar) + self.high(self._buttons(), width)

    def high(self, box: Box | None, width: int) -> int:
        """The height of a part in pixels; none has none."""
        return 0 if box is None else round(box.room(self.look, width)[1])

    def picture_height(self) -> int:
        """As high as usual; in the smallest window what the words leave, whatever is answered."""
        if self.tutor is None or not self.tutor.step.picture:
            return 0
        if not self.look.m.at_most_xs:
            return self.look.pick(150, 96, 96)
        width, step = self.width(), self.tutor.step
        answers = (self._answer(Say(WRONG, row)) for row in step.answers())
        longest = max((self.high(row, width) for row in answers), default=0)
        left = self.height() - self.words_height(width) - longest
        return min(left, self.ctx.px(96)) if left >= self.ctx.px(62) else 0

    # -- its trees ----------------------------------------------------------------------------

    def tree(self) -> Box:
        parts = (self._picture(), Live(self.words_area, grow=1), self._answer(self.said))
        ground = Ground(Plate(Space()), pad=0.16)
        return Stack(ground, Column(*parts, self._buttons(), gap=0))

    def _picture(self) -> Box | None:
        """The piece a step is about, on a coloured ground."""
        height, look = self.picture_height() / self.look.em, self.look
        if self.tutor is None or not height:
            return None
        piece = self.tutor.step.picture
        is_card = piece in CARD_BY_ID
        ratio, draw = (1 / CARD_RATIO, look.card) if is_card else (1.0, look.tile)
        art = Art(draw, piece, height - look.pick(31, 31, 17) / look.em, ratio)
        return Fixed(Ground(Ground(art, "accs"), pad=(0.2, 0.1)), height=height)

    def _words(self) -> Box:
        look, tutor = self.words.look, self.tutor
        if tutor is None:
            return Space()
        title, *points = self._told_by(tutor)
        rows: list[Box] = [Words(look.text(title), "page", wrap=True)]
        wanted = [points.pop()] if tutor.step.want is not None else []
        for point in points:
            words = Words(look.text(point), "lesson", wrap=True, grow=1)
            rows.append(_beside(star(look, 0.75, "gold", 1.5), words, gap=0.35))
        for turn in wanted:
            invited = Words(look.t("lesson-turn"), "name", "gold", wrap=True)
            asked = Column(invited, Words(look.text(turn), "lesson", wrap=True), gap=0.05)
            rows += [Drawn(partial(_line, look), height=0.4), asked]
        gap, air = (0.35, 0.5) if look.m.at_most_xs else (0.5, 0.6)
        said = Column(*rows, _count(look, *tutor.count), gap=gap, grow=1)
        column = Stack(said, Drawn(self._tell_marks), grow=1)
        return Ground(Row(Space(BAR), column, gap=0, middle=False), pad=(SIDE - BAR, air))

    def _tell_marks(self, _painter: QPainter, rect: QRectF) -> None:
        """Say what has a ring on the table."""
        for mark in self.marks:
            describe(self.ctx.text(mark), rect)

    def _answer(self, say: Say | None) -> Box | None:
        if say is None:
            return None
        look, (tone, fill) = self.look, TONES.get(say.kind, RIGHT_TONES)
        words = Column(
            Words(look.text(SAID[say.kind]), "name", tone, wrap=True),
            Words(look.text(say.text), "lesson", wrap=True),
            gap=0,
            grow=1,
        )
        row = _beside(_sign(look, say.kind), words, gap=0.8)
        return Ground(Ground(row, fill, tone, 1.8, pad=(0.7, 0.4)), pad=(0.75, 0.1))

    def _buttons(self) -> Box:
        above = Row(Live(self.back_button), Live(self.hint_button), gap=0, even=True)
        return Ground(Column(above, Live(self.next_button), gap=0), pad=(SIDE - 0.35, 0.3))


def _beside(sign: Box, words: Box, gap: float) -> Row:
    return Row(Column(sign, spring()), words, middle=False, gap=gap)


def star(
    look: Look, width: float, fill: str, height: float = 0.0, edge: str | None = None
) -> Drawn:
    """A star so many ems wide, in the middle of a line."""

    def how(painter: QPainter, rect: QRectF) -> None:
        with paint.saved(painter):
            painter.setPen(QPen(look.tone(edge), 1.8) if edge else Qt.PenStyle.NoPen)
            painter.setBrush(look.tone(fill))
            painter.drawPath(paint.star_path(rect.center(), rect.width() / 2 - bool(edge)))

    return Drawn(how, width, height or width)


def _count(look: Look, done: int, of: int) -> Box | None:
    """A star for each thing that is wanted, filled once it is done; a single one needs none."""
    if of < 2:
        return None
    stars = (star(look, 1.6, "gold2" if k < done else "panel", edge="gold") for k in range(of))
    return Row(*stars, spring(), Words(look.t("lesson-count", n=done, of=of), "strong", "ink2"))


def _line(look: Look, painter: QPainter, area: QRectF) -> None:
    painter.fillRect(QRectF(area.left(), area.center().y(), area.width(), 1.2), look.theme.rule)


def _sign(look: Look, kind: str) -> Drawn:
    if kind == HINT:
        return star(look, 1.8, "gold")

    def how(painter: QPainter, rect: QRectF) -> None:
        centre, radius = QPointF(rect.center()), rect.width() / 2
        if kind == WRONG:
            paint.cross_mark(painter, centre, radius)
        else:
            paint.tick_disc(painter, centre, radius, look.theme)

    return Drawn(how, 1.8, 1.8)
