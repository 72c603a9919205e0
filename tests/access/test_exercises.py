"""Exercises without the picture: what is drawn is said, and every kind can be answered unseen."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from alhambra_qt.controller.words.names import cell_name
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.exercise import (
    CARDS,
    CELLS,
    EASY,
    LEVELS,
    MANY,
    NUMBER,
    ONE,
    Exercise,
)
from alhambra_qt.teaching.exercises import FAMILIES, code_of, make
from alhambra_qt.ui.kit.access import DESCRIPTION, FOCUS, PRESS, TOGGLE
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.pieces.proofs import piece_label
from alhambra_qt.ui.practice.practice import PracticePage
from tests.access.hearing import NAME, tree_of
from tests.cases import night

KINDS = {
    ONE: "tie.1.1",
    MANY: "market.3.1",
    CARDS: "exact.2.1",
    CELLS: "cells.2.1",
    NUMBER: "wall.3.1",
}


def asked(ctx: UiContext, code: str) -> PracticePage:
    """The page with an exercise."""
    ctx.set_window(1366, 768)
    page = PracticePage(ctx)
    page.setUpdatesEnabled(False)  # only accessible texts are read
    page.resize(1366, 768)
    page.show()
    page.show_exercise(make(code))
    QApplication.processEvents()
    return page


def exercise_of(page: PracticePage) -> Exercise:
    """Return the exercise of the page."""
    assert page.exercise is not None
    return page.exercise


def act(interface: QAccessibleInterface, *names: str) -> None:
    """Do the first of these that can be done."""
    doer = interface.actionInterface()
    doer.doAction(next(name for name in names if name in doer.actionNames()))
    QApplication.processEvents()


def choices(page: PracticePage) -> list[QAccessibleInterface]:
    """Return the check boxes, in the order of the tree."""
    found = tree_of(page.asking)
    return [interface for interface in found if interface.role() == QAccessible.Role.CheckBox]


def press(page: PracticePage, name: str) -> None:
    """Press the button of that name."""
    act(next(interface for interface in tree_of(page) if interface.text(NAME) == name), PRESS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_answered_through_the_tree(ctx: UiContext, kind: str) -> None:
    """With the actions of a screen reader alone each kind of exercise is answered right."""
    page = asked(ctx, KINDS[kind])
    exercise = exercise_of(page)
    assert exercise.kind == kind
    wanted = exercise.solution if not exercise.single else [min(exercise.solution)]
    if kind == NUMBER:
        for digit in str(min(exercise.solution)):
            press(page, digit)
    else:
        assert len(choices(page)) == exercise.choices
        for number in wanted:
            act(choices(page)[number], PRESS, TOGGLE)
    if not page.judged:
        press(page, ctx.t("practice-check"))
    assert page.judged
    assert page.profile.streak == 1
    right = ctx.t("practice-right")
    assert any(interface.text(NAME) == right for interface in tree_of(page.asking))
    if kind != NUMBER:
        texts = [choice.text(DESCRIPTION) for choice in choices(page)]
        good = ctx.t("practice-said-right")
        assert all(good in texts[number] for number in exercise.solution)


def test_keys_tell_where_they_are(ctx: UiContext) -> None:
    """Each part of the picture takes the focus from outside, and is on when it is chosen."""
    page = asked(ctx, KINDS[CELLS])
    page.activateWindow()
    last = choices(page)[-1]
    act(last, FOCUS)
    assert last.state().focused
    assert not last.state().checked
    page.picture.picks[-1].click()
    assert choices(page)[-1].state().checked


def test_all_that_is_shown_is_said(ctx: UiContext) -> None:
    """As many equal pieces are said as are drawn, with what they count; frames have names."""
    page, wrong = asked(ctx, code_of(next(iter(FAMILIES)), EASY, "1")), []
    for number, family in enumerate(FAMILIES):
        one = LEVELS[number % len(LEVELS)]
        for level in LEVELS if night() else [one]:
            page.show_exercise(make(code_of(family, level, "1")))
            QApplication.processEvents()
            heard = Counter(interface.text(NAME) for interface in tree_of(page.asking))
            marked = [at for board in exercise_of(page).boards for at in board.marked]
            framed = [ctx.text(msg("practice-framed", cell=cell_name(*at))) for at in marked]
            missing = [*(pieces_of(page) - heard), *(text for text in framed if not heard[text])]
            wrong += [(family, level, missing)] if missing else []
    assert not wrong


def pieces_of(page: PracticePage) -> Counter[str]:
    """Count the pieces that the rows of an exercise show, by name; tiles include their sides."""
    drawn: Counter[str] = Counter()
    for row in exercise_of(page).rows:
        for piece in row.pieces:
            name = page.ctx.text(piece_label(piece))
            counts = piece.worth or piece.kind == "type"
            if piece.kind != "tile":
                times = page.ctx.t("ledger-times", n=piece.worth)
                drawn[f"{name} {times}" if counts else name] += 1
    return drawn
