"""What a hand is worth: what it can pay next turn, later, and in the final distribution."""

import math
from collections.abc import Sequence
from functools import lru_cache

from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.payments import purse
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_VALUE, TILE_PRICE
from alhambra_qt.engine.state import UNKNOWN, Game

from .outlook import Outlook, rivals_of
from .weights import Weights

Cards = tuple[Card, ...]
MARKET = range(4)
UNSEEN_VALUE = 1.25  # worth, in one currency, of a card nobody saw (5 in one of four)
LAST_TURNS = 2.0  # the final distribution matters when about so few turns are left


@lru_cache(maxsize=60_000)
def payable(cards: Cards) -> int:
    """Give the sums that some of the cards make exactly, as bits.

    >>> bin(payable((0, 2)))
    '0b11011'
    """
    sums = 1
    for card in cards:
        sums |= sums << CARD_VALUE[card]
    return sums


@lru_cache(maxsize=60_000)
def least_over(cards: Cards, price: int) -> int:
    """Give by how much a price must be overpaid at least; -1 if the cards are not enough."""
    sums = payable(cards) >> price
    return (sums & -sums).bit_length() - 1


class Purses:
    """Weighs hands of one seat in one position.

    ``gains`` are the points that the tile of each market slot would bring, ``typical`` those of
    a tile to come.
    """

    def __init__(
        self,
        game: Game,
        seat: Seat,
        outlook: Outlook,
        weights: Weights,
        gains: Sequence[float],
        typical: float,
    ) -> None:
        self._outlook = outlook
        self._weights = weights
        self._gains = gains
        self._typical = typical
        self._stays = [_stays(game, seat, slot, weights.snatch) for slot in MARKET]
        self._rival_sums = [_most_of_rivals(game, seat, slot) for slot in MARKET]
        self._spend = weights.spend * outlook.turns + 0.1
        self._later = min(1.0, outlook.turns / 3)
        self._ending = math.exp(-outlook.turns / LAST_TURNS)
        self._kept: dict[tuple[int, Cards, bool], float] = {}

    def worth(self, hand: list[Card], market: Sequence[int]) -> float:
        """Give the worth of a sorted hand in front of a market (0 for a slot bought empty)."""
        total = 0
        number = 0
        value = 0.0
        for slot in MARKET:
            cards = purse(hand, slot)
            number += len(cards)
            key = (slot, cards, market[slot] != 0)
            found = self._kept.get(key)
            if found is None:
                found = self._kept[key] = self._slot_worth(slot, cards, market[slot])
            value += found
        for card in hand:
            if CARD_CURRENCY[card] >= 0:
                total += CARD_VALUE[card]
            else:
                value += self._weights.other * self._later
        value += self._weights.card * number * self._later
        return value + self._coins(total)

    def _coins(self, total: int) -> float:
        """Coins up to what can still be spent are worth most."""
        return self._weights.coin * self._spend * (1 - math.exp(-total / self._spend))

    def _slot_worth(self, slot: int, cards: Cards, tile: int) -> float:
        weights = self._weights
        sums = payable(cards)
        share = sum([part for price, part in self._outlook.prices if sums >> price & 1])
        value = weights.exact * share * self._later
        if tile:
            value += weights.soon * self._stays[slot] * self._profit(slot, cards, tile)
        mine = sum([CARD_VALUE[card] for card in cards])
        lead = mine - self._rival_sums[slot]
        chance = 1 / (1 + math.exp(-lead / 2)) if mine else 0.0
        gain = self._gains[slot] if tile else self._typical
        return value + weights.final * self._ending * chance * gain

    def _profit(self, slot: int, cards: Cards, tile: int) -> float:
        """Give what buying a tile next turn would bring beyond its cost."""
        price = TILE_PRICE[tile]
        over = least_over(cards, price)
        if over < 0 or self._outlook.turns < 1 / 2:
            return 0.0
        cost = self._weights.coin * (price + over) * self._later
        if over:
            cost += self._weights.action
        return max(0.0, self._gains[slot] - cost)


def _stays(game: Game, seat: Seat, slot: int, snatch: float) -> float:
    """Estimate the chance that a tile is still there at the seat's next turn."""
    tile = game.market[slot]
    if not tile:
        return 0.0
    price = TILE_PRICE[tile]
    chance = 1.0
    for rival in rivals_of(game, seat):
        hand = game.players[rival].hand
        known = purse([card for card in hand if card != UNKNOWN], slot)
        over = least_over(known, price)
        if over == 0:
            taken = snatch
        elif over > 0:
            taken = snatch / 2
        else:
            taken = snatch / 10
        if len(known) < len(hand) and UNKNOWN in hand:
            taken = max(taken, snatch / 4)
        chance *= 1 - taken
    return chance


def _most_of_rivals(game: Game, seat: Seat, slot: int) -> float:
    """Give the largest sum of a currency that a rival is thought to hold."""
    most = 0.0
    for rival in rivals_of(game, seat):
        hand = game.players[rival].hand
        known = sum(
            CARD_VALUE[card] for card in hand if card != UNKNOWN and CARD_CURRENCY[card] == slot
        )
        most = max(most, known + UNSEEN_VALUE * hand.count(UNKNOWN))
    return most
