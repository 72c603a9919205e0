"""The rating of a person beside the five levels, by set of modules."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra_qt.controller.career import career_words
from alhambra_qt.controller.career.figures import BASE
from alhambra_qt.controller.career.rating import SETS, Rating, ladder, place, rate
from alhambra_qt.controller.game.gameconfig import OFFERED_LEVELS
from alhambra_qt.controller.game.seats import letters
from alhambra_qt.controller.review.review_view import PlayedLike
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.career.career_panels import CareerPart
from alhambra_qt.ui.kit.box import RIGHT, Box, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.plots.bars import LevelScale


class CareerRating(CareerPart):
    """A scale of the levels for each set of modules that the person plays, with points."""

    title = "career-rating"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.found: Sequence[Rating] = ()

    def reckon(self) -> None:
        """All games of the person count, whatever the filters leave."""
        every = [rate(self.view.games, module_set) for module_set in SETS]
        self.found = [one for one in every if one.games] or every[:1]

    def row_texts(self) -> Sequence[Msg]:
        return [career_words.rating(one) for one in self.found]

    def content(self) -> Sequence[Box]:
        what = msg("career-rating-what", medium=career_words.points(ladder()[BASE]["medium"]))
        rows = [self._row(number, one) for number, one in enumerate(self.found)]
        return [self.small(what), Column(*rows, gap=0.1)]

    def _row(self, number: int, one: Rating) -> Box:
        look = self.look
        name = Words(look.text(career_words.set_name(one.module_set)), "strong", wrap=True, grow=1)
        if not one.known:
            later = Words(look.text(career_words.rating_later()), "small", "ink2", RIGHT)
            return self.striped(number, Row(name, later, gap=0.6))
        points = Words(look.text(career_words.points(one.mean)), "bold", align=RIGHT)
        between = Words(look.text(career_words.between(one)), "small", "ink2", RIGHT)
        tag = SeatTag(0, self.view.person, self.view.mark, letters([self.view.person])[0])
        at, low, high = (place(end, one.module_set) for end in (one.mean, *one.ends))
        near = OFFERED_LEVELS.index(career_words.nearest(one))
        like = PlayedLike(at, low, high, msg(self.title), (near,))
        names = [look.t(f"level-{level}") for level in OFFERED_LEVELS]
        head = Row(name, points, between, gap=0.6)
        return self.striped(number, Column(head, LevelScale(tag, like, names), gap=0))
