"""How long it takes until an act is shown, here and in another check-out of the project.

    python -m tests.bench.bench_acts [FOLDER] [--acts 90] [--size 1366x768] [--seats 6] [--rounds 3]

The whole program in its window, a game of six with all modules after turn 40: an act is played,
and the table is shown and painted until nothing is left to do. Computers choose beforehand, nothing
flies, the game is saved as always. With a FOLDER, two processes, one per check-out, do so in turn,
so that a machine that is busy with other things troubles both alike. It prints the medians of the
processor time of an act, and of the ratios FOLDER / here, above 1 where this check-out is faster.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from subprocess import PIPE

from tests.bench.kit import ROOT, told
from tests.processes import Process, environment

WORK = """
import sys
import time
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from alhambra_qt import modules
from alhambra_qt.ai.player import choose
from alhambra_qt.controller.game.ai_host import AiHost, play_one
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.ui.kit.paint import paint_alone
from tests.bench.kit import NAMES
from tests.ui.window_kit import Player

BEFORE, AFTER, ROUNDS = 40, 2, 3

class Silent(AiHost):
    def ask(self, *asked):
        return 0

def action_of(session):
    seat = session.to_move
    player, seen = session.config.seats[seat], session.ai_observation(seat)
    return choose(seen, player.level, session.ai_seed(seat), style=player.style).action

def shown(player):
    player.events(ROUNDS)
    while player.page == "table" and player.game.table.busy:
        player.events()

def act(player):
    session = player.game.desk.session
    action = action_of(session)
    begun = time.process_time()
    session.play(action)
    shown(player)
    return time.process_time() - begun

size = tuple(map(int, sys.argv[1].split("x")))
paint_alone()
app = QApplication([])
player = Player(host=Silent, size=size, painted=True)
config = evolve(default_config(NAMES[: int(sys.argv[2])], 1, "acts"), modules=modules.IDS)
session = Session.new(config)
while session.turn < BEFORE:
    play_one(session)
player.open(session, settled=False)
shown(player)
for line in sys.stdin:
    spent = []
    while len(spent) < int(line):
        if player.page == "table":
            spent.append(act(player))
        if player.page == "scoring":
            player.key_only(Qt.Key.Key_Escape)
            shown(player)
        elif player.page == "handover":
            player.game._take_seat()
            shown(player)
    print(*spent, flush=True)
player.close()
"""


def begin(stack: ExitStack, folder: Path, size: str, seats: int) -> Process:
    """Start a process with the program of a check-out."""
    home = stack.enter_context(tempfile.TemporaryDirectory())
    env = environment(
        PYTHONPATH=folder,
        PYTHONHASHSEED=0,
        ALHAMBRA_QT_HOME=home,
        QT_QPA_PLATFORM="offscreen",
    )
    command = [sys.executable, "-c", WORK, size, str(seats)]
    return stack.enter_context(Process(command, stdin=PIPE, cwd=folder, env=env))


def ask(process: Process, acts: int) -> list[float]:
    """Let so many acts be shown; give the milliseconds of each."""
    process.write(f"{acts}\n")
    return [float(word) * 1000 for word in process.line().split()]


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--acts", type=int, default=90)
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--seats", type=int, default=6)
    asked = parser.parse_args()
    folders = {"here": ROOT}
    if asked.folder is not None:
        folders["there"] = asked.folder.resolve()
    with ExitStack() as stack:
        works = {
            name: begin(stack, folder, asked.size, asked.seats) for name, folder in folders.items()
        }
        times: dict[str, list[float]] = {name: [] for name in works}
        for number in range(asked.acts):
            names = list(works)[:: -1 if number % 2 else 1]
            for name in names:
                times[name] += ask(works[name], 1)
    for name, found in times.items():
        sys.stdout.write(f"an act shown, {name:5}  processor  {told(found)}\n")
    if "there" in times:
        pairs = zip(times["there"], times["here"], strict=True)
        ratio = statistics.median(there / here for there, here in pairs)
        sys.stdout.write(f"ratio there / here {ratio:.3f}\n")


if __name__ == "__main__":
    main()
