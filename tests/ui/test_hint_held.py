"""A held key is one press of the hint."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from tests.ui.window_kit import Player


def test_a_held_key_does_not_run_through_the_steps(qtbot: QtBot) -> None:
    """H held down gives one step: repeats neither go on nor close the hint and begin again."""
    player = Player(chosen={"hint_level": "medium"})
    player.program.play_new(default_config(("Anna", "Marco", "Ioana"), humans=1, seed="advice"))
    player.settle()
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
    player.close()


def test_the_box_stays_where_it_came_up(qtbot: QtBot) -> None:
    """Step after step is told in the same place as long as nothing of the board lies there."""
    player = Player(chosen={"hint_level": "medium"})
    player.program.play_new(default_config(("Anna", "Marco", "Ioana"), humans=1, seed="advice"))
    player.settle()
    feet = []
    for _ in range(3):
        player.key("h")
        player.settle()
        feet.append(player.game.table.table.hint.rect.bottom())
    assert max(feet) - min(feet) <= 1
    player.close()
