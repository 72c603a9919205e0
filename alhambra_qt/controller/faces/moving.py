"""What motions are made of: cards, tiles and tokens on their way, and where payments go."""

from collections.abc import Iterable, Sequence

from alhambra_qt.controller.faces.found import card_kinds, tile_kinds
from alhambra_qt.controller.view.pages import Motion
from alhambra_qt.controller.view.shelf import STALLS
from alhambra_qt.controller.view.targets import (
    AT_DISCARDS,
    AtBought,
    AtHand,
    AtSlot,
    OnShelf,
    Target,
)
from alhambra_qt.engine.ids import Card, Seat, Tile
from alhambra_qt.engine.pieces import CARD_ID, CARD_KIND, TILE_ID, TILE_KIND


def card(one: Card, source: Target, dest: Target, seat: Seat) -> Motion:
    """Move a card with its face up."""
    return Motion("card", CARD_ID[one], source, dest, seat)


def tile(one: Tile, source: Target, dest: Target, seat: Seat) -> Motion:
    """Move a tile."""
    return Motion("tile", TILE_ID[one], source, dest, seat)


def token(one: str, source: Target, dest: Target, seat: Seat) -> Motion:
    """Move a token, or the portrait of a character."""
    return Motion("token", one, source, dest, seat)


def tokens(some: Iterable[str], source: Target, dest: Target, seat: Seat) -> list[Motion]:
    """Move several tokens the same way."""
    return [token(one, source, dest, seat) for one in some]


def back(name: str, source: Target, dest: Target, seat: Seat) -> Motion:
    """Move a card that nobody but its owner may see: only its back."""
    return Motion("card", name, source, dest, seat)


def on_shelf(shelf: str, piece: str = "") -> Target:
    """Name a place on a shelf: that of a piece, or of a zone of it, or any."""
    return OnShelf(shelf, piece) if piece else OnShelf(shelf)


def sold_at(slot: int, one: Tile) -> Target:
    """Name the place where a tile is sold: its slot, or its stall beside the market."""
    kind = tile_kinds().get(TILE_KIND[one])
    sold = kind is not None and kind.stall is not None
    return on_shelf(STALLS, TILE_ID[one]) if sold else AtSlot(slot)


def bought(seat: Seat, slot: int, one: Tile) -> Motion:
    """Move a tile from where it was sold to its buyer."""
    return tile(one, sold_at(slot, one), AtBought(), seat)


def paid(seat: Seat, cards: Sequence[Card]) -> list[Motion]:
    """Move what was paid to where its kind goes."""
    return [card(one, AtHand(), _spent(one), seat) for one in cards]


def _spent(one: Card) -> Target:
    kind = card_kinds().get(CARD_KIND[one])
    return kind.spent if kind is not None else AT_DISCARDS
