"""How the learned value is made: games that can be repeated, and a net that learns from them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from alhambra_qt.ai.features import NAMES
from alhambra_qt.ai.value import Net
from tests.bench import train_value
from tests.bench.train_value import Row, main, play, play_carefully

ROWS, EACH = 8_000, 4  # positions, and how many of them are one game's


@pytest.mark.parametrize("playing", [play, play_carefully])
def test_games_can_be_repeated(playing: Callable[[str], list[Row]], seed: str) -> None:
    """The same seed gives the same positions; every seat's margins agree with who won."""
    rows = playing(seed)
    assert rows == playing(seed)
    assert {len(features) for features, *_ in rows} == {len(NAMES)}
    assert {seat for *_, seat in rows} in [set(range(count)) for count in range(2, 7)]
    for _, margin, won, _ in rows:
        assert (margin >= 0) == (won > 0)


def written(path: Path, dice: np.random.Generator, weights: Any) -> None:
    """Write positions whose ends follow from their numbers, up to luck."""
    games = np.repeat(np.arange(ROWS // EACH), EACH)
    begun = dice.normal(size=(ROWS // EACH, len(NAMES)))
    ends = begun @ weights + dice.normal(0, 0.3, ROWS // EACH)
    inputs = (begun[games] + dice.normal(0, 0.1, (ROWS, len(NAMES)))).astype(np.float32)
    margins = ends[games].astype(np.float32)
    wins = (margins > 0).astype(np.float32)
    seats = np.zeros(ROWS, dtype=np.int32)
    np.savez(path, inputs=inputs, margins=margins, wins=wins, seats=seats, games=games)


def error(path: Path, data: Path) -> float:
    """The mean square error of a net on positions, in twenties of points."""
    with np.load(path) as kept, np.load(data) as known:
        net = Net(**{name: kept[name].astype(np.float64) for name in kept.files})
        out = net.outputs(known["inputs"])
        return float(np.mean((out[:, 0] - known["margins"]) ** 2))


def test_a_net_is_fitted_and_tuned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes close to what ends follow from, and tuning brings it to other players."""
    for name, steps in (("STEPS", 120), ("TUNE_STEPS", 100), ("TUNE_RATE", 0.003)):
        monkeypatch.setattr(train_value, name, steps)
    dice = np.random.default_rng(1)
    weights = dice.normal(0, 0.05, len(NAMES))
    fast, careful = tmp_path / "fast.npz", tmp_path / "careful.npz"
    written(fast, dice, weights)
    written(careful, dice, weights * 1.6)
    fitted, tuned = tmp_path / "fitted.npz", tmp_path / "tuned.npz"

    def run(*words: object) -> None:
        monkeypatch.setattr("sys.argv", ["train_value", *map(str, words)])
        main()

    run("fit", fast, "--out", fitted)
    assert error(fitted, fast) < 0.5 * float(np.var(np.load(fast)["margins"]))
    run("tune", careful, "--start", fitted, "--out", tuned)
    assert error(tuned, careful) < 0.8 * error(fitted, careful)
    with np.load(fitted) as before, np.load(tuned) as after:
        assert (after["low"] <= before["low"]).all()
        assert (after["high"] >= before["high"]).all()
