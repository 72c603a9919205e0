"""How an action is offered: its text, its key, its icon, and the chip made of them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from attrs import evolve

from alhambra_qt.controller.faces.asked import Table
from alhambra_qt.controller.faces.found import act_of, acts
from alhambra_qt.controller.view.parts import ActionButton, LegalCell
from alhambra_qt.controller.view.targets import Begin, Do, Press, Target
from alhambra_qt.controller.words.actions import action_text
from alhambra_qt.engine.actions import Action
from alhambra_qt.i18n import Msg

# The keys of what every turn offers, by its target.
TURN_KEYS: dict[Press | Begin, str] = {
    Begin("money"): "M",
    Begin("buy"): "B",
    Begin("redesign"): "D",
    Press("next"): "N",
    Press("reserve"): "R",
    Press("dirk"): "G",
}


def chip(target: Target, text: Msg, key: str, icon: str, why: Msg | None = None) -> ActionButton:
    """Give an action chip; one that does not work tells why."""
    return ActionButton(target, text, key, enabled=why is None, why=why, icon=icon)


def action_chips(
    table: Table, own: tuple[type[Action], ...], chosen: str = ""
) -> tuple[ActionButton, ...]:
    """Give a chip for each kind of legal action that is not one of ``own``."""
    kinds = {type(one): None for one in table.legal}
    names = (kind.name for kind in kinds if not issubclass(kind, own))
    return tuple(action_chip(name, name == chosen) for name in names)


def action_chip(name: str, chosen: bool) -> ActionButton:
    """Give the chip of a kind of action."""
    act = act_of(name)
    return ActionButton(Do(name), action_text(name), act.key, icon=act.icon, chosen=chosen)


def told_apart(chips: Sequence[ActionButton]) -> tuple[ActionButton, ...]:
    """Number the keys of chips that share one: ``W1`` is pressed as W, and 1 right after it."""
    shared, seen = Counter(one.key for one in chips), Counter[str]()
    found = []
    for one in chips:
        seen[one.key] += 1
        many = one.key.isalpha() and shared[one.key] > 1
        found.append(evolve(one, key=f"{one.key}{seen[one.key]}") if many else one)
    return tuple(found)


def keyed(cells: Iterable[LegalCell]) -> tuple[LegalCell, ...]:
    """Let the key of the action that builds there lead to the cells where a gate must be opened."""
    key = next((act.key for act in acts().values() if act.places), "")
    return tuple(evolve(one, key=key) if one.gates else one for one in cells)
