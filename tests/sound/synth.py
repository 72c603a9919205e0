"""The instruments: plucked strings, struck wood and skin, soft bells, rustling paper.

Everything is a row of floats at ``RATE``. Noise comes from Python's generator with a seed, so that
the same sound is made every time; between computers the last bit of a sample may differ, as in
every sine.
"""

from __future__ import annotations

import random
import wave
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

RATE = 22_050  # samples a second
FULL = 32_767
WINDOW = RATE // 8  # how long the ear adds up, about: what is measured as loudness
FADE_IN, FADE_OUT = RATE // 1000, RATE // 50


def times(seconds: float) -> Samples:
    """The moments of so many seconds."""
    return np.arange(int(seconds * RATE)) / RATE


def noise(seconds: float, seed: int) -> Samples:
    """White noise between -1 and 1."""
    dice = random.Random(seed)
    return np.array([dice.uniform(-1, 1) for _ in range(int(seconds * RATE))])


def smooth(sound: Samples, width: int) -> Samples:
    """Take the highest tones away: each sample becomes the mean of its neighbours."""
    return np.convolve(sound, np.ones(width) / width, "same")


def struck(seconds: float, modes: Sequence[tuple[float, float, float]]) -> Samples:
    """Something hard that rings: for each mode its pitch in Hz, strength and fading time in s."""
    at = times(seconds)
    parts = [force * np.sin(2 * np.pi * f * at) * np.exp(-at / fade) for f, force, fade in modes]
    return np.asarray(np.sum(parts, axis=0))


def tap(seed: int, width: int = 3, fade: float = 0.003) -> Samples:
    """The moment in which one thing meets another: a very short noise."""
    hiss = smooth(noise(0.03, seed), width)
    return np.asarray(hiss * np.exp(-times(0.03) / fade))


def bell(seconds: float, pitch: float, fade: float = 0.25) -> Samples:
    """A small bell, struck softly: few partials, the high ones fade first."""
    partials = ((1, 1.0, 1.0), (2.0, 0.45, 0.6), (2.76, 0.25, 0.4), (5.4, 0.08, 0.15))
    modes = [(pitch * many, force, fade * share) for many, force, share in partials]
    return struck(seconds, modes) * np.minimum(1, times(seconds) / 0.004)


def pluck(seconds: float, pitch: float, seed: int, dull: float = 0.5, held: float = 1.0) -> Samples:
    """A string plucked like that of an oud, after Karplus and Strong.

    ``dull`` (0.5 to 0.9) mutes the string's brightness, ``held`` below 1 damps it with the hand.
    """
    period = int(RATE / pitch)
    share = RATE / pitch - period  # what the period lacks, for the right pitch
    begin = smooth(noise(period / RATE + 0.001, seed)[:period], 3 if dull < 0.7 else 15)
    ring = list(begin - np.mean(begin))
    found: list[float] = []
    for _ in range(int(seconds * RATE)):
        first, second = ring[0], ring[1]
        found.append(first)
        mixed = first * (1 - share) + second * share
        ring.append(held * 0.997 * ((1 - dull / 2) * mixed + dull / 2 * second))
        ring.pop(0)
    return np.array(found)


def mixed(seconds: float, *parts: tuple[float, Samples, float]) -> Samples:
    """Lay sounds over each other, none cut off: for each when it begins in s, itself, its force."""
    whole = np.zeros(int(seconds * RATE))
    for begin, sound, force in parts:
        start = int(begin * RATE)
        part = sound[: len(whole) - start] * force
        out = min(FADE_OUT, len(part) // 2)
        part[-out:] *= np.linspace(1, 0, out) ** 2
        whole[start : start + len(part)] += part
    return whole


def weighted(sound: Samples) -> Samples:
    """The sound as an ear weighs its pitches (curve A)."""
    room = len(sound) + 2 * WINDOW
    f2 = np.fft.rfftfreq(room, 1 / RATE) ** 2
    over = 12194.0**2 * f2**2
    under = (f2 + 20.6**2) * np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2)) * (f2 + 12194.0**2)
    padded = np.concatenate([np.zeros(WINDOW), sound, np.zeros(WINDOW)])
    return np.asarray(np.fft.irfft(np.fft.rfft(padded) * 1.2589 * over / under, room))


def loudness(sound: Samples) -> float:
    """How loud the loudest eighth of a second is, in dB below a full square wave."""
    sums = np.concatenate([[0.0], np.cumsum(weighted(sound) ** 2)])
    return float(10 * np.log10(np.max(sums[WINDOW:] - sums[:-WINDOW]) / WINDOW + 1e-12))


def finished(sound: Samples, level: float) -> NDArray[np.int16]:
    """Begin and end in silence, as loud as wanted (dB), as whole numbers."""
    shape = np.ones(len(sound))
    shape[:FADE_IN] = np.linspace(0, 1, FADE_IN)
    shape[-FADE_OUT:] *= np.linspace(1, 0, FADE_OUT) ** 2
    shaped = sound * shape
    gain = 10 ** ((level - loudness(shaped)) / 20)
    return np.round(shaped * gain * FULL).astype(np.int16)


def write(folder: Path, sounds: Mapping[str, NDArray[np.int16]]) -> None:
    """Write each sound to a file of its name."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in sounds.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.astype("<i2").tobytes())


def read(path: Path) -> NDArray[np.int16]:
    """Read the samples of such a file."""
    with wave.open(str(path), "rb") as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(np.int16)
