"""Fast random play, for benchmarks of the engine and for playouts.

It draws the kind of action first, then an action of that kind, so that only a small part of the
legal list is built. Redesigns are drawn rarely: they are by far the most numerous actions, and
uniform play would consist mostly of them.
"""

from collections.abc import Callable

from alhambra_qt.engine.actions import ADD_AT, SWAP_AT, Action, EndTurn, PassWindow
from alhambra_qt.engine.building import spots, swap_cells
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.play import legal_actions
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.turn import buy_options, take_options

REDESIGNS = 0.1  # fraction of turns that try a redesign or an action of a module first

USES = 0.3  # fraction of turn ends and windows in which the seat acts
DECLINED: dict[str, Action] = {"turn_end": EndTurn.of(), "window": PassWindow.of()}

Roll = Callable[[], float]


def quick_action(game: Game, roll: Roll) -> Action:
    """Draw a legal action; ``roll`` returns uniform random numbers in [0, 1)."""
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
    """List the redesigns with a random reserve tile, and the actions of a random module."""
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
