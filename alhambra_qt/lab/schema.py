"""``actions``: the types of action and their fields, as a JSON Schema made from the engine."""

import argparse

from alhambra_qt import modules
from alhambra_qt.engine import Setup
from alhambra_qt.engine.actions import Action, action_types
from alhambra_qt.engine.codec import MOST, field_key
from alhambra_qt.engine.ids import SIDE_LETTERS
from alhambra_qt.engine.observe import all_cards, loose_cards
from alhambra_qt.engine.pieces import CARD_ID, CARD_KIND, CURRENCIES, TILE_ID, TILE_KIND, TYPES
from alhambra_qt.engine.setup import empty_game
from alhambra_qt.lab.reading import Json
from alhambra_qt.lab.writing import emit

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def run(options: argparse.Namespace) -> None:
    """Print the schema of every action type, or only their names and meanings."""
    emit(schema() if options.schema else names())


def names() -> Json:
    """Say what each type of action means."""
    return {"actions": {name: meaning(kind) for name, kind in action_types().items()}}


def meaning(kind: type[Action]) -> str:
    """Give the first sentence of an action's description."""
    return (kind.__doc__ or "").strip().split("\n")[0]


def schema() -> Json:
    """Describe every type of action that this program knows."""
    known = field_schemas()
    return {
        "$schema": DIALECT,
        "title": "An action of alhambra-lab",
        "oneOf": [_type_schema(name, kind, known) for name, kind in action_types().items()],
    }


def _type_schema(name: str, kind: type[Action], known: dict[str, Json]) -> Json:
    keys = [field_key(field) for field in kind.__match_args__]
    fields = {key: known.get(key.rpartition("_")[2], NUMBER) for key in keys}
    return {
        "title": name,
        "description": meaning(kind),
        "type": "object",
        "properties": {"type": {"const": name}, **fields},
        "required": ["type", *keys],
        "additionalProperties": False,
    }


NUMBER: Json = {"type": "integer", "minimum": -MOST, "maximum": MOST}


def field_schemas() -> dict[str, Json]:
    """Describe the fields of actions, with the pieces of all modules that exist."""
    setup = Setup(3, "", modules.IDS)
    game = empty_game(setup, modules.rules_for(modules.IDS))
    kinds = set(game.rules.tile_rules)
    tiles = [TILE_ID[tile] for tile, kind in enumerate(TILE_KIND) if kind in kinds]
    every = {*all_cards(game), *loose_cards(game)}
    cards = [CARD_ID[card] for card in sorted(every) if CARD_KIND[card] != "scoring"]
    sides = "^n?e?s?w?$"
    return {
        "slot": {"enum": list(CURRENCIES[:4])},
        "cards": {"type": "array", "items": {"enum": cards}, "minItems": 1},
        "card": {"enum": cards},
        "tile": {"enum": tiles},
        "side": {"enum": list(SIDE_LETTERS)},
        "sides": {"type": "string", "pattern": sides},
        "colour": {"enum": [*TYPES, None]},
        "colours": {"type": "array", "items": {"enum": list(TYPES)}},
        "at": {
            "type": "array",
            "items": {"type": "integer", "minimum": -100, "maximum": 100},
            "minItems": 2,
            "maxItems": 2,
        },
    }
