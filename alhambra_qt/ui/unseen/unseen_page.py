"""The page of hidden pieces, counted from what the seat at the screen may know.

page = UnseenPage(ctx)
page.show_view(unseen_view(session, viewer))
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.unseen.unseen_view import UnseenView
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Fixed, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.pages.facts import FACTS_KEYS, GAP, Facts, FactsSheet, alone, pair
from alhambra_qt.ui.unseen.unseen_panels import (
    UnseenCards,
    UnseenPart,
    UnseenPurses,
    UnseenScoring,
    UnseenTiles,
    text,
)

TABS = ("all", "pieces", "coming", "purses")
LEFT = 35.0  # ems, the left column where all stands together
ALONE = 48.0  # ems, the most for what stands alone while the page is closed
ANSWERS = (("told-seen", True), ("told-own", True), ("told-hands", False), ("told-order", False))


class UnseenSheet(FactsSheet):
    """The parts of a tab; while the page is closed only why."""

    TABS = TABS
    TOGETHER = 90.0

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.closed = False
        self.tiles, self.cards = UnseenTiles(ctx), UnseenCards(ctx)
        self.scoring, self.purses = UnseenScoring(ctx), UnseenPurses(ctx)
        self.text, self.why = UnseenTold(ctx), UnseenClosed(ctx)
        self.parts = (self.tiles, self.cards, self.scoring, self.purses, self.text, self.why)

    @property
    def empty(self) -> bool:
        return self.closed

    def offered(self, together: bool) -> Sequence[str]:
        if self.closed:
            return ()
        return TABS if together else TABS[1:]

    def trees(self) -> dict[str, Box]:
        left = Column(Live(self.tiles), Live(self.cards), Live(self.scoring), gap=GAP)
        right = Column(Live(self.purses), Live(self.text, grow=1), gap=GAP, grow=1)
        tiles, cards = Column(Live(self.tiles)), Column(Live(self.cards))
        return {
            "all": Row(Fixed(left, width=LEFT), right, gap=GAP, middle=False, grow=1),
            "pieces": pair(tiles, cards, even=True),
            "coming": Live(self.scoring),
            "purses": Column(Live(self.purses), Live(self.text), gap=GAP),
            "": alone(Live(self.why), ALONE),
        }


class UnseenPage(PageFrame):
    """The page; see the module's text."""

    TITLE = msg("unseen-title")
    KEYS = FACTS_KEYS

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        close = self.button_back("header", "ledger-close")
        self.facts = Facts(ctx, "unseen", "eye", UnseenSheet, close)
        self.sheet = self.facts.sheet
        self.zones = [self.facts.band, *self.sheet.parts]

    def tree(self) -> Box:
        return Live(self.facts, grow=1)

    def focus_first(self) -> None:
        self.facts.focus_first()

    def show_view(self, view: UnseenView) -> None:
        """Show the page of whoever is at the screen."""
        self.sheet.closed = view.page is None
        for part in self.sheet.parts:
            part.show_view(view)
        self.facts.show_tab()
        if self.isVisible():
            self.focus_first()


class UnseenTold(UnseenPart):
    """The knowledge of a computer player, in four lines."""

    title = "unseen-told"

    def accessible_rows(self) -> Sequence[Msg]:
        return [text("told-line", answer=_answer(yes), what=text(line)) for line, yes in ANSWERS]

    def content(self) -> Sequence[Box]:
        lines = [self._line(number) for number in range(len(ANSWERS))]
        what = Words(self.look.text(text("told-what")), wrap=True)
        return [what, Column(*lines, gap=0), self.small(text("told-levels"))]

    def _line(self, number: int) -> Box:
        line, yes = ANSWERS[number]
        answer = Words(self.look.text(_answer(yes)), "bold")
        words = Words(self.look.text(text(line)), wrap=True, grow=1.0)
        child = Row(self._sign(yes), answer, words, gap=0.6)
        return Live(self.facts[number], self.row(child))

    def _sign(self, yes: bool) -> Box:
        theme = self.look.theme

        def how(painter: QPainter, rect: QRectF) -> None:
            sign = paint.tick_disc if yes else paint.bar_disc
            sign(painter, rect.center(), rect.width() / 2, theme)

        return Drawn(how, 1.2, 1.2)


def _answer(yes: bool) -> Msg:
    return text("yes") if yes else text("no")


class UnseenClosed(UnseenPart):
    """Why nothing is counted in this game."""

    title = "unseen-purist"

    def tree(self) -> Box:
        closed = Words(self.look.text(text("purist-closed")), wrap=True)
        return self.panel(closed, self.small(text("purist-table")))
