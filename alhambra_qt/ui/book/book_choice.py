"""For which players and modules the rulebook is composed: taken over, or chosen here."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.modules import IDS
from alhambra_qt.teaching.rulebook import (
    MAX_SEATS,
    MIN_SEATS,
    Book,
    all_variants,
    compose,
    everything,
)
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.inputs import Segmented
from alhambra_qt.ui.kit.layouts import Flow, Lines, fill
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button

# Where a set-up can be taken from, in the order offered; GAME and SETUP are there sometimes.
GAME, SETUP, BASE, EVERYTHING, CHOSEN = "game", "setup", "base", "all", "choice"


def composed_for(book: Book, source: str) -> Msg:
    """Say for whom a book is, and whose set-up it was taken from."""
    count = len(book.modules)
    words = msg("new-count-modules", n=count) if count else msg("new-no-modules")
    players = msg("count-player", n=book.seats)
    name = source if source in (GAME, SETUP) else CHOSEN
    return msg(f"rulebook-of-{name}", players=players, modules=words)


class Chooser(Styled, QWidget):
    """Players, modules and variants as chips."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.book = compose()
        self.known: Mapping[str, Book] = {}
        column = Lines(ctx, self, pad=(0, 0, 6, 0), gap=4)
        column.addWidget(_indented(ctx, Text(ctx, msg("rulebook-choose-title"), role="page")))
        column.addWidget(_indented(ctx, Text(ctx, msg("rulebook-choose-text"), tone="ink2")))
        self.sources = {
            GAME: Button(ctx, msg("rulebook-game"), kind="quiet"),
            SETUP: Button(ctx, msg("rulebook-setup"), kind="quiet"),
            BASE: Button(ctx, msg("rulebook-base"), kind="quiet"),
            EVERYTHING: Button(ctx, msg("rulebook-all"), kind="quiet"),
        }
        column.addLayout(_row(ctx, list(self.sources.values())))
        for name, button in self.sources.items():
            button.setCheckable(True)
            button.clicked.connect(weakly(self._take, name))
        column.addWidget(_indented(ctx, Text(ctx, msg("new-players"), role="section")))
        seats = [(str(n), str(n)) for n in range(MIN_SEATS, MAX_SEATS + 1)]
        self.seats = Segmented(ctx, msg("new-players"), seats)
        self.seats.changed.connect(self._choose)
        column.addWidget(self.seats, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(_indented(ctx, Text(ctx, msg("new-modules"), role="section")))
        self.chips = {name: self._chip(msg(f"mod-{name}")) for name in IDS}
        column.addLayout(_row(ctx, list(self.chips.values())))
        self.variants = {
            (name, value): self._chip(msg(f"book-variant-{name}-{value}-title"))
            for name, value in all_variants()
        }
        column.addLayout(_row(ctx, list(self.variants.values())))
        self.read = Button(ctx, msg("rulebook-read-these"), kind="primary", wish="read")
        column.addWidget(self.read, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)

    def _chip(self, words: Msg) -> Button:
        chip = Button(self.ctx, words, kind="quiet")
        chip.setCheckable(True)
        chip.toggled.connect(self._choose)
        return chip

    def show_book(self, book: Book, known: Mapping[str, Book]) -> None:
        """Show what a book is composed for, and from where else a set-up can be taken."""
        self.book, self.known = book, known
        for name, button in self.sources.items():
            offered = self._book_of(name)
            button.setVisible(offered is not None)
            button.setChecked(offered == book)
        self.seats.set_value(str(book.seats), silent=True)
        for name, chip in self.chips.items():
            chip.blockSignals(True)
            chip.setChecked(name in book.modules)
            chip.blockSignals(False)
        for pair, chip in self.variants.items():
            chip.blockSignals(True)
            chip.setChecked(pair in book.variants)
            chip.blockSignals(False)
            chip.setVisible(pair[0] in book.modules)
        self.update()

    def _take(self, name: str) -> None:
        book = self._book_of(name)
        if book is not None:
            self.show_book(book, self.known)
            self.wish("choose", book, name)

    def _book_of(self, name: str) -> Book | None:
        if name == BASE:
            return compose((), self.book.seats)
        if name == EVERYTHING:
            return everything()
        return self.known.get(name)

    def _choose(self) -> None:
        on = [name for name, chip in self.chips.items() if chip.isChecked()]
        variants = [pair for pair, chip in self.variants.items() if chip.isChecked()]
        book = compose(on, int(self.seats.value), variants)
        self.show_book(book, self.known)
        self.wish("choose", book, CHOSEN)


def _row(ctx: UiContext, widgets: list[Button]) -> Flow:
    row = Flow(ctx)
    fill(row, *widgets)
    return row


def _indented(ctx: UiContext, text: Text) -> Text:
    """Align words with the faces of the buttons below them."""
    text.setContentsMargins(RING, ctx.px(2), RING, 0)
    return text
