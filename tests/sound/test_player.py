"""The player: what reaches the device, when it is opened and closed, and that nothing disturbs."""

import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import field, frozen

from alhambra_qt.sound import player as timing
from alhambra_qt.sound.device import Fill, NoSound, open_device
from alhambra_qt.sound.mixer import FULL, MOST, Mixer
from alhambra_qt.sound.player import GAP, SoundPlayer, _Wish
from tests.processes import run

SAMPLES = array("h", [0, 1000, -2000, 30000, 0])


class FakeDevice:
    """A loudspeaker of a test that asks for samples on request."""

    def __init__(self, fill: Fill) -> None:
        self.fill, self.closed = fill, False

    def ask(self, frames: int = len(SAMPLES)) -> list[int]:
        """Give the next samples."""
        return list(array("h", self.fill(frames)))

    def close(self) -> None:
        """Remember that it was closed."""
        self.closed = True


@frozen
class Last(_Wish):
    """No sound: it is reached once all before it were dealt with."""

    reached: threading.Event = field(factory=threading.Event)


class Player(SoundPlayer):
    """A player that says when it has reached the end of its wishes."""

    def _begin(self, wish: _Wish) -> None:
        if isinstance(wish, Last):
            wish.reached.set()
        else:
            super()._begin(wish)


class Desk:
    """A player with a folder of sounds, a clock to set and all devices that it opened."""

    def __init__(self, folder: Path) -> None:
        self.now, self.devices, self.fails = 0.0, list[FakeDevice](), False
        self.threads: set[str] = set()
        self.tries = 0
        for name in ("coin", "tile"):
            with wave.open(str(folder / f"{name}.wav"), "wb") as file:
                file.setparams((1, 2, 22_050, 0, "NONE", ""))
                file.writeframes(SAMPLES.tobytes())
        self.player = Player(folder, self.open, lambda: self.now)

    def open(self, fill: Fill) -> FakeDevice:
        """Open a device, or fail."""
        self.tries += 1
        self.threads.add(threading.current_thread().name)
        if self.fails:
            raise NoSound("no device")
        self.devices.append(FakeDevice(fill))
        return self.devices[-1]

    def play(self, name: str, volume: float = 1.0, *, later: float = 1.0) -> None:
        """Play something a while after what was before, and let the thread take the wish."""
        self.now += later
        self.player.play(name, volume)
        last = Last("", 0.0, 0.0)
        self.player._wishes.put(last)
        assert last.reached.wait(30)


def wait(until: Callable[[], bool]) -> None:
    """Wait for another thread, five seconds at most."""
    end = time.monotonic() + 5
    while not until():
        assert time.monotonic() < end
        time.sleep(0.002)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """Nothing was played yet."""
    return Desk(tmp_path)


def test_nothing_before_the_first_sound(desk: Desk) -> None:
    """Without a sound there is no device and no thread; the first opens it in a thread apart."""
    assert desk.player._thread is None
    assert not desk.devices
    desk.play("tile")
    assert desk.threads == {"sound"}
    assert desk.devices[0].ask() == list(SAMPLES)
    assert desk.devices[0].ask() == [0] * len(SAMPLES)
    desk.player.close()
    assert desk.devices[0].closed


def test_program_imports_no_library() -> None:
    """No sound library is imported before a sound is played."""
    code = (
        "import sys, alhambra_qt.app\n"
        "names = ('alhambra_qt.sound', 'miniaudio', 'cffi', 'wave')\n"
        "sys.exit(any(name.startswith(names) for name in sys.modules))"
    )
    assert run([sys.executable, "-c", code]).returncode == 0


def test_volume(desk: Desk) -> None:
    """The samples are made as loud as wanted."""
    desk.play("tile", 0.5)
    assert desk.devices[0].ask() == [sample // 2 for sample in SAMPLES]
    desk.player.close()


def test_overlapping(desk: Desk) -> None:
    """Different sounds are added, and what would be too loud is cut."""
    desk.play("tile")
    desk.play("coin", later=0.01)
    assert desk.devices[0].ask() == [0, 2000, -4000, FULL, 0]
    desk.player.close()


def test_same_sound_at_once(desk: Desk) -> None:
    """Of the same sound within a moment only the first is played, the next one after it again."""
    desk.play("coin")
    for _ in range(5):
        desk.play("coin", later=GAP / 10)
    assert desk.devices[0].ask() == list(SAMPLES)
    desk.play("coin", later=GAP)
    assert desk.devices[0].ask() == list(SAMPLES)
    desk.player.close()


def test_no_device_is_told_once(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    """Without a device nothing happens, one line of the log says so, and it is seldom retried."""
    desk.fails = True
    with caplog.at_level("INFO"):
        for name in ("coin", "tile", "coin"):
            desk.play(name)
    assert desk.tries == 1
    assert [record.getMessage() for record in caplog.records] == ["No sound: no device"]
    desk.fails = False
    desk.play("tile", later=timing.RETRY)
    assert desk.devices[0].ask() == list(SAMPLES)
    desk.player.close()


def test_missing_file(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    """A file that is not there is silent."""
    with caplog.at_level("INFO"):
        desk.play("nothing")
    assert len(caplog.records) == 1
    assert not desk.devices
    desk.player.close()


def test_unplugged(desk: Desk) -> None:
    """A device that asks for nothing any more is let go, and another opened."""
    desk.play("tile")
    desk.devices[0].ask()
    desk.play("coin")
    desk.play("tile", later=timing.DEAD + 0.1)
    assert [device.closed for device in desk.devices] == [True, False]
    assert desk.devices[1].ask() == list(SAMPLES)
    desk.player.close()


def test_closed_after_silence(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """After some seconds without a sound the device is given back; the next opens it again."""
    monkeypatch.setattr(timing, "IDLE", 0.05)
    desk.play("tile")
    wait(lambda: desk.devices[0].closed)
    desk.play("coin")
    assert len(desk.devices) == 2
    desk.player.close()


def test_too_late(desk: Desk) -> None:
    """A sound that would be played long after its cause is left out."""

    def slow(fill: Fill) -> FakeDevice:
        desk.now += timing.LATE + 1
        return desk.open(fill)

    desk.player._opens = slow
    desk.play("tile")
    wait(lambda: bool(desk.devices))
    assert desk.devices[0].ask() == [0] * len(SAMPLES)
    desk.player.close()


def test_slow_device_keeps_nobody_waiting(desk: Desk) -> None:
    """While a device is being opened, wishes are taken at once, and the end does not wait."""
    free = threading.Event()

    def stuck(fill: Fill) -> FakeDevice:
        free.wait(10)
        return desk.open(fill)

    desk.player._opens = stuck
    for _ in range(100):
        desk.now += 1
        desk.player.play("tile", 1.0)
    desk.player.close()
    assert not desk.devices
    free.set()


def test_many_voices() -> None:
    """Only so many sounds play at once; the oldest gives way."""
    mixer = Mixer()
    for _ in range(MOST + 3):
        mixer.add(array("h", [1, 1]))
    assert list(array("h", mixer.fill(1))) == [MOST]
    assert list(array("h", mixer.fill(2))) == [MOST, 0]
    assert list(array("h", mixer.fill(2))) == [0, 0]


def test_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing wheel of the library is reported like any other reason for silence."""
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoSound):
        open_device(lambda frames: bytes(2 * frames))
