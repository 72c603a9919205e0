"""What cards can pay for what: exact and minimal payments, and the check of any payment.

Only sensible payments are listed (every exact one, and overpayments from which no card could be
left out); any other payment is accepted all the same, as rule buy.pay has it.
"""

from bisect import bisect_left
from functools import lru_cache

from .ids import Card, Seat
from .pieces import CARD_CURRENCY, CARD_VALUE, CURRENCIES
from .refusal import Refusal
from .state import Game

Cards = tuple[Card, ...]


def purse(hand: list[Card], currency: int) -> Cards:
    """Give the cards of one currency in a (sorted) hand."""
    first = bisect_left(hand, currency * 9)
    return tuple(hand[first : bisect_left(hand, currency * 9 + 9, first)])


def worth(hand: list[Card], currency: int) -> int:
    """Give the sum of one currency in a hand."""
    return sum([CARD_VALUE[card] for card in hand if CARD_CURRENCY[card] == currency])


@lru_cache(maxsize=100_000)
def minimal_payments(cards: Cards, price: int) -> tuple[Cards, ...]:
    """List the payments of a price from which no card could be left out, exact ones first.

    >>> from .pieces import money
    >>> hand = (money(0, 2), money(0, 3), money(0, 5))
    >>> [sum(CARD_VALUE[c] for c in payment) for payment in minimal_payments(hand, 5)]
    [5, 5]
    """
    found: set[Cards] = set()

    def extend(index: int, chosen: Cards, total: int) -> None:
        if total >= price:
            smallest = min(CARD_VALUE[card] for card in chosen)
            if total - smallest < price:
                found.add(chosen)
            return
        for following in range(index, len(cards)):
            if following > index and cards[following] == cards[following - 1]:
                continue
            card = cards[following]
            extend(following + 1, (*chosen, card), total + CARD_VALUE[card])

    extend(0, (), 0)
    return tuple(sorted(found, key=lambda payment: (_total(payment), len(payment), payment)))


def _total(cards: Cards) -> int:
    return sum([CARD_VALUE[card] for card in cards])


def missing_cards(hand: list[Card], cards: Cards) -> Cards:
    """Give those of the cards that the hand does not hold often enough."""
    left = hand[:]
    missing = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return tuple(missing)


def check_payment(
    game: Game, seat: Seat, currency: int, price: int, cards: Cards
) -> Refusal | None:
    """Check that a seat can pay a price of a currency with these cards (rule buy.pay)."""
    name = CURRENCIES[currency]
    if missing_cards(game.players[seat].hand, cards):
        return Refusal("buy.pay", params=(("reason", "not_held"), ("currency", name)))
    if any(CARD_CURRENCY[card] != currency for card in cards):
        return Refusal("buy.pay", params=(("reason", "currency"), ("currency", name)))
    total = _total(cards)
    if total < price:
        params = (("reason", "short"), ("currency", name), ("missing", price - total))
        return Refusal("buy.pay", params=(*params, ("price", price), ("paid", total)))
    return None


def pay(game: Game, seat: Seat, cards: Cards) -> int:
    """Move cards from a hand to the discards and give their sum."""
    player = game.players[seat]
    total = 0
    for card in cards:
        player.spend(card)
        game.discards.append(card)
        total += CARD_VALUE[card]
    return total
