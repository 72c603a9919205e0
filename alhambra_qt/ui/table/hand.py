"""The viewer's money: fans of cards by currency in the order of the slots, with their sums."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.parts import CHOSEN
from alhambra_qt.controller.view.table import Hand, HandGroup, TableView
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.writing import LEFT, line
from alhambra_qt.ui.table.money import card_spot
from alhambra_qt.ui.table.panel import Panel, picture
from alhambra_qt.ui.table.pieces import CARD, PiecePlace

STEP, LEAST_STEP = 0.4, 0.3  # how much of a card shows below the next one
TILT = 2.2  # degrees between neighbours in a fan


@frozen
class Fan:
    """How large the cards are and how far apart, so that all groups fit into a width."""

    card: float
    step: float
    gap: float

    def width(self, count: int) -> float:
        """How wide a group of that many cards is."""
        return self.card + (count - 1) * self.step * self.card


def fan(counts: list[int], width: float, height: float, most: float, least: float) -> Fan:
    """The largest fan that fits; below the least size the cards move closer together."""
    for gap in (0.34, 0.2, 0.12):
        for step in (STEP, 0.36, 0.33, LEAST_STEP):
            units = sum(1 + (count - 1) * step for count in counts) + gap * max(0, len(counts) - 1)
            card = min(most, height / CARD_RATIO, width / units if units else most)
            if card >= least:
                return Fan(int(card), step, gap * card)
    units = sum(1 + (count - 1) * LEAST_STEP for count in counts) + 0.12 * (len(counts) - 1)
    card = min(most, height / CARD_RATIO, width / units)
    return Fan(card, LEAST_STEP, 0.12 * card)


class HandPanel(Panel):
    """The own hand; while nobody may see it only backs and their number."""

    zone = "hand"

    def part(self, view: TableView) -> object:
        """The hand, and whose it is."""
        return view.hand, view.you.seat

    def face(self) -> object:
        """Words and sums; the cards are pieces."""
        hand = self.view.hand
        sums = tuple((group.currency, group.sum, area) for group, area in self._sums)
        return hand.hidden, hand.count, hand.text, sums, self.view.you.seat

    def build(self) -> None:
        """Lay the fans out, centred."""
        look = self.look
        room = self._room()
        groups = self.view.hand.groups
        counts = [len(group.cards) for group in groups]
        raise_by = look.pick(20, 17, 14)  # chosen cards stand higher, with their tick above
        most, least = look.px(92), look.pick(70, 56, 42)
        shape = fan(counts, room.width(), room.height() - raise_by, most, least)
        total = sum(shape.width(n) for n in counts) + shape.gap * max(0, len(counts) - 1)
        extra = min(shape.card * 0.7, (room.width() - total) / max(1, len(counts) + 1))
        gap = shape.gap + (extra if counts else 0)
        x = room.center().x() - (total + (gap - shape.gap) * max(0, len(counts) - 1)) / 2
        high = shape.card * CARD_RATIO
        top = room.top() + raise_by + (room.height() - raise_by - high) / 2
        self._sums: list[tuple[HandGroup, QRectF]] = []
        for group in groups:
            wide = shape.width(len(group.cards))
            self._group(group, shape, x, top)
            self._sums.append((group, QRectF(x, room.bottom(), wide, self._sum_height())))
            x += wide + gap

    def _room(self) -> QRectF:
        return self.below_title().adjusted(0, 0, 0, -self._sum_height() + self.look.px(2))

    def _sum_height(self) -> int:
        return self.look.pick(32, 24, 19)

    def _group(self, group: HandGroup, shape: Fan, left: float, top: float) -> None:
        look = self.look
        count = len(group.cards)
        for k, card in enumerate(group.cards):
            area = QRectF(
                round(left + k * shape.step * shape.card),
                round(top),
                shape.card,
                shape.card * CARD_RATIO,
            )
            angle = (k - (count - 1) / 2) * (TILT if count < 6 else TILT * 5 / count)
            lift = look.pick(12, 10, 7) if card.state == CHOSEN else 0
            drop = abs(k - (count - 1) / 2) ** 2 * 0.5 if count > 1 else 0
            place = area.translated(0, drop - lift)
            seen = area.adjusted(0, -lift, 0, 0)
            if k < count - 1:
                seen.setWidth(shape.step * shape.card)
            self.spots.append(card_spot(look, card, seen, self.zone))
            self.places.append(
                PiecePlace(
                    CARD,
                    card.card,
                    place,
                    card.target,
                    4 + len(self.places) * 0.01,
                    angle,
                    card.state,
                )
            )

    def draw(self, painter: QPainter) -> None:
        """Paint the panel and the sums; the cards are pieces of their own."""
        look = self.look
        self.frame(painter)
        hand = self.view.hand
        self.heading(painter, look.text(hand.title), look.text(hand.text))
        if hand.hidden:
            self._backs(painter, hand)
        for group, area in self._sums:
            self._sum(painter, group, area)

    def _sum(self, painter: QPainter, group: HandGroup, area: QRectF) -> None:
        look = self.look
        if not group.currency:
            return
        size = look.pick(20, 16, 14)
        font = look.font("number")
        text = str(group.sum)
        wide = size + look.pick(7, 5, 4) + width_of(font, text)
        left = area.center().x() - wide / 2
        middle = area.center().y() + look.px(2)
        picture(painter, look.coin(group.currency, size), left, middle - size / 2)
        box = QRectF(left + size + look.pick(7, 5, 4), middle - size / 2, wide, size)
        line(look, painter, box, text, font, look.theme.ink, LEFT)

    def _backs(self, painter: QPainter, hand: Hand) -> None:
        look, room = self.look, self._room()
        count = max(1, hand.count)
        shape = fan([count], room.width(), room.height(), look.px(84), look.px(40))
        wide = shape.width(count)
        back = look.card("back", shape.card)
        for k in range(hand.count):
            x = room.center().x() - wide / 2 + k * shape.step * shape.card
            picture(painter, back, x, room.center().y() - shape.card * CARD_RATIO / 2)
