"""Actions, set-ups and states as JSON: written, read, and refused when broken."""

import json
from typing import Any

import pytest

from alhambra_qt.engine import BadData, Setup, codec, legal_actions, observe
from alhambra_qt.engine.actions import Action, TakeMoney, action_types
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.modules import new_game
from alhambra_qt.modules.bazaars.rules import BuyBazaar
from alhambra_qt.modules.bonus.rules import KeepBonus, RevealBonus
from alhambra_qt.modules.builders.rules import UseBuilder
from alhambra_qt.modules.characters import actions as character
from alhambra_qt.modules.gates.rules import AddWithGate, PlaceWithGate, TakeGate
from alhambra_qt.modules.huts.rules import TakeHut
from alhambra_qt.modules.thieves.rules import UseThief
from alhambra_qt.modules.trader import residents
from alhambra_qt.modules.treasure.chests import BuyChests, PlaceChest
from alhambra_qt.modules.vizier.rules import UseVizierAside
from alhambra_qt.modules.walls.rules import BuildSticks, BuildSticksAside
from tests import moves
from tests.kit import table

MODULE_ACTIONS: list[tuple[Action, dict[str, Any]]] = [
    (
        PlaceWithGate.of(TILE_BY_ID["tower-9-es"], moves.cell_of("1,0"), 3),
        {"type": "place_with_gate", "tile": "tower-9-es", "at": [1, 0], "side": "w"},
    ),
    (
        AddWithGate.of(TILE_BY_ID["tower-9-es"], moves.cell_of("1,0"), 1),
        {"type": "add_with_gate", "tile": "tower-9-es", "at": [1, 0], "side": "e"},
    ),
    (TakeGate.of(), {"type": "take_gate"}),
    (
        BuildSticks.of(CARD_BY_ID["wall-ne"], moves.cell_of("0,0")),
        {"type": "build_sticks", "card": "wall-ne", "at": [0, 0]},
    ),
    (
        BuildSticksAside.of(CARD_BY_ID["wall-s"], TILE_BY_ID["tower-11"]),
        {"type": "build_sticks_aside", "card": "wall-s", "tile": "tower-11"},
    ),
    (
        BuyBazaar.of(TILE_BY_ID["bazaar-ducat-pavilion-garden-tower"], moves.cards_of("ducat-9")),
        {"type": "buy_bazaar", "tile": "bazaar-ducat-pavilion-garden-tower", "cards": ["ducat-9"]},
    ),
    (TakeHut.of(TILE_BY_ID["hut-garden-e"]), {"type": "take_hut", "tile": "hut-garden-e"}),
    (RevealBonus.of(TILE_BY_ID["tower-12"]), {"type": "reveal_bonus", "tile": "tower-12"}),
    (KeepBonus.of(), {"type": "keep_bonus"}),
    (UseBuilder.of(CARD_BY_ID["builder-ducat"]), {"type": "use_builder", "card": "builder-ducat"}),
    (
        UseThief.of(CARD_BY_ID["thief-ducat"], CARD_BY_ID["ducat-9"]),
        {"type": "use_thief", "card": "thief-ducat", "taken_card": "ducat-9"},
    ),
    (
        UseVizierAside.of(
            TILE_BY_ID["bazaar-ducat-pavilion-garden-tower"], moves.cards_of("ducat-9")
        ),
        {
            "type": "use_vizier_aside",
            "tile": "bazaar-ducat-pavilion-garden-tower",
            "cards": ["ducat-9"],
        },
    ),
    (character.Bid.of(7), {"type": "bid", "amount": 7}),
    (character.PassBid.of(), {"type": "pass_bid"}),
    (character.PayBid.of(moves.cards_of("ducat-9")), {"type": "pay_bid", "cards": ["ducat-9"]}),
    (character.KeepFatima.of(), {"type": "keep_fatima"}),
    (character.SwapFatima.of(), {"type": "swap_fatima"}),
    (character.BeginTurn.of(), {"type": "begin_turn"}),
    (character.ChooseHakim.of(4), {"type": "choose_hakim", "colour": "garden"}),
    (character.UseKnihstig.of(CARD_BY_ID["ducat-9"]), {"type": "use_knihstig", "card": "ducat-9"}),
    (character.DeclineKnihstig.of(), {"type": "decline_knihstig"}),
    (character.UseAmmar.of(), {"type": "use_ammar"}),
    (character.UseKarim.of(TILE_BY_ID["tower-11"]), {"type": "use_karim", "tile": "tower-11"}),
    (character.UseLaila.of(2), {"type": "use_laila", "slot": "denar"}),
    (
        character.UseMachma.of(CARD_BY_ID["ducat-9"], CARD_BY_ID["denar-9"]),
        {"type": "use_machma", "given_card": "ducat-9", "taken_card": "denar-9"},
    ),
    (character.UseYammerad.of(), {"type": "use_yammerad"}),
]

WRITTEN: list[tuple[Action, dict[str, Any]]] = [
    (moves.take("ducat-1 denar-2"), {"type": "take_money", "cards": ["denar-2", "ducat-1"]}),
    (moves.buy("denar", "denar-9"), {"type": "buy", "slot": "denar", "cards": ["denar-9"]}),
    (moves.add("tower-11 @ 1,-2"), {"type": "add", "tile": "tower-11", "at": [1, -2]}),
    (moves.remove("-1,0"), {"type": "remove", "at": [-1, 0]}),
    (moves.swap("tower-11 @ 1,-2"), {"type": "swap", "tile": "tower-11", "at": [1, -2]}),
    (moves.END_ACTIONS, {"type": "end_actions"}),
    (moves.PASS, {"type": "pass"}),
    (moves.place("camp-3-n @ -3,5"), {"type": "place", "tile": "camp-3-n", "at": [-3, 5]}),
    (moves.reserve("tower-11"), {"type": "reserve", "tile": "tower-11"}),
    (moves.gift("tower-11"), {"type": "give_to_dirk", "tile": "tower-11"}),
    (moves.END_TURN, {"type": "end_turn"}),
    (moves.PASS_WINDOW, {"type": "pass_window"}),
    (
        moves.use_vizier("florin", "florin-9"),
        {"type": "use_vizier", "slot": "florin", "cards": ["florin-9"]},
    ),
    (moves.WAKE, {"type": "wake_vizier"}),
    (
        residents.ChooseResidents.of((0, 2, 5)),
        {"type": "choose_residents", "colours": ["pavilion", "arcades", "tower"]},
    ),
    (residents.PlaceTrader.of(moves.cell_of("0,-1")), {"type": "place_trader", "at": [0, -1]}),
    (residents.MoveIn.of(4), {"type": "move_in", "colour": "garden"}),
    (
        residents.SwapResident.of(4, 5),
        {"type": "swap_resident", "old_colour": "garden", "new_colour": "tower"},
    ),
    (residents.StayOut.of(), {"type": "stay_out"}),
    *MODULE_ACTIONS,
    (
        BuyChests.of(2, moves.cards_of("florin-5 denar-3")),
        {"type": "buy_chests", "room": 2, "cards": ["florin-5", "denar-3"]},
    ),
    (
        PlaceChest.of(4, moves.cell_of("1,2")),
        {"type": "place_chest", "colour": "garden", "at": [1, 2]},
    ),
]


@pytest.mark.parametrize(("action", "data"), WRITTEN, ids=lambda value: getattr(value, "name", ""))
def test_actions_are_written_in_words(action: Action, data: dict[str, Any]) -> None:
    """An action is written with the ids of the pieces, and read back as the very same value."""
    assert codec.action_to_json(action) == data
    assert codec.action_from_json(json.loads(json.dumps(data))) is action


def test_all_action_types_are_written() -> None:
    """Every type of action of the program is among the examples."""
    # Other tests have actions of their own.
    kinds = action_types().items()
    program = {name for name, kind in kinds if kind.__module__.startswith("alhambra_qt.")}
    assert {data["type"] for _, data in WRITTEN} == program


def test_cards_are_sorted_when_read() -> None:
    """The order in which cards are written does not matter: equal payments are equal actions."""
    action = codec.action_from_json({"type": "take_money", "cards": ["ducat-1", "florin-1"]})
    other = codec.action_from_json({"type": "take_money", "cards": ["florin-1", "ducat-1"]})
    assert isinstance(action, TakeMoney)
    assert action is other is TakeMoney.of(tuple(sorted(action.cards)))


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (None, "action"),
        ([], "action"),
        ({}, "action.type"),
        ({"type": "fly"}, "action.type"),
        ({"type": ["buy"]}, "action.type"),
        ({"type": "pass", "why": 1}, "action.why"),
        ({"type": "remove"}, "action.at"),
        ({"type": "remove", "at": [1]}, "action.at"),
        ({"type": "remove", "at": [1, 2.0]}, "action.at"),
        ({"type": "remove", "at": [True, 0]}, "action.at"),
        ({"type": "remove", "at": [0, 101]}, "action.at"),
        ({"type": "remove", "at": "1,0"}, "action.at"),
        ({"type": "reserve", "tile": "tower-99"}, "action.tile"),
        ({"type": "reserve", "tile": ["tower-11"]}, "action.tile"),
        ({"type": "buy", "slot": "diamond", "cards": []}, "action.slot"),
        ({"type": "buy", "slot": 0, "cards": []}, "action.slot"),
        ({"type": "buy", "slot": "florin", "cards": "florin-1"}, "action.cards"),
        ({"type": "buy", "slot": "florin", "cards": ["florin-10"]}, "action.cards"),
        ({"type": "buy", "slot": "florin"}, "action.cards"),
    ],
)
def test_broken_actions(data: Any, field: str) -> None:
    """A broken action is refused with the name of the field."""
    with pytest.raises(BadData) as caught:
        codec.action_from_json(data)
    assert caught.value.field == field


def test_set_ups_survive() -> None:
    """A set-up written and read is the same."""
    for setup in (Setup(2, "ș"), Setup(6, "", ("vizier", "camps"), (("thieves", "round"),), 5)):
        assert codec.setup_from_json(json.loads(json.dumps(codec.setup_to_json(setup)))) == setup


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": 7}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": "3"}, "seats"),
        ({"seed": 5}, "seed"),
        ({"seed": None}, "seed"),
        ({"seed": "\ud800"}, "seed"),
        ({"modules": "vizier"}, "modules"),
        ({"modules": [1]}, "modules"),
        ({"variants": []}, "variants"),
        ({"variants": {"\ud800": "x"}}, "variants"),
        ({"youngest": 3}, "youngest"),
        ({"youngest": -1}, "youngest"),
        ({"youngest": "0"}, "youngest"),
    ],
)
def test_broken_set_ups(changes: dict[str, Any], field: str) -> None:
    """A broken set-up is refused with the name of the field."""
    data = {**codec.setup_to_json(Setup(3, "a")), **changes}
    with pytest.raises(BadData) as caught:
        codec.setup_from_json(data)
    assert caught.value.field == f"setup.{field}"
    with pytest.raises(BadData):
        codec.setup_from_json([data])


def test_states_survive() -> None:
    """A state with anything unusual in it is written and read as it is."""
    seen = (
        table(2, ["vizier", "camps"])
        .hand(0, "florin-9 dirham-7", hidden="florin-9")
        .market(florin="garden-9-e", dirham="tower-7-new", denar=None)
        .display("ducat-1")
        .viziers(False, True)
        .alhambra(1, "garden-10-n @ 1,0  camp-5-s @ 1,-1")
        .dirk("camp-3-n tower-11")
        .play(0, moves.buy("florin", "florin-9"))
    )
    again = codec.state_from_json(
        json.loads(json.dumps(codec.state_to_json(seen.game))), seen.game.rules
    )
    assert codec.digest(again) == codec.digest(seen.game)
    assert legal_actions(again) == legal_actions(seen.game)
    assert again.players[1].palace.frontier == seen.game.players[1].palace.frontier


@pytest.mark.parametrize(
    "broken",
    [
        None,
        {},
        {"market": ["tower-99", None, None, None]},
        {"market": 5},
        {"players": [{}]},
        {"players": "anna"},
        {"decisions": [["turn"]]},
        {"deck": ["florin-77"]},
        {"setup": {}},
        {"turn": "many"},
        {"ext": {"harbour": {}}},
        {"ext": {"vizier": {}}},
    ],
)
def test_broken_states(broken: Any) -> None:
    """A state that cannot be read is refused as bad data, never by another error."""
    game = new_game(Setup(3, "a", ("vizier",)))
    data = {**codec.state_to_json(game), **broken} if broken else broken
    with pytest.raises(BadData):
        codec.state_from_json(data, game.rules)


@pytest.mark.parametrize("broken", [None, [], {}, {"seat": "0"}, {"seat": 0}, {"seat": True}])
def test_broken_observations(broken: Any) -> None:
    """An observation without a seat or a game is refused as bad data."""
    game = new_game(Setup(3, "a"))
    good = codec.observation_to_json(observe(game, 0))
    assert codec.observation_from_json(good, game.rules).seat == 0
    with pytest.raises(BadData):
        codec.observation_from_json(broken, game.rules)


def test_digests() -> None:
    """Equal states have equal fingerprints; any change of the state changes it."""
    first, second = new_game(Setup(3, "a")), new_game(Setup(3, "a"))
    assert codec.digest(first) == codec.digest(second)
    second.players[0].score = 1
    assert codec.digest(first) != codec.digest(second)
