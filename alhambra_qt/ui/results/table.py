"""A small table of the results page: a line per source, scoring or number, a column per player."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.controller.view.parts import LogLine, SeatTag
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.lines import line_height, paint_line
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.sheet import CENTRE, Sheet, item_name
from alhambra_qt.ui.results.data import TableRow


class ResultTable(Guarded, QWidget):
    """Lines of numbers, or lines of text."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.seats: tuple[SeatTag, ...] = ()
        self.rows: tuple[TableRow, ...] = ()
        self.lines: tuple[LogLine, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        ctx.restyled.connect(self.restyle)
        ctx.language_changed.connect(self.retranslate)

    def show_rows(self, seats: tuple[SeatTag, ...], rows: tuple[TableRow, ...]) -> None:
        """Show numbers."""
        self.seats, self.rows, self.lines = seats, rows, ()
        self.retranslate()

    def show_lines(self, lines: tuple[LogLine, ...]) -> None:
        """Show sentences."""
        self.seats, self.rows, self.lines = (), (), lines
        self.retranslate()

    def retranslate(self) -> None:
        """All of it is heard, line by line."""
        self.setAccessibleName(self.as_text())
        self.restyle()

    def as_text(self) -> str:
        """The table as lines of text."""
        found = [self.ctx.text(line.text) for line in self.lines]
        for row in self.rows:
            cells = [
                f"{item_name(self.ctx, tag)} {self.ctx.text(value)}"
                for tag, value in zip(self.seats, row.values, strict=True)
            ]
            found.append(f"{self.ctx.text(row.name)}: {', '.join(cells)}")
        return "\n".join(found)

    def restyle(self) -> None:
        """Take sizes from the context."""
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Sentences wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        return math.ceil(self.lay_out(Sheet(self.ctx, None), width))

    def sizeHint(self) -> QSize:
        """A comfortable width."""
        wide = self.ctx.px(420)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """May get narrow."""
        return QSize(self.ctx.px(220), 10)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lines."""
        self.lay_out(Sheet(self.ctx, QPainter(self)), self.width(), self.height())

    def lay_out(self, sheet: Sheet, width: float, height: float = 0) -> float:
        """Write everything; gives the height. Lines spread where there is more room."""
        y = float(self.ctx.px(2))
        for line in self.lines:
            room = width - self.ctx.px(12)
            paint_line(sheet, self.ctx.px(6), y, room, line)
            y += line_height(sheet, room, line)
        if not self.rows:
            return y
        label = self._label_width(width)
        column = (width - label - self.ctx.px(4)) / max(1, len(self.seats))
        y += self._marks(sheet, y, label, column)
        least = self.ctx.metrics.pick(29, 26, 22)
        high = max(least, min(least * 1.5, (height - y - self.ctx.px(4)) / len(self.rows)))
        for index, row in enumerate(self.rows):
            y += self._row(sheet, QRectF(0, y, width, high), row, index, label, column)
        return y

    def _label_width(self, width: float) -> float:
        chip = self._chip() + self.ctx.px(10)
        widest = max(
            width_of(self.ctx.font("body"), self.ctx.text(row.name)) + (chip if row.item else 0)
            for row in self.rows
        )
        return min(width * 0.5, widest + self.ctx.px(20))

    def _chip(self) -> int:
        return self.ctx.metrics.pick(24, 20, 18)

    def _marks(self, sheet: Sheet, y: float, label: float, column: float) -> float:
        side = self.ctx.metrics.pick(24, 20, 19)
        for k, tag in enumerate(self.seats):
            sheet.mark(label + k * column + (column - side) / 2, y, side, tag)
        return side + self.ctx.px(5)

    def _row(
        self,
        sheet: Sheet,
        area: QRectF,
        row: TableRow,
        index: int,
        label: float,
        column: float,
    ) -> float:
        m = self.ctx.metrics
        y, width, high = area.top(), area.width(), area.height()
        if row.strong and sheet.painter is not None:
            sheet.painter.fillRect(QRectF(0, y + 1, width, 1.6), self.ctx.theme.ink)
            y += 3
        elif index % 2 == 0:
            sheet.box(QRectF(0, y, width, high), "panel2", "panel2")
        left = m.px(8)
        if row.item:
            side = self._chip()
            sheet.item(left, y + (high - side) / 2, side, row.item)
            left += side + m.px(8)
        name = QRectF(left, y, label - left, high)
        sheet.line(name, self.ctx.text(row.name), "bold" if row.strong else "body")
        for k, value in enumerate(row.values):
            best = k in row.most
            role = "bold" if best or row.strong else "body"
            cell = QRectF(label + k * column, y, column, high)
            tone = "ink" if best or row.strong else "ink2"
            wide = sheet.line(cell, self.ctx.text(value), role, tone, CENTRE)
            if best:
                side = m.pick(13, 11, 10)
                x = min(cell.center().x() + wide / 2 + m.px(4), cell.right() - side)
                sheet.icon(x, y + (high - side) / 2, side, "crown")
        return high + (3 if row.strong else 0)
