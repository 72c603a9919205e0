"""The left column of the career page: the person, records, victories in a row."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.career import said
from alhambra_qt.controller.career.figures import CareerRecord, best_of, streaks
from alhambra_qt.controller.game.seats import letters
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import (
    ENDLESS,
    RIGHT,
    Art,
    Box,
    Drawn,
    Ground,
    Plate,
    Size,
    Space,
    Words,
)
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.marks import player_mark
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.pages.career_part import CareerPart, OpeningPart

ICONS = {
    "points": "crown",
    "margin": "star",
    "wall": "wall",
    "exact": "coins",
    "bought": "cart",
    "turns": "stick",
}
DASH, TALL = 0.55, 1.0  # ems: the width of a game in the strip and its height


class CareerPerson(CareerPart):
    """Whose games these are, and what they come to on average."""

    title = "career-person"

    def tree(self) -> Box:
        look, view = self.look, self.view
        if not self.games:
            return Space()
        sign = letters([view.person])[0]
        name = Words(look.text(view.person), "page", wrap=True)
        games = Words(look.text(said.summary(self.games)), "body", "ink2", wrap=True)
        since = msg("career-since", day=self.day_of(self.games[0]))
        head = Row(
            Drawn(lambda painter, rect: player_mark(painter, rect, view.mark, sign), 3.6, 3.6),
            Column(name, games, self.small(since), gap=0, grow=1),
            gap=0.9,
        )
        numbers = [
            Column(Words(look.text(value), "title"), self.small(what, wrap=False), gap=0)
            for value, what in said.averages(self.games)
        ]
        held = Column(head, Wrapped(*numbers, gap=1.3), gap=0.6)
        return Ground(Plate(held, pad=(0.9, 0.7)), pad=0.12)


class CareerRecords(OpeningPart):
    """The best of each kind; a row opens its game."""

    title = "career-records"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.records: Sequence[CareerRecord] = ()

    def reckon(self) -> None:
        self.records = best_of(self.games)

    def said(self) -> Sequence[Msg]:
        return [said.record(one, self.day_of(one.game)) for one in self.records]

    def show_facts(self, words: Sequence[Msg | str]) -> None:
        super().show_facts(words)
        self.opens(self.facts, [one.game for one in self.records])

    def content(self) -> Sequence[Box]:
        rows = [self._row(number, one) for number, one in enumerate(self.records)]
        return [Column(*rows, gap=0.1), self.small(msg("career-records-keys"))]

    def _row(self, number: int, one: CareerRecord) -> Box:
        look = self.look
        name = Words(look.t(f"career-record-{one.name}"), wrap=True, grow=1)
        value = Words(look.text(said.record_value(one)), "bold", align=RIGHT)
        held = Row(Art(look.icon, ICONS[one.name], 1.2), name, value, gap=0.6)
        return self.striped(number, held)


class CareerRows(CareerPart):
    """Victories in a row: a strip of all games, and three sentences."""

    title = "career-streaks"

    def content(self) -> Sequence[Box]:
        now, *others = said.streak_lines(streaks(self.games))
        lines = [Words(self.look.text(now), "strong", wrap=True)]
        lines += [Words(self.look.text(one), "body", "ink2", wrap=True) for one in others]
        return [ResultStrip([one.won for one in self.games]), *lines]


@frozen(eq=False)
class ResultStrip(Box):
    """A mark for each game, in lines: high if it was won, else low; the newest that have room."""

    won: Sequence[bool]
    lines: int = 3

    def _fits(self, look: Look, width: float) -> int:
        return max(1, int(width // (DASH * look.em)))

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        """As many lines as there is need for."""
        wide = len(self.won) * DASH * look.em
        lines = min(self.lines, -(-len(self.won) // self._fits(look, min(wide, width))))
        return min(wide, width), lines * 1.3 * TALL * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        em, fit = look.em, self._fits(look, rect.width())
        newest = self.won[-self.lines * fit :]
        for k, won in enumerate(newest):
            row, column = divmod(k, fit)
            high = (TALL if won else 0.28) * em
            middle = rect.top() + (row + 0.5) * 1.3 * TALL * em
            left = rect.left() + column * DASH * em
            area = QRectF(left, middle - high / 2, 0.75 * DASH * em, high)
            painter.fillRect(area, look.theme.acc if won else look.theme.line)
