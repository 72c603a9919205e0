"""All keys of the program by names that stay, so that a person may keep others for them.

Commands have the names of `KEYS`; what stands on things has a name here: a deed of each turn that
of its button, a place that of its digit, what a module brings that of the module.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from alhambra_qt import modules
from alhambra_qt.controller.desk.between import KEY
from alhambra_qt.controller.desk.chips import TURN_KEYS
from alhambra_qt.controller.faces.found import act_of, shelves, stalls
from alhambra_qt.controller.presenter.table_presenter import DISPLAY_KEYS, SLOT_KEYS
from alhambra_qt.controller.words.names import row_of
from alhambra_qt.ui.kit.bindings import Keys
from alhambra_qt.ui.table.keys import KEYS

PLACES = {f"place-{key}": key for key in (*SLOT_KEYS, *DISPLAY_KEYS)}
BETWEEN = "between"


@cache
def standard() -> Keys:
    """Give the program's keys of everything that has one."""
    found = {**KEYS, BETWEEN: (KEY,), **{name: (key,) for name, key in PLACES.items()}}
    found |= {target.word: (key,) for target, key in TURN_KEYS.items()}
    taken = {key for keys in found.values() for key in keys}
    for module, key in _of_modules():
        if key and key not in taken:
            taken.add(key)
            found[module] = (*found.get(module, ()), key)
    return found


def _of_modules() -> Iterator[tuple[str, str]]:
    """Go through the keys on what modules bring."""
    for module in modules.chosen(modules.IDS):
        for kind in module.handlers():
            yield module.id, act_of(kind.name).key
    lying = [(one.rule, one.key) for one in shelves()]
    for rule, key in [*lying, *((one.rule, one.key) for one in stalls().values())]:
        yield row_of(rule), key


def name_of(key: str) -> str:
    """Give the name of a key of the program; empty if it has none."""
    return next((name for name, keys in standard().items() if key in keys), "")
