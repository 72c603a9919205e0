"""The log of a replay: what happened before, what has just happened, and what comes next."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view.parts import LogLine
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtStep
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.text import layout_runs
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table.log import SHOWN, LogPanel, LogRow, draw_row, log_runs


def step_row(look: Look, entry: LogLine, width: float) -> LogRow:
    """Lay a line out: bold what has just happened, pale what comes next."""
    ink = look.theme.ink2 if entry.when == "next" else None
    now = entry.when == "now"
    runs = [evolve(one, bold=one.bold or now, colour=ink) for one in log_runs(look, entry)]
    return LogRow(entry, layout_runs(runs, look.font("log"), width - look.pick(28, 22, 19)))


class StepsPanel(LogPanel):
    """The lines around a moment; each leads to its own."""

    def _told(self, view: TableView) -> tuple[LogLine, ...]:
        return view.log[-SHOWN:]

    def build(self) -> None:
        """The lines that fit, the last of them at the foot; the button for all is that of a log."""
        super().build()
        button, look, room = self.spots[-1], self.look, self.below_title()
        pad, gap, left = look.px(4), look.pick(8, 5, 4), room.height()
        rows: list[LogRow] = []
        for entry in reversed(self._told(self.view)):
            row = step_row(look, entry, room.width() - 2 * pad)
            if row.height + gap > left:
                break
            left -= row.height + gap
            rows.insert(0, row)
        self._rows, y = rows, room.top()
        self.spots = []
        for row in rows:
            area = QRectF(room.left(), y, room.width(), row.height + gap)
            self.spots.append(self._spot(row.entry, area))
            y += row.height + gap
        self.spots.append(button)

    def _spot(self, entry: LogLine, area: QRectF) -> Spot:
        look = self.look
        said = look.text(entry.text)
        tip = look.t("replay-go-there")
        value = {"now": look.t("replay-now"), "next": look.t("replay-next")}.get(entry.when, "")
        target = entry.target if isinstance(entry.target, AtStep) else AtStep(0)
        return Spot(target, area, self.zone, "link", said, value, tip=tip, radius=4)

    def draw(self, painter: QPainter) -> None:
        """Paint title and lines, a frame around what has just happened."""
        look, theme = self.look, self.look.theme
        self.frame(painter)
        self.heading(painter, look.t("table-log"), look.t("table-log-all"))
        pad, gap = look.px(4), look.pick(8, 5, 4)
        for row, place in zip(self._rows, self.spots, strict=False):
            if row.entry.when == "now":
                painter.setPen(QPen(theme.acc, look.px(2)))
                painter.setBrush(theme.accs)
                painter.drawRoundedRect(place.rect.adjusted(1, 1, -1, -1), 4, 4)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            draw_row(look, painter, row, place.rect.adjusted(pad, gap / 2, -pad, -gap / 2))
