"""The director: moves pieces over time, never keeps anybody waiting, and always ends right.

One timer drives all tracks and stops when there is nothing to move. `finish` puts everything at
its end at once; any key or click does that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from attrs import define, evolve, frozen
from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

from alhambra_qt.ui.kit.guard import Guarded

FRAME = 16


@frozen
class Pose:
    """Where and how an item is: place, size against its own, angle, opacity."""

    x: float
    y: float
    scale: float = 1.0
    angle: float = 0.0
    opacity: float = 1.0

    def between(self, other: Pose, share: float) -> Pose:
        """A pose on the way."""
        return Pose(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
            self.scale + (other.scale - self.scale) * share,
            self.angle + (other.angle - self.angle) * share,
            self.opacity + (other.opacity - self.opacity) * share,
        )


@define
class Track:
    """One item on its way from a pose to another; `landed` is called once at its end.

    One that `hides` is not seen while it waits for its time to come; `sound` is heard at its end.
    """

    item: QGraphicsItem
    start: Pose
    end: Pose
    delay: int
    duration: int
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    landed: Callable[[], None] | None = None
    hides: bool = False
    sound: str = ""

    def at(self, time: int) -> bool:
        """Pose the item for a time since the beginning; tells whether it has arrived."""
        if time < self.delay:
            pose(self.item, evolve(self.start, opacity=0.0) if self.hides else self.start)
            return False
        over = time - self.delay
        if over >= self.duration:
            pose(self.item, self.end)
            return True
        share = QEasingCurve(self.curve).valueForProgress(over / self.duration)
        pose(self.item, self.start.between(self.end, share))
        return False


def pose(item: QGraphicsItem, to: Pose) -> None:
    """Put an item into a pose."""
    item.setPos(QPointF(to.x, to.y))
    if item.scale() != to.scale:
        item.setScale(to.scale)
    if item.rotation() != to.angle:
        item.setRotation(to.angle)
    item.setOpacity(to.opacity)


def frame_timer(parent: QObject, tick: Callable[[], None]) -> QTimer:
    """Make a timer that ticks once a frame, not yet started."""
    timer = QTimer(parent)
    timer.setInterval(FRAME)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    return timer


class Director(Guarded, QObject):
    """Plays tracks.

    Signals:
        finished: nothing moves any more.
        heard: something with a sound has arrived.
    """

    finished = Signal()
    heard = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tracks: list[Track] = []
        self._clock = QElapsedTimer()
        self._timer = frame_timer(self, self._tick)

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return bool(self._tracks)

    def play(self, tracks: Iterable[Track]) -> None:
        """Begin to move; what was moving is finished first."""
        self.finish(quiet=True)
        self._tracks = [track for track in tracks if track.duration > 0]
        if not self._tracks:
            return
        for track in self._tracks:
            track.at(0)
        self._clock.start()
        self._timer.start()

    def finish(self, *, quiet: bool = False) -> None:
        """Put everything at its end at once."""
        if not self._tracks:
            return
        self.advance(1 << 30, quiet=quiet)

    def _tick(self) -> None:
        self.advance(int(self._clock.elapsed()))

    def advance(self, time: int, *, quiet: bool = False) -> None:
        """Show the moment that many milliseconds after the beginning."""
        moving = []
        for track in self._tracks:
            if track.at(time):
                if track.landed is not None:
                    track.landed()
                if track.sound:
                    self.heard.emit(track.sound)
            else:
                moving.append(track)
        self._tracks = moving
        if not moving:
            self._timer.stop()
            if not quiet:
                self.finished.emit()
