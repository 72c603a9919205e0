"""Accessible roles: tables, lists, tabs, selections, and dialogs over everything."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.view.targets import AtDisplay, Handle, ToRead
from alhambra_qt.controller.view.view_parts import CANNOT
from alhambra_qt.controller.words.names import tile_name
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.table.access import LISTS, AccessibleZone
from alhambra_qt.ui.table.widget import TableWidget
from tests.access.hearing import NAME, all_of, tree_of
from tests.access.test_said import page_of
from tests.ui.window_kit import Player

Role = QAccessible.Role


def of_role(found: list[QAccessibleInterface], role: QAccessible.Role) -> list[str]:
    """Return the accessible names of everything with a role."""
    return [interface.text(NAME) for interface in found if interface.role() == role]


def tables(page: QWidget) -> list[list[QAccessibleInterface]]:
    """Each table of a page with all that is in it."""
    return [
        list(all_of(interface)) for interface in tree_of(page) if interface.role() == Role.Table
    ]


@pytest.mark.parametrize("name", ["ledger", "results"])
def test_tables_have_heads_and_cells(ctx: UiContext, name: str) -> None:
    """A table has heads of rows and of columns, and each cell says those that it belongs to."""
    page = page_of(ctx, name)
    (table,) = tables(page)
    rows, columns = of_role(table, Role.RowHeader), of_role(table, Role.ColumnHeader)
    cells = of_role(table, Role.Cell)
    assert "Pavilions" in rows
    assert len(columns) >= 2
    assert len(cells) >= 2 * len(columns)
    wall = [cell for cell in cells if cell.startswith("Wall, ")]
    assert len(wall) >= len([column for column in columns if column]) - 1
    assert all(any(column in one for column in columns) for one in wall)


@pytest.mark.parametrize(("name", "tabs"), [("ledger", 3), ("results", 5)])
def test_tabs(ctx: UiContext, name: str, tabs: int) -> None:
    """Controls that turn to another view are tabs, and exactly one of them is selected."""
    page = page_of(ctx, name)
    found = [interface for interface in tree_of(page) if interface.role() == Role.PageTab]
    assert len(found) == tabs
    assert sum(interface.state().selected for interface in found) == 1


def test_the_log_is_lists(ctx: UiContext) -> None:
    """Each part of the log is a list with a name, and its lines are the items."""
    page = page_of(ctx, "log")
    lists = [interface for interface in tree_of(page) if interface.role() == Role.List]
    assert len(lists) > 3
    for interface in lists:
        assert interface.text(NAME)
        assert of_role(list(all_of(interface)), Role.ListItem)


def test_the_way_to_the_table_has_names(qtbot: QtBot) -> None:
    """Everything that contains the table has a name, up to the window."""
    QAccessible.setActive(True)
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco"), 1, "roles"))
    player.settle()
    interface = QAccessible.queryAccessibleInterface(player.game.table)
    way = [interface]
    while (interface := interface.parent()) is not None and interface.role() != Role.Application:
        way.append(interface)
    assert [(each.role(), each.text(NAME) != "") for each in way] == [
        (Role.LayeredPane, True),
        (Role.LayeredPane, True),
        (Role.Window, True),
    ]
    player.close()


def test_an_overlay_is_a_modal_dialog(ctx: UiContext) -> None:
    """A popover over the table is a dialog with a name, and nothing else can be reached."""
    page = page_of(ctx, "table")
    assert isinstance(page, TableWidget)
    assert not of_role(tree_of(page), Role.Dialog)
    page.open("counts")
    found = [interface for interface in tree_of(page) if interface.role() == Role.Dialog]
    assert [interface.state().modal for interface in found] == [True]
    assert found[0].text(NAME)


def test_chosen_things_are_selected(qtbot: QtBot) -> None:
    """Things chosen at the table are selected, and all others of their kind are selectable."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), 1, "done"))
    player.settle()
    player.wait(lambda: player.view.prompt.mood == "ask")

    def selected() -> list[bool]:
        found = [
            interface for interface in tree_of(player.game.table) if interface.text(NAME) == name
        ]
        return [
            bool(interface.state().selected) for interface in found if interface.state().selectable
        ]

    card = player.view.display.cards[0]
    assert card is not None
    name = player.ctx.text(card.name)
    before = selected()
    player.click(AtDisplay(0))
    assert sum(selected()) == sum(before) + 1
    player.key(Qt.Key.Key_Escape)
    slot = next(
        market_slot
        for market_slot in player.view.market
        if market_slot.tile and market_slot.state != CANNOT
    )
    player.click(slot.target)
    found = [interface for interface in tree_of(player.game.table) if interface.state().selected]
    tile = player.ctx.text(tile_name(str(slot.tile)))
    texts = [
        interface.text(QAccessible.Text.Value)
        for interface in found
        if tile in interface.text(NAME)
    ]
    assert [one.split(", ")[0] for one in texts] == [player.ctx.t("table-say-chosen")]
    player.close()


def test_several_things_are_a_list(ctx: UiContext) -> None:
    """Cards, tiles, slots and rows of a zone are the items of one list."""
    page = page_of(ctx, "table")
    found = [interface for interface in tree_of(page) if isinstance(interface, AccessibleZone)]
    zones = {zone.home[0]: zone for zone in found if zone.items is not None}
    for zone in LISTS:
        (held,) = [part for part in zones[zone].parts() if part.role() == Role.List]
        items = [held.child(k) for k in range(held.childCount())]
        assert items
        assert {interface.role() for interface in items} == {Role.ListItem}
        assert all(interface.parent() is held for interface in items)
        assert [held.indexOfChild(interface) for interface in items] == [*range(len(items))]
        assert Role.ListItem not in {part.role() for part in zones[zone].parts()}


def test_rows_of_the_counts_are_walked(qtbot: QtBot) -> None:
    """Tab goes from row to row of the counts, each read as a whole; Enter explains it."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), 1, "done"))
    player.settle()
    player.wait(lambda: player.view.prompt.mood == "ask")
    table, rows = player.game.table, player.view.counts.rows
    player.key("t", Qt.Key.Key_Tab)
    assert table.focus.target == Handle("overlay:close")
    reached = []
    for _ in range(len(rows) + 1):
        player.key(Qt.Key.Key_Tab)
        spot = table.focus.spot()
        assert spot is not None
        assert all(tag.name in spot.value for tag in player.view.counts.seats)
        reached.append(spot.name)
    assert reached == [*(player.ctx.text(row.name) for row in rows), player.ctx.t("table-together")]
    player.key(Qt.Key.Key_Return)
    assert table.extra.answer is not None
    assert table.extra.answer.target == ToRead("count", "total")
    player.close()
