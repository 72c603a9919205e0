"""Short spoken answers about the table, for who does not look at it."""

from collections.abc import Callable, Sequence

from alhambra_qt.controller.view.table import HandGroup, MarketSlot, TableView
from alhambra_qt.controller.words.board_speech import (
    Where,
    board_told,
    column_told,
    counts_told,
    joined,
    near_told,
    player_at,
    row_told,
    sides_told,
    wall_told,
)
from alhambra_qt.controller.words.names import (
    cell_name,
    money,
    parts_text,
    tile_name,
)
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.controller.words.sides import tile_sides
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_VALUE
from alhambra_qt.i18n import Msg, listing, msg

WALLS, COUNTS, FREE, POINTS, LAST = "walls", "counts", "free", "points", "last"
ROW, COLUMN, SIDES, NEAR, ALONG, BOARD = "row", "column", "sides", "near", "along", "board"
SINCE, HAND, MARKET, HANDS = "since", "hand", "market", "hands"
RIVAL = "rival-"  # begins the name of a query about a rival
HERE = Where()


def spoken(view: TableView, query: str, where: Where = HERE) -> tuple[Msg, ...]:
    """Answer a query about the table in one sentence or a few.

    Of a rival whose Alhambra is asked about the name comes first.
    """
    if query in ABOUT:
        told, player = ABOUT[query](view, where), player_at(view, where)
        named = player is not view.you and query != BOARD
        return (player.palace.title, *told) if named else told
    return ANSWERS[query](view)


def _numbers(view: TableView, numbers: Sequence[int | float]) -> Msg | str:
    seats = view.counts.seats
    parts = [
        msg("say-number", name=seat.said, n=n) for seat, n in zip(seats, numbers, strict=False)
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
    """Say how many cards everybody holds, which all can see."""
    held = {one.seat.seat: one.hand for one in (view.you, *view.opponents)}
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
    """Say what happened since the own last turn: to oneself first, or what the log still has."""
    if view.recap:
        told = [line.text for one in view.recap for line in one.lines]
        return (*told, *(one.rest for one in view.recap if one.rest is not None))
    lines = list(view.log)
    own = [k for k, one in enumerate(lines) if one.seat == view.you.seat and one.kind == "move"]
    fresh = lines[own[-1] + 1 :] if own else lines
    return tuple(one.text for one in fresh) or (msg("say-last-none"),)


def _hand(view: TableView) -> tuple[Msg, ...]:
    return (view.hand.text, *map(_group, view.hand.groups))


def _group(group: HandGroup) -> Msg:
    """Say the cards of one currency with their sum; what is no money by its name."""
    values = [(one, CARD_VALUE[CARD_BY_ID[one.card]]) for one in group.cards]
    pure = [n for one, n in values if one.card == f"{group.currency}-{n}"]
    parts = [msg("play-number", n=parts_text(pure))] if pure else []
    parts += [one.name for one, n in values if one.card != f"{group.currency}-{n}"]
    told = joined(parts)
    if not group.currency or (len(values) == 1 and pure):
        return told if not group.currency else money(group.currency, group.sum)
    return msg("ledger-line", name=money(group.currency, group.sum), text=told)


def _market(view: TableView) -> tuple[Msg, ...]:
    """Say what can be paid exactly, then every slot with its tile and how it can be paid."""
    exact = [one.name for one in view.market if one.pay == "exact"]
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
# What is asked about an Alhambra, a cell or a player.
ABOUT: dict[str, Callable[[TableView, Where], tuple[Msg, ...]]] = {
    ROW: row_told,
    COLUMN: column_told,
    SIDES: sides_told,
    NEAR: near_told,
    ALONG: wall_told,
    BOARD: board_told,
    f"{RIVAL}{COUNTS}": counts_told,
}
