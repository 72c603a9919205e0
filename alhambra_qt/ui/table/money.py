"""The open money with what may be taken together, the deck it comes from, and the own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from alhambra_qt.controller.view.table_view import Hand, HandGroup, TableView
from alhambra_qt.controller.view.targets import AT_DECK, NumberOf
from alhambra_qt.controller.view.view_parts import CANNOT, CHOSEN, CardItem, Deck, Pile
from alhambra_qt.controller.words.names import money
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import (
    CENTRE,
    ENDLESS,
    Art,
    Box,
    Drawn,
    Fixed,
    Ground,
    Hit,
    Layout,
    Plate,
    Space,
    Words,
    lay,
    spring,
)
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import picture
from alhambra_qt.ui.kit.rows import Column, First, Row
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.text import line
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.sides.panel import titled
from alhambra_qt.ui.sides.spots import Spot, TableNote, telling
from alhambra_qt.ui.table.cursors import SceneMark
from alhambra_qt.ui.table.panel import DrawnPanel
from alhambra_qt.ui.table.pieces import CARD, PiecePlace

PAST = (0.6, 0.2)  # how much of a line's colour a pile has that is used up; in high contrast
LARGEST = 92
LOW, TIED = 11.5, 7.5  # ems
Sums = Sequence[tuple[HandGroup, QRectF]]  # groups of cards, and where their sums are written


def card_spot(look: Look, item: CardItem, zone: str) -> Spot:
    """Return a card's spot: its name and its state."""
    texts = [look.t("table-say-chosen")] if item.state == CHOSEN else []
    if item.why is not None and item.state == CANNOT:
        texts.append(look.text(item.why))
    name, can = look.text(item.name), item.state != CANNOT
    spot = Spot(item.target, QRectF(), zone, "card", name, ", ".join(texts), item.key, can)
    return evolve(spot, state=item.state)


class DisplayPanel(DrawnPanel):
    """The open money cards; `beside` is whether the deck has no panel of its own.

    Then its piles stand below the cards, or beside the title where those need the height.
    """

    zone, roomy = "display", (18.0, 0.0)

    def __init__(self) -> None:
        super().__init__()
        self.beside = False
        self._areas: list[QRectF] = []

    def part(self, view: TableView) -> object:
        return view.display, _deck_seen(view), self.beside

    def face(self) -> object:
        """All but the cards, which are pieces: of these only the empty places."""
        display = self.view.display
        gone = tuple(card is None for card in display.cards)
        return gone, display.limit, display.hint, _deck_seen(self.view), self.beside

    def tree(self) -> Box:
        look, deck = self.look, self.view.deck
        title = look.t("table-display")
        row: Box = Hit(Space(grow=1.0), self._lay, grow=1.0)
        if self.beside and self.area.height() < LOW * look.em:
            count = Words(str(deck.count), "small", "ink2", keep=1)
            now = tuple(pile for pile in deck.piles if pile.state == "now")
            rows = ((*_piles(look, deck.piles),), (count, *_piles(look, now)), (count,))
            strip = First(*(Row(spring(), *row, gap=0.2) for row in rows))
            forms: list[Box] = [telling(strip, deck_told(look, deck), AT_DECK)]
        else:
            if self.beside:
                below = telling(_deck_below(look, deck), deck_told(look, deck), AT_DECK)
                row = Column(row, below, gap=0.3, grow=1.0)
            rule = look.t("play-display-rule", limit=self.view.display.limit)
            forms = [Row(Space(grow=1.0), Words(rule, "small", "ink2"), gap=0), Space()]
        return titled(look, title, Fixed(First(*forms), 0.01, 1.3, grow=1.0), row)

    @property
    def _tied(self) -> bool:
        """Whether the sum of cards that may be taken together has room below them."""
        return self.area.height() >= TIED * self.look.em

    def build(self) -> None:
        """The cards lie where their room was found."""
        super().build()
        look, cards = self.look, self.view.display.cards
        for card, area in zip(cards, self._areas, strict=False):
            if card is not None:
                self.spots.append(card_spot(look, card, self.zone).on(area))
                raised = area.translated(0, -look.px(4)) if card.state == CHOSEN else area
                place = PiecePlace(CARD, card.card, raised, card.target, z=3, state=card.state)
                self.places.append(place)

    def _lay(self, room: QRectF) -> None:
        look, count = self.look, max(4, len(self.view.display.cards))
        gap = look.pick(9, 5, 5)
        below = look.pick(20, 20, 18) if self._tied else 0
        width = min(
            (room.width() - (count - 1) * gap) / count, (room.height() - below) / CARD_RATIO
        )
        width = int(min(width, look.px(LARGEST)))
        height, step = width * CARD_RATIO, width + gap
        left = room.center().x() - (count * step - gap) / 2
        top = room.top() + max(0.0, (room.height() - below - height) / 2)
        self._areas = [
            QRectF(round(left + k * step), round(top), width, height)
            for k in range(len(self.view.display.cards))
        ]

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        painter.setPen(paint.pen(self.look.theme.line, 1.4, 4, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for card, area in zip(self.view.display.cards, self._areas, strict=False):
            if card is None:
                painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 6, 6)
        if self._tied:
            self._bracket(painter)

    def _bracket(self, painter: QPainter) -> None:
        """Tie the cards of the hint together below them."""
        look, theme, hint = self.look, self.look.theme, self.view.display.hint
        if hint is None:
            return
        ends = [self._areas[k].center().x() for k in hint.cards]
        first, last = min(ends), max(ends)
        y = self._areas[0].bottom() + look.pick(6, 4, 4)
        foot = y + look.pick(8, 6, 6)
        font = look.font("smallstrong", 700)
        text = look.text(hint.text)
        width = width_of(font, text) + look.px(12)
        height = look.pick(18, 14, 14)
        painter.setPen(QPen(theme.acc, look.px(2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = (first + last) / 2
        for end, inner in ((first, middle - width / 2), (last, middle + width / 2)):
            reach = inner if abs(middle - end) > width / 2 else end
            points = (QPointF(end, y), QPointF(end, foot), QPointF(reach, foot))
            painter.drawPolyline(QPolygonF(points))
        for x in ends:
            if last - first <= width or abs(x - middle) >= width / 2:  # else it runs into the sum
                painter.drawLine(QPointF(x, y), QPointF(x, foot))
        top = foot - height / 2 if last - first > width else foot
        box = QRectF(middle - width / 2, top, width, height)
        line(look, painter, box, text, font, theme.acc, CENTRE)


def _deck_below(look: Look, deck: Deck, height: float = 3.4) -> Box:
    """The back, and beside it what is left in words and as piles."""
    words = Column(
        Words(look.text(deck.text), "small", wrap=True),
        Fixed(Row(*_piles(look, deck.piles), gap=0.25, even=True, middle=False), height=1.3),
        gap=0.25,
        grow=1.0,
    )
    back = Art(look.card, "back", height, 1 / CARD_RATIO)
    return Row(back, words, gap=0.6)


def _deck_seen(view: TableView) -> object:
    """Return what the panel shows of the deck: not the cards that were paid."""
    return view.deck.count, view.deck.piles, view.deck.text


class DeckPanel(DrawnPanel):
    """The money deck with its five piles."""

    zone = "display"

    def part(self, view: TableView) -> object:
        return _deck_seen(view)

    def tree(self) -> Box:
        look, deck = self.look, self.view.deck
        held = Plate(_deck_below(look, deck, 3.2), pad=(look.m.pad / look.em, 0.5))
        return Hit(held, deck_spot(look, deck).on)


def deck_spot(look: Look, deck: Deck) -> Spot:
    """How many cards the deck has left, and which pile they are from."""
    tip = deck_told(look, deck)
    name, *texts = tip.split("\n")
    text = ", ".join(texts)
    return Spot(AT_DECK, QRectF(), "display", "text", name, text, focusable=False, tip=tip)


def deck_told(look: Look, deck: Deck) -> str:
    """The money deck in words, with the piles in which scorings are still to come."""
    piles = (pile for pile in deck.piles if pile.scoring and not pile.came)
    to_come = (look.t("worth-pile", n=pile.number, k=pile.scoring) for pile in piles)
    return "\n".join((look.t("table-deck"), look.text(deck.text), *to_come))


def _piles(look: Look, piles: tuple[Pile, ...]) -> Iterator[Box]:
    """The five piles as small fields: past, now (gold) and ahead; a crown where scoring lies."""
    for pile in piles:
        yield Drawn(partial(_pile, look, pile), 2.1 if pile.scoring else 1.2, 1.3)


def _pile(look: Look, pile: Pile, painter: QPainter, area: QRectF) -> None:
    theme, now = look.theme, pile.state == "now"
    fill = theme.gold2 if now else mix(theme.panel2, theme.rule, PAST[theme.contrast])
    if pile.state == "ahead":
        fill = theme.panel2
    ink = theme.ink if not now else theme.ring if not theme.contrast else theme.bg
    if pile.state == "past" and not theme.contrast:
        ink = theme.ink2
    painter.setPen(QPen(look.tone("ink" if now else "line"), 1.6 if now else 1.1))
    painter.setBrush(fill)
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 0.3 * look.em, 0.3 * look.em)
    crown = 0.85 * look.em if pile.scoring else 0.0
    number = area.adjusted(0, 0, -crown, 0)
    painter.setPen(ink)
    painter.setFont(look.font("tiny", 700))
    painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(pile.number))
    if crown:
        at = QPointF(area.center().x(), area.center().y() - crown / 2)
        painter.drawPixmap(at, look.icon("crown", crown, ink))


STEP, LEAST_STEP = 0.4, 0.3  # how much of a card shows below the next one
MANY = 14  # more cards need all the width where letters are large
ROOMY = 200  # so wide that words have room beside the cards
SUM = 24  # half of the width of a sum
TILT = 2.2  # degrees between neighbours in a fan


def draw_sums(look: Look, painter: QPainter, sums: Sums, *, plate: bool = False) -> None:
    """Draw the value of each fan on a plate over its cards, without coins if need be."""
    worth = [(group, area) for group, area in sums if group.currency]
    steps = (after.left() - before.left() for (_, before), (_, after) in pairwise(worth))
    room, pad = min(steps, default=ENDLESS), 2 * look.px(4)
    rows = [(area, _sum_row(look, group)) for group, area in worth]
    if plate and any(row.size(look, ENDLESS)[0] + pad > room for _, row in rows):
        rows = [(area, Row(Words(str(group.sum), "number"))) for group, area in worth]
    for area, child in rows:
        width, height = child.size(look, area.width() * 2)
        height = max(height, area.height() * 0.8)
        box = QRectF(area.center().x() - width / 2, area.center().y() - height / 2, width, height)
        if plate:
            box.adjust(-pad / 2, 0, pad / 2, 0)
            face = Ground(child, "panel", "line", pad=(pad / 2 / look.em, 0), radius=9)
            lay(face, look, box).paint(painter)
        else:
            lay(child, look, box.translated(0, look.px(2))).paint(painter)


def _sum_row(look: Look, group: HandGroup) -> Row:
    coin = Art(look.coin, group.currency, look.pick(20, 16, 14) / look.em)
    return Row(coin, Words(str(group.sum), "number"))


class HandSums(SceneMark):
    """The sums on the cards, where these take all the height of the hand."""

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()
        self.sums: Sums = ()

    def show_on(self, sums: Sums, rect: QRectF, look: Look) -> None:
        """Lie over the cards of the hand, which is there."""
        self.prepareGeometryChange()
        self.sums, self.rect, self.look = sums, rect, look
        self.setVisible(bool(sums))
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect

    def draw(self, painter: QPainter, look: Look) -> None:
        draw_sums(look, painter, self.sums, plate=True)


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


class HandPanel(DrawnPanel):
    """The own hand; while nobody may see it only backs and their number.

    Where it is narrow the cards take all its height, and its words stand beside them.
    """

    zone, roomy = "hand", (0.0, 6.8)

    def __init__(self) -> None:
        super().__init__()
        self.sums: list[tuple[HandGroup, QRectF]] = []
        self.corner: Layout | None = None

    def part(self, view: TableView) -> object:
        return view.hand, view.you.seat

    def face(self) -> object:
        hand = self.view.hand
        sums = tuple((group.currency, group.sum, area) for group, area in self.sums)
        return hand.hidden, hand.count, hand.text, sums, self.view.you.seat

    def tree(self) -> Box:
        look, hand, em = self.look, self.view.hand, self.look.em
        title = look.text(hand.title)
        beside = self._words_width()
        if not self.narrow or not beside:  # in the narrowest windows the cards need all of it
            return Plate(Space())
        count = look.t("count-card", n=hand.count)
        total = str(sum(group.sum for group in hand.groups)) if not hand.hidden else ""
        head = Words(title, "title")
        column = Column(head, Words(count, "small", "ink2"), Words(total, "number"), gap=0.1)
        row = Row(Fixed(column, width=(beside - look.px(4)) / em), spring(), middle=False)
        return Plate(row, pad=(look.m.pad / em, look.m.pad * 0.6 / em))

    def build(self) -> None:
        super().build()
        look = self.look
        room = self._room()
        groups = self.view.hand.groups
        counts = [len(group.cards) for group in groups]
        raise_by = look.pick(14, 12, 10, 6)  # chosen cards stand higher, with their tick above
        most, least = look.px(92), look.pick(70, 56, 42)
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
            low = room.bottom() - (self._sum_height() if self.narrow else 0)
            area = QRectF(x, low, wide, self._sum_height())
            self.sums.append((group, area))
            if group.currency:  # special cards have no sum
                text = look.text(money(group.currency, group.sum))
                self.notes.append(TableNote(area, text, about=NumberOf(group.currency)))
            x += wide + gap
        if not self.narrow:
            self._tell()

    def _tell(self) -> None:
        """Say in the lower right corner, as long as there is room, whose cards and how many."""
        look, hand, corner = self.look, self.view.hand, self.inner()
        corner.setTop(corner.bottom() - self._sum_height())
        if self.sums:
            corner.setLeft(min(self.sums[-1][1].center().x() + look.px(SUM), corner.right()))
        every, count = look.text(hand.text), look.t("count-card", n=hand.count)
        whose = () if hand.title.id == "table-hand" else (look.text(hand.title),)
        words = (*whose, every), (*whose, count), whose or (count,)
        rows = (Row(spring(), *(Words(text, "log", "ink2") for text in row)) for row in words)
        self.corner = lay(First(*rows, Space()), look, corner.translated(0, look.px(3)))
        self.notes.append(TableNote(corner, "\n".join((*whose, every))))

    def _room(self) -> QRectF:
        if self.narrow:
            return self.inner().adjusted(self._words_width(), 0, 0, 0)
        return self.inner().adjusted(0, 0, 0, -self._sum_height() + self.look.px(2))

    def _words_width(self) -> float:
        """The width of the words beside the hand."""
        roomy = self.area.width() > self.look.px(ROOMY) and self.view.hand.count <= MANY
        return self.look.px(66) if roomy else 0.0

    def _sum_height(self) -> int:
        return self.look.pick(28, 24, 19)

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
            lift = look.pick(8, 6, 5) if card.state == CHOSEN else 0
            drop = abs(k - (count - 1) / 2) ** 2 * 0.5 if count > 1 else 0
            place = area.translated(0, drop - lift)
            seen = area.adjusted(0, -lift, 0, 0)
            if k < count - 1:
                seen.setWidth(shape.step * shape.card)
            self.spots.append(card_spot(look, card, self.zone).on(seen))
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
        look = self.look
        super().draw(painter)
        if self.view.hand.hidden:
            self._backs(painter, self.view.hand)
        if not self.narrow:
            draw_sums(look, painter, self.sums)
        if not self.narrow and self.corner is not None:
            self.corner.paint(painter)

    def _backs(self, painter: QPainter, hand: Hand) -> None:
        look, room = self.look, self._room()
        count = max(1, hand.count)
        shape = fan([count], room.width(), room.height(), look.px(84), look.px(40))
        width = shape.width(count)
        back = look.card("back", shape.card)
        for k in range(hand.count):
            x = room.center().x() - width / 2 + k * shape.step * shape.card
            picture(painter, back, x, room.center().y() - shape.card * CARD_RATIO / 2)
