"""The exercise of the module: what residents count."""

from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.pieces import (
    TILE_TYPE,
)
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.modules.trader.rules import POINTS as SET_POINTS
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.teaching.exercise import (
    EASY,
    NUMBER,
    Board,
    Draw,
    Exercise,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    board_of,
    grown,
    lines_of,
    of_kind,
)


def exercise(draw: Draw) -> Exercise | None:
    """Ask what the residents of this Alhambra are worth."""
    game = draw.game("trader")
    wanted = draw.by_level(3, 5, 7)
    for seat in grown(game, draw, wanted):
        homes = Trader.of(game).homes[seat]
        tiles = game.players[seat].palace.tiles
        empty = [cell for cell in of_kind(game, seat, "building") if cell not in homes]
        draw.rng.shuffle(empty)
        for cell in empty[: max(0, wanted - len(homes))]:
            homes[cell] = TILE_TYPE[tiles[cell]]
        lines = lines_of(game, seat, 1, "trader.score")
        points = sum(line.points for line in lines)
        if len(homes) < wanted or (draw.level > EASY and len(lines) < 2):
            continue
        why = tuple(_set_worth(line) for line in lines)
        scale = " · ".join(str(worth) for worth in SET_POINTS[1:])
        return Exercise(
            NUMBER,
            msg("exercise-ask-residents"),
            one_right(points),
            (*why, msg("exercise-why-total", points=msg("count-point", n=points))),
            "trader.score",
            boards=(Board(board_of(game, seat)),),
            lines=(msg("exercise-sets", list=scale),),
        )
    return None


def _set_worth(line: Line) -> Msg:
    worth = msg("count-point", n=line.points)
    return msg("exercise-why-set", n=int(line.count), points=worth)
