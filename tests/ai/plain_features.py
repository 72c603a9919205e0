"""The reference implementation of the features: every one computed anew, in the order of NAMES."""

import math
from collections.abc import Sequence

from alhambra_qt.ai.evaluate import Counts
from alhambra_qt.ai.features import FAR, SEATS, WALL
from alhambra_qt.ai.outlook import turns_by_tiles
from alhambra_qt.ai.policy import Mind
from alhambra_qt.ai.purses import MARKET, UNSEEN_VALUE, least_over
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.payments import by_currency
from alhambra_qt.engine.pieces import (
    CARD_CURRENCY,
    CARD_VALUE,
    TILE_KIND,
    TILE_PRICE,
    TILE_TYPE,
    TYPES,
)
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.scoring import standing_counts
from alhambra_qt.engine.state import UNKNOWN


def describe(mind: Mind, game: Game) -> list[float]:
    """Return the features one by one, without caching any of them."""
    seat, seats = mind.seat, len(game.players)
    own = game.players[seat]
    counts = standing_counts(game)
    done, outlook = game.scorings_done, mind.evaluator.outlook
    majority, rivals = mind.evaluator.majorities(counts, game.market, done)
    wall, room = mind.shape_parts(own.palace, done)
    situation = mind.situation(game, tuple(map(tuple, counts)))
    reserve = mind.reserve_worth(game, situation)
    gains = [mind.gain(game, situation, tile) if tile else 0.0 for tile in game.market]
    found = [
        *_ahead(game, seat),
        majority / 20,
        rivals / 20,
        wall / 10,
        room / 5,
        reserve / 5,
        *_money(mind, game, gains),
        own.palace.longest_wall() / 10,
        len(own.palace.tiles) / 15,
        len(own.reserve) / 3,
        *_places(counts, seat),
        *_rivals(game, seat),
        *_time(mind, game),
    ]
    found += [1.0 if seats == number else 0.0 for number in SEATS]
    found += _likely(mind, game, counts)
    found += _market(mind, game, gains)
    for kind in range(len(TYPES)):
        most = max([row[kind] for index, row in enumerate(counts) if index != seat])
        found += [_within(counts[seat][kind] - most, 3) / 2, outlook.unseen[kind] / 6]
    return found + _threats(game, seat)


def _within(value: float, limit: float) -> float:
    return max(-limit, min(limit, value))


def _likely(mind: Mind, game: Game, counts: Counts) -> list[float]:
    """Describe the expected lead at the end and after the next scoring, as things stand."""
    seats = range(len(game.players))
    done = game.scorings_done
    shown = [0] * len(TYPES)
    for tile in game.market:
        if tile and TILE_KIND[tile] == "building":
            shown[TILE_TYPE[tile]] += 1
    soon, total = [0.0] * len(seats), [0.0] * len(seats)
    for kind, number in enumerate(shown):
        column = tuple([row[kind] for row in counts])
        first, every = mind.evaluator.by_seat(kind, column, number, done)
        for seat in seats:
            soon[seat] += first[seat]
            total[seat] += every[seat]
    left = WALL * mind.evaluator.scorings_left(done)
    for seat, player in enumerate(game.players):
        total[seat] += player.score + left * player.palace.longest_wall()
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


def _market(mind: Mind, game: Game, gains: Sequence[float]) -> list[float]:
    """Describe the four slots, best tile first: gain, payment, chance that the tile stays."""
    purses = by_currency(tuple(mind.evaluator.held(game)))
    rows = []
    for slot in MARKET:
        tile = game.market[slot]
        if not tile:
            rows.append((0.0, 0.0, 0.0, 0.0))
            continue
        price, cards = TILE_PRICE[tile], purses[slot]
        over = least_over(cards, price) if cards else -1
        if over >= 0:
            within = 1.0 - over / 6
        else:
            within = (sum([CARD_VALUE[card] for card in cards]) - price) / 10
        rows.append(
            (max(0.0, gains[slot]) / 10, 1.0 if over == 0 else 0.0, within, mind.stays(slot))
        )
    rows.sort(key=lambda row: -row[0])
    return [number for row in rows for number in row]


def _threats(game: Game, seat: Seat) -> list[float]:
    """Describe the exact payments known to be open to rivals, and the rivals' hands."""
    seats = len(game.players)
    exact = [0] * seats
    for index, player in enumerate(game.players):
        if index == seat:
            continue
        purses = by_currency(tuple(player.hand))
        for slot in MARKET:
            tile, cards = game.market[slot], purses[slot]
            exact[index] += bool(tile and cards) and least_over(cards, TILE_PRICE[tile]) == 0
    after = exact[(seat + 1) % seats]
    others = [player for index, player in enumerate(game.players) if index != seat]
    return [
        max(exact) / 2,
        sum(exact) / len(others) / 2,
        max([len(player.hand) for player in others]) / 8,
        after / 2,
        max([len(player.reserve) for player in others]) / 3,
    ]


def _ahead(game: Game, seat: Seat) -> tuple[float, float]:
    scores = [player.score for player in game.players]
    own = scores.pop(seat)
    return (own - max(scores)) / 20, (own - sum(scores) / len(scores)) / 20


def _money(mind: Mind, game: Game, gains: Sequence[float]) -> list[float]:
    """Describe the hand, given the gains of the tiles on the market."""
    hand = mind.evaluator.held(game)
    purses = by_currency(tuple(hand))
    exact = payable = 0
    gain_exact = gain_payable = share = 0.0
    sums = []
    for slot in MARKET:
        cards = purses[slot]
        share += mind.exact_share(cards)
        sums.append(sum([CARD_VALUE[card] for card in cards]))
        tile = game.market[slot]
        if tile and cards:
            over = least_over(cards, TILE_PRICE[tile])
            if over >= 0:
                gain = max(0.0, gains[slot])
                payable += 1
                gain_payable = max(gain_payable, gain)
                if over == 0:
                    exact += 1
                    gain_exact += gain
    return [
        mind.holding(hand, game.market, gains) / 20,
        sum(sums) / 20,
        len(hand) / 8,
        share,
        sum(1 for amount in sums if amount) / 4,
        max(sums) / 15,
        exact / 2,
        payable / 2,
        gain_exact / 15,
        gain_payable / 10,
    ]


def _places(counts: Counts, seat: Seat) -> tuple[float, float, float]:
    """Count the building types in which the seat is first, is second, has none."""
    most = second = none = 0
    for kind in range(6):
        column = [row[kind] for row in counts]
        mine = column[seat]
        if not mine:
            none += 1
            continue
        ahead = sum(1 for other in column if other > mine)
        most += ahead == 0
        second += ahead == 1
    return most / 3, second / 3, none / 3


def _rivals(game: Game, seat: Seat) -> list[float]:
    """Describe the rivals: the best and the mean of each quantity."""
    others = [player for index, player in enumerate(game.players) if index != seat]
    count = len(others)
    longest = [player.palace.longest_wall() for player in others]
    coins = [_known_coins(player.hand) for player in others]
    tiles = [len(player.palace.tiles) for player in others]
    return [
        max(longest) / 10,
        sum(longest) / count / 10,
        max(coins) / 20,
        math.fsum(coins) / count / 20,
        sum(len(player.hand) for player in others) / count / 8,
        sum(len(player.reserve) for player in others) / count / 3,
        max(tiles) / 15,
        sum(tiles) / count / 15,
    ]


def _known_coins(hand: list[int]) -> float:
    known = sum([CARD_VALUE[card] for card in hand if card != UNKNOWN and CARD_CURRENCY[card] >= 0])
    return known + 4 * UNSEEN_VALUE * hand.count(UNKNOWN)


def _time(mind: Mind, game: Game) -> list[float]:
    """Describe the progress of the game."""
    outlook = mind.evaluator.outlook
    done = game.scorings_done
    drawn = outlook.bag - len(game.bag)
    coming = [
        tiles
        for number, tiles in zip(outlook.scorings, outlook.tiles_before, strict=True)
        if number > done
    ]
    seats = len(game.players)
    return [
        len(game.bag) / 54,
        max(0.0, coming[0] - drawn if coming else 0.0) / 20,
        max(0.0, turns_by_tiles(outlook.tiles_before[-1] - drawn, seats)) / 15
        if outlook.turns
        else 0.0,
        1.0 if done == 0 else 0.0,
        1.0 if done == 1 else 0.0,
        1.0 if done == 2 else 0.0,
    ]
