"""Somebody outside of the program, who has its tree over AT-SPI alone, learns and plays with it."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt.controller.game import records
from tests.access import session

WHOLE = "ALHAMBRA_QT_WHOLE" in os.environ
LONGEST = 1800.0 if WHOLE else 300.0  # seconds, on a machine that has much else to do
QUICK = {"animation_speed": 0, "ai_speed": "instant", "sounds": False, "coach": "off"}
LEFT = 12  # actions of all players, up to the end
OVER = Path(__file__).parents[1] / "saves" / "version-1" / "all-2.alhambra"


def played(play: str, folder: Path, *options: str) -> dict[str, Any]:
    """Return the robot's report of its run, in a home of its own."""
    home = folder / "home"
    (home / "config").mkdir(parents=True)
    settings = json.dumps({"version": 1, **QUICK})
    (home / "config" / "settings.json").write_text(settings, "utf-8")
    program = [sys.executable, "-m", "alhambra_qt", "--home", str(home), "--lang", "en", *options]
    robot = [session.PYTHON, "-m", "tests.access.robot", play, str(home)]
    told: dict[str, Any] = json.loads(
        session.run([*robot, *program], folder, LONGEST).splitlines()[-1]
    )
    assert told["errors"] == []
    return told


def test_some_of_all(tmp_path: Path) -> None:
    """An exercise, steps of a lesson and the first move of a game with all modules are done."""
    told = played("some", tmp_path, "--seed", "robot")
    assert told["answered"]
    assert told["moves"] >= 1
    assert told["confirmed"] >= 1


def left(folder: Path, actions: int) -> str:
    """A game with all modules in which so many actions are left."""
    whole, file = records.load(OVER), folder / "left.alhambra"
    records.save(records.load(OVER, len(whole.steps) - actions), file)
    return str(file)


@pytest.mark.night
def test_end(tmp_path: Path) -> None:
    """A game is played to its end, and all sums on its score sheets are right."""
    told = played("end", tmp_path, left(tmp_path, LEFT))
    assert told["confirmed"] >= 1
    assert set(told["points"]) == {"Anna", "Marco", "Dirk"}
    assert told["cells"] > 60


@pytest.mark.night
def test_opening(tmp_path: Path) -> None:
    """From the start page a game with all modules is set up, and begun."""
    told = played("opening", tmp_path, "--seed", "robot")
    assert told["confirmed"] >= 16
    assert len(told["kinds"]) >= 4


@pytest.mark.skipif(not WHOLE, reason="takes minutes: ALHAMBRA_QT_WHOLE=1 wants it")
def test_whole_game(tmp_path: Path) -> None:
    """From the start page a game with all modules is set up and played to its results."""
    told = played("game", tmp_path, "--seed", "robot")
    assert told["confirmed"] >= 60
    assert len(told["kinds"]) >= 12


@pytest.mark.night
def test_lesson(tmp_path: Path) -> None:
    """The first chapter is read and done to its end, with what hints mark."""
    told = played("lesson", tmp_path)
    assert len(told["steps"]) == 5
    assert told["moves"] >= 4


@pytest.mark.night
def test_exercise(tmp_path: Path) -> None:
    """An exercise is found and answered right with keys alone."""
    assert played("exercise", tmp_path)["answered"]


@pytest.mark.night
def test_ledger(tmp_path: Path) -> None:
    """All sums and shares on the score sheets of a game are read, and are right."""
    told = played("ledger", tmp_path, shutil.copy(str(OVER), str(tmp_path)))
    assert told["points"] == {"Anna": 280, "Marco": 223, "Dirk": 83}
    assert told["cells"] > 60
    assert told["shares"] >= 1
