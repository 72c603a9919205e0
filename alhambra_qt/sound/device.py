"""The loudspeaker, by miniaudio: opened when it is needed, on every system it has wheels for."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Protocol

RATE = 22_050  # samples a second
PERIOD = 40  # ms that are asked for at once: short enough to fit what is seen
CARDS = Path("/dev/snd")  # of ALSA on Linux

Fill = Callable[[int], bytes]  # so many samples of 16 bits, as they come next


class NoSound(Exception):
    """Nothing can be played here; its words say why, for the log."""


class Device(Protocol):
    """An open loudspeaker that asks for samples in a thread of its own."""

    def close(self) -> None:
        """Ask for no more."""


def open_device(fill: Fill) -> Device:
    """Open the usual loudspeaker of this computer.

    Raises:
        NoSound: if there is none, or no library for it.
    """
    try:
        import miniaudio as ma  # loads a large library, in the thread of the first sound
    except (ImportError, OSError) as error:
        raise NoSound(str(error)) from error
    # Left out: what plays to nobody and takes time for it, and what complains at the terminal.
    vain = {ma.Backend.NULL, *(() if CARDS.exists() else (ma.Backend.ALSA,))}
    backends = [backend for backend in ma.Backend if backend not in vain]
    stream = _stream(fill)
    next(stream)
    try:
        device = ma.PlaybackDevice(
            ma.SampleFormat.SIGNED16, 1, RATE, PERIOD, backends=backends, app_name="Alhambra Qt"
        )
        device.start(stream)
    except ma.MiniaudioError as error:
        raise NoSound(str(error)) from error
    opened: Device = device
    return opened


def _stream(fill: Fill) -> Generator[bytes, int, None]:
    samples = b""
    while True:
        frames = yield samples
        samples = fill(frames)
