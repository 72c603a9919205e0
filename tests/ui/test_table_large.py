"""A table that grows with its reader: tiles, cards, and rivals' Alhambras when pointed at."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.table_view import ShelfView, TableView
from alhambra_qt.ui.sides.header import BUTTONS, worded_width
from alhambra_qt.ui.sides.popovers import CLOSER
from alhambra_qt.ui.table.pieces import TILE
from alhambra_qt.ui.table.widget import TableWidget
from tests.cases import some
from tests.ui.geometry import picture, unpainted
from tests.ui.table_kit import COMMON, LARGE, SIZES, Size, rooms, shown, written
from tests.ui.table_samples import full_table
from tests.ui.test_shelf import seen

pytestmark = pytest.mark.usefixtures("qapp")


def opened(view: TableView, size: Size = LARGE) -> TableWidget:
    """A table in a window of that size on the screen."""
    table = shown(view, size)
    table.show()
    return table


def widths(table: TableWidget) -> dict[str, float]:
    """How wide tiles of the market, cards of the display and tiles of a rival are."""
    scene = table.table
    return {
        "market": min(place.rect.width() for place in scene.market.places),
        "money": min(place.rect.width() for place in scene.display.places),
        "rival": min(panel.grid[0] for panel in scene.rivals if panel.isVisible()),
    }


@pytest.mark.parametrize("everything", [False, True])
def test_more_room_makes_everything_larger(everything: bool) -> None:
    """With six seats, with and without modules, nothing is smaller in a larger window."""
    view = seen("turn", 4) if everything else full_table()
    small, large = widths(opened(view, COMMON)), widths(opened(view, LARGE))
    assert all(large[name] > small[name] * 1.15 for name in small), (small, large)


def test_a_very_large_window_doubles_everything() -> None:
    """At 3840 x 2160 all of it is twice as large as at 1920 x 1080."""
    view = seen("turn", 4)
    once, twice = widths(opened(view, LARGE)), widths(opened(view, (3840, 2160)))
    assert all(twice[name] == pytest.approx(2 * once[name], rel=0.03) for name in once)


@pytest.mark.parametrize("size", [COMMON, LARGE])
def test_an_auction_moves_nothing_but_the_log(size: Size) -> None:
    """The market, the money and every panel of the shelf keep their place and size."""
    with_one = seen("auction", 4)
    without = evolve(with_one, shelf=tuple(view for view in with_one.shelf if not view.passing))
    assert len(without.shelf) < len(with_one.shelf)
    table = opened(without, size)
    before, log = places(table), table.table.log.area.height()
    table.show_view(with_one)
    after = places(table)
    assert {name: after[name] for name in before} == before
    assert 0 < table.table.log.area.height() < log


@pytest.mark.parametrize("size", [COMMON, LARGE])
def test_what_is_asked_does_not_change_the_shelf(size: Size) -> None:
    """The same panels and buttons stand at the same places, whatever can be taken now."""
    view = seen("turn", 4)
    table = opened(view, size)
    before = places(table)
    for asked in view.shelf:
        shelf = tuple(evolve(shelf_view, asks=shelf_view is asked) for shelf_view in view.shelf)
        table.show_view(evolve(view, shelf=shelf))
        assert places(table) == before


def places(table: TableWidget) -> dict[str, object]:
    """Where market, money and the parts of the shelf are."""
    scene = table.table
    found = {"market": scene.market.area, "display": scene.display.area}
    found |= {box.entry.name: box.rect for box in scene.shelf.boxes}
    return {name: rect.getRect() for name, rect in found.items()}


def test_treasure_and_invaders_stand_side_by_side() -> None:
    """Two small panels share a row of the shelf in a large window."""
    view = seen("turn", 4)
    two: tuple[ShelfView, ...] = tuple(
        shelf_view for shelf_view in view.shelf if shelf_view.name in ("rooms", "attack")
    )
    table = opened(evolve(view, shelf=two), LARGE)
    first, second = table.table.shelf.boxes
    assert not first.folded
    assert not second.folded
    assert first.rect.top() == second.rect.top()


@pytest.mark.parametrize("size", some(SIZES, 2))
def test_a_half_takes_no_room_from_other_numbers(size: Size) -> None:
    """The numbers of a rival are as large, whether or not one of them has a half."""
    view = full_table()
    heights = []
    for counts in ((1, 2, 3, 4, 5, 6), (1.5, 2, 3, 4, 5, 6)):
        rivals = tuple(evolve(opponent, counts=counts) for opponent in view.opponents)
        table = opened(evolve(view, opponents=rivals, you=evolve(view.you, counts=counts)), size)
        heights.append([text.used.height() for text in written(table) if text.text in "23456"])
    assert heights[0] == heights[1]


# -- enlarged ---------------------------------------------------------------------------------


def move(table: TableWidget, point: QPointF) -> None:
    """Move the pointer, over whatever lies there."""
    QTest.mouseMove(table.windowHandle(), point.toPoint())


@pytest.mark.parametrize("size", some(SIZES, 2))
def test_a_rival_is_enlarged(qtbot: QtBot, size: Size) -> None:
    """It lies over the board beside the panel, clear of question and hand, until one leaves."""
    table = opened(full_table(), size)
    scene, z = table.table, table.table.zones
    assert z is not None
    with unpainted(table):
        for panel in scene.rivals:
            move(table, panel.area.center())
            qtbot.waitUntil(lambda: scene.closer.is_shown)  # it comes after a moment
            rect = scene.closer.area
            clear = (z.prompt, z.hand, z.reserve, panel.area)
            assert not any(rect.intersects(one) for one in clear)
            assert rect.right() <= panel.area.left()
            assert rect.intersects(z.board)
            move(table, z.board.center())
            assert not scene.closer.is_shown


def test_the_focus_enlarges_it_too() -> None:
    """By keys it is there at once, and goes with the focus and with any other key."""
    table = opened(full_table())
    scene = table.table
    for _ in range(20):
        QTest.keyClick(table, Qt.Key.Key_F6)
        spot = table.focus.spot()
        if spot is not None and spot.zone == "rivals":
            break
    assert scene.closer.is_shown
    first = scene.opened.shows(CLOSER)
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert scene.closer.is_shown
    assert scene.opened.shows(CLOSER) != first
    QTest.keyClick(table, Qt.Key.Key_F6)
    assert not scene.closer.is_shown


def test_nothing_is_enlarged_below_what_is_open() -> None:
    """An open Alhambra at full size needs none beside it."""
    table = opened(full_table())
    scene = table.table
    table.come_closer(scene.rivals[0].spots[0], at_once=True)
    assert scene.closer.is_shown
    table.open(full_table().opponents[0].target)
    scene.show_closer(scene.opened.shows(CLOSER))
    assert not scene.closer.is_shown


def test_tiles_are_sharp_at_rest(qtbot: QtBot) -> None:
    """While it is enlarged they may be drawn from another size, for a moment only."""
    table = opened(full_table())
    table.zoom("in")
    tiles = [piece for piece in table.table.pieces if piece.kind == TILE and piece.on_board]
    assert tiles
    assert all(tile.soft for tile in tiles)
    picture(table)
    table.sharpener.finish()
    assert not any(tile.soft for tile in tiles)
    assert all(tile.picture().deviceIndependentSize().width() == tile.width for tile in tiles)
    table.zoom("in")
    qtbot.waitUntil(lambda: not any(tile.soft for tile in tiles))


# -- the header -------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size"), rooms())
def test_the_buttons_of_the_header_have_words(size: Size, lang: str) -> None:
    """In every language and layout the words stand beside the icons, clear of the ruler."""
    table = shown(full_table(), size, lang)
    buttons = table.table.header.spots
    assert len(buttons) == len(BUTTONS)
    wides = [worded_width(table.look, button.name) - 0.01 for button in buttons]  # ems were rounded
    assert all(button.rect.width() > width for button, width in zip(buttons, wides, strict=True))
    if table.look.m.at_most_s:
        ruler = table.table.ruler.area
        assert not any(button.rect.intersects(ruler) for button in buttons)
