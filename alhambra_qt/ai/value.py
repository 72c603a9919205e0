"""A learned value: a small net that says what comes of a position, from games played to the end.

The weights are data, made by ``python -m tests.bench.train_value``; nothing here trains.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import attrs
import numpy as np
import numpy.typing as npt

from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.state import Game
from alhambra_qt.paths import assets_dir

from .beside import beside
from .features import describe
from .policy import Mind

Floats = npt.NDArray[Any]
FILE = "value.npz"
DIGITS = 9
POINTS = 20.0  # the net counts points in twenties


@attrs.frozen(eq=False)
class Net:
    """One hidden layer of tanh units and a linear way past it; two outputs.

    Attributes:
        inner, offset: from the inputs to the units.
        outer: from the units to (margin over the best rival / 20, logit of winning).
        past: from the inputs straight to the outputs.
        bias: of the outputs.
        low, high: the range in which each input was seen; beyond it nothing was learned.
        lean: how much the logit rises with a point of margin.
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
        """Give margin (in twenties) and logit for each row of features."""
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
        """Give the worth of each row: the margin in points, and ``win`` points for the victory.

        ``beside`` are points that come on top of what the net knows.
        """
        out = self.outputs(rows)
        more = np.asarray(beside, dtype=np.float64)
        chance = 1.0 / (1.0 + np.exp(-out[:, 1] - self.lean * more))
        result: Floats = out[:, 0] * POINTS + more + win * chance
        return result


def judge(mind: Mind, games: Sequence[Game], win: float) -> list[float]:
    """Give the worth of positions right after a turn of the mind's seat, all at once.

    A victory counts ``win`` points beside the margin over the best rival. The net knows the base
    game; what modules bring beside it is added to what it says.
    """
    worths = [_at_the_end(game, mind.seat, win) if game.over else 0.0 for game in games]
    going_on = [index for index, game in enumerate(games) if not game.over]
    if going_on:
        rows = [describe(mind, games[index]) for index in going_on]
        more = [beside(mind.evaluator, games[index]) for index in going_on]
        found = net().worth(rows, win, more)
        # The last digits depend on the processor and on numpy's version.
        for index, worth in zip(going_on, found.round(DIGITS).tolist(), strict=True):
            worths[index] = worth
    return worths


def leanings(rows: Sequence[Sequence[float]], beside: Sequence[float]) -> list[float]:
    """Give for each row how likely its seat wins, as a logit; ``beside`` as for ``Net.worth``.

    The last digits depend on the processor and on numpy's version, so that they are left out.
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
    """Load the net that comes with the program."""
    with np.load(assets_dir() / FILE, allow_pickle=False) as data:
        return Net(**{name: data[name].astype(np.float64) for name in data.files})
