"""What stands below the board of an example: the tries, and the answer of the game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from alhambra_qt.controller.view.pages import LinesProof
from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.tryout import Outcome
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Words
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, Scroll
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.layouts import Flow, discard
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.marks import mark_pixmap
from alhambra_qt.ui.kit.richtext import Run
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.widgets import RING, Link

# What a try is: allowed, refused, or simply how something goes.
RIGHT, WRONG, SHOWN = "right", "wrong", "shown"
CLOSE = 3  # room above and below a try


# -- tries ------------------------------------------------------------------------------------


class TryButton(BoxButton):
    """A try: a tick or a cross, and what is done; chosen while its answer is shown."""

    wide, least = 320.0, 160.0
    edge = (RING, CLOSE)  # the focus ring lies on the edge of the area

    def __init__(self, ctx: UiContext, words: Msg, kind: str) -> None:
        super().__init__(ctx, words)
        self.kind, self.chosen = kind, False
        self.retranslate()

    def choose(self, chosen: bool) -> None:
        """Show whether it was the last one tried."""
        self.chosen = chosen
        self.update()

    def low(self) -> float:
        """Never less than can be hit, its edge included."""
        return self.ctx.metrics.hit - 2 * CLOSE

    def tree(self) -> Box:
        wrong, hot = self.kind == WRONG, self.underMouse() or self.isDown()
        words = Words(self.ctx.text(self.words), wrap=True, grow=1.0)
        row = Row(sign(self.look, self.kind), words, gap=0.6)
        strong, pale = ("warn", "warns") if wrong else ("acc", "accs")
        border = strong if self.chosen or hot else "line"
        fill, width = (pale, 2.4) if self.chosen else ("panel", 1.4)
        return self.ground(row, fill, border, width, (0.6, 0.3))


def sign(look: Look, kind: str, high: float = 1.35) -> Drawn:
    """A tick on a disc, a cross on one, or a triangle: go on."""

    def how(painter: QPainter, rect: QRectF) -> None:
        theme, centre, radius = look.theme, rect.center(), rect.width() / 2
        if kind == RIGHT:
            paint.tick_disc(painter, centre, radius, theme)
        elif kind == WRONG:
            paint.cross_mark(painter, centre, radius)
        else:
            with paint.saved(painter):
                painter.setPen(QPen(theme.panel, max(1.2, radius * 0.13)))
                painter.setBrush(theme.acc)
                painter.drawEllipse(centre, radius, radius)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.accink)
                corners = (QPointF(-0.28, -0.46), QPointF(0.52, 0.0), QPointF(-0.28, 0.46))
                painter.drawPolygon(QPolygonF([centre + corner * radius for corner in corners]))

    return Drawn(how, high, high)


# -- the answer -------------------------------------------------------------------------------


TITLES = {
    RIGHT: msg("book-example-allowed"),
    WRONG: msg("book-example-refused"),
    SHOWN: msg("book-example-happens"),
}


class AnswerText(Holder):
    """What the game answers: title with tick or cross, then what happened or which rule says no."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.outcome: Outcome | None = None
        self.ask, self.kind = msg("book-example-ask"), SHOWN

    def show_answer(self, outcome: Outcome | None, ask: Msg, kind: str) -> None:
        """Show the answer, or what can be done here."""
        self.outcome, self.ask, self.kind = outcome, ask, kind
        self.retranslate()

    def retranslate(self) -> None:
        said = [] if self.outcome is None else [self.ctx.text(TITLES[self.kind])]
        for words in self._paragraphs():
            said.append(" ".join(run.text for run in words.runs() if run.text))
        self.setAccessibleName("\n".join(said))
        super().retranslate()

    def tree(self) -> Box:
        if self.outcome is None:
            return Column(*self._paragraphs())
        tone = "warn" if self.kind == WRONG else "acc"
        title = Words(self.ctx.text(TITLES[self.kind]), "title", tone, wrap=True, grow=1.0)
        return Column(Row(sign(self.look, self.kind), title), *self._paragraphs(), gap=0.2)

    def _paragraphs(self) -> list[Words]:
        text, outcome = self.ctx.text, self.outcome
        if outcome is None:
            return [Words(text(self.ask), tone="ink2", wrap=True)]
        if outcome.refusal is not None:
            why, rule = text(outcome.refusal.text), text(outcome.refusal.rule_text)
            return [Words([Run(why, bold=True)], wrap=True), Words(rule, tone="ink2", wrap=True)]
        counted = [Words(runs, wrap=True) for runs in self._counted(outcome)]
        tone = "ink2" if counted else "ink"
        happened = [Words(text(one.text), tone=tone, wrap=True) for one in outcome.happened]
        return [*counted, *happened]

    def _counted(self, outcome: Outcome) -> list[list[Run]]:
        """What was counted, and whose: first what is drawn on the board, if it tells that best."""
        text = self.ctx.text
        drawn = outcome.proof if isinstance(outcome.proof, LinesProof) else None
        lines = [
            [self._mark(line.tag), Run(text(line.text))]
            for line in outcome.points
            if drawn is None or line.tag.seat != drawn.seat
        ]
        notes = []
        for counted, why in outcome.notes:
            detail = [] if why is None else [Run(text(why), colour=self.ctx.theme.ink2)]
            mark = [] if drawn is None else [self._mark(drawn.palace.seat)]
            notes.append([*mark, Run(text(counted), bold=bool(detail)), *detail])
        return [*notes, *lines] if drawn is not None else [*lines, *notes]

    def _mark(self, tag: SeatTag) -> Run:
        """The mark of a player."""
        size = round(1.25 * self.ctx.metrics.body)
        return Run(picture=mark_pixmap(tag.mark, tag.letters, size, self.devicePixelRatioF()))


class AnswerBox(Card):
    """The answer in a frame of its colour, with the rules it rests on; a long one scrolls.

    Signals:
        rule_wanted: a rule was clicked.
    """

    rule_wanted = Signal(str)
    fill = "panel"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.text = AnswerText(ctx)
        self.scroll_area = Scroll(ctx, self.text)
        self.links: list[Link] = []
        self._links = Flow(lambda: ctx.px(4))
        self._body = QVBoxLayout(self)
        self._body.addWidget(self.scroll_area, 1)
        self._body.addLayout(self._links)
        self._body.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_answer(self, outcome: Outcome | None, ask: Msg, kind: str) -> None:
        """Show the answer, or what can be done here."""
        self.text.show_answer(outcome, ask, kind)
        discard(self.links)
        self.links = []
        for rule, title in rules_of(outcome):
            link = Link(self.ctx, title)
            link.clicked.connect(lambda _=False, one=rule: self.rule_wanted.emit(one))
            self._links.addWidget(link)
            link.show()
            self.links.append(link)
        self.scroll_area.verticalScrollBar().setValue(0)
        self.border, self.thick = "line", paint.BORDER
        if outcome is not None:  # teal for what is allowed, red for what is not
            self.border, self.thick = "acc" if outcome.legal else "warn", 2.0
        self.update()

    def fit(self, width: int, most: int) -> None:
        """Take the height that the answer needs in a width, at most so much."""
        m = self.ctx.metrics
        pad = m.pick(14, 10, 9)
        self._body.setContentsMargins(pad, m.px(8), m.px(3), m.px(4))
        # The bar of a long answer stands in the padding, so that no word moves.
        room = width - pad - m.px(3)
        self.text.setMaximumWidth(max(1, room - m.px(11)))
        need = self.text.heightForWidth(room - m.px(11))
        rest = m.px(12) + (self._links.heightForWidth(room) if self.links else m.px(2))
        self.setFixedHeight(min(need + rest + 1, max(most, rest + m.px(40))))


def rules_of(outcome: Outcome | None) -> list[tuple[str, Msg]]:
    """The rules that an answer rests on, each once."""
    if outcome is None:
        return []
    found = {outcome.rule.rule: outcome.rule.title}
    found |= {line.rule.rule: line.rule.title for line in outcome.points}
    if outcome.proof is not None:
        found[outcome.proof.rule.rule] = outcome.proof.rule.title
    return list(found.items())
