"""The market: four slots, each with its currency, what the viewer holds of it, and its tile."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from alhambra_qt.controller.view.parts import CANNOT, CHOSEN
from alhambra_qt.controller.view.table import MarketSlot, TableView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.controller.words.names import tile_name
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.theme import CURRENCIES, CURRENCY_NAMES, Pair
from alhambra_qt.ui.kit.writing import CENTRE, LEFT, RIGHT, line, para
from alhambra_qt.ui.table.panel import Panel, picture
from alhambra_qt.ui.table.pieces import TILE, PiecePlace
from alhambra_qt.ui.table.shelf_rail import Rail, rail_width
from alhambra_qt.ui.table.spots import Spot

READABLE_FROM = 60  # the digits of the price of a smaller tile are too small to read


class MarketPanel(Panel):
    """The four slots, two by two, and beside them the rail of what else is on sale."""

    zone = "market"

    def __init__(self) -> None:
        super().__init__()
        self._rail: Rail | None = None

    def part(self, view: TableView) -> object:
        """The slots, the bag and the stalls."""
        return view.market, view.bag, view.stalls

    def build(self) -> None:
        """Lay the slots out."""
        look, room = self.look, self.below_title()
        gap = look.pick(6, 4, 4)
        self._rail = self._rail_in(room)
        if self._rail is not None:
            room.setRight(self._rail.rect.left() - gap)
        wide, high = (room.width() - gap) / 2, (room.height() - gap) / 2
        for k, slot in enumerate(self.view.market):
            corner = QPointF(
                round(room.left() + (k % 2) * (wide + gap)),
                round(room.top() + (k // 2) * (high + gap)),
            )
            area = QRectF(corner.x(), corner.y(), int(wide), int(high))
            self.spots.append(self._spot(slot, area))
            if slot.tile:
                tile = self._tile_rect(area, slot)
                shown = slot.price if tile.width() < READABLE_FROM else 0
                self.places.append(PiecePlace(TILE, slot.tile, tile, slot.target, z=2, price=shown))
        if self._rail is not None:
            self.spots += self._rail.spots(self.zone)

    def _rail_in(self, room: QRectF) -> Rail | None:
        """The rail at the right of the slots, from the top of the panel to its end."""
        look, stalls = self.look, self.view.stalls
        if stalls is None or look.folds:
            return None
        reach = look.pick(6, 4, 0)
        left = room.right() + reach - rail_width(look)
        return Rail(look, stalls, QRectF(left, room.top(), rail_width(look), room.height()))

    def first_stall(self) -> Target | None:
        """The target of the first tile on the rail; None if not all have room there."""
        if self._rail is None or not self._rail.more().isEmpty():
            return None
        return next((stall.piece.target for stall, _ in self._rail.items()), None)

    def _spot(self, slot: MarketSlot, area: QRectF) -> Spot:
        look = self.look
        name = look.text(slot.name)
        value = [look.text(slot.held_text)]
        if slot.tile:
            name = look.t("play-slot-say", currency=slot.name, tile=tile_name(slot.tile))
            value += [look.text(slot.pay_text)] if slot.pay_text else []
        elif slot.note:
            value.append(look.text(slot.note))
        if slot.why is not None and slot.state == CANNOT:
            value.append(look.text(slot.why))
        said = ", ".join(part for part in value if part)
        return Spot(
            slot.target,
            area,
            self.zone,
            "slot",
            name,
            said,
            slot.key,
            slot.state != CANNOT,
            radius=look.m.radius * 0.75,
        )

    def _strip(self) -> int:
        return self.look.pick(34, 20, 18)

    def _foot(self) -> int:
        return self.look.pick(24, 18, 15)

    def _tile_rect(self, area: QRectF, slot: MarketSlot) -> QRectF:
        foot = self._foot() if slot.pay_text else self.look.pick(6, 4, 4)
        room = area.adjusted(0, self._strip(), 0, -foot)
        size = min(room.height() - self.look.pick(10, 4, 4), room.width() - self.look.px(12))
        size = int(min(size, self.look.px(128)))
        return QRectF(
            round(room.center().x() - size / 2), round(room.center().y() - size / 2), size, size
        )

    def draw(self, painter: QPainter) -> None:
        """Paint the panel with its slots; the tiles are pieces of their own."""
        look = self.look
        self.frame(painter)
        bag = look.text(self.view.bag.text) if not look.m.tiny else ""
        self.heading(painter, look.t("table-market"), bag)
        if look.m.tiny:
            self._bag(painter)
        for slot, spot in zip(self.view.market, self.spots, strict=False):
            self._slot(painter, slot, spot.rect)
        if self._rail is not None:
            self._rail.draw(painter, self.hidden)

    def _bag(self, painter: QPainter) -> None:
        look, inner = self.look, self.inner()
        size = look.px(16)
        text = str(self.view.bag.count)
        font = look.font("number")
        wide = width_of(font, text)
        box = QRectF(inner.right() - wide, inner.top(), wide + 1, self.title_height())
        line(look, painter, box, text, font, look.theme.ink, RIGHT)
        top = box.center().y() - size / 2
        picture(painter, look.icon("bag", size), box.left() - size - 4, top)

    def _slot(self, painter: QPainter, slot: MarketSlot, area: QRectF) -> None:
        look, theme = self.look, self.look.theme
        money = CURRENCIES[CURRENCY_NAMES.index(slot.currency)]
        radius = look.m.radius * 0.75
        shape = QPainterPath()
        shape.addRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)
        body = money.wash if not theme.dark else theme.panel
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(shape, body)
        strip = QPainterPath()
        strip.addRect(QRectF(area.left(), area.top(), area.width(), self._strip()))
        painter.fillPath(shape.intersected(strip), money.fill)
        painter.setPen(QPen(money.fill, 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
        self._strip_words(painter, slot, area, money)
        if slot.tile:
            self._foot_words(painter, slot, area)
        else:
            self._empty(painter, slot, area)
        if slot.state == CHOSEN:
            painter.setPen(QPen(theme.acc, 3.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)
            disc = look.pick(13, 9, 8)
            at = QPointF(area.right() - disc - 5, area.top() + self._strip() + disc + 3)
            paint.tick_disc(painter, at, disc, theme)

    def _strip_words(self, painter: QPainter, slot: MarketSlot, area: QRectF, money: Pair) -> None:
        look = self.look
        size = look.pick(24, 15, 14)
        pad = look.pick(8, 5, 4)
        middle = area.top() + self._strip() / 2
        picture(painter, look.coin(slot.currency, size), area.left() + pad, middle - size / 2)
        left = area.left() + pad + size + look.pick(7, 4, 3)
        held = look.text(slot.held_text) if not look.m.small else str(slot.held)
        if not look.text(slot.held_text):
            held = ""
        box = QRectF(left, area.top(), area.right() - pad - left, self._strip())
        font = look.font("strong" if look.m.small else "smallstrong")
        name_wide = width_of(look.font("bold"), look.text(slot.name))
        if held and name_wide + look.px(8) + width_of(font, held) > box.width():
            held, font = str(slot.held), look.font("strong")
        wide = line(look, painter, box, held, font, money.text, RIGHT) if held else 0
        name = box.adjusted(0, 0, -wide - look.px(4), 0)
        line(look, painter, name, look.text(slot.name), look.font("bold"), money.text, LEFT)

    def _foot_words(self, painter: QPainter, slot: MarketSlot, area: QRectF) -> None:
        if slot.pay_text is None:
            return
        look, theme = self.look, self.look.theme
        colour: QColor = {"exact": theme.ok, "over": theme.gold}.get(slot.pay, theme.ink2)
        text = look.text(slot.pay_text)
        if slot.pay == "exact":
            text = f"✓ {text}"
        box = QRectF(
            area.left() + 6, area.bottom() - self._foot() - 2, area.width() - 12, self._foot()
        )
        weight = "smallstrong" if slot.pay in ("exact", "over") else "small"
        line(look, painter, box, text, weight, colour, CENTRE)

    def _empty(self, painter: QPainter, slot: MarketSlot, area: QRectF) -> None:
        look, theme = self.look, self.look.theme
        room = area.adjusted(0, self._strip(), 0, 0)
        inset = look.pick(14, 7, 4)
        box = room.adjusted(inset, inset, -inset, -inset)
        pen = QPen(theme.ink2, 1.4)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 6, 6)
        if slot.note is not None:
            pad = look.pick(8, 4, 2)
            words = box.adjusted(pad, pad, -pad, -pad)
            para(
                look, painter, words, look.text(slot.note), "small", theme.ink2, CENTRE, middle=True
            )
