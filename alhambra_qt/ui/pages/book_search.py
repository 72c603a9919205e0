"""What a search in the rulebook found: the best paragraphs first, what was searched highlighted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from alhambra_qt.i18n import msg
from alhambra_qt.teaching.rulebook import Book
from alhambra_qt.teaching.rulebook_find import BookHit, Span
from alhambra_qt.teaching.rulebook_html import one_line
from alhambra_qt.ui.kit.box import Box, Words
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.richtext import Run
from alhambra_qt.ui.kit.rows import Column
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.pages.book_text import MEASURE, mark_runs

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
        """Title, part and text are heard together."""
        super().retranslate()
        self.setAccessibleDescription(f"{self.part}. {self.text_shown}")

    def tree(self, look: Look) -> Box:
        """The three, one below the other."""

        def marked(text: str) -> list[Run]:
            return mark_runs(text, self.marks, look.theme)

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
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.count = Text(ctx, "", role="strong")
        self.count.setContentsMargins(RING + ctx.px(4), 0, RING, 0)
        self._column.addWidget(self.count)
        self.others = Button(ctx, "", kind="quiet")
        self.others.clicked.connect(self.all_wanted)
        self._column.insertWidget(0, self.others, 0, Qt.AlignmentFlag.AlignLeft)
        self.others.hide()
        self._column.addStretch(1)
        self.more = Text(ctx, msg("rulebook-more", n=MOST), tone="ink2")
        self.more.setContentsMargins(RING + ctx.px(4), 0, RING, 0)
        self.more.hide()
        self.setMaximumWidth(ctx.px(MEASURE))

    def show_hits(
        self,
        book: Book,
        hits: Sequence[BookHit],
        words: Sequence[str],
        *,
        near: bool = False,
        others: int = 0,
    ) -> None:
        """Show what a search found, or what comes ``near`` to words that nothing holds all.

        So many ``others`` are found in the rules of other set-ups.
        """
        self.others.set_words(msg("rulebook-elsewhere", n=others))
        self.others.setVisible(others > 0)
        for card in self.cards:
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        self.hits = tuple(hits)
        self.setMaximumWidth(self.ctx.px(MEASURE))
        count = msg("rulebook-nearest") if near and hits else msg("rulebook-found", n=len(hits))
        self.count.set_words(count)
        for hit in self.hits[:MOST]:
            card = self._card(book, hit, words)
            card.clicked.connect(partial(self.wanted.emit, hit.rule))
            self._column.insertWidget(self._column.count() - 1, card)
            card.show()  # now: the next key may go there
            self.cards.append(card)
        self._column.removeWidget(self.more)
        self._column.insertWidget(self._column.count() - 1, self.more)
        self.more.setVisible(len(self.hits) > MOST)

    def _card(self, book: Book, hit: BookHit, words: Sequence[str]) -> HitCard:
        part = book.part(hit.part)
        one = book.paragraph(hit.rule) if part is None or part.key != hit.rule else None
        shown = one or part
        if shown is None or part is None:
            raise ValueError(f"{hit.rule} is not in the book")
        text = self.ctx.text
        above = text(part.title) if one is not None else ""
        return HitCard(
            self.ctx, text(shown.title), above, snippet(text(shown.text), hit.text), words
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go through what was found; up from the first back to the words."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        focused = next((k for k, card in enumerate(self.cards) if card.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
        elif focused + step < 0:
            self.left.emit()
        elif focused + step < len(self.cards):
            self.cards[focused + step].setFocus(Qt.FocusReason.TabFocusReason)
