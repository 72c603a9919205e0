"""The exercise of the module: paying with a builder."""

from alhambra_qt.teaching.exercise import (
    MIDDLE,
    Draw,
    Exercise,
)
from alhambra_qt.teaching.exercise_parts import (
    MORE,
    anybody,
    deal,
    is_kind,
)
from alhambra_qt.teaching.exercises_money import given_out, pay_exactly


def exercise(draw: Draw) -> Exercise | None:
    """Builder cards are money of value 3: in payments, and at the end."""
    game = draw.game("builders")
    seat = anybody(draw, game)
    if draw.level == MIDDLE:
        return given_out(draw, game, "builders.money", lambda card: is_kind(card, "builder"))
    if not any(is_kind(card, "builder") for card in game.players[seat].hand):
        deal(game, seat, draw, 2, ("builder",))
    deal(game, seat, draw, MORE[draw.level - 1])
    fewest = draw.by_level(2, 2, 3)
    return pay_exactly(
        draw, game, seat, "builders.money", lambda card: is_kind(card, "builder"), fewest
    )
