"""The sides of a tile in words: its walls, what opens them, and where it is open."""

from __future__ import annotations

from alhambra_qt.controller.view.parts import PalaceTile
from alhambra_qt.controller.words.names import cell_name, tile_name, token_name
from alhambra_qt.engine.ids import letters_of
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_WALLS
from alhambra_qt.i18n import Arg, Msg, has_text, listing, msg

ALL = "nesw"


def tile_sides(tile: str, walls: str | None = None, gates: str = "") -> tuple[Msg, ...]:
    """Say what is on the sides of a tile.

    ``walls`` are its wall sides as letters of nesw where sticks may have been added to the printed
    ones, ``gates`` those that are opened. What another kind of tile has instead of walls says the
    text "sides-<kind>". An unknown tile has nothing to say.
    """
    if tile not in TILE_BY_ID:
        return ()
    shown = letters_of(TILE_WALLS[TILE_BY_ID[tile]]) if walls is None else walls
    own = f"sides-{tile.partition('-')[0]}"
    if has_text(own):
        return (msg(own, sides=sides_listed(shown)),)
    free = "".join(side for side in ALL if side not in shown)
    said = [msg("sides-walls", sides=sides_listed(shown))] if shown else []
    said += [msg("sides-gates", sides=sides_listed(gates))] if gates else []
    if free:
        said.append(msg("sides-open", sides=sides_listed(free)) if shown else msg("sides-all-open"))
    return tuple(said)


def stands(tile: PalaceTile) -> tuple[Msg, ...]:
    """Say what stands on a cell of an Alhambra: the tile, its sides, its tokens."""
    cell = msg("ledger-line", name=cell_name(tile.x, tile.y), text=tile_name(tile.tile))
    sides = tile_sides(tile.tile, tile.walls, tile.gates)
    return (cell, *sides, *(token_name(token) for token in tile.tokens))


def sides_listed(letters: str) -> Arg:
    """Several directions as one: "north, east and south"."""
    return listing([msg("dir-list", sides=one) for one in ALL if one in letters])
