"""The exercise of the module: where sticks may be put."""

from alhambra_qt.controller.view.page_views import ProofPiece
from alhambra_qt.engine.ids import reading_order
from alhambra_qt.engine.pieces import (
    CARD_ID,
    CARD_KIND,
)
from alhambra_qt.engine.play import legal_actions
from alhambra_qt.i18n import msg
from alhambra_qt.modules.walls.rules import BuildSticks, Walls
from alhambra_qt.teaching.exercise import (
    CELLS,
    EASY,
    HARD,
    Board,
    Draw,
    Exercise,
    ExerciseRow,
    all_right,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    board_of,
    places,
)


def exercise(draw: Draw) -> Exercise | None:
    """Onto which tiles may the sticks of this wall card be put?"""
    game = draw.game("walls")
    cards = [card for card, kind in enumerate(CARD_KIND) if kind == "wall"]
    corner = draw.level == HARD
    card = draw.rng.choice(
        [card for card in cards if (len(CARD_ID[card].split("-")[1]) > 1) == corner]
    )
    Walls.of(game).open = [card]
    game.players[game.to_play].bought = []
    seat = game.to_play
    actions = [action for action in legal_actions(game) if isinstance(action, BuildSticks)]
    palace = game.players[seat].palace
    offered = sorted(palace.tiles, key=reading_order)
    legal = {action.cell for action in actions}
    if not legal or len(offered) - len(legal) < 2 or len(offered) < draw.by_level(4, 5, 6):
        return None
    right = [number for number, cell in enumerate(offered) if cell in legal]
    single = draw.level == EASY
    sides = msg("dir-list", sides=CARD_ID[card].split("-")[1])
    return Exercise(
        CELLS,
        msg("exercise-ask-sticks-one" if single else "exercise-ask-sticks", sides=sides),
        one_right(*right) if single else all_right(right),
        (msg("exercise-why-sticks", n=len(right)),),
        "walls.build",
        single=single,
        rows=(ExerciseRow(msg("exercise-row-card"), (ProofPiece("card", CARD_ID[card]),)),),
        boards=(Board(board_of(game, seat), places(offered)),),
        notes={
            number: msg("exercise-note-sticks")
            for number in range(len(offered))
            if number not in right
        },
    )
