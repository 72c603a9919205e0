"""The two lists that lead to a paragraph: the contents, and what a search found."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
)

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.rulebook import CHAPTERS, Book, cited, everything, section_of
from alhambra_qt.teaching.rulebook_find import (
    BookHit,
    Span,
    elsewhere,
    find,
    nearest,
    spans,
    words_of,
)
from alhambra_qt.teaching.rulebook_html import one_line
from alhambra_qt.ui.book.book_text import mark_colours
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Ground, Words
from alhambra_qt.ui.kit.box_list import BoxList
from alhambra_qt.ui.kit.context import Styled, UiContext, scroll_bar_style
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.holder import Filling, Live
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.text import BREAKS, Block, Run, layout_runs, plain, touching
from alhambra_qt.ui.kit.widgets import RING, Button

RULE = Qt.ItemDataRole.UserRole  # the id of the paragraph, or the key of the part
NUMBERED = Qt.ItemDataRole.AccessibleTextRole  # its number and title, as shown
Index = QModelIndex | QPersistentModelIndex


class _Rows(Guarded, QStyledItemDelegate):
    """Paints a row: words that wrap, a triangle before a part that folds."""

    @property
    def tree(self) -> Contents:
        """The contents, to which this belongs."""
        return cast("Contents", self.parent())

    def _left(self, index: Index) -> int:
        px = self.tree.ctx.px
        return px(22) if not index.parent().isValid() else px(30)

    def block(self, index: Index) -> Block:
        """The words of a row, wrapped."""
        ctx = self.tree.ctx
        room = self.tree.viewport().width() - self._left(index) - ctx.px(8)
        role = "body" if index.parent().isValid() else "strong"
        text = str(index.data(NUMBERED))
        return layout_runs(plain(text), ctx.font(role), room, 1.2)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        m = self.tree.ctx.metrics
        air = m.pick(12, 10, 8) if index.parent().isValid() else m.pick(16, 12, 10)
        height = math.ceil(self.block(index).height) + air
        return QSize(self.tree.ctx.px(120), max(height, m.reach(m.pick(30, 26, 24))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row; the current one has a ground, with the keyboard also a ring."""
        theme, px = self.tree.ctx.theme, self.tree.ctx.px
        rect = QRectF(option.rect)
        rect.setLeft(0)
        state = option.state
        ink = theme.ink if index.flags() & Qt.ItemFlag.ItemIsEnabled else theme.ink2
        with paint.saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = rect.adjusted(3, 1, -3, -1)
            if index == self.tree.currentIndex():
                painter.setPen(QPen(theme.acc, 1.4))
                painter.setBrush(theme.accs)
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), px(5), px(5))
                ink = theme.ink
            elif state & QStyle.StateFlag.State_MouseOver:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.panel)
                painter.drawRoundedRect(box, px(5), px(5))
            if self.tree.model().hasChildren(index):
                self._triangle(painter, rect, self.tree.isExpanded(index), theme.ink2)
            block = self.block(index)
            top = rect.top() + (rect.height() - block.height) / 2
            block.paint(painter, self._left(index), top, ink)
            if index == self.tree.currentIndex() and self.tree.hasFocus():
                paint.focus_ring(painter, box.adjusted(4, 4, -4, -4), theme, px(4))

    def _triangle(self, painter: QPainter, rect: QRectF, is_open: bool, colour: QColor) -> None:
        unit = float(self.tree.ctx.px(4))
        x, y = self.tree.ctx.px(12), rect.center().y()
        if is_open:
            points = [(-unit, -unit * 0.5), (unit, -unit * 0.5), (0.0, unit * 0.8)]
        else:
            points = [(-unit * 0.5, -unit), (-unit * 0.5, unit), (unit * 0.8, 0.0)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in points]))


class Contents(Styled, QTreeWidget):
    """Parts and paragraphs; arrows move and fold, Enter opens."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self._items: dict[str, QTreeWidgetItem] = {}
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setExpandsOnDoubleClick(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.rows = _Rows(self)
        self.setItemDelegate(self.rows)
        self.currentItemChanged.connect(self._reached)
        self.itemClicked.connect(self._clicked)
        self.retranslate()
        self.restyle()

    def restyle(self) -> None:
        palette = self.palette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.AlternateBase):
            palette.setColor(role, self.ctx.theme.panel2)
        self.setPalette(palette)
        self.setStyleSheet(
            "QTreeView { background: transparent; outline: 0; }"
            "QTreeView::item, QTreeView::branch { background: transparent; }"
            + scroll_bar_style(self.ctx)
        )
        self.scheduleDelayedItemsLayout()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("rulebook-contents"))

    def show_book(self, book: Book) -> None:
        """List the parts of a book, all folded but the one that is read."""
        self.blockSignals(True)
        self.clear()
        self._items = {}
        for number, chapter in enumerate(CHAPTERS, start=1):
            parts = [part for part in book.parts if part.chapter == chapter]
            for part in parts:
                above = self._item(part.key, part.title)
                self.addTopLevelItem(above)
                for paragraph in part.paragraphs:
                    above.addChild(self._item(paragraph.rule, paragraph.title))
            if not parts:
                self.addTopLevelItem(self._absent(chapter, number))
        self.blockSignals(False)

    def _absent(self, chapter: str, number: int) -> QTreeWidgetItem:
        """A chapter that this set-up does without: its number is not missing."""
        part = everything().part(chapter)
        title = msg("new-modules") if part is None else part.title
        item = QTreeWidgetItem()
        item.setData(0, NUMBERED, f"{number} {self.ctx.t('rulebook-absent', title=title)}")
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        return item

    def _item(self, rule: str, title: Msg) -> QTreeWidgetItem:
        words = self.ctx.text(title)  # alone: letters that are typed look for it
        item = QTreeWidgetItem([words])
        item.setData(0, NUMBERED, f"{section_of(rule)} {words}")
        item.setData(0, RULE, rule)
        self._items[rule] = item
        return item

    def choose(self, rule: str) -> None:
        """Make a row the current one, unfolding its part and folding the others."""
        item = self._items.get(rule)
        if item is None:
            return
        part = item.parent() or item
        self.blockSignals(True)
        for number in range(self.topLevelItemCount()):
            other = self.topLevelItem(number)
            if other is not None and other is not part:
                other.setExpanded(False)
        part.setExpanded(True)
        self.setCurrentItem(item)
        self.blockSignals(False)
        self.scrollToItem(item, QAbstractItemView.ScrollHint.EnsureVisible)
        self.viewport().update()

    def item_of(self, rule: str) -> QTreeWidgetItem:
        """The row of a paragraph or part."""
        return self._items[rule]

    @property
    def chosen(self) -> str:
        """The id of the current row."""
        item = self.currentItem()
        return str(item.data(0, RULE)) if item is not None else ""

    def shown(self) -> list[str]:
        """The ids of the rows that are not folded away."""
        found = []
        for rule, item in self._items.items():
            part = item.parent()
            if part is None or part.isExpanded():
                found.append(rule)
        return found

    def _reached(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.wish("look", str(item.data(0, RULE)))

    def _clicked(self, item: QTreeWidgetItem) -> None:
        self.wish("open", str(item.data(0, RULE)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The triangle of a part folds it; everything else chooses."""
        item = self.itemAt(event.position().toPoint())
        if (
            item is not None
            and item.childCount()
            and event.position().x() < self.ctx.px(22)
            and event.button() == Qt.MouseButton.LeftButton
        ):
            item.setExpanded(not item.isExpanded())
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space open; what is no key of a tree is left to the page."""
        key = Qt.Key(event.key())
        mods = event.modifiers() & (
            Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier
        )
        opens = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if opens and not mods:
            if self.chosen:
                self.wish("open", self.chosen)
            return
        moves = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
        pages = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)
        leaf = key == Qt.Key.Key_Right and not self._can_unfold()
        letter = event.text().isalpha()
        if not mods and (letter or (key in (*moves, *pages) and not leaf)):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _can_unfold(self) -> bool:
        item = self.currentItem()
        return item is not None and item.childCount() > 0 and not item.isExpanded()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


BEFORE, AFTER = 60, 130  # letters shown around the first word found
DOTS = "…"


def snippet(text: str, found: Sequence[Span]) -> str:
    """The stretch of a text around the first thing found, between spaces."""
    text = text.replace("\n", " ")
    middle = found[0][0] if found else 0
    start, end = max(0, middle - BEFORE), min(len(text), middle + AFTER)
    if start:
        start = text.find(" ", start) + 1
    if end < len(text):
        end = text.rfind(" ", start + 1, end)
        end = end if end > start else len(text)
    shown = one_line(text[start:end])
    return f"{DOTS if start else ''}{shown}{DOTS if end < len(text) else ''}"


class Hits(BoxList):
    """The search hits, each with title, part and the words around the match."""

    columns, least = 2, 400.0

    def __init__(self, ctx: UiContext) -> None:
        self.book: Book | None = None
        self.hits: Sequence[BookHit] = ()
        self.marks: Sequence[str] = ()
        super().__init__(ctx, msg("rulebook-search"))
        self.activated.connect(self._open)
        self.clicked.connect(self._open)

    def show_hits(self, book: Book, hits: Sequence[BookHit], marks: Sequence[str]) -> None:
        """Show what was found by these words; the first one is the current row."""
        self.book, self.hits, self.marks = book, hits, marks
        self.show_rows([])
        self.show_rows([self._texts(hit)[0] for hit in hits])

    def _texts(self, hit: BookHit) -> tuple[str, str, str]:
        """The title, the part it stands in, and some words; the beginning of a part is in none."""
        part = self.book.part(hit.part) if self.book is not None else None
        if self.book is None or part is None:
            return "", "", ""
        ruling = self.book.paragraph(hit.rule) if part.key != hit.rule else None
        shown, text = ruling or part, self.ctx.text
        above = text(part.title) if ruling is not None else ""
        return text(cited(hit.rule, shown.title)), above, snippet(text(shown.text), hit.text)

    def row_tree(self, row: int) -> Box:
        title, part, text = self._texts(self.hits[row])
        column = Column(
            Words(self._marked(title), "title", "acc", wrap=True),
            Words(part, "tiny", "ink2", wrap=True) if part else None,
            Words(self._marked(text), "small", wrap=True),
            gap=0.0,
            grow=1,
        )
        ground = Ground(column, "panel", "line", paint.BORDER, pad=(0.75, 0.5), radius=0.65)
        return Ground(ground, pad=RING / self.look.em)

    def _marked(self, text: str) -> list[Run]:
        """A text as runs, with a coloured ground behind the words that were searched."""
        ground, ink = mark_colours(self.ctx.theme)
        runs, done = list[Run](), 0
        for start, end in (*spans(text, self.marks), (len(text), len(text))):
            for first, last, mark in ((done, start, None), (start, end, ground)):
                part = text[first:last]
                if part.strip(BREAKS):
                    glue, colour = touching(text[:first], part), ink if mark else None
                    runs.append(Run(part, glue=glue, mark=mark, colour=colour))
            done = end
        return runs

    def _open(self, index: Index) -> None:
        self.wish("rule", self.hits[index.row()].rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up from the first row leads out."""
        if event.key() == Qt.Key.Key_Up and self.currentIndex().row() < self._columns():
            self.wish("search")
        else:
            super().keyPressEvent(event)


class Results(Filling):
    """All search results."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.elsewhere = 0  # hits in the rules of other set-ups
        self.others = Button(ctx, "", kind="quiet", wish="search_all")
        self.count: Msg | str = ""
        self.found = Hits(ctx)

    def tree(self) -> Box:
        others = Row(Live(self.others)) if self.elsewhere else None
        count = Ground(self.sentence(self.count, "strong"), pad=(self.look.ems(RING + 4), 0))
        return Column(others, count, Live(self.found, grow=1), gap=0)

    @property
    def hits(self) -> Sequence[BookHit]:
        """The search hits, the best first."""
        return self.found.hits

    def search(self, book: Book, query: str) -> tuple[str, ...]:
        """Show what a search finds, or what comes near; gives the words it went for."""
        lang, words = self.ctx.language, words_of(query)
        hits = find(book, query, lang)
        near = bool(words) and not hits
        if near:
            words, hits = nearest(book, query, lang)
        self.elsewhere = elsewhere(book, query, lang)
        self.others.set_words(msg("rulebook-elsewhere", n=self.elsewhere))
        close = near and bool(hits)
        self.count = msg("rulebook-nearest") if close else msg("rulebook-found", n=len(hits))
        self.found.show_hits(book, hits, words)
        self.change_now()
        return words
