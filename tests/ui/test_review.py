"""The page of a review: its states, by pointer and by keys, in all sizes and languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.reviews import UNKNOWN
from alhambra_qt.controller.review.review_build import judged_at
from alhambra_qt.faults import Faults
from alhambra_qt.i18n import LANGS, tr
from alhambra_qt.review.model import Review
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.review.moments import DearRow
from tests.access.hearing import unsaid
from tests.cases import each, night
from tests.review.samples import game
from tests.ui.geometry import unpainted
from tests.ui.page_kit import COMMON, SMALL, wishes, wrong_at
from tests.ui.review_kit import CTRL, LEFT, NAME, SHIFT, K, page_of, plain, press, settled, words
from tests.ui.review_samples import found

CROWDED = ("review-open", "review-six")
WINDOWS = ((COMMON, 1.0), (SMALL, 1.0), (SMALL, 2.0))

# -- states -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CROWDED)
def test_nothing_is_cut(ctx: UiContext, qtbot: QtBot, name: str) -> None:
    """In every language all words have room, and nothing covers anything.

    In a usual window the left side is seen whole, and no disc covers another.
    """
    page = page_of(ctx, qtbot, name)
    narrow: list[str] = []

    def looks() -> Iterator[str]:
        yield name
        if page.sheet.together:
            boxes = [box for _, box in page.sheet.graph.discs()]
            assert not any(a.intersects(b) for a, b in combinations(boxes, 2))
            even = page.sheet.even
            if even.visibleRegion().boundingRect() != even.rect():
                narrow.append(ctx.language)

    every = each(window=WINDOWS, lang=("it", "ro", "fr"))[1]
    by_day = every[CROWDED.index(name) :: 2]
    rows = [(*window, lang) for window, lang in (every if night() else by_day)]
    assert wrong_at(page, rows, looks) == []
    assert narrow == []


def test_everything_on_an_open_choice_is_said(ctx: UiContext, qtbot: QtBot) -> None:
    """Everything written beside the list is in the accessible tree, too."""
    for name in ("review-open", "review-rough"):
        assert unsaid(page_of(ctx, qtbot, name))[0] == []


def test_states_say_what_they_are(ctx: UiContext, qtbot: QtBot) -> None:
    """Working, stopped, finished and nothing costly differ in words and buttons."""
    page = page_of(ctx, qtbot, "review-fresh")
    turning, rough = page.sheet.turning, page.review
    states: tuple[tuple[Review | None, float, tuple[str, ...], tuple[str, ...], Button], ...] = (
        (rough, 60.0, ("working", "later"), (), turning.stop_button),
        (rough, 0.0, ("stopped",), (), turning.on_button),
        (found(), 0.0, (), ("later",), turning.see_button),
        (found(dear=False), 0.0, ("dear-none",), (), turning.see_button),
    )
    buttons = {turning.stop_button, turning.on_button, turning.see_button}
    for number, (review, left, texts, unsaid_now, button) in enumerate(states):
        page.show_review(review, left)
        for lang in LANGS if night() else LANGS[number : number + 1]:
            with unpainted(page):
                ctx.set_language(lang)
                settled(page)
            text = plain(" ".join(words(page)))
            assert all(ctx.t(f"review-{one}") in text for one in texts), (lang, texts)
            assert not any(ctx.t(f"review-{one}") in text for one in unsaid_now), lang
        assert {button for button in buttons if button.isVisible()} == {button}, texts


def test_what_is_rough_is_not_told_as_sure(ctx: UiContext, qtbot: QtBot) -> None:
    """While somebody still works, lines are thin, and level and even luck wait for the end."""
    page = page_of(ctx, qtbot, "review-rough")
    view = page.view
    assert view is not None
    assert view.rough
    assert page.sheet.graph.turn == view.found < view.turns
    assert page.sheet.turning.works
    text = " ".join(words(page))
    assert "40% done, about 40 seconds left" in text
    page.show_review(page.review, UNKNOWN)
    settled(page)
    text = plain(" ".join(words(page)))
    assert "40% done" in text
    assert "left" not in text
    assert "With even luck Ioana" not in text
    assert not any(level in text for level in ("Beginner", "Expert"))


def test_more_is_found_out_while_somebody_reads(ctx: UiContext, qtbot: QtBot) -> None:
    """News change what is shown and nothing fails; a row that stays the same keeps the keyboard."""
    faults = Faults()
    faults.install()
    page = page_of(ctx, qtbot, "review-fresh")
    for upto in (0.2, 0.4, 0.6, 0.8):
        page.show_review(found(4, upto), 10.0)
        settled(page)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        settled(page)
    page.findChildren(DearRow)[0].setFocus()
    held = page.window().focusWidget()
    page.show_review(found(4, 0.81), 9.0)
    settled(page)
    assert page.window().focusWidget() is held
    page.open_choice(1)
    opened = page.sheet.choices.open
    page.show_review(found(), 0.0)  # nobody who reads a choice is taken from it
    assert opened is not None
    assert page.sheet.choices.open is not None
    assert page.sheet.choices.open.at == opened.at
    page.show_game(game(3))
    page.show_review(found(3), 0.0)
    assert page.sheet.graph.turn == max(0, page.sheet.graph.shown.turning.turn)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settled(page)
    faults.remove()
    assert not faults.found
    assert len(page.sheet.graph.seats) == 3


def test_the_board_of_the_moment_keeps_its_size(ctx: UiContext, qtbot: QtBot) -> None:
    """While costly choices come in they fill their own room, and take none from the moment."""
    page = page_of(ctx, qtbot, "review-fresh")
    sizes, rows = set[int](), set[int]()
    for upto in (0.2, 0.4, 0.6, 0.8):
        page.show_review(found(4, upto), 10.0)
        settled(page)
        sizes.add(page.sheet.moment.height())
        rows.add(len(page.sheet.choices.rows))
    assert len(rows) > 1
    assert len(sizes) == 1


def test_stop_and_go_on_reach_the_host(ctx: UiContext, qtbot: QtBot) -> None:
    """The buttons emit what they say."""
    page = page_of(ctx, qtbot, "review-rough")
    stopped, resumed = wishes(page, "stop"), wishes(page, "resume")
    QTest.mouseClick(page.sheet.turning.stop_button, LEFT)
    page.show_review(page.review, 0.0)
    settled(page)
    QTest.mouseClick(page.sheet.turning.on_button, LEFT)
    assert (stopped, resumed) == ([()], [()])


# -- by pointer -------------------------------------------------------------------------------


def test_rows_and_buttons(ctx: UiContext, qtbot: QtBot) -> None:
    """A row opens its choice and hands the keyboard to its tab; the buttons tell its action."""
    page = page_of(ctx, qtbot)
    row = page.findChildren(DearRow)[1]
    QTest.mouseClick(row, LEFT)
    settled(page)
    choices = page.sheet.choices
    assert choices.open is not None
    assert choices.tabs[1].hasFocus()
    for button, wish in (
        (choices.try_button, "choose_again"),
        (choices.on_button, "play_on_from"),
        (choices.go_button, "replay"),
    ):
        asked = wishes(page, wish)
        QTest.mouseClick(button, LEFT)
        assert asked == [choices.open.at]
    QTest.mouseClick(choices.close_button, LEFT)
    assert choices.open is None
    assert choices.rows[1].hasFocus()


def test_seats_are_chosen(ctx: UiContext, qtbot: QtBot) -> None:
    """A seat button and a digit choose whose luck and choices are read, and whose Alhambra."""
    page = page_of(ctx, qtbot)
    QTest.mouseClick(page.sheet.graph.seats[2], LEFT)
    assert page.seat == page.sheet.graph.seat == 2
    assert [seat.isChecked() for seat in page.sheet.graph.seats] == [False, False, True, False]
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


def test_keys_of_the_choices(ctx: UiContext, qtbot: QtBot) -> None:
    """N and Shift+N go through the costly choices, Space opens and closes, Esc closes or leaves."""
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
    ("key", "wish"),
    [(K.Key_Y, "choose_again"), (K.Key_B, "play_on_from"), (K.Key_Return, "replay")],
)
def test_keys_ask_for_what_they_say(ctx: UiContext, qtbot: QtBot, key: Qt.Key, wish: str) -> None:
    """Y, B and Enter emit the moment that is looked at, wherever the keyboard is."""
    page = page_of(ctx, qtbot)
    asked = wishes(page, wish)
    press(page, key)
    (at,) = asked
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


@pytest.mark.parametrize(("size", "scale"), [(COMMON, 1.0), (SMALL, 2.0)])
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
    zones = [part for part in page.sheet.parts if part.isVisibleTo(page)]
    for _ in range(len(zones) + 1):
        press(page, K.Key_F6)
        held = page.window().focusWidget()
        visited |= {zone for zone in zones if zone.isAncestorOf(held)}
    reached = {zone for zone in zones if focus.focusable(zone)}
    assert visited == reached


def test_tabs_of_a_small_window(ctx: UiContext, qtbot: QtBot) -> None:
    """There the parts are behind tabs, and opening a choice turns to it; arrows scroll."""
    page = page_of(ctx, qtbot, "review", SMALL)
    assert page.sheet.graph.isVisible()
    assert not page.sheet.choices.isVisible()
    bar = page.facts.scroller.verticalScrollBar()
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


# -- accessible texts -------------------------------------------------------------------------


def test_a_dear_choice_is_a_sentence(ctx: UiContext, qtbot: QtBot) -> None:
    """A row is read with number, turn, severity, cost and both moves, in every language."""
    page = page_of(ctx, qtbot)
    for lang in LANGS:
        ctx.set_language(lang)
        settled(page)
        for row in page.findChildren(DearRow):
            text = QAccessible.queryAccessibleInterface(row).text(NAME)
            choice = row.choice
            for part in (choice.played, choice.better, choice.word):
                assert plain(tr(lang, part)) in text
            assert f"{choice.cost}" in text
            assert f"{choice.turn}" in text


def test_learners_find_out_by_themselves(ctx: UiContext, qtbot: QtBot) -> None:
    """With the help for learners the answer is covered until it was tried or asked for."""
    page = page_of(ctx, qtbot)
    session = page.session
    assert session is not None
    learning = tuple(evolve(seat, assist="learn") for seat in session.config.seats)
    session, usual = session.as_it_was(len(session.steps)), session.config
    session.config = evolve(usual, seats=learning)
    page.show_game(session)
    page.show_review(found(), 0.0)
    page.open_choice(1)
    settled(page)
    choice = page.sheet.choices.open
    assert choice is not None
    better = plain(ctx.text(choice.better))
    assert better not in words(page.sheet.choices)
    QTest.mouseClick(page.sheet.choices.show_button, LEFT)
    settled(page)
    assert better in words(page.sheet.choices)
    page.tried(choice.at, session.actions[choice.at])
    page.show_game(session)  # looked at anew nothing has been tried
    page.show_review(found(), 0.0)
    page.open_choice(1)
    settled(page)
    assert better not in words(page.sheet.choices)
