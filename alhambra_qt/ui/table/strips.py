"""Strips over the board: what the opponents did, and a sentence that is said once."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.view.table import TableView
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.marks import mark_pixmap
from alhambra_qt.ui.kit.richtext import Block, Run, layout_runs, plain
from alhambra_qt.ui.kit.writing import put_block
from alhambra_qt.ui.table.kept import Kept
from alhambra_qt.ui.table.log import log_runs
from alhambra_qt.ui.table.panel import Panel
from alhambra_qt.ui.table.spots import Spot

LINES = 3  # so high the recap may become


class RecapStrip(Panel):
    """What each opponent did since the viewer's turn; it stays until it is dismissed."""

    zone = "board"

    def __init__(self) -> None:
        super().__init__()
        self._words: Kept[tuple[Block, int]] = Kept()

    def part(self, view: TableView) -> object:
        """The recaps."""
        return view.recap

    def height_for(self, view: TableView, width: float, look: Look) -> float:
        """The height the strip needs, 0 if there is nothing to tell."""
        if not view.recap:
            return 0.0
        return self._told(look, view, width)[0].height + look.pick(18, 12, 10)

    def _told(self, look: Look, view: TableView, width: float) -> tuple[Block, int]:
        made_of = look, width, view.recap
        return self._words.get(made_of, lambda: self._lay(look, view, width))

    def _lay(self, look: Look, view: TableView, width: float) -> tuple[Block, int]:
        """As many of the newest lines as there is room for, and how many are left out."""
        total = sum(len(recap.lines) for recap in view.recap)
        few, most, block = 0, total, self._block_of(look, view, width, total)
        if block.lines <= LINES:
            return block, 0
        block = self._block_of(look, view, width, 1)
        while most - few > 1:
            half = (few + most) // 2
            tried = self._block_of(look, view, width, half)
            if tried.lines <= LINES:
                few, block = half, tried
            else:
                most = half
        return block, total - max(few, 1)

    def _block_of(self, look: Look, view: TableView, width: float, newest: int) -> Block:
        """The newest lines, one opponent after the other, each with the mark before the name."""
        size = look.pick(20, 17, 15)
        total = sum(len(recap.lines) for recap in view.recap)
        left_out = total - newest
        runs: list[Run] = []
        if left_out:
            text = look.t("table-recap-more", n=left_out)
            runs.append(Run(text.replace(" ", "\u00a0"), bold=True, colour=look.theme.acc))
        skipped = 0
        for recap in view.recap:
            gone = min(len(recap.lines), max(0, left_out - skipped))
            skipped += len(recap.lines)
            for k, entry in enumerate(recap.lines[gone:]):
                words = log_runs(look, entry, icons=False)
                if k:
                    runs.append(Run("·", colour=look.theme.ink2))
                else:
                    mark = mark_pixmap(recap.seat.mark, recap.seat.letters, size, look.dpr)
                    runs += [Run("   ", glue=True), Run(picture=mark, keep=True)]
                runs += _without_name(words) if len(words) > 1 and k else words
        return layout_runs(runs, look.font("small"), width - look.pick(70, 52, 44), 1.3)

    def build(self) -> None:
        """The strip can be dismissed; what is left out is in the log."""
        look = self.look
        size = look.pick(32, 28, 26)
        area = QRectF(self.rect.right() - size - 4, self.rect.center().y() - size / 2, size, size)
        self._block, left_out = self._told(look, self.view, self.rect.width())
        for recap in self.view.recap:
            said = ". ".join(look.text(entry.text) for entry in recap.lines)
            name = look.text(recap.seat.said)
            target = f"recap:{recap.seat.seat}"
            self.spots.append(
                Spot(target, self.rect, self.zone, "text", name, said, focusable=False)
            )
        if left_out:
            piece, box = self._block.pieces[0], self._room()
            more = QRectF(box.left(), box.top(), piece.width, self._block.line_height)
            said = look.t("table-recap-more", n=left_out)
            more = more.adjusted(-4, 0, 4, 0)
            self.spots.append(Spot("button:log-more", more, self.zone, "tool", said))
        text = look.t("table-recap-close")
        self.spots.append(Spot("button:recap", area, self.zone, name=text, radius=size / 2))

    def draw(self, painter: QPainter) -> None:
        """Paint what happened and the cross."""
        look, theme = self.look, self.look.theme
        radius = look.m.radius * 0.8
        paint.panel(painter, self.rect, theme, radius=radius, border=theme.gold2, width=1.6)
        put_block(look, painter, self._block, self._room(), theme.ink)
        cross(painter, self.spots[-1].rect, theme.ink, look.px(2))

    def _room(self) -> QRectF:
        """Where the words stand."""
        pad = self.look.pick(12, 9, 8)
        top = self.rect.center().y() - self._block.height / 2
        return QRectF(self.rect.left() + pad, top, self.rect.width() - pad, self._block.height)


def _without_name(words: list[Run]) -> list[Run]:
    """A line of somebody named before: without the name, and the colon that follows it."""
    first, *rest = words[1:]
    return [evolve(first, text=first.text.lstrip(" :\u202f\u00a0"), glue=False), *rest]


def cross(painter: QPainter, area: QRectF, colour: QColor, width: float) -> None:
    """The cross that closes something."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    arm = area.width() * 0.17
    centre = area.center()
    for sign in (1, -1):
        offset = QPointF(arm, arm * sign)
        painter.drawLine(centre - offset, centre + offset)


class NoticeStrip(Panel):
    """A sentence at the top of the board, such as why undo stops here."""

    zone = "board"

    def part(self, view: TableView) -> object:
        """The sentence."""
        return view.notice

    def height_for(self, view: TableView, width: float, look: Look) -> float:
        """The height for its words."""
        if view.notice is None:
            return 0.0
        block = layout_runs(plain(look.text(view.notice)), look.font("body"), width - look.px(40))
        return block.height + look.pick(18, 12, 10)

    def build(self) -> None:
        """It is read out."""
        if self.view.notice is not None:
            text = self.look.text(self.view.notice)
            self.spots.append(Spot("notice:", self.rect, self.zone, "text", text, focusable=False))

    def draw(self, painter: QPainter) -> None:
        """Paint the sentence with a gold edge."""
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
        """The shares."""
        return view.shares, view.counts.seats

    def build(self) -> None:
        """Each row is read."""
        look, room = self.look, self.below_title()
        rows = max(1, len(self.view.shares))
        high = min(room.height() / rows, look.pick(92, 60, 48))
        for k, row in enumerate(self.view.shares):
            area = QRectF(room.left(), room.top() + k * high, room.width(), high)
            self.spots.append(
                Spot(f"share:{k}", area, self.zone, "text", look.text(row.text), focusable=False)
            )

    def draw(self, painter: QPainter) -> None:
        """Paint a row per tile."""
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
