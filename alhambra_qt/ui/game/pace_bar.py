"""Pause, one step and the speeds in words, as real buttons: those of the table, on a page."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal

from alhambra_qt.i18n import msg
from alhambra_qt.ui.game.pace import SPEEDS, Pace, speed_name
from alhambra_qt.ui.kit.box import Box, Ground, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.rows import Column, Wrapped
from alhambra_qt.ui.kit.widgets import Button


class PaceBar(Holder):
    """The controls of the speed; they show the setting as it is.

    Signals:
        step_wanted: the one move that waits is to be let go.
    """

    step_wanted = Signal()

    def __init__(self, ctx: UiContext, pace: Pace) -> None:
        super().__init__(ctx)
        self.pace, self.titled = pace, True
        self.pause = Button(ctx, msg("pace-pause"), key=msg("key-space"), kind="primary")
        self.pause.clicked.connect(lambda _=False: pace.toggle())
        self.step = Button(ctx, msg("game-step"), key="N", tied=True, does=self.step_wanted)
        self.speeds: dict[str, Button] = {}
        for speed in SPEEDS:
            button = Button(ctx, speed_name(speed), kind="quiet")
            button.setCheckable(True)
            button.clicked.connect(partial(self._choose, speed))
            self.speeds[speed] = button
        self.follow(ready=False)
        self.retranslate()

    def _choose(self, speed: str, _checked: bool = False) -> None:
        self.pace.choose(speed)

    def follow(self, *, ready: bool) -> None:
        """Show the speed of now; `ready` tells that a move waits to be let go."""
        self.pause.set_words(msg("pace-on" if self.pace.paused else "pace-pause"))
        self.step.setEnabled(ready or not self.pace.paused)
        for speed, button in self.speeds.items():
            button.setChecked(speed == self.pace.speed)

    def retranslate(self) -> None:
        """The controls are a group with a name."""
        self.setAccessibleName(self.ctx.t("set-ai-speed"))
        super().retranslate()

    def tree(self) -> Box:
        """The buttons in lines that wrap, below their title where there is room."""
        buttons = [Live(one) for one in (self.pause, self.step, *self.speeds.values())]
        if not self.titled:
            return Wrapped(*buttons, gap=0)
        title = Words(self.look.t("set-ai-speed"), "strong", wrap=True)
        return Ground(Column(title, Wrapped(*buttons, gap=0), gap=0.2), pad=(0.3, 0.2))
