"""What is heard of a running game beside its table: whose turn it is, undo, its pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.engine.ids import Seat
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.table.hearing import Hearing

if TYPE_CHECKING:
    from alhambra_qt.ui.game.screen import GameScreen

PAGES = {"handover": "handover", "results": "victory"}


class GameSounds(Guarded, QObject):
    """Listens to a game screen; each thing is heard once, when it is first seen."""

    def __init__(self, screen: GameScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._mover: Seat | None = None  # who moved, as long as nobody was asked since
        self._told: set[tuple[str, int]] = set()  # pages, and how far the game was
        Hearing(screen.table)
        screen.waiting.connect(self._waits)
        screen.desk.session.listeners.append(self._changed)

    def _changed(self, change: SessionChange) -> None:
        if change.kind == "undone":
            self._screen.ctx.sound("undo")
        elif change.steps:
            self._mover = change.steps[-1].seat

    def _waits(self) -> None:
        """Somebody is to look or to act; behind another page nobody would see it yet."""
        screen, session = self._screen, self._screen.desk.session
        if not screen.isVisible():
            return
        shown, now = screen.shown, (screen.shown, session.version)
        asked = None if session.is_ai(session.to_move) else session.to_move
        if shown in PAGES:
            if now not in self._told:
                screen.ctx.sound(PAGES[shown])
            self._told.add(now)
            self._mover = None  # whoever takes over here knows
        elif shown in ("table", "lists") and asked is not None:
            if self._mover not in (None, asked):
                screen.ctx.sound("turn")
            self._mover = None
