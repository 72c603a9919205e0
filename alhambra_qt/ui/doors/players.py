"""The ways into pages of a running game that need nothing but it: players, what can be known."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alhambra_qt.controller.game.seats import Seating, Spoken
    from alhambra_qt.ui.doors.house import House
    from alhambra_qt.ui.kit.window import Page, PageName
    from alhambra_qt.ui.people.players_page import PlayersPage
    from alhambra_qt.ui.unseen.unseen_page import UnseenPage

PLAYERS: PageName = "players"
UNSEEN: PageName = "unseen"
GAME: PageName = "game"


class PlayersDoor:
    """Leads from a running game to its players and what can be known, and back."""

    def __init__(self, program: House) -> None:
        self.program = program
        self.players: Page[PlayersPage] = program.window.add_page(PLAYERS, self._make_players)
        self.unseen: Page[UnseenPage] = program.window.add_page(UNSEEN, self._make_unseen)

    def _make_players(self) -> PlayersPage:
        from alhambra_qt.ui.people.players_page import PlayersPage

        page = PlayersPage(self.program.ctx)
        page.back.connect(self.program.window.back)
        page.applied.connect(self._take_over)
        return page

    def _make_unseen(self) -> UnseenPage:
        from alhambra_qt.ui.unseen.unseen_page import UnseenPage

        page = UnseenPage(self.program.ctx)
        page.back.connect(self._leave_unseen)
        page.answered.connect(self._answer_purists)
        return page

    def show_unseen(self) -> None:
        """Show what the seat at the screen can know."""
        if self.program.game is not None:
            self._count_unseen()
            self.unseen.open()

    def _count_unseen(self) -> None:
        from alhambra_qt.controller.unseen.unseen_page import unseen_view

        if self.program.game is not None:
            desk = self.program.game.desk
            self.unseen().show_view(unseen_view(desk.session, desk.viewing.viewer))

    def _leave_unseen(self) -> None:
        """Go back; each person is asked once, so that leaving without an answer is a no."""
        if self.program.game is not None:
            desk = self.program.game.desk
            if desk.session.asks_purist(desk.viewing.viewer):
                self._answer_purists(False)
        self.program.window.back()

    def _answer_purists(self, joins: bool) -> None:
        """Let the person at the screen join the purists, or end that for all."""
        if self.program.game is not None:
            desk = self.program.game.desk
            if desk.viewing.viewer is not None:
                desk.session.join_purists(desk.viewing.viewer, joins)
            self._count_unseen()

    def show_lists(self) -> None:
        """Show the running game as lists."""
        if self.program.game is not None:
            self.program.window.open(GAME)
            self.program.game.lists.open()

    def show_players(self) -> None:
        """Show who plays the seats of the running game, to change it."""
        if self.program.game is not None:
            session = self.program.game.desk.session
            self.players.open(lambda page: page.show_seats(session.config.seats, session.tags))

    def _take_over(self, changes: tuple[Seating, ...], spoken: tuple[Spoken, ...]) -> None:
        if self.program.game is not None:
            session = self.program.game.desk.session
            if spoken:
                session.speak(*spoken)
            if changes:
                session.take_over(*changes)
        self.program.window.back()
