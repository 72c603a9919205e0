"""The pages as one widget: each is made when first shown, Esc leads back to the start page.

    pages = PageStack(ctx, settings)
    pages.show_start(waiting_game)         # a GameSummary or None
    pages.games = load_summaries           # called whenever the list is opened or changed
    pages.play.connect(...)                # GameConfig, ready to start
    pages.add("table", widget); pages.go("table")      # pages of others

Signals for the application: play, continue_game, demo, open_game, delete_game, rename_game,
open_file, quit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from alhambra_qt.settings import Settings
from alhambra_qt.ui.context import UiContext
from alhambra_qt.ui.pages.start import StartPage
from alhambra_qt.ui.pages.summary import GameSummary


def _no_games() -> Sequence[GameSummary]:
    return ()


class PageStack(QStackedWidget):
    """Start, new game, saved games, settings, and whatever the application adds."""

    play = Signal(object)
    continue_game = Signal()
    demo = Signal()
    open_game = Signal(str)
    delete_game = Signal(str)
    rename_game = Signal(str, str)
    open_file = Signal()
    quit = Signal()

    def __init__(self, ctx: UiContext, settings: Settings) -> None:
        super().__init__()
        self.ctx, self.settings = ctx, settings
        self.games: Callable[[], Sequence[GameSummary]] = _no_games
        self._pages: dict[str, QWidget] = {}
        self._makers: dict[str, Callable[[], QWidget]] = {
            "new": self._make_new,
            "games": self._make_games,
            "settings": self._make_settings,
        }
        self._before_settings = "start"
        self.start = StartPage(ctx)
        self._connect_start()
        self.add("start", self.start)

    def _connect_start(self) -> None:
        start = self.start
        start.continue_game.connect(self.continue_game)
        start.new_game.connect(lambda: self.go("new"))
        start.saved_games.connect(lambda: self.go("games"))
        start.settings.connect(self.show_settings)
        start.demo.connect(self.demo)
        start.quit.connect(self.quit)
        start.language_chosen.connect(lambda lang: self.settings.set("language", lang))

    # Going somewhere.

    def add(self, name: str, page: QWidget) -> None:
        """Take a page under a name."""
        self._pages[name] = page
        self.addWidget(page)

    def go(self, name: str) -> None:
        """Show a page, making it if it is shown for the first time."""
        if name not in self._pages:
            self.add(name, self._makers[name]())
        if name == "games":
            self.refresh_games()
        self.setCurrentWidget(self._pages[name])

    def name(self) -> str:
        """The name of the page that is shown."""
        return next(name for name, page in self._pages.items() if page is self.currentWidget())

    def show_start(self, waiting: GameSummary | None = None) -> None:
        """Show the start page; `waiting` is the game that "continue" would continue."""
        self.start.set_continue(waiting)
        self.go("start")

    def show_settings(self) -> None:
        """Show the settings; Esc leads back to where one was."""
        self._before_settings = self.name()
        self.go("settings")

    def refresh_games(self) -> None:
        """Read the list of saved games again."""
        from alhambra_qt.ui.pages.games import GamesPage

        page = self._pages.get("games")
        if isinstance(page, GamesPage):
            page.set_games(self.games())

    # Making pages.

    def _make_new(self) -> QWidget:
        from alhambra_qt.ui.pages.newgame import NewGamePage

        page = NewGamePage(self.ctx, self.settings)
        page.back.connect(lambda: self.go("start"))
        page.play.connect(self.play)
        return page

    def _make_games(self) -> QWidget:
        from alhambra_qt.ui.pages.games import GamesPage

        page = GamesPage(self.ctx)
        page.back.connect(lambda: self.go("start"))
        page.open_game.connect(self.open_game)
        page.delete_game.connect(self.delete_game)
        page.rename_game.connect(self.rename_game)
        page.open_file.connect(self.open_file)
        return page

    def _make_settings(self) -> QWidget:
        from alhambra_qt.ui.pages.settings import SettingsPage

        page = SettingsPage(self.ctx, self.settings)
        page.back.connect(lambda: self.go(self._before_settings))
        return page

    # Size.

    def minimumSizeHint(self) -> QSize:
        """The smallest window of the style guide."""
        return QSize(640, 480)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The layout class follows the window."""
        self.ctx.set_window(event.size().width(), event.size().height())
        super().resizeEvent(event)
