"""The rulebook as a page: contents, the paragraphs of a part, a place for their examples, search.

    page = BookPage(ctx)
    page.show_book(book, "game", {"game": book})
    page.open("camps.score")

A `ReadingPlace` is a part with its paragraph, or a search. The page remembers the places it was at;
Alt+Left goes back, Esc leaves the book.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from attrs import evolve, frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QStackedLayout, QWidget

from alhambra_qt.i18n import msg
from alhambra_qt.teaching.examples import first_of
from alhambra_qt.teaching.rulebook import Book, RulebookPart, compose, everything
from alhambra_qt.teaching.rulebook_find import words_of
from alhambra_qt.ui.book.book_choice import CHOSEN, Chooser, composed_for
from alhambra_qt.ui.book.book_contents import Contents, Results
from alhambra_qt.ui.book.book_example import ExampleView
from alhambra_qt.ui.book.book_menus import (
    PaperMenu,
    SecondLanguage,
    document,
    write_html,
    write_pdf,
)
from alhambra_qt.ui.book.book_text import PartText
from alhambra_qt.ui.kit import paper
from alhambra_qt.ui.kit.box import Box
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.inputs import Field
from alhambra_qt.ui.kit.layouts import fill
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Row, all_room
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button

READING, SEARCHING, CHOOSING, TRYING = range(4)
NARROW = 700  # below that width, in lengths of the style guide, the example has a page of its own
LETTERS = 2  # from which on it is worth searching
QUERY_LENGTH = 60
FILE = "alhambra-rules"


class BookPage(PageFrame):
    """The rulebook of one set-up."""

    body_scrolls = False
    KEYS = (
        PageKey("Ctrl+F", "_to_search"),
        PageKey("/", "_to_search"),
        PageKey("Alt+Left", "go_back"),
        PageKey("Alt+Right", "go_on"),
        PageKey("Esc", "_leave_view"),
        PageKey("F1", "_go_back"),
        PageKey("Down", "_into_results"),
        PageKey("PgUp", "_turn", (-1,)),
        PageKey("PgDown", "_turn", (1,)),
    )
    GRANTS: Mapping[str, str] = {
        "rule": "open",
        "look": "_look",
        "open": "_open_from_contents",
        "search": "_to_search",
        "search_all": "_search_all",
        "choose": "_chosen",
        "read": "_read",
    }

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("rulebook-title"))
        self.book: Book = compose()
        self.source = CHOSEN
        self.known: Mapping[str, Book] = {}
        self.place = ReadingPlace()
        self.marks: tuple[str, ...] = ()
        self._turning = False
        self._made: tuple[object, ...] = ()  # what the text shows
        self._trail = Trail()
        self._make_columns()
        self._make_buttons()
        self.restyle()

    # -- how it is laid out -------------------------------------------------------------------

    def _make_columns(self) -> None:
        ctx = self.ctx
        self.contents = Contents(ctx)
        self.text = PartText(ctx)
        self.text.current.connect(self._reached)
        self.results = Results(ctx)
        self.chooser = Chooser(ctx)
        choosing = Scroll(ctx, self.chooser)
        self.scrolls: list[QAbstractScrollArea] = [self.text, self.results.found, choosing]
        self.narrow = False
        self.middle = QWidget()
        self._views = QStackedLayout(self.middle)
        fill(self._views, self.text, self.results, choosing)
        self.example = ExampleView(ctx)
        self._aside = False  # whether the example stands beside the text

    def body_tree(self) -> Box:
        example = all_room(Live(self.example)) if self._aside else None
        columns = Live(self.contents), all_room(Live(self.middle)), example
        return Row(*columns, gap=self.look.ems(18, 10, 6), middle=False)

    def _put_aside(self, aside: bool) -> None:
        if aside != self._aside:
            self._aside = aside
            self.change()

    def _make_buttons(self) -> None:
        ctx = self.ctx
        self.search = Field(
            ctx, msg("rulebook-search"), limit=QUERY_LENGTH, hint=msg("rulebook-search-hint")
        )
        self.search.changed.connect(self._typed)
        self.search.returnPressed.connect(self._open_best)
        self.beside = SecondLanguage(ctx)
        self.beside.chosen.connect(self.arrange)
        self.take_along = PaperMenu(ctx)
        self.take_along.chosen.connect(self._take_along)
        self.choose = Button(ctx, msg("rulebook-choose"), kind="header")
        self.choose.setCheckable(True)
        self.choose.clicked.connect(weakly(self._toggle, CHOOSING))
        self.try_out = Button(ctx, msg("book-example-title"), kind="header")
        self.try_out.setCheckable(True)
        self.try_out.clicked.connect(weakly(self._toggle, TRYING))
        buttons = (self.try_out, self.beside, self.choose, self.take_along)
        self.header.put(self.search, *buttons)
        self.back_inside = Button(ctx, msg("rulebook-back"), key="Alt+Left", does=self.go_back)
        self.done = Button(ctx, msg("rulebook-close"), kind="primary", key=msg("key-esc"))
        self.done.clicked.connect(self.back)
        self.footer.put(self.back_inside, self.done)
        self.zones = [self.header, self.contents, self.middle, self.example, self.footer]

    def restyle(self) -> None:
        super().restyle()
        self.retranslate()

    def arrange(self) -> None:
        """Without room for three columns, or with two texts, the example stands where they do."""
        m, width = self.ctx.metrics, self.panel_rect().width()
        self.contents.setFixedWidth(min(m.pick(320, 250, 206), width * 3 // 10))
        self.search.setFixedWidth(min(m.pick(300, 230, 200), width * 3 // 10))
        narrow = width < m.px(NARROW) or bool(self.beside.language)
        if narrow != self.narrow:
            self.narrow = narrow
            if narrow:
                self._put_aside(False)
                self._views.insertWidget(TRYING, self.example)
            else:
                self._views.removeWidget(self.example)
        elif self._made[-1:] == (self.beside.language,):
            return
        self._show(self.place)

    def retranslate(self) -> None:
        super().retranslate()
        self._made = ()
        self.beside.retranslate()
        self.contents.show_book(self.book)
        self._say_for()
        self.arrange()

    def show_book(
        self, book: Book, source: str = CHOSEN, known: Mapping[str, Book] | None = None
    ) -> None:
        """Show the book of a set-up; ``known`` are the books of set-ups that can be taken over."""
        self.known = known or {}
        self.source = source
        if book != self.book or not self.contents.shown():
            self.book = book
            self.contents.show_book(book)
        self._say_for()
        self.chooser.show_book(book, self.known)

    def enter(self, rule: str = "") -> None:
        """Come into the book at a paragraph or part, or where it was left: nothing lies behind."""
        self._trail, self._last_focus = Trail(), None
        if rule:
            self.search.clear()
            self.marks = ()
        self._show(self._place_of(rule) or self._place_here())
        self._into_text()

    def open(self, rule: str = "") -> None:
        """Go to a paragraph or to the beginning of a part; without one stay where it was."""
        place = self._place_of(rule) or self._place_here()
        if place != self.place:
            self._trail.leave(self.place)
        self._show(place)
        self._into_text()

    def _place_of(self, rule: str) -> ReadingPlace | None:
        if not rule:
            return None
        part = self.book.where(rule)
        if part is not None:
            return ReadingPlace(part.key, rule)
        return ReadingPlace(rule) if self.book.part(rule) is not None else None

    def _place_here(self) -> ReadingPlace:
        """The place that is read now, if the book still has it; else the beginning."""
        place = self.place
        if place.query:
            return place
        return self._place_in_book(place)

    def _place_in_book(self, place: ReadingPlace) -> ReadingPlace:
        return self._place_of(place.rule) or self._place_of(place.part) or ReadingPlace()

    def _show(self, place: ReadingPlace) -> None:
        # What is hidden loses the focus, and whatever gets it then was not reached by anybody.
        self._turning = True
        self._turn_to(place)
        self._turning = False

    def _turn_to(self, place: ReadingPlace) -> None:
        self.place = place
        self.back_inside.setEnabled(bool(self._trail.before))
        if place.query:
            self._show_results(place.query)
            return
        self._view(READING)
        part = self.book.part(place.part)
        if part is None:
            return
        made = (self.book, part.key, self.marks, self.beside.language)
        if made != self._made:
            self._made = made
            self.text.show_part(self.book, part, self.marks, self.beside.language)
        self._settle(part, place)

    def _settle(self, part: RulebookPart, place: ReadingPlace) -> None:
        """Mark the paragraph everywhere, and scroll to it once it is laid out."""
        self.text.choose(place.rule)
        self.contents.choose(place.rule or part.key)
        self._show_example(part, place.rule)
        self.text.go(place.rule)

    def _show_example(self, part: RulebookPart, rule: str) -> None:
        """Show the example of a paragraph, at the beginning of a part the first in its file."""
        rules = [
            paragraph.rule
            for paragraph in part.paragraphs
            if self.example.available(paragraph.rule)
        ]
        self.header.offer(self.try_out, self.narrow and bool(rules))
        self._put_aside(bool(rules) and not self.narrow)
        if not rules:
            return
        shown = rule if rule in rules else first_of(rules)
        if self.example.rule != shown:
            self.example.show_rule(shown)

    def _view(self, index: int) -> None:
        self._views.setCurrentIndex(index)
        self.choose.setChecked(index == CHOOSING)
        self.try_out.setChecked(index == TRYING)
        self.header.offer(self.try_out, self.narrow and index in (READING, TRYING))
        if index in (SEARCHING, CHOOSING):
            self._put_aside(False)

    def _say_for(self) -> None:
        self.footer.say(composed_for(self.book, self.source))

    # -- going through it ---------------------------------------------------------------------

    def _into_text(self) -> None:
        """Give the keyboard to the paragraph that is read, or to the list of what was found."""
        if not self.place.query:
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def first_focus(self) -> QWidget:
        return self.text if self.place.rule else self.contents

    def _look(self, rule: str) -> None:
        """Show the section chosen in the contents, without adding to the history."""
        place = self._place_of(rule)
        if place is not None and place != self.place and not self._turning:
            self._show(place)

    def _open_from_contents(self, rule: str) -> None:
        place = self._place_of(rule)
        if place is None:
            return
        if place != self.place:
            self.open(rule)
        self._into_text()

    def _reached(self, rule: str) -> None:
        part = self.book.where(rule)
        if part is None or rule == self.place.rule or self._turning:
            return
        self.place = ReadingPlace(part.key, rule)
        self._settle(part, self.place)

    def go_back(self) -> None:
        """To the place that was read before."""
        self._travel(self._trail.back(self.place))

    def go_on(self) -> None:
        """Forward again after going back."""
        self._travel(self._trail.on(self.place))

    def _travel(self, place: ReadingPlace | None) -> None:
        if place is None:
            return
        if not place.query and self.book.part(place.part) is None:
            place = ReadingPlace()  # the book of another set-up has no such part
        self._show(place)
        self._into_text()

    # -- searching ----------------------------------------------------------------------------

    def _to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _typed(self, text: str) -> None:
        self.marks = words_of(text)
        query = text if len(text.strip()) >= LETTERS else ""
        if query and not self.place.query:
            self._trail.leave(self.place)
        self._show(evolve(self.place, query=query))

    def _show_results(self, query: str) -> None:
        self._view(SEARCHING)
        if self.search.text() != query:
            self.search.setText(query)
        self.marks = self.results.search(self.book, query)

    def _search_all(self) -> None:
        self._chosen(everything(), CHOSEN)
        self.chooser.show_book(self.book, self.known)
        self._show(self.place)
        self._to_search()

    def _open_best(self) -> None:
        if self.place.query and self.results.hits:
            self.open(self.results.hits[0].rule)

    def _end_search(self) -> None:
        self.search.clear()
        self._typed("")
        self._into_text()

    def _toggle(self, view: int) -> None:
        if self._views.currentIndex() == view:
            self._read()
            return
        self._turning = True
        self._view(view)
        self._turning = False
        first = self.chooser.seats if view == CHOOSING else self.example.again
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def _chosen(self, book: Book, source: str) -> None:
        self.book, self.source = book, source
        self.contents.show_book(book)
        place = self._place_in_book(self.place)
        self.contents.choose(place.rule or place.part)
        self._say_for()

    def _read(self) -> None:
        self._show(self._place_here())
        self._into_text()

    # -- on paper -----------------------------------------------------------------------------

    def _take_along(self, kind: str) -> None:
        if kind == "print":
            self.print_book()
            return
        langs = "-".join(filter(None, (self.ctx.language, self.beside.language)))
        write = self.write_pdf if kind == "pdf" else self.write_html
        paper.ask_file(self, self.ctx.t(f"rulebook-{kind}"), f"{FILE}-{langs}.{kind}", write)

    def write_pdf(self, path: Path) -> None:
        """Write the book as PDF, and say how it went."""
        self._write(write_pdf, path)

    def write_html(self, path: Path) -> None:
        """Write the book as a web page, and say how it went."""
        self._write(write_html, path)

    def _write(self, write: Callable[[Book, str, Path, str], None], path: Path) -> None:
        made = partial(write, self.book, self.ctx.language, path, self.beside.language)
        paper.tell_written(made, path, self.wishing("say"))

    def print_book(self) -> None:
        """Print; without any printer say what can be done instead."""
        made = partial(document, self.book, self.ctx.language, self.beside.language)
        paper.print_out(self, made, self.wishing("say"), msg("rulebook-no-printer"))

    # -- Qt -----------------------------------------------------------------------------------

    def _leave_view(self) -> bool:
        """Leave a choice, an example or what was found; return whether there was one."""
        if self._views.currentIndex() in (CHOOSING, TRYING):
            self._read()
        elif self.place.query:
            self._end_search()
        else:
            return False
        return True

    def _into_results(self) -> bool:
        if not self.search.hasFocus():
            return False
        if self.place.query and self.results.hits:
            self.results.found.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._into_text()
        return True

    def _turn(self, step: int) -> None:
        scrolls: list[QAbstractScrollArea] = [*self.scrolls, self.example.above]
        bar = scrolls[self._views.currentIndex()].verticalScrollBar()
        bar.setValue(bar.value() + int(step * 0.9 * bar.pageStep()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.BackButton:
            self.go_back()
        elif event.button() == Qt.MouseButton.ForwardButton:
            self.go_on()
        else:
            super().mousePressEvent(event)


HISTORY = 100


@frozen
class ReadingPlace:
    """A place in the book: the key of a part, its paragraph ("" is the beginning), or a search."""

    part: str = "setup"
    rule: str = ""
    query: str = ""


class Trail:
    """The places before and, after going back, behind the one that is read."""

    def __init__(self) -> None:
        self.before: list[ReadingPlace] = []
        self.after: list[ReadingPlace] = []

    def leave(self, place: ReadingPlace) -> None:
        """Remember a place that is left for a new one."""
        self.before = [*self.before, place][-HISTORY:]
        self.after = []

    def back(self, here: ReadingPlace) -> ReadingPlace | None:
        """Give the place before; None if there is none."""
        return _step(self.before, self.after, here)

    def on(self, here: ReadingPlace) -> ReadingPlace | None:
        """Give the place that was left by going back."""
        return _step(self.after, self.before, here)


def _step(
    there: list[ReadingPlace], behind: list[ReadingPlace], here: ReadingPlace
) -> ReadingPlace | None:
    if not there:
        return None
    behind.append(here)
    return there.pop()
