"""Compare what the evaluation keeps with a naive computation of the same."""

import math
import random
from collections.abc import Iterator

from alhambra_qt import modules
from alhambra_qt.ai.evaluate import Counts, Evaluator
from alhambra_qt.ai.majority import GRAIN, MOST_EXACT, expected_points
from alhambra_qt.ai.outlook import LAST
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.ai.purses import Purses
from alhambra_qt.ai.weights import BALANCED, believed
from alhambra_qt.engine import Setup, apply_unchecked
from alhambra_qt.engine.building import spots, walls_of
from alhambra_qt.engine.pieces import MAJORITY_POINTS, TILE_KIND, TILE_TYPE
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.scoring import standing_counts
from tests.cases import count

GAMES = ((), (), ("walls", "camps"), ("huts", "bonus"), ("characters", "exchange"))


def positions() -> Iterator[tuple[Game, Evaluator]]:
    """Turns of games of all sizes, each with an evaluator of another opinion."""
    for seats in range(2, 7):
        dice = random.Random(f"kept-{seats}")
        game = modules.new_game(Setup(seats, f"kept-{seats}", GAMES[seats - 2]))
        for number in range(count(6, 20)):
            for _ in range(20):
                apply_unchecked(game, quick_action(game, dice.random))
                if not game.decisions:
                    return
            weights = believed(BALANCED, 0.35, f"kept-{number}")
            yield game, Evaluator(game, number % seats, weights)


def plain_points(
    evaluator: Evaluator, kind: int, column: tuple[float, ...], shown: int, done: int
) -> tuple[float, float]:
    """The points of a building type, scoring by scoring."""
    outlook, seat = evaluator.outlook, evaluator.seat
    own = others = 0.0
    seats = len(column) - (len(column) > evaluator._others + 1)
    for index, number in enumerate(outlook.scorings):
        if number <= done:
            continue
        points = MAJORITY_POINTS[number][kind]
        tiles, bag = outlook.tiles_before[index], max(1, outlook.bag)
        soon = 1.0 if number == LAST else min(1.0, (tiles + 0.5) / 4)
        coming = outlook.unseen[kind] * tiles / bag + shown * soon
        drawn = outlook.unseen[kind] * outlook.dirk_before[index] / bag
        each = round(evaluator.weights.drift * coming / seats * GRAIN)
        rows = [(row, each) for row in column[:seats]]
        rows += [(row, round(drawn * GRAIN)) for row in column[seats:]]
        if outlook.closing:
            rows = [(row, 0) for row in column]
        found = [
            expected_points(row, tuple(sorted(rows[:at] + rows[at + 1 :])), points)
            for at, row in enumerate(rows[:seats])
        ]
        mine = found.pop(seat)
        own += mine
        others += math.fsum(found) / (seats - 1) if seats <= MOST_EXACT else -mine / (seats - 1)
    return evaluator.weights.majority * own, -evaluator.weights.rivals * others


def plain_built(evaluator: Evaluator, game: Game, counts: Counts, tile: int) -> float:
    """The value of one more building in the majorities."""
    if TILE_KIND[tile] != "building":
        return 0.0
    kind = TILE_TYPE[tile]
    shown = sum(TILE_TYPE[other] == kind for other in game.market if other)
    column = [row[kind] for row in counts]
    now = plain_points(evaluator, kind, tuple(column), shown, 0)
    column[evaluator.seat] += 1
    then = plain_points(evaluator, kind, tuple(column), shown - (tile in game.market), 0)
    return (then[0] + then[1]) - (now[0] + now[1])


def test_majorities_are_kept_truly() -> None:
    """The points of the building types are what they would be without any cache."""
    for game, evaluator in positions():
        counts, done = standing_counts(game), game.scorings_done
        own = others = 0.0
        for kind in range(6):
            shown = sum(TILE_KIND[t] == "building" and TILE_TYPE[t] == kind for t in game.market)
            column = tuple(row[kind] for row in counts)
            found = plain_points(evaluator, kind, column, shown, done)
            assert evaluator.kind_points(kind, column, shown, done) == found
            own, others = own + found[0], others + found[1]
        assert evaluator.majorities(counts, game.market, done) == (own, others)
        assert evaluator.majorities(counts, game.market, done) == (own, others)


def test_gains_are_kept_truly() -> None:
    """The gain from a tile is that of its best cell, each tried on a copy."""
    compared = 0
    for game, evaluator in positions():
        counts, player = standing_counts(game), game.players[evaluator.seat]
        for tile in filter(None, game.market):
            if game.rules.score_items or game.rules.building_counts:
                continue  # there neighbours and lines count too
            built = plain_built(evaluator, game, counts, tile)
            assert evaluator.built(game, counts, tile) == built
            found = [evaluator.kept_back(game, counts, tile)]
            for cell in spots(game, evaluator.seat, tile):
                after = player.palace.clone()
                after.place(tile, cell, walls_of(player, tile))
                shape = sum(evaluator.weigh_shape(after, 0))
                found.append(built - evaluator.shape(player.palace) + shape)
            assert evaluator.gain(game, counts, tile) == max(found)
            assert evaluator.gain(game, counts, tile) == max(found)
            compared += len(found)
    assert compared > 100


def test_hands_are_kept_truly() -> None:
    """A hand is worth the same when it is asked for again, and to a new purse."""
    for game, evaluator in positions():
        evaluator.with_money(game)
        counts, seat = standing_counts(game), evaluator.seat
        typical = evaluator._typical(game, counts)
        hand = evaluator.held(game)
        for some in (hand, hand[1:], hand[::2], hand):
            purses = Purses(game, seat, evaluator.outlook, evaluator.weights, typical)
            worth = purses.worth(some, game.market, evaluator.gains.__getitem__)
            assert evaluator.purse_worth(some, game.market) == worth
