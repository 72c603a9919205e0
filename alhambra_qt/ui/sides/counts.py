"""The count table: buildings, their points if scoring came now, and who would lead then.

At the end: each player's money by currency, and who receives the last tiles.
"""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.table_view import (
    CountCell,
    CountRow,
    CountTable,
    ShareRow,
)
from alhambra_qt.controller.view.targets import NumberOf, ToRead
from alhambra_qt.controller.words.sentences import lead_text
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import gain
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.box import CENTRE, Art, Box, Fixed, Ground, Hit, Space, Words, spring
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Alike, Column, Grid, Row, Stack
from alhambra_qt.ui.kit.signs import SeatMark, row_icon
from alhambra_qt.ui.kit.theme import INDIGO
from alhambra_qt.ui.sides.panel import Panel, PanelPart, inner_of, titled
from alhambra_qt.ui.sides.spots import BySpots, Spot, spotted, telling

LEAST_ROW = 1.0  # ems
MOST_ROW = 2.4
RING = 3  # pixels


def number(value: int | float) -> str:
    """A count; halves stay halves."""
    return str(int(value)) if value == int(value) else f"{int(value) or ''}½"


def plus(look: Look, points: int) -> str:
    """Points with their sign; none have no sign."""
    return look.t("table-points", n=gain(points))


def row_said(look: Look, table: CountTable, row: CountRow) -> str:
    """A row as words, for those who listen."""
    parts = [
        f"{look.text(seat.label)} {number(cell.count)} ({plus(look, cell.points)})"
        for seat, cell in zip(table.seats, row.cells, strict=True)
    ]
    return ", ".join(parts)


def count_spots(look: Look, table: CountTable, zone: str, *, walked: bool = False) -> list[Spot]:
    """Its lines and their sums; `walked` if keys go from line to line."""
    each = zip(table.seats, table.totals, strict=True)
    totals = ", ".join(f"{look.text(seat.label)} {plus(look, total)}" for seat, total in each)
    lines = [(row.item, look.text(row.name), row_said(look, table, row)) for row in table.rows]
    lines.append(("total", look.t("table-together"), totals))
    then = [_score(look, table, k) for k in range(len(table.then))]
    lead = [look.text(lead_text(table.seats, table.then))] if any(table.first) else []
    lines.append(("then", look.t("table-then"), sentences([", ".join(then), *lead])))
    return [
        Spot(ToRead("count", item), QRectF(), zone, "row", name, text, focusable=walked)
        for item, name, text in lines
    ]


def legible(look: Look, table: CountTable, height: float) -> CountTable:
    """Drop empty rows until the rest fit legibly."""
    idle = [row for row in table.rows if not any(cell.count or cell.points for cell in row.cells)]
    fitting = int(height / (LEAST_ROW * look.em)) - 3
    over = max(0, len(table.rows) - fitting)
    gone = idle[len(idle) - min(over, len(idle)) :]
    return evolve(table, rows=tuple(row for row in table.rows if row not in gone))


def count_grid(look: Look, table: CountTable, zone: str, *, walked: bool = False) -> Box:
    """Marks, one line per type and the wall, sums, points after them.

    With `walked`, keys go from line to line.
    """
    marks = [SeatMark(seat, side=1.4) for seat in table.seats]
    names = [Words(look.text(seat.label), "small") for seat in table.seats]
    named = [Row(mark, name, gap=0.2) for mark, name in zip(marks, names, strict=True)]
    every = Stack(*named)
    heads = [  # a long name widens no column
        Fixed(Alike(long, Row(mark, gap=0), every), 0.01, 1.4, grow=1.0)
        for long, mark in zip(named, marks, strict=True)
    ]
    totals = [
        telling(
            Row(_first(look, plus(look, total), "number", first=False), gap=0),
            f"{look.text(seat.label)}: {plus(look, total)}",
            NumberOf("total", seat.seat),
        )
        for total, seat in zip(table.totals, table.seats, strict=True)
    ]
    then: list[Box] = [_then(look, table, k) for k in range(len(table.then))]
    then += [Space() for _ in table.seats[len(then) :]]
    rows: list[list[Box]] = [
        [Space(), *heads],
        *(_row(look, table, row) for row in table.rows),
        [Words(look.t("table-together"), "name"), *totals],
        [Words(look.t("table-then"), "name"), *then],
    ]
    grounds: list[Box | None] = [None]
    for k, spot in enumerate(count_spots(look, table, zone, walked=walked)):
        stripe = Space() if k % 2 else Ground(Space(), "panel2", radius=0.3)
        if not walked:
            grounds.append(Hit(stripe, spot.on))
        else:  # the ring of a line leaves those above and below it to be read
            inside = Ground(spotted(spot, Space()), pad=(0, RING / look.em))
            grounds.append(Stack(stripe, inside))
    grows = (0.0, *(1.0 for _ in table.seats))
    return Grid(rows, grows, (0.15, 0.0), MOST_ROW, grounds=grounds, grow=1.0)


def _row(look: Look, table: CountTable, row: CountRow) -> list[Box]:
    art = Art(look.chip, row.item) if row.item in TYPES else Art(look.icon, row_icon(row.item))
    name = look.text(row.name)
    label = Row(art, Words(name, "log", grow=1.0))
    cells = []
    for seat, cell in zip(table.seats, row.cells, strict=True):
        text = f"{name}\n{look.text(seat.label)} {number(cell.count)} ({plus(look, cell.points)})"
        cells.append(telling(_cell(look, cell), text, NumberOf(row.item, cell.seat)))
    return [label, *cells]


def _then(look: Look, table: CountTable, place: int) -> Box:
    shown = look.t("table-points", n=table.then[place])
    child = Row(_first(look, shown, "number", first=table.first[place]), gap=0)
    text = f"{look.t('table-then')}\n{_score(look, table, place)}"
    return telling(child, text, NumberOf("then", table.seats[place].seat))


def _score(look: Look, table: CountTable, place: int) -> str:
    """A player's points after the scoring, in words."""
    return look.t("log-gain", name=table.seats[place].label, n=table.then[place])


def _first(look: Look, text: str, role: str, *, first: bool, ink: str = "ink") -> Box:
    """A number, on gold if it is the largest."""
    tone = ink if not first else INDIGO if not look.theme.contrast else "bg"
    return Ground(
        Words(text, role, tone, CENTRE, 700 if first else 0),
        "gold2" if first else None,
        pad=(0.1, 0.0),
        radius=0.25,
        least=(1.2, 0.0),
    )


def _cell(look: Look, cell: CountCell) -> Box:
    ink = "ink" if cell.count else "ink2"
    count = _first(look, number(cell.count), "log", first=cell.most, ink=ink)
    tone = "ok" if cell.points > 0 else "warn"
    points = Words(plus(look, cell.points), "small", tone, weight=700) if cell.points else None
    return Row(count, points, gap=0.1)


def _tree(panel: Panel) -> Box:
    """The count table in its place at the right."""
    look, counts = panel.look, panel.view.counts
    what = look.t("table-counts-what")
    table = legible(look, counts, inner_of(look, panel.area).height() - look.pick(30, 22, 20))
    return titled(
        look, look.text(counts.title), what, BySpots(count_grid(look, table, panel.zone), grow=1.0)
    )


COUNTS = PanelPart("counts", lambda view: view.counts, _tree, "table-counts")


def _shares(panel: Panel) -> Box:
    """The last tiles given away, in the place of the market, which is over then."""
    look, shares = panel.look, panel.view.shares
    room = inner_of(look, panel.area).height() - look.pick(38, 30, 26)
    height = min(room / max(1, len(shares)), look.pick(92, 60, 48)) / look.em
    rows = (_share(look, k, row, height) for k, row in enumerate(shares))
    return titled(look, look.t("table-shares"), "", Column(*rows, spring(), gap=0, grow=1.0))


def share_spot(look: Look, number: int, row: ShareRow) -> Spot:
    """Return the spot of a share: who receives one of the last tiles."""
    target, text = ToRead("share", str(number)), look.text(row.text)
    return Spot(target, QRectF(), "market", "text", text, focusable=False)


def _share(look: Look, number: int, row: ShareRow, height: float) -> Box:
    spot = share_spot(look, number, row)
    size = min(height - 8 / look.em, look.pick(72, 48, 38) / look.em)
    words = Words(spot.name, "log", wrap=True, grow=1.0)
    child = Row(Art(look.tile, row.tile, size), words, gap=0.6)
    return Fixed(Hit(child, spot.on), height=height)


SHARES = PanelPart("market", lambda view: view.shares, _shares, "table-shares")
