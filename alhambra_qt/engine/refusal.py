"""Why an action is not allowed: the rule it breaks, and what shows it on the board."""

import attrs

from .ids import Cell, Side

Value = int | str | tuple[int, ...] | tuple[str, ...]


@attrs.frozen
class Refusal:
    """The one rule that forbids something, by its id, with the places that show it.

    ``cells`` and ``sides`` are to be marked on the board; what they mean depends on the rule
    (the hole for ``build.hole``, the failing sides for ``build.edges``). ``params`` are named
    values for the sentence that explains it.

    >>> Refusal("build.hole", cells=(1,)).rule
    'build.hole'
    """

    rule: str
    cells: tuple[Cell, ...] = ()
    sides: tuple[tuple[Cell, Side], ...] = ()
    params: tuple[tuple[str, Value], ...] = ()
