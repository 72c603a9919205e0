"""Section 7.12: traders and residents in zones, states and positions."""

from typing import Any

import pytest

from alhambra_qt.engine import BadData, Game, Setup, apply, codec, legal_actions, to_move
from alhambra_qt.engine.actions import Action, AddTile, Buy, Place
from alhambra_qt.engine.observe import zones
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.modules import new_game, read_position
from alhambra_qt.modules.trader.rules import Trader
from tests.lab.kit import complaint, position
from tests.modules.trader_kit import everywhere, housed, named
from tests.moves import cell_of

# -- zones, states ----------------------------------------------------------------------------


def test_every_resident_lies_in_a_zone() -> None:
    """`trader.deal`: the zones show all 42 residents; traders and homes with their cells."""
    seen = housed()
    found = {(zone.name, zone.seat): zone for zone in zones(seen.game)}
    residents = [t for zone in found.values() for t in zone.tokens if t.startswith("resident-")]
    assert len(residents) == 42
    assert found["trader", 0].tokens == ("resident-garden", "resident-tower", "resident-tower")
    assert (found["trader-at", 0].tokens, found["trader-at", 0].cells) == (("trader",), (-1,))
    assert ("trader-at", 1) not in found
    assert (found["residents", 0].tokens, found["residents", 0].cells) == (
        ("resident-tower",),
        (1,),
    )
    assert found["residents", 1].tokens == ()


def eager(game: Game, options: list[Action], number: int) -> Action:
    """Build on the trader's cell where it can be, else buy, else do anything."""
    at = Trader.of(game).at[to_move(game) or 0]
    for kind in (Place, AddTile):
        for action in options:
            if isinstance(action, kind) and action.cell == at:
                return action
    buys = [action for action in options if isinstance(action, Buy)]
    return (buys or options)[number * 31 % len(buys or options)]


def test_states_are_written_and_read() -> None:
    """`trader.move_in`: a state in the middle of any question survives JSON, as do actions."""
    asked = set()
    game = new_game(Setup(2, "b", ("camps", "trader")))
    for number in range(300):
        asked.add(game.frame.kind)
        again = codec.state_from_json(codec.state_to_json(game), game.rules)
        assert codec.digest(again) == codec.digest(game)
        action = eager(game, legal_actions(game), number)
        assert codec.action_from_json(codec.action_to_json(action)) == action
        before, kept = codec.digest(game), game.clone()
        apply(game, action)
        apply(again, action)
        assert codec.digest(game) == codec.digest(again) != codec.digest(kept) == before
        if game.frame.kind == "turn":
            assert everywhere(Trader.of(game)) == [7] * 6
    assert {"residents", "trader_place", "trader_in", "trader_swap", "trader_back"} <= asked


# -- positions --------------------------------------------------------------------------------


def read(**fields: Any) -> Game:
    """Read a position with the module on."""
    return read_position(position(**{"modules": ["trader", "camps"], **fields})).game


def seats(trader: Any = None, *built: dict[str, Any]) -> list[dict[str, Any]]:
    """Give two seats, the first with a trader and tiles."""
    first: dict[str, Any] = {"alhambra": list(built)}
    if trader is not None:
        first["trader"] = trader
    return [first, {}]


def on(tile: str, resident: Any, x: int = 1) -> dict[str, Any]:
    """Give a built tile with a resident."""
    return {"tile": tile, "at": [x, 0], "resident": resident}


def test_positions() -> None:
    """`trader.deal`: traders and residents in a position; the supply is what is left."""
    trader = {"at": [0, -1], "residents": ["tower", "garden", "garden"]}
    game = read(seats=seats(trader, on("tower-12", "tower"), on("garden-10", "garden", 2)))
    state = Trader.of(game)
    assert state.at == [cell_of("0,-1"), None]
    assert named(state.residents[0]) == "garden garden tower"
    assert state.homes == [{1: TYPES.index("tower"), 2: TYPES.index("garden")}, {}]
    assert everywhere(state) == [7] * 6
    written = position_to_json(game)
    assert written["seats"][0]["trader"]["at"] == [0, -1]
    assert "trader" not in written["seats"][1]
    again = read_position(written).game
    assert Trader.of(again).to_json() == state.to_json()
    assert position_to_json(again) == written


def test_a_position_without_a_trader() -> None:
    """`trader.move_in`: a seat without the field has no trader and gets none back."""
    game = read()
    assert Trader.of(game).at == [None, None]
    assert Trader.of(game).aside == [False, False]
    assert Trader.of(game).supply == [7] * 6
    assert game.frame.kind == "turn"


def test_a_trader_far_from_the_palace() -> None:
    """`trader.move_in`: only a free cell is asked for: its neighbours may have been removed."""
    game = read(seats=seats({"at": [5, 5], "residents": []}))
    assert Trader.of(game).at[0] == cell_of("5,5")
    assert Trader.of(game).residents[0] == []


GARDENS = [
    on(tile, "garden", x) for x, tile in enumerate(("garden-10", "garden-11", "garden-9-e"), 1)
]


@pytest.mark.parametrize(
    ("trader", "field", "rule"),
    [
        ({"residents": []}, "at", ""),
        ({"at": "here"}, "at", ""),
        ({"at": [0, 0]}, "at", "trader.move_in"),
        ({"at": [2, 0]}, "at", "trader.move_in"),
        ({"at": [0, 1], "residents": ["tower"] * 4}, "residents", ""),
        ({"at": [0, 1], "residents": ["camp"]}, "residents.0", ""),
        ({"at": [0, 1], "side": "n"}, "side", ""),
    ],
)
def test_wrong_traders(trader: Any, field: str, rule: str) -> None:
    """`trader.move_in`: a trader that cannot be is refused with field and rule."""
    assert complaint(read, seats=seats(trader, *GARDENS)) == (f"seats.0.trader.{field}", rule)


@pytest.mark.parametrize(
    ("tile", "resident", "rule"),
    [
        ("tower-12", "garden", "trader.move_in"),
        ("camp-5-s", "garden", "trader.move_in"),
        ("tower-12", "resident-tower", ""),
        ("tower-12", True, ""),
    ],
)
def test_wrong_residents(tile: str, resident: Any, rule: str) -> None:
    """`trader.move_in`: a resident lives in a building of its colour only."""
    assert complaint(read, seats=seats(None, on(tile, resident))) == (
        "seats.0.alhambra.0.resident",
        rule,
    )


def test_too_many_residents() -> None:
    """`trader.deal`: there are seven of each colour."""
    eight = [{"trader": {"at": [0, 1], "residents": ["tower"] * 3}} for _ in range(3)]
    with pytest.raises(BadData) as caught:
        read(seats=eight)
    found = (caught.value.field, caught.value.rule)
    assert found == ("seats.2.trader.residents.1", "trader.deal")
    home = {**eight[2], "trader": None, "alhambra": [on("tower-12", "tower")]}
    read(seats=[*eight[:2], home])
    two = [on("tower-12", "tower"), on("tower-11", "tower", 2)]
    with pytest.raises(BadData) as caught:
        read(seats=[*eight[:2], {**home, "alhambra": two}])
    assert caught.value.field == "seats.2.alhambra.1.resident"


def test_no_resident_in_the_reserve() -> None:
    """`trader.return`: nobody lives on a tile of the reserve."""
    assert complaint(
        read, seats=[{"reserve": [{"tile": "tower-12", "resident": "tower"}]}, {}]
    ) == ("seats.0.reserve.0.resident", "trader.return")


def test_the_trader_with_the_module_off() -> None:
    """`trader.deal`: a trader or a resident needs the module."""
    for part in (seats({"at": [0, 1]}), seats(None, on("tower-12", "tower"))):
        with pytest.raises(BadData) as caught:
            read(modules=[], seats=part)
        assert caught.value.rule == "trader.deal"
