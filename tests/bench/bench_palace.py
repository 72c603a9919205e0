"""Print how long the Alhambra's answers take: ``python -m tests.bench.bench_palace``."""

import sys
import timeit
from collections.abc import Callable

from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import BUILDINGS, TILE_WALLS

PALACES = 60
TILES = 20
FAR = cell_at(60, 60)


def grown(seed: int) -> Palace:
    """Grow a random Alhambra of twenty tiles."""
    palace = Palace()
    for tile in shuffled(BUILDINGS, str(seed), "tiles"):
        spots = palace.spots(TILE_WALLS[tile])
        if spots and len(palace.tiles) <= TILES:
            palace.place(tile, shuffled(spots, str(seed), "spots", tile)[0])
    return palace


def place_and_lift(palace: Palace) -> None:
    """Lay a tile and take it away again."""
    palace.place(BUILDINGS[0], FAR)
    palace.lift(FAR)


WORK: dict[str, Callable[[Palace], object]] = {
    "spots of one tile": lambda palace: palace.spots(3),
    "can place": lambda palace: palace.can_place(3, 1),
    "swap cells": lambda palace: palace.swap_cells(3),
    "removable": lambda palace: palace.removable(),
    "longest wall": lambda palace: palace.longest_wall(),
    "wall path": lambda palace: palace.wall_path(),
    "clone": lambda palace: palace.clone(),
    "copy, place and lift": place_and_lift,
    "reason against a tile": lambda palace: palace.obstacle(15, 1),
}


def measure(work: Callable[[Palace], object]) -> float:
    """Give the microseconds that a piece of work takes on palaces that remember nothing."""
    grown_palaces = [grown(seed) for seed in range(PALACES)]
    fresh: list[Palace] = []

    def renew() -> None:
        fresh[:] = [palace.clone() for palace in grown_palaces]

    def once() -> None:
        for palace in fresh:
            work(palace)

    return min(timeit.repeat(once, renew, number=1, repeat=100)) / PALACES * 1e6


def main() -> None:
    """Print microseconds for each kind of work, the best of a hundred runs."""
    for name, work in WORK.items():
        sys.stdout.write(f"{name:24}{measure(work):8.2f} us\n")


if __name__ == "__main__":
    main()
