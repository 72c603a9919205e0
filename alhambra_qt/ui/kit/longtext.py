"""A text of several sections, shown by Qt: it can be selected, copied and read word by word.

    text = LongText(ctx)
    text.show_html(html, {"camps.score": "§ 7.8.3 Scoring. Each camp ..."})
    text.current                    # signal: the section reached; links make the wish `rule`

A section begins at the block whose anchor is its name. Text before the first section, or after any
other anchor, belongs to no section. Up and down go from section to section, Tab also to each link;
Ctrl and Shift with arrows move and select as in any text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit

from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import Styled, UiContext, scroll_bar_style
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.scroll import SCROLLS
from alhambra_qt.ui.kit.sizes import TITLE_FAMILY, with_lining_figures
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.widgets import RING, Link

MEASURE = 620  # the maximum width of a line, about 75 letters
INSET = 3  # pixels left and right of the frame around the current section
WITHIN = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
NARROW = "\N{NARROW NO-BREAK SPACE}"
STYLE = """
body {{ line-height: 108%; }}
p {{ margin: 0 0 {gap}px 0; }}
.h2, .h3 {{ font-family: '{serif}'; font-weight: 700; color: {acc}; margin-top: {air}px; }}
.h2 {{ font-size: {page}px; font-weight: 800; color: {ink}; margin-top: 0; }}
.h3 {{ font-size: {title}px; }}
.intro {{ color: {ink2}; }}
.more {{ font-size: {small}px; color: {ink2}; margin-top: {gap}px; }}
a {{ color: {acc}; font-weight: 600; }}
td[lang] {{ border-left: {line}px solid {rule}; padding-left: {air}px; }}
"""


class TextLink(Link):
    """The control of a link drawn by Qt: focus, press and accessible name.

    Signals:
        tabbed: Tab leaves the link; carries its position in the text and whether forwards.
    """

    tabbed = Signal(int, bool)

    def __init__(self, ctx: UiContext, words: str, target: str, start: int, end: int) -> None:
        super().__init__(ctx, words, target)
        self.start, self.end = start, end
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # the text moves Tab through its links

    def focusNextPrevChild(self, forward: bool) -> bool:
        self.tabbed.emit(self.start, forward)
        return True

    def ring(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()).adjusted(2, 2, -2, -2), 4

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Paint nothing: the words are in the text."""


class LongText(Styled, QTextBrowser):
    """See the module docstring.

    Signals:
        current: a section was reached by key or click; carries its name.
    """

    current = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.section = ""
        self.html = ""
        self.words: dict[str, str] = {}
        self.blocks: dict[str, list[QTextBlock]] = {}
        self.links: list[TextLink] = []
        self.widest = MEASURE
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(self._follow)
        self.cursorPositionChanged.connect(self._moved)
        self.document().documentLayout().documentSizeChanged.connect(self._place_links)
        self.restyle()

    def restyle(self) -> None:
        ctx, theme = self.ctx, self.ctx.theme
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        colours.setColor(QPalette.ColorRole.Text, theme.ink)
        colours.setColor(QPalette.ColorRole.Highlight, theme.acc)
        colours.setColor(QPalette.ColorRole.HighlightedText, theme.accink)
        self.setPalette(colours)
        self.verticalScrollBar().setStyleSheet(scroll_bar_style(ctx))
        self.verticalScrollBar().setSingleStep(ctx.px(28))
        looks = {tone: getattr(theme, tone).name() for tone in ("ink", "ink2", "acc", "rule")}
        sizes = {role: ctx.font(role).pixelSize() for role in ("page", "title", "small")}
        gap, line = ctx.px(5), max(1, ctx.px(2))
        sheet = STYLE.format(**looks, **sizes, gap=gap, air=3 * gap, line=line, serif=TITLE_FAMILY)
        self.document().setDefaultStyleSheet(sheet)
        self.document().setDefaultFont(with_lining_figures(ctx.font("body")))
        self.document().setDocumentMargin(ctx.px(12))
        self._fill()

    def show_html(self, html: str, words: Mapping[str, str], widest: int = MEASURE) -> None:
        """Show a text; `words` maps the name of each section to its accessible text."""
        self.html, self.words, self.widest = html, dict(words), widest
        self._fill()

    def _fill(self) -> None:
        self._wrap()
        gone, self.links, self.blocks = self.links, [], {}
        # Qt ignores the style's font sizes for headings, and breaks lines at a narrow no-break
        # space.
        html = re.sub("<h([23])", r'<p class="h\1"', re.sub("</h[23]>", "</p>", self.html))
        self.setHtml(f"<body>{html.replace(NARROW, '&nbsp;')}</body>")
        self.blocks = {name: [] for name in ("", *self.words)}
        name, block = "", self.document().begin()
        while block.isValid():
            for anchor, href, start, end in _anchors(block):
                if anchor:
                    name = anchor if anchor in self.words else ""
                if href:
                    self._add_link(href, start, end)
            if block.text():  # Qt adds an empty block after each table
                self.blocks[name].append(block)
            block = block.next()
        self.setExtraSelections(self.selections())
        self._place_links()
        self.choose(self.section)
        if any(link.hasFocus() for link in gone):  # else Qt goes on to the next section
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        discard(gone)

    def selections(self) -> list[QTextEdit.ExtraSelection]:
        """Return additional highlights beside the selection; subclasses override this."""
        return []

    def _add_link(self, href: str, start: int, end: int) -> None:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        target = href.removeprefix("#")
        link = TextLink(self.ctx, cursor.selectedText(), target, start, end)
        link.setParent(self.viewport())
        link.tabbed.connect(self._tab)
        link.show()
        self.links.append(link)

    def _place_links(self) -> None:
        """Place the links over their words; a wrapped link covers only its first line."""
        least = self.ctx.metrics.target
        for link in self.links:
            first, last = (self.cursorRect(self._at(at)) for at in (link.start, link.end))
            right = last.right() if last.top() == first.top() else self.viewport().width() - RING
            area = QRect(first.topLeft(), QPoint(right, first.bottom()))
            extra = max(0, least - area.height())
            area.adjust(-RING, -extra // 2, RING, extra // 2)
            link.setGeometry(area)

    def _at(self, position: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        return cursor

    # -- sections -----------------------------------------------------------------------------

    def choose(self, section: str) -> None:
        """Mark a section as current; "" is the beginning."""
        self.section = section
        self.setAccessibleName(self.words.get(section) or self.document().begin().text())
        self.viewport().update()

    def go(self, section: str) -> None:
        """Scroll to a section, and move the text cursor there for Ctrl and Shift with arrows."""
        self.setCursorWidth(0)
        if not self.textCursor().hasSelection() and self._section_here() != section:
            self.setTextCursor(QTextCursor(self._held(section)[0]))
        if not self.isVisible():
            return  # there is no width yet: showing the widget scrolls to it
        if section:
            area = self._area(section)
            self._scroll_to(area.top(), area.height())
        else:
            self.verticalScrollBar().setValue(0)

    def _scroll_to(self, top: float, height: float) -> None:
        if not self._sees(top, height):
            self.verticalScrollBar().setValue(max(0, int(top) - self.ctx.px(8)))

    def _sees(self, top: float, height: float) -> bool:
        at, room = self.verticalScrollBar().value(), self.viewport().height()
        return at <= top <= at + max(0, room - height)

    def _held(self, section: str) -> Sequence[QTextBlock]:
        return self.blocks.get(section) or [self.document().begin()]

    def _area(self, section: str) -> QRectF:
        layout, area = self.document().documentLayout(), QRectF()
        for block in self._held(section):
            area = area.united(layout.blockBoundingRect(block))
        return area.adjusted(0, -self.ctx.px(7), 0, self.ctx.px(7))

    def _section_here(self) -> str:
        block = self.textCursor().block()
        return next((name for name, held in self.blocks.items() if block in held), "")

    def _moved(self) -> None:
        section = self._section_here()
        reached = self.hasFocus() and not self.textCursor().hasSelection()
        if reached and section not in ("", self.section):
            self._reach(section)

    def _reach(self, section: str) -> None:
        self.choose(section)
        if self.textCursor().hasSelection():
            self.setTextCursor(QTextCursor(self._held(section)[0]))
        self.current.emit(section)
        self.go(section)
        announce(self, self.words[section])

    def _step(self, step: int) -> bool:
        names = list(self.words)
        at = names.index(self.section) + step if self.section in names else 0
        if at < 0:
            self.verticalScrollBar().setValue(0)
        elif at < len(names):
            self._reach(names[at])
        else:
            last = self._held(self.section)[-1]
            return self._tab(last.position() + last.length(), True)
        return True

    # -- Qt -----------------------------------------------------------------------------------

    def _follow(self, url: QUrl) -> None:
        self.wish("rule", url.fragment())

    def _tab(self, at: int, forward: bool) -> bool:
        """Go to the next or previous section or link; at either end leave the text."""
        stops: dict[int, str | TextLink] = {link.start: link for link in self.links}
        stops |= {held[0].position(): name for name, held in self.blocks.items() if name}
        beyond = [stop for stop in stops if (stop > at if forward else stop < at)]
        found = stops[min(beyond) if forward else max(beyond)] if beyond else None
        if isinstance(found, TextLink):
            found.setFocus(Qt.FocusReason.TabFocusReason)
            self._scroll_to(found.y() + self.verticalScrollBar().value(), found.height())
            return True
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if found is None:
            return super().focusNextPrevChild(forward)
        self._reach(found)
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self._tab(self._held(self.section)[0].position(), forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Return to the current section, or go to the first one."""
        super().focusInEvent(event)
        by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        if not by_mouse and self.section not in self.words and self.words:
            self._reach(next(iter(self.words)))
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle steps, scrolling, Ctrl and Shift; leave all other keys to the page."""
        key, bar = Qt.Key(event.key()), self.verticalScrollBar()
        if event.modifiers() & WITHIN:
            self.setCursorWidth(self.ctx.px(1))
            super().keyPressEvent(event)
        elif event.modifiers() or key not in SCROLLS:
            event.ignore()
        elif key not in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            bar.setValue(bar.value() + int(SCROLLS[key] * bar.pageStep()))
        elif not self._step(1 if key == Qt.Key.Key_Down else -1):
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        area = self._area(self.section)
        seen = self._sees(area.top(), area.height())
        super().resizeEvent(event)
        self._wrap()
        if seen and self.section:
            self.go(self.section)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.go(self.section)

    def _wrap(self) -> None:
        self.setLineWrapColumnOrWidth(
            min(self.ctx.px(self.widest), self.viewport().width() - self.ctx.px(4))
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the current section on a panel, with a strong frame while focused."""
        if self.section in self.words:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, self._area(self.section))
            painter.end()
        super().paintEvent(event)

    def _paint_ground(self, painter: QPainter, area: QRectF) -> None:
        theme, focused, radius = self.ctx.theme, self.hasFocus(), self.ctx.px(7)
        area.moveTop(area.top() - self.verticalScrollBar().value())
        area.setLeft(INSET)
        area.setRight(self.lineWrapColumnOrWidth() - INSET)
        paint.panel(
            painter,
            area,
            theme,
            radius=radius,
            fill=theme.panel2,
            border=theme.acc if focused else theme.line,
            width=paint.STRONG_BORDER if focused else paint.BORDER,
            with_shadow=False,
        )
        bar = QRectF(area.left(), area.top() + radius, self.ctx.px(4), area.height() - 2 * radius)
        painter.fillRect(bar, theme.acc)


def _anchors(block: QTextBlock) -> Iterator[tuple[str, str, int, int]]:
    pieces = block.begin()
    while not pieces.atEnd():
        part = pieces.fragment()
        kind, start = part.charFormat(), part.position()
        for name in kind.anchorNames() or [""]:
            if name or kind.anchorHref():
                yield name, kind.anchorHref(), start, start + part.length()
        pieces += 1
