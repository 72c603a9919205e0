"""The reserve, and the bought tiles that wait to be placed."""

from __future__ import annotations

import math

from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtReserve
from alhambra_qt.controller.view.view_parts import CANNOT, CHOSEN, TileItem
from alhambra_qt.controller.words.names import tile_sides
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Space
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.text import CENTRE, line, para
from alhambra_qt.ui.sides.panel import titled
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table.panel import DrawnPanel
from alhambra_qt.ui.table.pieces import TILE, PiecePlace

WORDED_FROM = 3.8  # ems: in a lower part bought tiles have no heading
SIDE_BY_SIDE_FROM = 1.2  # the width to the height of a room in which bought tiles stand at the left


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

    zone, roomy = "reserve", (9.5, 0.0)

    def part(self, view: TableView) -> object:
        return view.reserve, view.bought, view.ghost

    def tree(self) -> Box:
        count = str(len(self.view.reserve.tiles))
        return titled(self.look, self.look.t("table-reserve"), count, Space())

    def build(self) -> None:
        super().build()
        view, room = self.view, self._room()
        self.spots.append(
            Spot(
                AtReserve(),
                self.area,
                self.zone,
                "panel",
                self.look.t("table-reserve"),
                self.look.text(view.reserve.note),
                focusable=False,
                radius=self.look.m.radius,
            )
        )
        bought, kept = self._split(room)
        self._bought_area = QRectF(bought)
        self._empty: list[QRectF] = []
        self._worded = bought.height() >= WORDED_FROM * self.look.em
        if view.bought:
            low = self._lay(view.bought, bought.adjusted(0, self._label(), 0, 0))
            self._bought_area.setBottom(min(bought.bottom(), low + self.look.px(8)))
        self._lay(view.reserve.tiles, kept)

    def _label(self) -> int:
        if not self._worded:
            return self.look.px(4)
        return self.look.pick(24, 21, 20)  # the tick of a chosen tile stays below the word

    def _room(self) -> QRectF:
        return self.below_title().adjusted(0, 0, 0, -self.look.px(0 if self.narrow else 36))

    def _split(self, room: QRectF) -> tuple[QRectF, QRectF]:
        """The part for bought tiles and the part for the reserve."""
        view, look = self.view, self.look
        if not view.bought:
            return QRectF(), room
        share = 1.0 if not view.reserve.tiles else 0.5
        gap = look.pick(12, 6, 5)
        if room.width() < SIDE_BY_SIDE_FROM * room.height():
            first = QRectF(room.left(), room.top(), room.width(), room.height() * share)
            return first, room.adjusted(0, first.height() + gap, 0, 0)
        first = QRectF(
            room.left(), room.top(), room.width() * share - gap * (share < 1) / 2, room.height()
        )
        return first, room.adjusted(first.width() + gap, 0, 0, 0)

    def _lay(self, items: tuple[TileItem, ...], room: QRectF) -> float:
        look = self.look
        if not items or room.isEmpty():
            return room.bottom()
        gap = look.pick(10, 6, 5)
        most, side = look.pick(110, 86, 60), look.pick(16, 8, 4)
        columns, size = grid(len(items), room.width() - side, room.height() - 10, gap, most)
        rows = math.ceil(len(items) / columns)
        height = rows * size + (rows - 1) * gap
        width = min(len(items), columns) * (size + gap) - gap
        left = room.center().x() - width / 2
        top = room.top() + max(2.0, min((room.height() - height) / 2, look.pick(12, 4, 3)))
        for k, item in enumerate(items):
            x = left + (k % columns) * (size + gap)
            y = top + (k // columns) * (size + gap)
            self._item(item, QRectF(round(x), round(y), size, size))
        return top + height

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
            para(
                look,
                painter,
                self._room(),
                look.text(view.reserve.note),
                "small",
                theme.ink2,
                CENTRE,
                middle=True,
            )

    def _bought(self, painter: QPainter) -> None:
        """A wash behind the tiles that wait, with its label."""
        look, theme, area = self.look, self.look.theme, self._bought_area
        grown = area.adjusted(-3, 0, 3, 2)
        painter.setPen(QPen(theme.acc, 1.4))
        painter.setBrush(theme.accs)
        painter.drawRoundedRect(grown, 6, 6)
        if self._worded:
            box = QRectF(area.left(), area.top(), area.width(), look.pick(20, 16, 14))
            font = look.font("tiny", 600)
            line(look, painter, box, look.t("table-bought"), font, theme.acc, CENTRE)
