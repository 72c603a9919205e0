"""Sound output at the volumes of the settings; silent without a display."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut

from alhambra_qt import paths
from alhambra_qt.controller.view.motion import SOUNDS
from alhambra_qt.i18n import msg
from alhambra_qt.sound.player import SoundPlayer
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.window import MainWindow
from alhambra_qt.ui.table.keys import KEYS

VOLUMES = {"effect": "effects_volume", "notice": "notices_volume"}
TRIED = {"effects_volume": "tile", "notices_volume": "turn"}
ON, OFF = msg("sounds-on"), msg("sounds-off")
UNSEEN = ("offscreen", "minimal", "vnc")  # Qt platforms without a person in front of them


class Plays(Protocol):
    """The interface of a `SoundPlayer`."""

    def play(self, name: str, volume: float) -> None:
        """Queue a sound."""

    def close(self) -> None:
        """Play nothing more."""


def active() -> bool:
    """Return whether a window of the program is active."""
    return QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive


class Speaker(Guarded, QObject):
    """Plays sounds once ``begin`` was called, with a mute key on every page.

    Effects play only while a window is active; notices also play behind other windows.
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
        """Create the player if there is a display; the device opens with the first sound."""
        if QGuiApplication.platformName() not in UNSEEN:
            self._player = SoundPlayer(paths.assets_dir() / "sounds")

    def say(self, name: str) -> None:
        """Play a sound unless it is muted or unwanted."""
        kind = SOUNDS[name].kind
        share = self._settings.number(VOLUMES[kind]) / 100
        wanted = share > 0 and self._settings.switch("sounds")
        if self._player is not None and wanted and (kind == "notice" or active()):
            self._player.play(name, share**2)  # perceived loudness

    def _try(self, key: str) -> None:
        """Play a sample at a volume that was just chosen."""
        if key in TRIED:
            self.say(TRIED[key])

    def close(self) -> None:
        """Play nothing more."""
        if self._player is not None:
            self._player.close()
            self._player = None

    def _follow(self) -> None:
        """Use the person's mute key."""
        shown = (self.ctx.keys.shown(key) for key in KEYS["mute"])
        self._mute.setKeys([QKeySequence(key) for key in shown if key])

    def mute(self) -> None:
        """Toggle all sounds, and show a notice."""
        notice, on = self.window.notice, not self._settings.switch("sounds")
        notice.withdraw(OFF if on else ON)
        self._settings.set("sounds", on)
        notice.say(ON if on else OFF, good=True)
