"""Section 7.13: what is public of the chests, states and positions."""

from typing import Any

import pytest

from alhambra_qt.engine import Game, Setup, apply, legal_actions, observe, redeal, to_move
from alhambra_qt.engine.codec import (
    action_from_json,
    action_to_json,
    digest,
    state_from_json,
    state_to_json,
)
from alhambra_qt.engine.observe import zones
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.modules import read_position
from alhambra_qt.modules.treasure.rules import Treasure
from tests.lab.kit import built, complaint, position
from tests.modules.treasure_kit import FULL, buy_chests, chamber, chests, everywhere, named, put
from tests.moves import cells_of

# -- what is public, states -------------------------------------------------------------------


def test_every_chest_lies_in_a_zone() -> None:
    """`treasure.deal`: the zones show all 42 chests, those on buildings with their cells."""
    seen = put(chamber(2), 0, "1,0 3,0")
    chests(seen).dirk[0] = 1
    chests(seen).bag[0] -= 1
    found = [zone for zone in zones(seen.game) if any("chest" in t for t in zone.tokens)]
    assert sum(len(zone.tokens) for zone in found) == 42
    mine = next(zone for zone in found if zone.name == "chests" and zone.seat == 0)
    assert mine.tokens == ("chest-garden", "chest-tower")
    assert mine.cells == cells_of("1,0 3,0")
    rooms = [zone for zone in found if zone.name.startswith("room")]
    assert [len(zone.tokens) for zone in rooms] == [4, 4, 4]
    seen.play(0, buy_chests(1, "ducat-9"))


def test_the_next_chests_are_secret() -> None:
    """`treasure.deal`: chests are public, but not which come next: a redeal may draw others."""
    seen = chamber(3, "pavilion pavilion pavilion pavilion", *FULL[1:])
    seen.game.setup = Setup(3, "kit", ("treasure",))
    views = [observe(seen.game, seat) for seat in range(3)]
    for view in views:
        assert Treasure.of(view.game).to_json() == chests(seen).to_json()
        assert view.game.setup.seed == ""
    drawn = set()
    for seed in "abcdef":
        game = redeal(views[1], seed)
        assert Treasure.of(game).to_json() == chests(seen).to_json()
        apply(game, buy_chests(1, "ducat-9"))
        drawn.add(tuple(Treasure.of(game).rooms[0]))
    assert len(drawn) > 1


def test_states_are_written_and_read() -> None:
    """`treasure.place`: a state in the middle of placing chests survives JSON, as do actions."""
    seen = chamber(2, "garden tower arcades arcades", *FULL[1:]).dirk("arcades-9")
    bought = buy_chests(1, "ducat-9")
    assert action_from_json(action_to_json(bought)) == bought
    seen.play(0, bought).expect(asks="chests")
    again = state_from_json(state_to_json(seen.game), seen.game.rules)
    assert digest(again) == digest(seen.game)
    for action in legal_actions(seen.game):
        assert action_from_json(action_to_json(action)) == action
        first, second = seen.game.clone(), again.clone()
        apply(first, action)
        apply(second, action)
        assert digest(first) == digest(second)


def test_a_clone_is_independent() -> None:
    """`treasure.place`: what happens in a clone leaves the game as it was."""
    seen = chamber(2, "garden tower arcades arcades", *FULL[1:]).dirk("arcades-9")
    before = digest(seen.game)
    tried = seen.game.clone()
    apply(tried, buy_chests(1, "ducat-9"))
    apply(tried, legal_actions(tried)[0])
    assert digest(seen.game) == before


# -- positions --------------------------------------------------------------------------------


def read(**fields: Any) -> Game:
    """Read a position with the module on."""
    return read_position(position(**{"modules": ["treasure", "camps"], **fields})).game


def test_positions() -> None:
    """`treasure.deal`: rooms, chests on buildings and Dirk's; the bag is what is left."""
    game = read(
        seats=[{"alhambra": [{"tile": "garden-10", "at": [1, 0], "chest": True}]}, {}],
        rooms=[["chest-tower", "chest-garden", "chest-tower", "chest-arcades"], [], []],
        dirk={"tiles": ["garden-8-sw", "tower-12"], "chests": ["garden", "tower"]},
    )
    state = Treasure.of(game)
    assert [named(room) for room in state.rooms] == ["arcades garden tower tower", "", ""]
    assert state.chests == [{1: TYPES.index("garden")}, {}]
    assert state.dirk == [0, 0, 0, 0, 1, 1]
    assert everywhere(state) == [5, 5, 7, 7, 9, 9]
    written = position_to_json(game)
    again = read_position(written).game
    assert position_to_json(again) == written
    assert Treasure.of(again).to_json() == state.to_json()


def test_positions_without_chests() -> None:
    """`treasure.refill`: rooms left out are empty, and then no room is refilled any more."""
    state = Treasure.of(read())
    assert state.rooms == [[], [], []]
    assert sum(state.bag) == 42
    assert to_move(read()) == 0


ROOM = ["chest-tower"] * 4


@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"rooms": [ROOM, ROOM, [*ROOM]]}, "rooms.2.1", "treasure.deal"),
        ({"rooms": [ROOM[:3]]}, "rooms.0", "treasure.refill"),
        ({"rooms": [ROOM, [], [], []]}, "rooms", ""),
        ({"rooms": ["chest-tower"]}, "rooms.0", ""),
        ({"rooms": [["chest-tower", "tower", "tower", "tower"]]}, "rooms.0.1", ""),
        ({"dirk": {"chests": ["garden"]}}, "dirk.chests.0", "treasure.place"),
        (
            {"dirk": {"tiles": ["garden-10"], "chests": ["garden", "garden"]}},
            "dirk.chests.1",
            "treasure.place",
        ),
        ({"dirk": {"chests": ["chest-garden"]}}, "dirk.chests.0", ""),
        ({"dirk": {"tiles": ["camp-3-n"], "chests": ["tower"]}}, "dirk.chests.0", "treasure.place"),
    ],
)
def test_wrong_positions(fields: dict[str, Any], field: str, rule: str) -> None:
    """`treasure.deal`: a position that cannot be is refused with field and rule."""
    assert complaint(read, **fields) == (field, rule)


@pytest.mark.parametrize(
    ("tile", "value", "rule"), [("camp-5-s", True, "treasure.place"), ("garden-10", "yes", "")]
)
def test_wrong_chests_on_tiles(tile: str, value: Any, rule: str) -> None:
    """`treasure.place`: only buildings have chests; they either have one or not."""
    entry = {"tile": tile, "at": [1, 0], "chest": value}
    assert complaint(read, seats=[{"alhambra": [entry]}, {}]) == ("seats.0.alhambra.0.chest", rule)


def test_no_chest_in_the_reserve() -> None:
    """`treasure.place`: a tile of the reserve has no chest."""
    assert complaint(read, seats=[{"reserve": [{"tile": "garden-10", "chest": True}]}, {}]) == (
        "seats.0.reserve.0.chest",
        "treasure.place",
    )


def test_chests_with_the_module_off() -> None:
    """`treasure.deal`: chests in a position without the module are refused, empty fields not."""
    entry = {"alhambra": [*built(("garden-10", 1, 0))]}
    entry["alhambra"][0]["chest"] = True
    assert complaint(read, modules=[], seats=[entry, {}]) == (
        "seats.0.alhambra.0.chest",
        "treasure.deal",
    )
    assert "treasure" not in read(modules=[], rooms=[[], [], []]).ext
