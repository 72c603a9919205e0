"""The rulebook as a page: contents, paragraphs, search, examples; see the names of its parts.

page = BookPage(ctx)
page.show_book(compose(("camps",), 3))
page.open("camps.score")
"""

from __future__ import annotations

from PySide6.QtCore import Signal

from alhambra_qt.i18n import msg
from alhambra_qt.teaching.rulebook import Book, compose
from alhambra_qt.ui.context import UiContext
from alhambra_qt.ui.frames import PageFrame
from alhambra_qt.ui.labels import Text


class BookPage(PageFrame):
    """The rulebook of one set-up.

    Signals:
        said: something to tell the person, and whether it went well.
    """

    said = Signal(object, bool)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("rulebook-title"))
        self.book: Book = compose()
        self.rule = ""

    def show_book(self, book: Book) -> None:
        """Show the rulebook of another set-up."""
        self.book = book

    def open(self, rule: str = "") -> None:
        """Open the book at a rule, or where it was."""
        self.rule = rule
        for one in self.book.paragraphs():
            self.body.addWidget(Text(self.ctx, one.title, role="title"))
            self.body.addWidget(Text(self.ctx, one.text))
