"""The deals of a date, and the month around it as a strip."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from alhambra_qt.controller.today.days import BEGUN, DONE, NEW, DayDeal, DayHint, DayView, MonthDay
from alhambra_qt.controller.today.deals import FIRST, KINDS
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import CENTRE, Art, Box, Ground, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.dates import day_name, month_name
from alhambra_qt.ui.kit.holder import Pressed
from alhambra_qt.ui.kit.rows import Column, First, Row, Wrapped
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.facts import FactsPart

MARK = 0.5  # ems, a deal in the month
WORDS = {NEW: "today-play", BEGUN: "button-continue"}


class DayPart(FactsPart):
    """A part of the page that shows a date."""

    view: DayView | None = None

    @property
    def filled(self) -> bool:
        return self.view is not None

    def show_view(self, view: DayView) -> None:
        """Show a date."""
        self.view = view
        self.show_facts()


class DealsCard(DayPart):
    """The deals of a date, each with what can be done with it."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.review = Button(ctx, msg("review-title"), kind="quiet", does=self._review)
        self.plays = {kind: Button(ctx, "") for kind in KINDS}
        self.opens = {kind: Button(ctx, msg("today-open"), kind="quiet") for kind in KINDS}
        self.challenge_buttons = {
            kind: Button(ctx, msg("challenge-title"), kind="quiet") for kind in KINDS
        }
        for kind in KINDS:
            self.plays[kind].clicked.connect(weakly(self.play, kind))
            self.opens[kind].clicked.connect(weakly(self._open, kind))
            self.challenge_buttons[kind].clicked.connect(weakly(self._dare, kind))

    def deal(self, kind: str) -> DayDeal | None:
        """Return what is shown of a deal."""
        return (
            next((deal for deal in self.view.deals if deal.kind == kind), None)
            if self.view
            else None
        )

    @property
    def first(self) -> str:
        """The deal to be played next, empty if both are over."""
        waiting = (kind for kind in KINDS if (dealt := self.deal(kind)) and dealt.state in WORDS)
        return next(waiting, "")

    def play(self, kind: str) -> None:
        """Play a deal, or continue its try."""
        deal = self.deal(kind)
        if deal is not None:
            if deal.state == BEGUN:
                self.wish("open_try", deal)
            else:
                self.wish("play", deal)

    def _open(self, kind: str) -> None:
        self.wish("open_try", self.deal(kind))

    def _dare(self, kind: str) -> None:
        self.wish("dare", self.deal(kind))

    def _review(self) -> None:
        if self.view is not None and self.view.hint is not None:
            self.wish("review", self.view.hint.record)

    def retranslate(self) -> None:
        for kind in KINDS if self.view else ():
            dealt, button = self.deal(kind), self.plays[kind]
            if dealt is None:
                continue
            button.kind = "primary" if kind == self.first else "secondary"
            button.key = msg("key-enter") if kind == self.first else ""
            button.set_words(msg(WORDS.get(dealt.state, "today-practise")))
            for each in (button, self.opens[kind], self.challenge_buttons[kind]):
                each.setAccessibleDescription(self.ctx.text(dealt.modules))
        super().retranslate()

    def heading(self) -> Msg | str:
        return day_name(self.view.day, self.ctx.language) if self.view else ""

    def note(self) -> str:
        today = self.view is not None and self.view.day == self.view.today
        return self.ctx.t("today-today") if today else ""

    def content(self) -> Sequence[Box]:
        deals = self.view.deals if self.view else ()
        hint = self.view.hint if self.view else None
        below = self._hint(hint) if hint else self.small(msg("today-rule"))
        return [*map(self._deal, deals), below]

    def _hint(self, hint: DayHint) -> Box:
        """The best way of an earlier deal, or where to find it."""
        text = msg("today-hint", day=day_name(hint.day, self.ctx.language), told=hint.text)
        words = Words(self.look.text(text), "small", wrap=True, grow=1.0)
        return Row(words, Pressed(self.review), gap=0.4)

    def _deal(self, deal: DayDeal) -> Box:
        look, done = self.look, deal.state == DONE
        words = Words(look.text(deal.text), "bold" if done else "body", wrap=True)
        kinds = [self.plays, self.opens, self.challenge_buttons] if done else [self.plays]
        buttons = [Pressed(each[deal.kind]) for each in kinds]
        child = Column(
            Words(look.text(deal.modules), "name", wrap=True),
            self.small(deal.against),
            First(Row(words, spring(), *buttons, gap=0.2), Column(words, Wrapped(*buttons))),
            gap=0.2,
        )
        border = "acc" if deal.kind == self.first else "line"
        return Ground(child, "panel2", border, pad=(0.8, 0.4))


class MonthCard(DayPart):
    """A month as a strip of days with a mark for each deal; one that has come can be chosen."""

    row_wish = "day"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.before = Button(ctx, msg("today-earlier"), kind="quiet", does=self._go_back)
        self.after = Button(ctx, msg("today-later"), kind="quiet", does=self._go_on)

    def show_view(self, view: DayView) -> None:
        before, self.view = self.view, view
        self.before.setEnabled(view.day.replace(day=1) > FIRST)
        self.after.setEnabled(view.day.isoformat()[:7] < view.today.isoformat()[:7])
        if before is None or (before.month, before.today) != (view.month, view.today):
            self.show_facts()
        else:
            self.change()

    def _go_back(self) -> None:
        if self.view is not None:
            self.wish("day", self.view.day.replace(day=1) - timedelta(days=1))

    def _go_on(self) -> None:
        if self.view is not None:
            following = self.view.day.replace(day=28) + timedelta(days=4)
            self.wish("day", min(following.replace(day=1), self.view.today))

    @property
    def past_days(self) -> list[MonthDay]:
        """The days that have come."""
        return [day for day in self.view.month if day.day <= self.view.today] if self.view else []

    def heading(self) -> Msg | str:
        return month_name(self.view.day, self.ctx.language) if self.view else ""

    def tree(self) -> Box:
        if self.view is None:
            return Space()
        title = Words(self.look.text(self.heading()), "section")
        words = Words(self.look.text(self.view.summary), "body", "ink2", wrap=True)
        played = any(day.results for day in self.view.month)
        note = Row(words, Art(self.look.icon, "crown", 0.9) if played else None, gap=0.3)
        turns = Row(Pressed(self.before), Pressed(self.after))
        wide = Row(title, turns, spring(), note, gap=0.8)
        return self.bare(First(wide, Column(Row(title, spring(), turns), note)), self._strip())

    def about(self) -> Sequence[date]:
        return [day.day for day in self.past_days]

    def accessible_rows(self) -> Sequence[Msg]:
        language, missed = self.ctx.language, (msg("today-heard-missed"),)
        return [
            msg(
                "today-heard",
                day=day_name(day.day, language),
                base=(day.spoken or 2 * missed)[0],
                modules=(day.spoken or 2 * missed)[1],
            )
            for day in self.past_days
        ]

    def _strip(self) -> Box:
        month = self.view.month if self.view else ()
        return Wrapped(*(self._cell(k, day) for k, day in enumerate(month)), gap=0.2)

    def _cell(self, number: int, day: MonthDay) -> Box:
        """A day: its number, and a mark for each of its deals, as far as it was played."""
        view, look = self.view, self.look
        if view is None:
            return Space()
        come, here = day.day <= view.today, day.day == view.day
        words = Words(str(day.day.day), "small", "ink" if come else "ink2", CENTRE)
        marks = Row(spring(), *map(self._mark, day.results), spring(), gap=0.15)
        child = Column(words, marks if day.results else Space(height=MARK), gap=0.1)
        fill = "accs" if here else "panel2" if day.results else None
        border = "acc" if here or day.day == view.today else "gold" if day.won else "line"
        side = look.m.target / look.em
        cell = Ground(child, fill, border, pad=(0.1, 0.15), dashed=not come, least=(side, side))
        return self.over(number, cell)

    def _mark(self, points: int | None) -> Box:
        """A disc if the deal was finished, else a ring."""
        fill = "ink2" if points is None else "acc"
        return Ground(Space(MARK, MARK), None if points is None else fill, fill, radius=MARK / 2)
