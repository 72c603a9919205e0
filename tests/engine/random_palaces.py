"""Random Alhambras for tests: grown, redesigned and extended step by step, always legal."""

import random
from collections.abc import Iterator

from alhambra_qt.engine.ids import SIDES, STEP, Cell, cell_at, xy
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import BUILDINGS, CAMPS, TILE_WALLS
from tests.engine import plain_palace as plain


def board_of(palace: Palace) -> plain.Board:
    """Turn an Alhambra into a plain board."""
    return {
        xy(cell): plain.Piece(mask, palace.tiles[cell] in CAMPS)
        for cell, mask in palace.walls.items()
    }


def gates_of(palace: Palace) -> plain.Gates:
    """Turn the gates of an Alhambra into plain ones."""
    return frozenset(
        frozenset({xy(cell), xy(cell + STEP[side])})
        for cell, mask in palace.gates.items()
        for side in SIDES
        if mask >> side & 1
    )


def cells(places: list[plain.Place]) -> list[Cell]:
    """Turn sorted places into cells."""
    return [cell_at(x, y) for x, y in places]


class Walk:
    """One random Alhambra under way.

    ``loose`` draws walls afresh, fewer than printed, for large and tangled Alhambras; ``extras``
    mixes in camps, gates and sticks.
    """

    def __init__(self, seed: int, loose: bool = False, extras: bool = False) -> None:
        self.rng = random.Random(seed)
        self.loose = loose
        self.extras = extras
        self.palace = Palace()
        self.stock = [*BUILDINGS, *(CAMPS if extras else ())]
        self.rng.shuffle(self.stock)
        self.masks = {tile: self._mask(tile) for tile in self.stock}

    def _mask(self, tile: int) -> int:
        if self.loose and tile not in CAMPS:
            return self.rng.choice((0, 0, 0, 1, 2, 4, 8, 3, 6, 12, 9, 5, 10))
        return TILE_WALLS[tile]

    def steps(self, count: int) -> Iterator[Palace]:
        """Take steps, giving the Alhambra after each."""
        ways = [self.add] * 8 + [self.remove, self.swap]
        if self.extras:
            ways += [self.gate, self.stick, self.stick_aside, self.camp, self.camp]
        for _ in range(count):
            self.rng.choice(ways)()
            yield self.palace

    def _take(self, camps: bool) -> int | None:
        tile = next((tile for tile in self.stock if (tile in CAMPS) == camps), None)
        if tile is not None:
            self.stock.remove(tile)
        return tile

    def _put_back(self, tile: int) -> None:
        self.stock.append(tile)

    def add(self) -> None:
        """Build the next tile anywhere it fits."""
        tile = self._take(camps=False)
        if tile is None:
            return
        spots = self.palace.spots(self.masks[tile])
        if spots:
            self.palace.place(tile, self.rng.choice(spots), self.masks[tile])
        else:
            self._put_back(tile)

    def camp(self) -> None:
        """Build the next camp anywhere the plain rules allow it."""
        tile = self._take(camps=True)
        if tile is None:
            return
        piece = plain.Piece(TILE_WALLS[tile], True)
        spots = plain.spots(board_of(self.palace), gates_of(self.palace), piece)
        if spots:
            self.palace.place(tile, cell_at(*self.rng.choice(spots)))
        else:
            self._put_back(tile)

    def gate(self) -> None:
        """Build the next tile where only a gate makes way to it."""
        tile = self._take(camps=False)
        if tile is None:
            return
        mask = self.masks[tile]
        spots = self.palace.gate_spots(mask)
        if not spots:
            self._put_back(tile)
            return
        cell = self.rng.choice(spots)
        near = [n for n in self.palace.neighbours(cell) if n[2] not in CAMPS]
        self.palace.place(tile, cell, mask)
        self.palace.open_gate(cell, self.rng.choice(near)[0])

    def stick(self) -> None:
        """Put a wall on an open outer side, if the plain rules allow it."""
        cell = self.rng.choice([c for c in self.palace.tiles if c not in self.palace.camps])
        mask = self.palace.walls[cell] | 1 << self.rng.choice(SIDES)
        board = board_of(self.palace)
        board[xy(cell)] = plain.Piece(mask)
        if plain.broken(board, gates_of(self.palace)) is None:
            self.palace.set_walls(cell, mask)

    def stick_aside(self) -> None:
        """Put a wall on a tile that lies outside, to be built or swapped in with it."""
        tile = self.rng.choice(self.stock or [0])
        if tile and tile not in CAMPS:
            self.masks[tile] |= 1 << self.rng.choice(SIDES)

    def remove(self) -> None:
        """Take out any tile that may be."""
        removable = self.palace.removable()
        if removable:
            cell = self.rng.choice(removable)
            mask = self.palace.walls[cell]
            tile = self.palace.lift(cell)
            self.masks[tile] = mask
            self._put_back(tile)

    def swap(self) -> None:
        """Exchange the next tile with any that it may replace."""
        tile = self._take(camps=False)
        if tile is None:
            return
        found = self.palace.swap_cells(self.masks[tile])
        if not found:
            self._put_back(tile)
            return
        cell = self.rng.choice(found)
        mask = self.palace.walls[cell]
        old = self.palace.lift(cell)
        self.palace.place(tile, cell, self.masks[tile])
        self.masks[old] = mask
        self._put_back(old)
