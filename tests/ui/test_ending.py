"""Every way to end the program: saved, in order, without a word and without a process left."""

from __future__ import annotations

import json
import signal
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
from tests.processes import HEEDING, WINDOWS, Process, left_after
from tests.ui.running import Running, game_of_computers, hidden, state
from tests.ui.window_kit import Player, save_files

SIGNALS = [
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
    if hasattr(signal, name)
]


def ended_well(running: Running, status: int) -> None:
    """Check the end of a program: its status, silence, no process, the place of the window kept."""
    assert running.end() == (status, "")
    assert left_after(running.process.pid, 2) == set()
    settings = json.loads((running.home / "config" / "settings.json").read_text(encoding="utf-8"))
    assert settings["window"]["width"] > 0
    assert not list((running.home / "data").glob("running.*"))
    assert not hidden(running.home)


# Daily a signal as a terminal or the end of a session sends it, to all processes of the program
# while an expert thinks.
# On Windows only Ctrl+Break can be sent to the processes of one program.
SENT = [getattr(signal, "SIGBREAK", signal.SIGTERM)]
ENDS = [(SENT[0], True, "expert")]
TO_ALL = (True,) if WINDOWS else (False, True)
EVERY_END = list(product(SENT if WINDOWS else SIGNALS, TO_ALL, ("medium", "expert")))
PARTS = ("libQt6Core", "libqoffscreen")
STARTS = list(product(SIGNALS, PARTS) if night() else zip(SIGNALS, PARTS * 2, strict=False))


@pytest.mark.only_on("no wine", "has no console for the program, which Ctrl+Break needs")
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
    """Each signal is reported once, with its status, and nothing is reported after that."""
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


@pytest.mark.only_on("linux", "looks at /proc")
@pytest.mark.parametrize(("number", "part"), STARTS)
def test_a_signal_during_the_start(home: Path, number: signal.Signals, part: str) -> None:
    """A signal before the first picture, while parts are loaded, ends the program silently."""
    running = Running.start(home, notes=False)
    loaded = Path(f"/proc/{running.process.pid}/maps")
    running.until(lambda: part in loaded.read_text(encoding="utf-8"))
    running.signal(number)
    status, text = running.end()
    assert status in (128 + number, -number)
    assert text == ""


# Ctrl+C comes in the middle of its first print. A handler that printed itself would raise a
# RuntimeError there, since Python does not let one buffer be written twice at once.
BUSY = """
import io
import signal
import sys
import time
from PySide6.QtCore import QCoreApplication, QTimer
from alhambra_qt.ui.main.ending import Ending

heard = []

class Interrupted(io.FileIO):
    def write(self, data):
        written = super().write(data)
        if not heard:
            signal.raise_signal(signal.SIGINT)
        return written

def hear(*signalled):
    handle(*signalled)
    heard.append(signalled)

def be_busy():
    print("busy", flush=True)
    print("heard" if heard else "not heard", flush=True)
    while True:
        time.sleep(0.01)

out = io.BufferedWriter(Interrupted(1, "w", closefd=False))
sys.stdout = io.TextIOWrapper(out, encoding="utf-8")
app = QCoreApplication([])
ending = Ending()
ending.asked.connect(print)
handle = signal.signal(signal.SIGINT, hear)
QTimer.singleShot(0, be_busy)
app.exec()
"""


@pytest.mark.only_on("posix", "Ctrl+C for one program: Windows sends it to all at a console")
def test_ctrl_c_twice() -> None:
    """Ctrl+C in the middle of a print does nothing at once; the second one ends a busy program."""
    with Process([sys.executable, "-c", BUSY], **HEEDING) as busy:
        assert busy.line() == "busy"
        assert busy.line() == "heard"
        busy.signal(signal.SIGINT)
        assert busy.end() == (-signal.SIGINT, "", "")


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
