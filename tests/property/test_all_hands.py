"""Looking on with all hands open: everything is seen but what is still to be drawn."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from alhambra_qt.engine import Game, Setup, legal_actions, observe, redeal
from alhambra_qt.engine.ids import ALL_HANDS, Card
from alhambra_qt.engine.observe import family_of
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules import IDS, new_game
from tests.cases import some

HELD = {"bonus": ("hidden", "shown"), "thieves": ("held",), "trader": ("residents",)}


def kept_by_modules(game: Game) -> list[object]:
    """Give what the players hold of modules beside their cards."""
    return [
        getattr(game.ext[name], part) for name in HELD if name in game.ext for part in HELD[name]
    ]


def as_held(game: Game) -> list[object]:
    """Give everything that the players of a game hold."""
    hands = [(player.hand, player.hidden) for player in game.players]
    return [hands, game.display, game.discards, *kept_by_modules(game)]


def families(cards: list[Card]) -> Counter[str]:
    """Count the cards of each family: which characters lie aside is known to nobody."""
    return Counter(map(family_of, cards))


@pytest.mark.parametrize(("seats", "modules"), some(list(product((2, 4, 6), (IDS, ()))), 3))
def test_a_guess_by_all_hands(seats: int, modules: tuple[str, ...], seed: str) -> None:
    """A guess by all hands keeps them and what can be done, and deals what is not drawn yet."""
    rng = Random(seed)
    game = new_game(Setup(seats=seats, seed=seed, modules=modules))
    others = 0
    while game.decisions:
        options = legal_actions(game)
        if rng.random() < 0.1:
            seen = observe(game, ALL_HANDS)
            assert set(seen.game.deck) | set(seen.game.bag) <= {UNKNOWN}
            guess = redeal(seen, f"{seed}/{len(options)}")
            assert as_held(guess) == as_held(game)
            assert families(guess.deck) == families(game.deck)
            assert legal_actions(guess) == options
            others += guess.deck != game.deck
        apply_unchecked(game, rng.choice(options))
    assert others
