"""What the card of the results tells in turns: sources, scorings, statistics, the last tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.view.page_views import ResultsView
from alhambra_qt.controller.view.parts import LogLine, SeatTag
from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit.box import CENTRE, Art, Box, Drawn, Ground, Space, Words, spring
from alhambra_qt.ui.kit.lines import line_runs
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.marks import letters_of, mark_colour, player_mark
from alhambra_qt.ui.kit.rows import ByHeight, Column, Grid, Row
from alhambra_qt.ui.kit.signs import ItemSign, SeatMark, sign
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.kit.writing import RIGHT, line
from alhambra_qt.ui.results.data import Standing, TableRow, Tables

MOST = 4.2  # ems, the most height of a line of a table
TILES = (4.4, 3.6, 2.4)  # the sides of a last tile: the largest for which there is height is taken
LEGIBLE = 3.6  # smaller tiles have their price beside the words


def number_table(look: Look, seats: Sequence[SeatTag], rows: Sequence[TableRow]) -> Box:
    """A line per source, scoring or number, a column per player; larger where there is room."""
    large, usual = (_numbers(look, seats, rows, large) for large in (True, False))
    return ByHeight(large, usual, grow=1)


def _numbers(look: Look, seats: Sequence[SeatTag], rows: Sequence[TableRow], large: bool) -> Grid:
    lines: list[Sequence[Box] | Box] = [[Space(), *(SeatMark(tag, side=1.6) for tag in seats)]]
    grounds: list[Box | None] = [None]
    for number, row in enumerate(rows):
        if row.strong:
            lines.append(Ground(Space(high=0.12), "ink", radius=0))
            grounds.append(None)
        grounds.append(None if row.strong or number % 2 else Ground(Space(), "panel2"))
        icon = ItemSign(row.item, side=1.5) if row.item else None
        label = Row(icon, Words(look.text(row.name), "bold" if row.strong else "body"), gap=0.5)
        cells = [_cell(look, row, k, large) for k in range(len(row.values))]
        lines.append([Ground(label, pad=(0.5, 0.7 if large else 0.15)), *cells])
    tall = [0.0, *(0.0 if isinstance(each, Box) else 1.0 for each in lines[1:])]
    grows = (0, *(1 for _ in seats))
    return Grid(lines, grows, (0.3, 0), MOST, equal=True, tall=tall, grounds=grounds)


def _cell(look: Look, row: TableRow, k: int, large: bool) -> Box:
    best = k in row.most
    strong = best or row.strong
    weight, tone = (700, "ink") if strong else (400, "ink2")
    value = Words(look.text(row.values[k]), "number" if large else "body", tone, CENTRE, weight)
    crown = sign(look, "crown", 0.8) if best else Space(0.8, keep=1)
    return Row(spring(), Space(0.8, keep=1), value, crown, spring(), gap=0.2)


def last_tiles(look: Look, lines: Sequence[LogLine]) -> Box:
    """Who got which of the tiles that were left over, and why; the tile itself beside it."""
    return ByHeight(*(Column(*(_last(look, each, side) for each in lines)) for side in TILES))


def _last(look: Look, said: LogLine, side: float) -> Box:
    tiles = [Art(look.tile, icon.id, side) for icon in said.icons if icon.kind == "tile"]
    others = tuple(icon for icon in said.icons if icon.kind != "tile" or side < LEGIBLE)
    mark = SeatMark(said.seat, side=1.8) if said.seat is not None else None
    words = Words(line_runs(look.ctx, evolve(said, icons=others), look.dpr), wrap=True, grow=1)
    return Ground(Row(mark, words, *tiles, gap=0.7), "panel2", "line", pad=(0.7, 0.5))


def scorings(look: Look, view: ResultsView, found: Tables, lines: Sequence[Standing]) -> Box:
    """The points of each scoring, and below them how the totals grew, where that has room."""
    large, usual = (_numbers(look, found.seats, found.scorings, large) for large in (True, False))
    race = Drawn(partial(_race, look, view.scorings, lines), 20, 9, grow=1)
    return ByHeight(*(Column(table, race, gap=0.8) for table in (large, usual)), usual, grow=1)


def _race(
    look: Look, names: Sequence[Msg], lines: Sequence[Standing], painter: QPainter, area: QRectF
) -> None:
    """A line per player from nothing to the final score, with the mark at its end."""
    em, theme, top = look.em, look.theme, max([1, *(each.score for each in lines)])
    room = area.adjusted(2.6 * em, 0.8 * em, -3.2 * em, -1.8 * em)

    def at(step: int, points: float) -> QPointF:
        x = room.left() + room.width() * step / max(1, len(names))
        return QPointF(x, room.bottom() - room.height() * points / top)

    for points in (0, round(top / 2), top):
        y = at(0, points).y()
        painter.setPen(QPen(theme.rule, 1))
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
        number = QRectF(area.left(), y - em, 2.1 * em, 2 * em)
        line(look, painter, number, look.t("ledger-number", n=points), "small", theme.ink2, RIGHT)
    for step, name in enumerate(names, start=1):
        wide = room.width() / len(names)
        below = QRectF(at(step, 0).x() - wide / 2, room.bottom() + 0.4 * em, wide, 1.4 * em)
        below.moveRight(min(below.right(), area.right()))
        line(look, painter, below, look.text(name), "small", theme.ink2, CENTRE)
    ends = []
    for each in sorted(lines, key=lambda each: each.score):
        sums = [max(0, sum(each.gained[:k])) for k in range(len(each.gained) + 1)]
        colour = mark_colour(each.tag.mark)
        ink = mix(colour, QColor("#FFFFFF"), 0.35) if theme.dark else colour
        painter.setPen(QPen(ink, max(2.0, em * 0.16)))
        painter.drawPolyline([at(k, total) for k, total in enumerate(sums)])
        ends.append(at(0, sums[-1]).y())
    side = min(1.4 * em, room.height() / len(ends))
    for k in range(1, len(ends)):  # from the lowest: none covers another
        ends[k] = min(ends[k], ends[k - 1] - side)
    high = room.top()
    for y, each in zip(reversed(ends), sorted(lines, key=lambda each: -each.score), strict=True):
        mark = QRectF(room.right() + 0.5 * em, max(y, high) - side / 2, side, side)
        player_mark(painter, mark, each.tag.mark, letters_of(each.tag, look.text))
        high = max(y, high) + side
