"""What lies on the shelf, from the zones of the rules.

How to add one: a line in ``SHELVES`` with the names of the zones it shows; its texts are found by
its name: ``shelf-<name>`` (the title) and ``shelf-<name>-note`` (a few words beside it, may be
missing). Everything else comes from the zones of the rules.
"""

from collections import Counter
from collections.abc import Sequence

from attrs import evolve, frozen

from alhambra_qt.controller.build.zones import TOKEN, Laid, zone_name
from alhambra_qt.controller.view.parts import CAN, CHOSEN, SeatTag, ZonePiece, ZoneView
from alhambra_qt.controller.view.shelf import (
    CARDS,
    ROOMS,
    TILES,
    WATCHED,
    ShelfGroup,
    ShelfPiece,
    ShelfView,
    Stall,
    Stalls,
)
from alhambra_qt.controller.words.names import currency_name, money
from alhambra_qt.controller.words.sentences import rule_box
from alhambra_qt.engine import Game
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.observe import seen_tiles
from alhambra_qt.engine.pieces import CURRENCIES, TILE_BY_ID, TILE_KIND, TILE_TYPE
from alhambra_qt.i18n import Msg, has_text, msg

STALLS = "bazaars"
AUCTION = "auction"
ATTACK = "invaders.attack"  # the rule of the shelf of which nothing is taken
BELOW = "_below"  # ends the name of the zone with what lies below the open tiles of another
SCORINGS = 3
Alike = tuple[str, int]


@frozen
class Shelf:
    """What a shelf shows: the zones, how they are drawn, its picture, key and first rule.

    ``watched`` is a zone whose next piece is shown as its back while nobody knows it.
    """

    name: str
    zones: tuple[str, ...]
    shape: str
    icon: str
    key: str
    rule: str
    watched: str = ""


SHELVES = (
    Shelf(AUCTION, (AUCTION,), CARDS, "person", "", "characters.auction"),
    Shelf("gate", ("gate-open",), CARDS, "gate", "Y", "gates.take"),
    Shelf("walls", ("walls-open",), CARDS, "stick", "W", "walls.build"),
    Shelf("rooms", ("room-1", "room-2", "room-3"), ROOMS, "chest", "C", "treasure.buy"),
    Shelf("huts", ("huts",), TILES, "hut", "U", "huts.take"),
    Shelf("attack", ("attack-next", "scouts"), WATCHED, "sword", "I", ATTACK, "attack-next"),
)
STALL_RULE = "bazaars.buy"


def shelves(
    laid: Laid, zones: Sequence[ZoneView], below: "Counter[Alike]"
) -> tuple[ShelfView, ...]:
    """Show the shelves that have something on them; ``below`` is what may lie face down."""
    here = {zone.name: zone for zone in zones if zone.tag is None}
    found = (_shelf(laid.game, shelf, here, laid.names, below) for shelf in SHELVES)
    bid = _bid(laid.game, laid.tags)
    return tuple(
        evolve(shelf, note=bid) if shelf.name == AUCTION else shelf
        for shelf in found
        if shelf is not None
    )


def _bid(game: Game, tags: Sequence[SeatTag]) -> Msg | None:
    """Say who bids most in the auction that goes on."""
    for frame in game.decisions:
        if frame.kind == AUCTION:
            _, highest, bidder, _ = frame.data
            bid = msg("auction-top", n=highest, name=tags[bidder].said)
            return bid if bidder >= 0 else msg("auction-first")
    return None


def rule_of(name: str) -> str:
    """Give the rule about taking what lies in a zone; empty if it is not on a shelf."""
    if name == STALLS:
        return STALL_RULE
    return next((shelf.rule for shelf in SHELVES if name in shelf.zones), "")


def unseen(laid: Laid) -> "Counter[Alike]":
    """Count the tiles that may lie below others: those seen nowhere, by kind and type."""
    if not any(name.endswith(BELOW) for name in laid.names):
        return Counter()
    seen = set(seen_tiles(laid.game))
    return Counter(_alike(tile) for tile in TILE_BY_ID.values() if tile not in seen)


def _alike(tile: int) -> Alike:
    return TILE_KIND[tile], TILE_TYPE[tile]


def _shelf(
    game: Game,
    shelf: Shelf,
    here: dict[str, ZoneView],
    names: frozenset[str],
    below: "Counter[Alike]",
) -> ShelfView | None:
    groups = [
        ShelfGroup(
            name,
            here[name].title,
            tuple(_piece(p, below if f"{name}{BELOW}" in names else None) for p in pieces),
        )
        for name in shelf.zones
        if name in here and (pieces := here[name].pieces)
    ]
    if shelf.watched in names and shelf.watched not in here and not game.over:
        groups.insert(0, _unknown(shelf.watched))
    if not groups:
        return None
    scoring = min(SCORINGS, game.scorings_done + 1)
    title = f"shelf-{shelf.name}"
    states = [one.piece.state for group in groups for one in group.pieces]
    return ShelfView(
        name=shelf.name,
        title=msg(title),
        note=msg(f"{title}-note", scoring=scoring) if has_text(f"{title}-note") else None,
        about=rule_box(shelf.rule).text,
        icon=shelf.icon,
        shape=shelf.shape,
        key=shelf.key,
        groups=tuple(groups),
        asks=any(state in (CAN, CHOSEN) for state in states),
        count=sum(one.piece.count for group in groups for one in group.pieces),
    )


def _piece(piece: ZonePiece, below: "Counter[Alike] | None") -> ShelfPiece:
    """Where a zone has another below it, its tiles lie on stacks of their kind and type."""
    tile = TILE_BY_ID.get(piece.id, 0)
    return ShelfPiece(piece, 1 + below[_alike(tile)] if below is not None and tile else 0)


def _unknown(zone: str) -> ShelfGroup:
    """The next piece of a zone that is watched, face down."""
    name = msg(f"shelf-{zone}-hidden")
    piece = ZonePiece(f"hidden:{zone}", TOKEN, "", name)
    return ShelfGroup(zone, zone_name(zone), (ShelfPiece(piece),))


def stalls(laid: Laid, zones: Sequence[ZoneView]) -> Stalls | None:
    """Show the tiles on sale beside the market; None if no module sells any."""
    if STALLS not in laid.names:
        return None
    on_sale = {offer.tile: offer for offer in offers(laid.game)}
    items = []
    for zone in zones:
        for piece in zone.pieces if zone.name == STALLS and zone.tag is None else ():
            tile = TILE_BY_ID[piece.id]
            offer = on_sale.get(tile)
            currency = CURRENCIES[offer.currency] if offer else _printed_currency(piece.id)
            price = offer.price if offer else 0
            name = currency_name(currency)
            said = msg("shelf-stall-price", price=money(currency, price))
            text = said if price else msg("shelf-stall-none", money=msg(f"curs-{currency}"))
            items.append(Stall(piece, currency, name, price, text))
    note = msg("shelf-stalls-note")
    about = rule_box(STALL_RULE).text
    asks = any(item.piece.state in (CAN, CHOSEN) for item in items)
    return Stalls(msg("shelf-stalls"), note, about, tuple(items), asks)


def _printed_currency(tile: str) -> str:
    """Give the currency that is part of a tile's printed id."""
    return next((part for part in tile.split("-") if part in CURRENCIES), "")
