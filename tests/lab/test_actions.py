"""``actions``: the schema holds for every action that the program prints, and for no other."""

import re
from random import Random
from typing import Any

import pytest

from alhambra_qt.engine import Setup, apply_unchecked, legal_actions
from alhambra_qt.engine.actions import action_types
from alhambra_qt.engine.codec import action_to_json
from alhambra_qt.modules import IDS, new_game
from tests.lab.kit import Json, lab


def fits(value: Any, schema: Json) -> bool:
    """Check a value by the few words of JSON Schema that are used."""
    if "const" in schema:
        return bool(value == schema["const"])
    if "enum" in schema:
        return value in schema["enum"]
    if schema["type"] == "integer":
        return type(value) is int and schema["minimum"] <= value <= schema["maximum"]
    if schema["type"] == "string":
        return isinstance(value, str) and re.match(schema["pattern"], value) is not None
    if schema["type"] == "array":
        least, most = schema.get("minItems", 0), schema.get("maxItems", 99)
        inside = all(fits(part, schema["items"]) for part in value)
        return isinstance(value, list) and least <= len(value) <= most and inside
    assert schema["type"] == "object"
    assert schema["additionalProperties"] is False
    known = schema["properties"]
    return set(schema["required"]) <= set(value) <= set(known) and all(
        fits(value[name], known[name]) for name in value
    )


def test_every_type_is_described() -> None:
    """The schema has one entry per type, each with its meaning."""
    schema = lab("actions", "--schema").only
    assert schema["$schema"].startswith("https://json-schema.org/")
    assert [part["title"] for part in schema["oneOf"]] == list(action_types())
    assert all(part["description"].endswith(".") for part in schema["oneOf"])
    assert set(lab("actions").only["actions"]) == set(action_types())


@pytest.mark.parametrize("number", [2, 5])
def test_printed_actions_fit(number: int, seed: str) -> None:
    """Each legal action of a whole game fits exactly one entry of the schema."""
    entries = lab("actions", "--schema").only["oneOf"]
    game = new_game(Setup(number, seed, IDS))
    roll = Random(seed)
    seen = set()
    while not game.over:
        actions = legal_actions(game)
        for action in roll.sample(actions, min(3, len(actions))):
            data = action_to_json(action)
            seen.add(data["type"])
            assert sum(fits(data, entry) for entry in entries) == 1
        apply_unchecked(game, roll.choice(actions))
    assert len(seen) > 8


def test_other_things_do_not_fit() -> None:
    """Unknown cards or none, cells far away and further fields fit no entry."""
    entries = lab("actions", "--schema").only["oneOf"]
    wrong = [
        {"type": "take_money", "cards": ["scoring-1"]},
        {"type": "take_money", "cards": ["diamond-1"]},
        {"type": "take_money", "cards": []},
        {"type": "remove", "at": [1]},
        {"type": "remove", "at": [1, 200]},
        {"type": "end_turn", "seat": 1},
        {"type": "buy", "slot": "diamond", "cards": []},
    ]
    assert not any(fits(data, entry) for data in wrong for entry in entries)
