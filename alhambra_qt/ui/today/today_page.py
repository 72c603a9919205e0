"""The page of the day: its deals, the month, and what else the day brings.

page = TodayPage(ctx)
page.show_people(["Anna", "Marco"], "Anna")
page.show_view(view)            # a DayView
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.today.days import DayView
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import Box
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.inputs import DropDown
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Column, EqualColumns
from alhambra_qt.ui.today.challenge_card import ChallengeCard
from alhambra_qt.ui.today.day_cards import DealsCard, MonthCard

COLUMN = 28.0  # ems, the least width of a column


class TodayPage(PageFrame):
    """The page; see the module's text."""

    widest = 1340
    KEYS = (PageKey("Paste", "_paste"),)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("today-title"))
        self.people = DropDown(ctx, msg("career-filter-person"), [("", "")])
        self.people.changed.connect(self.wishing("person"))
        self.header.put(self.people)
        self.deals, self.month = DealsCard(ctx), MonthCard(ctx)
        self.challenge = ChallengeCard(ctx)
        self.primary.connect(self._play)
        self.footer.put(self.button_back())
        self.zones = [self.header, self.deals, self.month, self.challenge, self.footer]

    def body_tree(self) -> Box:
        left = Column(Live(self.deals), Live(self.month, grow=1.0))
        return Column(EqualColumns(COLUMN, [left, Live(self.challenge)], most=2))

    def show_people(self, names: Sequence[str], chosen: str) -> None:
        """Offer these people; nothing if there is only one."""
        self.people.set_choices([(name, name) for name in names])
        self.people.set_value(chosen, silent=True)
        self.header.offer(self.people, len(names) > 1)

    def show_view(self, view: DayView) -> None:
        """Show a date."""
        self.deals.show_view(view)
        self.month.show_view(view)

    def _play(self) -> None:
        if self.deals.first and not self.challenge.field.hasFocus():
            self.deals.play(self.deals.first)

    def first_focus(self) -> QWidget | None:
        first = self.deals.first
        return self.deals.plays[first] if first else super().first_focus()

    def _paste(self) -> None:
        """Take a challenge that is pasted anywhere on the page."""
        self.challenge.put(QGuiApplication.clipboard().text())
