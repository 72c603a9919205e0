"""The open money with what may be taken together, and the deck it comes from."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from alhambra_qt.controller.view.parts import CANNOT, CHOSEN, CardItem, Deck, Pile
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import AT_BAG, AT_DECK
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.kit.writing import CENTRE, LEFT, line, para
from alhambra_qt.ui.table.panel import Panel, picture
from alhambra_qt.ui.table.pieces import CARD, PiecePlace
from alhambra_qt.ui.table.spots import Spot


def card_spot(look: Look, item: CardItem, area: QRectF, zone: str) -> Spot:
    """What a card is called and what can be done with it."""
    said = [look.t("table-say-chosen")] if item.state == CHOSEN else []
    if item.why is not None and item.state == CANNOT:
        said.append(look.text(item.why))
    return Spot(
        item.target,
        area,
        zone,
        "card",
        look.text(item.name),
        ", ".join(said),
        item.key,
        item.state != CANNOT,
    )


class DisplayPanel(Panel):
    """The open money cards; `beside` tells that the deck stands beside them, in XS it is below."""

    zone = "display"

    def __init__(self) -> None:
        super().__init__()
        self.beside = False

    def part(self, view: TableView) -> object:
        """The cards, and the deck where it is shown here."""
        return view.display, view.deck, self.beside

    def build(self) -> None:
        """Lay the cards out in a row."""
        look, room = self.look, self.below_title()
        cards = self.view.display.cards
        wide = self._card_width(room, max(4, len(cards)))
        step = wide + look.pick(9, 5, 5)
        room_wide = room.width() - self._deck_width()
        left = room.left()
        if not look.m.small:
            left += (room_wide - step * len(cards) + look.px(9)) / 2
        top = room.top() + (look.pick(6, 14, 10) if not look.m.scarce else look.px(2))
        if look.m.scarce:
            left += max(0.0, (room.width() - step * max(4, len(cards))) / 2)
        for k, card in enumerate(cards):
            area = QRectF(round(left + k * step), round(top), wide, wide * CARD_RATIO)
            if card is not None:
                self.spots.append(card_spot(look, card, area, self.zone))
                self.places.append(self._place(card, area))
        self._first = QRectF(round(left), round(top), wide, wide * CARD_RATIO)
        self._step = step

    def _deck_width(self) -> float:
        return self.look.pick(76, 54, 54) if self.beside else 0.0

    def _card_width(self, room: QRectF, count: int) -> int:
        look = self.look
        gap = look.pick(9, 5, 5)
        wide = (room.width() - self._deck_width() - (count - 1) * gap) / count
        below = look.pick(24, 15, 80) if not look.m.scarce else look.px(4)
        high = (room.height() - below) / CARD_RATIO
        return int(min(wide, high, look.px(92)))

    def _place(self, card: CardItem, area: QRectF) -> PiecePlace:
        raised = area.translated(0, -self.look.px(4)) if card.state == CHOSEN else area
        return PiecePlace(CARD, card.card, raised, card.target, z=3, state=card.state)

    def draw(self, painter: QPainter) -> None:
        """Paint the panel; the cards are pieces of their own."""
        look = self.look
        self.frame(painter)
        if look.m.scarce:
            self.heading(painter, look.t("table-display"), str(self.view.deck.count))
        else:
            self.heading(painter, look.t("table-display"), self._rule())
        for k, card in enumerate(self.view.display.cards):
            if card is None:
                self._gap(painter, self._first.translated(k * self._step, 0))
        if not look.m.scarce:
            self._bracket(painter)
        if self.beside:
            self._deck_beside(painter)
        elif look.m.tiny and not look.m.scarce:
            self._deck_below(painter)

    def _rule(self) -> str:
        """What may be taken together, where there is room to say it."""
        look, display = self.look, self.view.display
        text = look.t("play-display-rule", limit=display.limit)
        free = self.inner().width() - width_of(look.font("title"), look.t("table-display"))
        if width_of(look.font("small"), text) < free - look.px(12):
            return text
        return look.text(display.hint.text) if display.hint is not None and look.m.small else ""

    def _gap(self, painter: QPainter, area: QRectF) -> None:
        theme = self.look.theme
        pen = QPen(theme.line, 1.4)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 6, 6)

    def _bracket(self, painter: QPainter) -> None:
        """Tie the cards of the hint together below them."""
        look, theme, hint = self.look, self.look.theme, self.view.display.hint
        if hint is None or look.m.layout == "S":
            return
        y = self._first.bottom() + look.pick(6, 4, 4)
        foot = y + look.pick(8, 6, 6)
        first = self._first.center().x() + min(hint.cards) * self._step
        last = self._first.center().x() + max(hint.cards) * self._step
        font = look.font("smallstrong", 700)
        text = look.text(hint.text)
        wide = width_of(font, text) + look.px(12)
        high = look.pick(18, 14, 14)
        painter.setPen(QPen(theme.acc, look.px(2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = (first + last) / 2
        for end, inner in ((first, middle - wide / 2), (last, middle + wide / 2)):
            reach = inner if abs(middle - end) > wide / 2 else end
            points = (QPointF(end, y), QPointF(end, foot), QPointF(reach, foot))
            painter.drawPolyline(QPolygonF(points))
        for place in hint.cards:
            x = self._first.center().x() + place * self._step
            if last - first <= wide or abs(x - middle) >= wide / 2:  # else it runs into the sum
                painter.drawLine(QPointF(x, y), QPointF(x, foot))
        top = foot - high / 2 if last - first > wide else foot
        line(
            look, painter, QRectF(middle - wide / 2, top, wide, high), text, font, theme.acc, CENTRE
        )

    def _deck_beside(self, painter: QPainter) -> None:
        """The deck at the right of the cards: back, number left, pile."""
        look, theme, deck = self.look, self.look.theme, self.view.deck
        room = self.below_title()
        across = look.pick(64, 48, 48)
        area = QRectF(room.right() - across, room.top() + look.px(3), across, room.height())
        low = room.height() < look.pick(110, 84, 84)
        wide = look.pick(44, 30, 30) if low else look.pick(46, 36, 36)
        picture(painter, look.card("back", wide), area.center().x() - wide / 2, area.top())
        y = area.top() + wide * CARD_RATIO + look.px(2)
        box = QRectF(area.left() - 4, y, area.width() + 8, look.pick(20, 18, 18))
        line(look, painter, box, str(deck.count), look.font("number"), theme.ink, CENTRE)
        box.translate(0, look.pick(20, 16, 16))
        box.setHeight(look.pick(17, 15, 15))
        line(look, painter, box, pile_text(look, deck), "tiny", theme.ink2, CENTRE)

    def _deck_below(self, painter: QPainter) -> None:
        look, theme, deck = self.look, self.look.theme, self.view.deck
        inner = self.inner()
        wide = look.px(32)
        high = wide * CARD_RATIO
        top = inner.bottom() - high
        picture(painter, look.card("back", wide), inner.left(), top)
        left = inner.left() + wide + look.px(8)
        text = look.text(deck.text)
        box = QRectF(left, top, inner.right() - left, high * 0.62)
        para(look, painter, box, text, "small", theme.ink, middle=True)
        chips = QRectF(left, top + high * 0.64, inner.right() - left, high * 0.36)
        draw_piles(look, painter, chips, deck.piles)


class DeckPanel(Panel):
    """The money deck with its five piles, and the bag of tiles."""

    zone = "display"

    def part(self, view: TableView) -> object:
        """Deck and bag."""
        return view.deck, view.bag

    def build(self) -> None:
        """Both are read, not clicked."""
        look, area = self.look, self.rect
        deck = QRectF(area.left(), area.top(), area.width() * 0.7, area.height())
        bag = QRectF(deck.right(), area.top(), area.right() - deck.right(), area.height())
        self.spots.append(
            Spot(
                AT_DECK,
                deck,
                self.zone,
                "text",
                look.t("table-deck"),
                look.text(self.view.deck.text),
                focusable=False,
            )
        )
        self.spots.append(
            Spot(AT_BAG, bag, self.zone, "text", look.text(self.view.bag.text), focusable=False)
        )

    def draw(self, painter: QPainter) -> None:
        """Paint back, words, piles and bag."""
        look, theme = self.look, self.look.theme
        self.frame(painter)
        pad = look.px(14)
        wide = look.px(58)
        high = wide * CARD_RATIO
        picture(
            painter,
            look.card("back", wide),
            self.rect.left() + pad,
            self.rect.center().y() - high / 2,
        )
        left = self.rect.left() + pad + wide + look.px(14)
        split = self.rect.right() - look.px(100)
        box = QRectF(left, self.rect.top() + look.px(13), split - left - look.px(8), look.px(24))
        line(look, painter, box, look.t("table-deck"), look.font("name"), theme.ink)
        box.translate(0, look.px(25))
        line(look, painter, box, look.text(self.view.deck.text), "log", theme.ink)
        chips = QRectF(left, box.bottom() + look.px(4), split - left - look.px(10), look.px(19))
        draw_piles(look, painter, chips, self.view.deck.piles)
        painter.setPen(QPen(theme.line, 1.2))
        painter.drawLine(
            QPointF(split, self.rect.top() + pad), QPointF(split, self.rect.bottom() - pad)
        )
        self._bag(
            painter, QRectF(split, self.rect.top(), self.rect.right() - split, self.rect.height())
        )

    def _bag(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self.look, self.look.theme
        size = look.px(30)
        number = str(self.view.bag.count)
        font = look.font("score")
        total = size + look.px(8) + width_of(font, number)
        left = area.center().x() - total / 2
        top = area.top() + look.px(14)
        gold = theme.gold if not theme.dark else theme.gold2
        picture(painter, look.icon("bag", size, gold), left, top)
        box = QRectF(left + size + look.px(8), top, total, size)
        line(look, painter, box, number, font, theme.ink, LEFT)
        words = QRectF(
            area.left() + look.px(6),
            top + size + look.px(5),
            area.width() - look.px(14),
            area.bottom() - top - size - look.px(11),
        )
        para(
            look,
            painter,
            words,
            look.t("table-in-bag", n=self.view.bag.count),
            "small",
            theme.ink2,
            CENTRE,
            middle=True,
        )


def pile_text(look: Look, deck: Deck) -> str:
    """Which pile is being drawn from, or that all cards were shuffled again, if any is left."""
    if deck.pile:
        return look.t("table-pile", n=deck.pile)
    return look.t("table-pile-again") if deck.count else ""


def draw_piles(look: Look, painter: QPainter, area: QRectF, piles: tuple[Pile, ...]) -> None:
    """The five piles as small fields: past, now (gold) and ahead; a crown where scoring lies."""
    theme = look.theme
    gap = look.pick(6, 3, 3)
    wide = (area.width() - gap * (len(piles) - 1)) / max(1, len(piles))
    for k, pile in enumerate(piles):
        box = QRectF(area.left() + k * (wide + gap), area.top(), wide, area.height())
        now = pile.state == "now"
        fill = theme.gold2 if now else mix(theme.panel2, theme.line, 0.6)
        if pile.state == "ahead":
            fill = theme.panel2
        ink = theme.ink if not now else theme.ring if not theme.contrast else theme.bg
        painter.setPen(QPen(theme.ink if now else theme.line, 1.6 if now else 1.1))
        painter.setBrush(fill)
        painter.drawRoundedRect(box.adjusted(0.8, 0.8, -0.8, -0.8), 4, 4)
        if pile.state == "past" and not theme.contrast:
            ink = theme.ink2
        _pile_words(look, painter, box, pile, ink)


def _pile_words(look: Look, painter: QPainter, box: QRectF, pile: Pile, ink: QColor) -> None:
    font = look.font("tiny", 700)
    text = str(pile.number)
    crown = min(look.px(13), int(box.height() - 4)) if pile.scoring else 0
    wide = width_of(font, text) + (crown + 2 if crown else 0)
    left = box.center().x() - wide / 2
    used = line(look, painter, QRectF(left, box.top(), wide + 1, box.height()), text, font, ink)
    if crown:
        art = look.icon("crown", crown, ink)
        picture(painter, art, left + used + 2, box.center().y() - crown / 2)
