"""Quick random play, for measuring the engine and for playouts.

The kind of action is drawn first, then one of that kind, so that only a small part of the legal
list is built. Redesigns are kept rare: there are many more of them than of anything else, and
games drawn evenly from the legal list drown in them.
"""

from collections.abc import Callable

from alhambra_qt.engine.actions import ADD_AT, SWAP_AT, Action, EndTurn, PassWindow
from alhambra_qt.engine.building import spots, swap_cells
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.play import legal_actions
from alhambra_qt.engine.state import Game
from alhambra_qt.engine.turn import buy_options, take_options

REDESIGNS = 0.1  # share of turns that try a redesign or an action of a module first

USES = 0.3  # share of the ends of turns and windows in which something is done
DECLINED: dict[str, Action] = {"turn_end": EndTurn.of(), "window": PassWindow.of()}

Roll = Callable[[], float]


def quick_action(game: Game, roll: Roll) -> Action:
    """Draw a legal action; ``roll`` gives numbers from 0 up to 1."""
    frame = game.decisions[-1]
    options: list[Action] = []
    decline = DECLINED.get(frame.kind)
    if decline is not None and roll() >= USES:
        return decline
    if frame.kind == "turn":
        kind = roll()
        if kind < REDESIGNS:
            options = _redesigns(game, frame.seat, roll)
        elif kind < (1 + REDESIGNS) / 2:
            options = buy_options(game, frame.seat)
        options = options or take_options(game, frame.seat)
    options = options or legal_actions(game)
    return options[int(roll() * len(options))]


def _redesigns(game: Game, seat: Seat, roll: Roll) -> list[Action]:
    """List what a random reserve tile can do, and what a random module offers."""
    options: list[Action] = []
    offers = game.rules.turn_actions
    if offers:
        offers[int(roll() * len(offers))](game, seat, options)
    reserve = game.players[seat].reserve
    if reserve:
        tile = reserve[int(roll() * len(reserve))]
        options += [ADD_AT[tile][cell] for cell in spots(game, seat, tile)]
        options += [SWAP_AT[tile][cell] for cell in swap_cells(game, seat, tile)]
    return options
