"""The tree of boxes: what is measured has room where it is placed, and what may step away does."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import Bounded, Box, Ground, Hit, Space, Veil, Words, lay, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live, Over, Pressed
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import (
    Alike,
    ByHeight,
    ByWidth,
    Column,
    Filled,
    First,
    Grid,
    Later,
    Row,
    Stack,
    Wrapped,
    shares,
)
from alhambra_qt.ui.kit.widgets import Button
from tests.ui.pages_samples import settle

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
    """A growing box takes the room left over; nothing overlaps and nothing sticks out."""
    places = found(Row(block("a", 2), block("b", 1, grow=1.0), block("c", 3), gap=0.5), look)
    assert places["a"].left() == AREA.left()
    assert places["c"].right() == pytest.approx(AREA.right())
    assert places["b"].left() == pytest.approx(places["a"].right() + look.em / 2)
    assert places["b"].right() == pytest.approx(places["c"].left() - look.em / 2)


def test_no_hole_behind_a_squeezed_text(look: Look) -> None:
    """A text that shrinks or wraps may take less than its share: no hole opens behind it."""
    title = Words("Buy the pavilion for seven florins?", "prompt", wrap=True, least=1.0)
    whole = title.size(look, 1000)[0]
    for width in range(round(whole / 2), round(whole)):
        mark = found(Row(title, block("a", 1), gap=0.25), look, QRectF(0, 0, width, 90))["a"]
        used = title.size(look, width - 1.25 * look.em)[0]
        assert mark.left() == pytest.approx(used + 0.25 * look.em, abs=1)


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
    width = 13 * look.em
    places = found(tree, look, QRectF(0, 0, width, 100))
    assert [places[str(k)].top() / look.em for k in range(5)] == pytest.approx([0, 0, 1, 1, 2])
    assert tree.size(look, width) == pytest.approx((12 * look.em, 3 * look.em))


def test_words_never_get_smaller_than_the_least(look: Look) -> None:
    """Words in too narrow a box keep the least size of letters."""
    look.trace = []
    image = QImage(400, 300, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    tree = Column(Words("A sentence that is longer than its box", "title"), spring())
    lay(tree, look, QRectF(0, 0, 80, 200)).paint(painter)
    assert painter.font().pixelSize() >= look.m.smallest
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
    children = [plain_boxes(rng, depth - 1, names) for _ in range(rng.randint(1, 3))]
    kind = rng.choice((Row, Column, Stack))
    return kind(*children, gap=0.2)


def test_everything_has_the_room_it_asked_for(look: Look, seed: int) -> None:
    """In a rectangle of the size a tree asks for, every leaf has what it asked for."""
    rng = random.Random(seed)
    for _ in range(100):
        names: list[str] = []
        tree = plain_boxes(rng, 3, names)
        width, height = tree.size(look, 1e6)
        places = found(tree, look, QRectF(0, 0, width, height))
        whole = QRectF(-0.01, -0.01, width + 0.02, height + 0.02)
        assert set(places) == set(names)
        assert all(whole.contains(rect) for rect in places.values())


def test_a_row_of_one_box_spans_the_grid(look: Look) -> None:
    """A row that is one box has all columns; those that grow may be equally wide."""
    rows: list[Box | list[Box]] = [block("whole", 1), [block("a", 3), block("b", 1), block("c", 4)]]
    grounds = [None, block("ground", 0)]
    places = found(Grid(rows, (0, 1, 1), (0, 0), equal=True, tall=(0, 1), grounds=grounds), look)
    assert places["whole"].width() == AREA.width()
    assert places["whole"].height() == pytest.approx(look.em)
    assert places["b"].width() == pytest.approx(places["c"].width())
    assert places["ground"].united(places["c"]) == places["ground"]


def test_forms_follow_width_and_height(look: Look) -> None:
    """One form from a width on; of several the first that is not too high, made when wanted."""
    made: list[str] = []

    def form(name: str, high: float) -> Box:
        def make() -> Box:
            made.append(name)
            return block(name, 1, high)

        return Later(make)

    tree = ByHeight(form("large", 30), form("usual", 5), form("small", 1), grow=1)
    assert tree.size(look, 1e6)[1] == pytest.approx(look.em)
    assert set(found(tree, look)) == {"usual"}
    assert made == ["small", "large", "usual"]
    either = ByWidth(12, block("broad", 1), block("narrow", 1))
    assert set(found(either, look, QRectF(0, 0, 11 * look.em, 50))) == {"narrow"}
    assert set(found(either, look, QRectF(0, 0, 12 * look.em, 50))) == {"broad"}


def test_cells_agree_on_words_or_numbers(look: Look) -> None:
    """Where one of the long forms has no room all take the short one."""
    longs = [block("long", 6), block("longer", 9)]
    cells = [Alike(long, block(f"short{k}", 1), Stack(*longs)) for k, long in enumerate(longs)]
    wide, narrow = QRectF(0, 0, 19 * look.em, 50), QRectF(0, 0, 14 * look.em, 50)
    assert set(found(Row(*cells, gap=0, even=True), look, wide)) == {"long", "longer"}
    assert set(found(Row(*cells, gap=0, even=True), look, narrow)) == {"short0", "short1"}


def test_what_is_not_seen_keeps_its_room(look: Look) -> None:
    """A veil hides what it holds and leaves everything else where it is."""
    for seen, names in ((1.0, {"a", "b"}), (0.4, {"a", "b"}), (0.0, {"b"})):
        places = found(Row(Veil(block("a", 5), seen), block("b", 1), gap=0), look)
        assert set(places) == names
        assert places["b"].left() == pytest.approx(AREA.left() + 5 * look.em)
    places = found(Bounded(block("a", 1), most=(2, 3)), look)
    assert places["a"].size().width() == pytest.approx(2 * look.em)
    assert places["a"].center() == AREA.center()


def test_filled_lines_are_even(look: Look) -> None:
    """Five boxes in two lines are three and two, and fill them."""
    places = found(Filled(*(block(str(k), 5) for k in range(5)), gap=0), look)
    assert [round(places[str(k)].top()) for k in range(5)] == [
        20,
        20,
        20,
        *[round(places["3"].top())] * 2,
    ]
    assert places["2"].right() == pytest.approx(AREA.right())
    assert places["4"].right() == pytest.approx(AREA.right())


def test_what_is_remembered_is_what_is_wanted(look: Look, seed: int) -> None:
    """The room of a tree, which is remembered, is its size at every width and height."""
    rng = random.Random(seed)
    for _ in range(60):
        state = rng.getstate()
        tree = plain_boxes(rng, 3, [])
        rng.setstate(state)
        twin = plain_boxes(rng, 3, [])
        for room in ((1e6,), (400.0,), (90.0,), (400.0,), (400.0, 9.0)):
            assert tree.room(look, *room) == pytest.approx(twin.size(look, *room))


class Standing(Holder):
    """Two controls, of which the second may go."""

    parts: tuple[Button, Over | None]

    def tree(self) -> Box:
        """The first, and the second beside it."""
        button, over = self.parts
        return Row(Pressed(button, True), Live(over, Space(3, 2)) if over else None, gap=0)


def test_controls_stand_in_a_tree(ctx: UiContext, qtbot: QtBot) -> None:
    """Controls have their places, make room for longer words, and are hidden when not wanted."""
    button, over = Button(ctx, "Go", key="Space"), Over(ctx, "Anna")
    holder = Standing(ctx)
    holder.parts = button, over
    qtbot.addWidget(holder)
    holder.resize(300, 100)
    holder.show()
    left = over.x()
    assert button.brief
    assert (left, over.width()) == (button.width(), round(3 * ctx.metrics.body))
    button.set_words("Go on with the game")
    QApplication.processEvents()
    assert over.x() == button.width() > left
    over.setFocus()
    ringed = holder.grab().toImage()
    over.clearFocus()
    assert holder.grab().toImage() != ringed
    holder.parts = button, None
    holder.change()
    QApplication.processEvents()
    assert not over.isVisible()


class TextRow(Holder):
    """A long text beside a button."""

    def __init__(self, ctx: UiContext, button: Button) -> None:
        super().__init__(ctx)
        self.button, self.made = button, 0

    def tree(self) -> Box:
        """Both."""
        self.made += 1
        text = Words("Each of these words may go on to the next line. " * 4, wrap=True, grow=1)
        return Row(text, Live(self.button))


class RowsPage(PageFrame):
    """A page with a group of rows."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, "Page")
        self.buttons = [
            Button(ctx, msg(name)) for name in ("button-back", "keys-title", "app-name")
        ]
        self.rows = [TextRow(ctx, button) for button in self.buttons]
        self.group, self.made = Holder(ctx, self.all_rows), 0

    def all_rows(self) -> Box:
        """The rows below each other."""
        self.made += 1
        return Column(*map(Live, self.rows))

    def counts(self) -> list[int]:
        """How often the trees of the group and of its rows were made."""
        return [self.made, *(row.made for row in self.rows)]

    def body_tree(self) -> Box:
        """The group below its name."""
        return Column(Words("Rows", "section"), Live(self.group))


def _shown_again(page: RowsPage) -> None:
    page.hide()
    page.ctx.set_scale(2.0)
    page.show()


CHANGES: dict[str, Callable[[RowsPage], object]] = {
    "language": lambda page: page.ctx.set_language("de"),
    "scale": lambda page: page.ctx.set_scale(1.5),
    "layout": lambda page: page.ctx.set_window(1000, 600),
    "theme": lambda page: page.ctx.set_theme("high-contrast"),
    "words": lambda page: page.buttons[1].set_words("Somewhat more to be read here"),
    "least": lambda page: page.buttons[2].setMinimumSize(300, 90),
    "size": lambda page: page.resize(500, 600),
    "hidden": _shown_again,
}


def places(page: RowsPage) -> list[object]:
    """Where everything is, and of what colour."""
    parts = [part for holder in (page.group, *page.rows) for part in holder.laid.rects()]
    widgets = (page.content, page.group, *page.rows, *page.buttons)
    return [parts, [one.geometry() for one in widgets], page.group.look.tone("ink")]


@pytest.mark.parametrize("first", CHANGES)
def test_a_page_keeps_nothing_that_has_changed(first: str, qtbot: QtBot) -> None:
    """After any two changes everything lies where it lies on a page made with these looks."""
    for second in CHANGES:
        ctx = UiContext(speed=0)
        page = RowsPage(ctx)
        page.resize(700, 600)
        page.show()
        settle()
        for name in (first, second):
            CHANGES[name](page)
        _ = page.content.heightForWidth(640)  # measured between the change and the layout
        settle()
        fresh = RowsPage(ctx)
        for old, new in zip(page.buttons, fresh.buttons, strict=True):
            new.set_words(old.words)
            new.setMinimumSize(old.minimumSize())
        fresh.resize(page.size())
        fresh.show()
        settle()
        assert places(page) == places(fresh), second
        for widget in (page, fresh):
            shiboken6.delete(widget)


def test_a_control_that_changes_after_it_was_measured_gets_its_room(
    ctx: UiContext, qtbot: QtBot
) -> None:
    """A tree that was measured, but not laid out, is measured again if a control has changed."""
    button = Button(ctx, "Go")
    holder = TextRow(ctx, button)
    qtbot.addWidget(holder)
    holder.resize(400, 80)
    holder.show()
    holder.change()
    _ = holder.sizeHint()
    button.set_words("Go on with the game")
    holder.settle()
    assert button.width() == button.sizeHint().width()


def test_new_looks_lay_a_page_out_once(ctx: UiContext, qtbot: QtBot) -> None:
    """With new looks and a new size the tree of each part is made once."""
    page = RowsPage(ctx)
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    settle()
    before = page.counts()
    ctx.set_scale(1.25)
    page.resize(1000, 720)
    settle()
    assert page.counts() == [count + 1 for count in before]
