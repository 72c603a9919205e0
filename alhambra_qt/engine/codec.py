"""Convert actions, set-ups and whole states to JSON-ready data, and back with checks.

Ids are those of the printed components; an invalid value raises BadData with the field's name.
Cells are ``[x, y]``, market slots the name of their currency, cards lists of ids.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Any

from .actions import Action, action_types
from .errors import BadData
from .fields import Json, is_text, shown
from .ids import (
    FOUNTAIN_CELL,
    MOST_SEATS,
    SIDE_LETTERS,
    E,
    S,
    cell_at,
    letters_of,
    mask_of,
    reading_order,
    xy,
)
from .observe import Observation
from .palace import Palace
from .pieces import CARD_BY_ID, CARD_ID, CURRENCIES, TILE_BY_ID, TILE_ID, TYPES
from .rules import Game, Rules
from .state import UNKNOWN, Frame, Player, Setup


def _fields(kind: type[Action]) -> tuple[str, ...]:
    return kind.__match_args__


def action_to_json(action: Action) -> Json:
    """Write an action, such as ``{"type": "buy", "slot": "florin", "cards": ["florin-7"]}``."""
    data: Json = {"type": action.name}
    for name in _fields(type(action)):
        write = WRITTEN_FIELDS.get(name.rpartition("_")[2])
        value = getattr(action, name)
        data[field_key(name)] = value if write is None else write(value)
    return data


# How the fields of actions are written, by the last word of their names; others are numbers.
WRITTEN_FIELDS: dict[str, Callable[[Any], Any]] = {
    "slot": lambda slot: CURRENCIES[slot],
    "cards": lambda cards: [CARD_ID[card] for card in cards],
    "card": lambda card: CARD_ID[card],
    "tile": lambda tile: TILE_ID[tile],
    "cell": lambda cell: list(xy(cell)),
    "side": lambda side: SIDE_LETTERS[side],
    "sides": letters_of,
    "colour": lambda colour: TYPES[colour] if colour >= 0 else None,
    "colours": lambda colours: [TYPES[colour] for colour in colours],
}


def field_key(name: str) -> str:
    """Return the JSON key of an action's field."""
    return "at" if name == "cell" else name


def action_from_json(data: object, field: str = "action") -> Action:
    """Read an action.

    Raises:
        BadData: if a field is invalid; names it.
    """
    if not isinstance(data, Mapping):
        raise BadData(field, "an action must be an object with a type")
    name = data.get("type")
    kind = action_types().get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadData(f"{field}.type", f"unknown action type {shown(name)}")
    names = _fields(kind)
    allowed = {"type", *map(field_key, names)}
    extra = sorted(set(data) - allowed)
    if extra:
        raise BadData(f"{field}.{extra[0]}", f"{kind.name} has no field {shown(extra[0])}")
    return kind.of(*(_read_field(data, name, field) for name in names))


def _read_field(data: Mapping[str, Any], name: str, field: str) -> Any:
    key = field_key(name)
    where = f"{field}.{key}"
    if key not in data:
        raise BadData(where, f"{key} is missing")
    read: Callable[[Any, str], Any] = READ_FIELDS.get(name.rpartition("_")[2], _read_number)
    return read(data[key], where)


def _read_cards(value: object, field: str) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise BadData(field, "cards must be a list of card ids")
    return tuple(sorted(read_id(card, CARD_BY_ID, field) for card in value))


def _read_number(value: object, field: str) -> int:
    if type(value) is not int or abs(value) > MOST:
        raise BadData(field, f"{shown(value)} is no whole number")
    return value


def _read_colour(value: object, field: str) -> int:
    return -1 if value is None else read_choice(value, TYPES, field)


MOST = 10_000


def read_sides(value: object, field: str) -> int:
    """Read side letters such as ``"ne"``, each at most once, in the order nesw.

    Raises:
        BadData: for anything else.
    """
    if not isinstance(value, str) or letters_of(mask_of_known(value)) != value:
        raise BadData(field, f"{shown(value)} must be letters of nesw in this order")
    return mask_of(value)


def mask_of_known(value: str) -> int:
    """Turn side letters into a mask, ignoring all other characters."""
    return mask_of("".join(letter for letter in value if letter in SIDE_LETTERS))


def _read_colours(value: object, field: str) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise BadData(field, "must be a list of building types")
    return tuple(sorted(read_choice(colour, TYPES, field) for colour in value))


def read_side(value: object, field: str) -> int:
    """Read a side letter."""
    return read_choice(value, tuple(SIDE_LETTERS), field)


def read_choice(value: object, names: tuple[str, ...], field: str) -> int:
    """Read a name and return its index in ``names``.

    Raises:
        BadData: if it is not one of them.
    """
    if value not in names:
        raise BadData(field, f"{shown(value)} is none of {', '.join(names)}")
    return names.index(value)


def read_id(value: object, table: Mapping[str, int], field: str) -> int:
    """Read a component id and return its int.

    Raises:
        BadData: if there is no such id.
    """
    if not isinstance(value, str) or value not in table:
        raise BadData(field, f"unknown id {shown(value)}")
    return table[value]


def read_cell(value: object, field: str) -> int:
    """Read ``[x, y]`` as a cell.

    Raises:
        BadData: if it is not a cell, or lies too far away.
    """
    if isinstance(value, list) and len(value) == 2:
        x, y = value
        if type(x) is type(y) is int and max(abs(x), abs(y)) <= 100:
            return cell_at(x, y)
    raise BadData(field, f"{shown(value)} is no cell [x, y]")


READ_FIELDS: dict[str, Callable[[Any, str], Any]] = {
    "slot": lambda value, field: read_choice(value, CURRENCIES[:4], field),
    "cards": _read_cards,
    "card": lambda value, field: read_id(value, CARD_BY_ID, field),
    "tile": lambda value, field: read_id(value, TILE_BY_ID, field),
    "cell": read_cell,
    "side": read_side,
    "sides": read_sides,
    "colour": _read_colour,
    "colours": _read_colours,
}


# -- set-ups ----------------------------------------------------------------------------------


def setup_to_json(setup: Setup) -> Json:
    """Write a set-up."""
    return {
        "seats": setup.seats,
        "seed": setup.seed,
        "modules": list(setup.modules),
        "variants": dict(setup.variants),
        "youngest": setup.youngest,
    }


def setup_from_json(data: object, field: str = "setup") -> Setup:
    """Read a set-up; ``new_game`` checks whether it can be played.

    Raises:
        BadData: if a field is wrong; names it.
    """
    if not isinstance(data, Mapping):
        raise BadData(field, "a set-up must be an object")
    seats, seed, youngest = data.get("seats"), data.get("seed"), data.get("youngest")
    modules, variants = data.get("modules", []), data.get("variants", {})
    if type(seats) is not int or not 2 <= seats <= MOST_SEATS:
        raise BadData(f"{field}.seats", f"seats must be 2 to 6, not {shown(seats)}")
    if not is_text(seed):
        raise BadData(f"{field}.seed", "the seed must be a text")
    if not isinstance(modules, list) or not all(isinstance(name, str) for name in modules):
        raise BadData(f"{field}.modules", "modules must be a list of ids")
    if not isinstance(variants, Mapping):
        raise BadData(f"{field}.variants", "variants must be an object")
    if youngest is not None and (type(youngest) is not int or not 0 <= youngest < seats):
        raise BadData(f"{field}.youngest", f"there is no seat {shown(youngest)}")
    if not all(is_text(part) for pair in variants.items() for part in pair):
        raise BadData(f"{field}.variants", "names and values of variants must be texts")
    pairs = tuple(sorted(variants.items()))
    return Setup(seats, seed, tuple(modules), pairs, youngest)


# -- whole states -----------------------------------------------------------------------------


def palace_to_json(palace: Palace) -> Json:
    """Write an Alhambra: tiles in the order in which they were laid, and open gates."""
    return {
        "alhambra": [
            [TILE_ID[tile], *xy(cell), palace.walls[cell]] for cell, tile in palace.tiles.items()
        ],
        "gates": [
            [*xy(cell), SIDE_LETTERS[side]]
            for cell in sorted(palace.gates, key=reading_order)
            for side in (E, S)
            if palace.gates[cell] >> side & 1
        ],
    }


def palace_from_json(data: Mapping[str, Any], field: str) -> Palace:
    """Read what ``palace_to_json`` wrote.

    Raises:
        BadData: if it cannot be read.
    """
    palace = Palace()
    try:
        for name, x, y, walls in data["alhambra"]:
            cell = read_cell([x, y], f"{field}.alhambra")
            if cell == FOUNTAIN_CELL:
                palace.set_walls(cell, int(walls))
            else:
                palace.place(read_id(name, TILE_BY_ID, f"{field}.alhambra"), cell, int(walls))
        for x, y, letter in data["gates"]:
            cell = read_cell([x, y], f"{field}.gates")
            palace.open_gate(cell, read_side(letter, f"{field}.gates"))
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadData(field, f"cannot be read: {error}") from error
    return palace


def state_to_json(game: Game) -> Json:
    """Write a whole state, including hidden pieces (unknown ones as null)."""
    return {
        "setup": setup_to_json(game.setup),
        "players": [
            {
                "score": player.score,
                "hand": _cards(player.hand),
                "hidden": _cards(player.hidden),
                "reserve": _tiles(player.reserve),
                "bought": _tiles(player.bought),
                **palace_to_json(player.palace),
                "sticks": {
                    TILE_ID[tile]: letters_of(player.sticks[tile]) for tile in sorted(player.sticks)
                },
            }
            for player in game.players
        ],
        "market": [TILE_ID[tile] or None for tile in game.market],
        "display": _cards(game.display),
        "deck": _cards(game.deck),
        "discards": _cards(game.discards),
        "gone": _cards(game.gone),
        "out": _cards(game.out),
        "bag": _tiles(game.bag),
        "piles": game.piles,
        "special": [list(families) for families in game.special],
        "dirk": None if game.dirk is None else _tiles(game.dirk),
        "decisions": [[frame.kind, frame.seat, list(frame.data)] for frame in game.decisions],
        "ext": {name: part.to_json() for name, part in game.ext.items()},
        "pending": game.pending,
        "to_play": game.to_play,
        "turn": game.turn,
        "acted": game.acted,
        "scorings_done": game.scorings_done,
        "reveals": game.reveals,
        "shuffles": game.shuffles,
        "over": game.over,
    }


def state_from_json(data: object, rules: Rules, field: str = "snapshot") -> Game:
    """Read what ``state_to_json`` wrote; ``rules`` are those of its set-up's modules.

    Past scorings are not included. Raises BadData for anything that cannot be read.
    """
    if not isinstance(data, Mapping):
        raise BadData(field, "a state must be an object")
    try:
        return _read_state(data, rules, field)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadData(field, f"cannot be read: {error}") from error


def _read_state(data: Mapping[str, Any], rules: Rules, field: str) -> Game:
    states = {module.id: module.state for module in rules.modules if module.state is not None}
    dirk = data["dirk"]
    return Game(
        setup=setup_from_json(data["setup"], f"{field}.setup"),
        rules=rules,
        players=[_read_player(part, f"{field}.players") for part in data["players"]],
        market=[_tile(tile, f"{field}.market", 0) for tile in data["market"]],
        display=_card_list(data["display"], f"{field}.display"),
        deck=_card_list(data["deck"], f"{field}.deck"),
        discards=_card_list(data["discards"], f"{field}.discards"),
        bag=_read_tiles(data["bag"], f"{field}.bag"),
        gone=_card_list(data["gone"], f"{field}.gone"),
        piles=[int(size) for size in data["piles"]],
        special=tuple(tuple(str(family) for family in pile) for pile in data["special"]),
        dirk=None if dirk is None else _read_tiles(dirk, f"{field}.dirk"),
        decisions=[
            Frame(str(kind), int(seat), tuple(more)) for kind, seat, more in data["decisions"]
        ],
        ext={name: states[name].from_json(part) for name, part in data["ext"].items()},
        ledgers=[],
        pending=[int(number) for number in data["pending"]],
        to_play=int(data["to_play"]),
        turn=int(data["turn"]),
        acted=int(data["acted"]),
        scorings_done=int(data["scorings_done"]),
        reveals=int(data["reveals"]),
        shuffles=int(data["shuffles"]),
        over=bool(data["over"]),
        out=_card_list(data["out"], f"{field}.out"),
    )


def _read_player(data: Mapping[str, Any], field: str) -> Player:
    return Player(
        _card_list(data["hand"], f"{field}.hand"),
        _card_list(data["hidden"], f"{field}.hidden"),
        _read_tiles(data["reserve"], f"{field}.reserve"),
        _read_tiles(data["bought"], f"{field}.bought"),
        palace_from_json(data, field),
        int(data["score"]),
        {
            read_id(name, TILE_BY_ID, f"{field}.sticks"): read_sides(sides, f"{field}.sticks")
            for name, sides in data["sticks"].items()
        },
    )


def _card_list(names: list[str | None], field: str) -> list[int]:
    return [UNKNOWN if name is None else read_id(name, CARD_BY_ID, field) for name in names]


def _tile(name: str | None, field: str, nothing: int) -> int:
    return nothing if name is None else read_id(name, TILE_BY_ID, field)


def _read_tiles(names: list[str | None], field: str) -> list[int]:
    return [_tile(name, field, UNKNOWN) for name in names]


def observation_to_json(observation: Observation) -> Json:
    """Write an observation, for a player in another process."""
    return {"seat": observation.seat, "game": state_to_json(observation.game)}


def observation_from_json(data: object, rules: Rules, field: str = "observation") -> Observation:
    """Read what ``observation_to_json`` wrote.

    Raises:
        BadData: if a field is wrong; names it.
    """
    if not isinstance(data, Mapping) or type(data.get("seat")) is not int:
        raise BadData(f"{field}.seat", "an observation must name its seat")
    return Observation(data["seat"], state_from_json(data.get("game"), rules, f"{field}.game"))


def _cards(cards: list[int]) -> list[str | None]:
    return [CARD_ID[card] if card >= 0 else None for card in cards]


def _tiles(tiles: list[int]) -> list[str | None]:
    return [TILE_ID[tile] if tile > 0 else None for tile in tiles]


# Fields newer than the first format of saved games; left out of the digest while empty.
LATER = ("out", "gates", "sticks")


def digest(game: Game) -> str:
    """Return a short hash of a state; equal states have equal digests."""
    data = state_to_json(game)
    data["ext"] = {name: part.counted() for name, part in game.ext.items()}
    for player in data["players"]:
        player["alhambra"].sort(key=itemgetter(1, 2))
    for part in (data, *data["players"]):
        for name in LATER:
            if not part.get(name, True):
                del part[name]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
