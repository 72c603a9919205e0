"""The right of the career page: how strong a person is, by opponents and by modules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.career import said
from alhambra_qt.controller.career.figures import FEW, FEWEST, CareerStrength, by_level, by_module
from alhambra_qt.controller.faces.found import faces
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import RIGHT, Box, Drawn, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.rows import ByWidth, Column, Grid, Row, Wrapped
from alhambra_qt.ui.pages.career_part import CareerPart
from alhambra_qt.ui.pages.seatcard import STARS
from alhambra_qt.ui.plots.whisker import Whisker, WhiskerScale

LEAST, MOST = 2, 5  # how far the scale reaches at least and at most, in even shares
BROAD = 26.0  # ems from which a row stands in one line


class CareerStrengths(CareerPart):
    """A row for each kind of games: the share of victories as a multiple of an even share."""

    what = ""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.found: Sequence[CareerStrength] = ()

    def reckon(self) -> None:
        self.found = () if self.few else self.strengths()

    @property
    def few(self) -> bool:
        """Whether there are too few games to say anything of a strength."""
        return len(self.games) < FEWEST

    def strengths(self) -> Sequence[CareerStrength]:
        """The strengths, in the order of the rows."""
        raise NotImplementedError

    def name_of(self, one: CareerStrength) -> Msg:
        """What a row is about."""
        raise NotImplementedError

    def sign_of(self, one: CareerStrength) -> Box | None:
        """What stands before its name."""
        return None

    def said(self) -> Sequence[Msg]:
        return [said.strength(one, self.name_of(one)) for one in self.found]

    @property
    def top(self) -> int:
        """How far the scale reaches."""
        ends = [one.high for one in self.found if one.ratio is not None]
        return max(LEAST, min(MOST, int(max(ends, default=0)) + 1))

    def content(self) -> Sequence[Box]:
        """What is measured, the rows, and what the signs mean; or from when on all that is told."""
        if self.few:
            return [self.small(msg("career-strength-later", games=msg("career-games", n=FEWEST)))]
        adjusted = sum(one.seat.adjusted is not None for one in self.games)
        luck = msg("career-adjusted", n=adjusted, all=len(self.games))
        short = Column(*(self._short(n, one) for n, one in enumerate(self.found)), gap=0.1)
        rows = ByWidth(BROAD, self._table(), short)
        return [self.small(msg(self.what)), self.small(luck), rows, self._legend()]

    def _table(self) -> Box:
        """All rows on one scale."""
        lines: list[Sequence[Box]] = [[Space(), WhiskerScale(self.top), Space(), Space()]]
        grounds: list[Box | None] = [None]
        for number, one in enumerate(self.found):
            grounds.append(self.stripe(number))
            name = Row(self.sign_of(one), Words(self._named(one), wrap=True), gap=0.5)
            plot = self._plot(one) or Space()
            lines.append([self.row(name), plot, *self._values(one), Space(0.1)])
        return Grid(lines, (1.0, 1.6), (0.6, 0.1), grounds=grounds)

    def _short(self, number: int, one: CareerStrength) -> Box:
        """A row where there is little room: the plot below the words."""
        name = Words(self._named(one), wrap=True, grow=1)
        head = Row(self.sign_of(one), name, *self._values(one), gap=0.5)
        held = Column(head, self._plot(one), gap=0)
        return self.striped(number, held)

    def _named(self, one: CareerStrength) -> str:
        return self.look.text(self.name_of(one))

    def _plot(self, one: CareerStrength) -> Box | None:
        if one.ratio is None:
            return None
        return Whisker(one.ratio, one.low, one.high, self.top, one.sure, one.few)

    def _values(self, one: CareerStrength) -> tuple[Box, Box]:
        times = "" if one.ratio is None else self.look.text(said.times(one.ratio))
        won = self.look.text(said.won_in(one))
        return Words(times, "bold", align=RIGHT), Words(won, "small", "ink2", RIGHT)

    def _legend(self) -> Box:
        signs = (
            (partial(self._dot, True), msg("career-legend-sure")),
            (partial(self._dot, False), msg("career-legend-open")),
            (self._dashes, msg("career-legend-few", n=FEW)),
        )
        pairs = (Row(Drawn(how, 1.3, 1.0), self.small(one), gap=0.3) for how, one in signs)
        return Wrapped(*pairs, gap=1.0)

    def _dot(self, sure: bool, painter: QPainter, rect: QRectF) -> None:
        theme = self.look.theme
        with paint.saved(painter):
            painter.setPen(QPen(theme.acc, max(2.0, 0.16 * self.look.em)))
            painter.setBrush(theme.acc if sure else theme.panel)
            painter.drawEllipse(rect.center(), 0.38 * self.look.em, 0.38 * self.look.em)

    def _dashes(self, painter: QPainter, rect: QRectF) -> None:
        pen = QPen(self.look.theme.ink, max(1.6, 0.13 * self.look.em))
        pen.setDashPattern([2.0, 1.6])
        with paint.saved(painter):
            painter.setPen(pen)
            y = rect.center().y()
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))


class CareerLevels(CareerStrengths):
    """By the strongest computer at the table."""

    title, what = "career-levels", "career-levels-what"

    def strengths(self) -> Sequence[CareerStrength]:
        """From the weakest to the strongest, people last."""
        return by_level(self.games)

    def name_of(self, one: CareerStrength) -> Msg:
        return said.level_name(one.name)

    def sign_of(self, one: CareerStrength) -> Box | None:
        filled, side = STARS.get(one.name, 0), 0.85 * self.look.em
        if not filled:
            return None

        def how(painter: QPainter, area: QRectF) -> None:
            left = QPointF(area.left(), area.center().y())
            paint.level_stars(painter, left, side, filled, 5, self.look.theme)

        return Drawn(how, 0.85 * 1.18 * 5, 1.0)


class CareerModules(CareerStrengths):
    """By modules: a game with several counts for each of them."""

    title, what = "career-modules", "career-modules-what"

    def strengths(self) -> Sequence[CareerStrength]:
        """The base game first, then in the order of the rulebook."""
        return by_module(self.games, tuple(faces()))

    def name_of(self, one: CareerStrength) -> Msg:
        return said.module_name(one.name)
