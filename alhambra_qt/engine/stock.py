"""Which pieces a game has, and that each of them lies in one place only.

A position is read zone by zone; the stock hands every piece out once and knows in the end what
was not used.
"""

from collections import Counter

from .codec import read_id
from .errors import BadData
from .fields import shown
from .ids import Card, Tile
from .observe import all_cards, loose_cards
from .pieces import CARD_BY_ID, CARD_ID, CARD_KIND, TILE_BY_ID, TILE_ID, TILE_KIND
from .state import Game

# The module that brings a kind of piece, or a field of a position, and the rule that says so: for
# saying what is missing while that module is off, or not in this program yet.
KIND_MODULE = {
    "camp": "camps",
    "hut": "huts",
    "bazaar": "bazaars",
    "diamond": "diamonds",
    "builder": "builders",
    "exchange": "exchange",
    "gate": "gates",
    "character": "characters",
    "wall": "walls",
    "coin": "change",
    "thief": "thieves",
}
FIELD_MODULE = {
    "gates": "gates",
    "gate_open": "gates",
    "coins": "change",
    "thieves": "thieves",
    "thieves_used": "thieves",
    "vizier": "vizier",
    "characters": "characters",
    "bonus": "bonus",
    "bonus_shown": "bonus",
    "trader": "trader",
    "sticks": "walls",
    "walls_open": "walls",
    "chest": "treasure",
    "resident": "trader",
    "chests": "treasure",
    "rooms": "treasure",
    "builders_unseen": "builders",
    "huts_open": "huts",
    "bazaars_open": "bazaars",
    "attack_next": "invaders",
    "attacks": "invaders",
    "attack_seen": "invaders",
    "scouts_open": "invaders",
    "scouts_left": "invaders",
}
MODULE_RULE = {
    "vizier": "vizier.use",
    "exchange": "exchange.deal",
    "bonus": "bonus.deal",
    "huts": "huts.take",
    "gates": "gates.deal",
    "diamonds": "diamonds.deal",
    "characters": "characters.deal",
    "camps": "camps.deal",
    "walls": "walls.deal",
    "thieves": "thieves.deal",
    "change": "change.draw",
    "trader": "trader.deal",
    "treasure": "treasure.deal",
    "builders": "builders.deal",
    "invaders": "invaders.attack",
    "bazaars": "bazaars.deal",
}

MONEY_KINDS = ("money", "diamond", "builder", "exchange")
HAND_KINDS = (*MONEY_KINDS, "gate")  # these may lie among the discards too
DECK_KINDS = (*HAND_KINDS, "character", "wall", "scoring")
GONE_KINDS = ("builder", "exchange", "gate", "character", "wall", "scoring")
BUILT_KINDS = ("building", "camp", "hut", "bazaar")
MARKET_KINDS = ("building", "camp")
BAG_KINDS = (*MARKET_KINDS, "bazaar")
DIRK_KINDS = BAG_KINDS


def module_off(field: str, what: str, module: str, available: tuple[str, ...]) -> BadData:
    """Complain about a piece or field of a module that is off, or not in this program yet."""
    if module in available:
        text = f"{what} belongs to the module {module}, which is off"
    else:
        text = f"{what} belongs to the module {module}: module not available in this version"
    return BadData(field, text, MODULE_RULE.get(module, ""))


class Stock:
    """Every piece of a game, handed out once."""

    def __init__(self, game: Game, available: tuple[str, ...]) -> None:
        self.available = available
        self.kinds = frozenset(game.rules.tile_rules)
        self.tiles = [tile for give in game.rules.tiles for tile in give(game.setup)]
        self.cards = Counter(all_cards(game) + loose_cards(game))
        self.loose = frozenset(loose_cards(game))
        self.used_cards: Counter[Card] = Counter()
        self.used_tiles: dict[Tile, str] = {}

    def tile(self, value: object, field: str, kinds: tuple[str, ...]) -> Tile:
        """Hand out the tile of an id."""
        tile = read_tile(value, field)
        kind = TILE_KIND[tile]
        if kind not in kinds:
            raise BadData(field, f"{value} cannot lie here")
        if kind not in self.kinds:
            raise module_off(field, str(value), KIND_MODULE[kind], self.available)
        if tile in self.used_tiles:
            module = KIND_MODULE.get(kind, "")
            rule = MODULE_RULE.get(module, "setup.market")
            raise BadData(field, f"{value} exists once, also at {self.used_tiles[tile]}", rule)
        self.used_tiles[tile] = field
        return tile

    def card(self, value: object, field: str, kinds: tuple[str, ...]) -> Card:
        """Hand out a card of an id."""
        card = read_card(value, field)
        kind = CARD_KIND[card]
        if kind not in kinds:
            raise BadData(field, f"{value} cannot lie here")
        module = KIND_MODULE.get(kind, "")
        if not self.cards[card] and module:
            raise module_off(field, str(value), module, self.available)
        if self.used_cards[card] == self.cards[card]:
            rule = MODULE_RULE.get(module, "setup.money" if kind == "money" else "setup.deck")
            copies = self.cards[card]
            raise BadData(field, f"{value} occurs more often than it exists ({copies})", rule)
        self.used_cards[card] += 1
        return card

    def unused_tiles(self) -> list[Tile]:
        """List the tiles of the bag that lie nowhere."""
        return [tile for tile in self.tiles if tile not in self.used_tiles]

    def unused_cards(self) -> "Counter[Card]":
        """Count the cards of the deck that lie nowhere."""
        left = self.cards - self.used_cards
        return Counter({card: number for card, number in left.items() if card not in self.loose})

    def unused_loose(self, kind: str) -> list[Card]:
        """List the cards of a kind that is never in the deck and lie nowhere."""
        left = self.cards - self.used_cards
        return sorted(card for card in left.elements() if CARD_KIND[card] == kind)


def read_tile(value: object, field: str) -> Tile:
    """Read a tile id."""
    if not isinstance(value, str):
        raise BadData(field, f"must be a tile id, not {shown(value)}")
    if value not in TILE_BY_ID:
        raise BadData(field, f"unknown tile id {shown(value)}")
    return read_id(value, TILE_BY_ID, field)


def read_card(value: object, field: str) -> Card:
    """Read a card id."""
    if not isinstance(value, str):
        raise BadData(field, f"must be a card id, not {shown(value)}")
    if value not in CARD_BY_ID:
        raise BadData(field, f"unknown card id {shown(value)}")
    return read_id(value, CARD_BY_ID, field)


def tile_ids(tiles: list[Tile]) -> list[str]:
    """Write tiles."""
    return [TILE_ID[tile] for tile in tiles]


def card_ids(cards: list[Card]) -> list[str]:
    """Write cards."""
    return [CARD_ID[card] for card in cards]
