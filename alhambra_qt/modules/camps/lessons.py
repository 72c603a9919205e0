"""The exercise of the module: what camps count, and where one may stand."""

from alhambra_qt.engine import Game
from alhambra_qt.engine.building import spots
from alhambra_qt.engine.ids import SIDE_LETTERS, Cell, Seat, xy
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.pieces import (
    CAMPS,
)
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.exercise import (
    HARD,
    MIDDLE,
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
    places,
    unused,
)
from alhambra_qt.teaching.exercises_building import where


def exercise(draw: Draw) -> Exercise | None:
    """How many points does a camp bring, and where may one be built?"""
    game = draw.game("camps")
    for seat in grown(game, draw):
        palace = game.players[seat].palace
        for tile in unused(game, CAMPS, draw)[:4]:
            legal = list(spots(game, seat, tile))
            if draw.level == HARD:
                found = where(draw, game, seat, tile, legal, "camps.build", "exercise-ask-camp")
                if found is not None or len(legal) < 2:
                    return found
                continue
            if not legal:
                continue
            cell = draw.rng.choice(legal)
            palace.place(tile, cell)
            lines = [
                line
                for line in lines_of(game, seat, 1, "camps.score")
                if line.sides[0][0] == cell or draw.level == MIDDLE
            ]
            points = sum(line.points for line in lines)
            if points >= draw.by_level(1, 3, 0):
                return _camp(draw, game, seat, cell, lines)
            palace.lift(cell)
    return None


def _camp(draw: Draw, game: Game, seat: Seat, cell: Cell, lines: list[Line]) -> Exercise:
    points = sum(line.points for line in lines)
    counted = tuple(dict.fromkeys(xy(cell) for line in lines for cell in line.cells))
    why = tuple(
        msg("proof-line-camps", dir=SIDE_LETTERS[line.sides[0][1]], t=line.points) for line in lines
    )
    all_camps = draw.level == MIDDLE
    marked = places(of_kind(game, seat, "camp")) if all_camps else (xy(cell),)
    return Exercise(
        NUMBER,
        msg("exercise-ask-camps" if all_camps else "exercise-ask-camp-points"),
        one_right(points),
        (*why, msg("exercise-why-total", points=msg("count-point", n=points))),
        "camps.score",
        boards=(Board(board_of(game, seat), marked=marked, proof=counted),),
    )
