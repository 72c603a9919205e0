"""Choosing again: the table as the seat saw it, on which one action is chosen, without hints.

page = ReviewTryPage(ctx)
page.show_exercise(session, at)       # the whole game, and the number of the action
"""

from __future__ import annotations

from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.desk.why import chosen_in_vain
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.review.review_build import exercise
from alhambra_qt.controller.review.review_words import turn_of
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Press, Target
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.sides.header import HeaderButton
from alhambra_qt.ui.table.widget import TableWidget

BACK = HeaderButton(Press("menu"), "button-back", "hut", "Esc")
AWAY = ("menu", "results", "players", "start")  # verbs of the table that lead elsewhere


class ReviewTryPage(PageFrame):
    """The table with a head of its own; see the module's text."""

    TITLE = msg("review-try")

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.at = 0
        self.desk: Desk | None = None
        self.words: Msg | None = None
        self.table = TableWidget(ctx)
        table = self.table
        header = table.table.header
        header.name, header.buttons = "review-try", (BACK,)
        table.picked.connect(self._pick)
        table.asked.connect(self._ask)
        table.hovered.connect(self._hover)
        table.lifted.connect(self._lift)
        table.dropped.connect(self._drop)
        self.retranslate()

    def tree(self) -> Box:
        return Live(self.table, Space(), grow=1)

    def focus_first(self) -> None:
        self.table.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self.refresh()

    def show_exercise(self, session: Session, at: int) -> None:
        """Lay the position before an action for the seat that chose there."""
        self.table.stop()
        laid = exercise(session, at)
        seat, turn = laid.to_move, turn_of(session, session.steps[at]) + 1
        self.at, self.desk = at, Desk(laid)
        self.desk.take_seat()
        laid.listeners.append(self._changed)
        name = laid.tags[seat].label if seat is not None else ""
        self.words = msg("review-try-notice", name=name, turn=turn)
        self.desk.notice = self.words
        self.refresh()
        announce(self, self.ctx.text(self.words))

    def view(self, desk: Desk) -> TableView:
        """Return the table as the seat sees it, without the recap of its turn."""
        return evolve(desk.view(), recap=())

    def refresh(self) -> None:
        """Show what the desk sees."""
        if self.desk is not None:
            self.table.show_view(self.view(self.desk))

    # -- what is chosen -----------------------------------------------------------------------

    def _changed(self, change: SessionChange) -> None:
        """Something was chosen: what comes of it is not shown."""
        if change.kind == "played" and self.desk is not None:
            self.table.stop()
            self.desk = None
            self.wish("tried", self.at, change.steps[0].action)

    def _pick(self, target: Target) -> None:
        desk = self.desk
        if desk is None:
            return
        leaves = target == Press("cancel") and not _cancels(desk)
        if leaves or (isinstance(target, Press) and target.word in AWAY):
            self.back.emit()
            return
        before = self.table.view_shown
        desk.pick(target)
        if self.desk is not None:
            self.refresh()
            if vain := chosen_in_vain(target, before, self.table.view_shown):
                self._ask(vain)

    def _ask(self, target: Target) -> None:
        if self.desk is not None:
            answer = self.desk.explain(target)
            self.refresh()
            self.table.show_answer(answer)

    def _hover(self, target: Target | None) -> None:
        if self.desk is not None:
            self.desk.hover(target)
            self.refresh()

    def _lift(self, target: Target) -> None:
        if self.desk is not None:
            self.desk.lift(target)
            self.refresh()

    def _drop(self, target: Target, onto: Target | None) -> None:
        if self.desk is not None:
            self.desk.drop(target, onto)
            self.refresh()


def _cancels(desk: Desk) -> bool:
    """Whether Esc has something to take back on the table."""
    mode = desk.mode()
    return mode is not None and mode.twin().cancel()
