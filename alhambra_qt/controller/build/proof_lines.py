"""The proofs of what modules count line by line: the face says what is drawn and in which words.

The texts are named after the row: ``proof-line-camps`` says a line, ``proof-proof-camps`` a title.
"""

from collections.abc import Sequence

from alhambra_qt.controller.build.panels import palace_of
from alhambra_qt.controller.faces.found import known_row
from alhambra_qt.controller.faces.proving import Stroke, sides_at, token_on
from alhambra_qt.controller.faces.scored import ScoredBoard
from alhambra_qt.controller.view.pages import LinesProof, ProofLine, ProofPiece
from alhambra_qt.controller.view.parts import AlhambraView, At, SeatTag
from alhambra_qt.controller.words.names import plain, row_name
from alhambra_qt.controller.words.sentences import rule_box
from alhambra_qt.engine import Line
from alhambra_qt.engine.geometry import SIDE_FROM, SIDE_TO
from alhambra_qt.engine.ids import Seat, xy
from alhambra_qt.engine.pieces import TILE_ID
from alhambra_qt.i18n import Msg, has_text, msg, signed

# -- shared with the other proofs -------------------------------------------------------------


def path_ends(path: Sequence[Stroke]) -> tuple[At, ...]:
    """Give the two end points of a stretch of wall; a closed ring has none."""
    starts = {cell + SIDE_FROM[side] for cell, side in path}
    ends = {cell + SIDE_TO[side] for cell, side in path}
    free = sorted(starts - ends) + sorted(ends - starts)
    return tuple(xy(vertex) for vertex in free) if len(free) == 2 else ()


def scored_palace(board: ScoredBoard, tags: Sequence[SeatTag], seat: Seat) -> AlhambraView:
    """Show an Alhambra as it was scored, with what stood on its tiles."""
    palace = board.palaces[seat]
    tokens = {c: on for c, on in board.tokens.get(seat, {}).items() if c in palace.tiles}
    return palace_of(palace, tags[seat], tokens=tokens)


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
            (known_row(line.rule).draw or _any)(board, line, number)
            for number, line in enumerate(lines, start=1)
        ),
        rule=rule_box(lines[0].rule),
        item=row,
        scale=known_row(lines[0].rule).scale,
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
