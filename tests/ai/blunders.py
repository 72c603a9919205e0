"""Positions with a mistake that anybody would see, found in games by what the rules say of them.

Nothing here asks a computer player: the engine alone defines a blunder, by the points of the next
scoring if it happened now.
"""

import random
from collections.abc import Callable, Iterator

import attrs

from alhambra_qt import modules
from alhambra_qt.ai.levels import LEVELS, Level
from alhambra_qt.ai.player import choose
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import Game, Setup, legal_actions, observe
from alhambra_qt.engine.actions import Action, Buy, GiveToDirk, Place, Reserve, TakeMoney
from alhambra_qt.engine.building import spots
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_KIND, TILE_PRICE
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.engine.scoring import score_now

STRAY = 0.15  # part of the actions that are drawn, so that odd positions occur
CLEAR = 5  # points of the next scoring from which a mistake is clear
# Before the end a purchase is a matter of judgement, as the money may buy something better: medium
# players made to buy whatever brings 5 points at once, exactly, won 28 +- 7 of 100 games against
# two that were free to choose.
NEAR_THE_END = 6  # tiles left in the bag
LAST_TILES = 2  # with so few left after the refill the game ends with the next purchases
CAREFUL = attrs.evolve(LEVELS["medium"], opinion=0.0)  # who judge by playing on


@attrs.frozen(eq=False)
class Puzzle:
    """A position and the actions that would be a blunder in it; ``kind`` names the mistake.

    ``costs`` is what it costs in games played on: points, half the 95 % interval and worlds.
    """

    kind: str
    game: Game
    blunders: tuple[Action, ...]
    costs: tuple[float, float, int] | None = None


def worth_now(game: Game, seat: int) -> int:
    """Return the points of the next scoring for a seat if it happened now, losses included."""
    return score_now(game, min(game.scorings_done + 1, 3), losses=True).totals[seat]


def after(game: Game, action: Action) -> Game:
    """The position after an action, without anything that follows by itself."""
    tried = game.clone()
    tried.rules.handlers[type(action)].run(tried, tried.frame.seat, action)
    return tried


def exact_not_seen(game: Game) -> tuple[Action, ...]:
    """Near the end a tile can be had for exactly its price and brings much: it costs no action.

    Taking money instead ends the turn without it. Left out is where the purchase could bring the
    very end: there money may be worth more for the tiles that are left, a question of judgement.
    """
    empty = sum(not tile for tile in game.market)
    if game.frame.kind != "turn" or not empty + LAST_TILES < len(game.bag) <= NEAR_THE_END:
        return ()
    seat = game.frame.seat
    options = legal_actions(game)
    for buy in options:
        if isinstance(buy, Buy) and coins(buy) == TILE_PRICE[game.market[buy.slot]]:
            tile = game.market[buy.slot]
            if TILE_KIND[tile] == "building" and built_best(game, seat, tile) >= CLEAR:
                return tuple(action for action in options if isinstance(action, TakeMoney))
    return ()


def overpaid_for_nothing(game: Game) -> tuple[Action, ...]:
    """More is paid for a tile that can be had for exactly its price."""
    if game.frame.kind != "turn":
        return ()
    buys = [action for action in legal_actions(game) if isinstance(action, Buy)]
    prices = {buy: TILE_PRICE[game.market[buy.slot]] for buy in buys}
    exact = {buy.slot for buy in buys if coins(buy) == prices[buy]}
    return tuple(buy for buy in buys if buy.slot in exact and coins(buy) > prices[buy])


def wall_broken(game: Game) -> tuple[Action, ...]:
    """The only tile held can go where it brings much more at once than elsewhere."""
    placed = _placements(game)
    if len(placed) < 2:
        return ()
    most = max(placed.values())
    return tuple(action for action, worth in placed.items() if worth <= most - CLEAR)


def kept_for_nothing(game: Game) -> tuple[Action, ...]:
    """A tile that would bring much at once is put on the reserve, or given away."""
    placed = _placements(game)
    if not placed or max(placed.values()) < worth_now(game, game.frame.seat) + CLEAR:
        return ()
    return tuple(
        action for action in legal_actions(game) if isinstance(action, Reserve | GiveToDirk)
    )


KINDS: tuple[Callable[[Game], tuple[Action, ...]], ...] = (
    exact_not_seen,
    overpaid_for_nothing,
    wall_broken,
    kept_for_nothing,
)


def coins(action: Buy | TakeMoney) -> int:
    """Count the coins of an action's cards."""
    return sum(CARD_VALUE[card] for card in action.cards)


def built_best(game: Game, seat: int, tile: int) -> int:
    """Return the gain of a tile at once on its best cell; 0 if it fits nowhere."""
    before = worth_now(game, seat)
    best = 0
    for cell in spots(game, seat, tile):
        tried = game.clone()
        tried.players[seat].palace.place(tile, cell)
        best = max(best, worth_now(tried, seat) - before)
    return best


def _placements(game: Game) -> dict[Action, int]:
    """The worth of each place for the only tile held, if it is a building."""
    seat = game.frame.seat
    if game.frame.kind != "place" or len(game.players[seat].bought) != 1:
        return {}
    if TILE_KIND[game.players[seat].bought[0]] != "building":
        return {}
    places = [action for action in legal_actions(game) if isinstance(action, Place)]
    return {action: worth_now(after(game, action), seat) for action in places}


def positions(setup: Setup, dice: random.Random) -> Iterator[Game]:
    """Play a game of fast players who stray; give the positions in which tiles are dealt with."""
    game = modules.new_game(setup)
    policy, turn = Policy(game, BALANCED), 0
    while game.decisions:
        if game.turn > turn + 3:
            policy, turn = Policy(game, BALANCED), game.turn
        if game.frame.kind in ("turn", "place"):
            yield game
        stray = dice.random() < STRAY
        apply_unchecked(game, quick_action(game, dice.random) if stray else policy.action(game))


def blunders_of(level: str, found: list[Puzzle]) -> list[Puzzle]:
    """The puzzles in which a level commits the blunder."""
    missed = []
    for number, puzzle in enumerate(found):
        seen = observe(puzzle.game, puzzle.game.frame.seat)
        if choose(seen, level, number, reasons=False).action in puzzle.blunders:
            missed.append(puzzle)
    return missed


def played(world: Game, seat: int, action: Action, level: Level) -> int:
    """Play a game to its end; give a seat's margin over its best rival."""
    game = world.clone()
    apply_unchecked(game, action)
    while game.decisions:
        seen, seed = observe(game, game.frame.seat), f"{world.setup.seed}/{game.turn}"
        apply_unchecked(game, choose(seen, level, seed, reasons=False).action)
    scores = [player.score for player in game.players]
    return scores.pop(seat) - max(scores)
