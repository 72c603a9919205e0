"""The learner's hands at the table of a lesson: what is chosen goes to the tutor's desk."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from alhambra_qt.controller.desk.hints import MORE as HINT_MORE
from alhambra_qt.controller.desk.why import chosen_in_vain
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.view.table_view import Prompt, TableView
from alhambra_qt.controller.view.targets import Press, Target
from alhambra_qt.engine.events import Scored
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.tutor import Tutor
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.lesson.lesson_table import LessonTable


def view_of(tutor: Tutor) -> TableView:
    """The table without a recap, and without points as long as they mean nothing to the learner.

    While nothing is asked its question only tells how to go on. Its log is empty: the lesson says
    what happened, and no line of a log is made for "You".
    """
    view = evolve(tutor.desk.view(), recap=(), log=())
    if not tutor.lesson.scores:
        spaces = tuple(evolve(cell, wall=None, points=None) for cell in view.legal)
        view = evolve(view, callout=None, legal=spaces)
    if not tutor.done:
        return view
    read = tutor.step.want is None
    words = msg("lesson-prompt-read") if read else msg("lesson-prompt-done")
    return evolve(view, prompt=Prompt(words, mood="wait"), legal=())


def scorings(change: SessionChange) -> list[int]:
    """The numbers of the scorings that a change made."""
    events = (event for step in change.steps for event in step.events)
    return [event.ledger.scoring for event in events if isinstance(event, Scored)]


class Hands(Guarded, QObject):
    """Sends what is chosen on the table to the desk.

    Signals:
        left: Esc while nothing was chosen or open.
        hint: a hint is wanted.
        moved: something is picked, nothing is played: show the table again.
        idle: something was chosen while nothing is asked.
        done: what the table refused was what the step wants.
    """

    left = Signal()
    hint = Signal()
    moved = Signal()
    idle = Signal()
    done = Signal()

    def __init__(self, table: LessonTable, parent: QObject) -> None:
        super().__init__(parent)
        self.table = table
        self.tutor: Tutor | None = None
        table.picked.connect(self._pick)
        table.asked.connect(self._ask)
        table.hovered.connect(self._hover)
        table.lifted.connect(self._lift)
        table.dropped.connect(self._drop)

    def _pick(self, target: Target) -> None:
        tutor = self.tutor
        if tutor is None:
            return
        if target == Press("cancel") and not self._cancels():
            self.left.emit()
            return
        if target == HINT_MORE:
            self.hint.emit()
            return
        if not tutor.asks:
            self.idle.emit()
            return
        session, before = tutor.session, self.table.view_shown
        version = session.version
        tutor.desk.pick(target)
        if tutor.session is not session or session.version != version:
            return
        self._look_refused(target)
        self.moved.emit()
        if vain := chosen_in_vain(target, before, self.table.view_shown):
            self._ask(vain)  # what cannot be chosen now says why, instead of nothing

    def _cancels(self) -> bool:
        """Whether Esc has something to take back on the table."""
        tutor = self.tutor
        mode = tutor.desk.mode() if tutor is not None and tutor.asks else None
        return mode is not None and mode.twin().cancel()

    def _look_refused(self, target: Target | None) -> None:
        """Tell the tutor which rule the table has just shown."""
        tutor = self.tutor
        if tutor is None:
            return
        was_done = tutor.done
        tutor.look_refused(target)
        if tutor.done != was_done:
            self.done.emit()

    def _lift(self, target: Target) -> None:
        if self.tutor is not None and self.tutor.asks:
            self.tutor.desk.lift(target)
            self.moved.emit()

    def _drop(self, target: Target, onto: Target | None) -> None:
        tutor = self.tutor
        if tutor is None or not tutor.asks:
            return
        version = tutor.session.version
        tutor.desk.drop(target, onto)
        if tutor.session.version == version:
            self._look_refused(onto)
            self.moved.emit()

    def _hover(self, target: Target | None) -> None:
        if self.tutor is not None and self.tutor.asks:
            self.tutor.desk.hover(target)
            self.table.show_view(view_of(self.tutor))

    def _ask(self, target: Target) -> None:
        if self.tutor is not None:
            answer = self.tutor.desk.explain(target)
            self._look_refused(target)
            self.moved.emit()
            self.table.show_answer(answer)
