"""How long the window takes to appear, beside others, and what it keeps.

    python -m tests.bench.bench_start [--runs 15] [--bundle FOLDER] [--beside COMMAND ...]
    python -m tests.bench.bench_start --game [--modules all]

Starts the program, a bare window of PySide6 and whatever else is named in turn, and prints the time
from the start of the process to its first picture: seen on the screen if there is one (an empty
one, such as that of Xvfb, where nobody plays meanwhile), else reported by the two themselves, with
the time of the processor, which other work disturbs less. The first round is not counted: it fills
caches. ``--bundle`` is the folder that PyInstaller made, ``--beside`` another program.

With ``--game``: how long a new game of six takes from the start page to its first painting, and the
resident memory of the window's process and of the computers' process in the middle of it. With
modules the game has all of them.
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tests import processes

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

Times = tuple[float, ...]  # seconds
PATIENCE = 30.0  # seconds for a first picture
LONGEST = 600.0  # seconds for thirty turns of computer players
LOOK_EVERY = 0.004  # seconds
SEEN = 4  # colours in a column of the screen: a window that is still empty has one or two
# What a window of PySide6 costs anybody.
BARE = """
import os, sys, time
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel

class Words(QLabel):
    def paintEvent(self, event):
        super().paintEvent(event)
        if tell:
            QTimer.singleShot(0, told)

def told():
    print(time.time() - float(sys.argv[1]), time.process_time(), flush=True)
    os._exit(0)

tell = len(sys.argv) > 1
app = QApplication([])
words = Words("Alhambra " * 500)
words.setWordWrap(True)
words.resize(1100, 720)
words.show()
app.exec()
"""
# Collecting is let be until everything is imported; then the hook can be laid.
FIRST = """
import gc, os, sys, time
from alhambra_qt import __main__

def told(program):
    print(time.time() - float(start), time.process_time(), flush=True)
    os._exit(0)

def hook():
    freeze()
    from alhambra_qt.ui.main.program import Program
    Program._after_first_picture = told

start = sys.argv.pop()
freeze, gc.freeze = gc.freeze, hook
__main__.main()
"""
GAME = """
import sys
import time
from attrs import evolve
from PySide6.QtWidgets import QApplication
from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.ui.kit.sizes import load_fonts
from tests.bench.kit import NAMES, resident
from tests.ui.window_keys import take_turn
from tests.ui.window_kit import Player

app = QApplication([])
load_fonts()
player = Player(host=None, size=(1920, 1080), painted=True)
ids = modules.IDS if sys.argv[1] == "all" else ()
start, busy = time.perf_counter(), time.process_time()
player.program.running.play(evolve(default_config(NAMES, seed="memory"), modules=ids))
app.processEvents()
print(time.perf_counter() - start, time.process_time() - busy)
player.settle()
while player.game.desk.session.turn < 30 and player.page == "table":
    take_turn(player)

print(resident(), resident(player.game.computers.host.pid))
player.close()
"""


def no_display() -> bool:
    """Whether nothing can be seen: no screen, or one in memory only is wanted."""
    there = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return not there or os.environ.get("QT_QPA_PLATFORM") == "offscreen"


def surroundings(home: str) -> dict[str, str]:
    """The environment of what is measured: compiled files are kept, as where it is installed."""
    env = processes.environment(ALHAMBRA_QT_HOME=home)
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    if no_display():
        env.setdefault("QT_QPA_PLATFORM", "offscreen")
    return env


def run(code: str, *arguments: str) -> str:
    """Run a piece of code as a process of its own; gives what it prints."""
    command = [sys.executable, "-c", code, *arguments]
    env = surroundings(tempfile.mkdtemp())
    return processes.run(command, LONGEST, check=True, env=env).stdout


def first_told(rounds: int) -> None:
    """Print how long a bare window and the program take until they tell of their first picture."""
    codes = {"bare window": BARE, "the program": FIRST}
    times = in_turn({name: partial(by_itself, code) for name, code in codes.items()}, rounds)
    told(times, ("first picture", "of the processor"))


def by_itself(code: str) -> Times:
    """Start a program that tells itself how long it took; by the clock and of the processor."""
    return tuple(map(float, run(code, str(time.time())).split()))


def first_seen(app: QGuiApplication, rounds: int, folder: str, others: Sequence[str]) -> None:
    """Print how long each takes until its first picture is on the screen."""
    commands = {
        "bare window": [sys.executable, "-c", BARE],
        "the program": [sys.executable, "-m", "alhambra_qt"],
        **({"the bundle": [str(Path(folder) / "alhambra-qt")]} if folder else {}),
        **{other: other.split() for other in others},
    }
    times = in_turn({name: partial(seen, app, line) for name, line in commands.items()}, rounds)
    told(times, ("first picture on the screen",))


def seen(app: QGuiApplication, command: Sequence[str]) -> Times:
    """Start a program on the empty screen, wait for its first picture, and end it."""
    screen = app.primaryScreen()
    across = screen.size().width() // 3

    def colours() -> int:
        column = screen.grabWindow(0, across, 0, 1, screen.size().height()).toImage()
        return len({column.pixel(0, y) for y in range(column.height())})

    with tempfile.TemporaryDirectory() as home:
        start = time.perf_counter()
        shown = {"stdout": None, "stderr": None, "env": surroundings(home)}
        with processes.Process(command, **shown) as process:
            while colours() < SEEN and time.perf_counter() - start < PATIENCE:
                time.sleep(LOOK_EVERY)
            found = time.perf_counter() - start
            time.sleep(0.5)  # it is to be ready before it is ended
            process.signal(signal.SIGTERM)
            process.end()
    while colours() >= SEEN:
        time.sleep(LOOK_EVERY)
    return (found,)


def in_turn(ways: Mapping[str, Callable[[], Times]], rounds: int) -> dict[str, list[Times]]:
    """Measure one after the other, round after round; the first round is left out."""
    every = [{name: way() for name, way in ways.items()} for _ in range(rounds + 1)]
    return {name: [found[name] for found in every[1:]] for name in ways}


def told(times: Mapping[str, Sequence[Times]], what: Sequence[str]) -> None:
    """Print medians and best, and the median of what each takes beside the first in its round."""
    first = next(iter(times.values()))
    for name, rounds in times.items():
        for part, label in enumerate(what):
            found = [one[part] * 1000 for one in rounds]
            beside = statistics.median(
                one[part] / other[part] for one, other in zip(rounds, first, strict=True)
            )
            print(
                f"{name}: {label}: median {statistics.median(found):.0f} ms,"
                f" best {min(found):.0f} ms, {beside:.2f} of the first"
            )


def game(modules: str) -> None:
    """Print what a new game takes, and what is kept."""
    first, busy, window, computers = map(float, run(GAME, modules).split())
    print(f"new game: {first * 1000:.0f} ms, {busy * 1000:.0f} ms of the processor")
    print(f"resident memory: window {window:.0f} MB, computers' process {computers:.0f} MB")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--bundle", default="", metavar="FOLDER")
    parser.add_argument("--beside", nargs="*", default=(), metavar="COMMAND")
    parser.add_argument("--game", action="store_true")
    parser.add_argument("--modules", choices=("none", "all"), default="none")
    asked = parser.parse_args()
    if asked.game:
        game(asked.modules)
    elif no_display():
        if asked.bundle or asked.beside:
            parser.error("--bundle and --beside need a screen, such as that of Xvfb")
        first_told(asked.runs)
    else:
        from PySide6.QtGui import QGuiApplication

        first_seen(QGuiApplication([]), asked.runs, asked.bundle, asked.beside)


if __name__ == "__main__":
    main()
