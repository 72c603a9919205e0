"""Where tiles go best in one seat's Alhambra, for the fast player: each thing is worked out once.

Many futures build the same Alhambra, so what is known of one is kept by what stands in it.
"""

from alhambra_qt.engine.building import rule_of, spots, swap_cells, walls_of
from alhambra_qt.engine.ids import Cell, Mask, Seat, Tile
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import TILE_KIND
from alhambra_qt.engine.state import Game

from .evaluate import Evaluator

Site = tuple[Cell, float]  # the best cell for a tile, and what it does to the shape; 0: nowhere
Swap = tuple[Cell, Tile, float]  # a cell, the tile that comes off, what it does to the shape
NOWHERE: Site = (0, 0.0)
LOOKED_AT = 3  # cells whose shape is worked out, the most promising ones by their sides
FREE_WALL, COVERED_WALL, FREE_SIDE = 1.0, -1.0, 0.25


def _promise(mask: Mask, low: int) -> float:
    """Guess how a tile with these walls changes the shape of a cell by its four sides alone."""
    free = ~(low | low >> 4) & 15
    return (
        FREE_WALL * (mask & free).bit_count()
        + COVERED_WALL * (mask & low >> 4).bit_count()
        + FREE_SIDE * (free & ~mask).bit_count()
    )


PROMISE = tuple(tuple(_promise(mask, low) for low in range(256)) for mask in range(16))


class _Board:
    """What is known of an Alhambra: the best cell by kind of tile, swaps by walls, its shape."""

    def __init__(self) -> None:
        self.sites: dict[object, Site] = {}
        self.shapes: dict[int, tuple[float, float]] = {}
        self.swaps: dict[Mask, list[Swap]] = {}


class Sites:
    """What is known of the Alhambras that one seat may come to have."""

    def __init__(self, evaluator: Evaluator, seat: Seat) -> None:
        self._evaluator = evaluator
        self._seat = seat
        self._boards: dict[object, _Board] = {}

    def best(self, game: Game, tile: Tile) -> Site:
        """Give the best cell for a tile, and how the worth of the shape changes there."""
        player = game.players[self._seat]
        palace = player.palace
        sites = self._board(palace).sites
        mask = walls_of(player, tile)
        kind = TILE_KIND[tile]
        what = mask if kind == "building" else (kind, mask)
        found = sites.get(what)
        if found is None:
            found = sites[what] = self._find(game, palace, tile, mask)
        return found

    def _board(self, palace: Palace) -> _Board:
        """Remember what was worked out for an Alhambra; many futures build the same one."""
        found = self._boards.get(palace.content)
        if found is None:
            found = self._boards[palace.content] = _Board()
        return found

    def _find(self, game: Game, palace: Palace, tile: Tile, mask: Mask) -> Site:
        if rule_of(game, tile).spots is Palace.spots:
            cells = palace.spots(mask)
        else:
            cells = list(spots(game, self._seat, tile))
        if not cells:
            return NOWHERE
        promise, frontier = PROMISE[mask], palace.frontier
        # Of equal ones the first by place: the order of building must not matter.
        cells.sort(key=lambda cell: (-promise[frontier[cell] & 255], cell))
        best, most = 0, -1e9
        for cell in cells[:LOOKED_AT]:
            after = palace.clone()
            after.place(tile, cell, mask)
            value = sum(self._evaluator.weigh_shape(after, 0))
            if value > most:
                best, most = cell, value
        return best, most - self.shape(palace)

    def shape(self, palace: Palace, done: int = 0) -> float:
        """Give the worth of walls and room after so many scorings."""
        wall, room = self.shape_parts(palace, done)
        return wall + room

    def shape_parts(self, palace: Palace, done: int) -> tuple[float, float]:
        """Give the worth of walls, and that of room, after so many scorings."""
        shapes = self._board(palace).shapes
        found = shapes.get(done)
        if found is None:
            found = shapes[done] = self._evaluator.weigh_shape(palace, done)
        return found

    def swaps(self, game: Game, tile: Tile) -> list[Swap]:
        """Give the cells where a building may take the place of another (rule redesign.swap).

        With each come the tile that comes off and what the shape gains.
        """
        player = game.players[self._seat]
        palace = player.palace
        if TILE_KIND[tile] != "building":
            return []
        board = self._board(palace)
        mask = walls_of(player, tile)
        found = board.swaps.get(mask)
        if found is None:
            found = board.swaps[mask] = []
            now = self.shape(palace)
            for cell in swap_cells(game, self._seat, tile):
                out = palace.tiles[cell]
                if TILE_KIND[out] == "building":
                    after = palace.clone()
                    after.lift(cell)
                    after.place(tile, cell, mask)
                    found.append((cell, out, sum(self._evaluator.weigh_shape(after, 0)) - now))
        return found
