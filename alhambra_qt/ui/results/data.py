"""What the results page shows, gathered from its view and from the ledger."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from alhambra_qt.controller.game.seats import DIRK_TAG
from alhambra_qt.controller.view.page_views import LedgerView, ResultsView
from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.context import UiContext


@frozen
class Standing:
    """A line of the final ranking; the imaginary player has no place and no Alhambra."""

    tag: SeatTag
    place: int
    score: int
    gained: tuple[int, ...]
    winner: bool


@frozen
class TableRow:
    """A line of a table with a column per player; ``most`` are the columns that are best."""

    name: Msg
    values: tuple[Msg, ...]
    item: str = ""
    most: tuple[int, ...] = ()
    strong: bool = False


@frozen
class Tables:
    """The tables that can be looked at, each with its columns."""

    seats: tuple[SeatTag, ...]
    sources: tuple[TableRow, ...]
    scorings: tuple[TableRow, ...]
    stats: tuple[TableRow, ...]


def standings(view: ResultsView) -> tuple[Standing, ...]:
    """The ranking, the imaginary player last."""
    found = [Standing(row.seat, row.place, row.score, row.gained, row.winner) for row in view.rows]
    if view.dirk is not None:
        found.append(Standing(DIRK_TAG, 0, sum(view.dirk), view.dirk, False))
    return tuple(found)


def tables(view: ResultsView, ledger: LedgerView | None) -> Tables:
    """All tables; without a ledger there are no sources."""
    lines = standings(view)
    seats = tuple(line.tag for line in lines)
    total = _points(msg("results-total"), [line.score for line in lines], strong=True)
    scorings = tuple(
        _points(name, [line.gained[k] for line in lines]) for k, name in enumerate(view.scorings)
    )
    return Tables(
        seats=seats,
        sources=(*_sources(ledger, seats), total) if ledger is not None else (),
        scorings=(*scorings, total),
        stats=_stats(view, seats),
    )


def _points(name: Msg, points: Sequence[int], item: str = "", strong: bool = False) -> TableRow:
    best = max(points, default=0)
    most = tuple(k for k, value in enumerate(points) if value == best and value > 0)
    values = tuple(msg("ledger-number", n=value) for value in points)
    return TableRow(name, values, item, () if strong else most, strong)


def _sources(ledger: LedgerView, seats: Sequence[SeatTag]) -> list[TableRow]:
    """How much every building type, the wall and the modules paid over all scorings."""
    names: dict[str, Msg] = {}
    paid: dict[str, dict[int, int]] = {}
    for page in ledger.pages:
        for row in page.rows if page is not None else ():
            names.setdefault(row.item, row.name)
            sums = paid.setdefault(row.item, {})
            for cell in row.cells:
                sums[cell.seat] = sums.get(cell.seat, 0) + cell.points
    return [
        _points(name, [paid[item].get(tag.seat, 0) for tag in seats], item)
        for item, name in names.items()
    ]


def _stats(view: ResultsView, seats: Sequence[SeatTag]) -> tuple[TableRow, ...]:
    """The statistics, one line for each; the imaginary player has none."""
    if not view.rows:
        return ()
    none = msg("results-none")
    found = []
    for k, stat in enumerate(view.rows[0].stats):
        values = [row.stats[k].text for row in view.rows]
        values += [none] * (len(seats) - len(values))
        found.append(TableRow(stat.name, tuple(values)))
    return tuple(found)


def results_text(ctx: UiContext, view: ResultsView, all_tables: Tables) -> str:
    """The results as text: the ranking in sentences, the tables with tabs between the cells."""
    lines = [ctx.text(view.title), ctx.text(view.text), ""]
    for line in standings(view):
        points = msg("count-point", n=line.score)
        row = msg("ledger-line", name=line.tag.said, text=points)
        if line.place:
            place = msg("rank-place", n=line.place)
            row = msg("results-row", place=place, name=line.tag.said, points=points)
        lines.append(ctx.text(row))
    names = [ctx.text(tag.said) for tag in all_tables.seats]
    for rows in (all_tables.sources, all_tables.scorings, all_tables.stats):
        if rows:
            lines += ["", "\t".join(["", *names])]
        for one in rows:
            cells = [ctx.text(one.name), *(ctx.text(value) for value in one.values)]
            lines.append("\t".join(cells))
    return "\n".join(lines) + "\n"
