"""An order of what is undrawn keeps up with the game."""

from collections import Counter

from alhambra_qt.engine import apply_unchecked, observe
from alhambra_qt.engine.ids import ALL_HANDS
from alhambra_qt.engine.observe import PLAIN, family_of
from alhambra_qt.review.orders import Orders
from tests.review.endings import ending, golden


def test_it_is_kept_all_along() -> None:
    """What was not drawn keeps its place, but for what changed places with what was."""
    start, actions = golden("three-medium")
    game, orders = start.clone(), Orders("x")
    kept = moved = 0
    for action in actions:
        orders.world(observe(game, ALL_HANDS))
        before, bag, deck = game.clone(), orders.bag.copy(), orders.deck.copy()
        apply_unchecked(game, action)
        orders.follow(before, game)
        assert Counter(orders.bag) == Counter(game.bag)
        drawn = len(bag) - len(game.bag)
        moved += sum(old != new for old, new in zip(bag, orders.bag, strict=False))
        assert sum(old != new for old, new in zip(bag, orders.bag, strict=False)) <= drawn
        if game.shuffles == before.shuffles:
            assert Counter(orders.deck) == Counter(game.deck)
            drawn = len(deck) - len(game.deck)
            gone = sum(old != new for old, new in zip(deck, orders.deck, strict=False))
            assert gone <= 2 * drawn
            kept += 1
    assert moved
    assert kept > len(actions) - 5


def test_scorings_stay_in_their_piles() -> None:
    """However much was drawn, the piles hold as many special cards as they should."""
    start, actions = golden("three-medium")
    for seed in map(str, range(20)):
        game, orders = start.clone(), Orders(seed)
        orders.world(observe(game, ALL_HANDS))
        for action in actions:
            before = game.clone()
            apply_unchecked(game, action)
            orders.follow(before, game)
            if not game.piles:
                break
            deck, last = orders.deck, len(orders.deck)
            for size, special in zip(game.piles, game.special, strict=True):
                pile = deck[last - size : last]
                assert sum(family_of(card) != PLAIN for card in pile) == len(special)
                last -= size


def test_every_order_stays_as_likely() -> None:
    """Of the tiles not drawn each is as often the next one, whatever came before."""
    game, actions = ending(60)
    after = game.clone()
    for action in actions[:40]:
        apply_unchecked(after, action)
    drawn = len(game.bag) - len(after.bag)
    assert drawn > 2
    tries, seen = 2000, Counter[int]()
    for number in range(tries):
        orders = Orders(str(number))
        orders.world(observe(game, ALL_HANDS))
        orders.follow(game, after)
        seen[orders.bag[-1]] += 1
    even = tries / len(after.bag)
    assert set(seen) == set(after.bag)
    assert sum((count - even) ** 2 / even for count in seen.values()) < 3.5 * len(seen) + 10
