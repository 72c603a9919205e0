"""The paragraphs of one part of the rulebook, perhaps in two languages beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QColor, QResizeEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QMenu, QTextEdit

from alhambra_qt.i18n import language_names, msg, tr
from alhambra_qt.teaching.rulebook import SIGN, Book, Paragraph, RulebookPart, cited
from alhambra_qt.teaching.rulebook_find import spans
from alhambra_qt.teaching.rulebook_html import part_html
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.inputs import style_menu
from alhambra_qt.ui.kit.longtext import MEASURE, LongText
from alhambra_qt.ui.kit.theme import Theme, with_alpha
from alhambra_qt.ui.kit.widgets import RING, Button

MARKED = 0.42  # how strongly the ground of a word that was found is coloured
BROAD = 36.0  # ems from which on two texts have room beside each other


def mark_colours(theme: Theme) -> tuple[QColor, QColor | None]:
    """Ground and ink of a word that was found; no ink where it keeps its own."""
    if theme.contrast:
        return theme.gold, theme.bg
    return with_alpha(theme.gold2, MARKED), None


class PartText(LongText):
    """A part: its heading, its introduction, its paragraphs, and the way to the next part."""

    def __init__(self, ctx: UiContext) -> None:
        self.book: Book | None = None
        self.part: RulebookPart | None = None
        self.marks: Sequence[str] = ()
        self.second, self.broad = "", True
        super().__init__(ctx)

    def show_part(
        self, book: Book, part: RulebookPart, marks: Sequence[str], second: str = ""
    ) -> None:
        """Show a part, with the words searched highlighted, perhaps in a second language too."""
        self.book, self.part, self.marks, self.second = book, part, marks, second
        self.broad = self._is_broad()
        html = "".join(part_html(book, part, self.ctx.language, second, below=not self.broad))
        for after in book.parts[book.parts.index(part) + 1 :][:1]:
            words = self.ctx.text(msg("rulebook-next", part=after.title))
            html += f'<p id="after"><a href="#{escape(after.key)}">{escape(words)}</a></p>'
        said = {one.rule: self._said(one) for one in part.paragraphs}
        self.show_html(html, said, 2 * MEASURE if second else MEASURE)

    def _said(self, one: Paragraph) -> str:
        ctx, second = self.ctx, self.second
        again = [tr(second, one.title), tr(second, one.text)] if second else []
        return sentences([ctx.text(cited(one.rule, one.title)), ctx.text(one.text), *again])

    def _is_broad(self) -> bool:
        return self.viewport().width() >= BROAD * self.ctx.metrics.body

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.second and self.broad != self._is_broad() and self.book and self.part:
            self.show_part(self.book, self.part, self.marks, self.second)

    def selections(self) -> list[QTextEdit.ExtraSelection]:
        return list(self._coloured())

    def _coloured(self) -> Iterator[QTextEdit.ExtraSelection]:
        """The numbers in a paler ink, and the words that were searched."""
        ground, ink = mark_colours(self.ctx.theme)
        block = self.document().begin()
        while block.isValid():
            text, start = block.text(), block.position()
            number = text.partition(" ")[0] if text.startswith(SIGN) else ""
            if number:
                yield self._selection(start, start + len(number), None, self.ctx.theme.ink2)
            numbered = number.removeprefix(SIGN) in self.marks
            sought = (*self.marks, *([number.replace(SIGN, SIGN[0] + " ")] if numbered else []))
            for first, last in spans(text, sought):
                yield self._selection(start + first, start + last, ground, ink)
            block = block.next()

    def _selection(
        self, start: int, end: int, ground: QColor | None, ink: QColor | None
    ) -> QTextEdit.ExtraSelection:
        selection, looks = QTextEdit.ExtraSelection(), QTextCharFormat()
        if ground is not None:
            looks.setBackground(ground)
        if ink is not None:
            looks.setForeground(ink)
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor, selection.format = cursor, looks
        return selection


BESIDE = "book_beside"  # the setting that keeps it


class SecondLanguage(Guarded, QObject):
    """The button that chooses the second language, with its menu.

    Signals:
        chosen: another language is wanted, "" for none.
    """

    chosen = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.button = Button(ctx, msg("rulebook-beside"), kind="header", does=self.open_menu)
        self.menu = QMenu(self.button)
        self.retranslate()

    @property
    def language(self) -> str:
        """What stands beside the text: nothing while all is in that language anyway."""
        wanted = str(self.ctx.settings.data(BESIDE).get("language", ""))
        return wanted if wanted in self._offered() else ""

    def _offered(self) -> dict[str, str]:
        """The other languages by their own names."""
        names = {lang: self.ctx.text(name) for lang, name in language_names().items()}
        return {lang: name for lang, name in names.items() if lang != self.ctx.language}

    def set_language(self, lang: str) -> None:
        """Remember what was chosen, also for the next time, and say it."""
        self.ctx.settings.set(BESIDE, {"language": lang})
        self.retranslate()

    def retranslate(self) -> None:
        """Say on the button which language it is now."""
        name = self._offered().get(self.language)
        words = msg("rulebook-beside-is", language=name) if name else msg("rulebook-beside")
        self.button.set_words(words)

    def open_menu(self) -> None:
        """Offer the languages below the button."""
        menu = self.menu
        menu.clear()
        style_menu(menu, self.ctx)
        for lang, name in {"": self.ctx.t("rulebook-beside-none"), **self._offered()}.items():
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(lang == self.language)
            action.triggered.connect(partial(self._choose, lang))
            if action.isChecked():
                menu.setActiveAction(action)
        menu.popup(self.button.mapToGlobal(QPoint(RING, self.button.height() - RING)))

    def _choose(self, lang: str, _checked: bool = False) -> None:
        self.set_language(lang)
        self.chosen.emit(lang)
