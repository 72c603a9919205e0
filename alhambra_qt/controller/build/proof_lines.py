"""The proofs of what modules count line by line: each rule says what is drawn and in which words.

The texts are named after the row: ``proof-line-camps`` says a line, ``proof-proof-camps`` a title.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from alhambra_qt.controller.build.panels import palace_of
from alhambra_qt.controller.faces.scored import ScoredBoard
from alhambra_qt.controller.view.pages import LinesProof, ProofLine, ProofPiece
from alhambra_qt.controller.view.parts import At, Palace, SeatTag, SideAt
from alhambra_qt.controller.words.names import plain, row_name
from alhambra_qt.controller.words.sentences import rule_box
from alhambra_qt.engine import Line
from alhambra_qt.engine.geometry import SIDE_FROM, SIDE_TO
from alhambra_qt.engine.ids import SIDE_LETTERS, Cell, Seat, Side, xy
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_ID, TILE_TYPE, TYPES
from alhambra_qt.i18n import Msg, has_text, msg, signed
from alhambra_qt.modules.characters.scoring import WALL_POINTS
from alhambra_qt.modules.trader.rules import POINTS as SET_POINTS

Stroke = tuple[Cell, Side]
Draw = Callable[[ScoredBoard, Line, int], ProofLine]


# -- shared with the other proofs -------------------------------------------------------------


def sides_at(strokes: Sequence[Stroke]) -> tuple[SideAt, ...]:
    """Write wall sides for a view."""
    return tuple((*xy(cell), SIDE_LETTERS[side]) for cell, side in strokes)


def path_ends(path: Sequence[Stroke]) -> tuple[At, ...]:
    """Give the two end points of a stretch of wall; a closed ring has none."""
    starts = {cell + SIDE_FROM[side] for cell, side in path}
    ends = {cell + SIDE_TO[side] for cell, side in path}
    free = sorted(starts - ends) + sorted(ends - starts)
    return tuple(xy(vertex) for vertex in free) if len(free) == 2 else ()


def scored_palace(board: ScoredBoard, tags: Sequence[SeatTag], seat: Seat) -> Palace:
    """Show an Alhambra as it was scored, with what stood on its tiles."""
    palace = board.palaces[seat]
    tokens = {c: on for c, on in board.tokens.get(seat, {}).items() if c in palace.tiles}
    return palace_of(palace, tags[seat], tokens=tokens)


def token_on(board: ScoredBoard, line: Line, cell: Cell) -> str:
    """Give the token on a cell that a line counts; empty if it counts none."""
    start = TOKENS.get(line.rule)
    on = board.tokens.get(line.seat, {}).get(cell, ())
    return next((token for token in on if start and token.startswith(start)), "")


# How to add one: a rule that counts tokens, and how the ids of its tokens begin.
TOKENS: Mapping[str, str] = {"treasure.score": "chest-", "trader.score": "resident-"}


# -- the proof --------------------------------------------------------------------------------


def lines_proof(
    board: ScoredBoard, tags: Sequence[SeatTag], row: str, lines: Sequence[Line]
) -> LinesProof:
    """Prove what a rule of a module gave to a seat or took from it, line by line."""
    seat, points = lines[0].seat, sum(line.points for line in lines)
    name = tags[seat].said
    if has_text(f"proof-proof-{row}"):
        title = msg(f"proof-proof-{row}", name=name, n=points)
    else:
        title = msg("proof-proof-lines", what=row_name(row), name=name, n=signed(points))
    return LinesProof(
        seat=seat,
        title=title,
        palace=scored_palace(board, tags, seat),
        lines=tuple(
            DRAWN.get(line.rule, _any)(board, line, number)
            for number, line in enumerate(lines, start=1)
        ),
        rule=rule_box(lines[0].rule),
        item=row,
        scale=SCALES.get(lines[0].rule, ()),
        scale_title=msg(f"proof-scale-{row}") if has_text(f"proof-scale-{row}") else None,
    )


def _any(board: ScoredBoard, line: Line, number: int) -> ProofLine:
    """What nothing is known about: its cells, joined to where its side lies outside of them."""
    count = plain(line.count)
    outside = line.sides[:1] if line.sides and line.sides[0][0] not in line.cells else ()
    inside = () if outside else sides_at(line.sides)
    return ProofLine(
        text=msg("proof-line", t=count, n=line.points),
        cells=tuple(xy(cell) for cell in line.cells),
        start=xy(outside[0][0]) if outside else None,
        sides=inside,
        kind="arrow" if outside else "open" if inside else "cells",
        count=count,
    )


def _camp(board: ScoredBoard, line: Line, number: int) -> ProofLine:
    """The tiles in the line of an arrow."""
    cell, side = line.sides[0]
    count = plain(line.count)
    return ProofLine(
        text=msg("proof-line-camps", dir=SIDE_LETTERS[side], t=count),
        cells=tuple(xy(one) for one in line.cells),
        start=xy(cell),
        kind="arrow",
        pieces=(ProofPiece("tile", line.item),),
        detail=_worth(line),
        count=count,
    )


def _set(board: ScoredBoard, line: Line, number: int) -> ProofLine:
    """A set of residents, each of another colour."""
    tokens = [token_on(board, line, cell) for cell in line.cells]
    return ProofLine(
        text=msg("proof-line-trader", t=plain(line.count)),
        cells=tuple(xy(cell) for cell in line.cells),
        kind="set",
        number=number,
        pieces=tuple(ProofPiece("token", token) for token in tokens if token),
        detail=_worth(line),
        count=plain(line.count),
    )


def _bazaar(board: ScoredBoard, line: Line, number: int) -> ProofLine:
    """The buildings around a bazaar, by colours."""
    built = board.palaces[line.seat].tiles
    colours = Counter(TILE_TYPE[built[cell]] for cell in line.cells)
    here = (cell for cell, tile in built.items() if tile == TILE_BY_ID[line.item])
    kinds = tuple(ProofPiece("type", TYPES[kind], colours[kind]) for kind in sorted(colours))
    return ProofLine(
        text=msg("proof-line-bazaars", t=plain(line.count), k=len(colours)),
        cells=tuple(xy(cell) for cell in line.cells),
        start=next((xy(cell) for cell in here), None),
        kind="around",
        pieces=(ProofPiece("tile", line.item), *kinds),
        detail=_worth(line),
        count=plain(line.count),
    )


def _yusuf(board: ScoredBoard, line: Line, number: int) -> ProofLine:
    """A point for every three sides of the wall."""
    rest = len(line.sides) - WALL_POINTS * line.points
    worth = msg("proof-worth-rest", n=line.points, rest=rest) if rest else _worth(line)
    return ProofLine(
        text=msg("proof-line-yusuf", t=plain(line.count), k=WALL_POINTS),
        sides=sides_at(line.sides),
        kind="path",
        number=WALL_POINTS,
        pieces=(ProofPiece("card", line.item),),
        detail=worth,
        count=plain(line.count),
    )


def _attack(board: ScoredBoard, line: Line, number: int) -> ProofLine:
    """The open sides facing the enemies; nobody loses more than there is."""
    side, count = SIDE_LETTERS[line.sides[0][1]], plain(line.count)
    would = int(line.each * line.count)
    lost = msg("proof-lost", n=would)
    if would > -line.points:
        lost = msg("proof-lost-less", n=would, less=-line.points)
    return ProofLine(
        text=msg("proof-line-invaders", dir=side, t=count, k=line.each),
        sides=sides_at(line.sides),
        kind="open",
        number=line.each,
        pieces=(ProofPiece("token", f"attack-{side}"),),
        detail=lost,
        count=count,
    )


def _worth(line: Line) -> Msg:
    return msg("proof-worth", n=line.points)


# How to add one: the rule of a line, and what draws and says it.
DRAWN: Mapping[str, Draw] = {
    "camps.score": _camp,
    "trader.score": _set,
    "bazaars.score": _bazaar,
    "yusuf": _yusuf,
    "invaders.attack": _attack,
}
# Rules whose points grow with what is counted, and how.
SCALES: Mapping[str, tuple[int, ...]] = {"trader.score": tuple(SET_POINTS[1:])}


# -- what counts in a majority ----------------------------------------------------------------


def pieces_of(board: ScoredBoard, line: Line) -> tuple[ProofPiece, ...]:
    """List the pieces of an Alhambra that a line of places counts, and what is not a tile."""
    built = board.palaces[line.seat].tiles
    worth = {cell: part.count for part in line.parts for cell in part.cells}
    tiles = [
        ProofPiece("tile", TILE_ID[built[c]], plain(worth.get(c, 0)), token_on(board, line, c))
        for c in line.cells
    ]
    cards = [
        ProofPiece("card", part.item, plain(part.count)) for part in line.parts if not part.cells
    ]
    return (*tiles, *cards)


def notes_of(lines: Sequence[Line]) -> tuple[Msg, ...]:
    """Say what counts beside the buildings, each kind of piece once."""
    kinds = dict.fromkeys(part.item.split("-")[0] for line in lines for part in line.parts)
    return tuple(msg(f"proof-part-{kind}") for kind in kinds if has_text(f"proof-part-{kind}"))
