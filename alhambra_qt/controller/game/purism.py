"""Who plays as purists: nobody is told what counting would tell, once all people agree.

Each person is asked once. Whoever does not want it ends the matter for all, and nobody else is
asked; once all have agreed it holds until the game is over.
"""

from attrs import evolve

from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.seats import humans
from alhambra_qt.engine.ids import Seat

Agreed = frozenset[Seat]


def settled(config: GameConfig, agreed: Agreed) -> tuple[GameConfig, Agreed]:
    """Give the set-up and who waits for the others, now that these people have agreed."""
    people = frozenset(humans(config))
    waiting = agreed & people
    if waiting and waiting == people:
        return evolve(config, purist=True), frozenset()
    return config, waiting
