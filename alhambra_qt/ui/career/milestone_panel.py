"""The milestones of a person as a panel; a row that was reached opens the game that brought it.

    panel = MilestonePanel(ctx)
    panel.show_games(view, view.games)

It is empty while the setting ``milestones`` is off.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.career import milestones
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.career.career_panels import CareerPart
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Leaf, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, EqualColumns, Row

WIDE = 16.0  # ems of a row at least
SIGN = 2.0  # ems of its star


class MilestonePanel(CareerPart):
    """All milestones."""

    title = "milestones-title"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.shown: Sequence[milestones.Milestone] = ()

    @property
    def filled(self) -> bool:
        return self.ctx.settings.switch("milestones")

    def reckon(self) -> None:
        """All games of the person count, whatever the filters leave."""
        self.shown = self.view.milestones

    def _day(self, milestone: milestones.Milestone) -> str:
        return self.day_of(milestone.game) if milestone.game else ""

    def accessible_rows(self) -> Sequence[Msg]:
        return [
            milestones.milestone_text(milestone, self._day(milestone)) for milestone in self.shown
        ]

    def about(self) -> Sequence[object]:
        return [milestone.game for milestone in self.shown] if self.filled else ()

    def note(self) -> str:
        return self.look.text(milestones.total(self.shown))

    def content(self) -> Sequence[Box]:
        rows = [self._row(number, milestone) for number, milestone in enumerate(self.shown)]
        return [EqualColumns(WIDE, rows, most=3), self.small(msg("milestones-keys"))]

    def _row(self, number: int, milestone: milestones.Milestone) -> Box:
        look, reached = self.look, milestone.game is not None
        star = Drawn(partial(_star, look, reached), SIGN, SIGN)
        name = Words(look.text(milestones.title(milestone)), "strong", wrap=True)
        state = self.small(milestones.detail(milestone, self._day(milestone)))
        bar = None if reached or milestone.of == 1 else HowFar(milestone.have / milestone.of)
        child = Row(star, Column(name, state, bar, gap=0.1, grow=1), gap=0.6, middle=False)
        return self.over(number, self.row(child))


def _star(look: Look, reached: bool, painter: QPainter, rect: QRectF) -> None:
    theme, radius = look.theme, 0.48 * rect.width()
    with paint.saved(painter):
        painter.setPen(QPen(theme.gold, max(1.0, 0.08 * look.em)))
        painter.setBrush(theme.gold2 if reached else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(paint.star_points(rect.center(), radius))
        if reached:
            ink = theme.panel if theme.dark else theme.ink
            paint.tick(painter, rect.center(), 0.5 * radius, ink)


@frozen(eq=False)
class HowFar(Leaf):
    """How far something has come."""

    part: float
    height = 0.5

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        theme = look.theme
        bar = QRectF(rect.left(), rect.center().y() - 0.15 * look.em, rect.width(), 0.3 * look.em)
        painter.fillRect(bar, theme.rule)
        bar.setWidth(self.part * bar.width())
        painter.fillRect(bar, theme.goldline)
