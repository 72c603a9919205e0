"""How much faster or slower the rules are than in another check-out of the project.

    python -m tests.bench.bench_pair FOLDER [rounds, 40]

Two processes, one per check-out, do the same small pieces of work in turn, so that a machine that
is busy with other things troubles both alike. It prints the medians of the processor time and of
the ratios FOLDER / here, above 1 where this check-out is faster: random games of three, a copy of a
game from its middle, and writing and reading its JSON, without modules and with all.
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path
from subprocess import PIPE

from tests.bench.kit import ROOT
from tests.processes import Process, environment

WORK = """
import sys
import time
from random import Random
from alhambra_qt import modules
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.engine import Setup, apply_unchecked
from alhambra_qt.engine.codec import state_from_json, state_to_json

GAMES = 4

def new(ids, number):
    return modules.new_game(Setup(3, f"pair-{number}", ids))

def play(game, number, most):
    roll = Random(f"pair-{number}").random
    while game.decisions and most:
        apply_unchecked(game, quick_action(game, roll))
        most -= 1
    return game

def repeat(work, times):
    for _ in range(times):
        work()

for line in sys.stdin:
    number = int(line)
    spent = []
    for ids in ((), modules.IDS):
        begun = time.process_time()
        for deal in range(GAMES):
            play(new(ids, f"{number}-{deal}"), number, 1_000_000)
        spent.append((time.process_time() - begun) / GAMES)
        game = play(new(ids, number), number, 60)
        data = state_to_json(game)
        works = ((game.clone, 5_000), (lambda: state_to_json(game), 100),
                 (lambda: state_from_json(data, game.rules), 50))
        for work, times in works:
            begun = time.process_time()
            repeat(work, times)
            spent.append((time.process_time() - begun) / times)
    print(*spent, flush=True)
"""
NAMES = ("a game", "copy", "JSON written", "JSON read")


def begin(folder: Path) -> Process:
    """Start a process with the package of a check-out."""
    env = environment(PYTHONPATH=folder, PYTHONHASHSEED=0)
    return Process([sys.executable, "-c", WORK], stdin=PIPE, cwd=folder, env=env)


def ask(process: Process, number: int) -> list[float]:
    """Let one round be done; give the seconds of its parts."""
    process.write(f"{number}\n")
    return [float(word) for word in process.line().split()]


def main() -> None:
    """Print the figures."""
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    pairs = []
    with begin(Path(sys.argv[1]).resolve()) as other, begin(ROOT) as here:
        for number in range(rounds):
            first, second = (other, here) if number % 2 else (here, other)
            asked = {id(process): ask(process, number) for process in (first, second)}
            pairs.append((asked[id(other)], asked[id(here)]))
    names = [f"{name}, {kind}" for kind in ("base", "all modules") for name in NAMES]
    for part, name in enumerate(names):
        old, new = ([pair[side][part] for pair in pairs] for side in (0, 1))
        ratio = statistics.median(a / b for a, b in zip(old, new, strict=True))
        times = [f"{statistics.median(side) * 1e6:9.1f} µs" for side in (old, new)]
        sys.stdout.write(f"{name:26} {times[0]} there, {times[1]} here, ratio {ratio:.3f}\n")


if __name__ == "__main__":
    main()
