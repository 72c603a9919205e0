"""Short spoken descriptions of the table and its Alhambras, for screen reader users."""

from collections.abc import Callable, Sequence
from functools import reduce
from itertools import pairwise

from attrs import frozen

from alhambra_qt.controller.view.table_view import HandGroup, MarketSlot, PlayerView, TableView
from alhambra_qt.controller.view.targets import AtCell
from alhambra_qt.controller.view.view_parts import AlhambraView, At, LegalCell, PalaceTile
from alhambra_qt.controller.words.names import (
    cell_name,
    money,
    parts_text,
    row_name,
    side_name,
    sides_listed,
    sides_name,
    tile_name,
    tile_sides,
    token_name,
)
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine.ids import (
    FOUNTAIN_CELL,
    SIDE_LETTERS,
    SIDES,
    STEP,
    Cell,
    E,
    S,
    Side,
    cell_at,
    letters_of,
    mask_of,
    opposite,
    xy,
)
from alhambra_qt.engine.outline import Stroke
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import (
    CARD_BY_ID,
    CARD_VALUE,
    TILE_BY_ID,
    TILE_KIND,
    TILE_WALLS,
    TYPES,
)
from alhambra_qt.i18n import Msg, listing, msg, signed

Spoken = tuple[Msg, ...]


@frozen
class Where:
    """A query's subject: whose Alhambra, which cell if any, which tile, and the repeat count."""

    seat: int | None = None
    cell: At | None = None
    tile: str = ""
    again: int = 0


def player_at(view: TableView, where: Where) -> PlayerView:
    """Return the player in question; by default the viewer."""
    found = (opponent for opponent in view.opponents if opponent.seat.seat == where.seat)
    return next(found, view.you)


def board_at(view: TableView, where: Where) -> AlhambraView:
    """Return the Alhambra in question."""
    player = player_at(view, where)
    return view.palace if player is view.you else player.palace


def joined(parts: Sequence[Msg]) -> Msg:
    """Join several phrases into one utterance."""
    return reduce(lambda rest, text: msg("list-more", head=text, rest=rest), reversed(parts))


def built(board: AlhambraView) -> Palace:
    """Rebuild an Alhambra from its view, to query it."""
    palace = Palace()
    for tile in board.tiles:
        cell, walls = cell_at(tile.x, tile.y), mask_of(tile.walls)
        if cell == FOUNTAIN_CELL:
            palace.set_walls(cell, walls)
        else:
            palace.place(TILE_BY_ID[tile.tile], cell, walls)
    palace.gates = {
        cell_at(palace_tile.x, palace_tile.y): mask_of(palace_tile.gates)
        for palace_tile in board.tiles
        if palace_tile.gates
    }
    return palace


# -- a row or a column ------------------------------------------------------------------------


def row_told(view: TableView, where: Where) -> Spoken:
    """Read a row from west to east."""
    board = board_at(view, where)
    y = _line_at(board, where, 1)
    return msg("say-row", where=cell_name(0, y)), _line(board, _cells(board, y=y), E)


def column_told(view: TableView, where: Where) -> Spoken:
    """Read a column from north to south."""
    board = board_at(view, where)
    x = _line_at(board, where, 0)
    return msg("say-column", where=cell_name(x, 0)), _line(board, _cells(board, x=x), S)


def _line_at(board: AlhambraView, where: Where, axis: int) -> int:
    """Return the requested line: the cell's, or the first; each repetition moves to the next."""
    held = [(tile.x, tile.y)[axis] for tile in board.tiles]
    low, high = min(held), max(held)
    start = low if where.cell is None else where.cell[axis]
    if not low <= start <= high and not where.again:
        return start
    return low + (start - low + where.again) % (high - low + 1)


def _cells(board: AlhambraView, *, x: int | None = None, y: int | None = None) -> list[At]:
    held = sorted(
        (tile.x, tile.y) for tile in board.tiles if x in (None, tile.x) and y in (None, tile.y)
    )
    if not held:
        return []
    (left, top), (right, bottom) = held[0], held[-1]
    return [(i, j) for i in range(left, right + 1) for j in range(top, bottom + 1)]


def _line(board: AlhambraView, cells: Sequence[At], ahead: Side) -> Msg:
    """Read cells in order with the walls between them; empty ones are counted."""
    if not cells:
        return msg("say-line-empty")
    palace = built(board)
    there = {(tile.x, tile.y): _tile_parts(tile) for tile in board.tiles}
    for token in board.tokens:
        there.setdefault((token.x, token.y), []).append(token_name(token.id))
    parts, gap = [msg("say-from", cell=cell_name(*cells[0]))], 0
    parts += _edge(palace, cell_at(*cells[0]), opposite(ahead))
    for at in cells:
        gap = 0 if at in there else gap + 1
        beyond = xy(cell_at(*at) + STEP[ahead])
        parts += there.get(at, [])
        if gap and beyond in there:
            parts.append(msg("say-gap", n=gap))
        parts += _edge(palace, cell_at(*at), ahead)
    return joined(parts)


def _tile_parts(tile: PalaceTile) -> list[Msg]:
    return [tile_name(tile.tile), *map(token_name, tile.tokens)]


def _edge(palace: Palace, cell: Cell, side: Side) -> list[Msg]:
    kind = edge_between(palace, cell, side)
    return [] if kind == "open" else [msg("say-edge", kind=kind)]


def edge_between(palace: Palace, cell: Cell, side: Side) -> str:
    """Return what is on a side of a cell; bastions are no walls."""
    if palace.gates.get(cell, 0) >> side & 1:
        return "gate"
    for place, way in ((cell, side), (cell + STEP[side], opposite(side))):
        if place not in palace.camps and palace.walls.get(place, 0) >> way & 1:
            return "wall"
    return "open"


# -- a cell -----------------------------------------------------------------------------------


def sides_told(view: TableView, where: Where) -> Spoken:
    """Read a cell with its four sides; what may be built beside a tile, or here if it is empty."""
    board = board_at(view, where)
    palace = built(board)
    tiles = {(phrase.x, phrase.y): phrase for phrase in board.tiles}
    at = where.cell
    if at is None:  # a rival's Alhambra: one tile after the other
        phrase = board.tiles[where.again % len(board.tiles)]
        at = phrase.x, phrase.y
    cell = cell_at(*at)
    beside = (_beside(palace, cell, side, tiles) for side in SIDES)
    if at in tiles:
        here = joined([cell_name(*at), *_tile_parts(tiles[at])])
        return here, *(phrase for phrase in beside if phrase is not None)
    legal = view.legal if board is view.palace else ()
    here = msg("ledger-line", name=cell_name(*at), text=_needs(palace, cell))
    first = next((phrase.text for phrase in legal if (phrase.x, phrase.y) == at), here)
    return first, *(phrase for phrase in beside if phrase is not None)


def _beside(palace: Palace, cell: Cell, side: Side, tiles: dict[At, PalaceTile]) -> Msg | None:
    beyond = cell + STEP[side]
    if cell not in palace.tiles and beyond not in palace.tiles:
        return None
    edge = msg("say-edge", kind=edge_between(palace, cell, side))
    near = tiles.get(xy(beyond))
    what = tile_name(near.tile) if near is not None else _needs(palace, beyond)
    return joined([sides_name(SIDE_LETTERS[side]), edge, what])


def _needs(palace: Palace, cell: Cell) -> Msg:
    key = palace.frontier.get(cell, 0)
    opened, walled = key & 15, key >> 4 & 15
    if not opened | walled:
        return msg("table-say-empty")
    if opened & walled:
        return msg("say-needs-none")
    sides = {"wall": letters_of(walled), "open": letters_of(opened)}
    wants = [
        msg("say-need", kind=kind, sides=text_of(sides_listed(letters)))
        for kind, letters in sides.items()
        if letters
    ]
    return msg("say-needs", what=joined(wants))


# -- where a tile could go --------------------------------------------------------------------


def near_cells(view: TableView, where: Where) -> list[LegalCell]:
    """List where the chosen or else the focused tile may go, nearest first."""
    x, y = where.cell or (0, 0)
    found = view.legal or _fitting(view.palace, where.tile)
    return sorted(found, key=lambda cell: (abs(cell.x - x) + abs(cell.y - y), cell.y, cell.x))


def _fitting(board: AlhambraView, tile: str) -> list[LegalCell]:
    number = TILE_BY_ID.get(tile)
    if number is None or TILE_KIND[number] != "building":
        return []
    palace, found = built(board), []
    for cell in palace.spots(TILE_WALLS[number]):
        after = palace.clone()
        after.place(number, cell)
        x, y = xy(cell)
        wall = after.longest_wall() - palace.longest_wall()
        text = msg("play-cell-legal", cell=cell_name(x, y), wall=signed(wall))
        found.append(LegalCell(AtCell(x, y), x, y, wall, text))
    return found


def near_told(view: TableView, where: Where) -> Spoken:
    """Read the next nearest cell and the effect of building there."""
    cells = near_cells(view, where)
    if not cells:
        return (msg("say-free-none"),)
    index = where.again % len(cells)
    cell = cells[index]
    count = msg("say-near", k=index + 1, n=len(cells))
    if cell.points is None:
        return count, cell.text
    points = msg("count-point", n=cell.points)
    return count, cell.text, msg("ledger-line", name=row_name(cell.row), text=points)


# -- the longest wall, and everything ---------------------------------------------------------


def wall_told(view: TableView, where: Where) -> Spoken:
    """Read the longest wall: first its length and start, then stretch by stretch."""
    path = built(board_at(view, where)).wall_path()
    runs = straight(path)
    index = where.again % (len(runs) + 1)
    if not path or not index:
        start = (msg("say-from", cell=_cell(path[0])),) if path else ()
        return (msg("table-tip-wall", n=len(path)), *start)
    run, before = runs[index - 1], sum(map(len, runs[: index - 1]))
    side = side_name((*xy(run[0][0]), SIDE_LETTERS[run[0][1]]))
    if len(run) == 1:
        return (msg("say-side-of", k=before + 1, n=len(path), side=side, cell=_cell(run[0])),)
    ends = {"first": _cell(run[0]), "last": _cell(run[-1])}
    return (msg("say-run", k=before + 1, m=before + len(run), n=len(path), side=side, **ends),)


def straight(path: Sequence[Stroke]) -> list[list[Stroke]]:
    """Split a wall into straight stretches, tile beside tile."""
    runs = [[move] for move in path[:1]]
    for (cell, side), new in pairwise(path):
        if new == (cell + STEP[(side + 1) % 4], side):
            runs[-1].append(new)
        else:
            runs.append([new])
    return runs


def _cell(stroke: Stroke) -> Msg:
    return cell_name(*xy(stroke[0]))


def board_told(view: TableView, where: Where) -> Spoken:
    """Read a whole Alhambra: its size, and its rows from north to south."""
    player, board = player_at(view, where), board_at(view, where)
    rows = sorted({tile.y for tile in board.tiles})
    lines = (
        joined([msg("say-row", where=cell_name(0, y)), _line(board, _cells(board, y=y), E)])
        for y in rows
    )
    return (player.text or board.title, *lines)


def counts_told(view: TableView, where: Where) -> Spoken:
    """Read one player's number of buildings of each type."""
    player = player_at(view, where)
    counted = zip(TYPES, player.counts, strict=True)
    return (joined([msg("say-number", name=msg(f"types-{name}"), n=n) for name, n in counted]),)


WALLS, COUNTS, FREE, POINTS, LAST = "walls", "counts", "free", "points", "last"
ROW, COLUMN, AROUND, NEAR, ALONG, BOARD = "row", "column", "sides", "near", "along", "board"
SINCE, HAND, MARKET, HANDS = "since", "hand", "market", "hands"
RIVAL = "rival-"  # prefix of queries about a rival
HERE = Where()


def spoken(view: TableView, query: str, where: Where = HERE) -> tuple[Msg, ...]:
    """Answer a query about the table in one sentence or a few.

    A query about a rival's Alhambra is answered with the name first.
    """
    if query in ABOUT:
        lines, player = ABOUT[query](view, where), player_at(view, where)
        named = player is not view.you and query != BOARD
        return (player.palace.title, *lines) if named else lines
    return ANSWERS[query](view)


def _numbers(view: TableView, numbers: Sequence[int | float]) -> Msg | str:
    seats = view.counts.seats
    parts = [
        msg("say-number", name=seat.label, n=n) for seat, n in zip(seats, numbers, strict=False)
    ]
    return text_of(listing(parts))


def _row(view: TableView, item: str) -> list[int | float]:
    row = next(row for row in view.counts.rows if row.item == item)
    return [cell.count for cell in row.cells]


def _walls(view: TableView) -> tuple[Msg, ...]:
    return (msg("say-walls", list=_numbers(view, _row(view, "wall"))),)


def _points(view: TableView) -> tuple[Msg, ...]:
    return (msg("say-points", list=_numbers(view, [mark.score for mark in view.track.marks])),)


def _hands(view: TableView) -> tuple[Msg, ...]:
    held = {opponent.seat.seat: opponent.hand for opponent in (view.you, *view.opponents)}
    numbers = [held[seat.seat] for seat in view.counts.seats if seat.seat in held]
    return (msg("say-hands", list=_numbers(view, numbers)),)


def _counts(view: TableView) -> tuple[Msg, ...]:
    return tuple(
        msg("say-counts", item=row.name, list=_numbers(view, [cell.count for cell in row.cells]))
        for row in view.counts.rows
    )


def _free(view: TableView) -> tuple[Msg, ...]:
    if not view.legal:
        return (msg("say-free-none"),)
    cells = (cell_name(cell.x, cell.y) for cell in view.legal)
    return (msg("prompt-place-cells", n=len(view.legal)), *cells)


def _last(view: TableView) -> tuple[Msg, ...]:
    moves = [line.text for line in view.log if line.kind == "move"]
    return (moves[-1],) if moves else (msg("say-last-none"),)


def _since(view: TableView) -> tuple[Msg, ...]:
    """Read what happened since the viewer's last turn, or what the log still has."""
    if view.recap:
        texts = [line.text for recap in view.recap for line in recap.lines]
        return (*texts, *(recap.rest for recap in view.recap if recap.rest is not None))
    lines = list(view.log)
    own = [k for k, line in enumerate(lines) if line.seat == view.you.seat and line.kind == "move"]
    fresh = lines[own[-1] + 1 :] if own else lines
    return tuple(line.text for line in fresh) or (msg("say-last-none"),)


def _hand(view: TableView) -> tuple[Msg, ...]:
    return (view.hand.text, *map(_group, view.hand.groups))


def _group(group: HandGroup) -> Msg:
    values = [(card, CARD_VALUE[CARD_BY_ID[card.card]]) for card in group.cards]
    pure = [n for card, n in values if card.card == f"{group.currency}-{n}"]
    parts = [msg("play-number", n=parts_text(pure))] if pure else []
    parts += [card.name for card, n in values if card.card != f"{group.currency}-{n}"]
    text = joined(parts)
    if not group.currency or (len(values) == 1 and pure):
        return text if not group.currency else money(group.currency, group.sum)
    return msg("ledger-line", name=money(group.currency, group.sum), text=text)


def _market(view: TableView) -> tuple[Msg, ...]:
    """Read what can be paid exactly, then every slot with its tile and its best payment."""
    exact = [slot.name for slot in view.market if slot.pay == "exact"]
    first = msg("say-exact", list=text_of(listing(exact))) if exact else msg("say-exact-none")
    return (first, *map(_slot, view.market))


def _slot(slot: MarketSlot) -> Msg:
    parts = [slot.name]
    if slot.tile is None:
        parts += [slot.note] if slot.note is not None else []
    else:
        parts += [tile_name(slot.tile), *tile_sides(slot.tile)]
        parts += [slot.pay_text] if slot.pay_text is not None else []
    return joined(parts)


ANSWERS: dict[str, Callable[[TableView], tuple[Msg, ...]]] = {
    WALLS: _walls,
    COUNTS: _counts,
    FREE: _free,
    POINTS: _points,
    LAST: _last,
    SINCE: _since,
    HAND: _hand,
    MARKET: _market,
    HANDS: _hands,
}
# Queries about an Alhambra, a cell or a player.
ABOUT: dict[str, Callable[[TableView, Where], tuple[Msg, ...]]] = {
    ROW: row_told,
    COLUMN: column_told,
    AROUND: sides_told,
    NEAR: near_told,
    ALONG: wall_told,
    BOARD: board_told,
    f"{RIVAL}{COUNTS}": counts_told,
}
