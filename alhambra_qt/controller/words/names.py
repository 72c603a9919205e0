"""Phrases for single things: a tile and its sides, a card, a token, a sum, a cell, an action.

The names of pieces are cached: there are a few hundred, and every view names nearly all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from attrs import evolve

from alhambra_qt.controller.faces.found import act_of, card_kinds, faces, rows, tile_kinds
from alhambra_qt.controller.view.view_parts import PalaceTile, SideAt
from alhambra_qt.engine import Game
from alhambra_qt.engine.building import rule_of
from alhambra_qt.engine.ids import Tile, letters_of
from alhambra_qt.engine.pieces import (
    CARD_BY_ID,
    CARD_CURRENCY,
    CARD_ID,
    CARD_VALUE,
    CURRENCIES,
    TILE_BY_ID,
    TILE_PRICE,
    TILE_WALLS,
    TYPES,
)
from alhambra_qt.i18n import Arg, Msg, has_text, listing, msg

SUM = " + "
HIDDEN = "hidden"

# -- tiles ------------------------------------------------------------------------------------


def tile_noun(tile: str) -> str:
    """Return the word id of a tile: its building type, ``"camp"``, ``"hut"``, ``"fountain"``."""
    return tile.split("-")[0]


def a_tile(tile: str) -> Msg:
    """Return "a garden" (but "the fountain") as the object of a verb."""
    noun = tile_noun(tile)
    return msg("the-fountain") if noun == "fountain" else msg(f"a-{noun}")


def the_tile(tile: str) -> Msg:
    """Return "the garden" as the object of a verb."""
    return msg(f"the-{tile_noun(tile)}")


def no_space(game: Game, tile: Tile) -> Msg:
    """Say that a tile fits nowhere, and where it would go."""
    gift = game.dirk is not None and rule_of(game, tile).gift
    return msg("what-no-space", dirk="yes" if gift else "no")


def worth_in(game: Game, number: int, points: int) -> Msg:
    """Say what something scores in a scoring, or scored once the game is over."""
    return msg("worth-was" if game.over else "worth-now", k=number, n=points)


def price_of(tile: str) -> int:
    """Return the printed price of a tile, 0 for the fountain."""
    return TILE_PRICE[TILE_BY_ID[tile]]


def type_name(building: str) -> Msg:
    """Phrase a building type: "garden"."""
    return msg(f"type-{building}")


@cache
def tile_name(tile: str) -> Msg:
    """Return a tile's distinguishing name for lists: "garden 8", "hut: tower", a bazaar's types."""
    noun, *rest = tile.split("-")
    own = None if noun in TYPES else tile_kinds().get(noun)
    if own is not None and own.name is not None:
        return own.name(rest)
    word = msg(f"type-{noun}" if noun in TYPES else f"noun-{noun}")
    price = price_of(tile)
    return msg("play-tile-name", word=word, n=price) if price else word


# -- cards and tokens -------------------------------------------------------------------------


@cache
def card_name(card: str) -> Msg:
    """Name a card: "7 florins", "builder card (3 denars)", a character's name."""
    kind, *rest = card.split("-")
    value = CARD_VALUE[CARD_BY_ID[card]]
    if f"{kind}-{value}" == card:
        return money(kind, value)
    if kind == "scoring":
        return msg("card-scoring", n=int(rest[0]))
    own = card_kinds().get(kind)
    if own is not None and own.name is not None:
        return own.name(rest, value)
    return msg(f"card-{kind}") if has_text(f"card-{kind}") else msg("play-card-other", id=card)


def a_card(card: str) -> Msg:
    """Phrase a card as the object of a verb: "a builder card (3 denars)", "7 florins"."""
    name = card_name(card)
    return evolve(name, id=f"{name.id}.a") if name.id.startswith("card-") else name


def cards_named(cards: Iterable[int]) -> Arg:
    """Name the known ones among several cards: "5 + 8 florins and a florin–ducat exchange card".

    The money cards of one currency become one sum, wherever they are.
    """
    amounts: dict[str, list[int]] = {}
    others: list[Msg] = []
    for card in cards:
        if card >= 0:
            currency, value = CURRENCIES[CARD_CURRENCY[card]], CARD_VALUE[card]
            if CARD_ID[card] == f"{currency}-{value}":
                amounts.setdefault(currency, []).append(value)
            else:
                others.append(a_card(CARD_ID[card]))
    sums = [money_parts(currency, values) for currency, values in amounts.items()]
    return things_named([*sums, *others])


def things_named(names: Sequence[Msg]) -> Arg:
    """Name several things, with equal ones counted: "chest (garden) × 2 and chest (tower)"."""
    return listing(
        [
            msg("table-times", thing=name, n=count) if count > 1 else name
            for name, count in Counter(names).items()
        ]
        or [msg("play-empty")]
    )


def modules_named(modules: Iterable[str]) -> Arg:
    """Phrase several modules by their names without article: "Walls, Thieves and Street trader"."""
    return listing([msg(f"mod-{module}.bare") for module in modules])


@cache
def token_name(token: str) -> Msg:
    """Name a token, such as "chest: garden"; its id begins with its kind."""
    kind, _, value = token.partition("-")
    text = f"token-{kind}"
    if value in TYPES and has_text(text):
        return msg(text, type=type_name(value))
    if value in TILE_BY_ID and has_text(f"card-{kind}"):
        return msg(f"card-{kind}", tile=tile_name(value))
    if value == HIDDEN:
        return msg("token-hidden")
    if value in SIDES and has_text(text):
        return msg(text, side=sides_name(value))
    return msg(text) if not value and has_text(text) else msg("token-other", id=token)


# -- money ------------------------------------------------------------------------------------


def money(currency: str, amount: int) -> Msg:
    """Phrase an amount of one currency: "8 denars"."""
    return msg(f"count-{currency}", n=amount)


def money_parts(currency: str, amounts: Sequence[int]) -> Msg:
    """Phrase cards of one currency by their values: "8 denars", "5 + 3 denars"."""
    if len(amounts) == 1:
        return money(currency, amounts[0])
    return msg("play-money-parts", parts=parts_text(amounts), money=msg(f"curs-{currency}"))


def price_paid(cards: Sequence[int], slot: int, price: int, overpaid: int) -> Arg:
    """Phrase a price in the money that paid it: "10 diamonds", "4 denars and 5 ducats".

    An overpaid price is stated in one currency; only an exchange card joins two (rule
    exchange.use). Without cards it is stated in the currency of the slot.
    """
    paid: dict[int, int] = {}
    for card in cards:
        if CARD_VALUE[card]:  # 0 for an exchange card
            paid[CARD_CURRENCY[card]] = paid.get(CARD_CURRENCY[card], 0) + CARD_VALUE[card]
    if overpaid or len(paid) < 2:
        return money(CURRENCIES[next(iter(paid), slot)], price)
    return listing([money(CURRENCIES[card], paid[card]) for card in sorted(paid)])


def currency_at(index: int) -> Msg:
    """Name a currency by its index: "florin"."""
    return msg(f"cur-{CURRENCIES[index]}")


def sum_text(values: list[int]) -> Msg:
    """Phrase a sum with its parts: "3 + 2 = 5"; a single value stays as it is."""
    if len(values) == 1:
        return msg("play-number", n=values[0])
    return msg("play-sum", parts=parts_text(values), total=sum(values))


def parts_text(values: Sequence[int]) -> str:
    """Return the parts of a sum: "3 + 2"."""
    return SUM.join(str(value) for value in values)


# -- counted things and places ----------------------------------------------------------------


def row_name(item: str) -> Msg:
    """Name a row of the count table: a building type, the wall, a module's lines."""
    if item in TYPES:
        return msg(f"types-{item}")
    return msg(f"play-row-{item}") if has_text(f"play-row-{item}") else msg("play-row-other")


def cell_name(x: int, y: int) -> Msg:
    """Return a cell's position relative to the fountain: "2 east, 1 north"."""
    east = msg("play-cell-ew", n=abs(x), dir="e" if x > 0 else "w")
    south = msg("play-cell-ns", n=abs(y), dir="s" if y > 0 else "n")
    if x and y:
        return msg("play-cell-both", ew=east, ns=south)
    if not x and not y:
        return msg("play-cell-fountain")
    return east if x else south


def side_name(side: SideAt) -> Msg:
    """Name a side of a tile: "the east side"."""
    return msg("play-side", dir=side[2])


SIDES = frozenset("nesw")


def sides_name(letters: str) -> Msg:
    """Name directions given as letters of nesw: "north", "north and east"."""
    return msg("dir-list", sides=letters)


def row_of(rule: str) -> str:
    """Return a module row's name: the beginning of the rule's id."""
    return rule.split(".")[0]


@cache
def row_icons() -> Mapping[str, str]:
    """Return the icons of the modules' rows."""
    return {row_of(rule): row.icon for rule, row in rows().items()}


@cache
def row_modules() -> Mapping[str, str]:
    """Return the modules of the modules' rows."""
    return {row_of(rule): module for module, face in faces().items() for rule in face.rows}


def plain(count: float) -> int | float:
    """Return a whole count as an int; halves stay floats."""
    return int(count) if count == int(count) else count


ALL = "nesw"


def tile_sides(tile: str, walls: str | None = None, gates: str = "") -> tuple[Msg, ...]:
    """Describe the sides of a tile.

    ``walls`` are its wall sides as letters of nesw if sticks may have been added to the printed
    ones, ``gates`` those that are opened. Other kinds of tiles use the text "sides-<kind>" instead
    of walls. An unknown tile yields nothing.
    """
    if tile not in TILE_BY_ID:
        return ()
    shown = letters_of(TILE_WALLS[TILE_BY_ID[tile]]) if walls is None else walls
    own = f"sides-{tile.partition('-')[0]}"
    if has_text(own):
        return (msg(own, sides=sides_listed(shown)),)
    free = "".join(side for side in ALL if side not in shown)
    lines = [msg("sides-walls", sides=sides_listed(shown))] if shown else []
    lines += [msg("sides-gates", sides=sides_listed(gates))] if gates else []
    if free:
        lines.append(
            msg("sides-open", sides=sides_listed(free)) if shown else msg("sides-all-open")
        )
    return tuple(lines)


def stands(tile: PalaceTile) -> tuple[Msg, ...]:
    """Describe a cell of an Alhambra: the tile, its sides, its tokens."""
    cell = msg("ledger-line", name=cell_name(tile.x, tile.y), text=tile_name(tile.tile))
    sides = tile_sides(tile.tile, tile.walls, tile.gates)
    return (cell, *sides, *(token_name(token) for token in tile.tokens))


def sides_listed(letters: str) -> Arg:
    """Join several directions: "north, east and south"."""
    return listing([msg("dir-list", sides=side) for side in ALL if side in letters])


# Texts of the base game; a module's text is in its face, or has the action's name.
ACTION_TEXTS: dict[str, Msg] = {
    "pass_window": msg("play-button-no"),
    "end_turn": msg("play-button-end-turn"),
    "end_actions": msg("play-button-end-actions"),
    "pass": msg("play-button-pass"),
    "take_money": msg("play-button-take"),
    "buy": msg("play-button-buy"),
    "add": msg("play-button-add"),
    "remove": msg("play-button-remove"),
    "swap": msg("play-button-swap"),
    "place": msg("play-button-place"),
    "reserve": msg("play-button-reserve"),
    "give_to_dirk": msg("play-button-dirk"),
}


def action_text(name: str) -> Msg:
    """Return an action's button text, named after the action, such as ``act-take-gate``."""
    text = f"act-{name.replace('_', '-')}"
    if has_text(text):
        return msg(text)
    own = act_of(name).text
    return own or ACTION_TEXTS.get(name, msg("play-action", name=name.replace("_", " ")))
