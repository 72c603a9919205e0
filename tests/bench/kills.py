"""The files left when the program is ended at any moment.

    python -m tests.bench.kills [--kills 200] [--seed 1] [--share 0.8]

Starts the program again and again on a saved game of computers, ends it at a random moment,
by SIGKILL (the given share), SIGTERM, SIGINT (as Ctrl+C to all its
processes), SIGHUP or by closing the window, and counts what went wrong. An action is noted before
it is saved (``tests/ui/running.py``): one action more in the notes than in the file is the one
under way. The next start goes on with what the last one left. Linux only; 200 kills take ten
minutes on an idle machine.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game import saves as shelf
from tests.processes import left_after
from tests.ui.running import Running, game_of_computers, state

assert sys.platform == "linux"  # for /proc

LONGEST = 2.0  # seconds after the first action
AT_ONCE = 0.15  # of the programs are ended before that: after their window is made
ORDERLY = ("SIGTERM", "SIGINT", "SIGHUP", "close")
LEVELS = ("easy", "medium", "expert")


def main() -> None:
    """End the program many times and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--share", type=float, default=0.8, help="of SIGKILL (0.8)")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        with contextlib.suppress(KeyboardInterrupt):  # the tally so far is worth something too
            for number in range(options.kills):
                game = _waiting(home, rng, found)
                how = "SIGKILL" if rng.random() < options.share else rng.choice(ORDERLY)
                faults = _end(home, game, how, rng, found)
                found.update([how, *faults])
                for fault in faults:
                    print(f"{number} {how} {fault}", flush=True)
    for name, count in sorted(found.items()):
        print(f"{count:5}  {name}")


def _waiting(home: Path, rng: random.Random, found: Counter[str]) -> Path:
    """Choose the game that the next start would continue, or another one if that is over."""
    games = home / "data" / "games"
    waiting = shelf.unfinished(games)
    found["temporary files of killed writes"] += len(list(games.glob(".new-*")))
    for path in games.glob(".new-*"):
        path.unlink()
    if waiting is not None:
        return waiting.path
    for path in games.glob("auto-*"):
        path.unlink()
    return game_of_computers(home, rng.choice(LEVELS), str(rng.random()))


def _end(home: Path, game: Path, how: str, rng: random.Random, found: Counter[str]) -> list[str]:
    """Start the program, end it, and say what went wrong."""
    (home / "notes").unlink(missing_ok=True)
    running = Running.start(home, "--open", str(game))
    running.until(lambda: running.begun)
    if rng.random() > AT_ONCE:
        running.plays(1)
    time.sleep(rng.uniform(0, LONGEST))
    if how == "close":
        running.close()
    else:
        running.signal(getattr(signal, how), group=how == "SIGINT")
    faults = []
    if how == "SIGKILL":
        running.process.kill()
        if left := left_after(running.process.pid, 0.5):
            faults.append(f"a process after 0.5 s, which worked {_worked(left)}")
        if left_after(running.process.pid, 1.5):
            faults.append("a process after 2 s")
        running.end()
    else:
        faults += _orderly(running, how)
    texts = running.told()
    found["actions"] += len(texts)
    found["ended before the first action"] += not texts
    return faults + _files(home, game, texts, how)


def _worked(pids: set[int]) -> str:
    """How much the processor did for processes: less than 0.3 s, and they were still starting."""
    ticks = []
    for pid in pids:
        with contextlib.suppress(OSError):
            parts = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
            ticks.append(int(parts[11]) + int(parts[12]))
    return f"{max(ticks, default=0) / os.sysconf('SC_CLK_TCK'):.1f} s"


def _orderly(running: Running, how: str) -> list[str]:
    """Say what is wrong with an end in order."""
    status, text = running.end()
    wanted = 0 if how == "close" else 128 + getattr(signal, how)
    faults = []
    if status != wanted:
        faults.append(f"status {status}")
    if text:
        faults.append(f"complaint: {text[-300:]}")
    if left_after(running.process.pid, 0.5):
        faults.append("a process after 0.5 s")
    if list((running.home / "data").glob("running.*")):
        faults.append("lock or socket left")
    if list((running.home / "data" / "games").glob(".*.lock")):
        faults.append("lock of a game left")
    return faults


def _files(home: Path, game: Path, told: list[str], how: str) -> list[str]:
    """Say which files are broken and which actions are lost."""
    faults = []
    for path in (home / "config" / "settings.json", home / "data" / "learning.json"):
        try:
            json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
        except ValueError:
            faults.append(f"broken {path.name}")
    for path in game.parent.glob("*.alhambra"):
        try:
            kept = state(path) if not path.name.startswith(".") else ""
        except records.BadFile as error:
            faults.append(f"broken game: {error.text.id}")
            continue
        if path == game and told and kept != told[-1]:
            lost = int(told[-1].split()[1]) - int(kept.split()[1])
            faults.append(f"{lost} actions lost ({'killed' if how == 'SIGKILL' else how})")
    if any(not line.startswith(game.name) for line in told):
        faults.append("another file was written")
    return faults


if __name__ == "__main__":
    main()
