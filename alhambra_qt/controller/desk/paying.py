"""Cards to pay with: which ways there are, the best first, and how a payment is written."""

from collections import Counter
from collections.abc import Sequence

from alhambra_qt.controller.faces.found import card_kinds
from alhambra_qt.controller.view.targets import AT_OUT
from alhambra_qt.controller.words.names import money, parts_text, sum_text
from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.payments import payment_options, purse_of, ways_to_pay
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_KIND, CARD_VALUE, CURRENCIES
from alhambra_qt.i18n import Msg, msg

OFFERED = 5
HIGHEST_PRICE = 13
Cards = tuple[Card, ...]


def total(cards: Sequence[Card]) -> int:
    """Give the sum of some cards."""
    return sum(CARD_VALUE[card] for card in cards)


def useful(left: Sequence[Card]) -> int:
    """Rate what stays in the hand: how many prices its cards could still pay exactly."""
    sums = {0}
    for card in left:
        sums |= {one + CARD_VALUE[card] for one in sums}
    return sum(1 for one in sums if 0 < one <= HIGHEST_PRICE)


def ways(game: Game, seat: Seat, slot: int, price: int, exact: bool = False) -> list[Cards]:
    """List sensible payments, the best first.

    Exact ones come first, of these those that lose no card for good, then those of the slot's
    currency alone, then the one that keeps the most useful hand; then those that overpay least.
    """
    mine = Counter(purse_of(game, seat, slot))

    def rank(cards: Cards) -> tuple[int, int, int, int, int, Cards]:
        left = list((mine - Counter(cards)).elements())
        others = sum(1 for card in cards if CARD_CURRENCY[card] != slot)
        return total(cards), lost(cards), others, -useful(left), len(cards), cards

    return sorted(payment_options(game, seat, slot, price, exact), key=rank)


def lost(cards: Sequence[Card]) -> int:
    """Count the cards that leave the game when they are paid with."""
    kinds = card_kinds()
    return sum(1 for one in cards if (kind := kinds.get(CARD_KIND[one])) and kind.spent == AT_OUT)


def with_lost(text: Msg, cards: Sequence[Card]) -> Msg:
    """Add to a payment how many of its cards leave the game."""
    gone = lost(cards)
    return msg("pay-lost", paid=text, n=gone) if gone else text


def coins_of(cards: Sequence[Card]) -> tuple[str, ...]:
    """Name the currencies of a payment in their order."""
    kinds = sorted({CARD_CURRENCY[card] for card in cards if CARD_VALUE[card]})
    return tuple(CURRENCIES[one] for one in kinds if 0 <= one < len(CURRENCIES))


def rank_payment(
    cards: Sequence[Card], hand: Sequence[Card] = ()
) -> tuple[int, int, int, int, int, Sequence[Card]]:
    """Sort payments of anything: those that cost least, leave most, in few currencies and cards."""
    left = list((Counter(hand) - Counter(cards)).elements())
    kept = sum(
        useful([card for card in left if CARD_CURRENCY[card] == currency])
        for currency in range(len(CURRENCIES))
    )
    currencies = {CARD_CURRENCY[card] for card in cards}
    return total(cards), lost(cards), -kept, len(currencies), len(cards), cards


def payment_text(cards: Sequence[Card]) -> Msg:
    """Say a payment: "3 + 2 = 5", with its currency if there is only one."""
    values = sorted((CARD_VALUE[card] for card in cards if CARD_VALUE[card]), reverse=True) or [0]
    currencies = {CARD_CURRENCY[card] for card in cards}
    currency = currencies.pop() if len(currencies) == 1 else -1
    if currency < 0:
        return sum_text(values)
    whole = money(CURRENCIES[currency], sum(values))
    return whole if len(values) == 1 else msg("play-paid", parts=parts_text(values), money=whole)


def usable(game: Game, seat: Seat, slot: int, card: Card) -> bool:
    """Tell whether a card could be part of a payment in a currency."""
    return any(card in way.cards or card in way.fixed for way in ways_to_pay(game, seat, slot))


def places(hand: Sequence[Card], cards: Sequence[Card]) -> list[int]:
    """Give the places of some cards in a hand, each card once."""
    taken: list[int] = []
    for card in cards:
        taken.append(next(i for i, held in enumerate(hand) if held == card and i not in taken))
    return sorted(taken)
