"""The face of the bazaars: tiles sold beside the market that count the buildings around them."""

from collections import Counter
from collections.abc import Sequence

from alhambra_qt.controller.faces.blocks import on_shelf, tile, worth
from alhambra_qt.controller.faces.face import (
    Act,
    Face,
    LaidField,
    PieceFace,
    RowFace,
    ScoredBoard,
    StallFace,
    TileFace,
    ZoneFace,
)
from alhambra_qt.controller.view.page_views import Motion, ProofLine, ProofPiece
from alhambra_qt.controller.view.table_view import STALLS
from alhambra_qt.controller.view.targets import AT_BAG
from alhambra_qt.controller.words.names import plain, type_name
from alhambra_qt.engine import Line
from alhambra_qt.engine.ids import NOBODY, xy
from alhambra_qt.engine.pieces import BAZAARS, TILE_BY_ID, TILE_ID, TILE_TYPE, TYPES
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.modules.bazaars.rules import BazaarShown, BuyBazaar

ZONE, BUY, KEY = "bazaars", "bazaars.buy", "F"


def _shown(event: BazaarShown) -> Sequence[Motion]:
    return [tile(event.tile, AT_BAG, on_shelf(STALLS, TILE_ID[event.tile]), NOBODY)]


def _name(words: Sequence[str]) -> Msg:
    """Say what tells a bazaar apart: its currency and what it shows."""
    types = listing([type_name(building) for building in words[1:]])
    return msg("tile-bazaar", currency=msg(f"curs-{words[0]}"), types=types)


def _line(board: ScoredBoard, line: Line, number: int) -> ProofLine:
    """The buildings around a bazaar, by colours."""
    built = board.palaces[line.seat].tiles
    colours = Counter(TILE_TYPE[built[cell]] for cell in line.cells)
    here = (cell for cell, one in built.items() if one == TILE_BY_ID[line.item])
    kinds = tuple(ProofPiece("type", TYPES[kind], colours[kind]) for kind in sorted(colours))
    return ProofLine(
        text=msg("proof-line-bazaars", t=plain(line.count), k=len(colours)),
        cells=tuple(xy(cell) for cell in line.cells),
        start=next((xy(cell) for cell in here), None),
        kind="around",
        pieces=(ProofPiece("tile", line.item), *kinds),
        detail=worth(line),
        count=plain(line.count),
    )


FACE = Face(
    icon="bazaar",
    colour="#0B7A75",
    box=4,
    mix="city",
    learned=14,
    needs=("vizier.use",),
    own_numbers=True,
    acts={BuyBazaar: Act(key=KEY, icon="bazaar", rule=BUY, gets=True)},
    moves={BazaarShown: _shown},
    zones={ZONE: ZoneFace()},
    rows={"bazaars.score": RowFace("bazaar", _line, at_end=True)},
    tiles={"bazaar": TileFace(_name, "bazaars.build", StallFace(ZONE, "bazaar", KEY, BUY))},
    pieces={"bazaar": PieceFace("bazaars.score")},
    laid={"bazaars_open": LaidField("table", tuple(TILE_ID[bazaar] for bazaar in BAZAARS))},
)
