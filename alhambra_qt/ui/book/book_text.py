"""The paragraphs of one part of the rulebook, perhaps in two languages beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from alhambra_qt.i18n import Msg, language_names, msg, tr
from alhambra_qt.teaching.rulebook import SIGN, Book, Paragraph, RulebookPart, cited, sign_of
from alhambra_qt.teaching.rulebook_find import spans
from alhambra_qt.teaching.rulebook_html import pieces
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Ground, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import style_menu
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.richtext import BREAKS, Run, touching
from alhambra_qt.ui.kit.rows import ByWidth, Column, Row, Stack, Wrapped
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.theme import Theme, with_alpha
from alhambra_qt.ui.kit.widgets import RING, Button, Link

MEASURE = 620  # the widest a line of text gets, about 75 letters
MARKED = 0.42  # how strongly the ground of a word that was found is coloured


def mark_runs(text: str, words: Sequence[str], theme: Theme) -> list[Run]:
    """A text as runs, with a coloured ground behind the words that were searched."""
    ground = theme.gold if theme.contrast else with_alpha(theme.gold2, MARKED)
    ink: QColor | None = theme.bg if theme.contrast else None
    runs: list[Run] = []
    done = 0
    for start, end in spans(text, words):
        runs += _run(text, done, start)
        runs += _run(text, start, end, ground, ink)
        done = end
    return [*runs, *_run(text, done, len(text))]


def _run(
    text: str, start: int, end: int, mark: QColor | None = None, ink: QColor | None = None
) -> list[Run]:
    part = text[start:end]
    if not part.strip(BREAKS):
        return []
    glue = touching(text[:start], part)
    return [Run(part, glue=glue, mark=mark, colour=ink)]


def marked(
    look: Look,
    text: Msg | str,
    words: Sequence[str],
    role: str = "body",
    tone: str = "ink",
    grow: float = 0.0,
) -> Words:
    """A paragraph in which what was searched is highlighted."""
    runs = mark_runs(look.text(text), words, look.theme)
    return Words(runs, role, tone, wrap=True, grow=grow)


def numbered(
    look: Look, rule: str, title: str, words: Sequence[str], role: str, tone: str = "ink"
) -> Words:
    """A heading behind its number, "§ 4.3", as the ledger and refusals cite it."""
    sign = sign_of(rule)
    number = [Run(sign, colour=look.theme.ink2)]
    if sign.removeprefix(SIGN) in words:
        number = mark_runs(sign, (sign.replace(SIGN, SIGN[0] + " "),), look.theme)
    return Words([*number, *mark_runs(title, words, look.theme)], role, tone, wrap=True)


def _told(
    look: Look, rule: str, title: str, text: str, marks: Sequence[str] = ()
) -> Iterator[Words]:
    """A heading and what stands below it."""
    yield numbered(look, rule, title, marks, "title", "acc")
    yield from (marked(look, piece, marks) for piece in pieces(text))


class ParagraphCard(Holder):
    """One paragraph: number, title, text, links; the one with the focus is the current one.

    Signals:
        current: it was reached by key or click.
        wanted: a link was chosen; the id of its paragraph.
        stepped: the next or previous paragraph is asked for (+1 or -1).
    """

    current = Signal(str)
    wanted = Signal(str)
    stepped = Signal(str, int)

    def __init__(
        self,
        ctx: UiContext,
        one: Paragraph,
        related: Sequence[Paragraph],
        marks: Sequence[str],
        second: str = "",
    ) -> None:
        super().__init__(ctx)
        self.one, self.marks, self.second = one, marks, second
        self.chosen = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(ctx.text(cited(one.rule, one.title)))
        also = f"{tr(second, one.title)}. {tr(second, one.text)}" if second else ""
        self.setAccessibleDescription(f"{ctx.text(one.text)}\n{also}".strip())
        self.links = [self._link(other) for other in related]

    def tree(self) -> Box:
        """Number and title, the text, links, and all again in a second language."""
        look, one, marks = self.look, self.one, self.marks
        gap, air = (0.25, 0.4) if look.m.small else (0.35, 0.55)
        words = _told(look, one.rule, look.text(one.title), look.text(one.text), marks)
        also = Words(look.t("rulebook-see-also"), "small", "ink2")
        links = Wrapped(also, *map(Live, self.links), gap=0.15) if self.links else None
        held: Box = Column(*words, links, gap=gap)
        if lang := self.second:
            again = _told(look, one.rule, tr(lang, one.title), tr(lang, one.text))
            held = beside(held, Column(*again, gap=gap, grow=1))
        return Ground(Stack(*self._ground(), Ground(held, pad=(0.7, air))), pad=0.18)

    def _ground(self) -> list[Box]:
        """The panel of the current one; its frame is strong while it has the focus."""
        if not self.chosen:
            return []
        strong = ("acc", paint.STRONG_BORDER) if self.hasFocus() else ("line", paint.BORDER)
        bar = Row(Ground(Space(0.27), "acc", radius=0), spring(), middle=False)
        return [Ground(Space(), "panel2", *strong, radius=0.5), Ground(bar, pad=(0, 0.4))]

    def _link(self, other: Paragraph) -> Link:
        link = Link(self.ctx, other.title)
        link.setParent(self)  # now: Tab goes there also before it has its place
        link.clicked.connect(partial(self.wanted.emit, other.rule))
        return link

    def set_chosen(self, chosen: bool) -> None:
        """Be the current paragraph or not."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.change()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.change()
        self.current.emit(self.one.rule)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.change()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from paragraph to paragraph."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(self.one.rule, step)


class PartColumn(Styled, QWidget):
    """A part: its heading, its introduction, its paragraphs, and the way to the next part.

    Signals:
        current: a paragraph was reached.
        wanted: a paragraph or part is to be opened.
        top_wanted: the beginning of the part is to be seen.
    """

    current = Signal(str)
    wanted = Signal(str)
    top_wanted = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.key = ""
        self.cards: dict[str, ParagraphCard] = {}
        self.heading: Holder | None = None
        self.next: Button | None = None
        self._column = QVBoxLayout(self)
        self.setMaximumWidth(ctx.px(MEASURE))

    def show_part(
        self, book: Book, part: RulebookPart, marks: Sequence[str], second: str = ""
    ) -> None:
        """Show a part, with the words searched highlighted, perhaps in a second language too."""
        self._clear()
        self.key = part.key
        ctx, m = self.ctx, self.ctx.metrics
        self.setMaximumWidth(ctx.px(2 * MEASURE if second else MEASURE))
        self._column.setContentsMargins(0, 0, ctx.px(4), ctx.px(10))
        self._column.setSpacing(m.pick(4, 2, 1))
        self._about = part, marks, second
        self.heading = Holder(ctx, self._heading)
        title = ctx.text(cited(part.key, part.title))
        self.heading.setAccessibleName(f"{title}. {ctx.text(part.text)}")
        self._column.addWidget(self.heading)
        for one in part.paragraphs:
            card = ParagraphCard(ctx, one, book.related(one), marks, second)
            card.current.connect(self.current)
            card.wanted.connect(self.wanted)
            card.stepped.connect(self._step)
            self.cards[one.rule] = card
            self._column.addWidget(card)
            card.show()  # now: it may get the focus at once
        self._add_next(book, part)
        self._column.addStretch(1)
        self._chain()

    def _heading(self) -> Box:
        return _heading(Look.of_page(self.ctx), *self._about)

    def _chain(self) -> None:
        """Tab goes from a paragraph through its links to the next one."""
        stops: list[QWidget] = []
        for card in self.cards.values():
            stops += [card, *card.links]
        if self.next is not None:
            stops.append(self.next)
        for one, after in pairwise(stops):
            self.setTabOrder(one, after)

    def _add_next(self, book: Book, part: RulebookPart) -> None:
        after = book.parts[book.parts.index(part) + 1 :]
        self.next = None
        if after:
            words = msg("rulebook-next", part=after[0].title)
            self.next = Button(self.ctx, words, kind="quiet")
            self.next.clicked.connect(partial(self.wanted.emit, after[0].key))
            self._column.addWidget(self.next, 0, Qt.AlignmentFlag.AlignLeft)

    def _clear(self) -> None:
        self.cards = {}
        while (item := self._column.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                discard([old])

    def choose(self, rule: str) -> None:
        """Mark the current paragraph."""
        for name, card in self.cards.items():
            card.set_chosen(name == rule)

    def top_of(self, rule: str) -> int:
        """How far below the beginning a paragraph stands; the beginning itself for none."""
        card = self.cards.get(rule)
        return card.mapTo(self, QPoint(0, 0)).y() if card is not None else 0

    def _step(self, rule: str, step: int) -> None:
        """Give the focus to the paragraph after or before one."""
        names = list(self.cards)
        index = names.index(rule) + step
        if index < 0:
            self.top_wanted.emit()
        elif index < len(names):
            self.cards[names[index]].setFocus(Qt.FocusReason.TabFocusReason)
        elif self.next is not None:
            self.next.setFocus(Qt.FocusReason.TabFocusReason)


def _heading(look: Look, part: RulebookPart, marks: Sequence[str], second: str) -> Box:
    """The title of a part and its introduction."""
    held = _begun(look, part, look.text(part.title), look.text(part.text), marks)
    if second:
        held = beside(held, _begun(look, part, tr(second, part.title), tr(second, part.text)))
    return Ground(held, pad=(0.9, 0.15))


def _begun(look: Look, part: RulebookPart, title: str, text: str, marks: Sequence[str] = ()) -> Box:
    words = (marked(look, piece, marks, "body", "ink2") for piece in pieces(text))
    return Column(numbered(look, part.key, title, marks, "page"), *words, gap=0.3, grow=1)


BROAD = 36.0  # ems from which on two texts have room beside each other


def beside(text: Box, other: Box) -> Box:
    """Two texts that say the same; the second behind a line, or below where it is narrow."""
    line = Row(Ground(Space(0.12), "rule", radius=0), other, middle=False, gap=0.7)
    return ByWidth(
        BROAD,
        Row(text, line, middle=False, even=True, gap=1.2),
        Column(text, line, gap=0.5),
        grow=1,
    )


class SecondLanguage(Guarded, QObject):
    """The button that chooses the second language, with its menu.

    Signals:
        chosen: another language is wanted, "" for none.
    """

    chosen = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx, self.wanted = ctx, ""
        self.button = Button(ctx, msg("rulebook-beside"), kind="header", does=self.open_menu)
        self.menu = QMenu(self.button)

    @property
    def language(self) -> str:
        """What stands beside the text: nothing while all is in that language anyway."""
        return self.wanted if self.wanted in self._offered() else ""

    def _offered(self) -> dict[str, str]:
        """The other languages by their own names."""
        names = {lang: self.ctx.text(name) for lang, name in language_names().items()}
        return {lang: name for lang, name in names.items() if lang != self.ctx.language}

    def set_language(self, lang: str) -> None:
        """Remember what was chosen, and say it."""
        self.wanted = lang
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
