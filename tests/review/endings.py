"""Ends of games: a few turns that can be looked at in no time."""

from functools import cache

from alhambra_qt import modules
from alhambra_qt.ai.arena import of_level
from alhambra_qt.engine import Setup, apply_unchecked, observe, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json, setup_from_json
from alhambra_qt.engine.rules import Game
from tests.golden_games import golden_record

Ending = tuple[Game, tuple[Action, ...]]


@cache
def whole(setup: Setup) -> Ending:
    """A game of medium players."""
    player, actions = of_level("medium"), list[Action]()
    start = modules.new_game(setup)
    game = start.clone()
    while (seat := to_move(game)) is not None:
        actions.append(player(observe(game, seat), f"{setup.seed}/{len(actions)}"))
        apply_unchecked(game, actions[-1])
    return start, tuple(actions)


@cache
def golden(name: str) -> Ending:
    """The beginning of a golden game and its actions."""
    record = golden_record(name)
    actions = (action_from_json(part, str(k)) for k, part in enumerate(record["actions"]))
    return modules.new_game(setup_from_json(record["setup"])), tuple(actions)


def ending(actions: int, name: str = "three-medium") -> Ending:
    """The last actions of a golden game, and where they begin."""
    start, played = golden(name)
    game = start.clone()
    for action in played[:-actions]:
        apply_unchecked(game, action)
    return game, played[-actions:]
