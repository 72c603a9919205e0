"""The exercise of the module: paying with diamonds."""

from alhambra_qt.teaching.exercise import (
    Draw,
    Exercise,
)
from alhambra_qt.teaching.exercise_parts import (
    anybody,
    deal,
    is_kind,
)
from alhambra_qt.teaching.exercises_money import pay_exactly


def exercise(draw: Draw) -> Exercise | None:
    """Which diamonds pay exactly?"""
    game = draw.game("diamonds")
    seat = anybody(draw, game)
    deal(game, seat, draw, draw.by_level(1, 2, 4), ("diamond",))
    fewest = draw.by_level(1, 2, 2)
    return pay_exactly(
        draw, game, seat, "diamonds.use", lambda card: is_kind(card, "diamond"), fewest
    )
