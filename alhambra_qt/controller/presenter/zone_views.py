"""Modules' pieces beside the board, as a viewer may see them: zones, shelf, stalls, cards.

A zone is drawn on the tray of the table; pieces with a cell are drawn in an Alhambra instead. The
texts are found by name: ``zone-<name>`` for a heading, else a generic one.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

from attrs import evolve, frozen

from alhambra_qt.controller.faces import found
from alhambra_qt.controller.faces.face import Holding, ShelfFace, Special
from alhambra_qt.controller.faces.found import counted, faces, known_zone, specials
from alhambra_qt.controller.game.step import _standing, zones_of
from alhambra_qt.controller.view.table_view import (
    Extras,
    Overlay,
    PieceTally,
    ShelfGroup,
    ShelfPiece,
    ShelfView,
    SpecialCard,
    Stall,
    Stalls,
)
from alhambra_qt.controller.view.targets import (
    AtZone,
    BadgeOf,
    Choose,
    Do,
    HiddenIn,
    NamedCard,
    NamedTile,
    PaidCard,
    Target,
)
from alhambra_qt.controller.view.view_parts import (
    CAN,
    CANNOT,
    CHOSEN,
    PIECE_KINDS,
    PLAIN,
    Badge,
    PieceKind,
    RuleLink,
    SeatTag,
    State,
    ZonePiece,
    ZoneView,
)
from alhambra_qt.controller.words.names import card_name, money, tile_name, token_name
from alhambra_qt.controller.words.sentences import refusal_text, rule_box, rule_id, rule_link
from alhambra_qt.engine import Game, Ledger, Refusal, why_not
from alhambra_qt.engine.contracts import Zone
from alhambra_qt.engine.ids import SIDE_LETTERS, Cell, Seat
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.observe import seen_tiles
from alhambra_qt.engine.pieces import (
    CARD_BY_ID,
    CARD_ID,
    CARD_KIND,
    CURRENCIES,
    TILE_BY_ID,
    TILE_ID,
    TILE_KIND,
    TILE_TYPE,
)
from alhambra_qt.engine.scoring import next_scoring
from alhambra_qt.i18n import Msg, has_text, msg

CARD, TILE, TOKEN = PIECE_KINDS
HIDDEN = ""
AWAY = ("bag", "removed", "used")  # suffixes of zones whose pieces cannot be chosen
Thing = tuple[PieceKind, str]


@frozen
class Likeness:
    """A possible value of a token, for any choice field.

    ``word`` is its own word, or that of the place it is named after; ``own`` means that it lies in
    front of the seat.
    """

    word: str
    value: str
    own: bool


Meaning = Target | Likeness


@frozen
class LaidPieces:
    """The modules' pieces on the table, looked up once per view."""

    game: Game
    tags: Sequence[SeatTag]

    @cached_property
    def zones(self) -> list[Zone]:
        """All zones, in module order."""
        return zones_of(self.game)

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of all zones, including empty ones."""
        return frozenset(zone.name for zone in self.zones)

    @cached_property
    def held(self) -> Mapping[str, "Counter[Seat]"]:
        """Each seat's number of pieces by zone, including hidden ones."""
        found: dict[str, Counter[Seat]] = {}
        for zone in self.zones:
            if zone.seat >= 0:
                held = found.setdefault(zone.name, Counter())
                held[zone.seat] += len(zone.cards) + len(zone.tiles) + len(zone.tokens)
        return found

    @cached_property
    def boards(self) -> dict[Seat, dict[Cell, tuple[str, ...]]]:
        """The tokens in the Alhambras, by seat and cell."""
        return _standing(self.zones)

    @cached_property
    def shown(self) -> tuple[ZoneView, ...]:
        """All zones with pieces in them, before any pick."""
        return tuple(_shown(self.zones, self.tags))


def things(zone: Zone) -> Iterator[Thing]:
    """List the kind and id of everything beside the board; a hidden piece has an empty id."""
    for card in zone.cards:
        yield CARD, CARD_ID[card] if card >= 0 else HIDDEN
    for tile in zone.tiles:
        yield TILE, TILE_ID[tile] if tile > 0 else HIDDEN
    if not zone.cells:
        for token in zone.tokens:
            yield TOKEN, token


def _name(kind: PieceKind, piece: str) -> Msg:
    if not piece:
        return msg(f"{kind}-hidden")
    return {CARD: card_name, TILE: tile_name, TOKEN: token_name}[kind](piece)


def zone_name(name: str) -> Msg:
    """Name a zone; ``room-2`` uses the text ``zone-room`` with its number."""
    plain = name.replace("_", "-")
    word, _, number = plain.rpartition("-")
    if number.isdigit() and has_text(f"zone-{word}"):
        return msg(f"zone-{word}", n=int(number))
    return msg(f"zone-{plain}") if has_text(f"zone-{plain}") else msg("zone-other")


def _shown(zones: Sequence[Zone], tags: Sequence[SeatTag]) -> Iterator[ZoneView]:
    """Return the zones with pieces in them; equal pieces are shown once, with their number."""
    for number, zone in enumerate(zones):
        tag = tags[zone.seat] if 0 <= zone.seat < len(tags) else None
        found = _zone_view(number, zone, tag)
        if found.pieces:
            yield found


@lru_cache(maxsize=512)
def _zone_view(number: int, zone: Zone, tag: SeatTag | None) -> ZoneView:
    """Return the same view of a zone as long as it is the same: it is compared often."""
    pieces = tuple(
        ZonePiece(AtZone(number, index), kind, piece, _name(kind, piece), count)
        for index, ((kind, piece), count) in enumerate(Counter(things(zone)).items())
    )
    return ZoneView(zone.name, zone_name(zone.name), tag, pieces)


def picked(zones: Sequence[ZoneView], overlay: Overlay) -> tuple[ZoneView, ...]:
    """Mark the pieces that can be chosen and those that are."""
    lit = {state.zone for state in overlay.states if isinstance(state, AtZone)} if zones else set()
    if not lit:
        return tuple(zones)
    return tuple(
        evolve(zone, pieces=tuple(_picked(piece, overlay) for piece in zone.pieces))
        if _number(zone) in lit
        else zone
        for zone in zones
    )


def _number(zone: ZoneView) -> int:
    target = zone.pieces[0].target
    return target.zone if isinstance(target, AtZone) else -1


def _picked(piece: ZonePiece, overlay: Overlay) -> ZonePiece:
    state = overlay.state(piece.target)
    return piece if state == piece.state else evolve(piece, state=state)


def meanings(game: Game, seat: Seat) -> dict[Target, tuple[Meaning, ...]]:
    """Return the meanings of choosing a piece: the piece itself, or what its id stands for.

    Only pieces in front of the seat or in the middle have a meaning, not those in a bag or out of
    the game: a used card has the same id as one still held. A token in a numbered place, such as a
    chest in a room, is named after the place.
    """
    found: dict[Target, tuple[Meaning, ...]] = {}
    for number, zone in enumerate(zones_of(game)):
        field, _, value = zone.name.rpartition("-")
        if zone.seat not in (-1, seat) or value in AWAY:
            continue
        whole = (Choose(field, value),) if field else ()
        for index, (kind, piece) in enumerate(Counter(things(zone))):
            if piece:
                named = _named(piece, own=zone.seat >= 0) if kind == CARD else ()
                meant = _meant(kind, piece, field if value.isdigit() else "", own=zone.seat >= 0)
                found[AtZone(number, index)] = (*meant, *whole, *named)
    return found


def _named(card: str, *, own: bool) -> tuple[Meaning, ...]:
    """Return the action that has a card's name and no field for the card.

    Examples are ``take_gate`` for a card in the middle and ``use_karim`` for one in front of the
    seat.
    """
    return (Do(f"use_{card}") if own else Do(f"take_{CARD_KIND[CARD_BY_ID[card]]}"),)


def _meant(kind: PieceKind, piece: str, place: str, *, own: bool) -> tuple[Meaning, ...]:
    if kind == CARD:
        return PaidCard(piece), NamedCard(piece)
    if kind == TILE:
        return (NamedTile(piece),)
    word, _, value = piece.partition("-")
    return (NamedTile(value) if value in TILE_BY_ID else Likeness(place or word, value, own),)


def pieces_named(game: Game, name: str) -> list[Msg]:
    """Name the pieces of a common zone, each kind once."""
    return [
        _name(kind, piece)
        for zone in zones_of(game)
        if zone.seat < 0 and zone.name.replace("_", "-") == name
        for kind, piece in dict.fromkeys(things(zone))
        if piece
    ]


BELOW = "_below"  # suffix of the zone of the tiles below another zone's open tiles
Alike = tuple[str, int]


def shelves(
    laid: LaidPieces, zones: Sequence[ZoneView], below: "Counter[Alike]"
) -> tuple[ShelfView, ...]:
    """Return the shelves with pieces on them; ``below`` is what may lie face down."""
    here = {zone.name: zone for zone in zones if zone.tag is None}
    views = (_shelf(laid, shelf, here, below) for shelf in found.shelves())
    return tuple(view for view in views if view is not None)


def rule_of(name: str) -> str:
    """Return the rule about taking from a zone; empty if it is not on a shelf."""
    stall = found.stalls().get(name)
    if stall is not None:
        return stall.rule
    return next((shelf.rule for shelf in found.shelves() if name in shelf.zones), "")


def is_watched(name: str) -> bool:
    """Return whether a zone is for display only: nothing is taken from its shelf."""
    return any(shelf.watched and name in shelf.zones for shelf in found.shelves())


def unseen(laid: LaidPieces) -> "Counter[Alike]":
    """Count the tiles that may lie below others (those seen nowhere), by kind and type."""
    if not any(name.endswith(BELOW) for name in laid.names):
        return Counter()
    seen = set(seen_tiles(laid.game, laid.zones))
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
    states = [piece.piece.state for group in groups for piece in group.pieces]
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
        count=sum(piece.piece.count for group in groups for piece in group.pieces),
        passing=shelf.passing,
    )


def _note(laid: LaidPieces, shelf: ShelfFace) -> Msg | None:
    if shelf.note is not None:
        return shelf.note(laid.game, [tag.label for tag in laid.tags])
    text = f"shelf-{shelf.name}-note"
    return msg(text, scoring=next_scoring(laid.game)) if has_text(text) else None


def _piece(piece: ZonePiece, below: "Counter[Alike] | None") -> ShelfPiece:
    """Return a shelf piece; in a zone with another below it, tiles are stacked by kind and type."""
    tile = TILE_BY_ID.get(piece.id, 0)
    return ShelfPiece(piece, 1 + below[_alike(tile)] if below is not None and tile else 0)


def _unknown(zone: str) -> ShelfGroup:
    name = msg(f"shelf-{zone}-hidden")
    piece = ZonePiece(HiddenIn(zone), TOKEN, "", name)
    return ShelfGroup(zone, zone_name(zone), (ShelfPiece(piece),))


def stalls(laid: LaidPieces, zones: Sequence[ZoneView]) -> Stalls | None:
    """Return the tiles on sale beside the market; None if no module sells any."""
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
            sentence = msg("shelf-stall-price", price=money(currency, price))
            text = sentence if price else msg("shelf-stall-none", money=msg(f"curs-{currency}"))
            items.append(Stall(piece, currency, price, text))
    note = msg("shelf-stalls-note")
    about = rule_box(sold[0].rule).text
    asks = any(item.piece.state in (CAN, CHOSEN) for item in items)
    return Stalls(
        msg("shelf-stalls"), note, about, tuple(items), asks, sold[0].icon, sold[0].key, names
    )


def _printed_currency(tile: str) -> str:
    return next((part for part in tile.split("-") if part in CURRENCIES), "")


@frozen
class Beside:
    """The input for everything beside the players in a view.

    ``zones`` are those on the table, with the picks; ``ledger`` is the next scoring.
    """

    laid: LaidPieces
    zones: tuple[ZoneView, ...]
    overlay: Overlay
    ledger: Ledger
    counts: bool = True


def dirk_pieces(zones: Sequence[ZoneView]) -> tuple[ZonePiece, ...]:
    """Return the pieces in front of Dirk."""
    return tuple(piece for zone in zones if known_zone(zone.name).dirks for piece in zone.pieces)


def extras(beside: Beside, seat: Seat, badges: Sequence[Badge], *, own: bool) -> Extras | None:
    """Return everything beside a player; None if there is nothing."""
    cards = list(_cards(beside, seat, own=own))
    tallies = tuple(_tallies(beside, seat, own=own))
    if own:
        cards += [_badge_card(badge, beside) for badge in badges]
    attack = _attack(beside.laid.game, seat) if own else None
    if not cards and not tallies and attack is None:
        return None
    return Extras(tuple(cards), tallies, attack)


# -- special cards ----------------------------------------------------------------------------


def _cards(beside: Beside, seat: Seat, *, own: bool) -> Iterator[SpecialCard]:
    lying = [zone for zone in beside.zones if zone.tag is not None and zone.tag.seat == seat]
    for name, kind in specials() if lying else ():
        for zone in lying:
            for piece in zone.pieces if zone.name == name else ():
                if own or piece.id:
                    yield _card(beside, seat, name, kind, piece, own=own)


def _card(
    beside: Beside, seat: Seat, zone: str, kind: Special, piece: ZonePiece, *, own: bool
) -> SpecialCard:
    rule, overlay = kind.rule or piece.id, beside.overlay
    spent = kind.spent(beside.laid.game, seat, piece.id) if kind.spent and own else None
    text = kind.text or f"special-{piece.id}"
    state = piece.state
    if own and state == PLAIN and not kind.rule and _move_of(piece.id, overlay):
        state = CAN
    idle = own and kind.used and state == PLAIN
    why = _why_not(beside, kind, piece.id, rule) if idle else None
    rules: tuple[RuleLink, ...] = (rule_link(rule),)
    if spent is not None:
        state, why, rules = CANNOT, refusal_text(spent), (*rules, rule_link(spent.rule))
    return SpecialCard(
        target=piece.target,
        kind=piece.kind,
        id=piece.id,
        name=piece.name,
        title=msg(text),
        note=msg(f"{text}-note"),
        state=state,
        why=why,
        key=kind.key if own else "",
        count=piece.count,
        zone=zone,
        rules=rules,
    )


def _move_of(word: str, overlay: Overlay) -> str:
    """Return the legal action named after a piece: ``use_karim``, ``wake_vizier``."""
    return min((name for name in overlay.moves if name.endswith(f"_{word}")), default="")


def _why_not(beside: Beside, kind: Special, piece: str, rule: str) -> Msg | None:
    """Say why the person being asked cannot use a card now, else when it is used."""
    if piece and kind.tried is not None and beside.overlay.moves:
        refusal = why_not(beside.laid.game, kind.tried(beside.laid.game, piece))
        if refusal is not None and refusal.rule == rule:
            return refusal_text(refusal)
    return _why(rule)


def _why(rule: str) -> Msg | None:
    """Say when a card is used; None for one that always counts."""
    return refusal_text(Refusal(rule)) if has_text(f"refuse-{rule_id(rule)}") else None


def _badge_card(badge: Badge, beside: Beside) -> SpecialCard:
    face = faces().get(badge.module)
    token = face.token if face is not None else None
    key, rule = "", ""
    if token is not None:
        key, rule = token.key, token.on if badge.on else token.off
    move = _move_of(badge.module, beside.overlay)
    state: State = CAN if move else PLAIN
    asked = beside.overlay.moves and beside.laid.game.frame.kind == "window"
    why = msg("between-nothing") if asked and badge.on else _when(rule, on=badge.on)
    return SpecialCard(
        target=Do(move) if move else badge.target or BadgeOf(badge.module),
        kind="token",
        id=f"{badge.module}-{'active' if badge.on else 'inactive'}",
        name=badge.text,
        title=msg(f"special-{badge.module}"),
        note=msg(f"special-{badge.module}-{'on' if badge.on else 'off'}"),
        state=state,
        why=why if state != CAN else None,
        key=key,
        zone=badge.module,
        rules=(rule_link(rule),) if rule else (),
    )


def _when(rule: str, *, on: bool) -> Msg | None:
    if not rule:
        return None
    return _why(rule) if on else rule_box(rule).text


# -- counted pieces ---------------------------------------------------------------------------


def _tallies(beside: Beside, seat: Seat, *, own: bool) -> Iterator[PieceTally]:
    numbers = beside.laid.held
    for name, kind in counted():
        if name in numbers:
            number = numbers[name][seat]
            say = msg(kind.text, n=number)
            worth, brief = None, None
            if own and kind.worth is not None:
                worth, brief = say, msg("play-number", n=number)
                if beside.counts and number:
                    worth, brief = kind.worth(_holding(beside, name, seat, say))
            yield PieceTally(kind.icon, number, say, worth, brief, name)


def _holding(beside: Beside, zone: str, seat: Seat, text: Msg) -> Holding:
    dirk = sum(piece.count for piece in dirk_pieces(beside.zones))
    return Holding(
        seat, beside.laid.held[zone], len(beside.laid.game.players), dirk, beside.ledger, text
    )


def _attack(game: Game, seat: Seat) -> Msg | None:
    for module, face in faces().items():
        if face.threat is not None and module in game.ext:
            sides = dict(zip(SIDE_LETTERS, face.threat.open(game, seat), strict=True))
            return msg("special-attack", **sides)
    return None
