"""The exercise of the module: what can be bought out of turn."""

from alhambra_qt.engine.refill import asked_seats
from alhambra_qt.i18n import listing, msg
from alhambra_qt.modules.vizier.rules import Vizier
from alhambra_qt.teaching.exercise import (
    HARD,
    ONE,
    Draw,
    Exercise,
    Option,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    MORE,
    anybody,
    deal,
    name_of,
)
from alhambra_qt.teaching.exercises_money import payable


def exercise(draw: Draw) -> Exercise | None:
    """Ask what the vizier can buy, and who is asked first."""
    game = draw.game("vizier")
    if draw.level < HARD:
        seat = anybody(draw, game)
        deal(game, seat, draw, MORE[draw.level - 1])
        return payable(draw, game, seat, "exercise-ask-vizier", "vizier.use")
    active = [draw.rng.random() < 0.6 for _ in game.players]
    Vizier.of(game).active = active
    asked = asked_seats(game)
    if not 2 <= len(asked) < len(game.players):
        return None
    count = len(game.players)
    names = [name_of(game, seat) for seat in range(count)]
    awake = listing([names[seat] for seat in range(count) if active[seat]])
    return Exercise(
        ONE,
        msg("exercise-ask-order"),
        one_right(asked[0]),
        (msg("exercise-why-order", list=listing([names[seat] for seat in asked])),),
        "vizier.order",
        options=tuple(Option(name) for name in names),
        lines=(
            msg("exercise-round", list=listing(names)),
            msg("exercise-moved", name=names[game.to_play]),
            msg("exercise-active", list=awake),
        ),
    )
