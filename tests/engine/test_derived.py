"""Derived copies and JSON, against a slow reference that reads the values and knows no field."""

import copy
import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import attrs
import pytest

from alhambra_qt import modules
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.engine import Game, Setup, apply_unchecked, observe
from alhambra_qt.engine.codec import digest, state_from_json, state_to_json
from alhambra_qt.engine.derived import FRESH, SHARED, Copied, from_json, spelt, to_json
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import CARD_ID, TYPES
from alhambra_qt.engine.rules import Module, Rules
from alhambra_qt.engine.state import UNKNOWN, Frame, ModuleState
from alhambra_qt.modules.characters.state import state_of
from tests.arch.source import ROOT
from tests.cases import count

KEEPERS = [module for module in modules.ALL if module.state is not None]


def grown(seats: int, ids: tuple[str, ...] = modules.IDS) -> Iterator[Game]:
    """A random game, now and then."""
    roll, number = Random(f"derived-{seats}").random, 0
    game = modules.new_game(Setup(seats, f"derived-{seats}", ids))
    while game.decisions:
        if number % count(50, 20) == 0:
            yield game
        apply_unchecked(game, quick_action(game, roll))
        number += 1
    yield game


# -- the reference ----------------------------------------------------------------------------


def deep(game: Game) -> Game:
    """Copy everything there is, but for the rules."""
    return copy.deepcopy(game, {id(game.rules): game.rules})


def plain(value: Any) -> Any:
    """Return everything in a value, down to bare numbers and texts."""
    if isinstance(value, Rules):
        return id(value)
    if isinstance(value, Palace):
        names = ("tiles", "walls", "frontier", "camps", "gates")
        return ["Palace", [plain(getattr(value, name)) for name in names]]
    if attrs.has(type(value)):
        fields = [plain(getattr(value, field.name)) for field in attrs.fields(type(value))]
        return [type(value).__name__, fields]
    if isinstance(value, Mapping):
        return sorted((key, plain(part)) for key, part in value.items())
    if isinstance(value, list | tuple | set):
        return [type(value).__name__, [plain(part) for part in value]]
    return value


def changeable(value: Any) -> Iterator[object]:
    """Everything in a value that can be changed in place."""
    if isinstance(value, Rules):
        return
    if isinstance(value, list | dict | set | Copied | Palace):
        yield value
    if isinstance(value, Copied):
        # Sticks are only replaced, and a Palace parts from its copies by itself.
        fields = [field.name for field in attrs.fields(type(value)) if field.name != "sticks"]
        parts = [getattr(value, name) for name in fields]
    elif isinstance(value, dict):
        parts = list(value.values())
    else:
        parts = list(value) if isinstance(value, list | tuple) else []
    for part in parts:
        yield from changeable(part)


def spelt_out(module: str, name: str, value: Any) -> Any:
    """Return the JSON of a field of a module's state."""
    if isinstance(value, list):
        return [spelt_out(module, name, part) for part in value]
    if isinstance(value, dict):
        return [[key, value[key]] for key in sorted(value)]
    if (module, name) == ("characters", "star"):
        return (
            {None: False, UNKNOWN: True}.get(value) if value in (None, UNKNOWN) else CARD_ID[value]
        )
    if (module, name) == ("characters", "chosen"):
        return TYPES[value] if value >= 0 else None
    if (module, name) in (("walls", "open"), ("characters", "owned"), ("characters", "side")):
        return CARD_ID[value] if value != UNKNOWN else None
    return value


# -- against the reference --------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 7))
def test_copies_are_equal_and_apart(seats: int) -> None:
    """A copy has the same in every field and shares nothing that can be changed."""
    for game in grown(seats):
        twin = game.clone()
        assert plain(twin) == plain(deep(game)) == plain(game)
        both = {id(one) for one in changeable(game)} & {id(one) for one in changeable(twin)}
        assert not both


@pytest.mark.parametrize("seats", [2, 5])
def test_copies_go_their_own_way(seats: int) -> None:
    """Playing on a copy leaves the game alone like a deep copy, and has the same result."""
    for game in grown(seats):
        before, ends = plain(game), []
        for twin in (game.clone(), deep(game)):
            roll = Random("on").random
            for _ in range(25):
                if twin.decisions:
                    apply_unchecked(twin, quick_action(twin, roll))
            ends.append((digest(twin), plain(twin)))
        assert ends[0] == ends[1]
        assert plain(game) == before


def test_a_copy_records_nothing() -> None:
    """Events are those of the game alone; its copies have nobody who listens."""
    game = modules.new_game(Setup(3, "a"))
    game.events = []
    assert game.clone().events is None


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_states_are_written_as_by_hand(seats: int) -> None:
    """The JSON of every state, also of one that hides things, is that of the reference."""
    for game in grown(seats):
        for one in (game, observe(game, 0).game):
            for module in KEEPERS:
                state = one.ext[module.id]
                fields = [field.name for field in attrs.fields(type(state))]
                by_hand = {
                    name: spelt_out(module.id, name, getattr(state, name)) for name in fields
                }
                assert json.dumps(state.to_json()) == json.dumps(by_hand)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_states_are_read_as_they_were(seats: int) -> None:
    """A state is the same in every field after writing and reading, but for the * card used."""
    for game in grown(seats):
        for one in (game.clone(), observe(game, 0).game):
            cards = state_of(one)
            cards.star = None if cards.star is None else UNKNOWN
            again = state_from_json(json.loads(json.dumps(state_to_json(one))), game.rules)
            assert plain(again.ext) == plain(one.ext)


# -- modules ----------------------------------------------------------------------------------


@pytest.mark.parametrize("module", modules.ALL, ids=modules.IDS)
def test_a_module_names_its_state(module: type[Module[Any]]) -> None:
    """Every module says which class its state is, or None, and finds it in a game."""
    game = modules.new_game(Setup(3, "a", (module.id,)))
    if module.state is None:
        assert not game.ext
    else:
        state = game.ext[module.id]
        assert type(state) is module.state
        assert module.of(game) is module().own(game) is state


def test_states_are_asked_for_in_one_place() -> None:
    """Outside the engine nobody asks a game for a module's state by its name."""
    wrong = [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "alhambra_qt").rglob("*.py"))
        if path.parent.name != "engine" and '.ext["' in path.read_text(encoding="utf-8")
    ]
    assert not wrong


def test_no_copy_or_json_is_written_by_hand() -> None:
    """The states of all modules leave their copies and their JSON to the fields."""
    for module in KEEPERS:
        assert module.state is not None
        by_hand = {"to_json", "from_json"} & vars(module.state).keys()
        assert not by_hand, module.id


# -- fields of every kind ---------------------------------------------------------------------


@attrs.define(eq=False)
class Inner(Copied):
    """Something small that can be changed."""

    number: int = 0


@attrs.define(eq=False)
class Many(Copied):
    """A field of every kind that can be copied."""

    deep: list[list[dict[str, Inner]]]
    named: dict[str, list[int]]
    set_: set[int]
    frames: list[Frame]
    maybe: Inner | None
    none: Inner | None
    fixed: Mapping[str, int]
    shared: list[int] = attrs.field(metadata=SHARED)
    fresh: list[int] | None = attrs.field(metadata=FRESH)


def test_every_kind_of_field_is_copied() -> None:
    """Lists, dicts, sets and what is in them are copied; what is said to be shared is shared."""
    inner, shared = Inner(3), [1]
    many = Many([[{"a": inner}]], {"b": [2]}, {4}, [Frame("turn", 0)], inner, None, {}, shared, [5])
    twin = many.clone()
    assert plain(twin)[1][:-1] == plain(many)[1][:-1]
    assert twin.fresh is None
    assert twin.shared is shared
    assert twin.fixed is many.fixed
    assert twin.deep[0][0]["a"] is not inner
    both = {id(one) for one in changeable(many)} & {id(one) for one in changeable(twin)}
    assert both == {id(shared), id(many.fixed)}


def test_how_to_copy_is_compiled_once() -> None:
    """A method taken before the first copy does not compile again at each call."""
    made = attrs.make_class("Made", {"one": attrs.field(type=int)}, bases=(Copied,), slots=True)
    held = made(1).clone
    assert held().one == 1
    compiled = vars(made)["clone"]
    assert held().one == 1
    assert vars(made)["clone"] is compiled


class Open:
    """A class that nobody said how to copy."""


@pytest.mark.parametrize("kind", [Open, list, "list[int]", list[Open], dict[int, Open], Any])
def test_what_nobody_can_copy_is_an_error(kind: Any) -> None:
    """A field of a type of which nothing is known is refused, never shared in silence."""
    made = attrs.make_class("Made", {"one": attrs.field(type=kind)}, bases=(Copied,), slots=True)
    with pytest.raises(TypeError, match="nobody knows how to copy"):
        made([]).clone()


@attrs.define(eq=False)
class Written(ModuleState):
    """A field of every kind that JSON knows."""

    numbers: dict[int, bool]
    maybe: list[int | None]
    named: dict[str, list[int]] = attrs.field(metadata=spelt(str, int))
    text: str = ""

    def check(self) -> None:
        """No text is empty."""
        if not self.text:
            raise ValueError("empty")


def test_every_kind_of_field_is_written_and_read() -> None:
    """Dicts are their sorted pairs, None stays None, spelt values are spelt at any depth."""
    data = {
        "numbers": [(2, False), (7, True)],
        "maybe": [None, 3],
        "named": [("a", ["1"]), ("b", [])],
        "text": "x",
    }
    state = Written({7: True, 2: False}, [None, 3], {"b": [], "a": [1]}, "x")
    assert to_json(state) == data
    assert plain(from_json(Written, data)) == plain(state)
    with pytest.raises(ValueError, match="empty"):
        Written.from_json({**data, "text": ""})
    with pytest.raises(KeyError):
        from_json(Written, {})


def test_what_nobody_can_read_is_an_error() -> None:
    """A field of a type that JSON does not know is refused."""
    made = attrs.make_class("Made", {"one": attrs.field(type=list[Open])})
    with pytest.raises(TypeError, match="stands in JSON"):
        from_json(made, {"one": []})
