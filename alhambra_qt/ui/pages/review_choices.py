"""The dearest choices of a seat: the list, and one of them open with its position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.controller.review.telling import spread
from alhambra_qt.controller.review.view import DearChoice, MomentView, ReviewView
from alhambra_qt.controller.view.pages import ProofPiece
from alhambra_qt.controller.view.parts import Icon
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import CENTRE, ENDLESS, RIGHT, Box, Fixed, Ground, Space, Words
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByWidth, Column, Filled, First, Row, Wrapped
from alhambra_qt.ui.kit.signs import Square
from alhambra_qt.ui.kit.theme import INDIGO
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.kit.writing import line
from alhambra_qt.ui.pages.review_moment import ActingPart, picture, told_box
from alhambra_qt.ui.pages.review_parts import number
from alhambra_qt.ui.pieces.row import PieceBox
from alhambra_qt.ui.plots.review_bars import CostBar, ReasonBar, Severity

COST = 6.0  # ems, the bar of what a choice cost
THING = 2.5  # ems, the picture of what a choice was about
NARROW = 27.0  # ems, below which what a choice cost stands below it
LINE = 58.0  # ems from which on all that can be done stands in one line
PAIR = 26.0  # ems from which on played and better stand beside each other


@frozen(eq=False)
class Disc(Square):
    """The number of a dear choice, on gold."""

    number: int

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        area, theme = self.square(look, rect), look.theme
        with paint.saved(painter):
            painter.setPen(QPen(theme.ink if theme.dark else theme.ring, 1.4))
            painter.setBrush(theme.gold2)
            painter.drawEllipse(area.adjusted(1, 1, -1, -1))
        line(look, painter, area, str(self.number), "smallstrong", INDIGO, CENTRE)


def thing(icon: Icon | None, high: float = THING) -> Box:
    """The picture of what a choice is about, or as much room."""
    if icon is None or icon.kind not in ("tile", "card"):
        return Space(high, high)
    piece = ProofPiece("tile" if icon.kind == "tile" else "card", icon.id)
    return Fixed(Row(Space(grow=1), PieceBox(piece, high), Space(grow=1), gap=0), wide=high)


def cost_text(look: Look, choice: DearChoice) -> str:
    """What it cost, with its sign."""
    return look.t("review-signed", n=signed(-choice.cost))


class DearRow(BoxButton):
    """A dear choice in the list; pressed it opens."""

    edge = (RING, 3)

    def __init__(self, ctx: UiContext, choice: DearChoice, most: int) -> None:
        super().__init__(ctx, choice.heard)
        self.choice, self.most = choice, most
        self.retranslate()

    def tree(self) -> Box:
        """Number, picture, what was done and what would have been better, what it cost."""
        choice, look = self.choice, self.look
        played = look.t("review-dear-played", turn=choice.turn, move=choice.played)
        better = look.t("review-dear-better", move=choice.better)
        how_bad = Row(Severity(choice.severity), self._tiny(look.text(choice.word)), gap=0.3)
        low, high = choice.low, choice.high
        within = None if low == high else self._tiny(look.t("review-within", low=low, high=high))
        digits = Row(Words(cost_text(look, choice), "bold", "warn"), within, gap=0.3)
        bar = CostBar(choice.cost, choice.low, choice.high, self.most, wide=COST)
        first = Words(played, "body", wrap=True)
        second = Words(better, "small", wrap=True, grow=1)
        words = Column(first, second, gap=0.05, grow=1)
        short = Column(first, Row(second, how_bad, gap=0.4), gap=0.05, grow=1)
        start = Row(Disc(number=choice.number, side=1.6), thing(choice.played_icon), gap=0.4)
        beside = First(
            Row(start, short, Column(bar, digits, gap=0.1), gap=0.5),
            Row(start, words, Column(bar, digits, how_bad, gap=0.0), gap=0.5),
        )
        under = Column(words, Wrapped(how_bad, bar, digits, gap=0.6), gap=0.2, grow=1)
        below = Row(start, under, gap=0.5)
        fill = "panel2" if choice.number % 2 else "panel"
        return self.ground(ByWidth(NARROW, beside, below), self.hot(fill), None, pad=(0.4, 0.05))

    def _tiny(self, words: str) -> Box:
        return Words(words, "tiny", "ink2")


class DearTab(BoxButton):
    """One of the dear choices above the open one."""

    def __init__(self, ctx: UiContext, choice: DearChoice) -> None:
        super().__init__(ctx, choice.heard)
        self.choice = choice
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def tree(self) -> Box:
        look, choice = self.look, self.choice
        where = Words(look.t("review-turn", turn=choice.turn), "tiny", "ink2")
        cost = Words(cost_text(look, choice), "bold", "ink")
        words = Column(cost, None if look.m.layout == "S" else where, gap=0.0)
        return self.switch(Row(Disc(number=choice.number, side=1.5), words, gap=0.4))

    def sizeHint(self) -> QSize:
        wide, high = self.tree().room(self.look, ENDLESS)
        return QSize(int(wide + 2 * self.edge[0]) + 1, int(high + 2 * self.edge[1]) + 1)


class ChoicesPart(ActingPart):
    """The list of the dearest choices, or one of them with all that is to be known of it.

    Signals:
        opened: the number of the choice that is wanted; 0 closes it.
    """

    opened = Signal(int)
    tries_first = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.rows: list[DearRow] = []
        self.tabs: list[DearTab] = []
        self.open: DearChoice | None = None
        self.moment: MomentView | None = None
        self.covered = False  # whether what was better is still to be found out
        self.verdict: Msg | None = None  # what came out when it was tried
        self.close_button = Button(
            ctx, msg("review-close-choice"), kind="quiet", key=msg("key-esc")
        )
        self.close_button.clicked.connect(lambda _=False: self.opened.emit(0))
        self.show_button = Button(ctx, msg("review-uncover"), kind="quiet", does=self.uncover)

    # -- what it shows ------------------------------------------------------------------------

    def show_view(self, view: ReviewView | None, seat: int) -> None:
        """Show the choices of a seat; none is open.

        Controls that show the same as before stay: one of them may have the keyboard.
        """
        dear, old = view.seats[seat].dearest if view is not None else (), list[DearRow | DearTab]()
        if dear != tuple(row.choice for row in self.rows):
            old = [*self.rows, *self.tabs]
            self._make_rows(dear)
        self.open = None
        super().show_view(view, seat)
        _ = self.laid  # before they go, the old ones must stand nowhere
        for one in old:
            one.deleteLater()

    def _make_rows(self, dear: tuple[DearChoice, ...]) -> None:
        most = max((one.high for one in dear), default=1)
        self.rows = [DearRow(self.ctx, one, most) for one in dear]
        self.tabs = [DearTab(self.ctx, one) for one in dear]
        for choice, *buttons in zip(dear, self.rows, self.tabs, strict=True):
            for button in buttons:
                button.clicked.connect(partial(self._toggle, choice.number))

    def _toggle(self, number: int, _checked: bool = False) -> None:
        here = self.open is not None and self.open.number == number
        self.opened.emit(0 if here else number)

    def show_choice(
        self,
        choice: DearChoice | None,
        moment: MomentView | None = None,
        *,
        covered: bool = False,
        told: Msg | None = None,
    ) -> None:
        """Open a choice at its position, or close it; ``told`` is what came out when tried."""
        self.open, self.moment, self.covered, self.verdict = choice, moment, covered, told
        for tab in self.tabs:
            tab.setChecked(choice is not None and tab.choice.number == choice.number)
        self.retranslate()

    def control_of(self, number: int) -> QWidget | None:
        """Give what stands for a dear choice: its tab while one is open, else its row."""
        every: Sequence[DearRow | DearTab] = self.rows if self.open is None else self.tabs
        return next((one for one in every if one.choice.number == number), None)

    def say(self, words: Msg) -> None:
        """Show what came out when somebody chose again."""
        self.verdict = words
        self.change()

    def uncover(self) -> None:
        """Show what was better."""
        self.covered = False
        if self.show_button.hasFocus():  # which goes
            self.try_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.change()

    def heading(self) -> Msg:
        if self.view is None:
            return msg("review-dearest")
        return msg("review-dearest-of", name=self.one.tag.said, n=len(self.rows))

    # -- the list -----------------------------------------------------------------------------

    def tree(self) -> Box:
        if self.view is None:
            return self.panel(self.later())
        if self.open is not None and self.moment is not None:
            return self._opened(self.open, self.moment)
        if not self.rows:
            words = "review-dear-none" if self.view.whole else "review-later"
            return self.panel(self.small(msg(words), "ink"), self._behind())
        title = Words(self.look.text(self.heading()), "title", wrap=True)
        unit = self.small(msg("review-dear-unit"))
        head = First(Row(title, Space(grow=1), unit, gap=0.6), Column(title, unit, gap=0.0))
        by_turn = groupby(self.rows, lambda row: row.choice.turn)
        rows = Column(*(self._of_turn(turn, [*held]) for turn, held in by_turn), gap=0)
        return self.bare(head, rows, self._behind(), Space(grow=1))

    def _of_turn(self, turn: int, held: Sequence[DearRow]) -> Box:
        """The choices of one turn; several in a frame, with what they cost together."""
        rows = [Live(row) for row in held]
        if len(rows) == 1:
            return rows[0]
        cost = signed(-sum(row.choice.cost for row in held))
        words = self.look.t("review-dear-together", turn=turn, cost=cost)
        head = Ground(Words(words, "smallstrong", wrap=True), pad=(0.7, 0.2))
        return Ground(Column(head, *rows, gap=0), None, "goldline", 1.6)

    def _behind(self) -> Box | None:
        """Since when no choice could cost much."""
        behind = self.one.behind
        whole = self.view is not None and self.view.whole
        return self.small(behind, "ink") if whole and behind is not None else None

    # -- the open choice ----------------------------------------------------------------------

    def _opened(self, choice: DearChoice, moment: MomentView) -> Box:
        look = self.look
        title = Words(look.text(moment.title), "section", wrap=True, grow=1)
        how_bad = Row(
            Severity(choice.severity),
            Words(look.text(choice.word), "body", "ink2"),
            Words(cost_text(look, choice), "number", "warn"),
            gap=0.4,
        )
        within = self.small(msg("review-between", within=spread(choice.low, choice.high)))
        head = First(
            Row(title, within, how_bad, gap=0.6),
            ByWidth(
                PAIR,
                Column(Row(title, how_bad, gap=0.6), within, gap=0.3),
                Column(title, how_bad, within, gap=0.1),
            ),
        )
        tabs = Filled(*(Live(tab) for tab in self.tabs), gap=0)
        before = [told_box(look, moment.told[-2:])] if moment.told else []
        verdict = [] if self.verdict is None else [self._verdict(self.verdict)]
        parts = [tabs, head, *verdict, *before, picture(look, moment)]
        parts.append(self._pair(choice))
        if choice.cells:
            parts.append(self.small(msg("review-cells")))
        if self.covered:
            parts += [self.small(msg("review-covered"), "ink"), Live(self.show_button)]
        else:
            parts += self._reasons(choice)
        own = Words(look.t("review-own-view"), "small", "ink2", wrap=True, grow=1)
        deeds, close = self.deeds(), Live(self.close_button)
        narrow = Column(deeds, Row(own, close, gap=0.6), gap=0.3)
        wide = Column(Row(Fixed(deeds, grow=1), close, gap=0.3), own, gap=0.3)
        return self.bare(*parts, ByWidth(LINE, wide, narrow))

    def _verdict(self, words: Msg) -> Box:
        told = Words(self.look.text(words), "bold", wrap=True)
        return Ground(told, "accs", "acc", 1.6, pad=(0.6, 0.4))

    def _pair(self, choice: DearChoice) -> Box:
        """What was played and what would have been better, side by side."""
        played = self._side(msg("review-played"), choice.played_icon, choice.played, cost=True)
        better = self._side(msg("review-better"), choice.better_icon, choice.better, cost=False)
        held = [played] if self.covered else [played, better]
        beside = Row(*held, gap=0.5, middle=False, even=True)
        return ByWidth(PAIR, beside, Column(*held, gap=0.3))

    def _side(self, title: Msg, icon: Icon | None, move: Msg, *, cost: bool) -> Box:
        look = self.look
        name = Words(look.text(title), "smallstrong", "ink2" if cost else "acc")
        words = Column(name, Words(look.text(move), "body", weight=600, wrap=True), gap=0, grow=1)
        border, fill = ("line", "panel2") if cost else ("acc", "accs")
        return Ground(Row(thing(icon, 3.3), words, gap=0.5), fill, border, 1.4, pad=(0.5, 0.4))

    def _reasons(self, choice: DearChoice) -> list[Box]:
        """Why it was better: signed bars that add up to the cost."""
        look, reasons = self.look, choice.reasons
        if not reasons:
            return [self.small(msg("review-why-none"), "ink")]
        parts = [one.part or 0 for one in reasons]
        most, least = max(1, *parts), max(0, *(-part for part in parts))
        title, unit = Words(look.t("review-why"), "title"), self.small(msg("review-why-unit"))
        head = First(Row(title, Space(grow=1), unit, gap=0.6), Column(title, unit, gap=0.0))
        found: list[Box] = [head]
        for one in reasons:
            words, held = Words(look.text(one.text), "body", wrap=True, grow=1), list[Box]()
            if one.part is not None:
                part = number(look.ctx, msg("review-signed", n=signed(one.part)))
                digits = Fixed(Words(part, "bold", align=RIGHT), wide=2.4)
                held = [ReasonBar(one.part, most, least, wide=7.0), digits]
            found.append(Ground(Row(words, *held, gap=0.4), "panel2", pad=(0.5, 0.25)))
        return found
