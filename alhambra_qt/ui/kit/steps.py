"""Steps that are played one after the other, such as those of a scoring.

class LinePlayer(StepPlayer[Line, Instant]):
    def at(self, step, time): ...       # what is seen of a step by then
player.start(steps)                     # each moment is announced by `moved`
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible

from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded

FRAME = 16  # milliseconds
USUAL = 420  # milliseconds by which the speed is measured


class Playable(Protocol):
    """A sequence of steps that can be played."""

    @property
    def pays(self) -> bool:
        """Whether it brings points to anybody."""
        ...


class Instant(Protocol):
    """One moment of a step, as it is shown."""

    @property
    def over(self) -> bool:
        """Whether that is all of it."""
        ...

    @property
    def paid(self) -> bool:
        """Whether its points are there."""
        ...


S = TypeVar("S", bound=Playable)
M = TypeVar("M", bound=Instant)


def frame_timer(parent: QObject, tick: Callable[[], None]) -> QTimer:
    """Make a timer that ticks once a frame, not yet started."""
    timer = QTimer(parent)
    timer.setInterval(FRAME)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    return timer


class StepPlayer(Guarded, QObject, Generic[S, M]):
    """Leads through the steps; without motion, or with a screen reader, each step waits.

    With ``alone`` none waits: nobody is there to move on.

    Signals:
        moved: another moment is to be seen.
        stepped: another step begins.
        ended: the last step has been seen whole.
    """

    moved = Signal()
    stepped = Signal()
    ended = Signal()

    now: M  # from `start` on

    def __init__(self, ctx: UiContext, parent: QObject, *, alone: bool = False) -> None:
        super().__init__(parent)
        self.ctx = ctx
        self.steps: Sequence[S] = ()
        self.index = self.done = 0  # the step that is shown; how many have been seen whole
        self.paused, self.alone = False, alone
        self._paid = False  # whether the points of this step have arrived
        self._before = 0.0  # what had passed of this step when the clock was started
        self._clock = QElapsedTimer()
        self._timer = frame_timer(self, self._tick)

    def at(self, step: S, time: float) -> M:
        """Return what is seen of a step so many milliseconds after its beginning."""
        raise NotImplementedError

    @property
    def step(self) -> S:
        """The step that is shown."""
        return self.steps[self.index]

    @property
    def running(self) -> bool:
        """Whether something is still to come."""
        return not self.whole

    @property
    def waits(self) -> bool:
        """Whether a step waits to be let go: to say it takes longer than to show it."""
        return self.ctx.still or (QAccessible.isActive() and not self.alone)

    @property
    def whole(self) -> bool:
        """Whether every step has been seen."""
        return self.done >= len(self.steps)

    def start(self, steps: Sequence[S]) -> None:
        """Begin with the first step."""
        self.steps, self.done, self.paused = steps, 0, False
        self.show(0)

    def stop(self) -> None:
        """Forget the steps that are still to come."""
        self._timer.stop()
        self.steps = ()

    def show(self, index: int) -> None:
        """Show a step from its beginning; in a pause as it ends."""
        self.index, self._before, self._paid = index, 0.0, False
        self.now = self.at(self.step, math.inf if self.ctx.still or self.paused else 0.0)
        self.stepped.emit()
        if self.ctx.still:
            self._seen()
        elif not self.paused:
            self._run()

    def again(self) -> None:
        """Show this step once more."""
        self.show(self.index)

    def pause(self) -> None:
        """Stand still, or go on."""
        self.paused = not self.paused
        if self.paused:
            self.hold()
        else:
            self.resume()
        self.moved.emit()

    def hold(self) -> None:
        """Stand still while nobody sees it."""
        if self._timer.isActive():
            self._before += self._passed()
            self._timer.stop()

    def resume(self) -> None:
        """Go on after that."""
        if not self.steps:
            return
        if not self.paused and not self.ctx.still and not self.now.over:
            self._run()
        elif not self.paused and not self.waits and not self.whole:
            self.next()

    def complete(self) -> None:
        """Bring the running step to its end."""
        if self.steps and not self.now.over:
            self._arrive()

    def next(self) -> None:
        """Go on to the first step not seen yet; the running one is brought to its end."""
        if not self.steps:
            return
        self._timer.stop()
        if not self.now.over or self.done <= self.index:
            self.now = self.at(self.step, math.inf)
            self._seen()
        if not self.whole:
            self.show(self.done)

    def skip(self) -> None:
        """Show how everything ends."""
        if not self.steps:
            return
        self._timer.stop()
        self.index = len(self.steps) - 1
        self.now = self.at(self.step, math.inf)
        first, self.done = not self.whole, len(self.steps)
        self.moved.emit()
        if first:
            self.ended.emit()

    # -- the clock ----------------------------------------------------------------------------

    def _run(self) -> None:
        self._clock.start()
        self._timer.start()

    def _passed(self) -> float:
        """The time since the clock was started, as if at the usual speed."""
        return self._clock.elapsed() * USUAL / max(1, self.ctx.duration(USUAL))

    def _tick(self) -> None:
        self.now = self.at(self.step, self._before + self._passed())
        if self.now.over:
            self._arrive()
        else:
            self._tell()

    def _arrive(self) -> None:
        """The step is over: the next one follows by itself, but not one that is seen again."""
        self._timer.stop()
        self.now = self.at(self.step, math.inf)
        self._seen()
        last = self.done == self.index + 1
        if last and not self.paused and not self.waits and not self.whole:
            self.show(self.done)

    def _seen(self) -> None:
        first = self.done < self.index + 1
        self.done = max(self.done, self.index + 1)
        self._tell()
        if first and self.whole:
            self.ended.emit()

    def _tell(self) -> None:
        """Announce another moment; the one in which points arrive has a sound."""
        if not self._paid and self.now.paid:
            self._paid = True
            if self.step.pays:
                self.ctx.sound("award")
        self.moved.emit()
