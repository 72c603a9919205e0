"""How an action is offered: its text, its key, its icon, and the chip made of them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from attrs import evolve

from alhambra_qt.controller.faces.asked import Table
from alhambra_qt.controller.view.parts import Button, LegalCell
from alhambra_qt.controller.words.actions import action_text
from alhambra_qt.engine.actions import Action
from alhambra_qt.i18n import Msg

# The keys of what every turn offers, by its target.
TURN_KEYS = {
    "chip:money": "M",
    "chip:buy": "B",
    "chip:redesign": "D",
    "button:next": "N",
    "button:reserve": "R",
    "button:dirk": "G",
}
KEYS = {
    "wake_vizier": "V",
    "use_vizier": "V",
    "take_hut": "U",
    "buy_chests": "C",
    "buy_bazaar": "9",
    "build_sticks": "W",
    "build_sticks_aside": "W",
    "use_thief": "J",
    "reveal_bonus": "X",
    "take_gate": "Y",
    "place_with_gate": "Y",
    "add_with_gate": "Y",
    "use_karim": "K",
    "use_ammar": "K",
    "use_laila": "K",
    "use_machma": "K",
    "use_yammerad": "K",
    "use_knihstig": "K",
    "keep_fatima": "K",
    "swap_fatima": "K",
    "use_builder": "D",
}
ICONS = {
    "wake_vizier": "vizier",
    "use_vizier": "vizier",
    "use_vizier_aside": "vizier",
    "take_hut": "hut",
    "take_gate": "gate",
    "place_with_gate": "gate",
    "add_with_gate": "gate",
    "build_sticks": "stick",
    "build_sticks_aside": "stick",
    "use_thief": "mask",
    "use_builder": "hammer",
    "buy_chests": "chest",
    "buy_bazaar": "bazaar",
    "reveal_bonus": "bonus",
    "use_karim": "person",
    "use_ammar": "person",
    "use_laila": "person",
    "use_machma": "person",
    "use_yammerad": "person",
    "use_knihstig": "person",
}


def chip(target: str, text: Msg, key: str, icon: str, why: Msg | None = None) -> Button:
    """Give an action chip; one that does not work tells why."""
    return Button(target, text, key, enabled=why is None, why=why, icon=icon)


def action_chips(
    table: Table, own: tuple[type[Action], ...], chosen: str = ""
) -> tuple[Button, ...]:
    """Give a chip for each kind of legal action that is not one of ``own``."""
    names = dict.fromkeys(a.name for a in table.legal if not isinstance(a, own))
    return tuple(action_chip(name, name == chosen) for name in names)


def action_chip(name: str, chosen: bool) -> Button:
    """Give the chip of a kind of action."""
    icon = ICONS.get(name, "star")
    return Button(f"action:{name}", action_text(name), KEYS.get(name, ""), icon=icon, chosen=chosen)


def told_apart(chips: Sequence[Button]) -> tuple[Button, ...]:
    """Number the keys of chips that share one: ``W1`` is pressed as W, and 1 right after it."""
    shared, seen = Counter(one.key for one in chips), Counter[str]()
    found = []
    for one in chips:
        seen[one.key] += 1
        many = one.key.isalpha() and shared[one.key] > 1
        found.append(evolve(one, key=f"{one.key}{seen[one.key]}") if many else one)
    return tuple(found)


def keyed(cells: Iterable[LegalCell]) -> tuple[LegalCell, ...]:
    """Let the key of gates lead to the cells where one must be opened."""
    key = KEYS["place_with_gate"]
    return tuple(evolve(one, key=key) if one.gates else one for one in cells)
