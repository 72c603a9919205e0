"""What modules keep beside the board, as every viewer may see it: zones with their pieces.

A zone is drawn on the tray of the table; pieces with a cell stand in an Alhambra and are drawn
there instead. The texts are found by name: ``zone-<name>`` for a heading, else a plain one.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from attrs import evolve, frozen

from alhambra_qt.controller.build.overlay import Overlay
from alhambra_qt.controller.game.standing import _standing, zones_of
from alhambra_qt.controller.view.parts import PIECE_KINDS, PieceKind, SeatTag, ZonePiece, ZoneView
from alhambra_qt.controller.view.targets import (
    AtZone,
    Choose,
    Do,
    NamedCard,
    NamedTile,
    PaidCard,
    Target,
)
from alhambra_qt.controller.words.names import card_name, tile_name, token_name
from alhambra_qt.engine import Game
from alhambra_qt.engine.contracts import Zone
from alhambra_qt.engine.ids import Cell, Seat
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, CARD_KIND, TILE_BY_ID, TILE_ID
from alhambra_qt.i18n import Msg, has_text, msg

CARD, TILE, TOKEN = PIECE_KINDS
HIDDEN = ""
AWAY = ("bag", "removed", "used")  # how the names of places end whose pieces nobody can choose
Thing = tuple[PieceKind, str]


@frozen
class Likeness:
    """What a token may mean: a choice of any field with the value of it.

    ``word`` is its own, or the place it is called after; ``own`` tells that it lies before the
    seat.
    """

    word: str
    value: str
    own: bool


Meaning = Target | Likeness


@frozen
class LaidPieces:
    """What the modules of a game have laid out, looked up once for everything a view asks."""

    game: Game
    tags: Sequence[SeatTag]

    @cached_property
    def zones(self) -> list[Zone]:
        """All zones, in the order of the modules."""
        return zones_of(self.game)

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of all zones, also of those that are empty."""
        return frozenset(zone.name for zone in self.zones)

    @cached_property
    def held(self) -> Mapping[str, "Counter[Seat]"]:
        """The number of pieces of all seats by zone, hidden ones included."""
        found: dict[str, Counter[Seat]] = {}
        for zone in self.zones:
            if zone.seat >= 0:
                held = found.setdefault(zone.name, Counter())
                held[zone.seat] += len(zone.cards) + len(zone.tiles) + len(zone.tokens)
        return found

    @cached_property
    def boards(self) -> dict[Seat, dict[Cell, tuple[str, ...]]]:
        """The tokens that stand in the Alhambras, by seat and cell."""
        return _standing(self.zones)

    @cached_property
    def shown(self) -> tuple[ZoneView, ...]:
        """All zones with pieces in them, before anything is picked."""
        return tuple(_shown(self.zones, self.tags))


def _things(zone: Zone) -> Iterator[Thing]:
    """List the kind and the id of everything beside the board; an empty id is hidden."""
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
    """Say what a zone is; ``room-2`` is said by ``zone-room`` with its number."""
    plain = name.replace("_", "-")
    word, _, number = plain.rpartition("-")
    if number.isdigit() and has_text(f"zone-{word}"):
        return msg(f"zone-{word}", n=int(number))
    return msg(f"zone-{plain}") if has_text(f"zone-{plain}") else msg("zone-other")


def _shown(zones: Sequence[Zone], tags: Sequence[SeatTag]) -> Iterator[ZoneView]:
    """Show the zones with pieces in them; equal pieces are shown once, with their number."""
    for number, zone in enumerate(zones):
        pieces = tuple(
            ZonePiece(AtZone(number, index), kind, piece, _name(kind, piece), count)
            for index, ((kind, piece), count) in enumerate(Counter(_things(zone)).items())
        )
        if pieces:
            tag = tags[zone.seat] if 0 <= zone.seat < len(tags) else None
            yield ZoneView(zone.name, zone_name(zone.name), tag, pieces)


def picked(zones: Sequence[ZoneView], overlay: Overlay) -> tuple[ZoneView, ...]:
    """Show which pieces can be chosen and which are."""
    lit = {one.zone for one in overlay.states if isinstance(one, AtZone)} if zones else set()
    if not lit:
        return tuple(zones)
    return tuple(
        evolve(zone, pieces=tuple(_picked(piece, overlay) for piece in zone.pieces))
        if _number(zone) in lit
        else zone
        for zone in zones
    )


def _number(zone: ZoneView) -> int:
    """Give the number of a zone, which its pieces bear."""
    target = zone.pieces[0].target
    return target.zone if isinstance(target, AtZone) else -1


def _picked(piece: ZonePiece, overlay: Overlay) -> ZonePiece:
    state = overlay.state(piece.target)
    return piece if state == piece.state else evolve(piece, state=state)


def meanings(game: Game, seat: Seat) -> dict[Target, tuple[Meaning, ...]]:
    """Say what a seat may mean by choosing a piece: the piece itself, or what its id tells.

    Only what lies before the seat or in the middle can be meant, and nothing in a bag or out of
    the game: a used card bears the id of one still held. A token in a numbered place, such as a
    chest in a room, is called after the place.
    """
    found: dict[Target, tuple[Meaning, ...]] = {}
    for number, zone in enumerate(zones_of(game)):
        field, _, value = zone.name.rpartition("-")
        if zone.seat not in (-1, seat) or value in AWAY:
            continue
        whole = (Choose(field, value),) if field else ()
        for index, (kind, piece) in enumerate(Counter(_things(zone))):
            if piece:
                named = _named(piece, own=zone.seat >= 0) if kind == CARD else ()
                meant = _meant(kind, piece, field if value.isdigit() else "", own=zone.seat >= 0)
                found[AtZone(number, index)] = (*meant, *whole, *named)
    return found


def _named(card: str, *, own: bool) -> tuple[Meaning, ...]:
    """Give the action that bears the name of a card and has no field for it.

    Such are ``take_gate`` for a card in the middle and ``use_karim`` for one before the seat.
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
        for kind, piece in dict.fromkeys(_things(zone))
        if piece
    ]
