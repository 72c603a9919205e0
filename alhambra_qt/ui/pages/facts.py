"""Facts in parts that stand together where there is room, else each behind its tab.

    class CareerSheet(FactsSheet):
        TABS = ("results", ...)

        def trees(self) -> dict[str, Box]:     # of each tab; "" is shown while there is nothing
            return {"results": Live(self.results), ..., "": Live(self.none)}

    facts = Facts(ctx, "career", "crown", CareerSheet, close)     # what a page shows

By `FACTS_KEYS` Ctrl+Tab turns the tabs, the arrows go from row to row. A part is a panel with a
title. What a row says is painted by the panel; over it lies a `FactRow`, which takes the focus and
is read as a whole sentence with the names of its row and its columns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.band import Band
from alhambra_qt.ui.kit.box import ENDLESS, Bounded, Box, Ground, Plate, Space, Tone, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Filling, Holder, Live, Over
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import ByWidth, Column, First, Row, all_room
from alhambra_qt.ui.kit.scroll import SCROLLS, Scroll
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button

GAP = 0.4  # ems between two parts
BESIDE = 60.0  # ems from which on two parts stand beside each other
ROW = (0.45, 0.12)  # ems around a row
# Rows for a page whose attribute ``facts`` is a `Facts`: the arrows scroll where no row is left.
FACTS_KEYS = (
    PageKey("Ctrl+Tab", "facts.turn", (1,)),
    PageKey("Ctrl+Shift+Tab", "facts.turn", (-1,)),
    *(
        PageKey(key, does, (Qt.Key[f"Key_{key}"],))
        for key in ("Up", "Down")
        for does in ("move_focus", "facts.scroll_by")
    ),
)


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

    TABS: tuple[str, ...]  # all there may be
    TOGETHER = 0.0  # ems from which on all parts stand together

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.tab = self.wished = self.TABS[0]

    @property
    def empty(self) -> bool:
        """Whether there is nothing to be shown, whatever the tab."""
        return False

    def offered(self, _together: bool) -> Sequence[str]:
        """Return the tabs there is room for, if all parts stand together or not."""
        return ()

    def first(self) -> QWidget | None:
        """Return what gets the focus when a tab is shown."""
        return next(iter(focus.focusable(self)), None)

    def trees(self) -> Mapping[str, Box]:
        """Return the tree of each tab, and under "" the one for an empty sheet."""
        raise NotImplementedError

    def tree(self) -> Box:
        return Ground(Column(self.trees()["" if self.empty else self.tab]), pad=GAP)


Sheet = TypeVar("Sheet", bound=FactsSheet)


class Facts(Filling, Generic[Sheet]):
    """A band with tabs and the sheet below it that scrolls; see the module's text.

    ``name`` is what its texts begin with, ``buttons`` are those at the right of the band.
    """

    def __init__(
        self,
        ctx: UiContext,
        name: str,
        icon: str,
        sheet: Callable[[UiContext], Sheet],
        *buttons: Button,
    ) -> None:
        super().__init__(ctx)
        self.band = Band(ctx, msg(f"{name}-title"), icon)
        self.above: QWidget | None = None  # what stays above the sheet when it scrolls
        self.sheet, self.buttons = sheet(ctx), list(buttons)
        self.scroller = Scroll(ctx, self.sheet)
        self.tabs: dict[str, Button] = {}
        for tab in self.sheet.TABS:
            button = Button(ctx, msg(f"{name}-tab-{tab}"), kind="header")
            button.setCheckable(True)
            button.clicked.connect(weakly(self.show_tab, tab))
            self.tabs[tab] = button

    def tree(self) -> Box:
        above = Live(self.above) if self.above is not None else None
        return Column(Live(self.band), above, Live(self.scroller, grow=1), gap=0)

    @property
    def offered(self) -> list[str]:
        """The tabs there is room for."""
        together = self.width() >= self.sheet.TOGETHER * self.ctx.metrics.body
        return list(self.sheet.offered(together))

    def show_tab(self, tab: str = "") -> None:
        """Turn to a tab, or to the first while there is no room for it."""
        offered, sheet, before = self.offered, self.sheet, self.sheet.tab
        sheet.wished = wished = tab or sheet.wished
        sheet.tab = wished if wished in offered else (*offered, wished)[0]
        for name, button in self.tabs.items():
            button.setChecked(name == sheet.tab)
        self.band.put([self.tabs[name] for name in offered], [], self.buttons)
        sheet.change()
        if sheet.tab != before:  # else somebody reads on
            _ = sheet.laid  # what is hidden now hands its focus on, which scrolls
            self.scroller.verticalScrollBar().setValue(0)

    def turn(self, step: int) -> None:
        """Turn to the next tab or the one before."""
        offered, tab = self.offered, self.sheet.tab
        if offered:
            here = offered.index(tab) if tab in offered else 0
            self.show_tab(offered[(here + step) % len(offered)])
            self.focus_first()

    def focus_first(self) -> None:
        """Focus the first row of the tab, or the last button of the band."""
        first = self.sheet.first() or self.buttons[-1]
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def scroll_by(self, key: Qt.Key) -> None:
        """Scroll the sheet by a key."""
        bar = self.scroller.verticalScrollBar()
        bar.setValue(bar.value() + int(SCROLLS[key] * bar.pageStep()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_tab()

    def restyle(self) -> None:
        super().restyle()
        self.show_tab()
