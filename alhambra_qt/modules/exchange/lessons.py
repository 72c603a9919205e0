"""The exercise of the module: paying with an exchange card."""

from alhambra_qt.teaching.exercise import (
    Draw,
    Exercise,
)
from alhambra_qt.teaching.exercise_parts import (
    MORE,
    anybody,
    deal,
    is_kind,
)
from alhambra_qt.teaching.exercises_money import pay_exactly


def exercise(draw: Draw) -> Exercise | None:
    """Which cards pay exactly, together with an exchange card?"""
    game = draw.game("exchange")
    seat = anybody(draw, game)
    if not any(is_kind(card, "exchange") for card in game.players[seat].hand):
        deal(game, seat, draw, 1, ("exchange",))
    deal(game, seat, draw, MORE[draw.level - 1])
    fewest = draw.by_level(2, 3, 4)
    return pay_exactly(
        draw, game, seat, "exchange.use", lambda card: is_kind(card, "exchange"), fewest
    )
