"""What stands around the graph of a review: what decided the game, how well, how lucky."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from alhambra_qt.controller.review.rounding import hundredths
from alhambra_qt.controller.review.telling import PLACES, verdict
from alhambra_qt.controller.review.view import ReviewView, SeatReview
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.ui.kit.box import CENTRE, ENDLESS, Box, Ground, Plate, Words, spring
from alhambra_qt.ui.kit.boxed import ShareBar
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.rows import ByWidth, Column, Row, Wrapped
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.plots.review_bars import ROOMY, EvenBar, LevelScale

PAD = (0.9, 0.5)
EDGE = 0.12
SECONDS = 60


class ReviewPart(Holder):
    """A panel of the page of a review."""

    WIDE = 40.0
    title = ""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: ReviewView | None = None
        self.seat = 0

    def show_view(self, view: ReviewView | None, seat: int) -> None:
        """Show what was found out, for a seat."""
        self.view, self.seat = view, seat
        self.retranslate()

    @property
    def one(self) -> SeatReview:
        """What is told of the seat.

        Raises:
            ValueError: while nothing is.
        """
        if self.view is None:
            raise ValueError("there is no review")
        return self.view.seats[self.seat]

    def retranslate(self) -> None:
        self.setAccessibleName(self.look.text(self.heading()))
        super().retranslate()

    def heading(self) -> Msg:
        """What stands above it."""
        return msg(self.title)

    def panel(self, *held: Box | None, strong: bool = False) -> Box:
        """A panel with its title."""
        title = Words(self.look.text(self.heading()), "title", wrap=True)
        return self.bare(title, *held, strong=strong)

    def bare(self, *held: Box | None, strong: bool = False) -> Box:
        """A panel that has its title among what it holds; a strong one has a border."""
        border, width = ("acc", 2.2) if strong else (None, 1.2)
        inside = Column(*held, gap=0.3)
        return Ground(Plate(inside, border=border, width=width, pad=PAD), pad=EDGE)

    def small(self, words: Msg, tone: str = "ink2") -> Words:
        """Small words."""
        return Words(self.look.text(words), "small", tone, wrap=True)

    def later(self) -> Box:
        """What stands where something is told when all was looked at."""
        return self.small(msg("review-later"))


class TurningPart(ReviewPart):
    """What decided the game, and was it luck or choice; before that how far the work is.

    Signals:
        stopped, resumed: the work shall stop, or go on.
        wanted: the moment is to be shown.
    """

    stopped = Signal()
    resumed = Signal()
    wanted = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.seconds = 0.0
        self.stop_button = Button(ctx, msg("review-stop"), kind="quiet", does=self.stopped)
        self.on_button = Button(ctx, msg("review-go-on"), kind="primary", does=self.resumed)
        self.see_button = Button(
            ctx, msg("review-see"), kind="quiet", key="V", tied=True, does=self.wanted
        )

    def show_progress(self, view: ReviewView | None, seat: int, seconds: float) -> None:
        """Show what was found out, with the seconds that the rest takes (0: nobody works)."""
        self.seconds = seconds
        self.show_view(view, seat)

    @property
    def works(self) -> bool:
        """Whether somebody works at it."""
        return self.seconds > 0

    @property
    def whole(self) -> bool:
        """Whether all was looked at."""
        return self.view is not None and self.view.whole

    def heading(self) -> Msg:
        """The turning point, or what is being done."""
        if self.view is not None and self.whole:
            return self.view.turning.title
        return msg("review-working" if self.works else "review-stopped")

    def tree(self) -> Box:
        """Title and sentences, and what can be done beside them."""
        view, look = self.view, self.look
        button: Button | None = self.stop_button if self.works else self.on_button
        if view is not None and view.whole:
            button = self.see_button if view.turning.turn >= 0 else None
        told = [Words(look.text(one), "body", wrap=True) for one in self.told()]
        title = Words(look.text(self.heading()), "title", wrap=True)
        bar = None if self.whole else ShareBar([(view.done if view else 0.0, "acc")])
        words = Column(title, *told, bar, gap=0.2, grow=1)
        inside = words if button is None else Row(words, Live(button), gap=0.6)
        return self.bare(inside, strong=True)

    def told(self) -> Sequence[Msg]:
        """The sentences below the title."""
        view = self.view
        if view is None or not view.whole:
            if not self.works:
                return [msg("review-stopped-text")]
            done = hundredths(view.done) if view is not None else 0
            return [msg("review-progress", n=done, left=left_text(self.seconds))]
        branch = () if view.branch is None else (view.branch,)
        return [view.turning.text, verdict(self.one.tag, self.one.terms), *branch]


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
        return msg("review-level-of", name=self.one.tag.said)

    def tree(self) -> Box:
        """A sentence, the scale or where that tells nothing plain facts, and what was judged."""
        look = self.look
        if self.view is None or not self.view.whole:
            return self.panel(self.later())
        one, like = self.one, self.one.like
        text = msg("review-like-unknown") if like is None else like.text
        words = Words(look.text(text), "body", wrap=True)
        if like is None or not like.named:
            facts = [one.behind] if one.behind is not None else []
            return self.panel(words, *(self.small(fact, "ink") for fact in (*one.facts, *facts)))
        cost = max(0, -one.terms.own)
        judged = self.small(one.behind or msg("review-judged", n=one.judged, cost=cost))
        names = [look.t(f"level-{place}") for place in PLACES]
        return self.panel(words, LevelScale(one.tag, like, names, grow=1), judged)


class EvenPart(ReviewPart):
    """The result with even luck, and the terms that make the result of the seat."""

    title = "review-even"

    def tree(self) -> Box:
        """A sentence, the bar of all seats, the terms."""
        look, view = self.look, self.view
        if view is None or not view.whole:
            return self.panel(self.later())
        names = [
            Words(f"{look.text(tag.said)} {number(look.ctx, share)}", "small")
            for tag, share in zip(view.tags, view.even, strict=True)
            if share < ROOMY
        ]
        return self.panel(
            Words(look.text(view.even_text), "body", wrap=True),
            EvenBar(view.tags, view.even),
            Wrapped(*names, gap=1.0) if names else None,
            self.terms(),
            self.small(msg("review-unit-more" if self.one.terms.beyond else "review-unit")),
        )

    def terms(self) -> Box:
        """Start, luck, own choices, those of others, result: beside or below each other."""
        look, terms = self.look, self.one.terms
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
