"""What a seat could do between two turns when it passed: is anything new when it is asked again?

After each use everybody is asked again. Whoever passed and can do nothing that was not there before
passes once more without being asked. Hands are secret: where several people sit at the screen
somebody is asked again as soon as anything new can be seen, whatever the hand holds, so that no
question and no silence gives a hand away. Nothing new in sight means nothing new at all, and that
is checked, too: what a seat really can do is compared as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from alhambra_qt.engine import Game, legal_actions
from alhambra_qt.engine.actions import Action, PassWindow
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.rules import AnyModule, Module

WINDOW = "window"  # the question between two turns
OWN = {"card", "cards"}  # fields of actions that come out of what a seat holds
SOLD, SHOWN = {"slot", "tile"}, {"taken_card"}
if TYPE_CHECKING:
    from alhambra_qt.controller.game.session import Session

Sight = frozenset[tuple[str, tuple[int, ...]]]


@frozen
class Chance:
    """What a seat can do between two turns, and what of it everybody sees.

    ``seen`` is None where that cannot be told from the actions.
    """

    can: frozenset[Action]
    seen: Sight | None

    @classmethod
    def of(cls, game: Game, seat: Seat) -> Chance:
        """Look at the question between two turns that a seat is asked."""
        can = (one for one in legal_actions(game) if not isinstance(one, PassWindow))
        return cls(frozenset(can), _seen(game, seat))

    def brings_more_than(self, before: Chance, *, public: bool) -> bool:
        """Whether there is anything that was not there before."""
        if not self.can <= before.can:
            return True
        if not public:
            return False
        return self.seen is None or before.seen is None or not self.seen <= before.seen


def nothing_new(session: Session, *, public: bool) -> bool:
    """Whether a person passed in this window and is asked again about nothing new.

    ``public`` is where several people see who is asked again.
    """
    seat = session.to_move
    if seat is None or not session.between_turns:
        return False
    for index in reversed(range(len(session.steps))):
        step = session.steps[index]
        if step.turn != session.turn:
            break
        if step.seat == seat:
            now, before = Chance.of(session.observation(seat).game, seat), step.declined
            again = before is None or now.brings_more_than(before, public=public)
            return not again and not session.was_ai(seat, index)
    return False


def asking(game: Game, seat: Seat) -> tuple[AnyModule, ...]:
    """Give the modules that ask a seat between two turns, by what everybody can see."""
    return tuple(
        module
        for module in game.rules.modules
        if module.window_open(game, seat, False)
        or (_acts(module) and type(module).window_open is Module.window_open)
    )


def _acts(module: AnyModule) -> tuple[type[Action], ...]:
    """List what a module lets a seat do between two turns."""
    handlers = module.handlers().items()
    return tuple(kind for kind, one in handlers if WINDOW in one.frames and kind is not PassWindow)


def _seen(game: Game, seat: Seat) -> Sight | None:
    """Give what the actions of a seat could be about, whatever it holds."""
    on_sale = [(offer.tile, offer.currency, offer.price) for offer in offers(game)]
    shown = [(card,) for card in game.display if card >= 0]
    found: set[tuple[str, tuple[int, ...]]] = set()
    for kind in (kind for module in asking(game, seat) for kind in _acts(module)):
        about = set(kind.__match_args__) - OWN
        if about <= SOLD:
            found |= {(kind.name, one) for one in on_sale}
        elif about <= SHOWN:
            found |= {(kind.name, one) for one in shown}
        else:
            return None
    return frozenset(found)
