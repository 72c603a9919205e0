"""The way into the rulebook from any page, and back to exactly where one came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.gameconfig import GameConfig
from alhambra_qt.teaching import rulebook
from alhambra_qt.teaching.rulebook import Book

if TYPE_CHECKING:
    from alhambra_qt.ui.pages.book import BookPage
    from alhambra_qt.ui.program import Program

PAGE = "book"
USUAL_SEATS = 4  # without any game or set-up: as the new-game page begins


class BookDoor:
    """Opens the rulebook for what is played, and leaves it again."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._from = "start"
        program.window.add_page(PAGE, self._make)

    def _make(self) -> QWidget:
        from alhambra_qt.ui.pages.book import BookPage

        page = BookPage(self.program.ctx)
        page.back.connect(self.leave)
        page.said.connect(lambda words, good: self.program.say(words, good=good))
        return page

    @property
    def page(self) -> BookPage:
        """The page of the rulebook, made when it is first opened."""
        page = self.program.window.page(PAGE)
        from alhambra_qt.ui.pages.book import BookPage

        if not isinstance(page, BookPage):
            raise TypeError("the page of the rulebook is something else")
        return page

    def open(self, rule: str = "") -> None:
        """Open the rulebook at a rule or part; without one where it was left."""
        window = self.program.window
        if window.shown != PAGE:
            self._from = window.shown or "start"
        page = self.page
        page.show_book(self._book(rule))
        page.open(rule)
        window.show_page(PAGE)

    def _book(self, rule: str) -> Book:
        """Compose the book of what is played; with the module of the rule, were it off."""
        config = self._config()
        on = config.modules if config is not None else ()
        seats = len(config.seats) if config is not None else USUAL_SEATS
        variants = config.variants if config is not None else ()
        return rulebook.compose((*on, rulebook.module_of(rule), rule), seats, variants)

    def _config(self) -> GameConfig | None:
        """What the running game is set up from, or the set-up that is being made."""
        from alhambra_qt.ui.pages.newgame import NewGamePage

        program = self.program
        if program.game is not None and self._from != "new":
            return program.game.desk.session.config
        page = program.window.page("new") if program.window.has_page("new") else None
        return page.config() if isinstance(page, NewGamePage) else None

    def leave(self) -> None:
        """Back to the page one came from, as it was."""
        if self._from == "game":
            self.program.back_to_table()
        elif self._from == "start":
            self.program.show_start()
        else:
            self.program.window.show_page(self._from)
