"""Pages for a finished or saved game: its review, replay, branches, and sharing.

Each of them leads to the others. Branches are the hub: a branch can be replayed, and played on at
the table; the review leads to all of them.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game import records, reviews
from alhambra_qt.controller.game.background import ToMain
from alhambra_qt.controller.game.reviews import ReviewHost
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import Branch
from alhambra_qt.controller.position_editor.draft import BadDraft, Draft, play
from alhambra_qt.controller.presenter.recap_view import open_log
from alhambra_qt.controller.presenter.results import branch_lines, moment, next_name
from alhambra_qt.controller.presenter.score_sheet import ledger_view
from alhambra_qt.controller.replay.replayed import Fork, Replay
from alhambra_qt.controller.review.review_view import Reviewer
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import msg
from alhambra_qt.review.model import JudgedChoice, Review, TriedCost
from alhambra_qt.teaching.game_puzzles import Gathering
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.flows.share import ShareFlow
from alhambra_qt.ui.game.pace import Pace
from alhambra_qt.ui.kit.window import MainWindow, Page

if TYPE_CHECKING:
    from alhambra_qt.ui.game.log_page import LogPage
    from alhambra_qt.ui.ledger.ledger_page import LedgerPage
    from alhambra_qt.ui.replay.replay_page import ReplayPage
    from alhambra_qt.ui.review.branches import BranchesPage, PlayOnPage
    from alhambra_qt.ui.review.choose_again import ReviewTryPage
    from alhambra_qt.ui.review.review_page import ReviewPage


class ReplayFlow(PageFlow):
    """Navigation to the replay of a game, from there to its score sheet and log, and back.

    Signals:
        play_on: play on from a moment was requested; carries the game, the moment and the file.
        branch, branches: the replay of a branch, or the list of a game's branches, was requested.
    """

    play_on = Signal(object, int, object)
    branch = Signal(object, object, object)
    branches = Signal(object, object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._file: Path | None = None
        self.shown: Page[ReplayPage] = self.add_page(
            "replay",
            closed=window.back,
            ledger=self._show_ledger,
            log=self._show_log,
            rule="rules",
            play_on_from=self._play_on,
            branch=self._show_branch,
            branches=self._show_branches,
        )
        self.ledger: Page[LedgerPage] = self.add_page(
            "replay-ledger",
            made_with={"replays": True},
            closed=window.back,
            rule="rules",
            replay=self._back_to_scoring,
        )
        self.log: Page[LogPage] = self.add_page(
            "replay-log",
            made_with={"pace": Pace(self.settings)},
            closed=window.back,
            rule="rules",
            moment=self._back_to,
        )

    def show_game(self, session: Session, file: Path | None) -> None:
        """Replay a saved game from the start; an unfinished one as its only person may see it."""
        here = session.here
        self.show(session, here[0] if len(here) == 1 else None, 0, file)

    def show_branch(self, session: Session, file: Path | None) -> None:
        """Replay a branch from where it leaves its game, or the game from its start."""
        self.show(session, None, 0 if session.branch is None else session.branch.at, file)

    def show(
        self,
        session: Session,
        viewer: Seat | None,
        at: int,
        file: Path | None,
        chooser: Seat | None = None,
    ) -> None:
        """Replay a game saved in a file from a moment, or from the choice of a seat."""
        self._file = file
        replay = Replay(session, viewer, forks_of(session))
        self.shown.open(lambda page: page.show_replay(replay, at, chooser))

    @property
    def replay(self) -> Replay | None:
        """Return the replay that is shown."""
        return self.shown().replay

    def _play_on(self, at: int) -> None:
        if self.replay is not None:
            self.play_on.emit(self.replay.session, at, self._file)

    def _show_branch(self, number: int) -> None:
        if self.replay is not None:
            session = self.replay.session
            self.branch.emit(session, leaving(session)[number], self._file)

    def _show_branches(self) -> None:
        if self.replay is not None:
            session = self.replay.session
            if (session.root or session).branches:
                self.branches.emit(session, self._file)

    def _show_ledger(self, scoring: int) -> None:
        if self.replay is not None:
            session = self.replay.session
            view = ledger_view(session.scored, session.tags, scoring)
            self.ledger.open(lambda page: page.show_view(view))

    def _show_log(self) -> None:
        replay = self.replay
        if replay is not None:
            view = open_log(replay.history, replay.viewer)
            self.log.open(lambda page: page.show_view(view, replay.history))

    def _back_to_scoring(self, number: int) -> None:
        replay = self.replay
        if replay is not None and number in replay.stops.scorings:
            self._back_to(replay.stops.scorings[number])

    def _back_to(self, at: int) -> None:
        self.shown().go(at)
        self.window.back()


class BranchFlow(PageFlow):
    """Navigation from a moment of a game to a branch, and to all branches of a game.

    Signals:
        review: the review of a game saved in a file was requested.
    """

    review = Signal(object, object)

    def __init__(self, window: MainWindow, replay: ReplayFlow) -> None:
        super().__init__(window)
        self.replay = replay
        self._line: Session | None = None
        self._laid: Draft | None = None
        self._file: Path | None = None
        self._at = 0
        self.play_on: Page[PlayOnPage] = self.add_page("playon", begin=self._begin, lay=self._lay)
        self.branches: Page[BranchesPage] = self.add_page(
            "branches",
            enter=self._fill,
            branch=self._do,
            rename=self._rename,
        )
        replay.play_on.connect(self.ask)
        replay.branch.connect(self.show_branch)
        replay.branches.connect(self.show)

    # -- leaving a game -----------------------------------------------------------------------

    def ask(self, line: Session, number: int, file: Path | None) -> None:
        """Ask how to play on after so many actions of a game saved in a file."""
        trouble = records.no_branch_yet(line)
        if trouble is not None:
            self.say(trouble)
            return
        self._line, self._file, self._laid = line, file, None
        self._at = min(number, len(line.steps) - 1)
        seats = line.as_it_was(self._at).config.seats
        name = self.ctx.text(next_name(line.root or line))
        where = moment(line, self._at)
        self.play_on.open(lambda page: page.show_moment(where, seats, line.tags, name))

    def ask_laid(self, draft: Draft) -> None:
        """Ask how to play from a table that was laid."""
        try:
            session = play(draft)
        except BadDraft as error:
            self.say(error.text)
            return
        self._laid, where, seats = draft, msg("position-counted"), session.config.seats
        self.play_on.open(lambda page: page.show_moment(where, seats, session.tags, ""))

    def _lay(self) -> None:
        if self._line is not None:
            self.go("position-out", self._line.as_it_was(self._at))

    def _begin(self, name: str, new: bool, changes: Sequence[Seating]) -> None:
        if self._laid is not None:
            self.window.forget("playon")
            session = play(self._laid, new=new)
            session.take_over(*changes)
            self.go("run", session, None)
        elif self._line is not None:
            luck = secrets.token_hex(8) if new else ""
            self.window.forget("playon")
            branch = records.play_on(self._line, self._at, name, luck, changes)
            self.go("run", branch, self._file)

    # -- all branches -------------------------------------------------------------------------

    def show(self, root: Session, file: Path | None) -> None:
        """List the branches of a game saved in a file."""
        self._line, self._file = root.root or root, file
        self.branches.open()

    def show_branch(self, line: Session, branch: Branch, file: Path | None) -> None:
        """Replay a branch of a game saved in a file."""
        self._line, self._file = line.root or line, file
        self._do("replay", branch)

    def _fill(self) -> None:
        if self._line is not None:
            self.branches().show_lines(branch_lines(self._line))

    def _opened(self, branch: Branch | None) -> Session | None:
        """Return a branch, or the game itself; report an error and return None if it fails."""
        if self._line is None or branch is None:
            return self._line
        try:
            return records.open_branch(self._line, branch)
        except records.BadBranch as error:
            self.say(error.text)
            return None

    def _do(self, wish: str, branch: Branch | None) -> None:
        if wish == "remove" and branch is not None:
            self._remove(branch)
        elif (session := self._opened(branch)) is None:
            return
        elif wish == "open":
            self.window.forget("branches")
            self.go("run", session, self._file)
        elif wish == "replay":
            self.replay.show_branch(session, self._file)
        elif wish == "review":
            self.review.emit(session, self._file)

    def _rename(self, branch: Branch, name: str) -> None:
        branch.name = name
        self._changed()

    def _remove(self, branch: Branch) -> None:
        """Delete a branch; if it is being played, return to the game that it left."""
        if self._line is None:
            return
        records.remove_branch(self._line, branch)
        if self._file is not None:
            reviews.forget_lost(self._file, self._line.branches)
        running = self._running
        if running is not None and running.branch not in (None, *self._line.branches):
            self.window.forget("branches")
            self.go("run", self._line, self._file)
        else:
            self._changed()

    @property
    def _running(self) -> Session | None:
        game = self.window.made("game")
        session: Session | None = None if game is None else game.desk.session
        return session if session and self._line in (session, session.root) else None

    def _changed(self) -> None:
        if self._running is not None:
            self.go("keep")
        elif self._line is not None and self._file is not None:
            try:
                records.save(self._line, self._file)
            except records.SaveFailed as error:
                self.say(error.text)
        self._fill()


class ReviewFlow(PageFlow):
    """Navigation from a finished game to its review, and from there to its moments.

    ``host`` computes reviews and is created on first use; its results arrive in the main thread,
    through ``to_main``.

    Signals:
        reviewed: the review of a game is complete; carries the game and the review.
    """

    reviewed = Signal(object, object)

    def __init__(
        self, window: MainWindow, branches: BranchFlow, share: ShareFlow, to_main: ToMain
    ) -> None:
        super().__init__(window)
        self._branches, self._share, self._to_main = branches, share, to_main
        self.host: Reviewer | None = None
        self.record: Path | None = None
        self.sheet: Page[ReviewPage] = self.add_page(
            "review",
            stop=self.stop,
            resume=self._go_on,
            choose_again=self._try,
            price=self._price,
            ledger=self._show_scores,
            play_on_from=self._play_on,
            replay=self._go_there,
            share=self._share_it,
        )
        self.trying: Page[ReviewTryPage] = self.add_page("try", tried=self._tried)
        self.scores: Page[LedgerPage] = self.add_page("scores", closed=window.back, rule="rules")
        branches.review.connect(self.show)

    def show(self, session: Session, record: Path | None = None) -> None:
        """Show the review of a finished game, as far as it has been computed.

        The review of a branch is shown beside that of its game, if there is one.
        """
        if not session.over or not session.steps:
            self.say(msg("review-not-over"))
            return
        self.record = record
        if self.host is None:
            offer = self.window.notice.offer
            self.host = ReviewHost(self._to_main, lambda _session: self.record, self.say, offer)
        happened = None if session.root is None else reviews.whole_review(session.root, record)
        self.sheet.open(lambda page: page.show_game(session, happened))
        self.host.start(session, partial(self._found, session))

    def _found(self, session: Session, review: Review | None, seconds: float) -> None:
        """Show results; when complete, pass the luck-adjusted result to the career."""
        self.sheet().show_review(review, seconds)
        if review is not None and review.done >= 1:
            self.reviewed.emit(session, review)

    def _play_on(self, at: int) -> None:
        session = self.sheet().session
        if session is not None:
            self._branches.ask(session, at, self.record)

    def _go_there(self, at: int) -> None:
        page = self.sheet()
        session, choice = page.session, page.sheet.choices.open
        if session is not None:
            chooser = None if choice is None else session.steps[at].seat
            self._branches.replay.show(session, None, at, self.record, chooser)

    def _share_it(self) -> None:
        page = self.sheet()
        if page.session is not None:
            self._share.show_review(page.session, self.record, page.review)

    def stop(self) -> None:
        """Stop computing; results so far are saved."""
        if self.host is not None:
            self.host.stop()

    def _go_on(self) -> None:
        if self.host is not None:
            self.host.go_on()

    def _try(self, at: int) -> None:
        session = self.sheet().session
        if session is not None:
            self.trying.open(lambda page: page.show_exercise(session, at))

    def _tried(self, at: int, action: Action) -> None:
        self.window.back()
        self.sheet().tried(at, action)

    def _price(self, choice: JudgedChoice, action: Action) -> None:
        """Rate an action that was tried; drop the result if another game is shown by then."""
        page = self.sheet()
        session = page.session

        def priced(found: TriedCost | None) -> None:
            if page.session is session:
                page.priced(choice, action, found)

        if self.host is not None:
            self.host.try_out(choice, action, priced)

    def _show_scores(self) -> None:
        session = self.sheet().session
        if session is not None:
            view = ledger_view(session.scored, session.tags)
            self.scores.open(lambda page: page.show_view(view))


class AfterGame(PageFlow):
    """Navigation from the results and the saved games to replay, review, branches and sharing."""

    def __init__(self, window: MainWindow, folder: Path, to_main: ToMain) -> None:
        super().__init__(window)
        self.folder = folder
        self.share = ShareFlow(window, to_main)
        self.replay = ReplayFlow(window)
        self.branches = BranchFlow(window, self.replay)
        self.review = ReviewFlow(window, self.branches, self.share, to_main)
        self.puzzles = Gathering(to_main)
        self.review.reviewed.connect(self.puzzles.begin)
        for flow in (self.share, self.replay, self.branches, self.review):
            flow.wanted.connect(self.wanted)

    def stop(self) -> None:
        self.review.stop()
        self.puzzles.stop()
        self.share.stop()

    def do(self, wish: str, desk: Desk, at: int, file: Path | None, how: str = "") -> None:
        """Run a button's command on the game at the table, from a moment where that matters.

        A replay whose ``how`` is "plays" begins at once.
        """
        session = desk.session
        match wish:
            case "review":
                self.review.show(session, file)
            case "replay":
                self.replay.show(session, desk.viewing.viewer, at, file)
                if how == "plays":
                    self.replay.shown().player.toggle()
            case "branches":
                self.branches.show(session, file)
            case "original" if session.root is not None:
                self.go("run", session.root, file)
            case "share-game":
                self.share.show_now(session, file)
            case "challenge":
                self.go("challenge", session)
            case "career":
                self.go("career-after", session)

    def do_saved(self, wish: str, name: str) -> None:
        """Run a button's command on a saved game; report an error if its file cannot be read."""
        path = self.folder / name
        shows: dict[str, Callable[[Session, Path], None]] = {
            "review": self.review.show,
            "replay": self.replay.show_game,
            "branches": self.branches.show,
            "share": self.share.show_saved,
        }
        try:
            session = records.load(path, tell=self.say)
        except records.BadFile as error:
            self.say(error.text)
        else:
            shows[wish](session, path)


def forks_of(session: Session) -> tuple[Fork, ...]:
    """Return where branches leave a game or a branch."""
    return tuple(
        Fork(branch.at, branch.name, bool(branch.luck), branch.length)
        for branch in leaving(session)
    )


def leaving(session: Session) -> list[Branch]:
    """Return the branches that leave a game or a branch."""
    every = (session.root or session).branches
    return [branch for branch in every if branch.parent is session.branch]
