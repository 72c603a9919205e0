"""Section 7.14: what all know of builder cards, and how they are written down."""

import pytest

from alhambra_qt.engine import Game, Setup, apply, legal_actions, observe, redeal
from alhambra_qt.engine.codec import (
    action_from_json,
    action_to_json,
    state_from_json,
    state_to_json,
)
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.pieces import CARD_BY_ID
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.modules import new_game, read_position, rules_for
from alhambra_qt.modules.builders.rules import BUILDERS, Builders
from tests.lab.kit import complaint, position
from tests.modules.test_builders import builders, piles, turn_end, use
from tests.moves import add, remove

# -- guesses -------------------------------------------------------------------


def test_a_guess_deals_two_builders_to_each() -> None:
    """Section 9: a redealt game gives each seat two unseen builders; all sixteen are somewhere."""
    game = new_game(Setup(3, "guess", ("builders",)))
    guesses = [redeal(observe(game, 0), seed) for seed in "abcdef"]
    for guess in guesses:
        assert guess.players[0].hand == game.players[0].hand
        for mine, player in zip(game.players, guess.players, strict=True):
            assert len(builders(player.hidden)) == len(player.hidden) == 2
            assert len(player.hand) == len(mine.hand)
        assert [len(builders(pile)) for pile in piles(guess)] == [0, 0, 3, 0, 3]
        cards = guess.deck + guess.out + [card for seat in guess.players for card in seat.hand]
        assert sorted(builders(cards)) == sorted(BUILDERS)
    assert len({tuple(guess.players[1].hidden) for guess in guesses}) > 1


def spender() -> Game:
    """A game in which seat 0 can pay a tile with its dealt builders."""
    game = new_game(Setup(2, "spend", ("builders",)))
    game.to_play = game.decisions[-1].seat
    return game


def test_a_spent_builder_is_no_longer_unseen() -> None:
    """Section 9: what was dealt face down and then spent openly is known to have left the hand."""
    game = spender()
    seat = game.to_play
    card = game.players[seat].hidden[0]
    game.rules.money_kinds["builder"].spend(game, seat, card)
    assert Builders.of(game).unseen[seat] == 1
    assert len(game.players[seat].hidden) == 1
    guess = redeal(observe(game, 1 - seat), "other")
    assert len(builders(guess.players[seat].hidden)) == 1
    assert guess.gone == [card]


def test_an_openly_taken_builder_is_spent_first() -> None:
    """Section 9: of equal builders the one taken openly goes first; two are still unseen."""
    game = spender()
    seat = game.to_play
    player = game.players[seat]
    card = player.hidden[0]
    player.hand = sorted([*player.hand, card])
    game.rules.money_kinds["builder"].spend(game, seat, card)
    assert Builders.of(game).unseen[seat] == 2
    assert len(player.hidden) == 2


def test_a_builder_drawn_in_secret() -> None:
    """Section 9: unseen builders are never thought to be more than they are, nor less than 0."""
    game = spender()
    seat = game.to_play
    player = game.players[seat]
    extra = next(card for card in BUILDERS if card not in player.hidden)
    player.hand = sorted([*player.hand, extra])
    player.hidden = sorted([*player.hidden, extra])
    for card in tuple(player.hidden):
        game.rules.money_kinds["builder"].spend(game, seat, card)
        assert 0 <= Builders.of(game).unseen[seat] <= len(builders(player.hidden))
    assert Builders.of(game).unseen[seat] == 0


# -- states and positions ---------------------------------------------------------------------


def test_state_as_json() -> None:
    """A redesign by a builder this turn, and the unseen cards, survive being written."""
    seen = turn_end("builder-florin builder-denar").play(0, use("florin"), remove("1,0"))
    data = state_to_json(seen.game)
    again = state_from_json(data, rules_for(["builders"]))
    assert state_to_json(again) == data
    assert use("denar") not in legal_actions(again)
    broken = {**data, "ext": {"builders": {"unseen": "x", "used": 0}}}
    with pytest.raises(BadData):
        state_from_json(broken, rules_for(["builders"]))


def test_the_redesign_question_can_be_saved() -> None:
    """A game saved between discarding the builder and the redesign goes on from there."""
    seen = turn_end("builder-florin").play(0, use("florin"))
    again = state_from_json(state_to_json(seen.game), rules_for(["builders"]))
    apply(again, add("garden-11 @ 2,0"))
    assert again.frame.kind == "turn_end"


def test_the_action_as_json() -> None:
    """``use_builder`` is written with its card and read again; another id is refused."""
    data = action_to_json(use("denar"))
    assert data == {"type": "use_builder", "card": "builder-denar"}
    assert action_from_json(data) == use("denar")
    with pytest.raises(BadData) as caught:
        action_from_json({"type": "use_builder", "card": "builder-diamond"})
    assert caught.value.field == "action.card"


def test_positions() -> None:
    """`builders.deal`: a position may hold each builder as often as it exists, in open hands."""
    hand = ["builder-denar"] * 4
    data = position(modules=["builders"], seats=[{"hand": hand}, {}], display=["builder-florin"])
    game = read_position(data).game
    assert game.players[0].hand == [CARD_BY_ID["builder-denar"]] * 4
    assert Builders.of(game).unseen == [0, 0]
    assert [len(builders(pile)) for pile in piles(game)] == [0, 0, 3, 0, 3]
    assert position_to_json(read_position(position_to_json(game)).game) == position_to_json(game)
    data["seats"][1] = {"hand": ["builder-denar"]}
    assert complaint(read_position, data) == ("seats.1.hand.0", "builders.deal")
