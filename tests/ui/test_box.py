"""The tree of boxes: what is measured has room where it is placed, and what may step away does."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from alhambra_qt.ui.kit.box import Box, Ground, Hit, Space, Words, lay, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, First, Grid, Row, Stack, Wrapped, shares

AREA = QRectF(10, 20, 300, 200)


@pytest.fixture
def look(ctx: UiContext) -> Look:
    """The look of a usual window."""
    return Look(ctx, 1366, 768)


def block(name: str, wide: float, high: float = 1.0, grow: float = 0.0, keep: int = 9) -> Box:
    """A box of a size in ems that tells its name and its place."""
    return Hit(Space(wide, high), lambda rect: (name, rect), grow=grow, keep=keep)


def found(tree: Box, look: Look, rect: QRectF = AREA) -> dict[str, QRectF]:
    """Where everything named lies."""
    every: list[tuple[str, QRectF]] = lay(tree, look, rect).of(tuple)
    return dict(every)


def test_a_row_shares_what_is_left(look: Look) -> None:
    """What grows takes the room left over; nothing overlaps and nothing looks out."""
    places = found(Row(block("a", 2), block("b", 1, grow=1.0), block("c", 3), gap=0.5), look)
    assert places["a"].left() == AREA.left()
    assert places["c"].right() == pytest.approx(AREA.right())
    assert places["b"].left() == pytest.approx(places["a"].right() + look.em / 2)
    assert places["b"].right() == pytest.approx(places["c"].left() - look.em / 2)


def test_what_may_step_away_does(look: Look) -> None:
    """The lowest `keep` goes first, and only as many as must."""
    row = Row(block("a", 10), block("b", 10, keep=2), block("c", 10, keep=1), gap=0)
    narrow = QRectF(0, 0, 21 * look.em, 40)
    assert set(found(row, look, narrow)) == {"a", "b"}
    assert set(found(row, look, QRectF(0, 0, 31 * look.em, 40))) == {"a", "b", "c"}
    column = Column(block("a", 1, 5), block("b", 1, 5, keep=1), gap=0)
    assert set(found(column, look, QRectF(0, 0, 50, 6 * look.em))) == {"a"}


def test_the_first_form_that_fits_is_taken(look: Look) -> None:
    """Of several forms the first that has room is shown, else the last."""
    tree = First(block("large", 20), block("small", 5), block("least", 2))
    assert set(found(tree, look, QRectF(0, 0, 6 * look.em, 50))) == {"small"}
    assert set(found(tree, look, QRectF(0, 0, 1 * look.em, 50))) == {"least"}


def test_columns_stand_below_each_other(look: Look) -> None:
    """Each column of a grid begins at one x and each row at one y."""
    rows = [[block(f"{r}{c}", 1 + (r * 3 + c) % 4) for c in range(3)] for r in range(4)]
    places = found(Grid(rows, (0, 1, 1)), look)
    for column in range(3):
        assert len({round(places[f"{row}{column}"].left(), 3) for row in range(4)}) == 1
    assert places["32"].right() == pytest.approx(AREA.right())
    assert places["30"].bottom() == pytest.approx(AREA.bottom())


def test_lines_wrap(look: Look) -> None:
    """Boxes that have no room in a line begin the next, and the size says so."""
    tree = Wrapped(*(block(str(k), 6) for k in range(5)), gap=0.0)
    wide = 13 * look.em
    places = found(tree, look, QRectF(0, 0, wide, 100))
    assert [places[str(k)].top() / look.em for k in range(5)] == pytest.approx([0, 0, 1, 1, 2])
    assert tree.size(look, wide) == pytest.approx((12 * look.em, 3 * look.em))


def test_words_never_get_smaller_than_the_least(look: Look) -> None:
    """What is written into too narrow a box keeps the least size of letters."""
    look.trace = []
    image = QImage(400, 300, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    tree = Column(Words("A sentence that is longer than its box", "title"), spring())
    lay(tree, look, QRectF(0, 0, 80, 200)).paint(painter)
    assert painter.font().pixelSize() >= look.smallest
    painter.end()
    assert look.trace


def test_lengths_follow_the_letters(ctx: UiContext) -> None:
    """The same tree is twice as large where letters are."""
    tree = Ground(Row(block("a", 3), Words("eight")), pad=1.0)
    small, large = Look(ctx, 1366, 768), Look(ctx, 2732, 1536)
    ratio = large.em / small.em
    one, other = tree.size(small, 1e6), tree.size(large, 1e6)
    assert other[0] == pytest.approx(one[0] * ratio, rel=0.03)


def test_shares_fill_the_room(seed: int) -> None:
    """Lengths that grow or give way fill any room exactly, and none is negative."""
    rng = random.Random(seed)
    for _ in range(500):
        count = rng.randint(1, 6)
        lengths = [rng.uniform(1, 50) for _ in range(count)]
        grows = [rng.choice((0.0, 0.0, 1.0, 2.0)) for _ in range(count)]
        room = rng.uniform(1, 200)
        got = shares(lengths, grows, room)
        assert min(got) >= 0
        if any(grows) or room <= sum(lengths):
            assert sum(got) == pytest.approx(room)
        else:
            assert got == lengths


def plain_boxes(rng: random.Random, depth: int, names: list[str]) -> Box:
    """A random tree of blocks."""
    if depth == 0:
        names.append(str(len(names)))
        return block(names[-1], rng.uniform(0.5, 3), rng.uniform(0.5, 2))
    held = [plain_boxes(rng, depth - 1, names) for _ in range(rng.randint(1, 3))]
    kind = rng.choice((Row, Column, Stack))
    return kind(*held, gap=0.2)


def test_everything_has_the_room_it_asked_for(look: Look, seed: int) -> None:
    """In a rectangle of the size a tree asks for, every leaf has what it asked for."""
    rng = random.Random(seed)
    for _ in range(100):
        names: list[str] = []
        tree = plain_boxes(rng, 3, names)
        wide, high = tree.size(look, 1e6)
        places = found(tree, look, QRectF(0, 0, wide, high))
        whole = QRectF(-0.01, -0.01, wide + 0.02, high + 0.02)
        assert set(places) == set(names)
        assert all(whole.contains(rect) for rect in places.values())
