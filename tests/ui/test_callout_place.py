"""Where a callout goes, against the plain way to find it."""

import random

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSizeF

from alhambra_qt.ui.kit.text import plain
from alhambra_qt.ui.sides.callout import (
    FAR,
    HARD,
    HEAD,
    KEPT,
    SOFT,
    Bubble,
    Dock,
    best_place,
    least_cost,
    tie,
)
from tests.ui.table_kit import LARGE, shown
from tests.ui.table_samples import full_table

AREA = QRectF(300, 180, 600, 380)
CELL = 50


def plain_cost(
    rect: QRectF,
    anchor: QRectF,
    free: list[QRectF],
    weight: float,
    soft: list[tuple[QRectF, float]],
) -> float:
    """Add up what a place costs, rectangle by rectangle."""
    start, end = tie(rect, anchor)
    cost = abs(start.x() - end.x()) + abs(start.y() - end.y())
    cost += abs(rect.center().x() - anchor.center().x()) * 0.08
    grown = rect.adjusted(-KEPT, -KEPT, KEPT, KEPT)
    covered = [(rect & other, share) for other, share in soft]
    covered += [(grown & other, weight) for other in free] + [(grown & anchor, HARD * 4)]
    cost += sum(common.width() * common.height() * share for common, share in covered)
    if weight == HARD:
        steps = [start + (end - start) * (k / 6) for k in range(1, 6)]
        rooms = [other.adjusted(4, 4, -4, -4) for other in free if other != anchor]
        cost += 400 * sum(any(room.contains(at) for at in steps) for room in rooms)
    return cost


def boards(seed: int) -> tuple[list[QRectF], QRectF]:
    """Draw some cells that must stay free, and one of them to speak about."""
    dice = random.Random(seed)
    corners = [QPointF(300 + CELL * x, 180 + CELL * y) for x in range(12) for y in range(7)]
    cells = [QRectF(at, QSizeF(CELL, CELL)) for at in dice.sample(corners, dice.randrange(1, 40))]
    return cells, QRectF(cells[0])


@pytest.mark.parametrize("weight", [HARD, SOFT])
@pytest.mark.parametrize("seed", range(12))
def test_no_place_costs_less(seed: int, weight: float) -> None:
    """The cost is that of the plain way, and no place of a grid of its own is cheaper."""
    free, anchor = boards(seed)
    soft = [(QRectF(300, 180, 200, 300), 0.01)] if seed % 2 else []
    size = QSizeF(210 + 10 * seed, 90 + 15 * (seed % 5))
    cost, rect = best_place(size, anchor, AREA, free, weight, soft)
    assert rect.size() == size
    assert AREA.contains(rect)
    assert cost == pytest.approx(plain_cost(rect, anchor, free, weight, soft))
    room = AREA.adjusted(8, 8, -8, -8)
    for k in range(13):
        for j in range(11):
            x = room.left() + (room.width() - size.width()) * k / 12
            y = room.top() + (room.height() - size.height()) * j / 10
            other = QRectF(QPointF(round(x), round(y)), size)
            assert plain_cost(other, anchor, free, weight, soft) >= cost - 1e-6


@pytest.mark.parametrize("seed", range(12))
def test_a_limit_leaves_out_only_what_costs_as_much(seed: int) -> None:
    """With a limit the place is the same if it costs less, and none is found if it does not."""
    free, anchor = boards(seed)
    size = QSizeF(210 + 10 * seed, 90 + 30 * (seed % 5))
    best = best_place(size, anchor, AREA, free)
    for below in (40.0, 200.0, best[0], best[0] + 1, FAR):
        found = best_place(size, anchor, AREA, free, below=below)
        assert found == best if best[0] < below else found[0] >= below


def test_nothing_in_the_way_leaves_no_distance() -> None:
    """An empty board: the callout touches what it speaks about and covers nothing of it."""
    anchor = QRectF(560, 340, CELL, CELL)
    cost, rect = best_place(QSizeF(210, 90), anchor, AREA, [])
    assert cost < CELL
    assert not rect.intersects(anchor)


@pytest.mark.parametrize("weight", [HARD, SOFT])
@pytest.mark.parametrize(
    "at", [QPointF(0, 0), QPointF(40, 300), QPointF(700, 20), QPointF(500, 300)]
)
def test_no_place_costs_less_than_the_least(at: QPointF, weight: float) -> None:
    """The least cost of an area is a bound: no width finds a place below, most not far above."""
    anchor = QRectF(at, QSizeF(CELL, CELL)) if not at.isNull() else QRectF()
    least = least_cost(210, anchor, AREA)
    for width in range(210, 340, 20):
        cost, _ = best_place(QSizeF(width, 120), anchor, AREA, [], weight)
        assert least <= cost < least + 60


@pytest.mark.usefixtures("qapp")
def test_on_the_board_if_shorter_words_fit_there() -> None:
    """Without its first headings a callout fits; else it covers what is not needed now."""
    table = shown(full_table(), LARGE)
    callout, window = table.table.callout, table.sceneRect()
    words = [
        (HEAD, "At once"),
        ("", "this"),
        (HEAD, "Worth"),
        ("", "that"),
        (HEAD, "Then"),
        ("", "so"),
    ]
    bubble = Bubble("Title", tuple((name, tuple(plain(one))) for name, one in words), ())
    market, log = QRectF(10, 100, 500, 500), QRectF(10, 650, 500, 400)
    rest = QRectF(520, 0, window.width() - 520, window.height())
    dock = Dock(window, ((rest, market),), ((log, 0.1),))
    room = QRectF(1000, 200, 600, 1000)
    callout.show_bubble(table.look, bubble, QRectF(), room, (), HARD, dock)
    whole = callout.area.height()
    room.setHeight(whole * 0.95)
    callout.show_bubble(table.look, bubble, QRectF(), room, (), HARD, dock)
    assert room.contains(callout.area)
    assert callout.area.height() < whole
    none = QRectF(1000, 200, 60, 60)
    callout.show_bubble(table.look, bubble, QRectF(), none, (), HARD, dock)
    assert callout.area.height() == whole
    assert not callout.area.intersects(market)
    height = whole * 0.95 + 2 * KEPT  # of what is free in the corner above
    market.setTop(height)
    tight = evolve(dock, keeps=((rest, market.united(log)),))
    callout.show_bubble(table.look, bubble, QRectF(), none, (), HARD, tight)
    assert callout.area.bottom() < height
