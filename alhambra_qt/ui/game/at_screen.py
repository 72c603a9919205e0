"""Who is at the screen: the game speaks their language, and others are told who it is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded


class AtScreen(Guarded, QObject):
    """Speaks a seat's language and remembers the program's ``own``.

    Signals:
        person: the name of whoever is at the screen now; empty: nobody.
    """

    person = Signal(str)

    def __init__(self, ctx: UiContext, desk: Desk, refresh: Callable[[], None]) -> None:
        super().__init__()
        self.ctx, self.desk, self._refresh = ctx, desk, refresh
        self.own = ctx.language
        ctx.language_changed.connect(self._language_changed)

    def turn(self, lang: str) -> None:
        """Turn to whoever looks or is awaited now, who speaks a language."""
        own = self.own
        self.ctx.set_language(lang)
        self.own = own
        self.person.emit(self.desk.person())

    def leave(self) -> None:
        """Speak the program's language again."""
        self.ctx.language_changed.disconnect(self._language_changed)
        self.ctx.set_language(self.own)
        self.person.emit("")

    def _language_changed(self) -> None:
        self.own = self.ctx.language
        self._refresh()
