"""The pages over a running game that need nothing but it: who plays the seats, and the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from alhambra_qt.controller.game.takeovers import Seating
    from alhambra_qt.ui.main.program import Program

PLAYERS, KEYS = "players", "keys"


class PlayersDoor:
    """Leads from a running game to its players and its keys, and back."""

    def __init__(self, program: Program) -> None:
        self.program = program
        program.window.add_page(PLAYERS, self._make_players)
        program.window.add_page(KEYS, self._make_keys)

    def _make_players(self) -> QWidget:
        from alhambra_qt.ui.pages.players import PlayersPage

        page = PlayersPage(self.program.ctx)
        page.back.connect(self.program.back_to_table)
        page.applied.connect(self._take_over)
        return page

    def _make_keys(self) -> QWidget:
        from alhambra_qt.ui.pages.keyhelp import KeyHelpPage

        page = KeyHelpPage(self.program.ctx)
        page.back.connect(self.program.back_to_table)
        return page

    def show_players(self) -> None:
        """Show who plays the seats of the running game, to change it."""
        from alhambra_qt.ui.pages.players import PlayersPage

        page, game = self.program.window.page(PLAYERS), self.program.game
        if game is not None and isinstance(page, PlayersPage):
            session = game.desk.session
            page.show_seats(session.config.seats, session.tags)
            self.program.window.show_page(PLAYERS)

    def show_keys(self) -> None:
        """Show the keys that mean something in the running game."""
        from alhambra_qt.ui.pages.keyhelp import KeyHelpPage

        page, game = self.program.window.page(KEYS), self.program.game
        if game is not None and isinstance(page, KeyHelpPage):
            page.show_keys(game.desk.session.config.modules)
            self.program.window.show_page(KEYS)

    def _take_over(self, changes: tuple[Seating, ...]) -> None:
        if self.program.game is not None:
            self.program.game.desk.session.take_over(*changes)
        self.program.back_to_table()
