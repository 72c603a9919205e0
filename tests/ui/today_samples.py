"""The page of the day with a month of tries."""

from datetime import date

from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.game.gameconfig import SeatConfig
from alhambra_qt.controller.today.days import day_view, label
from alhambra_qt.controller.today.deals import BASE, MODULES, code_of
from alhambra_qt.controller.today.tries import DealTry
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.puzzles import Daily
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.today.today_page import TodayPage

NOW = date(2026, 11, 28)
POINTS = (118, 0, 148, 122, 148, 98, 0, 148, 93, 93, 151, 84, 122, 0, 120, 85, 135, 108, 145)


def tries() -> dict[str, DealTry]:
    """A month in which some deals were won, some lost, some missed, and one is going on."""
    found = [
        DealTry(code_of(day, kind), "anna", "", label(day, kind), points + more, 1 + (points < 120))
        for number, points in enumerate(POINTS)
        for kind, more in ((BASE, 0), (MODULES, 7))
        if points and not (kind == MODULES and number % 4 == 0)
        for day in [NOW.replace(day=1 + number)]
    ]
    found.append(DealTry(code_of(NOW, BASE), "anna", "", label(NOW, BASE), 131, 1, {"wall": 131}))
    found.append(DealTry(code_of(NOW, MODULES), "anna", "", label(NOW, MODULES)))
    return {one.code: one for one in found}


def page(ctx: UiContext, day: date = NOW, *, fresh: bool = False) -> QWidget:
    """The page on a date; a ``fresh`` one has no tries yet."""
    found = TodayPage(ctx)
    found.show_people(["Anna", "Marco"], "Anna")
    found.show_view(day_view(SeatConfig("Anna"), {} if fresh else tries(), day, NOW))
    daily = Daily(Profile("Anna"), NOW)
    daily.draw()
    if not fresh:
        daily.answered(daily.codes[0], right=True)
    found.puzzles.show_daily(daily)
    return found
