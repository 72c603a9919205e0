"""The sides of tiles in words."""

import pytest

from alhambra_qt.controller.words.sides import tile_sides
from alhambra_qt.engine.ids import mask_of
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_WALLS
from alhambra_qt.i18n import LANGS, tr


def said(tile: str, lang: str = "en", **more: str) -> str:
    """What is said of a tile."""
    return ", ".join(tr(lang, one) for one in tile_sides(tile, **more))


def tile_with(walls: str) -> str:
    """A building with these walls printed."""
    mask = mask_of(walls)
    return next(one for one, tile in TILE_BY_ID.items() if TILE_WALLS[tile] == mask)


def test_walls_and_open_sides() -> None:
    """Each side is said once: walled, or open."""
    one = tile_with("w")
    assert said(one) == "walls: west, open: north, east and south"


def test_fountain() -> None:
    """What has no wall is open on all sides."""
    assert said("fountain") == "open on all sides"


def test_sticks_and_gates() -> None:
    """Walls that were added are said with the printed ones, and what opens one."""
    one = tile_with("w")
    told = said(one, walls="nesw", gates="w")
    assert told == "walls: north, east, south and west, gate: west"


def test_camp_has_bastions() -> None:
    """A kind of tile that has something else there says so."""
    camp = next(one for one in TILE_BY_ID if one.startswith("camp"))
    assert said(camp).startswith("bastions: ")
    assert "wall" not in said(camp)


def test_unknown() -> None:
    """What lies face down tells nothing."""
    assert tile_sides("back") == ()


@pytest.mark.parametrize("lang", LANGS)
def test_every_tile(lang: str) -> None:
    """Every tile of the game has words for its sides, in every language."""
    for tile in TILE_BY_ID:
        if tile:
            assert said(tile, lang), tile
            assert "{" not in said(tile, lang)
