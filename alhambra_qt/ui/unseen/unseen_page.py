"""What can be known: a page of the running game, counted from what the seat at the screen may know.

page = UnseenPage(ctx)
page.show_view(unseen_view(session, viewer))
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.unseen.unseen_view import UnseenView
from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Art, Box, Drawn, Fixed, Ground, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.inputs import DropDown
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button, Toggle
from alhambra_qt.ui.pages.facts import GAP, FactsPage, FactsSheet, alone, pair
from alhambra_qt.ui.unseen.unseen_panels import (
    UnseenCards,
    UnseenPart,
    UnseenPurses,
    UnseenScoring,
    UnseenTiles,
    text,
)

TABS = ("all", "pieces", "coming", "purses", "told")
LEFT = 35.0  # ems, the left column where all stands together
ALONE = 48.0  # ems, the most for what stands alone while the page is closed
FINAL = "final"  # the sign of what cannot be taken back
ANSWERS = (("told-seen", True), ("told-own", True), ("told-hands", False), ("told-order", False))


class UnseenSheet(FactsSheet):
    """The parts of a tab; while the page is closed only why."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, TABS[0])
        self.closed = False  # or somebody is asked whether it shall be
        self.tiles, self.cards = UnseenTiles(ctx), UnseenCards(ctx)
        self.scoring, self.purses = UnseenScoring(ctx), UnseenPurses(ctx)
        self.told, self.purist = UnseenTold(ctx), UnseenPurist(ctx)
        self.parts = (self.tiles, self.cards, self.scoring, self.purses, self.told, self.purist)

    @property
    def empty(self) -> bool:
        return self.closed

    def trees(self) -> dict[str, Box]:
        left = Column(Live(self.tiles), Live(self.cards), Live(self.scoring), gap=GAP)
        below = Row(
            Live(self.told, grow=1), Live(self.purist, grow=1), gap=GAP, middle=False, even=True
        )
        right = Column(Live(self.purses, grow=1), below, gap=GAP, grow=1)
        tiles, cards = Column(Live(self.tiles)), Column(Live(self.cards))
        told, purist = Column(Live(self.told)), Column(Live(self.purist))
        return {
            "all": Row(Fixed(left, wide=LEFT), right, gap=GAP, middle=False, grow=1),
            "pieces": pair(tiles, cards, even=True),
            "coming": Live(self.scoring),
            "purses": Live(self.purses),
            "told": pair(told, purist, even=True),
            "": alone(Live(self.purist), ALONE),
        }


class UnseenPage(FactsPage):
    """The page; see the module's text.

    Signals:
        answered: whether the person at the screen joins those who count for themselves.
    """

    sheet: UnseenSheet
    TOGETHER = 90.0
    answered = Signal(bool)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, "unseen", "eye", TABS, UnseenSheet)
        self.sheet.told.wanted.connect(weakly(self.show_tab, "told"))
        self.sheet.purist.answered.connect(self.answered)

    def show_view(self, view: UnseenView) -> None:
        """Show the page of whoever is at the screen."""
        self.sheet.closed = view.page is None or view.purism == "asked"
        for part in self.sheet.parts:
            part.show_view(view)
        self.show_tab(self.sheet.wished)
        if self.isVisible():
            self.focus_first()

    @property
    def offered(self) -> list[str]:
        if self.sheet.closed:
            return []
        return list(TABS if self.wide else TABS[1:])

    @property
    def parts_by_key(self) -> Sequence[QWidget]:
        return [self.band, *self.sheet.parts]

    def show_tab(self, tab: str) -> None:
        super().show_tab(tab)
        self.sheet.told.show_whole(self.sheet.tab == "told")


class UnseenTold(UnseenPart):
    """Four lines, and the very text of a seat where it is wanted.

    Signals:
        wanted: the text is to be shown.
    """

    title = "unseen-told"
    wanted = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.whole = False  # whether the text is shown
        self.seat = -1
        self.show_text = Button(ctx, "", kind="quiet")
        self.show_text.clicked.connect(self.wanted)
        self.choice = DropDown(ctx, text("told-whose"), [("", "")], "", framed=False)
        self.choice.changed.connect(self._choose)

    def show_view(self, view: UnseenView) -> None:
        seats = list(view.sent)
        if self.seat not in seats:
            self.seat = seats[0] if seats else -1
        names = [(str(seat), view.tags[seat].said) for seat in seats]
        self.choice.set_choices(names or [("-1", "")])
        self.choice.set_value(str(self.seat), silent=True)
        if seats:
            self.show_text.set_words(text("told-show", name=view.tags[self.seat].said))
        super().show_view(view)

    def show_seat(self, seat: int) -> None:
        """Look at the text of another seat."""
        self.seat = seat
        if self.view is not None:
            self.show_view(self.view)

    def _choose(self, seat: str) -> None:
        self.show_seat(int(seat))

    def show_whole(self, whole: bool) -> None:
        """Show the text, or only what it holds."""
        if whole != self.whole:
            self.whole = whole
            self.change()

    def row_texts(self) -> Sequence[Msg | str]:
        lines = [text("told-line", answer=_answer(yes), what=text(line)) for line, yes in ANSWERS]
        return [*lines, *self._text()]

    def _text(self) -> list[str]:
        view = self.view
        known = view is not None and self.seat in view.sent
        return view.text(self.seat).splitlines() if known and view is not None else []

    def content(self) -> Sequence[Box]:
        sent = self._text()
        lines = [self._line(number) for number in range(len(ANSWERS))]
        what, told = Words(self.look.text(text("told-what")), wrap=True), Column(*lines, gap=0)
        levels = self.small(text("told-levels"))
        if not sent:
            return [what, told, levels]
        if not self.whole:
            return [what, told, Wrapped(Live(self.show_text), levels, gap=0.6)]
        whose = Words(self.look.text(text("told-whose")), "strong")
        fields = [self._field(number, line) for number, line in enumerate(sent)]
        block = Ground(Column(*fields, gap=0.1), "panel2", "rule", pad=(0.7, 0.5))
        choice = Wrapped(whose, Live(self.choice), gap=0.6)
        null = self.small(text("told-null"))
        return [what, told, levels, choice, null, block]

    def _field(self, number: int, line: str) -> Box:
        words = self.row(Words(line.strip(), "small", wrap=True), across=0.2)
        return Live(self.facts[len(ANSWERS) + number], words)

    def _line(self, number: int) -> Box:
        line, yes = ANSWERS[number]
        answer = Words(self.look.text(_answer(yes)), "bold")
        words = Words(self.look.text(text(line)), wrap=True, grow=1.0)
        held = Row(self._sign(yes), answer, words, gap=0.6)
        return Live(self.facts[number], self.row(held))

    def _sign(self, yes: bool) -> Box:
        theme = self.look.theme

        def how(painter: QPainter, rect: QRectF) -> None:
            sign = paint.tick_disc if yes else paint.bar_disc
            sign(painter, rect.center(), rect.width() / 2, theme)

        return Drawn(how, 1.2, 1.2)


def _answer(yes: bool) -> Msg:
    return text("yes") if yes else text("no")


class UnseenPurist(UnseenPart):
    """The switch that closes the page to everybody, and how far all have agreed.

    Signals:
        answered: whether the person at the screen joins.
    """

    title = "unseen-purist"
    answered = Signal(bool)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.toggle = Toggle(ctx, text("purist-switch"))
        self.toggle.clicked.connect(self._join)
        self.join = Button(ctx, text("purist-join"), kind="primary", icon=FINAL)
        self.join.clicked.connect(self._join)
        self.decline = Button(ctx, text("purist-decline"))
        self.decline.clicked.connect(self._decline)

    def _join(self) -> None:
        self.answered.emit(True)

    def _decline(self) -> None:
        self.answered.emit(False)

    def show_view(self, view: UnseenView) -> None:
        self.toggle.setChecked(view.purism in ("on", "agreed"))
        self.toggle.setEnabled(view.purism == "off" and view.may_join)
        super().show_view(view)

    def tree(self) -> Box:
        view = self.view
        if view is None:
            return Space()
        what = "purist-closed" if view.page is None else "purist-what"
        held: list[Box] = [self._bold(what), self.small(text("purist-table"))]
        if view.purism == "asked":
            held.append(self._bold("purist-asked"))
            held.append(Wrapped(Live(self.decline), Live(self.join), gap=0.3))
            return self.panel(*held)
        if view.purism == "agreed":
            held.append(self._bold("purist-agreed"))
        state = self.look.text(text("purist-on" if self.toggle.isChecked() else "purist-off"))
        first = Row(Live(self.toggle), Words(state, "strong"), gap=0.4)
        final = Row(Art(self.look.icon, FINAL, 1.3), self._bold("purist-final"), gap=0.4)
        held.insert(0, Wrapped(first, final, gap=0.7))
        if not view.may_join and view.purism == "off":
            held.append(self.small(text("purist-nobody")))
        return self.panel(*held)

    def _bold(self, words: str) -> Words:
        return Words(self.look.text(text(words)), wrap=True)
