"""``actions``: the types of action and their fields, as a JSON Schema made from the engine."""

import argparse

from alhambra_qt import modules
from alhambra_qt.engine import BadData, Setup
from alhambra_qt.engine.actions import Action, action_types
from alhambra_qt.engine.codec import field_key
from alhambra_qt.engine.observe import all_cards
from alhambra_qt.engine.pieces import CARD_ID, CARD_KIND, CURRENCIES, TILE_ID, TILE_KIND
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
    unknown = [key for key in keys if key not in known]
    if unknown:
        raise BadData(f"{name}.{unknown[0]}", "this field has no schema")
    return {
        "title": name,
        "description": meaning(kind),
        "type": "object",
        "properties": {"type": {"const": name}, **{key: known[key] for key in keys}},
        "required": ["type", *keys],
        "additionalProperties": False,
    }


def field_schemas() -> dict[str, Json]:
    """Describe the fields of actions, with the pieces of all modules that exist."""
    setup = Setup(3, "", modules.IDS)
    game = empty_game(setup, modules.rules_for(modules.IDS))
    kinds = set(game.rules.tile_rules)
    tiles = [TILE_ID[tile] for tile, kind in enumerate(TILE_KIND) if kind in kinds]
    cards = [CARD_ID[card] for card in sorted(set(all_cards(game))) if CARD_KIND[card] != "scoring"]
    return {
        "slot": {"enum": list(CURRENCIES[:4])},
        "cards": {"type": "array", "items": {"enum": cards}, "minItems": 1},
        "tile": {"enum": tiles},
        "at": {
            "type": "array",
            "items": {"type": "integer", "minimum": -100, "maximum": 100},
            "minItems": 2,
            "maxItems": 2,
        },
    }
