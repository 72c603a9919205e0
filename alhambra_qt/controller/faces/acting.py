"""What faces are made of that tell the points of an action."""

from alhambra_qt.controller.faces.asked import Table
from alhambra_qt.engine import Game, score_now
from alhambra_qt.engine.scoring import next_scoring


def points_gained(table: Table, before: Game, after: Game) -> int:
    """Give the points of the seat that two games differ by in the next scoring."""
    number = next_scoring(table.game)
    old, new = score_now(before, number).totals, score_now(after, number).totals
    return new[table.seat] - old[table.seat]
