"""The ways into and out of branches: from a moment of a game that is over, and back to the game."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from alhambra_qt.controller.game import branches, records, reviews
from alhambra_qt.controller.presenter.results import branch_lines, moment, next_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alhambra_qt.controller.game.seats import Seating
    from alhambra_qt.controller.game.session import Session
    from alhambra_qt.controller.game.step import Branch
    from alhambra_qt.ui.doors.house import House
    from alhambra_qt.ui.kit.window import Page, PageName
    from alhambra_qt.ui.review.branches import BranchesPage, PlayOnPage

PLAY_ON: PageName = "playon"
BRANCHES: PageName = "branches"


class BranchDoor:
    """Leads from a moment of a game to a branch, and to all branches of a game.

    ``play`` begins or goes on with a session that is kept in a file, ``replay`` shows one again,
    ``review`` says what was luck in it.
    """

    def __init__(
        self,
        program: House,
        play: Callable[[Session, Path | None], None],
        replay: Callable[[Session, Path | None], None],
        review: Callable[[Session, Path | None], None],
    ) -> None:
        self.program, self._play, self._replay, self._review = program, play, replay, review
        self._line: Session | None = None
        self._file: Path | None = None
        self._at = 0
        self.play_on: Page[PlayOnPage] = program.window.add_page(PLAY_ON, self._make_play_on)
        self.branches: Page[BranchesPage] = program.window.add_page(BRANCHES, self._make_branches)
        self.branches.enter = self._fill

    def _make_play_on(self) -> PlayOnPage:
        from alhambra_qt.ui.review.branches import PlayOnPage

        page = PlayOnPage(self.program.ctx)
        page.back.connect(self.program.window.back)
        page.begun.connect(self._begin)
        return page

    def _make_branches(self) -> BranchesPage:
        from alhambra_qt.ui.review.branches import BranchesPage

        page = BranchesPage(self.program.ctx)
        page.back.connect(self.program.window.back)
        page.opened.connect(self._open)
        page.replayed.connect(lambda branch: self._show(branch, self._replay))
        page.reviewed.connect(lambda branch: self._show(branch, self._review))
        page.renamed.connect(self._rename)
        page.removed.connect(self._remove)
        return page

    # -- leaving a game -----------------------------------------------------------------------

    def ask(self, line: Session, number: int, file: Path | None) -> None:
        """Ask how to play on after so many actions of a game that is kept in a file."""
        trouble = branches.why_not_yet(line)
        if trouble is not None:
            self.program.say(trouble)
            return
        self._line, self._file = line, file
        self._at = min(number, len(line.steps) - 1)
        seats = line.as_it_was(self._at).config.seats
        name = self.program.ctx.text(next_name(line.root or line))
        where = moment(line, self._at)
        self.play_on.open(lambda page: page.show_moment(where, seats, line.tags, name))

    def _begin(self, name: str, new: bool, changes: Sequence[Seating]) -> None:
        if self._line is not None:
            luck = secrets.token_hex(8) if new else ""
            self.program.window.forget(PLAY_ON)
            self._play(branches.play_on(self._line, self._at, name, luck, changes), self._file)

    # -- all branches -------------------------------------------------------------------------

    def show(self, root: Session, file: Path | None) -> None:
        """Show the branches of a game that is kept in a file."""
        self._line, self._file = root.root or root, file
        self.branches.open()

    def replay(self, line: Session, branch: Branch, file: Path | None) -> None:
        """Show a branch of a game that is kept in a file again."""
        self._line, self._file = line.root or line, file
        self._show(branch, self._replay)

    def show_saved(self, path: Path) -> None:
        """Show the branches of a saved game; what is wrong with its file is said."""
        try:
            self.show(records.load(path, tell=self.program.say), path)
        except records.BadFile as error:
            self.program.say(error.text)

    def _fill(self) -> None:
        if self._line is not None:
            self.branches().show_lines(branch_lines(self._line))

    def _opened(self, branch: Branch | None) -> Session | None:
        """Give a branch or the game itself; what is wrong with it is said."""
        if self._line is None or branch is None:
            return self._line
        try:
            return branches.opened(self._line, branch)
        except branches.BadBranch as error:
            self.program.say(error.text)
            return None

    def _open(self, branch: Branch | None) -> None:
        if (session := self._opened(branch)) is not None:
            self.program.window.forget(BRANCHES)
            self._play(session, self._file)

    def _show(self, branch: Branch | None, shown: Callable[[Session, Path | None], None]) -> None:
        if (session := self._opened(branch)) is not None:
            shown(session, self._file)

    def _rename(self, branch: Branch, name: str) -> None:
        branch.name = name
        self._changed()

    def _remove(self, branch: Branch) -> None:
        """Forget a branch; who plays it comes back to the game that it left."""
        if self._line is None:
            return
        branches.remove(self._line, branch)
        if self._file is not None:
            reviews.forget_lost(self._file, self._line.branches)
        running = self._running
        if running is not None and running.branch not in (None, *self._line.branches):
            self.program.window.forget(BRANCHES)
            self._play(self._line, self._file)
        else:
            self._changed()

    @property
    def _running(self) -> Session | None:
        """What is on the table of the game whose branches are shown, if it is."""
        running = None if self.program.game is None else self.program.game.desk.session
        return running if running and self._line in (running, running.root) else None

    def _changed(self) -> None:
        """Write the game with its branches; one that runs writes itself."""
        if self._running is not None:
            self.program.keep()
        elif self._line is not None and self._file is not None:
            try:
                records.save(self._line, self._file)
            except records.SaveFailed as error:
                self.program.say(error.text)
        self._fill()
