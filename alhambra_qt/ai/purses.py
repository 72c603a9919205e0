"""The value of a hand: payments next turn and later, and the final distribution."""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from alhambra_qt.engine.chance import steady
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.payments import by_currency, purse
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_VALUE, CURRENCIES, TILE_PRICE
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.state import UNKNOWN

from .outlook import Outlook, rivals_of
from .weights import Weights

Cards = tuple[Card, ...]
MARKET = range(4)
DIAMONDS = CURRENCIES.index("diamond")
UNSEEN_VALUE = 1.25  # expected value in one currency of an unseen card (a 5 in one of four)
SMALL = 0.02  # smaller shares of a tile's gain are ignored
SURELY = 0.95  # upper bound for estimated probabilities


@lru_cache(maxsize=60_000)
def payable(cards: Cards) -> int:
    """Return the subset sums of the cards as a bit set.

    >>> bin(payable((0, 2)))
    '0b11011'
    """
    sums = 1
    for card in cards:
        sums |= sums << CARD_VALUE[card]
    return sums


@lru_cache(maxsize=60_000)
def least_over(cards: Cards, price: int) -> int:
    """Return the smallest possible overpayment of a price; -1 if the cards do not suffice."""
    sums = payable(cards) >> price
    return (sums & -sums).bit_length() - 1


@lru_cache(maxsize=5_000)
def _counted(hand: Cards) -> tuple[tuple[Cards, ...], int]:
    """Return the cards by currency, and the sum of the coins."""
    coins = [CARD_VALUE[card] for card in hand if CARD_CURRENCY[card] >= 0]
    return by_currency(hand), sum(coins)


class _Coins(dict[int, float]):
    """The value of coins by their number, which levels off around the sum that can be spent."""

    __slots__ = ("_cap", "_coin", "_full", "_width")

    def __init__(self, coin: float, cap: float, width: float) -> None:
        super().__init__()
        self._coin, self._cap, self._width = coin, cap, width
        self._full = steady(math.log1p(math.exp(min(50.0, cap / width))))

    def __missing__(self, total: int) -> float:
        left = steady(math.log1p(math.exp(min(50.0, (self._cap - total) / self._width))))
        value = self[total] = self._coin * self._width * (self._full - left)
        return value


class Purses:
    """Evaluates hands of one seat in positions that follow from a given one.

    ``typical`` is the gain from a tile to come. The gains of tiles on the market are computed
    only where they matter.
    """

    def __init__(
        self, game: Game, seat: Seat, outlook: Outlook, weights: Weights, typical: float
    ) -> None:
        self._outlook = outlook
        self._weights = weights
        self._typical = typical
        self._stays = [_stays(game, seat, slot, weights.snatch) for slot in MARKET]
        self._rival_sums = [_most_of_rivals(game, seat, slot) for slot in MARKET]
        again = min(1.0, outlook.turns)
        self._soon = [weights.soon * stays * again for stays in self._stays]
        if game.decisions and game.frame == ("turn", seat, ()):
            for slot in MARKET:
                if _exact_now(game, seat, slot):
                    self._soon[slot] *= weights.wait
        cap = weights.spend * outlook.turns
        self.coins: Mapping[int, float] = _Coins(weights.coin, cap, weights.spread * cap + 1.0)
        self._later = min(1.0, outlook.turns / 3)
        self._card = weights.card * self._later
        self._other = weights.other * self._later
        self._ending = weights.final * steady(math.exp(-outlook.turns / weights.ending))
        self._exact: dict[Cards, float] = {}
        self._kept: dict[tuple[int, Cards, int], tuple[float, float, int]] = {}
        self._added: dict[tuple[Cards, Card, int], tuple[float, int, int]] = {}
        self._left: dict[tuple[int, Cards, Cards], tuple[float, int]] = {}

    def worth(self, hand: list[Card], market: Sequence[int], gain: Callable[[int], float]) -> float:
        """Return the value of a sorted hand, given a market (0 for a slot bought empty).

        ``gain`` returns the gain from the tile of a slot.
        """
        split, total = _counted(tuple(hand))
        value = self.coins[total]
        gems, kept = split[DIAMONDS], self._kept
        for slot in MARKET:
            cards, tile = split[slot], market[slot]
            rare = least_over(gems, TILE_PRICE[tile]) if gems and tile else -1
            found = kept.get((slot, cards, tile)) or self._of_slot(slot, cards, tile)
            always, share, over = found
            value += always
            if rare >= 0 and (over < 0 or rare < over):
                over = rare
            if share > SMALL or over >= 0:
                brings = gain(slot)
                hope = share * brings
                if over >= 0:
                    profit = brings - self.cost(total, TILE_PRICE[tile], over)
                    hope = max(hope, self._soon[slot] * profit)
                value += max(0.0, hope)
        for card in hand:
            value += self._card if CARD_CURRENCY[card] >= 0 else self._other
        return value

    def _of_slot(self, slot: int, cards: Cards, tile: int) -> tuple[float, float, int]:
        """Return the cards' value apart from the slot's tile, the share of its gain expected from
        the final distribution, and the smallest overpayment (-1: they cannot pay it).
        """
        key = (slot, cards, tile)
        found = self._kept.get(key)
        if found is not None:
            return found
        weights = self._weights
        value = self.of_cards(cards)
        mine = sum([CARD_VALUE[card] for card in cards])
        lead = mine - self._rival_sums[slot]
        share = min(SURELY, self._ending / (1 + steady(math.exp(-lead / 2)))) if mine else 0.0
        if tile:
            value *= 1 - weights.block * self._stays[slot]
            found = value, share, least_over(cards, TILE_PRICE[tile])
        else:
            found = value + share * self._typical, 0.0, -1
        self._kept[key] = found
        return found

    def spent(
        self, slot: int, cards: Cards, payment: Cards, tile: int, gain: float, total: int
    ) -> float:
        """Return the loss in hand value from paying for a slot's tile with some of ``cards``.

        The value before includes the prospect of buying this tile later; ``gain`` is the gain
        from the tile, ``total`` the coins of the whole hand.
        """
        key = (slot, cards, payment)
        after = self._left.get(key)
        if after is None:
            after = self._left[key] = self._after(slot, cards, payment)
        left, paid = after
        always, share, over = self._of_slot(slot, cards, tile)
        hope = share * gain
        if over >= 0:
            profit = gain - self.cost(total, TILE_PRICE[tile], over)
            hope = max(hope, self._soon[slot] * profit)
        coins, loose = self.coins, self._card * len(payment)
        return always + max(0.0, hope) - left + coins[total] - coins[total - paid] + loose

    def _after(self, slot: int, cards: Cards, payment: Cards) -> tuple[float, int]:
        """Return the value of the cards left after a payment, and the coins paid."""
        rest = list(cards)
        for card in payment:
            rest.remove(card)
        paid = sum([CARD_VALUE[card] for card in payment])
        return self._of_slot(slot, tuple(rest), 0)[0], paid

    def adding(self, cards: Cards, card: Card, price: int) -> tuple[float, int, int]:
        """Return the effect of adding a card to cards of its currency.

        The result is the increase in value of exact payments to come, and the smallest
        overpayment of ``price`` without the card and with it (-1: it cannot be paid).
        """
        key = (cards, card, price)
        found = self._added.get(key)
        if found is None:
            then = tuple(sorted((*cards, card)))
            more = self.of_cards(then) - self.of_cards(cards)
            found = more, least_over(cards, price), least_over(then, price)
            self._added[key] = found
        return found

    def stays(self, slot: int) -> float:
        """Return the probability that a slot's tile is still there at the seat's next turn."""
        return self._stays[slot]

    def soon(self, slot: int) -> float:
        """Return the fraction of a slot's profit that is expected at the next turn."""
        return self._soon[slot]

    def of_cards(self, cards: Cards) -> float:
        """Return the value of the future prices that cards of one currency can pay exactly."""
        return self._weights.exact * self._later * self.exact_share(cards)

    def exact_share(self, cards: Cards) -> float:
        """Return the fraction of future prices that cards of one currency can pay exactly."""
        found = self._exact.get(cards)
        if found is None:
            sums = payable(cards)
            found = math.fsum([part for price, part in self._outlook.prices if sums >> price & 1])
            self._exact[cards] = found
        return found

    def cost(self, total: int, price: int, over: int) -> float:
        """Return the cost in points of paying ``price`` plus ``over`` out of ``total`` coins."""
        cost = self.coins[total] - self.coins[total - price - over]
        return cost + self._weights.action if over else cost

    def newly_exact(
        self,
        before: list[Card],
        after: list[Card],
        market: Sequence[int],
        gain: Callable[[int], float],
    ) -> list[tuple[float, int]]:
        """List (value, slot) for the slots that ``after`` can pay exactly and ``before`` cannot."""
        found = []
        total = sum(CARD_VALUE[card] for card in after if CARD_CURRENCY[card] >= 0)
        for slot in MARKET:
            if market[slot]:
                price = TILE_PRICE[market[slot]]
                cards = purse(after, slot)
                if least_over(cards, price) == 0 and least_over(purse(before, slot), price) != 0:
                    profit = gain(slot) - self.cost(total, price, 0)
                    found.append((self._soon[slot] * profit, slot))
        return found


def _exact_now(game: Game, seat: Seat, slot: int) -> bool:
    """Return whether a seat can pay exactly for a slot's tile with its current cards."""
    tile = game.market[slot]
    cards = purse(game.players[seat].hand, slot)
    return tile != 0 and least_over(cards, TILE_PRICE[tile]) == 0


def _stays(game: Game, seat: Seat, slot: int, snatch: float) -> float:
    """Estimate the probability that a tile is still there at the seat's next turn."""
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
            taken = snatch * 2
        elif over > 0:
            taken = snatch
        else:
            taken = snatch / 5
        if len(known) < len(hand) and UNKNOWN in hand:
            taken = max(taken, snatch / 2)
        chance *= 1 - min(taken, SURELY)
    return chance


def _most_of_rivals(game: Game, seat: Seat, slot: int) -> float:
    """Estimate the largest sum that a rival holds in a slot's currency."""
    most = 0.0
    for rival in rivals_of(game, seat):
        hand = game.players[rival].hand
        known = sum(
            CARD_VALUE[card] for card in hand if card != UNKNOWN and CARD_CURRENCY[card] == slot
        )
        most = max(most, known + UNSEEN_VALUE * hand.count(UNKNOWN))
    return most
