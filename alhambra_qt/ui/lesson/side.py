"""What a step says: picture, title, points, the invitation, the answer, and the buttons."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from alhambra_qt.engine.pieces import CARD_BY_ID
from alhambra_qt.i18n import Msg, msg, unmarked
from alhambra_qt.teaching.tutor import DONE, FOUND, HINT, WRONG, Say, Tutor
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Scroll
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.richtext import layout_runs, plain
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.table.access import announce

SAID = {
    DONE: msg("lesson-say-done"),
    FOUND: msg("lesson-say-found"),
    WRONG: msg("lesson-say-wrong"),
    HINT: msg("lesson-say-hint"),
}
MOST_POINTS = 3


class StepPanel(Guarded, QWidget):
    """The right side of a lesson.

    Signals:
        back, hint, onward: the buttons.
    """

    back = Signal()
    hint = Signal()
    onward = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self._told: object = None  # what was read out last
        self._answers: tuple[Msg, ...] = ()  # all that the step may say
        self.picture = _Picture(ctx)
        self.hint_button = Button(ctx, msg("lesson-hint"), key="H")
        self.back_button = Button(ctx, msg("button-back"), kind="quiet")
        self.next_button = Button(ctx, msg("button-next"), kind="primary", key=msg("key-enter"))
        self.title = Text(ctx, "", role="page")
        self.points = [_Point(ctx) for _ in range(MOST_POINTS)]
        self.rule = _Rule(ctx)
        self.your_turn = Text(ctx, msg("lesson-turn"), role="name", tone="gold")
        self.turn = Text(ctx, "", role="lesson")
        self.stars = _Stars(ctx)
        self.answer = _AnswerBox(ctx)
        self._column = QVBoxLayout()
        self._column.setSpacing(0)
        for widget in (self.title, *self.points, self.rule, self.your_turn, self.turn, self.stars):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        content = QWidget()
        content.setLayout(self._column)
        self.words_area = Scroll(ctx, content)
        self.buttons = _buttons(self)
        self._outer = QVBoxLayout(self)
        self._outer.setSpacing(0)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addWidget(self.picture)
        self._outer.addWidget(self.words_area, 1)
        self._outer.addWidget(self.answer)
        self._outer.addLayout(self.buttons)
        ctx.restyled.connect(self.restyle)
        self.restyle()

    def show_step(self, tutor: Tutor) -> None:
        """Say what the step says now."""
        step = tutor.step
        self.title.set_words(step.title)
        for number, point in enumerate(self.points, start=1):
            point.setVisible(number <= step.points)
            if number <= step.points:
                point.text.set_words(step.text(str(number)))
                point.updateGeometry()  # the column keeps heights, and hears of it too late
        wanted = step.want is not None
        for widget in (self.rule, self.your_turn, self.turn):
            widget.setVisible(wanted)
        if wanted:
            self.turn.set_words(step.text("turn"))
        self.stars.show_count(*tutor.count)
        self.answer.show_say(tutor.say)
        self.picture.show_piece(step.picture)
        self._answers = step.answers()
        self.hint_button.setEnabled(wanted and not tutor.done)
        self.back_button.setEnabled(tutor.index > 0)
        self.next_button.setEnabled(tutor.done)
        self.words_area.verticalScrollBar().setValue(0)
        self.restyle()
        self._read_out(tutor)

    def _read_out(self, tutor: Tutor) -> None:
        """Say aloud what is new: the words of another step, or an answer."""
        step, say = tutor.step, tutor.say
        words = [say.text] if say is not None else [step.title]
        if say is None:
            words += [step.text(str(number)) for number in range(1, step.points + 1)]
            words += [step.text("turn")] if step.want is not None else []
        told = (step.key, say)
        if told != self._told and self.isVisible():
            self._told = told
            announce(self, ". ".join(unmarked(self.ctx.text(one)) for one in words))

    def set_last(self, words: str) -> None:
        """Name the button that goes on."""
        self.next_button.set_words(msg(words))

    def needed(self, width: int) -> int:
        """The height that everything it says now needs at a width."""
        high = self.picture.sizeHint().height() if not self.picture.isHidden() else 0
        if not self.answer.isHidden():
            high += self.answer.heightForWidth(width)
        return self.words_height(width) + high

    def words_height(self, width: int) -> int:
        """The height of words and buttons."""
        return self._column.totalHeightForWidth(width - 1) + self.buttons.sizeHint().height()

    def _picture_height(self) -> int:
        """As high as usual; in the smallest window what the words leave, whatever is answered."""
        m = self.ctx.metrics
        if not m.tiny:
            return m.pick(150, 96, 96)
        width = self.width()
        longest = max((self.answer.height_of(one, width) for one in self._answers), default=0)
        left = self.height() - self.words_height(width) - longest
        return min(left, m.px(96)) if left >= m.px(62) else 0

    def restyle(self) -> None:
        """Take sizes from the context."""
        m = self.ctx.metrics
        side = m.pick(24, 20, 16)
        self._column.setContentsMargins(side, m.pick(16, 12, 10), side - 4, m.pick(8, 6, 4))
        self.title.setContentsMargins(0, 0, 0, 0)
        self.buttons.setContentsMargins(side - RING, 0, side - RING, m.pick(16, 12, 10))
        for widget in (*self.points, self.turn):
            widget.setContentsMargins(0, m.pick(10, 8, 5), 0, 0)
        self.rule.setFixedHeight(m.pick(30, 20, 12))
        self.answer.restyle()
        self.picture.set_high(self._picture_height() if self.picture.piece else 0)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the panel."""
        theme, m = self.ctx.theme, self.ctx.metrics
        paint.panel(
            QPainter(self), QRectF(self.rect()).adjusted(2, 2, -2, -4), theme, radius=m.radius
        )


def _buttons(panel: StepPanel) -> QGridLayout:
    """Hint above, back and next below."""
    panel.hint_button.clicked.connect(panel.hint)
    panel.back_button.clicked.connect(panel.back)
    panel.next_button.clicked.connect(panel.onward)
    grid = QGridLayout()
    grid.setSpacing(0)
    grid.addWidget(panel.back_button, 0, 0)
    grid.addWidget(panel.hint_button, 0, 1)
    grid.addWidget(panel.next_button, 1, 0, 1, 2)
    return grid


class _Point(Guarded, QWidget):
    """A point of text behind a star."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.text = Text(ctx, "", role="lesson")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._room = QWidget()
        row.addWidget(self._room)
        row.addWidget(self.text, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        ctx.restyled.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Leave room for the star."""
        self._room.setFixedWidth(self.ctx.metrics.pick(24, 20, 17))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the star beside the first line."""
        m, painter = self.ctx.metrics, QPainter(self)
        high = self.text.block(self.text.width()).line_height
        y = self.text.y() + high / 2
        with paint.saved(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.ctx.theme.gold)
            painter.drawPath(paint.star_path(QPointF(m.pick(9, 7, 6), y), m.pick(7, 6, 5)))


class _Rule(Guarded, QWidget):
    """A thin line."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line in the middle."""
        y = self.height() * 0.6
        QPainter(self).fillRect(QRectF(0, y, self.width(), 1.2), self.ctx.theme.rule)


class _Stars(Guarded, QWidget):
    """A star for each thing that is wanted, filled once it is done."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.done = self.of = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        ctx.restyled.connect(self.updateGeometry)

    def show_count(self, done: int, of: int) -> None:
        """Show how many of how many are done; a single thing needs no star."""
        self.done, self.of = done, of
        self.setVisible(of > 1)
        self.setAccessibleName(self.ctx.text(msg("lesson-count", n=done, of=of)))
        self.update()

    def sizeHint(self) -> QSize:
        """One row."""
        m = self.ctx.metrics
        return QSize(m.px(120), m.pick(44, 34, 26))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the stars and the count."""
        theme, m, painter = self.ctx.theme, self.ctx.metrics, QPainter(self)
        radius = m.pick(13, 11, 9)
        y = self.height() - radius - 3
        with paint.saved(painter):
            for number in range(self.of):
                filled = number < self.done
                painter.setPen(QPen(theme.gold, 1.8))
                painter.setBrush(theme.gold2 if filled else theme.panel)
                x = radius + 2 + number * (2 * radius + m.px(6))
                painter.drawPath(paint.star_path(QPointF(x, y), radius))
        painter.setFont(self.ctx.font("strong"))
        painter.setPen(theme.ink2)
        words = self.ctx.text(msg("lesson-count", n=self.done, of=self.of))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(0, y - radius, self.width() - 2, 2 * radius), flags, words)


class _AnswerBox(Guarded, QWidget):
    """The answer to what was played, in the colour of its kind and with its sign."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.kind = ""
        self.title = Text(ctx, "", role="name")
        self.text = Text(ctx, "", role="lesson")
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self.title)
        self._column.addWidget(self.text)
        self.hide()
        self.restyle()

    def show_say(self, say: Say | None) -> None:
        """Show an answer, or none."""
        self.setVisible(say is not None)
        self.kind = say.kind if say is not None else ""
        if say is not None:
            self.title.set_words(SAID[say.kind])
            self.title.set_tone({WRONG: "warn", HINT: "gold"}.get(say.kind, "ok"))
            self.text.set_words(say.text)
        self.update()

    def height_of(self, words: Msg, width: int) -> int:
        """The height of the box around any words."""
        margins = self._column.contentsMargins()
        room = width - margins.left() - margins.right()
        font = self.ctx.font(self.text.role)
        text = layout_runs(plain(self.ctx.text(words)), font, room).height
        head = self.title.heightForWidth(room)
        return math.ceil(text) + head + margins.top() + margins.bottom()

    def restyle(self) -> None:
        """Take sizes from the context."""
        m = self.ctx.metrics
        left = m.pick(70, 56, 46)
        across = m.pick(16, 12, 8)
        air = m.pick(12, 8, 6)
        self._column.setContentsMargins(left, air, across + m.px(10), air + m.px(4))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the box and its sign."""
        theme, m, painter = self.ctx.theme, self.ctx.metrics, QPainter(self)
        colour = {WRONG: theme.warn, HINT: theme.gold}.get(self.kind, theme.ok)
        fill = {WRONG: theme.warns, HINT: theme.panel2}.get(self.kind, theme.accs)
        across = m.pick(16, 12, 8)
        rect = QRectF(self.rect()).adjusted(across, 0, -across, -m.px(4))
        paint.panel(
            painter,
            rect,
            theme,
            radius=m.radius,
            fill=fill,
            border=colour,
            width=1.8,
            with_shadow=False,
        )
        radius = m.pick(15, 12, 10)
        centre = QPointF(rect.left() + radius * 1.7, rect.top() + radius * 1.7)
        if self.kind == WRONG:
            paint.cross_mark(painter, centre, radius)
        elif self.kind == HINT:
            with paint.saved(painter):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.gold)
                painter.drawPath(paint.star_path(centre, radius))
        else:
            paint.tick_disc(painter, centre, radius, theme)


class _Picture(Guarded, QWidget):
    """The piece a step is about, on a coloured ground."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.piece, self.high = "", 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_piece(self, piece: str) -> None:
        """Show another piece."""
        self.piece = piece
        self.update()

    def set_high(self, high: int) -> None:
        """Take so much height; without any it is not seen."""
        if high != self.high:
            self.high = high
            self.updateGeometry()
        self.setVisible(high > 0)

    def sizeHint(self) -> QSize:
        """As high as there is room for."""
        return QSize(self.ctx.px(200), self.high)

    def pixmap(self, high: float, dpr: float) -> QPixmap:
        """The piece, a card or a tile, at a height."""
        images = self.ctx.images
        if self.piece in CARD_BY_ID:
            return images.card(self.piece, high / CARD_RATIO, dpr)
        return images.tile(self.piece, high, dpr)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground and piece."""
        theme, m, painter = self.ctx.theme, self.ctx.metrics, QPainter(self)
        rect = QRectF(self.rect()).adjusted(3, 3, -3, 0)
        with paint.saved(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accs)
            painter.drawRoundedRect(rect, m.radius, m.radius)
        dpr = self.devicePixelRatioF()
        high = rect.height() - 2 * m.pick(14, 14, 7)
        pixmap = self.pixmap(high, dpr)
        size = pixmap.deviceIndependentSize()
        corner = rect.center() - QPointF(size.width() / 2, size.height() / 2)
        painter.drawPixmap(corner.toPoint(), pixmap)
