"""Section 7.10: what a seat may know of the thieves, how they are saved, positions with them."""

from collections import Counter
from typing import Any

import pytest

from alhambra_qt.engine import Setup, codec, observe, redeal
from alhambra_qt.engine.observe import zones
from alhambra_qt.engine.pieces import CARD_KIND
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules import new_game, read_position
from tests.lab.kit import complaint
from tests.modules.test_thieves import ALL, everywhere, hands, names, steal, window
from tests.moves import cards_of


def test_thieves_are_secret() -> None:
    """`thieves.deal`: a seat sees its own thieves; of the others' the number, of the rest none."""
    game = new_game(Setup(4, "secret", ("thieves",)))
    seen = hands(observe(game, 1).game)
    assert seen.held[1] == hands(game).held[1]
    assert [seen.held[seat] for seat in (0, 2, 3)] == [[UNKNOWN] * 3] * 3
    assert hands(observe(new_game(Setup(5, "secret", ("thieves",))), 0).game).removed == [-1, -1]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_redealing(seed: str) -> None:
    """`thieves.deal`: a guess holds every thief once and agrees with what the seat saw."""
    seen = window("", "ducat ducat denar", "florin", "dirham dirham").play(
        1, steal("ducat", "ducat-9")
    )
    for seat in range(4):
        observation = observe(seen.game, seat)
        guess = hands(redeal(observation, seed))
        known = hands(observation.game)
        assert guess.used == hands(seen.game).used == list(cards_of("thief-ducat"))
        assert guess.held[seat] == known.held[seat]
        assert [len(cards) for cards in guess.held] == [0, 2, 1, 2]
        assert everywhere(guess) == ALL


def test_zones_hold_every_thief() -> None:
    """`thieves.deal`: each thief lies in one zone, before and after it is used."""
    seen = window("", "ducat", "florin denar")
    seen.play(1, steal("ducat", "ducat-9"))
    found = Counter(
        card for zone in zones(seen.game) for card in zone.cards if CARD_KIND[card] == "thief"
    )
    assert found == ALL
    by_seat = {zone.seat: names(list(zone.cards)) for zone in zones(seen.game) if zone.seat >= 0}
    assert by_seat == {0: "", 1: "", 2: "denar florin"}
    of_two = {(zone.name, zone.seat): zone.cards for zone in zones(observe(seen.game, 1).game)}
    assert of_two["thieves", 2] == (UNKNOWN, UNKNOWN)
    assert of_two["thieves-used", -1] == cards_of("thief-ducat")
    assert of_two["thieves-removed", -1] == ()


def test_state_survives_json() -> None:
    """`thieves.deal`: a saved state holds the same thieves; an observation too."""
    seen = window("", "ducat ducat", "florin").play(1, steal("ducat", "ducat-9"))
    for game in (seen.game, observe(seen.game, 2).game):
        again = codec.state_from_json(codec.state_to_json(game), game.rules)
        assert codec.digest(again) == codec.digest(game)
        assert hands(again).held == hands(game).held
    clone = hands(seen.game).clone()
    clone.held[1].append(80)
    assert names(hands(seen.game).held[1]) == "ducat"


# -- actions and positions --------------------------------------------------------------------


def test_the_action_as_json() -> None:
    """`thieves.use`: the action names thief and card by their ids."""
    data = codec.action_to_json(steal("ducat", "ducat-9"))
    assert data == {"type": "use_thief", "card": "thief-ducat", "taken_card": "ducat-9"}
    assert codec.action_from_json(data) == steal("ducat", "ducat-9")


def position(*hands: Any, **more: Any) -> dict[str, Any]:
    """Give a position with these thieves."""
    return {
        "format": "alhambra-position",
        "version": 1,
        "modules": ["thieves"],
        "seats": [{"thieves": hand} for hand in hands],
        **more,
    }


def test_reading_a_position() -> None:
    """`thieves.deal`: each seat lists its thieves; no other thief can come into play."""
    game = read_position(position(["thief-ducat", "thief-denar", "thief-ducat"], [], [])).game
    assert [names(cards) for cards in hands(game).held] == ["denar ducat ducat", "", ""]
    assert everywhere(hands(game)) == ALL


def test_position_round_trip() -> None:
    """`thieves.deal`: what is written is read back."""
    game = new_game(Setup(5, "trip", ("thieves",)))
    data = position_to_json(game)
    assert all(len(seat["thieves"]) == 2 for seat in data["seats"])
    again = read_position(data).game
    assert hands(again).held == hands(game).held
    assert position_to_json(again)["seats"] == data["seats"]


@pytest.mark.parametrize(
    ("held", "field", "rule"),
    [
        ([["thief-ducat"] * 4, []], "seats.0.thieves.3", "thieves.deal"),
        ([["thief-ducat"] * 2, ["thief-ducat"] * 2], "seats.1.thieves.1", "thieves.deal"),
        ([[], ["thief-ducat"] * 5], "seats.1.thieves", "thieves.deal"),
        ([["ducat-9"], []], "seats.0.thieves.0", ""),
        ([["thief-diamond"], []], "seats.0.thieves.0", ""),
        ([[7], []], "seats.0.thieves.0", ""),
        (["thief-ducat", []], "seats.0.thieves", ""),
    ],
)
def test_broken_positions(held: list[Any], field: str, rule: str) -> None:
    """`thieves.deal`: too many thieves, or what is none, is refused with its field."""
    assert complaint(read_position, position(*held)) == (field, rule)


def test_thieves_with_the_module_off() -> None:
    """`thieves.deal`: a position with thieves needs the module; an empty list does not."""
    assert complaint(read_position, position(["thief-ducat"], [], modules=[])) == (
        "seats.0.thieves",
        "thieves.deal",
    )
    read_position(position([], [], modules=[]))
