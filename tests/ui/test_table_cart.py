"""The residents that wait on the trader stand by its cart, on the boards of all players."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import setup_of
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtSeat
from alhambra_qt.controller.view.view_parts import Token
from alhambra_qt.engine import apply, legal_actions
from alhambra_qt.ui.pieces.small_pieces import carried, carried_row, draw_free_token
from alhambra_qt.ui.table.widget import TableWidget
from tests.controller.kit import config
from tests.ui.geometry import picture
from tests.ui.table_kit import COMMON, SIZES, SMALL, Size, shown

pytestmark = pytest.mark.usefixtures("qapp")


@cache
def begun() -> TableView:
    """A table of six with all modules, as the first player sees it after some rounds."""
    setup = config(6, humans=1, seed="cart", modules=modules.IDS)
    game, rng = modules.new_game(setup_of(setup)), random.Random(5)
    while game.turn < 12 or game.frame.kind != "turn" or game.frame.seat != 0:
        apply(game, rng.choice(legal_actions(game)))
    desk = Desk(Session.at(setup, game, {}))
    desk.viewing.taken()
    return desk.view()


def opened(view: TableView, size: Size = COMMON, scale: float = 1.0) -> TableWidget:
    """A table of a size on the screen."""
    table = shown(view, size, scale=scale)
    table.show()
    return table


def without_residents(view: TableView) -> TableView:
    """The same table with nobody on the traders."""
    return evolve(view, zones=tuple(zone for zone in view.zones if zone.name != "trader"))


def test_what_the_carts_carry() -> None:
    """Each of the six traders has three residents, which everybody sees."""
    for seat in range(6):
        waiting = carried(begun(), seat)["trader"]
        assert len(waiting) == 3
        assert all(one.startswith("resident-") for one in waiting)


@pytest.mark.parametrize("aside", [False, True])
@pytest.mark.parametrize("side", [36, 48, 59, 84, 112])
def test_residents_side_by_side(side: int, aside: bool) -> None:
    """They lie in the cell, do not cover each other, and leave a cart that is aside free."""
    area = QRectF(100, 200, side, side)
    row = carried_row(area, 3, aside=aside)
    assert all(area.contains(box) for box in row)
    assert all(first.right() <= second.left() for first, second in pairwise(row))
    if aside:
        cart = QRectF(area.topLeft(), area.topLeft()).adjusted(0, 0, side * 0.36, side * 0.36)
        assert not any(cart.adjusted(0, 0, -1, 0).intersects(box) for box in row)
    else:
        assert row[0].top() > area.center().y()


@pytest.mark.parametrize("size", SIZES)
def test_they_are_large_enough(size: Size) -> None:
    """On the own board every resident is drawn, large enough to be distinguished."""
    table = opened(begun(), size)
    camera = table.table.board.camera
    assert camera is not None
    (cart,) = [token for token in begun().palace.tokens if token.id == "trader"]
    row = carried_row(camera.cell(cart.x, cart.y), 3, aside=False)
    assert min(box.width() for box in row) >= 16
    with_them = shot(table, camera.cell(cart.x, cart.y))
    table.show_view(without_residents(begun()))
    assert shot(table, camera.cell(cart.x, cart.y)) != with_them


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_waiting_residents_are_seen(scale: float) -> None:
    """A seat that must choose a resident sees those that stay: beside the tiles, in the corner."""
    aside = evolve(begun(), palace=evolve(begun().palace, tokens=()))
    table = opened(aside, scale=scale)
    board = table.table.board.area
    corner = QRectF(board.left(), board.top(), board.width() / 4, board.height() / 4)
    with_them = shot(table, corner)
    table.show_view(without_residents(aside))
    assert shot(table, corner) != with_them


@pytest.mark.parametrize("side", [28, 44])
def test_small_cells_keep_the_residents(side: int) -> None:
    """Far away and with large letters they get small, but are not left out."""
    look, pictures = opened(begun(), scale=2.0).look, []
    for carries in ((), ("resident-garden", "resident-tower", "resident-arcade")):
        image = QImage(side, side, QImage.Format.Format_ARGB32)
        image.fill(QColor("white"))
        with QPainter(image) as painter:
            token = Token("trader", 0, 0)
            draw_free_token(look, painter, QRectF(0, 0, side, side), token, carries=carries)
        pictures.append(image.copy(0, side * 3 // 4, side, side // 4))
    assert pictures[0] != pictures[1]


def shot(table: TableWidget, area: QRectF) -> QImage:
    """A part of the table as it is painted."""
    return picture(table, area.toAlignedRect())


def test_another_board_shows_them_at_full_size() -> None:
    """Opened over the board, the Alhambra of another has its residents by the cart."""
    table = opened(begun(), SMALL)
    table.open(AtSeat(3))
    room = table.table.overlay.area
    with_them = shot(table, room)
    table.show_view(without_residents(begun()))
    assert shot(table, room) != with_them


def test_a_swap_is_seen_at_once() -> None:
    """Another resident on the trader paints the board anew, though no tile has changed."""
    table = opened(begun())
    camera = table.table.board.camera
    assert camera is not None
    (cart,) = [token for token in begun().palace.tokens if token.id == "trader"]
    before = shot(table, camera.cell(cart.x, cart.y))
    other = "resident-tower" if carried(begun(), 0)["trader"][0] != "resident-tower" else ""
    zones = tuple(
        evolve(zone, pieces=(evolve(zone.pieces[0], id=other or "resident-garden"),))
        if zone.name == "trader" and zone.tag is not None and zone.tag.seat == 0
        else zone
        for zone in begun().zones
    )
    table.show_view(evolve(begun(), zones=zones))
    assert shot(table, camera.cell(cart.x, cart.y)) != before


@pytest.mark.parametrize("aside", [False, True])
@pytest.mark.parametrize(("side", "seen"), [(24, False), (36, True), (39, True), (84, True)])
def test_residents_in_small_cells(side: int, seen: bool, aside: bool) -> None:
    """Residents are drawn in a small cell too, but not where they would be mere dots."""
    table = opened(begun(), SMALL)
    (cart,) = [token for token in begun().palace.tokens if token.id == "trader"]
    pictures = []
    for carries in ((), ("resident-tower", "resident-garden", "resident-tower")):
        image = QImage(2 * side, 2 * side, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        area = QRectF(side / 2, side / 2, side, side)
        draw_free_token(table.look, painter, area, cart, aside=aside, carries=carries)
        painter.end()
        pictures.append(image)
    assert (pictures[0] != pictures[1]) == seen
