"""How well a person plays: beside the five levels, against each of them, and with each module."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.career import career_words
from alhambra_qt.controller.career.figures import (
    BASE,
    FEW,
    FEWEST,
    CareerStrength,
    by_level,
    by_module,
)
from alhambra_qt.controller.career.rating import Rating, ladder, place
from alhambra_qt.controller.faces.found import faces
from alhambra_qt.controller.game.gameconfig import OFFERED_LEVELS
from alhambra_qt.controller.game.seats import letters
from alhambra_qt.controller.review.review_view import PlayedLike
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.career.career_panels import CareerPart
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import RIGHT, Box, Drawn, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByWidth, Column, Grid, Row, Wrapped
from alhambra_qt.ui.kit.signs import STARS
from alhambra_qt.ui.plots.bars import LevelScale, Whisker, WhiskerScale

LEAST, MOST = 2, 5  # how far the scale reaches at least and at most, in even shares
ONE_LINE = 26.0  # ems from which a row stands in one line
BESIDE = 60.0  # ems from which the modules stand beside the rest
Strengths = Sequence[tuple[CareerStrength, Msg]]  # each with what it is about


class YourLevel(CareerPart):
    """A scale of the levels for each set of modules, then the wins by opponent and by module."""

    title = "career-your-level"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.ratings: Sequence[Rating] = ()
        self.levels: Strengths = ()
        self.modules: Strengths = ()

    def reckon(self) -> None:
        """All games of the person count for the rating, whatever the filters leave."""
        every = self.view.ratings
        self.ratings = [rating for rating in every if rating.games] or every[:1]
        if self.few and not any(rating.known for rating in self.ratings):
            self.ratings = []
        self.levels = self.modules = ()
        if not self.few:
            found = by_level(self.games), by_module(self.games, tuple(faces()))
            self.levels = [
                (strength, career_words.level_name(strength.name)) for strength in found[0]
            ]
            self.modules = [
                (strength, career_words.module_name(strength.name)) for strength in found[1]
            ]

    @property
    def few(self) -> bool:
        """Whether there are too few games to say anything of a strength."""
        return len(self.games) < FEWEST

    def accessible_rows(self) -> Sequence[Msg]:
        strengths = [career_words.strength(*row) for row in (*self.levels, *self.modules)]
        return [*map(career_words.rating, self.ratings), *strengths]

    def content(self) -> Sequence[Box]:
        if not self.ratings:
            return [self.small(msg("career-level-later", games=msg("career-games", n=FEWEST)))]
        what = msg("career-rating-what", medium=career_words.points(ladder()[BASE]["medium"]))
        scales = [self._scale(number, rating) for number, rating in enumerate(self.ratings)]
        rated = [self.small(what), Column(*scales, gap=0.1)]
        if self.few:
            later = msg("career-strength-later", games=msg("career-games", n=FEWEST))
            return [*rated, self.small(later)]
        adjusted = sum(game.seat.adjusted is not None for game in self.games)
        luck = self.small(msg("career-adjusted", n=adjusted, all=len(self.games)))
        first = len(self.ratings)
        levels = self._strengths("career-levels", self.levels, first)
        modules = self._strengths("career-modules", self.modules, first + len(self.levels))
        left = Column(*rated, levels, gap=0.4)
        beside = Row(left, modules, gap=1.2, even=True, middle=False)
        return [ByWidth(BESIDE, beside, Column(left, modules, gap=0.4)), luck, self._legend()]

    def _scale(self, number: int, rating: Rating) -> Box:
        look = self.look
        name = Words(
            look.text(career_words.set_name(rating.module_set)), "strong", wrap=True, grow=1
        )
        if not rating.known:
            later = Words(look.text(career_words.rating_later()), "small", "ink2", RIGHT)
            return self.striped(number, Row(name, later, gap=0.6))
        points = Words(look.text(career_words.points(rating.mean)), "bold", align=RIGHT)
        between = Words(look.text(career_words.between(rating)), "small", "ink2", RIGHT)
        tag = SeatTag(0, self.view.person, self.view.mark, letters([self.view.person])[0])
        at, low, high = (place(end, rating.module_set) for end in (rating.mean, *rating.ends))
        near = OFFERED_LEVELS.index(career_words.nearest(rating))
        like = PlayedLike(at, low, high, msg(self.title), (near,))
        names = [look.t(f"level-{level}") for level in OFFERED_LEVELS]
        head = Row(name, points, between, gap=0.6)
        return self.striped(number, Column(head, LevelScale(tag, like, names), gap=0))

    # -- wins compared with an even share -----------------------------------------------------

    def _strengths(self, title: str, rows: Strengths, first: int) -> Box:
        """A title, what is compared, and a row for each; ``first`` is the number of its row."""
        head = Words(self.look.t(title), "strong", wrap=True)
        ends = [strength.high for strength, _ in rows if strength.ratio is not None]
        top = max(LEAST, min(MOST, int(max(ends, default=0)) + 1))
        short = [self._short(first + n, *row, top) for n, row in enumerate(rows)]
        table = ByWidth(ONE_LINE, self._table(rows, first, top), Column(*short, gap=0.1))
        return Column(head, self.small(msg(f"{title}-what")), table, gap=0.25)

    def _table(self, rows: Strengths, first: int, top: int) -> Box:
        lines: list[Sequence[Box]] = [[Space(), WhiskerScale(top), Space(), Space()]]
        grounds: list[Box | None] = [None]
        for number, (strength, name) in enumerate(rows, first):
            grounds.append(self.stripe(number))
            named = Row(self._stars(strength), Words(self.look.text(name), wrap=True), gap=0.5)
            plot = self._plot(strength, top) or Space()
            lines.append([self.row(named), plot, *self._values(strength), Space(0.1)])
        return Grid(lines, (1.0, 1.6), (0.6, 0.1), grounds=grounds)

    def _short(self, number: int, strength: CareerStrength, name: Msg, top: int) -> Box:
        named = Words(self.look.text(name), wrap=True, grow=1)
        head = Row(self._stars(strength), named, *self._values(strength), gap=0.5)
        return self.striped(number, Column(head, self._plot(strength, top), gap=0))

    def _plot(self, strength: CareerStrength, top: int) -> Box | None:
        if strength.ratio is None:
            return None
        return Whisker(
            strength.ratio, strength.low, strength.high, top, strength.sure, strength.few
        )

    def _values(self, strength: CareerStrength) -> tuple[Box, Box]:
        times = "" if strength.ratio is None else self.look.text(career_words.times(strength.ratio))
        won = self.look.text(career_words.won_in(strength))
        return Words(times, "bold", align=RIGHT), Words(won, "small", "ink2", RIGHT)

    def _stars(self, strength: CareerStrength) -> Box | None:
        """The stars of a level; nothing before people and modules."""
        filled, side, theme = STARS.get(strength.name, 0), 0.85 * self.look.em, self.look.theme
        if not filled:
            return None

        def how(painter: QPainter, area: QRectF) -> None:
            left = QPointF(area.left(), area.center().y())
            paint.level_stars(painter, left, side, filled, 5, theme)

        return Drawn(how, 0.85 * 1.18 * 5, 1.0)

    def _legend(self) -> Box:
        look = self.look
        signs = (
            (partial(_dot, look, True), msg("career-legend-sure")),
            (partial(_dot, look, False), msg("career-legend-open")),
            (partial(_dashes, look), msg("career-legend-few", n=FEW)),
        )
        pairs = (Row(Drawn(how, 1.3, 1.0), self.small(text), gap=0.3) for how, text in signs)
        return Wrapped(*pairs, gap=1.0)


def _dot(look: Look, sure: bool, painter: QPainter, rect: QRectF) -> None:
    theme = look.theme
    with paint.saved(painter):
        painter.setPen(QPen(theme.acc, max(2.0, 0.16 * look.em)))
        painter.setBrush(theme.acc if sure else theme.panel)
        painter.drawEllipse(rect.center(), 0.38 * look.em, 0.38 * look.em)


def _dashes(look: Look, painter: QPainter, rect: QRectF) -> None:
    with paint.saved(painter):
        painter.setPen(paint.pen(look.theme.ink, max(1.6, 0.13 * look.em), 2.0, 1.6))
        y = rect.center().y()
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
