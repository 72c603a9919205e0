"""Exercises about building: where a tile may go, which rule forbids it, what may be taken out."""

from collections.abc import Sequence

from alhambra_qt.controller.faces.blocks import sides_at
from alhambra_qt.controller.words.sentences import refusal_text, rule_title
from alhambra_qt.engine import Game
from alhambra_qt.engine.building import obstacle, spots
from alhambra_qt.engine.ids import FOUNTAIN_CELL, Cell, Seat, Tile, reading_order, xy
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import TILE_ID, TILE_KIND, TILE_WALLS
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.exercise import (
    CELLS,
    EASY,
    ONE,
    Board,
    Draw,
    Exercise,
    Option,
    all_right,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import around, board_of, grown, places, tile_row

FREE, WALK, HOLE = "build.free", "build.walk", "build.hole"
EDGES, ADJACENT = "build.edges", "build.adjacent"
# By level: the rules that are asked about, and those that may be chosen.
ASKED = ((EDGES, ADJACENT), (EDGES, WALK, HOLE), (WALK, HOLE, EDGES, ""))
OFFERED = (
    (ADJACENT, EDGES, FREE),
    (ADJACENT, EDGES, WALK, HOLE),
    (ADJACENT, EDGES, WALK, HOLE, ""),
)


def new_tiles(game: Game, seat: Seat, draw: Draw) -> list[Tile]:
    """List buildings that the seat might come by, in any order."""
    found = [*game.players[seat].reserve, *game.market, *game.bag]
    found = [tile for tile in found if TILE_KIND[tile] == "building"]
    draw.rng.shuffle(found)
    return found[:12]


def cells(draw: Draw) -> Exercise | None:
    """Ask where a tile may be built."""
    game = draw.game()
    for seat in grown(game, draw):
        for tile in new_tiles(game, seat, draw):
            found = where(draw, game, seat, tile, spots(game, seat, tile), "build.edges")
            if found is not None:
                return found
    return None


def where(
    draw: Draw,
    game: Game,
    seat: Seat,
    tile: Tile,
    legal: Sequence[Cell],
    rule: str,
    ask: str = "exercise-ask-cells",
) -> Exercise | None:
    """Ask for one cell, or for all cells, where a tile may be built."""
    palace = game.players[seat].palace
    offered = sorted({*around(palace), *legal}, key=reading_order)
    single = draw.level == EASY
    low, high = ((1, 3), (2, 4), (5, 9))[draw.level - 1]
    if not low <= len(legal) <= high or len(offered) - len(legal) < 3:
        return None
    right = [offered.index(cell) for cell in legal]
    notes = {}
    for number, cell in enumerate(offered):
        refusal = obstacle(game, seat, tile, cell)
        if refusal is not None and number not in right:
            notes[number] = refusal_text(refusal, TILE_ID[tile])
    return Exercise(
        CELLS,
        msg(f"{ask}-one" if single else ask),
        one_right(*right) if single else all_right(right),
        (msg("exercise-why-cells", n=len(legal)),),
        rule,
        single=single,
        rows=(tile_row(tile),),
        boards=(Board(board_of(game, seat), places(offered)),),
        notes=notes,
    )


def best_wall(draw: Draw) -> Exercise | None:
    """On which cell does this tile make the longest wall?"""
    game = draw.game()
    for seat in grown(game, draw):
        for tile in new_tiles(game, seat, draw):
            legal = list(spots(game, seat, tile))
            least, most = ((2, 3), (3, 5), (4, 14))[draw.level - 1]
            if not least <= len(legal) <= most or not TILE_WALLS[tile]:
                continue
            built = {cell: _with(game.players[seat].palace, tile, cell) for cell in legal}
            walls = {cell: palace.longest_wall() for cell, palace in built.items()}
            best = max(walls.values())
            if len(set(walls.values())) < 2:
                continue
            winners = [number for number, cell in enumerate(legal) if walls[cell] == best]
            notes = {
                number: msg("exercise-note-wall", n=walls[cell])
                for number, cell in enumerate(legal)
                if walls[cell] < best
            }
            best_at = (TILE_ID[tile], xy(legal[winners[0]]))
            path = sides_at(built[legal[winners[0]]].wall_path())
            return Exercise(
                CELLS,
                msg("exercise-ask-wall-cell"),
                one_right(*winners),
                (msg("exercise-why-wall-cell", n=best),),
                "score.wall",
                rows=(tile_row(tile),),
                boards=(Board(board_of(game, seat), places(legal), path=path, built=best_at),),
                notes=notes,
            )
    return None


def _with(palace: Palace, tile: Tile, cell: Cell) -> Palace:
    built = palace.clone()
    built.place(tile, cell)
    return built


def broken_rules(palace: Palace, tile: Tile, cell: Cell) -> list[str]:
    """List every building rule that a building on an empty cell would break, one by one."""
    near = palace.neighbours(cell)
    mask = TILE_WALLS[tile]
    if not near:
        return [ADJACENT]
    matching = [
        not (mask >> side & 1) ^ (palace.walls[other] >> (side ^ 2) & 1) for side, other, _ in near
    ]
    broken = [] if all(matching) else [EDGES]
    if not any(
        not mask >> side & 1 and not palace.walls[other] >> (side ^ 2) & 1
        for side, other, _ in near
    ):
        broken.append(WALK)
    if palace.makes_hole(cell):
        broken.append(HOLE)
    return broken


def forbids(draw: Draw) -> Exercise | None:
    """Which rule forbids to build this tile here?"""
    game = draw.game()
    wanted = draw.rng.choice(ASKED[draw.level - 1])
    for seat in grown(game, draw):
        palace = game.players[seat].palace
        for tile in new_tiles(game, seat, draw):
            offered = around(palace, corners=wanted == ADJACENT)
            draw.rng.shuffle(offered)
            for cell in offered:
                broken = broken_rules(palace, tile, cell)
                made = None
                if broken == ([wanted] if wanted else []):
                    made = _forbidden(draw, game, seat, tile, cell)
                if made is not None:
                    return made
    return None


def _forbidden(draw: Draw, game: Game, seat: Seat, tile: Tile, cell: Cell) -> Exercise | None:
    refusal = obstacle(game, seat, tile, cell)
    rules = OFFERED[draw.level - 1]
    rule = "" if refusal is None else refusal.rule
    if rule not in rules:  # that of a module
        return None
    why = msg("exercise-why-allowed")
    if refusal is not None:
        why = refusal_text(refusal, TILE_ID[tile])
    options = tuple(Option(rule_title(rule) if rule else msg("exercise-allowed")) for rule in rules)
    cut = () if refusal is None or rule == WALK else places(refusal.cells)
    ghost = (TILE_ID[tile], xy(cell))
    board = Board(board_of(game, seat), marked=(xy(cell),), ghost=ghost, proof=cut)
    return Exercise(
        ONE,
        msg("exercise-ask-forbids"),
        one_right(rules.index(rule)),
        (why,),
        rule or EDGES,
        options=options,
        boards=(board,),
    )


def removable(draw: Draw) -> Exercise | None:
    """Which tiles may be taken out?"""
    game = draw.game()
    for seat in grown(game, draw, draw.by_level(4, 5, 8)):
        palace = game.players[seat].palace
        built = sorted((tile for tile in palace.tiles if tile != FOUNTAIN_CELL), key=reading_order)
        free = set(palace.removable())
        single = draw.level == EASY
        fixed = len(built) - len(free)
        if not free or fixed < draw.by_level(2, 2, 3) or len(built) > draw.by_level(8, 9, 30):
            continue
        right = [number for number, cell in enumerate(built) if cell in free]
        notes: dict[int, Msg] = {}
        for number, cell in enumerate(built):
            refusal = palace.why_not_remove(cell)
            if refusal is not None:
                notes[number] = refusal_text(refusal)
        return Exercise(
            CELLS,
            msg("exercise-ask-remove-one" if single else "exercise-ask-remove"),
            one_right(*right) if single else all_right(right),
            (msg("exercise-why-remove", n=len(right)),),
            "build.after",
            single=single,
            boards=(Board(board_of(game, seat), places(built)),),
            notes=notes,
        )
    return None
