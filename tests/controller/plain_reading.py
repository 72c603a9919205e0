"""The reference reading of an Alhambra: from letters alone, cell by cell, in English."""

from alhambra_qt.controller.view.view_parts import AlhambraView, At, PalaceTile
from alhambra_qt.controller.words.names import cell_name, tile_name, token_name
from alhambra_qt.i18n import Msg, tr

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
NAMES = {"n": "north", "e": "east", "s": "south", "w": "west"}
AGAINST = {"n": "s", "s": "n", "e": "w", "w": "e"}


def en(text: Msg) -> str:
    """Return a text in English."""
    return tr("en", text)


def cell(at: At) -> str:
    """Where a cell is, in English."""
    return en(cell_name(*at))


def beyond(at: At, side: str) -> At:
    """The cell over a side."""
    return at[0] + STEPS[side][0], at[1] + STEPS[side][1]


def is_camp(tile: PalaceTile) -> bool:
    """Whether a tile is a camp: what it has are bastions."""
    return tile.tile.startswith("camp-")


def tiles_of(board: AlhambraView) -> dict[At, PalaceTile]:
    """The tiles by their cells."""
    return {(tile.x, tile.y): tile for tile in board.tiles}


def edge(board: AlhambraView, at: At, side: str) -> str:
    """Return the kind of a cell's side: gate, wall or open."""
    tiles = tiles_of(board)
    here, there = tiles.get(at), tiles.get(beyond(at, side))
    if here is not None and side in here.gates:
        return "gate"
    if here is not None and side in here.walls and not is_camp(here):
        return "wall"
    if there is not None and AGAINST[side] in there.walls and not is_camp(there):
        return "wall"
    return "open"


def named(tile: PalaceTile) -> str:
    """A tile with what stands on it."""
    return ", ".join(map(en, (tile_name(tile.tile), *map(token_name, tile.tokens))))


def line(board: AlhambraView, start: At, ahead: str) -> str:
    """Return the texts on the line from its first tile to its last."""
    tiles, axis = tiles_of(board), "xy".index("x" if ahead == "e" else "y")
    there = [tile for tile in tiles if tile[1 - axis] == start[1 - axis]]
    if not there:
        return "no tile here"
    at, last = min(there), max(there)
    texts = [f"from {cell(at)}"]
    if edge(board, at, AGAINST[ahead]) != "open":
        texts.append(edge(board, at, AGAINST[ahead]))
    empty = 0
    while True:
        lying = [token_name(token.id) for token in board.tokens if (token.x, token.y) == at]
        if at in tiles or lying:
            if empty:
                texts.append(f"{empty} empty space{'s' if empty > 1 else ''}")
            empty = 0
            texts += [named(tiles[at])] if at in tiles else map(en, lying)
        else:
            empty += 1
        wall, onward = edge(board, at, ahead), beyond(at, ahead)
        if empty and onward in tiles:
            texts.append(f"{empty} empty space{'s' if empty > 1 else ''}")
            empty = 0
        texts += [] if wall == "open" else [wall]
        if at == last:
            return ", ".join(texts)
        at = onward


def needs(board: AlhambraView, at: At) -> str:
    """Which sides a building on an empty cell must have."""
    tiles = tiles_of(board)
    wants: dict[str, list[str]] = {"a wall": [], "an open side": []}
    never = False
    for side in STEPS:
        near = tiles.get(beyond(at, side))
        if near is not None:
            walled = AGAINST[side] in near.walls
            wants["a wall" if walled else "an open side"].append(NAMES[side])
            never = never or (is_camp(near) and not walled)
    if not any(wants.values()):
        return "empty"
    if never:
        return "empty, no building fits here"
    listed = (f"{kind} {_and(sides)}" for kind, sides in wants.items() if sides)
    return f"empty, needs {', '.join(listed)}"


def _and(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)


def sides(board: AlhambraView, at: At) -> list[str]:
    """Return the texts of each side; for an empty cell only where tiles are."""
    tiles = tiles_of(board)
    texts = []
    for side in STEPS:
        near = tiles.get(beyond(at, side))
        if at in tiles or near is not None:
            what = needs(board, beyond(at, side)) if near is None else en(tile_name(near.tile))
            texts.append(f"{NAMES[side]}, {edge(board, at, side)}, {what}")
    return texts


def outer(board: AlhambraView, at: At, side: str) -> bool:
    """Whether a side of a tile is an outer wall: no tile but a camp lies over it."""
    tiles = tiles_of(board)
    near = tiles.get(beyond(at, side))
    return edge(board, at, side) == "wall" and at in tiles and (near is None or is_camp(near))
