"""Puzzles from a game that was really played, with prices that are made up.

puzzle = asked()                  # what to do, in words
puzzle = asked(placing=True)      # where to put a tile
"""

from collections.abc import Sequence
from functools import cache

from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import Action, Place
from alhambra_qt.engine.ids import Seat
from alhambra_qt.review.model import Advice, JudgedChoice, PricedMove, ReviewReason
from alhambra_qt.teaching.game_puzzles import CostlyChoice, GamePuzzle, puzzle_of
from tests.review.samples import game

REASON = ReviewReason("ai-reason-majority", (("type", "tower"), ("points", 3.0)), 0.0)
PRICES = (0.0, 0.07, 0.11, 0.15)


def advice(actions: Sequence[Action], prices: Sequence[float] = PRICES) -> Advice:
    """Advice with an interval of half of each price to both sides."""
    pairs = zip(actions, prices, strict=False)
    moves = (
        PricedMove(action, 0.5 - cost, cost, cost * 0.5, cost * 1.5, (REASON,))
        for action, cost in pairs
    )
    return Advice(1.0, (), tuple(moves))


@cache
def moment(*, placing: bool = False, seats: int = 3) -> tuple[CostlyChoice, tuple[Action, ...]]:
    """A choice in the middle of a game, and all that can be chosen of its kind."""
    session = game(seats)
    for at in range(len(session.steps) // 2, len(session.steps)):
        was = session.as_it_was(at)
        seat: Seat = was.to_move if was.to_move is not None else 0
        seen = was.observation(seat)
        legal = legal_actions(seen.game)
        tiles = [action.tile for action in legal if isinstance(action, Place)]
        found = [action for action in legal if not hasattr(action, "cell")]
        if placing:
            found = [
                action for action in legal if isinstance(action, Place) and action.tile == tiles[0]
            ]
        if len(found) >= len(PRICES):
            own = (0.0,) * seats
            prices = (0.1, 0.05, 0.15)
            choice = JudgedChoice(at, 0, seat, own, own, own, *prices, found[1], found[0])
            return CostlyChoice(f"{'0' * 32}-{at}", 12, seen, choice), tuple(found)
    raise AssertionError("no such choice in the game")


def asked(*, placing: bool = False, seats: int = 3) -> GamePuzzle:
    """A puzzle with one good answer."""
    choice, actions = moment(placing=placing, seats=seats)
    puzzle = puzzle_of(choice, advice(actions))
    assert puzzle is not None
    return puzzle
