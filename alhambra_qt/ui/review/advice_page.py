"""Asking the computer players: what each level would do, and what each choice would cost.

page = AdvicePage(ctx)
page.show_advice(view, works)
"""

from __future__ import annotations

from collections.abc import Sequence

from alhambra_qt.controller.review.advice_view import AdviceView, AdvisedMove
from alhambra_qt.controller.review.review_view import hundredths
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.ui.kit.box import Box, Fixed, Space, Words, spring
from alhambra_qt.ui.kit.boxed import ShareBar
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.inputs import DropDown
from alhambra_qt.ui.kit.rows import ByWidth, Column, First, Row, Wrapped
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.facts import FACTS_KEYS, GAP, Facts, FactsPart, FactsSheet, pair
from alhambra_qt.ui.plots.bars import CostBar
from alhambra_qt.ui.review.moments import thing

NAME, WORTH = 5.5, 10.5  # ems: a level, what a choice costs
NARROW = 26.0  # ems, below which what a choice costs stands below it


class AdviceHead(FactsPart):
    """The advised player, and the progress of the work."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: AdviceView | None = None
        self.works = False
        self.seats = DropDown(ctx, msg("advised-seat"), [("", "")])
        self.seats.changed.connect(self._want)
        self.stop = Button(ctx, msg("review-stop"), kind="quiet", wish="stop")

    def show_advice(self, view: AdviceView, works: bool) -> None:
        """Show whose turn it is, and whether more is to come."""
        self.view, self.works = view, works
        self.seats.set_choices(
            [(str(tag.seat), tag.label) for tag in view.tags if tag.seat in view.seats]
        )
        self.seats.set_value(str(view.seat), silent=True)
        self.retranslate()

    def _want(self, seat: str) -> None:
        self.wish("seat", int(seat))

    def heading(self) -> Msg:
        name = self.view.tags[self.view.seat].label if self.view is not None else ""
        return msg("advised-who", name=name)

    def content(self) -> Sequence[Box]:
        view = self.view
        if view is None:
            return []
        label = Words(self.look.t("advised-seat"), "strong")
        whole = view.done >= 1
        how = msg("review-progress-begun", n=hundredths(view.done))
        state = msg("advised-done") if whole else how if self.works else msg("review-stopped")
        words = Words(self.look.text(state), "body", "ink2")
        stop = Live(self.stop) if self.works else None
        who = Wrapped(label, Live(self.seats), words, stop, gap=0.6)
        bar = None if whole else ShareBar([(view.done, "acc")])
        return [who, bar or Space(), self.small(msg("advised-hint"))]


class AdvicePart(FactsPart):
    """A list of choices, one a row."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.rows: tuple[AdvisedMove, ...] = ()
        self.most = 1

    def show_rows(self, rows: tuple[AdvisedMove, ...], most: int) -> None:
        """Show choices; the bar of the costliest is the longest."""
        if [row.spoken for row in rows] != [row.spoken for row in self.rows]:
            self.rows, self.most = rows, most
            self.show_facts()

    def accessible_rows(self) -> Sequence[Msg | str]:
        return [row.spoken for row in self.rows]

    def content(self) -> Sequence[Box]:
        if not self.rows:
            return [self.small(msg("advised-wait"))]
        return [self.striped(k, self._row(row)) for k, row in enumerate(self.rows)]

    def _row(self, move: AdvisedMove) -> Box:
        who = (
            None
            if move.level is None
            else Fixed(Words(self.look.text(move.level), "strong"), width=NAME)
        )
        why = [self.small(reason) for reason in move.reasons]
        by = self.small(
            msg("advised-by", levels=", ".join(map(self.look.text, move.chosen))), "acc"
        )
        words = Column(
            Words(self.look.text(move.text), "body", wrap=True),
            *why,
            by if move.chosen else None,
            gap=0.05,
            grow=1,
        )
        start = Row(who, thing(move.icon), gap=0.4)
        beside = Row(start, words, Fixed(self._worth(move), width=WORTH), gap=0.6)
        below = Column(Row(start, words, gap=0.4), self._worth(move), gap=0.1)
        return ByWidth(NARROW, beside, below)

    def _worth(self, move: AdvisedMove) -> Box:
        share = Words(self.look.t("advised-share", n=move.share), "small", "ink2")
        if move.kind in ("best", "equal"):
            tone = "ok" if move.kind == "best" else "ink"
            words = Words(self.look.t(f"advised-{move.kind}"), "bold", tone)
            return Column(words, share, gap=0)
        under = move.kind == "under"
        less = msg("advised-under") if under else msg("review-signed", n=signed(-move.cost))
        digits = Words(self.look.text(less), "bold", "warn")
        within = self.small(msg("review-within", low=move.low, high=move.high), wrap=False)
        bar = CostBar(move.cost, move.low, move.high, self.most, width=WORTH)
        short, line = Row(digits, within, gap=0.4), Row(digits, within, spring(), share, gap=0.4)
        return Column(bar, First(line, Column(short, share, gap=0)), gap=0)


class AdviceLevels(AdvicePart):
    """The moves of the levels."""

    title = "advised-levels"


class AdviceMoves(AdvicePart):
    """The choices, the best first."""

    title = "advised-moves"


class AdviceSheet(FactsSheet):
    """The choices beside the levels, or below them."""

    TABS = ("all",)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.head, self.levels, self.moves = AdviceHead(ctx), AdviceLevels(ctx), AdviceMoves(ctx)

    def trees(self) -> dict[str, Box]:
        both = pair(Column(Live(self.moves)), Column(Live(self.levels)), even=True)
        return {"all": Column(Live(self.head), both, gap=GAP)}


class AdvicePage(PageFrame):
    """The page; see the module's text."""

    TITLE = msg("advised-title")
    KEYS = FACTS_KEYS

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        close = self.button_back("header", "ledger-close")
        self.facts = Facts(ctx, "advised", "ask", AdviceSheet, close)
        self.sheet = sheet = self.facts.sheet
        self.zones = [sheet.head, sheet.moves, sheet.levels, self.facts.band]

    def tree(self) -> Box:
        return Live(self.facts, grow=1)

    def focus_first(self) -> None:
        self.facts.focus_first()

    def show_advice(self, view: AdviceView, works: bool) -> None:
        """Show what is known so far, and whether more is to come."""
        most = max((move.high for move in view.moves), default=1)
        self.sheet.head.show_advice(view, works)
        self.sheet.levels.show_rows(view.levels, most)
        self.sheet.moves.show_rows(view.moves, most)
