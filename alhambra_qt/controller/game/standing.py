"""What modules keep beside the board and in the Alhambras, as the engine tells it."""

from collections.abc import Sequence

from alhambra_qt.engine import Game
from alhambra_qt.engine.contracts import Zone
from alhambra_qt.engine.ids import Cell, Seat


def zones_of(game: Game) -> list[Zone]:
    """List the places where the modules of a game keep pieces."""
    found: list[Zone] = []
    for add in game.rules.zones:
        add(game, found)
    return found


def beside_dirk(game: Game) -> tuple[str, ...]:
    """Give the tokens that the imaginary player has."""
    zones = [zone for zone in zones_of(game) if zone.name.startswith("dirk-")]
    return tuple(token for zone in zones for token in zone.tokens)


def on_boards(game: Game) -> dict[Seat, dict[Cell, tuple[str, ...]]]:
    """Give the tokens that stand in the Alhambras, by seat and cell."""
    return _standing(zones_of(game))


def _standing(zones: Sequence[Zone]) -> dict[Seat, dict[Cell, tuple[str, ...]]]:
    found: dict[Seat, dict[Cell, tuple[str, ...]]] = {}
    for zone in zones:
        for token, cell in zip(zone.tokens, zone.cells, strict=False):
            cells = found.setdefault(zone.seat, {})
            cells[cell] = (*cells.get(cell, ()), token)
    return found
