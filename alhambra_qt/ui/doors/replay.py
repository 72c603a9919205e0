"""The replay: of the running game, or of any saved one, with its score sheet and its log."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alhambra_qt.controller.game.seats import humans
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.recap import open_log
from alhambra_qt.controller.presenter.score_sheet import ledger_view
from alhambra_qt.controller.replay.replayed import Fork, Replay
from alhambra_qt.engine.ids import Seat
from alhambra_qt.ui.game.log_page import LogPage
from alhambra_qt.ui.game.pace import Pace
from alhambra_qt.ui.ledger.ledger_page import LedgerPage
from alhambra_qt.ui.replay.page import ReplayPage

if TYPE_CHECKING:
    from alhambra_qt.controller.game.step import Branch
    from alhambra_qt.ui.doors.branches import BranchDoor
    from alhambra_qt.ui.doors.house import House
    from alhambra_qt.ui.kit.window import Page, PageName

PAGE: PageName = "replay"
LEDGER: PageName = "replay-ledger"
LOG: PageName = "replay-log"


class ReplayDoor:
    """Leads to the replay of a game, from there to its score sheet and log, and back."""

    def __init__(self, program: House, branches: BranchDoor) -> None:
        self.program, self.branches = program, branches
        self._file: Path | None = None
        window = program.window
        self.page: Page[ReplayPage] = window.add_page(PAGE, self._make)
        self.ledger: Page[LedgerPage] = window.add_page(LEDGER, self._make_ledger)
        self.log: Page[LogPage] = window.add_page(LOG, self._make_log)

    def _make(self) -> ReplayPage:
        page = ReplayPage(self.program.ctx)
        page.closed.connect(self.program.window.back)
        page.ledger_wanted.connect(self._show_ledger)
        page.log_wanted.connect(self._show_log)
        page.rule_wanted.connect(self.program.show_book)
        page.play_on_wanted.connect(self._play_on)
        page.branch_wanted.connect(self._show_branch)
        page.branches_wanted.connect(self._show_branches)
        return page

    def _make_ledger(self) -> LedgerPage:
        page = LedgerPage(self.program.ctx, replays=True)
        page.closed.connect(self.program.window.back)
        page.rule_wanted.connect(self.program.show_book)
        page.replay_wanted.connect(self._back_to_scoring)
        return page

    def _make_log(self) -> LogPage:
        page = LogPage(self.program.ctx, Pace(self.program.settings))
        page.closed.connect(self.program.window.back)
        page.rule_wanted.connect(self.program.show_book)
        page.moment_wanted.connect(self._back_to)
        return page

    # -- which game ---------------------------------------------------------------------------

    def show_file(self, path: Path) -> None:
        """Show a saved game from its beginning; one that goes on as its one person may see it."""
        from alhambra_qt.controller.game import records

        try:
            session = records.load(path, tell=self.program.say)
        except records.BadFile as error:
            self.program.say(error.text)
            return
        people = humans(session.config)
        self.show(session, people[0] if len(people) == 1 else None, 0, path)

    def show(
        self,
        session: Session,
        viewer: Seat | None,
        at: int,
        file: Path | None,
        chooser: Seat | None = None,
    ) -> None:
        """Show a game that is kept in a file at a moment, or as a seat was about to choose."""
        self._file = file
        replay = Replay(session, viewer, forks_of(session))
        self.page.open(lambda page: page.show_replay(replay, at, chooser))

    def _play_on(self, at: int) -> None:
        replay = self.page().replay
        if replay is not None:
            self.branches.ask(replay.session, at, self._file)

    def _show_branch(self, number: int) -> None:
        """Show a branch that leaves the game shown."""
        replay = self.page().replay
        if replay is not None:
            branch = leaving(replay.session)[number]
            self.branches.replay(replay.session, branch, self._file)

    def _show_branches(self) -> None:
        replay = self.page().replay
        if replay is not None and (replay.session.root or replay.session).branches:
            self.branches.show(replay.session, self._file)

    # -- its pages ----------------------------------------------------------------------------

    def _show_ledger(self, scoring: int) -> None:
        replay = self.page().replay
        if replay is not None:
            view = ledger_view(replay.session.scored, replay.session.tags, scoring)
            self.ledger.open(lambda page: page.show_view(view))

    def _show_log(self) -> None:
        replay = self.page().replay
        if replay is not None:
            view = open_log(replay.history, replay.viewer)
            self.log.open(lambda page: page.show_view(view, replay.history.why))

    def _back_to_scoring(self, number: int) -> None:
        replay = self.page().replay
        if replay is not None and number in replay.stops.scorings:
            self._back_to(replay.stops.scorings[number])

    def _back_to(self, at: int) -> None:
        self.page().go(at)
        self.program.window.back()


def forks_of(session: Session) -> tuple[Fork, ...]:
    """Say where branches leave a game, or leave a branch."""
    return tuple(Fork(one.at, one.name, bool(one.luck), one.length) for one in leaving(session))


def leaving(session: Session) -> list[Branch]:
    """Give the branches that leave a game, or that leave a branch."""
    every = (session.root or session).branches
    return [one for one in every if one.parent is session.branch]
