"""The computer player's view of an Alhambra, against the engine and a naive search."""

from collections.abc import Iterator

import pytest

from alhambra_qt.ai.board import room, wall_shape
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import BUILDINGS
from tests.engine.random_palaces import Walk

NO_WAY = (0.0,) * 16


def palaces() -> Iterator[Palace]:
    """Alhambras of all kinds, with and without camps and sticks."""
    for seed in range(12):
        yield from Walk(seed, extras=seed % 2 == 1).steps(18)


def only(mask: int) -> tuple[float, ...]:
    """Tiles to come that all have the same walls."""
    return tuple(float(other == mask) for other in range(16))


def longer(palace: Palace, mask: int) -> bool:
    """Whether some cell makes the longest wall longer with a tile of these walls."""
    length = palace.longest_wall()
    for cell in palace.spots(mask):
        tried = palace.clone()
        tried.place(BUILDINGS[0], cell, mask)
        if tried.longest_wall() > length:
            return True
    return False


def test_longest_wall_is_the_engines() -> None:
    """The longest and second longest wall are those of the engine."""
    for palace in palaces():
        lengths = [len(run) for run in palace.wall_runs()] + [0, 0]
        longest, second, _ = wall_shape(palace, NO_WAY)
        assert [longest, second] == lengths[:2]


def test_room_counts_cells() -> None:
    """A tile has room if it has a cell, and a choice if it has two."""
    for palace in palaces():
        for mask in (0, 1, 6, 13):
            spots = len(palace.spots(mask))
            assert room(palace, only(mask)) == (float(spots > 0), float(spots > 1))


@pytest.mark.parametrize("mask", [1, 2, 4, 8, 3, 6, 12, 9])
def test_ends_can_be_continued(mask: int) -> None:
    """Where an end of the longest wall can be continued, trying it makes the wall longer."""
    seen = 0
    for palace in palaces():
        if palace.longest_wall() and wall_shape(palace, only(mask))[2] > 0:
            assert longer(palace, mask)
            seen += 1
    assert seen > 10


def test_order_of_building_does_not_matter() -> None:
    """The same Alhambra is worth the same however it was built: what is sent is built in rows."""
    shares = tuple((mask + 1) / 136 for mask in range(16))
    ties = 0
    for palace in palaces():
        again = Palace()
        again.set_walls(0, palace.walls[0])
        for cell in sorted(palace.tiles, reverse=True):
            if cell:
                again.place(palace.tiles[cell], cell, palace.walls[cell])
        assert wall_shape(again, shares) == wall_shape(palace, shares)
        assert room(again, shares) == room(palace, shares)
        lengths = [len(run) for run in palace.wall_runs()[:2]]
        ties += len(lengths) == 2 and lengths[0] == lengths[1]
    assert ties > 20
