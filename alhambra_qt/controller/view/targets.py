"""Targets: the strings by which the window and the desk name things on the table."""

from alhambra_qt.engine.ids import Cell, cell_at, xy
from alhambra_qt.engine.pieces import TILE_BY_ID


def parts(target: str) -> tuple[str, str]:
    """Split a target into its kind and its value."""
    kind, _, value = target.partition(":")
    return kind, value


def number(value: str) -> int:
    """Read a number out of a target; -1 if it is none."""
    return int(value) if value.isdigit() else -1


def cell_of(value: str) -> Cell | None:
    """Read a cell out of a target, None if it is none on the board."""
    x, _, y = value.partition(",")
    try:
        at = (int(x), int(y))
    except ValueError:
        return None
    return cell_at(*at) if max(abs(at[0]), abs(at[1])) <= 100 else None


def target_of(cell: Cell) -> str:
    """Give the target of a cell."""
    x, y = xy(cell)
    return f"cell:{x},{y}"


def tile_of(value: str) -> int:
    """Read a tile out of a target; 0 if it is none."""
    return TILE_BY_ID.get(value, 0)
