"""The panel of Dirk, the imaginary third player of a game for two."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.table import DirkPanel, TableView
from alhambra_qt.controller.view.targets import AT_DIRK
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.marks import player_mark
from alhambra_qt.ui.kit.writing import LEFT, RIGHT, line
from alhambra_qt.ui.table.panel import Panel, picture
from alhambra_qt.ui.table.rivals import LARGEST, draw_counts
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.tokens import piece_picture
from alhambra_qt.ui.table.tray import piece_text


class DirkView(Panel):
    """The imaginary third player: his tiles and his counts; gifts may be dropped here."""

    zone = "rivals"

    def part(self, view: TableView) -> object:
        """Dirk, in the two-player game."""
        return view.dirk

    def build(self) -> None:
        """The whole panel is one target."""
        dirk, look = self.view.dirk, self.look
        if dirk is None:
            return
        said = look.t("table-say-dirk", name=dirk.seat.said, n=len(dirk.tiles))
        told = ", ".join(piece_text(look, piece) for piece in dirk.pieces)
        self.spots.append(
            Spot(AT_DIRK, self.rect, self.zone, "panel", said, told, "G", radius=look.m.radius)
        )

    def draw(self, painter: QPainter) -> None:
        """Paint mark, name, tiles and counts."""
        dirk, look, theme = self.view.dirk, self.look, self.look.theme
        if dirk is None:
            return
        offered = dirk.state == "can"
        paint.panel(
            painter,
            self.rect,
            theme,
            radius=look.m.radius,
            border=theme.acc if offered else theme.line,
            width=2.4 if offered else 1.2,
        )
        pad = look.pick(12, 8, 6)
        room = self.rect.adjusted(pad, pad, -pad, -pad)
        size = look.pick(28, 20, 17)
        player_mark(
            painter, QRectF(room.left(), room.top(), size, size), dirk.seat.mark, dirk.seat.letters
        )
        box = QRectF(
            room.left() + size + look.pick(8, 6, 4), room.top(), room.width() - size - 8, size
        )
        used = line(look, painter, box, look.text(dirk.seat.said), look.font("name"), theme.ink)
        if not look.m.tiny:
            rest = box.adjusted(used + look.px(10), 0, 0, 0)
            line(look, painter, rest, look.t("table-dirk-note"), "small", theme.ink2, RIGHT)
        low = room.adjusted(0, size + look.pick(8, 5, 3), 0, 0)
        columns = 3 if look.m.tiny else 6
        high = look.pick(34, 24, 36)
        if dirk.pieces:
            foot = look.pick(28, 22, 18)
            self._pieces(painter, dirk, QRectF(low.left(), low.bottom() - foot, low.width(), foot))
            low.adjust(0, 0, 0, -foot - look.pick(4, 3, 1))
        counts = QRectF(low.left(), low.bottom() - high, low.width(), high)
        draw_counts(look, painter, counts, dirk.counts, columns)
        self._tiles(painter, dirk, low.adjusted(0, 0, 0, -high - look.pick(6, 4, 2)))

    def _pieces(self, painter: QPainter, dirk: DirkPanel, area: QRectF) -> None:
        """What modules lay before him: each kind of piece with its number."""
        look = self.look
        font = look.font("bold", 700)
        size, gap = float(int(area.height() - 2)), look.pick(4, 3, 2)
        step = min(size + gap + look.px(22), area.width() / len(dirk.pieces))
        for k, piece in enumerate(dirk.pieces):
            x = area.left() + k * step
            picture(painter, piece_picture(look, piece, size), x, area.center().y() - size / 2)
            if piece.count > 1:
                box = QRectF(x + size + gap, area.top(), step - size - gap, area.height())
                line(look, painter, box, str(piece.count), font, look.theme.ink, LEFT)

    def _tiles(self, painter: QPainter, dirk: DirkPanel, area: QRectF) -> None:
        look = self.look
        tiles = [tile for tile in dirk.tiles if tile not in self.hidden]
        if not tiles or area.height() < 12:
            return
        gap = look.pick(4, 3, 2)
        for rows in range(1, 9):
            size = min((area.height() - (rows - 1) * gap) / rows, look.pick(LARGEST, LARGEST, 34))
            columns = int((area.width() + gap) // (size + gap))
            if columns * rows >= len(tiles) or size < look.px(14):
                break
        size = int(size)
        for k, tile in enumerate(tiles):
            x = area.left() + (k % max(1, columns)) * (size + gap)
            y = area.top() + (k // max(1, columns)) * (size + gap)
            picture(painter, look.tile(tile, size), x, y)
