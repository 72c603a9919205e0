"""A computer player: it buys whatever it can pay exactly, else it takes the most money."""

from alhambra_qt.engine import Observation, legal_actions
from alhambra_qt.engine.actions import Action, Buy, Place, TakeMoney
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_PRICE


def choose(observation: Observation) -> Action:
    """Choose one of the legal actions of the seat that observes."""
    market = observation.game.market

    def liking(action: Action) -> int:
        if isinstance(action, Buy):
            price = TILE_PRICE[market[action.slot]]
            over = sum(CARD_VALUE[card] for card in action.cards) - price
            return 100 + price if over == 0 else 8 - over
        if isinstance(action, TakeMoney):
            return sum(CARD_VALUE[card] for card in action.cards)
        return 1 if isinstance(action, Place) else 0

    return max(legal_actions(observation.game), key=liking)
