"""Choose places for all tiles held aside together, by a beam search over their order."""

import math
from collections.abc import Sequence

import attrs

from alhambra_qt.engine.actions import Action, GiveToDirk, Place, Reserve
from alhambra_qt.engine.ids import Tile
from alhambra_qt.engine.play import answers
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.scoring import standing_counts

from .evaluate import Counts, Evaluator
from .terms import Terms

ASIDE = ("place", "distribute")  # questions about tiles held aside
PROMISE = 0.9  # fraction of a held tile's building points that counts before it is built


@attrs.frozen(eq=False)
class Arranged:
    """A way to put tiles away: the actions, the resulting position and its value."""

    game: Game
    actions: tuple[Action, ...]
    terms: Terms
    total: float


@attrs.frozen(eq=False)
class _Step:
    """A way to put one tile away, not carried out yet."""

    before: Arranged
    action: Action
    guess: float


def asks_for_place(game: Game, seat: int) -> bool:
    """Return whether a seat is asked to put tiles away."""
    return bool(game.decisions) and game.frame.seat == seat and game.frame.kind in ASIDE


def arrange(evaluator: Evaluator, game: Game, width: int) -> list[Arranged]:
    """Put away all tiles held aside, keeping the ``width`` best ways at each step (beam search).

    The best way comes first; if there are several, each starts with a different action. A way
    ends early if placing a tile raises another question.
    """
    terms = evaluator.terms(game)
    beam = [Arranged(game, (), terms, terms.total)]
    while True:
        waiting = [way for way in beam if asks_for_place(way.game, evaluator.seat)]
        if not waiting:
            return beam
        ended = [way for way in beam if not asks_for_place(way.game, evaluator.seat)]
        steps = [step for way in waiting for step in _steps(evaluator, way)]
        steps.sort(key=lambda step: -step.guess)
        beam = ended + _carry_out(evaluator, steps, width)
        beam.sort(key=lambda way: -way.total)


def _carry_out(evaluator: Evaluator, steps: Sequence[_Step], width: int) -> list[Arranged]:
    """Carry out the most promising steps, each set of actions once."""
    seen: set[frozenset[Action]] = set()
    ways = []
    for step in steps:
        actions = (*step.before.actions, step.action)
        key = frozenset(actions)
        if key in seen:
            continue
        seen.add(key)
        game = step.before.game.clone()
        _put(game, step.action)
        more = asks_for_place(game, evaluator.seat)
        terms = evaluator.terms(game, deep=not more)
        total = terms.total + _promised(evaluator, game)
        ways.append(Arranged(game, actions, terms, total))
        if len(ways) == width:
            break
    ways.sort(key=lambda way: -way.total)
    return ways


def _put(game: Game, action: Action) -> None:
    """Carry out an action without the steps that follow: a refill would draw unknown pieces."""
    game.rules.handlers[type(action)].run(game, game.frame.seat, action)


def _promised(evaluator: Evaluator, game: Game) -> float:
    held = game.players[evaluator.seat].bought
    if not held:
        return 0.0
    counts = standing_counts(game)
    return math.fsum([_promise(evaluator, game, counts, tile) for tile in held])


def _promise(evaluator: Evaluator, game: Game, counts: Counts, tile: Tile) -> float:
    return PROMISE * max(0.0, evaluator.built(game, counts, tile))


def _steps(evaluator: Evaluator, way: Arranged) -> list[_Step]:
    """Estimate the value of every way to put one more tile away."""
    game = way.game
    counts = standing_counts(game)
    promises = {
        tile: _promise(evaluator, game, counts, tile)
        for tile in game.players[evaluator.seat].bought
    }
    options = answers(game)
    places: dict[Tile, list[Place]] = {}
    for action in options:
        if isinstance(action, Place):
            places.setdefault(action.tile, []).append(action)
    # Building comes first: among equal ways the first is taken.
    steps = []
    for tile, found in places.items():
        values = evaluator.on_cells(game, counts, tile, [action.cell for action in found])
        for action, value in zip(found, values, strict=True):
            steps.append(_Step(way, action, way.total + value - promises.get(tile, 0.0)))
    for action in options:
        if not isinstance(action, Place):
            guess = _guess(evaluator, way, counts, action) - promises.get(_tile(action), 0.0)
            steps.append(_Step(way, action, guess))
    return steps


def _tile(action: Action) -> Tile:
    tile: Tile = getattr(action, "tile", 0)
    return tile


def _guess(evaluator: Evaluator, way: Arranged, counts: Counts, action: Action) -> float:
    game = way.game
    if isinstance(action, Reserve):
        return way.total + evaluator.kept_back(game, counts, action.tile)
    if isinstance(action, GiveToDirk):
        row = len(game.players)
        return way.total + evaluator.built(game, counts, action.tile, row)
    tried = game.clone()
    _put(tried, action)
    return evaluator.terms(tried).total
