"""How long the list of saved games takes to appear and to be scrolled, and what it keeps.

    python -m tests.bench.bench_games [10 100 1000 ...]

For each number a process of its own fills a home with copies of played games, opens the list in the
window (1366 x 768) and tells in processor time of the window's thread: the start page, the list
opened, memory it added, rows made, a step of the wheel and a jump somewhere else (median and
longest, each with a picture of the window), the memory added by jumping through all of it three
times more, and deleting the first game.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.ai_host import play_one
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.thoughts import Written
from tests.bench.kit import NAMES
from tests.processes import environment, run

COUNTS = (10, 100, 1000)
SHOWN = """
import gc
import statistics
import sys
import time
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from alhambra_qt.ui.kit.sizes import load_fonts
from tests.bench.kit import resident
from tests.ui.window_kit import Player

app = QApplication([])
load_fonts()
player = Player(host=None, painted=True)
program = player.program

def settle():
    for _ in range(4):
        app.processEvents()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)

def memory():
    gc.collect()
    return resident()

def timed(do):
    begun = time.thread_time()
    do()
    settle()
    program.window.grab()
    return (time.thread_time() - begun) * 1000

start = timed(program.start.open)
before = memory()
opened = timed(program.saved.games.open)
page = program.window.page("games")
cards = len(page.list._trees)
added = memory() - before
bar = page.list.verticalScrollBar()

def jumps():
    moves = [lambda k=k: bar.setValue(bar.maximum() * k // 50) for k in range(51)]
    return [timed(move) for move in moves + moves[::-1]]

wheel = [timed(lambda: bar.setValue(bar.value() + 3 * bar.singleStep())) for _ in range(50)]
times = jumps()
low = memory()
for _ in range(3):
    jumps()
grown = memory() - low
first = page.list.game(0).id
gone = timed(lambda: page.wish("do", "delete", first))
print(f"start {start:.0f} ms · list {opened:.0f} ms, {added:.0f} MB, {cards} rows · "
      f"wheel: median {statistics.median(wheel):.0f}, longest {max(wheel):.0f} ms · "
      f"jump: median {statistics.median(times):.0f}, longest {max(times):.0f} ms, "
      f"then {grown:+.1f} MB more · deleted {gone:.0f} ms")
player.close()
"""


def fill(folder: Path, count: int) -> None:
    """Put copies of games of two to six seats, at different moments, into the folder."""
    folder.mkdir(parents=True)
    texts = []
    for seats in range(2, 7):
        session = Session.new(default_config(NAMES[:seats], 1, f"list-{seats}"))
        while session.turn < 8 * seats:
            play_one(session)
        texts.append(records.to_text(session, Written()))
    for k in range(count):
        name = f"auto-20260101-{k:06}" if k % 3 else f"Evening {k}"
        path = folder / f"{name}{records.SUFFIX}"
        path.write_text(texts[k % len(texts)], encoding="utf-8")
        os.utime(path, (1_700_000_000 + 60 * k, 1_700_000_000 + 60 * k))


def main() -> None:
    """Print the figures."""
    for count in [int(word) for word in sys.argv[1:]] or COUNTS:
        with tempfile.TemporaryDirectory() as home:
            fill(Path(home) / "data" / "games", count)
            env = environment(ALHAMBRA_QT_HOME=home)
            env.setdefault("QT_QPA_PLATFORM", "offscreen")
            done = run([sys.executable, "-c", SHOWN], check=True, env=env, seconds=900)
            print(f"{count:5} games: {done.stdout.strip()}", flush=True)


if __name__ == "__main__":
    main()
