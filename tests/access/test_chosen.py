"""What is chosen is heard, and whatever offers a choice can be chosen from by a screen reader."""

from collections.abc import Iterator

import pytest
import shiboken6
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.ui.kit.access import TOGGLE
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.inputs import DropDown
from tests.access.hearing import NAME, tree_of
from tests.access.test_said import page_of
from tests.ui.window_kit import Player

Role = QAccessible.Role
LETTERS = [("a", "first"), ("b", "second"), ("c", "third")]


def test_chips_of_the_question(qtbot: QtBot) -> None:
    """What is chosen among the answers to a question is selected and said to be chosen."""
    player = Player()
    config = default_config(("Anna", "Marco"), 1, "chips")
    player.program.running.play(evolve(config, modules=("trader",)))
    player.settle()
    player.wait(lambda: player.view.prompt.mood == "ask")

    def selected() -> list[QAccessibleInterface]:
        return [one for one in tree_of(player.game.table) if one.state().selected]

    chips = [one for one in player.view.prompt.chips if not one.chosen]
    assert not selected()
    player.click(chips[0].target)
    (found,) = selected()
    assert found.text(NAME) == player.ctx.text(chips[0].text)
    assert found.text(QAccessible.Text.Value) == player.ctx.t("table-say-chosen")
    player.close()


@pytest.fixture
def choice(ctx: UiContext) -> Iterator[DropDown]:
    """A choice of three with its list open, the second chosen."""
    one = DropDown(ctx, "letter", LETTERS, "b")
    one.show()
    one.showPopup()
    QApplication.processEvents()
    yield one
    shiboken6.delete(one)


def test_list_of_a_choice(choice: DropDown) -> None:
    """What a screen reader selects in an open list is chosen, and the list closes."""
    heard: list[str] = []
    choice.changed.connect(heard.append)
    cell = next(one for one in tree_of(choice.view()) if one.text(NAME) == "third")
    cell.actionInterface().doAction(TOGGLE)
    QApplication.processEvents()
    assert heard == ["c"]
    assert not choice.view().isVisible()


def test_keys_only_move_in_the_list(choice: DropDown) -> None:
    """An open list begins at what is chosen, and moving through it chooses nothing yet."""
    assert choice.view().currentIndex().row() == 1
    QTest.keyClick(choice.view(), Qt.Key.Key_Down)
    QApplication.processEvents()
    assert choice.view().currentIndex().row() == 2
    assert choice.view().isVisible()
    assert choice.value == "b"


def test_heads_of_the_results(ctx: UiContext) -> None:
    """Who a number belongs to is said by the name over it, also for who stands first."""
    page = page_of(ctx, "results")
    found = tree_of(page)
    columns = [one.text(NAME) for one in found if one.role() == Role.ColumnHeader]
    rows = [one.text(NAME) for one in found if one.role() == Role.RowHeader]
    cells = [one.text(NAME) for one in found if one.role() == Role.Cell]
    heads = [f"{row}, {column} " for row in rows for column in columns]
    assert len(columns) >= 2
    assert not any(one.isdigit() for one in (*rows, *columns))
    assert all(cell.startswith(head) for cell, head in zip(cells, heads, strict=True))
