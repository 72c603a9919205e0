"""An Alhambra as a grid: every cell from its first to its last column and row."""

from __future__ import annotations

from attrs import evolve, frozen
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.parts import CAN, CHOSEN, PLAIN, At, PalaceTile, State
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import OnCell
from alhambra_qt.controller.words.names import tile_name, token_name
from alhambra_qt.controller.words.speech import Where, board_at
from alhambra_qt.ui.kit.access import without
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.lists.line import ListLine, told_of
from alhambra_qt.ui.table.board import empty_spot, legal_spot, tile_spot

NOWHERE = QRectF()
EMPTY = "table-say-empty"


@frozen
class ListedBoard:
    """The cells of an Alhambra by their places, from its first column and row to its last."""

    title: str
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    cells: dict[At, ListLine]


def listed_board(look: Look, view: TableView, seat: int | None) -> ListedBoard:
    """The Alhambra of a seat with one empty cell all around, so that each place can be asked."""
    board = board_at(view, Where(seat))
    own = board is view.palace
    legal = {(one.x, one.y): one for one in view.legal} if own else {}
    tiles = {(one.x, one.y): one for one in board.tiles}
    tokens = {(one.x, one.y): one.id for one in board.tokens}
    columns, rows = (
        range(min(one) - 1, max(one) + 2) for one in zip(*legal, *tiles, *tokens, strict=True)
    )
    cells: dict[At, ListLine] = {}
    for at in ((x, y) for y in rows for x in columns):
        if at in tiles:
            cells[at] = _tile(look, tiles[at])
        elif at in legal:
            state: State = CHOSEN if legal[at].chosen else CAN
            cells[at] = told_of(legal_spot(look, legal[at], NOWHERE), state)
        else:
            cells[at] = _more(told_of(empty_spot(look, *at, NOWHERE)), short=look.t(EMPTY))
        if at in tokens:
            cells[at] = _more(cells[at], look.text(token_name(tokens[at])))
        if not own:
            target = OnCell(board.seat.seat, *at, tokens.get(at, ""))
            cells[at] = evolve(cells[at], target=target, state=PLAIN, works=False)
    ghost = view.ghost
    if own and ghost is not None and ghost.put and (ghost.x, ghost.y) in cells:
        put = (look.text(tile_name(ghost.tile)), look.t("table-say-chosen"))
        line = _more(cells[ghost.x, ghost.y], *put)
        cells[ghost.x, ghost.y] = evolve(line, state=CHOSEN)
    return ListedBoard(look.text(board.title), tuple(columns), tuple(rows), cells)


def _tile(look: Look, tile: PalaceTile) -> ListLine:
    """A tile; in its place in a grid it need not be said where that is."""
    spot = tile_spot(look, tile, NOWHERE)
    short = ", ".join(filter(None, (look.text(tile_name(tile.tile)), spot.value)))
    return evolve(told_of(spot, tile.state), short=short)


def _more(line: ListLine, *texts: str, short: str = "") -> ListLine:
    """A line of which more is said."""
    short = ", ".join([short or line.short or line.text, *without([line.text], texts)])
    return evolve(line, text=", ".join([line.text, *without([line.text], texts)]), short=short)
