"""Asking the computer players about a table that was laid, or about a moment of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from alhambra_qt.controller.game.advising import AdviceHost
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.position_editor.draft import BadDraft, Draft, for_seat
from alhambra_qt.controller.review.advice_view import advice_view
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.engine import Observation, answers, observe
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import msg
from alhambra_qt.review.model import Advice
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.kit.window import MainWindow

if TYPE_CHECKING:
    from alhambra_qt.ui.kit.window import Page
    from alhambra_qt.ui.review.advice_page import AdvicePage

NOTHING = Advice(0.0, (), ())


class AdviceFlow(PageFlow):
    """Navigation to the page of advice; nothing is computed once it is left."""

    def __init__(self, window: MainWindow, to_main: Callable[[Callable[[], None]], None]) -> None:
        super().__init__(window)
        self.host = AdviceHost(to_main, self.say)
        self._draft: Draft | None = None
        self._seen: Observation | None = None
        self._tags: Sequence[SeatTag] = ()
        self._advice = NOTHING
        self.sheet: Page[AdvicePage] = self.add_page(
            "advice", seat=self._turn_to, stop=self._stop, back=self._leave
        )

    def ask_laid(self, draft: Draft) -> None:
        """Ask about a table that was laid, for whose turn it is."""
        try:
            laid = for_seat(draft, draft.game.to_play)
        except BadDraft as error:
            self.say(error.text)
        else:
            self._draft = laid
            self._ask(observe(laid.game, laid.game.to_play), laid.tags)

    def ask_game(self, session: Session) -> None:
        """Ask about the running game, for the person who is to move."""
        seat = session.to_move
        if seat is None or seat not in session.here:
            self.say(msg("advised-not-now"))
        else:
            self._draft = None
            self._ask(session.observation(seat), session.tags)

    def _turn_to(self, seat: Seat) -> None:
        if self._draft is not None:
            self._ask(observe(for_seat(self._draft, seat).game, seat), self._tags)

    def _ask(self, seen: Observation, tags: Sequence[SeatTag]) -> None:
        if len(answers(seen.game)) < 2:
            self.say(msg("advised-nothing"))
            return
        self._seen, self._tags = seen, tags
        self.host.ask(seen, self._found)
        self._found(NOTHING)
        self.sheet.open()

    def _found(self, advice: Advice) -> None:
        self._advice = advice
        self._show()

    def _show(self) -> None:
        if self._seen is not None:
            seats = [self._seen.seat] if self._draft is None else range(len(self._tags))
            view = advice_view(self._seen, self._tags, seats, self._advice)
            self.sheet().show_advice(view, self.host.working)

    def _stop(self) -> None:
        self.host.stop()
        self._show()

    def _leave(self) -> None:
        self.host.stop()
        self.window.back()

    def stop(self) -> None:
        self.host.stop()
