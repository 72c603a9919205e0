"""The input features of the value network for a position, scaled to about one.

They describe the position from one seat's point of view, and rivals only by their best and their
mean, so that one network serves any number of seats. Modules are not among the features.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter

from alhambra_qt.engine.ids import Seat, Tile
from alhambra_qt.engine.payments import by_currency
from alhambra_qt.engine.pieces import (
    CARD_CURRENCY,
    CARD_VALUE,
    TILE_PRICE,
    TYPES,
)
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.scoring import standing_rows
from alhambra_qt.engine.state import UNKNOWN, Player

from .evaluate import Columns, Expected, shown_by_type
from .outlook import turns_by_tiles
from .policy import Mind
from .purses import MARKET, UNSEEN_VALUE, Cards, least_over

Market = tuple[Tile, ...]

NAMES = (
    *("ahead-of-best", "ahead-of-mean", "majority", "rivals", "wall", "room", "reserve"),
    *("purse", "coins", "cards", "exact-prices", "currencies", "largest-sum"),
    *("slots-exact", "slots-payable", "gain-exact", "gain-payable", "longest", "tiles"),
    *("kept", "most-of", "second-of", "none-of"),
    *("best-longest", "mean-longest", "best-coins", "mean-coins", "mean-cards", "mean-kept"),
    *("best-tiles", "mean-tiles"),
    *("bag", "to-scoring", "turns", "no-scoring", "one-scoring", "two-scorings"),
    *("seats-2", "seats-3", "seats-4", "seats-5", "seats-6"),
    *("likely-ahead-of-best", "likely-ahead-of-mean", "rivals-apart", "likely-ahead-bent"),
    *("next-scoring", "next-scoring-ahead"),
    *(f"{name}-{rank}" for rank in (1, 2, 3, 4) for name in ("gain", "exact", "over", "stays")),
    *(f"{name}-{kind}" for kind in TYPES for name in ("lead", "unseen")),
    *("best-exact", "mean-exact", "most-cards", "exact-after", "most-kept"),
)
SEATS = (2, 3, 4, 5, 6)
ONE_HOT = {seats: [1.0 if seats == number else 0.0 for number in SEATS] for seats in SEATS}
WALL = 0.8  # fraction of a wall side's points expected in each scoring to come, for every seat
FAR = 1.5  # leads saturate at this many twenties of points


def describe(mind: Mind, game: Game) -> list[float]:
    """Return the features of a position right after a turn of the mind's seat."""
    seat, done = mind.seat, game.scorings_done
    own, market = game.players[seat], tuple(game.market)
    situation = mind.situation(game, standing_rows(game))
    expected = mind.evaluator.expected(situation.columns, shown_by_type(market), done)
    majority, rivals, _, _ = expected
    places, leads = _ranks(situation.columns, seat)
    wall, room = mind.shape_parts(own.palace, done)
    walls = [mind.longest_wall(player.palace) for player in game.players]
    gains = [mind.gain(game, situation, tile) if tile else 0.0 for tile in market]
    money, slots = _money(mind, game, gains)
    found = [
        *_ahead(game, seat),
        majority / 20,
        rivals / 20,
        wall / 10,
        room / 5,
        mind.reserve_worth(game, situation) / 5,
        *money,
        walls[seat] / 10,
        len(own.palace.tiles) / 15,
        len(own.reserve) / 3,
        *places,
        *_rivals(game, seat, walls),
        *_time(mind, game),
        *ONE_HOT[len(game.players)],
        *_likely(mind, game, expected, walls),
        *slots,
    ]
    for lead, unseen in zip(leads, mind.evaluator.outlook.unseen, strict=True):
        found += (lead, unseen / 6)
    return found + _threats(game, seat, market)


def _within(value: float, limit: float) -> float:
    return max(-limit, min(limit, value))


def _likely(mind: Mind, game: Game, expected: Expected, walls: Sequence[int]) -> list[float]:
    """Describe the expected lead at the end and after the next scoring, as things stand."""
    _, _, in_next, in_all = expected
    left = WALL * mind.evaluator.scorings_left(game.scorings_done)
    total = [
        points + (player.score + left * wall)
        for points, player, wall in zip(in_all, game.players, walls, strict=False)
    ]
    soon = list(in_next)
    own, others = total.pop(mind.seat), sorted(total)
    ahead = (own - others[-1]) / 20
    bent = _within(ahead, FAR)
    now = soon.pop(mind.seat)
    return [
        ahead,
        (own - math.fsum(others) / len(others)) / 20,
        (others[-1] - others[0]) / 20,
        math.copysign(bent * bent, ahead),
        now / 20,
        (now - max(soon)) / 20,
    ]


def _threats(game: Game, seat: Seat, market: Market) -> list[float]:
    """Describe the exact payments known to be open to rivals, and the rivals' hands."""
    exact, cards, kept = [], [], []
    for player in _others(game, seat):
        exact.append(_exact_slots(tuple(player.hand), market))
        cards.append(len(player.hand))
        kept.append(len(player.reserve))
    after = exact[seat if seat < len(exact) else 0]  # of the seat that moves next
    return [
        max(exact) / 2,
        sum(exact) / len(exact) / 2,
        max(cards) / 8,
        after / 2,
        max(kept) / 3,
    ]


@lru_cache(maxsize=2_000)
def _exact_slots(hand: Cards, market: Market) -> int:
    """Count the tiles of a market that a hand can pay exactly."""
    purses = by_currency(hand)
    return sum(
        [
            1
            for tile, cards in zip(market, purses, strict=False)
            if tile and cards and least_over(cards, TILE_PRICE[tile]) == 0
        ]
    )


def _others(game: Game, seat: Seat) -> list[Player]:
    return [*game.players[:seat], *game.players[seat + 1 :]]


def _ahead(game: Game, seat: Seat) -> tuple[float, float]:
    scores = [player.score for player in game.players]
    own = scores.pop(seat)
    return (own - max(scores)) / 20, (own - sum(scores) / len(scores)) / 20


def _money(mind: Mind, game: Game, gains: Sequence[float]) -> tuple[list[float], list[float]]:
    """Describe the hand, and the four slots: gain, payment, chance that the tile stays.

    The best slot comes first. The gains are those of the tiles on the market.
    """
    hand = mind.evaluator.held(game)
    exact = payable = 0
    gain_exact = gain_payable = share = 0.0
    sums, rows = [], []
    for slot, tile, cards in zip(MARKET, game.market, by_currency(tuple(hand)), strict=False):
        share += mind.exact_share(cards)
        amount = sum([CARD_VALUE[card] for card in cards])
        sums.append(amount)
        if not tile:
            rows.append((0.0, 0.0, 0.0, 0.0))
            continue
        price, gain = TILE_PRICE[tile], max(0.0, gains[slot])
        over = least_over(cards, price) if cards else -1
        within = 1.0 - over / 6 if over >= 0 else (amount - price) / 10
        rows.append((gain / 10, 1.0 if over == 0 else 0.0, within, mind.stays(slot)))
        if over >= 0:
            payable += 1
            gain_payable = max(gain_payable, gain)
        if over == 0:
            exact += 1
            gain_exact += gain
    rows.sort(key=_first, reverse=True)
    money = [
        mind.holding(hand, game.market, gains) / 20,
        sum(sums) / 20,
        len(hand) / 8,
        share,
        (len(sums) - sums.count(0)) / 4,
        max(sums) / 15,
        exact / 2,
        payable / 2,
        gain_exact / 15,
        gain_payable / 10,
    ]
    return money, [number for row in rows for number in row]


_first = itemgetter(0)


@lru_cache(maxsize=2_000)
def _ranks(columns: Columns, seat: Seat) -> tuple[tuple[float, float, float], tuple[float, ...]]:
    """Count the building types in which the seat is first, is second, has none; add its leads."""
    most = second = none = 0
    leads = []
    for column in columns:
        mine = column[seat]
        leads.append(_within(mine - max(column[:seat] + column[seat + 1 :]), 3) / 2)
        if not mine:
            none += 1
            continue
        ahead = sum([1 for other in column if other > mine])
        most += ahead == 0
        second += ahead == 1
    return (most / 3, second / 3, none / 3), tuple(leads)


def _rivals(game: Game, seat: Seat, walls: Sequence[int]) -> list[float]:
    """Describe the rivals: the best and the mean of each quantity."""
    others = _others(game, seat)
    count = len(others)
    longest = [*walls[:seat], *walls[seat + 1 :]]
    coins = [_known_coins(tuple(player.hand)) for player in others]
    tiles = [len(player.palace.tiles) for player in others]
    return [
        max(longest) / 10,
        sum(longest) / count / 10,
        max(coins) / 20,
        math.fsum(coins) / count / 20,
        sum([len(player.hand) for player in others]) / count / 8,
        sum([len(player.reserve) for player in others]) / count / 3,
        max(tiles) / 15,
        sum(tiles) / count / 15,
    ]


@lru_cache(maxsize=2_000)
def _known_coins(hand: Cards) -> float:
    known = sum([CARD_VALUE[card] for card in hand if card != UNKNOWN and CARD_CURRENCY[card] >= 0])
    return known + 4 * UNSEEN_VALUE * hand.count(UNKNOWN)


def _time(mind: Mind, game: Game) -> list[float]:
    """Describe the progress of the game."""
    outlook = mind.evaluator.outlook
    done, before = game.scorings_done, outlook.tiles_before
    drawn = outlook.bag - len(game.bag)
    coming = 0.0
    for number, tiles in zip(outlook.scorings, before, strict=True):
        if number > done:
            coming = max(0.0, tiles - drawn)
            break
    turns = turns_by_tiles(before[-1] - drawn, len(game.players)) if outlook.turns else 0.0
    return [
        len(game.bag) / 54,
        coming / 20,
        max(0.0, turns) / 15,
        1.0 if done == 0 else 0.0,
        1.0 if done == 1 else 0.0,
        1.0 if done == 2 else 0.0,
    ]
