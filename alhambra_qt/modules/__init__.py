"""The modules, in rulebook order, which is also the order in which their hooks are called.

To add one: write ``modules/<id>/rules.py`` with a ``Module`` subclass and name it in ``ALL``.
"""

from collections.abc import Iterable
from functools import lru_cache

from alhambra_qt.engine.base import BaseGame
from alhambra_qt.engine.errors import SetupClash
from alhambra_qt.engine.position import Position
from alhambra_qt.engine.position import read_position as lay_position
from alhambra_qt.engine.rules import AnyModule, Game, Rules
from alhambra_qt.engine.setup import new_game as lay_table
from alhambra_qt.engine.state import Setup
from alhambra_qt.modules.bazaars.rules import Bazaars
from alhambra_qt.modules.bonus.rules import Bonus
from alhambra_qt.modules.builders.rules import Builders
from alhambra_qt.modules.camps.rules import Camps
from alhambra_qt.modules.change.rules import Change
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.diamonds.rules import Diamonds
from alhambra_qt.modules.exchange.rules import Exchange
from alhambra_qt.modules.gates.rules import Gates
from alhambra_qt.modules.huts.rules import Huts
from alhambra_qt.modules.invaders.rules import Invaders
from alhambra_qt.modules.thieves.rules import Thieves
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.treasure.rules import Treasure
from alhambra_qt.modules.vizier.rules import Vizier
from alhambra_qt.modules.walls.rules import Walls

ALL: tuple[type[AnyModule], ...] = (
    Vizier,
    Exchange,
    Bonus,
    Huts,
    Gates,
    Diamonds,
    Characters,
    Camps,
    Walls,
    Thieves,
    Change,
    Trader,
    Treasure,
    Builders,
    Invaders,
    Bazaars,
)
IDS: tuple[str, ...] = tuple(module.id for module in ALL)


def chosen(ids: Iterable[str]) -> list[AnyModule]:
    """Return a new module object for each of the ids, in rulebook order.

    Raises:
        SetupClash: if no module has one of the ids.
    """
    wanted = set(ids)
    unknown = sorted(wanted - set(IDS))
    if unknown:
        raise SetupClash("modules", f"there is no module {unknown[0]!r}")
    return [module() for module in ALL if module.id in wanted]


def rules_for(ids: Iterable[str]) -> Rules:
    """Return the compiled rules of the base game with these modules, cached and shared."""
    return _compiled(frozenset(ids))


@lru_cache(maxsize=64)
def _compiled(ids: frozenset[str]) -> Rules:
    return Rules(BaseGame(), *chosen(ids))


def new_game(setup: Setup) -> Game:
    """Set up a game with its modules and begin the first turn.

    >>> new_game(Setup(seats=3, seed="a", modules=("camps",))).to_play in (0, 1, 2)
    True
    """
    return lay_table(setup, rules_for(setup.modules))


def read_position(data: object, *, lenient: bool = False) -> Position:
    """Build the game that a position describes, with the modules of this program.

    If ``lenient``, one that says ``as_it_lies`` may break building rules: it can be scored only.

    Raises:
        BadData: names the field, and the rule if the position breaks one.
    """
    return lay_position(data, rules_for, ALL, lenient=lenient)
