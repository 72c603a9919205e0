"""Exercises about what modules count: residents, chests, attacks."""

from alhambra_qt.controller.faces.proving import sides_at
from alhambra_qt.controller.view.pages import ProofPiece
from alhambra_qt.controller.words.names import parts_text
from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import SIDE_LETTERS, SIDES, reading_order
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.pieces import (
    TILE_TYPE,
    TYPES,
)
from alhambra_qt.engine.play import legal_actions
from alhambra_qt.engine.scoring import share_places
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.modules.invaders.rules import attack_lines
from alhambra_qt.modules.trader.rules import POINTS as SET_POINTS
from alhambra_qt.modules.trader.rules import Trader
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
    Row,
    all_right,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    board_of,
    grown,
    name_of,
    places,
)
from alhambra_qt.teaching.exercises_board import lines_of, of_kind
from alhambra_qt.teaching.exercises_scoring import paid

RICH = 99  # a score from which every loss can be taken


# -- residents and chests ---------------------------------------------------------------------


def trader(draw: Draw) -> Exercise | None:
    """What are the residents of this Alhambra worth?"""
    game = draw.game("trader")
    wanted = draw.by_level(3, 5, 7)
    for seat in grown(game, draw, wanted):
        homes = Trader.of(game).homes[seat]
        tiles = game.players[seat].palace.tiles
        empty = [cell for cell in of_kind(game, seat, "building") if cell not in homes]
        draw.rng.shuffle(empty)
        for cell in empty[: max(0, wanted - len(homes))]:
            homes[cell] = TILE_TYPE[tiles[cell]]
        lines = lines_of(game, seat, 1, "trader.score")
        points = sum(line.points for line in lines)
        if len(homes) < wanted or (draw.level > EASY and len(lines) < 2):
            continue
        why = tuple(_set_worth(line) for line in lines)
        scale = " · ".join(str(worth) for worth in SET_POINTS[1:])
        return Exercise(
            NUMBER,
            msg("exercise-ask-residents"),
            one_right(points),
            (*why, msg("exercise-why-total", points=msg("count-point", n=points))),
            "trader.score",
            boards=(Board(board_of(game, seat)),),
            lines=(msg("exercise-sets", list=scale),),
        )
    return None


def treasure(draw: Draw) -> Exercise | None:
    """What do the chests bring, and where may new ones stand?"""
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


def _chest_row(game: Game, row: int, number: int) -> Row:
    colours: list[int] = []
    if row < len(game.players):
        colours = sorted(Treasure.of(game).chests[row].values())
    else:
        dirk = Treasure.of(game).dirk
        colours = [kind for kind, count in enumerate(dirk) for _ in range(count)]
    pieces = tuple(ProofPiece("token", f"chest-{TYPES[kind]}") for kind in colours[:number])
    return Row(msg("exercise-row-of", name=name_of(game, row)), pieces)


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
            rows=(Row(msg("exercise-row-chest"), (token,)),),
            boards=(Board(board_of(game, seat), places(offered)),),
        )
    return None


# -- invaders ---------------------------------------------------------------------------------


def invaders(draw: Draw) -> Exercise | None:
    """How many points does an attack cost?"""
    game = draw.game("invaders")
    scoring = draw.level
    for seat in grown(game, draw):
        side = draw.rng.choice(SIDES)
        lines = [
            line
            for line in attack_lines(game, side, scoring, [RICH] * len(game.players))
            if line.seat == seat
        ]
        lost = -sum(line.points for line in lines)
        if not lines or len(lines) < draw.by_level(1, 1, 2):
            continue
        why = tuple(
            msg("proof-line-invaders", dir=line.item, t=int(line.count), k=line.each)
            for line in lines
        )
        path = tuple(one for line in lines for one in sides_at(line.sides))
        token = ProofPiece("token", f"attack-{SIDE_LETTERS[side]}")
        return Exercise(
            NUMBER,
            msg("exercise-ask-attack", k=scoring, dir=SIDE_LETTERS[side]),
            one_right(lost),
            (*why, msg("exercise-why-lost", points=msg("count-point", n=lost))),
            "invaders.attack",
            rows=(Row(msg("exercise-row-attack"), (token,)),),
            boards=(Board(board_of(game, seat), path=path),),
        )
    return None


def _set_worth(line: Line) -> Msg:
    worth = msg("count-point", n=line.points)
    return msg("exercise-why-set", n=int(line.count), points=worth)
