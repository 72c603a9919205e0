"""Computer players in whole games: always legal, always the same, never looking at secrets."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from alhambra_qt.ai import choose
from alhambra_qt.engine import Game, Setup, apply, observe, redeal, to_move, why_not
from alhambra_qt.engine.actions import Action, Buy
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.codec import digest
from alhambra_qt.engine.play import legal_actions
from alhambra_qt.modules import new_game
from tests.ai.baseline import overpaid
from tests.ai.positions import mover
from tests.cases import count, night, some

MODULES = ((), ("vizier",), ("camps",), ("vizier", "camps"))
PERMUTED_EVERY = 5


def played(game: Game, level: str, seed: str, most: int = 5000) -> list[Action]:
    """Play a game to its end, or so many actions, checking that every action is legal."""
    actions: list[Action] = []
    while to_move(game) is not None and len(actions) < most:
        action = choose(observe(game, mover(game)), level, seed).action
        assert why_not(game, action) is None
        apply(game, action)
        actions.append(action)
    return actions


@cache
def by_medium(seats: int, modules: tuple[str, ...]) -> tuple[Setup, list[Action]]:
    """A whole game of medium players, each of whose choices is legal."""
    setup = Setup(seats, f"{seats} medium", modules)
    game = new_game(setup)
    actions = played(game, "medium", setup.seed)
    assert game.over
    return setup, actions


def again(seats: int, modules: tuple[str, ...]) -> Iterator[tuple[Game, Action]]:
    """Every moment of a game of medium players, and what is done there."""
    setup, actions = by_medium(seats, modules)
    game = new_game(setup)
    for action in actions:
        yield game, action
        apply(game, action)


BY_MEDIUM = [(2, ()), (3, MODULES[1])]
if night():
    BY_MEDIUM = list(product(range(2, 7), MODULES))


@pytest.mark.parametrize(("seats", "modules"), BY_MEDIUM)
def test_medium_plays_by_the_rules(seats: int, modules: tuple[str, ...]) -> None:
    """The medium player finishes games of all sizes with legal actions only."""
    assert len(by_medium(seats, modules)[1]) > 100


@pytest.mark.parametrize(("seats", "modules"), list(product((2, 3, 6), MODULES)))
def test_random_plays_by_the_rules(seats: int, modules: tuple[str, ...], seed: str) -> None:
    """The random player finishes games with legal actions only."""
    game = new_game(Setup(seats, seed, modules))
    played(game, "random", seed)
    assert game.over


def test_same_seed_same_game(seed: str) -> None:
    """The same set-up and seed give the same game, action by action."""
    games = [new_game(Setup(2, seed, ("vizier", "camps"))) for _ in range(2)]
    first, second = (played(game, "random", seed) for game in games)
    assert first == second
    assert digest(games[0]) == digest(games[1])
    setup, actions = by_medium(*BY_MEDIUM[-1])
    most = count(80, len(actions))
    assert played(new_game(setup), "medium", setup.seed, most) == actions[:most]


def test_seed_matters_to_random(seed: str) -> None:
    """The random player's choices come from its seed."""
    game = new_game(Setup(3, seed))
    seen = observe(game, mover(game))
    assert len({choose(seen, "random", number).action for number in range(50)}) > 3


def permuted(game: Game, key: str) -> Game:
    """The same game with everything hidden in another order."""
    twin = game.clone()
    twin.deck = shuffled(twin.deck, key, "deck")
    twin.bag = shuffled(twin.bag, key, "bag")
    return twin


@pytest.mark.parametrize(("seats", "modules"), some(BY_MEDIUM, 3))
def test_hidden_order_changes_nothing(seats: int, modules: tuple[str, ...]) -> None:
    """Hidden pieces change neither the choice nor its value and its reasons."""
    seed, compared = by_medium(seats, modules)[0].seed, 0
    for number, (game, action) in enumerate(again(seats, modules), 1):
        if number % PERMUTED_EVERY == 0:
            choice = choose(observe(game, mover(game)), "medium", seed)
            assert choice.action == action
            for twin in (permuted(game, "a"), redeal(observe(game, mover(game)), "b")):
                assert choose(observe(twin, mover(twin)), "medium", seed) == choice
                compared += 1
    assert compared > 50


def test_observation_is_left_alone(seed: str) -> None:
    """Choosing changes nothing in the observation."""
    game = new_game(Setup(3, seed, ("vizier", "camps")))
    for number in range(60):
        seen = observe(game, mover(game))
        before = digest(seen.game)
        choice = choose(seen, "medium", number)
        assert digest(seen.game) == before
        apply(game, choice.action)


def test_never_overpays_for_nothing() -> None:
    """The medium player never overpays for a tile that it could pay exactly."""
    bought = 0
    for case in BY_MEDIUM:
        for game, action in again(*case):
            if isinstance(action, Buy) and overpaid(game, action) > 0:
                bought += 1
                same = [
                    buy
                    for buy in legal_actions(game)
                    if isinstance(buy, Buy) and buy.slot == action.slot
                ]
                assert all(overpaid(game, buy) > 0 for buy in same)
    assert bought
