"""The fast player: legal in every game, never stuck, and far better than chance."""

import random
from itertools import combinations

import pytest

from alhambra_qt import modules
from alhambra_qt.ai.board import PROMISE
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.ai.policy import Policy, best_payment
from alhambra_qt.ai.purses import Purses
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import Setup, apply, why_not
from alhambra_qt.engine.payments import minimal_payments
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_TYPE, TILE_WALLS, TYPES, money
from alhambra_qt.engine.play import apply_unchecked, legal_actions
from alhambra_qt.engine.scoring import standing_rows
from tests.cases import count


@pytest.mark.parametrize("number", range(12))
def test_it_plays_by_the_rules(number: int) -> None:
    """With any modules and any number of seats its every action is legal, to the end."""
    dice = random.Random(f"policy-{number}")
    chosen = tuple(name for name in modules.IDS if number and dice.random() < 0.5)
    setup = Setup(dice.randint(2, 6), f"policy-{number}", chosen)
    game = modules.new_game(setup)
    policy, turn = Policy(game, BALANCED), 0
    while game.decisions:
        if game.turn > turn + 3:
            policy, turn = Policy(game, BALANCED), game.turn
        stray = dice.random() < 0.2
        action = quick_action(game, dice.random) if stray else policy.action(game)
        assert why_not(game, action) is None, (setup, game.turn, action)
        apply(game, action)
    assert game.scorings_done == 3


def test_what_is_earned_is_weighed() -> None:
    """A resident may move in: a plain look at some answers finds the one that brings most."""
    asked = moved = 0
    for number in range(6):
        game = modules.new_game(Setup(3, f"earned-{number}", ("trader",)))
        policy, turn = Policy(game, BALANCED), 0
        while game.decisions:
            if game.frame.kind == "trader_in" or game.turn > turn + 3:
                policy, turn = Policy(game, BALANCED), game.turn
            action = policy.action(game)
            if game.frame.kind == "trader_in":
                evaluator = policy.minds[game.frame.seat].evaluator
                worths = {}
                for option in legal_actions(game)[:: 1 + (len(legal_actions(game)) > 6)]:
                    tried = game.clone()
                    apply_unchecked(tried, option)
                    terms = evaluator.terms(tried)
                    worths[option] = terms.score + terms.lines + terms.window + terms.modules
                assert worths[action] == pytest.approx(max(worths.values())), (number, game.turn)
                asked += 1
                moved += not action.declines
            apply_unchecked(game, action)
    assert asked > 20
    assert moved > asked // 2


def test_offers_are_declined() -> None:
    """In a hurry nobody bids for a character or asks for what one of them offers."""
    offers = 0
    for number in range(2):
        game = modules.new_game(Setup(3, f"offers-{number}", ("characters",)))
        policy, turn = Policy(game, BALANCED), 0
        while game.decisions:
            if game.frame.kind in ("auction", "before_turn") or game.turn > turn + 3:
                policy, turn = Policy(game, BALANCED), game.turn
            action = policy.action(game)
            if game.frame.kind in ("auction", "before_turn"):
                assert action.declines, (number, game.turn)
                offers += 1
            apply_unchecked(game, action)
    assert offers > 20


def test_memory_is_true() -> None:
    """Values cached by the identity of a board's tiles are those of a new computation."""
    game = modules.new_game(Setup(3, "memory"))
    policy, turn = Policy(game, BALANCED), 0
    compared = 0
    while game.turn < 45 and game.decisions:
        if game.turn >= turn + 6:
            policy, turn = Policy(game, BALANCED), game.turn
        mind = policy.minds[game.frame.seat]
        palace = game.players[mind.seat].palace
        situation = mind.situation(game, standing_rows(game))
        assert mind.shape(palace) == sum(mind.evaluator.weigh_shape(palace, 0))
        for tile in game.market:
            if tile:
                cell, gain = mind.site(game, situation, tile)
                if not cell:
                    assert not palace.spots(TILE_WALLS[tile])
                    continue
                after = palace.clone()
                after.place(tile, cell)
                shape = sum(mind.evaluator.weigh_shape(after, 0))
                assert gain == pytest.approx(shape - mind.shape(palace))
                compared += 1
        # A rollout leaves other boards behind: their caches must not be mistaken for this one's.
        tried = game.clone()
        for _ in range(10):
            if tried.decisions:
                apply_unchecked(tried, policy.action(tried))
        apply_unchecked(game, policy.action(game))
    assert compared > 100


@pytest.mark.parametrize("number", range(4))
def test_caches_change_no_choice(number: int) -> None:
    """After many rollouts a policy chooses what one made for the same position chooses at once."""
    dice = random.Random(f"caches-{number}")
    chosen = tuple(name for name in modules.IDS if number and dice.random() < number / 3)
    game = modules.new_game(Setup(2 + number, f"caches-{number}", chosen))
    for _ in range(count(3, 12)):
        start, policy = game.clone(), Policy(game, BALANCED)
        for rollout in range(4):
            tried = start.clone()
            for _ in range(30):
                if not tried.decisions:
                    break
                action = policy.action(tried)
                assert action == Policy(start, BALANCED).action(tried), (rollout, tried.turn)
                stray = dice.random() < 0.2
                apply_unchecked(tried, quick_action(tried, dice.random) if stray else action)
        for _ in range(25):
            if game.decisions:
                apply_unchecked(game, quick_action(game, dice.random))


def least(cards: tuple[int, ...], price: int) -> int:
    """By how much some of the cards overpay a price at least, found by trying them all."""
    sums = (
        sum(CARD_VALUE[card] for card in some)
        for size in range(len(cards) + 1)
        for some in combinations(cards, size)
    )
    return min((total - price for total in sums if total >= price), default=-1)


def test_what_money_does_is_remembered_truly() -> None:
    """Caching changes neither the value of one more card nor that of a payment."""
    dice = random.Random("money")
    game = modules.new_game(Setup(3, "money"))
    outlook = Policy(game, BALANCED).minds[0].evaluator.outlook
    purses = Purses(game, 0, outlook, BALANCED, 6.0)
    for _ in range(300):
        slot, price, tile = dice.randrange(4), dice.randint(2, 13), dice.choice(game.market)
        all_of_it = [money(slot, value) for value in range(1, 10) for _ in range(3)]
        cards = tuple(sorted(dice.sample(all_of_it, dice.randint(0, 5))))
        card = dice.choice(all_of_it)
        then = tuple(sorted((*cards, card)))
        more = purses.of_cards(then) - purses.of_cards(cards)
        assert purses.adding(cards, card, price) == (more, least(cards, price), least(then, price))
        payment = tuple(sorted(dice.sample(cards, dice.randint(0, len(cards)))))
        total = sum(CARD_VALUE[card] for card in cards) + dice.randrange(9)
        asked = slot, cards, payment, tile, dice.uniform(0, 9), total
        fresh = Purses(game, 0, outlook, BALANCED, 6.0)
        assert purses.spent(*asked) == fresh.spent(*asked) == purses.spent(*asked)


def test_one_more_building_is_remembered_truly() -> None:
    """The gain of a building is the value of the majorities with it, less that without."""
    game = modules.new_game(Setup(3, "majorities"))
    mind = Policy(game, BALANCED).minds[1]
    dice = random.Random("majorities")
    tiles = [tile for tile in game.market if tile]
    for _ in range(200):
        columns = tuple(tuple(float(dice.randrange(3)) for _ in game.players) for _ in TYPES)
        tile, done, shown = dice.choice(tiles), dice.randrange(3), dice.randrange(2)
        kind = TILE_TYPE[tile]
        column = list(columns[kind])
        without = sum(mind.evaluator.kind_points(kind, tuple(column), shown, done))
        column[1] += 1
        then = sum(mind.evaluator.kind_points(kind, tuple(column), max(0, shown - 1), done))
        assert mind.majority(columns, tile, done, shown) == pytest.approx(then - without)


def test_payments() -> None:
    """It never overpays more than needed, and keeps what can pay most other sums."""
    cards = tuple(sorted(money(0, value) for value in (1, 2, 3, 5, 5, 9)))
    for price in range(2, 20):
        payment = best_payment(cards, price)
        spent = sum(CARD_VALUE[card] for card in payment)
        options = minimal_payments(cards, price)
        assert payment in options
        assert spent == min(sum(CARD_VALUE[card] for card in option) for option in options)


def test_promises_are_about_the_four_sides() -> None:
    """A wall into the open promises more than one that covers a neighbour's wall."""
    free, wall_north = 0, 1 << 4
    assert PROMISE[1][free] > PROMISE[1][wall_north]
    assert PROMISE[0][free] > PROMISE[0][1]
