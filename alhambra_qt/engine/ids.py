"""The engine's integer vocabulary: cells, sides, seats, and their external form.

Hot code in the engine works with small ints. Strings (the ids of the printed components) appear
only at the boundary: in the codec, in views and in the command line tool.

A cell is ``x + 256 * y``, x growing east and y growing south, the fountain at 0. Rows are 256
apart, while no Alhambra can extend more than 120 cells from its fountain, so that stepping over a
side is one addition and never wraps around.
"""

Cell = int
Tile = int
Card = int
Seat = int
Side = int
Mask = int

FOUNTAIN_CELL: Cell = 0
DIRK: Seat = -1
NOBODY: Seat = -2
NOBODY_LOOKING: Seat = -9  # an observer without a hand
ALL_HANDS: Seat = -3  # sees every hand, but no piece that is still to be drawn
MOST_SEATS = 6

N, E, S, W = range(4)
SIDES: tuple[Side, ...] = (N, E, S, W)
SIDE_LETTERS = "nesw"
STEP: tuple[int, ...] = (-256, 1, 256, -1)


def may_see(seat: Seat, owner: Seat) -> bool:
    """Return whether a seat may see the hidden pieces of ``owner``."""
    return seat in (owner, ALL_HANDS)


def opposite(side: Side) -> Side:
    """Return the side of the neighbouring cell that touches ``side``."""
    return side ^ 2


def cell_at(x: int, y: int) -> Cell:
    """Return the cell ``x`` east and ``y`` south of the fountain.

    >>> cell_at(2, -1)
    -254
    """
    return x + 256 * y


def xy(cell: Cell) -> tuple[int, int]:
    """Return a cell's coordinates (x, y) relative to the fountain.

    >>> xy(cell_at(-3, 5))
    (-3, 5)
    """
    x = (cell + 128) % 256 - 128
    return x, (cell - x) // 256


def reading_order(cell: Cell) -> int:
    """Sort key for cells, by x, then y: as 65536 is 1 modulo 65535, x and y swap places.

    >>> sorted([256, 1, -1, 0, -256], key=reading_order)
    [-1, -256, 0, 256, 1]
    """
    return (cell * 256 + 32768) % 65535


def mask_of(letters: str) -> Mask:
    """Turn side letters such as ``"new"`` into a mask, bit 1 << side.

    >>> mask_of("ns")
    5
    """
    mask = 0
    for letter in letters:
        mask |= 1 << SIDE_LETTERS.index(letter)
    return mask


def letters_of(mask: Mask) -> str:
    """Turn a mask into side letters, always in the order nesw.

    >>> letters_of(5)
    'ns'
    """
    return "".join(SIDE_LETTERS[side] for side in SIDES if mask >> side & 1)
