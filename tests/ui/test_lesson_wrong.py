"""The view of a move that a lesson takes back."""

from __future__ import annotations

from alhambra_qt.controller.view.targets import AtCell
from alhambra_qt.teaching.tutor import WRONG
from alhambra_qt.ui.kit.context import UiContext
from tests.ui.lesson_kit import SIZES, K, learning


def test_an_undone_scoring_is_not_shown(ctx: UiContext) -> None:
    """The last tile goes to the reserve, which ends the game: the words say why not, no pages."""
    learner = learning(ctx, "scoring", -1, SIZES[1])
    for key in (K.Key_R, K.Key_Return):
        learner.key(key)
    assert learner.tutor.say is not None
    assert learner.tutor.say.kind == WRONG
    assert not learner.page.ledger_shown
    assert learner.tutor.asks
    learner.close()


def test_a_space_chosen_in_vain_says_why(ctx: UiContext) -> None:
    """While a tile is to be bought a click on the board is answered, as in a game."""
    learner = learning(ctx, "market", 0, SIZES[1])
    learner.click(AtCell(0, -1))
    answer = learner.page.table.extra.answer
    assert answer is not None
    assert answer.target == AtCell(0, -1)
    assert answer.refusal is not None
    assert answer.refusal.rule == "buy.place_late"
    assert learner.tutor.say is None, "nothing was played: it is no mistake"
    learner.close()
