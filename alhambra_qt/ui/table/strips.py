"""Strips: a sentence over the board that is said once, and the last tiles given away."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import ToRead
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.text import Block, layout_runs, plain, put_block
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table.panel import Panel


class NoticeStrip(Panel):
    """A sentence at the top of the board, such as why undo stops here."""

    zone = "board"

    def part(self, view: TableView) -> object:
        return view.notice

    def height_for(self, view: TableView, width: float, look: Look) -> float:
        """The height for its words."""
        if view.notice is None:
            return 0.0
        block = layout_runs(plain(look.text(view.notice)), look.font("body"), width - look.px(40))
        return block.height + look.pick(18, 12, 10)

    def build(self) -> None:
        if self.view.notice is not None:
            text = self.look.text(self.view.notice)
            self.spots.append(
                Spot(ToRead("notice"), self.rect, self.zone, "text", text, focusable=False)
            )

    def draw(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        if self.view.notice is None:
            return
        paint.panel(
            painter, self.rect, theme, radius=look.m.radius * 0.7, border=theme.gold, width=2
        )
        text = look.text(self.view.notice)
        pad = look.px(20)
        block = layout_runs(plain(text), look.font("body"), self.rect.width() - 2 * pad)
        box = self.rect.adjusted(pad, (self.rect.height() - block.height) / 2, -pad, 0)
        put_block(look, painter, block, box, theme.ink)


class SharesPanel(Panel):
    """The last tiles given away: what everybody holds of each currency, and who gets the tile.

    It stands in the place of the market, which is over then.
    """

    zone = "market"

    def part(self, view: TableView) -> object:
        return view.shares, view.counts.seats

    def build(self) -> None:
        look, room = self.look, self.below_title()
        rows = max(1, len(self.view.shares))
        high = min(room.height() / rows, look.pick(92, 60, 48))
        for k, row in enumerate(self.view.shares):
            area = QRectF(room.left(), room.top() + k * high, room.width(), high)
            self.spots.append(
                Spot(
                    ToRead("share", str(k)),
                    area,
                    self.zone,
                    "text",
                    look.text(row.text),
                    focusable=False,
                )
            )

    def draw(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        self.frame(painter)
        self.heading(painter, look.t("table-shares"))
        for row, spot in zip(self.view.shares, self.spots, strict=True):
            area = spot.rect
            size = int(min(area.height() - 8, look.pick(72, 48, 38)))
            painter.drawPixmap(
                int(area.left()), int(area.center().y() - size / 2), look.tile(row.tile, size)
            )
            left = area.left() + size + look.pick(12, 8, 6)
            words = QRectF(left, area.top() + 2, area.right() - left, area.height() - 4)
            block = self._fitted(look, look.text(row.text), words)
            top = words.center().y() - block.height / 2
            put_block(
                look, painter, block, QRectF(left, top, words.width(), block.height), theme.ink
            )

    def _fitted(self, look: Look, text: str, box: QRectF) -> Block:
        font = look.font("log")
        block = layout_runs(plain(text), font, box.width(), 1.2)
        while block.height > box.height() and font.pixelSize() > look.smallest:
            font.setPixelSize(font.pixelSize() - 1)
            block = layout_runs(plain(text), font, box.width(), 1.2)
        return block
