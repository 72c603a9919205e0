"""The exercise of the module: the change that comes back."""

from alhambra_qt.engine import Game, apply
from alhambra_qt.engine.actions import Buy
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.pieces import (
    CARD_CURRENCY,
    CARD_VALUE,
    TILE_PRICE,
)
from alhambra_qt.i18n import msg
from alhambra_qt.modules.change.rules import COINS, Change
from alhambra_qt.teaching.exercise import (
    HARD,
    MIDDLE,
    NUMBER,
    Draw,
    Exercise,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    anybody,
    cards_row,
    cheapest,
    price,
    slots,
    sum_of,
    tile_row,
)
from alhambra_qt.teaching.exercises_money import pay_exactly


def exercise(draw: Draw) -> Exercise | None:
    """How many coins come back, and what can be paid with them?"""
    game = draw.game("change")
    seat = anybody(draw, game)
    if draw.level == HARD:
        held, bag = Change.of(game).held[seat], Change.of(game).bag
        for currency in range(4):
            coins = min(bag[currency], draw.rng.randrange(3))
            held[currency] += coins
            bag[currency] -= coins
        return pay_exactly(draw, game, seat, "change.use", lambda card: card in COINS, 2)
    for slot in draw.rng.sample(slots(game), len(slots(game))):
        tile, cards = game.market[slot], cheapest(game, seat, slot)
        if draw.level == MIDDLE and cards is not None:
            more = [card for card in game.players[seat].hand if CARD_CURRENCY[card] == slot]
            cards = tuple(more)
        if cards is None or any(card in COINS for card in cards):
            continue
        over = sum(CARD_VALUE[card] for card in cards) - TILE_PRICE[tile]
        if over < draw.by_level(1, 3, 9):
            continue
        return _coins(game, seat, slot, cards, over)
    return None


def _coins(game: Game, seat: Seat, slot: int, cards: tuple[Card, ...], over: int) -> Exercise:
    """Ask how many coins an overpayment brings."""
    after = game.clone()
    after.players[seat].hand.sort()
    while after.decisions:
        after.decisions.pop()
    after.push("turn", seat)
    before = sum(Change.of(after).held[seat])
    apply(after, Buy.of(slot, tuple(sorted(cards))))
    coins = sum(Change.of(after).held[seat]) - before
    tile = game.market[slot]
    return Exercise(
        NUMBER,
        msg("exercise-ask-coins", price=price(slot, tile)),
        one_right(coins),
        (
            msg("exercise-why-cheapest", sum=sum_of(cards), price=price(slot, tile)),
            msg("exercise-why-coins", over=over, n=coins),
        ),
        "change.draw",
        rows=(tile_row(tile), cards_row(msg("exercise-row-paid"), cards)),
    )
