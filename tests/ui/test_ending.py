"""Every way to end the program: saved, in order, without a word and without a process left."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from itertools import product
from pathlib import Path
from threading import Thread, current_thread

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from alhambra_qt import settings as kept
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.ui.main.ending import Ending
from alhambra_qt.ui.main.program import Calls
from tests.cases import night
from tests.ui.running import ROOT, Running, game_of_computers, heed, hidden, left_after, state
from tests.ui.window_kit import Player, save_files

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="signals and /proc")
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def ended_well(running: Running, status: int) -> None:
    """Check the end of a program: its status, silence, no process, the place of the window kept."""
    assert running.end() == (status, "")
    assert left_after(running.process.pid, 2) == set()
    settings = json.loads((running.home / "config" / "settings.json").read_text())
    assert settings["window"]["width"] > 0
    assert not list((running.home / "data").glob("running.*"))
    assert not hidden(running.home)


# By day a signal as a terminal or the end of a session sends it, to all processes of the program
# while an expert thinks.
ENDS = ((signal.SIGTERM, True, "expert"),)
EVERY_END = list(product(SIGNALS, (False, True), ("medium", "expert")))
PARTS = ("libQt6Core", "libqoffscreen")
STARTS = list(product(SIGNALS, PARTS) if night() else zip(SIGNALS, PARTS * 2, strict=False))


@pytest.mark.parametrize(("number", "group", "level"), EVERY_END if night() else ENDS)
def test_a_signal_ends_a_running_game(
    home: Path, number: signal.Signals, group: bool, level: str
) -> None:
    """A signal while computers play ends the program in order with 128 and the signal's number."""
    path = game_of_computers(home, level)
    running = Running.start(home, "--open", str(path))
    running.plays(1)
    running.signal(number, group=group)
    ended_well(running, 128 + number)
    assert running.told()[-1] == state(path)


@pytest.mark.parametrize("number", SIGNALS)
def test_every_signal_is_heard(qtbot: QtBot, number: signal.Signals) -> None:
    """Each signal is told once, with the status it brings, and nothing is heard any more then."""
    told: list[int] = []
    before = signal.signal(number, signal.SIG_DFL)
    try:
        ending = Ending()
        ending.asked.connect(told.append)
        signal.raise_signal(number)
        qtbot.waitUntil(lambda: told != [])
        ending.stop()
        assert signal.getsignal(number) is signal.SIG_DFL
    finally:
        signal.signal(number, before)
    assert told == [ending.status] == [128 + number]


@pytest.mark.parametrize(("number", "part"), STARTS)
def test_a_signal_during_the_start(home: Path, number: signal.Signals, part: str) -> None:
    """A signal before the first picture, while parts are loaded, ends the program silently."""
    running = Running.start(home, notes=False)
    loaded = Path(f"/proc/{running.process.pid}/maps")
    running.until(lambda: part in loaded.read_text())
    running.signal(number)
    status, said = running.end()
    assert status in (128 + number, -number)
    assert said == ""


BUSY = """
import signal
import time
from PySide6.QtCore import QCoreApplication, QTimer
from alhambra_qt.ui.main.ending import Ending

def hear(*signalled):
    heard(*signalled)
    print("heard", flush=True)

def be_busy():
    print("busy", flush=True)
    while True:
        time.sleep(0.01)

app = QCoreApplication([])
ending = Ending()
ending.asked.connect(print)
heard = signal.signal(signal.SIGINT, hear)
QTimer.singleShot(0, be_busy)
app.exec()
"""


def test_ctrl_c_twice() -> None:
    """Who presses Ctrl+C again while the program is busy is not made to wait."""
    busy = subprocess.Popen(
        [sys.executable, "-c", BUSY],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        preexec_fn=heed,
    )
    assert busy.stdout is not None
    assert busy.stdout.readline() == "busy\n"
    busy.send_signal(signal.SIGINT)
    assert busy.stdout.readline() == "heard\n"
    busy.send_signal(signal.SIGINT)
    assert busy.communicate(timeout=10) == ("", "")
    assert busy.returncode == -signal.SIGINT


def test_nothing_is_called_at_the_end(qtbot: QtBot) -> None:
    """A thread that still has something to say when Qt's objects are gone says it to nobody."""
    calls, done = Calls(), list[str]()
    Thread(target=calls, args=(lambda: done.append(current_thread().name),)).start()
    qtbot.waitUntil(lambda: bool(done))
    calls.close()
    shiboken6.delete(calls)
    calls(lambda: done.append("too late"))
    assert done == ["MainThread"]


def test_the_session_of_the_desktop_ends(qtbot: QtBot, home: Path) -> None:
    """When the session may end without a word, game and place of the window are kept already."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco"), seed="session"))
    player.settle()
    (path,) = save_files(home)
    path.unlink()
    player.window.resize(1100, 650)
    player.program.keep()
    assert records.load(path).digest() == player.game.desk.session.digest()
    assert kept.load()[0].data("window")["width"] == 1100
    assert player.window.isVisible()
    player.close()


@pytest.mark.parametrize("page", ["lesson", "dialog", "menu"])
def test_closed_over_a_page_or_a_dialog(qtbot: QtBot, home: Path, page: str) -> None:
    """Wherever the person is, the window closes and the settings are kept."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco"), seed="page"))
    player.settle()
    match page:
        case "lesson":
            player.program.lessons.show_lesson("money")
        case "dialog":
            player.program.saved._choose_file()
        case "menu":
            player.program.running.menu.open()
    player.events(2)
    before = player.game.desk.session.digest()
    player.close()
    assert not player.window.isVisible()
    (path,) = save_files(home)
    assert records.load(path).digest() == before
    assert kept.load()[0].data("window")
