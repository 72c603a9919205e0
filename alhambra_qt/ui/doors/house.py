"""What the ways into pages may ask of the program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from alhambra_qt.i18n import Msg
from alhambra_qt.settings import Settings
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.window import MainWindow, Notice, Page

if TYPE_CHECKING:
    from alhambra_qt.controller.game.gameconfig import GameConfig
    from alhambra_qt.ui.doors.afterwards import Afterwards
    from alhambra_qt.ui.doors.keys import KeyDoor
    from alhambra_qt.ui.doors.learning import Learning
    from alhambra_qt.ui.game.screen import GameScreen
    from alhambra_qt.ui.setup.newgame_page import NewGamePage


class House(Protocol):
    """The window with its pages, the running game and what was learned."""

    ctx: UiContext
    settings: Settings
    window: MainWindow
    notice: Notice
    folder: Path
    game: GameScreen | None
    new: Page[NewGamePage]
    learning: Learning
    keys: KeyDoor
    after: Afterwards

    def say(self, words: Msg, *, good: bool = False) -> None:
        """Tell the person something that went wrong, or well."""

    def keep(self) -> None:
        """Write the running game and the settings as they are now."""

    def open_path(self, path: Path) -> None:
        """Open a saved game or a position."""

    def play_new(self, config: GameConfig) -> None:
        """Start a game as set up."""

    def show_book(self, rule: str = "") -> None:
        """Open the rulebook."""

    def show_lesson(self, name: str) -> None:
        """Begin a lesson, or go on with it."""
