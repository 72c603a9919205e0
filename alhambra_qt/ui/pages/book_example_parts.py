"""What stands below the board of an example: the tries, and the answer of the game."""

from __future__ import annotations

import math

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from alhambra_qt.controller.view.pages import LinesProof
from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.tryout import Outcome
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Scroll
from alhambra_qt.ui.kit.layouts import Flow
from alhambra_qt.ui.kit.marks import mark_pixmap
from alhambra_qt.ui.kit.richtext import Block, Run, layout_runs, plain
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.widgets import RING, Control
from alhambra_qt.ui.pages.book_example_pieces import narrowing

# What a try is: allowed, refused, or simply how something goes.
RIGHT, WRONG, SHOWN = "right", "wrong", "shown"
CLOSE = 3  # room above and below a try


# -- tries ------------------------------------------------------------------------------------


class TryButton(Control):
    """A try: a tick or a cross, and what is done; chosen while its answer is shown."""

    def __init__(self, ctx: UiContext, words: Msg, kind: str) -> None:
        super().__init__(ctx, words)
        self.kind, self.chosen = kind, False
        self.setSizePolicy(narrowing())
        self.retranslate()

    def face(self) -> QRectF:
        """Tries stand close to each other: the focus ring lies on the edge of the area."""
        return QRectF(self.rect()).adjusted(RING, CLOSE, -RING, -CLOSE)

    def choose(self, chosen: bool) -> None:
        """Show whether it was the last one tried."""
        self.chosen = chosen
        self.update()

    def _sign(self) -> float:
        return float(self.ctx.metrics.pick(22, 19, 17))

    def _block(self, width: float) -> Block:
        room = width - 2 * RING - self._sign() - self.ctx.px(30)
        return layout_runs(plain(self.ctx.text(self.words)), self.ctx.font("body"), room)

    def hasHeightForWidth(self) -> bool:
        """Long words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The lines, and never less than a finger needs."""
        high = self._block(width).height + self.ctx.px(10)
        return math.ceil(max(high, self.ctx.metrics.hit - 2 * CLOSE) + 2 * CLOSE)

    def sizeHint(self) -> QSize:
        """A comfortable width."""
        return QSize(self.ctx.px(320), self.heightForWidth(self.ctx.px(320)))

    def minimumSizeHint(self) -> QSize:
        """May get narrow."""
        return QSize(self.ctx.px(160), self.ctx.metrics.hit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button as it is now."""
        painter, theme, face = QPainter(self), self.ctx.theme, self.face()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wrong = self.kind == WRONG
        colour = theme.warn if wrong else theme.acc
        fill = (theme.warns if wrong else theme.accs) if self.chosen else theme.panel
        width = 2.4 if self.chosen else 1.4
        hot = self.underMouse() or self.isDown()
        border = colour if self.chosen or hot else theme.line
        with paint.saved(painter):
            painter.setPen(QPen(border, width))
            painter.setBrush(fill)
            half = width / 2
            radius = self.ctx.px(8)
            painter.drawRoundedRect(face.adjusted(half, half, -half, -half), radius, radius)
        sign = self._sign()
        centre = QPointF(face.left() + self.ctx.px(9) + sign / 2, face.center().y())
        _sign(painter, self.ctx, centre, sign / 2, self.kind)
        block = self._block(self.width())
        left = face.left() + sign + self.ctx.px(18)
        block.paint(painter, left, face.center().y() - block.height / 2, theme.ink)
        if self.hasFocus():
            inside = face.adjusted(0, CLOSE, 0, -CLOSE)
            paint.focus_ring(painter, inside, theme, self.ctx.px(8))


def _sign(painter: QPainter, ctx: UiContext, centre: QPointF, radius: float, kind: str) -> None:
    """A tick on a disc, a cross on one, or a triangle: go on."""
    if kind == RIGHT:
        paint.tick_disc(painter, centre, radius, ctx.theme)
    elif kind == WRONG:
        paint.cross_mark(painter, centre, radius)
    else:
        with paint.saved(painter):
            painter.setPen(QPen(ctx.theme.panel, max(1.2, radius * 0.13)))
            painter.setBrush(ctx.theme.acc)
            painter.drawEllipse(centre, radius, radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ctx.theme.accink)
            corners = (QPointF(-0.28, -0.46), QPointF(0.52, 0.0), QPointF(-0.28, 0.46))
            painter.drawPolygon(QPolygonF([centre + corner * radius for corner in corners]))


class RuleLinkButton(Control):
    """The title of a rule, to be read there."""

    def __init__(self, ctx: UiContext, rule: str, title: Msg) -> None:
        super().__init__(ctx, title)
        self.rule = rule
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def _block(self) -> Block:
        runs = [Run(self.ctx.text(self.words))]
        return layout_runs(runs, self.ctx.font("smallstrong"), 1e6)

    def sizeHint(self) -> QSize:
        """One line."""
        block = self._block()
        high = max(block.height, self.ctx.metrics.pick(26, 24, 22))
        return QSize(math.ceil(block.width) + 2 * RING + 2, math.ceil(high) + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the words, underlined."""
        painter, theme, block = QPainter(self), self.ctx.theme, self._block()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = (self.height() - block.height) / 2
        colour = theme.ink if self.underMouse() else theme.acc
        block.paint(painter, RING, top, colour)
        y = top + block.height - 2
        painter.setPen(QPen(colour, 1.2))
        painter.drawLine(QPointF(RING, y), QPointF(RING + block.width, y))
        if self.hasFocus():
            face = QRectF(self.rect()).adjusted(4, 4, -4, -4)
            paint.focus_ring(painter, face, theme, 4)


# -- the answer -------------------------------------------------------------------------------


TITLES = {
    RIGHT: msg("book-example-allowed"),
    WRONG: msg("book-example-refused"),
    SHOWN: msg("book-example-happens"),
}


@frozen
class _Paragraph:
    """Words in one style, perhaps after a player's mark."""

    runs: tuple[Run, ...]
    role: str
    colour: QColor


class AnswerText(Styled, QWidget):
    """What the game answers: title with tick or cross, then what happened or which rule says no."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.outcome: Outcome | None = None
        self.ask, self.kind = msg("book-example-ask"), SHOWN
        self.setSizePolicy(narrowing())

    def show_answer(self, outcome: Outcome | None, ask: Msg, kind: str) -> None:
        """Show the answer, or what can be done here."""
        self.outcome, self.ask, self.kind = outcome, ask, kind
        self.retranslate()

    def retranslate(self) -> None:
        """Say the whole answer."""
        said = [run.text for one in self._paragraphs() for run in one.runs if run.text]
        title = [self._title()] if self.outcome is not None else []
        self.setAccessibleName("\n".join([*title, *said]))
        self.restyle()

    def _title(self) -> str:
        return self.ctx.text(TITLES[self.kind])

    def _paragraphs(self) -> list[_Paragraph]:
        ctx, theme, outcome = self.ctx, self.ctx.theme, self.outcome
        if outcome is None:
            return [_Paragraph(tuple(plain(ctx.text(self.ask))), "body", theme.ink2)]
        found: list[_Paragraph] = []
        if outcome.refusal is not None:
            text = ctx.text(outcome.refusal.text)
            found.append(_Paragraph((Run(text, bold=True),), "body", theme.ink))
            rule = ctx.text(outcome.refusal.rule_text)
            found.append(_Paragraph((Run(rule),), "body", theme.ink2))
            return found
        found = [self._marked(tag, runs) for tag, runs in self._counted(outcome)]
        tone = theme.ink2 if found else theme.ink
        for event in outcome.happened:
            found.append(_Paragraph((Run(ctx.text(event.text)),), "body", tone))
        return found

    def _counted(self, outcome: Outcome) -> list[tuple[SeatTag | None, tuple[Run, ...]]]:
        """What was counted, and whose: first what is drawn on the board, if it tells that best."""
        ctx = self.ctx
        drawn = outcome.proof if isinstance(outcome.proof, LinesProof) else None
        lines: list[tuple[SeatTag | None, tuple[Run, ...]]] = [
            (line.tag, (Run(ctx.text(line.text)),))
            for line in outcome.points
            if drawn is None or line.tag.seat != drawn.seat
        ]
        notes: list[tuple[SeatTag | None, tuple[Run, ...]]] = []
        for counted, why in outcome.notes:
            detail = () if why is None else (Run(ctx.text(why), colour=ctx.theme.ink2),)
            tag = drawn.palace.seat if drawn is not None else None
            notes.append((tag, (Run(ctx.text(counted), bold=bool(detail)), *detail)))
        return [*notes, *lines] if drawn is not None else [*lines, *notes]

    def _marked(self, tag: SeatTag | None, runs: tuple[Run, ...]) -> _Paragraph:
        """Words after the mark of a player."""
        if tag is None:
            return _Paragraph(runs, "body", self.ctx.theme.ink)
        size = float(self.ctx.metrics.pick(20, 18, 16))
        mark = mark_pixmap(tag.mark, tag.letters, size, self.devicePixelRatioF())
        return _Paragraph((Run(picture=mark), *runs), "body", self.ctx.theme.ink)

    # -- places -------------------------------------------------------------------------------

    def _head(self) -> float:
        return float(self.ctx.metrics.pick(28, 24, 22)) if self.outcome is not None else 0.0

    def _blocks(self, width: float) -> list[tuple[Block, QColor]]:
        return [
            (layout_runs(one.runs, self.ctx.font(one.role), width), one.colour)
            for one in self._paragraphs()
        ]

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The title and all lines."""
        blocks = self._blocks(width)
        gaps = self.ctx.px(3) * max(0, len(blocks) - 1)
        return math.ceil(self._head() + sum(block.height for block, _ in blocks) + gaps)

    def sizeHint(self) -> QSize:
        """A comfortable width."""
        return QSize(self.ctx.px(320), self.heightForWidth(self.ctx.px(320)))

    def minimumSizeHint(self) -> QSize:
        """May get narrow."""
        return QSize(self.ctx.px(150), self.ctx.px(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint title and lines."""
        painter, ctx = QPainter(self), self.ctx
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y = self._head()
        if self.outcome is not None:
            radius = (y - ctx.px(5)) / 2
            _sign(painter, ctx, QPointF(radius + 1, radius + 1), radius, self.kind)
            colour = ctx.theme.warn if self.kind == WRONG else ctx.theme.acc
            block = layout_runs([Run(self._title())], ctx.font("title"), 1e6)
            top = radius + 1 - block.height / 2
            block.paint(painter, 2 * radius + ctx.px(9), top, colour)
        for block, colour in self._blocks(self.width()):
            block.paint(painter, 0, y, colour)
            y += block.height + ctx.px(3)


class AnswerBox(Styled, QWidget):
    """The answer in a frame of its colour, with the rules it rests on; a long one scrolls.

    Signals:
        rule_wanted: a rule was clicked.
    """

    rule_wanted = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.text = AnswerText(ctx)
        self.scroll_area = Scroll(ctx, self.text)
        self.links: list[RuleLinkButton] = []
        self._links = Flow(lambda: ctx.px(4))
        self._body = QVBoxLayout(self)
        self._body.addWidget(self.scroll_area, 1)
        self._body.addLayout(self._links)
        self._body.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_answer(self, outcome: Outcome | None, ask: Msg, kind: str) -> None:
        """Show the answer, or what can be done here."""
        self.text.show_answer(outcome, ask, kind)
        for old in self.links:
            self._links.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.links = []
        for rule, title in rules_of(outcome):
            link = RuleLinkButton(self.ctx, rule, title)
            link.clicked.connect(lambda _=False, one=rule: self.rule_wanted.emit(one))
            self._links.addWidget(link)
            link.show()
            self.links.append(link)
        self.scroll_area.verticalScrollBar().setValue(0)
        self.update()

    def fit(self, width: int, most: int) -> None:
        """Take the height that the answer needs in a width, at most so much."""
        m = self.ctx.metrics
        pad = m.pick(14, 10, 9)
        self._body.setContentsMargins(pad, m.px(8), m.px(3), m.px(4))
        # The bar of a long answer stands in the padding, so that no word moves.
        room = width - pad - m.px(3)
        self.text.setMaximumWidth(room - m.px(11))
        need = self.text.heightForWidth(room - m.px(11))
        rest = m.px(12) + (self._links.heightForWidth(room) if self.links else m.px(2))
        self.setFixedHeight(min(need + rest + 1, max(most, rest + m.px(40))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame: teal for what is allowed, red for what is not."""
        theme, m, outcome = self.ctx.theme, self.ctx.metrics, self.text.outcome
        border, width = theme.line, paint.BORDER
        if outcome is not None:
            border, width = theme.acc if outcome.legal else theme.warn, 2.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint.panel(
            painter,
            QRectF(self.rect()),
            theme,
            radius=m.radius * 0.8,
            fill=theme.panel,
            border=border,
            width=width,
            with_shadow=False,
        )


def rules_of(outcome: Outcome | None) -> list[tuple[str, Msg]]:
    """The rules that an answer rests on, each once."""
    if outcome is None:
        return []
    found = {outcome.rule.rule: outcome.rule.title}
    found |= {line.rule.rule: line.rule.title for line in outcome.points}
    if outcome.proof is not None:
        found[outcome.proof.rule.rule] = outcome.proof.rule.title
    return list(found.items())
