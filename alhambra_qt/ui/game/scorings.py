"""The scorings of a running game: each is played on the table before anything else happens."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.engine.events import Scored
from alhambra_qt.ui.game.pace import LINGER, STEP
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.scoring.stage import ScoringStage
from alhambra_qt.ui.table.widget import TableWidget


class Scorings(Guarded, QObject):
    """Scorings still to be seen, one after the other; where nobody plays they go on by themselves.

    Signals:
        seen: one has been seen whole and was left; its number if its ledger is wanted, else 0.
    """

    seen = Signal(int)

    def __init__(self, table: TableWidget, desk: Desk) -> None:
        super().__init__(table)
        self.desk, self.settings = desk, table.ctx.settings
        self._left: list[int] = []
        self.stage = ScoringStage(table.ctx, table)
        self.stage.closed.connect(self._leave)
        self.stage.ledger_wanted.connect(self._to_ledger)
        self._linger = QTimer(self, singleShot=True)
        self._linger.timeout.connect(self._watched)

    @property
    def left(self) -> bool:
        """Whether one is still to be seen, or is being shown."""
        return bool(self._left)

    @property
    def on(self) -> bool:
        """Whether one is being shown."""
        return self.stage.on

    def note(self, change: SessionChange) -> None:
        """Remember the scorings of a change; what is taken back is not counted."""
        if change.kind != "undone":
            events = (event for step in change.steps for event in step.events)
            self._left += [e.ledger.scoring for e in events if isinstance(e, Scored)]

    def show(self) -> None:
        """Show the first of those still to be seen."""
        if self.on or not self._left:
            return
        number = self._left[0]
        page = self.desk.ledger(number).pages[number - 1]
        if page is None:
            self._left.pop(0)
            return
        self.stage.table.show_view(self.desk.scored_table(number))
        self.stage.player.alone = not self.desk.viewing.people
        self.stage.play(page)
        self.let_watch()

    def stop(self) -> None:
        """Show nothing any more."""
        self._linger.stop()
        self.stage.stop()

    def give_focus(self) -> None:
        """Give the keyboard to what leads it."""
        self.stage.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow(self) -> None:
        """Another speed: a pause keeps what is shown, else it stays as long as is usual now."""
        self._linger.stop()
        if self.on:
            self.let_watch()

    def let_watch(self) -> None:
        """Let it be seen for a while where nobody plays."""
        pace = self.settings.text("ai_speed")
        if self._left and not self.desk.viewing.people and pace != STEP:
            self._linger.start(LINGER.get(pace, 0))

    def _watched(self) -> None:
        """Nobody plays, somebody may watch: go on once all has been shown, if nobody leads it."""
        if not self.stage.isVisible() or self.stage.led:
            return
        if self.stage.whole or self.stage.player.still:
            self.stage.player.skip()
            self.stage.go_on()
        else:
            self._linger.start(500)

    def _to_ledger(self) -> None:
        self._leave(ledger=True)

    def _leave(self, *, ledger: bool = False) -> None:
        self._linger.stop()
        number = self._left.pop(0) if self._left else 0
        self.seen.emit(number if ledger else 0)
