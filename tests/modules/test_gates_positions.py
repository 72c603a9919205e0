"""Gates in positions (section 7.5)."""

from typing import Any

import pytest

from alhambra_qt.engine import BadData, Game
from alhambra_qt.engine.ids import E, W
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.modules import read_position
from alhambra_qt.modules.gates.rules import GATE, Gates
from tests.lab.kit import built, position

BEHIND = built(("garden-9-e", 1, 0), ("chambers-9-w", 2, 0))
EAST = {"at": [1, 0], "side": "e"}


def laid(gates: Any, alhambra: list[dict[str, Any]] = BEHIND, **fields: Any) -> Game:
    """Read a position for two with these gates in seat 0's Alhambra."""
    first = {"alhambra": alhambra, "gates": gates, **fields.pop("first", {})}
    modules = fields.pop("modules", ["gates"])
    return read_position(position(modules=modules, seats=[first, {}], **fields)).game


def complaint(gates: Any, **fields: Any) -> tuple[str, str]:
    """Give field and rule of the complaint about a position."""
    with pytest.raises(BadData) as caught:
        laid(gates, **fields)
    return caught.value.field, caught.value.rule


def test_positions_with_gates() -> None:
    """`gates.use`: a position says where gates are, and that a card lies open or in a hand."""
    game = laid([EAST], first={"hand": ["gate", "florin-3"]})
    assert game.players[0].palace.gates == {1: 1 << E, 2: 1 << W}
    assert game.gone == [GATE]
    assert GATE in game.players[0].hand
    assert GATE not in game.deck
    assert not Gates.of(game).open
    game = laid([], alhambra=[], gate_open=True)
    assert Gates.of(game).open
    assert game.deck.count(GATE) == 1


@pytest.mark.parametrize("gate", [EAST, {"at": [2, 0], "side": "w"}])
def test_positions_are_written_as_they_are_read(gate: dict[str, Any]) -> None:
    """A gate is read from either of its tiles and written at the first by x, then y."""
    game = laid([gate], gate_open=True)
    data = position_to_json(game)
    assert data["gate_open"] is True
    assert [seat["gates"] for seat in data["seats"]] == [[EAST], []]
    again = read_position(data).game
    assert position_to_json(again) == data
    assert again.players[0].palace.gates == game.players[0].palace.gates


def test_a_gate_between_two_rows() -> None:
    """A gate between two rows is written once, at the upper tile."""
    layout = built(("garden-12-s", 0, 1), ("tower-11-n", 0, 2))
    game = laid([{"at": [0, 2], "side": "n"}], alhambra=layout)
    assert position_to_json(game)["seats"][0]["gates"] == [{"at": [0, 1], "side": "s"}]


def test_a_tile_without_its_gate() -> None:
    """`build.walk`: what is behind a wall needs its gate in a position too."""
    assert complaint([]) == ("seats.0.alhambra.1.at", "build.walk")


@pytest.mark.parametrize(
    ("gate", "field"),
    [
        ({"at": [5, 0], "side": "e"}, "at"),
        ({"at": [1, 0], "side": "n"}, "side"),
        ({"at": [0, 0], "side": "e"}, "side"),
        ({"at": [2, 0], "side": "e"}, "side"),
    ],
)
def test_a_gate_needs_two_printed_walls(gate: dict[str, Any], field: str) -> None:
    """`gates.use`: a gate without a tile, or without walls on both tiles, is refused."""
    assert complaint([EAST, gate]) == (f"seats.0.gates.1.{field}", "gates.use")


def test_no_gate_at_a_camp_or_a_stick() -> None:
    """`gates.use`: neither a bastion nor a stick can be opened."""
    camp = built(("garden-9-e", 1, 0), ("camp-6-w", 2, 0))
    assert complaint([EAST], alhambra=camp, modules=["gates", "camps"]) == (
        "seats.0.gates.0.side",
        "gates.use",
    )
    west = {"at": [2, 0], "side": "w"}
    assert complaint([west], alhambra=camp, modules=["gates", "camps"])[1] == "gates.use"
    stick = [{"tile": "tower-11", "at": [1, 0], "sticks": "e"}, BEHIND[1]]
    assert complaint([EAST], alhambra=stick, modules=["gates", "walls"])[1] == "gates.use"


def test_a_gate_named_twice() -> None:
    """`gates.use`: a gate is named once, at one of its tiles."""
    west = {"at": [2, 0], "side": "w"}
    assert complaint([EAST, west]) == ("seats.0.gates.1.at", "gates.use")


def test_more_gates_than_cards() -> None:
    """`gates.deal`: gates, hands and the open card need a card each; two players have two."""
    alhambra = [*BEHIND, *built(("garden-10-w", -1, 0), ("pavilion-7-e", -2, 0))]
    both = [EAST, {"at": [-1, 0], "side": "w"}]
    assert len(laid(both, alhambra=alhambra).gone) == 2
    assert complaint(both, alhambra=alhambra, gate_open=True)[1] == "gates.deal"
    hand = {"hand": ["gate"]}
    assert complaint(both, alhambra=alhambra, first=hand) == ("seats.0.gates.1", "gates.deal")


@pytest.mark.parametrize(
    ("gates", "field"),
    [
        ("east", "seats.0.gates"),
        (["e"], "seats.0.gates.0"),
        ([{"side": "e"}], "seats.0.gates.0.at"),
        ([{"at": [1], "side": "e"}], "seats.0.gates.0.at"),
        ([{"at": [1, 0]}], "seats.0.gates.0.side"),
        ([{"at": [1, 0], "side": "es"}], "seats.0.gates.0.side"),
        ([{"at": [1, 0], "side": 1}], "seats.0.gates.0.side"),
        ([{"at": [1, 0], "side": "e", "card": "gate"}], "seats.0.gates.0.card"),
    ],
)
def test_broken_fields(gates: Any, field: str) -> None:
    """A text that is no gate is refused with the name of the field."""
    assert complaint(gates) == (field, "")


def test_the_open_card_is_a_flag() -> None:
    """The open card is true or false."""
    assert complaint([], alhambra=[], gate_open=1) == ("gate_open", "")


def test_gates_with_the_module_off() -> None:
    """`gates.deal`: with the module off a position has no gate and no gate card."""
    assert complaint([EAST], modules=[]) == ("seats.0.alhambra.1.at", "build.walk")
    whole = built(("garden-9-e", 1, 0))
    assert complaint([EAST], alhambra=whole, modules=[]) == ("seats.0.gates", "gates.deal")
    hand = {"hand": ["gate"]}
    wanted = ("seats.0.hand.0", "gates.deal")
    assert complaint([], alhambra=[], modules=[], first=hand) == wanted
    wanted = ("gate_open", "gates.deal")
    assert complaint([], alhambra=[], modules=[], gate_open=True) == wanted
