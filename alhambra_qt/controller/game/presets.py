"""Ready-made choices of modules, and what a set-up changes in the printed rules."""

from collections.abc import Callable, Sequence

from attrs import frozen

from alhambra_qt import modules
from alhambra_qt.controller.faces.face import Face
from alhambra_qt.controller.faces.found import faces
from alhambra_qt.controller.game.gameconfig import HUMAN, GameConfig
from alhambra_qt.controller.game.module_facts import complexity
from alhambra_qt.controller.words.names import modules_named
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.i18n import Msg, listing, msg

BASE, FIRST, ALL, BOX = "base", "first", "all", "box-"
# The mixes; each has one idea, and a module is in the one that its face names, if any.
MIXES = ("money", "city", "rivals", "treasures")
PARTNERS = 3  # how many modules are named that go well with another
# How much complexity a surprise may have.
BUDGETS = (4, 8, 12, 20)


@frozen
class Preset:
    """A choice of modules with a name."""

    id: str
    modules: tuple[str, ...]

    @property
    def name(self) -> Msg:
        """What it is called."""
        return msg(self.id) if self.id.startswith(BOX) else msg(f"new-preset-{self.id}")


def in_order(ids: Sequence[str]) -> tuple[str, ...]:
    """Give modules in rulebook order."""
    return tuple(name for name in modules.IDS if name in ids)


def having(wanted: Callable[[Face], bool]) -> tuple[str, ...]:
    """Give the modules whose face is wanted, in rulebook order."""
    return tuple(name for name, face in faces().items() if wanted(face))


def boxes() -> tuple[Preset, ...]:
    """The four expansions as they were sold."""
    sold: dict[int, list[str]] = {}
    for module, face in faces().items():
        sold.setdefault(face.box, []).append(module)
    return tuple(Preset(f"{BOX}{number}", tuple(sold[number])) for number in sorted(sold) if number)


def mixes() -> tuple[Preset, ...]:
    """The recommended mixes."""
    mixed: dict[str, list[str]] = {mix: [] for mix in MIXES}
    for module, face in faces().items():
        if face.mix in mixed:
            mixed[face.mix].append(module)
    return tuple(Preset(f"mix-{mix}", tuple(ids)) for mix, ids in mixed.items())


def base_only() -> Preset:
    """No module."""
    return Preset(BASE, ())


def first_steps() -> Preset:
    """The modules that ask least of somebody who knows the base game: only other money."""
    return Preset(FIRST, having(lambda face: face.easy))


def everything() -> Preset:
    """All modules."""
    return Preset(ALL, modules.IDS)


def partners(module: str) -> tuple[str, ...]:
    """Give the modules that go best with one: of its mix, of its box, the easy ones first."""
    mixed, boxed = (
        {name for one in presets if module in one.modules for name in one.modules}
        for presets in (mixes(), boxes())
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
    own = [name for name in having(lambda face: face.own_numbers) if name in config.modules]
    if own:
        lines.append(msg("new-differs-numbers", modules=modules_named(own)))
    if sum(seat.kind == HUMAN for seat in config.seats) > 1:
        lines.append(msg("new-differs-shared"))
    return tuple(lines)
