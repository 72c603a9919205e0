"""The final Alhambras of the results page: one large, all of them small below it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent

from alhambra_qt.controller.view.page_views import ResultRow
from alhambra_qt.controller.words.scorings import built_line
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.box import Box, Drawn, Ground, Plate, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live, Over
from alhambra_qt.ui.kit.rows import Column, Row, Stack
from alhambra_qt.ui.kit.signs import SeatMark, name_of
from alhambra_qt.ui.pieces.board_picture import BoardPicture
from alhambra_qt.ui.pieces.ground import draw_ground
from alhambra_qt.ui.pieces.picture import STEP_MS


class PalacePicture(Holder):
    """The Alhambra of one player; its tiles are laid in the order in which they were built."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.row: ResultRow | None = None
        self.built = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._one_more)

    def show_row(self, row: ResultRow) -> None:
        """Show the Alhambra of a player."""
        self.row = row
        total = len(row.palace.tiles)
        still = self.ctx.reduced_motion or self.ctx.duration(STEP_MS) == 0
        self.built = total if still else min(1, total)
        if not still:
            self._timer.start(self.ctx.duration(STEP_MS))
        self.retranslate()

    def finish(self) -> None:
        """Lay all tiles at once."""
        self._timer.stop()
        self.built = 0 if self.row is None else len(self.row.palace.tiles)
        self.change()

    def _one_more(self) -> None:
        self.built += 1
        if self.row is None or self.built >= len(self.row.palace.tiles):
            self.finish()
        self.change()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.finish()

    def retranslate(self) -> None:
        """Say whose Alhambra this is and what it is worth knowing about it."""
        if self.row is not None:
            self.setAccessibleName(self.ctx.text(self.row.palace.title))
            self.setAccessibleDescription(self.facts())
        super().retranslate()

    def facts(self) -> str:
        """Buildings and wall in one line."""
        return "" if self.row is None else built_line(self.ctx.text, self.row.palace)

    def tree(self) -> Box:
        """The ground, the tiles laid so far, and below them whose they are and what they make."""
        look, row = self.look, self.row
        if row is None:
            return Space()
        facts = Words(self.facts(), "body", "ink2", keep=1)
        caption = Row(
            SeatMark(row.seat, side=1.7), name_of(look, row.seat, "name", 14), facts, gap=0.7
        )
        pill = Row(spring(), Ground(caption, "panel", "line", pad=(0.9, 0.3), radius=1.2), spring())
        board = _tiles(row, 9.4, shown=self.built, wide=10, high=6)
        ground = Drawn(lambda painter, area: draw_ground(painter, area, self.ctx))
        held = Ground(Column(board, pill, gap=0.6), pad=(1.6, 1.3))
        return Ground(Stack(ground, held), pad=0.25)


def _tiles(row: ResultRow, largest: float, **size: Any) -> BoardPicture:
    return BoardPicture(row.palace, largest=largest, edge=0, ground=False, grow=1, **size)


class Thumb(Over):
    """A small Alhambra that can be chosen; the page paints it."""

    told_as = Role.RadioButton  # one of them is shown large

    def __init__(self, ctx: UiContext, row: ResultRow) -> None:
        super().__init__(ctx)
        self.row = row
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.text(self.row.palace.title))


def thumbnail(thumb: Thumb) -> Box:
    """Ground, tiles and mark; the chosen one has a strong edge."""
    held = Row(
        SeatMark(thumb.row.seat, side=1.6), _tiles(thumb.row, 2.6, wide=2, high=6.2), gap=0.1
    )
    edge, width = ("acc", 2.6) if thumb.isChecked() else ("line", 1.2)
    ground = Ground(Plate(held, "board", edge, width, pad=(0.4, 0.5)), pad=0.4)
    return Live(thumb, ground, grow=1)
