"""The page of the day with a month of tries."""

from datetime import date

from msgspec import structs
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.game.gameconfig import SeatConfig
from alhambra_qt.controller.today.challenge import challenge
from alhambra_qt.controller.today.compare import ChallengeView, challenge_view
from alhambra_qt.controller.today.days import day_view, label
from alhambra_qt.controller.today.deals import BASE, MODULES, code_of, deal_of
from alhambra_qt.controller.today.tries import DealTry
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
    return {attempt.code: attempt for attempt in found}


MINE = {"pavilion": 9, "seraglio": 12, "arcades": 21, "chambers": 18, "garden": 20, "tower": 26}
THEIRS = {"pavilion": 16, "seraglio": 17, "arcades": 6, "chambers": 18, "garden": 12, "tower": 31}


OTHERS = (("Marco", 21), ("Ioana", 9), ("Maximilian-Alexander", 26), ("Zoé", 4))


def challenged(*, played: bool) -> ChallengeView:
    """A challenge that was or is to be played, with those of others."""
    config = deal_of(NOW, BASE, SeatConfig("Anna"))
    found = challenge(config, "Claire", {**THEIRS, "wall": 13}, even=38)
    mine = DealTry(code_of(NOW, BASE), "anna", "", "", 123, 1, {**MINE, "wall": 17})
    found = found if played else structs.replace(found, players=found.players + 1)
    others = [
        challenge(config, name, {**THEIRS, "tower": more, "wall": more}) for name, more in OTHERS
    ]
    return challenge_view(found, config, mine if played else None, now=NOW, others=others)


def page(ctx: UiContext, day: date = NOW, *, fresh: bool = False) -> QWidget:
    """The page on a date; a ``fresh`` one has no tries yet."""
    found = TodayPage(ctx)
    found.show_people(["Anna", "Marco"], "Anna")
    found.show_view(day_view(SeatConfig("Anna"), {} if fresh else tries(), day, NOW))
    found.challenge.show_view(challenged(played=not fresh))
    return found
