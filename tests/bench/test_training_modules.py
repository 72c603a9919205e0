"""How the weights of modules are learned: games that can be repeated, and weights found again."""

import json
from pathlib import Path

import numpy as np
import pytest

from tests.bench import train_modules
from tests.bench.train_modules import play

GAMES, ROWS, PARTS = 400, 20, ("camps.score", "prospect/trader")


def test_games_for_learning_can_be_repeated() -> None:
    """The same seed gives the same rows."""
    rows, scores = play("s14")
    assert (rows, scores) == play("s14")
    assert {seat for seat, *_ in rows} == set(range(len(scores)))


def test_weights_are_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From games that end as two parts say, up to luck, the two weights are found again."""
    dice = np.random.default_rng(1)
    games = np.repeat(np.arange(GAMES), ROWS)
    table = dice.normal(0, 5, (GAMES * ROWS, 2)).astype(np.float32)
    luck = np.repeat(dice.normal(0, 20, GAMES), ROWS)
    data, out = tmp_path / "rows.npz", tmp_path / "weights.json"
    np.savez(
        data,
        names=np.array(PARTS),
        table=table,
        missed=(table @ [0.75, 3.0] + luck - 2.0).astype(np.float32),
        stages=np.arange(GAMES * ROWS) % 3,
        games=games,
    )
    monkeypatch.setattr("sys.argv", ["train_modules", "fit", str(data), "--out", str(out)])
    train_modules.main()
    found = json.loads(out.read_text("utf-8"))
    assert found == pytest.approx({"camps.score": 0.75, "prospect/trader": 3.0}, abs=0.15)
    errors = capsys.readouterr().out.split()
    assert float(errors[-1]) < float(errors[errors.index("alone") + 1].rstrip(","))
