"""The parts beside the board: widgets over the scene that share one focus with it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.targets import AtSlot, Press
from alhambra_qt.ui.kit.access import FOCUS, PRESS
from alhambra_qt.ui.sides.side import SideControl
from alhambra_qt.ui.table.widget import TableWidget
from tests import samples
from tests.ui import table_kit

pytestmark = pytest.mark.usefixtures("ctx")  # it makes what is read accessible
LOG = Press("log")


def shown(qtbot: QtBot) -> TableWidget:
    """A table in a window that has the keyboard."""
    table = table_kit.shown(samples.table_place())
    qtbot.addWidget(table)
    table.show()
    table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    return table


def log_button(table: TableWidget) -> SideControl:
    """The control of the log."""
    found = table.table.control(LOG)
    assert found is not None
    return found


def test_click_and_keys(qtbot: QtBot) -> None:
    """A click presses a control and leaves the keyboard to the table; a right click asks."""
    table = shown(qtbot)
    button, window = log_button(table), table.windowHandle()
    middle = button.mapTo(table, button.rect().center())
    with qtbot.waitSignal(table.picked) as picked:
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=middle)
    assert picked.args == [LOG]
    assert table.hasFocus()
    assert not table.focus.shown
    with qtbot.waitSignal(table.asked) as asked:
        QTest.mouseClick(window, Qt.MouseButton.RightButton, pos=middle)
    assert asked.args == [LOG]


def test_pointing_at_a_side(qtbot: QtBot) -> None:
    """The pointer lays its veil over a control as over a card, and takes it away."""
    table = shown(qtbot)
    button, window = log_button(table), table.windowHandle()
    middle = button.mapTo(table, button.rect().center())
    inside = button.mapTo(table, QPoint(4, button.height() // 2))
    before = table.grab().toImage().pixelColor(inside)
    QTest.mouseMove(window, inside)
    QTest.mouseMove(window, middle)
    qtbot.waitUntil(table.air.isVisible)
    assert table.grab().toImage().pixelColor(inside) != before
    QTest.mouseMove(window, QPoint(600, 400))
    qtbot.waitUntil(table.air.isHidden)
    assert table.grab().toImage().pixelColor(inside) == before


def test_focus_goes_round(qtbot: QtBot) -> None:
    """Tab goes from a control to the board and back, and keys at a control are the table's."""
    table = shown(qtbot)
    table.focus.to(LOG, shown=True)
    table.focus_moved()
    button = log_button(table)
    assert button.hasFocus()
    with qtbot.waitSignal(table.picked) as picked:
        qtbot.keyClick(button, Qt.Key.Key_Return)
    assert picked.args == [LOG]
    for zone in ("prompt", "board"):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        spot = table.focus.spot()
        assert spot is not None
        assert spot.zone == zone
    assert table.hasFocus()
    qtbot.keyClick(table, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert isinstance(QApplication.focusWidget(), SideControl)


def test_ring_over_a_side(qtbot: QtBot) -> None:
    """The ring of the focus is seen around a control, though the side lies above the scene."""
    table = shown(qtbot)
    button = log_button(table)
    corner = button.mapTo(table, QPoint(0, button.height() // 2)) - QPoint(2, 0)
    before = table.grab().toImage().pixelColor(corner)
    table.focus.to(LOG, shown=True)
    table.focus_moved()
    assert table.grab().toImage().pixelColor(corner) != before
    table.focus.to(AtSlot(0), shown=True)
    table.focus_moved()
    assert table.grab().toImage().pixelColor(corner) == before
    assert table.air.isHidden()


def test_reader(qtbot: QtBot) -> None:
    """A screen reader finds a control in its part, gives it the focus and presses it."""
    table = shown(qtbot)
    part = QAccessible.queryAccessibleInterface(table.table.header)
    whole = QAccessible.queryAccessibleInterface(table)
    assert part.parent() is whole
    assert whole.indexOfChild(part) >= 0
    control = QAccessible.queryAccessibleInterface(log_button(table))
    assert control.parent().object() is table.table.header
    control.actionInterface().doAction(FOCUS)
    assert table.focus.target == LOG
    assert table.focus.shown
    assert control.state().focused
    with qtbot.waitSignal(table.picked):
        control.actionInterface().doAction(PRESS)
