"""Tiles and cards that a seat has never seen: by type and price, by currency and value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

from attrs import frozen

from alhambra_qt.engine.ids import Card, Tile
from alhambra_qt.engine.observe import Observation, all_cards
from alhambra_qt.engine.pieces import (
    CARD_CURRENCY,
    CARD_KIND,
    CARD_VALUE,
    CURRENCIES,
    TILE_KIND,
    TILE_PRICE,
    TILE_TYPE,
    TYPES,
)
from alhambra_qt.engine.state import UNKNOWN, Game

MONEY = ("money", "diamond")


@frozen
class WorthCount:
    """How many pieces of one price or value were never seen, of how many (``total``)."""

    worth: int
    left: int
    total: int


@frozen
class PieceRow:
    """Pieces of one kind: a building type, a currency, or what a module (its id) brings.

    ``chance`` is that of a tile to be drawn next; cards have none.
    """

    kind: str
    worths: tuple[WorthCount, ...]
    chance: Fraction = Fraction(0)

    @property
    def left(self) -> int:
        """How many were never seen."""
        return sum(one.left for one in self.worths)

    @property
    def total(self) -> int:
        """How many there are."""
        return sum(one.total for one in self.worths)


def tile_rows(seen: Observation) -> tuple[PieceRow, ...]:
    """Count the tiles of the bag: building types first, then those of each module."""
    rules, setup = seen.game.rules, seen.game.setup
    kinds: dict[str, list[Tile]] = {kind: [] for kind in TYPES}
    for owner, give in zip(rules.owners["tiles"], rules.tiles, strict=True):
        for tile in give(setup):
            building = TILE_KIND[tile] == "building"
            kinds.setdefault(TYPES[TILE_TYPE[tile]] if building else owner, []).append(tile)
    left = Counter(seen.unseen_tiles)
    rows = []
    for kind, tiles in kinds.items():
        number = sum(left[tile] for tile in tiles)
        chance = Fraction(number, left.total()) if seen.game.bag else Fraction(0)
        worths = _worths((TILE_PRICE[tile], left[tile]) for tile in tiles)
        rows.append(PieceRow(kind, worths, chance))
    return tuple(rows)


def _worths(pieces: Iterable[tuple[int, int]]) -> tuple[WorthCount, ...]:
    """Sum up pieces given one by one: what each is worth, and whether it was never seen."""
    left: Counter[int] = Counter()
    total: Counter[int] = Counter()
    for worth, unseen in pieces:
        left[worth] += unseen
        total[worth] += 1
    return tuple(WorthCount(worth, left[worth], total[worth]) for worth in sorted(total))


def card_rows(seen: Observation) -> tuple[PieceRow, ...]:
    """Count the money: a row for each currency."""
    return tuple(
        PieceRow(CURRENCIES[currency], _card_worths(seen, cards))
        for currency, cards in _money(seen.game).items()
    )


def _money(game: Game) -> Mapping[int, list[Card]]:
    found: dict[int, list[Card]] = {}
    for card in all_cards(game):
        if CARD_KIND[card] in MONEY:
            found.setdefault(CARD_CURRENCY[card], []).append(card)
    return dict(sorted(found.items()))


def special_rows(seen: Observation) -> tuple[PieceRow, ...]:
    """Count what modules put into the deck beside money: a row for each of these modules."""
    game = seen.game
    owners = game.rules.owners["deals"]
    rows = []
    for module, give in zip(owners, game.rules.deals, strict=True):
        cards = [card for deal in give(game.setup) for card in deal.cards]
        special = [card for card in cards if CARD_KIND[card] not in (*MONEY, "scoring")]
        if special:
            rows.append(PieceRow(module, _card_worths(seen, special)))
    return tuple(rows)


def _card_worths(seen: Observation, cards: list[Card]) -> tuple[WorthCount, ...]:
    left = Counter(seen.unseen_cards)
    pieces = []
    for card in cards:
        pieces.append((CARD_VALUE[card], int(left[card] > 0)))
        left[card] -= 1
    return _worths(pieces)


def held_unseen(game: Game) -> int:
    """Count the cards in hands that the observer has never seen."""
    return sum(player.hand.count(UNKNOWN) for player in game.players)
