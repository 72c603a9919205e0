"""The exercise of the module: what Faruk, Yusuf and Hakim bring."""

from alhambra_qt.controller.faces.blocks import sides_at
from alhambra_qt.controller.presenter.player_panels import item_of
from alhambra_qt.engine import Game, score_now
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import (
    MAJORITY_POINTS,
    TYPES,
)
from alhambra_qt.engine.scoring import building_counts, share_places, standing_counts
from alhambra_qt.i18n import msg
from alhambra_qt.modules.characters.state import FARUK, HAKIM, YUSUF, state_of
from alhambra_qt.teaching.exercise import (
    NUMBER,
    Board,
    Draw,
    Exercise,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    anybody,
    board_of,
    cards_row,
    name_of,
    place_line,
)
from alhambra_qt.teaching.exercises_money import take_together
from alhambra_qt.teaching.exercises_scoring import count_rows, paid


def exercise(draw: Draw) -> Exercise | None:
    """Ask what Faruk, Yusuf and Hakim bring."""
    game = draw.game("characters")
    seat = anybody(draw, game)
    card = (FARUK, YUSUF, HAKIM)[draw.level - 1]
    state = state_of(game)
    state.star = None
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
            (msg("exercise-why-hakim", n=mine + 0.5), place_line(rank, gained)),
            "hakim",
            rows=(
                cards_row(msg("exercise-row-of", name=name_of(game, seat)), (HAKIM,)),
                *count_rows(game, plain, kind),
            ),
            lines=(paid(points),),
        )
    return None
