"""What is heard of the program, as loud as the settings say; nothing without a display."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut

from alhambra_qt import paths
from alhambra_qt.controller.view.motion import SOUNDS
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.window import MainWindow
from alhambra_qt.ui.table.keys import KEYS

VOLUMES = {"effect": "effects_volume", "notice": "notices_volume"}
TRIED = {"effects_volume": "tile", "notices_volume": "turn"}
ON, OFF = msg("sounds-on"), msg("sounds-off")
UNSEEN = ("offscreen", "minimal", "vnc")  # platforms of Qt: nobody sits there


class Plays(Protocol):
    """What plays sounds: a `SoundPlayer`."""

    def play(self, name: str, volume: float) -> None:
        """Play a sound soon."""

    def close(self) -> None:
        """Play nothing more."""


def active() -> bool:
    """Whether a window of the program is the one that is used."""
    return QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive


class Speaker(Guarded, QObject):
    """Lets the program be heard, from ``begin`` on, and silenced by a key from every page.

    Effects are for who looks at the window; notices are heard behind other windows too.
    """

    def __init__(self, window: MainWindow, player: Plays | None = None) -> None:
        super().__init__(window)
        self.window, self.ctx = window, window.ctx
        self._settings, self._player = self.ctx.settings, player
        self.ctx.sounded.connect(self.say)
        self.ctx.setting_changed.connect(self._try)
        window.closing.connect(self.close)
        self._mute = QShortcut(window)
        self._mute.activated.connect(self.mute)
        self.ctx.restyled.connect(self._follow)
        self._follow()

    def begin(self) -> None:
        """Take a player, where somebody can listen; the device waits for the first sound."""
        if QGuiApplication.platformName() not in UNSEEN:
            from alhambra_qt.sound.player import SoundPlayer

            self._player = SoundPlayer(paths.assets_dir() / "sounds")

    def say(self, name: str) -> None:
        """Play a sound, unless nobody wants to hear it."""
        kind = SOUNDS[name].kind
        share = self._settings.number(VOLUMES[kind]) / 100
        wanted = share > 0 and self._settings.switch("sounds")
        if self._player is not None and wanted and (kind == "notice" or active()):
            self._player.play(name, share**2)  # as the ear counts

    def _try(self, key: str) -> None:
        """Let a volume be heard that was just chosen."""
        if key in TRIED:
            self.say(TRIED[key])

    def close(self) -> None:
        """Play nothing more."""
        if self._player is not None:
            self._player.close()
            self._player = None

    def _follow(self) -> None:
        """Listen to the key that the person has for silence."""
        shown = (self.ctx.keys.shown(key) for key in KEYS["mute"])
        self._mute.setKeys([QKeySequence(key) for key in shown if key])

    def mute(self) -> None:
        """Turn all sounds off, or on again; it is said at the edge of the window."""
        notice, on = self.window.notice, not self._settings.switch("sounds")
        notice.withdraw(OFF if on else ON)
        self._settings.set("sounds", on)
        notice.say(ON if on else OFF, good=True)
