"""Phrases for single things: a tile, a card, a sum of money, a cell, a side."""

from alhambra_qt.controller.view_parts import SideAt
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_VALUE, TILE_BY_ID, TILE_PRICE, TYPES
from alhambra_qt.i18n import Msg, has_text, msg

SUM = " + "


def tile_noun(tile: str) -> str:
    """Give the word id of a tile: its building type, ``"camp"``, ``"hut"``, ``"fountain"``."""
    return tile.split("-")[0]


def a_tile(tile: str) -> Msg:
    """Say "a garden", ready to be the object of a verb."""
    return msg(f"a-{tile_noun(tile)}")


def the_tile(tile: str) -> Msg:
    """Say "the garden", ready to be the object of a verb."""
    return msg(f"the-{tile_noun(tile)}")


def price_of(tile: str) -> int:
    """Give the printed price of a tile, 0 for the fountain."""
    return TILE_PRICE[TILE_BY_ID[tile]]


def tile_name(tile: str) -> Msg:
    """Say "garden 8": the word and the printed price that tell tiles apart in lists."""
    noun = tile_noun(tile)
    word = msg(f"type-{noun}" if noun in TYPES else f"noun-{noun}")
    price = price_of(tile)
    return msg("play-tile-name", word=word, n=price) if price else word


def card_name(card: str) -> Msg:
    """Say "7 florins" for a money card; other cards have their own name."""
    currency = card.split("-")[0]
    value = CARD_VALUE[CARD_BY_ID[card]]
    if f"{currency}-{value}" == card:
        return money(currency, value)
    return msg("play-card-other", id=card)


def money(currency: str, amount: int) -> Msg:
    """Say an amount of one currency: "8 denars"."""
    return msg(f"count-{currency}", n=amount)


def currency_name(currency: str) -> Msg:
    """Say a currency as a heading: "Florin"."""
    return msg(f"play-cur-{currency}")


def sum_text(values: list[int]) -> Msg:
    """Say a sum with its parts: "3 + 2 = 5"; a single value is only itself."""
    if len(values) == 1:
        return msg("play-number", n=values[0])
    return msg("play-sum", parts=SUM.join(str(value) for value in values), total=sum(values))


def row_name(item: str) -> Msg:
    """Say what a row of the count table counts: a building type, the wall, a module's lines."""
    if item in TYPES:
        return msg(f"types-{item}")
    return msg(f"play-row-{item}") if has_text(f"play-row-{item}") else msg("play-row-other")


def cell_name(x: int, y: int) -> Msg:
    """Say where a cell is, counted from the fountain: "2 east, 1 north"."""
    east = msg("play-cell-ew", n=abs(x), dir="e" if x > 0 else "w")
    south = msg("play-cell-ns", n=abs(y), dir="s" if y > 0 else "n")
    if x and y:
        return msg("play-cell-both", ew=east, ns=south)
    if not x and not y:
        return msg("play-cell-fountain")
    return east if x else south


def side_name(side: SideAt) -> Msg:
    """Say which side of a tile: "the east side"."""
    return msg("play-side", dir=side[2])
