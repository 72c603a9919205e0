"""The page of a review: its states, by pointer and by keys, in all sizes and languages."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game import records
from alhambra_qt.controller.review.build import review_view
from alhambra_qt.controller.review.trying import judged_at, known
from alhambra_qt.faults import Faults
from alhambra_qt.i18n import LANGS, msg, tr
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.pages.review import ReviewPage
from alhambra_qt.ui.pages.review_choices import DearRow
from alhambra_qt.ui.plots.axes import DASHES, Span
from alhambra_qt.ui.plots.curves import Curves
from tests.access.hearing import unsaid
from tests.review.samples import Finished, game, review_of
from tests.ui.geometry import cut_words, outside, overlaps
from tests.ui.ledger_samples import cut_sheets
from tests.ui.review_samples import STATES, tried
from tests.ui.window_kit import Player

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
NAME = QAccessible.Text.Name


def settled(page: QWidget) -> None:
    """Nothing is laid out any more."""
    for _ in range(4):
        QApplication.processEvents()


def page_of(
    ctx: UiContext, qtbot: QtBot, name: str = "review", size: tuple[int, int] = (1366, 768)
) -> ReviewPage:
    """The page in one of its states, shown, with the keyboard."""
    ctx.set_window(*size)
    page = STATES[name](ctx)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.focus_first()
    settled(page)
    return page


def press(page: ReviewPage, key: Qt.Key, mods: Qt.KeyboardModifier | None = None) -> None:
    """Press a key where the keyboard is."""
    held = page.window().focusWidget() or page
    QTest.keyClick(held, key, mods or Qt.KeyboardModifier.NoModifier)
    settled(page)


def words(page: QWidget) -> list[str]:
    """All that is written on the page and shown."""
    found: list[str] = []

    def walk(one: QWidget) -> None:
        told = QAccessible.queryAccessibleInterface(one)
        for k in range(told.childCount()):
            child = told.child(k)
            if child is None:
                continue
            held = child.object()
            if not isinstance(held, QWidget):
                found.append(child.text(NAME))
            elif held.isVisible():
                found.append(child.text(NAME))
                walk(held)

    walk(page)
    return found


# -- states -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 600), 1.0), ((1366, 768), 1.0), ((1024, 600), 2.0)]
)
@pytest.mark.parametrize("name", ["review-open", "review-six"])
def test_nothing_is_cut(
    ctx: UiContext, qtbot: QtBot, name: str, size: tuple[int, int], scale: float
) -> None:
    """In every language all words have room, and nothing covers anything; in a usual window the
    left side is seen whole."""
    ctx.set_scale(scale)
    page = page_of(ctx, qtbot, name, size)
    for lang in ("it", "ro", "fr"):
        ctx.set_language(lang)
        settled(page)
        assert cut_words(page) == [], lang
        assert cut_sheets(page) == [], lang
        assert outside(page) == [], lang
        assert overlaps(page) == [], lang
        if page.sheet.together:
            boxes = [box for _, box in page.sheet.graph.discs()]
            assert not any(a.intersects(b) for k, a in enumerate(boxes) for b in boxes[k + 1 :])
            assert page.sheet.even.visibleRegion().boundingRect() == page.sheet.even.rect(), lang


def test_everything_on_an_open_choice_is_said(ctx: UiContext, qtbot: QtBot) -> None:
    """Whatever is written beside the list is in the tree of a screen reader, too."""
    for name in ("review-open", "review-rough"):
        assert unsaid(page_of(ctx, qtbot, name))[0] == []


@pytest.mark.parametrize("lang", LANGS)
def test_states_say_what_they_are(ctx: UiContext, qtbot: QtBot, lang: str) -> None:
    """Working, stopped, finished and nothing dear are told apart in words and by buttons."""
    ctx.set_language(lang)

    def said(id: str, page: ReviewPage, **args: int | str) -> bool:
        told = " ".join(words(page))
        return ctx.t(id, **args) in told.replace("\u2068", "").replace("\u2069", "")

    page = page_of(ctx, qtbot, "review-fresh")
    turning = page.sheet.turning
    assert said("review-working", page)
    assert said("review-later", page)
    assert turning.stop_button.isVisible()
    page.show_review(page.review, 0.0)
    settled(page)
    assert said("review-stopped", page)
    assert turning.on_button.isVisible()
    assert not turning.stop_button.isVisible()
    page.show_review(review_of(game(4)), 0.0)
    settled(page)
    assert not turning.on_button.isVisible()
    assert turning.see_button.isVisible()
    assert not said("review-later", page)
    page.show_review(review_of(game(4), costs=()), 0.0)
    settled(page)
    assert said("review-dear-none", page)


def test_what_is_rough_is_not_told_as_sure(ctx: UiContext, qtbot: QtBot) -> None:
    """While somebody still works, lines are thin, and level and even luck wait for the end."""
    page = page_of(ctx, qtbot, "review-rough")
    view = page.view
    assert view is not None
    assert view.rough
    assert page.sheet.graph.turn == view.found < view.turns
    assert page.sheet.turning.works
    told = " ".join(words(page))
    assert "about 40 seconds left" in told
    assert "With even luck Ioana" not in told
    assert not any(level in told for level in ("Beginner", "Expert"))


def test_more_is_found_out_while_somebody_reads(ctx: UiContext, qtbot: QtBot) -> None:
    """News change what is shown and nothing fails; a row that stays the same keeps the keyboard."""
    faults = Faults()
    faults.install()
    page = page_of(ctx, qtbot, "review-fresh")
    for upto in (0.2, 0.4, 0.6, 0.8):
        page.show_review(review_of(game(4), upto=upto), 10.0)
        settled(page)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        settled(page)
    page.findChildren(DearRow)[0].setFocus()
    held = page.window().focusWidget()
    page.show_review(review_of(game(4), upto=0.81), 9.0)
    settled(page)
    assert page.window().focusWidget() is held
    page.open_choice(1)
    opened = page.sheet.choices.open
    page.show_review(review_of(game(4)), 0.0)  # nobody who reads a choice is taken from it
    assert opened is not None
    assert page.sheet.choices.open is not None
    assert page.sheet.choices.open.at == opened.at
    page.show_game(game(3))
    page.show_review(review_of(game(3)), 0.0)
    assert page.sheet.graph.turn == max(0, page.sheet.graph.shown.turning.turn)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settled(page)
    faults.remove()
    assert not faults.found
    assert len(page.sheet.graph.seats) == 3


def test_stop_and_go_on_reach_the_host(ctx: UiContext, qtbot: QtBot) -> None:
    """The buttons emit what they say."""
    page = page_of(ctx, qtbot, "review-rough")
    with qtbot.waitSignal(page.stopped):
        QTest.mouseClick(page.sheet.turning.stop_button, LEFT)
    page.show_review(page.review, 0.0)
    settled(page)
    with qtbot.waitSignal(page.resumed):
        QTest.mouseClick(page.sheet.turning.on_button, LEFT)


# -- by pointer -------------------------------------------------------------------------------


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
    assert [number for number, _ in sorted(discs, key=lambda one: one[0])] == [1, 2, 3, 4, 5]
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


def test_rows_and_buttons(ctx: UiContext, qtbot: QtBot) -> None:
    """A row opens its choice and hands the keyboard to its tab; the buttons tell its action."""
    page = page_of(ctx, qtbot)
    row = page.findChildren(DearRow)[1]
    QTest.mouseClick(row, LEFT)
    settled(page)
    choices = page.sheet.choices
    assert choices.open is not None
    assert choices.tabs[1].hasFocus()
    for button, signal in (
        (choices.try_button, page.try_wanted),
        (choices.on_button, page.play_on_wanted),
        (choices.go_button, page.replay_wanted),
    ):
        with qtbot.waitSignal(signal) as seen:
            QTest.mouseClick(button, LEFT)
        assert seen.args == [choices.open.at]
    QTest.mouseClick(choices.close_button, LEFT)
    assert choices.open is None
    assert choices.rows[1].hasFocus()


def test_seats_are_chosen(ctx: UiContext, qtbot: QtBot) -> None:
    """A seat button and a digit choose whose luck and choices are read, and whose Alhambra."""
    page = page_of(ctx, qtbot)
    QTest.mouseClick(page.sheet.graph.seats[2], LEFT)
    assert page.seat == page.sheet.graph.seat == 2
    assert [one.isChecked() for one in page.sheet.graph.seats] == [False, False, True, False]
    moment = page.sheet.moment.moment
    assert moment is not None
    assert moment.board.seat.seat == 2
    press(page, K.Key_4)
    assert page.seat == 3
    press(page, K.Key_6)  # nobody sits there
    assert page.seat == 3
    press(page, K.Key_7)
    assert page.sheet.graph.even


# -- by keys ----------------------------------------------------------------------------------


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
    one, turn = graph.shown.seats[0], graph.turn
    assert round(one.luck[turn - 1]) or round(one.choices[turn - 1])
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
    assert graph.span.zoomed
    for key in (K.Key_Home, K.Key_End, K.Key_V):
        press(page, key)
        assert graph.span.first <= graph.turn <= graph.span.last
    for _ in range(3):
        press(page, K.Key_Z, SHIFT)
    assert graph.span == Span.whole(graph.shown.turns)


def test_keys_of_the_choices(ctx: UiContext, qtbot: QtBot) -> None:
    """N and Shift+N go through the dear choices, Space opens and closes, Esc closes or leaves."""
    page = page_of(ctx, qtbot)
    choices = page.sheet.choices
    numbers = []
    for _ in range(6):
        press(page, K.Key_N)
        assert choices.open is not None
        numbers.append(choices.open.number)
    assert numbers == [1, 2, 3, 4, 5, 1]
    press(page, K.Key_N, SHIFT)
    assert choices.open is not None
    assert choices.open.number == 5
    with qtbot.assertNotEmitted(page.back):
        press(page, K.Key_Escape)
    assert choices.open is None
    page.sheet.graph.slider.setFocus()
    press(page, K.Key_Space)
    assert choices.open is not None
    press(page, K.Key_Space)
    assert choices.open is None
    with qtbot.waitSignal(page.back):
        press(page, K.Key_Escape)


@pytest.mark.parametrize(
    ("key", "signal"),
    [(K.Key_Y, "try_wanted"), (K.Key_B, "play_on_wanted"), (K.Key_Return, "replay_wanted")],
)
def test_keys_ask_for_what_they_say(ctx: UiContext, qtbot: QtBot, key: Qt.Key, signal: str) -> None:
    """Y, B and Enter emit the moment that is looked at, wherever the keyboard is."""
    page = page_of(ctx, qtbot)
    with qtbot.waitSignal(getattr(page, signal)) as seen:
        press(page, key)
    at = seen.args[0]
    moment = page.sheet.moment.moment
    assert moment is not None
    if key == K.Key_Y:
        assert page.review is not None
        choice = judged_at(page.review, at)
        assert choice is not None
        assert choice.seat == page.seat
        assert at >= moment.next_at
    else:
        assert at == moment.next_at


@pytest.mark.parametrize(("size", "scale"), [((1366, 768), 1.0), ((1024, 600), 2.0)])
def test_keys_reach_everything(
    ctx: UiContext, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    """Tab reaches each control of each tab and what is reached is in sight; F6 visits the parts."""
    ctx.set_scale(scale)
    page = page_of(ctx, qtbot, "review", size)
    for _ in range(1 if page.sheet.together else 3):
        wanted, seen = set(focus.focusable(page.sheet)), set()
        for _ in range(60):
            held = page.window().focusWidget()
            if held in seen:
                break
            seen.add(held)
            if page.sheet.isAncestorOf(held):
                assert not held.visibleRegion().isEmpty(), held.accessibleName()
            press(page, K.Key_Tab)
        assert wanted <= seen
        press(page, K.Key_Tab, CTRL)
    visited = set()
    for _ in range(len(page.sheet.zones) + 1):
        press(page, K.Key_F6)
        held = page.window().focusWidget()
        visited |= {one for one in page.sheet.zones if one.isAncestorOf(held)}
    reached = {one for one in page.sheet.zones if focus.focusable(one)}
    assert visited == reached


def test_tabs_of_a_small_window(ctx: UiContext, qtbot: QtBot) -> None:
    """There the parts are behind tabs, and opening a choice turns to it; arrows scroll."""
    page = page_of(ctx, qtbot, "review", (1024, 600))
    assert page.sheet.graph.isVisible()
    assert not page.sheet.choices.isVisible()
    bar = page.scroller.verticalScrollBar()
    for _ in range(3):
        press(page, K.Key_Down)
    assert 0 < bar.value() == bar.maximum()
    assert page.sheet.graph.slider.hasFocus()
    press(page, K.Key_Tab, CTRL)
    assert page.sheet.moment.isVisible()
    press(page, K.Key_N)
    assert page.sheet.choices.isVisible()
    assert page.sheet.choices.open is not None
    assert page.sheet.choices.tabs[0].hasFocus()
    press(page, K.Key_Escape)
    assert page.sheet.choices.rows[0].hasFocus()
    press(page, K.Key_V)
    assert page.sheet.moment.isVisible()
    assert page.sheet.graph.turn == page.sheet.graph.shown.turning.turn


# -- what is heard ----------------------------------------------------------------------------


def test_the_graph_is_a_slider(ctx: UiContext, qtbot: QtBot) -> None:
    """It is told with its place, all shares, luck and choice, and what scoring came then."""
    page = page_of(ctx, qtbot)
    graph = page.sheet.graph
    told = QAccessible.queryAccessibleInterface(graph.slider)
    assert told.role() == Role.Slider
    graph.go(graph.shown.scorings[0].turn)
    turn = graph.turn
    name = told.text(NAME)
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
    rows = [one for one in cells if one.role() == Role.RowHeader]
    assert len(rows) >= graph.shown.turns + 1
    anna = [one.text(NAME) for one in cells if one.text(NAME).startswith("60, Anna ")]
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
    """The line of the game is drawn from where they part, told at the cursor and in the table."""
    page = page_of(ctx, qtbot, "review-branch")
    view, branch = page.view, page.session.branch if page.session else None
    assert view is not None
    assert view.happened is not None
    assert branch is not None
    happened, steps = view.happened, game(4).steps
    assert happened.shares == review_view(game(4), review_of(game(4))).shares
    assert happened.parted == steps[branch.at].turn
    assert view.longest == max(view.turns, steps[-1].turn + 1)
    for turn in (0, happened.parted + 1, view.turns):
        page.sheet.graph.go(turn)
        for seat in range(4):
            page.choose(seat)
            share = happened.shares[min(turn, len(happened.shares) - 1)][seat]
            assert ctx.t("review-heard-game", n=share) in page.sheet.graph.slider.accessibleName()
    assert ctx.t("review-in-game") in words(page)
    page.sheet.graph.go(happened.parted)
    curves, at = next((b, r) for b, r in page.sheet.graph.laid.parts if isinstance(b, Curves))
    line = curves._happened(page.sheet.graph.look, at, at, happened)
    assert len(line) == len(happened.exact) - happened.parted
    page.show_table(True)
    settled(page)
    assert words(page).count(ctx.t("review-in-game")) == 1


def test_only_a_branch_has_something_beside(ctx: UiContext) -> None:
    """A game has nothing beside it, nor a branch of a game that was not looked at."""
    session = game(4)
    assert review_view(session, review_of(session), review_of(session)).happened is None
    assert review_view(tried(), review_of(tried(), seed=2)).happened is None


@pytest.mark.parametrize("lang", LANGS)
def test_a_dear_choice_is_a_sentence(ctx: UiContext, qtbot: QtBot, lang: str) -> None:
    """A row is heard with number, turn, severity, cost, both moves."""
    ctx.set_language(lang)
    page = page_of(ctx, qtbot)
    for row in page.findChildren(DearRow):
        told = QAccessible.queryAccessibleInterface(row).text(NAME)
        choice = row.choice
        for part in (choice.played, choice.better, choice.word):
            assert tr(lang, part).replace("\u2068", "").replace("\u2069", "") in told
        assert f"{choice.cost}" in told
        assert f"{choice.turn}" in told


def test_lines_are_told_apart_without_colour() -> None:
    """Each mark has its own dashes, and only one line has none."""
    marks = [tag.mark for tag in game(6).tags]
    dashes = [tuple(DASHES.get(mark, ())) for mark in marks]
    assert len(set(dashes)) == 6
    assert dashes.count(()) == 1


def test_learners_find_out_by_themselves(ctx: UiContext, qtbot: QtBot) -> None:
    """With the help for learners the answer is covered until it was tried or asked for."""
    page = page_of(ctx, qtbot)
    session = page.session
    assert session is not None
    learning = tuple(evolve(one, assist="learn") for one in session.config.seats)
    session, usual = session.as_it_was(len(session.steps)), session.config
    session.config = evolve(usual, seats=learning)
    page.show_game(session)
    page.show_review(review_of(game(4)), 0.0)
    page.open_choice(1)
    settled(page)
    choice = page.sheet.choices.open
    assert choice is not None
    better = ctx.text(choice.better).replace("\u2068", "").replace("\u2069", "")
    assert better not in words(page.sheet.choices)
    QTest.mouseClick(page.sheet.choices.show_button, LEFT)
    settled(page)
    assert better in words(page.sheet.choices)


# -- in the program ---------------------------------------------------------------------------


def finished_game(player: Player) -> None:
    """A game that is over is opened, and its results are shown."""
    session = game(4)
    player.program.after.review.host = Finished(review_of(session))
    records.save(session, player.program.folder / "over.alhambra")
    player.program.open_path(player.program.folder / "over.alhambra")
    player.settle()
    assert player.page == "results"


def test_from_the_results_to_a_try_and_back() -> None:
    """A opens the review, Y lays a position, one action is chosen, and the answer is shown."""
    player = Player()
    finished_game(player)
    player.key("A")
    player.events(3)
    assert player.page == "review"
    page = player.program.after.review.page()
    player.key("N")
    player.events(3)
    opened = page.sheet.choices.open
    assert opened is not None
    player.key("P")
    player.events(3)
    assert player.page == "replay"
    shown = player.program.after.replay.page().table.view_shown
    assert shown is not None
    assert shown.you.seat.seat == page.seat
    title = player.program.ctx.text(shown.prompt.title)
    assert (
        title.replace("\u2068", "").replace("\u2069", "") == f"Turn {opened.turn}: Anna chooses now"
    )
    player.key(K.Key_Escape)
    player.events(3)
    player.key("Y")
    player.events(3)
    assert player.page == "try"
    trying = player.program.after.review.trying()
    assert trying.desk is not None
    assert page.review is not None
    choice = judged_at(page.review, opened.at)
    assert choice is not None
    trying.desk.session.play(choice.played)
    player.events(3)
    assert player.page == "review"
    told = page.sheet.choices.verdict
    assert told is not None
    assert tr("en", told).startswith("As in the game")
    player.key("E")
    player.events(3)
    assert player.page == "share"
    assert player.program.after.share.game is not None
    assert player.program.after.share.game.notes
    assert player.program.after.share.page().review_note.isVisible()
    player.key(K.Key_Escape)
    player.events(3)
    other = next(one.played for one in page.review.judged() if not known(choice, one.played))
    page.tried(choice.at, other)
    player.events(3)
    assert "it would win 2 fewer" in " ".join(words(page.sheet.choices))
    for expected in ("review", "results"):
        player.key(K.Key_Escape)
        player.events(3)
        assert player.page == expected


def test_a_try_can_be_left_without_an_answer() -> None:
    """Esc and the button lead back from the table, and nothing was tried."""
    player = Player()
    finished_game(player)
    player.key("A", "N")
    player.events(3)
    page = player.program.after.review.page()
    for leave in ("esc", "button"):
        player.key("Y")
        player.events(3)
        assert player.page == "try"
        if leave == "esc":
            player.key(K.Key_Escape)
        else:
            QTest.mouseClick(player.program.after.review.trying().back_button, LEFT)
        player.events(3)
        assert player.page == "review"
        assert page.sheet.choices.verdict is None


def test_the_list_of_games_leads_to_reviews() -> None:
    """A finished game in the list has a button for it, one that goes on has none."""
    player = Player()
    finished_game(player)
    player.program.leave_game()
    player.program.saved.show()
    player.events(5)
    cards = player.program.saved.page().cards.values()
    over = [card for card in cards if card.game.over]
    assert over
    assert all(card.review.isVisible() == card.game.over for card in cards)
    QTest.mouseClick(over[0].review, LEFT)
    player.events(3)
    assert player.page == "review"
    page = player.program.after.review.page()
    page.ledger_wanted.emit()
    player.events(3)
    assert player.page == "scores"
    for expected in ("review", "games"):
        player.key(K.Key_Escape)
        player.events(3)
        assert player.page == expected
