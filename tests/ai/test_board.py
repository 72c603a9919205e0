"""The computer player's view of an Alhambra, against the engine and a naive search."""

import math
from collections.abc import Iterator

import pytest

from alhambra_qt.ai.board import LOOKED_AT, PROMISE, Fractions, form_of, forms_of, measure
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import BUILDINGS, CAMPS, TILE_WALLS
from alhambra_qt.modules.camps.rules import camp_spots
from tests.engine.random_palaces import Walk


def palaces() -> Iterator[Palace]:
    """Alhambras of all kinds, with and without camps and sticks."""
    for seed in range(12):
        yield from Walk(seed, extras=seed % 2 == 1).steps(18)


def only(mask: int) -> tuple[float, ...]:
    """Tiles to come that all have the same walls."""
    return tuple(float(other == mask) for other in range(16))


def room(palace: Palace, mask: int) -> tuple[float, float]:
    """Whether a tile of these walls fits on some cell, and on two."""
    form, parts = measure(palace), Fractions(only(mask))
    return parts[form.once], parts[form.twice]


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
        assert list(measure(palace)[:2]) == lengths[:2]


def test_room_counts_cells() -> None:
    """A tile has room if it has a cell, and a choice if it has two."""
    for palace in palaces():
        for mask in (0, 1, 6, 13):
            spots = len(palace.spots(mask))
            assert room(palace, mask) == (float(spots > 0), float(spots > 1))


@pytest.mark.parametrize("mask", [1, 2, 4, 8, 3, 6, 12, 9])
def test_ends_can_be_continued(mask: int) -> None:
    """Where an end of the longest wall can be continued, trying it makes the wall longer."""
    seen = 0
    for palace in palaces():
        form = measure(palace)
        if palace.longest_wall() and (form.start | form.end) >> mask & 1:
            assert longer(palace, mask)
            seen += 1
    assert seen > 10


def test_order_of_building_does_not_matter() -> None:
    """The same Alhambra is worth the same however it was built: what is sent is built in rows."""
    ties = 0
    for palace in palaces():
        again = Palace()
        again.set_walls(0, palace.walls[0])
        for cell in sorted(palace.tiles, reverse=True):
            if cell:
                again.place(palace.tiles[cell], cell, palace.walls[cell])
        assert measure(again) == measure(palace)
        assert forms_of(again) is forms_of(palace)
        lengths = [len(run) for run in palace.wall_runs()[:2]]
        ties += len(lengths) == 2 and lengths[0] == lengths[1]
    assert ties > 20


def test_forms_are_kept_truly() -> None:
    """The forms kept of an Alhambra, and of it with one more tile, are those measured anew."""
    compared = 0
    for palace in palaces():
        known = forms_of(palace)
        assert form_of(palace) == measure(palace)
        for tile in (*BUILDINGS[::9], *CAMPS[:2]):
            camp, mask = tile in CAMPS, TILE_WALLS[tile]
            cells, forms = camp_spots(palace, mask) if camp else palace.spots(mask), []
            for cell in cells:
                after = palace.clone()
                after.place(tile, cell)
                forms.append(measure(after))
            assert known.grown(palace, tile, mask, cells) == forms
            assert known.grown(palace, tile, mask, cells) == forms
            spots = camp_spots if camp else Palace.spots
            promise, frontier = PROMISE[mask], palace.frontier
            best = sorted(zip(cells, forms, strict=True), key=lambda at: at[0])
            best.sort(key=lambda at: promise[frontier[at[0]] & 255], reverse=True)
            for _ in range(2):
                found = known.promising(palace, tile, mask, spots)
                assert list(zip(*found, strict=True)) == best[:LOOKED_AT]
            if not camp:
                assert known.with_building(palace, tile, mask) == tuple(dict.fromkeys(forms))
            compared += len(forms)
    assert compared > 500


def test_parts_of_the_tiles_to_come() -> None:
    """The fraction of the tiles to come is that of the masks that are asked for."""
    shares = tuple((mask + 1) / 136 for mask in range(16))
    parts = Fractions(shares)
    for tiles in (0, 1, 6, 1 << 15, (1 << 16) - 1, 6):
        assert parts[tiles] == math.fsum(shares[mask] for mask in range(16) if tiles >> mask & 1)
