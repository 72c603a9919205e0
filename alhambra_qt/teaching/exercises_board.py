"""Exercises about modules that are played in the Alhambra."""

from collections.abc import Callable

from alhambra_qt.controller.view.pages import ProofPiece
from alhambra_qt.controller.words.sentences import refusal_text
from alhambra_qt.engine import Game, score_now
from alhambra_qt.engine.building import obstacle, spots
from alhambra_qt.engine.ids import SIDE_LETTERS, Cell, Seat, Tile, reading_order, xy
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.market import offer_of
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import (
    BAZAARS,
    CAMPS,
    CARD_ID,
    CARD_KIND,
    HUTS,
    TILE_ID,
    TILE_KIND,
    TILE_TYPE,
    TYPES,
)
from alhambra_qt.engine.play import legal_actions
from alhambra_qt.engine.scoring import building_counts
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.modules.bazaars.rules import CURRENCY_OF, Bazaars, bazaar_neighbours
from alhambra_qt.modules.gates.rules import GATE, PlaceWithGate
from alhambra_qt.modules.huts.rules import hut_worth
from alhambra_qt.modules.walls.rules import BuildSticks, Walls
from alhambra_qt.teaching.exercise import (
    CELLS,
    EASY,
    HARD,
    MIDDLE,
    NUMBER,
    Board,
    Draw,
    Exercise,
    Row,
    all_right,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    around,
    board_of,
    grown,
    places,
    price,
    tile_row,
)
from alhambra_qt.teaching.exercises_building import new_tiles, where


def of_kind(game: Game, seat: Seat, kind: str) -> list[Cell]:
    """List the cells of an Alhambra with tiles of a kind."""
    tiles = game.players[seat].palace.tiles
    return sorted((c for c, tile in tiles.items() if TILE_KIND[tile] == kind), key=reading_order)


def _unused(game: Game, tiles: tuple[Tile, ...], draw: Draw) -> list[Tile]:
    """List the tiles of a kind that stand in nobody's Alhambra, in any order."""
    built = {tile for player in game.players for tile in player.palace.tiles.values()}
    left = [tile for tile in tiles if tile not in built]
    draw.rng.shuffle(left)
    return left


def _best_cell(
    draw: Draw,
    game: Game,
    seat: Seat,
    tile: Tile,
    worth: Callable[[Palace, Cell], int],
    ask: str,
    rule: str,
) -> Exercise | None:
    """Ask on which cell a tile counts most; ``worth`` is asked once it stands there."""
    palace = game.players[seat].palace
    legal = list(spots(game, seat, tile))
    counted = {}
    for cell in legal:
        palace.place(tile, cell)
        counted[cell] = worth(palace, cell)
        palace.lift(cell)
    best = max(counted.values(), default=0)
    if len(legal) < 3 or best < 2 or len(set(counted.values())) < 2:
        return None
    right = [number for number, cell in enumerate(legal) if counted[cell] == best]
    best_at = (TILE_ID[tile], xy(legal[right[0]]))
    notes = {
        number: msg("exercise-note-counts", n=counted[cell])
        for number, cell in enumerate(legal)
        if counted[cell] < best
    }
    return Exercise(
        CELLS,
        msg(ask),
        one_right(*right),
        (msg("exercise-why-counts", n=best),),
        rule,
        rows=(tile_row(tile),),
        boards=(Board(board_of(game, seat), places(legal), built=best_at),),
        notes=notes,
    )


# -- huts -------------------------------------------------------------------------------------


def huts(draw: Draw) -> Exercise | None:
    """As how many buildings does a hut count?"""
    game = draw.game("huts")
    for seat in grown(game, draw):
        for tile in _unused(game, HUTS, draw)[:4]:
            palace = game.players[seat].palace
            legal = list(spots(game, seat, tile))
            if draw.level == HARD:
                found = _best_cell(
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


# -- gates and walls --------------------------------------------------------------------------


def gates(draw: Draw) -> Exercise | None:
    """Where can this tile be built with the help of a gate only?"""
    game = draw.game("gates")
    for seat in grown(game, draw):
        for tile in new_tiles(game, seat, draw):
            player = game.players[seat]
            held, hand = player.bought[:], player.hand[:]
            player.bought, player.hand = [tile], [*hand, GATE]
            game.push("place", seat)
            actions = [one for one in legal_actions(game) if isinstance(one, PlaceWithGate)]
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


def walls(draw: Draw) -> Exercise | None:
    """Onto which tiles may the sticks of this wall card be put?"""
    game = draw.game("walls")
    cards = [card for card, kind in enumerate(CARD_KIND) if kind == "wall"]
    corner = draw.level == HARD
    card = draw.rng.choice(
        [one for one in cards if (len(CARD_ID[one].split("-")[1]) > 1) == corner]
    )
    Walls.of(game).open = [card]
    game.players[game.to_play].bought = []
    seat = game.to_play
    actions = [one for one in legal_actions(game) if isinstance(one, BuildSticks)]
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
        rows=(Row(msg("exercise-row-card"), (ProofPiece("card", CARD_ID[card]),)),),
        boards=(Board(board_of(game, seat), places(offered)),),
        notes={
            number: msg("exercise-note-sticks")
            for number in range(len(offered))
            if number not in right
        },
    )


# -- camps and bazaars ------------------------------------------------------------------------


def lines_of(game: Game, seat: Seat, scoring: int, rule: str) -> list[Line]:
    """List what a rule gives to a seat in a scoring."""
    return [ln for ln in score_now(game, scoring).lines if ln.seat == seat and ln.rule == rule]


def camps(draw: Draw) -> Exercise | None:
    """How many points does a camp bring, and where may one be built?"""
    game = draw.game("camps")
    for seat in grown(game, draw):
        palace = game.players[seat].palace
        for tile in _unused(game, CAMPS, draw)[:4]:
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
    counted = tuple(dict.fromkeys(xy(one) for line in lines for one in line.cells))
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


def bazaars(draw: Draw) -> Exercise | None:
    """What does a bazaar cost, what does it bring, and where would it bring most?"""
    game = draw.game("bazaars")
    for seat in grown(game, draw):
        palace = game.players[seat].palace
        for tile in _unused(game, BAZAARS, draw)[:3]:
            if draw.level == EASY:
                return _bazaar_price(game, tile)
            if draw.level == HARD:
                found = _best_cell(
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
    on_sale = tuple(ProofPiece("tile", TILE_ID[one]) for one in game.market)
    return Exercise(
        NUMBER,
        msg("exercise-ask-bazaar-price"),
        one_right(offer.price),
        (msg("exercise-why-bazaar-price", price=price(slot, game.market[slot])),),
        "bazaars.buy",
        rows=(tile_row(tile), Row(msg("exercise-row-market"), on_sale)),
    )


def _bazaar_points(palace: Palace, cell: Cell) -> int:
    near = bazaar_neighbours(palace, cell)
    return len(near) * len({TILE_TYPE[palace.tiles[one]] for one in near})


def _bazaar(game: Game, seat: Seat, cell: Cell) -> Exercise:
    tiles = game.players[seat].palace.tiles
    item = TILE_ID[tiles[cell]]
    line = next(ln for ln in lines_of(game, seat, 3, "bazaars.score") if ln.item == item)
    colours = {TILE_TYPE[tiles[one]] for one in line.cells}
    said = msg("proof-line-bazaars", t=int(line.count), k=len(colours))
    return Exercise(
        NUMBER,
        msg("exercise-ask-bazaar"),
        one_right(line.points),
        (said, msg("exercise-why-total", points=msg("count-point", n=line.points))),
        "bazaars.score",
        rows=(tile_row(tiles[cell]),),
        boards=(Board(board_of(game, seat), marked=(xy(cell),), proof=places(line.cells)),),
    )
