"""Twelve phrases to say to the table; everybody reads them in their own language."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent

from alhambra_qt.controller.together.frames import PHRASES
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import CardGrid
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button

KEYS = "1234567890AB"


class SayPage(PageFrame):
    """The phrases, each with a key.

    Signals:
        said: a phrase.
        nudged: whoever must choose is to be reminded.
    """

    said = Signal(str)
    nudged = Signal()
    snug, widest = True, 760

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("say-title"))
        self.body.addWidget(Text(ctx, msg("say-note"), tone="ink2"))
        self.phrases: dict[str, Button] = {}
        for key, phrase in zip(KEYS, PHRASES, strict=True):
            button = Button(ctx, msg(f"phrase-{phrase}"), key=key, does=weakly(self.say, phrase))
            self.phrases[phrase] = button
        self.body.addWidget(CardGrid(ctx, 15.5, self.phrases.values(), most=2, gap=0.25))
        self.nudge = Button(ctx, msg("say-nudge"), kind="quiet", key="N", does=self.nudged)
        back = Button(ctx, msg("button-back"), key=msg("key-esc"), does=self.back)
        self.add_footer(self.nudge, back)

    def say(self, phrase: str) -> None:
        """Say a phrase."""
        self.said.emit(phrase)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit or letter says its phrase."""
        key = event.text().upper()
        if key and key in KEYS:
            self.say(PHRASES[KEYS.index(key)])
        elif key == "N":
            self.nudged.emit()
        else:
            super().keyPressEvent(event)
