"""Short spoken answers about the table, for who does not look at it."""

from collections.abc import Callable, Sequence

from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.words.names import cell_name
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.i18n import Msg, listing, msg

WALLS, COUNTS, FREE, POINTS, LAST = "walls", "counts", "free", "points", "last"


def spoken(view: TableView, query: str) -> tuple[Msg, ...]:
    """Answer a query about the table in one sentence or a few."""
    return ANSWERS[query](view)


def _numbers(view: TableView, numbers: Sequence[int | float]) -> Msg | str:
    seats = view.counts.seats
    parts = [
        msg("say-number", name=seat.said, n=n) for seat, n in zip(seats, numbers, strict=False)
    ]
    return text_of(listing(parts))


def _row(view: TableView, item: str) -> list[int | float]:
    row = next(row for row in view.counts.rows if row.item == item)
    return [cell.count for cell in row.cells]


def _walls(view: TableView) -> tuple[Msg, ...]:
    return (msg("say-walls", list=_numbers(view, _row(view, "wall"))),)


def _points(view: TableView) -> tuple[Msg, ...]:
    return (msg("say-points", list=_numbers(view, [mark.score for mark in view.track.marks])),)


def _counts(view: TableView) -> tuple[Msg, ...]:
    return tuple(
        msg("say-counts", item=row.name, list=_numbers(view, [cell.count for cell in row.cells]))
        for row in view.counts.rows
    )


def _free(view: TableView) -> tuple[Msg, ...]:
    if not view.legal:
        return (msg("say-free-none"),)
    cells = (cell_name(cell.x, cell.y) for cell in view.legal)
    return (msg("prompt-place-cells", n=len(view.legal)), *cells)


def _last(view: TableView) -> tuple[Msg, ...]:
    moves = [line.text for line in view.log if line.kind == "move"]
    return (moves[-1],) if moves else (msg("say-last-none"),)


ANSWERS: dict[str, Callable[[TableView], tuple[Msg, ...]]] = {
    WALLS: _walls,
    COUNTS: _counts,
    FREE: _free,
    POINTS: _points,
    LAST: _last,
}
