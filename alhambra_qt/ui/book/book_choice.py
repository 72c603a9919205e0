"""For which players and modules the rulebook is composed: taken over, or chosen here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
from alhambra_qt.ui.kit.box import Box, Ground, Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import Segmented
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
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


class Chooser(Holder):
    """Players, modules and variants as chips."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.book = compose()
        self.known: Mapping[str, Book] = {}
        self.sources = {
            GAME: Button(ctx, msg("rulebook-game"), kind="quiet"),
            SETUP: Button(ctx, msg("rulebook-setup"), kind="quiet"),
            BASE: Button(ctx, msg("rulebook-base"), kind="quiet"),
            EVERYTHING: Button(ctx, msg("rulebook-all"), kind="quiet"),
        }
        for name, button in self.sources.items():
            button.setCheckable(True)
            button.clicked.connect(weakly(self._take, name))
        seats = [(str(n), str(n)) for n in range(MIN_SEATS, MAX_SEATS + 1)]
        self.seats = Segmented(ctx, msg("new-players"), seats)
        self.seats.changed.connect(self._choose)
        self.chips = {name: self._chip(msg(f"mod-{name}")) for name in IDS}
        self.variants = {
            (name, value): self._chip(msg(f"book-variant-{name}-{value}-title"))
            for name, value in all_variants()
        }
        self.read = Button(ctx, msg("rulebook-read-these"), kind="primary", wish="read")

    def tree(self) -> Box:
        gap, side = (self.ctx.px(pixels) / self.look.em for pixels in (4, 6))
        sources = [chip for name, chip in self.sources.items() if self._book_of(name) is not None]
        varied = [chip for pair, chip in self.variants.items() if pair[0] in self.book.modules]
        child = Column(
            self._words("rulebook-choose-title", "page"),
            self._words("rulebook-choose-text", "body", "ink2"),
            _buttons(sources),
            self._words("new-players"),
            Row(Live(self.seats)),
            self._words("new-modules"),
            _buttons(self.chips.values()),
            _buttons(varied),
            Row(Live(self.read)),
            gap=gap,
            grow=1,
        )
        return Row(child, Space(side), gap=0, middle=False)

    def _words(self, name: str, role: str = "section", tone: str = "ink") -> Box:
        """Align words with the faces of the buttons below them."""
        return Ground(self.sentence(msg(name), role, tone), pad=(RING / self.look.em, 0))

    def _chip(self, words: Msg) -> Button:
        chip = Button(self.ctx, words, kind="quiet")
        chip.setCheckable(True)
        chip.toggled.connect(self._choose)
        return chip

    def show_book(self, book: Book, known: Mapping[str, Book]) -> None:
        """Show what a book is composed for, and from where else a set-up can be taken."""
        self.book, self.known = book, known
        for name, button in self.sources.items():
            button.setChecked(self._book_of(name) == book)
        self.seats.set_value(str(book.seats), silent=True)
        for name, chip in self.chips.items():
            chip.blockSignals(True)
            chip.setChecked(name in book.modules)
            chip.blockSignals(False)
        for pair, chip in self.variants.items():
            chip.blockSignals(True)
            chip.setChecked(pair in book.variants)
            chip.blockSignals(False)
        self.change_now()

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


def _buttons(buttons: Iterable[Button]) -> Box:
    return Wrapped(*map(Live, buttons), gap=0)
