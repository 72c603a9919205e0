"""Section 9: what is public, and a guess that agrees with it."""

from collections import Counter

import pytest

from alhambra_qt.engine import Game, Setup, apply, legal_actions, observe, redeal
from alhambra_qt.engine.codec import digest, observation_to_json, state_to_json
from alhambra_qt.engine.observe import all_cards
from alhambra_qt.engine.pieces import CARD_ID, SCORING_1, SCORING_2
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules import new_game
from tests.kit import Table, table
from tests.moves import END_TURN, take


def secretive() -> Table:
    """A game in which seat 1 holds two cards that nobody saw it take."""
    seen = table(3).hand(0, "florin-9 florin-8").discards("ducat-9 ducat-8 ducat-7")
    return seen.hand(1, "denar-1 denar-2 denar-3", hidden="denar-1 denar-3")


def test_everything_on_the_table_is_seen() -> None:
    """Section 9: Alhambras, reserves, market, display and scores are seen as they are."""
    seen = secretive().alhambra(1, "tower-11 @ 1,0").reserve(2, "garden-10").scores(1, 2, 3)
    data = observation_to_json(observe(seen.game, 0))["game"]
    real = state_to_json(seen.game)
    for name in ("market", "display", "dirk", "turn", "to_play", "scorings_done", "decisions"):
        assert data[name] == real[name]
    for player, other in zip(data["players"], real["players"], strict=True):
        for name in ("alhambra", "reserve", "bought", "score"):
            assert player[name] == other[name]


def test_sizes_are_public() -> None:
    """Section 9: the sizes of deck, bag, discards and hands are known."""
    seen = secretive()
    known = observe(seen.game, 0).game
    for name in ("deck", "bag", "discards"):
        assert len(getattr(known, name)) == len(getattr(seen.game, name))
    assert [len(player.hand) for player in known.players] == [2, 3, 0]


def test_the_order_of_deck_and_bag_is_secret() -> None:
    """Section 9: only the sizes of deck and bag are known, and the seed is hidden."""
    known = observe(secretive().game, 0).game
    assert set(known.deck) == {UNKNOWN}
    assert set(known.bag) == {UNKNOWN}
    assert known.setup.seed == ""


def test_the_own_hand_is_known() -> None:
    """Section 9: a seat knows its own hand, also the cards that the others never saw."""
    known = observe(secretive().game, 1).game
    assert known.players[1].hand == secretive().game.players[1].hand
    assert known.players[1].hidden == secretive().game.players[1].hidden


def test_cards_taken_openly_are_known() -> None:
    """Section 9: cards taken from the display are remembered; cards never seen are not known."""
    hand = observe(secretive().game, 0).game.players[1].hand
    assert [CARD_ID[card] if card >= 0 else "?" for card in hand] == ["?", "?", "denar-2"]


def test_who_remembers_knows_what_was_paid() -> None:
    """Section 9: payments are open: who remembers knows all the discards, in their order."""
    seen = secretive()
    assert observe(seen.game, 0).game.discards == seen.game.discards
    nothing = table(3).hand(1, "ducat-1")
    for memory in (True, False):
        assert observe(nothing.game, 0, memory).game.discards == []


def test_who_forgets_knows_sizes_only() -> None:
    """Section 9: without memory other hands are just sizes, of the discards the top is known."""
    known = observe(secretive().game, 0, memory=False).game
    assert known.players[1].hand == [UNKNOWN] * 3
    names = [CARD_ID[card] if card >= 0 else "?" for card in known.discards]
    assert names == ["?", "?", "ducat-7"]


def test_somebody_without_a_seat_knows_no_hand() -> None:
    """Section 9: a looker-on who forgets sees no hand at all."""
    known = observe(secretive().game, -9, memory=False).game
    assert {card for player in known.players for card in player.hand} == {UNKNOWN}


def test_an_observation_is_a_copy() -> None:
    """Section 9: whatever is done with an observation, the game stays as it is."""
    seen = secretive()
    before = digest(seen.game)
    known = observe(seen.game, 0).game
    known.players[0].hand.clear()
    known.market[0] = 0
    known.players[2].palace.place(2, 1)
    assert digest(seen.game) == before


@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_guess_agrees_with_what_was_seen(seats: int, memory: bool) -> None:
    """Section 9: a guess holds every card and tile once, and looks just like the observation."""
    for seed in "abcd":
        game = played(new_game(Setup(seats, seed)), 40)
        hide_some_cards(game)
        for seat in range(seats):
            seen = observe(game, seat, memory)
            guess = redeal(seen, "guess")
            assert cards_in(guess) == Counter(all_cards(game))
            assert sorted(guess.bag) == sorted(game.bag)
            again = observe(guess, seat, memory)
            assert observation_to_json(again) == observation_to_json(seen)
            assert legal_actions(guess) or guess.over


def test_guesses_keep_scorings_in_piles() -> None:
    """`setup.deck`: a guess puts scoring 1 into pile 2 and scoring 2 into pile 4 only."""
    game = new_game(Setup(4, "piles"))
    places: dict[int, set[int]] = {SCORING_1: set(), SCORING_2: set()}
    for number in range(60):
        guess = redeal(observe(game, 0), f"guess {number}")
        from_top = guess.deck[::-1]
        for card, pile in ((SCORING_1, 1), (SCORING_2, 3)):
            place = from_top.index(card) - sum(game.piles[:pile])
            assert 0 <= place < game.piles[pile]
            places[card].add(place)
    assert all(len(found) > 5 for found in places.values())


def test_a_pile_half_drawn() -> None:
    """`setup.deck`: with pile 2 half drawn, scoring 1 is guessed within what is left of it."""
    game = new_game(Setup(3, "half"))
    while game.piles[0] or (game.piles[1] > 3 and game.special[1]):
        game.draw_card()
    for number in range(10):
        guess = redeal(observe(game, 0), f"guess {number}")
        left = guess.deck[::-1][: game.piles[1]]
        assert (SCORING_1 in left) == bool(game.special[1])


def test_different_guesses_differ() -> None:
    """Section 9: two guesses by different seeds differ; by the same seed they are equal."""
    seen = observe(secretive().game, 0)
    game, same, other = (redeal(seen, seed) for seed in ("1", "1", "2"))
    assert digest(game) == digest(same)
    assert game.deck != other.deck
    assert game.bag != other.bag


def test_a_seen_card_is_spent_first() -> None:
    """Section 9: of two equal cards, one seen and one not, the seen one is spent first."""
    player = table(3).hand(0, "ducat-5 ducat-5", hidden="ducat-5").game.players[0]
    card = player.hand[0]
    player.spend(card)
    assert (player.hand, player.hidden) == ([card], [card])
    player.spend(card)
    assert (player.hand, player.hidden) == ([], [])


def test_what_is_taken_from_the_display_is_known() -> None:
    """Section 9: money taken openly is not hidden from a seat that remembers."""
    seen = table(3).display("florin-9 ducat-9").play(0, take("florin-9"), END_TURN)
    assert observe(seen.game, 1).game.players[0].hand == seen.game.players[0].hand


def played(game: Game, actions: int) -> Game:
    """Play some actions, always the one in the middle of the list."""
    for _ in range(actions):
        options = legal_actions(game)
        if options:
            apply(game, options[len(options) // 2])
    return game


def hide_some_cards(game: Game) -> None:
    """Pretend that each seat took its first two cards unseen."""
    for player in game.players:
        player.hidden = player.hand[:2]


def cards_in(game: Game) -> Counter[int]:
    """Count every card of a game."""
    cards = [*game.deck, *game.discards, *game.gone, *(c for c in game.display if c >= 0)]
    for player in game.players:
        cards += player.hand
    return Counter(cards)
