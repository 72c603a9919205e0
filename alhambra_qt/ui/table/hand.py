"""The viewer's money: fans of cards by currency in the order of the slots, with their sums."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.parts import CHOSEN
from alhambra_qt.controller.view.table import Hand, HandGroup, TableView
from alhambra_qt.controller.view.targets import NumberOf
from alhambra_qt.controller.words.names import money
from alhambra_qt.ui.kit.box import Art, Ground, Words, lay
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.table.money import card_spot
from alhambra_qt.ui.table.panel import Panel, picture
from alhambra_qt.ui.table.pieces import CARD, PiecePlace
from alhambra_qt.ui.table.spots import Told

STEP, LEAST_STEP = 0.4, 0.3  # how much of a card shows below the next one
MANY = 14  # more cards need all the width where letters are large
ROOMY = 200  # so wide that words have room beside the cards
TILT = 2.2  # degrees between neighbours in a fan


def draw_sums(
    look: Look, painter: QPainter, sums: Sequence[tuple[HandGroup, QRectF]], *, plate: bool = False
) -> None:
    """What each fan is worth, on a plate where it lies on the cards."""
    for group, area in sums:
        if not group.currency:
            continue
        held = Row(
            Art(look.coin, group.currency, look.pick(20, 16, 14) / look.em),
            Words(str(group.sum), "number"),
        )
        wide, high = held.size(look, area.width() * 2)
        high = max(high, area.height() * 0.8)
        box = QRectF(area.center().x() - wide / 2, area.center().y() - high / 2, wide, high)
        if plate:
            box.adjust(-look.px(4), 0, look.px(4), 0)
            face = Ground(held, "panel", "line", pad=(look.px(4) / look.em, 0), radius=9)
            lay(face, look, box).paint(painter)
        else:
            lay(held, look, box.translated(0, look.px(2))).paint(painter)


class HandSums(Panel):
    """The sums on the cards, where these take all the height of the hand."""

    zone = "hand"

    def __init__(self, hand: HandPanel) -> None:
        super().__init__()
        self._hand = hand

    def part(self, view: TableView) -> object:
        return view.hand, view.you.seat

    def build(self) -> None:
        """Nothing can be pointed at but the cards below."""

    def draw(self, painter: QPainter) -> None:
        draw_sums(self.look, painter, self._hand.sums, plate=True)


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

    def __init__(self) -> None:
        super().__init__()
        self.sums: list[tuple[HandGroup, QRectF]] = []

    def part(self, view: TableView) -> object:
        return view.hand, view.you.seat

    def face(self) -> object:
        hand = self.view.hand
        sums = tuple((group.currency, group.sum, area) for group, area in self.sums)
        return hand.hidden, hand.count, hand.text, sums, self.view.you.seat

    def build(self) -> None:
        look = self.look
        room = self._room()
        groups = self.view.hand.groups
        counts = [len(group.cards) for group in groups]
        raise_by = look.pick(20, 17, 14)  # chosen cards stand higher, with their tick above
        most, least = look.px(92), look.pick(70, 56, 42)
        if look.m.scarce:
            raise_by = look.px(6)
        shape = fan(counts, room.width(), room.height() - raise_by, most, least)
        total = sum(shape.width(n) for n in counts) + shape.gap * max(0, len(counts) - 1)
        extra = min(shape.card * 0.7, (room.width() - total) / max(1, len(counts) + 1))
        gap = shape.gap + (extra if counts else 0)
        x = room.center().x() - (total + (gap - shape.gap) * max(0, len(counts) - 1)) / 2
        high = shape.card * CARD_RATIO
        top = room.top() + raise_by + (room.height() - raise_by - high) / 2
        self.sums, self.notes = [], []
        for group in groups:
            wide = shape.width(len(group.cards))
            self._group(group, shape, x, top)
            low = room.bottom() if not look.m.scarce else room.bottom() - self._sum_height()
            area = QRectF(x, low, wide, self._sum_height())
            self.sums.append((group, area))
            if group.currency:  # special cards have no sum
                said = look.text(money(group.currency, group.sum))
                self.notes.append(Told(area, said, about=NumberOf(group.currency)))
            x += wide + gap

    def _room(self) -> QRectF:
        if self.look.m.scarce:  # what is said of the hand stands beside it
            return self.inner().adjusted(self._said(), 0, 0, 0)
        return self.below_title().adjusted(0, 0, 0, -self._sum_height() + self.look.px(2))

    def _said(self) -> float:
        """The width of the words beside the hand."""
        roomy = self.rect.width() > self.look.px(ROOMY) and self.view.hand.count <= MANY
        return self.look.px(66) if roomy else 0.0

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
        if look.m.scarce and self._said():
            box = self.inner()
            box.setWidth(self._said() - look.px(4))
            title = Words(look.text(hand.title), "title", wrap=True)
            count = look.t("count-card", n=hand.count)
            total = Words(str(sum(group.sum for group in hand.groups)), "number")
            said = Column(title, Words(count, "small", "ink2"), total, gap=0.1)
            lay(said, look, box).paint(painter)
        elif not look.m.scarce:  # in the narrowest windows the cards need all of it
            self.heading(painter, look.text(hand.title), look.text(hand.text))
        if hand.hidden:
            self._backs(painter, hand)
        if not look.m.scarce:
            draw_sums(look, painter, self.sums)

    def _backs(self, painter: QPainter, hand: Hand) -> None:
        look, room = self.look, self._room()
        count = max(1, hand.count)
        shape = fan([count], room.width(), room.height(), look.px(84), look.px(40))
        wide = shape.width(count)
        back = look.card("back", shape.card)
        for k in range(hand.count):
            x = room.center().x() - wide / 2 + k * shape.step * shape.card
            picture(painter, back, x, room.center().y() - shape.card * CARD_RATIO / 2)
