"""The sound files: what the script makes, short, clean and about equally loud."""

import wave
from functools import lru_cache
from pathlib import Path

import numpy as np
import pytest

from alhambra_qt.controller.view.motion import SOUNDS
from alhambra_qt.paths import assets_dir
from alhambra_qt.sound.device import RATE as DEVICE_RATE
from tests.sound.make import LEVEL, sounds
from tests.sound.synth import FULL, RATE, loudness, read, write

FOLDER = assets_dir() / "sounds"
MOST_BYTES = 300_000
FILES = sorted(FOLDER.glob("*"))


first_made = lru_cache(maxsize=1)(sounds)


def test_files_are_those_of_the_table() -> None:
    """There is a file for each sound that the game knows, and no other."""
    assert [path.name for path in FILES] == sorted(f"{name}.wav" for name in SOUNDS)
    assert sum(path.stat().st_size for path in FILES) < MOST_BYTES


def test_files_are_what_the_script_makes() -> None:
    """`python -m tests.sound.make` made them, but for the last bit that sines may differ by."""
    made = first_made()
    assert set(made) == set(SOUNDS)
    for name, samples in made.items():
        there = read(FOLDER / f"{name}.wav").astype(int)
        assert len(there) == len(samples), name
        assert np.max(np.abs(there - samples)) <= 1, name


def test_made_twice_is_the_same(tmp_path: Path) -> None:
    """The script gives the same bytes every time."""
    for folder, made in (("one", first_made()), ("two", sounds())):
        write(tmp_path / folder, made)
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_sound(path: Path) -> None:
    """A sound is short, begins and ends in silence, is never cut, and as loud as others."""
    with wave.open(str(path), "rb") as file:
        shape = file.getnchannels(), file.getsampwidth(), file.getframerate()
    assert shape == (1, 2, RATE) == (1, 2, DEVICE_RATE)
    samples = read(path).astype(float) / FULL
    assert 0.03 < len(samples) / RATE < 1.5
    assert samples[0] == samples[-1] == 0
    assert 0.1 < np.max(np.abs(samples)) < 0.9
    assert abs(np.mean(samples)) < 0.01
    assert LEVEL - 6 < loudness(samples) < LEVEL + 0.5


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_click_at_the_end(path: Path) -> None:
    """A sound has faded before it ends: nothing is cut off."""
    samples = np.abs(read(path).astype(float))
    assert np.max(samples[-RATE // 200 :]) < 0.03 * np.max(samples)
