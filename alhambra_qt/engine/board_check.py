"""Check that a whole board obeys the building rules (rule build.after).

``Palace`` assumes that it does; a board read from outside is checked here once.
"""

from collections.abc import Iterator, Mapping

from .errors import BadData
from .fields import join
from .ids import FOUNTAIN_CELL, SIDE_LETTERS, SIDES, STEP, Cell, xy
from .palace import Palace, hole_cells
from .pieces import TILE_ID, TILE_KIND, TILE_WALLS
from .rules import Rules


def breaches(
    rules: Rules, palace: Palace, where: Mapping[Cell, str], field: str
) -> Iterator[BadData]:
    """Find every tile that breaks a rule, in the order adjacent, edges, camps, walk, hole.

    ``where`` maps the tiles of a board to their field paths, in the order of the data.
    """
    joined = _joined(palace)
    for cell, path in where.items():
        if cell not in joined:
            text = f"{_name(palace, cell)} does not touch the Alhambra"
            yield BadData(join(path, "at"), text, "build.adjacent")
    yield from _unmatched(palace, where)
    for cell in (cell for cell in where if cell in palace.camps):
        tile = palace.tiles[cell]
        refusal = rules.tile_rules[TILE_KIND[tile]].sides(palace, TILE_WALLS[tile], cell)
        if refusal is not None:
            text = f"{_name(palace, cell)} does not fit its neighbours"
            yield BadData(join(where[cell], "at"), text, refusal.rule)
    walked = palace.on_foot()
    for cell, path in where.items():
        if cell not in walked and cell not in palace.camps:
            text = f"{_name(palace, cell)} cannot be reached on foot from the fountain"
            yield BadData(join(path, "at"), text, "build.walk")
    hole = hole_cells(palace, FOUNTAIN_CELL)
    if hole:
        text = f"the empty cells {[list(xy(cell)) for cell in hole]} are cut off"
        yield BadData(field, text, "build.hole")


def _name(palace: Palace, cell: Cell) -> str:
    return f"{TILE_ID[palace.tiles[cell]]} at {list(xy(cell))}"


def _joined(palace: Palace) -> set[Cell]:
    """Collect the tiles connected with the fountain over sides of any kind."""
    found = {FOUNTAIN_CELL}
    waiting = [FOUNTAIN_CELL]
    while waiting:
        cell = waiting.pop()
        for step in STEP:
            if cell + step in palace.tiles and cell + step not in found:
                found.add(cell + step)
                waiting.append(cell + step)
    return found


def _unmatched(palace: Palace, where: Mapping[Cell, str]) -> Iterator[BadData]:
    """Compare each ordinary tile's sides with those of the tiles before it (build.edges)."""
    walls = palace.walls
    before = {FOUNTAIN_CELL}
    for cell, path in where.items():
        if cell in palace.camps:
            continue
        before.add(cell)
        for side in SIDES:
            near = cell + STEP[side]
            if near not in before:
                continue
            if walls[cell] >> side & 1 != walls[near] >> (side ^ 2) & 1:
                text = f"{_name(palace, cell)} and {_name(palace, near)} do not match"
                side_name = SIDE_LETTERS[side]
                yield BadData(join(path, "at"), f"{text} (side {side_name})", "build.edges")
