"""What a search in the rulebook found: the best paragraphs first, what was searched highlighted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from alhambra_qt.i18n import msg
from alhambra_qt.teaching.rulebook import Book
from alhambra_qt.teaching.rulebook_find import BookHit, Span
from alhambra_qt.teaching.rulebook_html import one_line
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.richtext import Block, layout_runs, plain
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.kit.widgets import RING, Button, Control
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


class HitCard(Control):
    """One thing found: title, part, and the words around what was searched."""

    def __init__(self, ctx: UiContext, title: str, part: str, text: str, words: Sequence[str]):
        super().__init__(ctx, title)
        self.part, self.text_shown, self.marks = part, text, tuple(words)
        self._laid: dict[float, list[tuple[Block, str]]] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Title, part and text are heard together."""
        self._laid.clear()
        super().retranslate()
        self.setAccessibleDescription(f"{self.part}. {self.text_shown}")

    def restyle(self) -> None:
        """Lay the words out anew."""
        self._laid.clear()
        super().restyle()

    def _blocks(self, width: float) -> list[tuple[Block, str]]:
        """The lines in a width; a layout asks for the same width many times."""
        if width not in self._laid:
            self._laid[width] = self._lay_out(width)
        return self._laid[width]

    def _lay_out(self, width: float) -> list[tuple[Block, str]]:
        ctx, room = self.ctx, width - 2 * RING - 2 * self._pad()
        title = mark_runs(self.ctx.text(self.words), self.marks, ctx.theme)
        text = mark_runs(self.text_shown, self.marks, ctx.theme)
        found = [(layout_runs(title, ctx.font("title"), room), "acc")]
        if self.part:
            found.append((layout_runs(plain(self.part), ctx.font("tiny"), room), "ink2"))
        return [*found, (layout_runs(text, ctx.font("small"), room), "ink")]

    def _pad(self) -> int:
        return self.ctx.metrics.pick(12, 10, 8)

    def hasHeightForWidth(self) -> bool:
        """The words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        lines = sum(block.height for block, _ in self._blocks(width))
        return math.ceil(lines) + 2 * self._pad() + 2 * RING - 4

    def sizeHint(self) -> QSize:
        """A comfortable paragraph."""
        width = self.ctx.px(420)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """May get narrow."""
        return QSize(self.ctx.px(160), self.ctx.metrics.hit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card."""
        painter, theme, m, face = QPainter(self), self.ctx.theme, self.ctx.metrics, self.face()
        fill = mix(theme.panel, theme.acc, 0.08) if self.underMouse() else theme.panel
        paint.panel(
            painter,
            face,
            theme,
            radius=m.radius * 0.7,
            fill=fill,
            border=theme.line,
            width=1.2,
            with_shadow=False,
        )
        y = face.top() + self._pad() - 2
        for block, tone in self._blocks(self.width()):
            block.paint(painter, face.left() + self._pad(), y, getattr(theme, tone))
            y += block.height
        if self.hasFocus():
            paint.focus_ring(painter, QRectF(face), theme, m.radius * 0.7)


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
