"""A purchase as picks: a market tile, the cards that pay for it, and the payments on offer."""

from collections.abc import Callable, Iterator, Sequence

from attrs import frozen

from alhambra_qt.controller.desk.chips import (
    OFFERED,
    Cards,
    coins_of,
    places,
    total,
    usable,
    ways,
    with_lost,
)
from alhambra_qt.controller.desk.generic import BaseMode
from alhambra_qt.controller.desk.modes import NOTHING, Picked, refused
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.view.table_view import Overlay, PromptLine
from alhambra_qt.controller.view.targets import AtHand, AtSlot, PayWay, Target
from alhambra_qt.controller.view.view_parts import Payment
from alhambra_qt.controller.words.names import money, sum_text
from alhambra_qt.controller.words.sentences import refusal_text
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.payments import purse_of
from alhambra_qt.engine.pieces import CARD_VALUE, CURRENCIES, TILE_PRICE
from alhambra_qt.i18n import Msg, msg


@frozen
class PayTexts:
    """Texts for an exact payment and an overpayment; a turn and the vizier differ."""

    exact: Msg
    over: Callable[[int], Msg]


TURN_TEXTS = PayTexts(msg("prompt-buy-exact"), lambda n: msg("prompt-buy-over", n=n))
VIZIER_TEXTS = PayTexts(msg("prompt-vizier-exact"), lambda n: msg("prompt-vizier-over", n=n))


class BuyingMode(BaseMode):
    """A question that a purchase may answer.

    Attributes:
        slot: the market slot of the picked tile, -1 while none is.
        cards: positions in the hand of the cards that pay.
        exact: whether only exact payments are allowed.
        texts: what follows from a payment.
    """

    exact = False
    texts = TURN_TEXTS

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.slot = -1
        self.cards: list[int] = []

    def buy(self, slot: int, cards: Cards) -> Action:
        raise NotImplementedError

    # -- what can be bought -------------------------------------------------------------------

    def price(self) -> int:
        """Return the price of the chosen tile."""
        return TILE_PRICE[self.table.game.market[self.slot]]

    def payments(self, slot: int) -> list[Cards]:
        """List the sensible payments for a slot's tile, best first."""
        table = self.table
        price = TILE_PRICE[table.game.market[slot]]
        return ways(table.game, table.seat, slot, price, self.exact)

    def slot_refusal(self, slot: int) -> Refusal | None:
        """Return the rule that forbids buying a slot's tile with any payment."""
        table, tile = self.table, self.table.game.market[slot]
        found = self.payments(slot) if tile else []
        if tile and not found and self.exact:  # the market names the smallest overpayment
            found = ways(table.game, table.seat, slot, TILE_PRICE[tile])
        rest = purse_of(table.game, table.seat, slot)
        return self.table.refusal(self.buy(slot, tuple(sorted(found[0] if found else rest))))

    def card_refusal(self, place: int) -> Refusal | None:
        """Return the rule that forbids paying for the chosen tile with a card."""
        card = self.table.hand[place]
        if usable(self.table.game, self.table.seat, self.slot, card):
            return None
        return self.table.refusal(self.buy(self.slot, (card,)))

    def likely(self) -> Iterator[Action]:
        for slot, tile in enumerate(self.table.game.market):
            best = self.payments(slot)[:1] if tile and self.slot_refusal(slot) is None else []
            for cards in best:
                yield self.buy(slot, tuple(sorted(cards)))

    def why_not(self, target: Target) -> Refusal | None:
        match target:
            case AtSlot(slot) if 0 <= slot < 4:
                return self.slot_refusal(slot)
            case AtHand(place) if self.slot >= 0 and 0 <= place < len(self.table.hand):
                return self.card_refusal(place)
        return self.other_refusal(target)

    # -- picks --------------------------------------------------------------------------------

    def pick_own(self, target: Target) -> Picked:
        match target:
            case AtSlot(slot) if 0 <= slot < 4:
                return self._pick_slot(slot)
            case AtHand(place) if 0 <= place < len(self.table.hand):
                return self.pick_card(place)
            case PayWay(index) if self.slot >= 0:
                found = shown(self.payments(self.slot), self.price())
                if 0 <= index < len(found):
                    self.cards = places(self.table.hand, found[index])
        return NOTHING

    def begin(self, slot: int) -> None:
        """Clear all other picks and choose a slot's tile."""
        self.cancel()
        self.slot = slot

    def _pick_slot(self, slot: int) -> Picked:
        """Choose a tile with its best payment; choosing it again clears it."""
        refusal = self.slot_refusal(slot)
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
        """Add a card to the payment, or remove it."""
        if self.slot < 0:
            return NOTHING
        refusal = self.card_refusal(place)
        if refusal is not None:
            return refused(refusal, AtHand(place))
        if place in self.cards:
            self.cards.remove(place)
        else:
            self.cards = sorted([*self.cards, place])
        return NOTHING

    def paid(self) -> list[int]:
        """Return the cards chosen to pay with."""
        return [self.table.hand[place] for place in self.cards]

    def holds_own(self, target: Target) -> bool:
        hand = self.table.hand
        match target:
            case AtSlot(slot):
                return self.slot == slot >= 0
            case AtHand(place):
                return 0 <= place < len(hand) and hand[place] in self.paid()
        return False

    def own_action(self) -> Action | None:
        if self.slot < 0 or not self.cards:
            return None
        return self.buy(self.slot, tuple(sorted(self.paid())))

    def not_ready(self) -> Msg:
        return msg("why-choose-cards") if self.slot >= 0 else super().not_ready()

    def forget(self) -> bool:
        had = self.slot >= 0
        self.slot, self.cards = -1, []
        return had

    # -- views --------------------------------------------------------------------------------

    def payable(self, card: Card) -> bool:
        """Return whether a card selects the tile that it could pay for, if none is chosen."""
        return False

    def lay_market(self, overlay: Overlay) -> None:
        """Highlight the tiles that can be bought and the cards that can pay for the chosen one."""
        for slot, tile in enumerate(self.table.game.market):
            refusal = self.slot_refusal(slot) if tile else None
            if slot == self.slot:
                overlay.chosen(AtSlot(slot))
            elif refusal is not None:
                overlay.cannot(AtSlot(slot), refusal_text(refusal))
            elif tile:
                overlay.can(AtSlot(slot))
        for place, card in enumerate(self.table.hand):
            refusal = self.card_refusal(place) if self.slot >= 0 else None
            if place in self.cards:
                overlay.chosen(AtHand(place))
            elif refusal is not None:
                overlay.cannot(AtHand(place), refusal_text(refusal))
            elif self.slot >= 0 or self.payable(card):
                overlay.can(AtHand(place))

    def pay_lines(self) -> tuple[PromptLine, ...]:
        """Say what the chosen cards are worth and what follows from paying with them."""
        found, price, cards = self.payments(self.slot), self.price(), self.paid()
        currency = CURRENCIES[self.slot]
        if not cards:
            return (PromptLine(msg("prompt-buy-choose", price=money(currency, price))),)
        lines = [PromptLine(sum_text(_values(cards) or [0]), "strong")]
        over = total(cards) - price
        if over < 0:
            missing = msg("prompt-buy-short", price=money(currency, -over))
            return (*lines, PromptLine(missing, "warn"))
        if not over:
            return (*lines, PromptLine(self.texts.exact, "ok"))
        lines.append(PromptLine(self.texts.over(over), "warn"))
        if found and total(found[0]) == price:
            best = sum_text(_values(found[0]))
            lines.append(PromptLine(msg("prompt-buy-could", sum=best)))
        return tuple(lines)

    def offers(self) -> tuple[Payment, ...]:
        """Return the payments on offer: up to five exact ones, else the smallest overpayments."""
        hand, price, now = self.table.hand, self.price(), sorted(self.paid())
        return tuple(
            Payment(
                target=PayWay(index),
                cards=tuple(AtHand(place) for place in places(hand, cards)),
                text=with_lost(sum_text(_values(cards)), cards),
                exact=total(cards) == price,
                chosen=sorted(cards) == now,
                coins=coins_of(cards),
            )
            for index, cards in enumerate(shown(self.payments(self.slot), price))
        )


def _values(cards: Sequence[Card]) -> list[int]:
    return [CARD_VALUE[card] for card in cards if CARD_VALUE[card]]


def shown(found: Sequence[Cards], price: int) -> Sequence[Cards]:
    """Reduce all payments to those offered."""
    exact = [cards for cards in found if total(cards) == price]
    return (exact or found)[:OFFERED]
