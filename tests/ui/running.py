"""The program as a process of its own that plays, writes down every action, and is ended.

The process runs the program itself; what is added only looks on and closes the window on request.
"""

from __future__ import annotations

import contextlib
import os
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

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds
BEGINS = "begins"
# Every action is written down before it is saved; "close" on standard input closes the window.
RUN = """
if __name__ == "__main__":  # not for the computers' process, which begins with this file too
    import os, sys
    from PySide6.QtCore import QSocketNotifier
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
        self.closer = QSocketNotifier(0, QSocketNotifier.Type.Read, self)
        self.closer.activated.connect(
            lambda *_: (self.closer.setEnabled(False), self.window.close())
        )
        started(self)
        note("begins")

    note.file = os.open(sys.argv.pop(1), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    old, Autosave.__attrs_post_init__ = Autosave.__attrs_post_init__, watch
    started, Program.begin = Program.begin, begin
    sys.exit(__main__.main())
"""


def environment(home: Path) -> dict[str, str]:
    """The environment of a program with a home of its own."""
    return {**os.environ, "PYTHONPATH": str(ROOT), "ALHAMBRA_QT_HOME": str(home)}


def run(home: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run Python with some options to its end, as a program with a home of its own."""
    return subprocess.run(
        [sys.executable, *options],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment(home),
        timeout=2 * PATIENCE,
        check=False,
    )


def heed() -> None:
    """Hear Ctrl+C, also where a shell started the tests in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@attrs.define
class Running:
    """A running program: its process, its home, and the file of its notes."""

    process: subprocess.Popen[str]
    home: Path
    notes: Path

    @staticmethod
    def start(home: Path, *options: str, notes: bool = True) -> Running:
        """Start the program in a home; without notes it is nothing but the program."""
        home.mkdir(parents=True, exist_ok=True)
        script, noted = home / "run.py", home / "notes"
        script.write_text(RUN)
        begin = [str(script), str(noted)] if notes else ["-m", "alhambra_qt"]
        env = environment(home) | {
            "QT_QPA_PLATFORM": "offscreen",
            "QT_LOGGING_RULES": "*.debug=false;*.info=false",
        }
        process = subprocess.Popen(
            [sys.executable, *begin, *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env=env,
            start_new_session=True,
            preexec_fn=heed,
        )
        return Running(process, home, noted)

    def told(self) -> list[str]:
        """The actions so far: file, number and fingerprint of the game."""
        if not self.notes.exists():
            return []
        return [line for line in self.notes.read_text().splitlines() if line != BEGINS]

    @property
    def begun(self) -> bool:
        """Whether the window has been made."""
        return self.notes.exists() and BEGINS in self.notes.read_text().splitlines()

    def until(self, happened: Callable[[], bool]) -> None:
        """Wait for something."""
        end = time.monotonic() + PATIENCE
        while not happened():
            assert self.process.poll() is None, self.end()
            assert time.monotonic() < end, "nothing happened"
            time.sleep(0.005)

    def plays(self, actions: int) -> None:
        """Wait until so many actions more were played."""
        before = len(self.told())
        self.until(lambda: len(self.told()) >= before + actions)

    def close(self) -> None:
        """Close its window."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write("close\n")
            self.process.stdin.flush()

    def signal(self, number: signal.Signals, *, group: bool = False) -> None:
        """Send a signal to it, or to all its processes as a terminal does."""
        send = os.killpg if group else os.kill
        send(self.process.pid, number)

    def end(self) -> tuple[int, str]:
        """Wait for its end: the exit status and what it complained of."""
        try:
            _, said = self.process.communicate(timeout=PATIENCE)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        return self.process.returncode, said

    def children(self) -> set[int]:
        """Every process of it but the first; only where there is /proc."""
        return group(self.process.pid) - {self.process.pid}


def group(leader: int) -> set[int]:
    """The processes of a group that really run."""
    found = set()
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, number = path.read_text().rsplit(")", 1)[1].split()[:3]
            if int(number) == leader and state != "Z":
                found.add(int(path.parent.name))
    return found


def left_after(leader: int, seconds: float) -> set[int]:
    """What is left of a group after so long, looking no longer than needed."""
    end = time.monotonic() + seconds
    while group(leader) and time.monotonic() < end:
        time.sleep(0.01)
    return group(leader)


def hidden(home: Path) -> set[str]:
    """What lies beside the games and is none: locks, copies, half-written files."""
    return {path.name for path in (home / "data" / "games").glob(".*")} - {LAST, WAITING}


def game_of_computers(home: Path, level: str = "easy", seed: str = "runs") -> Path:
    """Keep a game of four computers that nobody has played yet, and let it be quick."""
    config = home / "config" / "settings.json"
    config.parent.mkdir(parents=True, exist_ok=True)
    if not config.exists():
        config.write_text('{"ai_speed": "instant", "animation_speed": 5, "language": "en"}')
    path = home / "data" / "games" / "auto-20200101-000000.alhambra"
    path.parent.mkdir(parents=True, exist_ok=True)
    records.save(Session.new(demo_config(seed, level)), path)
    return path


def state(path: Path) -> str:
    """What a saved game says it holds, as the notes say it."""
    session = records.load(path)
    return f"{path.name} {len(session.steps)} {session.digest()}"
