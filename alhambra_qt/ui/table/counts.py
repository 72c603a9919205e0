"""The count table: who has how many of what, and what that would pay if scoring came now."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view.table import CountCell, CountRow, CountTable, TableView
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import signed
from alhambra_qt.ui.kit.marks import letters_of, player_mark
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.sheet import row_icon
from alhambra_qt.ui.kit.theme import INDIGO
from alhambra_qt.ui.table.look import Look
from alhambra_qt.ui.table.panel import Panel, picture
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.texts import CENTRE, LEFT, line


def number(value: int | float) -> str:
    """A count; halves stay halves."""
    return str(int(value)) if value == int(value) else f"{int(value) or ''}½"


def plus(look: Look, points: int) -> str:
    """Points with their sign."""
    return look.t("table-points", n=signed(points))


def row_said(look: Look, table: CountTable, row: CountRow) -> str:
    """A row as words, for those who listen."""
    parts = [
        f"{look.text(seat.said)} {number(cell.count)} ({plus(look, cell.points)})"
        for seat, cell in zip(table.seats, row.cells, strict=True)
    ]
    return ", ".join(parts)


def label_width(look: Look, width: float, table: CountTable) -> float:
    """The room for the names of the rows: what they need, but the numbers need room too."""
    font = look.font("log")
    names = max((width_of(font, look.text(row.name)) for row in table.rows), default=0.0)
    wanted = names + look.pick(22, 19, 17) + look.pick(16, 12, 10)
    return min(max(wanted, width * 0.24), width * (0.42 if len(table.seats) < 4 else 0.385))


def draw_table(look: Look, painter: QPainter, area: QRectF, table: CountTable) -> None:
    """Paint the table into an area: marks, one line per type and the wall, sums."""
    rows = len(table.rows) + 2
    high = min(area.height() / rows, look.pick(40, 32, 28))
    label = label_width(look, area.width(), table)
    wide = (area.width() - label) / max(1, len(table.seats))
    y = area.top()
    size = min(high - 3, look.pick(24, 20, 18))
    for k, seat in enumerate(table.seats):
        x = area.left() + label + k * wide + _column(look, _compact(look, wide))
        player_mark(
            painter,
            QRectF(x - size / 2, y + (high - size) / 2, size, size),
            seat.mark,
            letters_of(seat, look.text),
        )
    for k, row in enumerate(table.rows):
        y = area.top() + (k + 1) * high
        _draw_row(look, painter, QRectF(area.left(), y, area.width(), high), row, label, k)
    y = area.top() + (len(table.rows) + 1) * high
    painter.setPen(QPen(look.theme.ink, 1.4))
    painter.drawLine(QPointF(area.left(), y + 1), QPointF(area.right(), y + 1))
    box = QRectF(area.left(), y, label - 4, high)
    line(look, painter, box, look.t("table-together"), look.font("name"), look.theme.ink)
    for k, total in enumerate(table.totals):
        box = QRectF(area.left() + label + k * wide, y, _compact(look, wide) * 0.94, high)
        font = look.font("number")
        line(look, painter, box, plus(look, total), font, look.theme.ink, CENTRE)


def _compact(look: Look, wide: float) -> float:
    """How much of a column is used: number and points stay together in a wide one."""
    return min(wide, look.pick(100, 84, 78))


def _column(look: Look, wide: float) -> float:
    """Where the numbers of a column are centred."""
    return max(wide * 0.22, look.pick(12, 9, 9))


def _draw_row(
    look: Look, painter: QPainter, area: QRectF, row: CountRow, label: float, index: int
) -> None:
    theme = look.theme
    if index % 2 == 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.panel2)
        painter.drawRoundedRect(area.adjusted(-4, 0, 4, 0), 5, 5)
    size = int(min(area.height() - 4, look.pick(22, 19, 17)))
    top = area.center().y() - size / 2
    if row.item in TYPES:
        picture(painter, look.chip(row.item, size), area.left(), top)
    else:
        picture(painter, look.icon(row_icon(row.item), size), area.left(), top)
    box = QRectF(
        area.left() + size + look.pick(8, 6, 5),
        area.top(),
        label - size - look.pick(12, 9, 7),
        area.height(),
    )
    line(look, painter, box, look.text(row.name), "log", theme.ink, LEFT)
    wide = (area.width() - label) / max(1, len(row.cells))
    for k, cell in enumerate(row.cells):
        x = area.left() + label + k * wide
        room = QRectF(x, area.top(), _compact(look, wide), area.height())
        _draw_cell(look, painter, room, cell)


def _draw_cell(look: Look, painter: QPainter, area: QRectF, cell: CountCell) -> None:
    """A number (on gold for the most) and the points it would bring."""
    theme = look.theme
    side = min(area.height() - 3, look.pick(22, 17, 17))
    middle = area.left() + _column(look, area.width())
    text, font = number(cell.count), look.font("log", 700 if cell.most else 400)
    wide = max(side, width_of(font, text) + 2)  # a half needs more room than a digit
    left = max(area.left() - 1, middle - wide / 2)
    box = QRectF(left, area.center().y() - side / 2, wide, side)
    ink = theme.ink
    if cell.most:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.gold2)
        painter.drawRoundedRect(box, 4, 4)
        ink = INDIGO if not theme.contrast else theme.bg
    line(look, painter, box, text, font, ink, CENTRE)
    if cell.points:
        rest = QRectF(box.right() + 2, area.top(), area.right() - box.right() - 2, area.height())
        font = look.font("small", 700)
        tone = theme.ok if cell.points > 0 else theme.warn
        line(look, painter, rest, plus(look, cell.points), font, tone, LEFT)


def legible(look: Look, table: CountTable, high: float) -> CountTable:
    """The table without rows of noughts, as many as must go so that the others can be read."""
    least = look.pick(17, 13, 12)
    idle = [row for row in table.rows if not any(cell.count or cell.points for cell in row.cells)]
    fitting = int(high / least) - 2
    over = max(0, len(table.rows) - fitting)
    gone = idle[len(idle) - min(over, len(idle)) :]
    return evolve(table, rows=tuple(row for row in table.rows if row not in gone))


class CountsPanel(Panel):
    """The count table in its place at the right."""

    zone = "counts"

    def part(self, view: TableView) -> object:
        """The table."""
        return view.counts

    def build(self) -> None:
        """Each row is read."""
        look, room = self.look, self.below_title()
        table = legible(look, self.view.counts, room.height())
        self._shown = table
        high = room.height() / (len(table.rows) + 2)
        for k, row in enumerate(table.rows):
            area = QRectF(room.left(), room.top() + (k + 1) * high, room.width(), high)
            self.spots.append(
                Spot(
                    f"count:{row.item}",
                    area,
                    self.zone,
                    "text",
                    look.text(row.name),
                    row_said(look, table, row),
                    focusable=False,
                )
            )

    def draw(self, painter: QPainter) -> None:
        """Paint the panel."""
        look = self.look
        self.frame(painter)
        what = look.t("table-counts-what") if not look.m.small else ""
        self.heading(painter, look.text(self.view.counts.title), what)
        draw_table(look, painter, self.below_title(), self._shown)
