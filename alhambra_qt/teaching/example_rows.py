"""The pieces beside the board of an example: what lies in hands, on the market, in the bag."""

from collections.abc import Callable, Iterable, Sequence

from attrs import frozen

from alhambra_qt.controller.game.seats import tag_of
from alhambra_qt.controller.presenter.table_presenter import deck as deck_of
from alhambra_qt.controller.presenter.zone_views import LaidPieces
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.controller.words.names import card_name, tile_name
from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import DIRK, FOUNTAIN_CELL, Seat
from alhambra_qt.engine.pieces import CARD_ID, CARD_VALUE, CURRENCIES, TILE_ID
from alhambra_qt.i18n import Msg, msg


@frozen
class ExamplePiece:
    """A piece as it lies there.

    ``kind`` is ``"card"``, ``"tile"``, ``"token"`` or ``"empty"`` (a place without a piece, for the
    kind that ``id`` says); an empty ``id`` is a hidden piece. ``slot`` is the currency of a slot.
    """

    kind: str
    id: str
    name: Msg
    count: int = 1
    slot: str = ""


@frozen
class ExampleRow:
    """Pieces that lie together, with what they are together."""

    name: str
    title: Msg
    pieces: tuple[ExamplePiece, ...]


def rows(
    game: Game, seat: Seat, tags: Sequence[SeatTag], show: Iterable[str]
) -> tuple[ExampleRow, ...]:
    """Show the rows of these names; a zone of a module that is empty is left out."""
    found: list[ExampleRow] = []
    for name in show:
        word, _, number = name.partition("-")
        if name in COMMON:
            found.append(COMMON[name](game))
        elif word in OWN and (not number or number.isdigit()):
            whose = int(number) if number else seat
            if whose < len(game.players):
                tag = tags[whose] if number else None
                found.append(OWN[word](game, whose, tag))
        else:
            found += _zone(game, seat, tags, name)
    return tuple(found)


def card(card: int, count: int = 1) -> ExamplePiece:
    """A card, face down if it is not known."""
    if card < 0:
        return ExamplePiece("card", "", msg("card-hidden"), count)
    return ExamplePiece("card", CARD_ID[card], card_name(CARD_ID[card]), count)


def tile(tile: int) -> ExamplePiece:
    """A tile."""
    return ExamplePiece("tile", TILE_ID[tile], tile_name(TILE_ID[tile]))


def _empty(kind: str = "card", slot: str = "") -> ExamplePiece:
    return ExamplePiece("empty", kind, msg("play-empty"), slot=slot)


# -- of a seat --------------------------------------------------------------------------------


def _hand(game: Game, seat: Seat, tag: SeatTag | None) -> ExampleRow:
    hand = game.players[seat].hand
    total = sum(CARD_VALUE[card] for card in hand)
    title = msg("book-example-row-hand", n=total)
    if tag is not None:
        title = msg("book-example-row-hand-of", name=tag.label, n=total)
    return ExampleRow("hand", title, tuple(map(card, hand)) or (_empty(),))


def _reserve(game: Game, seat: Seat, tag: SeatTag | None) -> ExampleRow:
    title = msg("book-example-row-reserve")
    if tag is not None:
        title = msg("book-example-row-reserve-of", name=tag.label)
    return _tiles("reserve", title, game.players[seat].reserve)


def _bought(game: Game, seat: Seat, tag: SeatTag | None) -> ExampleRow:
    title = msg("book-example-row-bought")
    if tag is not None:
        title = msg("book-example-row-bought-of", name=tag.label)
    return _tiles("bought", title, game.players[seat].bought)


def _alhambra(game: Game, seat: Seat, tag: SeatTag | None) -> ExampleRow:
    """The tiles of an Alhambra without their places, but for the fountain."""
    built = [
        tile for cell, tile in game.players[seat].palace.tiles.items() if cell != FOUNTAIN_CELL
    ]
    return _tiles("alhambra", msg("play-alhambra", name=tag.label if tag else ""), built)


def _tiles(name: str, title: Msg, tiles: Sequence[int]) -> ExampleRow:
    return ExampleRow(name, title, tuple(map(tile, tiles)) or (_empty("tile"),))


# Only where a seat is named its name is said: else it is the one whose Alhambra is shown.
OWN: dict[str, Callable[[Game, Seat, SeatTag | None], ExampleRow]] = {
    "alhambra": _alhambra,
    "hand": _hand,
    "reserve": _reserve,
    "bought": _bought,
}


# -- of everybody -----------------------------------------------------------------------------


def _market(game: Game) -> ExampleRow:
    pieces = [
        ExamplePiece("tile", TILE_ID[tile], tile_name(TILE_ID[tile]), slot=CURRENCIES[slot])
        if tile
        else _empty("tile", CURRENCIES[slot])
        for slot, tile in enumerate(game.market)
    ]
    return ExampleRow("market", msg("book-example-row-market"), tuple(pieces))


def _display(game: Game) -> ExampleRow:
    pieces = tuple(card(money) if money >= 0 else _empty() for money in game.display)
    return ExampleRow("display", msg("book-example-row-display"), pieces)


def _discards(game: Game) -> ExampleRow:
    pieces = tuple(map(card, reversed(game.discards))) or (_empty(),)
    return ExampleRow("discards", msg("book-example-row-discards"), pieces)


def _bag(game: Game) -> ExampleRow:
    number = len(game.bag)
    hidden = ExamplePiece("tile", "", msg("tile-hidden"), number) if number else _empty("tile")
    return ExampleRow("bag", msg("book-example-row-bag", n=number), (hidden,))


def _deck(game: Game) -> ExampleRow:
    number = len(game.deck)
    hidden = card(-1, number) if number else _empty()
    return ExampleRow("deck", msg("book-example-row-deck", n=number), (hidden,))


def _piles(game: Game) -> ExampleRow:
    """The five piles, each followed by the scoring card that is shuffled into it."""
    pieces = []
    for number, pile in enumerate(deck_of(game).piles):
        left = game.piles[number] if number < len(game.piles) else 0
        pieces.append(card(-1, left) if left else _empty())
        if pile.scoring and not pile.came:
            name = f"scoring-{pile.scoring}"
            pieces.append(ExamplePiece("card", name, card_name(name)))
    return ExampleRow("piles", msg("book-example-row-piles"), tuple(pieces))


def _dirk(game: Game) -> ExampleRow:
    name = tag_of((), DIRK).label
    return ExampleRow(
        "dirk", msg("book-example-row-dirk", name=name), tuple(map(tile, game.dirk or ()))
    )


COMMON: dict[str, Callable[[Game], ExampleRow]] = {
    "market": _market,
    "display": _display,
    "discards": _discards,
    "bag": _bag,
    "deck": _deck,
    "piles": _piles,
    "dirk": _dirk,
}


# -- of modules -------------------------------------------------------------------------------


def _zone(game: Game, seat: Seat, tags: Sequence[SeatTag], name: str) -> list[ExampleRow]:
    """Zones of that name (or beginning with it: ``room`` for the rooms 1 to 3), common or own."""
    found = []
    for zone in LaidPieces(game, tags).shown:
        mine = zone.tag is None or zone.tag.seat == seat
        if mine and (zone.name == name or zone.name.rstrip("-0123456789") == name):
            pieces = tuple(
                ExamplePiece(piece.kind, piece.id, piece.name, piece.count) for piece in zone.pieces
            )
            found.append(ExampleRow(zone.name, zone.title, pieces))
    return found
