"""A part of the table that is painted again looks as if all of the table was."""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt
import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from alhambra_qt import modules
from alhambra_qt.controller.game.ai_host import AiHost
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from tests.bench.kit import NAMES
from tests.controller.kit import chance, played
from tests.ui.window_kit import Player

CLIPPED = 8  # the edge of a turned card varies where only some of it is painted


class Silent(AiHost):
    """No computer chooses: the test does."""

    def ask(self, *_asked: object) -> int:
        """Give no answer."""
        return 0


def screen(player: Player) -> npt.NDArray[np.int16]:
    """Return the values of all pixels on the screen."""
    window = player.window
    image = window.windowHandle().screen().grabWindow(window.winId()).toImage()
    return np.frombuffer(bytes(image.constBits()), np.uint8).astype(np.int16)


def test_parts_look_as_if_all_was_painted() -> None:
    """Random acts of a game with all modules: nothing old is left, no pattern is shifted."""
    setup = evolve(default_config(NAMES, 1, seed="parts"), modules=modules.IDS)
    player, rng = Player(host=Silent, painted=True), random.Random(5)
    player.open(played(setup, 150), settled=False)
    table, looked_at = player.game.table, 0
    for _ in range(40):
        chance(player.game.desk.session, rng)
        player.wait(lambda: not table.busy)
        if player.page != "table":
            player.game._take_seat()
            continue
        player.events(2)
        seen, looked_at = screen(player), looked_at + 1
        table.viewport().repaint()
        player.events(2)
        assert np.abs(seen - screen(player)).max() <= CLIPPED
    assert looked_at > 15
    player.close()


@pytest.mark.parametrize("left", [20.0, 20.4])
@pytest.mark.parametrize("edge", ["line", "acc"])
def test_a_kept_panel_is_the_same(ctx: UiContext, left: float, edge: str) -> None:
    """A panel painted from a kept picture has the pixels of one that is painted."""
    rect, border = QRectF(left, 30, 120.5, 80), QColor(getattr(ctx.theme, edge))

    def picture(*, alone: bool) -> bytes:
        def draw(painter: QPainter) -> None:
            paint.panel(painter, rect, ctx.theme, border=border, width=2.4, alone=alone)

        image = paint.picture_of(QRectF(0, 0, 200, 160), 1.0, draw).toImage()
        assert image.pixelColor(QPointF(60, 60).toPoint()) == ctx.theme.panel
        return bytes(image.constBits())

    assert picture(alone=True) == picture(alone=False)
