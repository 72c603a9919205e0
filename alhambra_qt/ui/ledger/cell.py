"""A cell of the ledger as a button: what it says is painted by the table behind it."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from alhambra_qt.controller.view.pages import LedgerCell, LedgerRow
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.widgets import Control


@frozen
class Revealed:
    """How far a scoring is revealed: whole lines, then the next one's counts, then its points."""

    rows: int
    counts: bool = False
    points: bool = False


EVERYTHING = Revealed(10_000)


def gain(points: int) -> Msg:
    """Points as they are written in the ledger: +5, but a plain 0."""
    return msg("ledger-gain", n=signed(points)) if points else msg("ledger-number", n=0)


class Cell(Control):
    """What one player got for one line; `pinned` while its `own` proof is shown."""

    def __init__(self, ctx: UiContext, row: LedgerRow, cell: LedgerCell, name: Msg | str) -> None:
        super().__init__(ctx)
        self.row, self.cell, self.player = row, cell, name
        self.own = self.pinned = False
        self.retranslate()

    def retranslate(self) -> None:
        """The whole cell is heard as one sentence."""
        kind = msg(
            "ledger-cell-most" if self.cell.most else "ledger-cell",
            item=self.row.name,
            name=self.player,
            points=msg("count-point", n=self.cell.points),
            count=self.cell.text,
        )
        self.setAccessibleName(self.ctx.text(kind))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring comes, which the table paints, as it reaches over the neighbours."""
        super().focusInEvent(event)
        self._show_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes."""
        super().focusOutEvent(event)
        self._show_ring()

    def _show_ring(self) -> None:
        table = self.parentWidget()
        if table is not None:
            table.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays the scoring: that is for the page."""
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the focus before pressing."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Frame it while it is pointed at or its proof is shown."""
        pointed = self.underMouse() and self.isEnabled()
        if self.pinned or pointed:
            painter, theme = QPainter(self), self.ctx.theme
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.acc, 2) if self.pinned else QPen(theme.line, 1.4))
            radius = self.ctx.px(6)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), radius, radius)
