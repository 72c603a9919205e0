"""Player panels, Alhambras, Dirk and the count table."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from attrs import evolve

from alhambra_qt.controller.faces.blocks import sides_at
from alhambra_qt.controller.faces.found import faces
from alhambra_qt.controller.game.seats import DIRK_TAG
from alhambra_qt.controller.presenter.zone_views import LaidPieces
from alhambra_qt.controller.view.table_view import (
    CountCell,
    CountRow,
    CountTable,
    DirkPanel,
    Overlay,
    PlayerView,
)
from alhambra_qt.controller.view.targets import AT_DIRK, AtCell, AtSeat
from alhambra_qt.controller.view.view_parts import AlhambraView, PalaceTile, SeatTag, SideAt, Token
from alhambra_qt.controller.words.names import plain, row_name, row_of
from alhambra_qt.engine import Game, Ledger, Line
from alhambra_qt.engine import palace as engine
from alhambra_qt.engine.ids import Cell, Mask, Seat, Tile, letters_of, xy
from alhambra_qt.engine.pieces import TILE_ID, TILE_KIND, TILE_TYPE, TYPES
from alhambra_qt.engine.scoring import loss_lines, next_scoring
from alhambra_qt.i18n import msg

Last = Mapping[Seat, frozenset[Cell]]
NO_TOKENS: Mapping[Cell, tuple[str, ...]] = {}


def picked(palace: AlhambraView, overlay: Overlay) -> AlhambraView:
    """Apply the acting person's picks to their Alhambra."""
    if not any(isinstance(state, AtCell) for state in overlay.states):
        return palace
    return evolve(palace, tiles=tuple(overlay.mark(tile) for tile in palace.tiles))


def palace_of(
    built: engine.Palace,
    tag: SeatTag,
    last: frozenset[Cell] = frozenset(),
    tokens: Mapping[Cell, tuple[str, ...]] = NO_TOKENS,
) -> AlhambraView:
    """Return the view of an Alhambra of the engine, with the tokens on its cells."""
    gates = built.gates
    tiles = [
        _tile(cell, tile, built.walls[cell], gates.get(cell, 0), cell in last, tokens.get(cell, ()))
        for cell, tile in built.tiles.items()
    ]
    free = [
        Token(name, *xy(cell))
        for cell, ones in tokens.items()
        for name in ones
        if cell not in built.tiles
    ]
    places = [xy(cell) for cell in (*built.tiles, *tokens)]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    box = (min(xs), min(ys), max(xs), max(ys))
    title = msg("play-alhambra", name=tag.label)
    path = built.known(_path)
    return AlhambraView(tag, title, tuple(tiles), len(path), box, tuple(free), path)


@lru_cache(maxsize=1024)
def _tile(
    cell: Cell, tile: Tile, walls: Mask, gates: Mask, last: bool, tokens: tuple[str, ...]
) -> PalaceTile:
    """Return the same view of a tile as long as nothing about it changes: it is compared often."""
    x, y = xy(cell)
    return PalaceTile(
        target=AtCell(x, y),
        tile=TILE_ID[tile],
        x=x,
        y=y,
        walls=letters_of(walls),
        last=last,
        gates=letters_of(gates),
        tokens=tokens,
    )


def _path(built: engine.Palace) -> tuple[SideAt, ...]:
    return sides_at(built.wall_path())


def type_counts(tiles: Sequence[int]) -> tuple[int, ...]:
    """Count buildings per type."""
    kinds = [TILE_TYPE[tile] for tile in tiles if TILE_KIND[tile] == "building"]
    return tuple(kinds.count(kind) for kind in range(len(TYPES)))


def panel(
    laid: LaidPieces, seat: Seat, to_move: Seat | None, last: Last, counts: Sequence[float]
) -> PlayerView:
    """Return a player's panel, without what modules placed beside it.

    ``counts`` are the buildings by type as the next scoring counts them, including huts and
    anything else that modules count as a building; they match the count table.
    """
    game, tags = laid.game, laid.tags
    player = game.players[seat]
    badges = tuple(
        face.token.badge(game.ext[module], seat)
        for module, face in faces().items()
        if face.token is not None and module in game.ext
    )
    standing = laid.boards.get(seat, {})
    acting = to_move == seat
    wall = player.palace.longest_wall()
    text = msg(
        "play-panel",
        name=tags[seat].label,
        points=msg("count-point", n=player.score),
        wall=wall,
        cards=msg("count-card", n=len(player.hand)),
        tiles=msg("count-tile", n=len(player.reserve)),
    )
    return PlayerView(
        target=AtSeat(seat),
        seat=tags[seat],
        score=player.score,
        wall=wall,
        hand=len(player.hand),
        reserve=tuple(TILE_ID[tile] for tile in player.reserve),
        counts=tuple(map(plain, counts)),
        palace=palace_of(player.palace, tags[seat], last.get(seat, frozenset()), standing),
        acting=acting,
        next=seat == _next(game),
        thinking=acting and tags[seat].kind == "ai",
        badges=badges,
        text=text,
    )


def _next(game: Game) -> Seat | None:
    """Return the seat after the one to move: None before the first tiles and at the end."""
    if game.over or not any(game.market):
        return None
    return (game.to_play + 1) % len(game.players)


def dirk(game: Game, counts: Sequence[float]) -> DirkPanel | None:
    """Return Dirk's panel in the two-player game, without what modules placed before him."""
    if game.dirk is None:
        return None
    tiles = tuple(TILE_ID[tile] for tile in game.dirk)
    return DirkPanel(AT_DIRK, DIRK_TAG, tiles, tuple(map(plain, counts)))


# -- the count table --------------------------------------------------------------------------


def item_of(line: Line) -> str:
    """Return the row of a ledger line: its type, the wall, or its module."""
    return line.item if line.rule in ("score.majority", "score.wall") else row_of(line.rule)


def rows_of(ledger: Ledger) -> list[str]:
    """List the rows of a ledger: six types, the wall, then the modules' rows."""
    more = {item_of(line): None for line in ledger.lines}
    base = [*TYPES, "wall"]
    return [*base, *(item for item in more if item not in base)]


def count_table(game: Game, tags: Sequence[SeatTag], ledger: Ledger, visible: bool) -> CountTable:
    """Return what everybody would get if the next scoring came now, or got in the last of all."""
    number = next_scoring(game)
    shown = (*tags, DIRK_TAG) if game.dirk is not None else tuple(tags)
    seats = [tag.seat for tag in shown]
    rows = [*_count_rows(ledger, seats), *_loss_rows(game, ledger, seats)]
    totals = [sum(row.cells[k].points for row in rows) for k in range(len(seats))]
    title = msg("play-counts-last" if game.over else "play-counts-title", n=number)
    return CountTable(title, number, shown, tuple(rows), tuple(totals), ledger.before, visible)


def scored_counts(table: CountTable, ledger: Ledger) -> CountTable:
    """Return what everybody got in a scoring instead."""
    rows, number = _count_rows(ledger, [tag.seat for tag in table.seats]), ledger.scoring
    totals = (sum(row.cells[k].points for row in rows) for k in range(len(table.seats)))
    title = msg("play-counts-last", n=number)
    shown = evolve(table, title=title, scoring=number, rows=tuple(rows))
    return evolve(shown, totals=tuple(totals), before=ledger.before)


def _count_rows(ledger: Ledger, seats: Sequence[Seat]) -> list[CountRow]:
    lines: dict[str, list[Line]] = {item: [] for item in rows_of(ledger)}
    for line in ledger.lines:
        lines[item_of(line)].append(line)
    return [CountRow(item, row_name(item), _cells(own, seats)) for item, own in lines.items()]


def _loss_rows(game: Game, ledger: Ledger, seats: list[Seat]) -> list[CountRow]:
    """Return the known losses after the scoring, such as from an attack that was looked at."""
    lines = [] if game.over else loss_lines(game, ledger.scoring, ledger.totals)
    found = []
    for item in dict.fromkeys(item_of(line) for line in lines):
        cells = (evolve(cell, most=False) for cell in count_cells(lines, item, seats))
        found.append(CountRow(item, row_name(item), tuple(cells), loss=True))
    return found


def count_cells(every: Sequence[Line], item: str, seats: Sequence[Seat]) -> tuple[CountCell, ...]:
    """Return each seat's count and points of a row; the greatest loss is not the largest."""
    return _cells([line for line in every if item_of(line) == item], seats)


def _cells(lines: Sequence[Line], seats: Sequence[Seat]) -> tuple[CountCell, ...]:
    sums, points = dict.fromkeys(seats, 0.0), dict.fromkeys(seats, 0)
    for line in lines:
        if line.seat in sums:
            sums[line.seat] += line.count
            points[line.seat] += line.points
    counts = {seat: plain(number) for seat, number in sums.items()}
    most = max(counts.values(), default=0)
    return tuple(
        CountCell(
            seat=seat,
            count=counts[seat],
            points=points[seat],
            most=0 < counts[seat] == most and points[seat] >= 0,
        )
        for seat in seats
    )
