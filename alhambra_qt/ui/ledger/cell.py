"""A cell of the ledger as a button: what it says is painted by the table behind it."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent

from alhambra_qt.controller.view.page_views import LedgerCell, LedgerRow
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Over


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


class Cell(Over):
    """What one player got for one line; `lit` while its `own` proof is shown."""

    told_as = Role.Cell

    def __init__(self, ctx: UiContext, row: LedgerRow, cell: LedgerCell, name: Msg | str) -> None:
        super().__init__(ctx)
        self.row, self.cell, self.player = row, cell, name
        self.own = self.takes_space = False  # Space plays the scoring
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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)
