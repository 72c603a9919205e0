"""Player panels, Alhambras, Dirk and the count table."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from alhambra_qt.controller.build_special import Beside, dirk_pieces, extras
from alhambra_qt.controller.names import row_name
from alhambra_qt.controller.overlay import Overlay
from alhambra_qt.controller.seats import DIRK_TAG
from alhambra_qt.controller.view import (
    CountCell,
    CountRow,
    CountTable,
    DirkPanel,
    Panel,
)
from alhambra_qt.controller.view_parts import PLAIN, Badge, Palace, PalaceTile, SeatTag, Token
from alhambra_qt.controller.zoned import on_boards
from alhambra_qt.engine import DIRK, Game, Ledger, Line, score_now
from alhambra_qt.engine import palace as engine
from alhambra_qt.engine.ids import Cell, Seat, letters_of, xy
from alhambra_qt.engine.pieces import TILE_ID, TILE_KIND, TILE_TYPE, TYPES
from alhambra_qt.i18n import msg

Last = Mapping[Seat, frozenset[Cell]]
NO_TOKENS: Mapping[Cell, tuple[str, ...]] = {}


def palace(
    game: Game,
    tags: Sequence[SeatTag],
    seat: Seat,
    last: Last,
    overlay: Overlay | None = None,
) -> Palace:
    """Show an Alhambra; the picks of the acting person lie over their own."""
    built, seen = game.players[seat].palace, last.get(seat, frozenset())
    return palace_of(built, tags[seat], seen, overlay, on_boards(game).get(seat, {}))


def palace_of(
    built: engine.Palace,
    tag: SeatTag,
    last: frozenset[Cell] = frozenset(),
    overlay: Overlay | None = None,
    tokens: Mapping[Cell, tuple[str, ...]] = NO_TOKENS,
) -> Palace:
    """Show an Alhambra of the engine, with what stands on its cells."""
    tiles = []
    for cell, tile in built.tiles.items():
        x, y = xy(cell)
        target = f"cell:{x},{y}"
        tiles.append(
            PalaceTile(
                target=target,
                tile=TILE_ID[tile],
                x=x,
                y=y,
                walls=letters_of(built.walls[cell]),
                last=cell in last,
                state=overlay.state(target) if overlay else PLAIN,
                why=overlay.why(target) if overlay else None,
                gates=letters_of(built.gates.get(cell, 0)),
                tokens=tokens.get(cell, ()),
            )
        )
    free = [
        Token(one, *xy(cell))
        for cell, ones in tokens.items()
        for one in ones
        if cell not in built.tiles
    ]
    places = [xy(cell) for cell in (*built.tiles, *tokens)]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    box = (min(xs), min(ys), max(xs), max(ys))
    title = msg("play-alhambra", name=tag.said)
    return Palace(tag, title, tuple(tiles), built.longest_wall(), box, tuple(free))


def type_counts(tiles: Sequence[int]) -> tuple[int, ...]:
    """Count buildings per type."""
    kinds = [TILE_TYPE[tile] for tile in tiles if TILE_KIND[tile] == "building"]
    return tuple(kinds.count(kind) for kind in range(len(TYPES)))


def panel(
    beside: Beside,
    tags: Sequence[SeatTag],
    seat: Seat,
    to_move: Seat | None,
    last: Last,
    *,
    own: bool = False,
) -> Panel:
    """Show a player: everything here is open to all, but for the owner's special cards."""
    game = beside.game
    player = game.players[seat]
    badges = tuple(
        give(game.ext[module], seat) for module, give in BADGES.items() if module in game.ext
    )
    acting = to_move == seat
    best = max(other.score for other in game.players)
    wall = player.palace.longest_wall()
    text = msg(
        "play-panel",
        name=tags[seat].said,
        points=msg("count-point", n=player.score),
        wall=wall,
        cards=msg("count-card", n=len(player.hand)),
        tiles=msg("count-tile", n=len(player.reserve)),
    )
    return Panel(
        target=f"seat:{seat}",
        seat=tags[seat],
        score=player.score,
        wall=wall,
        hand=len(player.hand),
        reserve=tuple(TILE_ID[tile] for tile in player.reserve),
        counts=type_counts(list(player.palace.tiles.values())),
        palace=palace(game, tags, seat, last),
        acting=acting,
        next=seat == _next(game),
        thinking=acting and tags[seat].kind == "ai",
        leader=best > 0 and player.score == best,
        badges=badges,
        text=text,
        extras=extras(beside, seat, badges, own=own),
    )


def _next(game: Game) -> Seat | None:
    """Who moves after the one whose turn it is: nobody before the first tiles and at the end."""
    if game.over or not any(game.market):
        return None
    return (game.to_play + 1) % len(game.players)


def _vizier_badge(state: Any, seat: Seat) -> Badge:
    on = bool(state.active[seat])
    text = msg("play-vizier-on") if on else msg("play-vizier-off")
    return Badge("vizier", "vizier", text, on, "action:wake_vizier")


# How to add one: the module's id and a function of its state and a seat that gives the token.
BADGES: dict[str, Callable[[Any, Seat], Badge]] = {"vizier": _vizier_badge}


def dirk(beside: Beside) -> DirkPanel | None:
    """Show Dirk in the two-player game."""
    game = beside.game
    if game.dirk is None:
        return None
    tiles = tuple(TILE_ID[tile] for tile in game.dirk)
    state = beside.overlay.state("dirk:")
    pieces = dirk_pieces(beside.zones)
    return DirkPanel("dirk:", DIRK_TAG, tiles, type_counts(game.dirk), state, pieces)


# -- the count table --------------------------------------------------------------------------


def next_scoring(game: Game) -> int:
    """Give the number of the next scoring (the last one once all are done)."""
    return min(game.scorings_done + 1, 3)


def item_of(line: Line) -> str:
    """Give the row a ledger line belongs to: its type, the wall, or its module."""
    return line.item if line.rule in ("score.majority", "score.wall") else row_of(line.rule)


def row_of(rule: str) -> str:
    """Give the row of what a module counts by a rule: the beginning of the rule's id."""
    return rule.split(".")[0]


def rows_of(ledger: Ledger) -> list[str]:
    """List the rows of a ledger: six types, the wall, then what modules count."""
    more = {item_of(line): None for line in ledger.lines}
    base = [*TYPES, "wall"]
    return [*base, *(item for item in more if item not in base)]


def count_table(game: Game, tags: Sequence[SeatTag], visible: bool) -> CountTable:
    """Show what everybody would get if the next scoring came now."""
    number = next_scoring(game)
    ledger = score_now(game, number)
    seats = [tag.seat for tag in tags] + ([DIRK] if game.dirk is not None else [])
    rows = tuple(
        CountRow(item, row_name(item), _count_cells(ledger, item, seats))
        for item in rows_of(ledger)
    )
    totals = [*ledger.totals, *([ledger.dirk] if ledger.dirk is not None else [])]
    shown = (*tags, DIRK_TAG) if game.dirk is not None else tuple(tags)
    title = msg("play-counts-title", n=number)
    return CountTable(title, number, shown, rows, tuple(totals), visible)


def _count_cells(ledger: Ledger, item: str, seats: list[Seat]) -> tuple[CountCell, ...]:
    lines = [line for line in ledger.lines if item_of(line) == item]
    counts = {seat: plain(sum(ln.count for ln in lines if ln.seat == seat)) for seat in seats}
    most = max(counts.values(), default=0)
    points = {seat: sum(ln.points for ln in lines if ln.seat == seat) for seat in seats}
    return tuple(
        CountCell(
            seat=seat,
            count=counts[seat],
            points=points[seat],
            most=0 < counts[seat] == most and points[seat] >= 0,
        )
        for seat in seats
    )


def plain(count: float) -> int | float:
    """Give a whole count as an int: halves stay halves."""
    return int(count) if count == int(count) else count
