"""The exercise of the module: which cards may be shown, and what they count."""

from alhambra_qt.controller.view.page_views import ProofPiece
from alhambra_qt.controller.words.names import tile_name
from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import (
    MAJORITY_POINTS,
    TILE_ID,
    TILE_TYPE,
    TYPES,
)
from alhambra_qt.engine.scoring import building_counts, share_places
from alhambra_qt.i18n import msg
from alhambra_qt.modules.bonus.rules import BONUS, Bonus
from alhambra_qt.teaching.exercise import (
    EASY,
    MIDDLE,
    NUMBER,
    ONE,
    Board,
    Draw,
    Exercise,
    ExerciseRow,
    Option,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    board_of,
    grown,
    name_of,
    place_line,
)
from alhambra_qt.teaching.exercises_scoring import count_rows, paid


def exercise(draw: Draw) -> Exercise | None:
    """Which bonus cards may be shown, and what do they count?"""
    game = draw.game("bonus")
    for seat in grown(game, draw, 3):
        built = set(game.players[seat].palace.tiles.values())
        own = [tile for tile in BONUS if tile in built]
        if not own:
            continue
        if draw.level == EASY:
            return _may_show(draw, game, seat, own)
        tile = draw.rng.choice(own)
        state = Bonus.of(game)
        state.hidden = [[] for _ in game.players]
        state.shown = [[tile] if other == seat else [] for other in range(len(game.players))]
        return _with_bonus(draw, game, seat, TILE_TYPE[tile], tile)
    return None


def _bonus_piece(tile: int) -> ProofPiece:
    return ProofPiece("card", f"bonus-{TILE_ID[tile]}")


def _may_show(draw: Draw, game: Game, seat: Seat, own: list[int]) -> Exercise | None:
    others = [tile for tile in BONUS if tile not in own]
    cards = draw.rng.sample(own, 1) + draw.rng.sample(others, 2)
    draw.rng.shuffle(cards)
    Bonus.of(game).hidden[seat] = sorted(cards)
    right = [number for number, tile in enumerate(cards) if tile in own]
    options = tuple(
        Option(msg("card-bonus", tile=tile_name(TILE_ID[tile])), _bonus_piece(tile))
        for tile in cards
    )
    return Exercise(
        ONE,
        msg("exercise-ask-bonus"),
        one_right(*right),
        (msg("exercise-why-bonus", tile=tile_name(TILE_ID[cards[right[0]]])),),
        "bonus.reveal",
        options=options,
        boards=(Board(board_of(game, seat)),),
    )


def _with_bonus(draw: Draw, game: Game, seat: Seat, kind: int, tile: int) -> Exercise | None:
    scoring = draw.by_level(1, 2, 3)
    counts = building_counts(game, scoring)
    mine = counts[seat][kind]
    piece = ExerciseRow(msg("exercise-row-bonus"), (_bonus_piece(tile),))
    counted = msg("exercise-why-bonus-count", n=mine - 1, all=mine)
    if draw.level == MIDDLE:
        return Exercise(
            NUMBER,
            msg("exercise-ask-bonus-count", types=msg(f"types-{TYPES[kind]}")),
            one_right(int(mine)),
            (counted,),
            "bonus.reveal",
            rows=(piece,),
            boards=(Board(board_of(game, seat)),),
        )
    places = share_places([row[kind] for row in counts], MAJORITY_POINTS[scoring][kind])
    plain = [row[:] for row in counts]
    plain[seat][kind] -= 1
    without = share_places([row[kind] for row in plain], MAJORITY_POINTS[scoring][kind])
    if places[seat][1] == without[seat][1]:
        return None
    return Exercise(
        NUMBER,
        msg(
            "exercise-ask-majority",
            k=scoring,
            types=msg(f"types-{TYPES[kind]}"),
            name=name_of(game, seat),
        ),
        one_right(places[seat][1]),
        (counted, place_line(places[seat][0], places[seat][1])),
        "bonus.reveal",
        rows=(
            ExerciseRow(
                msg("exercise-row-bonus-of", name=name_of(game, seat)), (_bonus_piece(tile),)
            ),
            *count_rows(game, plain, kind),
        ),
        lines=(paid(MAJORITY_POINTS[scoring][kind]),),
    )
