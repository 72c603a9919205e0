"""Arrows go from control to control, but not round a corner."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.results import this_game
from alhambra_qt.ui.game.menu import GameMenu
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.window import FRAME, SMALLEST

RIGHT, LEFT, UP, DOWN = (1, 0), (-1, 0), (0, -1), (0, 1)
PLACES = {
    "menu": QRect(290, 0, 120, 30),
    "first": QRect(0, 60, 180, 80),
    "second": QRect(200, 60, 180, 80),
    "third": QRect(0, 160, 180, 80),
    "far": QRect(500, 200, 100, 30),
}


def test_arrows_stay_in_the_row(qtbot: QtBot) -> None:
    """At the end of a row the next control to the side is not one of the row above."""
    root = QWidget()
    qtbot.addWidget(root)
    root.resize(640, 300)
    buttons = {name: QPushButton(root) for name in PLACES}
    for name, place in PLACES.items():
        buttons[name].setGeometry(place)
    with qtbot.waitActive(root):
        root.show()
        root.activateWindow()

    def goes(start: str, direction: tuple[int, int]) -> str:
        buttons[start].setFocus()
        focus.move(root, direction)
        return next(name for name, button in buttons.items() if button.hasFocus())

    assert goes("first", RIGHT) == "second"
    assert goes("second", RIGHT) == "far"
    assert goes("second", UP) == "menu"
    assert goes("menu", DOWN) == "second"
    assert goes("third", UP) == "first"
    assert goes("third", RIGHT) == "far"
    assert goes("far", LEFT) == "third"
    buttons["far"].hide()
    assert goes("second", RIGHT) == "second"


def test_arrows_bring_into_sight(ctx: UiContext, qtbot: QtBot) -> None:
    """The arrows scroll their target into sight; opened again, the menu begins at its top."""
    menu, game = GameMenu(ctx), Session.new(default_config(("Anna", "Marco"), 1, "guard"))
    qtbot.addWidget(menu)
    menu.show_this_game(this_game(game), QPixmap())
    menu.resize(900, 400)
    with qtbot.waitActive(menu):
        menu.show()
        menu.activateWindow()
    last, bar = menu.entries["quit"], menu.drawer.verticalScrollBar()
    presses = [Qt.Key.Key_Down] * len(
        [button for button in menu.entries.values() if button.isVisible() and button.isEnabled()]
    )
    for keys in (presses, [Qt.Key.Key_End], [Qt.Key.Key_Up]):
        for key in keys:
            QTest.keyClick(menu, key)
        assert last.hasFocus()
        assert last.visibleRegion().boundingRect() == last.rect()
        assert bar.value() > 0
        QTest.keyClick(menu, Qt.Key.Key_Home if keys == presses else Qt.Key.Key_Down)
        assert menu.go_on.hasFocus()
    menu.show_this_game(this_game(game), QPixmap())
    assert bar.value() == 0


def test_a_page_without_frame(ctx: UiContext, qtbot: QtBot) -> None:
    """F6 makes no header and footer where none is shown."""
    menu = GameMenu(ctx)
    qtbot.addWidget(menu)
    QTest.keyClick(menu, Qt.Key.Key_F6)
    assert not {"header", "content", "footer"} & vars(menu).keys()


def test_smallest_window_fits_the_smallest_screen() -> None:
    """On a screen of 1024 x 600 the window can be made small enough to be seen with its frame."""
    assert SMALLEST[0] + FRAME[0] <= 1024
    assert SMALLEST[1] + FRAME[1] <= 600
