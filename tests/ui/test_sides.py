"""The panels beside the board: they share pointer, keys, focus and ring with it."""

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.targets import AtSlot, OpenRule, Press
from alhambra_qt.controller.view.view_parts import ActionButton
from alhambra_qt.ui.kit.access import FOCUS, PRESS
from alhambra_qt.ui.sides.popovers import Extra
from alhambra_qt.ui.sides.prompt import CANCEL
from alhambra_qt.ui.sides.spots import Spot, find
from alhambra_qt.ui.table.access import AccessibleTable
from alhambra_qt.ui.table.widget import TableWidget
from tests import samples
from tests.ui import table_kit
from tests.ui.table_samples import full_table

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


def log_button(table: TableWidget) -> Spot:
    """The button of the log in the header."""
    found = find(table.table.header.spots, LOG)
    assert found is not None
    return found


def whole(table: TableWidget) -> AccessibleTable:
    """The table as a screen reader finds it."""
    found = QAccessible.queryAccessibleInterface(table)
    assert isinstance(found, AccessibleTable)
    return found


def said(table: TableWidget) -> QAccessibleInterface:
    """The button of the log as a screen reader finds it."""
    return whole(table).part(("header", LOG))


def test_click_and_keys(qtbot: QtBot) -> None:
    """A click presses a button and leaves the keyboard to the table; a right click asks."""
    table = shown(qtbot)
    middle, window = log_button(table).rect.center().toPoint(), table.windowHandle()
    with qtbot.waitSignal(table.picked) as picked:
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=middle)
    assert picked.args == [LOG]
    assert table.hasFocus()
    assert not table.focus.shown
    with qtbot.waitSignal(table.asked) as asked:
        QTest.mouseClick(window, Qt.MouseButton.RightButton, pos=middle)
    assert asked.args == [LOG]


def test_pointing_at_a_side(qtbot: QtBot) -> None:
    """The pointer lays its veil over a button as over a card, and takes it away."""
    table = shown(qtbot)
    rect, window = log_button(table).rect.toRect(), table.windowHandle()
    inside = QPoint(rect.left() + 5, rect.center().y())
    before = table.grab().toImage().pixelColor(inside)
    QTest.mouseMove(window, inside)
    QTest.mouseMove(window, rect.center())
    qtbot.waitUntil(table.table.hover.isVisible)
    assert table.grab().toImage().pixelColor(inside) != before
    QTest.mouseMove(window, QPoint(600, 400))
    qtbot.waitUntil(lambda: not table.table.hover.isVisible())
    assert table.grab().toImage().pixelColor(inside) == before


def test_focus_goes_round(qtbot: QtBot) -> None:
    """The focus goes from a button to the board and back, and the keyboard stays the table's."""
    table = shown(qtbot)
    table.focus.to(LOG, shown=True)
    table.focus_moved()
    assert said(table).state().focused
    with qtbot.waitSignal(table.picked) as picked:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert picked.args == [LOG]
    for key, zone in ((0, "prompt"), (0, "board"), (1, "prompt")):
        held = Qt.KeyboardModifier.ShiftModifier if key else Qt.KeyboardModifier.NoModifier
        qtbot.keyClick(table, Qt.Key.Key_F6, held)
        spot = table.focus.spot()
        assert spot is not None
        assert spot.zone == zone
        assert table.hasFocus()


def test_ring_over_a_side(qtbot: QtBot) -> None:
    """The ring of the focus is seen around a button, and goes with the focus."""
    table = shown(qtbot)
    rect = log_button(table).rect.toRect()
    corner = QPoint(rect.left() - 3, rect.center().y())
    before = table.grab().toImage().pixelColor(corner)
    table.focus.to(LOG, shown=True)
    table.focus_moved()
    assert table.grab().toImage().pixelColor(corner) != before
    table.focus.to(AtSlot(0), shown=True)
    table.focus_moved()
    assert table.grab().toImage().pixelColor(corner) == before


def test_reader(qtbot: QtBot) -> None:
    """A screen reader finds a button in its panel, gives it the focus and presses it."""
    table = shown(qtbot)
    control, every = said(table), whole(table)
    panel = control.parent()
    assert panel.text(QAccessible.Text.Name) == table.table.header.title()
    assert panel.parent() is every
    assert every.indexOfChild(panel) >= 0
    control.actionInterface().doAction(FOCUS)
    assert table.focus.target == LOG
    assert table.focus.shown
    assert control.state().focused
    with qtbot.waitSignal(table.picked):
        control.actionInterface().doAction(PRESS)


def test_a_link_of_the_callout_leads_on(qtbot: QtBot) -> None:
    """A screen reader that presses the link of a callout opens the rulebook at its rule."""
    table = shown(qtbot)
    table.show_told(Extra(rule="build.walk"))
    link = whole(table).part(("board", OpenRule("build.walk")))
    with qtbot.waitSignal(table.rule_wanted) as wanted:
        link.actionInterface().doAction(PRESS)
    assert wanted.args == ["build.walk"]


def test_a_chip_behind_the_button_to_cancel(qtbot: QtBot) -> None:
    """A screen reader that presses a disabled action gets the reason."""
    table = shown(qtbot)
    view = samples.table_place()
    chip = ActionButton(Press("players"), view.prompt.title, enabled=False)
    cancel = ActionButton(CANCEL, view.prompt.title)
    asked = evolve(view.prompt, chips=(chip,), buttons=(cancel,))
    table.show_view(evolve(view, prompt=asked))
    found = whole(table).part(("prompt", chip.target))
    assert found.actionInterface().actionNames() == [PRESS]
    with qtbot.waitSignal(table.asked) as why:
        found.actionInterface().doAction(PRESS)
    assert why.args == [chip.target]


@pytest.mark.parametrize(("scale", "again"), [(1.0, False), (2.0, True)])
def test_the_header_follows_seats_where_it_shows_them(scale: float, again: bool) -> None:
    """Where it has no chips of the seats it is not laid out anew when a score changes."""
    view = full_table(3)
    with table_kit.showing(view, scale=scale) as table:
        header = table.table.header
        table.show_view(evolve(view, ghost=None))
        before = header.laid
        table.show_view(evolve(view, you=evolve(view.you, score=view.you.score + 1)))
        assert (header.laid is not before) == again
