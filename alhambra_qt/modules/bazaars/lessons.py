"""The exercise of the module: what a bazaar costs and brings."""

from alhambra_qt.controller.view.page_views import ProofPiece
from alhambra_qt.engine import Game
from alhambra_qt.engine.building import spots
from alhambra_qt.engine.ids import Cell, Seat, Tile, xy
from alhambra_qt.engine.market import offer_of
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import (
    BAZAARS,
    TILE_ID,
    TILE_TYPE,
)
from alhambra_qt.i18n import msg
from alhambra_qt.modules.bazaars.rules import CURRENCY_OF, Bazaars, bazaar_neighbours
from alhambra_qt.teaching.exercise import (
    EASY,
    HARD,
    NUMBER,
    Board,
    Draw,
    Exercise,
    ExerciseRow,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    best_cell,
    board_of,
    grown,
    lines_of,
    places,
    price,
    tile_row,
    unused,
)


def exercise(draw: Draw) -> Exercise | None:
    """Ask what a bazaar costs, what it brings, or where it would bring most."""
    game = draw.game("bazaars")
    for seat in grown(game, draw):
        palace = game.players[seat].palace
        for tile in unused(game, BAZAARS, draw)[:3]:
            if draw.level == EASY:
                return _bazaar_price(game, tile)
            if draw.level == HARD:
                found = best_cell(
                    draw,
                    game,
                    seat,
                    tile,
                    _bazaar_points,
                    "exercise-ask-bazaar-cell",
                    "bazaars.score",
                )
                if found is not None:
                    return found
                continue
            legal = list(spots(game, seat, tile))
            draw.rng.shuffle(legal)
            for cell in legal:
                palace.place(tile, cell)
                if _bazaar_points(palace, cell) >= 3:
                    return _bazaar(game, seat, cell)
                palace.lift(cell)
    return None


def _bazaar_price(game: Game, tile: Tile) -> Exercise | None:
    slot = CURRENCY_OF[tile]
    if not all(game.market):
        return None
    Bazaars.of(game).open = [tile]
    offer = offer_of(game, tile)
    if offer is None:
        return None
    on_sale = tuple(ProofPiece("tile", TILE_ID[slot]) for slot in game.market)
    return Exercise(
        NUMBER,
        msg("exercise-ask-bazaar-price"),
        one_right(offer.price),
        (msg("exercise-why-bazaar-price", price=price(slot, game.market[slot])),),
        "bazaars.buy",
        rows=(tile_row(tile), ExerciseRow(msg("exercise-row-market"), on_sale)),
    )


def _bazaar_points(palace: Palace, cell: Cell) -> int:
    near = bazaar_neighbours(palace, cell)
    return len(near) * len({TILE_TYPE[palace.tiles[tile]] for tile in near})


def _bazaar(game: Game, seat: Seat, cell: Cell) -> Exercise:
    tiles = game.players[seat].palace.tiles
    item = TILE_ID[tiles[cell]]
    line = next(ln for ln in lines_of(game, seat, 3, "bazaars.score") if ln.item == item)
    colours = {TILE_TYPE[tiles[cell]] for cell in line.cells}
    text = msg("proof-line-bazaars", t=int(line.count), k=len(colours))
    return Exercise(
        NUMBER,
        msg("exercise-ask-bazaar"),
        one_right(line.points),
        (text, msg("exercise-why-total", points=msg("count-point", n=line.points))),
        "bazaars.score",
        rows=(tile_row(tiles[cell]),),
        boards=(Board(board_of(game, seat), marked=(xy(cell),), proof=places(line.cells)),),
    )
