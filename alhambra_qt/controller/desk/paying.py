"""Choosing cards to pay with: the best first suggestion, what else is offered, and a purchase."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from attrs import frozen

from alhambra_qt.controller.desk.modes import NOTHING, Mode, Picked, refused
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.faces.found import card_kinds
from alhambra_qt.controller.view.parts import Payment
from alhambra_qt.controller.view.table_view import PromptLine
from alhambra_qt.controller.view.targets import AT_OUT, AtHand, AtSlot, PayWay, Target
from alhambra_qt.controller.words.names import money, parts_text, sum_text
from alhambra_qt.engine import Game, Refusal
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.payments import payment_options, purse_of, ways_to_pay
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_KIND, CARD_VALUE, CURRENCIES, TILE_PRICE
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


def offers(
    found: Sequence[Cards], price: int, hand: Sequence[Card], now: Sequence[int]
) -> tuple[Payment, ...]:
    """Offer ways to pay: every exact one (up to five), else those that overpay least."""
    return tuple(
        Payment(
            target=PayWay(index),
            cards=tuple(AtHand(place) for place in places(hand, cards)),
            text=with_lost(
                sum_text([CARD_VALUE[card] for card in cards if CARD_VALUE[card]]), cards
            ),
            exact=total(cards) == price,
            chosen=sorted(cards) == sorted(hand[place] for place in now),
            coins=coins_of(cards),
        )
        for index, cards in enumerate(shown(found, price))
    )


def shown(found: Sequence[Cards], price: int) -> Sequence[Cards]:
    """Leave of all ways to pay those that are offered."""
    exact = [cards for cards in found if total(cards) == price]
    return (exact or found)[:OFFERED]


def pay_lines(
    found: Sequence[Cards], slot: int, price: int, cards: Sequence[Card], texts: PayTexts
) -> tuple[PromptLine, ...]:
    """Say what the chosen cards are worth and what follows from paying with them."""
    currency = CURRENCIES[slot]
    if not cards:
        return (PromptLine(msg("prompt-buy-choose", price=money(currency, price))),)
    values = [CARD_VALUE[card] for card in cards if CARD_VALUE[card]]
    lines = [PromptLine(sum_text(values or [0]), "strong")]
    over = total(cards) - price
    if over < 0:
        missing = msg("prompt-buy-short", price=money(currency, -over))
        return (*lines, PromptLine(missing, "warn"))
    if not over:
        return (*lines, PromptLine(texts.exact, "ok"))
    lines.append(PromptLine(texts.over(over), "warn"))
    if found and total(found[0]) == price:
        best = [CARD_VALUE[card] for card in found[0] if CARD_VALUE[card]]
        lines.append(PromptLine(msg("prompt-buy-could", sum=sum_text(best))))
    return tuple(lines)


class BuyingMode(Mode):
    """A question that may be answered with a purchase; ``slot`` is -1 while none is picked.

    ``cards`` are places in the hand. ``exact`` tells that only exact payments are allowed.
    """

    exact = False

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.slot = -1
        self.cards: list[int] = []

    def buy(self, slot: int, cards: Cards) -> Action:
        """Give the action that buys the tile of a slot with some cards."""
        raise NotImplementedError

    def price(self) -> int:
        """Give the price of the chosen tile."""
        return TILE_PRICE[self.table.game.market[self.slot]]

    def payments(self, slot: int) -> list[Cards]:
        """List the sensible payments for the tile of a slot, the best first."""
        table = self.table
        price = TILE_PRICE[table.game.market[slot]]
        return ways(table.game, table.seat, slot, price, self.exact)

    def slot_refusal(self, slot: int) -> Refusal | None:
        """Give the rule that forbids to buy the tile of a slot, however it is paid."""
        table, tile = self.table, self.table.game.market[slot]
        found = self.payments(slot) if tile else []
        if tile and not found and self.exact:  # refused by what the market says: the least too much
            found = ways(table.game, table.seat, slot, TILE_PRICE[tile])
        rest = purse_of(table.game, table.seat, slot)
        return self.table.refusal(self.buy(slot, tuple(sorted(found[0] if found else rest))))

    def paid(self) -> list[int]:
        """Give the cards chosen to pay with."""
        return [self.table.hand[place] for place in self.cards]

    def holds(self, target: Target) -> bool:
        """Tell whether a tile of the market or a card like this one is picked."""
        hand = self.table.hand
        match target:
            case AtSlot(slot):
                return self.slot == slot >= 0
            case AtHand(place):
                return 0 <= place < len(hand) and hand[place] in self.paid()
        return False

    def purchase(self) -> Action | None:
        """Give the purchase picked, None while a tile or the cards are missing."""
        if self.slot < 0 or not self.cards:
            return None
        return self.buy(self.slot, tuple(sorted(self.paid())))

    def begin(self, slot: int) -> None:
        """Forget all other picks and choose the tile of a slot."""
        self.cancel()
        self.slot = slot

    def pick_slot(self, slot: int) -> Picked:
        """Choose a tile with its best payment; choosing it again puts it back."""
        if not 0 <= slot < 4:
            return NOTHING
        refusal = self.ask(AtSlot(slot))
        if refusal is not None:
            return refused(refusal, AtSlot(slot))
        if slot == self.slot:
            self.cancel()
            return NOTHING
        self.begin(slot)
        best = self.payments(slot)
        self.cards = places(self.table.hand, best[0]) if best else []
        return NOTHING

    def pick_card(self, place: int) -> Picked:
        """Add a card to the payment, or take it back."""
        if self.slot < 0 or not 0 <= place < len(self.table.hand):
            return NOTHING
        refusal = self.ask(AtHand(place))
        if refusal is not None:
            return refused(refusal, AtHand(place))
        if place in self.cards:
            self.cards.remove(place)
        else:
            self.cards = sorted([*self.cards, place])
        return NOTHING

    def pick_offer(self, index: int) -> Picked:
        """Pay as offered."""
        found = shown(self.payments(self.slot), self.price()) if self.slot >= 0 else ()
        if 0 <= index < len(found):
            self.cards = places(self.table.hand, found[index])
        return NOTHING

    def likely(self) -> Iterator[Action]:
        """List the purchases that choosing a tile leads to."""
        for slot, tile in enumerate(self.table.game.market):
            best = self.payments(slot)[:1] if tile and self.ask(AtSlot(slot)) is None else []
            for cards in best:
                yield self.buy(slot, tuple(sorted(cards)))

    def card_refusal(self, place: int) -> Refusal | None:
        """Give the rule that forbids to pay the chosen tile with a card."""
        card = self.table.hand[place]
        if usable(self.table.game, self.table.seat, self.slot, card):
            return None
        return self.table.refusal(self.buy(self.slot, (card,)))
