"""Camps: tiles outside the walls that score lines of buildings (rules of section 7.8)."""

from collections.abc import Mapping

from alhambra_qt.engine.ids import (
    SIDES,
    STEP,
    Cell,
    Mask,
    Seat,
    Side,
    Tile,
    opposite,
    reading_order,
)
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.palace import Palace, for_each_seat
from alhambra_qt.engine.pieces import CAMPS, TILE_ID, TILE_KIND, TILE_WALLS
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Game, Module, TileRule
from alhambra_qt.engine.state import Setup


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
    """Give the refusal if a camp's neighbours on a cell are not as it needs them.

    The French sheet allows only one side at a wall. Then the second arrow of a corner camp would
    always look at an empty cell, while the sheet scores both: one bastion is enough, two may.
    """
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


def _may_stand(bastions: Mask, low: int) -> bool:
    """Compare a camp with what its cell's neighbours show; other camps' bastions look like walls.

    The low bits of the key: an open side in bits 0-3, a wall in 4-7, a bare side of a camp both.
    """
    for side in SIDES:
        shows = low >> side & 17
        bastion = bastions >> side & 1
        if shows == 1 or (shows == 16 and not bastion) or (shows == 17 and bastion):
            return False
    return bool(low >> 4 & ~low & bastions)


MAY_STAND = tuple(bytes(_may_stand(bastions, low) for low in range(256)) for bastions in range(16))


def camp_may(bastions: Mask, key: int) -> bool:
    """Sort out the cells whose neighbours a camp cannot stand beside."""
    return MAY_STAND[bastions][key & 255] == 1


def camp_spots(palace: Palace, bastions: Mask) -> list[Cell]:
    """List the cells where a camp may be built."""
    fits = MAY_STAND[bastions]
    cells = [cell for cell, key in palace.frontier.items() if fits[key & 255]]
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


def _lines(seat: Seat, palace: Palace) -> list[Line]:
    """Give a point for each tile that the arrow of a camp meets (rule camps.score)."""
    lines = []
    for cell, tile in palace.tiles.items():
        if TILE_KIND[tile] == "camp":
            item = TILE_ID[tile]
            for side in SIDES:
                if TILE_WALLS[tile] >> side & 1:
                    cells, arrow = tuple(camp_line(palace, cell, side)), ((cell, side),)
                    points = len(cells)
                    lines.append(Line(seat, "camps.score", item, points, 0, points, cells, arrow))
    return lines


LINES = for_each_seat(_lines)


class Camps(Module[None]):
    """Rules camps.deal, camps.build, camps.score, camps.wall."""

    id = "camps"
    pieces = ("camp",)
    dealt = "camps.deal"

    def tiles(self, setup: Setup) -> tuple[Tile, ...]:
        """The eight camps, mixed into the bag."""
        return CAMPS

    def tile_rules(self) -> Mapping[str, TileRule]:
        """Camps are built outside, bastion against wall."""
        return {"camp": TileRule(camp_spots, camp_obstacle, camp_sides, walked=False, may=camp_may)}

    def score_items(self, game: Game, scoring: int, out: list[Line]) -> None:
        """One point for each tile in the line of each arrow."""
        for find, player in zip(LINES, game.players, strict=False):
            out += player.palace.known(find)
