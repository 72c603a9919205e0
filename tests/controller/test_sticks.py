"""Sticks count wherever a tile is drawn or named before it is built."""

from attrs import evolve

from alhambra_qt.controller.desk.modes import ghost, legal_cell, refused_tile
from alhambra_qt.controller.faces.asked import Table
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.view.targets import AtCell
from alhambra_qt.engine import Refusal, why_not
from alhambra_qt.engine.actions import AddTile
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import msg, tr
from tests.controller.kit import arranged, config

GARDEN = TILE_BY_ID["garden-11"]  # no wall is printed on it
SETUP = evolve(config(3), modules=("walls",))


def reserved(sticks: int = 1) -> Table:
    """A garden without printed walls in the reserve, with sticks (north only unless told)."""
    game = arranged(SETUP, reserve="garden-11", palace="garden-10-n 1 0|tower-9-ne 0 -1")
    game.players[0].sticks = {GARDEN: sticks}
    return Table.of(game, 0, tags(SETUP), "normal")


def test_ghost_shows_sticks() -> None:
    """A tile shown where it would stand has its sticks; without them it has printed walls only."""
    table = reserved()
    assert ghost(table, GARDEN, cell_at(0, 1), legal=True, put=False).walls == "n"
    assert ghost(table, TILE_BY_ID["tower-9-ne"], 0, legal=True, put=False).walls == "ne"


def test_refusal_shows_and_names_sticks() -> None:
    """A refusal draws the sticks, and says that the touching side is a wall because of them."""
    table = reserved()
    cell = cell_at(0, 1)
    refusal = why_not(table.game, AddTile.of(GARDEN, cell))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "build.edges"
    view = refused_tile(table, refusal, AtCell(0, 1), GARDEN, cell).refusal
    assert view is not None
    assert view.walls == "n"
    assert tr("en", view.text) == "On the north side a wall would meet an open side."


def test_wall_change_counts_sticks() -> None:
    """What a space would do to the longest wall is told with the sticks of the tile."""
    cell = cell_at(2, 0)
    assert legal_cell(reserved(0), GARDEN, cell, msg("play-empty")).wall == 0
    assert legal_cell(reserved(1), GARDEN, cell, msg("play-empty")).wall == 1
