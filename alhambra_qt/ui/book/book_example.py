"""An example of a rule that can be tried out: a small live board, right tries and wrong ones.

view = ExampleView(ctx)
if view.available("build.hole"):
    view.show_rule("build.hole")
"""

from __future__ import annotations

import logging
import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from alhambra_qt.controller.view.page_views import LinesProof
from alhambra_qt.controller.view.view_parts import AlhambraView, At, SeatTag
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching import examples, tryout
from alhambra_qt.teaching.examples import BadExample, Example, Try
from alhambra_qt.teaching.tryout import Outcome, TryoutView
from alhambra_qt.ui.book.book_example_board import ExampleBoard, PieceRows
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.box import Box, Drawn, Words
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.signs import mark_pixmap
from alhambra_qt.ui.kit.text import Run, Text
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button, Link
from alhambra_qt.ui.pieces.picture import CellBox

log = logging.getLogger(__name__)
BESIDE_SHARE = 0.3  # how much of the width pieces may take beside the board
WIDEST = 16_777_215  # what Qt calls no limit
ANSWER = 128  # how high an answer is expected to be
ANSWER_SHARE = 0.42  # how much of the height an answer may take; longer ones scroll


class ExampleView(Card):
    """The example of one rule: board and pieces, what to try, and below what the game answers."""

    GRANTS: Mapping[str, str] = {"pick": "try_cell"}

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.rule = ""
        self.example: Example | None = None
        self.outcome: Outcome | None = None
        self.tries: list[TryButton] = []
        self._look: TryoutView | None = None
        self._outcomes: dict[int, Outcome] = {}
        self._make()
        self.restyle()

    def _make(self) -> None:
        ctx = self.ctx
        # pinned below: the answer; above it scrolls what there is no room for
        self.title = Text(ctx, msg("book-example-title"), role="section", middle=True)
        self.again = Button(ctx, msg("book-example-reset"), kind="quiet", does=self.reset)
        self.board = ExampleBoard(ctx)
        self.pieces = PieceRows(ctx)
        self.column = QWidget()
        self._stack = QVBoxLayout(self.column)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._top = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._top.addWidget(self.board, 1)
        self._beside = QVBoxLayout()
        self._beside.addWidget(self.pieces)
        self._top.addLayout(self._beside)
        self._stack.addLayout(self._top)
        self._tries = QVBoxLayout()
        self._tries.setSpacing(0)
        self._stack.addLayout(self._tries)
        self._stack.addStretch(1)
        self.above = Scroll(ctx, self.column)
        self.answer = AnswerBox(ctx)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.again, 0)
        self._body = QVBoxLayout(self)
        self._body.addLayout(self._head)
        self._body.addWidget(self.above, 1000)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.answer)
        self._body.addLayout(self._foot)
        self._body.addStretch(1)

    # -- what is shown ------------------------------------------------------------------------

    def available(self, rule: str) -> bool:
        """Whether there is an example of a rule; a broken file is reported and has none."""
        try:
            return examples.exists(rule)
        except BadExample as error:
            log.warning("%s", error)
            return False

    def show_rule(self, rule: str) -> None:
        """Show the example of a rule from its beginning; nothing if there is none."""
        self.rule, self.example, self._look, self._outcomes = rule, None, None, {}
        if self.available(rule):
            try:
                self.example = examples.example(rule)
                self._look = tryout.look(self.example)
                runs = [tryout.run(self.example, attempt) for attempt in self.example.tries]
                self._outcomes = dict(enumerate(runs))
            except BadExample as error:
                log.warning("%s", error)
                self.example = None
        self._make_tries()
        self._lay_board()
        self.column.setVisible(self.example is not None)
        self.reset()
        self.above.verticalScrollBar().setValue(0)
        QTimer.singleShot(0, self, self._fit)  # when all that is new has its size

    def _make_tries(self) -> None:
        discard(self.tries)
        self.tries = []
        if self.example is None:
            return
        for number, attempt in enumerate(self.example.tries):
            text = self._outcomes[number].text
            kind = WRONG if attempt.rule else RIGHT if self.example.wrong else SHOWN
            words = msg(f"book-example-{kind}", action=text) if kind != SHOWN else text
            button = TryButton(self.ctx, words, kind)
            button.clicked.connect(weakly(self.try_number, number))
            self._tries.addWidget(button)
            button.show()
            self.tries.append(button)

    def _chain(self) -> None:
        """Tab goes down: from the beginning to the board, the tries, the rules of the answer."""
        chain = [self.again, *self.board.picks, *self.tries, *self.answer.links]
        for first, then in pairwise(chain):
            QWidget.setTabOrder(first, then)

    def _lay_board(self) -> None:
        """Show the Alhambra with all cells that any try needs; without tiles there is no board."""
        if self.example is None or self._look is None:
            self.board.hide()
            return
        palaces = [self._look.palace, *(outcome.after for outcome in self._outcomes.values())]
        self.board.setVisible(max(len(palace.tiles) for palace in palaces) > 1)
        live = tryout.by_cell(self.example)
        box = _box(self.example, self._look.palace, live, palaces)
        tile = tryout.tile_tried(self.example)
        small = not any(map(_on_board, self._outcomes.values()))
        self.board.show_palace(self._look.palace, box, tile, live=live is not None, small=small)
        every = [outcome.rows for outcome in self._outcomes.values()]
        self.pieces.show_rows(self._look.rows, every)

    # -- trying -------------------------------------------------------------------------------

    def try_number(self, number: int) -> None:
        """Make one of the tries."""
        if self.example is None:
            return
        self._answer(self._outcomes[number], number, _cell_of(self.example.tries[number]))

    def try_cell(self, number: int) -> None:
        """Try a cell of the board."""
        at = self.board.cells()[number]
        attempt = tryout.by_cell(self.example) if self.example is not None else None
        if self.example is None or attempt is None:
            return
        self._answer(tryout.run(self.example, tryout.at(attempt, at)), None, at)

    def reset(self) -> None:
        """Begin anew."""
        self.outcome = None
        if self._look is not None:
            self.board.show_outcome(None)
            self.pieces.show_now(self._look.rows, None)
        self._choose(None)
        self.answer.show_answer(None, self._ask(), self._kind(None))
        self._chain()
        self.again.setEnabled(False)
        self._fit()

    def _ask(self) -> Msg:
        if self.example is None:
            return msg("book-example-none")
        if tryout.by_cell(self.example) is not None:
            return msg("book-example-ask-cell")
        return msg("book-example-ask" if self.example.wrong else "book-example-ask-right")

    def _kind(self, outcome: Outcome | None) -> str:
        if outcome is not None and not outcome.legal:
            return WRONG
        return RIGHT if self.example is not None and self.example.wrong else SHOWN

    def _answer(self, outcome: Outcome, number: int | None, at: At | None) -> None:
        self.outcome = outcome
        on_board = at if self.board.live else None
        self.board.show_outcome(outcome, on_board)
        self.pieces.show_now(outcome.rows, outcome)
        self._choose(number)
        self.answer.show_answer(outcome, self._ask(), self._kind(outcome))
        self._chain()
        self.again.setEnabled(True)
        self._fit()
        announce(self, self.answer.text.accessibleName())

    def _choose(self, number: int | None) -> None:
        for index, button in enumerate(self.tries):
            button.choose(index == number)

    # -- sizes and keys -----------------------------------------------------------------------

    def restyle(self) -> None:
        m = self.ctx.metrics
        # Buttons bring the room for their focus ring; all else is moved in to stand below them.
        pad = m.pick(9, 4, 3)
        self._body.setContentsMargins(pad, m.pick(6, 3, 0), 0, pad + RING)
        for layout in (self._body, self._stack, self._top):
            layout.setSpacing(m.pick(8, 5, 4))
        self._head.setContentsMargins(RING, 0, pad, 0)
        self._foot.setContentsMargins(RING, 0, pad + RING, 0)
        self._fit()
        self.update()

    def _fit(self) -> None:
        """The answer follows the tries; where there is no room for all, the tries scroll."""
        m = self.ctx.metrics
        margins = self._body.contentsMargins()
        width = self.width() - 2 * margins.left()
        self._arrange(width)
        self._give_room(width)
        for layout in (self._tries, self._top, self._stack):
            layout.invalidate()
        # The scroll bar stands in the right margin, so that nothing moves when it comes.
        self.column.setMaximumWidth(max(m.px(180), width))
        self.above.setMaximumHeight(max(1, self._stack.totalHeightForWidth(width)))
        self.answer.fit(width - 2 * RING, int(self.height() * ANSWER_SHARE))

    def _give_room(self, width: int) -> None:
        """The board gets what all else leaves, the answer that is still to come included."""
        tries = sum(button.heightForWidth(width) for button in self.tries)
        below = self._top.direction() == QBoxLayout.Direction.TopToBottom
        pieces = self.pieces.heightForWidth(width) if below and any(self.pieces.rows) else 0
        kept = self.again.sizeHint().height() + self.ctx.px(ANSWER) + 6 * self._body.spacing()
        self.board.give_room(self.height() - tries - pieces - kept)

    def _arrange(self, width: int) -> None:
        """A single tile or two stand beside the board: then more fits below it."""
        natural = math.ceil(self.pieces.natural_width()) + 2
        beside = not self.board.isHidden() and natural <= width * BESIDE_SHARE
        if beside:
            height = self.pieces.heightForWidth(natural)
            beside = height <= self.board.heightForWidth(width - natural - 2 * RING)
        kind = QBoxLayout.Direction
        self._top.setDirection(kind.LeftToRight if beside else kind.TopToBottom)
        self._beside.setContentsMargins(0 if beside else RING, RING if beside else 0, RING, 0)
        self.pieces.setMaximumWidth(natural if beside else WIDEST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(self.ctx.px(400), self.ctx.px(560))

    def minimumSizeHint(self) -> QSize:
        """Never narrower than a board that can be read."""
        return QSize(self.ctx.px(200), self.ctx.px(160))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the nearest control here; what there is none for is for the page."""
        step = focus.ARROWS.get(Qt.Key(event.key()))
        if step is not None and focus.move(self, step):
            return
        event.ignore()


def _box(
    example: Example, palace: AlhambraView, live: Try | None, every: Sequence[AlhambraView]
) -> CellBox:
    """The cells that are ever needed, and all around where a tile goes onto a free one."""
    named = [at for at in map(_cell_of, example.tries) if at is not None]
    xs = [x for view in every for x in (view.box[0], view.box[2])]
    ys = [y for view in every for y in (view.box[1], view.box[3])]
    if live is not None:
        xs, ys = xs + [x for x, _ in named], ys + [y for _, y in named]
    standing = {(tile.x, tile.y) for tile in palace.tiles}
    if live is not None and _cell_of(live) not in standing:
        west, north, east, south = palace.box
        xs, ys = [west - 1, east + 1, *xs], [north - 1, south + 1, *ys]
    return min(xs), min(ys), max(xs), max(ys)


def _cell_of(attempt: Try) -> At | None:
    return tryout.cell_of(attempt.steps[-1])


def _on_board(outcome: Outcome) -> bool:
    """Whether a try shows anything on the board."""
    refusal = outcome.refusal
    marked = refusal is not None and (refusal.at is not None or bool(refusal.cells))
    return marked or outcome.proof is not None or outcome.after.tiles != outcome.before.tiles


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


def sign(look: Look, kind: str, height: float = 1.35) -> Drawn:
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

    return Drawn(how, height, height)


# -- the answer -------------------------------------------------------------------------------


TITLES = {
    RIGHT: msg("book-example-allowed"),
    WRONG: msg("book-example-refused"),
    SHOWN: msg("book-example-happens"),
}


class AnswerText(Holder):
    """The answer of the game: title with tick or cross, then the result or the forbidding rule."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.outcome: Outcome | None = None
        self.ask, self.kind = msg("book-example-ask"), SHOWN

    def show_answer(self, outcome: Outcome | None, ask: Msg, kind: str) -> None:
        """Show the answer, or what can be done here."""
        self.outcome, self.ask, self.kind = outcome, ask, kind
        self.retranslate()

    def retranslate(self) -> None:
        texts = [] if self.outcome is None else [self.ctx.text(TITLES[self.kind])]
        for words in self._paragraphs():
            texts.append(" ".join(run.text for run in words.runs() if run.text))
        self.setAccessibleName("\n".join(texts))
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
        happened = [Words(text(line.text), tone=tone, wrap=True) for line in outcome.happened]
        return [*counted, *happened]

    def _counted(self, outcome: Outcome) -> list[list[Run]]:
        """The counted pieces with their owner; those drawn on the board come first."""
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
        size = round(1.25 * self.ctx.metrics.body)
        return Run(picture=mark_pixmap(tag.mark, tag.letters, size, self.devicePixelRatioF()))


class AnswerBox(Card):
    """The answer in a frame of its colour, with the rules it rests on; a long one scrolls."""

    fill = "panel"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.text = AnswerText(ctx)
        self.scroll_area = Scroll(ctx, self.text)
        self.links: list[Link] = []
        self._below = Holder(ctx, self._links)
        self._body = QVBoxLayout(self)
        self._body.addWidget(self.scroll_area, 1)
        self._body.addWidget(self._below)
        self._body.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_answer(self, outcome: Outcome | None, ask: Msg, kind: str) -> None:
        """Show the answer, or what can be done here."""
        self.text.show_answer(outcome, ask, kind)
        discard(self.links)
        self.links = [Link(self.ctx, title, rule) for rule, title in rules_of(outcome)]
        for link in self.links:
            link.setParent(self._below)  # at once, for the order of Tab
        self._below.change_now()
        self.scroll_area.verticalScrollBar().setValue(0)
        self.border, self.thick = "line", paint.BORDER
        if outcome is not None:  # teal for what is allowed, red for what is not
            self.border, self.thick = "acc" if outcome.legal else "warn", 2.0
        self.update()

    def _links(self) -> Box:
        return Wrapped(*map(Live, self.links), gap=self.text.look.ems(4))

    def fit(self, width: int, most: int) -> None:
        """Take the height that the answer needs in a width, at most so much."""
        m = self.ctx.metrics
        pad = m.pick(14, 10, 9)
        self._body.setContentsMargins(pad, m.px(8), m.px(3), m.px(4))
        # The bar of a long answer stands in the padding, so that no word moves.
        room = width - pad - m.px(3)
        self.text.setMaximumWidth(max(1, room - m.px(11)))
        need = self.text.heightForWidth(room - m.px(11))
        rest = m.px(12) + (self._below.heightForWidth(room) if self.links else m.px(2))
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
