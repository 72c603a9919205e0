"""Section 2: buying and paying."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from alhambra_qt.engine import why_not
from alhambra_qt.engine.actions import Buy, EndActions
from alhambra_qt.engine.events import ActionsEnded, Bought, Placed, Reserved
from alhambra_qt.engine.payments import exact_payments, minimal_payments
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_VALUE, TILE_BY_ID
from tests.kit import Table, table
from tests.moves import (
    END_ACTIONS,
    END_TURN,
    PASS,
    add,
    buy,
    cards_of,
    cell_of,
    place,
    remove,
    reserve,
    swap,
    take,
)


def shop(hand: str, **market: str) -> Table:
    """A table where seat 0 has this hand, in front of this market."""
    return table(3).hand(0, hand).market(**market)


def plain_payments(cards: tuple[int, ...], price: int) -> set[tuple[int, ...]]:
    """Every choice of cards that pays a price and has none too many, by trying all of them."""
    every = (chosen for size in range(1, len(cards) + 1) for chosen in combinations(cards, size))
    found = set()
    for chosen in every:
        values = [CARD_VALUE[card] for card in chosen]
        if sum(values) >= price > sum(values) - min(values):
            found.add(chosen)
    return found


def test_payments_against_trying_all(seed: str) -> None:
    """`buy.pay`: the listed payments are those found by trying every choice of cards."""
    rng = Random(seed)
    kinds = [CARD_BY_ID[name] for name in ("builder-florin", "coin-florin", "coin-florin")]
    for _ in range(300):
        cards = tuple(sorted(rng.choice([*range(9), *kinds]) for _ in range(rng.randint(0, 7))))
        price = rng.randint(2, 13)
        wanted = plain_payments(cards, price)
        found = minimal_payments(cards, price)
        assert set(found) == wanted, (cards, price)
        assert len(found) == len(wanted)
        totals = [sum(CARD_VALUE[card] for card in payment) for payment in found]
        assert totals == sorted(totals)
        every = {c for size in range(len(cards) + 1) for c in combinations(cards, size)}
        exact = {c for c in every if sum(CARD_VALUE[card] for card in c) == price}
        assert set(exact_payments(cards, price)) == exact


def test_a_tile_costs_its_price() -> None:
    """`buy.pay`: cards of the slot's currency worth the price; they go to the discards."""
    seen = shop("denar-4 denar-6 ducat-9", denar="garden-10-n")
    seen.play(0, buy("denar", "denar-4 denar-6"))
    seen.expect(hand={0: "ducat-9"}, discards="denar-4 denar-6", held={0: "garden-10-n"})
    cards = cards_of("denar-4 denar-6")
    assert seen.happened(Bought) == [Bought(0, 2, TILE_BY_ID["garden-10-n"], cards, 10, 0)]


def test_the_rulebooks_example_of_overpaying() -> None:
    """`buy.pay`: the garden for 10 paid with 11 blue: no change, and the turn is over."""
    seen = shop("denar-3 denar-8", denar="garden-10-n").play(0, buy("denar", "denar-3 denar-8"))
    seen.expect(asks="place", hand={0: ""}, discards="denar-3 denar-8")
    assert seen.happened(Bought)[0].overpaid == 1
    seen.play(0, place("garden-10-n @ 1,0")).expect(asks="turn_end")


def test_too_little_is_refused() -> None:
    """`buy.pay`: less than the price is refused with what is missing."""
    seen = shop("florin-3 florin-4 ducat-9", florin="tower-9-es")
    short: dict[str, Any] = {"reason": "short", "price": 9, "currency": "florin", "held": 7}
    seen.refused(buy("florin", "florin-4"), "buy.pay", missing=5, paid=4, **short)
    seen.refused(buy("florin", "florin-3 florin-4"), "buy.pay", missing=2, paid=7, **short)
    seen.refused(Buy.of(0, ()), "buy.pay", missing=9, paid=0, **short)


def test_another_currency_is_refused() -> None:
    """`buy.pay`: a single card of another currency spoils the payment."""
    seen = shop("florin-9 dirham-9", florin="tower-9-es")
    seen.refused(buy("florin", "dirham-9"), "buy.pay", reason="currency", currency="florin")
    mixed = buy("florin", "florin-9 dirham-9")
    seen.refused(mixed, "buy.pay", reason="currency", currency="florin")


def test_only_own_cards_pay() -> None:
    """`buy.pay`: a card that is not in the hand, or not twice, is refused."""
    seen = shop("florin-5", florin="tower-9-es").hand(1, "florin-9")
    seen.refused(buy("florin", "florin-9"), "buy.pay", reason="not_held")
    seen.refused(buy("florin", "florin-5 florin-5"), "buy.pay", reason="not_held")


def test_an_empty_slot_sells_nothing() -> None:
    """`turn.refill_late`: an empty slot, or one that does not exist, sells nothing."""
    seen = table(3).hand(0, "florin-9").market(florin=None)
    seen.refused(buy("florin", "florin-9"), "turn.refill_late", reason="empty_slot")
    assert why_not(seen.game, Buy.of(4, cards_of("florin-9"))) is not None
    assert why_not(seen.game, Buy.of(-1, cards_of("florin-9"))) is not None


@pytest.mark.parametrize("paid", ["florin-9 florin-9", "florin-9 florin-9 florin-1 florin-2"])
def test_any_overpayment_is_allowed(paid: str) -> None:
    """`buy.pay`: even cards that could be left out may be paid."""
    seen = shop("florin-9 florin-9 florin-1 florin-2", florin="pavilion-2-new")
    seen.play(0, buy("florin", paid)).expect(asks="place", held={0: "pavilion-2-new"})


def test_the_list_of_payments() -> None:
    """`buy.pay`: listed are all exact payments, and those from which no card can be left out."""
    hand = "florin-1 florin-2 florin-2 florin-3 florin-5 florin-8 florin-9 dirham-9"
    seen = shop(hand, florin="garden-8-ne", dirham="tower-13-e")
    mine = sorted(cards_of(hand))[:7]
    wanted = set()
    for size in range(1, 8):
        for cards in combinations(mine, size):
            total = sum(CARD_VALUE[card] for card in cards)
            if total >= 8 and total - min(CARD_VALUE[card] for card in cards) < 8:
                wanted.add((0, tuple(sorted(cards))))
    found = [(action.slot, action.cards) for action in seen.options(Buy)]
    assert len(found) == len(set(found))
    assert set(found) == wanted


def test_exact_payment_gives_another_action() -> None:
    """`buy.exact`: after an exact purchase the seat may act again or end its actions."""
    seen = shop("florin-9 florin-2", florin="tower-9-es", dirham="tower-11")
    seen.play(0, buy("florin", "florin-9")).expect(asks="turn", seat=0)
    assert EndActions.of() in seen.options()
    seen.play(0, END_ACTIONS).expect(asks="place")
    assert seen.happened(ActionsEnded) == [ActionsEnded(0)]


def test_overpaying_ends_the_actions() -> None:
    """`buy.exact`: after overpaying nothing but placing is left."""
    seen = shop("florin-9 dirham-9", florin="tower-8-nes", dirham="tower-9-es")
    seen.play(0, buy("florin", "florin-9")).expect(asks="place")
    seen.refused(buy("dirham", "dirham-9"), "buy.place_late", reason="not_now")


def test_four_exact_purchases_and_an_action() -> None:
    """`buy.exact`: at most five actions: four exact purchases, then money or a redesign."""
    seen = (
        table(3)
        .hand(0, "florin-9 dirham-8 denar-3 denar-4 ducat-6")
        .market(florin="tower-9-es", dirham="garden-8-ne")
        .market(denar="tower-7-new", ducat="garden-6-esw")
        .display("ducat-9")
        .alhambra(0, "tower-11 @ 1,0")
    )
    seen.play(0, buy("florin", "florin-9"), buy("dirham", "dirham-8"))
    seen.play(0, buy("denar", "denar-3 denar-4"), buy("ducat", "ducat-6"))
    seen.expect(asks="turn", market={"florin": None, "ducat": None}, hand={0: ""})
    assert seen.game.acted == 4
    seen.allowed(take("ducat-9"), remove("1,0"), END_ACTIONS)
    seen.play(0, take("ducat-9")).expect(
        asks="place", held={0: "garden-6-esw garden-8-ne tower-7-new tower-9-es"}
    )
    seen.play(0, reserve("tower-7-new"), reserve("garden-6-esw"), reserve("tower-9-es"))
    seen.play(0, reserve("garden-8-ne")).expect(asks="turn_end", held={0: ""})


def test_nothing_left_after_four_purchases() -> None:
    """`buy.exact`: with nothing else to do, ending the actions is the only choice, not passing."""
    seen = table(3).hand(0, "florin-9").market(florin="tower-9-es").display("")
    seen.play(0, buy("florin", "florin-9"))
    assert seen.options() == [END_ACTIONS]
    seen.refused(PASS, "turn.pass")


def test_bought_tiles_lie_aside() -> None:
    """`buy.place_late`: bought tiles lie aside and are placed in any order once actions end."""
    seen = shop("florin-9 dirham-8", florin="tower-9-es", dirham="garden-8-ne")
    seen.play(0, buy("florin", "florin-9"), buy("dirham", "dirham-8"), END_ACTIONS)
    seen.expect(asks="place", reserve={0: ""}, built={0: ""})
    for first in (place("garden-8-ne @ 1,0"), place("tower-9-es @ 1,0"), reserve("tower-9-es")):
        seen.allowed(first)
    seen.play(0, place("garden-8-ne @ 0,-1"), place("tower-9-es @ 1,0"))
    seen.expect(asks="turn_end", built={0: "garden-8-ne@0,-1 tower-9-es@1,0"})
    assert [event.cell for event in seen.happened(Placed)] == [cell_of("0,-1"), cell_of("1,0")]


def test_the_order_of_placing_matters() -> None:
    """`buy.place_late`: a tile may lean on the one placed just before it."""
    seen = shop("florin-9 dirham-9", florin="tower-9-es", dirham="seraglio-9")
    seen.play(0, buy("florin", "florin-9"), buy("dirham", "dirham-9"), END_ACTIONS)
    seen.refused(place("tower-9-es @ 2,0"), "build.adjacent", cells="2,0")
    seen.play(0, place("seraglio-9 @ 1,0"), place("tower-9-es @ 2,0"))
    seen.expect(asks="turn_end", built={0: "seraglio-9@1,0 tower-9-es@2,0"})


def test_alhambra_or_reserve() -> None:
    """`buy.place_late`: both are always offered, the reserve even if no cell fits."""
    seen = shop("florin-9", florin="tower-9-es").play(0, buy("florin", "florin-9"), END_ACTIONS)
    seen.refused(reserve("tower-11"), "buy.place_late", reason="not_held")
    seen.refused(place("tower-11 @ 1,0"), "buy.place_late", reason="not_held")
    seen.play(0, reserve("tower-9-es")).expect(reserve={0: "tower-9-es"})
    assert seen.happened(Reserved)[0].tile == TILE_BY_ID["tower-9-es"]


def test_no_redesign_of_a_bought_tile() -> None:
    """`buy.place_late`: neither adding nor swapping may use a tile bought in the same turn."""
    seen = shop("florin-9", florin="tower-9-es").alhambra(0, "tower-11 @ 1,0")
    seen.play(0, buy("florin", "florin-9"))
    seen.refused(add("tower-9-es @ -1,0"), "buy.place_late", reason="not_yet")
    seen.refused(swap("tower-9-es @ 1,0"), "buy.place_late", reason="not_yet")
    seen.play(0, END_ACTIONS, reserve("tower-9-es"), END_TURN)
    for seat in (1, 2):
        seen.play(seat, seen.options()[0], END_TURN)
    seen.allowed(add("tower-9-es @ 0,1"))


def test_the_rulebooks_example_of_a_whole_turn() -> None:
    """`buy.exact`: two exact purchases, then a swap with the reserve, then both are placed."""
    seen = (
        table(3)
        .hand(0, "florin-9 denar-8")
        .market(florin="tower-9-es", denar="garden-8-sw")
        .alhambra(0, "tower-11 @ 1,0")
        .reserve(0, "tower-13-e")
    )
    seen.play(0, buy("florin", "florin-9"), buy("denar", "denar-8"), swap("tower-13-e @ 1,0"))
    seen.expect(asks="place", reserve={0: "tower-11"}, built={0: "tower-13-e@1,0"})
    seen.play(0, place("garden-8-sw @ 0,1"), reserve("tower-9-es"))
    seen.expect(
        asks="turn_end",
        reserve={0: "tower-11 tower-9-es"},
        built={0: "garden-8-sw@0,1 tower-13-e@1,0"},
    )


def test_an_illegal_payment() -> None:
    """An illegal payment raises and leaves hand, market and discards as they were."""
    seen = shop("florin-3", florin="tower-9-es")
    seen.refused(buy("florin", "florin-3"), "buy.pay")
    seen.expect(hand={0: "florin-3"}, market={"florin": "tower-9-es"}, discards="")
