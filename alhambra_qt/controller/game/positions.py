"""Opening a position (the JSON of a moment of a game) as a new game."""

from collections.abc import Mapping
from typing import Any

from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import (
    AI,
    DEFAULT_NAMES,
    HUMAN,
    NAME_LENGTH,
    GameConfig,
    SeatConfig,
)
from alhambra_qt.controller.view.parts import MARKS
from alhambra_qt.engine import Game
from alhambra_qt.engine.position import FORMAT as FORMAT


def open_position(data: Mapping[str, Any]) -> tuple[Game, GameConfig]:
    """Give the game of a position and a set-up for it.

    Whoever is to move is a person, the others are computers.

    Raises:
        BadData: naming the field that is wrong, and the rule if one is broken.
    """
    position = modules.read_position(data)
    game = position.game
    seats = tuple(
        SeatConfig(name, HUMAN if seat == game.to_play else AI, mark=MARKS[seat])
        for seat, name in enumerate(named(position.names))
    )
    setup = game.setup
    return game, GameConfig(seats, setup.modules, setup.seed, setup.variants)


def named(names: tuple[str, ...]) -> list[str]:
    """Give every seat a name of its own: the position's, cut to length, or another."""
    found: list[str] = []
    for name in names:
        wanted = name.strip()[:NAME_LENGTH]
        if not wanted or wanted in found:
            taken = {*names, *found}
            wanted = next(other for other in DEFAULT_NAMES if other not in taken)
        found.append(wanted)
    return found
