"""Section 7.7: characters in positions."""

import json
from typing import Any

import pytest

from alhambra_qt.engine import apply, legal_actions
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.pieces import CARD_KIND
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.modules import read_position
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.characters.state import CHARACTERS
from tests.lab.kit import complaint
from tests.modules.characters_table import BEGIN, KEEP, MARKET, laila
from tests.moves import END_TURN, cards_of, take


def position(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Give a position with characters."""
    head = {"format": "alhambra-position", "version": 1, "modules": ["characters"]}
    return {**head, "seats": list(seats or ({}, {})), **more}


def test_positions() -> None:
    """`characters.deal`: seats name their characters; six others are dealt, four lie aside."""
    data = position({"characters": ["yusuf", "hakim"]}, {"characters": ["karim"]})
    game = read_position(data).game
    state = Characters.of(game)
    assert state.owned == [list(cards_of("yusuf hakim")), list(cards_of("karim"))]
    in_deck = [card for card in game.deck if CARD_KIND[card] == "character"]
    assert (len(in_deck), len(state.side), len(game.out)) == (6, 1, 0)
    in_hands = [card for cards in state.owned for card in cards]
    assert sorted(in_deck + state.side + in_hands) == list(CHARACTERS)
    written = json.loads(json.dumps(position_to_json(game)))
    assert written["seats"][0]["characters"] == ["yusuf", "hakim"]
    assert position_to_json(read_position(written).game) == written


def test_a_given_deck_leaves_four_aside() -> None:
    """`characters.deal`: of those in nobody's hands at most four lie aside, the rest is out."""
    game = read_position(position(deck=["florin-1", "laila"])).game
    assert (len(Characters.of(game).side), len(game.out)) == (4, 5)


@pytest.mark.parametrize(
    ("seat", "field", "rule"),
    [
        ({"characters": "yusuf"}, "seats.0.characters", ""),
        ({"characters": ["nobody"]}, "seats.0.characters.0", ""),
        ({"characters": ["yusuf", 3]}, "seats.0.characters.1", ""),
        ({"characters": ["florin-9"]}, "seats.0.characters.0", ""),
        ({"characters": ["yusuf", "yusuf"]}, "seats.0.characters.1", "characters.deal"),
        ({"hand": ["yusuf"]}, "seats.0.hand.0", ""),
    ],
)
def test_broken_positions(seat: dict[str, Any], field: str, rule: str) -> None:
    """`characters.deal`: what cannot be is refused with its field."""
    assert complaint(read_position, position(seat, {})) == (field, rule)


def test_two_seats_with_one_card() -> None:
    """`characters.deal`: each character exists once."""
    with pytest.raises(BadData) as caught:
        read_position(position({"characters": ["ammar"]}, {"characters": ["ammar"]}))
    assert caught.value.field == "seats.1.characters.0"


def test_positions_with_the_module_off() -> None:
    """`characters.deal`: with the module off the field is refused unless it is empty."""
    data = position({"characters": []}, {})
    data["modules"] = []
    read_position(data)
    data["seats"][1]["characters"] = ["yusuf"]
    assert complaint(read_position, data) == ("seats.1.characters", "characters.deal")


def test_positions_before_and_in_a_turn() -> None:
    """`characters.limits`: a position says if nothing comes before the first action any more."""
    data = position({"characters": ["laila"]}, {}, market=MARKET)
    game = read_position(data).game
    assert game.frame.kind == "before_turn"
    apply(game, BEGIN)
    written = position_to_json(game)
    assert written["turn_begun"] is True
    again = read_position(written).game
    assert again.frame.kind == "turn"
    assert legal_actions(again) == legal_actions(game)
    assert position_to_json(again) == written


def test_positions_after_a_star() -> None:
    """`characters.limits`: a position says if a card marked * was used in this turn."""
    shown = ["florin-3", "denar-4"]
    data = position({"characters": ["laila", "faruk"]}, {}, market=MARKET, display=shown)
    game = read_position(data).game
    apply(game, laila("florin"))
    written = position_to_json(game)
    assert written["star_used"] is True
    again = read_position(written).game
    assert take("florin-3 denar-4") not in legal_actions(again)
    assert legal_actions(again) == legal_actions(game)
    for action in (take("florin-3"), END_TURN):
        apply(again, action)
    assert not Characters.of(again).star


@pytest.mark.parametrize("field", ["star_used", "turn_begun"])
def test_broken_turn_fields(field: str) -> None:
    """`characters.limits`: these fields are true or false."""
    with pytest.raises(BadData) as caught:
        read_position(position(**{field: 1}))
    assert caught.value.field == field


def test_fatima_in_a_position() -> None:
    """`fatima`: laid down by a position she is decided at once, whosever she is."""
    game = read_position(position({}, {"characters": ["fatima"]})).game
    assert (game.frame.kind, game.frame.seat) == ("fatima", 1)
    apply(game, KEEP)
    assert (game.players[1].score, game.frame.kind, game.frame.seat) == (8, "turn", 0)
