"""Where the parts of a replay stand: those of the table, with room for the hands of all.

Where letters are large the hands wait in the dock too, which lies flat, so that the Alhambra has
what room there is; and where the bar below is unfolded only head and sentence stay in sight.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from attrs import evolve, fields
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.ui.kit.box import Box
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.table.dock import DockButton, DockPanel
from alhambra_qt.ui.table.zones import Zones

HANDS = 152, 120, 92  # how high the row with the hands of all is
DOCK_ROW = 26  # and a row of the dock where letters are large
LEAST_BOARD = 36  # with less only the sentence stays
STAY = "window", "header", "ruler", "prompt", "rivals"
Made = TypeVar("Made")


def with_hands(z: Zones, look: Look) -> Zones:
    """The hands of all side by side below the board, which gets what they do not need."""
    row = z.reserve.united(z.hand).united(z.you)
    row.setTop(row.bottom() - look.pick(*HANDS))
    board = QRectF(z.board)
    board.setBottom(row.top() - look.m.gap)
    return evolve(z, board=board, hand=row, reserve=QRectF(), you=QRectF())


def flat(z: Zones, look: Look, buttons: int) -> Zones:
    """The dock in flat rows below the board, which gets the room of the hand."""
    dock, board, gap = z.hand.united(z.dock), QRectF(z.board), look.px(4)
    rows = len(parted(range(buttons)))
    dock.setTop(dock.bottom() - rows * look.px(DOCK_ROW) - (rows - 1) * gap)
    board.setBottom(dock.top() - gap)
    if board.height() < look.px(LEAST_BOARD):
        return _alone(z, look)
    return evolve(z, board=board, dock=dock, hand=QRectF())


def _alone(z: Zones, look: Look) -> Zones:
    """The sentence below the head, as high as there is room for it, and nothing else."""
    sentence, low = z.market.united(z.prompt), z.window.bottom() - look.px(4)
    sentence.setBottom(max(sentence.top(), min(z.prompt.bottom(), low)))
    gone = {one.name: QRectF() for one in fields(Zones) if one.name not in STAY}
    rivals = tuple(QRectF() for _ in z.rivals)
    return evolve(z, **gone, rivals=rivals, prompt=sentence)


def parted(every: Sequence[Made]) -> list[Sequence[Made]]:
    """Those in a row, at most four and about as many in each."""
    rows = max(1, -(-len(every) // 4))
    each = max(1, -(-len(every) // rows))
    return [every[k : k + each] for k in range(0, len(every), each)]


class FlatDock(DockPanel):
    """The dock in flat rows; first what the hands are pulled out with."""

    def offered(self, view: TableView) -> list[DockButton]:
        """The hands, then all that the table offers."""
        if view.hands:
            hands = DockButton("hand", "replay-hands", "cards")
        else:
            hands = DockButton("hand", "replay-one-hand", "cards", view.hand.count)
        return [hands, *super().offered(view)]

    def tree(self) -> Box:
        rows = parted([self.button(one) for one in self.offered(self.view)])
        flat = (Row(*row, gap=0.3, middle=False, even=True, grow=1.0) for row in rows)
        return Column(*flat, gap=0.3)
