"""Plays what computers chose, each move when the one before was seen, or when it is let go."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from alhambra_qt.controller.desk.between import Asking
from alhambra_qt.controller.game.ai_host import Autoplay
from alhambra_qt.ui.game.pace import PACE, PASSING, QUIET, Pace
from alhambra_qt.ui.kit.guard import Guarded


class Pacing(Guarded, QObject):
    """The clock of the computers' moves.

    Args:
        computers: who plays for them.
        asking: who is asked, and which answers of people follow by themselves.
        pace: the speed.
        watched: whether somebody would see a move now: behind another page nothing is played.

    Signals:
        held: a move is there and waits to be let go.
    """

    held = Signal()

    def __init__(
        self,
        computers: Autoplay,
        asking: Asking,
        pace: Pace,
        watched: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.computers, self.asking, self.pace, self.watched = computers, asking, pace, watched
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go)

    @property
    def soon(self) -> bool:
        """Whether a move is there and is about to be played by itself."""
        return self._timer.isActive()

    @property
    def waits(self) -> bool:
        """Whether a computer's move is there and waits to be let go."""
        return self.pace.paused and self.computers.ready

    def stop(self) -> None:
        """Play nothing by itself."""
        self._timer.stop()

    def step(self) -> None:
        """Let one move go; who had let them run stops them with it."""
        if not self.pace.paused:
            self.pace.toggle()
        self.computers.go()

    def let_play(self) -> None:
        """Let the last move be seen for a while, then play the next; step by step waits."""
        asked = self.asking.session.is_ai(self.asking.seat)
        if not (asked and self.computers.ready) or self.soon or not self.watched():
            return
        quiet = isinstance(self.computers.action, QUIET)
        if self.pace.paused and not quiet:
            self.held.emit()
        else:
            self._timer.start(0 if quiet else self.pace.delay)

    def let_pass(self) -> None:
        """Let a person's answer follow that was given before."""
        if self.watched() and not self.soon:
            self._timer.start(min(PASSING, PACE.get(self.pace.speed, PASSING)))

    def follow(self) -> None:
        """Another speed: what was about to be played waits as long as it says, or is held."""
        if not self.asking.goes_on:
            self.stop()
            self.let_play()

    def _go(self) -> None:
        if not self.watched():
            return  # a page was opened meanwhile: the move stays ready until it is closed
        if self.asking.goes_on:
            self.asking.go_on()
        else:
            self.computers.go()
