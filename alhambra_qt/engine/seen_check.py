"""Check that what was read from outside, an observation or an event, fits a game's set-up.

The codec checks types and ids alone. Whoever draws an observation counts on more: as many players
as the set-up says, no piece in two places, boards that obey the rules, a question with an answer.
All of that holds in every game that was played, so nothing here knows a module.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import attrs

from .board_check import breaches
from .codec import observation_to_json
from .errors import BadData
from .events import Event
from .fields import EACH_SEAT, TOO_LARGE, join, shown
from .ids import FOUNTAIN_CELL, SIDE_LETTERS, Mask, Seat
from .observe import (
    Observation,
    all_cards,
    loose_cards,
    redeal,
    seen_cards,
    seen_tiles,
)
from .palace import Palace
from .pieces import TILE_KIND, TILE_WALLS
from .play import legal_actions
from .rules import Game, Rules
from .setup import PILES, empty_game
from .state import Setup

LARGEST = 100_000  # of the numbers in a state
WALLS: Mask = (1 << len(SIDE_LETTERS)) - 1
SCORINGS = 3
SEATS = ("seat", "seats", "winners")  # fields of events
COUNTS = {
    "turn": TOO_LARGE,
    "acted": TOO_LARGE,
    "reveals": TOO_LARGE,
    "shuffles": TOO_LARGE,
    "scorings_done": SCORINGS,
}
WHOLE = frozenset({str, bool, type(None)})  # equal ones need no other look
SEED = "check"  # any: the guess is thrown away


def check_observation(seen: Observation, data: object, setup: Setup, seat: Seat) -> None:
    """Check an observation that was read from ``data``, for a seat of a game with this set-up.

    Raises:
        BadData: if it cannot be one; names the field.
        Exception: any other, from the rules, if they cannot handle the state.
    """
    game = seen.game
    _require(seen.seat == seat, "seat")
    wanted = attrs.evolve(setup, seed="", variants=tuple(sorted(setup.variants)))
    _require(game.setup == wanted, "setup")
    _compare(observation_to_json(seen), data, "observation")
    _check_sizes(game)
    for number, player in enumerate(game.players):
        field = join("players", number)
        _require(player.hand == sorted(player.hand), join(field, "hand"))
        _require(not Counter(player.hidden) - Counter(player.hand), join(field, "hidden"))
        check_board(game.rules, player.palace, field)
        for cell, tile in player.palace.tiles.items():
            walls = TILE_WALLS[tile] | player.sticks.get(tile, 0)
            _require(cell == FOUNTAIN_CELL or player.palace.walls[cell] == walls, field)
    _check_pieces(game)
    _check_questions(game)
    guess = redeal(seen, SEED)  # fails if pieces are missing
    _require(len(guess.bag) == len(game.bag) and len(guess.deck) == len(game.deck), "bag")
    _require(bool(legal_actions(guess)) != game.over, "decisions")


def check_board(rules: Rules, palace: Palace, field: str) -> None:
    """Check an Alhambra.

    Raises:
        BadData: if it breaks a building rule, or lacks a printed wall.
    """
    where = dict[int, str]()
    for cell, tile in palace.tiles.items():
        walls = palace.walls[cell]
        _require(0 <= walls <= WALLS, field)
        if cell != FOUNTAIN_CELL:
            _require(walls & TILE_WALLS[tile] == TILE_WALLS[tile], field)
            where[cell] = field
    for breach in breaches(rules, palace, where, field):
        raise breach


def check_event(event: Event, game: Game) -> None:
    """Check an event that was read, for a game with these rules and seats.

    Raises:
        BadData: if it cannot happen in it; names the field.
    """
    packages = {_package(type(module)) for module in game.rules.modules}
    _require(_package(type(event)) in packages, event.name)
    _check_part(event, len(game.players), event.name)


def _package(kind: type) -> str:
    return kind.__module__.rpartition(".")[0]


def _check_part(part: Any, seats: int, field: str) -> None:
    """Check the seats that are named in an event or a part of it, and what it has for each."""
    for attribute in attrs.fields(type(part)):
        value, where = getattr(part, attribute.name), join(field, attribute.name)
        values = value if isinstance(value, tuple) else (value,)
        if attribute.name in SEATS:
            _require(all(seat < seats for seat in values), where)
        if EACH_SEAT.items() <= attribute.metadata.items():
            _require(len(values) == seats, where)
        for each in values:
            if attrs.has(type(each)):
                _check_part(each, seats, where)


def _require(holds: bool, field: str) -> None:
    if not holds:
        raise BadData(field, "does not fit the game")


def _compare(written: Any, data: Any, field: str) -> None:
    """Compare what is written again with what was read; fields of newer programs may be more."""
    parts: Iterable[tuple[Any, Any]]
    if isinstance(written, dict):  # asking for a Mapping takes longer than all the rest
        _require(isinstance(data, Mapping) and written.keys() <= data.keys(), field)
        parts = written.items()
    elif isinstance(written, list | tuple):
        _require(isinstance(data, list) and len(data) == len(written), field)
        parts = enumerate(written)
    else:
        if type(written) is not type(data) or written != data:
            raise BadData(field, f"{shown(data)} is read as {shown(written)}")
        _require(not isinstance(written, int) or abs(written) <= LARGEST, field)
        return
    for name, part in parts:
        found = data[name]
        if type(part) not in WHOLE or type(found) is not type(part) or found != part:
            _compare(part, found, join(field, name))


def _check_sizes(game: Game) -> None:
    """Check how many there are of what comes in a fixed number."""
    laid = empty_game(game.setup, game.rules)
    for name in ("players", "market", "display"):
        _require(len(getattr(game, name)) == len(getattr(laid, name)), name)
    _require((game.dirk is None) == (laid.dirk is None), "dirk")
    _require(len(game.piles) in (0, PILES) and len(game.special) == len(game.piles), "piles")
    _require(not game.piles or sum(game.piles) == len(game.deck), "piles")
    stateful = {module.id for module in game.rules.modules if module.state is not None}
    _require(game.ext.keys() == stateful, "ext")
    for name, part in game.ext.items():
        for attribute in attrs.fields(type(part)):
            is_each = EACH_SEAT.items() <= attribute.metadata.items()
            _require(
                not is_each or len(getattr(part, attribute.name)) == len(game.players),
                f"ext.{name}",
            )
    for name, most in {**COUNTS, "to_play": len(game.players) - 1}.items():
        _require(0 <= getattr(game, name) <= most, name)
    _require({*game.pending} <= {*range(1, SCORINGS + 1)}, "pending")


def _check_pieces(game: Game) -> None:
    """Check that no piece is in two places, and none of a module that is off."""
    tiles = Counter(seen_tiles(game))
    _require(all(TILE_KIND[tile] in game.rules.tile_rules for tile in tiles), "tiles")
    _require(max(tiles.values(), default=1) == 1, "tiles")
    cards = Counter(seen_cards(game)) - Counter(all_cards(game)) - Counter(loose_cards(game))
    _require(not cards, "cards")


def _check_questions(game: Game) -> None:
    """Check the decisions: a question on top, known ones below it."""
    rules, seats = game.rules, range(-1, len(game.players))
    for frame in game.decisions:
        _require(frame.kind in rules.decisions or frame.kind in rules.steps, "decisions")
        _require(frame.seat in seats and all(map(_is_plain, frame.data)), "decisions")
    _require(bool(game.decisions) != game.over, "decisions")
    if game.decisions:
        _require(game.frame.kind in rules.decisions and game.frame.seat >= 0, "decisions")


def _is_plain(value: object) -> bool:
    return isinstance(value, int | str)
