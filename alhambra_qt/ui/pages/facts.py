"""A page of facts: parts that stand together where there is room, else each behind its tab.

    class CareerSheet(FactsSheet):
        def trees(self) -> dict[str, Box]:     # of each tab; "" is shown while there is nothing
            return {"results": Live(self.results), ..., "": Live(self.none)}

Esc closes, Ctrl+Tab turns the tabs, F6 goes from part to part, the arrows from row to row. A part
is a panel with a title. What a row says is painted by the panel; over it lies a `FactRow`, which
takes the focus and is read as a whole sentence with the names of its row and its columns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.band import Band
from alhambra_qt.ui.kit.box import ENDLESS, Bounded, Box, Ground, Plate, Space, Tone, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live, Over
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import ByWidth, Column, First, Row, all_room
from alhambra_qt.ui.kit.scroll import SCROLLS, Scroll
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button

GAP = 0.4  # ems between two parts
BESIDE = 60.0  # ems from which on two parts stand beside each other
ROW = (0.45, 0.12)  # ems around a row


def pair(first: Box, second: Box, below: Box | None = None, *, even: bool = False) -> Box:
    """Two parts beside each other, or below each other where that has no room."""
    broad = Row(first if even else all_room(first), second, gap=GAP, middle=False, even=even)
    return ByWidth(BESIDE, broad, Column(first, below or second, gap=GAP), grow=1)


def alone(child: Box, most: float) -> Box:
    """Return a box that stands alone on a page, at most ``most`` ems wide."""
    return Bounded(Column(child), most=(most, ENDLESS))


class FactRow(Over):
    """A row or a cell to be read; one that is about something makes a wish with it when pressed."""

    def __init__(
        self, ctx: UiContext, words: Msg | str, about: object = None, wish: str = ""
    ) -> None:
        super().__init__(ctx, words)
        self.about, self.row_wish = about, wish
        self.takes_space = about is not None
        self.clicked.connect(self._choose)
        self.retranslate()

    def _choose(self) -> None:
        if self.about is not None:
            self.wish(self.row_wish, self.about)


class FactsPart(Holder):
    """A panel with a title, a note beside it and what stands below."""

    WIDE = 40.0
    PAD = (0.9, 0.6)
    ROLE = "section"  # of the letters of the title
    title = ""
    row_wish = ""  # the wish that its rows make

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.facts: list[FactRow] = []

    # -- what a part says of itself ---------------------------------------------------------------

    @property
    def filled(self) -> bool:
        """Whether there is something to be shown."""
        return True

    def heading(self) -> Msg | str:
        """The title."""
        return msg(self.title)

    def note(self) -> str:
        """Return the text beside the title."""
        return ""

    def content(self) -> Sequence[Box]:
        """Return the boxes below the title."""
        raise NotImplementedError

    def accessible_rows(self) -> Sequence[Msg | str]:
        """Return the accessible texts of the rows or cells, in order."""
        return ()

    def about(self) -> Sequence[object]:
        """Return the objects that the rows open; nothing if rows are only read."""
        return ()

    # -- what it shows ----------------------------------------------------------------------------

    def show_facts(self) -> None:
        """Show other facts, with other rows."""
        discard(self.facts)
        texts = self.accessible_rows() if self.filled else ()
        about = self.about() or [None] * len(texts)
        rows = zip(texts, about, strict=True)
        self.facts = [FactRow(self.ctx, *row, self.row_wish) for row in rows]
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.look.text(self.heading()))
        if self.facts:  # some texts hold words of the language, such as the name of a day
            for fact, words in zip(self.facts, self.accessible_rows(), strict=False):
                fact.set_words(words)
        super().retranslate()

    def tree(self) -> Box:
        return self.panel(*self.content(), note=self.note()) if self.filled else Space()

    def panel(self, *children: Box | None, note: str = "") -> Box:
        """A panel with the title, and a note beside or below it."""
        words = self.look.text(self.heading())
        title = Words(words, self.ROLE, wrap=True)
        if note:
            beside = Words(words, self.ROLE, grow=1.0), Words(note, "body", "ink2")
            below = Column(title, Words(note, "body", "ink2", wrap=True), gap=0)
            return self.bare(First(Row(*beside, gap=1.0), below), *children)
        return self.bare(title, *children)

    def bare(self, *children: Box | None, strong: bool = False) -> Box:
        """A panel that has its title among what it holds; a strong one has a border."""
        border, width = ("acc", 2.2) if strong else (None, 1.2)
        plate = Plate(Column(*children, gap=0.3), border=border, width=width, pad=self.PAD)
        return Ground(plate, pad=0.12)

    # -- rows -------------------------------------------------------------------------------------

    def over(self, number: int, child: Box) -> Box:
        """Return a row's box with its accessible text."""
        return Live(self.facts[number], child) if number < len(self.facts) else child

    def stripe(self, number: int) -> Box:
        """The ground of a row, with what is read of it; every other one is darker."""
        return self.over(number, Ground(Space(), _fill(number), radius=0.4))

    def striped(self, number: int, child: Box) -> Box:
        """A row on such a ground, with what is read of it."""
        return self.over(number, self.row(child, _fill(number)))

    def row(self, child: Box, fill: Tone | None = None, across: float = ROW[0]) -> Box:
        """Return a row that is read as one, never lower than the smallest click target."""
        least = (self.look.m.target + 1) / self.look.em
        return Ground(child, fill, pad=(across, ROW[1]), radius=0.3, least=(0.0, least))

    def small(self, words: str | Msg, tone: str = "ink2", *, wrap: bool = True) -> Words:
        return Words(self.look.text(words), "small", tone, wrap=wrap)


def _fill(number: int) -> Tone | None:
    return "panel2" if number % 2 == 0 else None


class FactsSheet(Holder):
    """The parts of a tab: `tab` is what is shown, `wished` what is wanted if it has room."""

    def __init__(self, ctx: UiContext, tab: str) -> None:
        super().__init__(ctx)
        self.tab = self.wished = tab

    @property
    def empty(self) -> bool:
        """Whether there is nothing to be shown, whatever the tab."""
        return False

    def trees(self) -> Mapping[str, Box]:
        """Return the tree of each tab, and under "" the one for an empty sheet."""
        raise NotImplementedError

    def tree(self) -> Box:
        return Ground(Column(self.trees()["" if self.empty else self.tab]), pad=GAP)


class FactsPage(PageFrame):
    """A band with tabs and a sheet below it that scrolls; see the module's text.

    ``name`` is what its texts begin with, ``tabs`` are all there may be, ``sheet`` is a class.
    """

    TOGETHER = 0.0  # ems from which on all parts stand together
    KEYS: tuple[PageKey, ...] = (
        PageKey("Ctrl+Tab", "turn", (1,)),
        PageKey("Ctrl+Shift+Tab", "turn", (-1,)),
    )

    def __init__(
        self,
        ctx: UiContext,
        name: str,
        icon: str,
        tabs: Sequence[str],
        sheet: Callable[[UiContext], FactsSheet],
    ) -> None:
        super().__init__(ctx)
        self.band = Band(ctx, msg(f"{name}-title"), icon)
        self.sheet = sheet(ctx)
        self.scroller = Scroll(ctx, self.sheet)
        self.tabs: dict[str, Button] = {}
        for tab in tabs:
            button = Button(ctx, msg(f"{name}-tab-{tab}"), kind="header")
            button.setCheckable(True)
            button.clicked.connect(weakly(self.show_tab, tab))
            self.tabs[tab] = button
        close, key = msg("ledger-close"), msg("key-esc")
        self.close_button = Button(ctx, close, kind="header", key=key, does=self.back)
        self.retranslate()

    @property
    def wide(self) -> bool:
        """Whether there is room for all parts together."""
        return self.width() >= self.TOGETHER * self.ctx.metrics.body

    @property
    def offered(self) -> list[str]:
        """The tabs there is room for."""
        raise NotImplementedError

    @property
    def parts_by_key(self) -> Sequence[QWidget]:
        """Return the targets of F6, in order."""
        raise NotImplementedError

    def at_right(self) -> list[Button]:
        return [self.close_button]

    def show_tab(self, tab: str) -> None:
        """Turn to a tab, or to the first while there is no room for it."""
        offered, sheet, before = self.offered, self.sheet, self.sheet.tab
        sheet.wished = tab
        sheet.tab = tab if tab in offered else (*offered, tab)[0]
        for name, button in self.tabs.items():
            button.setChecked(name == sheet.tab)
        self.band.put([self.tabs[name] for name in offered], [], self.at_right())
        sheet.change()
        if sheet.tab != before:  # else somebody reads on
            _ = sheet.laid  # what is hidden now hands its focus on, which scrolls
            self.scroller.verticalScrollBar().setValue(0)

    def tree(self) -> Box:
        return Column(Live(self.band), Live(self.scroller, grow=1), gap=0)

    # -- keys ---------------------------------------------------------------------------------

    def first(self) -> QWidget:
        """The first row of a tab, or the button to close."""
        found = focus.focusable(self.sheet)
        return found[0] if found else self.close_button

    def focus_first(self) -> None:
        self.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def turn(self, step: int) -> None:
        """Turn to the next tab or the one before."""
        offered, tab = self.offered, self.sheet.tab
        if offered:
            here = offered.index(tab) if tab in offered else 0
            self.show_tab(offered[(here + step) % len(offered)])
            self.focus_first()

    def turn_zone(self, step: int) -> None:
        focus.next_zone([part for part in self.parts_by_key if part.isVisibleTo(self)], step)
        self._reveal()

    def move_focus(self, key: Qt.Key) -> None:
        """Go to the nearest row, or scroll where nothing more takes the focus."""
        if focus.move(self, focus.ARROWS[key]):
            self._reveal()
        elif key in SCROLLS:
            bar = self.scroller.verticalScrollBar()
            bar.setValue(bar.value() + int(SCROLLS[key] * bar.pageStep()))

    def focusNextPrevChild(self, following: bool) -> bool:
        moved = super().focusNextPrevChild(following)
        self._reveal()
        return moved

    def _reveal(self) -> None:
        focused = self.window().focusWidget()
        if focused is not None and self.sheet.isAncestorOf(focused):
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # or it is too short
            focus.reveal(focused)

    # -- the page itself ----------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_tab(self.sheet.wished)

    def restyle(self) -> None:
        super().restyle()
        self.show_tab(self.sheet.wished)

    def retranslate(self) -> None:
        self.setWindowTitle(self.ctx.text(self.band.title))
        super().retranslate()
