"""Make the sounds of the game: nothing is recorded, every one is computed here.

    python -m tests.sound.make [--table]

writes ``assets/sounds``; ``--table`` tells how long and loud each is instead. The tones are those
of a scale of Al-Andalus, Hijaz on D, so that whatever overlaps fits together.

How to add one: a function of its name that gives samples (see ``synth.py``), and its line in
``SOUNDS`` of ``alhambra_qt/controller/view/motion.py``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

from alhambra_qt.paths import assets_dir
from tests.sound import synth

D3, A3 = 146.83, 220.0
D4, E4, F4, G4, A4 = 293.66, 311.13, 369.99, 392.0, 440.0  # E is flat, F sharp
D5, F5, A5, D6 = 587.33, 739.99, 880.0, 1174.66
LEVEL = -22.0  # dB
# Very frequent sounds, and low ones, which the curve of the ear makes too strong.
SOFTER = {"click": -5.0, "lift": -3.0, "card": -2.0, "token": -1.5, "refuse": -3.0, "attack": -4.0}


def card() -> synth.Samples:
    """A card slides over wood: rustling that swells and goes."""
    at = synth.times(0.13)
    rustle = synth.smooth(synth.noise(0.13, 11), 2) - synth.smooth(synth.noise(0.13, 11), 9)
    return synth.mixed(
        0.15, (0, rustle * np.sin(np.pi * at / 0.13) ** 2, 1.0), (0.105, synth.tap(12, 5), 0.5)
    )


def coin() -> synth.Samples:
    """A coin falls onto others: two touches of thin metal."""
    modes = ((2637.0, 1.0, 0.05), (4186.0, 0.6, 0.035), (6100.0, 0.3, 0.02), (1320.0, 0.2, 0.03))
    ring = synth.struck(0.22, modes)
    return synth.mixed(0.27, (0, ring, 1.0), (0.045, ring, 0.45), (0, synth.tap(21, 2), 0.5))


def tile() -> synth.Samples:
    """A thick tile is set down: a click with the wood of the table under it."""
    modes = ((310.0, 0.9, 0.03), (940.0, 1.0, 0.016), (1730.0, 0.5, 0.009), (2890.0, 0.25, 0.005))
    return synth.mixed(0.16, (0, synth.struck(0.15, modes), 1.0), (0, synth.tap(31), 0.9))


def lift() -> synth.Samples:
    """A tile is taken up: a lighter, higher click."""
    modes = ((1180.0, 1.0, 0.009), (2240.0, 0.5, 0.006))
    return synth.mixed(0.07, (0, synth.struck(0.06, modes), 1.0), (0, synth.tap(41), 0.4))


def token() -> synth.Samples:
    """A small piece of wood is put down."""
    modes = ((720.0, 1.0, 0.022), (1490.0, 0.7, 0.012), (2510.0, 0.3, 0.006))
    return synth.mixed(0.12, (0, synth.struck(0.11, modes), 1.0), (0, synth.tap(51, 4), 0.5))


def wall() -> synth.Samples:
    """A wall grows: a tile is set, and two strings climb like its stones."""
    return synth.mixed(
        0.55,
        (0, tile(), 0.9),
        (0.07, synth.pluck(0.5, D4, 61), 0.8),
        (0.17, synth.pluck(0.4, A4, 62), 0.8),
    )


def click() -> synth.Samples:
    """A button gives way: as soft as a finger on wood."""
    return synth.mixed(
        0.05, (0, synth.struck(0.045, ((880.0, 1.0, 0.007), (1650.0, 0.3, 0.004))), 1.0)
    )


def undo() -> synth.Samples:
    """Back again: two damped strings, downward."""
    return synth.mixed(
        0.34,
        (0, synth.pluck(0.2, G4, 71, held=0.98), 1.0),
        (0.1, synth.pluck(0.24, D4, 72, held=0.98), 1.0),
    )


def bid() -> synth.Samples:
    """Somebody knocks on the table to bid."""
    modes = ((240.0, 1.0, 0.04), (620.0, 0.8, 0.022), (1310.0, 0.35, 0.01))
    knock = synth.mixed(0.2, (0, synth.struck(0.2, modes), 1.0), (0, synth.tap(81, 5), 0.6))
    return synth.mixed(0.3, (0, knock, 0.8), (0.13, knock, 1.0))


def attack() -> synth.Samples:
    """Drums before the gates: two deep strokes and a dry one."""
    at = synth.times(0.3)
    skin = np.sin(2 * np.pi * (96 * at + 1.1 * (1 - np.exp(-at / 0.03)))) * np.exp(-at / 0.09)
    rim = synth.struck(0.1, ((410.0, 1.0, 0.02), (870.0, 0.7, 0.012)))
    deep = synth.mixed(0.3, (0, skin, 1.0), (0, rim, 0.25), (0, synth.tap(91, 9), 0.6))
    return synth.mixed(0.5, (0, deep, 1.0), (0.15, rim, 0.7), (0.26, deep, 1.0))


def award() -> synth.Samples:
    """A line of a scoring gives points: one small bell."""
    return synth.mixed(0.36, (0, synth.bell(0.36, D5, 0.13), 1.0), (0, synth.tap(101, 5), 0.15))


def refuse() -> synth.Samples:
    """Make the sound of a refusal: two dull strings, half a tone apart, and no ring."""
    return synth.mixed(
        0.28,
        (0, synth.pluck(0.16, E4 / 2, 111, dull=0.9, held=0.9), 1.0),
        (0.11, synth.pluck(0.17, D3, 112, dull=0.9, held=0.92), 1.0),
    )


def turn() -> synth.Samples:
    """Your turn: two strings that ask, a fourth upward."""
    return synth.mixed(
        0.57, (0, synth.pluck(0.5, A3, 121), 0.9), (0.13, synth.pluck(0.44, D4, 122), 1.0)
    )


def notice() -> synth.Samples:
    """Something is said at the lower edge: a soft high bell."""
    return synth.mixed(0.4, (0, synth.bell(0.4, A5, 0.14), 1.0))


def handover() -> synth.Samples:
    """Somebody else's turn at this screen: down and up again."""
    return synth.mixed(
        0.46,
        (0, synth.pluck(0.3, D4, 131), 0.9),
        (0.12, synth.pluck(0.3, A3, 132), 0.9),
        (0.24, synth.pluck(0.26, F4, 133), 1.0),
    )


def scoring() -> synth.Samples:
    """A scoring begins: a run over the strings of the scale, one bell on top."""
    notes = (D4, E4, F4, G4, A4)
    run = [(0.085 * k, synth.pluck(0.5, note, 140 + k), 0.75) for k, note in enumerate(notes)]
    return synth.mixed(
        0.9, *run, (0.42, synth.bell(0.48, D5, 0.2), 0.22), (0.42, synth.pluck(0.5, D5, 149), 0.8)
    )


def victory() -> synth.Samples:
    """The end: a flourish upward, and a chord of strings and bells that stays."""
    run = [(0.1 * k, synth.pluck(0.5, note, 150 + k), 0.7) for k, note in enumerate((D4, F4, A4))]
    chord = [
        (0.32 + 0.02 * k, synth.pluck(1.05, n, 155 + k), 0.6)
        for k, n in enumerate((D3, A3, D4, F4))
    ]
    bells = ((0.34, synth.bell(1.0, D5, 0.35), 0.16), (0.5, synth.bell(0.85, F5, 0.35), 0.14))
    last = (0.66, synth.bell(0.7, D6, 0.3), 0.1)
    return synth.mixed(1.3, *run, *chord, *bells, last)


MADE: tuple[Callable[[], synth.Samples], ...] = (
    *(card, coin, tile, lift, token, wall, click, undo, bid, attack, award),
    *(refuse, turn, notice, handover, scoring, victory),
)


def level(name: str) -> float:
    """How loud a sound is to be, in dB."""
    return LEVEL + SOFTER.get(name, 0.0)


def sounds() -> Mapping[str, NDArray[np.int16]]:
    """Compute all sounds by their names."""
    return {make.__name__: synth.finished(make(), level(make.__name__)) for make in MADE}


def table() -> str:
    """Tell length, peak, mean power and loudness of each."""
    lines = [f"{'sound':10}{'s':>6}{'peak dB':>9}{'RMS dB':>9}{'loud dB':>9}{'bytes':>8}"]
    total = 0
    for name, whole in sounds().items():
        samples = whole / synth.FULL
        peak, power = np.max(np.abs(samples)), np.mean(samples**2)
        size = 44 + 2 * len(samples)
        total += size
        lines.append(
            f"{name:10}{len(samples) / synth.RATE:6.2f}{20 * np.log10(peak):9.1f}"
            f"{10 * np.log10(power):9.1f}{synth.loudness(samples):9.1f}{size:8}"
        )
    return "\n".join([*lines, f"{total} bytes"])


if __name__ == "__main__":
    if "--table" in sys.argv:
        print(table())
    else:
        synth.write(assets_dir() / "sounds", sounds())
