"""A held key is one press of the hint."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from tests.ui.window_kit import Player


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[Player]:
    """Somebody at the beginning of a game; hints are thought about quickly."""
    assert qtbot is not None
    made = Player(chosen={"hint_level": "medium"})
    made.program.running.play(default_config(("Anna", "Marco", "Ioana"), humans=1, seed="advice"))
    made.settle()
    yield made
    made.close()


def test_a_key_held_down(player: Player) -> None:
    """H held down gives one step: repeats neither go on nor close the hint and begin again."""
    hints = player.game.desk.hints
    for step in (1, 2):
        player.key("h")
        assert hints.step == step
        for _ in range(2):
            again = QKeyEvent(
                QEvent.Type.KeyPress, Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier, "h", True
            )
            QApplication.sendEvent(player.game.table, again)
            player.settle()
        assert hints.step == step


def test_the_box_stays_where_it_came_up(player: Player) -> None:
    """Each step is shown in the same place as long as nothing of the board lies there."""
    feet = []
    for _ in range(3):
        player.key("h")
        player.settle()
        feet.append(player.game.table.table.hint.area.bottom())
    assert max(feet) - min(feet) <= 1
