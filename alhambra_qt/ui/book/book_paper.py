"""The rulebook on paper or as a file: PDF or a web page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from alhambra_qt import files
from alhambra_qt.i18n import msg, tr
from alhambra_qt.teaching.rulebook import Book
from alhambra_qt.teaching.rulebook_html import PAPER, to_html
from alhambra_qt.ui.kit import paper

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
