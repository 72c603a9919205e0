"""The paragraphs of one part of the rulebook, in a column of comfortable width."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.rulebook import Book, Paragraph, RulebookPart, section_of
from alhambra_qt.teaching.rulebook_find import spans
from alhambra_qt.teaching.rulebook_html import pieces
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Flow, Lines, discard
from alhambra_qt.ui.kit.richtext import BREAKS, Run, touching
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.theme import Theme, with_alpha
from alhambra_qt.ui.kit.widgets import Button, Link

SECTION = "§\N{NO-BREAK SPACE}"  # before the number of a rule, as the ledger gives it
MEASURE = 620  # the widest a line of text gets, about 75 letters
MARKED = 0.42  # how strongly the ground of a word that was found is coloured


def mark_runs(text: str, words: Sequence[str], theme: Theme) -> list[Run]:
    """A text as runs, with a coloured ground behind the words that were searched."""
    ground = theme.gold if theme.contrast else with_alpha(theme.gold2, MARKED)
    ink: QColor | None = theme.bg if theme.contrast else None
    runs: list[Run] = []
    done = 0
    for start, end in spans(text, words):
        runs += _run(text, done, start)
        runs += _run(text, start, end, ground, ink)
        done = end
    return [*runs, *_run(text, done, len(text))]


def _run(
    text: str, start: int, end: int, mark: QColor | None = None, ink: QColor | None = None
) -> list[Run]:
    part = text[start:end]
    if not part.strip(BREAKS):
        return []
    glue = touching(text[:start], part)
    return [Run(part, glue=glue, mark=mark, colour=ink)]


class Marked(Text):
    """Words in which what was searched is highlighted."""

    def __init__(
        self,
        ctx: UiContext,
        words: Msg | str,
        marks: Sequence[str] = (),
        *,
        role: str = "body",
        tone: str = "ink",
    ) -> None:
        self.marks = tuple(marks)
        super().__init__(ctx, words, role=role, tone=tone)

    def runs(self) -> list[Run]:
        """The words as runs."""
        return mark_runs(self.ctx.text(self.words), self.marks, self.ctx.theme)


class ParagraphCard(Styled, QWidget):
    """One paragraph: title, id, text, links; the one with the focus is the current one.

    Signals:
        current: it was reached by key or click.
        wanted: a link was chosen; the id of its paragraph.
        stepped: the next or previous paragraph is asked for (+1 or -1).
    """

    current = Signal(str)
    wanted = Signal(str)
    stepped = Signal(str, int)

    def __init__(
        self, ctx: UiContext, one: Paragraph, related: Sequence[Paragraph], marks: Sequence[str]
    ) -> None:
        super().__init__(ctx)
        self.one = one
        self.chosen = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(ctx.text(one.title))
        self.setAccessibleDescription(ctx.text(one.text))
        section = section_of(one.rule) if one.is_rule else ""
        number = f"{SECTION}{section}" if section else ""
        end, gap = (10, 7, 6), (6, 4, 4)
        column = Lines(ctx, self, pad=(14, end, 12, end), gap=gap)
        head = Lines(ctx, gap=10, across=True)
        head.addWidget(Marked(ctx, one.title, marks, role="title", tone="acc"), 1)
        self.number = Text(ctx, number, role="tiny", tone="ink2", wrap=False)
        head.addWidget(self.number, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self.words = [Marked(ctx, piece, marks) for piece in pieces(ctx.text(one.text))]
        for words in self.words:
            column.addWidget(words)
        self.links = [self._link(other) for other in related]
        if self.links:
            also = Text(ctx, msg("rulebook-see-also"), role="small", tone="ink2", wrap=False)
            flow = Flow(lambda: ctx.px(2))
            for part in (also, *self.links):
                flow.addWidget(part)
            column.addLayout(flow)

    def _link(self, other: Paragraph) -> Link:
        link = Link(self.ctx, other.title)
        link.clicked.connect(partial(self.wanted.emit, other.rule))
        return link

    def set_chosen(self, chosen: bool) -> None:
        """Be the current paragraph or not."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming here makes it the current paragraph."""
        super().focusInEvent(event)
        self.current.emit(self.one.rule)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click chooses the paragraph."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from paragraph to paragraph."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(self.one.rule, step)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground of the current one; its frame is strong while it has the focus."""
        painter, theme, m = QPainter(self), self.ctx.theme, self.ctx.metrics
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        if self.chosen:
            paint.panel(
                painter,
                rect,
                theme,
                radius=m.radius * 0.7,
                fill=theme.panel2,
                border=theme.acc if self.hasFocus() else theme.line,
                width=paint.STRONG_BORDER if self.hasFocus() else paint.BORDER,
                with_shadow=False,
            )
            bar = QRectF(rect.left(), rect.top() + 6, m.px(4), rect.height() - 12)
            painter.fillRect(bar, theme.acc)


class PartColumn(Styled, QWidget):
    """A part: its heading, its introduction, its paragraphs, and the way to the next part.

    Signals:
        current: a paragraph was reached.
        wanted: a paragraph or part is to be opened.
        top_wanted: the beginning of the part is to be seen.
    """

    current = Signal(str)
    wanted = Signal(str)
    top_wanted = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.key = ""
        self.cards: dict[str, ParagraphCard] = {}
        self.heading: Text | None = None
        self.next: Button | None = None
        self._column = QVBoxLayout(self)
        self.setMaximumWidth(ctx.px(MEASURE))

    def show_part(self, book: Book, part: RulebookPart, marks: Sequence[str]) -> None:
        """Show a part, with the words that were searched highlighted."""
        self._clear()
        self.key = part.key
        ctx, m = self.ctx, self.ctx.metrics
        self.setMaximumWidth(ctx.px(MEASURE))
        self._column.setContentsMargins(0, 0, ctx.px(4), ctx.px(10))
        self._column.setSpacing(m.pick(4, 2, 1))
        self.heading = Marked(ctx, part.title, marks, role="page")
        for text in (
            self.heading,
            *(Marked(ctx, piece, marks, tone="ink2") for piece in pieces(ctx.text(part.text))),
        ):
            text.setContentsMargins(ctx.px(14), 0, ctx.px(12), 0)
            self._column.addWidget(text)
            self._column.addSpacing(ctx.px(4))
        for one in part.paragraphs:
            card = ParagraphCard(ctx, one, book.related(one), marks)
            card.current.connect(self.current)
            card.wanted.connect(self.wanted)
            card.stepped.connect(self._step)
            self.cards[one.rule] = card
            self._column.addWidget(card)
            card.show()  # now: it may get the focus at once
        self._add_next(book, part)
        self._column.addStretch(1)
        self._chain()

    def _chain(self) -> None:
        """Tab goes from a paragraph through its links to the next one."""
        stops: list[QWidget] = []
        for card in self.cards.values():
            stops += [card, *card.links]
        if self.next is not None:
            stops.append(self.next)
        for one, after in pairwise(stops):
            self.setTabOrder(one, after)

    def _add_next(self, book: Book, part: RulebookPart) -> None:
        after = book.parts[book.parts.index(part) + 1 :]
        self.next = None
        if after:
            words = msg("rulebook-next", part=after[0].title)
            self.next = Button(self.ctx, words, kind="quiet")
            self.next.clicked.connect(partial(self.wanted.emit, after[0].key))
            self._column.addWidget(self.next, 0, Qt.AlignmentFlag.AlignLeft)

    def _clear(self) -> None:
        self.cards = {}
        while (item := self._column.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                discard([old])

    def choose(self, rule: str) -> None:
        """Mark the current paragraph."""
        for name, card in self.cards.items():
            card.set_chosen(name == rule)

    def top_of(self, rule: str) -> int:
        """How far below the beginning a paragraph stands; the beginning itself for none."""
        card = self.cards.get(rule)
        return card.mapTo(self, QPoint(0, 0)).y() if card is not None else 0

    def _step(self, rule: str, step: int) -> None:
        """Give the focus to the paragraph after or before one."""
        names = list(self.cards)
        index = names.index(rule) + step
        if index < 0:
            self.top_wanted.emit()
        elif index < len(names):
            self.cards[names[index]].setFocus(Qt.FocusReason.TabFocusReason)
        elif self.next is not None:
            self.next.setFocus(Qt.FocusReason.TabFocusReason)
