"""Quick random play, for measuring the engine and for playouts.

The kind of action is drawn first (money, a purchase, a redesign), then one of that kind: nearly
as wide as drawing from the whole legal list, but only the list of one kind is built, and games
do not drown in redesigns, of which there are many more than of anything else.
"""

from collections.abc import Callable

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.building import redesign_options
from alhambra_qt.engine.play import legal_actions
from alhambra_qt.engine.state import Game
from alhambra_qt.engine.turn import buy_options, take_options


def quick_action(game: Game, roll: Callable[[], float]) -> Action:
    """Draw a legal action; ``roll`` gives numbers from 0 up to 1."""
    frame = game.decisions[-1]
    options: list[Action] = []
    if frame.kind == "turn":
        kind = int(roll() * 4)
        if kind == 0:
            options = take_options(game)
        elif kind == 1:
            options = buy_options(game, frame.seat)
        elif kind == 2:
            redesign_options(game, frame.seat, options)
        else:
            for add in game.rules.turn_actions:
                add(game, frame.seat, options)
    options = options or legal_actions(game)
    return options[int(roll() * len(options))]
