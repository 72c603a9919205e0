"""The exercise of the module: what an attack costs."""

from alhambra_qt.controller.faces.blocks import sides_at
from alhambra_qt.controller.view.page_views import ProofPiece
from alhambra_qt.engine.ids import SIDE_LETTERS, SIDES
from alhambra_qt.i18n import msg
from alhambra_qt.modules.invaders.rules import attack_lines
from alhambra_qt.teaching.exercise import (
    NUMBER,
    Board,
    Draw,
    Exercise,
    ExerciseRow,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    board_of,
    grown,
)

RICH = 99  # a score from which every loss can be taken


def exercise(draw: Draw) -> Exercise | None:
    """How many points does an attack cost?"""
    game = draw.game("invaders")
    scoring = draw.level
    for seat in grown(game, draw):
        side = draw.rng.choice(SIDES)
        lines = [
            line
            for line in attack_lines(game, side, scoring, [RICH] * len(game.players))
            if line.seat == seat
        ]
        lost = -sum(line.points for line in lines)
        if not lines or len(lines) < draw.by_level(1, 1, 2):
            continue
        why = tuple(
            msg("proof-line-invaders", dir=line.item, t=int(line.count), k=line.each)
            for line in lines
        )
        path = tuple(side for line in lines for side in sides_at(line.sides))
        token = ProofPiece("token", f"attack-{SIDE_LETTERS[side]}")
        return Exercise(
            NUMBER,
            msg("exercise-ask-attack", k=scoring, dir=SIDE_LETTERS[side]),
            one_right(lost),
            (*why, msg("exercise-why-lost", points=msg("count-point", n=lost))),
            "invaders.attack",
            rows=(ExerciseRow(msg("exercise-row-attack"), (token,)),),
            boards=(Board(board_of(game, seat), path=path),),
        )
    return None
