"""The window as a screen reader finds it: what it is called, and where the focus comes back to."""

import gc
import weakref
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.ui.game.menu import GameMenu
from alhambra_qt.ui.kit.window import PageName
from tests.access.hearing import NAME, tree_of
from tests.ui.window_kit import Player

SPOTS: dict[PageName, Callable[[Player], QWidget]] = {
    "new": lambda player: player.program.start().new,
    "settings": lambda player: player.program.start().entries["settings"],
    "games": lambda player: player.program.start().entries["saved"],
    "learn": lambda player: player.program.start().learning,
}


def test_back_to_where_one_came_from(qtbot: QtBot) -> None:
    """Each page opened from the first one says its title, and Esc leads to the button again."""
    player = Player()
    player.events(3)
    for name, spot in SPOTS.items():
        button = spot(player)
        button.setFocus()
        player.key(Qt.Key.Key_Return)
        player.wait(lambda name=name: player.window.shown == name)  # type: ignore[misc]
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


# From the table, and back to it by Esc: what is pressed, and the page that comes.
FROM_TABLE: dict[str, tuple[Qt.Key | str, str]] = {
    "menu": (Qt.Key.Key_F10, "menu"),
    "keys": (Qt.Key.Key_F3, "keys"),
    "rules": (Qt.Key.Key_F1, "book"),
    "log": ("l", "log"),
    "ledger": ("s", "ledger"),
    "counts": ("t", "table"),
    "opponent": ("o", "table"),
    "tray": ("z", "table"),
    "unseen": ("e", "unseen"),
}


def test_back_to_the_same_thing_at_the_table(qtbot: QtBot) -> None:
    """Esc leads from every page over a game, also one of the menu, back to the same focus.

    While it runs the game says who plays it.
    """
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), 1, "back"))
    player.settle()
    player.wait(lambda: player.view.prompt.mood == "ask")
    assert player.window.windowTitle() == "Anna, Marco and Ioana – Alhambra"
    table, wrong = player.game.table, []
    player.key(Qt.Key.Key_F6, Qt.Key.Key_F6, Qt.Key.Key_F6, Qt.Key.Key_F6, Qt.Key.Key_Tab)
    before = table.focus.target
    for name, (key, page) in FROM_TABLE.items():
        player.key(key)
        there = player.page
        player.key(Qt.Key.Key_Escape)
        seen = (there, player.page, QApplication.focusWidget(), table.focus.target)
        wrong += [(name, seen)] if seen != (page, "table", table, before) else []
    assert wrong == []
    menu = player.window.page("menu")
    assert isinstance(menu, GameMenu)
    for name in ("settings", "players", "unseen", "rules", "help"):
        player.key(Qt.Key.Key_F10)
        menu.entries[name].setFocus()
        player.key(Qt.Key.Key_Return)
        assert player.page not in ("menu", "table"), name
        player.key(Qt.Key.Key_Escape)
        if player.page == "menu":
            assert QApplication.focusWidget() is menu.entries[name]
            player.key(Qt.Key.Key_Escape)
        assert player.page == "table", name
        assert QApplication.focusWidget() is table
        assert table.focus.target == before
    player.close()


def test_the_title_of_a_game_that_was_left(qtbot: QtBot) -> None:
    """On each way from a game to the start page the title names no players any more."""
    player = Player()
    shown = QSignalSpy(player.window.page_shown)
    for way in ("key", "results", "menu"):
        player.program.running.play(default_config(("Anna", "Marco", "Ioana"), 1, "back"))
        player.settle()
        player.events(3)
        assert player.window.windowTitle() == "Anna, Marco and Ioana – Alhambra"
        before = shown.count()
        if way == "key":
            player.ctrl(Qt.Key.Key_W)
        elif way == "results":
            player.game.route.emit("leave", ())
        else:
            player.key(Qt.Key.Key_F10)
            before = shown.count()
            menu = player.window.page("menu")
            assert isinstance(menu, GameMenu)
            menu.entries["leave"].click()
        player.wait(lambda: player.window.shown == "start")
        player.events(3)
        assert player.window.windowTitle() == "Alhambra", way
        assert shown.count() == before + 1, way
    player.close()


def test_title_in_another_language(qtbot: QtBot) -> None:
    """A change of language changes the title of the page that is shown.

    The window is a window for screen readers, so that they say when its title changes.
    """
    player = Player()
    window = QAccessible.queryAccessibleInterface(player.window)
    assert window is not None
    assert window.role() == QAccessible.Role.Window
    player.window.open("settings")
    before = player.window.windowTitle()
    player.ctx.set_language("ro")
    player.events(3)
    assert player.window.windowTitle() != before
    assert player.window.windowTitle().endswith(" – Alhambra")
    player.close()


def test_nothing_of_a_game_is_kept(qtbot: QtBot) -> None:
    """A game that was left is held neither by where its focus was nor by having been read."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), 1, "left"))
    player.settle()
    player.window.open("settings")
    player.settle()
    assert "game" in player.window._left
    player.window.open("game")
    assert len(tree_of(player.game.table)) > 50
    left = [weakref.ref(widget) for widget in player.game.findChildren(QWidget)]
    left.append(weakref.ref(player.game.table))
    assert len(left) > 10
    player.program.running.leave()
    player.settle()
    assert player.window.shown == "start"
    gc.collect()
    assert not [held for reference in left if (held := reference()) is not None]
    player.close()
