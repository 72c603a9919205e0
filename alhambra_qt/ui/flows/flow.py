"""The base class of all flows, and the module of each page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any

from PySide6.QtCore import QObject, Signal, SignalInstance

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.window import MainWindow, Page, PageName

# Each page, imported on first use.
PAGES: Mapping[PageName, str] = {
    "start": "alhambra_qt.ui.pages.start.StartPage",
    "new": "alhambra_qt.ui.setup.newgame_page.NewGamePage",
    "menu": "alhambra_qt.ui.game.menu.GameMenu",
    "settings": "alhambra_qt.ui.program.settings_page.SettingsPage",
    "games": "alhambra_qt.ui.saved.saved_games.GamesPage",
    "players": "alhambra_qt.ui.people.players_page.PlayersPage",
    "keys": "alhambra_qt.ui.program.keys_page.KeyHelpPage",
    "unseen": "alhambra_qt.ui.unseen.unseen_page.UnseenPage",
    "fault": "alhambra_qt.ui.pages.fault.FaultPage",
    "share": "alhambra_qt.ui.pages.share.SharePage",
    "career": "alhambra_qt.ui.career.career_page.CareerPage",
    "profiles": "alhambra_qt.ui.people.profiles.ProfilesPage",
    "today": "alhambra_qt.ui.today.today_page.TodayPage",
    "book": "alhambra_qt.ui.book.book.BookPage",
    "learn": "alhambra_qt.ui.practice.learn.LearnPage",
    "lesson": "alhambra_qt.ui.lesson.lesson_page.LessonPage",
    "practice": "alhambra_qt.ui.practice.practice.PracticePage",
    "known": "alhambra_qt.ui.unseen.known.KnownPage",
    "reader": "alhambra_qt.ui.pages.reader.ReaderPage",
    "replay": "alhambra_qt.ui.replay.replay_page.ReplayPage",
    "replay-ledger": "alhambra_qt.ui.ledger.ledger_page.LedgerPage",
    "replay-log": "alhambra_qt.ui.game.log_page.LogPage",
    "playon": "alhambra_qt.ui.review.branches.PlayOnPage",
    "branches": "alhambra_qt.ui.review.branches.BranchesPage",
    "review": "alhambra_qt.ui.review.review_page.ReviewPage",
    "try": "alhambra_qt.ui.review.choose_again.ReviewTryPage",
    "scores": "alhambra_qt.ui.ledger.ledger_page.LedgerPage",
    "advice": "alhambra_qt.ui.review.advice_page.AdvicePage",
    "real": "alhambra_qt.ui.position_editor.cardboard_page.CardboardPage",
    "real-ledger": "alhambra_qt.ui.ledger.ledger_page.LedgerPage",
    "together": "alhambra_qt.ui.together.page.TogetherPage",
    "lobby": "alhambra_qt.ui.together.lobby.LobbyPage",
    "guide": "alhambra_qt.ui.pages.reader.ReaderPage",
    "say": "alhambra_qt.ui.together.phrases.SayPage",
    "table-new": "alhambra_qt.ui.setup.newgame_page.NewGamePage",
    "reopen": "alhambra_qt.ui.together.reopen.ReopenPage",
}
# A method of the flow, one of its signals, or the name of a route of the program.
Route = Callable[..., object] | SignalInstance | str


def imported(name: str) -> Any:
    """Import a class that a registry names by its dotted path."""
    where, _, kind = name.rpartition(".")
    return getattr(import_module(where), kind)


class PageFlow(Guarded, QObject):
    """A group of related pages, and the navigation between them.

    Signals:
        wanted: another flow is requested; carries the name of its route and the arguments.
    """

    wanted = Signal(str, object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window, self.ctx, self.settings = window, window.ctx, window.ctx.settings
        self.grants: dict[PageName, Mapping[str, Route]] = {}

    def add_page(
        self,
        name: PageName,
        *,
        made_with: Mapping[str, object] | None = None,
        enter: Callable[[], object] | None = None,
        **routes: Route,
    ) -> Page[Any]:
        """Register a page by name, with a route for each wish that is made in it.

        ``made_with`` are constructor arguments after the context; ``enter`` is called each time
        the page is shown. A route may also be that of a signal of the page. Unless routed
        elsewhere, its signal ``back`` goes back.
        """
        self.grants[name] = routes

        def make() -> Any:
            page = imported(PAGES[name])(self.ctx, **(made_with or {}))
            for wish, route in routes.items():
                if isinstance(signal := getattr(page, wish, None), SignalInstance):
                    lead = partial(self.go, route) if isinstance(route, str) else route
                    signal.connect(lead)
            grant = partial(self._grant, name)  # strong: a flow lives as long as its pages
            page.wish_made.connect(grant)
            back = getattr(page, "back", None)
            if "back" not in routes and isinstance(back, SignalInstance):
                back.connect(self.window.back)
            return page

        page: Page[Any] = self.window.add_page(name, make)
        if enter is not None:
            page.enter = enter
        return page

    def _grant(self, page: PageName, wish: str, given: tuple[object, ...]) -> None:
        route = self.grants[page][wish]
        if isinstance(route, str):
            self.go(route, *given)
        else:
            (route.emit if isinstance(route, SignalInstance) else route)(*given)

    def go(self, route: str, *given: object) -> None:
        """Follow a route of the program, which leads to another flow."""
        self.wanted.emit(route, given)

    def say(self, words: Msg, good: bool = False) -> None:
        """Show the person a warning, or good news if `good`."""
        self.window.notice.say(words, good=good)

    def keep(self) -> None:
        """Save what must not be lost: the desktop session may end without further notice."""

    def stop(self) -> None:
        """Stop all background work: the window is closing."""
