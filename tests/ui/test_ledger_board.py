"""The Alhambra as a picture: where its cells lie, and what is drawn on them."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.pieces import board_picture
from alhambra_qt.ui.pieces.picture import fit
from tests.sample_pages import wall_proof
from tests.sample_parts import palace

SIDE = 400


@pytest.fixture
def image() -> QImage:
    """An empty white picture."""
    picture = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    return picture


def at(image: QImage, spot: QPointF) -> QColor:
    """The colour of a point."""
    return image.pixelColor(round(spot.x()), round(spot.y()))


def close(first: QColor, second: QColor) -> bool:
    """Whether two colours look the same."""
    pairs = ((first.red(), second.red()), (first.green(), second.green()))
    return all(abs(a - b) < 12 for a, b in (*pairs, (first.blue(), second.blue())))


def test_cells_lie_in_the_middle() -> None:
    """The cells fill the area as far as their shape allows, and lie in its middle."""
    area = QRectF(10, 20, 300, 200)
    view = fit((-1, -2, 2, 0), area, 999)
    assert view.size == 66
    first, last = view.cell(-1, -2), view.cell(2, 0)
    assert area.contains(first)
    assert area.contains(last)
    middle = (first.topLeft() + last.bottomRight()) / 2
    assert abs(middle.x() - area.center().x()) <= 1
    assert abs(middle.y() - area.center().y()) <= 1


def test_tiles_are_never_larger_than_asked() -> None:
    """A single tile does not fill a large area."""
    assert fit((0, 0, 0, 0), QRectF(0, 0, 900, 900), 112).size == 112


def test_veil(ctx: UiContext, image: QImage) -> None:
    """Tiles that do not count are drawn below a veil of the colour of the ground."""
    view = fit(palace(0).box, QRectF(0, 0, SIDE, SIDE), 60)
    corner = view.cell(-1, 0).center() + QPointF(-18, -18)
    colours = []
    for strong in (None, ()):
        painter = QPainter(image)
        board_picture.tiles(painter, ctx, palace(0), view, strong=strong)
        painter.end()
        colours.append(at(image, corner))
    assert close(colours[1], mix(colours[0], ctx.theme.board, board_picture.VEIL))


def test_wall_path(ctx: UiContext, image: QImage) -> None:
    """Counted sides are gold up to the number that is shown; the ends come with the last."""
    proof = wall_proof()
    view = fit(proof.palace.box, QRectF(20, 20, SIDE - 40, SIDE - 40), 60)
    painter = QPainter(image)
    board_picture.wall_path(painter, ctx, view, proof.counted, proof.ends, upto=3)
    painter.end()
    for number, side in enumerate(proof.counted):
        line = view.side(side)
        gold = close(at(image, line.pointAt(0.2)), ctx.theme.gold2)
        assert gold == (number < 3), side
    assert not close(at(image, view.corner(*proof.ends[1])), ctx.theme.ring)


def test_printed_walls() -> None:
    """The walls that the art shows are read off the tile, so that only others are added."""
    walls = {tile.tile: board_picture.printed_walls(tile.tile) for tile in palace(0).tiles}
    assert walls["arcades-7-es"] == "es"
    assert walls["arcades-10"] == ""
    assert walls["fountain"] == ""
