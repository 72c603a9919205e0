"""What modules add to the learned value: their lines and pieces, weighed as games have shown.

The net knows the base game only. What stands on the table of modules is told by their own hooks,
each part under a name; what a part is worth was learned from games with modules drawn at random.
The weights are data, made by ``python -m tests.bench.train_modules``; nothing here trains.
"""

import json
import math
from collections.abc import Mapping
from functools import lru_cache

from alhambra_qt.engine.pieces import CARD_KIND
from alhambra_qt.engine.state import UNKNOWN, Game
from alhambra_qt.paths import assets_dir

from .evaluate import Evaluator
from .outlook import LAST

FILE = "value_modules.json"
HELD, WINDOW = "held/", "window"
UNLEARNED = 1.0  # what a part counts for of which nothing was learned: as much as it says

Parts = dict[str, float]


def beside(evaluator: Evaluator, game: Game) -> float:
    """Give what modules add to the worth that the net sees in a position, in points.

    After the last turn nothing is left to expect: then lines and attacks count as they stand.
    """
    if len(game.rules.modules) < 2:
        return 0.0
    if evaluator.outlook.closing:
        return evaluator.of_modules(game)
    return _weighed(parts(evaluator, game))


def correction(evaluator: Evaluator, game: Game) -> float:
    """Give by how many points the evaluation is wrong about what modules add, as games show.

    What the seat holds is left out: the evaluation knows better than the net what it can buy.
    """
    if len(game.rules.modules) < 2 or evaluator.outlook.closing:
        return 0.0
    found = parts(evaluator, game)
    open_ = {name: points for name, points in found.items() if not name.startswith(HELD)}
    return _weighed(open_) - evaluator.of_modules(game)


def _weighed(found: Parts) -> float:
    known = weights()
    return math.fsum([known.get(name, UNLEARNED) * points for name, points in found.items()])


def parts(evaluator: Evaluator, game: Game) -> Parts:
    """Name what modules have brought the seat so far, each part less the mean of its rivals.

    A scoring line is named by its rule and counted for every scoring to come, as things stand; what
    pieces promise is named by their module, and what the seat holds beside money by its kind.
    """
    found: Parts = {}
    _add_lines(evaluator, game, found)
    if game.scorings_done < LAST:
        _add_prospects(evaluator, game, found)
    for card in game.players[evaluator.seat].hand:
        kind = CARD_KIND[card] if card != UNKNOWN else "money"
        if kind != "money":
            name = HELD + kind
            found[name] = found.get(name, 0.0) + 1.0
    window = evaluator.window(game)
    if window:
        found[WINDOW] = window
    return found


def _add_lines(evaluator: Evaluator, game: Game, found: Parts) -> None:
    others = len(game.players) - 1
    for line in evaluator.lines_to_come(game):
        if line.seat >= 0:  # Dirk is nobody's rival
            share = line.points if line.seat == evaluator.seat else -line.points / others
            found[line.rule] = found.get(line.rule, 0.0) + share


def _add_prospects(evaluator: Evaluator, game: Game, found: Parts) -> None:
    seats = range(len(game.players))
    rules = game.rules
    for owner, promise in zip(rules.owners["prospect"], rules.prospect, strict=True):
        values = [promise(game, seat, evaluator.future, 0.0) for seat in seats]
        own = values.pop(evaluator.seat)
        found[f"prospect/{owner}"] = own - math.fsum(values) / len(values)


@lru_cache(maxsize=1)
def weights() -> Mapping[str, float]:
    """Load the weights of the parts by their names."""
    found: dict[str, float] = json.loads((assets_dir() / FILE).read_text("utf-8"))
    return found
