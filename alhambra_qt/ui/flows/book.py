"""Navigation into the rulebook from any page, and back to exactly the same place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.teaching import rulebook
from alhambra_qt.teaching.rulebook import Book
from alhambra_qt.ui.book.book_choice import CHOSEN, GAME, SETUP
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.kit.window import MainWindow, Page

if TYPE_CHECKING:
    from alhambra_qt.ui.book.book import BookPage

USUAL_SEATS = 4  # without a game or set-up: the default of the new-game page


class BookFlow(PageFlow):
    """Opens the rulebook for the current game or set-up, and closes it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.shown: Page[BookPage] = self.add_page("book", say=self.say)

    def open(self, rule: str = "") -> None:
        """Open the rulebook at a rule or part, or by default where it was left."""
        known = self._known()
        source = next(iter(known), CHOSEN)
        book = known.get(source) or rulebook.compose((), USUAL_SEATS)
        if rule and book.where(rule) is None and book.part(rule) is None:
            book, source = self._with(book, rule), CHOSEN
        # Shown first: a hidden page would take the focus away from the page being left.
        self.shown.open(lambda page: page.show_book(book, source, known)).enter(rule)

    def _with(self, book: Book, rule: str) -> Book:
        """Return the book extended for a rule: with its module, or with two seats for Dirk."""
        on = {*book.modules, rulebook.module_of(rule), *rule.split("-"), rule.partition("=")[0]}
        seats = book.seats if rulebook.part_of(rule) != rulebook.DIRK else rulebook.DIRK_SEATS
        return rulebook.compose(on, seats, book.variants)

    def _known(self) -> dict[str, Book]:
        """Return the books of the running game and the current set-up, nearest first."""
        found, game, new = {}, self.window.made("game"), self.window.made("new")
        if game is not None:
            found[GAME] = _book(game.desk.session.config)
        if new is not None:
            found[SETUP] = _book(new.config())
        if self.window.before("book") == "new":
            found = dict(reversed(found.items()))
        return found


def _book(config: GameConfig) -> Book:
    return rulebook.compose(config.modules, len(config.seats), config.variants)
