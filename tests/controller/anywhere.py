"""Random positions of games with random modules, and everything that can be clicked in them."""

import random
from collections.abc import Iterator

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.parts import CAN, CHOSEN
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import AtCell, AtDisplay, Press, Target
from tests.controller.kit import chance, config

VARIANTS = (("invaders", "open"), ("thieves", "round"))
SHARES = (0.2, 0.5, 0.8, 1.0)  # how likely a module is to play


def setups(number: int) -> Iterator[tuple[int, GameConfig]]:
    """Give games of two to six people with random modules and variants.

    Each module is drawn by itself: one more leaves the others where they are.
    """
    rng = random.Random(number)
    for place in range(number):
        seats = 2 + place % 5
        share = SHARES[place % len(SHARES)]
        draws = {name: random.Random(f"{number}/{place}/{name}") for name in modules.IDS}
        some = tuple(name for name in modules.IDS if draws[name].random() < share)
        variants = tuple(one for one in VARIANTS if one[0] in some and rng.random() < 0.5)
        seed = f"anywhere{place}"
        yield place, config(seats, seats, seed=seed, modules=some, variants=variants)


def desks(games: int, most: int, each: float) -> Iterator[Desk]:
    """Play at random and stop at every so many positions; ``most`` actions in a game."""
    for place, setup in setups(games):
        session, rng = Session.new(setup), random.Random(place)
        desk = Desk(session)
        for _ in range(most):
            if session.over:
                break
            if rng.random() < each:
                if desk.viewing.waiting is not None:
                    desk.pick(Press("here"))
                if desk.mode() is not None:
                    yield desk
            chance(session, rng)


def dark(view: TableView) -> list[Target]:
    """List everything shown on the table that cannot be chosen now."""
    shown = list(_states(view))
    lit: set[Target] = {target for target, state in shown if state in (CAN, CHOSEN)}
    lit |= {cell.target for cell in view.legal}
    found: list[Target] = [target for target, _ in shown]
    found += [AtDisplay(n) for n, card in enumerate(view.display.cards) if card is None]
    buttons = (*view.prompt.buttons, *view.prompt.chips)
    found += [button.target for button in buttons if not button.enabled]
    left, top, right, bottom = view.palace.box
    found += [AtCell(x, y) for x in range(left - 2, right + 3) for y in range(top - 2, bottom + 3)]
    return [target for target in dict.fromkeys(found) if target not in lit]


def _states(view: TableView) -> Iterator[tuple[Target, str]]:
    """Give what lies on the table with its state."""
    cards = [card for card in view.display.cards if card is not None]
    cards += [card for group in view.hand.groups for card in group.cards]
    yield from ((one.target, one.state) for one in cards)
    yield from ((one.target, one.state) for one in view.market)
    yield from ((one.target, one.state) for one in (*view.reserve.tiles, *view.bought))
    yield from ((one.target, one.state) for one in view.palace.tiles)
    for zone in view.zones:
        yield from ((piece.target, piece.state) for piece in zone.pieces)
    for panel in (view.you, *view.opponents):
        if panel.extras is not None:
            yield from ((card.target, card.state) for card in panel.extras.cards)
