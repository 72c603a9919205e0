"""Exercises about bonus cards and characters: what counts more than it stands there."""

from alhambra_qt.controller.build.panels import item_of
from alhambra_qt.controller.faces.proving import sides_at
from alhambra_qt.controller.view.pages import ProofPiece
from alhambra_qt.controller.words.names import tile_name
from alhambra_qt.engine import Game, score_now
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import (
    MAJORITY_POINTS,
    TILE_ID,
    TILE_TYPE,
    TYPES,
)
from alhambra_qt.engine.scoring import building_counts, share_places, standing_counts
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.modules.bonus.rules import BONUS, Bonus
from alhambra_qt.modules.characters.state import FARUK, HAKIM, YUSUF, state_of
from alhambra_qt.teaching.exercise import (
    EASY,
    MIDDLE,
    NUMBER,
    ONE,
    Board,
    Draw,
    Exercise,
    Option,
    Row,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    board_of,
    cards_row,
    grown,
    name_of,
)
from alhambra_qt.teaching.exercises_hand import anybody
from alhambra_qt.teaching.exercises_money import take_together
from alhambra_qt.teaching.exercises_scoring import count_rows, paid

# -- bonus cards ------------------------------------------------------------------------------


def bonus(draw: Draw) -> Exercise | None:
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
    piece = Row(msg("exercise-row-bonus"), (_bonus_piece(tile),))
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
        (counted, _place(places[seat][0], places[seat][1])),
        "bonus.reveal",
        rows=(
            Row(msg("exercise-row-bonus-of", name=name_of(game, seat)), (_bonus_piece(tile),)),
            *count_rows(game, plain, kind),
        ),
        lines=(paid(MAJORITY_POINTS[scoring][kind]),),
    )


def _place(rank: int, points: int) -> Msg:
    place = msg("rank-place", n=rank)
    return msg("exercise-why-place", place=place, points=msg("count-point", n=points))


# -- characters -------------------------------------------------------------------------------


def characters(draw: Draw) -> Exercise | None:
    """What do Faruk, Yusuf and Hakim bring?"""
    game = draw.game("characters")
    seat = anybody(draw, game)
    card = (FARUK, YUSUF, HAKIM)[draw.level - 1]
    state = state_of(game)
    state.star = False
    state.owned = [[card] if other == seat else [] for other in range(len(game.players))]
    return {FARUK: _faruk, YUSUF: _yusuf, HAKIM: _hakim}[card](draw, game, seat)


def _faruk(draw: Draw, game: Game, seat: Seat) -> Exercise | None:
    return take_together(draw, game, seat, "exercise-ask-faruk", "faruk")


def _yusuf(draw: Draw, game: Game, seat: Seat) -> Exercise | None:
    lines = {item_of(line): line for line in score_now(game, 1).lines if line.seat == seat}
    if "yusuf" not in lines:
        return None
    line = lines["yusuf"]
    board = Board(board_of(game, seat), path=sides_at(line.sides))
    return Exercise(
        NUMBER,
        msg("exercise-ask-yusuf"),
        one_right(line.points),
        (
            msg(
                "exercise-why-yusuf",
                n=len(line.sides),
                points=msg("count-point", n=line.points),
            ),
        ),
        "yusuf",
        rows=(cards_row(msg("exercise-row-character"), (YUSUF,)),),
        boards=(board,),
    )


def _hakim(draw: Draw, game: Game, seat: Seat) -> Exercise | None:
    scoring = draw.rng.choice((2, 3))
    plain = standing_counts(game)
    state = state_of(game)
    for kind in draw.rng.sample(range(len(TYPES)), len(TYPES)):
        mine = plain[seat][kind]
        tied = [row for row, count in enumerate(plain) if count[kind] == mine and row != seat]
        if not mine or not tied:
            continue
        state.chosen = kind
        counts = building_counts(game, scoring)
        points = MAJORITY_POINTS[scoring][kind]
        rank, gained, _ = share_places([row[kind] for row in counts], points)[seat]
        return Exercise(
            NUMBER,
            msg(
                "exercise-ask-hakim",
                k=scoring,
                types=msg(f"types-{TYPES[kind]}"),
                name=name_of(game, seat),
            ),
            one_right(gained),
            (msg("exercise-why-hakim", n=mine + 0.5), _place(rank, gained)),
            "hakim",
            rows=(
                cards_row(msg("exercise-row-of", name=name_of(game, seat)), (HAKIM,)),
                *count_rows(game, plain, kind),
            ),
            lines=(paid(points),),
        )
    return None
