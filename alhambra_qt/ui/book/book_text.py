"""The paragraphs of one part of the rulebook, perhaps in two languages beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtGui import QColor, QResizeEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit

from alhambra_qt.i18n import msg, tr
from alhambra_qt.teaching.rulebook import SIGN, Book, Paragraph, RulebookPart, cited
from alhambra_qt.teaching.rulebook_find import spans
from alhambra_qt.teaching.rulebook_html import part_html
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.longtext import MEASURE, LongText
from alhambra_qt.ui.kit.theme import Theme, with_alpha

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
        said = {paragraph.rule: self._said(paragraph) for paragraph in part.paragraphs}
        self.show_html(html, said, 2 * MEASURE if second else MEASURE)

    def _said(self, paragraph: Paragraph) -> str:
        ctx, second = self.ctx, self.second
        again = [tr(second, paragraph.title), tr(second, paragraph.text)] if second else []
        return sentences(
            [ctx.text(cited(paragraph.rule, paragraph.title)), ctx.text(paragraph.text), *again]
        )

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
