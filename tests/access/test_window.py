"""The window as a screen reader finds it: what it is called, and where the focus comes back to."""

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.ui.kit.window import PageName
from tests.access.hearing import NAME
from tests.ui.window_kit import Player

SPOTS: dict[PageName, Callable[[Player], QWidget]] = {
    "new": lambda player: player.program.start().new,
    "settings": lambda player: player.program.start().set_up,
    "games": lambda player: player.program.start().saved,
    "learn": lambda player: player.program.start().learning,
}


@pytest.mark.parametrize("name", SPOTS)
def test_back_to_where_one_came_from(qtbot: QtBot, name: PageName) -> None:
    """Each page opened from the first one says its title, and Esc leads to the button again."""
    player = Player()
    button = SPOTS[name](player)
    player.events(3)
    button.setFocus()
    player.key(Qt.Key.Key_Return)
    player.wait(lambda: player.window.shown == name)
    title = player.window.windowTitle()
    page = QAccessible.queryAccessibleInterface(player.window.page(name))
    assert title.endswith(" – Alhambra")
    assert page is not None
    assert page.text(NAME) == title.removesuffix(" – Alhambra") != ""
    player.key(Qt.Key.Key_Escape)
    assert player.window.shown == "start"
    assert player.window.windowTitle() == "Alhambra"
    assert QApplication.focusWidget() is button
    player.close()


def test_title_in_another_language(qtbot: QtBot) -> None:
    """A change of language changes the title of the page that is shown."""
    player = Player()
    player.window.open("settings")
    before = player.window.windowTitle()
    player.ctx.set_language("ro")
    player.events(3)
    assert player.window.windowTitle() != before
    assert player.window.windowTitle().endswith(" – Alhambra")
    player.close()


def test_game_is_called_by_its_players(qtbot: QtBot) -> None:
    """A running game says who plays it."""
    player = Player()
    player.program.play_new(default_config(("Anna", "Marco", "Ioana"), 1, "title"))
    player.settle()
    assert player.window.windowTitle() == "Anna, Marco and Ioana – Alhambra"
    player.close()


def test_nothing_of_a_game_is_kept(qtbot: QtBot) -> None:
    """A game that was left is not held by the memory of where its focus was."""
    player = Player()
    player.program.play_new(default_config(("Anna", "Marco", "Ioana"), 1, "left"))
    player.settle()
    player.window.open("settings")
    player.settle()
    assert "game" in player.window._left
    player.window.open("game")
    left = weakref.ref(player.game.table)
    player.program.leave_game()
    player.settle()
    assert player.window.shown == "start"
    gc.collect()
    assert left() is None
    player.close()
