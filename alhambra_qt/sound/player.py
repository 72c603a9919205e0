"""The player: takes wishes at once, plays them in a thread of its own, and never disturbs."""

from __future__ import annotations

import logging
import queue
import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

from attrs import frozen

from alhambra_qt.sound.device import Device, Fill, NoSound, open_device
from alhambra_qt.sound.mixer import Mixer

log = logging.getLogger(__name__)

GAP = 0.09  # s between two beginnings of the same sound: several coins, no clatter
LATE = 0.5  # s after which a sound no longer fits what is seen
IDLE = 4.0  # s without a sound until the device is closed; longer than any sound
DEAD = 1.0  # s in which an open device must have asked for samples
RETRY = 20.0  # s until a device that could not be opened is tried again
LEAVE = 0.5  # s that the end of the program waits at most for the device to close


@frozen
class _Wish:
    name: str
    volume: float
    time: float


class SoundPlayer:
    """Plays the files of a folder by their names.

    ``opens`` opens the device; ``clock`` tells seconds.
    """

    def __init__(
        self,
        folder: Path,
        opens: Callable[[Fill], Device] = open_device,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._folder, self._opens, self._clock = folder, opens, clock
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._begun: dict[str, float] = {}
        self._thread: threading.Thread | None = None
        self._mixer = Mixer()
        self._device: Device | None = None
        self._asked = (0, 0.0)  # how often the device had asked for samples, and when that was new
        self._closed_until = 0.0
        self._told = False
        self._loaded: dict[str, array[int]] = {}

    def play(self, name: str, volume: float) -> None:
        """Play a sound soon, its samples times ``volume`` (0 to 1); returns at once.

        One that began a moment ago does not begin again.
        """
        now = self._clock()
        if now - self._begun.get(name, -GAP) < GAP:
            return
        self._begun[name] = now
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._wishes.put(_Wish(name, volume, now))

    def close(self) -> None:
        """Play nothing more and let the device go; waits for that, but not long."""
        if self._thread is not None:
            self._wishes.put(None)
            self._thread.join(LEAVE)
            self._thread = None

    # -- in the thread of the player ----------------------------------------------------------

    def _run(self) -> None:
        while True:
            try:
                wish = self._wishes.get(timeout=None if self._device is None else IDLE)
            except queue.Empty:
                self._let_go()
                continue
            if wish is None:
                self._let_go()
                return
            self._begin(wish)

    def _begin(self, wish: _Wish) -> None:
        try:
            samples = self._samples(wish.name, wish.volume)
            self._open()
        except (NoSound, OSError, EOFError, wave.Error) as error:
            self._closed_until = self._clock() + RETRY
            if not self._told:
                self._told = True
                log.info("No sound: %s", error)
            return
        if self._device is not None and self._clock() - wish.time < LATE:
            self._mixer.add(samples)

    def _open(self) -> None:
        """Open the device unless it is open and asks for samples, or has just failed."""
        now = self._clock()
        if self._device is not None:
            fills, since = self._asked
            if fills != self._mixer.fills:
                self._asked = self._mixer.fills, now
            elif now - since > DEAD:
                self._let_go()  # it was pulled out: perhaps there is another
        if self._device is None and now >= self._closed_until:
            self._mixer.clear()
            self._device = self._opens(self._mixer.fill)
            self._asked = self._mixer.fills, self._clock()

    def _let_go(self) -> None:
        if self._device is not None:
            self._device.close()
            self._device = None

    def _samples(self, name: str, volume: float) -> array[int]:
        """The samples of a sound as loud as wanted."""
        if name not in self._loaded:
            with wave.open(str(self._folder / f"{name}.wav"), "rb") as file:
                samples = array("h", file.readframes(file.getnframes()))
            if sys.byteorder == "big":
                samples.byteswap()
            self._loaded[name] = samples
        return array("h", [int(sample * volume) for sample in self._loaded[name]])
