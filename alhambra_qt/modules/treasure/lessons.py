"""The exercise of the module: who has placed most, and where a chest may go."""

from alhambra_qt.controller.view.page_views import ProofPiece
from alhambra_qt.controller.words.names import parts_text
from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import reading_order
from alhambra_qt.engine.pieces import (
    TYPES,
)
from alhambra_qt.engine.play import legal_actions
from alhambra_qt.engine.scoring import share_places
from alhambra_qt.i18n import msg
from alhambra_qt.modules.treasure.rules import POINTS as CHEST_POINTS
from alhambra_qt.modules.treasure.rules import Treasure
from alhambra_qt.teaching.exercise import (
    CELLS,
    EASY,
    HARD,
    NUMBER,
    Board,
    Draw,
    Exercise,
    ExerciseRow,
    all_right,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    board_of,
    grown,
    name_of,
    places,
)
from alhambra_qt.teaching.exercises_scoring import paid


def exercise(draw: Draw) -> Exercise | None:
    """Ask what the chests bring, and where new ones may go."""
    game = draw.game("treasure")
    if draw.level == HARD:
        return _chest_cells(draw, game)
    scoring = draw.by_level(1, 2, 3)
    state = Treasure.of(game)
    for homes in state.chests:
        for cell in draw.rng.sample(sorted(homes), min(len(homes), draw.rng.randrange(3))):
            del homes[cell]
    counts: list[float] = [len(chests) for chests in state.chests]
    if game.dirk is not None:
        counts.append(sum(state.dirk))
    shares = share_places(counts, CHEST_POINTS[scoring])
    seats = [
        seat
        for seat in range(len(game.players))
        if shares[seat][1] and (draw.level == EASY or shares[seat][2] or shares[seat][0] > 1)
    ]
    if not seats:
        return None
    seat = draw.rng.choice(seats)
    rank, points, tied = shares[seat]
    why = [msg("exercise-why-chests", name=name_of(game, seat), n=int(counts[seat]))]
    if tied is not None:
        parts = parts_text(list(tied.places))
        shared = msg(
            "proof-share", parts=parts, pool=tied.pool, k=len(tied.seats), share=tied.share
        )
        why.append(shared)
    else:
        place = msg("rank-place", n=rank)
        worth = msg("count-point", n=points)
        why.append(msg("exercise-why-place", place=place, points=worth))
    rows = tuple(_chest_row(game, row, int(count)) for row, count in enumerate(counts))
    return Exercise(
        NUMBER,
        msg("exercise-ask-chests", k=scoring, name=name_of(game, seat)),
        one_right(points),
        tuple(why),
        "treasure.score",
        rows=rows,
        lines=(paid(CHEST_POINTS[scoring]),),
    )


def _chest_row(game: Game, row: int, number: int) -> ExerciseRow:
    colours: list[int] = []
    if row < len(game.players):
        colours = sorted(Treasure.of(game).chests[row].values())
    else:
        dirk = Treasure.of(game).dirk
        colours = [kind for kind, count in enumerate(dirk) for _ in range(count)]
    pieces = tuple(ProofPiece("token", f"chest-{TYPES[kind]}") for kind in colours[:number])
    return ExerciseRow(msg("exercise-row-of", name=name_of(game, row)), pieces)


def _chest_cells(draw: Draw, game: Game) -> Exercise | None:
    state = Treasure.of(game)
    kind = draw.rng.randrange(len(TYPES))
    for seat in grown(game, draw):
        offered = sorted(game.players[seat].palace.tiles, key=reading_order)
        state.bought = [int(other == kind) for other in range(len(TYPES))]
        game.push("chests", seat)
        legal = {getattr(action, "cell", None) for action in legal_actions(game)}
        game.decisions.pop()
        right = [number for number, cell in enumerate(offered) if cell in legal]
        if not right:
            continue
        token = ProofPiece("token", f"chest-{TYPES[kind]}")
        return Exercise(
            CELLS,
            msg("exercise-ask-chest-cells"),
            all_right(right),
            (msg("exercise-why-chest-cells", n=len(right)),),
            "treasure.place",
            single=False,
            rows=(ExerciseRow(msg("exercise-row-chest"), (token,)),),
            boards=(Board(board_of(game, seat), places(offered)),),
        )
    return None
