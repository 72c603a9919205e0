"""Section 7.2: currency exchange."""

from itertools import combinations

import pytest

from alhambra_qt.engine import Setup, observe, redeal
from alhambra_qt.engine.actions import Buy, TakeMoney
from alhambra_qt.engine.events import Bought, DeckShuffled, Distributed
from alhambra_qt.engine.payments import exact_payments, is_money
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_KIND, CARD_VALUE
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.modules import new_game, read_position
from alhambra_qt.modules.change.rules import Change
from alhambra_qt.modules.exchange.rules import EXCHANGES
from alhambra_qt.modules.vizier.rules import UseVizier
from tests.kit import Table, card_names, table
from tests.lab.kit import complaint, position
from tests.moves import END_ACTIONS, END_TURN, buy, cards_of, reserve, take, use_vizier

FLORIN_DENAR = "exchange-florin-denar"
# The example of the rulebook: a garden at 11 denars or, in the other slot, a tile at 7.
MARKET = {
    "florin": "pavilion-7-e",
    "dirham": "tower-9-es",
    "denar": "garden-11",
    "ducat": "tower-11",
}


def shop(hand: str, modules: str = "exchange", seats: int = 3) -> Table:
    """A table where the seat to move has this hand, the others nothing."""
    seen = table(seats, modules.split()).market(**MARKET).display("ducat-9 ducat-8")
    for seat in range(seats):
        seen.hand(seat, hand if seat == 0 else "")
    return seen


def purchases(seen: Table, slot: int) -> list[Buy]:
    """Give the listed purchases of a slot."""
    return [each for each in seen.options() if isinstance(each, Buy) and each.slot == slot]


def payments(seen: Table, slot: int) -> set[str]:
    """Give the listed payments for a slot that hold an exchange card."""
    return {
        card_names(list(action.cards))
        for action in purchases(seen, slot)
        if any(CARD_KIND[card] == "exchange" for card in action.cards)
    }


# -- exchange.deal ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_two_in_each_of_three_piles(seats: int) -> None:
    """`exchange.deal`: one card per pair of currencies, two each in piles 2, 3 and 4."""
    game = new_game(Setup(seats, "exchange", ("exchange",)))
    deck = game.deck[::-1]
    found = []
    for size in game.piles:
        pile, deck = deck[:size], deck[size:]
        found.append([card for card in pile if CARD_KIND[card] == "exchange"])
    assert [len(cards) for cards in found] == [0, 2, 2, 2, 0]
    assert sorted(card for cards in found for card in cards) == list(EXCHANGES)
    assert [families.count("exchange") for families in game.special] == [0, 2, 2, 2, 0]
    names = {frozenset(name.split("-")[1:]) for name in card_names(list(EXCHANGES)).split()}
    pairs = combinations(("florin", "dirham", "denar", "ducat"), 2)
    assert names == {frozenset(pair) for pair in pairs}


def test_drawn_it_takes_a_place_of_the_display() -> None:
    """`exchange.deal`: drawn in a refill it lies among the four displayed cards."""
    seen = shop("").display("ducat-9 ducat-8 dirham-1 dirham-2")
    seen.deck(f"{FLORIN_DENAR} ducat-1").play(0, take("dirham-1 dirham-2"), END_TURN)
    seen.expect(display=f"ducat-9 ducat-8 {FLORIN_DENAR} ducat-1")


def test_without_the_module_there_is_none() -> None:
    """`exchange.deal`: with the module off no such card is in the game, none is accepted."""
    game = new_game(Setup(3, "exchange"))
    assert not any(CARD_KIND[card] == "exchange" for card in game.deck)
    seen = shop("florin-9 denar-2", modules="")
    seen.refused(buy("denar", f"florin-9 denar-2 {FLORIN_DENAR}"), "buy.pay", reason="not_held")
    assert complaint(read_position, position(seats=[{"hand": [FLORIN_DENAR]}, {}])) == (
        "seats.0.hand.0",
        "exchange.deal",
    )


# -- exchange.take ----------------------------------------------------------------------------


def test_taking_one() -> None:
    """`exchange.take`: taking one is a money action and ends the actions."""
    seen = shop("florin-3").display(f"{FLORIN_DENAR} ducat-2 ducat-1")
    seen.play(0, take(FLORIN_DENAR)).expect(hand={0: f"florin-3 {FLORIN_DENAR}"}, asks="turn_end")
    assert seen.game.players[0].hidden == []


def test_nothing_else_with_it() -> None:
    """`exchange.take`: no money, however little, and no second one goes along with it."""
    other = "exchange-dirham-ducat"
    seen = shop("").display(f"{FLORIN_DENAR} {other} ducat-1 ducat-2")
    seen.refused(take(f"{FLORIN_DENAR} ducat-1"), "money.take", reason="alone")
    seen.refused(take(f"{FLORIN_DENAR} {other}"), "money.take", reason="alone")
    taken = [action for action in seen.options() if isinstance(action, TakeMoney)]
    found = {card_names(list(action.cards)) for action in taken}
    assert found == {FLORIN_DENAR, other, "ducat-1", "ducat-2", "ducat-1 ducat-2"}


def test_any_number_in_hand() -> None:
    """`exchange.take`: a seat that holds exchange cards may take another."""
    held = "exchange-florin-denar exchange-florin-ducat"
    seen = shop(held).display("exchange-dirham-ducat")
    seen.play(0, take("exchange-dirham-ducat"))
    seen.expect(hand={0: f"{held} exchange-dirham-ducat"})


# -- exchange.use -----------------------------------------------------------------------------


def test_a_mix_of_its_two_currencies() -> None:
    """`exchange.use`: 9 florins and 2 denars pay 11 denars exactly; another action follows."""
    seen = shop(f"denar-7 denar-2 florin-9 {FLORIN_DENAR}")
    seen.play(0, buy("denar", f"denar-2 florin-9 {FLORIN_DENAR}"))
    seen.expect(asks="turn", held={0: "garden-11"}, hand={0: "denar-7"})
    seen.expect(discards=f"florin-9 denar-2 {FLORIN_DENAR}")
    bought = seen.happened(Bought)
    assert [(event.price, event.overpaid) for event in bought] == [(11, 0)]


def test_only_the_other_currency() -> None:
    """`exchange.use`: the price may be paid in one of the two alone: 7 denars for 7 florins."""
    seen = shop(f"denar-7 {FLORIN_DENAR}")
    seen.refused(buy("florin", "denar-7"), "buy.pay", reason="currency")
    seen.play(0, buy("florin", f"denar-7 {FLORIN_DENAR}")).expect(asks="turn", hand={0: ""})


def test_only_the_own_currency() -> None:
    """`exchange.use`: it may even go with the slot's own currency alone, exactly."""
    seen = shop(f"florin-7 florin-9 {FLORIN_DENAR}")
    seen.refused(buy("florin", f"florin-9 {FLORIN_DENAR}"), "exchange.use", reason="exact", over=2)
    seen.play(0, buy("florin", f"florin-7 {FLORIN_DENAR}")).expect(asks="turn")


def test_exactly() -> None:
    """`exchange.use`: paying too much is refused with the excess, too little as ever."""
    seen = shop(f"denar-7 denar-2 florin-9 {FLORIN_DENAR}")
    too_much = buy("denar", f"denar-7 florin-9 {FLORIN_DENAR}")
    seen.refused(too_much, "exchange.use", reason="exact", over=5)
    too_little = buy("denar", f"denar-7 denar-2 {FLORIN_DENAR}")
    short = seen.refused(too_little, "buy.pay", reason="short", missing=2, currency="denar")
    assert "held" not in dict(short.params), "one currency of two would be named"
    seen.refused(buy("denar", FLORIN_DENAR), "buy.pay", reason="short", missing=11)


def test_one_of_them_is_that_of_the_slot() -> None:
    """`exchange.use`: a card that does not show the slot's currency does not pay there."""
    seen = shop(f"florin-9 denar-2 {FLORIN_DENAR}")
    seen.refused(buy("ducat", f"florin-9 denar-2 {FLORIN_DENAR}"), "exchange.use")
    seen.refused(buy("dirham", f"florin-9 {FLORIN_DENAR}"), "exchange.use")
    assert payments(seen, 1) == payments(seen, 3) == set()


def test_no_third_currency() -> None:
    """`exchange.use`: only the two currencies of the card go together."""
    seen = shop(f"florin-9 ducat-2 {FLORIN_DENAR}")
    seen.refused(buy("denar", f"florin-9 ducat-2 {FLORIN_DENAR}"), "exchange.use")


def test_one_per_purchase() -> None:
    """`exchange.use`: two cards do not bridge three currencies in one purchase."""
    other = "exchange-denar-ducat"
    seen = shop(f"florin-9 ducat-2 {FLORIN_DENAR} {other}")
    seen.refused(buy("denar", f"florin-9 ducat-2 {FLORIN_DENAR} {other}"), "exchange.use")
    assert payments(seen, 2) == set()


def test_one_in_each_purchase_of_a_turn() -> None:
    """`exchange.use`: every purchase of a turn may use a card of its own."""
    other = "exchange-florin-dirham"
    seen = shop(f"florin-9 denar-2 florin-8 dirham-1 {FLORIN_DENAR} {other}")
    seen.play(0, buy("denar", f"florin-9 denar-2 {FLORIN_DENAR}"))
    seen.play(0, buy("dirham", f"florin-8 dirham-1 {other}")).expect(asks="turn", hand={0: ""})


def test_the_card_must_be_held() -> None:
    """`exchange.use`: a card that another seat holds is of no use."""
    seen = shop("florin-9 denar-2").hand(1, FLORIN_DENAR)
    seen.refused(buy("denar", f"florin-9 denar-2 {FLORIN_DENAR}"), "buy.pay", reason="not_held")
    seen.refused(buy("denar", "florin-9 denar-2"), "buy.pay", reason="currency")


def test_every_exact_mix_is_listed_once() -> None:
    """`exchange.use`: each exact mix is listed once, and nothing that overpays."""
    seen = shop(f"florin-2 florin-2 florin-9 denar-2 denar-5 denar-7 denar-9 {FLORIN_DENAR}")
    mixes = ["florin-2 denar-9", "florin-9 denar-2", "florin-2 florin-2 denar-7"]
    mixes += ["florin-2 denar-2 denar-7", "denar-2 denar-9", "florin-2 florin-9"]
    mixes += ["florin-2 florin-2 denar-2 denar-5"]
    wanted = {card_names(list(cards_of(f"{mix} {FLORIN_DENAR}"))) for mix in mixes}
    assert payments(seen, 2) == wanted
    listed = purchases(seen, 2)
    assert len(listed) == len(set(listed))


def test_payments_of_a_large_hand() -> None:
    """`exchange.use`: with two dozen cards the exact payments are those found by brute force."""
    hand = "florin-1 florin-2 florin-3 florin-5 florin-6 florin-8 florin-9 florin-9"
    mine = f"{hand} {hand.replace('florin', 'denar')}"
    cards = tuple(sorted(cards_of(mine)))
    found = exact_payments(cards, 13)
    plain = {
        chosen
        for size in range(1, 6)
        for chosen in combinations(cards, size)
        if sum(CARD_VALUE[card] for card in chosen) == 13
    }
    assert set(found) == plain
    assert len(found) == len(plain)
    crowd = tuple(sorted(cards * 2))
    assert all(
        sum(CARD_VALUE[card] for card in payment) == 13 for payment in exact_payments(crowd, 13)
    )


def test_afterwards_it_is_discarded() -> None:
    """`exchange.use`: it lies with the discards and comes back with the next deck."""
    seen = shop(f"florin-9 denar-2 {FLORIN_DENAR}").deck("").bag("tower-12")
    seen.display("ducat-9").play(0, buy("denar", f"florin-9 denar-2 {FLORIN_DENAR}"), END_ACTIONS)
    seen.play(0, reserve("garden-11"), END_TURN)
    assert len(seen.happened(DeckShuffled)) == 1
    seen.expect(display=f"ducat-9 florin-9 denar-2 {FLORIN_DENAR}", discards="", deck=0)


def test_not_with_diamonds() -> None:
    """`exchange.use`: diamonds do not mix with the two currencies of a card."""
    seen = shop(f"florin-9 diamond-8 denar-2 {FLORIN_DENAR}", "exchange diamonds")
    seen.refused(buy("denar", f"denar-2 diamond-9 {FLORIN_DENAR}"), "buy.pay", reason="not_held")
    seen.refused(buy("florin", f"diamond-8 {FLORIN_DENAR}"), "exchange.use")
    seen.allowed(buy("florin", "diamond-8"), buy("denar", f"florin-9 denar-2 {FLORIN_DENAR}"))


def test_builders_and_coins_pay_along() -> None:
    """`exchange.use`: builder cards and coins of its two currencies belong to the mix."""
    seen = shop(f"florin-7 builder-denar {FLORIN_DENAR}", "exchange change builders")
    Change.of(seen.game).held[0] = [0, 0, 1, 0]
    paid = f"florin-7 builder-denar coin-denar {FLORIN_DENAR}"
    assert card_names(list(cards_of(paid))) in payments(seen, 2)
    seen.play(0, buy("denar", paid)).expect(asks="turn", hand={0: ""})
    seen.expect(discards=f"florin-7 {FLORIN_DENAR}")


def test_the_vizier_may_use_it() -> None:
    """`vizier.limits`: the vizier's purchase may be paid with an exchange card."""
    seen = shop("", "vizier exchange").hand(1, f"florin-9 denar-2 denar-7 {FLORIN_DENAR}")
    seen.play(0, take("ducat-9"), END_TURN)
    paid = f"florin-9 denar-2 {FLORIN_DENAR}"
    assert use_vizier("denar", paid) in seen.options(UseVizier)
    seen.play(1, use_vizier("denar", paid)).expect(held={1: "garden-11"}, hand={1: "denar-7"})


def test_it_is_no_money_at_the_end() -> None:
    """`end.distribute`: in the final distribution exchange cards count for nothing."""
    seen = shop("ducat-9 florin-1").hand(1, FLORIN_DENAR).hand(2, "denar-1").bag("")
    seen.market(ducat="pavilion-2-new").play(0, buy("ducat", "ducat-9"))
    seen.play(0, reserve("pavilion-2-new"), END_TURN)
    sums = {event.slot: event.sums for event in seen.happened(Distributed)}
    assert sums == {0: (1, 0, 0), 1: (0, 0, 0), 2: (0, 0, 1)}


def test_it_is_no_money_card() -> None:
    """`exchange.use`: it is no money card: a thief, who takes money only, cannot take it."""
    assert not any(is_money(card) for card in EXCHANGES)
    assert all(is_money(CARD_BY_ID[name]) for name in ("florin-1", "ducat-9"))


# -- positions and guesses --------------------------------------------------------------------


def test_positions() -> None:
    """`exchange.deal`: hand, display, discards and deck of a position may hold them, each once."""
    data = position(
        modules=["exchange"],
        seats=[{"hand": ["florin-1", FLORIN_DENAR]}, {}],
        display=["exchange-dirham-ducat"],
        discards=["exchange-florin-ducat"],
    )
    game = read_position(data).game
    assert CARD_BY_ID[FLORIN_DENAR] in game.players[0].hand
    laid = [card for card in game.deck if CARD_KIND[card] == "exchange"]
    assert len(laid) == len(set(laid)) == 3
    again = read_position(position_to_json(game)).game
    assert position_to_json(again) == position_to_json(game)
    twice = {**data, "discards": [FLORIN_DENAR]}
    assert complaint(read_position, twice) == ("discards.0", "exchange.deal")


def test_a_guess_lays_them_where_they_can_be() -> None:
    """`exchange.deal`: a redealt deck has as many in each pile as all know to be there."""
    game = new_game(Setup(3, "guess", ("exchange",)))
    guess = redeal(observe(game, 1), "other")
    deck = guess.deck[::-1]
    for size, wanted in zip(game.piles, (0, 2, 2, 2, 0), strict=True):
        pile, deck = deck[:size], deck[size:]
        assert sum(CARD_KIND[card] == "exchange" for card in pile) == wanted
    assert sorted(card for card in guess.deck if CARD_KIND[card] == "exchange") == list(EXCHANGES)
