"""The panel of Dirk, the imaginary third player of a game for two."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.parts import ZonePiece
from alhambra_qt.controller.view.table import DirkPanel, TableView
from alhambra_qt.controller.view.targets import AT_DIRK
from alhambra_qt.ui.kit.box import RIGHT, Art, Box, Drawn, Hit, Plate, Space, Words
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.marks import mark_pixmap
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.table.panel import Panel, picture, telling
from alhambra_qt.ui.table.rivals import LARGEST, counted_cells, rows_of
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.tokens import piece_picture
from alhambra_qt.ui.table.tray import piece_text


def dirk_said(look: Look, dirk: DirkPanel) -> tuple[str, str]:
    """Dirk in words: his tiles, and then what modules lay before him."""
    said = look.t("table-say-dirk", name=dirk.seat.said, n=len(dirk.tiles))
    return said, ", ".join(piece_text(look, piece) for piece in dirk.pieces)


class DirkView(Panel):
    """The imaginary third player: his tiles and his counts; gifts may be dropped here."""

    zone = "rivals"

    def part(self, view: TableView) -> object:
        return view.dirk

    def tree(self) -> Box:
        """Mark, name, tiles, what modules lay before him, and counts; all of it is one target."""
        dirk, look = self.view.dirk, self.look
        if dirk is None:
            return Space()
        note = Words(look.t("table-dirk-note"), "small", "ink2", RIGHT, grow=1.0, keep=1)
        side = look.pick(28, 20, 17) / look.em
        mark = partial(mark_pixmap, dirk.seat.mark, dirk.seat.letters, dpr=look.dpr)
        head = Row(
            Art(lambda _name, size: mark(size), "", side),
            Words(look.text(dirk.seat.said), "name", grow=1.0),
            note if not look.m.tiny else None,
        )
        columns = 3 if look.m.tiny else 6
        held = Column(
            head,
            Drawn(self._tiles, grow=1.0),
            Row(*map(self._piece, dirk.pieces), gap=0.5) if dirk.pieces else None,
            rows_of(counted_cells(look, dirk), columns),
            gap=0.3,
        )
        offered = dirk.state == "can"
        pad = look.pick(12, 8, 6) / look.em
        said, told = dirk_said(look, dirk)

        def spot(area: QRectF) -> Spot:
            radius = look.m.radius
            return Spot(AT_DIRK, area, self.zone, "panel", said, told, "G", radius=radius)

        edge = "acc" if offered else "line"
        return Hit(Plate(held, None, edge, 2.4 if offered else 1.2, pad), spot)

    def _piece(self, piece: ZonePiece) -> Box:
        """What modules lay before him: each kind of piece with its number."""
        art = Art(partial(piece_picture, self.look), piece, 1.4)
        count = Words(str(piece.count), "bold") if piece.count > 1 else None
        row = Row(art, count, gap=0.2)
        return telling(row, piece_text(self.look, piece), piece.target)

    def _tiles(self, painter: QPainter, area: QRectF) -> None:
        dirk, look = self.view.dirk, self.look
        tiles = [tile for tile in dirk.tiles if tile not in self.hidden] if dirk else []
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
