"""Where the keyboard begins in a step of a lesson."""

from __future__ import annotations

from alhambra_qt.controller.view.targets import AtCell
from alhambra_qt.ui.kit.context import UiContext
from tests.ui.lesson_kit import K, learning


def test_keys_begin_at_the_question(ctx: UiContext) -> None:
    """Keys begin at the question, also if nothing was asked in the step before."""
    learner = learning(ctx, "scoring")
    focus = learner.page.table.focus
    assert focus.target is None
    learner.key(K.Key_Return)
    assert learner.tutor.step.id == "overtake"
    spot = focus.spot()
    assert spot is not None
    assert spot.zone == "prompt"
    learner.close()


def test_keys_leave_spaces_that_go(ctx: UiContext) -> None:
    """A tile of another slot is bought with keys: its spaces are gone with it."""
    learner = learning(ctx, "wall", -1)
    for key in (K.Key_3, K.Key_Return):
        learner.key(key)
    view = learner.page.table.view_shown
    assert learner.tutor.say is not None
    assert view is not None
    assert not view.legal
    assert not isinstance(learner.page.table.focus.target, AtCell)
    learner.close()


def test_a_chapter_that_is_chosen_closes_the_list(ctx: UiContext) -> None:
    """In a small window the list lies over the table, which has the question."""
    learner = learning(ctx, "money")
    page = learner.page
    learner.key(K.Key_C)
    assert page.chapters.isVisible()
    page.chapters.wish("lesson", "market")
    assert learner.tutor.lesson.id == "market"
    assert not page.chapters.isVisible()
    assert page.table.hasFocus()
    learner.close()
