"""Games of modules laid out for what lies beside the players."""

import random
from collections.abc import Sequence

from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import GameConfig, setup_of
from alhambra_qt.engine import Game, apply, legal_actions
from alhambra_qt.engine.pieces import CARD_BY_ID
from alhambra_qt.modules.characters.rules import Characters


def laid(setup: GameConfig, characters: Sequence[str] = ()) -> Game:
    """Begin a game and answer what is asked until seat 0 has its first turn.

    ``characters`` are the characters that each seat owns.
    """
    game = modules.new_game(setup_of(setup))
    rng = random.Random(3)
    while game.frame.kind != "turn" or game.frame.seat != 0:
        apply(game, rng.choice(legal_actions(game)))
    if characters:
        owned = Characters.of(game).owned
        for seat, names in enumerate(characters):
            owned[seat][:] = [CARD_BY_ID[name] for name in names.split()]
    return game
