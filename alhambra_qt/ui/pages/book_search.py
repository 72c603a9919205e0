"""What a search in the rulebook found: the best paragraphs first, what was searched highlighted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.i18n import msg
from alhambra_qt.teaching.rulebook import Book, cited
from alhambra_qt.teaching.rulebook_find import BookHit, Span, elsewhere, find, nearest, words_of
from alhambra_qt.teaching.rulebook_html import one_line
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import Box, Words
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Columns, Lines, discard
from alhambra_qt.ui.kit.richtext import Run
from alhambra_qt.ui.kit.rows import Column
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.pages.book_text import mark_runs

BEFORE, AFTER = 60, 130  # letters shown around the first word found
MOST = 40  # more than these are not worth reading
DOTS = "…"


def snippet(text: str, found: Sequence[Span]) -> str:
    """The stretch of a text around the first thing found, between spaces."""
    text = text.replace("\n", " ")
    middle = found[0][0] if found else 0
    start, end = max(0, middle - BEFORE), min(len(text), middle + AFTER)
    if start:
        start = text.find(" ", start) + 1
    if end < len(text):
        end = text.rfind(" ", start + 1, end)
        end = end if end > start else len(text)
    shown = one_line(text[start:end])
    return f"{DOTS if start else ''}{shown}{DOTS if end < len(text) else ''}"


class HitCard(BoxButton):
    """One thing found: title, part, and the words around what was searched."""

    wide, least = 420.0, 160.0

    def __init__(self, ctx: UiContext, title: str, part: str, text: str, words: Sequence[str]):
        super().__init__(ctx, title)
        self.part, self.text_shown, self.marks = part, text, tuple(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleDescription(f"{self.part}. {self.text_shown}")

    def tree(self) -> Box:

        def marked(text: str) -> list[Run]:
            return mark_runs(text, self.marks, self.look.theme)

        column = Column(
            Words(marked(self.ctx.text(self.words)), "title", "acc", wrap=True),
            Words(self.part, "tiny", "ink2", wrap=True) if self.part else None,
            Words(marked(self.text_shown), "small", wrap=True),
            gap=0.0,
        )
        return self.ground(column)


class Results(Styled, QWidget):
    """All that was found.

    Signals:
        wanted: one of it was chosen.
        left: the way up out of the list.
        all_wanted: search in all the rules, not only in those of this set-up.
    """

    wanted = Signal(str)
    left = Signal()
    all_wanted = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.cards: list[HitCard] = []
        self.hits: tuple[BookHit, ...] = ()
        column = Lines(ctx, self)
        self.others = Button(ctx, "", kind="quiet", does=self.all_wanted)
        self.count = Text(ctx, "", role="strong")
        self.more = Text(ctx, msg("rulebook-more", n=MOST), tone="ink2")
        self._grid = Columns(lambda: 0, lambda: ctx.px(400), most=2)
        column.addWidget(self.others, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.count)
        column.addLayout(self._grid)
        column.addWidget(self.more)
        column.addStretch(1)
        for words in (self.count, self.more):
            words.setContentsMargins(RING + ctx.px(4), 0, RING, 0)
        self.others.hide()
        self.more.hide()

    def search(self, book: Book, query: str) -> tuple[str, ...]:
        """Show what a search finds, or what comes near; gives the words it went for."""
        lang, words = self.ctx.language, words_of(query)
        hits = find(book, query, lang)
        near = bool(words) and not hits
        if near:
            words, hits = nearest(book, query, lang)
        others = elsewhere(book, query, lang)  # in the rules of other set-ups
        self.others.set_words(msg("rulebook-elsewhere", n=others))
        self.others.setVisible(others > 0)
        discard(self.cards)
        self.hits = tuple(hits)
        count = msg("rulebook-nearest") if near and hits else msg("rulebook-found", n=len(hits))
        self.count.set_words(count)
        self.cards = [self._card(book, hit, words) for hit in self.hits[:MOST]]
        for hit, card in zip(self.hits, self.cards, strict=False):
            card.clicked.connect(partial(self.wanted.emit, hit.rule))
            self._grid.addWidget(card)
            card.show()  # now: the next key may go there
        self.more.setVisible(len(self.hits) > MOST)
        return words

    def _card(self, book: Book, hit: BookHit, words: Sequence[str]) -> HitCard:
        part = book.part(hit.part)
        one = book.paragraph(hit.rule) if part is None or part.key != hit.rule else None
        shown = one or part
        if shown is None or part is None:
            raise ValueError(f"{hit.rule} is not in the book")
        text = self.ctx.text
        above = text(part.title) if one is not None else ""
        title = text(cited(hit.rule, shown.title))
        return HitCard(self.ctx, title, above, snippet(text(shown.text), hit.text), words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go through what was found; up from the first back to the words."""
        step = focus.ARROWS.get(Qt.Key(event.key()))
        if step is not None and focus.move(self, step):
            return
        if event.key() == Qt.Key.Key_Up:
            self.left.emit()
        else:
            super().keyPressEvent(event)
