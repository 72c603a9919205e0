"""Several sounds at once: their samples are added, and what would be too loud is cut."""

from __future__ import annotations

import threading
from array import array
from collections import deque
from operator import add

MOST = 8  # sounds at once; the oldest gives way
FULL = 32_767


class Mixer:
    """The sounds that are playing. `add` and `fill` may be called from different threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: deque[array[int]] = deque(maxlen=MOST)
        self.fills = 0  # how often samples were asked for

    def add(self, samples: array[int]) -> None:
        """Let a sound begin with the next samples."""
        with self._lock:
            self._voices.append(samples)

    def clear(self) -> None:
        """Let everything end."""
        with self._lock:
            self._voices.clear()

    def fill(self, frames: int) -> bytes:
        """Give so many samples of 16 bits: silence where nothing plays."""
        self.fills += 1
        with self._lock:
            parts = [voice[:frames] for voice in self._voices]
            rest = [voice[frames:] for voice in self._voices]
            self._voices = deque((voice for voice in rest if voice), maxlen=MOST)
        if not parts:
            return bytes(2 * frames)
        for part in parts:
            part.frombytes(bytes(2 * (frames - len(part))))
        sums = parts[0]
        for part in parts[1:]:
            sums = array("l", map(add, sums, part))
        if sums.typecode == "l":
            sums = array("h", [max(-FULL, min(FULL, total)) for total in sums])
        return sums.tobytes()
