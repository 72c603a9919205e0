"""The exercise of the module: as how many buildings a hut counts."""

from alhambra_qt.engine import Game
from alhambra_qt.engine.building import spots
from alhambra_qt.engine.ids import Cell, Seat, Tile, xy
from alhambra_qt.engine.pieces import (
    HUTS,
    TILE_KIND,
    TILE_TYPE,
    TYPES,
)
from alhambra_qt.engine.scoring import building_counts
from alhambra_qt.i18n import msg
from alhambra_qt.modules.huts.rules import hut_worth
from alhambra_qt.teaching.exercise import (
    EASY,
    HARD,
    NUMBER,
    Board,
    Draw,
    Exercise,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    best_cell,
    board_of,
    grown,
    unused,
)


def exercise(draw: Draw) -> Exercise | None:
    """As how many buildings does a hut count?"""
    game = draw.game("huts")
    for seat in grown(game, draw):
        for tile in unused(game, HUTS, draw)[:4]:
            palace = game.players[seat].palace
            legal = list(spots(game, seat, tile))
            if draw.level == HARD:
                found = best_cell(
                    draw,
                    game,
                    seat,
                    tile,
                    hut_worth,
                    "exercise-ask-hut-cell",
                    "huts.score",
                )
                if found is not None:
                    return found
                continue
            draw.rng.shuffle(legal)
            for cell in legal:
                palace.place(tile, cell)
                near = palace.neighbours(cell)
                worth = hut_worth(palace, cell)
                same = [at for _, at, one in near if _alike(one, tile)]
                if (
                    len(same) >= draw.by_level(0, 1, 1)
                    and len(near) >= draw.level
                    and (worth or draw.rng.random() < 0.3)
                ):
                    return _hut(draw, game, seat, cell, worth)
                palace.lift(cell)
    return None


def _alike(tile: Tile, hut: Tile) -> bool:
    return TILE_KIND[tile] == "building" and TILE_TYPE[tile] == TILE_TYPE[hut]


def _hut(draw: Draw, game: Game, seat: Seat, cell: Cell, worth: int) -> Exercise:
    palace = game.players[seat].palace
    kind = TILE_TYPE[palace.tiles[cell]]
    board = Board(board_of(game, seat), marked=(xy(cell),))
    counted = msg("exercise-why-hut", n=worth)
    if draw.level == EASY:
        ask, answer, rest = msg("exercise-ask-hut"), worth, None
    else:
        answer = int(building_counts(game)[seat][kind])
        ask = msg("exercise-ask-count", types=msg(f"types-{TYPES[kind]}"))
        rest = msg("exercise-why-all", n=answer)
    why = (counted,) if rest is None else (counted, rest)
    return Exercise(NUMBER, ask, one_right(answer), why, "huts.score", boards=(board,))
