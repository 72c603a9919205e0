"""A page of facts: parts that stand together where there is room, else each behind its tab.

Esc closes, Ctrl+Tab turns the tabs, F6 goes from part to part, the arrows from row to row. A part
is a panel with a title. What a row says is painted by the panel; over it lies a `HeardRow`, which
takes the focus and is heard as a whole sentence with the names of its row and its columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import Box, Ground, Plate, Space, Tone, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import SCROLLS, Scroll
from alhambra_qt.ui.kit.holder import Holder, Live, Over, Spread
from alhambra_qt.ui.kit.rows import Column, First, Row
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.ledger.header import Band

TAB_KEYS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class TabSheet(Holder):
    """What is looked at: `tab` is what is shown, `wished` what is wanted if it has room."""

    def __init__(self, ctx: UiContext, tab: str) -> None:
        super().__init__(ctx)
        self.tab = self.wished = tab


class TabbedPage(Spread):
    """A band with tabs and a sheet below it that scrolls; see the module's text.

    Signals:
        back: Esc or Close.
    """

    back = Signal()

    def __init__(
        self, ctx: UiContext, title: Msg, icon: str, tabs: dict[str, Msg], sheet: TabSheet
    ) -> None:
        super().__init__(ctx)
        self.band = Band(ctx, title, icon)
        self.tab_sheet = sheet
        self.scroller = Scroll(ctx, sheet)
        self.tabs: dict[str, Button] = {}
        for tab, words in tabs.items():
            button = Button(ctx, words, kind="header")
            button.setCheckable(True)
            button.clicked.connect(partial(self.show_tab, tab))
            self.tabs[tab] = button
        close, key = msg("ledger-close"), msg("key-esc")
        self.close_button = Button(ctx, close, kind="header", key=key, does=self.back)
        self.retranslate()

    @property
    def offered(self) -> list[str]:
        """The tabs there is room for."""
        raise NotImplementedError

    @property
    def parts_by_key(self) -> Sequence[QWidget]:
        """Where F6 leads, in order."""
        raise NotImplementedError

    def at_right(self) -> list[Button]:
        """The buttons at the right of the band."""
        return [self.close_button]

    def show_tab(self, tab: str, _checked: bool = False) -> None:
        """Turn to a tab, or to the first while there is no room for it."""
        offered, sheet, before = self.offered, self.tab_sheet, self.tab_sheet.tab
        sheet.wished = tab
        if offered and tab not in offered:
            tab = offered[0]
        sheet.tab = tab
        for name, button in self.tabs.items():
            button.setChecked(name == tab)
        self.band.put([self.tabs[name] for name in offered], [], self.at_right())
        sheet.change()
        if tab != before:  # else somebody reads on
            _ = sheet.laid  # what is hidden now hands its focus on, which scrolls
            self.scroller.verticalScrollBar().setValue(0)

    def tree(self) -> Box:
        return Column(Live(self.band), Live(self.scroller, grow=1), gap=0)

    # -- keys ---------------------------------------------------------------------------------

    def first(self) -> QWidget:
        """The first row of a tab, or the button to close."""
        found = focus.focusable(self.tab_sheet)
        return found[0] if found else self.close_button

    def focus_first(self) -> None:
        self.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def turn(self, step: int) -> None:
        """Turn to the next tab or the one before."""
        offered, tab = self.offered, self.tab_sheet.tab
        if offered:
            here = offered.index(tab) if tab in offered else 0
            self.show_tab(offered[(here + step) % len(offered)])
            self.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, mods = Qt.Key(event.key()), event.modifiers()
        back = bool(mods & Qt.KeyboardModifier.ShiftModifier) or key == Qt.Key.Key_Backtab
        if key == Qt.Key.Key_Escape:
            self.back.emit()
        elif key in TAB_KEYS and mods & Qt.KeyboardModifier.ControlModifier:
            self.turn(-1 if back else 1)
        elif key == Qt.Key.Key_F6:
            shown = [part for part in self.parts_by_key if part.isVisibleTo(self)]
            focus.next_zone(shown, -1 if back else 1)
            self._reveal()
        elif key in focus.ARROWS:
            if focus.move(self, focus.ARROWS[key]):
                self._reveal()
            elif key in SCROLLS:  # where nothing more takes the focus there may be more to read
                bar = self.scroller.verticalScrollBar()
                bar.setValue(bar.value() + int(SCROLLS[key] * bar.pageStep()))
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab goes on as usual, and what has the focus is in sight."""
        moved = super().focusNextPrevChild(following)
        self._reveal()
        return moved

    def _reveal(self) -> None:
        held = self.window().focusWidget()
        if held is not None and self.tab_sheet.isAncestorOf(held):
            focus.reveal(held)

    # -- the page itself ----------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.focus_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room for all parts, or no longer."""
        super().resizeEvent(event)
        self.show_tab(self.tab_sheet.wished)

    def restyle(self) -> None:
        super().restyle()
        self.show_tab(self.tab_sheet.wished)

    def retranslate(self) -> None:
        self.setWindowTitle(self.ctx.text(self.band.title))
        super().retranslate()


PAD = 0.6
ROW = (0.45, 0.12)  # ems around a row


class HeardRow(Over):
    """A row or a cell to be read: it has the focus, and nothing happens when it is pressed."""

    takes_space = False

    def __init__(self, ctx: UiContext, words: Msg | str) -> None:
        super().__init__(ctx, words)
        self.retranslate()


class HeardPart(Holder):
    """A panel with a title and what stands below it; see the module's text."""

    WIDE = 40.0
    title = ""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.facts: list[HeardRow] = []

    def show_facts(self, said: Sequence[Msg | str]) -> None:
        """Show something else, of whose rows this is heard."""
        for fact in self.facts:
            fact.deleteLater()
        self.facts = [self.row_of(words) for words in said]
        self.retranslate()

    def row_of(self, words: Msg | str) -> HeardRow:
        """Make a row."""
        return HeardRow(self.ctx, words)

    def said(self) -> Sequence[Msg | str]:
        """What is heard of each row or cell, in order."""
        return ()

    def retranslate(self) -> None:
        self.setAccessibleName(self.look.t(self.title))
        super().retranslate()

    def note(self) -> str:
        """What stands beside the title."""
        return ""

    def content(self) -> Sequence[Box]:
        """What stands below the title."""
        raise NotImplementedError

    def panel(self, note: str, *held: Box) -> Box:
        """A panel with the title, and a note beside or below it."""
        title = Words(self.look.t(self.title), "section", grow=1.0)
        long = Words(self.look.t(self.title), "section", wrap=True)
        small = Words(note, "body", "ink2")
        head = First(
            Row(title, small, gap=1.0), Column(long, Words(note, "body", "ink2", wrap=True), gap=0)
        )
        return Ground(Plate(Column(head, *held, gap=0.3), pad=(PAD + 0.3, PAD)), pad=0.12)

    def over(self, number: int, held: Box) -> Box:
        """What a row says, with what is heard of it."""
        return Live(self.facts[number], held) if number < len(self.facts) else held

    def stripe(self, number: int) -> Box:
        """The ground of a row, with what is heard of it; every other one is darker."""
        return self.over(number, Ground(Space(), _fill(number), radius=0.4))

    def striped(self, number: int, held: Box) -> Box:
        """A row on such a ground, with what is heard of it."""
        return self.over(number, self.row(held, _fill(number)))

    def row(self, held: Box, fill: Tone | None = None, across: float = ROW[0]) -> Box:
        """What is read as one, never lower than what can be hit."""
        least = (self.look.m.target + 1) / self.look.em
        return Ground(held, fill, pad=(across, ROW[1]), radius=0.3, least=(0.0, least))

    def small(self, words: str | Msg, tone: str = "ink2", *, wrap: bool = True) -> Words:
        """Small words."""
        return Words(self.look.text(words), "small", tone, wrap=wrap)


def _fill(number: int) -> Tone | None:
    return "panel2" if number % 2 == 0 else None
