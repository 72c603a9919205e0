"""Alhambras as drawings: the program's tiles, walls as thick lines, what stands on a tile."""

from collections.abc import Iterable, Iterator

from alhambra_qt.controller.share.art import Symbols, tile_art, token_art
from alhambra_qt.controller.view.parts import AlhambraView, PalaceTile
from alhambra_qt.controller.words.names import price_of, tile_noun
from alhambra_qt.engine.pieces import TYPES

CELL, EDGE = 100, 8
BADGE = (14.5, 26)  # where the price stands on a tile, and how large it is
INSET = 5.5  # of the middle of a wall, from the edge of its tile
GATE = (42, 28)  # how long and wide a gate is
PLATE = 36  # how large what stands on a tile is
# Both ends of a wall on each side of a tile.
ENDS = {
    "n": ((INSET, INSET), (CELL - INSET, INSET)),
    "e": ((CELL - INSET, INSET), (CELL - INSET, CELL - INSET)),
    "s": ((INSET, CELL - INSET), (CELL - INSET, CELL - INSET)),
    "w": ((INSET, INSET), (INSET, CELL - INSET)),
}
# Where several tokens stand on a tile: the first at the lower right.
CORNERS = ((64, 64), (0, 64), (64, 0), (0, 0))


def box_of(palace: AlhambraView) -> tuple[int, int, int, int]:
    """Give the corner and the size of the drawing, no larger than it must be."""
    west, north, east, south = palace.box
    wide, high = (east - west + 1) * CELL, (south - north + 1) * CELL
    return west * CELL - EDGE, north * CELL - EDGE, wide + 2 * EDGE, high + 2 * EDGE


def drawing(palace: AlhambraView, symbols: Symbols) -> str:
    """Draw an Alhambra: tiles, then walls, then gates and tokens."""
    parts = [one for tile in palace.tiles for one in _tile(tile, symbols)]
    parts += _walls(palace.tiles)
    for tile in palace.tiles:
        parts += [_gate(tile, side, symbols) for side in tile.gates]
        parts += _tokens(tile.tokens, tile.x, tile.y, symbols)
    for token in palace.tokens:
        parts += _tokens((token.id,), token.x, token.y, symbols)
    return "".join(parts)


def _tile(tile: PalaceTile, symbols: Symbols) -> Iterator[str]:
    x, y = tile.x * CELL, tile.y * CELL
    yield symbols.use(tile_art(tile.tile)[0], x, y, CELL)
    if tile_noun(tile.tile) in TYPES:
        at, side = BADGE
        yield symbols.use(f"badge_{price_of(tile.tile)}", x + at, y + at, side)


def _walls(tiles: Iterable[PalaceTile]) -> list[str]:
    """Draw all walls as one line, pale on dark."""
    path = ""
    for tile in tiles:
        for side in tile.walls:
            if side not in tile_art(tile.tile)[1]:
                (ax, ay), (bx, by) = ENDS[side]
                x, y = tile.x * CELL, tile.y * CELL
                path += f"M{x + ax:g} {y + ay:g}L{x + bx:g} {y + by:g}"
    if not path:
        return []
    return [
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{thick}" '
        'stroke-linecap="square"/>'
        for ink, thick in (("#3E1B0C", 11), ("#C0804F", 6.5))
    ]


def _gate(tile: PalaceTile, side: str, symbols: Symbols) -> str:
    lies = side in "ns"
    wide, high = GATE if lies else GATE[::-1]
    (ax, ay), (bx, by) = ENDS[side]
    out = {"n": (0, -INSET), "e": (INSET, 0), "s": (0, INSET), "w": (-INSET, 0)}[side]
    x = tile.x * CELL + (ax + bx) / 2 + out[0] - wide / 2
    y = tile.y * CELL + (ay + by) / 2 + out[1] - high / 2
    return symbols.use("gate_piece_h" if lies else "gate_piece_v", x, y, wide, high)


def _tokens(tokens: Iterable[str], x: int, y: int, symbols: Symbols) -> list[str]:
    """Draw what stands on a tile, each on a pale plate."""
    found, half = [], PLATE / 2
    for token, (dx, dy) in zip(tokens, CORNERS, strict=False):
        left, top = x * CELL + dx, y * CELL + dy
        found.append(
            f'<circle cx="{left + half:g}" cy="{top + half:g}" r="{half - 1:g}" '
            'fill="#FFF9EC" stroke="#1B2238" stroke-width="1.6"/>'
        )
        inner = PLATE * 0.7
        shift = (PLATE - inner) / 2
        found.append(symbols.use(token_art(token), left + shift, top + shift, inner))
    return found
