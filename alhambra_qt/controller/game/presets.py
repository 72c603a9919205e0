"""Ready-made choices of modules, and what a set-up changes in the printed rules."""

from collections.abc import Sequence

from attrs import frozen

from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import HUMAN, GameConfig
from alhambra_qt.controller.game.module_facts import complexity
from alhambra_qt.controller.words.names import modules_named
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.i18n import Msg, listing, msg

BASE, FIRST, ALL = "base", "first", "all"
# The modules of each of the four boxes.
BOXES = {
    "box-1": ("vizier", "exchange", "bonus", "huts"),
    "box-2": ("gates", "diamonds", "characters", "camps"),
    "box-3": ("walls", "thieves", "change", "trader"),
    "box-4": ("treasure", "builders", "invaders", "bazaars"),
}
# Only other money: nothing new happens on the board.
FIRST_STEPS = ("exchange", "diamonds")
# Modules that go well together; each mix has one idea, and every module is in one.
MIXES = {
    "mix-money": ("exchange", "diamonds", "change", "builders"),
    "mix-city": ("huts", "gates", "walls", "bazaars"),
    "mix-rivals": ("vizier", "characters", "thieves", "invaders"),
    "mix-treasures": ("bonus", "camps", "trader", "treasure"),
}
PARTNERS = 3  # how many modules are named that go well with another
# How much complexity a surprise may have.
BUDGETS = (4, 8, 12, 20)
# Modules some numbers of which no source gives: they are our own.
OWN_NUMBERS = ("huts", "diamonds", "camps", "bazaars")


@frozen
class Preset:
    """A choice of modules with a name."""

    id: str
    modules: tuple[str, ...]

    @property
    def name(self) -> Msg:
        """What it is called."""
        return msg(self.id) if self.id in BOXES else msg(f"new-preset-{self.id}")


def in_order(ids: Sequence[str]) -> tuple[str, ...]:
    """Give modules in rulebook order."""
    return tuple(name for name in modules.IDS if name in ids)


def boxes() -> tuple[Preset, ...]:
    """The four expansions as they were sold."""
    return tuple(Preset(name, in_order(ids)) for name, ids in BOXES.items())


def mixes() -> tuple[Preset, ...]:
    """The recommended mixes."""
    return tuple(Preset(name, in_order(ids)) for name, ids in MIXES.items())


def base_only() -> Preset:
    """No module."""
    return Preset(BASE, ())


def first_steps() -> Preset:
    """Two of the modules that ask least of somebody who knows the base game."""
    return Preset(FIRST, FIRST_STEPS)


def everything() -> Preset:
    """All modules."""
    return Preset(ALL, modules.IDS)


def partners(module: str) -> tuple[str, ...]:
    """Give the modules that go best with one: of its mix, of its box, the easy ones first."""
    mixed, boxed = (
        {name for ids in groups.values() if module in ids for name in ids}
        for groups in (MIXES, BOXES)
    )
    near = [name for name in in_order([*mixed, *boxed]) if name != module]
    near.sort(key=lambda name: (name not in mixed, complexity((name,))))
    return tuple(near[:PARTNERS])


def surprise(seed: str, budget: int) -> tuple[str, ...]:
    """Draw modules by the seed, as long as their complexity stays within the budget.

    >>> surprise("A", 8) == surprise("A", 8)
    True
    """
    drawn: list[str] = []
    for name in shuffled(modules.IDS, seed, f"surprise-{budget}"):
        if complexity((*drawn, name)) <= budget:
            drawn.append(name)
    return in_order(drawn)


# -- what differs from the printed rules -----------------------------------------------------


def differences(config: GameConfig) -> tuple[Msg, ...]:
    """Say how a set-up differs from the printed rules, the most important first.

    The first sentence always stands there; the others only where they apply.
    """
    changed = [
        msg(f"new-differs-{name}-{value}")
        for name, value in config.variants
        if name in config.modules
    ]
    lines = [msg("new-differs", what=listing(changed)) if changed else msg("new-differs-nothing")]
    own = [name for name in OWN_NUMBERS if name in config.modules]
    if own:
        lines.append(msg("new-differs-numbers", modules=modules_named(own)))
    if sum(seat.kind == HUMAN for seat in config.seats) > 1:
        lines.append(msg("new-differs-shared"))
    return tuple(lines)
