"""Camps: tiles outside the walls that score lines of buildings (rules of section 7.8)."""

from collections.abc import Mapping

from alhambra_qt.engine.ids import (
    SIDES,
    STEP,
    Cell,
    Mask,
    Side,
    Tile,
    opposite,
    reading_order,
)
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import CAMPS, TILE_ID, TILE_KIND, TILE_WALLS
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Module, TileRule
from alhambra_qt.engine.state import Game, Setup


def _leans(palace: Palace, bastions: Mask, side: Side, near: Cell) -> bool:
    """Whether a bastion on this side meets a wall of an ordinary tile."""
    if TILE_KIND[palace.tiles[near]] == "camp" or not bastions >> side & 1:
        return False
    return bool(palace.walls[near] >> opposite(side) & 1)


def _bare_to_bare(palace: Palace, bastions: Mask, side: Side, near: Cell) -> bool:
    if TILE_KIND[palace.tiles[near]] != "camp" or bastions >> side & 1:
        return False
    return not palace.walls[near] >> opposite(side) & 1


def camp_obstacle(palace: Palace, bastions: Mask, cell: Cell) -> Refusal | None:
    """Give the rule that forbids building a camp on a cell, or None (rule camps.build)."""
    if cell in palace.tiles:
        return Refusal("build.free", (cell,))
    if not palace.neighbours(cell):
        return Refusal("build.adjacent", (cell,))
    refusal = camp_sides(palace, bastions, cell)
    if refusal is None and palace.makes_hole(cell):
        return Refusal("build.hole", palace.hole_cells(cell))
    return refusal


def camp_sides(palace: Palace, bastions: Mask, cell: Cell) -> Refusal | None:
    """Give the refusal if a camp's neighbours on a cell are not as it needs them."""
    leaning = 0
    wrong = []
    for side, near, _ in palace.neighbours(cell):
        if _leans(palace, bastions, side, near):
            leaning += 1
        elif not _bare_to_bare(palace, bastions, side, near):
            wrong.append((cell, side))
    if wrong:
        return Refusal("camps.build", (cell,), tuple(wrong), (("reason", "sides"),))
    return None if leaning else Refusal("camps.build", (cell,), params=(("reason", "bastion"),))


def camp_spots(palace: Palace, bastions: Mask) -> list[Cell]:
    """List the cells where a camp may be built."""
    cells = {
        near - STEP[side]
        for near, other in palace.tiles.items()
        if TILE_KIND[other] != "camp"
        for side in SIDES
        if bastions >> side & 1 and palace.walls[near] >> opposite(side) & 1
    }
    fitting = [cell for cell in cells if camp_obstacle(palace, bastions, cell) is None]
    return sorted(fitting, key=reading_order)


def camp_line(palace: Palace, cell: Cell, side: Side) -> list[Cell]:
    """Give the tiles that an arrow of a camp meets, nearest first (rule camps.score)."""
    line = []
    cell += STEP[side]
    while cell in palace.tiles and TILE_KIND[palace.tiles[cell]] != "camp":
        line.append(cell)
        cell += STEP[side]
    return line


class Camps(Module):
    """Rules camps.deal, camps.build, camps.score, camps.wall."""

    id = "camps"

    def tiles(self, setup: Setup) -> tuple[Tile, ...]:
        """The eight camps, mixed into the bag."""
        return CAMPS

    def tile_rules(self) -> Mapping[str, TileRule]:
        """Camps are built outside, bastion against wall."""
        return {"camp": TileRule(camp_spots, camp_obstacle, camp_sides, walked=False)}

    def score_items(self, game: Game, scoring: int, out: list[Line]) -> None:
        """One point for each tile in the line of each arrow."""
        for seat, player in enumerate(game.players):
            palace = player.palace
            for cell, tile in palace.tiles.items():
                if TILE_KIND[tile] != "camp":
                    continue
                for side in SIDES:
                    if TILE_WALLS[tile] >> side & 1:
                        line = camp_line(palace, cell, side)
                        points = len(line)
                        item = TILE_ID[tile]
                        arrow = ((cell, side),)
                        cells = tuple(line)
                        out.append(Line(seat, "camps.score", item, points, 0, points, cells, arrow))
