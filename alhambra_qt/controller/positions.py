"""Opening a position (the JSON of a moment of a game) as a new game."""

from collections.abc import Mapping
from typing import Any

from alhambra_qt import modules
from alhambra_qt.controller.gameconfig import NAME_LENGTH
from alhambra_qt.controller.view_parts import MARKS as MARKS
from alhambra_qt.engine import Game
from alhambra_qt.engine import position as engine_position

FORMAT = engine_position.FORMAT


def open_position(data: Mapping[str, Any]) -> tuple[Game, tuple[str, ...]]:
    """Give the game of a position and the names of its seats.

    Raises:
        BadData: naming the field that is wrong.
    """
    position = modules.read_position(data)
    return position.game, table_names(position.names)


def table_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Make names fit for a table: none empty, too long or given twice.

    >>> table_names(("Ana", "", " Ana "))
    ('Ana', '2', 'Ana 3')
    """
    found: list[str] = []
    for number, name in enumerate(names, start=1):
        short = name.strip()[:NAME_LENGTH].strip() or str(number)
        if short in found:
            short = f"{short[: NAME_LENGTH - 3]} {number}"
        found.append(short)
    return tuple(found)
