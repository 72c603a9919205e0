"""The heuristic player with every module: legal, fair, and far better than chance."""

from random import Random

import pytest

from alhambra_qt.ai import choose
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.engine import Game, Setup, apply, observe, redeal, to_move, why_not
from alhambra_qt.modules import IDS, new_game
from tests.cases import night, some

FAIR_EVERY = 9  # one decision in so many is asked again with everything hidden dealt anew
MUCH = 1.5


def play(setup: Setup, seat: int, fair: bool = False) -> Game:
    """Let the medium player play one seat against quick random ones."""
    game = new_game(setup)
    roll = Random(setup.seed).random
    asked = 0
    while (mover := to_move(game)) is not None:
        if mover != seat:
            apply(game, quick_action(game, roll))
            continue
        seen = observe(game, seat)
        action = choose(seen, "medium", setup.seed, reasons=False).action
        assert why_not(game, action) is None, (setup, action)
        asked += 1
        if fair and asked % FAIR_EVERY == 0:
            other = redeal(seen, f"{asked}")
            again = choose(observe(other, seat), "medium", setup.seed, reasons=False).action
            assert again == action, (setup, game.frame)
        apply(game, action)
    return game


def beats_chance(game: Game, seat: int) -> None:
    """The seat won, with far more points than the others have on average."""
    scores = [player.score for player in game.players]
    rivals = scores[:seat] + scores[seat + 1 :]
    assert scores[seat] == max(scores), scores
    assert scores[seat] > MUCH * sum(rivals) / len(rivals), scores


# In the daily run four modules share a game.
EACH = 1 if night() else 4
FEW = [IDS[k : k + EACH] for k in range(0, len(IDS), EACH)]


@pytest.mark.parametrize("modules", FEW, ids=" ".join)
def test_each_module(modules: tuple[str, ...], seed: str) -> None:
    """With any module the player makes legal choices and beats chance clearly."""
    index = IDS.index(modules[0]) // len(modules)
    seats = 2 + index % 4
    seat = index % seats
    game = play(Setup(seats, f"{seed}/{modules[0]}", modules), seat)
    beats_chance(game, seat)


@pytest.mark.parametrize("seats", some([2, 5], 1))
def test_all_modules_together(seats: int, seed: str) -> None:
    """With all modules the choices are legal, and unchanged if what is hidden is dealt anew."""
    game = play(Setup(seats, seed, IDS), seats - 1, fair=True)
    beats_chance(game, seats - 1)


@pytest.mark.night
@pytest.mark.parametrize("seats", [3, 4])
def test_random_modules(seats: int, seed: str) -> None:
    """The same holds for a random choice of modules."""
    modules = tuple(name for name in IDS if Random(f"{seed}/{name}/{seats}").random() < 0.5)
    game = play(Setup(seats, seed, modules), 0, fair=True)
    beats_chance(game, 0)
