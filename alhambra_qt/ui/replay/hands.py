"""The hands of all players side by side, where they lie open; else the one hand of the table."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.parts import CardItem
from alhambra_qt.controller.view.table_view import Hand, PlayerView, TableView
from alhambra_qt.controller.view.targets import ToRead
from alhambra_qt.controller.words.names import tile_name
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import ENDLESS, Box, Hit, Leaf, Plate, Size, Words
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.text import RIGHT
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table.money import HandPanel
from alhambra_qt.ui.table.panel import picture

APART = 0.62  # how much of a card shows below the next one, where there is room
TILE_SIDE = 0.72  # of a tile of the reserve, against the height of the cards


@frozen(eq=False)
class Held(Leaf):
    """Small cards in a row, closer together the more there are, then the tiles of the reserve."""

    cards: Sequence[CardItem]
    tiles: Sequence[str]

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return width if width < ENDLESS else 6 * look.em, min(3.2 * look.em, height)

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        wide = min(rect.height() / CARD_RATIO, rect.width() / 3, look.px(64))
        side = min(wide * CARD_RATIO * TILE_SIDE, rect.width() / 4)
        left = rect.width() - wide
        step = wide * APART
        units = max(0, len(self.cards) - 1) * step + len(self.tiles) * side * APART
        near = min(1.0, max(0.0, left - (side if self.tiles else 0)) / units) if units else 1.0
        x, middle = rect.left(), rect.center().y()
        for card in self.cards:
            picture(painter, look.card(card.card, wide), x, middle - wide * CARD_RATIO / 2)
            x += step * near
        x += (wide - step * near if self.cards else 0) + look.px(4) * near
        for tile in self.tiles:
            picture(painter, look.tile(tile, side), x, middle - side / 2)
            x += side * APART * near


class HandsPanel(HandPanel):
    """All hands, or the one of the seat that is looked at."""

    def part(self, view: TableView) -> object:
        return super().part(view), view.hands, view.you, view.opponents

    def face(self) -> object:
        """Of all hands nothing is a piece of its own."""
        return None if self.view.hands else super().face()

    def build(self) -> None:
        """A panel for each, in the order of the seats."""
        if not self.view.hands:
            super().build()
            return
        self.sums = []
        super(HandPanel, self).build()

    def tree(self) -> Box:
        """The hands side by side, or below each other."""
        players = sorted((self.view.you, *self.view.opponents), key=lambda one: one.seat.seat)
        pairs = zip(players, self.view.hands, strict=True)
        gap = self.look.m.gap / self.look.em
        if self.rect.height() > self.rect.width():
            each = [self._one(player, hand, brief=True) for player, hand in pairs]
            return Column(*each, gap=gap, even=True)
        each = [self._one(player, hand) for player, hand in pairs]
        return Row(*each, gap=gap, even=True, middle=False)

    def _one(self, player: PlayerView, hand: Hand, *, brief: bool = False) -> Box:
        """A hand below its name, or (`brief`) beside the mark, with its worth."""
        look, own = self.look, player.seat.seat == self.view.you.seat.seat
        cards = [card for group in hand.groups for card in group.cards]
        count = look.t("replay-hand", cards=msg("count-card", n=hand.count), sum=hand.total)
        head = Row(
            SeatMark(player.seat, side=1.3),
            Words(look.text(player.seat.said), "name", keep=2),
            Words(count, "small", "ink2", RIGHT, grow=1, keep=1),
            gap=0.4,
        )
        pad = look.m.pad / look.em
        edge, width = ("acc", 2.0) if own else ("line", 1.2)
        laid = Held(cards, player.reserve, grow=1)
        if brief:
            worth = Column(SeatMark(player.seat, side=1.3), Words(str(hand.total), "number"), gap=0)
            held: Box = Row(worth, laid, gap=0.4, middle=False, grow=1)
        else:
            held = Column(head, laid, gap=0.15, grow=1)
        down = pad * 0.2 if brief else pad * 0.5
        plate = Plate(held, border=edge, width=width, pad=(pad * 0.8, down), grow=1)
        names = [look.text(card.name) for card in cards]
        names += [look.text(tile_name(tile)) for tile in player.reserve]
        target = ToRead("panel", f"hand-{player.seat.seat}")

        def spot(area: QRectF) -> Spot:
            name = look.text(player.seat.said)
            return Spot(target, area, self.zone, "text", f"{name}, {count}", ", ".join(names))

        return Hit(plate, spot, grow=1)

    def draw(self, painter: QPainter) -> None:
        if self.view.hands:
            self.laid.paint(painter)
        else:
            super().draw(painter)
