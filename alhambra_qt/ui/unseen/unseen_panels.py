"""The panels of what is still hidden: tiles, cards, the next scoring, what rivals may hold."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.faces.found import face_of
from alhambra_qt.controller.unseen import unseen_view
from alhambra_qt.controller.unseen.count import (
    PieceRow,
    PurseCell,
    RivalPurse,
    ScoringAhead,
    Unseen,
)
from alhambra_qt.controller.unseen.unseen_view import UnseenView
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.controller.words.names import a_card, things_named
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.pieces import CARD_ID, CARD_VALUE, CURRENCIES, TILE_ID
from alhambra_qt.i18n import Arg, Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import (
    CENTRE,
    RIGHT,
    Art,
    Box,
    Fixed,
    Ground,
    Leaf,
    Space,
    Words,
)
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByWidth, Column, Grid, Row, Wrapped
from alhambra_qt.ui.kit.signs import ItemSign, SeatMark
from alhambra_qt.ui.kit.theme import BUILDINGS, CURRENCY_NAMES, INDIGO, TYPE_NAMES, mix, told_from
from alhambra_qt.ui.kit.theme import CURRENCIES as COLOURS
from alhambra_qt.ui.pages.facts import FactsPart

TOLD = 45.0  # ems from which on each square says its chance
SQUARES = 40  # of a scoring; the rest is given in numbers
WHO, CELL = 12.0, 9.0  # ems, the least for a rival's name and for each currency beside it
CHIP = (1.35, 1.75)
TONES = {"exact": "ok", "pays": "ink", "possible": "gold", "cannot": "ink2"}
TICK = "✓ "


class UnseenPart(FactsPart):
    """A panel of what can be known."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: UnseenView | None = None

    @property
    def filled(self) -> bool:
        return self.view is not None and self.view.page is not None

    @property
    def page(self) -> Unseen:
        """The counted pieces.

        Raises:
            ValueError: while the page is closed.
        """
        if self.view is None or self.view.page is None:
            raise ValueError("the page is closed")
        return self.view.page

    def show_view(self, view: UnseenView) -> None:
        """Show another page."""
        self.view = view
        self.show_facts()


def text(words: str, **args: Arg) -> Msg:
    """A message of this page."""
    return msg(f"unseen-{words}", **args)


@frozen(eq=False)
class Pips(Leaf):
    """A row or column of `total` places, those not yet seen filled.

    What was seen is a short line. Lengths in ems; ``slots`` are places for which there is room.
    """

    left: int
    total: int
    fill: QColor
    width: float
    height: float
    down: bool = True
    slots: int = 1

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        with paint.saved(painter):
            for index in range(self.total):
                self._pip(painter, look, self._area(look, rect, index), seen=index >= self.left)

    def _area(self, look: Look, rect: QRectF, index: int) -> QRectF:
        """The place of one of them; all stand together in the middle."""
        most = self.width * look.em / (1 if self.down else self.slots)
        number = self.total if self.down else self.slots
        step = min(most, (rect.height() if self.down else rect.width()) / max(1, number))
        if self.down:
            top = rect.center().y() + (index - self.total / 2) * step
            return QRectF(rect.center().x() - most / 2, top, most, step)
        left = rect.center().x() + (index - self.slots / 2) * step
        return QRectF(left, rect.top(), step, rect.height())

    def _pip(self, painter: QPainter, look: Look, area: QRectF, *, seen: bool) -> None:
        centre, theme = area.center(), look.theme
        if seen:
            half = min(area.width() * 0.36, 0.32 * look.em)
            painter.setPen(QPen(theme.ink2, max(1.4, look.em * 0.1)))
            painter.drawLine(centre - QPointF(half, 0), centre + QPointF(half, 0))
            return
        air = 0.09 * look.em
        painter.setPen(QPen(theme.rim, 1.2))
        painter.setBrush(self.fill)
        face = area.adjusted(air, air, -air, -air)
        painter.drawRoundedRect(face, 0.16 * look.em, 0.16 * look.em)


class UnseenTiles(UnseenPart):
    """Every kind of tile by price, with the chance of the next one."""

    title = "unseen-tiles"

    def accessible_rows(self) -> Sequence[Msg]:
        return [unseen_view.tile_said(row) for row in self.page.tiles]

    def note(self) -> str:
        return self.look.text(text("in-bag", n=self.page.bag))

    def content(self) -> Sequence[Box]:
        rows = self.page.tiles
        prices = sorted({worth.worth for row in rows for worth in row.worths if worth.worth})
        head: list[Box] = [self.small(text("price"), wrap=False)]
        head += [self._number(str(price)) for price in prices]
        head += [Words(self.look.text(text("left")), "small", "ink2", RIGHT), Space()]
        table = [head, *(self._row(row, prices) for row in rows)]
        grounds = [None, *(self.stripe(number) for number in range(len(rows)))]
        grows = (0.0, *(1.0 for _ in prices))
        grid = Grid(table, grows, (0.1, 0.1), grounds=grounds, equal=True)
        pip = Row(Pips(1, 1, BUILDINGS[4].fill, 1.1, 1.1), self.small(text("legend-left")), gap=0.3)
        gone = Row(Pips(0, 1, INDIGO, 1.1, 1.1), self.small(text("legend-gone")), gap=0.3)
        return [grid, Wrapped(pip, gone, self.small(text("legend-next")), gap=1.0)]

    def _number(self, words: str) -> Words:
        return Words(words, "small", "ink2", CENTRE)

    def _row(self, row: PieceRow, prices: Sequence[int]) -> list[Box]:
        look = self.look
        name = Words(look.text(unseen_view.row_title(row)), "strong", short=8.0)
        label = self.row(Row(ItemSign(row.kind, side=1.6), name, gap=0.5))
        fill = self._fill(row.kind)
        counts = {counted.worth: counted for counted in row.worths}
        cells: list[Box] = [label]
        for price in prices:
            counted = counts.get(price)
            cells.append(
                Space(1.3) if counted is None else Pips(counted.left, counted.total, fill, 1.3, 2.1)
            )
        share = self.look.text(unseen_view.percent(row.chance))
        left = Words(str(row.left), "bold", align=RIGHT)
        return [*cells, left, Ground(Words(share, "body", "ink2", RIGHT), pad=(0.4, 0))]

    def _fill(self, kind: str) -> QColor:
        known = kind in TYPE_NAMES
        return BUILDINGS[TYPE_NAMES.index(kind)].fill if known else self.look.theme.gold2


class UnseenCards(UnseenPart):
    """Every currency by value, and what modules have put into the deck."""

    title = "unseen-cards"

    def accessible_rows(self) -> Sequence[Msg]:
        return [unseen_view.card_said(row) for row in (*self.page.cards, *self.page.specials)]

    def note(self) -> str:
        page = self.page
        held = text("in-deck-held", n=page.deck, held=page.held)
        return self.look.text(held if page.held else text("in-deck", n=page.deck))

    def content(self) -> Sequence[Box]:
        page = self.page
        values = range(1, 10)
        head: list[Box] = [self.small(text("value"), wrap=False)]
        head += [Words(str(value), "small", "ink2", CENTRE) for value in values]
        head.append(Space())
        rows = [head, *(self._row(row) for row in page.cards)]
        grounds = [None, *(self.stripe(number) for number in range(len(page.cards)))]
        grid = Grid(rows, (0, *(1.0 for _ in values)), (0.15, 0.1), grounds=grounds, equal=True)
        first = len(page.cards)
        more = [self._special(row, first + k) for k, row in enumerate(page.specials)]
        return [grid, Wrapped(*more, gap=0.3)] if more else [grid]

    def _of(self, row: PieceRow) -> Box:
        number = self.look.text(text("left-of", n=row.left, all=row.total))
        return Ground(Words(number, "body", align=RIGHT), pad=(0.4, 0))

    def _row(self, row: PieceRow) -> list[Box]:
        look = self.look
        name = Words(look.text(unseen_view.row_title(row)), "strong", short=6.0)
        label = self.row(Row(Art(look.coin, row.kind, 1.5), name, gap=0.5))
        fill = COLOURS[CURRENCY_NAMES.index(row.kind)].fill
        counts = {counted.worth: counted for counted in row.worths}
        slots = max(counted.total for each in self.page.cards for counted in each.worths)
        cells: list[Box] = [label]
        for value in range(1, 10):
            counted = counts.get(value)
            if counted is None:
                cells.append(Space(0.5))
            else:
                width = 0.6 * slots
                cells.append(
                    Pips(counted.left, counted.total, fill, width, 1.4, down=False, slots=slots)
                )
        return [*cells, self._of(row)]

    def _special(self, row: PieceRow, number: int) -> Box:
        look = self.look
        sign = Art(look.icon, face_of(row.kind).icon, 1.2)
        name = Words(look.text(unseen_view.row_title(row)), "small")
        left = Words(look.text(text("left-of", n=row.left, all=row.total)), "smallstrong")
        return self.over(number, self.row(Row(sign, name, left, gap=0.35), "panel2"))


class UnseenScoring(UnseenPart):
    """The next scoring from the deck: a square per card, and how far certain moments are."""

    title = "unseen-coming"

    def accessible_rows(self) -> Sequence[Msg]:
        ahead = self.page.coming
        return self._done()[:1] if ahead is None else [unseen_view.coming_said(ahead)]

    def _done(self) -> list[Msg]:
        if self.page.over:
            return [text("coming-over")]
        return [text("coming-done"), text("coming-bag", n=self.page.bag)]

    def note(self) -> str:
        ahead = self.page.coming
        return "" if ahead is None else self.look.text(unseen_view.coming_title(ahead))

    def content(self) -> Sequence[Box]:
        ahead = self.page.coming
        if ahead is None:
            body = [Words(self.look.text(message), wrap=True) for message in self._done()]
            return [self._under(Column(*body, gap=0.2))]
        numbers = range(1, min(SQUARES, ahead.gaps) + 1)
        plain = Wrapped(*(self._square(ahead, number) for number in numbers), gap=0.1)
        wrapped = Wrapped(*(self._told(ahead, number) for number in numbers), gap=0.15)
        chart = ByWidth(TOLD, wrapped, plain)
        marks = Wrapped(*(self._mark(ahead, k) for k in range(len(ahead.marks))), gap=1.4)
        notes = [self.small(note) for note in unseen_view.coming_notes(ahead)]
        return [self._under(Column(chart, marks, gap=0.35)), *notes]

    def _under(self, child: Box) -> Box:
        return self.over(0, Ground(child, pad=(0.35, 0.35)))

    def _square(self, ahead: ScoringAhead, number: int) -> Box:
        theme = self.look.theme
        until = [mark.places - ahead.before for mark in ahead.marks]
        fills = (theme.gold2, mix(theme.gold2, theme.panel, 0.55))
        reached = next((k for k, places in enumerate(until) if number <= places), None)
        fill = theme.panel if reached is None else fills[min(reached, 1)]
        ink = "ink" if reached is None or (theme.dark and reached) else INDIGO
        last = number == ahead.gaps or number in until
        words = Words(str(number), "small", ink, CENTRE, 700 if last else 0)
        return Ground(words, fill, "line", pad=(0.08, 0.15), radius=0.25, least=(1.36, 1.5))

    def _told(self, ahead: ScoringAhead, number: int) -> Box:
        share = self.look.text(unseen_view.percent(ahead.chance(ahead.before + number)))
        words = Words(share, "tiny", "ink2", CENTRE)
        return Column(self._square(ahead, number), Fixed(words, width=2.5), gap=0.1)

    def _mark(self, ahead: ScoringAhead, index: int) -> Box:
        mark = ahead.marks[index]
        share = self.look.text(unseen_view.percent(ahead.chance(mark.places)))
        words = self.look.text(unseen_view.moment(mark))
        return Column(Words(share, "bold"), Words(words, "small", "ink2", wrap=True), gap=0)


@frozen(eq=False)
class PurseBar(Leaf):
    """A sum as a bar: for certain, then hatched what is possible, and a stroke for the price.

    All are parts of ``scale``.
    """

    fill: QColor
    sure: int
    most: int
    price: int
    scale: int
    width: float = 3.0
    height: float = 1.5

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
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
    step, height = 0.42 * look.em, rect.height()
    with paint.saved(painter):
        painter.setClipRect(rect)
        painter.fillRect(rect, look.theme.panel)
        painter.setPen(QPen(ink, max(1.5, 0.13 * look.em)))
        for k in range(int((rect.width() + height) / step) + 1):
            x = rect.left() + k * step
            painter.drawLine(QLineF(x - height, rect.bottom(), x, rect.top()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)


class UnseenPurses(UnseenPart):
    """Every rival by currency."""

    title = "unseen-purses"
    WIDE = 80.0

    def accessible_rows(self) -> Sequence[Msg]:
        page = self.page
        return [
            unseen_view.cell_said(self._tag(purse).label, cell, page)
            for purse in page.purses
            for cell in purse.cells
        ]

    def note(self) -> str:
        return self.look.text(text("purses-what"))

    def content(self) -> Sequence[Box]:
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
                child = self._cell(purse, cell, scales[k])
                fact = numbers[purse.seat, k]
                row.append(self.over(fact, Ground(child, pad=(0.3, 0.5))))
            rows.append(row)
        grounds = [None, *(Ground(Space(), "panel2", radius=0.4) for _ in purses)]
        grows = (0.0, *(1.0 for _ in cells))
        return Grid(rows, grows, (0.6, 0.45), grounds=grounds, equal=True)

    def _rival(
        self, purse: RivalPurse, scales: list[int], numbers: dict[tuple[int, int], int]
    ) -> Box:
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
        name = Words(look.text(tag.label), "name", short=9.0)
        hand = text("hand", cards=msg("count-card", n=purse.size))
        kind = [self.small(tag.level)] if tag.level is not None else []
        notes = [self.small(message, "ink") for message in unseen_view.covered(purse)]
        if purse.others:
            cards = things_named([a_card(CARD_ID[card]) for card in purse.others])
            notes.append(self.small(text("other-cards", cards=cards)))
        first = Row(SeatMark(tag, side=1.5), name, gap=0.4)
        return Column(first, *kind, self.small(hand), *notes, gap=0.1)

    def _market(self, cell: PurseCell) -> Box:
        look = self.look
        coin = Art(look.coin, cell.currency, 1.3)
        if not cell.price:
            return Row(coin, self.small(msg(f"play-cur-{cell.currency}"), "ink"), gap=0.3)
        tile = TILE_ID[self.page.market[CURRENCIES.index(cell.currency)]]
        price = Row(coin, Words(str(cell.price), "number"), gap=0.3)
        noun = Words(look.text(unseen_view.market_noun(tile)), "small", "ink2")
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
        amount = self.small(unseen_view.amount(cell), "ink")
        children: list[Box] = [Wrapped(*chips, gap=0.2), bar, amount]
        if cell.price:
            kind = cell.verdict
            words = (TICK if kind == "exact" else "") + look.text(unseen_view.verdict(cell))
            children.append(Words(words, "smallstrong", TONES[kind], wrap=True))
        return Column(*children, gap=0.15)

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
    return next(part for part in CARD_ID[card].split("-") if part in CURRENCIES)
