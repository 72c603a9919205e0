"""What a lesson shows of a move that it takes back."""

from __future__ import annotations

from PySide6.QtCore import Qt

from alhambra_qt.teaching.tutor import WRONG
from alhambra_qt.ui.context import UiContext
from tests.ui.test_lesson import ALL, SIZES, Learner


def test_a_scoring_that_is_taken_back_is_not_shown(ctx: UiContext) -> None:
    """The last tile goes to the reserve, which ends the game: the words say why not, no pages."""
    learner = Learner(ctx, next(one for one in ALL if one.id == "scoring"), SIZES[1])
    learner.page.go(len(learner.tutor.lesson.steps) - 1)
    learner.settle()
    for key in (Qt.Key.Key_R, Qt.Key.Key_Return):
        learner.key(key)
    assert learner.tutor.say is not None
    assert learner.tutor.say.kind == WRONG
    assert not learner.page.ledger_shown
    assert learner.tutor.asks
    learner.close()
