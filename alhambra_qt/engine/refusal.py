"""Why an action is not allowed: the rule it breaks, and the places to mark on the board."""

import attrs

from .ids import Cell, Side

Value = int | str | tuple[int, ...] | tuple[str, ...]


@attrs.frozen
class Refusal:
    """The id of the rule that forbids an action, with the places that show why.

    ``cells`` and ``sides`` are the places to mark on the board; their meaning depends on the rule
    (the hole for ``build.hole``, the failing sides for ``build.edges``). ``params`` are named
    values for the explanation.

    >>> Refusal("build.hole", cells=(1,)).rule
    'build.hole'
    """

    rule: str
    cells: tuple[Cell, ...] = ()
    sides: tuple[tuple[Cell, Side], ...] = ()
    params: tuple[tuple[str, Value], ...] = ()
