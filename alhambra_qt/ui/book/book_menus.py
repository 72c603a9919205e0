"""The menus of the rulebook: the second language, and the book as a file or on paper."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPoint, Signal
from PySide6.QtGui import QAction, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QMenu

from alhambra_qt import files
from alhambra_qt.i18n import Msg, language_names, msg, tr
from alhambra_qt.teaching.rulebook import Book
from alhambra_qt.teaching.rulebook_html import PAPER, to_html
from alhambra_qt.ui.kit import paper
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.inputs import style_menu
from alhambra_qt.ui.kit.widgets import RING, Button

BESIDE = "book_beside"  # the setting that keeps the second language


class HeaderMenu(Button):
    """A button that opens a menu below it.

    Signals:
        chosen: the name of an entry.
    """

    chosen = Signal(str)

    def __init__(self, ctx: UiContext, words: Msg) -> None:
        super().__init__(ctx, words, kind="header")
        self.menu = QMenu(self)
        self.menu.triggered.connect(self._take)
        self.clicked.connect(self.open_menu)

    def entries(self) -> dict[str, str]:
        """Return the words of each entry by its name."""
        raise NotImplementedError

    def current(self) -> str | None:
        """Return the entry that has a tick; None where none can have one."""
        return None

    def open_menu(self) -> None:
        """Offer the entries."""
        menu, current = self.menu, self.current()
        menu.clear()
        style_menu(menu, self.ctx)
        for name, words in self.entries().items():
            action = menu.addAction(words)
            action.setData(name)
            action.setCheckable(current is not None)
            if name == current:
                action.setChecked(True)
                menu.setActiveAction(action)
        menu.popup(self.mapToGlobal(QPoint(RING, self.height() - RING)))

    def _take(self, action: QAction) -> None:
        self.chosen.emit(action.data())


class SecondLanguage(HeaderMenu):
    """Chooses the language beside the text, "" for none."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("rulebook-beside"))

    @property
    def language(self) -> str:
        """The language shown beside the text; empty if the text is in that language anyway."""
        wanted = str(self.ctx.settings.data(BESIDE).get("language", ""))
        return wanted if wanted in self._offered() else ""

    def _offered(self) -> dict[str, str]:
        names = {lang: self.ctx.text(name) for lang, name in language_names().items()}
        return {lang: name for lang, name in names.items() if lang != self.ctx.language}

    def set_language(self, lang: str) -> None:
        """Remember what was chosen, also for the next time, and say it."""
        self.ctx.settings.set(BESIDE, {"language": lang})
        self.retranslate()

    def retranslate(self) -> None:
        name = self._offered().get(self.language)
        self.words = msg("rulebook-beside-is", language=name) if name else msg("rulebook-beside")
        super().retranslate()

    def entries(self) -> dict[str, str]:
        return {"": self.ctx.t("rulebook-beside-none"), **self._offered()}

    def current(self) -> str:
        return self.language

    def _take(self, action: QAction) -> None:
        self.set_language(action.data())
        super()._take(action)


class PaperMenu(HeaderMenu):
    """Offers the book as a file, "pdf" or "html", and to "print" it."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("rulebook-save"))

    def entries(self) -> dict[str, str]:
        return {name: self.ctx.t(f"rulebook-{name}") for name in ("pdf", "html", "print")}


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
