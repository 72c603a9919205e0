"""Reasons: their texts exist, and their numbers are those of the evaluation."""

import pytest

from alhambra_qt.ai import choose
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.engine import Setup, apply, observe, to_move
from alhambra_qt.i18n import LANGS, msg, tr
from alhambra_qt.modules import new_game
from tests.ai.fairness import positions, shallow
from tests.ai.positions import mover, position
from tests.i18n.fluent_files import entries, variables


def test_reasons_can_be_said(seed: str) -> None:
    """Every reason of a game is a text in every language, with exactly its values."""
    english = entries("en", "ai")
    game = new_game(Setup(2, seed, ("vizier", "camps")))
    texts = set()
    while to_move(game) is not None:
        choice = choose(observe(game, mover(game)), "medium", seed)
        assert len(choice.reasons) <= 3
        for reason in choice.reasons:
            assert {name for name, _ in reason.params} == variables(english[reason.id])
            for lang in LANGS:
                assert tr(lang, msg(reason.id, **dict(reason.params)))
            texts.add(reason.id)
        apply(game, choice.action)
    assert {"ai-reason-only", "ai-reason-exact", "ai-reason-majority", "ai-reason-money"} <= texts


def test_comparisons_of_futures_can_be_said() -> None:
    """The first reason of a search is a text in every language, with exactly its values."""
    english = entries("en", "ai")
    texts = set()
    for game in positions("said", 8, False):
        seen = observe(game, mover(game))
        for reason in choose(seen, shallow(LEVELS["hard"], 60), "s").reasons:
            assert {name for name, _ in reason.params} == variables(english[reason.id])
            for lang in LANGS:
                assert tr(lang, msg(reason.id, **dict(reason.params)))
            texts.add(reason.id)
    assert texts & {"ai-reason-clearly", "ai-reason-slightly", "ai-reason-taste"}


def test_alternatives_are_not_better(seed: str) -> None:
    """No alternative is valued higher than the choice, and the best of them comes first."""
    game = new_game(Setup(4, seed))
    for _ in range(100):
        choice = choose(observe(game, mover(game)), "medium", seed)
        values = [value for _, value in choice.alternatives]
        assert values == sorted(values, reverse=True)
        assert all(value <= choice.value + 1e-9 for value in values)
        assert choice.action not in [action for action, _ in choice.alternatives]
        apply(game, choice.action)


def test_exact_payment_is_a_reason() -> None:
    """Buying exactly is explained with the further action it gives."""
    game = position(3, ["denar-8"], ["", "", "garden-8-sw", ""])
    choice = choose(observe(game, mover(game)), "medium", "s")
    assert "ai-reason-exact" in [reason.id for reason in choice.reasons]


def test_nobody_to_choose() -> None:
    """A seat with nothing to choose gets an error that says so."""
    game = new_game(Setup(3, "nobody"))
    other = (mover(game) + 1) % 3
    with pytest.raises(ValueError, match="nothing to choose"):
        choose(observe(game, other), "medium", "s")
