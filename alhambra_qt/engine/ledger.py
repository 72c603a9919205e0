"""The ledger: every point of a scoring as a line that proves itself."""

import attrs

from .ids import Cell, Seat, Side


@attrs.frozen
class Tie:
    """How tied seats share places (rule score.tie).

    ``places`` are the points of the places they fill, ``pool`` their sum, ``share`` what each
    gets after rounding down.

    >>> Tie(rank=1, seats=(0, 2), places=(2, 1), pool=3, share=1).share
    1
    """

    rank: int
    seats: tuple[Seat, ...]
    places: tuple[int, ...]
    pool: int
    share: int


@attrs.frozen
class Part:
    """What counts in a majority beside the buildings themselves.

    Attributes:
        kind: the building type that it counts for.
        item: the piece, by its printed id.
        count: how many buildings it counts as.
        cells: where it stands; empty for a card.
    """

    kind: int
    item: str
    count: float
    cells: tuple[Cell, ...] = ()


@attrs.frozen
class Line:
    """One reason for points.

    Attributes:
        seat: who gets them; -1 is Dirk.
        rule: the rule id that gives them.
        item: what was counted: a building type, "wall", or a module's piece.
        count: how many were counted (halves are possible with Hakim).
        rank: place reached, from 1; 0 where places do not matter.
        points: what the line is worth.
        cells: the counted tiles.
        sides: the counted wall sides in walking order.
        tie: the arithmetic if the place is shared.
        parts: what of a majority's count does not come from buildings, one each.
        each: what one of the counted things costs; 0 where that is not how points are counted.

    >>> Line(seat=0, rule="score.wall", item="wall", count=5, rank=0, points=5).points
    5
    """

    seat: Seat
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

    ``before`` are the scores it started from, ``totals`` what each seat gained, ``dirk`` what
    Dirk gained (None without him). ``turn`` is the turn after which it was counted.

    >>> Ledger(scoring=1, lines=(), before=(3, 0), totals=(0, 4), dirk=None).totals
    (0, 4)
    """

    scoring: int
    lines: tuple[Line, ...]
    before: tuple[int, ...]
    totals: tuple[int, ...]
    dirk: int | None
    turn: int = 0
