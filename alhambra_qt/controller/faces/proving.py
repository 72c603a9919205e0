"""What proofs of a scoring are made of: sides, tokens, points in words."""

from collections.abc import Sequence

from alhambra_qt.controller.faces.found import known_row
from alhambra_qt.controller.faces.scored import ScoredBoard
from alhambra_qt.controller.view.parts import SideAt
from alhambra_qt.engine import Line
from alhambra_qt.engine.ids import SIDE_LETTERS, Cell, Side, xy
from alhambra_qt.i18n import Msg, msg

Stroke = tuple[Cell, Side]


def sides_at(strokes: Sequence[Stroke]) -> tuple[SideAt, ...]:
    """Write wall sides for a view."""
    return tuple((*xy(cell), SIDE_LETTERS[side]) for cell, side in strokes)


def tokens_of(rule: str) -> str:
    """Say how the ids of the tokens begin that a rule counts; empty if it counts none."""
    return known_row(rule).tokens


def token_on(board: ScoredBoard, line: Line, cell: Cell) -> str:
    """Give the token on a cell that a line counts; empty if it counts none."""
    start = tokens_of(line.rule)
    on = board.tokens.get(line.seat, {}).get(cell, ())
    return next((token for token in on if start and token.startswith(start)), "")


def worth(line: Line) -> Msg:
    """Say how many points a line gives."""
    return msg("proof-worth", n=line.points)
