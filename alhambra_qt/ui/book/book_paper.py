"""The rulebook on paper or as a file: PDF, a web page, the printer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPoint
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QMenu, QWidget

from alhambra_qt import files
from alhambra_qt.i18n import msg, tr
from alhambra_qt.teaching.rulebook import Book
from alhambra_qt.teaching.rulebook_html import PAPER, to_html
from alhambra_qt.ui.book.book_text import SecondLanguage
from alhambra_qt.ui.kit import paper
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.inputs import style_menu
from alhambra_qt.ui.kit.paper import Say
from alhambra_qt.ui.kit.widgets import RING, Button

NAME = "alhambra-rules"
MARGIN = 18.0  # millimetres
DOTS_PER_INCH = 300


def document(book: Book, lang: str, second: str = "") -> QTextDocument:
    """The whole book as a document to be printed, perhaps in two languages."""
    return paper.document(to_html(book, lang, style="", second=second), PAPER)


def write_pdf(book: Book, lang: str, path: Path, second: str = "") -> None:
    """Write the book as PDF, on A4.

    Raises:
        OSError: if the file cannot be written.
    """
    made = QBuffer()  # QPdfWriter would say nothing when it cannot write a file
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(made)
    writer.setResolution(DOTS_PER_INCH)
    writer.setTitle(tr(lang, msg("rulebook-whole-title")))
    writer.setCreator("Alhambra Qt")
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            margins,
            QPageLayout.Unit.Millimeter,
        )
    )
    document(book, lang, second).print_(writer)
    made.close()
    files.write(path, bytes(made.data().data()))


def write_html(book: Book, lang: str, path: Path, second: str = "") -> None:
    """Write the book as one HTML file.

    Raises:
        OSError: if the file cannot be written.
    """
    files.write(path, to_html(book, lang, second=second))


WRITERS: dict[str, Callable[[Book, str, Path, str], None]] = {"pdf": write_pdf, "html": write_html}


class Paper:
    """The button that saves and prints, with its menu; in two languages where two are shown."""

    def __init__(
        self,
        ctx: UiContext,
        page: QWidget,
        beside: SecondLanguage,
        book: Callable[[], Book],
        say: Say,
    ) -> None:
        self.ctx, self.page, self.beside, self.book, self.say = ctx, page, beside, book, say
        self.button = Button(ctx, msg("rulebook-save"), kind="header", does=self.open_menu)
        self.menu: QMenu | None = None

    def open_menu(self) -> None:
        """Offer the ways below the button."""
        if self.menu is None:
            self.menu = QMenu(self.button)
        menu = self.menu
        menu.clear()
        style_menu(menu, self.ctx)
        menu.addAction(self.ctx.t("rulebook-pdf")).triggered.connect(lambda: self.ask("pdf"))
        menu.addAction(self.ctx.t("rulebook-html")).triggered.connect(lambda: self.ask("html"))
        menu.addAction(self.ctx.t("rulebook-print")).triggered.connect(self.print)
        menu.popup(self.button.mapToGlobal(QPoint(RING, self.button.height() - RING)))

    def ask(self, kind: str) -> None:
        """Ask for a file and write it."""
        langs = "-".join(filter(None, (self.ctx.language, self.beside.language)))
        name = f"{NAME}-{langs}.{kind}"
        paper.ask_file(self.page, self.ctx.t(f"rulebook-{kind}"), name, partial(self.write, kind))

    def write(self, kind: str, path: Path) -> None:
        """Write a file of a kind, and say how it went."""
        made = partial(WRITERS[kind], self.book(), self.ctx.language, path, self.beside.language)
        paper.tell_written(made, path, self.say, msg("rulebook-saved", file=str(path)))

    def print(self) -> None:
        """Print; without any printer say what can be done instead."""
        made = partial(document, self.book(), self.ctx.language, self.beside.language)
        paper.print_out(self.page, made, self.say, msg("rulebook-no-printer"))
