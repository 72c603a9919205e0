"""The learned value: arithmetic, honesty of its inputs, and that it is worth having."""

import math
import random

import numpy as np
import pytest

from alhambra_qt import modules
from alhambra_qt.ai.beside import FILE
from alhambra_qt.ai.features import NAMES, describe
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.value import POINTS, judge, net
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import Game, Setup, observe
from alhambra_qt.engine.observe import redeal
from alhambra_qt.engine.play import apply_unchecked
from tests.ai import plain_features
from tests.cases import count


def played(seed: str, seats: int = 3) -> list[tuple[Policy, Game]]:
    """Positions after turns of a game of fast players, each with the policy of its round."""
    game = modules.new_game(Setup(seats, seed))
    policy, turn = Policy(game, BALANCED), 0
    found = []
    while game.decisions:
        if game.turn >= turn + seats and game.frame.kind == "turn" and not game.acted:
            policy, turn = Policy(game, BALANCED), game.turn
        if game.frame.kind == "turn_end":
            found.append((policy, game.clone()))
        apply_unchecked(game, policy.action(game))
    found.append((policy, game))
    return found


def test_the_net_by_hand() -> None:
    """The outputs are what a plain loop over units and inputs gives."""
    learned = net()
    dice = random.Random(1)
    wild = [dice.uniform(-9.0, 9.0) for _ in NAMES]
    row = [min(max(x, learned.low[i]), learned.high[i]) for i, x in enumerate(wild)]
    assert row != wild, "nothing is out of the range in which it was learned"
    assert learned.outputs([row])[0].tolist() == learned.outputs([wild])[0].tolist()
    units = [
        math.tanh(sum(x * learned.inner[i][u] for i, x in enumerate(row)) + learned.offset[u])
        for u in range(len(learned.offset))
    ]
    for output in range(2):
        plain = learned.bias[output]
        plain += sum(unit * learned.outer[u][output] for u, unit in enumerate(units))
        plain += sum(x * learned.past[i][output] for i, x in enumerate(row))
        assert learned.outputs([row])[0][output] == pytest.approx(plain)
    margin, logit = learned.outputs([row])[0]
    worth = margin * POINTS + 30 / (1 + math.exp(-logit))
    assert learned.worth([row], 30.0)[0] == pytest.approx(worth)
    more = margin * POINTS + 4.0 + 30 / (1 + math.exp(-logit - 4.0 * learned.lean))
    assert learned.worth([row], 30.0, [4.0])[0] == pytest.approx(more)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_numbers_of_the_size_of_one(seats: int) -> None:
    """There is a number for every name, and none is far from what the net has learned on."""
    for policy, game in played(f"size-{seats}", seats)[:-1]:
        row = describe(policy.minds[game.frame.seat], game)
        assert len(row) == len(NAMES)
        assert all(-12 < value < 12 for value in row), (game.turn, row)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_features_are_those_of_the_reference(seats: int) -> None:
    """Caching changes no feature by a bit, whatever modules are on and however a seat plays."""
    dice = random.Random(f"plain-{seats}")
    for ids in ((), [name for name in modules.IDS if dice.random() < 0.5], modules.IDS):
        game = modules.new_game(Setup(seats, f"plain-{seats}", tuple(ids)))
        policy, turn = Policy(game, BALANCED), 0
        while game.decisions:
            if game.turn > turn + 6:
                policy, turn = Policy(game, BALANCED), game.turn
            stray = dice.random() < 0.2
            apply_unchecked(game, quick_action(game, dice.random) if stray else policy.action(game))
            if game.decisions and game.frame.kind == "turn_end":
                for mind in policy.minds:
                    assert describe(mind, game) == plain_features.describe(mind, game)


def test_it_is_told_nothing_hidden() -> None:
    """Dealing anew what is hidden changes none of the numbers."""
    for policy, game in played("hidden")[:-1:9]:
        seat = game.frame.seat
        guess = redeal(observe(game, seat), "again")
        mind = policy.minds[seat]
        assert describe(mind, guess) == describe(mind, game)


def test_a_finished_game_is_not_judged() -> None:
    """At the end the margin is known, and so is who has won."""
    policy, game = played("end")[-1]
    scores = [player.score for player in game.players]
    for seat, mind in enumerate(policy.minds):
        best = max(score for other, score in enumerate(scores) if other != seat)
        won = 30.0 if scores[seat] > best else 0.0
        assert judge(mind, [game], 30.0, FILE) == [scores[seat] - best + won]
    game.players[0].score = game.players[1].score = max(scores) + 5
    assert judge(policy.minds[0], [game], 30.0, FILE) == [15.0]


def test_it_knows_who_is_ahead() -> None:
    """Over the last third of some games it tells winners from losers better than the score does."""
    judged: list[float] = []
    ahead: list[float] = []
    truth: list[float] = []
    for deal in range(count(6, 12)):
        positions = played(f"ahead-{deal}")
        final = [player.score for player in positions[-1][1].players]
        for policy, game in positions[len(positions) // 3 : -1 : 4]:
            seat = game.frame.seat
            scores = [player.score for player in game.players]
            judged += judge(policy.minds[seat], [game], 0.0, FILE)
            ahead.append(scores[seat] - max(s for o, s in enumerate(scores) if o != seat))
            truth.append(final[seat] - max(s for o, s in enumerate(final) if o != seat))
    assert np.corrcoef(judged, truth)[0, 1] > np.corrcoef(ahead, truth)[0, 1] + 0.05


def test_stray_play_is_described_too() -> None:
    """Positions that no sensible player reaches give numbers as well, with modules too."""
    dice = random.Random(5)
    game = modules.new_game(Setup(4, "stray", modules.IDS))
    for _ in range(400):
        if game.decisions:
            apply_unchecked(game, quick_action(game, dice.random))
    policy = Policy(game, BALANCED)
    for mind in policy.minds:
        assert all(math.isfinite(value) for value in describe(mind, game))
