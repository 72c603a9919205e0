"""Section 7.6: diamonds."""

from collections import Counter

import pytest

from alhambra_qt.engine import Setup, observe, redeal, why_not
from alhambra_qt.engine.actions import Buy
from alhambra_qt.engine.events import Bought, Distributed
from alhambra_qt.engine.payments import worth
from alhambra_qt.engine.pieces import CARD_KIND, CARD_VALUE
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.modules import new_game, read_position
from alhambra_qt.modules.change.rules import Change
from alhambra_qt.modules.diamonds.rules import DIAMONDS
from alhambra_qt.modules.vizier.rules import UseVizier
from tests.kit import Table, card_names, table
from tests.lab.kit import complaint, position
from tests.moves import END_TURN, buy, reserve, take, use_vizier

# The example of the rulebook: with diamonds 5 and 4 a seraglio at 9 is paid exactly.
MARKET = {
    "florin": "seraglio-9",
    "dirham": "arcades-8-n",
    "denar": "pavilion-7-e",
    "ducat": "tower-11",
}


def shop(hand: str, modules: str = "diamonds", seats: int = 3) -> Table:
    """A table where the seat to move has this hand, the others nothing."""
    seen = table(seats, modules.split()).market(**MARKET).display("ducat-9 ducat-8")
    for seat in range(seats):
        seen.hand(seat, hand if seat == 0 else "")
    return seen


def payments(seen: Table, slot: int) -> list[str]:
    """Give the listed payments for a slot."""
    bought = [action for action in seen.options() if isinstance(action, Buy)]
    return [card_names(list(action.cards)) for action in bought if action.slot == slot]


def start_cards(seats: int, seed: str) -> list[list[int]]:
    """Give the hands of a new game with diamonds."""
    game = new_game(Setup(seats, seed, ("diamonds",)))
    return [player.hand for player in game.players]


def with_early_diamonds(seats: int) -> list[list[int]]:
    """Give the hands of a game in which a diamond was among the start money."""
    for number in range(100):
        hands = start_cards(seats, f"early {number}")
        if any(CARD_KIND[card] == "diamond" for hand in hands for card in hand):
            return hands
    raise AssertionError("no diamond is ever dealt")


# -- diamonds.deal ----------------------------------------------------------------------------


def test_eleven_cards() -> None:
    """`diamonds.deal`: 11 cards: 3 4 5 5 6 6 6 7 7 8 9, whatever the number of players."""
    assert Counter(CARD_VALUE[card] for card in DIAMONDS) == {
        3: 1, 4: 1, 5: 2, 6: 3, 7: 2, 8: 1, 9: 1,
    }  # fmt: skip
    for seats in (2, 6):
        game = new_game(Setup(seats, "diamonds", ("diamonds",)))
        cards = game.deck + game.display + [card for seat in game.players for card in seat.hand]
        found = sorted(card for card in cards if CARD_KIND[card] == "diamond")
        assert found == sorted(DIAMONDS)


def test_they_are_shuffled_into_the_money() -> None:
    """`diamonds.deal`: they are no special cards of a pile; the piles are as even as can be."""
    game = new_game(Setup(3, "diamonds", ("diamonds",)))
    assert all("diamond" not in families for families in game.special)
    dealt = sum(len(player.hand) for player in game.players) + 4
    plain = [size - len(families) for size, families in zip(game.piles, game.special, strict=True)]
    assert sum(plain) == 108 + 11 - dealt
    assert max(plain) - min(plain) <= 1


@pytest.mark.parametrize("seats", [2, 6])
def test_they_count_towards_the_twenty(seats: int) -> None:
    """`diamonds.deal`: a diamond of the start money counts: dealing ends at 20 or more."""
    for hand in with_early_diamonds(seats):
        values = sorted(CARD_VALUE[card] for card in hand)
        assert sum(values) >= 20
        assert sum(values) - max(values) < 20


def test_without_the_module_there_are_none() -> None:
    """`diamonds.deal`: with the module off no diamond is in the game, none is accepted."""
    game = new_game(Setup(3, "diamonds"))
    assert not any(CARD_KIND[card] == "diamond" for card in game.deck)
    shop("florin-9", "").refused(buy("florin", "diamond-9"), "buy.pay", reason="not_held")
    assert complaint(read_position, position(display=["diamond-5"])) == (
        "display.0",
        "diamonds.deal",
    )


# -- diamonds.use -----------------------------------------------------------------------------


def test_they_are_taken_like_money() -> None:
    """`diamonds.deal`: a displayed diamond is taken alone, or with others up to a sum of 5."""
    seen = shop("").display("diamond-4 florin-1 diamond-9")
    seen.refused(take("diamond-9 florin-1"), "money.take", reason="sum", sum=10)
    seen.play(0, take("diamond-4 florin-1")).expect(hand={0: "diamond-4 florin-1"})


def test_any_slot_exactly() -> None:
    """`diamonds.use`: 5 and 4 diamonds pay a tile at 9 exactly; another action follows."""
    seen = shop("diamond-5 diamond-4")
    seen.play(0, buy("florin", "diamond-4 diamond-5")).expect(asks="turn", hand={0: ""})
    seen.expect(held={0: "seraglio-9"}, discards="diamond-4 diamond-5")


def test_any_slot_with_too_much() -> None:
    """`diamonds.use`: overpaying in diamonds is allowed and ends the actions."""
    seen = shop("diamond-5 diamond-4")
    seen.play(0, buy("dirham", "diamond-4 diamond-5")).expect(asks="place")
    assert [event.overpaid for event in seen.happened(Bought)] == [1]


def test_too_few() -> None:
    """`diamonds.use`: diamonds must be worth the price like any money."""
    seen = shop("diamond-5 diamond-4")
    paid = buy("ducat", "diamond-4 diamond-5")
    seen.refused(paid, "buy.pay", reason="short", missing=2, currency="diamond", held=9)


def test_a_hand_that_is_too_poor() -> None:
    """`buy.pay`: the worth of a whole currency is stated only where no other payment would do."""
    paid = buy("florin", "florin-4")
    for hand, poor in (("florin-4 diamond-9", False), ("florin-4 diamond-8", True)):
        refusal = why_not(shop(hand).game, paid)
        assert refusal is not None
        assert ("missing", 5) in refusal.params
        assert (("held", 4) in refusal.params) == poor


def test_they_never_mix() -> None:
    """`diamonds.use`: diamonds together with money of the slot, or of any other, are refused."""
    seen = shop("diamond-5 florin-4 ducat-4 florin-9")
    seen.refused(buy("florin", "florin-4 diamond-5"), "diamonds.use", reason="currency")
    seen.refused(buy("florin", "ducat-4 diamond-5"), "diamonds.use", reason="currency")
    seen.refused(buy("florin", "florin-9 diamond-5"), "diamonds.use", reason="currency")


def test_no_builder_and_no_coin_along() -> None:
    """`diamonds.use`: builder cards and coins are money too: they do not mix with diamonds."""
    seen = shop("diamond-6 builder-florin", "diamonds change builders")
    Change.of(seen.game).held[0] = [3, 0, 0, 0]
    seen.refused(buy("florin", "diamond-6 builder-florin"), "diamonds.use")
    mixed = buy("florin", "diamond-6 coin-florin coin-florin coin-florin")
    seen.refused(mixed, "diamonds.use")


def test_not_with_an_exchange_card() -> None:
    """`diamonds.use`: an exchange card helps diamonds in no way."""
    card = "exchange-florin-denar"
    seen = shop(f"diamond-9 florin-9 {card}", "diamonds exchange")
    seen.refused(buy("florin", f"diamond-9 {card}"), "exchange.use")
    assert sorted(payments(seen, 0)) == ["diamond-9", f"{card} florin-9", "florin-9"]


def test_all_payments_are_listed() -> None:
    """`diamonds.use`: for each slot the payments in diamonds stand beside those in its money."""
    seen = shop("diamond-9 diamond-5 florin-9 florin-2 florin-3 florin-4")
    money = ["florin-9", "florin-2 florin-3 florin-4"]
    assert sorted(payments(seen, 0)) == sorted(["diamond-9", *money])
    assert payments(seen, 1) == ["diamond-9"]
    assert payments(seen, 2) == ["diamond-9"]
    assert payments(seen, 3) == ["diamond-5 diamond-9"]


def test_a_camp_for_diamonds() -> None:
    """`diamonds.use`: any market tile means camps too."""
    seen = shop("diamond-7", "diamonds camps").market(ducat="camp-7-sw")
    seen.play(0, buy("ducat", "diamond-7")).expect(held={0: "camp-7-sw"}, asks="turn")


def test_the_vizier_pays_in_diamonds() -> None:
    """`vizier.limits`: the vizier may pay in diamonds, exactly."""
    seen = shop("", "vizier diamonds").hand(1, "diamond-9 diamond-8")
    seen.play(0, take("ducat-9"), END_TURN)
    seen.refused(use_vizier("denar", "diamond-8"), "vizier.use", reason="exact", over=1)
    assert len(seen.options(UseVizier)) == 2
    seen.play(1, use_vizier("florin", "diamond-9")).expect(held={1: "seraglio-9"})


def test_they_do_not_count_at_the_end() -> None:
    """`diamonds.use`: in the final distribution diamonds count for no currency."""
    seen = shop("diamond-7 florin-1").hand(1, "diamond-9 dirham-1").bag("")
    seen.market(ducat="pavilion-6-n")
    assert worth(seen.game, 0, 0) == 1
    seen.play(0, buy("ducat", "diamond-7"), reserve("pavilion-6-n"), END_TURN)
    sums = {event.slot: event.sums for event in seen.happened(Distributed)}
    assert sums == {0: (1, 0, 0), 1: (0, 1, 0), 2: (0, 0, 0)}


# -- positions and guesses --------------------------------------------------------------------


def test_positions() -> None:
    """`diamonds.deal`: a position may hold each diamond as often as it exists."""
    data = position(modules=["diamonds"], seats=[{"hand": ["diamond-6"] * 3}, {}])
    game = read_position(data).game
    rest = sorted(card for card in game.deck if CARD_KIND[card] == "diamond")
    assert sorted(rest + game.players[0].hand) == sorted(DIAMONDS)
    again = read_position(position_to_json(game)).game
    assert position_to_json(again) == position_to_json(game)
    data["seats"][1] = {"hand": ["diamond-6"]}
    assert complaint(read_position, data) == ("seats.1.hand.0", "diamonds.deal")


def test_a_guess_keeps_what_was_seen() -> None:
    """`diamonds.deal`: a redealt game has the same eleven diamonds, those seen where they are."""
    game = new_game(Setup(4, "guess", ("diamonds",)))
    guess = redeal(observe(game, 2), "other")
    cards = guess.deck + guess.display + [card for seat in guess.players for card in seat.hand]
    assert sorted(card for card in cards if CARD_KIND[card] == "diamond") == sorted(DIAMONDS)
    assert [player.hand for player in guess.players] == [player.hand for player in game.players]
