"""The face of the bazaars: tiles sold beside the market that count the buildings around them."""

from collections import Counter
from collections.abc import Sequence

from alhambra_qt.controller.faces.blocks import on_shelf, tile, worth
from alhambra_qt.controller.faces.face import (
    Act,
    Effect,
    Face,
    LaidField,
    PieceFace,
    RowFace,
    ScoredBoard,
    StallFace,
    Table,
    TileFace,
    ZoneFace,
)
from alhambra_qt.controller.view.page_views import Motion, ProofLine, ProofPiece
from alhambra_qt.controller.view.table_view import STALLS
from alhambra_qt.controller.view.targets import AT_BAG
from alhambra_qt.controller.view.view_parts import Fact, SeatTag
from alhambra_qt.controller.words.names import plain, type_name
from alhambra_qt.engine import Game, Line
from alhambra_qt.engine.building import cells_for
from alhambra_qt.engine.ids import NOBODY, Cell, Seat, Tile, xy
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import BAZAARS, TILE_BY_ID, TILE_ID, TILE_TYPE, TYPES
from alhambra_qt.i18n import Msg, listing, msg, signed
from alhambra_qt.modules.bazaars.rules import (
    AROUND,
    COLOURS_OF,
    Bazaars,
    BazaarShown,
    BuyBazaar,
    bazaar_neighbours,
)

ZONE, BUY, SCORE, KEY = "bazaars", "bazaars.buy", "bazaars.score", "F"
NEXT = 0.5  # importance of what another tile would add, in points


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


def _found(palace: Palace, cell: Cell, tile: Tile) -> Counter[int]:
    """Count the buildings that a bazaar on a cell would score, by type."""
    return Counter(TILE_TYPE[palace.tiles[at]] for at in bazaar_neighbours(palace, cell, tile))


def _worth(found: Counter[int]) -> int:
    return found.total() * len(found)


def _best(game: Game, seat: Seat, action: BuyBazaar) -> Msg | None:
    """Say what a bazaar would score on its best space; None if tiles are held aside.

    They may become its neighbours: only the preview tries where they are placed best.
    """
    palace, tile = game.players[seat].palace, action.tile
    if game.players[seat].bought:
        return None
    worths = (_worth(_found(palace, cell, tile)) for cell in cells_for(game, seat, tile))
    return msg("bazaar-worth", n=signed(max(worths, default=0)))


def _shut(table: Table) -> Msg | None:
    """Say why no bazaar can be bought, if any lies beside the market."""
    return msg("why-no-bazaar") if Bazaars.of(table.game).open else None


def _effects(game: Game, tried: Game, seat: Seat, _tags: Sequence[SeatTag]) -> list[Effect]:
    """Say what the next building beside a new bazaar would add."""
    old, palace = (each.players[seat].palace for each in (game, tried))
    found = []
    for cell, bazaar in palace.tiles.items():
        free = sum(cell + step not in palace.tiles for step in AROUND)
        if bazaar not in COLOURS_OF or old.tiles.get(cell) == bazaar or not free:
            continue
        now, kinds = _found(palace, cell, bazaar), COLOURS_OF[bazaar]
        names = [type_name(TYPES[kind]) for kind in kinds]
        if now:
            gains = [_worth(now + Counter([kind])) - _worth(now) for kind in kinds]
            each = zip(names, gains, strict=True)
            more = [msg("chip-gain", what=name, n=signed(n)) for name, n in each]
            text = msg("what-bazaar-next", free=free, more=listing(more))
        else:
            text = msg("what-bazaar-first", free=free, types=listing(names))
        found.append(Effect(Fact("bazaar", text), SCORE, weight=NEXT))
    return found


FACE = Face(
    icon="bazaar",
    colour="#0B7A75",
    box=4,
    mix="city",
    learned=14,
    needs=("vizier.use",),
    own_numbers=True,
    acts={BuyBazaar: Act(key=KEY, icon="bazaar", rule=BUY, notes=_best, gets=True, shut=_shut)},
    moves={BazaarShown: _shown},
    zones={ZONE: ZoneFace()},
    rows={SCORE: RowFace("bazaar", _line, at_end=True)},
    tiles={"bazaar": TileFace(_name, "bazaars.build", StallFace(ZONE, "bazaar", KEY, BUY))},
    effects=_effects,
    pieces={"bazaar": PieceFace(SCORE)},
    laid={"bazaars_open": LaidField("table", tuple(TILE_ID[bazaar] for bazaar in BAZAARS))},
)
