"""Events as JSON: what games and chance bring, read as it was written, and refused when broken."""

import json
from collections.abc import Iterator
from random import Random
from types import NoneType
from typing import Any, get_args

import attrs
import pytest

from alhambra_qt import modules
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.engine import BadData, Setup, apply
from alhambra_qt.engine.event_json import event_from_json, event_to_json
from alhambra_qt.engine.events import Event, Scored, TookMoney, event_types
from alhambra_qt.engine.fields import LIMITS
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.ledger import Ledger, Line
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from tests.cases import count
from tests.controller.kit import all_events
from tests.property.covering import subsets

EVENT = {"type": "took-money", "seat": 0, "cards": ["florin-7", "denar-2"]}
VALUES = {
    "slot": range(4),
    "card": CARD_BY_ID.values(),
    "tile": TILE_BY_ID.values(),
    "cell": [cell_at(x, y) for x in (-9, 0, 4) for y in (-3, 0, 7)],
    "side": range(4),
    "colour": range(-1, 6),
}
WRONG: tuple[Any, ...] = (None, True, -99_999, 10**400, 0.5, float("nan"), "\ud800", [[]], {"a": 1})


def limited(field: "attrs.Attribute[Any]", rng: Random) -> Any:
    """A value that a field can have within its limits."""
    limits = field.metadata.get(LIMITS)
    if limits is not None and field.type is int:
        return rng.randint(*limits)
    return any_of(field.type, field.name, rng)


def any_of(kind: Any, name: str, rng: Random) -> Any:
    """A value that a field of a type can have."""
    inner = get_args(kind)
    if NoneType in inner:
        return None if rng.random() < 0.5 else any_of(inner[0], name, rng)
    if inner[-1:] == (...,):
        return tuple(any_of(inner[0], name[:-1], rng) for _ in range(rng.randrange(4)))
    if inner:
        return any_of(int, "cell", rng), any_of(int, "side", rng)
    if attrs.has(kind):
        return kind(*(limited(field, rng) for field in attrs.fields(kind)))
    if kind is str:
        return rng.choice(("wall", "pavilion"))
    words = [VALUES[word] for word in name.split("_") if word in VALUES]
    return (
        rng.choice(list(words[0]))
        if words
        else (rng.randrange(8) / 2 if kind is float else rng.randrange(4))
    )


def happened() -> Iterator[Event]:
    """Yield all events of some games of many sets of modules."""
    for number, ids in enumerate(subsets(modules.IDS)[:: count(3, 1)]):
        roll = Random(f"events-{number}").random
        game = modules.new_game(Setup(2 + number % 5, f"events-{number}", ids))
        while game.decisions:
            yield from apply(game, quick_action(game, roll))


def again(event: Event) -> Event:
    """Write an event as text and read it."""
    return event_from_json(json.loads(json.dumps(event_to_json(event))))


def trouble(data: Any) -> str | None:
    """The field for which an event is refused."""
    try:
        event_from_json(data)
    except BadData as error:
        return error.field
    return None


def test_events_of_games_are_read() -> None:
    """Every event of a game is the same after writing and reading, and so is its JSON."""
    kinds = set()
    for event in happened():
        kinds.add(event.name)
        assert again(event) == event
        assert type(again(event)) is type(event)
    assert len(kinds) > 60


def test_events_of_all_kinds_are_read(seed: str) -> None:
    """Each kind has a name of its own, and with any values it comes back."""
    kinds, rng = all_events(), Random(seed)
    assert [event_types()[kind.name] for kind in kinds] == kinds
    for kind in kinds * count(5, 100):
        event = any_of(kind, "", rng)
        assert again(event) == event


def test_an_event_names_pieces_by_their_ids() -> None:
    """Cards and tiles have their ids, a cell is ``[x, y]``, a slot its currency."""
    assert event_to_json(TookMoney(0, (CARD_BY_ID["florin-7"], CARD_BY_ID["denar-2"]))) == EVENT
    placed = {"type": "placed", "seat": 2, "tile": "tower-11", "at": [-1, 2]}
    swapped = {**placed, "type": "swapped", "tile_in": "tower-11", "tile_out": "tower-9-es"}
    del swapped["tile"]
    ledger = Ledger(1, (Line(0, "score.wall", "wall", 2, 0, 2, sides=((0, 1),)),), (0,), (2,), None)
    scored = event_to_json(Scored(ledger))
    assert event_to_json(event_from_json(placed)) == placed
    assert event_to_json(event_from_json(swapped)) == swapped
    assert scored["ledger"]["lines"][0]["sides"] == [[[0, 0], "e"]]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"type": "took-gold"}, "event.type"),
        ({"type": ["took-money"]}, "event.type"),
        ({"seat": "0"}, "event.seat"),
        ({"seat": 6}, "event.seat"),
        ({"seat": True}, "event.seat"),
        ({"cards": "florin-7"}, "event.cards"),
        ({"cards": ["florin-7", "florin-77"]}, "event.cards.1"),
        ({"cards": ["florin-1"] * 10_001}, "event.cards"),
        ({"secret": 1}, "event.secret"),
    ],
)
def test_a_broken_event_is_refused_by_its_field(change: dict[str, Any], field: str) -> None:
    """A broken event is refused with the path of its field."""
    with pytest.raises(BadData) as found:
        event_from_json({**EVENT, **change})
    assert found.value.field == field


def test_a_missing_field_is_named() -> None:
    """Each field must be there."""
    for name in EVENT:
        with pytest.raises(BadData) as found:
            event_from_json({key: value for key, value in EVENT.items() if key != name})
        assert found.value.field == f"event.{name}"
    with pytest.raises(BadData, match="must be an object"):
        event_from_json([EVENT])


def test_broken_events(seed: str) -> None:
    """With any part of any event broken, reading gives an event or names a field."""
    rng, fields = Random(seed), list[str | None]()
    for kind in all_events() * count(10, 400):
        data = event_to_json(any_of(kind, "", rng))
        holder: Any = data
        while True:
            key = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
            if not holder[key] or not isinstance(holder[key], dict | list) or rng.random() < 0.3:
                break
            holder = holder[key]
        holder[key] = rng.choice(WRONG)
        fields.append(trouble(data))
    assert all(field is None or field.startswith("event.") for field in fields)
    assert None in fields
    assert len(set(fields)) > 20
