"""The pieces of a game, with a check that each lies in one place only.

A position is read zone by zone; the stock hands out every piece once and keeps the unused ones.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

import attrs

from .errors import BadData
from .fields import shown
from .ids import Card, Tile
from .pieces import CARD_BY_ID, CARD_ID, CARD_KIND, TILE_BY_ID, TILE_ID, TILE_KIND

MONEY_KINDS = ("money", "diamond", "builder", "exchange")
HAND_KINDS = (*MONEY_KINDS, "gate")  # these may lie among the discards too
DECK_KINDS = (*HAND_KINDS, "character", "wall", "scoring")
GONE_KINDS = ("builder", "exchange", "gate", "character", "wall", "scoring")
BUILT_KINDS = ("building", "camp", "hut", "bazaar")
MARKET_KINDS = ("building", "camp")
BAG_KINDS = (*MARKET_KINDS, "bazaar")
DIRK_KINDS = BAG_KINDS


@attrs.frozen
class Owner:
    """The module that brings a kind of piece, or a field of a position.

    ``rule`` is the id of the rule that brings its pieces into the game.
    """

    module: str
    rule: str


def module_off(field: str, what: str, owner: Owner) -> BadData:
    """Return the error for a piece or field of a module that is off."""
    text = f"{what} belongs to the module {owner.module}, which is off"
    return BadData(field, text, owner.rule)


class Stock:
    """Every piece of a game, handed out once.

    Attributes:
        tiles: the tiles that start in the bag.
        cards: all cards, in the deck and outside it.
        loose: the cards that are never in the deck.
        kinds: the kinds of tiles in the game.
        owners: the module that brings each kind of piece, even if it is off.
    """

    def __init__(
        self,
        tiles: Iterable[Tile],
        deck: Iterable[Card],
        loose: Iterable[Card],
        kinds: Iterable[str],
        owners: Mapping[str, Owner],
    ) -> None:
        self.tiles = list(tiles)
        beside = list(loose)
        self.loose = frozenset(beside)
        self.cards = Counter([*deck, *beside])
        self.kinds = frozenset(kinds)
        self.owners = owners
        self.used_cards: Counter[Card] = Counter()
        self.used_tiles: dict[Tile, str] = {}

    def tile(self, value: object, field: str, kinds: tuple[str, ...]) -> Tile:
        """Hand out the tile with an id.

        Raises:
            BadData: if there is none, its module is off, it cannot lie here, or it is used already.
        """
        tile = read_tile(value, field)
        kind = TILE_KIND[tile]
        if kind not in kinds:
            raise BadData(field, f"{value} cannot lie here")
        if kind not in self.kinds:
            raise module_off(field, str(value), self.owners[kind])
        if tile in self.used_tiles:
            rule = self.owners[kind].rule if kind in self.owners else "setup.market"
            raise BadData(field, f"{value} exists once, also at {self.used_tiles[tile]}", rule)
        self.used_tiles[tile] = field
        return tile

    def card(self, value: object, field: str, kinds: tuple[str, ...]) -> Card:
        """Hand out a card with an id.

        Raises:
            BadData: if there is none, its module is off, it cannot lie here, or all are used.
        """
        card = read_card(value, field)
        kind = CARD_KIND[card]
        if kind not in kinds:
            raise BadData(field, f"{value} cannot lie here")
        owner = self.owners.get(kind)
        if not self.cards[card] and owner is not None:
            raise module_off(field, str(value), owner)
        if self.used_cards[card] == self.cards[card]:
            rule = owner.rule if owner else "setup.money" if kind == "money" else "setup.deck"
            copies = self.cards[card]
            raise BadData(field, f"{value} occurs more often than it exists ({copies})", rule)
        self.used_cards[card] += 1
        return card

    def unused_tiles(self) -> list[Tile]:
        """List the bag's tiles that are not placed yet."""
        return [tile for tile in self.tiles if tile not in self.used_tiles]

    def unused_cards(self) -> "Counter[Card]":
        """Count the deck's cards that are not placed yet."""
        left = self.cards - self.used_cards
        return Counter({card: number for card, number in left.items() if card not in self.loose})

    def unused_loose(self, kind: str) -> list[Card]:
        """List the unplaced cards of a kind that is never in the deck."""
        left = self.cards - self.used_cards
        return sorted(card for card in left.elements() if CARD_KIND[card] == kind)


def read_tile(value: object, field: str) -> Tile:
    """Read a tile id.

    Raises:
        BadData: if there is no such tile.
    """
    if not isinstance(value, str):
        raise BadData(field, f"must be a tile id, not {shown(value)}")
    if value not in TILE_BY_ID:
        raise BadData(field, f"unknown tile id {shown(value)}")
    return TILE_BY_ID[value]


def read_card(value: object, field: str) -> Card:
    """Read a card id.

    Raises:
        BadData: if there is no such card.
    """
    if not isinstance(value, str):
        raise BadData(field, f"must be a card id, not {shown(value)}")
    if value not in CARD_BY_ID:
        raise BadData(field, f"unknown card id {shown(value)}")
    return CARD_BY_ID[value]


def tile_ids(tiles: list[Tile]) -> list[str]:
    """Return the ids of tiles."""
    return [TILE_ID[tile] for tile in tiles]


def card_ids(cards: list[Card]) -> list[str]:
    """Return the ids of cards."""
    return [CARD_ID[card] for card in cards]
