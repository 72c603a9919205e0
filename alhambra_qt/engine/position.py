"""Positions: a moment of a game as a JSON object, for puzzles, lessons and bug reports.

Fields left out are empty. Only deck and bag, which every game needs, are then filled with the
unused pieces, in an order drawn from ``seed``; if given, they are used unchanged. Deck, discards
and bag are listed from the top: the first entry is the next one drawn, the newest of the discards.
A number instead of deck or bag says how many of the unused pieces are still to come; ``face_down``
of a seat, how many further cards of its hand nobody else knows.

Optional fields hold what the seats remember, so that computer players choose as in the original
game: ``piles``, the cards left in each of the five piles of the given deck (empty after a
reshuffle, estimated if left out); ``gone``, the cards that left the game openly; ``unseen``, the
cards of a hand that the others have not seen; ``turn``, the number of turns played; ``shuffles``,
the number of times the discards were shuffled; ``draws``, the number of draws by each module.

With ``as_it_lies``, a position of a real table may break building rules; it can only be scored.

Modules read and write their own fields (hooks ``read_position`` and ``write_position``).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import attrs

from .board_check import breaches
from .codec import read_cell
from .contracts import PositionFields, SeatFields
from .errors import BadData, SetupClash
from .fields import Fields, Json, is_empty, is_text, shown
from .ids import FOUNTAIN_CELL, MOST_SEATS, Card, Cell, reading_order, xy
from .observe import all_cards, loose_cards
from .pieces import CARD_ID, CURRENCIES, FOUNTAIN, TILE_ID
from .position_deck import SCORING_CARDS, read_deck_and_bag
from .refill import start_turn
from .rules import AnyModule, Game, Rules
from .setup import DISPLAY, check_variants, empty_game
from .state import Player, Setup
from .stock import (
    BUILT_KINDS,
    DIRK_KINDS,
    HAND_KINDS,
    MARKET_KINDS,
    MONEY_KINDS,
    Owner,
    Stock,
    card_ids,
    module_off,
    read_card,
    read_tile,
    tile_ids,
)

FORMAT = "alhambra-position"
VERSION = 1
DEFAULT_SEED = "0"


@attrs.frozen(eq=False)
class Position:
    """A position read from JSON: the game, waiting for an action, and the seats' names.

    ``broken`` names what breaks a rule, if that was allowed.
    """

    game: Game
    names: tuple[str, ...]
    broken: tuple[BadData, ...] = ()


# -- reading ----------------------------------------------------------------------------------


def read_position(
    data: object,
    rules_for: Callable[[Iterable[str]], Rules],
    modules: Sequence[type[AnyModule]],
    *,
    lenient: bool = False,
) -> Position:
    """Read a position and check it in full.

    ``rules_for`` compiles the rules for module ids; ``modules`` are all modules available
    (``alhambra_qt.modules.read_position`` calls this with the modules of the program). If
    ``lenient``, a position that says ``as_it_lies`` may break building rules.

    Raises:
        BadData: if the position is invalid; names the field, and the rule if one is broken.
    """
    top = Fields(data, "")
    _check_header(top)
    seats = _seat_entries(top)
    setup = _read_setup(top, len(seats), [module.id for module in modules])
    try:
        game = empty_game(setup, rules_for(setup.modules))
        check_variants(setup, game.rules)
    except SetupClash as clash:
        raise BadData(clash.field, str(clash)) from clash
    stock = Stock(
        [tile for give in game.rules.tiles for tile in give(setup)],
        all_cards(game),
        loose_cards(game),
        game.rules.tile_rules,
        owners_of_pieces(modules),
    )
    _read_scorings(top, game, stock)
    to_move = top.whole("to_move", 0, high=len(seats) - 1)
    game.turn, game.shuffles = top.whole("turn", 0), top.whole("shuffles", 0)
    fields = PositionFields(
        top,
        tuple(
            _read_seat(Fields(part, path), player, stock)
            for (path, part), player in zip(seats, game.players, strict=True)
        ),
        _read_dirk(top, game, stock),
        top.object("draws") or Fields({}, "draws"),
        stock,
        lies=top.flag("as_it_lies") and lenient,
    )
    _read_market(top, game, stock)
    for read in game.rules.read_position:
        read(game, fields)
    names = tuple(seat.fields.text("name") for seat in fields.seats)
    broken = (*fields.broken, *_check_boards(game, fields))
    read_deck_and_bag(top, [seat.fields for seat in fields.seats], game, stock)
    _refuse_rest(fields, modules)
    start_turn(game, to_move)
    return Position(game, names, broken)


def _check_header(top: Fields) -> None:
    form = top.required("format")
    if form != FORMAT:
        raise BadData("format", f"must be {FORMAT!r}, not {shown(form)}")
    version = top.required("version")
    if type(version) is not int or version < 1:
        raise BadData("version", f"must be {VERSION}, not {shown(version)}")
    if version > VERSION:
        text = f"version {shown(version)} is newer than this program reads ({VERSION})"
        raise BadData("version", text)


def _seat_entries(top: Fields) -> list[tuple[str, Any]]:
    seats = top.items("seats", most=MOST_SEATS)
    if "seats" not in top.data:
        raise BadData("seats", "seats is missing")
    if len(seats) < 2:
        raise BadData("seats", f"2 to 6 seats can play, not {len(seats)}")
    return seats


def _read_scorings(top: Fields, game: Game, stock: Stock) -> None:
    """Read the number of scorings made; their cards have left the game."""
    game.scorings_done = top.whole("scorings_done", 0, high=2)
    for card in SCORING_CARDS[: game.scorings_done]:
        stock.used_cards[card] += 1
        game.gone.append(card)


def owners_of_pieces(modules: Iterable[type[AnyModule]]) -> dict[str, Owner]:
    """Map each kind of cards or tiles to the module that brings it."""
    return {kind: Owner(module.id, module.dealt) for module in modules for kind in module.pieces}


def _read_setup(top: Fields, seats: int, available: Sequence[str]) -> Setup:
    names: list[str] = []
    for path, name in top.items("modules"):
        if name not in available:
            raise BadData(path, f"there is no module {shown(name)}")
        if name in names:
            raise BadData(path, f"{name} is named twice")
        names.append(name)
    ordered = tuple(name for name in available if name in names)
    return Setup(seats, _read_seed(top), ordered, _read_variants(top))


def _read_variants(top: Fields) -> tuple[tuple[str, str], ...]:
    variants = top.take("variants", {})
    if not isinstance(variants, Mapping):
        raise BadData("variants", f"must be an object, not {shown(variants)}")
    for name, value in variants.items():
        if not is_text(name) or not is_text(value):
            raise BadData("variants", "names and values of variants must be texts")
    return tuple(sorted(variants.items()))


def _read_seed(top: Fields) -> str:
    seed = top.take("seed", DEFAULT_SEED)
    if type(seed) is int:
        return str(seed)
    if not is_text(seed):
        raise BadData("seed", f"must be a whole number or a text, not {shown(seed)}")
    return seed


def _read_seat(fields: Fields, player: Player, stock: Stock) -> SeatFields:
    player.score = fields.whole("score", 0)
    built = []
    for path, part in fields.items("alhambra"):
        entry = Fields(part, path)
        cell = _read_built(entry, player, stock)
        built.append((cell, entry))
    reserved = []
    for path, part in fields.items("reserve"):
        entry = Fields(part, path)
        tile = stock.tile(entry.required("tile"), entry.path("tile"), BUILT_KINDS)
        player.reserve.append(tile)
        reserved.append((tile, entry))
    cards = (stock.card(card, path, HAND_KINDS) for path, card in fields.items("hand"))
    player.hand = sorted(cards)
    player.hidden = _read_unseen(fields, player.hand)
    return SeatFields(fields, tuple(built), tuple(reserved))


def _read_unseen(fields: Fields, hand: list[Card]) -> list[Card]:
    """Read the cards of a hand that nobody else has seen; if left out, all are known."""
    left, unseen = hand[:], []
    for path, value in fields.items("unseen"):
        card = read_card(value, path)
        if card not in left:
            raise BadData(path, f"{value} is not in this hand")
        left.remove(card)
        unseen.append(card)
    return sorted(unseen)


def _read_built(entry: Fields, player: Player, stock: Stock) -> Cell:
    """Put a tile on a board that is checked later; the fountain may be listed too."""
    value, where = entry.required("tile"), entry.path("at")
    cell = read_cell(entry.required("at"), where)
    if read_tile(value, entry.path("tile")) == FOUNTAIN:
        if cell != FOUNTAIN_CELL:
            raise BadData(where, "the fountain lies at [0, 0]", "setup.fountain")
        return cell
    tile = stock.tile(value, entry.path("tile"), BUILT_KINDS)
    if cell in player.palace.tiles:
        lies = TILE_ID[player.palace.tiles[cell]]
        raise BadData(where, f"{list(xy(cell))} is taken by {lies}", "build.free")
    player.palace.place(tile, cell)
    return cell


def _check_boards(game: Game, fields: PositionFields) -> tuple[BadData, ...]:
    """Check every board; if they are taken as they lie, return the first breach of each tile."""
    found: list[BadData] = []
    for seat, player in zip(fields.seats, game.players, strict=True):
        where = {cell: entry.where for cell, entry in seat.alhambra}
        board = seat.fields.path("alhambra")
        mine = dict[str, BadData]()
        for breach in breaches(game.rules, player.palace, where, board):
            if not fields.lies:
                raise breach
            mine.setdefault(breach.field, breach)
        if mine:
            player.palace.measure()
            found += mine.values()
    return tuple(found)


def _read_dirk(top: Fields, game: Game, stock: Stock) -> Fields | None:
    dirk = top.object("dirk")
    if dirk is None:
        return None
    if game.dirk is None:
        raise BadData("dirk", "Dirk plays in the two-player game only", "dirk.tiles")
    game.dirk = [stock.tile(value, path, DIRK_KINDS) for path, value in dirk.items("tiles")]
    return dirk


def _read_market(top: Fields, game: Game, stock: Stock) -> None:
    market = top.object("market")
    if market is not None:
        for slot, name in enumerate(CURRENCIES[:4]):
            value = market.take(name)
            if value is not None:
                game.market[slot] = stock.tile(value, market.path(name), MARKET_KINDS)
        for name in market.left():
            raise BadData(market.path(name), f"the market has no slot {shown(name)}")
    for place, (path, value) in enumerate(top.items("display", most=DISPLAY)):
        if value is not None:
            game.display[place] = stock.card(value, path, MONEY_KINDS)


def _refuse_rest(fields: PositionFields, modules: Iterable[type[AnyModule]]) -> None:
    """Reject unread fields, except empty fields of modules that are off."""
    owners = {name: Owner(module.id, module.dealt) for module in modules for name in module.fields}
    for part in fields.everything():
        for name in part.left():
            owner = owners.get(name)
            if owner is None:
                raise BadData(part.path(name), f"there is no field {shown(name)} here")
            if not is_empty(part.data[name]):
                raise module_off(part.path(name), name, owner)


# -- writing ----------------------------------------------------------------------------------


def begins_turn(game: Game) -> bool:
    """Return whether a seat is about to choose the first action of its turn."""
    return bool(game.decisions) and game.frame.kind == "turn" and not game.acted


def position_to_json(game: Game, names: Sequence[str] = ()) -> Json:
    """Write a game as a position that ``read_position`` reads back.

    Raises:
        BadData: unless a seat is about to choose the first action of its turn.
    """
    if not begins_turn(game):
        raise BadData("position", "a position can be written only at the beginning of a turn")
    data: Json = {
        "format": FORMAT,
        "version": VERSION,
        "seed": game.setup.seed,
        "modules": list(game.setup.modules),
        "variants": dict(game.setup.variants),
        "scorings_done": game.scorings_done,
        "to_move": game.to_play,
        "turn": game.turn,
        "shuffles": game.shuffles,
        "seats": [_write_seat(player) for player in game.players],
    }
    for seat, name in zip(data["seats"], names, strict=False):
        seat["name"] = name
    if game.dirk is not None:
        data["dirk"] = {"tiles": tile_ids(game.dirk)}
    slots = zip(CURRENCIES, game.market, strict=False)
    data["market"] = {name: TILE_ID[tile] or None for name, tile in slots}
    data["display"] = [CARD_ID[card] if card >= 0 else None for card in game.display]
    data["deck"] = card_ids(game.deck[::-1])
    data["piles"] = game.piles[:]
    data["gone"] = card_ids(game.gone)
    data["draws"] = {}
    data["discards"] = card_ids(game.discards[::-1])
    data["bag"] = tile_ids(game.bag[::-1])
    for write in game.rules.write_position:
        write(game, data)
    return data


def _write_seat(player: Player) -> Json:
    tiles = player.palace.tiles
    built = sorted((cell for cell in tiles if cell != FOUNTAIN_CELL), key=reading_order)
    return {
        "score": player.score,
        "alhambra": [{"tile": TILE_ID[tiles[cell]], "at": list(xy(cell))} for cell in built],
        "reserve": [{"tile": TILE_ID[tile]} for tile in player.reserve],
        "hand": card_ids(player.hand),
        "unseen": card_ids(player.hidden),
    }
