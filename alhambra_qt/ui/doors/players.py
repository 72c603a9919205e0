"""The pages over a running game that need nothing but it: who plays the seats, and the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alhambra_qt.controller.game.takeovers import Seating, Spoken
    from alhambra_qt.ui.doors.house import House
    from alhambra_qt.ui.kit.window import Page, PageName
    from alhambra_qt.ui.pages.keyhelp import KeyHelpPage
    from alhambra_qt.ui.pages.players import PlayersPage

PLAYERS: PageName = "players"
KEYS: PageName = "keys"


class PlayersDoor:
    """Leads from a running game to its players and its keys, and back."""

    def __init__(self, program: House) -> None:
        self.program = program
        self.players: Page[PlayersPage] = program.window.add_page(PLAYERS, self._make_players)
        self.keys: Page[KeyHelpPage] = program.window.add_page(KEYS, self._make_keys)

    def _make_players(self) -> PlayersPage:
        from alhambra_qt.ui.pages.players import PlayersPage

        page = PlayersPage(self.program.ctx)
        page.back.connect(self.program.window.back)
        page.applied.connect(self._take_over)
        return page

    def _make_keys(self) -> KeyHelpPage:
        from alhambra_qt.ui.pages.keyhelp import KeyHelpPage

        page = KeyHelpPage(self.program.ctx)
        page.back.connect(self.program.window.back)
        return page

    def show_players(self) -> None:
        """Show who plays the seats of the running game, to change it."""
        if self.program.game is not None:
            session = self.program.game.desk.session
            self.players().show_seats(session.config.seats, session.tags)
            self.players.open()

    def show_keys(self) -> None:
        """Show the keys that mean something in the running game."""
        if self.program.game is not None:
            self.keys().show_keys(self.program.game.desk.session.config.modules)
            self.keys.open()

    def _take_over(self, changes: tuple[Seating, ...], spoken: tuple[Spoken, ...]) -> None:
        if self.program.game is not None:
            session = self.program.game.desk.session
            if spoken:
                session.speak(*spoken)
            if changes:
                session.take_over(*changes)
        self.program.window.back()
