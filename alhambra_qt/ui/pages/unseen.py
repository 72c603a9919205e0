"""What can be known: a page of the running game, counted from what the seat at the screen may know.

    page = UnseenPage(ctx)
    page.show_view(unseen_view(session, viewer))

Where there is room all parts stand together, else each behind its tab. Esc closes, Ctrl+Tab turns
the tabs, F6 goes from part to part, the arrows from row to row.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent

from alhambra_qt.controller.unseen.view import UnseenView
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import ENDLESS, Bounded, Box, Fixed, Ground
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Scroll
from alhambra_qt.ui.kit.holder import Holder, Live, Spread
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.ledger.header import Band
from alhambra_qt.ui.pages.unseen_part import UnseenPart
from alhambra_qt.ui.pages.unseen_pieces import UnseenCards, UnseenScoring, UnseenTiles
from alhambra_qt.ui.pages.unseen_purses import UnseenPurses
from alhambra_qt.ui.pages.unseen_told import UnseenPurist, UnseenTold

TABS = ("all", "pieces", "coming", "purses", "told")
LEFT, TOGETHER = 35.0, 90.0  # ems: of the left column, and from which on all stands together
ALONE = 48.0  # ems, the most for what stands alone while the page is closed
BESIDE = 60.0  # ems from which on two parts stand beside each other
GAP = 0.4
TAB = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class UnseenSheet(Holder):
    """The parts of a tab, in as many columns as there is room for."""

    BY_SIZE = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.tab = self.wished = TABS[0]
        self.closed = False  # or somebody is asked whether it shall be
        self.tiles, self.cards = UnseenTiles(ctx), UnseenCards(ctx)
        self.scoring, self.purses = UnseenScoring(ctx), UnseenPurses(ctx)
        self.told, self.purist = UnseenTold(ctx), UnseenPurist(ctx)

    @property
    def parts(self) -> tuple[UnseenPart, ...]:
        """All parts, in the order of F6."""
        return self.tiles, self.cards, self.scoring, self.purses, self.told, self.purist

    def tree(self) -> Box:
        """The parts that are looked at."""
        if self.closed:
            return Ground(Bounded(Column(Live(self.purist)), most=(ALONE, ENDLESS)), pad=GAP)
        made: dict[str, Callable[[], Box]] = {
            "all": self._all,
            "pieces": lambda: self._pair(self.tiles, self.cards),
            "coming": lambda: Column(Live(self.scoring)),
            "purses": lambda: Column(Live(self.purses)),
            "told": lambda: self._pair(self.told, self.purist),
        }
        return Ground(made[self.tab](), pad=GAP)

    def _pair(self, first: UnseenPart, second: UnseenPart) -> Box:
        if self.width() < BESIDE * self.look.em:
            return Column(Live(first), Live(second), gap=GAP)
        both = Column(Live(first)), Column(Live(second))
        return Row(*both, gap=GAP, middle=False, even=True)

    def _all(self) -> Box:
        left = Column(Live(self.tiles), Live(self.cards), Live(self.scoring), gap=GAP)
        below = Row(
            Live(self.told, grow=1), Live(self.purist, grow=1), gap=GAP, middle=False, even=True
        )
        right = Column(Live(self.purses, grow=1), below, gap=GAP, grow=1)
        return Row(Fixed(left, wide=LEFT), right, gap=GAP, middle=False)


class UnseenPage(Spread):
    """The page; see the module's text.

    Signals:
        back: Esc or Close.
        answered: whether the person at the screen joins those who count for themselves.
    """

    back = Signal()
    answered = Signal(bool)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.band = Band(ctx, msg("unseen-title"), "eye")
        self.sheet = UnseenSheet(ctx)
        self.scroller = Scroll(ctx, self.sheet)
        self.tabs: dict[str, Button] = {}
        for tab in TABS:
            button = Button(ctx, msg(f"unseen-tab-{tab}"), kind="header")
            button.setCheckable(True)
            button.clicked.connect(partial(self.show_tab, tab))
            self.tabs[tab] = button
        self.close_button = Button(ctx, msg("ledger-close"), kind="header", key=msg("key-esc"))
        self.close_button.clicked.connect(lambda _=False: self.back.emit())
        self.sheet.told.wanted.connect(lambda: self.show_tab("told"))
        self.sheet.purist.answered.connect(self.answered)

    # -- what it shows ------------------------------------------------------------------------

    def show_view(self, view: UnseenView) -> None:
        """Show the page of whoever is at the screen."""
        asked = view.purism == "asked"
        self.sheet.closed = view.page is None or asked
        for part in self.sheet.parts:
            part.show_view(view)
        self.show_tab(self.sheet.wished)
        if self.isVisible():
            self.focus_first()

    @property
    def offered(self) -> list[str]:
        """The tabs there is room for: all together only in a large window, none while closed."""
        if self.sheet.closed:
            return []
        wide = self.width() >= TOGETHER * self.ctx.metrics.body
        return list(TABS if wide else TABS[1:])

    def show_tab(self, tab: str, _checked: bool = False) -> None:
        """Turn to a tab, or to the first while there is no room for it."""
        offered = self.offered
        self.sheet.wished = tab
        if offered and tab not in offered:
            tab = offered[0]
        self.sheet.tab = tab
        self.sheet.told.show_whole(tab == "told")
        for name, button in self.tabs.items():
            button.setChecked(name == tab)
        self.band.put([self.tabs[name] for name in offered], [], [self.close_button])
        self.sheet.change()
        self.scroller.verticalScrollBar().setValue(0)

    def tree(self) -> Box:
        """The band, and below it the parts."""
        return Column(Live(self.band), Live(self.scroller, grow=1), gap=0)

    # -- keys ---------------------------------------------------------------------------------

    def focus_first(self) -> None:
        """The first row, or the button to close."""
        found = focus.focusable(self.sheet)
        (found[0] if found else self.close_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def turn(self, step: int) -> None:
        """Turn to the next tab or the one before."""
        offered = self.offered
        if offered:
            here = offered.index(self.sheet.tab) if self.sheet.tab in offered else 0
            self.show_tab(offered[(here + step) % len(offered)])
            self.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the whole page."""
        key, mods = Qt.Key(event.key()), event.modifiers()
        back = bool(mods & Qt.KeyboardModifier.ShiftModifier) or key == Qt.Key.Key_Backtab
        if key == Qt.Key.Key_Escape:
            self.back.emit()
        elif key in TAB and mods & Qt.KeyboardModifier.ControlModifier:
            self.turn(-1 if back else 1)
        elif key == Qt.Key.Key_F6:
            focus.next_zone([self.band, *self.sheet.parts], -1 if back else 1)
        elif key in focus.ARROWS:
            if focus.move(self, focus.ARROWS[key]):
                self._reveal()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab goes on as usual, and what has the focus is in sight."""
        moved = super().focusNextPrevChild(following)
        self._reveal()
        return moved

    def _reveal(self) -> None:
        held = self.window().focusWidget()
        if held is not None and self.sheet.isAncestorOf(held):
            focus.reveal(held)

    # -- the page itself ----------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the first row."""
        super().showEvent(event)
        self.focus_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room for all parts, or no longer."""
        super().resizeEvent(event)
        self.show_tab(self.sheet.wished)

    def restyle(self) -> None:
        """Take sizes from the context."""
        super().restyle()
        self.setWindowTitle(self.ctx.text(msg("unseen-title")))
        if self.sheet.parts[0].view is not None:
            self.show_tab(self.sheet.wished)
