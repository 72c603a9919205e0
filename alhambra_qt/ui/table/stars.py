"""The stars of a computer that thinks: they fill in turn for a few seconds, then stand still."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from alhambra_qt.controller.view.table import TableView
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.look import Look

if TYPE_CHECKING:
    from alhambra_qt.ui.table.scene import TableScene

STEP = 400  # milliseconds a star takes to fill
STEPS = 12  # nothing moves for more than five seconds
FULL = 3


class ThinkingStars(Guarded, QObject):
    """Fills the stars of the panel whose player thinks."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._who = -1
        self._step = 0
        self._timer = QTimer(self)
        self._timer.setInterval(STEP)
        self._timer.timeout.connect(self._tick)

    def follow(self, view: TableView, look: Look) -> None:
        """See who thinks now; without motion the stars are all there at once."""
        thinks = [panel.seat.seat for panel in view.opponents if panel.thinking]
        who = thinks[0] if thinks else -1
        if who == self._who:
            return
        self._who, self._step = who, 0
        still = look.ctx.reduced_motion or look.ctx.speed == 0
        if who < 0 or still:
            self._timer.stop()
        else:
            self._timer.start()
        self._fill(FULL if who < 0 or still else 0)

    def _tick(self) -> None:
        self._step += 1
        if self._step >= STEPS:
            self._timer.stop()
        self._fill(FULL if self._step >= STEPS else self._step % (FULL + 1))

    def _fill(self, stars: int) -> None:
        for panel in self._scene.rivals:
            player = panel.player(self._scene.view) if self._scene.view is not None else None
            if player is not None and player.thinking and panel.stars != stars:
                panel.stars = stars
                panel.repaint()
