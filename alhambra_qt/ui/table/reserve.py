"""The reserve, and the bought tiles that wait to be placed."""

from __future__ import annotations

import math

from attrs import evolve
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtReserve
from alhambra_qt.controller.view.view_parts import CANNOT, CHOSEN, TileItem
from alhambra_qt.controller.words.names import tile_sides
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Plate, Space
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.text import CENTRE, line, para, shaped
from alhambra_qt.ui.sides.panel import titled
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table.panel import DrawnPanel
from alhambra_qt.ui.table.pieces import TILE, PiecePlace

WORDED_FROM = 7.5  # ems: in a lower part bought tiles have no heading
LEAST = 64  # pixels: the walls of a smaller tile are hard to see
EDGE = 2  # around tiles


def grid(count: int, width: float, height: float, gap: float, most: float) -> tuple[int, float]:
    """How many columns, and how large the tiles, to show that many as large as possible."""
    best = (1, 0.0)
    for columns in range(1, max(1, count) + 1):
        rows = math.ceil(count / columns)
        size = min((width - (columns - 1) * gap) / columns, (height - (rows - 1) * gap) / rows)
        if size > best[1] + 0.5:
            best = (columns, size)
    return best[0], float(int(min(most, best[1])))


def item_spot(look: Look, item: TileItem) -> Spot:
    """Return the spot of a tile outside the Alhambra: its name and sides."""
    texts = [look.t("table-say-chosen")] if item.state == CHOSEN else []
    texts += [look.text(side) for side in tile_sides(item.tile)]
    if item.why is not None and item.state == CANNOT:
        texts.append(look.text(item.why))
    name, can = look.text(item.name), item.state != CANNOT
    spot = Spot(item.target, QRectF(), "reserve", "tile", name, ", ".join(texts), enabled=can)
    return evolve(spot, radius=3, state=item.state)


class ReservePanel(DrawnPanel):
    """The reserve as a place to drop tiles on; tiles just bought stand in a part of their own."""

    zone, roomy = "reserve", (9.5, 11.0)

    def part(self, view: TableView) -> object:
        return view.reserve, view.bought, view.ghost

    def tree(self) -> Box:
        if self.view.bought:
            return Plate(Space())
        count = str(len(self.view.reserve.tiles))
        return titled(self.look, self.look.t("table-reserve"), count, Space())

    def build(self) -> None:
        super().build()
        view, look = self.view, self.look
        self.spots.append(
            Spot(
                AtReserve(),
                self.area,
                self.zone,
                "panel",
                look.t("table-reserve"),
                look.text(view.reserve.note),
                focusable=False,
                radius=look.m.radius,
            )
        )
        self._bought_area, self._empty = QRectF(), list[QRectF]()
        if not view.bought:
            self._lay(view.reserve.tiles, self._room())
            return
        bought, kept = self._split(self.inner(), view.reserve.tiles)
        self._worded = bought.height() >= WORDED_FROM * look.em
        self._bought_area = bought
        label = look.pick(24, 21, 20) if self._worded else 0
        first, others = self._split(bought.adjusted(0, label, 0, 0), view.bought[1:])
        self._lay(view.bought[:1], first)
        self._lay(view.bought[1:], others)
        self._lay(view.reserve.tiles, kept)

    def _room(self) -> QRectF:
        return self.below_title().adjusted(0, 0, 0, -self.look.px(0 if self.narrow else 36))

    def _split(self, room: QRectF, others: tuple[TileItem, ...]) -> tuple[QRectF, QRectF]:
        """The part for a tile to be placed, large enough to see its walls, and that for others.

        They stand where they are larger: beside it or below it.
        """
        if not others:
            return room, QRectF()
        gap = self.look.pick(8, 4, 4)
        least = LEAST + 2 * EDGE
        across, down = max(least, room.width() / 2), max(least, room.height() / 2)
        beside, below = room.adjusted(across + gap, 0, 0, 0), room.adjusted(0, down + gap, 0, 0)
        if self._size(len(others), beside)[1] >= self._size(len(others), below)[1] - 2 * EDGE:
            return QRectF(room.topLeft(), QSizeF(across, room.height())), beside
        return QRectF(room.topLeft(), QSizeF(room.width(), down)), below

    def _size(self, count: int, room: QRectF) -> tuple[int, float]:
        width, height = room.width() - 2 * EDGE, room.height() - 2 * EDGE
        gap, most = self.look.pick(10, 6, 4), self.look.pick(110, 98, 76)
        return grid(count, max(1.0, width), max(1.0, height), gap, most)

    def _lay(self, items: tuple[TileItem, ...], room: QRectF) -> None:
        if not items or room.isEmpty():
            return
        gap, (columns, size) = self.look.pick(10, 6, 4), self._size(len(items), room)
        step, rows = size + gap, math.ceil(len(items) / columns)
        left = room.center().x() - (min(len(items), columns) * step - gap) / 2
        top = room.center().y() - (rows * step - gap) / 2
        for k, item in enumerate(items):
            x, y = left + (k % columns) * step, top + (k // columns) * step
            self._item(item, QRectF(round(x), round(y), size, size))

    def _item(self, item: TileItem, area: QRectF) -> None:
        look = self.look
        self.spots.append(item_spot(look, item).on(area))
        ghost = self.view.ghost
        if ghost is not None and ghost.put and ghost.tile == item.tile:
            self._empty.append(area)
            return
        lift = look.px(3) if item.state == CHOSEN else 0
        self.places.append(
            PiecePlace(TILE, item.tile, area.translated(0, -lift), item.target, 3, state=item.state)
        )

    def draw(self, painter: QPainter) -> None:
        look, theme, view = self.look, self.look.theme, self.view
        super().draw(painter)
        if self._bought_area:
            self._bought(painter)
        painter.setPen(paint.pen(theme.ink2, 1.4, 4, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for area in self._empty:
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 3, 3)
        if not self.narrow and (view.reserve.tiles or not view.bought):
            inner = self.inner()
            height = look.px(34)  # two lines
            box = QRectF(inner.left(), inner.bottom() - height, inner.width(), height)
            line(look, painter, box, look.text(view.reserve.note), "small", theme.ink2, CENTRE)
        elif not view.reserve.tiles and not view.bought:
            words = shaped(look.text(view.reserve.note), look.hand("small")[1])
            para(look, painter, self._room(), words, theme.ink2, CENTRE, middle=True)

    def _bought(self, painter: QPainter) -> None:
        """A wash behind the tiles that wait, with its label."""
        look, theme, area = self.look, self.look.theme, self._bought_area
        grown = area.adjusted(-3, 0, 3, 2)
        painter.setPen(QPen(theme.acc, 1.4))
        painter.setBrush(theme.accs)
        painter.drawRoundedRect(grown, 6, 6)
        if self._worded:
            box = QRectF(area.left(), area.top(), area.width(), look.pick(20, 17, 15))
            font = look.font("tiny", 600)
            line(look, painter, box, look.t("table-bought"), font, theme.acc, CENTRE)
