"""The parts of the page of a review, beside each other or each behind its tab."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from alhambra_qt.ui.kit.box import ENDLESS, Bounded, Box, Fixed, Ground, Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.pages.review_choices import ChoicesPart
from alhambra_qt.ui.pages.review_moment import MomentPart
from alhambra_qt.ui.pages.review_parts import EvenPart, LevelPart, TurningPart
from alhambra_qt.ui.pages.review_table import ReviewTable
from alhambra_qt.ui.pages.tabbed import TabSheet
from alhambra_qt.ui.plots.graph import ValueGraph

TABS = ("course", "moment", "choices")
GAP = 0.35
LEFT = 0.62  # of the width
BESIDE = 60.0  # ems from which on how well and how lucky stand beside each other
LOWEST = 24.0  # ems of the graph behind a tab, if the window is as high


class ReviewSheet(TabSheet):
    """All parts where there is room for them, else those of a tab."""

    BY_SIZE = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, TABS[0])
        self.turning, self.graph = TurningPart(ctx), ValueGraph(ctx)
        self.level, self.even = LevelPart(ctx), EvenPart(ctx)
        self.moment, self.choices = MomentPart(ctx), ChoicesPart(ctx)
        self.table = ReviewTable(ctx)
        self.tabled = False  # whether the table stands where the graph stands

    @property
    def zones(self) -> list[QWidget]:
        """The parts in the order of F6."""
        course: QWidget = self.table if self.tabled else self.graph
        every = [self.turning, course, self.moment, self.choices, self.level, self.even]
        return [one for one in every if one.isVisibleTo(self)]

    @property
    def together(self) -> bool:
        """Whether there is room for all parts."""
        return not self.look.m.tiny

    def tree(self) -> Box:
        if self.together:
            return Ground(self._all(), pad=GAP)
        if self.tab == "course":
            return Ground(self._course(), pad=GAP)
        part = self.moment if self.tab == "moment" else self.choices
        return Ground(Column(Live(part, grow=1), gap=GAP), pad=GAP)

    def _course(self) -> Box:
        """What decided it, where, how well, how lucky; in a small window the table alone."""
        if self.tabled and not self.together:
            return Live(self.table, grow=1)
        wide = self.width() >= BESIDE * self.look.em
        last = Live(self.level), Live(self.even)
        below = Row(*last, gap=GAP, middle=False, even=True) if wide else Column(*last, gap=GAP)
        course: Box = Live(self.table if self.tabled else self.graph, grow=1)
        if not self.together:
            least = min(LOWEST, self.room)
            course = Bounded(course, least=(0, least), most=(ENDLESS, ENDLESS), grow=1)
        return Column(Live(self.turning), course, below, gap=GAP, grow=1)

    @property
    def room(self) -> float:
        """How many ems high the window is that this is looked at through."""
        window = self.parentWidget() or self
        return (window.height() - 1) / self.look.em - 2 * GAP

    def _all(self) -> Box:
        """The course, never higher than the window; beside it the moment and the choices."""
        em = self.look.em
        left = LEFT * (self.width() / em - 3 * GAP)
        course = Fixed(self._course(), wide=left)
        high = max(self.room, course.room(self.look, left * em)[1] / em)
        held = [Live(self.choices, grow=1)]
        if self.choices.open is None:
            held = [Live(self.moment, grow=1), Live(self.choices)]
        right = Column(*held, gap=GAP, grow=1)
        beside = Column(Fixed(course, wide=left, high=high), Space(grow=1), gap=0)
        return Row(beside, right, gap=GAP, middle=False)
