"""Twelve phrases to say to the table; everybody reads them in their own language."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent

from alhambra_qt.controller.together.chairs import NUDGED_IN, SAID, SAID_IN
from alhambra_qt.controller.together.frames import PHRASES
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import Box
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import EqualColumns, Wrapped
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button

PHRASE_KEYS = dict(zip("1234567890AB", PHRASES, strict=True))


class SayPage(PageFrame):
    """The phrases, each with a key, and whose are shown."""

    snug, widest = True, 760
    KEYS = (
        *(PageKey(key, "say", (phrase,)) for key, phrase in PHRASE_KEYS.items()),
        PageKey("N", "nudge.click"),
    )

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("say-title"))
        self.note = msg("say-note")
        self.phrases = {
            phrase: Button(ctx, msg(f"phrase-{phrase}"), key=key, does=weakly(self.say, phrase))
            for key, phrase in PHRASE_KEYS.items()
        }
        self.people: dict[Seat, Button] = {}
        self._said: deque[float] = deque(maxlen=SAID)
        self._nudged = -NUDGED_IN
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._allow)
        self.nudge = Button(ctx, msg("say-nudge"), kind="quiet", key="N", wish="nudge")
        self.footer.put(self.nudge, self.button_back())

    def body_tree(self) -> Box:
        phrases = EqualColumns(15.5, [*map(Live, self.phrases.values())], most=2, gap=0.25)
        people = Wrapped(*map(Live, self.people.values()), gap=self.look.ems(6))
        return self.stacked(self.sentence(self.note, tone="ink2"), phrases, people)

    def show_people(self, people: Sequence[tuple[Seat, str, bool]]) -> None:
        """Offer to show or hide the phrases of each person: seat, name, whether shown."""
        discard(self.people.values())
        self.people = {}
        for seat, name, heard in people:
            button = Button(self.ctx, msg("say-hear", name=name), kind="quiet")
            button.setCheckable(True)
            button.setChecked(heard)
            button.toggled.connect(weakly(self._mute, seat))
            self.people[seat] = button
        self.change_now()

    def _mute(self, seat: Seat) -> None:
        self.wish("mute", seat, not self.people[seat].isChecked())

    def say(self, phrase: str) -> None:
        """Say a phrase, unless there were too many just before."""
        if self._allow():
            self._said.append(time.monotonic())
            self.wish("phrase", phrase)

    def rest_nudge(self) -> None:
        """Offer no nudge for a while: the table would not pass it on."""
        self._nudged = time.monotonic()
        self._allow()

    def _allow(self) -> bool:
        """Offer the phrases and the nudge unless they are too many; return whether phrases are."""
        now = time.monotonic()
        phrase = SAID_IN - (now - self._said[0]) if len(self._said) == SAID else 0.0
        nudge = NUDGED_IN - (now - self._nudged)
        for button in self.phrases.values():
            button.setEnabled(phrase <= 0)
        self.nudge.setEnabled(nudge <= 0)
        self.note = msg("say-rest" if phrase > 0 else "say-note")
        self.change()
        left = [rest for rest in (phrase, nudge) if rest > 0]
        if left:
            self._rest.start(round(min(left) * 1000) + 1)
        return phrase <= 0

    def showEvent(self, event: QShowEvent) -> None:
        self._allow()
        super().showEvent(event)
