"""Going on by itself through a game: forwards or backwards, at any of several speeds."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from alhambra_qt.ui.kit.guard import Guarded

SPEEDS = (0.5, 1.0, 2.0, 4.0)
BEAT = 1400  # milliseconds for an action at the usual speed
QUICK = 2.0  # from this speed on only turns and scorings are said
FLIGHTS = 4.0  # from this speed on nothing flies


class ReplayClock(Guarded, QObject):
    """The clock of a replay.

    Signals:
        due: the next action is due, 1 forwards, -1 backwards.
        changed: it plays or stops, or its speed or its direction is another.
    """

    due = Signal(int)
    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.speed, self.way = 1.0, 1
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self.due.emit(self.way))

    @property
    def on(self) -> bool:
        """Whether it plays."""
        return self._timer.isActive()

    @property
    def flies(self) -> bool:
        """Whether it is slow enough for pieces that fly."""
        return not self.on or self.speed < FLIGHTS

    @property
    def brief(self) -> bool:
        """Whether it is too quick for every action to be said."""
        return self.on and self.speed >= QUICK

    def toggle(self) -> None:
        """Play or stop."""
        if self.on:
            self.stop()
        else:
            self._timer.start(round(BEAT / self.speed))
            self.changed.emit()

    def stop(self) -> None:
        """Stop."""
        if self.on:
            self._timer.stop()
            self.changed.emit()

    def set_speed(self, speed: float) -> None:
        """Be as fast as that."""
        self.speed = speed
        if self.on:
            self._timer.start(round(BEAT / speed))
        self.changed.emit()

    def turn(self, step: int) -> None:
        """The next speed, or the one before."""
        place = SPEEDS.index(self.speed) + step
        self.set_speed(SPEEDS[max(0, min(len(SPEEDS) - 1, place))])

    def set_way(self, way: int) -> None:
        """Go forwards or backwards."""
        self.way = way
        self.changed.emit()
