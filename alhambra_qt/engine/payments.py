"""Payments with cards: list exact and minimal payments, and check any payment.

Only sensible payments are listed (every exact one, and overpayments in which every card is
needed); any other payment is accepted as well, by rule buy.pay. There may be several *ways* to
pay: in the base game only with the currency of the price; modules add others.
"""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache

from .contracts import Way
from .ids import Card, Seat
from .pieces import CARD_CURRENCY, CARD_KIND, CARD_VALUE, CURRENCIES
from .refusal import Refusal
from .rules import Game, MoneyKind, Rules

Cards = tuple[Card, ...]

MONEY_KINDS = ("money", "diamond", "builder")


def is_money(card: Card) -> bool:
    """Return whether a card is a money card: it has a currency and is not a coin."""
    return card >= 0 and CARD_KIND[card] in MONEY_KINDS


def purse(hand: list[Card], currency: int) -> Cards:
    """Return the money cards of one currency in a (sorted) hand."""
    first = bisect_left(hand, currency * 9)
    last = bisect_left(hand, currency * 9 + 9, first)
    if hand and hand[-1] >= _BUILDERS and currency < _DIAMONDS:
        return tuple([card for card in hand if CARD_CURRENCY[card] == currency])
    return tuple(hand[first:last])


_DIAMONDS = CURRENCIES.index("diamond")
_BUILDERS = CARD_KIND.index("builder")


def extra_money(game: Game, seat: Seat) -> list[Card]:
    """Return a seat's money outside its hand."""
    extra: list[Card] = []
    for add in game.rules.purse:
        add(game, seat, extra)
    return extra


def wallet(game: Game, seat: Seat) -> Cards:
    """Return all cards of a seat's hand and the money in front of it, sorted."""
    hand = game.players[seat].hand
    extra = extra_money(game, seat) if game.rules.purse else ()
    if not extra:
        return tuple(hand)
    return tuple(sorted((*hand, *extra)))


def by_currency(cards: Cards) -> tuple[Cards, ...]:
    """Group cards by currency, diamonds last, dropping all others."""
    return sorted_out(cards)[0]


@lru_cache(maxsize=5_000)  # ten times as many answer half a percent more
def sorted_out(cards: Cards) -> tuple[tuple[Cards, ...], bool]:
    """Group cards by currency; also return whether any is not money of the four currencies."""
    split: list[list[Card]] = [[] for _ in CURRENCIES]
    plain = True
    for card in cards:
        currency = CARD_CURRENCY[card] if card >= 0 else -1
        plain = plain and 0 <= currency < _DIAMONDS
        if currency >= 0:
            split[currency].append(card)
    return tuple(tuple(part) for part in split), not plain


def purse_of(game: Game, seat: Seat, currency: int) -> Cards:
    """Return all of a seat's money in a currency, sorted: in its hand and outside it."""
    return by_currency(wallet(game, seat))[currency]


def worth(game: Game, seat: Seat, currency: int) -> int:
    """Return the sum of a seat's money in one currency."""
    total = 0
    for card in game.players[seat].hand:
        if card >= 0 and CARD_CURRENCY[card] == currency:
            total += CARD_VALUE[card]
    if game.rules.purse:
        extra = extra_money(game, seat)
        total += sum([CARD_VALUE[card] for card in extra if CARD_CURRENCY[card] == currency])
    return total


def ways_to_pay(game: Game, seat: Seat, currency: int) -> list[Way]:
    """List the ways in which a seat could pay a price of a currency."""
    return ways_of(game.rules, wallet(game, seat), currency)


def ways_of(rules: Rules, cards: Cards, currency: int) -> list[Way]:
    """List the ways in which some cards could pay a price of a currency."""
    purses, special = sorted_out(cards)
    ways = [Way(purses[currency])]
    if special:
        ways += special_ways(rules, cards, currency)
    return ways


def special_ways(rules: Rules, cards: Cards, currency: int) -> list[Way]:
    """List the ways that modules add."""
    ways: list[Way] = []
    for add in rules.ways:
        add(cards, currency, ways)
    return ways


def payment_options(
    game: Game, seat: Seat, currency: int, price: int, exact_only: bool = False
) -> Sequence[Cards]:
    """List the sensible payments of a price: exact ones, and those in which each card is needed."""
    return options_of(ways_to_pay(game, seat, currency), price, exact_only)


def shortfall(game: Game, seat: Seat, currency: int, price: int) -> int:
    """Return how much money a seat lacks for a price; 0 if it can pay."""
    if payment_options(game, seat, currency, price):
        return 0
    return max(1, price - worth(game, seat, currency))


def options_of(ways: Sequence[Way], price: int, exact_only: bool = False) -> Sequence[Cards]:
    """List the sensible payments of a price in the given ways."""
    if len(ways) == 1:
        return _in_way(ways[0], price, exact_only)
    found = [cards for way in ways for cards in _in_way(way, price, exact_only)]
    return list(dict.fromkeys(found))


def _in_way(way: Way, price: int, exact_only: bool) -> Sequence[Cards]:
    exact = way.exact or exact_only
    payments = exact_payments(way.cards, price) if exact else minimal_payments(way.cards, price)
    if way.fixed:
        return [tuple(sorted(payment + way.fixed)) for payment in payments]
    return payments


@lru_cache(maxsize=10_000)
def minimal_payments(cards: Cards, price: int) -> tuple[Cards, ...]:
    """List the payments of a price in which every card is needed, exact ones first.

    >>> from .pieces import money
    >>> hand = (money(0, 2), money(0, 3), money(0, 5))
    >>> [sum(CARD_VALUE[c] for c in payment) for payment in minimal_payments(hand, 5)]
    [5, 5]
    """
    found: dict[Cards, int] = {}
    left = _sums_from(cards)

    def extend(index: int, chosen: Cards, total: int, smallest: int) -> None:
        for following in range(index, len(cards)):
            if total + left[following] < price:
                return
            card = cards[following]
            if following > index and card == cards[following - 1]:
                continue
            value = CARD_VALUE[card]
            low = value if value < smallest else smallest
            if total + value < price:
                extend(following + 1, (*chosen, card), total + value, low)
            elif total + value - low < price:
                found[(*chosen, card)] = total + value

    extend(0, (), 0, price + 9)
    return tuple(sorted(found, key=lambda payment: (found[payment], len(payment), payment)))


def _sums_from(cards: Cards) -> list[int]:
    """Return, for each index, the sum of the cards from there on."""
    left = [0] * (len(cards) + 1)
    for index in range(len(cards) - 1, -1, -1):
        left[index] = left[index + 1] + CARD_VALUE[cards[index]]
    return left


@lru_cache(maxsize=10_000)
def exact_payments(cards: Cards, price: int) -> tuple[Cards, ...]:
    """List the payments of exactly a price.

    >>> from .pieces import money
    >>> len(exact_payments((money(0, 2), money(0, 3), money(0, 5), money(0, 6)), 5))
    2
    """
    found: list[Cards] = []
    left = _sums_from(cards)

    def extend(index: int, chosen: Cards, missing: int) -> None:
        if missing == 0:
            found.append(chosen)
            return
        for following in range(index, len(cards)):
            if left[following] < missing:
                return
            card = cards[following]
            if following > index and card == cards[following - 1]:
                continue
            if CARD_VALUE[card] <= missing:
                extend(following + 1, (*chosen, card), missing - CARD_VALUE[card])

    extend(0, (), price)
    return tuple(sorted(found, key=lambda payment: (len(payment), payment)))


def _total(cards: Cards) -> int:
    return sum([CARD_VALUE[card] for card in cards])


def missing_cards(held: list[Card], cards: Cards) -> Cards:
    """Return the cards that ``held`` lacks, counting copies."""
    left = held[:]
    missing = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return tuple(missing)


def holds(game: Game, seat: Seat, cards: Cards) -> bool:
    """Return whether a seat has these cards, in its hand or in front of it."""
    hand = game.players[seat].hand
    held = hand + extra_money(game, seat) if game.rules.purse else hand
    return not missing_cards(held, cards)


def check_payment(
    game: Game, seat: Seat, currency: int, price: int, cards: Cards
) -> Refusal | None:
    """Check that a seat can pay a price of a currency with these cards (rule buy.pay).

    Callers that require an exact payment must compare the sum themselves.
    """
    name = CURRENCIES[currency]
    if list(cards) != sorted(cards) or not holds(game, seat, cards):
        return Refusal("buy.pay", params=(("reason", "not_held"), ("currency", name)))
    total = _total(cards)
    for way in ways_to_pay(game, seat, currency):
        if not _goes(way, cards):
            continue
        if total < price:
            own = paid_in(cards)
            name = CURRENCIES[currency if own == MIXED else own]
            params = (("reason", "short"), ("currency", name), ("missing", price - total))
            return Refusal("buy.pay", params=(*params, ("price", price), ("paid", total)))
        if way.exact and total > price:
            rule = _rule_of(game, way.fixed)
            return Refusal(rule, params=(("reason", "exact"), ("over", total - price)))
        return None
    foreign = tuple(card for card in cards if CARD_CURRENCY[card] != currency)
    return Refusal(_rule_of(game, foreign), params=(("reason", "currency"), ("currency", name)))


MIXED = -1


def paid_in(cards: Cards) -> int:
    """Return the only currency among the cards, or MIXED if there are several or none."""
    found = {CARD_CURRENCY[card] for card in cards}
    return found.pop() if len(found) == 1 else MIXED


def _goes(way: Way, cards: Cards) -> bool:
    """Return whether a payment fits a way to pay, ignoring its sum."""
    paid = list(cards)
    for card in way.fixed:
        if card not in paid:
            return False
        paid.remove(card)
    return not missing_cards(list(way.cards), tuple(paid))


def _rule_of(game: Game, cards: Cards) -> str:
    """Return the rule broken by misusing cards in a payment; special cards come first."""
    rules = [
        game.rules.money_kinds[kind].rule
        for kind in map(CARD_KIND.__getitem__, cards)
        if kind in game.rules.money_kinds
    ]
    special = [rule for rule in rules if rule != PAY_RULE]
    return special[-1] if special else PAY_RULE


PAY_RULE = "buy.pay"


def spend_from_hand(game: Game, seat: Seat, card: Card) -> None:
    """Move a paid card from a hand to the discards."""
    game.players[seat].spend(card)
    game.discards.append(card)


BASE_MONEY = MoneyKind(PAY_RULE, spend_from_hand)


def pay(game: Game, seat: Seat, cards: Cards) -> int:
    """Take the cards of a payment from a seat and return their sum."""
    kinds = game.rules.money_kinds
    if len(kinds) == 1:  # only money of the base game
        game.discards += cards
        spend = game.players[seat].spend
        for card in cards:
            spend(card)
    else:
        for card in cards:
            kinds[CARD_KIND[card]].spend(game, seat, card)
    return _total(cards)


def give_change(game: Game, seat: Seat, over: int) -> None:
    """Call the modules' ``overpaid`` hooks if a seat paid too much."""
    if over > 0:
        for told in game.rules.overpaid:
            told(game, seat, over)
