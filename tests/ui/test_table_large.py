"""A table that grows with its reader: tiles, cards, and rivals' Alhambras when pointed at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from alhambra_qt.controller.view.shelf import ShelfView
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.table.header import BUTTONS, worded_width
from alhambra_qt.ui.table.pieces import TILE
from alhambra_qt.ui.table.widget import TableWidget
from tests.ui.table_samples import full_table
from tests.ui.test_shelf import seen
from tests.ui.test_table_text import written

COMMON, LARGE = (1366, 768), (1920, 1080)
SIZES = ((1024, 600), COMMON, LARGE)


@pytest.fixture
def made(ctx: UiContext) -> Iterator[list[TableWidget]]:
    """The tables of a test, closed at its end."""
    assert ctx.speed == 0
    found: list[TableWidget] = []
    yield found
    for table in found:
        table.close()


def shown(made: list[TableWidget], view: TableView, size: tuple[int, int]) -> TableWidget:
    """A table in a window of that size."""
    ctx = UiContext(speed=0)
    ctx.set_window(*size)
    table = TableWidget(ctx)
    table.resize(*size)
    table.show_view(view)
    table.show()
    made.append(table)
    return table


def widths(table: TableWidget) -> dict[str, float]:
    """How wide tiles of the market, cards of the display and tiles of a rival are."""
    scene = table.table
    return {
        "market": min(one.rect.width() for one in scene.market.places),
        "money": min(one.rect.width() for one in scene.display.places),
        "rival": min(panel.grid[0] for panel in scene.rivals if panel.isVisible()),
    }


@pytest.mark.parametrize("view", [seen("turn", 4), full_table()])
def test_more_room_makes_everything_larger(made: list[TableWidget], view: TableView) -> None:
    """With six seats, with and without modules, nothing is smaller in a larger window."""
    small, large = widths(shown(made, view, COMMON)), widths(shown(made, view, LARGE))
    assert all(large[name] > small[name] * 1.15 for name in small), (small, large)


def test_a_very_large_window_doubles_everything(made: list[TableWidget]) -> None:
    """At 3840 x 2160 all of it is twice as large as at 1920 x 1080."""
    view = seen("turn", 4)
    once, twice = widths(shown(made, view, LARGE)), widths(shown(made, view, (3840, 2160)))
    assert all(twice[name] == pytest.approx(2 * once[name], rel=0.03) for name in once)


@pytest.mark.parametrize("size", [COMMON, LARGE])
def test_an_auction_moves_nothing_but_the_log(
    made: list[TableWidget], size: tuple[int, int]
) -> None:
    """What is on sale, the money and every panel of the shelf keep their place and size."""
    with_one = seen("auction", 4)
    without = evolve(with_one, shelf=tuple(one for one in with_one.shelf if not one.passing))
    assert len(without.shelf) < len(with_one.shelf)
    table = shown(made, without, size)
    before, log = places(table), table.table.log.rect.height()
    table.show_view(with_one)
    after = places(table)
    assert {name: after[name] for name in before} == before
    assert 0 < table.table.log.rect.height() < log


@pytest.mark.parametrize("size", [COMMON, LARGE])
def test_what_is_asked_does_not_change_the_shelf(
    made: list[TableWidget], size: tuple[int, int]
) -> None:
    """The same panels and buttons stand at the same places, whatever can be taken now."""
    view = seen("turn", 4)
    table = shown(made, view, size)
    before = places(table)
    for asked in view.shelf:
        shelf = tuple(evolve(one, asks=one is asked) for one in view.shelf)
        table.show_view(evolve(view, shelf=shelf))
        assert places(table) == before


def places(table: TableWidget) -> dict[str, object]:
    """Where market, money and the parts of the shelf are."""
    scene = table.table
    found = {"market": scene.market.rect, "display": scene.display.rect}
    found |= {box.entry.name: box.rect for box in scene.shelf.boxes}
    return {name: rect.getRect() for name, rect in found.items()}


def test_treasure_and_invaders_stand_side_by_side(made: list[TableWidget]) -> None:
    """Two small panels share a row of the shelf in a large window."""
    view = seen("turn", 4)
    two: tuple[ShelfView, ...] = tuple(one for one in view.shelf if one.name in ("rooms", "attack"))
    table = shown(made, evolve(view, shelf=two), LARGE)
    first, second = table.table.shelf.boxes
    assert not first.folded
    assert not second.folded
    assert first.rect.top() == second.rect.top()


@pytest.mark.parametrize("size", SIZES)
def test_a_half_takes_no_room_from_other_numbers(
    made: list[TableWidget], size: tuple[int, int]
) -> None:
    """The numbers of a rival are as large, whether or not one of them has a half."""
    view = full_table()
    heights = []
    for counts in ((1, 2, 3, 4, 5, 6), (1.5, 2, 3, 4, 5, 6)):
        rivals = tuple(evolve(one, counts=counts) for one in view.opponents)
        table = shown(
            made, evolve(view, opponents=rivals, you=evolve(view.you, counts=counts)), size
        )
        table.look.trace = []
        for panel in (*table.table.rivals, table.table.you):
            panel.repaint()
        table.grab()
        heights.append([one.used.height() for one in written(table) if one.text in "23456"])
    assert heights[0] == heights[1]


# -- enlarged ---------------------------------------------------------------------------------


def move(table: TableWidget, point: QPointF) -> None:
    """Move the pointer."""
    none, left = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    kind = QEvent.Type.MouseMove
    table.mouseMoveEvent(QMouseEvent(kind, point, table.mapToGlobal(point), none, none, left))


@pytest.mark.parametrize("size", SIZES)
def test_pointing_at_a_rival_enlarges_the_alhambra(
    made: list[TableWidget], size: tuple[int, int]
) -> None:
    """It lies over the board beside the panel, clear of question and hand, until one leaves."""
    table = shown(made, full_table(), size)
    scene, z = table.table, table.table.zones
    assert z is not None
    for panel in scene.rivals:
        move(table, panel.rect.center())
        for _ in range(40):  # it comes after a moment; a busy machine takes longer
            if not scene.closer.isVisible():
                QTest.qWait(125)
        assert scene.closer.isVisible()
        rect = scene.closer.rect
        assert not any(rect.intersects(one) for one in (z.prompt, z.hand, z.reserve, panel.rect))
        assert rect.right() <= panel.rect.left()
        assert rect.intersects(z.board)
        move(table, z.board.center())
        assert not scene.closer.isVisible()


def test_the_focus_enlarges_it_too(made: list[TableWidget]) -> None:
    """By keys it is there at once, and goes with the focus and with any other key."""
    table = shown(made, full_table(), LARGE)
    scene = table.table
    for _ in range(20):
        QTest.keyClick(table, Qt.Key.Key_F6)
        spot = table.focus.spot()
        if spot is not None and spot.zone == "rivals":
            break
    assert scene.closer.isVisible()
    first = scene.closer.target
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert scene.closer.isVisible()
    assert scene.closer.target != first
    QTest.keyClick(table, Qt.Key.Key_F6)
    assert not scene.closer.isVisible()


def test_nothing_is_enlarged_below_what_is_open(made: list[TableWidget]) -> None:
    """An open Alhambra at full size needs none beside it."""
    table = shown(made, full_table(), LARGE)
    scene = table.table
    table.closer.point(scene.rivals[0].spots[0], at_once=True)
    assert scene.closer.isVisible()
    table.open(full_table().opponents[0].target)
    table.closer.follow()
    assert not scene.closer.isVisible()


def test_tiles_are_sharp_again_when_the_board_rests(made: list[TableWidget]) -> None:
    """While it is enlarged they may be drawn from another size, for a moment only."""
    table = shown(made, full_table(), LARGE)
    table.zoom("in")
    tiles = [one for one in table.table.pieces if one.kind == TILE and one.on_board]
    assert tiles
    assert all(one.soft for one in tiles)
    table.grab()
    table.sharpener.finish()
    assert not any(one.soft for one in tiles)
    assert all(one.picture().deviceIndependentSize().width() == one.width for one in tiles)
    table.zoom("in")
    QTest.qWait(400)
    QApplication.processEvents()
    assert not any(one.soft for one in tiles)


# -- the header -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES)
def test_the_buttons_of_the_header_have_words(
    made: list[TableWidget], size: tuple[int, int], lang: str
) -> None:
    """In every language and layout the words stand beside the icons, clear of the ruler."""
    table = shown(made, full_table(), size)
    table.ctx.set_language(lang)
    table.show_view(full_table())
    buttons = table.table.header.spots
    assert len(buttons) == len(BUTTONS)
    assert all(one.rect.width() >= worded_width(table.look, one.name) for one in buttons)
    if table.look.m.small:
        ruler = table.table.ruler.rect
        assert not any(one.rect.intersects(ruler) for one in buttons)
