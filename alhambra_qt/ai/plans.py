"""Plans of whole turns: exact purchases and one last action, with a first estimate of their value.

The four market slots have four currencies, so a turn splits into a set of exact purchases and one
final action: taking money, an overpaid purchase, a redesign, or an action of a module.
"""

from collections.abc import Iterator, Sequence
from itertools import product

import attrs

from alhambra_qt.engine.actions import (
    Action,
    AddTile,
    Buy,
    EndActions,
    RemoveTile,
    SwapTile,
    TakeMoney,
)
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_PRICE
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.scoring import standing_counts

from .evaluate import Evaluator

PAYMENTS = 3  # exact payments considered per tile
SUBSETS = 10  # sets of exact purchases that are combined with last actions
REDESIGNS = 3  # redesigns considered
WAYS_TO_PAY = 3  # payments considered per module action
MOST_FOREIGN = 40  # module actions considered


@attrs.frozen
class Plan:
    """The actions of a turn and their estimated value; ``foreign``: an action of a module."""

    actions: tuple[Action, ...]
    guess: float
    foreign: bool = False


@attrs.frozen
class _Spending:
    """A set of exact purchases: the remaining hand and market, and the tiles' value."""

    buys: tuple[Buy, ...]
    hand: tuple[Card, ...]
    market: tuple[int, ...]
    gain: float
    guess: float


def turn_plans(evaluator: Evaluator, game: Game, options: Sequence[Action]) -> list[Plan]:
    """Make plans from the legal actions of a turn, best estimate first.

    A tile that can be paid exactly is never overpaid. The value of module actions is unknown here:
    each is a plan of its own, with the best estimate of all, so that it is always tried.
    """
    buys = [action for action in options if isinstance(action, Buy)]
    exact = [buy for buy in buys if _over(game, buy) == 0]
    payable = {buy.slot for buy in exact}
    over = [buy for buy in buys if _over(game, buy) > 0 and buy.slot not in payable]
    takes = [action for action in options if isinstance(action, TakeMoney)]
    redesigns = _redesigns(evaluator, game, options)
    plans: list[Plan] = []
    for spending in _spendings(evaluator, game, exact):
        plans += _with_last(evaluator, game, spending, over, takes, redesigns)
    known = (Buy, TakeMoney, AddTile, RemoveTile, SwapTile, EndActions)
    most = max((plan.guess for plan in plans), default=0.0)
    unknown = [action for action in options if not isinstance(action, known)]
    plans += [Plan((action,), most, foreign=True) for action in cheapest(unknown)]
    if any(isinstance(action, EndActions) for action in options):
        hand, market = evaluator.held(game), game.market
        plans.append(Plan((EndActions.of(),), evaluator.purse_worth(hand, market)))
    plans.sort(key=lambda plan: -plan.guess)
    return plans


def cheapest(actions: Sequence[Action]) -> list[Action]:
    """Keep the cheapest of the actions of a type that differ only in their payment."""
    by_rest: dict[tuple[object, ...], list[Action]] = {}
    for action in actions:
        rest = [getattr(action, name) for name in action.__match_args__ if name != "cards"]
        by_rest.setdefault((type(action), *rest), []).append(action)
    kept: list[Action] = []
    for found in by_rest.values():
        if len(found) > WAYS_TO_PAY:
            found.sort(key=_spent)
        kept += found[:WAYS_TO_PAY]
    step = -(-len(kept) // MOST_FOREIGN)
    return kept[::step] if step > 1 else kept


def _spent(action: Action) -> tuple[int, int]:
    cards: tuple[Card, ...] = getattr(action, "cards", ())
    return sum([CARD_VALUE[card] for card in cards]), -len(cards)


def _over(game: Game, buy: Buy) -> int:
    return sum([CARD_VALUE[card] for card in buy.cards]) - TILE_PRICE[game.market[buy.slot]]


def _spendings(evaluator: Evaluator, game: Game, exact: Sequence[Buy]) -> list[_Spending]:
    """List the best sets of exact purchases, including the empty set."""
    hand, market = tuple(evaluator.held(game)), tuple(game.market)
    guess = evaluator.purse_worth(list(hand), market)
    nothing = _Spending((), hand, market, 0.0, guess)
    by_slot: dict[int, list[_Spending]] = {}
    for buy in exact:
        spent = _spend(evaluator, nothing, buy)
        if spent is not None:
            by_slot.setdefault(buy.slot, []).append(spent)
    choices: list[list[Buy | None]] = []
    for found in by_slot.values():
        found.sort(key=lambda spent: -spent.guess)
        choices.append([None, *(spent.buys[0] for spent in found[:PAYMENTS])])
    all_of_them = list(_combined(evaluator, nothing, choices))
    all_of_them.sort(key=lambda spent: -spent.guess)
    return [nothing, *all_of_them[:SUBSETS]]


def _combined(
    evaluator: Evaluator, nothing: _Spending, choices: Sequence[Sequence[Buy | None]]
) -> Iterator[_Spending]:
    for chosen in product(*choices):
        spent: _Spending | None = nothing
        for buy in chosen:
            if buy is not None and spent is not None:
                spent = _spend(evaluator, spent, buy)
        if spent is not None and spent.buys:
            yield spent


def _spend(evaluator: Evaluator, before: _Spending, buy: Buy) -> _Spending | None:
    """Buy one more tile; return None if the cards are already spent."""
    hand = list(before.hand)
    for card in buy.cards:
        if card not in hand:
            return None
        hand.remove(card)
    market = list(before.market)
    market[buy.slot] = 0
    gain = before.gain + evaluator.gains[buy.slot]
    guess = gain + evaluator.purse_worth(hand, market)
    return _Spending((*before.buys, buy), tuple(hand), tuple(market), gain, guess)


def _with_last(
    evaluator: Evaluator,
    game: Game,
    spending: _Spending,
    over: Sequence[Buy],
    takes: Sequence[TakeMoney],
    redesigns: Sequence[tuple[Action, float]],
) -> Iterator[Plan]:
    """Combine exact purchases with each last action."""
    for take in takes:
        hand = sorted((*spending.hand, *take.cards))
        worth = evaluator.purse_worth(hand, spending.market)
        yield Plan((*spending.buys, take), spending.gain + worth)
    for buy in over:
        if spending.market[buy.slot]:
            spent = _spend(evaluator, spending, buy)
            if spent is not None:
                yield Plan(spent.buys, spent.guess)
    for action, gain in redesigns:
        yield Plan((*spending.buys, action), spending.guess + gain)
    if spending.buys:
        yield Plan((*spending.buys, EndActions.of()), spending.guess)


def _redesigns(
    evaluator: Evaluator, game: Game, options: Sequence[Action]
) -> list[tuple[Action, float]]:
    """Estimate the gain of each redesign and keep the best."""
    counts = standing_counts(game)
    player = game.players[evaluator.seat]
    shape = evaluator.shape(player.palace)
    found: list[tuple[Action, float]] = []
    for action in options:
        if isinstance(action, AddTile):
            gain = evaluator.on_cells(game, counts, action.tile, [action.cell])[0]
            gain -= evaluator.kept_back(game, counts, action.tile)
        elif isinstance(action, SwapTile | RemoveTile):
            palace = player.palace.clone()
            out = palace.lift(action.cell)
            gain = evaluator.built(game, counts, out, add=-1)
            gain += evaluator.kept_back(game, counts, out)
            if isinstance(action, SwapTile):
                palace.place(action.tile, action.cell)
                gain += evaluator.built(game, counts, action.tile)
                gain -= evaluator.kept_back(game, counts, action.tile)
            gain += evaluator.shape(palace) - shape
        else:
            continue
        found.append((action, gain))
    found.sort(key=lambda pair: -pair[1])
    return found[:REDESIGNS]
