"""Every tile and card of the base game and the sixteen modules, as tables indexed by int.

The ids are those printed in the project's component list: a tile's id consists of its type, price
and walls, a card's id of its currency and value. Equal cards share one int (a hand is a list with
repeats), while every tile is one physical piece.
"""

from .ids import Card, Mask, Tile, mask_of

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CURRENCIES = ("florin", "dirham", "denar", "ducat", "diamond")

_BUILDINGS = """
pavilion-2-new pavilion-3-sw pavilion-4-es pavilion-5-nw pavilion-6-n pavilion-7-e pavilion-8
seraglio-3-esw seraglio-4-ne seraglio-5-sw seraglio-6-es seraglio-7-w seraglio-8-s seraglio-9
arcades-4-nes arcades-5-nw arcades-6-sw arcades-6-ne arcades-7-es arcades-8-n arcades-8-e
arcades-9 arcades-10
chambers-5-nsw chambers-6-es chambers-7-sw chambers-7-ne chambers-8-nw chambers-9-w chambers-9-s
chambers-10 chambers-11
garden-6-esw garden-7-nsw garden-8-sw garden-8-ne garden-8-nw garden-9-e garden-10-n garden-10-w
garden-10 garden-11 garden-12-s
tower-7-new tower-8-nes tower-9-es tower-9-ne tower-9-nw tower-10-w tower-11-n tower-11-s tower-11
tower-12 tower-13-e
""".split()
_CAMPS = """
camp-3-n camp-4-e camp-5-s camp-6-w camp-7-sw camp-8-ne camp-9-es camp-10-nw
""".split()
_HUTS = """
hut-pavilion-n hut-pavilion-e hut-pavilion-sw hut-seraglio-s hut-seraglio-w hut-seraglio-ne
hut-arcades-n hut-arcades-e hut-arcades-s hut-arcades-nw
hut-chambers-n hut-chambers-s hut-chambers-w hut-chambers-es
hut-garden-e hut-garden-s hut-garden-w hut-garden-ne hut-garden-nw
hut-tower-n hut-tower-e hut-tower-w hut-tower-es hut-tower-sw
""".split()
_BAZAARS = """
bazaar-dirham-seraglio-arcades-garden bazaar-dirham-pavilion-chambers-tower
bazaar-florin-pavilion-seraglio-chambers bazaar-florin-arcades-garden-tower
bazaar-denar-pavilion-seraglio-garden bazaar-denar-arcades-chambers-tower
bazaar-ducat-pavilion-garden-tower bazaar-ducat-seraglio-arcades-chambers
""".split()

FOUNTAIN: Tile = 1
TILE_ID: tuple[str, ...] = ("", "fountain", *_BUILDINGS, *_CAMPS, *_HUTS, *_BAZAARS)
TILE_BY_ID: dict[str, Tile] = {name: tile for tile, name in enumerate(TILE_ID) if name}
BUILDINGS: tuple[Tile, ...] = tuple(range(2, 2 + len(_BUILDINGS)))
CAMPS: tuple[Tile, ...] = tuple(TILE_BY_ID[name] for name in _CAMPS)
HUTS: tuple[Tile, ...] = tuple(TILE_BY_ID[name] for name in _HUTS)
BAZAARS: tuple[Tile, ...] = tuple(TILE_BY_ID[name] for name in _BAZAARS)


def _kind(name: str) -> str:
    first = name.split("-")[0]
    return "building" if first in TYPES else first


def _type(name: str) -> int:
    for part in name.split("-")[:2]:
        if part in TYPES and not name.startswith("bazaar"):
            return TYPES.index(part)
    return -1


def _price(name: str) -> int:
    return next((int(part) for part in name.split("-") if part.isdigit()), 0)


def _walls(name: str) -> Mask:
    last = name.split("-")[-1]
    return mask_of(last) if "-" in name and set(last) <= set("nesw") else 0


TILE_KIND: tuple[str, ...] = tuple(_kind(name) if name else "" for name in TILE_ID)
TILE_TYPE: tuple[int, ...] = tuple(_type(name) for name in TILE_ID)
# The type of a building, -1 for everything else: huts have a type too, but are not buildings.
BUILDING_TYPE: tuple[int, ...] = tuple(
    kind if what == "building" else -1 for kind, what in zip(TILE_TYPE, TILE_KIND, strict=True)
)
TILE_PRICE: tuple[int, ...] = tuple(_price(name) for name in TILE_ID)
# A camp's letters are its bastions; they are stored here as its "walls" mask as well.
TILE_WALLS: tuple[Mask, ...] = tuple(_walls(name) for name in TILE_ID)

_MONEY = [f"{name}-{value}" for name in CURRENCIES for value in range(1, 10)]
_BUILDERS = [f"builder-{name}" for name in CURRENCIES[:4]]
_EXCHANGE = """
exchange-florin-dirham exchange-florin-denar exchange-florin-ducat exchange-dirham-denar
exchange-dirham-ducat exchange-denar-ducat
""".split()
_CHARACTERS = """
karim knihstig ammar faruk fatima hakim laila machma yammerad yusuf
""".split()
_WALL_CARDS = "wall-n wall-e wall-s wall-w wall-ne wall-es wall-sw wall-nw".split()
_COINS = [f"coin-{name}" for name in CURRENCIES[:4]]
_THIEVES = [f"thief-{name}" for name in CURRENCIES[:4]]

CARD_ID: tuple[str, ...] = (
    *_MONEY,
    *_BUILDERS,
    *_EXCHANGE,
    "gate",
    *_CHARACTERS,
    *_WALL_CARDS,
    "scoring-1",
    "scoring-2",
    *_COINS,
    *_THIEVES,
)
CARD_BY_ID: dict[str, Card] = {name: card for card, name in enumerate(CARD_ID)}
SCORING_1: Card = CARD_BY_ID["scoring-1"]
SCORING_2: Card = CARD_BY_ID["scoring-2"]
MONEY: tuple[Card, ...] = tuple(range(36))

CARD_KIND: tuple[str, ...] = (
    *("money",) * 36,
    *("diamond",) * 9,
    *("builder",) * 4,
    *("exchange",) * 6,
    "gate",
    *("character",) * 10,
    *("wall",) * 8,
    *("scoring",) * 2,
    *("coin",) * 4,
    *("thief",) * 4,
)


def _currency(name: str) -> int:
    for part in name.split("-"):
        if part in CURRENCIES and not name.startswith(("exchange", "thief")):
            return CURRENCIES.index(part)
    return -1


def _value(name: str) -> int:
    if name.startswith("builder"):
        return 3
    if name.startswith("coin"):
        return 1
    last = name.split("-")[-1]
    return int(last) if last.isdigit() and not name.startswith("scoring") else 0


CARD_CURRENCY: tuple[int, ...] = tuple(_currency(name) for name in CARD_ID)
CARD_VALUE: tuple[int, ...] = tuple(_value(name) for name in CARD_ID)

# First, second and third place per building type in scorings 1, 2, 3 (rule score.majority).
MAJORITY_POINTS: dict[int, tuple[tuple[int, ...], ...]] = {
    1: tuple((1 + k,) for k in range(6)),
    2: tuple((8 + k, 1 + k) for k in range(6)),
    3: tuple((16 + k, 8 + k, 1 + k) for k in range(6)),
}


def money(currency: int, value: int) -> Card:
    """Return the card of a currency (0..4, 4 = diamonds) and value 1..9.

    >>> CARD_ID[money(1, 7)]
    'dirham-7'
    """
    return currency * 9 + value - 1
