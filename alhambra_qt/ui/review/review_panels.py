"""Panels around the graph of a review: the turning point, the accuracy, the luck.

The graph as a table is here too.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from alhambra_qt.controller.review.review_view import ReviewView, SeatReview, hundredths
from alhambra_qt.controller.review.review_words import PLACES, verdict
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.box import (
    CENTRE,
    ENDLESS,
    RIGHT,
    Box,
    Fixed,
    Ground,
    Space,
    Words,
    lay,
    spring,
)
from alhambra_qt.ui.kit.boxed import ShareBar
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.rows import ByWidth, Column, Grid, Row, Wrapped
from alhambra_qt.ui.kit.scroll import SCROLLS, Scroll
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.facts import FactsPart
from alhambra_qt.ui.plots.bars import ROOMY, EvenBar, LevelScale

SECONDS = 60
GAPS = (0.6, 0.15)
LOWEST = 12.0  # ems


class ReviewPart(FactsPart):
    """A panel of the page of a review."""

    PAD, ROLE = (0.9, 0.5), "title"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: ReviewView | None = None
        self.seat = 0

    def show_view(self, view: ReviewView | None, seat: int) -> None:
        """Show what was found out, for a seat."""
        self.view, self.seat = view, seat
        self.retranslate()

    @property
    def seat_review(self) -> SeatReview:
        """The review of the chosen seat.

        Raises:
            ValueError: while nothing is.
        """
        if self.view is None:
            raise ValueError("there is no review")
        return self.view.seats[self.seat]

    @property
    def whole(self) -> bool:
        """Whether all was looked at."""
        return self.view is not None and self.view.whole

    def later(self) -> Box:
        """Return the placeholder of a panel that is filled when the analysis is complete."""
        return self.panel(self.small(msg("review-later")))


class TurningPart(ReviewPart):
    """The turning point, whether luck or choice; before that the progress of the work."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.seconds = 0.0
        self.stop_button = Button(ctx, msg("review-stop"), kind="quiet", wish="stop")
        self.on_button = Button(ctx, msg("review-go-on"), kind="primary", wish="resume")
        self.see_button = Button(
            ctx, msg("review-see"), kind="quiet", key="V", tied=True, wish="turning"
        )

    def show_progress(self, view: ReviewView | None, seat: int, seconds: float) -> None:
        """Show what was found; the rest takes so many seconds (0: nobody works, inf: unknown)."""
        self.seconds = seconds
        self.show_view(view, seat)

    @property
    def works(self) -> bool:
        """Whether somebody works at it."""
        return self.seconds > 0

    def heading(self) -> Msg:
        if self.view is not None and self.whole:
            return self.view.turning.title
        return msg("review-working" if self.works else "review-stopped")

    def tree(self) -> Box:
        view, look = self.view, self.look
        button: Button | None = self.stop_button if self.works else self.on_button
        if view is not None and view.whole:
            button = self.see_button if view.turning.turn >= 0 else None
        lines = [Words(look.text(sentence), "body", wrap=True) for sentence in self.sentences()]
        title = Words(look.text(self.heading()), "title", wrap=True)
        bar = None if self.whole else ShareBar([(view.done if view else 0.0, "acc")])
        words = Column(title, *lines, bar, gap=0.2, grow=1)
        inside = words if button is None else Row(words, Live(button), gap=0.6)
        return self.bare(inside, strong=True)

    def sentences(self) -> Sequence[Msg]:
        """The sentences below the title."""
        view = self.view
        if view is None or not view.whole:
            if not self.works:
                return [msg("review-stopped-text")]
            done = hundredths(view.done) if view is not None else 0
            if isinf(self.seconds):
                return [msg("review-progress-begun", n=done)]
            return [msg("review-progress", n=done, left=left_text(self.seconds))]
        branch = () if view.branch is None else (view.branch,)
        return [view.turning.text, verdict(self.seat_review.tag, self.seat_review.terms), *branch]


def left_text(seconds: float) -> Msg:
    """Say how long something still takes, no more exactly than it is known."""
    if seconds >= 1.5 * SECONDS:
        return msg("review-left-minutes", n=round(seconds / SECONDS))
    return msg("review-left-seconds", n=max(5, 5 * round(seconds / 5)))


class LevelPart(ReviewPart):
    """How well the seat played, between the levels of the computers."""

    def heading(self) -> Msg:
        if self.view is None:
            return msg("review-level")
        return msg("review-level-of", name=self.seat_review.tag.label)

    def tree(self) -> Box:
        """A sentence, the scale or where that tells nothing plain facts, and what was judged."""
        look = self.look
        if self.view is None or not self.view.whole:
            return self.later()
        review, like = self.seat_review, self.seat_review.like
        text = msg("review-like-unknown") if like is None else like.text
        words = Words(look.text(text), "body", wrap=True)
        if like is None or not like.named:
            facts = [review.behind] if review.behind is not None else []
            return self.panel(words, *(self.small(fact, "ink") for fact in (*review.facts, *facts)))
        cost = max(0, -review.terms.own)
        judged = self.small(review.behind or msg("review-judged", n=review.judged, cost=cost))
        names = [look.t(f"level-{place}") for place in PLACES]
        return self.panel(words, LevelScale(review.tag, like, names, grow=1), judged)


class EvenPart(ReviewPart):
    """The result with even luck, and the terms that make the result of the seat."""

    title = "review-even"

    def tree(self) -> Box:
        look, view = self.look, self.view
        if view is None or not view.whole:
            return self.later()
        names = [
            Words(f"{look.text(tag.label)} {number(look.ctx, share)}", "small")
            for tag, share in zip(view.tags, view.even, strict=True)
            if share < ROOMY
        ]
        return self.panel(
            Words(look.text(view.even_lines[0]), "body", wrap=True),
            EvenBar(view.tags, view.even),
            Wrapped(*names, gap=1.0) if names else None,
            *map(self.small, view.even_lines[1:]),
            self.terms(),
            self.small(msg("review-unit-more" if self.seat_review.terms.beyond else "review-unit")),
        )

    def terms(self) -> Box:
        """Start, luck, own choices, those of others, result: beside or below each other."""
        look, terms = self.look, self.seat_review.terms
        told: list[tuple[str, int | Msg]] = [
            ("start", terms.start),
            ("luck", msg("review-signed", n=signed(terms.luck))),
            ("own", msg("review-signed", n=signed(terms.own))),
            ("others", msg("review-signed", n=signed(terms.others))),
            ("result", terms.result),
        ]
        pairs = [(look.t(f"review-term-{name}"), number(look.ctx, value)) for name, value in told]
        cells = [
            Column(
                Words(value, "bold", align=CENTRE), Words(name, "small", "ink2", CENTRE), gap=0.0
            )
            for name, value in pairs
        ]
        rows = [
            Row(Words(name, "body", "ink2", wrap=True, grow=1), Words(value, "bold"), gap=0.6)
            for name, value in pairs
        ]
        across = Row(*_spread(cells), gap=0.2)
        least = across.room(look, ENDLESS)[0] / look.em
        return ByWidth(least, across, Column(*rows, gap=0.1))


def _spread(cells: Sequence[Box]) -> list[Box]:
    found: list[Box] = []
    for cell in cells:
        found += [cell, spring()]
    return found[:-1]


def number(ctx: UiContext, value: int | Msg) -> str:
    """A whole number as the language writes it."""
    return ctx.text(value) if isinstance(value, Msg) else ctx.t("play-number", n=value)


class TurnLines(ReviewPart):
    """A line for each turn; the heads are the seats, and stay in sight."""

    title = "review-graph"
    accessible_role = Role.Table

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.turn = 0  # at the cursor

    def tree(self) -> Box:
        view = self.view
        if view is None:
            return Space()
        review, last = self.seat_review, view.turns if view.whole else view.found
        rows: list[list[Box]] = [self._heads()]
        for turn in range(last + 1):
            luck = review.luck[turn - 1] if turn else 0.0
            cost = review.choices[turn - 1] if turn else 0.0
            shares = map(str, view.shares[turn])
            game = [] if view.happened is None else [str(view.happened.share(turn, self.seat))]
            cells = [str(turn), *shares, *game, self._signed(luck), self._signed(cost)]
            rows.append([Words(cell, "body", align=RIGHT) for cell in cells])
        return self._grid(rows)

    def _grid(self, rows: list[list[Box]]) -> Box:
        plain, here = Ground(Space(), "panel2", radius=0.3), Ground(Space(), "accs", radius=0.3)
        grounds = [plain if number % 2 else None for number in range(len(rows))]
        if self.turn + 1 < len(rows):
            grounds[self.turn + 1] = here
        grid = Grid(rows, (1.0,) * len(rows[0]), gap=GAPS, grounds=grounds, equal=True)
        return Ground(grid, pad=(0.6, 0))

    def _heads(self) -> list[Box]:
        tags = () if self.view is None else self.view.tags
        heads = [msg("review-head-turn"), *(tag.label for tag in tags)]
        if self.view is not None and self.view.happened is not None:
            heads.append(msg("review-in-game"))
        heads += [msg("review-luck"), msg("review-choices")]
        return [
            Words(self.look.text(head), "smallstrong", wrap=True, align=RIGHT) for head in heads
        ]

    def _signed(self, value: float) -> str:
        return self.look.t("review-signed", n=signed(round(value)))

    def top_of(self, turn: int) -> int:
        """How far down a turn stands."""
        rows = 2 if self.view is None else self.view.turns + 2
        return round(self.height() * (turn + 1) / rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        top = self.visibleRegion().boundingRect().top()
        if top > 0 and self.view is not None:
            heads = Ground(self._grid([self._heads()]), "panel", radius=0)
            height = heads.room(self.look, self.width())[1]
            lay(heads, self.look, QRectF(0, top, self.width(), height)).paint(QPainter(self))


class ReviewTable(ReviewPart):
    """A panel in which the lines scroll."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.lines = TurnLines(ctx)
        self.scroller = Scroll(ctx, self.lines)
        self.bar = self.scroller.verticalScrollBar()
        self.bar.valueChanged.connect(self._scrolled)
        self.bar.rangeChanged.connect(self._place)

    def show_view(self, view: ReviewView | None, seat: int) -> None:
        self.lines.show_view(view, seat)
        super().show_view(view, seat)

    def heading(self) -> Msg:
        if self.view is None:
            return msg("review-table")
        return msg("review-table-of", name=self.seat_review.tag.label)

    def tree(self) -> Box:
        return self.panel(Fixed(Live(self.scroller), height=LOWEST, grow=1))

    def see(self, turn: int) -> None:
        """Mark a turn; what is seen begins with the turn before it."""
        self.lines.turn = turn
        self.lines.change()
        _ = self.laid
        self._place()

    def _scrolled(self) -> None:
        self.lines.update()  # the heads stay at the upper edge

    def _place(self) -> None:
        self.bar.setValue(self.lines.top_of(self.lines.turn - 2))

    def scroll_by(self, key: Qt.Key) -> None:
        self.bar.setValue(self.bar.value() + int(SCROLLS[key] * self.bar.pageStep()))
