"""The time of a scoring: step after step, what is seen at which moment, and how it is led."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QElapsedTimer, QObject, Signal
from PySide6.QtGui import QAccessible

from alhambra_qt.controller.presenter.score_sheet import ScoringStep
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.table.moving import frame_timer

# Milliseconds at the usual speed: the light goes on, one thing is counted, points fly, the track
# follows, all of it stays to be read.
LIGHT, BEAT, FLIGHT, TRACK, HOLD = 140, 70, 600, 260, 420
MOST_BEATS = 20  # so many things are counted one by one; more of them go faster


@frozen
class Moment:
    """What is seen: how bright the light is, how many things are counted, how far points flew.

    ``upto`` is None once everything is counted; ``flown`` and ``risen`` go from 0 to 1.
    """

    lit: float = 1.0
    upto: int | None = None
    flown: float = 1.0
    risen: float = 1.0
    over: bool = True


ALL = Moment()


def moment(step: ScoringStep, time: float) -> Moment:
    """Give what is seen of a step so many milliseconds after its beginning."""
    beats = step.beats
    counting = BEAT * min(beats, MOST_BEATS)
    flight = FLIGHT if any(one.points for one in step.gains) else 0
    track = TRACK if flight else 0
    if time >= LIGHT + counting + flight + track + HOLD:
        return ALL
    counted = time - LIGHT
    upto = None if counted >= counting else int(_share(counted, counting) * beats)
    flown = _share(counted - counting, flight)
    risen = _share(counted - counting - flight, track)
    return Moment(_share(time, LIGHT), upto, flown, risen, over=False)


def _share(time: float, whole: float) -> float:
    return max(0.0, min(1.0, time / whole)) if whole else float(time >= 0)


class ScoringPlayer(Guarded, QObject):
    """Leads through the steps; without motion, and while somebody hears them, each waits.

    Signals:
        moved: another moment is to be seen.
        stepped: another step begins.
        ended: the last step has been seen whole.
    """

    moved = Signal()
    stepped = Signal()
    ended = Signal()

    def __init__(self, ctx: UiContext, parent: QObject) -> None:
        super().__init__(parent)
        self.ctx = ctx
        self.steps: Sequence[ScoringStep] = ()
        self.index = self.done = 0  # the step that is shown; how many have been seen whole
        self.paused = self.alone = False  # `alone`: nobody plays who could let a step go
        self._paid = False  # whether the points of this step have arrived
        self.now = ALL
        self._before = 0.0  # what had passed of this step when the clock was started
        self._clock = QElapsedTimer()
        self._timer = frame_timer(self, self._tick)

    @property
    def step(self) -> ScoringStep:
        """The step that is shown."""
        return self.steps[self.index]

    @property
    def still(self) -> bool:
        """Whether nothing moves by itself: reduced motion, or no animations."""
        return self.ctx.reduced_motion or self.ctx.duration(HOLD) == 0

    @property
    def waits(self) -> bool:
        """Whether a step waits to be let go: to say it takes longer than to show it."""
        return self.still or (QAccessible.isActive() and not self.alone)

    @property
    def whole(self) -> bool:
        """Whether every step has been seen."""
        return self.done >= len(self.steps)

    def start(self, steps: Sequence[ScoringStep]) -> None:
        """Begin with the first step."""
        self.steps, self.done, self.paused = steps, 0, False
        self.show(0)

    def stop(self) -> None:
        """Let nothing move any more."""
        self._timer.stop()

    def show(self, index: int) -> None:
        """Show a step from its beginning; in a pause as it ends."""
        self.index, self._before, self._paid = index, 0.0, False
        self.now = ALL if self.still or self.paused else moment(self.step, 0)
        self.stepped.emit()
        if self.still:
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
        if not self.paused and not self.still and not self.now.over:
            self._run()
        elif not self.paused and not self.waits and not self.whole:
            self.next()

    def complete(self) -> None:
        """Bring the running step to its end."""
        if not self.now.over:
            self._arrive()

    def next(self) -> None:
        """Go on to the first step not seen yet; the running one is brought to its end."""
        self._timer.stop()
        if not self.now.over:
            self.now = ALL
            self._seen()
        if not self.whole:
            self.show(self.done)

    def skip(self) -> None:
        """Show how everything ends."""
        self._timer.stop()
        self.now, self.index = ALL, len(self.steps) - 1
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
        return self._clock.elapsed() * HOLD / max(1, self.ctx.duration(HOLD))

    def _tick(self) -> None:
        self.now = moment(self.step, self._before + self._passed())
        if self.now.over:
            self._arrive()
        else:
            self._tell()

    def _arrive(self) -> None:
        """The step is over: the next one follows by itself, but not one that is seen again."""
        self._timer.stop()
        self.now = ALL
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
        """Another moment: the one in which points arrive is heard."""
        if not self._paid and self.now.flown >= 1:
            self._paid = True
            if any(one.points for one in self.step.gains):
                self.ctx.sound("award")
        self.moved.emit()
