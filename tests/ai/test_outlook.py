"""The number of turns left, far from the end and near it."""

import pytest

from alhambra_qt import modules
from alhambra_qt.ai.outlook import FAR, LEAST_TURNS, look_ahead, turns_by_tiles, turns_left
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import Setup
from alhambra_qt.engine.ending import too_few_tiles
from alhambra_qt.engine.play import apply_unchecked
from tests.cases import count

SEATS = (2, 3, 4, 5, 6)


@pytest.mark.parametrize("seats", SEATS)
def test_turns_by_the_tiles_left(seats: int) -> None:
    """Far from the end their number says it; near it there are fewer; never more with less."""
    assert turns_left(FAR, seats) == turns_by_tiles(FAR, seats)
    assert turns_left(FAR + 20, seats) == turns_by_tiles(FAR + 20, seats)
    near = [turns_left(float(tiles), seats) for tiles in range(int(FAR) + 1)]
    assert near == sorted(near)
    assert all(turns >= LEAST_TURNS for turns in near)
    assert all(
        turns < turns_by_tiles(tiles, seats) for tiles, turns in enumerate(near) if tiles < FAR
    )


def test_no_turn_left_at_the_last_refill() -> None:
    """As soon as the market cannot be filled any more the last turn is over."""
    game = modules.new_game(Setup(3, "last"))
    assert look_ahead(game).turns > 5
    game.push("end_check")
    assert look_ahead(game).turns > 5
    del game.bag[1:]
    game.market[0] = game.market[1] = 0
    assert too_few_tiles(game)
    assert look_ahead(game).turns == 0
    game.market[0] = game.bag.pop()
    game.decisions.pop()
    assert too_few_tiles(game)
    assert look_ahead(game).turns > 0, "the seat that moves has its turn still"


def _turns_seen(seats: int, number: int) -> list[tuple[float, float, float]]:
    """Turns near the end of a game: foreseen, by the tiles alone, and what a seat had."""
    game = modules.new_game(Setup(seats, f"turns-{number}"))
    foreseen: list[tuple[int, float, float]] = []
    policy, until = Policy(game, BALANCED), 0
    while game.decisions:
        frame = game.decisions[-1]
        if frame.kind == "turn" and not game.acted and game.turn > until:
            policy, until = Policy(game, BALANCED), game.turn + seats
        if frame.kind == "turn_end" and len(game.bag) <= 2 * seats and not too_few_tiles(game):
            by_tiles = turns_by_tiles(len(game.bag), seats)
            foreseen.append((game.turn, look_ahead(game).turns, by_tiles))
        apply_unchecked(game, policy.action(game))
    last = game.turn
    return [(turns, by_tiles, (last - begun) / seats) for begun, turns, by_tiles in foreseen]


def test_turns_near_the_end_are_about_right() -> None:
    """Over some games they are foreseen far better than by the tiles alone, which say too many."""
    seen = [
        pair
        for seats in SEATS
        for number in range(count(2, 5))
        for pair in _turns_seen(seats, number)
    ]
    thought, by_tiles, were = (sum(side) / len(seen) for side in zip(*seen, strict=True))
    assert abs(thought - were) < (by_tiles - were) / 2, (thought, by_tiles, were)
