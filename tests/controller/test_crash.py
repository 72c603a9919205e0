"""A crash in the middle of a game loses at most the action of that moment."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game import saves as shelf
from alhambra_qt.controller.game.autosave import Autosave
from alhambra_qt.controller.game.session import Session
from tests.controller.kit import config, listed

ROOT = Path(__file__).parents[2]
PLAY = """
import random, sys
from pathlib import Path
from alhambra_qt.controller.game import saves as shelf
from alhambra_qt.controller.game.autosave import Autosave
from alhambra_qt.controller.game.session import Session
from tests.controller.kit import chance, config

session = Session.new(config(3, seed="crash"))
Autosave(session, shelf.auto_path(Path(sys.argv[1])))
rng = random.Random(7)
while not session.over:
    chance(session, rng)
    print(len(session.steps), session.digest(), flush=True)
"""


def killed_game(folder: Path, lines: int) -> list[str]:
    """Play in another process and kill it without warning after some actions."""
    process = subprocess.Popen(
        [sys.executable, "-c", PLAY, str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None
    told = [process.stdout.readline().strip() for _ in range(lines)]
    os.kill(process.pid, signal.SIGKILL)
    rest = [line.strip() for line in process.stdout if line.endswith("\n")]
    process.wait()
    process.stdout.close()
    return told + rest


def test_kill_loses_at_most_one_action(tmp_path: Path) -> None:
    """After kill -9 the game continues exactly where it was, but for the action being played."""
    for lines in (1, 17, 40):
        folder = tmp_path / str(lines)
        told = killed_game(folder, lines)
        game = shelf.unfinished(folder)
        assert game is not None
        session = records.load(game.path)
        count, digest = told[-1].split()
        assert len(session.steps) in (int(count), int(count) + 1)
        if len(session.steps) == int(count):
            assert session.digest() == digest


def test_half_written_file_is_no_game(tmp_path: Path) -> None:
    """What a crash left of a file being written is not taken for a game."""
    session = Session.new(config(2))
    auto = Autosave(session, shelf.auto_path(tmp_path))
    (tmp_path / ".new-abc.alhambra").write_text('{"format": "alhambra-ga')
    assert [game.path for game in listed(tmp_path)] == [auto.path]
