"""What can be known: a page of the running game, counted from what the seat at the screen may know.

page = UnseenPage(ctx)
page.show_view(unseen_view(session, viewer))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.unseen.view import UnseenView
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import ENDLESS, Bounded, Box, Fixed, Ground
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.pages.tabbed import TabbedPage, TabSheet
from alhambra_qt.ui.pages.unseen_part import UnseenPart
from alhambra_qt.ui.pages.unseen_pieces import UnseenCards, UnseenScoring, UnseenTiles
from alhambra_qt.ui.pages.unseen_purses import UnseenPurses
from alhambra_qt.ui.pages.unseen_told import UnseenPurist, UnseenTold

TABS = ("all", "pieces", "coming", "purses", "told")
LEFT, TOGETHER = 35.0, 90.0  # ems: of the left column, and from which on all stands together
ALONE = 48.0  # ems, the most for what stands alone while the page is closed
BESIDE = 60.0  # ems from which on two parts stand beside each other
GAP = 0.4


class UnseenSheet(TabSheet):
    """The parts of a tab, in as many columns as there is room for."""

    BY_SIZE = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, TABS[0])
        self.closed = False  # or somebody is asked whether it shall be
        self.tiles, self.cards = UnseenTiles(ctx), UnseenCards(ctx)
        self.scoring, self.purses = UnseenScoring(ctx), UnseenPurses(ctx)
        self.told, self.purist = UnseenTold(ctx), UnseenPurist(ctx)

    @property
    def parts(self) -> tuple[UnseenPart, ...]:
        """All parts, in the order of F6."""
        return self.tiles, self.cards, self.scoring, self.purses, self.told, self.purist

    def tree(self) -> Box:
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


class UnseenPage(TabbedPage):
    """The page; see the module's text.

    Signals:
        answered: whether the person at the screen joins those who count for themselves.
    """

    answered = Signal(bool)

    def __init__(self, ctx: UiContext) -> None:
        tabs = {tab: msg(f"unseen-tab-{tab}") for tab in TABS}
        sheet = UnseenSheet(ctx)
        super().__init__(ctx, msg("unseen-title"), "eye", tabs, sheet)
        self.sheet = sheet
        self.sheet.told.wanted.connect(lambda: self.show_tab("told"))
        self.sheet.purist.answered.connect(self.answered)

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

    @property
    def parts_by_key(self) -> Sequence[QWidget]:
        return [self.band, *self.sheet.parts]

    def show_tab(self, tab: str, _checked: bool = False) -> None:
        """Turn to a tab; behind that of what a computer is told stands the whole text."""
        super().show_tab(tab)
        self.sheet.told.show_whole(self.sheet.tab == "told")
