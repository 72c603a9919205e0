"""A simple greedy player to measure against.

It makes every exact purchase, else the highest one overpaid by at most 2, else takes the most
money. It builds where the wall gets longest and never redesigns.
"""

from alhambra_qt.engine.actions import Action, Buy, Place, Reserve, TakeMoney
from alhambra_qt.engine.observe import Observation
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_PRICE
from alhambra_qt.engine.play import legal_actions
from alhambra_qt.engine.rules import Game

MOST_OVER = 2


def overpaid(game: Game, buy: Buy) -> int:
    """How much a purchase pays too much."""
    return sum(CARD_VALUE[card] for card in buy.cards) - TILE_PRICE[game.market[buy.slot]]


def greedy(observation: Observation, seed: str) -> Action:
    """Choose as the greedy player does."""
    game = observation.game
    options = legal_actions(game)
    if game.frame.kind == "turn":
        return _in_turn(game, options)
    places = [action for action in options if isinstance(action, Place)]
    if places:
        palace = game.players[observation.seat].palace

        def wall_after(action: Place) -> int:
            built = palace.clone()
            built.place(action.tile, action.cell)
            return built.longest_wall()

        return max(places, key=wall_after)
    kept = [action for action in options if isinstance(action, Reserve)]
    return (kept or options)[0]


def _in_turn(game: Game, options: list[Action]) -> Action:
    buys = [action for action in options if isinstance(action, Buy)]

    def price(buy: Buy) -> int:
        return TILE_PRICE[game.market[buy.slot]]

    exact = [buy for buy in buys if overpaid(game, buy) == 0]
    if exact:
        return max(exact, key=price)
    dear = [buy for buy in buys if overpaid(game, buy) <= MOST_OVER]
    if dear:
        return max(dear, key=lambda buy: (price(buy), -overpaid(game, buy)))
    takes = [action for action in options if isinstance(action, TakeMoney)]
    if takes:
        return max(takes, key=lambda take: sum(CARD_VALUE[card] for card in take.cards))
    return options[-1]
