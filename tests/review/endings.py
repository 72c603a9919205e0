"""Ends of games: a few turns that can be looked at in no time."""

from functools import cache

from alhambra_qt import modules
from alhambra_qt.ai.arena import of_level
from alhambra_qt.engine import Setup, apply_unchecked, observe, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.state import Game

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


def ending(actions: int, seed: str = "b", seats: int = 3, *, on: tuple[str, ...] = ()) -> Ending:
    """The last actions of such a game, and where they begin."""
    start, played = whole(Setup(seats, seed, on))
    game = start.clone()
    for action in played[:-actions]:
        apply_unchecked(game, action)
    return game, played[-actions:]
