"""The face of the camps: tiles that count the buildings in their line."""

from alhambra_qt.controller.faces.blocks import worth
from alhambra_qt.controller.faces.face import Face, PieceFace, RowFace, ScoredBoard, TileFace
from alhambra_qt.controller.view.page_views import ProofLine, ProofPiece
from alhambra_qt.controller.words.names import plain
from alhambra_qt.engine import Line
from alhambra_qt.engine.ids import SIDE_LETTERS, xy
from alhambra_qt.i18n import msg


def _line(board: ScoredBoard, line: Line, number: int) -> ProofLine:
    """The tiles in the line of an arrow."""
    cell, side = line.sides[0]
    count = plain(line.count)
    return ProofLine(
        text=msg("proof-line-camps", dir=SIDE_LETTERS[side], t=count),
        cells=tuple(xy(cell) for cell in line.cells),
        start=xy(cell),
        kind="arrow",
        pieces=(ProofPiece("tile", line.item),),
        detail=worth(line),
        count=count,
    )


FACE = Face(
    icon="camp",
    colour="#A3211C",
    box=2,
    mix="treasures",
    learned=7,
    own_numbers=True,
    acts={},
    moves={},
    zones={},
    rows={"camps.score": RowFace("camp", _line)},
    tiles={"camp": TileFace(stood="camps.build")},
    pieces={"camp": PieceFace("camps.score")},
)
