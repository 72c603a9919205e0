"""The program as a process of its own that plays, writes down every action, and is ended.

The process runs the program itself; what is added only looks on and closes the window on request.
"""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import attrs

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.ai_host import demo_config
from alhambra_qt.controller.game.saves import LAST
from alhambra_qt.controller.game.session import Session
from alhambra_qt.ui.saved.summary import WAITING
from tests import processes
from tests.processes import HEEDING, PATIENCE, Process

BEGINS = "begins"
# Every action is written down before it is saved; "close" on standard input closes the window.
RUN = """
if __name__ == "__main__":  # not for the computers' process, which begins with this file too
    import os, sys, threading
    from PySide6.QtCore import QMetaObject, Qt
    from alhambra_qt import __main__
    from alhambra_qt.controller.game.saves import Autosave
    from alhambra_qt.ui.main.program import Program

    def note(text):
        os.write(note.file, text.encode() + b"\\n")

    def watch(self):
        old(self)
        self.session.listeners.insert(0, lambda _: note(
            f"{self.path.name} {len(self.session.steps)} {self.session.digest()}"
        ))

    def begin(self):
        threading.Thread(target=hear, args=(self.window,), daemon=True).start()
        started(self)
        note("begins")

    def hear(window):  # a thread, since Qt can wait for standard input only on some systems
        if os.read(0, 6):
            QMetaObject.invokeMethod(window, "close", Qt.ConnectionType.QueuedConnection)

    note.file = os.open(sys.argv.pop(1), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    old, Autosave.__attrs_post_init__ = Autosave.__attrs_post_init__, watch
    started, Program.begin = Program.begin, begin
    sys.exit(__main__.main())
"""


def run(home: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run Python with some options to its end, as a program with a home of its own."""
    return processes.run(
        [sys.executable, *options], env=processes.environment(ALHAMBRA_QT_HOME=home)
    )


@attrs.define
class Running:
    """A running program: its process, its home, and the file of its notes."""

    process: Process
    home: Path
    notes: Path

    @staticmethod
    def start(home: Path, *options: str, notes: bool = True) -> Running:
        """Start the program in a home; without notes it is nothing but the program."""
        home.mkdir(parents=True, exist_ok=True)
        script, noted = home / "run.py", home / "notes"
        script.write_text(RUN, encoding="utf-8")
        begin = [str(script), str(noted)] if notes else ["-m", "alhambra_qt"]
        env = processes.environment(
            ALHAMBRA_QT_HOME=home,
            QT_QPA_PLATFORM="offscreen",
            QT_LOGGING_RULES="*.debug=false;*.info=false",
        )
        process = Process(
            [sys.executable, *begin, *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            env=env,
            **HEEDING,
        )
        return Running(process, home, noted)

    def told(self) -> list[str]:
        """The actions so far: file, number and fingerprint of the game."""
        if not self.notes.exists():
            return []
        return [
            line for line in self.notes.read_text(encoding="utf-8").splitlines() if line != BEGINS
        ]

    @property
    def begun(self) -> bool:
        """Whether the window has been made."""
        return self.notes.exists() and BEGINS in self.notes.read_text(encoding="utf-8").splitlines()

    def until(self, happened: Callable[[], bool]) -> None:
        """Wait for something."""
        end = time.monotonic() + PATIENCE
        while not happened():
            assert not self.process.ended, self.end()
            assert time.monotonic() < end, "nothing happened"
            time.sleep(0.005)

    def plays(self, actions: int) -> None:
        """Wait until so many actions more were played."""
        before = len(self.told())
        self.until(lambda: len(self.told()) >= before + actions)

    def close(self) -> None:
        """Close its window."""
        with contextlib.suppress(BrokenPipeError):
            self.process.write("close\n")

    def signal(self, number: signal.Signals, *, group: bool = False) -> None:
        """Send a signal to it, or to all its processes as a terminal does."""
        self.process.signal(number, group=group)

    def end(self) -> tuple[int, str]:
        """Wait for its end: the exit status and what it complained of."""
        with self.process:
            status, _, text = self.process.end()
        return status, text

    def children(self) -> set[int]:
        """Every process of it but the first; only where there is /proc."""
        return processes.group(self.process.pid) - {self.process.pid}


def hidden(home: Path) -> set[str]:
    """Return the files beside the games that are none: locks, copies, half-written files."""
    return {path.name for path in (home / "data" / "games").glob(".*")} - {LAST, WAITING}


def game_of_computers(home: Path, level: str = "easy", seed: str = "runs") -> Path:
    """Keep a game of four computers that nobody has played yet, and let it be quick."""
    config = home / "config" / "settings.json"
    config.parent.mkdir(parents=True, exist_ok=True)
    if not config.exists():
        config.write_text(
            '{"ai_speed": "instant", "animation_speed": 5, "language": "en"}', encoding="utf-8"
        )
    path = home / "data" / "games" / "auto-20200101-000000.alhambra"
    path.parent.mkdir(parents=True, exist_ok=True)
    records.save(Session.new(demo_config(seed, level)), path)
    return path


def state(path: Path) -> str:
    """Describe a saved game as in the notes."""
    session = records.load(path)
    return f"{path.name} {len(session.steps)} {session.digest()}"
