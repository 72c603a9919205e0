"""The face of the huts: stacks of tiles that lie open, and what a hut counts as."""

from collections.abc import Sequence

from alhambra_qt.controller.faces.blocks import on_shelf, tile
from alhambra_qt.controller.faces.face import (
    Act,
    AskedPiece,
    Effect,
    Face,
    Foretold,
    LaidField,
    PieceFace,
    ShelfFace,
    TileFace,
    ZoneFace,
)
from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.table_view import TILES
from alhambra_qt.controller.view.targets import AtBought
from alhambra_qt.controller.view.view_parts import Fact, SeatTag
from alhambra_qt.controller.words.names import plain, tile_name, type_name
from alhambra_qt.engine import Game
from alhambra_qt.engine.building import build, spots
from alhambra_qt.engine.ids import Seat, Tile
from alhambra_qt.engine.pieces import HUTS, TILE_BY_ID, TILE_ID, TILE_KIND, TILE_TYPE, TYPES
from alhambra_qt.engine.scoring import building_counts, counted_parts, next_scoring
from alhambra_qt.i18n import msg
from alhambra_qt.modules.huts.rules import HutShown, HutTaken, TakeHut, hut_worth

HUT, ZONE, TAKE = "hut", "huts", "huts.take"
CHANGED = 3.0  # how much it matters that a hut counts as something else, in points


def _taken(event: HutTaken) -> Sequence[Motion]:
    return [tile(event.tile, on_shelf(ZONE, TILE_ID[event.tile]), AtBought(), event.seat)]


def at_best(game: Game, seat: Seat, hut: Tile) -> int | None:
    """Give what a hut would count now on its best space; None if no space fits."""
    before = sum(building_counts(game)[seat])
    found = []
    for cell in spots(game, seat, hut):
        tried = game.clone()
        tried.events = []
        build(tried, seat, hut, cell)
        found.append(int(sum(building_counts(tried)[seat]) - before))
    return max(found, default=None)


def _effects(game: Game, tried: Game, seat: Seat, _tags: Sequence[SeatTag]) -> list[Effect]:
    """Say how many buildings a hut counts as, where that changes or is new."""
    old, new = _worths(game, seat), _worths(tried, seat)
    found = []
    for item, worth in new.items():
        was = old.get(item)
        if worth == was:
            continue
        detail = None if was is None else msg("what-before", n=plain(was))
        text = msg("what-hut", tile=tile_name(item), n=plain(worth))
        icon = item.split("-")[1]
        found.append(Effect(Fact(icon, text, detail), "huts.score", weight=CHANGED))
    return found


def _worths(game: Game, seat: Seat) -> dict[str, float]:
    """Give how many buildings each hut of a seat counts as."""
    built = game.players[seat].palace.tiles.values()
    found = {TILE_ID[one]: 0.0 for one in built if TILE_KIND[one] == HUT}
    for part in counted_parts(game, next_scoring(game), seat):
        if part.item in found:
            found[part.item] = part.count
    return found


def _counts(piece: AskedPiece) -> Sequence[Fact]:
    """Say how many buildings a hut counts as, or would on its best space."""
    hut = TILE_BY_ID[piece.id]
    types = msg(f"types-{TYPES[TILE_TYPE[hut]]}")
    if piece.cell is not None:
        count = hut_worth(piece.game.players[piece.seat].palace, piece.cell)
        return [Fact(HUT, msg("worth-hut", types=types, n=count))]
    best = None if piece.game.over else at_best(piece.game, piece.seat, hut)
    return [] if best is None else [Fact(HUT, msg("worth-hut-best", n=best))]


FACE = Face(
    icon="hut",
    colour="#8A5A2B",
    box=1,
    mix="city",
    learned=4,
    own_numbers=True,
    acts={TakeHut: Act(key="U", icon="hut", rule=TAKE, gets=True)},
    moves={HutTaken: _taken, HutShown: "the next hut is turned up where it lies"},
    zones={ZONE: ZoneFace(), "huts_below": ZoneFace(rule=TAKE)},
    rows={},
    shelves=(
        ShelfFace(order=5, name="huts", zones=(ZONE,), shape=TILES, icon="hut", key="U", rule=TAKE),
    ),
    tiles={
        HUT: TileFace(
            lambda words: msg("tile-hut", type=type_name(words[0])), "huts.tile", counts=True
        )
    },
    foretold={HutShown: Foretold("hut", TAKE, seen=True, anybody=True)},
    effects=_effects,
    pieces={HUT: PieceFace("huts.score", _counts)},
    laid={"huts_open": LaidField("table", tuple(TILE_ID[hut] for hut in HUTS))},
)
