"""How the weights are tuned: players believe in the weights they are given, and games move them."""

import math
from collections.abc import Sequence

import attrs
import pytest

from alhambra_qt import modules
from alhambra_qt.ai.levels import style_of
from alhambra_qt.ai.player import choose
from alhambra_qt.ai.weights import BALANCED, STYLES, Weights
from alhambra_qt.engine import Game, Setup, legal_actions, observe
from alhambra_qt.engine.actions import TakeMoney
from tests.ai.blunders import coins
from tests.bench import tune_ai
from tests.bench.tune_ai import FIXED, NAMES, PACE, main, player_of, tune

MISER = attrs.evolve(BALANCED, coin=20.0, spend=40.0)


def test_weights_stand_for_a_style() -> None:
    """Weights of one's own are believed in as those of a style are."""
    assert style_of(MISER) is MISER
    game = modules.new_game(Setup(3, "weights"))
    observation = observe(game, game.frame.seat)
    for name, weights in STYLES.items():
        by_name = choose(observation, "medium", "x", style=name)
        assert choose(observation, "medium", "x", style=weights) == by_name


def test_players_believe_what_they_are_given() -> None:
    """A player whose weights prize coins takes as many as it can."""
    other = 0
    for number in range(8):
        game = modules.new_game(Setup(3, f"miser-{number}"))
        observation = observe(game, game.frame.seat)
        action = player_of(MISER)(observation, "x")
        takes = [action for action in legal_actions(game) if isinstance(action, TakeMoney)]
        assert isinstance(action, TakeMoney)
        assert coins(action) == max(map(coins, takes))
        other += player_of(BALANCED)(observation, "x") != action
    assert other


def test_games_can_be_repeated() -> None:
    """The same seed moves the weights alike; all but the fixed ones, by the same factor."""
    first = next(tune(2, "tuning"))
    assert first == next(tune(2, "tuning"))
    steps = [abs(math.log(getattr(first, name) / getattr(BALANCED, name))) for name in NAMES]
    assert max(steps) == pytest.approx(min(steps))
    assert 0 < max(steps) <= PACE * tune_ai.MOST / (2 * tune_ai.SHIFT)


def test_weights_move_towards_what_wins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where those win who value coins more and walls less, so do the tuned weights."""

    def believer(weights: Weights) -> Weights:
        return weights

    def played(setup: Setup, players: Sequence[Weights]) -> Game:
        game = modules.new_game(setup)
        for player, weights in zip(game.players, players, strict=True):
            player.score = round(50 * (math.log(weights.coin) - math.log(weights.wall)))
        return game

    monkeypatch.setattr(tune_ai, "player_of", believer)
    monkeypatch.setattr(tune_ai, "play_game", played)
    *_, last = tune(400, "coins")
    assert all(getattr(last, name) == getattr(BALANCED, name) for name in FIXED)
    moved = {name: math.log(getattr(last, name) / getattr(BALANCED, name)) for name in NAMES}
    assert max(moved, key=moved.__getitem__) == "coin"
    assert min(moved, key=moved.__getitem__) == "wall"
    by_chance = max(abs(step) for name, step in moved.items() if name not in ("coin", "wall"))
    assert min(moved["coin"], -moved["wall"]) > 2 * by_chance
    main(["--games", "400", "--seed", "coins"])
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in printed] == ["100", "200", "300", "400"]
    assert f"coin={last.coin:.3f}" in printed[-1]
