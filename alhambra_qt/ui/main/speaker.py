"""What is heard of the program, as loud as the settings say; nothing without a display."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from alhambra_qt import paths
from alhambra_qt.controller.view.motion import SOUNDS
from alhambra_qt.ui.kit.context import UiContext

VOLUMES = {"effect": "effects_volume", "notice": "notices_volume"}
TRIED = {"effects_volume": "tile", "notices_volume": "turn"}
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


class Speaker:
    """Lets a context be heard, from ``begin`` on.

    Effects are for who looks at the window; notices are heard behind other windows too.
    """

    def __init__(self, ctx: UiContext, player: Plays | None = None) -> None:
        self._settings, self._player = ctx.settings, player
        ctx.speaker = self.say
        ctx.settings.changed.append(self._try)

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
