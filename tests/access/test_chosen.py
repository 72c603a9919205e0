"""Chosen things are announced, and a screen reader can choose wherever a choice is offered."""

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
    """The chosen answers to a question are selected and announced as chosen."""
    player = Player()
    config = default_config(("Anna", "Marco"), 1, "chips")
    player.program.running.play(evolve(config, modules=("trader",)))
    player.settle()
    player.wait(lambda: player.view.prompt.mood == "ask")

    def selected() -> list[QAccessibleInterface]:
        return [interface for interface in tree_of(player.game.table) if interface.state().selected]

    chips = [chip for chip in player.view.prompt.chips if not chip.chosen]
    assert not selected()
    player.click(chips[0].target)
    (found,) = selected()
    assert found.text(NAME) == player.ctx.text(chips[0].text)
    assert found.text(QAccessible.Text.Value) == player.ctx.t("table-say-chosen")
    player.close()


@pytest.fixture
def choice(ctx: UiContext) -> Iterator[DropDown]:
    """A choice of three with its list open, the second chosen."""
    drop_down = DropDown(ctx, "letter", LETTERS, "b")
    drop_down.show()
    drop_down.showPopup()
    QApplication.processEvents()
    yield drop_down
    shiboken6.delete(drop_down)


def test_list_of_a_choice(choice: DropDown) -> None:
    """Selecting an entry of an open list by a screen reader chooses it and closes the list."""
    heard: list[str] = []
    choice.changed.connect(heard.append)
    cell = next(
        interface for interface in tree_of(choice.view()) if interface.text(NAME) == "third"
    )
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
    """The heading over a number names its owner, also in the first column."""
    page = page_of(ctx, "results")
    found = tree_of(page)
    columns = [interface.text(NAME) for interface in found if interface.role() == Role.ColumnHeader]
    rows = [interface.text(NAME) for interface in found if interface.role() == Role.RowHeader]
    cells = [interface.text(NAME) for interface in found if interface.role() == Role.Cell]
    heads = [f"{row}, {column} " for row in rows for column in columns]
    assert len(columns) >= 2
    assert not any(row.isdigit() for row in (*rows, *columns))
    assert all(cell.startswith(head) for cell, head in zip(cells, heads, strict=True))
