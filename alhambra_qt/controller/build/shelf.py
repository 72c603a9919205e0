"""What lies on the shelf and is sold in stalls, from the zones of the rules and the faces."""

from collections import Counter
from collections.abc import Sequence

from alhambra_qt.controller.build.zones import TOKEN, LaidPieces, zone_name
from alhambra_qt.controller.faces import found
from alhambra_qt.controller.faces.face import ShelfFace
from alhambra_qt.controller.view.parts import CAN, CHOSEN, ZonePiece, ZoneView
from alhambra_qt.controller.view.shelf import ShelfGroup, ShelfPiece, ShelfView, Stall, Stalls
from alhambra_qt.controller.view.targets import HiddenIn
from alhambra_qt.controller.words.names import currency_name, money
from alhambra_qt.controller.words.sentences import rule_box
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.observe import seen_tiles
from alhambra_qt.engine.pieces import CURRENCIES, TILE_BY_ID, TILE_KIND, TILE_TYPE
from alhambra_qt.engine.scoring import next_scoring
from alhambra_qt.i18n import Msg, has_text, msg

BELOW = "_below"  # ends the name of the zone with what lies below the open tiles of another
Alike = tuple[str, int]


def shelves(
    laid: LaidPieces, zones: Sequence[ZoneView], below: "Counter[Alike]"
) -> tuple[ShelfView, ...]:
    """Show the shelves that have something on them; ``below`` is what may lie face down."""
    here = {zone.name: zone for zone in zones if zone.tag is None}
    views = (_shelf(laid, shelf, here, below) for shelf in found.shelves())
    return tuple(view for view in views if view is not None)


def rule_of(name: str) -> str:
    """Give the rule about taking what lies in a zone; empty if it is not on a shelf."""
    stall = found.stalls().get(name)
    if stall is not None:
        return stall.rule
    return next((shelf.rule for shelf in found.shelves() if name in shelf.zones), "")


def is_watched(name: str) -> bool:
    """Whether what lies in a zone is only watched: nothing is taken from its shelf."""
    return any(shelf.watched and name in shelf.zones for shelf in found.shelves())


def unseen(laid: LaidPieces) -> "Counter[Alike]":
    """Count the tiles that may lie below others: those seen nowhere, by kind and type."""
    if not any(name.endswith(BELOW) for name in laid.names):
        return Counter()
    seen = set(seen_tiles(laid.game))
    return Counter(_alike(tile) for tile in TILE_BY_ID.values() if tile not in seen)


def _alike(tile: int) -> Alike:
    return TILE_KIND[tile], TILE_TYPE[tile]


def _shelf(
    laid: LaidPieces, shelf: ShelfFace, here: dict[str, ZoneView], below: "Counter[Alike]"
) -> ShelfView | None:
    game, names = laid.game, laid.names
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
    states = [one.piece.state for group in groups for one in group.pieces]
    title, brief = f"shelf-{shelf.name}", f"shelf-{shelf.name}-brief"
    return ShelfView(
        name=shelf.name,
        title=msg(title),
        brief=msg(brief if has_text(brief) else title),
        note=_note(laid, shelf),
        about=rule_box(shelf.rule).text,
        icon=shelf.icon,
        shape=shelf.shape,
        key=shelf.key,
        groups=tuple(groups),
        asks=any(state in (CAN, CHOSEN) for state in states),
        count=sum(one.piece.count for group in groups for one in group.pieces),
        passing=shelf.passing,
    )


def _note(laid: LaidPieces, shelf: ShelfFace) -> Msg | None:
    """Say a few words beside a shelf: what the face says of the moment, else its text."""
    if shelf.note is not None:
        return shelf.note(laid.game, [tag.said for tag in laid.tags])
    text = f"shelf-{shelf.name}-note"
    return msg(text, scoring=next_scoring(laid.game)) if has_text(text) else None


def _piece(piece: ZonePiece, below: "Counter[Alike] | None") -> ShelfPiece:
    """Where a zone has another below it, its tiles lie on stacks of their kind and type."""
    tile = TILE_BY_ID.get(piece.id, 0)
    return ShelfPiece(piece, 1 + below[_alike(tile)] if below is not None and tile else 0)


def _unknown(zone: str) -> ShelfGroup:
    """The next piece of a zone that is watched, face down."""
    name = msg(f"shelf-{zone}-hidden")
    piece = ZonePiece(HiddenIn(zone), TOKEN, "", name)
    return ShelfGroup(zone, zone_name(zone), (ShelfPiece(piece),))


def stalls(laid: LaidPieces, zones: Sequence[ZoneView]) -> Stalls | None:
    """Show the tiles on sale beside the market; None if no module sells any."""
    sold = [stall for zone, stall in found.stalls().items() if zone in laid.names]
    if not sold:
        return None
    names = frozenset(stall.zone for stall in sold)
    on_sale = {offer.tile: offer for offer in offers(laid.game)}
    items = []
    for zone in zones:
        for piece in zone.pieces if zone.name in names and zone.tag is None else ():
            tile = TILE_BY_ID[piece.id]
            offer = on_sale.get(tile)
            currency = CURRENCIES[offer.currency] if offer else _printed_currency(piece.id)
            price = offer.price if offer else 0
            name = currency_name(currency)
            said = msg("shelf-stall-price", price=money(currency, price))
            text = said if price else msg("shelf-stall-none", money=msg(f"curs-{currency}"))
            items.append(Stall(piece, currency, name, price, text))
    note = msg("shelf-stalls-note")
    about = rule_box(sold[0].rule).text
    asks = any(item.piece.state in (CAN, CHOSEN) for item in items)
    return Stalls(
        msg("shelf-stalls"), note, about, tuple(items), asks, sold[0].icon, sold[0].key, names
    )


def _printed_currency(tile: str) -> str:
    """Give the currency that is part of a tile's printed id."""
    return next((part for part in tile.split("-") if part in CURRENCIES), "")
