"""Twelve phrases to say to the table; everybody reads them in their own language."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPixmap, QShowEvent

from alhambra_qt.controller.together.chairs import NUDGED_IN, SAID, SAID_IN
from alhambra_qt.controller.together.frames import PHRASES
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Column, Wrapped
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button

PHRASE_KEYS = dict(zip("1234567890AB", PHRASES, strict=True))


class SayPage(PageFrame):
    """A strip over the table: the phrases, each with a key, and whose are shown."""

    snug, widest, raised = True, 800, 0.0
    KEYS = (
        *(PageKey(key, "say", (phrase,)) for key, phrase in PHRASE_KEYS.items()),
        PageKey("N", "nudge.click"),
    )

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("say-title"))
        self.note = msg("say-note")
        self.phrases = {
            phrase: Button(
                ctx, msg(f"phrase-{phrase}"), kind="quiet", key=key, does=weakly(self.say, phrase)
            )
            for key, phrase in PHRASE_KEYS.items()
        }
        self.watching: Sequence[Msg] = ()
        self._behind = QPixmap()
        self.people: dict[Seat, Button] = {}
        self._said: deque[float] = deque(maxlen=SAID)
        self._nudged = -NUDGED_IN
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._allow)
        self.nudge = Button(ctx, msg("say-nudge"), kind="header", key="N", wish="nudge")
        self.header.put(self.nudge, self.button_back("header"))
        self.zones = [self.header, self.content]

    def body_tree(self) -> Box:
        phrases = Wrapped(*map(Live, self.phrases.values()), gap=0)
        people = Wrapped(*map(Live, self.people.values()), gap=0)
        note, *watching = (
            self.sentence(words, "small", "ink2") for words in (self.note, *self.watching)
        )
        return Column(note, phrases, people, *watching, gap=0.2)

    def show_behind(self, behind: QPixmap, foot: float) -> None:
        """Lie over a picture of the table, so far above its lower edge."""
        self._behind, self.raised = behind, foot
        self.change()

    def paint_table(self, painter: QPainter, area: QRectF) -> None:
        if self._behind.isNull():
            super().paint_table(painter, area)
        else:
            painter.drawPixmap(QRectF(self.rect()), self._behind, QRectF(self._behind.rect()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the table goes back to it."""
        if not self.panel_rect().contains(event.position().toPoint()):
            self.back.emit()

    def show_people(
        self, people: Sequence[tuple[Seat, str, bool]], watching: Sequence[Msg] = ()
    ) -> None:
        """Offer to show or hide the phrases of each person: seat, name, whether shown.

        ``watching`` says who only watches, and what they see.
        """
        self.watching = watching
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
