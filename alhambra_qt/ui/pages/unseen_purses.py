"""What rivals may hold, by currency: known cards, unseen ones, and the price in the market."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.unseen import said
from alhambra_qt.controller.unseen.purses import PurseCell, RivalPurse
from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.controller.words.names import a_card, things_named
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.pieces import CARD_ID, CARD_VALUE, CURRENCIES, TILE_ID
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import CENTRE, ENDLESS, Art, Box, Ground, Size, Space, Words
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByWidth, Column, Grid, Row, Wrapped
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.theme import CURRENCIES as COLOURS
from alhambra_qt.ui.kit.theme import told_from
from alhambra_qt.ui.pages.unseen_part import UnseenPart, text

WHO, CELL = 12.0, 9.0  # ems, the least for a rival's name and for each currency beside it
CHIP = (1.35, 1.75)
TONES = {"exact": "ok", "pays": "ink", "possible": "gold", "cannot": "ink2"}
TICK = "✓ "


@frozen(eq=False)
class PurseBar(Box):
    """A sum as a bar: for certain, then hatched what is possible, and a stroke for the price.

    All are parts of ``scale``.
    """

    fill: QColor
    sure: int
    most: int
    price: int
    scale: int
    wide: float = 3.0
    high: float = 1.5

    def steady(self) -> bool:
        return True

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        """At least a little wide; it takes what there is."""
        return min(self.wide * look.em, width), min(self.high * look.em, height)

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        """Paint the base line, both parts and the stroke."""
        theme, unit = look.theme, rect.width() / max(1, self.scale)
        bar = rect.adjusted(0, rect.height() * 0.16, 0, -rect.height() * 0.16)
        with paint.saved(painter):
            painter.setPen(QPen(theme.rule, 1.2))
            painter.drawLine(bar.bottomLeft(), bar.bottomRight())
            painter.setPen(QPen(theme.rim, 1.2))
            sure = QRectF(bar.left(), bar.top(), self.sure * unit, bar.height())
            more = QRectF(sure.right(), bar.top(), (self.most - self.sure) * unit, bar.height())
            if self.sure:
                painter.setBrush(self.fill)
                painter.drawRect(sure)
            if self.most > self.sure:
                _hatch(painter, more, told_from(self.fill, theme.panel), look)
            if self.price:
                x = rect.left() + self.price * unit
                painter.setPen(QPen(theme.ink, max(2.4, look.em * 0.18)))
                painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()))


def _hatch(painter: QPainter, rect: QRectF, ink: QColor, look: Look) -> None:
    """Fill a rectangle with slanting lines that get larger with the letters."""
    step, high = 0.42 * look.em, rect.height()
    with paint.saved(painter):
        painter.setClipRect(rect)
        painter.fillRect(rect, look.theme.panel)
        painter.setPen(QPen(ink, max(1.5, 0.13 * look.em)))
        for k in range(int((rect.width() + high) / step) + 1):
            x = rect.left() + k * step
            painter.drawLine(QLineF(x - high, rect.bottom(), x, rect.top()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)


class UnseenPurses(UnseenPart):
    """Every rival by currency."""

    title = "unseen-purses"
    WIDE = 80.0

    def said(self) -> Sequence[Msg]:
        page = self.page
        return [
            said.cell_said(self._tag(purse).said, cell, page)
            for purse in page.purses
            for cell in purse.cells
        ]

    def note(self) -> str:
        return self.look.text(text("purses-what"))

    def content(self) -> Sequence[Box]:
        """What the signs mean, and the table or one rival after the other."""
        purses = self.page.purses
        scales = [
            max(max(1, cell.most, cell.price) for cell in column)
            for column in zip(*(purse.cells for purse in purses), strict=True)
        ]
        count = len(scales)
        numbers = {(p.seat, k): n * count + k for n, p in enumerate(purses) for k in range(count)}
        broad = self._table(purses, scales, numbers)
        narrow = Column(*(self._rival(p, scales, numbers) for p in purses), gap=0.8)
        return [self._legend(), ByWidth(WHO + CELL * count, broad, narrow)]

    def _tag(self, purse: RivalPurse) -> SeatTag:
        if self.view is None:
            raise ValueError("nothing is shown")
        return self.view.tags[purse.seat]

    def _legend(self) -> Box:
        fill = COLOURS[2].fill
        signs = (
            (PurseBar(fill, 1, 1, 0, 1, 2.4, 1.1), "sure"),
            (PurseBar(fill, 0, 1, 0, 1, 2.4, 1.1), "possible-what"),
            (PurseBar(fill, 0, 0, 1, 2, 1.0, 1.3), "stroke"),
        )
        return Wrapped(*(Row(sign, self.small(text(word)), gap=0.4) for sign, word in signs), gap=1)

    def _table(
        self, purses: Sequence[RivalPurse], scales: list[int], numbers: dict[tuple[int, int], int]
    ) -> Box:
        cells = purses[0].cells
        head: list[Box] = [Space(), *(self._market(cell) for cell in cells)]
        rows = [head]
        for purse in purses:
            row: list[Box] = [Ground(self._who(purse), pad=(0.6, 0.5))]
            for k, cell in enumerate(purse.cells):
                held = self._cell(purse, cell, scales[k])
                fact = numbers[purse.seat, k]
                row.append(self.over(fact, Ground(held, pad=(0.3, 0.5))))
            rows.append(row)
        grounds = [None, *(Ground(Space(), "panel2", radius=0.4) for _ in purses)]
        grows = (0.0, *(1.0 for _ in cells))
        return Grid(rows, grows, (0.6, 0.45), grounds=grounds, equal=True)

    def _rival(
        self, purse: RivalPurse, scales: list[int], numbers: dict[tuple[int, int], int]
    ) -> Box:
        """One rival, its currencies below each other, or two by two."""
        rows = []
        for k, cell in enumerate(purse.cells):
            both = Column(self._market(cell), self._cell(purse, cell, scales[k]), gap=0.2)
            rows.append(self.over(numbers[purse.seat, k], Ground(both, "panel2", pad=0.5)))
        pairs = [Row(*rows[k : k + 2], even=True, middle=False) for k in range(0, len(rows), 2)]
        cells = ByWidth(4 * CELL, Column(*pairs, gap=0.35), Column(*rows, gap=0.35))
        return Column(self._who(purse), cells, gap=0.35)

    def _who(self, purse: RivalPurse) -> Box:
        """Mark and name, how many cards, and which of them nobody has seen."""
        look, tag = self.look, self._tag(purse)
        name = Words(look.text(tag.said), "name", short=9.0)
        hand = text("hand", cards=msg("count-card", n=purse.size))
        kind = [self.small(tag.level)] if tag.level is not None else []
        notes = [self.small(one, "ink") for one in said.covered(purse)]
        if purse.others:
            cards = things_named([a_card(CARD_ID[card]) for card in purse.others])
            notes.append(self.small(text("other-cards", cards=cards)))
        first = Row(SeatMark(tag, side=1.5), name, gap=0.4)
        return Column(first, *kind, self.small(hand), *notes, gap=0.1)

    def _market(self, cell: PurseCell) -> Box:
        """The tile in the market that is paid in a currency, with its price."""
        look = self.look
        coin = Art(look.coin, cell.currency, 1.3)
        if not cell.price:
            return Row(coin, self.small(msg(f"play-cur-{cell.currency}"), "ink"), gap=0.3)
        tile = TILE_ID[self.page.market[CURRENCIES.index(cell.currency)]]
        price = Row(coin, Words(str(cell.price), "number"), gap=0.3)
        noun = Words(look.text(said.market_noun(tile)), "small", "ink2")
        return Row(Art(look.tile, tile, 2.8), Column(price, noun, gap=0), gap=0.5)

    def _cell(self, purse: RivalPurse, cell: PurseCell, scale: int) -> Box:
        """The known cards, a place for each unseen one, the bar, the sum and the verdict."""
        look = self.look
        fill = COLOURS[CURRENCIES.index(cell.currency)].fill
        chips = [self._chip(card) for card in cell.known]
        if not chips:
            chips = [self.small(text("nothing"), wrap=False)]
        chips += [self._covered() for _ in range(purse.covered if cell.most > cell.sure else 0)]
        bar = PurseBar(fill, cell.sure, cell.most, cell.price, scale)
        amount = self.small(said.amount(cell), "ink")
        held: list[Box] = [Wrapped(*chips, gap=0.2), bar, amount]
        if cell.price:
            kind = cell.verdict
            words = (TICK if kind == "exact" else "") + look.text(said.verdict(cell))
            held.append(Words(words, "smallstrong", TONES[kind], wrap=True))
        return Column(*held, gap=0.15)

    def _chip(self, card: Card) -> Box:
        pair = COLOURS[CURRENCIES.index(_currency(card))]
        words = Words(str(CARD_VALUE[card]), "smallstrong", pair.text, CENTRE)
        return Ground(words, pair.fill, "rim", 1.2, pad=(0.3, 0.1), radius=0.25, least=CHIP)

    def _covered(self) -> Box:
        words = Words("?", "smallstrong", "ink2", CENTRE)
        return Ground(
            words, None, "line", 1.3, pad=(0.3, 0.1), radius=0.25, least=CHIP, dashed=True
        )


def _currency(card: Card) -> str:
    """The currency of a card that pays."""
    return next(part for part in CARD_ID[card].split("-") if part in CURRENCIES)
