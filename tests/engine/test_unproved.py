"""Counting without a ledger equals counting with one, in any position with any modules."""

import random

import pytest

from alhambra_qt.engine import Setup, legal_actions
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.engine.scoring import score_now, unproved_totals
from alhambra_qt.modules import IDS, new_game
from tests.cases import some

SETS = (
    (2, ()),
    (3, ("huts", "bonus", "characters")),
    (4, ("camps", "walls", "invaders")),
    (3, ("treasure", "trader", "bazaars")),
    (2, IDS),
    (5, IDS),
)
OFTEN = 12  # actions between two comparisons


@pytest.mark.parametrize(("seats", "modules"), some(SETS, 3))
def test_totals_without_a_ledger(seats: int, modules: tuple[str, ...]) -> None:
    """Every so often in a random game, for every scoring to come: the same points for all."""
    seed = f"unproved-{seats}-{len(modules)}"
    dice, game = random.Random(seed), new_game(Setup(seats, seed, modules))
    compared = number = 0
    while game.decisions:
        number += 1
        if number % OFTEN == 0:
            for scoring in range(game.scorings_done + 1, 4):
                ledger = score_now(game, scoring, losses=True)
                assert unproved_totals(game, scoring) == list(ledger.totals), (seed, number)
                compared += 1
        apply_unchecked(game, dice.choice(legal_actions(game)))
    assert compared > 20


@pytest.mark.parametrize("modules", [(), IDS])
def test_a_game_without_ledgers_ends_the_same(modules: tuple[str, ...]) -> None:
    """The same actions lead to the same scores; only the ledgers are missing."""
    seed = f"unproved-twice-{len(modules)}"
    dice = random.Random(seed)
    proved, bare = (new_game(Setup(3, seed, modules)) for _ in range(2))
    bare.proves = False
    while proved.decisions:
        action = dice.choice(legal_actions(proved))
        for game in (proved, bare):
            apply_unchecked(game, action)
    assert [player.score for player in bare.players] == [player.score for player in proved.players]
    assert len(proved.ledgers) == 3
    assert bare.ledgers == []
    assert not bare.clone().proves
