"""Cached scoring lines and attacks equal those of a new computation."""

import math
import random
from functools import cache
from typing import Any

import pytest

from alhambra_qt import modules
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.engine import Game, Setup
from alhambra_qt.engine.contracts import Future
from alhambra_qt.engine.ids import SIDES
from alhambra_qt.engine.pieces import CARD_KIND
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.engine.rules import Module
from alhambra_qt.engine.scoring import module_lines
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules.bonus import rules as bonus
from alhambra_qt.modules.builders import rules as builders
from alhambra_qt.modules.invaders.rules import CLOSING, Invaders, open_sides, sides_worth
from alhambra_qt.modules.trader import rules as trader
from alhambra_qt.modules.treasure import rules as treasure

SCORINGS = (1, 2, 3)


@cache
def walk(seats: int) -> tuple[Game, ...]:
    """Positions of a game of random actions with all modules, one in ten."""
    seed = f"remembered-{seats}"
    dice, found = random.Random(seed), []
    game = modules.new_game(Setup(seats, seed, modules.IDS))
    while game.decisions:
        apply_unchecked(game, quick_action(game, dice.random))
        if dice.random() < 0.1:
            found.append(game.clone())
        for number in SCORINGS:
            module_lines(game, number)  # whatever is remembered is remembered from the way here
    return tuple(found)


def forgetful(game: Game) -> Game:
    """Return a copy without caches."""
    twin = game.clone()
    for player in twin.players:
        player.palace._touch()
    for remembered in (trader._lines, treasure._lines):
        remembered.cache_clear()
    return twin


def module_of(game: Game, name: str) -> Module[Any]:
    """Return a module of a game."""
    return next(module for module in game.rules.modules if module.id == name)


def test_lines() -> None:
    """Residents, chests, camps, bazaars, Yusuf: at any time, for every scoring."""
    rules = set()
    for game in (*walk(2), *walk(3), *walk(5)):
        for number in SCORINGS:
            lines = module_lines(game, number)
            assert lines == module_lines(forgetful(game), number), (game.setup, game.turn)
            rules |= {line.rule for line in lines}
    assert rules >= {"trader.score", "treasure.score", "camps.score", "bazaars.score", "yusuf"}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_attacks(seats: int) -> None:
    """The cost of attacks: the mean over the sides still possible, side by side."""
    costs = set()
    module = module_of(walk(seats)[0], "invaders")
    for game in walk(seats):
        state = Invaders.of(game)
        for seat, player in enumerate(game.players):
            cost = 0.0
            for nth, number in enumerate(SCORINGS):
                left = [side for side in SIDES if side not in state.turned]
                sides = [state.stack[-1]] if nth == 0 and state.stack else left
                for side in sides:
                    worth = sides_worth(side, number)
                    hit = sum(worth[to] * len(open_sides(player.palace, to)) for to in worth)
                    cost += hit * CLOSING / len(sides)
            future = Future(turns=5.0, scorings=SCORINGS)
            assert module.prospect(game, seat, future, 7.0) == pytest.approx(7.0 - cost)
            costs.add(round(cost, 3))
    assert len(costs) > 5


def plain_builders(game: Game, seat: int, future: Future, value: float) -> float:
    """The promise of builder cards, counted card by card."""
    held = sum(card >= 0 and CARD_KIND[card] == "builder" for card in game.players[seat].hand)
    return value + builders.HOPE * held * min(1.0, future.turns / 4)


def plain_bonus(game: Game, seat: int, future: Future, value: float) -> float:
    """The promise of bonus cards, looked for tile by tile."""
    player = game.players[seat]
    for tile in bonus.Bonus.of(game).hidden[seat]:
        if tile in list(player.palace.tiles.values()):
            value += bonus.HOPE_BUILT
        elif tile in [*game.market, *player.reserve, *player.bought]:
            value += bonus.HOPE_NEAR
    return value


def plain_trader(game: Game, seat: int, future: Future, value: float) -> float:
    """The promise of waiting residents, from sets of their colours."""
    state, palace = trader.Trader.of(game), game.players[seat].palace
    home, at = set(state.homes[seat].values()), state.at[seat]
    waiting = set(state.residents[seat]) - {UNKNOWN}
    hope = math.fsum(trader.HOPE if one in home else trader.HOPE_NEW for one in waiting)
    fits = trader.USUAL_FIT
    if at is not None:
        fits = trader._fitting(palace.frontier.get(at, 0), tuple(sorted(waiting)))
    return value + hope * (1 - trader.USUAL_FIT + fits) * min(1.0, future.turns / 4)


PLAIN = {"builders": plain_builders, "bonus": plain_bonus, "trader": plain_trader}


@pytest.mark.parametrize("name", PLAIN)
def test_prospects(name: str) -> None:
    """Computer players expect of pieces what a plain count gives, to the last bit."""
    found = set()
    for game in (*walk(2), *walk(3), *walk(5)):
        prospect = module_of(game, name).prospect
        for seat in range(len(game.players)):
            for future in (Future((2, 3), 2.7), Future((3,), 9.0)):
                value = prospect(game, seat, future, 1.1)
                assert value == PLAIN[name](game, seat, future, 1.1), (game.setup, game.turn)
                found.add(value)
    assert len(found) > 2
