"""Choosing cards to pay with: the best first suggestion, and what else is offered."""

from collections import Counter
from collections.abc import Callable, Sequence

from attrs import frozen

from alhambra_qt.controller.names import money, sum_text
from alhambra_qt.controller.view import PromptLine
from alhambra_qt.controller.view_parts import Payment
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.payments import minimal_payments, purse
from alhambra_qt.engine.pieces import CARD_VALUE, CURRENCIES
from alhambra_qt.i18n import Msg, msg

OFFERED = 5
HIGHEST_PRICE = 13
Cards = tuple[Card, ...]


@frozen
class PayTexts:
    """What an exact payment and an overpayment mean: a turn and the vizier differ."""

    exact: Msg
    over: Callable[[int], Msg]


TURN_TEXTS = PayTexts(msg("prompt-buy-exact"), lambda n: msg("prompt-buy-over", n=n))
VIZIER_TEXTS = PayTexts(msg("prompt-vizier-exact"), lambda n: msg("prompt-vizier-over", n=n))


def total(cards: Sequence[Card]) -> int:
    """Give the sum of some cards."""
    return sum(CARD_VALUE[card] for card in cards)


def useful(left: Sequence[Card]) -> int:
    """Rate what stays in the hand: how many prices its cards could still pay exactly."""
    sums = {0}
    for card in left:
        sums |= {one + CARD_VALUE[card] for one in sums}
    return sum(1 for one in sums if 0 < one <= HIGHEST_PRICE)


def ways(hand: Sequence[Card], slot: int, price: int) -> list[Cards]:
    """List sensible payments, the best first.

    Exact ones come first, of these the one that keeps the most useful hand; then those that
    overpay least.
    """
    mine = purse(list(hand), slot)

    def rank(cards: Cards) -> tuple[int, int, int, Cards]:
        left = list((Counter(mine) - Counter(cards)).elements())
        return total(cards), -useful(left), len(cards), cards

    return sorted(minimal_payments(mine, price), key=rank)


def places(hand: Sequence[Card], cards: Sequence[Card]) -> list[int]:
    """Give the places of some cards in a hand, each card once."""
    taken: list[int] = []
    for card in cards:
        taken.append(next(i for i, held in enumerate(hand) if held == card and i not in taken))
    return sorted(taken)


def offers(hand: Sequence[Card], slot: int, price: int, now: Sequence[int]) -> tuple[Payment, ...]:
    """Offer ways to pay: every exact one (up to five), else those that overpay least."""
    found = ways(hand, slot, price)
    exact = [cards for cards in found if total(cards) == price]
    shown = (exact or found)[:OFFERED]
    return tuple(
        Payment(
            target=f"pay:{index}",
            cards=tuple(f"hand:{place}" for place in places(hand, cards)),
            text=sum_text([CARD_VALUE[card] for card in cards]),
            exact=total(cards) == price,
            chosen=sorted(cards) == sorted(hand[place] for place in now),
        )
        for index, cards in enumerate(shown)
    )


def offered(hand: Sequence[Card], slot: int, price: int, index: int) -> Cards:
    """Give the cards of an offer; none if there is no such offer."""
    found = ways(hand, slot, price)
    exact = [cards for cards in found if total(cards) == price]
    shown = (exact or found)[:OFFERED]
    return shown[index] if 0 <= index < len(shown) else ()


def pay_lines(
    hand: Sequence[Card], slot: int, price: int, now: Sequence[int], texts: PayTexts
) -> tuple[PromptLine, ...]:
    """Say what the chosen cards are worth and what follows from paying with them."""
    cards = [hand[place] for place in now]
    currency = CURRENCIES[slot]
    if not cards:
        return (PromptLine(msg("prompt-buy-choose", price=money(currency, price))),)
    lines = [PromptLine(sum_text([CARD_VALUE[card] for card in cards]), "strong")]
    over = total(cards) - price
    if over < 0:
        missing = msg("prompt-buy-short", price=money(currency, -over))
        return (*lines, PromptLine(missing, "warn"))
    if not over:
        return (*lines, PromptLine(texts.exact, "ok"))
    lines.append(PromptLine(texts.over(over), "warn"))
    best = ways(hand, slot, price)[0]
    if total(best) == price:
        could = msg("prompt-buy-could", sum=sum_text([CARD_VALUE[card] for card in best]))
        lines.append(PromptLine(could))
    return tuple(lines)
