"""The value network: a small net, trained on finished games, that predicts a position's outcome.

The weights are data, made by ``python -m tests.bench.train_value``; this module does no training.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import attrs
import numpy as np
import numpy.typing as npt

from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.rules import Game
from alhambra_qt.paths import assets_dir

from .beside import beside
from .features import describe
from .policy import Mind

Floats = npt.NDArray[Any]
FILE = "value.npz"
DIGITS = 9
POINTS = 20.0  # the network's unit is 20 points


@attrs.frozen(eq=False)
class Net:
    """One hidden layer of tanh units and a linear skip connection; two outputs.

    Attributes:
        inner, offset: weights and biases from the inputs to the units.
        outer: weights from the units to (margin over the best rival / 20, logit of winning).
        past: weights of the skip connection from the inputs to the outputs.
        bias: biases of the outputs.
        low, high: the range of each input in the training data; inputs are clipped to it.
        lean: increase of the logit per point of margin.
    """

    inner: Floats
    offset: Floats
    outer: Floats
    past: Floats
    bias: Floats
    low: Floats
    high: Floats
    lean: Floats

    def outputs(self, rows: Sequence[Sequence[float]] | Floats) -> Floats:
        """Return margin (in units of 20 points) and logit per row of features, shape (rows, 2)."""
        inputs = np.clip(np.asarray(rows, dtype=np.float64), self.low, self.high)
        units = np.tanh(inputs @ self.inner + self.offset)
        result: Floats = units @ self.outer + inputs @ self.past + self.bias
        return result

    def worth(
        self,
        rows: Sequence[Sequence[float]] | Floats,
        win: float,
        beside: Sequence[float] | float = 0.0,
    ) -> Floats:
        """Return the value per row: the margin in points, plus ``win`` times the chance of winning.

        ``beside`` are points to add to the network's margin.
        """
        out = self.outputs(rows)
        more = np.asarray(beside, dtype=np.float64)
        chance = 1.0 / (1.0 + np.exp(-out[:, 1] - self.lean * more))
        result: Floats = out[:, 0] * POINTS + more + win * chance
        return result


def judge(mind: Mind, games: Sequence[Game], win: float, file: str) -> list[float]:
    """Return the values of positions right after a turn of the mind's seat, as one batch.

    Winning counts ``win`` points in addition to the margin over the best rival. The network knows
    only the base game; the learned value of modules (``beside``), with the weights of this file, is
    added to its output.
    """
    worths = [_at_the_end(game, mind.seat, win) if game.over else 0.0 for game in games]
    going_on = [index for index, game in enumerate(games) if not game.over]
    if going_on:
        rows = [describe(mind, games[index]) for index in going_on]
        more = [beside(mind.evaluator, games[index], file) for index in going_on]
        found = net().worth(rows, win, more)
        # Rounded, as the last digits depend on the processor and on numpy's version.
        for index, worth in zip(going_on, found.round(DIGITS).tolist(), strict=True):
            worths[index] = worth
    return worths


def leanings(rows: Sequence[Sequence[float]], beside: Sequence[float]) -> list[float]:
    """Return the logit of winning for each row's seat; ``beside`` as for ``Net.worth``.

    Results are rounded, as the last digits depend on the processor and on numpy's version.
    """
    found = net().outputs(rows)[:, 1] + net().lean * np.asarray(beside, dtype=np.float64)
    return [float(number) for number in found.round(DIGITS).tolist()]


def _at_the_end(game: Game, seat: Seat, win: float) -> float:
    scores = [player.score for player in game.players]
    own = scores.pop(seat)
    best = max(scores)
    if own < best:
        return float(own - best)
    return own - best + win / (1 + scores.count(own))


@lru_cache(maxsize=1)
def net() -> Net:
    """Load the network that comes with the program."""
    with np.load(assets_dir() / FILE, allow_pickle=False) as data:
        return Net(**{name: data[name].astype(np.float64) for name in data.files})
