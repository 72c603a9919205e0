"""Correct the learned value for modules: their scoring lines and pieces, with learned weights.

The value network knows the base game only. The modules' own hooks return their features, each
under a name; the weight of each was learned from games with randomly drawn modules. The weights
are data, made by ``python -m tests.bench.train_modules``; this module does no training.
"""

import json
import math
from collections.abc import Mapping
from functools import lru_cache

from alhambra_qt.engine.pieces import CARD_KIND
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.paths import assets_dir

from .evaluate import Evaluator
from .outlook import LAST

FILE, EXPERT_FILE = "value_modules.json", "value_expert.json"
HELD, WINDOW = "held/", "window"
UNLEARNED = 1.0  # weight of a feature that was not in the training data

Parts = dict[str, float]


def beside(evaluator: Evaluator, game: Game, file: str = FILE) -> float:
    """Return the points to add to the network's value of a position for its modules.

    After the last turn nothing more can change: lines and attacks then count as they stand.
    """
    if len(game.rules.modules) < 2:
        return 0.0
    if evaluator.outlook.closing:
        return evaluator.of_modules(game)
    return _weighed(parts(evaluator, game), file)


def correction(evaluator: Evaluator, game: Game, file: str = FILE) -> float:
    """Return the learned correction, in points, to the evaluation's value of modules.

    Cards in hand are left out: the evaluation knows better than the network what they can buy.
    """
    if len(game.rules.modules) < 2 or evaluator.outlook.closing:
        return 0.0
    found = parts(evaluator, game)
    open_ = {name: points for name, points in found.items() if not name.startswith(HELD)}
    return _weighed(open_, file) - evaluator.of_modules(game)


def _weighed(found: Parts, file: str) -> float:
    known = weights(file)
    return math.fsum([known.get(name, UNLEARNED) * points for name, points in found.items()])


def parts(evaluator: Evaluator, game: Game) -> Parts:
    """Return the module features of a seat by name, each minus the rivals' mean.

    A scoring line is named after its rule and counted for every scoring to come, as things stand;
    the prospects of pieces are named after their module, and cards other than money after their
    kind.
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
        if line.seat >= 0:  # Dirk does not count as a rival
            share = line.points if line.seat == evaluator.seat else -line.points / others
            found[line.rule] = found.get(line.rule, 0.0) + share


def _add_prospects(evaluator: Evaluator, game: Game, found: Parts) -> None:
    seats = range(len(game.players))
    rules = game.rules
    for owner, promise in zip(rules.owners["prospect"], rules.prospect, strict=True):
        values = [promise(game, seat, evaluator.future, 0.0) for seat in seats]
        own = values.pop(evaluator.seat)
        found[f"prospect/{owner}"] = own - math.fsum(values) / len(values)


@lru_cache(maxsize=2)
def weights(file: str = FILE) -> Mapping[str, float]:
    """Load the weights of the features by name; the expert's file has those that it changes."""
    found: dict[str, float] = json.loads((assets_dir() / FILE).read_text("utf-8"))
    if file != FILE:
        found |= json.loads((assets_dir() / file).read_text("utf-8"))
    return found
