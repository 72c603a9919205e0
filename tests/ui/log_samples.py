"""The open log of games in which much was taken back."""

from __future__ import annotations

from functools import cache

from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.presenter.recap_view import open_log
from alhambra_qt.settings import Settings
from alhambra_qt.ui.game.log_page import LogPage
from alhambra_qt.ui.game.pace import Pace
from alhambra_qt.ui.kit.context import UiContext
from tests.controller.kit import wander


@cache
def _history(on: str, steps: int) -> History:
    return wander(on, 1, steps)[1]


def log_page(ctx: UiContext, on: str = "great", steps: int = 240) -> LogPage:
    """The page, filled; its settings are kept nowhere."""
    history = _history(on, steps)
    page = LogPage(ctx, Pace(Settings()))
    page.show_view(open_log(history, 0), history)
    page.follow(plays=True, ready=False)
    return page
