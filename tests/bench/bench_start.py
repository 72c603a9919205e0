"""How long the window takes to appear and what it keeps.

    python -m tests.bench.bench_start [--modules all]

Starts the program several times in processes of their own (QT_QPA_PLATFORM is respected; offscreen
if nothing else is set and there is no display) and tells the time from the start of the process to
the end of the first painting, then how long a new game of six takes from the start page to its
first painting, and the resident memory of the window's process and of the computers' process in
the middle of it. With modules the game has all of them.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
RUNS = 7
FIRST = """
import sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
from alhambra_qt import options
wishes = options.parse([])
from PySide6.QtWidgets import QApplication
from alhambra_qt import app
from alhambra_qt.ui.main.program import Program

start = float(sys.argv[1])
after = Program._after_first_picture

def told(self):
    print(time.time() - start, flush=True)
    after(self)
    QTimer.singleShot(0, QApplication.quit)

Program._after_first_picture = told
app.run(wishes)
"""
GAME = """
import sys
import time
from attrs import evolve
from PySide6.QtWidgets import QApplication
from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.ui.kit.fonts import load_fonts
from tests.ui.window_keys import take_turn
from tests.ui.window_kit import Player

app = QApplication([])
load_fonts()
player = Player(host=None, size=(1920, 1080))
names = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Elif")
ids = modules.IDS if sys.argv[1] == "all" else ()
start, busy = time.perf_counter(), time.process_time()
player.program.play_new(evolve(default_config(names, seed="memory"), modules=ids))
app.processEvents()
print(time.perf_counter() - start, time.process_time() - busy)
player.settle()
while player.game.desk.session.turn < 30 and player.page == "table":
    take_turn(player)

def resident(pid):
    for line in open(f"/proc/{pid}/status"):
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024

print(resident("self"), resident(player.game.computers.host.pid))
player.close()
"""


def run(code: str, *arguments: str) -> str:
    """Run a piece of code as a process of its own; gives what it prints."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "ALHAMBRA_QT_HOME": tempfile.mkdtemp()}
    if not (env.get("DISPLAY") or env.get("WAYLAND_DISPLAY")):
        env.setdefault("QT_QPA_PLATFORM", "offscreen")
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=env,
        check=True,
    )
    return done.stdout


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--modules", choices=("none", "all"), default="none")
    asked = parser.parse_args()
    times = [float(run(FIRST, str(time.time()))) * 1000 for _ in range(RUNS)]
    print(f"first picture: median {statistics.median(times):.0f} ms, best {min(times):.0f} ms")
    if sys.platform.startswith("linux"):
        first, busy, window, computers = map(float, run(GAME, asked.modules).split())
        print(f"new game: {first * 1000:.0f} ms, {busy * 1000:.0f} ms of the processor")
        print(f"resident memory: window {window:.0f} MB, computers' process {computers:.0f} MB")


if __name__ == "__main__":
    main()
