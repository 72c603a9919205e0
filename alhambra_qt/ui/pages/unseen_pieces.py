"""Tiles and cards never seen, and when the next scoring comes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QColor

from alhambra_qt.controller.faces.found import face_of
from alhambra_qt.controller.unseen import said
from alhambra_qt.controller.unseen.coming import ScoringAhead
from alhambra_qt.controller.unseen.pieces import PieceRow
from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit.box import CENTRE, RIGHT, Art, Box, Fixed, Ground, Space, Words
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.rows import ByWidth, Column, Grid, Row, Wrapped
from alhambra_qt.ui.kit.signs import ItemSign
from alhambra_qt.ui.kit.theme import (
    BUILDINGS,
    CURRENCIES,
    CURRENCY_NAMES,
    INDIGO,
    TYPE_NAMES,
    mix,
)
from alhambra_qt.ui.pages.unseen_part import Pips, UnseenPart, text

TOLD = 45.0  # ems from which on each square says its chance
SQUARES = 40  # of a scoring; what comes behind is told in numbers


class UnseenTiles(UnseenPart):
    """Every kind of tile by price, with the chance of the next one."""

    title = "unseen-tiles"

    def said(self) -> Sequence[Msg]:
        return [said.tile_said(row) for row in self.page.tiles]

    def note(self) -> str:
        return self.look.text(text("in-bag", n=self.page.bag))

    def content(self) -> Sequence[Box]:
        rows = self.page.tiles
        prices = sorted({one.worth for row in rows for one in row.worths if one.worth})
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
        name = Words(look.text(said.row_title(row)), "strong", short=8.0)
        label = self.row(Row(ItemSign(row.kind, side=1.6), name, gap=0.5))
        fill = self._fill(row.kind)
        counts = {one.worth: one for one in row.worths}
        cells: list[Box] = [label]
        for price in prices:
            one = counts.get(price)
            cells.append(Space(1.3) if one is None else Pips(one.left, one.total, fill, 1.3, 2.1))
        share = self.look.text(said.percent(row.chance))
        left = Words(str(row.left), "bold", align=RIGHT)
        return [*cells, left, Ground(Words(share, "body", "ink2", RIGHT), pad=(0.4, 0))]

    def _fill(self, kind: str) -> QColor:
        known = kind in TYPE_NAMES
        return BUILDINGS[TYPE_NAMES.index(kind)].fill if known else self.look.theme.gold2


class UnseenCards(UnseenPart):
    """Every currency by value, and what modules have put into the deck."""

    title = "unseen-cards"

    def said(self) -> Sequence[Msg]:
        return [said.card_said(row) for row in (*self.page.cards, *self.page.specials)]

    def note(self) -> str:
        """How many are in the deck and in hands."""
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
        name = Words(look.text(said.row_title(row)), "strong", short=6.0)
        label = self.row(Row(Art(look.coin, row.kind, 1.5), name, gap=0.5))
        fill = CURRENCIES[CURRENCY_NAMES.index(row.kind)].fill
        counts = {one.worth: one for one in row.worths}
        slots = max(one.total for each in self.page.cards for one in each.worths)
        cells: list[Box] = [label]
        for value in range(1, 10):
            one = counts.get(value)
            if one is None:
                cells.append(Space(0.5))
            else:
                wide = 0.6 * slots
                cells.append(Pips(one.left, one.total, fill, wide, 1.4, down=False, slots=slots))
        return [*cells, self._of(row)]

    def _special(self, row: PieceRow, number: int) -> Box:
        """What a module has in the deck, in a few words."""
        look = self.look
        sign = Art(look.icon, face_of(row.kind).icon, 1.2)
        name = Words(look.text(said.row_title(row)), "small")
        left = Words(look.text(text("left-of", n=row.left, all=row.total)), "smallstrong")
        held = self.row(Row(sign, name, left, gap=0.35), "panel2")
        return Live(self.facts[number], held) if number < len(self.facts) else held


class UnseenScoring(UnseenPart):
    """The next scoring from the deck: a square per card, and how far certain moments are."""

    title = "unseen-coming"

    def said(self) -> Sequence[Msg]:
        ahead = self.page.coming
        return self._done()[:1] if ahead is None else [said.coming_said(ahead)]

    def _done(self) -> list[Msg]:
        """Say that none comes from the deck any more."""
        if self.page.over:
            return [text("coming-over")]
        return [text("coming-done"), text("coming-bag", n=self.page.bag)]

    def note(self) -> str:
        ahead = self.page.coming
        return "" if ahead is None else self.look.text(said.coming_title(ahead))

    def content(self) -> Sequence[Box]:
        """The squares, the moments, and what lies before or between."""
        ahead = self.page.coming
        if ahead is None:
            body = [Words(self.look.text(one), wrap=True) for one in self._done()]
            return [self._under(Column(*body, gap=0.2))]
        numbers = range(1, min(SQUARES, ahead.gaps) + 1)
        plain = Wrapped(*(self._square(ahead, number) for number in numbers), gap=0.1)
        told = Wrapped(*(self._told(ahead, number) for number in numbers), gap=0.15)
        chart = ByWidth(TOLD, told, plain)
        marks = Wrapped(*(self._mark(ahead, k) for k in range(len(ahead.marks))), gap=1.4)
        notes = [self.small(note) for note in said.coming_notes(ahead)]
        return [self._under(Column(chart, marks, gap=0.35)), *notes]

    def _under(self, held: Box) -> Box:
        """What is heard as one sentence."""
        held = Ground(held, pad=(0.35, 0.35))
        return Live(self.facts[0], held) if self.facts else held

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
        """A square with the chance that the scoring comes until then."""
        share = self.look.text(said.percent(ahead.chance(ahead.before + number)))
        words = Words(share, "tiny", "ink2", CENTRE)
        return Column(self._square(ahead, number), Fixed(words, wide=2.5), gap=0.1)

    def _mark(self, ahead: ScoringAhead, index: int) -> Box:
        mark = ahead.marks[index]
        share = self.look.text(said.percent(ahead.chance(mark.places)))
        words = self.look.text(said.moment(mark))
        return Column(Words(share, "bold"), Words(words, "small", "ink2", wrap=True), gap=0)
