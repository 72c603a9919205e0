"""One key turns all sounds off or on again, from every page, and it is said at the lower edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut

from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.table.keys import KEYS

if TYPE_CHECKING:
    from alhambra_qt.ui.doors.house import House

ON, OFF = msg("sounds-on"), msg("sounds-off")


class MuteKey(Guarded, QObject):
    """The key that is heard everywhere in the window."""

    def __init__(self, program: House) -> None:
        super().__init__(program.window)
        self.program = program
        self._shortcut = QShortcut(program.window)
        self._shortcut.activated.connect(self.toggle)
        program.ctx.restyled.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Listen to the key that the person has for it."""
        shown = (self.program.ctx.keys.shown(key) for key in KEYS["mute"])
        self._shortcut.setKeys([QKeySequence(key) for key in shown if key])

    def toggle(self) -> None:
        """Turn all sounds off, or on again."""
        settings, notice = self.program.settings, self.program.notice
        on = not settings.switch("sounds")
        notice.withdraw(OFF if on else ON)
        settings.set("sounds", on)
        self.program.say(ON if on else OFF, good=True)
