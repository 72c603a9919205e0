"""The measures of the expert's judgement: slopes of coins, and other ways to search."""

import json
from pathlib import Path

import numpy as np
import pytest

from alhambra_qt.engine import Setup, observe
from alhambra_qt.modules import new_game
from tests.bench import coins, rollouts


def test_a_slope_is_that_of_least_squares() -> None:
    """Numpy fits the same line, and games that all agree leave no doubt."""
    random = np.random.default_rng(7)
    games = [random.normal(size=(20, 2)) for _ in range(12)]
    rows = np.vstack(games)
    assert coins.slope(games)[0] == pytest.approx(np.polyfit(rows[:, 1], rows[:, 0], 1)[0])
    agreed = [np.column_stack((3 * game[:, 1], game[:, 1])) for game in games]
    assert coins.slope(agreed) == pytest.approx((3.0, 0.0), abs=1e-9)
    assert coins.slope(games[:1])[1] == np.inf


def test_games_for_coins_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game that the file has is not played again; each module has a row."""
    path = str(tmp_path / "coins.jsonl")
    for games in ("1", "2", "2"):
        command = ["coins", "play", path, "--modules", "none", "--seats", "2", "--games", games]
        monkeypatch.setattr("sys.argv", command)
        coins.main()
    lines = Path(path).read_text("utf-8").splitlines()
    assert [json.loads(line)["game"] for line in lines] == ["coins-none-0", "coins-none-1"]
    monkeypatch.setattr("sys.argv", ["coins", "table", path])
    coins.main()
    assert "| none | 2 |" in capsys.readouterr().out


def test_ways_are_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each way has a value for every world and turn; the expert's own search gains nothing."""
    monkeypatch.setattr(rollouts, "WORLDS", 4)
    game = new_game(Setup(3, "ways"))
    found = rollouts.ways_of(observe(game, game.frame.seat), "ways")
    assert np.shape(found["values"]) == (len(found["guesses"]), 4, rollouts.TURNS)
    assert sorted(found["guesses"], reverse=True) == found["guesses"]
    path = tmp_path / "found.jsonl"
    rows = [json.dumps({"game": str(number), "turn": 1, **found}) + "\n" for number in range(3)]
    path.write_text("".join(rows), encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["rollouts", "table", str(path)])
    rollouts.main()
    assert "| 2 | 1.0 | 2 | +0.00 ± 0.00 | 0 |" in capsys.readouterr().out
