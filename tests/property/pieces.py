"""Every piece of the box is in exactly one place, whatever modules are played.

How many there are is written here from the component list, not asked of the engine.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from alhambra_qt.engine import Game
from alhambra_qt.engine.observe import zones
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, TILE_ID, TILE_KIND
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules.invaders.rules import Invaders

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CURRENCIES = ("florin", "dirham", "denar", "ducat")
CHESTS = {"garden": 9, "tower": 9, "chambers": 7, "arcades": 7, "seraglio": 5, "pavilion": 5}
DIAMONDS = (3, 4, 5, 5, 6, 6, 6, 7, 7, 8, 9)

# The cards of each module; names with a number are repeated as often.
CARDS: dict[str, list[str]] = {
    "exchange": [f"exchange-{currency}-{other}" for number, currency in enumerate(CURRENCIES)
                 for other in CURRENCIES[number + 1:]],
    "diamonds": [f"diamond-{value}" for value in DIAMONDS],
    "characters": ("karim knihstig ammar faruk fatima hakim laila machma yammerad yusuf").split(),
    "walls": [f"wall-{sides}" for sides in ("n", "e", "s", "w", "ne", "es", "sw", "nw")],
    "thieves": [f"thief-{name}" for name in CURRENCIES] * 3,
    "change": [f"coin-{name}" for name in CURRENCIES] * 6,
    "builders": [f"builder-{name}" for name in CURRENCIES] * 4,
}  # fmt: skip
TILES = {"huts": "hut", "camps": "camp", "bazaars": "bazaar"}
# What is neither card nor tile.
TOKENS: dict[str, Counter[str]] = {
    "treasure": Counter({f"chest-{name}": count for name, count in CHESTS.items()}),
    "trader": Counter({f"resident-{name}": 7 for name in TYPES}),
    "bonus": Counter(
        f"bonus-{tile}" for tile in TILE_ID if tile.split("-")[0] in TYPES and tile[-1].isdigit()
    ),
}


@lru_cache
def every_card(seats: int, modules: tuple[str, ...]) -> Counter[int]:
    """Give the cards of a game: the money, the scoring cards, and those of its modules."""
    copies = 2 if seats == 2 else 3
    names = [f"{name}-{value}" for name in CURRENCIES for value in range(1, 10)] * copies
    names += ["scoring-1", "scoring-2"]
    for module in modules:
        names += CARDS.get(module, [])
    if "gates" in modules:
        names += ["gate"] * seats
    return Counter(CARD_BY_ID[name] for name in names)


@lru_cache
def every_tile(modules: tuple[str, ...]) -> Counter[int]:
    """Give the tiles of a game without the fountains."""
    kinds = {"building", *(kind for module, kind in TILES.items() if module in modules)}
    return Counter(tile for tile, kind in enumerate(TILE_KIND) if kind in kinds)


@lru_cache
def every_token(modules: tuple[str, ...]) -> Counter[str]:
    """Give the pieces of a game that are neither cards nor tiles."""
    every = Counter[str]()
    for module in modules:
        every += TOKENS.get(module, Counter())
    return every


def are_conserved(game: Game) -> None:
    """Every card, tile, chest, resident and bonus card is in exactly one place."""
    seats, modules = game.setup.seats, game.setup.modules
    aside = zones(game)
    cards = [*game.deck, *game.discards, *game.gone, *game.out]
    cards += [card for card in game.display if card != UNKNOWN]
    tiles = [*game.bag, *(game.dirk or ()), *(tile for tile in game.market if tile)]
    tokens: list[str] = []
    for zone in aside:
        cards += zone.cards
        tiles += zone.tiles
        tokens += zone.tokens
    for player in game.players:
        cards += player.hand
        tiles += player.reserve
        tiles += player.bought
        tiles += [tile for cell, tile in player.palace.tiles.items() if cell]
    same(Counter(cards), every_card(seats, modules), CARD_ID)
    same(Counter(tiles), every_tile(modules), TILE_ID)
    wanted = every_token(modules)
    found = Counter(tokens)
    assert {name: found[name] for name in wanted} == wanted, (found, wanted)
    soldiers_are_there(game)
    hands_are_in_order(game)


def same(found: Counter[int], wanted: Counter[int], names: Sequence[str]) -> None:
    """Compare pieces, and say which are missing and which there are too many of."""
    if found != wanted:
        missing = [names[piece] for piece in (wanted - found).elements()]
        raise AssertionError(f"missing {missing}, too many {wrong(found - wanted, names)}")


def wrong(pieces: Counter[int], names: Sequence[str]) -> list[str]:
    """Name pieces that should not be there."""
    return ["unknown" if piece < 0 else names[piece] for piece in pieces.elements()]


def soldiers_are_there(game: Game) -> None:
    """There are four attack cards and six scouts, or none in the open variant (invaders.open)."""
    if "invaders" in game.ext:
        lies = Invaders.of(game).to_json()
        assert sorted(lies["stack"] + lies["turned"]) == [0, 1, 2, 3]
        scouts = sorted(lies["scouts"] + lies["open"] + lies["left"])
        assert scouts == ([] if ("invaders", "open") in game.setup.variants else [*range(6)])


def hands_are_in_order(game: Game) -> None:
    """Hands are sorted, their unseen cards are among them, the piles make up the deck."""
    for player in game.players:
        assert player.hand == sorted(player.hand)
        assert not Counter(player.hidden) - Counter(player.hand)
    assert not game.piles or sum(game.piles) == len(game.deck)
