"""Exercises about scoring: majorities, shared places, the longest wall, a whole scoring."""

from collections.abc import Sequence

from attrs import frozen

from alhambra_qt.controller.faces.blocks import sides_at
from alhambra_qt.controller.presenter.player_panels import item_of
from alhambra_qt.controller.words.names import parts_text, row_name
from alhambra_qt.engine import Game, score_now
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import MAJORITY_POINTS, TYPES
from alhambra_qt.engine.scoring import building_counts, share_places
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.teaching.exercise import (
    EASY,
    HARD,
    NUMBER,
    ONE,
    Board,
    Draw,
    Exercise,
    ExerciseRow,
    Option,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import board_of, grown, name_of, type_row

WALLS = ((3, 7), (8, 12), (13, 99))  # how long a wall is, by level
MOST_BOARDS = 3  # that are shown to be counted


@frozen
class Share:
    """The rank and points of a seat for a building type."""

    row: int
    rank: int
    points: int
    tied: bool


def shares_of(counts: Sequence[Sequence[float]], kind: int, scoring: int) -> list[Share]:
    """Give out the places of a type."""
    column = [row[kind] for row in counts]
    given = share_places(column, MAJORITY_POINTS[scoring][kind])
    return [
        Share(row, rank, points, tie is not None) for row, (rank, points, tie) in enumerate(given)
    ]


def count_rows(game: Game, counts: Sequence[Sequence[float]], kind: int) -> tuple[ExerciseRow, ...]:
    """Show how many buildings of a type everybody has."""
    return tuple(
        type_row(msg("exercise-row-of", name=name_of(game, row)), kind, count[kind])
        for row, count in enumerate(counts)
    )


def paid(points: Sequence[int]) -> Msg:
    """Say what the places are worth."""
    lines = [
        msg("exercise-place", place=msg("rank-place", n=place), points=msg("count-point", n=worth))
        for place, worth in enumerate(points, start=1)
    ]
    return msg("exercise-paid", list=listing(lines))


def tie(draw: Draw) -> Exercise | None:
    """How are the points of tied places shared?"""
    game = draw.game()
    scoring = draw.by_level(2, 3, 3)
    counts = building_counts(game, scoring)
    for kind in draw.rng.sample(range(len(TYPES)), len(TYPES)):
        points = MAJORITY_POINTS[scoring][kind]
        column = [row[kind] for row in counts]
        for seat, (rank, gained, tied) in enumerate(share_places(column, points)):
            if tied is None or not tied.pool or seat >= len(game.players):
                continue
            odd = tied.pool % len(tied.seats) or rank > 1 or len(tied.seats) > 2
            if draw.level == HARD and not odd:
                continue
            why = msg(
                "proof-share",
                parts=parts_text(list(tied.places)),
                pool=tied.pool,
                k=len(tied.seats),
                share=tied.share,
            )
            return Exercise(
                NUMBER,
                _how_many(game, seat, kind, scoring),
                one_right(gained),
                (why,),
                "score.tie",
                rows=count_rows(game, counts, kind),
                lines=(paid(points),),
            )
    return None


def _how_many(game: Game, seat: Seat, kind: int, scoring: int) -> Msg:
    return msg(
        "exercise-ask-majority",
        k=scoring,
        types=msg(f"types-{TYPES[kind]}"),
        name=name_of(game, seat),
    )


def majority(draw: Draw) -> Exercise | None:
    """Ask who wins a majority, and how many points that is."""
    game = draw.game()
    scoring = draw.by_level(1, 2, 3)
    counts = building_counts(game, scoring)
    if draw.level == HARD and (len(game.players) > MOST_BOARDS or game.dirk is not None):
        return None
    for kind in draw.rng.sample(range(len(TYPES)), len(TYPES)):
        shares = shares_of(counts, kind, scoring)
        ranked = [share for share in shares if share.rank]
        if len(ranked) < 2 or any(share.tied for share in ranked):
            continue
        if draw.level == EASY:
            return _winner(game, counts, kind, shares)
        share = draw.rng.choice([share for share in ranked if share.row < len(game.players)])
        return _points(draw, game, counts, kind, share)
    return None


def _winner(
    game: Game, counts: Sequence[Sequence[float]], kind: int, shares: Sequence[Share]
) -> Exercise:
    first = next(share for share in shares if share.rank == 1)
    name = name_of(game, first.row)
    return Exercise(
        ONE,
        msg("exercise-ask-winner", types=msg(f"types-{TYPES[kind]}")),
        one_right(first.row),
        (
            msg(
                "exercise-why-winner",
                name=name,
                n=counts[first.row][kind],
                points=msg("count-point", n=first.points),
            ),
        ),
        "score.majority",
        options=tuple(Option(name_of(game, row)) for row in range(len(counts))),
        rows=count_rows(game, counts, kind),
    )


def _points(
    draw: Draw, game: Game, counts: Sequence[Sequence[float]], kind: int, share: Share
) -> Exercise:
    scoring = draw.by_level(1, 2, 3)
    hard = draw.level == HARD
    held = (
        msg("exercise-why-count", name=name_of(game, row), n=count[kind])
        for row, count in enumerate(counts)
    )
    place = msg("rank-place", n=share.rank)
    end = msg("exercise-why-place", place=place, points=msg("count-point", n=share.points))
    boards = tuple(Board(board_of(game, seat)) for seat in range(len(game.players)))
    return Exercise(
        NUMBER,
        _how_many(game, share.row, kind, scoring),
        one_right(share.points),
        (*held, end),
        "score.majority",
        rows=() if hard else count_rows(game, counts, kind),
        boards=boards if hard else (),
        lines=(paid(MAJORITY_POINTS[scoring][kind]),),
    )


def wall(draw: Draw) -> Exercise | None:
    """How long is the longest wall?"""
    game = draw.game()
    low, high = WALLS[draw.level - 1]
    for seat in grown(game, draw):
        palace = game.players[seat].palace
        length = palace.longest_wall()
        runs = len(palace.wall_runs())
        if not low <= length <= high or (draw.level > EASY and runs < 2):
            continue
        board = Board(board_of(game, seat), path=sides_at(palace.wall_path()))
        why = [msg("exercise-why-wall", n=length)]
        if runs > 1:
            why.append(msg("exercise-why-runs", n=runs - 1))
        return Exercise(
            NUMBER,
            msg("exercise-ask-wall"),
            one_right(length),
            tuple(why),
            "score.wall",
            boards=(board,),
        )
    return None


def whole(draw: Draw) -> Exercise | None:
    """How many points does a scoring bring?"""
    game = draw.game()
    scoring = draw.level
    ledger = score_now(game, scoring)
    counts = building_counts(game, scoring)
    for seat in grown(game, draw, 3):
        mine = [line for line in ledger.lines if line.seat == seat and line.points]
        if len(mine) < draw.by_level(2, 3, 4):
            continue
        why = tuple(
            msg("exercise-why-line", what=row_name(item_of(line)), n=line.points) for line in mine
        )
        path = next((line.sides for line in mine if line.rule == "score.wall"), ())
        total = msg("exercise-why-total", points=msg("count-point", n=ledger.totals[seat]))
        rows = tuple(_all_counts(game, row, count) for row, count in enumerate(counts))
        return Exercise(
            NUMBER,
            msg("exercise-ask-scoring", k=scoring, name=name_of(game, seat)),
            one_right(ledger.totals[seat]),
            (*why, total),
            "score.majority",
            rows=rows,
            boards=(Board(board_of(game, seat), path=sides_at(path)),),
            lines=(msg("exercise-table", k=scoring, list=_table(scoring)),),
        )
    return None


def _all_counts(game: Game, row: int, count: Sequence[float]) -> ExerciseRow:
    pieces = [
        piece
        for kind in range(len(TYPES))
        for piece in type_row(msg("play-empty"), kind, count[kind]).pieces
        if count[kind]
    ]
    return ExerciseRow(msg("exercise-row-of", name=name_of(game, row)), tuple(pieces))


def _table(scoring: int) -> str:
    """Write what the places of each type are worth: "8/1, 9/2, ..."."""
    places = MAJORITY_POINTS[scoring]
    return " · ".join("/".join(str(worth) for worth in points) for points in places)
