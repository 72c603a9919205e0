"""Picking a purchase: a slot of the market and the cards that pay for its tile."""

from collections.abc import Iterator

from alhambra_qt.controller.desk.modes import NOTHING, Mode, Picked, refused
from alhambra_qt.controller.desk.paying import Cards, places, shown, usable, ways
from alhambra_qt.controller.faces.asked import Table
from alhambra_qt.controller.view.targets import AtHand, AtSlot, Target
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.payments import purse_of
from alhambra_qt.engine.pieces import TILE_PRICE


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
