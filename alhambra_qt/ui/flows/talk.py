"""Phrases between people at several computers: sent, received, logged, or muted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication

from alhambra_qt.controller.together.frames import Phrase, Said
from alhambra_qt.controller.view.view_parts import LogLine, LogTopic
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.flows.running import GameFlow
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.window import MainWindow, Page

if TYPE_CHECKING:
    from alhambra_qt.ui.together.phrases import SayPage


class TalkFlow(PageFlow):
    """The page of phrases, and what becomes of those of the others.

    Signals:
        chosen: a phrase is to be sent.
        nudged: the player to move is to be reminded.
    """

    chosen = Signal(str)
    nudged = Signal()

    def __init__(self, window: MainWindow, running: GameFlow) -> None:
        super().__init__(window)
        self.running = running
        self.muted: set[str] = set()  # names, which differ at a table; seats may change
        self._others: Mapping[Seat, str] = {}
        self.phrases: Page[SayPage] = self.add_page(
            "say", phrase=self._say, nudge=self._nudge, mute=self._mute
        )

    def show(self, others: Mapping[Seat, str], watching: Sequence[Msg]) -> None:
        """Show the phrases, whose are shown here, and what is to be known of those who watch."""
        self._others, hears = others, self.settings.switch("hear_phrases")
        people = [(seat, name, hears and name not in self.muted) for seat, name in others.items()]
        game, lobby = self.running.game, self.window.shown == "lobby"
        table = None if game is None or lobby else game.table.table
        behind = self.window.page("lobby" if table is None else "game")
        foot = 0.0 if table is None else behind.height() - table.board.area.bottom()

        def fill(page: SayPage) -> None:
            page.show_behind(behind.grab(), foot)
            page.show_people(people, watching)

        self.phrases.open(fill)

    def _say(self, phrase: str) -> None:
        self._leave()
        self.chosen.emit(phrase)

    def _nudge(self) -> None:
        self._leave()
        self.nudged.emit()

    def nudge(self, name: str) -> None:
        """Tell who was nudged; without a name there is nobody to nudge."""
        if name:
            self.phrases().rest_nudge()
        self.say(msg("say-nudge-sent" if name else "say-nudge-nobody", name=name), good=True)

    def _leave(self) -> None:
        if self.window.shown == "say":
            self.window.back()

    def _mute(self, seat: Seat, mute: bool) -> None:
        (self.muted.add if mute else self.muted.discard)(self._others[seat])
        if not mute:
            self.settings.set("hear_phrases", True)

    def hear(self, seat: Seat, name: str, phrase: Phrase, *, own: bool) -> None:
        """Tell what somebody said, in the language that is read here, and note it in the log."""
        if not (own or self._hears(name)):
            return
        words = msg("say-said", name=name, phrase=msg(f"phrase-{phrase}"))
        if own:  # no bubble comes back
            announce(self.window, self.ctx.text(words))
        else:
            self.say(words, good=True)
        self.note(seat, words, "said")

    def recall(self, frame: Said) -> None:
        """Note in the log what was said before this program came back, if that is missing there."""
        game = self.running.game
        if game is None or frame.seat >= game.desk.session.seats:
            return
        history, tag = game.desk.history, game.desk.session.tags[frame.seat]
        words = msg("say-said", name=tag.name, phrase=msg(f"phrase-{frame.phrase}"))
        line = frame.at, LogLine(words, tag, topic="said")
        if self._hears(tag.name) and line not in history.said:
            history.said.append(line)
            game.refresh()

    def _hears(self, name: str) -> bool:
        return name not in self.muted and self.settings.switch("hear_phrases")

    def note(self, seat: Seat | None, words: Msg, topic: LogTopic = "other") -> None:
        """Note in the log of a running game what concerns somebody, or nobody with a seat."""
        game = self.running.game
        if game is not None and (seat or 0) < game.desk.session.seats:
            tag = None if seat is None else game.desk.session.tags[seat]
            game.desk.history.hear(LogLine(words, tag, topic=topic))
            game.refresh()

    def remind(self, name: str) -> None:
        """Tell that somebody waits."""
        QApplication.alert(self.window)
        self.ctx.sound("turn")
        self.say(msg("say-nudged", name=name), good=True)
