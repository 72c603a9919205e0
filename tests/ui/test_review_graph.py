"""The graph of a review: by pointer and by keys, as a slider and as a table, with a branch."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.review.review_build import review_view
from alhambra_qt.controller.review.review_view import HappenedView
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.plots.curves import DASHES, Curves, Span
from tests.review.samples import game
from tests.ui.ledger_samples import written_boxes
from tests.ui.review_kit import ALT, CTRL, LEFT, NAME, SHIFT, K, page_of, press, settled, words
from tests.ui.review_samples import found, found_of_branch, tried


def test_the_pointer_moves_the_cursor(ctx: UiContext, qtbot: QtBot) -> None:
    """A press goes to the turn under it, a drag follows; moment and read-out go with it."""
    page = page_of(ctx, qtbot)
    graph = page.sheet.graph
    slider = graph.slider
    seen: list[int] = []
    graph.moved.connect(seen.append)
    QTest.mouseClick(slider, LEFT, pos=QPoint(slider.width() // 3, 60))
    first = graph.turn
    assert 0 < first < page.sheet.graph.shown.turns / 2
    assert page.sheet.moment.moment is not None
    assert page.sheet.moment.moment.title == msg("review-after", turn=first)
    QTest.mousePress(slider, LEFT, pos=QPoint(slider.width() // 3, 60))
    QTest.mouseMove(slider, QPoint(slider.width() // 2, 60))
    slider.dragged_to.emit(slider.width() / 2)
    assert graph.turn > first
    shares = graph.shown.shares[graph.turn]
    assert all(str(share) in " ".join(words(graph)) for share in shares)


def test_a_disc_opens_its_choice(ctx: UiContext, qtbot: QtBot) -> None:
    """A click on a number on the graph opens that choice, once more on its tab closes it."""
    page = page_of(ctx, qtbot)
    graph = page.sheet.graph
    discs = graph.discs()
    assert [number for number, _ in sorted(discs, key=lambda disc: disc[0])] == [1, 2, 3, 4, 5]
    boxes = [box for _, box in discs]
    assert not any(a.intersects(b) for k, a in enumerate(boxes) for b in boxes[k + 1 :])
    number, box = discs[2]
    at = box.center() - QPointF(graph.slider.geometry().topLeft())
    QTest.mouseClick(graph.slider, LEFT, pos=at.toPoint())
    settled(page)
    opened = page.sheet.choices.open
    assert opened is not None
    assert opened.number == graph.open == number
    assert graph.turn == opened.turn
    QTest.mouseClick(page.sheet.choices.tabs[number - 1], LEFT)
    assert page.sheet.choices.open is None


def test_keys_of_the_graph(ctx: UiContext, qtbot: QtBot) -> None:
    """Arrows go turn by turn, with Ctrl to what the seat had or did; pages to scorings, V back.

    The cursor has a ring while it has the keyboard.
    """
    page = page_of(ctx, qtbot)
    graph = page.sheet.graph

    def ring() -> bool:
        return next(box for box, _ in graph.laid.parts if isinstance(box, Curves)).of.focused

    graph.seats[0].setFocus()
    settled(page)
    assert not ring()
    graph.slider.setFocus()
    settled(page)
    assert ring()
    turning = graph.shown.turning.turn
    assert graph.slider.hasFocus()
    assert graph.turn == turning
    press(page, K.Key_Left)
    assert graph.turn == turning - 1
    press(page, K.Key_Home)
    assert graph.turn == 0
    press(page, K.Key_PageDown)
    assert graph.turn == graph.shown.scorings[0].turn
    press(page, K.Key_PageUp)
    assert graph.turn == 0
    press(page, K.Key_Right, CTRL)
    review, turn = graph.shown.seats[0], graph.turn
    assert round(review.luck[turn - 1]) or round(review.choices[turn - 1])
    press(page, K.Key_End)
    assert graph.turn == graph.shown.turns
    press(page, K.Key_V)
    assert graph.turn == turning


def test_zoom_keeps_the_cursor_in_sight(ctx: UiContext, qtbot: QtBot) -> None:
    """Z shows fewer turns, Shift+Z more; wherever the cursor goes it is among them."""
    page = page_of(ctx, qtbot)
    graph = page.sheet.graph
    press(page, K.Key_Z)
    press(page, K.Key_Z)
    assert graph.span.last - graph.span.first < graph.span.turns
    for key in (K.Key_Home, K.Key_End, K.Key_V):
        press(page, key)
        assert graph.span.first <= graph.turn <= graph.span.last
    for _ in range(3):
        press(page, K.Key_Z, SHIFT)
    assert graph.span == Span.whole(graph.shown.turns)


def test_the_graph_is_a_slider(ctx: UiContext, qtbot: QtBot) -> None:
    """The accessible text has its place, all shares, luck and choice, and a scoring then."""
    page = page_of(ctx, qtbot)
    graph = page.sheet.graph
    interface = QAccessible.queryAccessibleInterface(graph.slider)
    assert interface.role() == Role.Slider
    graph.go(graph.shown.scorings[0].turn)
    turn = graph.turn
    name = interface.text(NAME)
    assert f"turn {turn} of {graph.shown.turns}" in name
    for tag, share in zip(graph.shown.tags, graph.shown.shares[turn], strict=True):
        assert f"{tag.name} {share}" in name
    assert "luck" in name
    assert "Scoring 1" in name


def test_the_graph_is_a_table_too(ctx: UiContext, qtbot: QtBot) -> None:
    """Alt+T shows every turn with all shares, luck and choices of the seat; Esc leads back."""
    page = page_of(ctx, qtbot)
    press(page, K.Key_T, ALT)
    assert page.sheet.table.isVisible()
    assert not page.sheet.graph.isVisible()
    table = QAccessible.queryAccessibleInterface(page.sheet.table.lines)
    assert table.role() == Role.Table
    graph = page.sheet.graph
    cells = [table.child(k) for k in range(table.childCount())]
    rows = [cell for cell in cells if cell.role() == Role.RowHeader]
    assert len(rows) >= graph.shown.turns + 1
    anna = [cell.text(NAME) for cell in cells if cell.text(NAME).startswith("60, Anna ")]
    assert anna == [f"60, Anna {graph.shown.shares[60][0]}"]
    held = page.sheet.table
    assert held.height() < page.height()
    assert held.lines.turn == graph.turn
    top = held.lines.visibleRegion().boundingRect().top()
    assert 0 < top < held.lines.top_of(graph.turn)
    press(page, K.Key_Home)
    assert held.lines.visibleRegion().boundingRect().top() == 0
    assert page.table_button.hasFocus()
    press(page, K.Key_Escape)
    assert graph.isVisible()
    assert graph.slider.hasFocus()


def test_a_branch_stands_beside_what_happened(ctx: UiContext, qtbot: QtBot) -> None:
    """The line of the game is drawn from the fork on, and is at the cursor and in the table."""
    page = page_of(ctx, qtbot, "review-branch")
    view, branch = page.view, page.session.branch if page.session else None
    assert view is not None
    assert view.happened is not None
    assert branch is not None
    happened, steps = view.happened, game(4).steps
    assert happened.shares == review_view(game(4), found()).shares
    assert happened.parted == steps[branch.at].turn
    assert view.longest == max(view.turns, steps[-1].turn + 1)
    for turn in (0, happened.parted + 1, view.turns):
        page.sheet.graph.go(turn)
        for seat in range(4):
            page.choose(seat)
            share = happened.shares[min(turn, len(happened.shares) - 1)][seat]
            text = msg("review-heard-game", name=view.tags[seat].label, n=share)
            assert ctx.text(text) in page.sheet.graph.slider.accessibleName()
    assert ctx.t("review-in-game") in words(page.sheet.graph)
    page.sheet.graph.go(happened.parted)
    curves, at = next((b, r) for b, r in page.sheet.graph.laid.parts if isinstance(b, Curves))
    line = curves.happened(page.sheet.graph.look, at, at)
    assert len(line) == len(happened.exact) - happened.parted
    page.show_table(True)
    settled(page)
    written = [box.text for box in written_boxes(page.sheet.table.lines)]
    assert written.count(ctx.t("review-in-game")) == 1


def test_a_game_longer_than_its_branch(ctx: UiContext, qtbot: QtBot) -> None:
    """All of it is shown; the cursor and the result stay with the branch."""
    page = page_of(ctx, qtbot, "review-branch")
    view, graph = page.view, page.sheet.graph
    assert view is not None
    more = HappenedView((*view.shares, *view.shares[:20]), (*view.exact, *view.exact[:20]), 30)
    graph.show_view(evolve(view, happened=more), 1)
    assert graph.span.last == view.turns + 20
    assert graph.slider.maximum() == view.turns
    curves, at = next((b, r) for b, r in graph.laid.parts if isinstance(b, Curves))
    line = curves.happened(graph.look, at, curves.plotted(graph.look, at))
    assert line[0].x() == graph.span.x(graph.look, at, 30)
    assert line[-1].x() == curves.plotted(graph.look, at).right()


def test_only_a_branch_has_something_beside(ctx: UiContext) -> None:
    """A game has nothing beside it, nor a branch of a game that was not looked at."""
    session = game(4)
    assert review_view(session, found(), found()).happened is None
    assert review_view(tried(), found_of_branch()).happened is None


def test_lines_are_told_apart_without_colour() -> None:
    """Each mark has its own dashes, and only one line has none."""
    marks = [tag.mark for tag in game(6).tags]
    dashes = [tuple(DASHES.get(mark, ())) for mark in marks]
    assert len(set(dashes)) == 6
    assert dashes.count(()) == 1
