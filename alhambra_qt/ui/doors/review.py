"""The review of a game that is over: its page, choosing again, and the ledger beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from alhambra_qt.i18n import msg

if TYPE_CHECKING:
    from alhambra_qt.controller.game.session import Session
    from alhambra_qt.controller.review.review_view import Reviewer
    from alhambra_qt.engine.actions import Action
    from alhambra_qt.review.model import JudgedChoice, Review, TriedCost
    from alhambra_qt.ui.doors.house import House
    from alhambra_qt.ui.kit.window import Page, PageName
    from alhambra_qt.ui.ledger.ledger_page import LedgerPage
    from alhambra_qt.ui.review.choose_again import ReviewTryPage
    from alhambra_qt.ui.review.review_page import ReviewPage

REVIEW: PageName = "review"
TRY: PageName = "try"
SCORES: PageName = "scores"


class ReviewDoor:
    """Leads from a game that is over to its review, and from there to its moments.

    ``host`` works reviews out, and is made when the first is wanted; what it finds out it tells in
    the main thread, by ``to_main``.
    """

    def __init__(self, program: House, to_main: Callable[[Callable[[], None]], None]) -> None:
        self.program, self._to_main = program, to_main
        self.host: Reviewer | None = None
        self.record: Path | None = None
        window = program.window
        self.page: Page[ReviewPage] = window.add_page(REVIEW, self._make)
        self.trying: Page[ReviewTryPage] = window.add_page(TRY, self._make_try)
        self.scores: Page[LedgerPage] = window.add_page(SCORES, self._make_scores)

    def _make(self) -> ReviewPage:
        from alhambra_qt.ui.review.review_page import ReviewPage

        page = ReviewPage(self.program.ctx)
        page.back.connect(self.program.window.back)
        page.stopped.connect(self.close)
        page.resumed.connect(self._go_on)
        page.try_wanted.connect(self._try)
        page.price_wanted.connect(self._price)
        page.ledger_wanted.connect(self._show_scores)
        page.play_on_wanted.connect(self._play_on)
        page.replay_wanted.connect(self._go_there)
        page.share_wanted.connect(self._share)
        return page

    def _make_try(self) -> ReviewTryPage:
        from alhambra_qt.ui.review.choose_again import ReviewTryPage

        page = ReviewTryPage(self.program.ctx)
        page.back.connect(self.program.window.back)
        page.tried.connect(self._tried)
        return page

    def _make_scores(self) -> LedgerPage:
        from alhambra_qt.ui.ledger.ledger_page import LedgerPage

        page = LedgerPage(self.program.ctx)
        page.closed.connect(self.program.window.back)
        page.rule_wanted.connect(self.program.show_book)
        return page

    def show(self, session: Session, record: Path | None = None) -> None:
        """Show the review of a game that is over, as far as it is known.

        That of a branch has beside it how the game went, if that was looked at.
        """
        from alhambra_qt.controller.game.reviews import whole_review

        if not session.over or not session.steps:
            self.program.say(msg("review-not-over"))
            return
        self.record = record
        if self.host is None:
            self.host = self._make_host()
        happened = None if session.root is None else whole_review(session.root, record)
        self.page.open(lambda page: page.show_game(session, happened))
        self.host.start(session, partial(self._found, session))

    def _found(self, session: Session, review: Review | None, seconds: float) -> None:
        """Show what was found out; once it is all, the career learns the result with even luck."""
        self.page().show_review(review, seconds)
        if review is not None and review.done >= 1:
            self.program.after.career.adjust(session, review)

    def _play_on(self, at: int) -> None:
        session = self.page().session
        if session is not None:
            self.program.after.branches.ask(session, at, self.record)

    def _go_there(self, at: int) -> None:
        page = self.page()
        session, choice = page.session, page.sheet.choices.open
        if session is not None:
            chooser = None if choice is None else session.steps[at].seat
            self.program.after.replay.show(session, None, at, self.record, chooser)

    def _share(self) -> None:
        page = self.page()
        if page.session is not None:
            self.program.after.share.show_review(page.session, self.record, page.review)

    def _make_host(self) -> Reviewer:
        from alhambra_qt.controller.game.reviews import ReviewHost

        tell, offer = self.program.say, self.program.notice.offer
        return ReviewHost(self._to_main, lambda _session: self.record, tell, offer)

    def close(self) -> None:
        """Stop working; what was found out is kept."""
        if self.host is not None:
            self.host.stop()

    def show_saved(self, path: Path) -> None:
        """Show the review of a saved game; what is wrong with its file is said."""
        from alhambra_qt.controller.game import records

        try:
            session = records.load(path, tell=self.program.say)
        except records.BadFile as error:
            self.program.say(error.text)
        else:
            self.show(session, path)

    def _go_on(self) -> None:
        if self.host is not None:
            self.host.go_on()

    def _try(self, at: int) -> None:
        session = self.page().session
        if session is not None:
            self.trying.open(lambda page: page.show_exercise(session, at))

    def _tried(self, at: int, action: Action) -> None:
        self.program.window.back()
        self.page().tried(at, action)

    def _price(self, choice: JudgedChoice, action: Action) -> None:
        """Have worked out what was tried; nobody is told who looks at another game by then."""
        page = self.page()
        session = page.session

        def priced(found: TriedCost | None) -> None:
            if page.session is session:
                page.priced(choice, action, found)

        if self.host is not None:
            self.host.try_out(choice, action, priced)

    def _show_scores(self) -> None:
        from alhambra_qt.controller.presenter.score_sheet import ledger_view

        session = self.page().session
        if session is not None:
            view = ledger_view(session.scored, session.tags)
            self.scores.open(lambda page: page.show_view(view))
