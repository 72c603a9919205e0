"""Building blocks of faces: motions, parts of proofs, points gained by an action."""

from collections.abc import Iterable, Sequence

from alhambra_qt.controller.faces.face import ScoredBoard, Table
from alhambra_qt.controller.faces.found import card_kinds, known_row, tile_kinds
from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.table_view import STALLS
from alhambra_qt.controller.view.targets import (
    AT_DISCARDS,
    AtBought,
    AtHand,
    AtSlot,
    OnShelf,
    Target,
)
from alhambra_qt.controller.view.view_parts import SideAt
from alhambra_qt.engine import Game, Line, score_now
from alhambra_qt.engine.ids import SIDE_LETTERS, Card, Cell, Seat, Side, Tile, xy
from alhambra_qt.engine.pieces import CARD_ID, CARD_KIND, TILE_ID, TILE_KIND
from alhambra_qt.engine.scoring import next_scoring
from alhambra_qt.i18n import Msg, msg


def points_gained(table: Table, before: Game, after: Game) -> int:
    """Return the seat's points in the next scoring after an action minus those before it."""
    number = next_scoring(table.game)
    old, new = score_now(before, number).totals, score_now(after, number).totals
    return new[table.seat] - old[table.seat]


def card(card: Card, source: Target, dest: Target, seat: Seat) -> Motion:
    """Return the motion of a face-up card."""
    return Motion("card", CARD_ID[card], source, dest, seat)


def tile(tile: Tile, source: Target, dest: Target, seat: Seat) -> Motion:
    """Return the motion of a tile."""
    return Motion("tile", TILE_ID[tile], source, dest, seat)


def token(token_id: str, source: Target, dest: Target, seat: Seat) -> Motion:
    """Return the motion of a token, or of a character's portrait."""
    return Motion("token", token_id, source, dest, seat)


def tokens(some: Iterable[str], source: Target, dest: Target, seat: Seat) -> list[Motion]:
    """Return the motions of several tokens along the same way."""
    return [token(token_id, source, dest, seat) for token_id in some]


def back(name: str, source: Target, dest: Target, seat: Seat) -> Motion:
    """Return the motion of a card that only its owner may see: its back."""
    return Motion("card", name, source, dest, seat)


def on_shelf(shelf: str, piece: str = "") -> Target:
    """Return a place on a shelf: of a piece, of a zone, or of the whole shelf."""
    return OnShelf(shelf, piece) if piece else OnShelf(shelf)


def sold_at(slot: int, tile: Tile) -> Target:
    """Return the place where a tile is sold: its slot, or its stall beside the market."""
    kind = tile_kinds().get(TILE_KIND[tile])
    sold = kind is not None and kind.stall is not None
    return on_shelf(STALLS, TILE_ID[tile]) if sold else AtSlot(slot)


def bought(seat: Seat, slot: int, bought_tile: Tile) -> Motion:
    """Return the motion of a tile from the place of sale to its buyer."""
    return tile(bought_tile, sold_at(slot, bought_tile), AtBought(), seat)


def paid(seat: Seat, cards: Sequence[Card]) -> list[Motion]:
    """Return the motions of a payment to the places where its cards go."""
    return [card(paid_card, AtHand(), _spent(paid_card), seat) for paid_card in cards]


def _spent(card: Card) -> Target:
    kind = card_kinds().get(CARD_KIND[card])
    return kind.spent if kind is not None else AT_DISCARDS


Stroke = tuple[Cell, Side]


def sides_at(strokes: Sequence[Stroke]) -> tuple[SideAt, ...]:
    """Return wall sides in the form that views use."""
    return tuple((*xy(cell), SIDE_LETTERS[side]) for cell, side in strokes)


def tokens_of(rule: str) -> str:
    """Return the prefix of the token ids that a rule counts; empty if it counts none."""
    return known_row(rule).tokens


def token_on(board: ScoredBoard, line: Line, cell: Cell) -> str:
    """Return the token on a cell that a line counts; empty if there is none."""
    start = tokens_of(line.rule)
    on = board.tokens.get(line.seat, {}).get(cell, ())
    return next((token for token in on if start and token.startswith(start)), "")


def worth(line: Line) -> Msg:
    """Phrase the points that a line gives."""
    return msg("proof-worth", n=line.points)
