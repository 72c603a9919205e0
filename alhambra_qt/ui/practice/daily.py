"""Three puzzles for today: three marks, their theme, and the button to solve them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.exercises import family_name
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.puzzles import ALL, Daily, theme_name
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live, Pressed
from alhambra_qt.ui.kit.inputs import DropDown
from alhambra_qt.ui.kit.rows import First, Row, Wrapped
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.facts import FactsPart

MARK = 1.5  # ems
STATES = {True: "practice-said-right", False: "practice-said-wrong", None: "puzzle-waiting"}


def family_of(code: str) -> str:
    """Tell the family of a puzzle."""
    return code.partition(".")[0]


class DailyPart(FactsPart):
    """The panel."""

    title = "puzzle-title"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.daily = Daily(Profile(""), date.min)
        self.button = Button(ctx, msg("puzzle-solve"), key="P", wish="puzzles")
        self.themes = DropDown(ctx, msg("puzzle-theme"), [(ALL, theme_name(ALL))])
        self.themes.changed.connect(self._choose)
        self.show_daily(self.daily)

    def show_daily(self, daily: Daily) -> None:
        """Show the puzzles of a person and a day."""
        self.daily = daily
        self.themes.set_choices([(theme, theme_name(theme)) for theme in daily.themes])
        self.themes.set_value(daily.theme, silent=True)
        self.button.set_words(msg("puzzle-again" if daily.done else "puzzle-solve"))
        self.button.setEnabled(bool(daily.codes))
        self.show_facts()

    def _choose(self, theme: str) -> None:
        self.daily.choose(theme)
        self.show_daily(self.daily)
        self.wish("learned")

    def note(self) -> str:
        name, text = self.daily.profile.name, self._told()
        return self.ctx.t("puzzle-whose", name=name, note=text) if name else self.ctx.text(text)

    def _told(self) -> Msg:
        daily = self.daily
        if daily.theme != daily.drawn:
            return msg("puzzle-tomorrow", theme=theme_name(daily.theme))
        return msg("puzzle-intro")

    def content(self) -> Sequence[Box]:
        marks = [self.over(k, self._mark(k)) for k in range(len(self.daily.codes))]
        chosen = Row(Live(self.themes), Pressed(self.button), gap=0.5)
        lines = (Row(Wrapped(*marks, gap=0.3), spring(), chosen), Wrapped(*marks, chosen, gap=0.3))
        return [First(*lines)]

    def _states(self) -> list[bool | None]:
        rest: list[bool | None] = [None] * len(self.daily.waiting)
        return [*self.daily.right, *rest]

    def _mark(self, number: int) -> Box:
        state, theme = self._states()[number], self.ctx.theme

        def disc(painter: QPainter, rect: QRectF) -> None:
            radius = rect.width() * 0.45
            if state is None:
                paint.ring_disc(painter, rect.center(), radius, theme)
            elif state:
                paint.tick_disc(painter, rect.center(), radius, theme)
            else:
                paint.cross_mark(painter, rect.center(), radius)

        named = family_name(family_of(self.daily.codes[number]))
        return self.row(Row(Drawn(disc, MARK, MARK), Words(self.ctx.text(named), "body"), gap=0.4))

    def accessible_rows(self) -> Sequence[Msg]:
        named = zip(self.daily.codes, self._states(), strict=True)
        return [
            msg(
                "puzzle-heard",
                k=number,
                name=family_name(family_of(code)),
                state=msg(STATES[state]),
            )
            for number, (code, state) in enumerate(named, 1)
        ]
