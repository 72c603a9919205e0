"""The ledger of a scoring: one line for each reason for points, with its proof."""

import attrs

from .fields import EACH_SEAT, within
from .ids import DIRK, MOST_SEATS, Cell, Seat, Side

WITH_DIRK = within(DIRK, MOST_SEATS - 1)


@attrs.frozen
class Tie:
    """How tied seats share places (rule score.tie).

    ``places`` are the points of the places they fill, ``pool`` is their sum, ``share`` the points
    of each seat after rounding down.

    >>> Tie(rank=1, seats=(0, 2), places=(2, 1), pool=3, share=1).share
    1
    """

    rank: int
    seats: tuple[Seat, ...] = attrs.field(metadata=WITH_DIRK)
    places: tuple[int, ...]
    pool: int
    share: int


@attrs.frozen
class Part:
    """A piece that counts in a majority in addition to the buildings.

    Attributes:
        kind: the building type that it counts for.
        item: the piece, by its printed id.
        count: how many buildings it counts as.
        cells: its cells; empty for a card.
    """

    kind: int
    item: str
    count: float
    cells: tuple[Cell, ...] = ()


@attrs.frozen
class Line:
    """One reason for points.

    Attributes:
        seat: the seat that gets them; -1 is Dirk.
        rule: the id of the rule that awards them.
        item: the kind of thing counted: a building type, "wall", or a module's piece.
        count: how many were counted (halves are possible with Hakim).
        rank: place reached, from 1; 0 if places do not matter.
        points: the points of the line.
        cells: the cells of the counted tiles.
        sides: the counted wall sides in walking order.
        tie: the arithmetic if the place is shared.
        parts: the pieces other than buildings in a majority's count, one part each.
        each: the points that each counted thing costs; 0 if points are not counted that way.

    >>> Line(seat=0, rule="score.wall", item="wall", count=5, rank=0, points=5).points
    5
    """

    seat: Seat = attrs.field(metadata=WITH_DIRK)
    rule: str
    item: str
    count: float
    rank: int
    points: int
    cells: tuple[Cell, ...] = ()
    sides: tuple[tuple[Cell, Side], ...] = ()
    tie: Tie | None = None
    parts: tuple[Part, ...] = ()
    each: int = 0


@attrs.frozen
class Ledger:
    """A whole scoring.

    ``before`` are the scores at its start, ``totals`` the points gained by each seat, ``dirk``
    those gained by Dirk (None without him). ``turn`` is the turn after which it was counted.

    >>> Ledger(scoring=1, lines=(), before=(3, 0), totals=(0, 4), dirk=None).totals
    (0, 4)
    """

    scoring: int
    lines: tuple[Line, ...]
    before: tuple[int, ...] = attrs.field(metadata=EACH_SEAT)
    totals: tuple[int, ...] = attrs.field(metadata=EACH_SEAT)
    dirk: int | None
    turn: int = 0
