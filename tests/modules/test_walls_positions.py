"""Sticks and wall cards in positions (section 7.9)."""

from collections import Counter
from typing import Any

import pytest

from alhambra_qt.engine import BadData, Game, why_not
from alhambra_qt.engine.codec import digest
from alhambra_qt.engine.ids import mask_of
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, FOUNTAIN, TILE_BY_ID
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.modules import read_position
from alhambra_qt.modules.walls.rules import WALL_CARDS, Walls
from tests.lab.kit import built, position
from tests.moves import add

Json = dict[str, Any]


def tile(name: str, sticks: Any, at: tuple[int, int] | None = None) -> Json:
    """Write a tile with sticks, built on a cell or reserved."""
    place = {} if at is None else {"at": list(at)}
    return {"tile": name, "sticks": sticks, **place}


def laid(
    alhambra: list[Json], reserve: list[Json] | None = None, modules: str = "walls", **more: Any
) -> Game:
    """Read a position with these tiles of seat 0."""
    first = {"alhambra": alhambra, "reserve": reserve or []}
    data = position(modules=modules.split(), seats=[first, *more.pop("others", [{}])], **more)
    return read_position(data).game


def complaint(*tiles: Any, **fields: Any) -> tuple[str, str]:
    """Give field and rule of the complaint about a position."""
    with pytest.raises(BadData) as caught:
        laid(*tiles, **fields)
    return caught.value.field, caught.value.rule


def test_sticks_are_walls_in_a_position() -> None:
    """`walls.build`: tiles of the Alhambra, the fountain and reserve tiles bear their sticks."""
    game = laid(
        [tile("fountain", "n", (0, 0)), tile("tower-11", "es", (1, 0))], [tile("garden-11", "w")]
    )
    player = game.players[0]
    assert player.palace.walls == {0: mask_of("n"), 1: mask_of("es")}
    garden = TILE_BY_ID["garden-11"]
    assert player.sticks == {FOUNTAIN: 1, TILE_BY_ID["tower-11"]: 6, garden: mask_of("w")}
    assert player.palace.frontier[257] == player.palace.key_of(257)
    refusal = why_not(game, add("garden-11 @ 0,1"))
    assert refusal is None
    refusal = why_not(game, add("garden-11 @ 2,0"))
    assert refusal is not None
    assert refusal.rule == "build.walk"


def test_the_open_cards() -> None:
    """`walls.deal`: the open cards are listed in their order; they are not in the deck."""
    game = laid([], walls_open=["wall-sw", "wall-n"])
    assert [CARD_ID[card] for card in Walls.of(game).open] == ["wall-sw", "wall-n"]
    left = Counter(card for card in game.deck if card in WALL_CARDS)
    assert left == Counter(WALL_CARDS) - Counter(Walls.of(game).open)


def test_sticks_used_up_cards() -> None:
    """`walls.deal`: cards that gave the sticks on the table are not drawn any more."""
    game = laid([tile("tower-11", "nes", (1, 0))], [tile("garden-11", "n")])
    assert [CARD_ID[card] for card in game.gone] == ["wall-ne", "wall-s", "wall-n"]
    assert not set(game.gone) & set(game.deck)
    sides = {card: CARD_ID[card].removeprefix("wall-") for card in WALL_CARDS}
    assert sum(len(sides[card]) for card in game.deck if card in sides) == 8


def test_sticks_of_a_corner_card() -> None:
    """`walls.deal`: a corner whose card still lies open came from two single sides."""
    game = laid([tile("tower-11", "ne", (1, 0))], walls_open=["wall-ne"])
    assert [CARD_ID[card] for card in game.gone] == ["wall-n", "wall-e"]


def test_positions_are_written_as_they_are_read() -> None:
    """Writing and reading leave sticks and open cards as they are."""
    alhambra = [tile("fountain", "n", (0, 0)), tile("tower-11", "es", (1, 0))]
    other = {"alhambra": [tile("tower-12", "n", (0, 1 - 2))], "reserve": []}
    reserve = [tile("garden-11", "w"), {"tile": "arcades-9"}]
    game = laid(alhambra, reserve, others=[other, {}], walls_open=["wall-nw"])
    data = position_to_json(game)
    assert data["seats"][0]["alhambra"] == alhambra
    assert data["seats"][0]["reserve"] == reserve
    assert data["seats"][1]["alhambra"] == other["alhambra"]
    assert data["walls_open"] == ["wall-nw"]
    again = read_position(data).game
    assert position_to_json(again) == data
    assert again.players[0].palace.walls == game.players[0].palace.walls
    assert digest(read_position(data).game) == digest(again)


def test_a_fountain_without_sticks_is_not_written() -> None:
    """A fountain is named only where it bears sticks."""
    assert position_to_json(laid([]))["seats"][0]["alhambra"] == []


def test_boards_are_judged_with_their_sticks() -> None:
    """`build.edges`: what touches a stick needs a wall there, and walking stops at it."""
    beside = [tile("tower-11", "e", (1, 0)), *built(("garden-11", 2, 0))]
    assert complaint(beside) == ("seats.0.alhambra.1.at", "build.edges")
    double = [tile("tower-11", "e", (1, 0)), tile("garden-11", "w", (2, 0))]
    assert complaint(double) == ("seats.0.alhambra.1.at", "build.walk")
    around = [*double, *built(("arcades-9", 1, 1), ("arcades-10", 2, 1))]
    assert laid(around).players[0].palace.walls[2] == mask_of("w")


def test_a_camp_leans_on_a_stick() -> None:
    """`camps.build`: in a position too a stick is a wall for a bastion, and a camp bears none."""
    camp = {"tile": "camp-5-s", "at": [1, -1]}
    game = laid([tile("tower-11", "n", (1, 0)), camp], modules="walls camps")
    assert game.players[0].palace.removable() == [-255]
    bare = [{"tile": "tower-11", "at": [1, 0]}, camp]
    assert complaint(bare, modules="walls camps")[1] == "camps.build"
    wrong = [tile("garden-10-n", "", (1, 0)), tile("camp-5-s", "n", (1, -1))]
    where = "seats.0.alhambra.1.sticks"
    assert complaint(wrong, modules="walls camps") == (where, "walls.build")
    reserve = [tile("camp-5-s", "n")]
    assert complaint([], reserve, modules="walls camps")[1] == "walls.build"


def test_no_stick_on_a_printed_wall() -> None:
    """`walls.build`: a stick stands only where no wall is printed."""
    where = "seats.0.alhambra.0.sticks"
    assert complaint([tile("garden-10-n", "n", (1, 0))]) == (where, "walls.build")
    assert complaint([tile("garden-10-n", "ne", (1, 0))]) == (where, "walls.build")
    reserve = [tile("garden-10-n", "n")]
    assert complaint([], reserve) == ("seats.0.reserve.0.sticks", "walls.build")


@pytest.mark.parametrize("sticks", ["en", "nn", "x", "N", "north", 1, ["n"], None, {"n": True}])
def test_broken_sides(sticks: Any) -> None:
    """Sticks are letters out of n e s w, in this order, each at most once."""
    assert complaint([tile("tower-11", sticks, (1, 0))]) == ("seats.0.alhambra.0.sticks", "")


def test_twelve_sticks_at_most() -> None:
    """`walls.deal`: there are twelve sticks in all, over all seats."""
    full = [tile(name, "nesw") for name in ("tower-11", "tower-12", "garden-10")]
    assert sum(mask.bit_count() for mask in laid([], full).players[0].sticks.values()) == 12
    more = {"reserve": [tile("garden-11", "n")]}
    assert complaint([], full, others=[more]) == ("seats.1.reserve.0.sticks", "walls.deal")


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        (["wall-n", "wall-n"], ("walls_open.1", "walls.deal")),
        (["florin-3"], ("walls_open.0", "")),
        (["wall-x"], ("walls_open.0", "")),
        ("wall-n", ("walls_open", "")),
        ([None], ("walls_open.0", "")),
    ],
)
def test_broken_open_cards(cards: Any, wanted: tuple[str, str]) -> None:
    """`walls.deal`: open cards are wall cards, each of which exists once."""
    assert complaint([], walls_open=cards) == wanted


def test_walls_with_the_module_off() -> None:
    """`walls.deal`: with the module off a position has neither sticks nor wall cards."""
    stick = [tile("tower-11", "n", (1, 0))]
    assert complaint(stick, modules="") == ("seats.0.alhambra.0.sticks", "walls.deal")
    assert complaint([], modules="", walls_open=["wall-n"]) == ("walls_open", "walls.deal")
    assert complaint([], modules="", deck=["wall-n"]) == ("deck.0", "walls.deal")
    assert laid([tile("tower-11", "", (1, 0))], modules="").players[0].sticks == {}


def test_a_given_deck_with_wall_cards() -> None:
    """`walls.deal`: a deck that is given is taken as it is; what lies nowhere has been used."""
    game = laid([], deck=["wall-n", "florin-1"])
    assert game.deck == [CARD_BY_ID["florin-1"], CARD_BY_ID["wall-n"]]
    assert complaint([], deck=["wall-n"], walls_open=["wall-n"]) == ("deck.0", "walls.deal")


def test_sticks_use_up_no_card_of_a_given_deck() -> None:
    """`walls.deal`: a corner whose card lies in the given deck came from two single sides."""
    sticks = [tile("tower-11", "ne", (1, 0))]
    game = laid(sticks, deck=["wall-ne", "florin-1"])
    assert game.deck == [CARD_BY_ID["florin-1"], CARD_BY_ID["wall-ne"]]
    assert {CARD_ID[card] for card in game.gone} >= {"wall-n", "wall-e"}
    assert complaint(sticks, deck=["wall-ne", 3]) == ("deck.1", "")
