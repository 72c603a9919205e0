"""The exercise of the module: where a gate is needed."""

from alhambra_qt.controller.words.sentences import refusal_text
from alhambra_qt.engine import Game
from alhambra_qt.engine.building import obstacle
from alhambra_qt.engine.ids import Cell, Seat, Tile, reading_order
from alhambra_qt.engine.pieces import (
    TILE_ID,
)
from alhambra_qt.engine.play import legal_actions
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.modules.gates.rules import GATE, PlaceWithGate
from alhambra_qt.teaching.exercise import (
    CELLS,
    EASY,
    HARD,
    Board,
    Draw,
    Exercise,
    all_right,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    around,
    board_of,
    grown,
    places,
    tile_row,
)
from alhambra_qt.teaching.exercises_building import new_tiles


def exercise(draw: Draw) -> Exercise | None:
    """Ask where a tile can be built only with the help of a gate."""
    game = draw.game("gates")
    for seat in grown(game, draw):
        for tile in new_tiles(game, seat, draw):
            player = game.players[seat]
            held, hand = player.bought[:], player.hand[:]
            player.bought, player.hand = [tile], [*hand, GATE]
            game.push("place", seat)
            actions = [
                action for action in legal_actions(game) if isinstance(action, PlaceWithGate)
            ]
            game.decisions.pop()
            player.bought, player.hand = held, hand
            legal = sorted({action.cell for action in actions}, key=reading_order)
            if not legal or (draw.level == HARD and len(legal) < 2):
                continue
            return _gated(draw, game, seat, tile, legal)
    return None


def _gated(draw: Draw, game: Game, seat: Seat, tile: Tile, legal: list[Cell]) -> Exercise:
    offered = around(game.players[seat].palace)
    right = [offered.index(cell) for cell in legal]
    single = draw.level == EASY
    notes: dict[int, Msg] = {}
    for number, cell in enumerate(offered):
        refusal = obstacle(game, seat, tile, cell)
        if refusal is None:
            notes[number] = msg("exercise-note-no-gate")
        elif number not in right:
            notes[number] = refusal_text(refusal, TILE_ID[tile])
    return Exercise(
        CELLS,
        msg("exercise-ask-gate-one" if single else "exercise-ask-gate"),
        one_right(*right) if single else all_right(right),
        (msg("exercise-why-gate", n=len(legal)),),
        "gates.use",
        single=single,
        rows=(tile_row(tile),),
        boards=(Board(board_of(game, seat), places(offered)),),
        notes=notes,
    )
