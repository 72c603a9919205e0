"""Golden games: recorded once, replayed exactly for ever."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra_qt.modules import IDS
from tests.golden_games import GAMES, GOLDEN, golden_record, what_it_came_to


@pytest.mark.parametrize("name", GAMES)
def test_replayed_exactly(name: str) -> None:
    """Every action is still legal and every scoring comes to the same points."""
    record = golden_record(name)
    made, last, scores = what_it_came_to(record)
    assert made == record["scorings"]
    assert scores == record["meta"]["scores"]
    assert last == record["digests"]


def test_every_kind_of_game_is_there() -> None:
    """Together the golden games have every number of seats and every module."""
    records = [golden_record(name) for name in GAMES]
    assert {record["setup"]["seats"] for record in records} == {2, 3, 4, 5, 6}
    assert {name for record in records for name in record["setup"]["modules"]} == set(IDS)
    assert {path.stem for path in GOLDEN.glob("*.json")} == set(GAMES)


def run_with(hash_seed: str, *words: str) -> str:
    """Run the command in a Python whose hashes are seeded like this."""
    command = [sys.executable, "-m", "alhambra_qt.lab.cli", *words]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_hashes_do_not_matter(tmp_path: Path) -> None:
    """Playing and replaying do not depend on how Python orders its sets."""
    path = str(GOLDEN / "four-all.json")
    assert run_with("1", "replay", path) == run_with("2", "replay", path)
    for seats, on in (("random,random,random", "all"), ("medium,random", "huts,thieves,trader")):
        texts = []
        for hash_seed in ("1", "2"):
            folder = tmp_path / f"{on}-{hash_seed}"
            words = ("--seats", seats, "--modules", on, "--record", str(folder))
            run_with(hash_seed, "play", *words)
            texts.append((folder / "game-1.alhambra").read_bytes())
        assert texts[0] == texts[1]
